"""Texts from Fluent files: missing and damaged messages are reported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from sandtable.core.errors import SandtableError
from sandtable.core.fluent import BadWords, MissingWord, UnknownLanguage, Words, files, languages

ALL_FILES = [path for lang in languages() for path in files(lang)]


def locale(root: Path, **texts: str) -> Path:
    """Create a locale folder with one language `en` and a file per text."""
    folder = root / "en"
    folder.mkdir()
    for name, text in texts.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return root


def test_there_is_english() -> None:
    assert "en" in languages()
    assert {path.name for path in files("en")} >= {"imperium-effects.ftl", "imperium-pieces.ftl"}


def test_no_locale_folder_means_no_languages(tmp_path: Path) -> None:
    assert languages(tmp_path / "nowhere") == []
    (tmp_path / "empty").mkdir()
    (tmp_path / "file.txt").write_text("not a language")
    assert languages(tmp_path) == []


def test_a_language_there_is_not_names_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"'tlh'.*\ben\b"):
        Words("tlh")
    with pytest.raises(UnknownLanguage):
        Words("../en")


def test_a_missing_id_is_an_error_of_its_own() -> None:
    words = Words()
    assert words.has("effect-draw")
    assert not words.has("no-such-thing")
    with pytest.raises(MissingWord, match=r"^no message 'no-such-thing' in language 'en'$") as caught:
        words.say("no-such-thing")
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, SandtableError)


def test_plurals_and_arguments() -> None:
    words = Words("en")
    assert words.say("effect-draw", n=1) == "draw 1 card"
    assert words.say("effect-draw", n=2) == "draw 2 cards"
    assert words.say("effect-sentence", text="Done") == "Done."  # no isolation marks around it


def test_an_argument_not_given_is_an_error() -> None:
    with pytest.raises(BadWords, match="effect-sentence"):
        Words().say("effect-sentence")


def test_a_message_that_names_a_missing_one_is_an_error(tmp_path: Path) -> None:
    words = Words("en", locale(tmp_path, a="here = { nowhere }\n"))
    with pytest.raises(BadWords, match="here"):
        words.say("here")


def test_a_message_of_attributes_only_cannot_be_said(tmp_path: Path) -> None:
    words = Words("en", locale(tmp_path, a="button =\n    .title = Press\n"))
    with pytest.raises(MissingWord, match="attributes"):
        words.say("button")


def test_a_file_that_does_not_parse_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWords, match=r"en/bad\.ftl does not parse at: broken"):
        Words("en", locale(tmp_path, bad="fine = yes\nbroken { $n\n"))


def test_a_message_that_does_not_parse_is_refused_when_it_is_said(tmp_path: Path) -> None:
    """Messages are parsed at first use; `test_every_file_parses` checks all of ours."""
    words = Words("en", locale(tmp_path, bad="fine = yes\nbroken = { $n\nbad = { broken }\n"))
    assert words.say("fine") == "yes"
    for id in ("broken", "bad", "broken"):
        with pytest.raises(BadWords, match=r"en/bad\.ftl does not parse at: broken"):
            words.say(id)


def test_a_message_brings_all_it_speaks_of(tmp_path: Path) -> None:
    a = "first = { $n ->\n    [one] { second }\n   *[other] none\n}\n# A comment.\n-name = Anna { -family }\n"
    words = Words("en", locale(tmp_path, a=a, b="second = { -name }, { first }\n-family = Smith\n"))
    assert words.say("first", n=2) == "none"
    assert Words("en", tmp_path).say("first", n=3) == "none"
    assert not words.has("-name")


def test_an_id_given_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWords, match=r"en/b\.ftl gives same again; a\.ftl has it"):
        Words("en", locale(tmp_path, a="same = one\n", b="same = two\n"))


def test_files_speak_of_each_other_and_are_read_once(tmp_path: Path) -> None:
    root = locale(tmp_path, a="first = { second }!\n", b="second = yes\n")
    assert Words("en", root).say("first") == "yes!"
    (root / "en" / "b.ftl").write_text("second = no\n")
    assert Words("en", root).say("first") == "yes!"


@pytest.mark.parametrize("path", ALL_FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_file_parses(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []


def test_fluent_and_the_games_are_not_loaded_with_the_module() -> None:
    unwanted = ("fluent", "babel", "sandtable.imperium", "sandtable.classic")
    code = f"import sys, sandtable.core.fluent; print([m for m in sys.modules if m.startswith({unwanted})])"
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
