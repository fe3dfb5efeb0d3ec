"""The games of Rise of Ix that the kit of `tests/conformance` plays: every number of seats, the Epic game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from sandtable.core.contract import State
from sandtable.imperium.modules.ix_leaders.leaders import ONE_STEP_AHEAD, owner_of, tokens_of
from sandtable.imperium.modules.ploys.module import ploys_of
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NO_CARD
from tests.conformance.cases import About, Case
from tests.imperium import worlds
from tests.imperium.base import cases as base
from tests.imperium.ix.playing import begin
from tests.imperium.playing import play

IX_LEADERS = ["ilesa_ecaz", "tessia_vernius", "viscount_hundro_moritani", "princess_yuna_moritani"]


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a world as in the first box; hidden tiles have another order (IX-1.3), another card is set aside, and
    the cards that the seat has put under the Intrigue deck or seen on top of it are where they were (IX-13.2)."""
    world = worlds.another_world(game, seat, random, to_come)
    if "tech" not in world.rules.part:
        return world
    if to_come:
        tech = tech_of(world)
        below = [kind for stack in tech.stacks for kind in stack[:-1]]
        random.shuffle(below)
        tech.stacks = [[*(below.pop() for _ in stack[:-1]), *stack[-1:]] for stack in tech.stacks]
    _other_card_aside(game, world, seat, random)
    keep_known(game, world, seat)
    return world


def keep_known(game: Game, world: Game, seat: int) -> None:
    """Put the cards of the Intrigue deck whose places the seat knows where they are in the real game."""
    known = {
        place: kind for who, kind, place in ploys_of(game).known if who == seat and place < len(game.intrigue_deck)
    }
    for place, kind in known.items():
        _put(world, seat, known, place, kind)
    ploys = ploys_of(world)
    deck = world.intrigue_deck
    ploys.known = [
        (who, kind if who == seat else deck[place], place) for who, kind, place in ploys.known if place < len(deck)
    ]


def _put(world: Game, seat: int, known: dict[int, int], place: int, kind: int) -> None:
    """Exchange the card in this place of the Intrigue deck with one of the kind from elsewhere."""
    deck = world.intrigue_deck
    if deck[place] == kind:
        return
    for at, other in enumerate(deck):
        if other == kind and known.get(at) != kind:
            deck[at], deck[place] = deck[place], kind
            return
    for owner, p in enumerate(world.players):
        seen = [what for who, whose, what in world.seen_intrigue if (who, whose) == (seat, owner)]
        if owner != seat and p.intrigue.count(kind) > seen.count(kind):
            other = deck[place]
            p.intrigue[len(p.intrigue) - 1 - p.intrigue[::-1].index(kind)] = other
            deck[place] = kind
            # What others know of this hand goes with the cards.
            told = [(who, owner, kind) for who in range(world.seats) if who != seat]
            world.seen_intrigue = [
                (*entry[:2], other) if entry in told and kind not in p.intrigue else entry
                for entry in world.seen_intrigue
            ]
            return
    raise AssertionError("the card is nowhere")


def _other_card_aside(game: Game, world: Game, seat: int, random: Random) -> None:
    tokens, owner = tokens_of(world), owner_of(world, ONE_STEP_AHEAD)
    if tokens.aside == NO_CARD or owner == seat:
        return
    p = world.players[owner]
    hidden = len(p.deck) - worlds.known_top(game, seat, owner)
    if hidden:
        at = random.randrange(hidden)
        p.deck[at], tokens.aside = tokens.aside, p.deck[at]


def secrets(game: Game, seat: int) -> dict[str, Any]:
    found = base.secrets(game, seat)
    if "tech" in game.rules.part:
        found["Tech stacks"] = tuple(tuple(stack[:-1]) for stack in tech_of(game).stacks)
        if tokens_of(game).aside != NO_CARD and owner_of(game, ONE_STEP_AHEAD) != seat:
            found["card set aside"] = tokens_of(game).aside
    return found


def rare() -> Iterator[State]:
    """A tile for either currency, and several Snoopers reached at once."""
    appropriate = {"hand": ["appropriate"], "influence": {"emperor": 2}, "solari": 6, "spice": 6}
    game = begin(tech={"open": ["spaceport", "minimic_film", "memocorders"]}, p0=appropriate)
    yield play(game, "card:appropriate space:tech_negotiation box:appropriate acquire_tech:spaceport")
    each = {"emperor": 1, "guild": 1, "bene": 1, "fremen": 1}
    leaders = ["tessia_vernius", *(id for id in IX_LEADERS if id != "tessia_vernius")]
    game = begin(leaders=leaders, row=["choam_directorship"], p0={"hand": ["dagger"], "influence": each})
    game.players[0].persuasion = 8
    yield play(game, "reveal acquire:choam_directorship")


ABOUT = About(another_world, secrets, base.option, rare)


def _case(**options: Any) -> Case:
    return Case("imperium", ABOUT, "ix", boxes=["ix"], **options)


CASES = [
    _case(seats=4),
    _case(seats=4, leaders=IX_LEADERS, epic=True),
    _case(seats=3, leaders="draft"),
    _case(seats=3, epic=True),
    _case(seats=2),
    _case(seats=1, difficulty="mentat", churn="reveal", brutal=True),
]
