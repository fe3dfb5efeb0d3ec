"""The README is true: its Python runs, and the commands, targets and files it names are there."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sandtable.cli import app
from sandtable.core.titles import titles
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


def runs_alone(block: str, name: str) -> None:
    """Run a block with nothing but what it imports itself."""
    exec(compile(block, name, "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("number", range(3))
def test_each_block_of_python_runs_when_pasted_alone(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks("python")
    assert len(found) == 3
    runs_alone(found[number], f"README block {number + 1}")
    said = capsys.readouterr().out
    expected: tuple[list[str], ...] = (
        ["Outcome(ranks="],
        ["Your turn: play a card to send an Agent, or reveal.", "reveal - Reveal your hand"],
        [],
    )
    assert [words for words in expected[number] if words not in said] == []


@pytest.mark.parametrize("title", titles())
def test_any_title_can_be_put_into_the_blocks(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first game, and a game in words (`tell_*`)."""
    monkeypatch.chdir(tmp_path)
    for block in blocks("python")[:2]:
        assert block.count('"imperium"') == 1
        runs_alone(block.replace('"imperium"', f'"{title}"'), title)
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Outcome(ranks=")
    assert len([line for line in said if " - " in line]) >= 2


# Blocks of the documents that are no programs: parts of a file that the text around them explains.
PARTS = {"adding-a-box.md": 5, "architecture.md": 1}
# Blocks that need a file the text speaks of.
NEEDS = {"scenarios.md": "a scenario", "trajectories.md": "a dataset"}


def documented() -> list[tuple[str, int]]:
    """Return the name of a document and the number of a block of Python in it, for all that are programs."""
    found = []
    for path in sorted((ROOT / "docs").glob("*.md")):
        if path.name not in PARTS:
            found += [(path.name, number) for number in range(len(python_of(path.name)))]
    return found


def python_of(name: str) -> list[str]:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def needed(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Put the files there that the blocks of a document read."""
    name = request.node.callspec.params["name"]
    if name == "scenarios.md":
        source = next((ROOT / "tests" / "imperium" / "base" / "scenarios").glob("*.yaml"))
        (tmp_path / "my_bug.yaml").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    if name == "trajectories.md":
        pytest.importorskip("pyarrow", reason="needs pyarrow: pip install 'sandtable[arena]'")
        from sandtable.arena.dataset import make

        make("imperium", "R,R,R", tmp_path / "data", games=2, jobs=1, test=0.5)


@pytest.mark.slow
@pytest.mark.usefixtures("needed")
@pytest.mark.parametrize(("name", "number"), documented())
def test_each_program_of_the_documents_runs_when_pasted_alone(
    name: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    block = python_of(name)[number]
    for library in re.findall(r"^(?:import|from) (\w+)", block, re.MULTILINE):
        if library not in sys.stdlib_module_names | {"sandtable"}:
            pytest.importorskip(library, reason=f"needs {library}")
    if "sandtable.envs" in block:
        pytest.importorskip("numpy", reason="needs numpy: pip install 'sandtable[envs]'")
        if "imperium_v0" in block:
            pytest.importorskip("pettingzoo", reason="needs pettingzoo: pip install 'sandtable[envs]'")
    monkeypatch.chdir(tmp_path)
    runs_alone(block, f"{name} block {number + 1}")


def test_the_lists_of_blocks_are_true() -> None:
    assert {name: len(python_of(name)) for name in PARTS} == PARTS
    assert all(python_of(name) for name in NEEDS)
    assert len(documented()) >= 10


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
        if line[0] in ("serve", "mcp"):  # would not end
            line = [line[0], "--help"]
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
