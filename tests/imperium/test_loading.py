"""Boxes are loaded once, also when several threads need them at the same time, as on a server."""

from __future__ import annotations

import subprocess
import sys

# Two threads set up games with boxes that nothing has needed yet, while the box's modules are slow to import.
SCRIPT = """
import sys, time
from threading import Thread
from sandtable.core.titles import meta
from sandtable.imperium.rules import catalog

imported = catalog.import_module

def slowly(name):
    time.sleep(0.05)
    return imported(name)

catalog.import_module = slowly
results = []

def start(options):
    try:
        game = meta("uprising").new(1, meta("uprising").check(options))
        results.append((game.digest(), id(game.rules)))
    except Exception as problem:
        results.append(f"{type(problem).__name__}: {problem}")

threads = [Thread(target=start, args=({"boxes": ["ix"]},)) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(results), len(set(results)), results)
"""


def test_threads_that_need_the_same_boxes_get_one_ruleset() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("4 1 "), done.stdout
