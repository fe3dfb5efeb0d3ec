"""The wheel of the build under test (plain; compiled in `make test-compiled`): it contains the whole package, and from
the wheel alone every title can be played, told in every language, and its rules printed."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from hatch_build import BINARY, RECIPE
from make import lock
from sandtable import build_info

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ja", "ko", "zh-Hant")

GOLDEN = sorted((ROOT / "tests" / "imperium" / "base" / "golden").glob("*.txt"))[0]
COMMANDS = [
    ["replay", "--all", str(GOLDEN)],
    *(["card", "arrakeen", "--lang", language] for language in LANGUAGES),
    *(["rules", "imperium", "--lang", language] for language in LANGUAGES),
]
# All in one process.
SPOKEN = f"from sandtable.cli import app\nfor words in {COMMANDS!r}:\n    app(words, standalone_mode=False)\n"


def run(site: Path, *words: str) -> str:
    """Run Python outside the checkout with the package in the folder `site`, and return the output. No other compiled
    engine is used."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SANDTABLE", "PYTHON"))}
    done = subprocess.run(
        [sys.executable, "-P", *words], cwd=site.parent, env={**kept, "PYTHONPATH": str(site), "COLUMNS": "160"},
        capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and return the folder of its unpacked files."""
    made = tmp_path_factory.mktemp("wheel")
    pure = "0" if build_info.compiled() else "1"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    kept = {name: value for name, value in os.environ.items() if name != "SANDTABLE_ENGINE"}
    done = subprocess.run(
        command, cwd=ROOT, env={**kept, "SANDTABLE_PURE": pure}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = made.iterdir()
    assert file.name.endswith("-none-any.whl") != build_info.compiled()
    with zipfile.ZipFile(file) as archive:
        archive.extractall(made / "site")
    return made / "site"


def test_all_of_the_package_is_in_it(wheel: Path) -> None:
    def files(root: Path) -> set[str]:
        found = (path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        return {path.relative_to(root).as_posix() for path in found}

    rules = {f"_rules/{name}" for name in files(ROOT / "docs" / "rules")}
    recipe = {f"_recipe/{name}" for name in RECIPE}
    there = {name for name in files(wheel / "sandtable") if not name.endswith(BINARY)}
    page = {name for name in there if name.startswith("server/web/")}  # if it was built
    assert there - page == files(ROOT / "sandtable") | rules | recipe
    assert bool(page) == (ROOT / "web" / "dist" / "index.html").is_file()


def test_it_plays_tells_and_prints_as_the_checkout_does(wheel: Path) -> None:
    assert run(wheel, "-c", "import sandtable; print(sandtable.__file__)") == f"{wheel / 'sandtable' / '__init__.py'}\n"
    version = run(wheel, "-m", "sandtable.cli", "--version")
    assert ("(compiled engine;" in version) == build_info.compiled()
    said = run(wheel, "-c", SPOKEN)
    assert len(said.splitlines()) > 200
    assert said == run(ROOT, "-c", SPOKEN)


# The libraries that games of all titles import.
IMPORTED = """
import sys
from importlib.metadata import packages_distributions
from sandtable.core.titles import meta, titles
for title in titles():
    state = meta(title).new(1, {})
    state.apply(state.to_act[0], state.decision(state.to_act[0]).options[0])
found = packages_distributions()
tops = {name.partition(".")[0] for name in sys.modules}
print(*sorted({library.lower().replace("_", "-") for top in tops for library in found.get(top, ())}))
"""


def test_what_it_imports_is_locked(wheel: Path) -> None:
    """Every library that the wheel imports is in requirements.lock: a server does not have the other libraries of the
    test environment, such as the compiler's."""
    locked = set(lock.entries((ROOT / "requirements.lock").read_text(encoding="utf-8")))
    imported = set(run(wheel, "-c", IMPORTED).split()) - {"sandtable"}
    assert build_info.compiled() <= ("librt" in imported)
    assert imported - {"setuptools", "pip"} <= locked  # which load themselves into every program
