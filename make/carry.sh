#!/bin/bash
# Gather in a folder what make/train.sh needs on another machine: the compiled engine and the wheels to compile it there.
#
#   make/carry.sh PYTHON COMPILED FOLDER
#
# PYTHON is an interpreter of the version that the other machine has, with mypy, setuptools and hatchling; COMPILED is the
# folder into which `PYTHON hatch_build.py binaries COMPILED` has compiled the engine.
set -eu
python=$1 compiled=$2 folder=$3
mkdir -p "$folder/wheels" "$folder/site"
(cd "$compiled" && find . -name '*.so' -exec strip -s {} + && tar -cf - .) | gzip -9 > "$folder/engine.tar.gz"
if [ -z "$(ls "$folder/wheels")" ]; then
  "$python" -m pip download -q --only-binary=:all: -d "$folder/wheels" mypy==2.4.1 setuptools hatchling
fi
"$python" -m pip install -q --no-index --find-links "$folder/wheels" --no-deps --upgrade --target "$folder/site" librt
du -sh "$folder"/*
