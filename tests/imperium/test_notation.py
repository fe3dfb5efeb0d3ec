"""The notation of the fact sheets is read as its page says, and nothing of it is skipped."""

from __future__ import annotations

import pytest

from sandtable.imperium.language.builders import (
    choose,
    condition,
    deploy,
    discard,
    draw,
    each_opponent,
    gain,
    has_council_seat,
    influence,
    node,
    nothing,
    pay,
    recruit,
    retreat,
    swords,
    tracks_at_least,
    trash_self,
    vp,
    when,
)
from sandtable.imperium.language.effects import BENE, CITY, Effect
from tests.imperium.notation import NotationError, canonical, parse


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("spice 2", gain(spice=2)),
        ("draw 1; spice 2", gain(spice=2) + draw(1)),
        ("swords 2; solari 1 => swords 3", swords(2) + (pay(solari=1) >> swords(3))),
        ("(spice 3; trash-self) => vp 1", (pay(spice=3) + trash_self()) >> vp(1)),
        ("(spice 3; solari 1) => vp 1", pay(spice=3, solari=1) >> vp(1)),
        ("solari 2 => (draw 1 or vp 1)", pay(solari=2) >> (draw(1) | vp(1))),
        ("if council-seat: draw 1; vp 1", when(has_council_seat(), draw(1)) + vp(1)),
        ("if council-seat: (draw 1; vp 1)", when(has_council_seat(), draw(1) + vp(1))),
        ("if council-seat: draw 1 or vp 1", when(has_council_seat(), draw(1) | vp(1))),
        ("if council-seat: spice 1 => vp 1", when(has_council_seat(), pay(spice=1) >> vp(1))),
        ("each-opponent: discard 1; draw 1", each_opponent(discard(1)) + draw(1)),
        ("choose-two: draw 1 | vp 1 | (swords 1; spice 1)", choose(2, vp(1), draw(1), swords(1) + gain(spice=1))),
        ("draw 1 or (spice 2 => draw 3)", draw(1) | (pay(spice=2) >> draw(3))),
        ("swords 1; may deploy 2", swords(1) + deploy(2, may=True)),
        ("opponents: discard 1", each_opponent(discard(1))),
        ("swords 2; recall-spy 1 => swords 3", swords(2) + (node("recall_spy", 1) >> swords(3))),
        ("spy 1 on city|bene", node("spy", 1, 1 << BENE | 1 << CITY)),
        ("spy 1 on here shared", node("spy", 1, 0, 3)),
        ("retreat 1-2 => spy 1", retreat(2, least=1) >> node("spy", 1)),
        ("retreat 3 => spice 3", retreat(3, least=3) >> gain(spice=3)),
        ("flip ornithopter => vp 1", node("flip_icon", 2) >> vp(1)),
        ("spice 4 or (if hooks: worm 2)", gain(spice=4) | when(condition("hooks"), node("worm", 2))),
        (
            "if council-seat and swordmaster: draw 1",
            when(has_council_seat(), when(condition("has_swordmaster"), draw(1))),
        ),
    ],
)
def test_the_notation_is_read_as_its_page_says(text: str, tree: Effect) -> None:
    assert canonical(parse(text)) == canonical(tree)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "spice",
        "spice two",
        "spice 2 and water 1",
        "spice 2;",
        "draw 1 => ",
        "draw 1 => vp 1",
        "spice 1 => draw 1 => vp 1",
        "spice 1 => draw 1 or vp 1",
        "if the moon is full: vp 1",
        "if council-seat",
        "per moon: vp 1",
        "may draw 1",
        "(draw 1",
        "draw 1)",
        "note: something nobody has read",
        "spy 1 on the moon",
        "contract 1 => vp 1",
        "if spies: draw 1",
    ],
)
def test_malformed_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


def test_a_reading_must_be_needed() -> None:
    assert canonical(parse("note: all win; vp 1", {"all win": draw(1)})) == canonical(draw(1) + vp(1))
    for text in ("vp 1", None, "note: all win; note: all win"):
        with pytest.raises(NotationError):
            parse(text, {"all win": draw(1)})


def test_trees_that_differ_compare_as_different() -> None:
    different = [
        draw(1) + vp(1),
        draw(1) | vp(1),
        choose(2, draw(1), vp(1)),
        pay(spice=1) >> vp(1),
        pay(water=1) >> vp(1),
        when(has_council_seat(), vp(1)),
        when(tracks_at_least(3, 3), vp(1)),
        when(tracks_at_least(4, 3), vp(1)),
        recruit(3),
        recruit(3, deployable=True),
        deploy(1),
        deploy(1, may=True),
        influence(BENE),
        influence(BENE, 2),
        nothing(),
    ]
    assert len({canonical(tree) for tree in different}) == len(different)
    assert canonical(draw(1) + vp(1) + swords(2)) == canonical(swords(2) + vp(1) + draw(1))
    assert canonical(draw(1) | vp(1)) == canonical(vp(1) | draw(1))
