"""Build the compiled engine of this checkout in build/engine, and rebuild it when its sources have changed.

    python make/engine.py           # build it if needed; without a C compiler, print a warning
    python make/engine.py folder    # print its folder for SANDTABLE_ENGINE (sandtable/binaries.py), or nothing

A server keeps its own engine in its data folder in the same way (sandtable/server/operations/engine_builds.py).
A new engine must play the same game as the plain one before it is used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # Python adds only the script's own folder
os.environ.pop("SANDTABLE_ENGINE", None)  # import the sources, not a compiled engine

import hatch_build  # noqa: E402
from sandtable.server.operations import compile_engine  # noqa: E402
from sandtable.server.operations.engine_builds import EngineBuilds  # noqa: E402

# The engine for tests, compiled with fewer optimizations, has its own folder: it is never benchmarked or distributed.
BUILD: Final = ROOT / "build" / ("" if hatch_build.level() == hatch_build.BEST else f"O{hatch_build.level()}")


def make(engines: EngineBuilds) -> None:
    """Compile the engine in the checkout itself, so that a wheel built later can reuse the work
    (hatch_build.work_folder)."""
    out = engines.home / "making"
    shutil.rmtree(out, ignore_errors=True)
    done = subprocess.run([sys.executable, "hatch_build.py", "binaries", str(out)], cwd=ROOT, check=False)
    if done.returncode != 0:
        raise compile_engine.Failed("compiling failed", for_good=True)
    compile_engine.describe(out)
    if EngineBuilds(BUILD).key != engines.key:
        raise compile_engine.Failed("the sources changed meanwhile", for_good=False)
    compile_engine.check(out)
    shutil.rmtree(engines.folder, ignore_errors=True)
    out.replace(engines.folder)
    compile_engine.delete_old_builds(engines)


def main(arguments: list[str]) -> int:
    engines = EngineBuilds(BUILD)
    if arguments == ["folder"]:
        print(engines.folder if engines.ready() else "")
        return 0
    if engines.ready():
        print("The compiled engine is up to date.")
        return 0
    trouble = hatch_build.compiler_trouble()
    if trouble:
        print(f"\n********  NO COMPILED ENGINE: {trouble}  ********", file=sys.stderr)
        return 1 if os.environ.get("CI") == "true" else 0
    print("Compiling the engine (two to ten minutes) ...", flush=True)
    began = time.monotonic()
    engines.home.mkdir(parents=True, exist_ok=True)
    try:
        with compile_engine.exclusive_lock(engines.home / "lock"):
            if not engines.ready():  # another process may have built it in the meantime
                make(engines)
    except compile_engine.Failed as failed:
        print(f"There is no compiled engine: {failed}", file=sys.stderr)
        return 1
    print(f"Compiled in {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
