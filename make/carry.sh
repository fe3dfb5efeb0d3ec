#!/bin/bash
# Gather in a folder what make/train.sh needs on another machine: this package with its compiled files, the library they
# need, and the wheels to compile it there.
#
#   make/carry.sh PYTHON COMPILED FOLDER
#
# PYTHON is an interpreter of the version that the other machine has, with pip; COMPILED is the folder into which
# `PYTHON hatch_build.py binaries COMPILED` has compiled the engine.
set -eu
python=$1 compiled=$2 folder=$3
mkdir -p "$folder/wheels" "$folder/site"
making=$(mktemp -d)
git ls-files -z sandtable | grep -zE '\.py$' | xargs -0 cp --parents -t "$making"
cp -r "$compiled"/. "$making"
find "$making" -name '*.so' -exec strip -s {} +
git rev-parse HEAD > "$making/commit"
tar -C "$making" -cf - . | gzip -9 > "$folder/engine.tar.gz"
rm -rf "$making"
if [ -z "$(ls "$folder/wheels")" ]; then
  "$python" -m pip download -q --only-binary=:all: -d "$folder/wheels" mypy==2.4.1 setuptools hatchling
fi
rm -rf "$folder/site"
"$python" -m pip install -q --no-index --find-links "$folder/wheels" --no-deps --target "$folder/site" librt
du -sh "$folder"/*
