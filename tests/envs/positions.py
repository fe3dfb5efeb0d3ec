"""Positions for the tests of observations: games of one to four seats, and what random games seldom show."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sandtable.core.observing import Layout
from sandtable.core.titles import meta
from sandtable.imperium.lab import observation
from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.game import Game
from tests.imperium.base.pieces import NODES
from tests.imperium.playing import begin, play
from tests.imperium.worlds import rare_positions, walk

LAYOUT: Layout = observation.layout("imperium", meta("imperium").check({}))
SIZE = LAYOUT.size
encode = LAYOUT.encode
encode_state = LAYOUT.encode_state
decode = LAYOUT.decode


def some(seeds: range, share: float, random: Random) -> Iterator[Game]:
    """Copies of a share of the positions of some games, and of how each of them ended."""
    for seed in seeds:
        for game in walk(seed):
            if game.over or random.random() < share:
                yield game.clone()


def crafted() -> Iterator[Game]:
    """Return what each of these shows is in none of the others."""
    yield from rare_positions()
    agents = begin(seats=4, p0={"hand": ["kwisatz_haderach", "dagger"], "agents_at": ["arrakeen"]})
    yield play(agents, "card:kwisatz_haderach space:arrakeen")  # the Agent comes from a space
    yield play(begin(seats=3, p0={"intrigue": ["infiltrate"]}), "intrigue:infiltrate")
    yield play(begin(seats=3, p0={"intrigue": ["reinforcements"], "solari": 3}), "intrigue:reinforcements")
    yield begin(seats=3, ties_for_second="third")
    figure = begin(seats=4, mentat=0, conflict="sort_through_the_chaos", p0={"hand": ["dagger"], "agents": 2})
    yield play(figure, "card:dagger space:hall_of_oratory")
    stolen = begin(
        seats=4,
        p0={"hand": ["bene_gesserit_sister"]},
        p1={"intrigue": ["bribery", "ambush", "water_of_life", "poison_snooper"]},
        p2={"intrigue": ["dispatch_an_envoy", "infiltrate", "charisma", "refocus"]},
        p3={"intrigue": ["bindu_suspension", "reinforcements", "corner_the_market", "plans_within_plans"]},
    )
    yield play(stolen, "card:bene_gesserit_sister space:secrets box:space part:1")  # each knows what it has lost
    several = begin(seats=4)
    node = next(node.id for node in NODES if node.op == fx.CHOOSE and node.a > 1)
    several.stack[-1] = (frames.ASK_OPTION, several.to_act[0], node, 1, 0)  # the first of two is picked
    several.options_now = None
    yield several


def all_sorts() -> list[Game]:
    return [*crafted(), *some(range(60), 0.02, Random(3))]
