"""Encode observations: everything that a seat may know, as a row of numbers whose length follows from the ruleset.

Observations are egocentric: the player's own seat comes first, then the others clockwise, with room for all parties of
the ruleset (players, House Hagal or Rivals); an empty place is all zeros except for the one-hots that mark it as empty.
Every value is a whole number from 0 to the `most` of its field: a count, a truth value, or one entry of a one-hot.
`fields` defines the position of each field.

One reader serves all callers: it fills a row of a `Sheet` from a `View` or from a full state, of which it reads only
what the view would show; a test proves that both give the same result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.observing import Layout, Sheet
from sandtable.imperium.lab.fields import NOT_THERE, Coding, Fields, opening
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.chosen import NOT_IN
from sandtable.imperium.rules.combat import REWARD_BOX
from sandtable.imperium.rules.question import (
    ABOUT_BOX,
    ABOUT_CARD,
    ABOUT_CONFLICT,
    ABOUT_HAND,
    ABOUT_INTRIGUE,
    ABOUT_NODE,
    ABOUT_SPACE,
    ABOUT_TAKEN,
    ABOUT_TRACK,
    ANYBODY,
    FOR_RIVAL,
    GOAL,
    MORE,
    ORIGIN,
    PICKED,
    QUESTION,
    STEP,
    UNUSED,
)
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.state import HIDDEN, NO_CARD, NOWHERE, REVEAL_TURN, RIVAL, STREAMLINED, Player, State
from sandtable.imperium.rules.table_module import TableComponent
from sandtable.imperium.rules.view import PRESCIENCE, View
from sandtable.imperium.rules.vocabulary import BOX_INFLUENCE, BOX_SPACE, PARTS

VERSION: Final = 0  # the version of the row format, part of the environments' names
NOTHING: Final[list[int]] = []
_NOBODY: Final = [0, 0]  # the codes of an empty place: no Leader, and what kind of party it is
_OF_NOBODY: Final = 4  # the number of its lists


class Reader:
    """Fills the rows of observations of one layout (`sandtable.core.observing.Reader`)."""

    __slots__ = (
        "at",
        "parties",
        "order",
        "ego",
        "of_a_party",
        "todo",
        "makers",
        "controls",
        "room_of_decks",
        "room_of_piles",
        "placed",
    )

    def __init__(self, at: Fields) -> None:
        rules = at.rules
        parties = at.parties
        self.at = at
        self.parties: int = parties
        # By number of parties and seat: the parties clockwise from the viewing seat, and the code of each party, with 0
        # at the end for nobody (-1).
        self.order: list[list[list[int]]] = [
            [[(seat + step) % n for step in range(n)] for seat in range(n)] for n in range(parties + 1)
        ]
        self.ego: list[list[list[int]]] = [
            [[(party - seat) % n + 1 for party in range(n)] + [0] for seat in range(n)] for n in range(parties + 1)
        ]
        # The numbers of an empty place, and the codes and lists that come before those that parties share.
        self.of_a_party: int = at.at["other1.points"] - at.at["own.points"]
        # Boxes of effects by their words.
        self.todo: dict[int, int] = {REWARD_BOX: 0, BOX_SPACE: 1, BOX_INFLUENCE: 2}
        for kind in rules.cards:
            self.todo[rules.box_word[kind]] = 3 + at.cards.codes[kind]
        further = 3 + len(at.cards)
        if rules.leader_box_word != NOT_IN:
            self.todo[rules.leader_box_word] = further
            further += 1
        for sort in opening(rules):
            pieces = rules.of(sort)
            for kind in pieces.kinds:
                self.todo[pieces.words[sort.box][kind]] = further
                further += 1
        self.makers: list[int] = rules.maker_spaces
        self.controls: list[int] = rules.control_spaces
        # The numbers of modules after those of decks and piles, and the modules of the first box that are in the game:
        # the index of each component, and its columns.
        self.room_of_decks: int = at.room.get("intrigue_deck", 0)
        self.room_of_piles: int = at.room.get("intrigue_discard_size", 0)
        self.placed: list[tuple[int, list[list[int]]]] = [
            (rules.part[id], columns) for id, columns in at.placed.items() if id in rules.part
        ]
        for name in at.room:
            if name in at.at and name not in ("intrigue_deck", "intrigue_discard_size"):
                raise ValueError(f"a row has no room for numbers of modules after {name!r}")

    def read_state(self, state: State, seat: int, sheet: Sheet) -> None:
        """Fill the row of the sheet with what a seat may know, read from a full state."""
        self._read(state, seat, None, sheet)

    def read_view(self, view: View, sheet: Sheet) -> None:
        """Fill the row of the sheet with what a seat may know, read from its view."""
        self._read(view.known, view.seat, pools_of(view), sheet)

    def _read(self, s: State, seat: int, pools: list[list[int]] | None, sheet: Sheet) -> None:
        """Fill the row of the sheet from a position.

        `s` is a full state, or the known part of a view. For a view, `pools` has the cards in each party's hand and
        deck, but for the viewing seat only those in the deck. From a full state, only what a view would show is read.
        """
        at = self.at
        players = s.players
        n = len(players)
        ego = self.ego[n][seat]
        cards = at.cards
        actor, kind, cause, effect, party, peeking = self._read_decision(s, seat, ego, sheet)
        self._read_table(s, sheet)
        sheet.code(seat)
        sheet.code(s.seats - 1)
        sheet.code(at.levels.or_none[s.rules.difficulty + 1])
        sheet.code(s.phase)
        sheet.code(ego[s.first])
        sheet.code(ego[s.turn_seat])
        sheet.code(ego[actor])
        sheet.code(ego[s.mentat])
        for holder in s.alliance:
            sheet.code(ego[holder])
        control = s.control
        for space in self.controls:
            sheet.code(ego[control[space]])
        sheet.code(s.turn_kind)
        sheet.code(cards.or_none[s.turn_card + 1])
        sheet.code(s.turn_space + 1)
        sheet.code(at.conflicts.or_none[s.conflict + 1])
        sheet.code(kind)
        sheet.code(cause)
        sheet.code(effect)
        sheet.code(party)
        _count(sheet, s.row, cards)
        _count(sheet, s.trashed, cards)
        _count(sheet, s.intrigue_discard, at.intrigue)
        _count(sheet, s.conflicts_seen, at.conflicts)
        for entry in s.todo:
            sheet.one(self.todo[entry[0]])
        sheet.end_list()
        _mark_turn(at, s, sheet)
        if at.of_effects:
            _mark_effects(at, s, seat, peeking, sheet)
        for place, other in enumerate(self.order[n][seat]):
            known = None if pools is None else pools[other]
            face_down = NOTHING
            for module in s.rules.when_face_down:
                face_down = face_down + module.face_down(s, other)
            self._read_party(players[other], place, known, face_down, peeking, sheet)
        for _ in range(n, self.parties):
            sheet.blank(self.of_a_party)
            sheet.codes(_NOBODY)
            sheet.skip(_OF_NOBODY)
        for knower, owner, card in s.seen_intrigue:
            if knower == seat:
                sheet.mark(at.known_intrigue[ego[owner] - 1] + at.intrigue.codes[card])
        if s.rules.parts_by_reveal:
            for step in range(n):
                sheet.number(players[(seat + step) % n].revealed_at)
            sheet.blank(len(at.places) - n)
        for part in s.parts:
            part.observe(s, seat, sheet)
        for index, columns in self.placed:
            component = s.parts[index]
            assert isinstance(component, TableComponent)
            component.mark(s, seat, columns, sheet)

    def _read_table(self, s: State, sheet: Sheet) -> None:
        """Fill in the numbers of the table that belong to no party, such as the round."""
        sheet.number(s.round)
        sheet.number(len(s.conflict_deck))
        sheet.number(len(s.imperium_deck))
        sheet.number(len(s.intrigue_deck))
        sheet.blank(self.room_of_decks)
        sheet.numbers(s.reserve)
        bonus = s.bonus_spice
        for space in self.makers:
            sheet.number(bonus[space])
        sheet.number(s.fresh)
        sheet.number(s.combat_turn)
        sheet.number(s.allowance)
        sheet.number(s.deployed)
        sheet.number(s.passes)
        sheet.number(len(s.row))
        sheet.number(len(s.trashed))
        sheet.number(len(s.intrigue_discard))
        sheet.blank(self.room_of_piles)
        sheet.number(len(s.conflicts_seen))
        sheet.number(len(s.todo))

    def _read_decision(self, s: State, seat: int, ego: list[int], sheet: Sheet) -> tuple[int, int, int, int, int, int]:
        """Return six numbers about the open question; `ego` has, by seat, the code of its place counted from the
        viewing seat.

        They are the seat that is asked; the codes of the question, of the piece that asks, of the effect that asks, and
        of the party that the answer is for; and the number of deck cards that the viewing seat looks at.
        """
        at = self.at
        cards = at.cards
        players = s.players
        stack = s.stack
        actor = -1
        kind = cause = effect = party = 0
        peeking = 0
        if stack:
            frame = stack[-1]
            op = frame[0]
            actor = frame[1]
            kind = at.question_codes[op]
            question = QUESTION[op]
            about = question.about
            if about == ABOUT_NODE:
                node = frame[2]
                if node != frames.BY_LEADER:
                    cause = at.node_cause[node]
                    effect = at.node_place[node]
                else:
                    cause = at.leader_cause + at.leaders.codes[players[actor].leader]
            elif about == ABOUT_HAND or about == ABOUT_CARD or about == ABOUT_TAKEN:
                cause = at.card_cause + cards.codes[frame[2]]
            elif about == ABOUT_SPACE:
                cause = at.space_cause + frame[2]
            elif about == ABOUT_TRACK:
                cause = at.track_cause + frame[2]
            elif about == ABOUT_CONFLICT:
                cause = at.conflict_cause + at.conflicts.codes[s.conflict]
            elif about == ABOUT_BOX:
                sheet.mark(at.decision_box + self.todo[frame[2]])
            peeking = question.peeked(frame) if actor == seat else 0
            if question.second != UNUSED:
                _mark_number(at, question.second, frame[3], sheet)
            if question.third == FOR_RIVAL:
                party = ego[frame[4] & 15]
                sheet.mark(at.decision_more, frame[4] >> 4)
            elif question.third == ANYBODY:
                party = ego[frame[4] - 1]
            elif question.third != UNUSED:
                _mark_number(at, question.third, frame[4], sheet)
            for waiting in stack:
                if STEP[waiting[0]].about == ABOUT_INTRIGUE:
                    sheet.mark(at.resolving + at.intrigue.codes[waiting[2]])
        return actor, kind, cause, effect, party, peeking

    def _read_party(
        self, p: Player, place: int, known: list[int] | None, face_down: list[int], peeking: int, sheet: Sheet
    ) -> None:
        """Fill in one party, which sits `place` seats clockwise from the viewing seat. For a view, `known` has the
        cards in the party's hand and deck (`pools` of `_read`); `face_down` has the cards that it has set aside."""
        at = self.at
        cards = at.cards
        hand = p.hand
        deck = p.deck
        shown = p.shown_deck
        sheet.number(p.vp)
        sheet.number(p.solari)
        sheet.number(p.spice)
        sheet.number(p.water)
        sheet.numbers(p.influence)
        sheet.number(p.garrison)
        sheet.number(p.supply)
        sheet.number(p.conflict)
        sheet.number(p.swords)
        sheet.number(p.persuasion)
        sheet.number(p.agents)
        sheet.number(p.swordmaster)
        sheet.number(p.council)
        sheet.number(p.revealed)
        sheet.number(len(p.agents_at))
        sheet.number(len(hand))
        sheet.number(len(deck))
        sheet.number(len(p.discard))
        sheet.number(len(p.play))
        sheet.number(len(p.intrigue))
        if at.rules.when_face_down:
            unseen = known is not None and place > 0
            sheet.number(len(known) - len(hand) - len(deck) if known is not None and unseen else len(face_down))
        sheet.code(at.leaders.or_none[p.leader + 1])
        sheet.code(1 + (p.rival if p.rival != STREAMLINED else RIVAL))  # the Rival card distinguishes the two
        sheet.counts(p.agents_at)
        _count(sheet, p.discard, cards)
        _count(sheet, p.play, cards)
        if place == 0:
            _count(sheet, hand, cards)
            _count(sheet, deck if known is None else known, cards)
            _count(sheet, p.intrigue, at.intrigue)
            if deck and (shown or peeking or p.has(PRESCIENCE)):
                sheet.mark(at.deck_top[0] + cards.codes[deck[-1]])
        else:
            if known is None:
                sheet.more_as(hand, cards.quick)
                sheet.more_as(deck, cards.quick)
                _count(sheet, face_down, cards)
            else:
                _count(sheet, known, cards)
            if shown:
                sheet.mark(at.deck_top[place] + cards.codes[deck[-1]])
            for card in p.shown_hand:
                sheet.mark(at.known_hand[place] + cards.codes[card])
        if shown:
            sheet.mark(at.deck_shown[place], shown)
        for card in p.open_intrigue:
            sheet.mark(at.open_intrigue[place] + at.intrigue.codes[card])
        if p.aside != NO_CARD:
            sheet.mark(at.aside + cards.codes[p.aside])


def _count(sheet: Sheet, kinds: list[int], coding: Coding) -> None:
    """Fill the next list field of the row: the number of pieces of each kind among `kinds`."""
    if coding.same:
        sheet.counts(kinds)
    else:
        sheet.counts_as(kinds, coding.quick)


def _mark_turn(at: Fields, s: State, sheet: Sheet) -> None:
    """Add the marks of the current turn and of the Mentat."""
    if s.recruits:
        sheet.mark(at.recruits, s.recruits)
        sheet.mark(at.recruits_ready, s.recruits_ready)
    if s.paid:
        sheet.mark(at.melange, s.paid)
    if s.discount_card != NO_CARD:
        sheet.mark(at.discount_card + at.cards.codes[s.discount_card])
        sheet.mark(at.discount, s.discount)
    if s.turn_card_left & 1:
        sheet.mark(at.turn_card_left)
    if s.ties_third:
        sheet.mark(at.ties_third)
    if s.opened:
        sheet.mark(at.envoy)
    if s.topdeck:
        sheet.mark(at.topdeck)
    if s.mentat_kept:
        sheet.mark(at.mentat_kept)
    if s.mentat_at != NOWHERE:
        sheet.mark(at.mentat_at + s.mentat_at)


def _mark_effects(at: Fields, s: State, seat: int, peeking: int, sheet: Sheet) -> None:
    """Add the marks of the fields that exist only if the boxes have certain effects."""
    if at.intrigue_trashed != NOT_THERE:
        for card in s.intrigue_trashed:
            sheet.mark(at.intrigue_trashed + at.intrigue.codes[card])
    if at.sifted != NOT_THERE and peeking:
        for card in s.players[seat].deck[-peeking:]:
            sheet.mark(at.sifted + at.cards.codes[card])
    if at.revealed != NOT_THERE and s.turn_kind == REVEAL_TURN:
        for card in s.players[s.turn_seat].play[s.revealed_from :]:
            sheet.mark(at.revealed + at.cards.codes[card])
    if at.armed != NOT_THERE:
        sheet.mark(at.armed, s.armed)
    if at.spice_gained != NOT_THERE:
        sheet.mark(at.spice_gained, s.spice_gained)
    if at.entered != NOT_THERE:
        sheet.mark(at.entered, s.entered)


def _mark_number(at: Fields, meaning: int, number: int, sheet: Sheet) -> None:
    """Mark the number in the frame of the open question that its options do not show, such as a space already chosen;
    `meaning` tells its meaning."""
    if meaning == MORE:
        sheet.mark(at.decision_more, number)
    elif meaning == PICKED:
        for i in range(PARTS):
            if (number >> i) & 1:
                sheet.mark(at.picked + i)
    elif meaning == GOAL:
        sheet.mark(at.agent_to + number)
    elif meaning == ORIGIN and number != NOWHERE:
        sheet.mark(at.agent_from + number)


def pools_of(view: View) -> list[list[int]]:
    """Return, for each party of a view, the cards in its hand and deck together; for the viewing seat, only those in
    its deck."""
    pools = []
    for party, (p, pool) in enumerate(zip(view.known.players, view.pools, strict=True)):
        cards = pool + [kind for kind in p.deck if kind != HIDDEN]
        pools.append(cards if party == view.seat else cards + p.shown_hand)
    return pools


# --- interface for environments -----------------------------------------------------------
_LAYOUTS: Final[dict[str, Layout]] = {}  # by title, boxes and modules


def layout(title: str, options: Mapping[str, Any]) -> Layout:
    """Return the layout of the observations of games with these options.

    Games with the same boxes and modules share one layout, whatever their level.
    """
    return _layout(ruleset_for(title, options))


def layout_of(state: State) -> Layout:
    """Return the layout of the observations of this game."""
    return _layout(state.rules)


def _layout(rules: Ruleset) -> Layout:
    key = f"{rules.title} {rules.choice.boxes} {rules.choice.modules}"
    if key not in _LAYOUTS:
        at = Fields(rules, VERSION)
        reader = Reader(at)
        at.layout.finish(reader)
        _LAYOUTS[key] = at.layout
    return _LAYOUTS[key]
