"""Invariants of pieces: every card, player, Influence level and Agent exists and is in exactly one place."""

from __future__ import annotations

from functools import cache
from typing import Final, NoReturn

from sandtable.imperium.language.pieces import IMPERIUM_DECK, trait_bits, trait_names
from sandtable.imperium.rules.board import barred
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUE,
    LEADERS,
)
from sandtable.imperium.rules.draws import ROW_SIZE
from sandtable.imperium.rules.question import (
    ABOUT_INTRIGUE,
    ABOUT_TAKEN,
    ABOUT_TRACK,
    IS_QUESTION,
    NO_STEP,
    QUESTION,
    STEP,
    Pending,
)
from sandtable.imperium.rules.rounds import AGENTS
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import (
    NO_CARD,
    NO_LEADER,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    Frame,
    Player,
    State,
)
from sandtable.imperium.rules.units import CONFLICT, TROOP, owned_by

MOST_IN_HAND: Final = 40  # far more cards than a player can draw in a round


class _Table:
    """The cards that a game with this ruleset and number of seats must contain at all times."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        stacks = [kind for kind in rules.reserve_cards for _ in range(CARDS[kind].copies)]
        decks = (rules.starting_deck + rules.starting_discard) * (seats - len(rules.own_decks))
        for deck in rules.own_decks.values():
            decks += deck
        self.cards = sorted(rules.imperium_cards + rules.further_cards + stacks + decks)
        self.intrigue = sorted(rules.intrigue_cards)
        deck = rules.starting_deck + rules.starting_discard
        self.starting = [(kind, deck.count(kind)) for kind in sorted(set(deck))]
        self.reserve = frozenset(rules.reserve_cards)
        self.not_control = [k for k in range(len(rules.spaces)) if k not in rules.control_spaces]
        self.not_maker = [k for k in range(len(rules.spaces)) if k not in rules.maker_spaces]


@cache
def table_of(rules: Ruleset, seats: int) -> _Table:
    return _Table(rules, seats)


class InvariantBroken(AssertionError):
    """The error for a position that cannot occur in a game."""


def fail(what: str) -> NoReturn:
    raise InvariantBroken(what)


def is_question(frame: Frame) -> bool:
    return 0 <= frame[0] < len(IS_QUESTION) and IS_QUESTION[frame[0]]


def record_of(frame: Frame) -> Pending:
    """Return the record (`Question` or `Step`) that declares a frame."""
    record: Pending = QUESTION[frame[0]] if is_question(frame) else STEP[frame[0]] if frame[0] < len(STEP) else NO_STEP
    if record.number != frame[0]:
        fail(f"there is no frame {frame}")
    return record


def check_cards(s: State) -> None:
    """Check that every copy of a card is in exactly one place of the table."""
    everything = s.imperium_deck + s.row + s.trashed
    for module in s.rules.holdings:
        everything += module.cards(s)
    for frame in s.stack:
        if record_of(frame).about == ABOUT_TAKEN:
            everything.append(frame[2])
    for kind, n in zip(s.rules.reserve_cards, s.reserve, strict=True):
        if n < 0:
            fail(f"{n} {CARDS[kind].id} in the Reserve")
        everything += [kind] * n
    for p in s.players:
        everything += p.hand
        everything += p.deck
        everything += p.discard
        everything += p.play
        if p.aside != NO_CARD:
            everything.append(p.aside)
    everything.sort()
    if everything != table_of(s.rules, s.seats).cards:
        names = [card.id for card in CARDS]
        fail(f"cards are not conserved: {_difference(everything, table_of(s.rules, s.seats).cards, names)}")
    for kind in s.imperium_deck:
        if CARDS[kind].source != IMPERIUM_DECK:
            fail(f"{CARDS[kind].id} is in the Imperium deck")
    for kind in s.row:
        if CARDS[kind].source != IMPERIUM_DECK:
            fail(f"{CARDS[kind].id} is in the Imperium Row")
    for kind in s.trashed:
        if kind in table_of(s.rules, s.seats).reserve:
            fail(f"{CARDS[kind].id} was trashed and did not return to its stack")
    if len(s.row) != ROW_SIZE and s.imperium_deck:
        taken = len(s.stack) > 0 and record_of(s.stack[-1]).about == ABOUT_TAKEN
        if not taken or len(s.row) != ROW_SIZE - 1 or CARDS[s.stack[-1][2]].source != IMPERIUM_DECK:
            fail(f"{len(s.row)} cards in the Imperium Row, {len(s.imperium_deck)} in its deck")


def _difference(found: list[int], wanted: list[int], names: list[str]) -> str:
    """Return a text that lists the names and numbers of those kinds whose number in `found` is not that in `wanted`."""
    return ", ".join(
        f"{found.count(kind)} of {wanted.count(kind)} {names[kind] if 0 <= kind < len(names) else kind}"
        for kind in sorted(set(found) | set(wanted))
        if found.count(kind) != wanted.count(kind)
    )


def check_intrigue(s: State) -> None:
    """Check that every Intrigue card is in the deck, on its discard pile, trashed, held, face up, or being played."""
    everything = s.intrigue_deck + s.intrigue_discard + s.intrigue_trashed
    for frame in s.stack:
        if record_of(frame).about == ABOUT_INTRIGUE:
            everything.append(frame[2])
    for p in s.players:
        everything += p.intrigue
        everything += p.open_intrigue
    everything.sort()
    if everything != table_of(s.rules, s.seats).intrigue:
        names = [card.id for card in INTRIGUE]
        fail(f"Intrigue cards are not conserved: {_difference(everything, table_of(s.rules, s.seats).intrigue, names)}")
    if s.seen_intrigue:
        for viewer in range(s.seats):
            for owner in range(len(s.players)):
                kinds = [seen[2] for seen in s.seen_intrigue if seen[0] == viewer and seen[1] == owner]
                if kinds and (viewer == owner or not _within(kinds, s.players[owner].intrigue)):
                    fail(f"seat {viewer} knows that seat {owner} holds {[INTRIGUE[k].id for k in kinds]}: it does not")
        if any(not 0 <= seen[0] < s.seats or not 0 <= seen[1] < len(s.players) for seen in s.seen_intrigue):
            fail(f"no such seats: {s.seen_intrigue}")


def _within(few: list[int], many: list[int]) -> bool:
    """Tell whether `many` contains every item of `few` at least as often as `few` does."""
    return all(few.count(kind) <= many.count(kind) for kind in few)


def check_conflicts(s: State) -> None:
    """Check that all Conflict cards are different and have the levels of IMP-1.5, and that as many have been revealed
    as rounds have begun."""
    order = s.conflict_deck + s.conflicts_seen[::-1]
    levels = s.rules.conflict_levels
    if [CONFLICTS[kind].level for kind in order] != levels or len(set(order)) != len(order):
        fail(f"Conflict cards {[CONFLICTS[kind].id for kind in order]}")
    if s.round != len(s.conflicts_seen):
        fail(f"round {s.round}, and {len(s.conflicts_seen)} Conflict cards were revealed")
    if s.conflict != (s.conflicts_seen[-1] if s.conflicts_seen else -1):
        fail("the Conflict is not the last one that was revealed")


def check_player(s: State, seat: int, p: Player) -> None:
    away = sum(module.troops(s, seat) for module in s.rules.holdings)
    if p.garrison < 0 or p.supply < 0 or p.conflict < 0 or p.troops() + away != owned_by(s, seat, TROOP):
        fail(
            f"seat {seat}: {p.garrison} + {p.supply} + {p.conflict} troops in garrison, supply and Conflict,"
            f" {away} elsewhere"
        )
    others = {unit.id: unit.count(s, seat, CONFLICT) for unit in s.rules.units}
    strength = sum(unit.strength_of(p) * others[unit.id] for unit in s.rules.units)
    if (p.other_units, p.other_strength) != (sum(others.values()), strength):
        fail(f"seat {seat}: {p.other_units} other units of strength {p.other_strength}; in the Conflict are {others}")
    if p.solari < 0 or p.spice < 0 or p.water < 0 or p.persuasion < 0 or p.swords < 0:
        fail(
            f"seat {seat}: {p.solari} Solari, {p.spice} spice, {p.water} water,"
            f" {p.persuasion} Persuasion, {p.swords} swords"
        )
    if p.rival:
        _check_rival(s, seat, p)
        return
    if s.round:
        usual = trait_bits(LEADERS[p.leader].traits) if p.leader != NO_LEADER else 0
        later = trait_bits(LEADERS[p.leader].later) if p.leader != NO_LEADER else 0
        if p.leader == NO_LEADER or p.traits & ~(usual | later):
            fail(f"seat {seat}: leader {p.leader} with traits {trait_names(p.traits)}")
        if not later and p.traits != usual:
            fail(f"seat {seat}: leader {p.leader} has lost a trait, and has {trait_names(p.traits)}")
    mine = p.hand + p.deck + p.discard + p.play
    for kind, copies in table_of(s.rules, s.seats).starting:
        if mine.count(kind) > copies:
            fail(f"seat {seat}: {mine.count(kind)} {CARDS[kind].id} of {copies}")
    if len(p.hand) > MOST_IN_HAND:
        fail(f"seat {seat}: {len(p.hand)} cards in hand")
    if p.aside != NO_CARD and CARDS[p.aside].source != IMPERIUM_DECK:
        fail(f"seat {seat}: {CARDS[p.aside].id} was set aside")
    if not 0 <= p.shown_deck <= len(p.deck):
        fail(f"seat {seat}: {p.shown_deck} known cards on a deck of {len(p.deck)}")
    if p.shown_hand and not _within(p.shown_hand, p.hand):
        fail(f"seat {seat}: cards known in hand that are not there")
    if p.revealed and (p.play or p.persuasion or p.open_intrigue or p.aside != NO_CARD):
        fail(f"seat {seat}: its Reveal turn is over and was not cleaned up")


def _check_rival(s: State, seat: int, p: Player) -> None:
    """Check the goods and cards of an automated party.

    A Rival has no cards and no traits; a solo Rival has traded its goods in at once (IMP-19.16); House Hagal has
    collected nothing (IMP-18.1).
    """
    if p.hand or p.deck or p.discard or p.play or p.open_intrigue or p.aside != NO_CARD or p.traits:
        fail(f"seat {seat}: a Rival with cards or with a Leader's left ability")
    if p.persuasion or p.council or p.revealed:
        fail(f"seat {seat}: a Rival with Persuasion, a Council seat or a Reveal turn")
    if p.vp and not p.competes():
        fail(f"seat {seat}: {p.vp} points of a party that gathers none")
    fault = s.rules.automata.fault(s, seat, p)
    if fault:
        fail(fault)


def check_influence(s: State) -> None:
    """Check the levels of Influence, the Alliances (IMP-14.4 to 14.8), and the points that follow from them."""
    start = s.rules.first_point if s.seats == 4 else 0
    points = [start] * len(s.players)
    for f, holder in enumerate(s.alliance):
        best = 0
        track = s.rules.tracks[f]
        for seat, p in enumerate(s.players):
            level = p.influence[f]
            if not 0 <= level <= track.top:
                fail(f"seat {seat}: influence {p.influence}")
            points[seat] += track.standing[level]
            if level > best:
                best = level
        if holder != NOBODY:
            points[holder] += track.alliance_points
        if any(record_of(frame).about == ABOUT_TRACK and frame[2] == f for frame in s.stack):
            continue  # its holder is choosing the next holder
        if holder == NOBODY:
            if best >= track.alliance:
                fail(f"Alliance {f}: nobody has it, and somebody stands at {best}")
        elif s.players[holder].influence[f] < track.alliance or s.players[holder].influence[f] < best:
            fail(f"Alliance {f}: seat {holder} has it at {s.players[holder].influence[f]}, the highest is {best}")
    for seat, p in enumerate(s.players):
        if p.vp < points[seat] and p.competes():
            fail(f"seat {seat}: {p.vp} points, and its influence and Alliances alone are worth {points[seat]}")


def check_agents(s: State) -> None:
    for seat, p in enumerate(s.players):
        total = AGENTS + int(p.swordmaster) + int(s.mentat == seat)
        total -= sum(module.agents_gone(s, seat) for module in s.rules.rounds)
        if p.agents < 0 or p.agents + len(p.agents_at) != total:
            fail(f"seat {seat}: {p.agents} Agents ready and {len(p.agents_at)} on the board; it has {total}")
        for space in p.agents_at:
            if not 0 <= space < len(s.rules.spaces):
                fail(f"seat {seat}: an Agent at {space}")
        if seat != s.turn_seat and p.agents_at and not p.rival:
            for bit, by in s.rules.once:
                if bit.bit_length() - 1 in p.agents_at and not barred(p, bit, by):
                    fail(
                        f"seat {seat}: an Agent at {s.rules.spaces[bit.bit_length() - 1].id} and nothing to show for it"
                    )
        if any(p.agents_at.count(bit.bit_length() - 1) > 1 for bit, _ in s.rules.once):
            fail(f"seat {seat}: two Agents on a once-per-game space")
    if s.mentat == NOBODY:
        if s.mentat_at != NOWHERE or s.mentat_kept:
            fail("nobody has the Mentat, and yet it is somewhere")
    elif s.mentat_at == NOWHERE:
        if not s.players[s.mentat].agents:
            fail(f"the Mentat of seat {s.mentat} is ready, and no Agent of that seat is")
    elif s.mentat_at not in s.players[s.mentat].agents_at:
        fail(f"the Mentat stands where seat {s.mentat} has no Agent")
    for space in table_of(s.rules, s.seats).not_control:
        if s.control[space] != NOBODY:
            fail(f"{s.rules.spaces[space].id} is controlled")
    for space in s.rules.control_spaces:
        holder = s.control[space]
        if holder != NOBODY and (not 0 <= holder < len(s.players) or s.players[holder].rival == OBSTACLE):
            fail(f"{s.rules.spaces[space].id} is controlled by seat {holder}")
    for space in table_of(s.rules, s.seats).not_maker:
        if s.bonus_spice[space]:
            fail(f"bonus spice on {s.rules.spaces[space].id}")
    for space in s.rules.maker_spaces:
        if not 0 <= s.bonus_spice[space] <= s.round:
            fail(f"{s.bonus_spice[space]} bonus spice on {s.rules.spaces[space].id} in round {s.round}")
