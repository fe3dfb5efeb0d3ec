"""The build hook (hatch_build.py) on a package of two modules, and the list of what it compiles of ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

import hatch_build

ROOT = Path(__file__).resolve().parents[2]
HOOK: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"][
    "targets"
]["wheel"]["hooks"]["custom"]

SAMPLE = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "sam-ple"
version = "1"
dynamic = ["readme", "urls"]
requires-python = ">=3.11"

[tool.hatch.metadata.hooks.custom]
path = "hatch_metadata.py"

[tool.hatch.build.targets.wheel]
only-include = ["sam_ple"]
dev-mode-dirs = ["."]
exclude = ["*.so", "*.pyd"]

[tool.hatch.build.targets.wheel.hooks.custom]
compile-requires = ["mypy", "setuptools"]
modules = ["sam_ple/*/__init__.py", "sam_ple/*.py"]

[tool.hatch.build.targets.wheel.hooks.custom.plain]
"sam_ple/__init__.py" = "it is empty"
"sam_ple/plain.py" = "its library is not there"
"""
SUMS = """\
from sam_ple.inner import ONE


def total(n: int) -> int:
    return n + ONE


def lazy() -> object:
    from sam_ple import plain

    return plain.f(1)
"""
STALE = "sam_ple/sums.cpython-311-somewhere.so"


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A project with the hook, and with a compiled file that somebody left in its tree."""
    files = {
        "pyproject.toml": SAMPLE,
        "README.md": "# A sample\n",
        "sam_ple/__init__.py": "",
        "sam_ple/plain.py": "from not_installed import this\n\n\ndef f(x):\n    return this\n",
        "sam_ple/inner/__init__.py": "ONE: int = 1\n",
        "sam_ple/sums.py": SUMS,
        STALE: "stale",
    }
    for name, text in files.items():
        path = tmp_path / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in ("hatch_build.py", "hatch_metadata.py"):
        shutil.copy(ROOT / name, tmp_path / "project")
    return tmp_path / "project"


def python(sample: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("SANDTABLE_PURE", "CC")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=sample,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def build(sample: Path, target: str = "wheel", **environment: str) -> tuple[str, list[str], str]:
    """The name of the wheel, the files in it, and what was said."""
    out = sample.parent / "out"
    shutil.rmtree(out, ignore_errors=True)
    ran = python(sample, "-m", "hatchling", "build", "-t", target, "-d", str(out), **environment)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    (wheel,) = out.iterdir()
    with zipfile.ZipFile(wheel) as archive:
        return wheel.name, archive.namelist(), ran.stdout + ran.stderr


def binaries(names: list[str]) -> list[str]:
    return [name for name in names if name.endswith(hatch_build.BINARY)]


def in_tree(sample: Path) -> list[str]:
    found = (*sample.glob("*"), *(sample / "sam_ple").rglob("*"))
    return sorted(path.name.partition(".")[0] for path in found if path.suffix in hatch_build.BINARY)


needs_compiler = pytest.mark.skipif(bool(hatch_build.compiler_trouble()), reason="there is no C compiler here")


# --- what the hook does ------------------------------------------------------------------
def test_a_plain_build_is_asked_for(sample: Path) -> None:
    name, files, said = build(sample, SANDTABLE_PURE="1")
    assert name == "sam_ple-1-py3-none-any.whl"
    assert "sam_ple/sums.py" in files
    assert binaries(files) == []
    assert "WARNING" not in said
    assert (sample / STALE).exists()  # a wheel is built from the tree, and leaves it alone
    assert not (sample / "build").exists()


@pytest.mark.parametrize("compiler", ["false", "no-such-compiler"])
def test_without_a_compiler_the_build_is_plain_and_says_so(sample: Path, compiler: str) -> None:
    name, files, said = build(sample, CC=compiler)
    assert name == "sam_ple-1-py3-none-any.whl"
    assert binaries(files) == []
    assert "WARNING: sam_ple is built as plain Python" in said
    assert f"C compiler '{compiler}'" in said


def test_a_forced_build_without_a_compiler_fails(sample: Path) -> None:
    ran = python(sample, "-m", "hatchling", "build", "-t", "wheel", SANDTABLE_PURE="0", CC="false")
    assert ran.returncode != 0
    assert "cannot be compiled, but SANDTABLE_PURE=0 requires it: the C compiler 'false'" in ran.stdout + ran.stderr


def test_a_setting_that_means_nothing_is_refused(sample: Path) -> None:
    ran = python(sample, "-m", "hatchling", "build", "-t", "wheel", SANDTABLE_PURE="perhaps")
    assert ran.returncode != 0
    assert "not 'perhaps'" in ran.stderr


@pytest.mark.parametrize(
    ("environment", "asks"),
    [
        ({"SANDTABLE_PURE": "1"}, "[]"),
        ({"CC": "false"}, "[]"),
        ({"CC": "false", "SANDTABLE_PURE": "0"}, "['mypy', 'setuptools']"),
    ],
)
def test_tools_are_asked_for_only_where_they_can_be_used(sample: Path, environment: dict[str, str], asks: str) -> None:
    script = "from hatchling.build import get_requires_for_build_wheel as asks; print(asks())"
    assert python(sample, "-c", script, **environment).stdout.strip() == asks


@needs_compiler
def test_a_package_that_does_not_compile_is_built_plain(sample: Path) -> None:
    (sample / "sam_ple" / "sums.py").write_text("def total(n: int) -> int:\n    return n + 'one'\n", encoding="utf-8")
    name, files, said = build(sample)
    assert name == "sam_ple-1-py3-none-any.whl"
    assert binaries(files) == []
    assert 'Unsupported operand types for + ("int" and "str")' in said  # the reason, as mypy gives it


@needs_compiler
def test_compiled_wheels_and_editable_installs(sample: Path) -> None:
    name, files, _ = build(sample, SANDTABLE_PURE="0")
    assert not name.endswith("-none-any.whl")
    assert name.startswith(f"sam_ple-1-cp{sys.version_info.major}{sys.version_info.minor}-")
    modules = {file.partition(".")[0] for file in binaries(files)}
    assert modules == {"sam_ple__mypyc", "sam_ple/inner/__init__", "sam_ple/sums"}
    assert len(binaries(files)) == 3  # and not the stale one
    assert {"sam_ple/sums.py", "sam_ple/plain.py"} <= set(files)
    assert in_tree(sample) == ["sums"]

    build(sample, "wheel:editable", SANDTABLE_PURE="0")
    assert in_tree(sample) == ["__init__", "sam_ple__mypyc", "sums"]
    assert not (sample / STALE).exists()
    script = "from sam_ple import sums; print(sums.total(41), sums.__file__)"
    total, file = python(sample, "-c", script).stdout.split()
    assert total == "42"
    assert file.endswith(hatch_build.BINARY)

    build(sample, "wheel:editable", SANDTABLE_PURE="1")
    assert in_tree(sample) == []
    assert python(sample, "-c", script).stdout.split()[1].endswith("sums.py")


# --- what it compiles of ours ------------------------------------------------------------
def compiled() -> list[str]:
    return hatch_build.sources(ROOT, HOOK["modules"], HOOK["plain"])


def test_every_module_of_the_engine_is_compiled_or_stays_plain_for_a_reason() -> None:
    folders = [ROOT / "sandtable" / "core", ROOT / "sandtable" / "imperium"]
    modules = [path for folder in folders for path in folder.rglob("*.py") if path.read_text(encoding="utf-8").strip()]
    engine = {path.relative_to(ROOT).as_posix() for path in modules}
    plain = {path.relative_to(ROOT).as_posix() for pattern in HOOK["plain"] for path in ROOT.glob(pattern)}
    assert engine <= {*compiled(), *plain}
    assert all(len(reason.split()) > 3 for reason in HOOK["plain"].values())


def test_a_list_that_names_what_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no file to compile matches 'sandtable/core/range\.py'"):
        hatch_build.sources(ROOT, ["sandtable/core/range.py"])
    with pytest.raises(ValueError, match=r"'sandtable/cli\.py' is to stay plain, but"):
        hatch_build.sources(ROOT, ["sandtable/core/*.py"], ["sandtable/cli.py"])


def test_nothing_compiled_lies_in_the_checkout() -> None:
    """It would be run in place of the source, in every environment: `make clean` removes it."""
    assert hatch_build.stale(ROOT, compiled(), "sandtable") == []
