#!/bin/bash
# Train on a machine where nothing can be installed and nothing is kept: it needs PyTorch and NumPy, and a C compiler if
# the compiled files that it is given do not load.
#
#   make/train.sh CARRY OUT TITLE ARGUMENT...      # the arguments of `python -m sandtable.learn`
#
# CARRY/engine.tar.gz has the package with its compiled files (make/carry.sh). If they do not load here, this checkout is
# compiled with the wheels in CARRY/wheels, and OUT/engine.tar.gz is the file for the next start. CARRY/checkpoint, if it
# is there, is the checkpoint to go on from. Checkpoint, figures and weights go to OUT.
set -euo pipefail
carry=$PWD/$1 out=$2
shift 2
python=${PYTHON:-python3}
package=$PWD/build/package
export PYTHONPATH="$package:$carry/site" PYTHONUNBUFFERED=1 OMP_NUM_THREADS=4

loads() {
  (cd "$package" && "$python" -c 'import sys
from sandtable.core.titles import meta
from sandtable.envs import crowd
meta("imperium").part("observation")
sys.exit(not crowd.__file__.endswith((".so", ".pyd")))')
}

compile() {
  echo "compiling the engine"
  "$python" -m pip install -q --no-index --find-links "$carry/wheels" --target "$carry/site" --upgrade mypy setuptools hatchling
  rm -rf "$package" && mkdir -p "$package"
  PYTHONPATH="$carry/site" SANDTABLE_OPTIMIZE=1 SANDTABLE_BUNDLES=32 "$python" hatch_build.py binaries "$package"
  find "$package" -name '*.so' -exec strip -s {} +
  find sandtable -name '*.py' -exec cp --parents -t "$package" {} +
  tar -C "$package" -czf "$out/engine.tar.gz" .
}

mkdir -p "$out" "$package"
started=$SECONDS
if [ -f "$carry/engine.tar.gz" ]; then tar -C "$package" -xzf "$carry/engine.tar.gz"; fi
if [ "${SANDTABLE_PURE:-}" = 1 ]; then  # plain Python, to try it out
  export PYTHONPATH="$PWD"
  package=$PWD
else
  loads || { compile && loads; }
fi
echo "the engine is ready after $((SECONDS - started)) s"
resume=()
if [ -f "$carry/checkpoint/net.pt" ]; then resume=(--resume "$carry/checkpoint"); fi
cd "$package"
"$python" -m sandtable.learn "$@" --folder "$out" "${resume[@]}" 2>&1 | tee "$out/train.log"
