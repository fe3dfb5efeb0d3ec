"""The games with Immortality that the kit of `tests/conformance` plays: alone, with Rise of Ix, and with Uprising."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from sandtable.core.contract import State
from sandtable.imperium.modules.tleilaxu.board import tleilaxu_of
from sandtable.imperium.rules.game import Game
from tests.conformance.cases import About, Case
from tests.imperium import worlds
from tests.imperium.base import cases as base
from tests.imperium.immortality.playing import begin
from tests.imperium.ix import cases as ix
from tests.imperium.playing import options, play
from tests.imperium.uprising import cases as uprising


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a world as without the box, with another order of the Tleilaxu deck; what the seat saw of the Intrigue
    deck stays where it was."""
    if "tech" in game.rules.part:
        world = ix.another_world(game, seat, random, to_come)
    elif game.rules.title == "uprising":
        world = uprising.another_world(game, seat, random, to_come)
        ix.keep_known(game, world, seat)
    else:
        world = worlds.another_world(game, seat, random, to_come)
        ix.keep_known(game, world, seat)
    if to_come:
        random.shuffle(tleilaxu_of(world).deck)
    return world


def secrets(game: Game, seat: int) -> dict[str, Any]:
    box = uprising if game.rules.title == "uprising" else ix
    return {**box.secrets(game, seat), "Tleilaxu deck": tuple(tleilaxu_of(game).deck)}


def rare() -> Iterator[State]:
    """Questions that random games seldom ask."""
    own = {"hand": ["slig_farmer", "dagger"], "intrigue": ["dispatch_an_envoy"]}
    yield play(begin(seats=4, p0=own), "intrigue:dispatch_an_envoy card:slig_farmer card:dagger")
    pair = begin(seats=4, p0={"hand": ["beguiling_pheromones", "diplomacy"]})
    play(pair, "card:beguiling_pheromones card:diplomacy space:wealth")
    while pair.decision(0).kind != "graft_trash":
        play(pair, "part:0" if "part:0" in options(pair) else "box:beguiling_pheromones")
    yield pair
    looking = begin(seats=4, p0={"hand": ["imperium_ceremony"]})
    play(looking, "card:imperium_ceremony space:wealth")
    yield play(looking, "box:imperium_ceremony") if "box:imperium_ceremony" in options(looking) else looking
    usurping = begin(
        seats=4, p0={"hand": ["usurp", "dagger"]}, row=["stilgar", "spice_hunter", "dr_yueh", "chani", "scout"]
    )
    yield play(usurping, "card:usurp").clone()
    yield play(usurping, "acquire:stilgar")


ABOUT = About(another_world, secrets, base.option)


def _case(title: str = "imperium", **options: Any) -> Case:
    return Case(title, ABOUT, "immortality", **{"boxes": ["immortality"], **options})


CASES = [
    Case("imperium", About(another_world, secrets, base.option, rare), "immortality", seats=4, boxes=["immortality"]),
    _case(seats=4, boxes=["ix", "immortality"]),
    _case(seats=3, go_to_11=True, leaders="draft"),
    _case(seats=3, boxes=["ix", "immortality"], epic=True),
    _case(seats=2),
    _case(seats=1, difficulty="mentat", go_to_11=True),
    _case("uprising", seats=4, choam=True),
    _case("uprising", seats=1, difficulty="mercenary"),
    _case("uprising", seats=6, go_to_11=True, allied_atomics=True),
]
