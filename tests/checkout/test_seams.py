"""No module outside a title's own package knows the title: everything finds its parts through the meta.

What is imported is read from the sources (tests/checkout/test_layers.py knows how). Strings may name a title: the
registry does, and the factories a user calls.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.core.parts import PROTOCOLS, lacking
from sandtable.core.titles import PARTS, meta, titles
from tests.checkout.test_layers import PACKAGE, ROOT, Import, imports, imports_of, is_within, module_name

# The packages that titles live in; each knows itself, and a title of a family the package of the family.
HOMES = ("sandtable.imperium", "sandtable.uprising", "sandtable.classic")
FAMILY = {"sandtable.uprising": "sandtable.imperium"}
# Where alone a box of the family may be named: its facts, what its modules do, and its title.
OF_A_BOX = (
    "sandtable.imperium.boxes",
    "sandtable.imperium.listed",  # lists the boxes
    "sandtable.imperium.modules",
    "sandtable.uprising",
    "sandtable.core.titles",
)
PAGE = ROOT / "web" / "src"
# Where the page knows no title; `web/src/titles/` is what each brings.
PAGE_FOR_ALL = ("lib", "shell", "table")


def home_of(module: str) -> str:
    return next((home for home in HOMES if is_within(module, home)), "")


def faults(module: str, found: list[Import]) -> list[str]:
    """Imports of a title's package from outside it, wherever they stand."""
    own = home_of(module)
    known = {own, FAMILY.get(own, own)}
    return [
        f"{module}:{i.line} imports {i.also}"
        for i in found
        if any(home not in known and (is_within(i.module, home) or is_within(i.also, home)) for home in HOMES)
    ]


def test_no_module_outside_a_title_imports_it() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len([file for file in files if not home_of(module_name(file))]) > 100
    assert [fault for f in files for fault in faults(module_name(f), list(imports_of(f)))] == []


def test_nothing_outside_boxes_and_modules_names_uprising() -> None:
    named = [
        module_name(f)
        for f in sorted(PACKAGE.rglob("*.py"))
        if "uprising" in f.read_text(encoding="utf-8").lower()
        and not any(is_within(module_name(f), home) for home in OF_A_BOX)
    ]
    assert named == []


@pytest.mark.parametrize(
    ("module", "source", "good"),
    [
        ("sandtable.server.app", "from sandtable.core.titles import meta", True),
        ("sandtable.server.app", "from sandtable.imperium.tell import table", False),
        ("sandtable.cli.games", "def f():\n    import sandtable.imperium.rules.game", False),
        ("sandtable.envs.arrays", "from sandtable import imperium", False),
        ("sandtable.rulebook", "if TYPE_CHECKING:\n    from sandtable.imperium.meta import META", False),
        ("sandtable.imperium.rules.turns", "from sandtable.imperium.rules import state", True),
        ("sandtable.imperium.rules.turns", "from sandtable.classic.rules import state", False),
        ("sandtable.uprising.choice", "from sandtable.imperium.rules import ruleset", True),
        ("sandtable.imperium.rules.turns", "from sandtable.uprising.meta import META", False),
        ("sandtable.envs.imperium_v0", "from sandtable.envs import pettingzoo_env", True),
    ],
)
def test_the_rule_sees(module: str, source: str, good: bool) -> None:
    assert (faults(module, list(imports(source, module, is_package=False))) == []) == good


def test_tools_that_are_about_one_title_stand_apart() -> None:
    named = [
        str(f.relative_to(ROOT))
        for f in sorted((ROOT / "bench").rglob("*.py"))
        if faults(module_name(f), list(imports_of(f)))
    ]
    assert named
    assert [name for name in named if not name.startswith(("bench/imperium/", "bench/classic/"))] == []


# --- the page ------------------------------------------------------------------------------
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]""")


def page_faults(where: Path, text: str) -> list[str]:
    """Imports of a title's folder, in TypeScript and in Svelte."""
    return [f"{where}: {what}" for what in IMPORT.findall(text) if re.search(r"titles/[a-z]+/", what)]


def test_the_page_for_all_titles_imports_none() -> None:
    files = [f for part in PAGE_FOR_ALL for f in sorted((PAGE / part).rglob("*")) if f.suffix in (".ts", ".svelte")]
    assert len(files) > 20
    assert [fault for f in files for fault in page_faults(f.relative_to(ROOT), f.read_text(encoding="utf-8"))] == []


def test_nothing_on_the_page_outside_its_folder_names_uprising() -> None:
    """Not even what draws its pieces: that goes by the parts of the view. The list of titles alone knows it."""
    own = (PAGE / "titles" / "uprising", PAGE / "titles" / "index.ts")
    others = [f for f in sorted(PAGE.rglob("*")) if f.is_file() and not any(f.is_relative_to(home) for home in own)]
    assert len(others) > 150
    assert [str(f.relative_to(ROOT)) for f in others if "uprising" in f.read_text(encoding="utf-8").lower()] == []


@pytest.mark.parametrize(
    ("line", "good"),
    [
        ("import { t } from '../lib/i18n.svelte';", True),
        ("import { titleOf } from '../titles';", True),
        ("import Board from '../titles/imperium/Board.svelte';", False),
        ("const page = await import('../../titles/imperium/page');", False),
        ("import '../titles/classic/style.css';", False),
    ],
)
def test_the_rule_for_the_page_sees(line: str, good: bool) -> None:
    assert (page_faults(Path("x.ts"), line) == []) == good


# --- parts -----------------------------------------------------------------------------------
@pytest.mark.parametrize("title", titles())
def test_every_part_of_a_title_has_what_it_must(title: str) -> None:
    found = meta(title)
    for part in found.parts:
        module = found.part(part)
        if part in PROTOCOLS:
            assert lacking(module, PROTOCOLS[part]) == []


def test_every_part_has_a_protocol() -> None:
    assert set(PARTS) == set(PROTOCOLS)
