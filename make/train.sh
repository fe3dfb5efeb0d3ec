#!/bin/bash
# Train on a machine where nothing can be installed and nothing is kept: it needs PyTorch, NumPy and, for the first
# start, a C compiler.
#
#   make/train.sh CARRY OUT TITLE ARGUMENT...      # the arguments of `python -m sandtable.learn`
#
# CARRY/engine.tar.gz has the compiled files of the engine (make/carry.sh). If they do not load here, the engine is
# compiled with the wheels in CARRY/wheels, and OUT/engine.tar.gz is the file for the next start. CARRY/checkpoint, if it
# is there, is the checkpoint to go on from. Checkpoint, figures and weights go to OUT.
set -eu
carry=$1 out=$2
shift 2
export PYTHONPATH="$PWD:$PWD/$carry/site" PYTHONUNBUFFERED=1 OMP_NUM_THREADS=4
python=${PYTHON:-python3}

loads() {
  "$python" -c 'from sandtable.envs import crowd; import sys; from sandtable.core.titles import meta
meta("imperium").part("observation"); sys.exit(not crowd.__file__.endswith((".so", ".pyd")))'
}

compile() {
  echo "compiling the engine"
  "$python" -m pip install -q --no-index --find-links "$carry/wheels" --target "$carry/site" mypy setuptools hatchling
  SANDTABLE_OPTIMIZE=1 SANDTABLE_BUNDLES=32 "$python" hatch_build.py binaries build/compiled
  (cd build/compiled && find . -name '*.so' -exec strip -s {} + && tar -czf "$out/engine.tar.gz" .)
  tar -xzf "$out/engine.tar.gz"
}

mkdir -p "$out"
started=$SECONDS
if [ "${SANDTABLE_PURE:-}" = 1 ]; then loads() { true; }; fi  # plain Python, to try it out
if [ -f "$carry/engine.tar.gz" ]; then tar -xzf "$carry/engine.tar.gz"; fi
loads || { find sandtable -name '*.so' -delete; rm -f sandtable__mypyc*.so; compile; loads; }
echo "the compiled engine is ready after $((SECONDS - started)) s"
resume=()
if [ -f "$carry/checkpoint/net.pt" ]; then resume=(--resume "$carry/checkpoint"); fi
set -o pipefail
"$python" -m sandtable.learn "$@" --folder "$out" "${resume[@]}" 2>&1 | tee "$out/train.log"
