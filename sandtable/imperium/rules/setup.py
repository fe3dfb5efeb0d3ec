"""Sets up a new game, from the options to the first decision (IMP-1)."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from sandtable.core.chance import Chance, key_of
from sandtable.core.errors import BadOption
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.pieces import TRAITS, trait_bits
from sandtable.imperium.meta import TIES_TAKE_THIRD
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import NO_OPINION
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    KIND_OF,
    LEADERS,
    OF_LEADER,
    RIVALS,
)
from sandtable.imperium.rules.draws import ROW_SIZE, without
from sandtable.imperium.rules.left_out import leave_out
from sandtable.imperium.rules.question import Step, declare
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.rounds import AGENTS
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import (
    CONFLICT_LUCK,
    DECK_LUCK,
    FIRST_LUCK,
    IMPERIUM_LUCK,
    INTRIGUE_LUCK,
    LEADER_LUCK,
    NO_LEADER,
    NOBODY,
    Frame,
    State,
    streams_of,
)
from sandtable.imperium.rules.units import TROOPS

START_WATER: Final = 1
STREAMLINED_GAME: Final = "streamlined"
DRAFT_LAST_PICKS_FIRST: Final = True  # ruling: the draft runs against the turn order

PRESCIENCE: Final = TRAITS.index("prescience")
# Traits that apply from the start of the game.
SET_UP_TRAITS: Final = (PRESCIENCE, TRAITS.index("arrakis_fiefdom"))


def kind_named(there: Mapping[str, int], name: Any, what: str = "leader") -> int:
    if not isinstance(name, str) or name not in there:
        near = get_close_matches(str(name), there, 1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise BadOption(f"there is no {what} {name!r}{hint}; there are {', '.join(there)}")
    return there[name]


def check_leaders(rules: Ruleset, seats: int, given: Any) -> list[int]:
    """Return the kinds of the Leaders that the option `leaders` lists by id; empty for 'random' and 'draft'."""
    if given in ("random", "draft"):
        return []
    if isinstance(given, str) or not isinstance(given, list | tuple):
        raise BadOption(f"option 'leaders' takes 'random', 'draft' or a list of {seats} leader ids; not {given!r}")
    if len(given) != seats:
        raise BadOption(f"option 'leaders' takes one leader for each of {seats} seats; {len(given)} were given")
    kinds = []
    for name in given:
        kind = kind_named(rules.leader, name)
        if kind in kinds:
            raise BadOption(f"leader {name!r} is given twice; there is one card of each")
        kinds.append(kind)
    return kinds


def check_first(rules: Ruleset, seats: int, given: Any) -> int:
    if given == "random":
        return NOBODY
    parties = rules.automata.may_begin(rules, seats)
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given < parties:
        raise BadOption(f"option 'first' takes 'random' or a seat from 0 to {parties - 1}; not {given!r}")
    return given


def set_up(s: State, seed: int, options: Mapping[str, Any]) -> None:
    """Set up a new game up to the first decision of a player."""
    seats = s.seats
    leaders = check_leaders(s.rules, seats, options["leaders"])
    check_fixed(s, leaders)
    first = check_first(s.rules, seats, options["first"])
    rivals = s.rules.automata.chosen(s.rules, seats, options.get("rivals"), leaders)
    s.ties_third = options.get("ties_for_second", TIES_TAKE_THIRD) == TIES_TAKE_THIRD
    s.chance = Chance(key_of(seed), streams_of(s.rules))
    for module in s.rules.setups:
        module.configure(s, options)
    leave_out(s, options)
    lay_out(s)
    s.first = first_player(s, first)
    s.rules.automata.seat(s, rivals, leaders)
    fixed = _fixed(s)
    if not leaders:
        for seat, kind in fixed.items():
            take_leader(s, seat, kind)
    if options["leaders"] == "draft":
        s.stack.append((frames.SETUP_LEADERS, NOBODY, 0, 0, 0))
        return
    if not leaders:
        taken = [p.leader for p in s.players]
        persons = [RIVALS[p.rival_card & KIND_OF].name for p in s.players if p.rival_card]
        pool = [kind for kind in s.rules.leaders if kind not in taken and LEADERS[kind].name not in persons]
        s.chance.shuffle(LEADER_LUCK, pool)
        for seat in range(seats):
            if seat not in fixed:
                take_leader(s, seat, pool.pop(0))
    for seat, kind in enumerate(leaders):
        take_leader(s, seat, kind)
    s.stack.append((frames.SETUP_PLAYERS, NOBODY, 0, 0, 0))


def _fixed(s: State) -> dict[int, int]:
    """Return the kinds, by seat, of those Leaders that modules fix whatever the options say."""
    found: dict[int, int] = {}
    for module in s.rules.setups:
        found.update(module.leaders(s.rules))
    return found


def check_fixed(s: State, leaders: list[int]) -> None:
    """Raise an error if a list of Leaders gives a seat another Leader than the one that is fixed for it."""
    for seat, kind in _fixed(s).items():
        if leaders and leaders[seat] != kind:
            raise BadOption(f"option 'leaders': seat {seat} is {LEADERS[kind].id} in this game (UPR-S2.6)")


def first_player(s: State, wanted: int) -> int:
    """Return the seat that begins: the one that the options name, or a random one, unless a module decides it."""
    for module in s.rules.setups:
        seat = module.first_player(s, wanted)
        if seat != NO_OPINION:
            return seat
    return s.chance.below(FIRST_LUCK, s.seats) if wanted == NOBODY else wanted


def lay_out(s: State) -> None:
    """Set up the board, the decks and everybody's pieces; nobody has a Leader yet. Cards that the options leave out
    start out of the game."""
    used = s.rules.conflicts_used
    levels = {level: [k for k in s.rules.conflicts if CONFLICTS[k].level == level] for level in used}
    for level in sorted(used, reverse=True):  # the bottom of the deck first
        s.chance.shuffle(CONFLICT_LUCK + level - 1, levels[level])
        s.conflict_deck += levels[level][: used[level]]
    s.intrigue_deck = without(s.rules.intrigue_cards, s.intrigue_trashed)
    s.chance.shuffle(INTRIGUE_LUCK, s.intrigue_deck)
    s.imperium_deck = without(s.rules.imperium_cards, s.trashed)
    s.chance.shuffle(IMPERIUM_LUCK, s.imperium_deck)
    s.row = [s.imperium_deck.pop() for _ in range(ROW_SIZE)]
    s.reserve = [CARDS[kind].copies for kind in s.rules.reserve_cards]
    for seat, p in enumerate(s.players):
        p.deck = s.rules.starting_deck[:]
        s.chance.shuffle(DECK_LUCK + seat, p.deck)
        p.discard = s.rules.starting_discard[:]
        p.water = START_WATER
        p.agents = AGENTS
        p.garrison = s.rules.start_garrison
        p.supply = TROOPS - s.rules.start_garrison
        p.vp = s.rules.first_point if s.seats == 4 else 0  # IMP-1.11
    s.rules.automata.join(s, TROOPS)
    for module in s.rules.setups:
        module.laid_out(s)


def take_leader(s: State, seat: int, kind: int) -> None:
    p = s.players[seat]
    p.leader = kind
    p.traits = trait_bits(LEADERS[kind].traits)
    s.cause = OF_LEADER | kind
    if s.journal is not None:
        s.note("leader", seat, 1, OF_LEADER | kind)


def leaders_step(s: State, frame: Frame) -> None:
    picked = frame[2]
    if picked == s.seats:
        s.stack.append((frames.SETUP_PLAYERS, NOBODY, 0, 0, 0))
        return
    step = s.seats - 1 - picked if DRAFT_LAST_PICKS_FIRST else picked
    s.stack.append((frames.SETUP_LEADERS, NOBODY, picked + 1, 0, 0))
    seat = (s.first + step) % s.seats
    if s.players[seat].leader == NO_LEADER:
        s.stack.append((frames.ASK_LEADER, seat, 0, 0, 0))


def players_step(s: State, frame: Frame) -> None:
    """Apply the start effects of Leaders, and start the first round."""
    s.stack.append((frames.ROUND, NOBODY, 0, 0, 0))
    for module in s.rules.setups:
        module.deals(s)
    for module in s.rules.setups:
        module.players_ready(s)
    s.rules.automata.start(s)
    for seat, p in enumerate(s.players):
        if p.rival:
            continue
        if s.trace is not None:
            s.trace.update(-trait for trait in SET_UP_TRAITS if p.has(trait))
        start = LEADERS[p.leader].start
        if start.op != fx.NOTHING:
            if s.trace is not None:
                s.trace.add(start.id)
            for part in start.parts():
                do(s, seat, part)
        for module in s.rules.setups:
            module.leader_ready(s, seat)


declare(
    Step(frames.SETUP_LEADERS, "setup_leaders", leaders_step, of_table=True),
    Step(frames.SETUP_PLAYERS, "setup_players", players_step, of_table=True),
)
