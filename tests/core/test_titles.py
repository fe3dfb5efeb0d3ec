"""The registry: external titles can be added without changing the program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.core.errors import UnknownTitle
from sandtable.core.fluent import MissingWord, Words
from sandtable.core.titles import Meta, meta, new, register, titles

FOLDER = Path(__file__).parent
ELSEWHERE = Meta("elsewhere", "Elsewhere", (2,), 1, (), {}, locale=FOLDER / "words")
HERE = "tests.core.test_titles:ELSEWHERE"


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unregister everything that a test registers."""
    monkeypatch.setenv("SANDTABLE_TITLES", os.environ.get("SANDTABLE_TITLES", ""))


def test_a_registered_title_is_found_like_any_other() -> None:
    before = titles()
    register("elsewhere", HERE)
    register("elsewhere", HERE)  # registering again changes nothing
    assert titles() == [*before, "elsewhere"]
    assert meta("elsewhere").name == "Elsewhere"
    assert meta("imperium").id == "imperium"


def test_processes_started_later_know_it_too() -> None:
    register("elsewhere", HERE)
    code = "from sandtable.core.titles import meta, titles; print(*titles(), meta('elsewhere').name)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert said.stdout.split() == [*titles(), "Elsewhere"]


@pytest.mark.parametrize(
    ("title", "where"),
    [
        ("imperium", HERE),
        ("Else Where", HERE),
        ("elsewhere", "tests.core.test_titles"),
        ("elsewhere", "a:b c"),
        ("", HERE),
    ],
)
def test_a_bad_registration_is_refused(title: str, where: str) -> None:
    before = titles()
    with pytest.raises(ValueError):
        register(title, where)
    assert titles() == before


def test_two_titles_of_one_name_are_refused() -> None:
    register("elsewhere", HERE)
    with pytest.raises(ValueError, match="already"):
        register("elsewhere", "tests.core.test_titles:ANOTHER")


def test_damage_in_the_environment_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_TITLES", "elsewhere:tests.core")
    with pytest.raises(UnknownTitle, match="id=module:attribute"):
        titles()


def test_a_title_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownTitle, match="imperium"):
        new("elsewhere", seed=1)


def test_a_title_brings_its_own_words() -> None:
    """They also reach texts loaded before it was registered; texts of other titles do not change."""
    english = Words("en")
    with pytest.raises(MissingWord):
        english.say("elsewhere-hello")
    register("elsewhere", HERE)
    assert english.say("elsewhere-hello", name="Ned") == "Hello elsewhere, Ned"
    assert Words("ja").say("elsewhere-hello", name="Ned").startswith("Ned")
