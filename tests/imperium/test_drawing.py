"""Icons of effects: what they show, with no token that is not on the sheet."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given

from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.tell.drawing import STRUCTURE, draw
from tests.imperium.test_price import TREES, base_effects
from tests.imperium.wording_said import CONDS, TREES_SAID


def check_tokens(tokens: list[str], icons: set[str]) -> None:
    depth = 0
    for i, token in enumerate(tokens):
        if token.endswith("("):
            depth += 1
        elif token == ")":
            depth -= 1
        assert depth >= 0
        if re.fullmatch(r"\d+(-\d+)?", token):
            assert token != "1" or tokens[i - 1] == "up-to", tokens
            after = tokens[i + 1]
            assert after in icons or after == "of(" or after.startswith("card:"), tokens
        else:
            assert token in icons or token in STRUCTURE or re.fullmatch(r"(card|space):[a-z_]+", token), token
    assert depth == 0
    assert not tokens or tokens[-1] not in ("or", ",", "pays"), tokens
    assert not any(a in ("or", ",") and b == ")" for a, b in pairwise(tokens)), tokens


@pytest.fixture(scope="module")
def icons() -> set[str]:
    path = Path(__file__).resolve().parent / "icon_names.txt"
    return set(path.read_text(encoding="utf-8").split())


@pytest.mark.parametrize(
    ("effect", "text", "tokens"), TREES_SAID, ids=lambda x: repr(x) if isinstance(x, Effect) else ""
)
def test_effects_drawn(effect: Effect, text: str, tokens: str, icons: set[str]) -> None:
    assert draw(effect) == tokens.split()
    check_tokens(draw(effect), icons)


@pytest.mark.parametrize(("cond", "text"), CONDS, ids=lambda x: repr(x) if isinstance(x, Cond) else "")
def test_conditions_drawn(cond: Cond, text: str, icons: set[str]) -> None:
    tokens = draw(build.when(cond, build.draw(1)))
    assert tokens[0] == "if("
    assert tokens[-2:] == [")", "draw"]
    assert len(tokens) > 3
    check_tokens(tokens, icons)


@pytest.mark.parametrize("name", fx.HOOKS)
def test_hooks_point_to_the_words(name: str) -> None:
    assert draw(build.hook(name)) == ["info"]


@given(TREES)
def test_any_tree_can_be_drawn(effect: Effect) -> None:
    assert draw(effect)
    assert sum(token.endswith("(") for token in draw(effect)) == draw(effect).count(")")


def test_every_effect_of_the_base_box_is_drawn(icons: set[str]) -> None:
    for effect in base_effects():
        tokens = draw(effect)
        assert bool(tokens) == (effect.op != fx.NOTHING)
        check_tokens(tokens, icons)


def test_icon_tokens_are_on_the_sheet(icons: set[str]) -> None:
    """Every name has a drawing, on the sheet of every page or on that of the family."""
    web = Path(__file__).resolve().parents[2] / "web" / "src"
    sheets = [web / "assets" / "icons.svg", web / "titles" / "imperium" / "assets" / "icons.svg"]
    drawn = {id for sheet in sheets for id in re.findall(r'<symbol id="([^"]+)"', sheet.read_text(encoding="utf-8"))}
    assert len(icons) > 140
    assert sorted(icons - drawn) == []
    assert not icons & set(STRUCTURE)
