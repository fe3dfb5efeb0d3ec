"""The running build is described correctly. These tests run on the plain and on the compiled package."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

import sandtable
from sandtable import binaries, build_info

# `make test-compiled` sets it; every other run of the tests is meant for plain Python.
EXPECTED = os.environ.get("SANDTABLE_EXPECT", "plain")


def test_the_engine_under_test_is_the_one_that_is_meant() -> None:
    found = "compiled" if build_info.compiled() else "plain"
    assert found == EXPECTED, (
        f"these tests are meant for the {EXPECTED} engine, and {import_module(build_info.ENGINE).__file__} was loaded;"
        " `make clean` removes compiled files from a checkout"
    )


def test_the_version_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    assert build_info.describe().startswith(f"sandtable {sandtable.__version__} ({EXPECTED} ")
    assert "OLDER" not in build_info.describe()
    for loaded, says in (
        ("rng.abi3.so", "(compiled engine; Python 3."),
        ("rng.py", "(plain Python engine; Python 3."),
    ):
        monkeypatch.setattr(build_info, "_file", lambda loaded=loaded: Path("nowhere") / "core" / loaded)
        assert says in build_info.describe()


@pytest.mark.parametrize(
    "module",
    ["imperium/rules/game", "core/chance", "imperium/boxes/base/cards", "bots/search", "imperium/lab/observation"],
)
def test_a_compiled_module_older_than_its_source_is_told(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer source of any compiled module is reported; a source that is never compiled may be newer."""
    package = tmp_path / "sandtable"
    engine, source = package / "core" / "rng.abi3.so", package / f"{module}.py"
    plain = package / "bots" / "greedy_bot.py"
    for file in (engine, source.with_suffix(".abi3.so"), source, plain):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    monkeypatch.setattr(build_info, "_file", lambda: engine)
    edited = engine.stat().st_mtime + 2 * build_info.GRACE
    os.utime(plain, (edited, edited))
    assert not build_info.outdated()
    os.utime(source, (edited, edited))
    assert build_info.outdated()
    assert "OLDER THAN ITS SOURCE" in build_info.describe()
    source.unlink()  # a package without sources has nothing to be older than
    assert not build_info.outdated()
    source.touch()
    os.utime(source, (edited, edited))
    monkeypatch.setattr(build_info, "_file", lambda: engine.with_name("game.py"))
    assert not build_info.outdated()  # the plain engine runs


def test_the_package_is_found_from_the_engine() -> None:
    """The engine is in the package, or in the folder that SANDTABLE_ENGINE names (sandtable/binaries.py)."""
    apart = os.environ.get(binaries.ENGINE) if build_info.compiled() else None
    assert build_info._package() == (Path(apart) / "sandtable" if apart else Path(build_info.__file__).parent)
