"""Every module of the program says in its first line what it is for: a sentence, not a keyword."""

from __future__ import annotations

import ast

import pytest

from tests.checkout.test_layers import PACKAGE, ROOT

FEWEST_WORDS = 4


def fault(source: str) -> str:
    """Return what is wrong with the header of a module; an empty file needs none."""
    tree = ast.parse(source)
    if not tree.body:
        return ""
    header = ast.get_docstring(tree)
    if header is None:
        return "has no header"
    first, *rest = header.splitlines()
    if not first.endswith("."):
        return f"begins with a line that is no whole sentence: {first!r}"
    if len(first.split()) < FEWEST_WORDS:
        return f"begins with a line that says too little: {first!r}"
    if rest and rest[0]:
        return f"has no blank line after its first: {rest[0]!r}"
    return ""


def test_every_module_begins_with_a_sentence() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 150
    wrong = {str(file.relative_to(ROOT)): fault(file.read_text(encoding="utf-8")) for file in files}
    assert {file: what for file, what in wrong.items() if what} == {}


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("", ""),
        ("# a comment alone\n", ""),
        ('"""Puts the server together."""\n', ""),
        ('"""Puts the server together.\n\nMore of it.\n"""\n', ""),
        ("import re\n", "no header"),
        ('"""Influence."""\n', "too little"),
        ('"""What the server is told and\nwhat it says."""\n', "no whole sentence"),
        ('"""Puts the server together.\nAnd more."""\n', "no blank line"),
    ],
)
def test_headers_are_judged(source: str, said: str) -> None:
    found = fault(source)
    assert (found == "") == (said == "")
    assert said in found


CLAUSES = {"What", "Whatever", "Who", "Whoever", "Whom", "Whose", "Of", "That", "Those", "So", "As", "Whether"}
FOLDERS = ("sandtable", "bench", "make", "tests")


def headless(source: str) -> list[str]:
    """Return the first lines of docstrings that begin with a clause instead of a verb or a name (CONTRIBUTING.md)."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    texts = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(source)) if isinstance(node, documented)]
    return [text.splitlines()[0] for text in texts if text and text.split()[0] in CLAUSES]


def test_docstrings_begin_with_a_verb_or_the_thing() -> None:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 1000
    wrong = {str(file.relative_to(ROOT)): headless(file.read_text(encoding="utf-8")) for file in files}
    assert {file: lines for file, lines in wrong.items() if lines} == {}


def test_a_clause_is_no_beginning() -> None:
    assert headless('"""What stands where."""') == ["What stands where."]
    assert headless('"""Return the posts that watch a space."""') == []
