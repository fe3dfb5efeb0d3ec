"""Encode observations: everything that a seat may know, as a row of numbers whose length follows from the ruleset.

Observations are egocentric: the player's own seat comes first, then the others clockwise, with room for all parties of
the ruleset (players, House Hagal or Rivals); an empty place is all zeros except for the one-hots that mark it as empty.
Every value is a whole number from 0 to `most`: a count, a truth value, or one entry of a one-hot. `fields` defines the
position of each.

One reader serves all callers: it converts a position into a few short rows of bytes, from a `View` or from a full
state, of which it reads only what the view would show; a test proves that both give the same result. `Layout` puts the
values in their places with the standard library, `sandtable.envs.arrays` with NumPy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.core.observing import Layout, pack_kinds, pack_numbers
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
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import HIDDEN, NO_CARD, NOWHERE, REVEAL_TURN, RIVAL, STREAMLINED, Player, State
from sandtable.imperium.rules.view import PRESCIENCE, View
from sandtable.imperium.rules.vocabulary import BOX_INFLUENCE, BOX_SPACE, PARTS

VERSION: Final = 0  # the version of the row format, part of the environments' names


class Reader:
    """Fill the rows of one layout (`sandtable.core.observing.Reader`)."""

    __slots__ = (
        "at",
        "wide",
        "parties",
        "order",
        "ego",
        "absent",
        "absent_codes",
        "todo",
        "makers",
        "controls",
        "four",
    )

    def __init__(self, at: Fields) -> None:
        rules = at.rules
        parties = at.parties
        self.at = at
        self.wide = False
        self.parties: int = parties
        # By number of parties and seat: the parties clockwise from the viewing seat, and the code of each party, with 0
        # at the end for nobody (-1).
        self.order: list[list[list[int]]] = [
            [[(seat + step) % n for step in range(n)] for seat in range(n)] for n in range(parties + 1)
        ]
        self.ego: list[list[list[int]]] = [
            [[(party - seat) % n + 1 for party in range(n)] + [0] for seat in range(n)] for n in range(parties + 1)
        ]
        # By number of parties: the numbers and codes of the empty places.
        of_a_party = at.at["other1.points"] - at.at["own.points"]
        self.absent: list[list[int]] = [[0] * (of_a_party * (parties - n)) for n in range(parties + 1)]
        self.absent_codes: list[list[int]] = [[0] * (2 * (parties - n)) for n in range(parties + 1)]
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
        self.four: bool = len(rules.tracks) == 4

    def read_state(
        self, state: State, seat: int, numbers: list[bytes], kinds: list[bytes], marks: list[int], base: int
    ) -> None:
        """Read what a seat may know from a full state."""
        self._read(state, seat, None, numbers, kinds, marks, base)

    def read_view(self, view: View, numbers: list[bytes], kinds: list[bytes], marks: list[int], base: int) -> None:
        """Read what a seat may know from its view."""
        self._read(view.known, view.seat, pools_of(view), numbers, kinds, marks, base)

    def _read(
        self,
        s: State,
        seat: int,
        pools: list[list[int]] | None,
        numbers: list[bytes],
        kinds: list[bytes],
        marks: list[int],
        base: int,
    ) -> None:
        """Read a position; `s` is a full state, or the known part of a view.

        For a view, `pools` has the cards in each party's hand and deck, and only the deck for the viewing seat. Of a
        full state, nothing is read that a view would not show.
        """
        at = self.at
        players = s.players
        n = len(players)
        ego = self.ego[n][seat]
        cards = at.cards
        same = cards.same
        actor, kind, cause, effect, party, peeking = self._read_decision(s, seat, ego, marks, base)
        bonus = s.bonus_spice
        control = s.control
        row = s.row
        trashed = s.trashed
        intrigue_discard = s.intrigue_discard
        hagal_discard = s.hagal_discard
        seen = s.conflicts_seen
        todo = s.todo
        line: list[int] = [
            s.round, len(s.conflict_deck), len(s.imperium_deck), len(s.intrigue_deck), len(s.hagal_deck)
        ]  # fmt: skip
        line += s.reserve
        for space in self.makers:
            line.append(bonus[space])
        line += [
            s.fresh, s.combat_turn, s.allowance, s.deployed, s.passes,
            len(row), len(trashed), len(intrigue_discard), len(hagal_discard), len(seen), len(todo),
        ]  # fmt: skip
        lists: list[int] = [
            seat, s.seats - 1, at.levels.or_none[s.rules.difficulty + 1], s.phase,
            ego[s.first], ego[s.turn_seat], ego[actor], ego[s.mentat],
        ]  # fmt: skip
        for holder in s.alliance:
            lists.append(ego[holder])
        for space in self.controls:
            lists.append(ego[control[space]])
        lists += [
            s.turn_kind, cards.or_none[s.turn_card + 1], s.turn_space + 1, at.conflicts.or_none[s.conflict + 1],
            kind, cause, effect, party,
        ]  # fmt: skip
        lists += row if same else _coded(row, cards)
        lists += trashed if same else _coded(trashed, cards)
        lists += intrigue_discard if at.intrigue.same else _coded(intrigue_discard, at.intrigue)
        lists += hagal_discard if at.hagal.same else _coded(hagal_discard, at.hagal)
        lists += seen if at.conflicts.same else _coded(seen, at.conflicts)
        for entry in todo:
            lists.append(self.todo[entry[0]])
        _mark_turn(at, s, base, marks)
        if at.of_effects:
            _mark_effects(at, s, seat, peeking, base, marks)
        for place, other in enumerate(self.order[n][seat]):
            known = None if pools is None else pools[other]
            face_down: list[int] = []
            for module in s.rules.when_face_down:
                face_down += module.face_down(s, other)
            self._read_party(players[other], place, known, face_down, peeking, line, lists, marks, base)
        if n < self.parties:
            line += self.absent[n]
            lists += self.absent_codes[n]
        for knower, owner, card in s.seen_intrigue:
            if knower == seat:
                marks.append(base + at.known_intrigue[ego[owner] - 1] + at.intrigue.codes[card])
        if s.rules.parts_by_reveal:
            order = [s.players[(seat + step) % n].revealed_at for step in range(n)]
            line += order + [0] * (len(at.places) - n)
        for part in s.parts:
            line += part.observed(s, seat)
        line.append(1)
        wide = self.wide
        kinds.append(pack_kinds(lists, wide))
        numbers.append(pack_numbers(line, wide))

    def _read_decision(
        self, s: State, seat: int, ego: list[int], marks: list[int], base: int
    ) -> tuple[int, int, int, int, int, int]:
        """Return the deciding seat, the kind, cause, effect and party of its decision, and how many cards it sees."""
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
                marks.append(base + at.decision_box + self.todo[frame[2]])
            peeking = question.peeked(frame) if actor == seat else 0
            if question.second != UNUSED:
                _mark_number(at, question.second, frame[3], base, marks)
            if question.third == FOR_RIVAL:
                party = ego[frame[4] & 15]
                marks += [base + at.decision_more] * (frame[4] >> 4)
            elif question.third == ANYBODY:
                party = ego[frame[4] - 1]
            elif question.third != UNUSED:
                _mark_number(at, question.third, frame[4], base, marks)
            for waiting in stack:
                if STEP[waiting[0]].about == ABOUT_INTRIGUE:
                    marks.append(base + at.resolving + at.intrigue.codes[waiting[2]])
        return actor, kind, cause, effect, party, peeking

    def _read_party(
        self,
        p: Player,
        place: int,
        known: list[int] | None,
        face_down: list[int],
        peeking: int,
        line: list[int],
        lists: list[int],
        marks: list[int],
        base: int,
    ) -> None:
        """Read one party; `place` is its place after the viewing seat, `known` its cards in a view (see `_read`), with
        those that it has set aside `face_down`."""
        at = self.at
        cards = at.cards
        same = cards.same
        agents_at = p.agents_at
        hand = p.hand
        deck = p.deck
        discard = p.discard
        play = p.play
        intrigue = p.intrigue
        shown = p.shown_deck
        influence = p.influence
        if self.four:  # the usual board: avoids two more lists for each party
            line += [
                p.vp, p.solari, p.spice, p.water, influence[0], influence[1], influence[2], influence[3],
                p.garrison, p.supply, p.conflict, p.swords, p.persuasion, p.agents, p.swordmaster, p.council,
                p.revealed, len(agents_at), len(hand), len(deck), len(discard), len(play), len(intrigue),
            ]  # fmt: skip
        else:
            line += [p.vp, p.solari, p.spice, p.water]
            line += influence
            line += [
                p.garrison, p.supply, p.conflict, p.swords, p.persuasion, p.agents, p.swordmaster, p.council,
                p.revealed, len(agents_at), len(hand), len(deck), len(discard), len(play), len(intrigue),
            ]  # fmt: skip
        if at.rules.when_face_down:
            unseen = known is not None and place > 0
            line.append(len(known) - len(hand) - len(deck) if known is not None and unseen else len(face_down))
        lists.append(at.leaders.or_none[p.leader + 1])
        lists.append(1 + (p.rival if p.rival != STREAMLINED else RIVAL))  # the Rival card distinguishes the two
        lists += agents_at
        lists += discard if same else _coded(discard, cards)
        lists += play if same else _coded(play, cards)
        if place == 0:
            own_deck = deck if known is None else known
            lists += hand if same else _coded(hand, cards)
            lists += own_deck if same else _coded(own_deck, cards)
            lists += intrigue if at.intrigue.same else _coded(intrigue, at.intrigue)
            if deck and (shown or peeking or p.has(PRESCIENCE)):
                marks.append(base + at.deck_top[0] + cards.codes[deck[-1]])
            if p.tokens:
                _mark_tokens(at, p, base, 0, marks)
        else:
            if known is None:
                lists += hand if same else _coded(hand, cards)
                lists += deck if same else _coded(deck, cards)
                lists += face_down if same else _coded(face_down, cards)
            else:
                lists += known if same else _coded(known, cards)
            if shown:
                marks.append(base + at.deck_top[place] + cards.codes[deck[-1]])
            if p.tokens_shown:
                _mark_tokens(at, p, base, place, marks)
            if p.shown_hand:
                for card in p.shown_hand:
                    marks.append(base + at.known_hand[place] + cards.codes[card])
        if shown:
            marks += [base + at.deck_shown[place]] * shown
        if p.open_intrigue:
            for card in p.open_intrigue:
                marks.append(base + at.open_intrigue[place] + at.intrigue.codes[card])
        if p.bars != NOWHERE:
            marks.append(base + at.voice[place] + p.bars)
            for space in range(p.bars_more.bit_length()):
                if p.bars_more >> space & 1:
                    marks.append(base + at.voice[place] + space)
        if p.aside != NO_CARD:
            marks.append(base + at.aside + cards.codes[p.aside])


def _mark_turn(at: Fields, s: State, base: int, marks: list[int]) -> None:
    """Add the marks of the turn and of the Mentat."""
    if s.recruits:
        marks += [base + at.recruits] * s.recruits
        marks += [base + at.recruits_ready] * s.recruits_ready
    if s.paid:
        marks += [base + at.melange] * s.paid
    if s.discount_card != NO_CARD:
        marks.append(base + at.discount_card + at.cards.codes[s.discount_card])
        marks += [base + at.discount] * s.discount
    if s.turn_card_left & 1:
        marks.append(base + at.turn_card_left)
    if s.ties_third:
        marks.append(base + at.ties_third)
    if s.opened:
        marks.append(base + at.envoy)
    if s.infiltrating:
        marks.append(base + at.infiltrating)
    if s.topdeck:
        marks.append(base + at.topdeck)
    if s.mentat_kept:
        marks.append(base + at.mentat_kept)
    if s.mentat_at != NOWHERE:
        marks.append(base + at.mentat_at + s.mentat_at)


def _mark_effects(at: Fields, s: State, seat: int, peeking: int, base: int, marks: list[int]) -> None:
    """Add the marks that matter only if the boxes have certain effects."""
    if at.intrigue_trashed != NOT_THERE:
        for card in s.intrigue_trashed:
            marks.append(base + at.intrigue_trashed + at.intrigue.codes[card])
    if at.sifted != NOT_THERE and peeking:
        for card in s.players[seat].deck[-peeking:]:
            marks.append(base + at.sifted + at.cards.codes[card])
    if at.revealed != NOT_THERE and s.turn_kind == REVEAL_TURN:
        for card in s.players[s.turn_seat].play[s.revealed_from :]:
            marks.append(base + at.revealed + at.cards.codes[card])
    if at.armed != NOT_THERE:
        marks += [base + at.armed] * s.armed
    if at.spice_gained != NOT_THERE:
        marks += [base + at.spice_gained] * s.spice_gained
    if at.entered != NOT_THERE:
        marks += [base + at.entered] * s.entered


def _mark_number(at: Fields, meaning: int, number: int, base: int, marks: list[int]) -> None:
    """Add marks for a number of the open question that the options alone do not show."""
    if meaning == MORE:
        marks += [base + at.decision_more] * number
    elif meaning == PICKED:
        for i in range(PARTS):
            if (number >> i) & 1:
                marks.append(base + at.picked + i)
    elif meaning == GOAL:
        marks.append(base + at.agent_to + number)
    elif meaning == ORIGIN and number != NOWHERE:
        marks.append(base + at.agent_from + number)


def _mark_tokens(at: Fields, p: Player, base: int, place: int, marks: list[int]) -> None:
    """Add marks for the Baron's tokens that this seat knows."""
    if p.tokens_shown:
        marks.append(base + at.tokens_shown[place])
    for faction in range(len(at.rules.tracks)):
        if (p.tokens >> faction) & 1:
            marks.append(base + at.tokens[place] + faction)


def pools_of(view: View) -> list[list[int]]:
    """Return the cards in each party's hand and deck together, and only the deck for the viewing seat."""
    pools = []
    for party, (p, pool) in enumerate(zip(view.known.players, view.pools, strict=True)):
        cards = pool + [kind for kind in p.deck if kind != HIDDEN]
        pools.append(cards if party == view.seat else cards + p.shown_hand)
    return pools


def _coded(kinds: list[int], coding: Coding) -> list[int]:
    codes = coding.codes
    return [codes[kind] for kind in kinds]


# --- interface for environments -----------------------------------------------------------
_LAYOUTS: Final[dict[str, Layout]] = {}  # by title, boxes and modules


def layout(title: str, options: Mapping[str, Any]) -> Layout:
    """Return the layout of the rows of games with these options, shared by all levels with the same boxes and
    modules."""
    rules = ruleset_for(title, options)
    key = f"{title} {rules.choice.boxes} {rules.choice.modules}"
    if key not in _LAYOUTS:
        at = Fields(rules, VERSION)
        reader = Reader(at)
        at.layout.finish(reader)
        reader.wide = at.layout.wide
        _LAYOUTS[key] = at.layout
    return _LAYOUTS[key]
