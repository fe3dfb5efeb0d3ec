"""The games of Uprising with the first box and Rise of Ix that the kit of `tests/conformance` plays."""

from __future__ import annotations

from random import Random
from typing import Any

from sandtable.imperium.modules.choam import contract_tables, contracts_of
from sandtable.imperium.modules.start_contracts import start_contracts_of
from sandtable.imperium.rules.game import Game
from tests.conformance.cases import About, Case
from tests.imperium.base import cases as base
from tests.imperium.ix import cases as ix


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a world as in Rise of Ix; contracts in the bank and those dealt to others are shuffled."""
    world = ix.another_world(game, seat, random, to_come)
    if to_come and "choam" in world.rules.part:
        random.shuffle(contracts_of(world).bank)
    if "start_contracts" in world.rules.part:
        _deal_others(world, seat, random)
    return world


def _deal_others(world: Game, seat: int, random: Random) -> None:
    """Others keep and were dealt other contracts, but for those that this seat has handed on (IX-11.8)."""
    part = start_contracts_of(world)
    known = [*part.dealt[seat], part.kept[seat]]
    known += [
        kind
        for other, mine in enumerate(part.dealt)
        for at, kind in enumerate(mine)
        if other != seat and part.source[other][at] == seat
    ]
    free = [kind for kind in contract_tables(world.rules).start if kind not in known]
    random.shuffle(free)
    for other in range(len(part.dealt)):
        if other == seat:
            continue
        part.dealt[other] = [
            kind if part.source[other][at] == seat else free.pop() for at, kind in enumerate(part.dealt[other])
        ]
        if part.kept[other] >= 0:
            part.kept[other] = free.pop()


def secrets(game: Game, seat: int) -> dict[str, Any]:
    found = ix.secrets(game, seat)
    return {**found, "bank": tuple(contracts_of(game).bank)} if "choam" in game.rules.part else found


ABOUT = About(another_world, secrets, base.option)


def _case(**options: Any) -> Case:
    return Case("uprising", ABOUT, "uprising", **options)


CASES = [
    _case(seats=4, boxes=["base"], leaders="draft", base_cards="imperium"),
    _case(seats=3, boxes=["base", "ix"], choam=True, base_conflicts=True, ix_conflicts=True),
    _case(seats=4, boxes=["ix"], epic=True),
    _case(seats=2, boxes=["base", "ix"], choam=True, base_cards="intrigue"),
    _case(seats=1, boxes=["ix"], difficulty="mentat", foldspace=True),
    _case(seats=6, boxes=["base", "ix"], epic=True, base_cards=["card:stilgar", "intrigue:windfall"]),
]
