"""The README is true: its Python runs, and the commands, targets and files it names are there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sandtable.cli import app
from tests.checkout.test_together import targets

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def code() -> str:
    """Everything set as code: what stands between backticks, and the shell blocks."""
    return "\n".join([*blocks("sh"), *re.findall(r"`([^`\n]+)`", TEXT)])


def command_lines() -> list[list[str]]:
    """The lines of the command line's block, as arguments."""
    lines = [shlex.split(line, comments=True) for block in blocks("sh") for line in block.splitlines()]
    return [line[1:] for line in lines if line[0] == "sandtable"]


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    found = blocks("python")
    assert len(found) == 3
    for n, block in enumerate(found):
        exec(compile(block, f"README block {n + 1}", "exec"), names)
    said = capsys.readouterr().out
    assert "Outcome(ranks=" in said
    assert "Your turn: play a card to send an Agent, or reveal." in said
    assert "reveal - Reveal your hand" in said


def test_the_first_game_takes_ten_lines() -> None:
    assert len(blocks("python")[0].splitlines()) <= 10


def test_the_commands_are_those_of_the_program() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    offered = set(re.findall(r"^[^\w\n]*([a-z]+)", result.output, re.MULTILINE))
    named = {line[0] for line in command_lines()}
    named |= set(re.findall(r"^sandtable ([a-z]+)", code(), re.MULTILINE))
    assert {"new", "show", "replay", "sim", "scenario", "rules", "card", "serve"} <= named
    assert named <= offered


def test_the_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    for line in command_lines():
        if line[0] == "serve":  # would not end
            line = ["serve", "--help"]
        result = CliRunner().invoke(app, line)
        failed = result.exit_code != 0
        if line[0] == "scenario":  # it has tests of its own; here it need only understand the call
            failed = result.exit_code not in (0, 1)
        assert not failed, (line, result.output, result.exception)


def test_the_targets_are_there() -> None:
    named = set(re.findall(r"^make ([a-z-]+)", code(), re.MULTILINE))
    assert {"play", "test", "bench"} <= named
    assert named <= targets()


@pytest.mark.parametrize("document", sorted((ROOT / "docs").glob("*.md")), ids=lambda path: path.name)
def test_the_targets_of_the_documents_are_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^ *|`)make (?:-k )?([a-z-]+)", text, re.MULTILINE))
    assert named <= targets()


def test_the_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert len(links) > 8
    assert [link for link in links if not (ROOT / link).is_file()] == []


def test_the_notice_is_there() -> None:
    for words in (
        "unofficial fan project",
        "not affiliated with, endorsed or sponsored by",
        "no card texts, art or icons",
    ):
        assert words in re.sub(r"\s*\n>?\s*", " ", TEXT)
