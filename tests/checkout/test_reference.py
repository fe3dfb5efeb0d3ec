"""The API reference of `make docs`: the modules it names are there, and no package for researchers is left out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
NAMED = {
    name: path.name
    for path in PAGES
    for name in re.findall(r"^::: ([\w.]+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def source_of(module: str) -> Path:
    path = ROOT.joinpath(*module.split("."))
    alone = path.with_suffix(".py")
    return alone if alone.is_file() else path / "__init__.py"


@pytest.mark.parametrize("module", sorted(NAMED))
def test_a_named_module_is_there_and_says_what_it_is(module: str) -> None:
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    # A package's own page would be empty if there were nothing public in it.
    assert [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name[0] != "_"]


@pytest.mark.parametrize("package", ["arena", "bots", "envs", "insight", "learn"])
def test_the_packages_of_the_laboratory_are_covered(package: str) -> None:
    assert len([module for module in NAMED if module.startswith(f"sandtable.{package}.")]) >= 2


def test_every_environment_is_covered() -> None:
    found = {f"sandtable.envs.{path.stem}" for path in (ROOT / "sandtable" / "envs").glob("*_env.py")}
    found |= {"sandtable.envs.vector", "sandtable.envs.openspiel_game", "sandtable.envs.text"}
    assert found <= set(NAMED)


def test_every_page_of_the_reference_is_in_the_menu() -> None:
    class Loader(yaml.SafeLoader):
        """Leaves the tags of mkdocs alone."""

    Loader.add_multi_constructor("", lambda loader, suffix, node: None)
    menu = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader)
    (listed,) = (part["API reference"] for part in menu["nav"] if isinstance(part, dict) and "API reference" in part)
    assert sorted(listed) == [f"reference/{path.name}" for path in PAGES]
