"""The lock files: names, versions and hashes, every library at one version, and all that is declared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from make import lock
from tests.checkout.test_declared import declared, extras

ROOT = Path(__file__).resolve().parents[2]
PYTHON = sorted(path.name for path in ROOT.glob("**/requirements*.lock") if ".venv" not in path.parts)
COMPLETE = ("requirements.lock", "requirements-compile.lock")  # installed alone, on servers and in images


def locked(file: str) -> dict[str, str]:
    return lock.entries((ROOT / file).read_text(encoding="utf-8"))


def test_every_lock_is_one_that_make_lock_writes() -> None:
    assert PYTHON == sorted([*(one.file for one in lock.LOCKS), "requirements-node.lock"])


@pytest.mark.parametrize("file", PYTHON)
def test_a_lock_holds_names_versions_and_hashes(file: str) -> None:
    assert locked(file)
    assert "://" not in (ROOT / file).read_text(encoding="utf-8")


def test_the_lock_of_the_page_holds_no_address() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert all("integrity" in about for name, about in packages.items() if name)


def test_a_library_has_one_version() -> None:
    found: dict[str, str] = {}
    for file in PYTHON:
        for name, lines in locked(file).items():
            assert found.setdefault(name, lines) == lines, name


@pytest.mark.parametrize("one", lock.LOCKS, ids=lambda one: one.file)
def test_a_layer_holds_what_it_adds(one: lock.Lock) -> None:
    for below in one.below:
        assert not set(locked(one.file)) & set(locked(below))


def test_all_that_is_declared_is_locked() -> None:
    assert declared("net") <= set(locked("requirements.lock")), "`make play` has the Navigator"
    everything = {name for file in PYTHON for name in locked(file)}
    assert declared(*extras()) <= everything
    assert {"hatchling", "mypy", "setuptools"} <= set(locked("requirements-compile.lock"))


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://example.org/simple",
        "sand @ file:///sand.whl",
        "sand==1.0",
        "sand>=1 \\\n    --hash=sha256:00",
    ],
)
def test_anything_else_is_refused(line: str) -> None:
    good = f"spice==1.0 \\\n    --hash=sha256:{'0' * 64}\n"
    assert list(lock.entries(f"# from dune\n\n{good}")) == ["spice"]
    with pytest.raises(ValueError, match="more than names, versions and hashes"):
        lock.entries(f"{good}{line}\n")
