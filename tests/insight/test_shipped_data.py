"""Data shipped with the program is for the current version of each title's rules.

The program ignores puzzles and figures of another version, and a net of other rules fits no game. Without these tests
a raised version would take them from the page unnoticed; docs/puzzles.md says how to renew them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.core.titles import meta, titles
from sandtable.insight import puzzle_files, winning
from sandtable.learn import weights

PACKAGE = Path(sandtable.__file__).parent


def versioned() -> dict[str, dict[str, Any]]:
    """Return the contents of every JSON file of the package that names a title and a version of its rules, by path."""
    found = {str(path.relative_to(PACKAGE)): json.loads(path.read_text("utf-8")) for path in PACKAGE.rglob("*.json")}
    return {path: data for path, data in found.items() if isinstance(data, dict) and {"title", "version"} <= set(data)}


VERSIONED = versioned()
NETS = sorted(path.name for path in weights.HERE.glob("*.npz"))


def test_puzzles_and_figures_are_among_the_versioned_files() -> None:
    folders = {str(Path(path).parent) for path in VERSIONED}
    assert folders >= {f"insight/{puzzle_files.FOLDER}", f"insight/{winning.FOLDER}"}


@pytest.mark.parametrize("path", VERSIONED)
def test_a_file_is_for_the_current_version_of_the_rules(path: str) -> None:
    data = VERSIONED[path]
    assert data["version"] == meta(data["title"]).version, f"{path}: renew it (docs/puzzles.md)"


@pytest.mark.parametrize("title", [title for title in titles() if meta(title).has("winning")])
def test_the_page_shows_puzzles_and_figures_of_every_title_that_says_how_it_is_won(title: str) -> None:
    file = puzzle_files.shipped(title)
    assert file.puzzles
    assert {puzzle.record["version"] for puzzle in file.puzzles} == {meta(title).version}
    given = [mixture["options"] for mixture in winning.figures(title)["mixtures"]]
    assert all(options in given for options in winning.mixtures(title))


FITTING = """
import json, sys
from sandtable.learn import weights
found = {}
for name in sys.argv[1:]:
    about = weights.about(weights.HERE / name)
    found[name] = weights.file_for(about["title"], about["variants"][0]).name
print(json.dumps(found))
"""


def test_every_net_fits_the_games_it_was_trained_for() -> None:
    """The fingerprint of a net contains the version of the rules, the words and the layout of observations. It is
    computed in a process of its own, since boxes that other tests enroll add words."""
    told = subprocess.run([sys.executable, "-c", FITTING, *NETS], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == {name: name for name in NETS}


@pytest.mark.parametrize("name", NETS)
def test_the_correction_of_a_net_can_be_read(name: str) -> None:
    """A correction of the chances belongs to one net; one of another net is refused."""
    file = weights.HERE / name
    if weights.correction_file(file).is_file():
        assert weights.corrections(file)
