"""What a seat may know, as a row of numbers of fixed length.

Egocentric: the own seat comes first, then the others clockwise, with room for four parties (players,
House Hagal or Rivals); a place nobody sits at is zeros but for the one-hots that say so. Every value is a
whole number from 0 to `most`: a count, a truth value, or one entry of a one-hot. What stands where is in
`fields`.

One reader serves everybody: `read` takes a position apart into a few short rows of bytes, from a `View`
as well as from a full state, of which it reads only what the view would show; a test proves that both
give the same. `encode` puts them in their places with the standard library, `arrays` with NumPy.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.imperium.lab.fields import (
    AGENT_FROM,
    AGENT_TO,
    ASIDE,
    AT,
    CARD_CAUSE,
    CONFLICT_CAUSE,
    DECISION_BOX,
    DECISION_MORE,
    DECK_SHOWN,
    DECK_TOP,
    DISCOUNT,
    DISCOUNT_CARD,
    ENVOY,
    FIELDS,
    INFILTRATING,
    KNOWN_HAND,
    KNOWN_INTRIGUE,
    LEADER_CAUSE,
    LIST_OFFSET,
    LIST_SIZE,
    MELANGE,
    MENTAT_AT,
    MENTAT_KEPT,
    MOST,
    NODE_CAUSE,
    NODE_PLACE,
    NUMBERS,
    OPEN_INTRIGUE,
    PARTIES,
    PICKED,
    RECRUITS,
    RECRUITS_READY,
    RESOLVING,
    SIZE,
    SPACE_CAUSE,
    TIES_THIRD,
    TOKENS,
    TOKENS_SHOWN,
    TOPDECK,
    TRACK_CAUSE,
    TURN_CARD_LEFT,
    VOICE,
)
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CONTROL_SPACES, MAKER_SPACES
from sandtable.imperium.rules.combat import REWARD_BOX
from sandtable.imperium.rules.state import HIDDEN, NOWHERE, Player, State
from sandtable.imperium.rules.view import PRESCIENCE, View
from sandtable.imperium.rules.words import BOX_INFLUENCE, BOX_SPACE, BOX_WORD, PARTS

# --- tables for reading -------------------------------------------------------------------
# By number of parties and seat: the parties clockwise from the own one, and the code of each party,
# with 0 at the end for nobody (-1).
_ORDER: Final[list[list[list[int]]]] = [
    [[(seat + step) % n for step in range(n)] for seat in range(n)] for n in range(PARTIES + 1)
]
_EGO: Final[list[list[list[int]]]] = [
    [[(party - seat) % n + 1 for party in range(n)] + [0] for seat in range(n)] for n in range(PARTIES + 1)
]
_PARTY_NUMBERS_LENGTH: Final = (NUMBERS - AT["own.points"]) // PARTIES
_ABSENT_NUMBERS: Final[list[list[int]]] = [[0] * (_PARTY_NUMBERS_LENGTH * (PARTIES - n)) for n in range(PARTIES + 1)]
_ABSENT_CODES: Final[list[list[int]]] = [[0] * (2 * (PARTIES - n)) for n in range(PARTIES + 1)]
_TODO_KIND: Final[dict[int, int]] = {
    REWARD_BOX: 0,
    BOX_SPACE: 1,
    BOX_INFLUENCE: 2,
    **{word: 3 + kind for kind, word in enumerate(BOX_WORD)},
}
# One by one: compiled, each is a constant, and the parts of a tuple taken apart would not be.
_MAKER_0: Final = MAKER_SPACES[0]
_MAKER_1: Final = MAKER_SPACES[1]
_MAKER_2: Final = MAKER_SPACES[2]
_CONTROL_0: Final = CONTROL_SPACES[0]
_CONTROL_1: Final = CONTROL_SPACES[1]
_CONTROL_2: Final = CONTROL_SPACES[2]

# What the numbers of a frame say, by question.
_NODE: Final = 1
_CARD: Final = 2
_SPACE: Final = 3
_TRACK: Final = 4
_CONFLICT: Final = 5
_ABOUT_BY_KIND: Final[dict[int, int]] = {
    frames.ASK_DEFEND: _SPACE,
    frames.ASK_AGENT: _CARD,
    frames.ASK_SPACE: _CARD,
    frames.ASK_MELANGE: _CARD,
    frames.ASK_FIGURE: _CARD,
    frames.ASK_DECK_TOP: _CARD,
    frames.ASK_ALLY: _TRACK,
    frames.ASK_REWARD_PART: _CONFLICT,
    **dict.fromkeys(
        (
            frames.ASK_OPTION, frames.ASK_FACTION, frames.ASK_LOSE_INFLUENCE, frames.ASK_TRASH, frames.ASK_DISCARD,
            frames.ASK_NUMBER, frames.ASK_ACQUIRE, frames.ASK_FETCH, frames.ASK_RECALL, frames.ASK_VOICE,
            frames.ASK_ASIDE, frames.ASK_PEEK, frames.ASK_PASS_TURN, frames.ASK_VICTIM, frames.ASK_ORDEAL,
            frames.ASK_RIVAL_FACTION, frames.ASK_RIVAL_PAY, frames.ASK_RIVAL_OPTION,
        ),
        _NODE,
    ),
}  # fmt: skip
_KIND_CODE: Final[list[int]] = [0] * (max(frames.KINDS) + 1)
_ABOUT: Final[list[int]] = [_ABOUT_BY_KIND.get(op, 0) for op in range(len(_KIND_CODE))]


def _number_questions() -> None:
    for code, op in enumerate(frames.KINDS, 1):
        _KIND_CODE[op] = code


_number_questions()
_MARKED: Final = frozenset(
    (
        frames.ASK_SPACE, frames.ASK_MELANGE, frames.ASK_FIGURE, frames.ASK_PART, frames.ASK_OPTION, frames.ASK_FACTION,
        frames.ASK_DISCARD, frames.ASK_RIVAL_FACTION, frames.ASK_RIVAL_PAY, frames.ASK_RIVAL_OPTION,
    )
)  # fmt: skip


def read(
    s: State,
    seat: int,
    pools: list[list[int]] | None,
    numbers: list[bytes],
    kinds: list[bytes],
    marks: list[int],
    base: int,
) -> None:
    """Append what this seat may know: its numbers, the codes and the kinds in its lists, its marks (from `base` on).

    `s` is a full state, or what a view shows of one; in that case `pools` are the cards of each party's hand and
    deck, of the own party's deck alone. Of a full state no more is read than a view would hold.
    """
    players = s.players
    n = len(players)
    ego = _EGO[n][seat]
    stack = s.stack
    actor = -1
    kind = cause = effect = party = 0
    peeking = False
    if stack:
        frame = stack[-1]
        op = frame[0]
        actor = frame[1]
        kind = _KIND_CODE[op]
        about = _ABOUT[op]
        if about == _NODE:
            node = frame[2]
            if node >= 0:
                cause = NODE_CAUSE[node]
                effect = NODE_PLACE[node]
            else:
                cause = LEADER_CAUSE + players[actor].leader  # Connections
            peeking = op == frames.ASK_PEEK and actor == seat
        elif about == _CARD:
            cause = CARD_CAUSE + frame[2]
        elif about == _SPACE:
            cause = SPACE_CAUSE + frame[2]
        elif about == _TRACK:
            cause = TRACK_CAUSE + frame[2]
        elif about == _CONFLICT:
            cause = CONFLICT_CAUSE + s.conflict
        if op in _MARKED:
            if op == frames.ASK_DISCARD:
                marks += [base + DECISION_MORE] * frame[3]
            elif op == frames.ASK_PART:
                marks.append(base + DECISION_BOX + _TODO_KIND[frame[2]])
            elif op == frames.ASK_FACTION:
                marks += [base + DECISION_MORE] * max(frame[4], 1)
            elif op == frames.ASK_FIGURE:
                marks.append(base + AGENT_TO + frame[3])
            elif op == frames.ASK_SPACE or op == frames.ASK_MELANGE:
                if frame[3] != NOWHERE:
                    marks.append(base + AGENT_FROM + frame[3])
            else:
                if op >= frames.FIRST_FOR_RIVAL:
                    party = ego[frame[4] & 15]
                if op == frames.ASK_RIVAL_FACTION:
                    marks += [base + DECISION_MORE] * (frame[4] >> 4)
                else:
                    for i in range(PARTS):
                        if (frame[3] >> i) & 1:
                            marks.append(base + PICKED + i)
        for waiting in stack:
            if waiting[0] == frames.DISCARD_INTRIGUE:
                marks.append(base + RESOLVING + waiting[2])
    reserve = s.reserve
    bonus = s.bonus_spice
    alliance = s.alliance
    control = s.control
    row = s.row
    trashed = s.trashed
    intrigue_discard = s.intrigue_discard
    hagal_discard = s.hagal_discard
    seen = s.conflicts_seen
    todo = s.todo
    line: list[int] = [
        s.round, len(s.conflict_deck), len(s.imperium_deck), len(s.intrigue_deck), len(s.hagal_deck),
        reserve[0], reserve[1], reserve[2], bonus[_MAKER_0], bonus[_MAKER_1], bonus[_MAKER_2],
        s.fresh, s.combat_turn, s.allowance, s.deployed, s.passes,
        len(row), len(trashed), len(intrigue_discard), len(hagal_discard), len(seen), len(todo),
    ]  # fmt: skip
    lists: list[int] = [
        seat, s.seats - 1, s.difficulty + 1, s.phase, ego[s.first], ego[s.turn_seat], ego[actor], ego[s.mentat],
        ego[alliance[0]], ego[alliance[1]], ego[alliance[2]], ego[alliance[3]],
        ego[control[_CONTROL_0]], ego[control[_CONTROL_1]], ego[control[_CONTROL_2]],
        s.turn_kind, s.turn_card + 1, s.turn_space + 1, s.conflict + 1, kind, cause, effect, party,
    ]  # fmt: skip
    lists += row
    lists += trashed
    lists += intrigue_discard
    lists += hagal_discard
    lists += seen
    for entry in todo:
        lists.append(_TODO_KIND[entry[0]])
    if s.recruits:
        marks += [base + RECRUITS] * s.recruits
        marks += [base + RECRUITS_READY] * s.recruits_ready
    if s.melange:
        marks += [base + MELANGE] * s.melange
    if s.discount_card >= 0:
        marks.append(base + DISCOUNT_CARD + s.discount_card)
        marks += [base + DISCOUNT] * s.discount
    if s.turn_card_left:
        marks.append(base + TURN_CARD_LEFT)
    if s.ties_third:
        marks.append(base + TIES_THIRD)
    if s.envoy:
        marks.append(base + ENVOY)
    if s.infiltrating:
        marks.append(base + INFILTRATING)
    if s.topdeck:
        marks.append(base + TOPDECK)
    if s.mentat_kept:
        marks.append(base + MENTAT_KEPT)
    if s.mentat_at != NOWHERE:
        marks.append(base + MENTAT_AT + s.mentat_at)
    for place, other in enumerate(_ORDER[n][seat]):
        p = players[other]
        influence = p.influence
        at = p.agents_at
        hand = p.hand
        deck = p.deck
        discard = p.discard
        play = p.play
        intrigue = p.intrigue
        shown = p.shown_deck
        line += [
            p.vp, p.solari, p.spice, p.water, influence[0], influence[1], influence[2], influence[3],
            p.garrison, p.supply, p.conflict, p.swords, p.persuasion, p.agents, p.swordmaster, p.council, p.revealed,
            len(at), len(hand), len(deck), len(discard), len(play), len(intrigue),
        ]  # fmt: skip
        lists.append(p.leader + 1)
        lists.append(p.rival + 1)
        lists += at
        lists += discard
        lists += play
        if place == 0:
            lists += hand
            lists += deck if pools is None else pools[other]
            lists += intrigue
            if deck and (shown or peeking or p.trait == PRESCIENCE):
                marks.append(base + DECK_TOP[0] + deck[-1])
            if p.tokens:
                _mark_tokens(p, base, 0, marks)
        else:
            if pools is None:
                lists += hand
                lists += deck
            else:
                lists += pools[other]
            if shown:
                marks.append(base + DECK_TOP[place] + deck[-1])
            if p.tokens_shown:
                _mark_tokens(p, base, place, marks)
            if p.shown_hand:
                for card in p.shown_hand:
                    marks.append(base + KNOWN_HAND[place] + card)
        if shown:
            marks += [base + DECK_SHOWN[place]] * shown
        if p.open_intrigue:
            for card in p.open_intrigue:
                marks.append(base + OPEN_INTRIGUE[place] + card)
        if p.voice != NOWHERE:
            marks.append(base + VOICE[place] + p.voice)
        if p.aside >= 0:
            marks.append(base + ASIDE + p.aside)
    if n < PARTIES:
        line += _ABSENT_NUMBERS[n]
        lists += _ABSENT_CODES[n]
    for knower, owner, card in s.seen_intrigue:
        if knower == seat:
            marks.append(base + KNOWN_INTRIGUE[ego[owner] - 1] + card)
    kinds.append(bytes(lists))
    line.append(1)
    try:
        numbers.append(bytes(line))
    except ValueError:  # somebody is very rich
        numbers.append(bytes([min(max(number, 0), 255) for number in line]))


def _mark_tokens(p: Player, base: int, place: int, marks: list[int]) -> None:
    """The Baron's, where this seat knows them."""
    if p.tokens_shown:
        marks.append(base + TOKENS_SHOWN[place])
    for faction in range(len(FACTIONS)):
        if (p.tokens >> faction) & 1:
            marks.append(base + TOKENS[place] + faction)


def pools_of(view: View) -> list[list[int]]:
    """The cards of each party's hand and deck together; of the own party its deck."""
    pools = []
    for party, (p, pool) in enumerate(zip(view.known.players, view.pools, strict=True)):
        cards = pool + [kind for kind in p.deck if kind != HIDDEN]
        pools.append(cards if party == view.seat else cards + p.shown_hand)
    return pools


def encode(view: View) -> list[float]:
    """The row of this view."""
    return _encode(view.known, view.seat, pools_of(view))


def encode_state(state: State, seat: int) -> list[float]:
    """The same row, straight from a full state: no more of it is read than the seat's view would show."""
    return _encode(state, seat, None)


def _encode(s: State, seat: int, pools: list[list[int]] | None) -> list[float]:
    numbers: list[bytes] = []
    kinds: list[bytes] = []
    marks: list[int] = []
    read(s, seat, pools, numbers, kinds, marks, 0)
    line = numbers[0]
    row = [0.0] * SIZE
    for i in range(NUMBERS):
        row[i] = float(min(line[i], MOST[i]))
    begin = 0
    for offset, size in zip(LIST_OFFSET, LIST_SIZE, strict=True):
        end = begin + line[size]
        for kind in kinds[0][begin:end]:
            row[offset + kind] += 1.0
        begin = end
    for mark in marks:
        row[mark] += 1.0
    return row


def decode(row: Any) -> dict[str, list[float]]:
    """A row taken apart by the names of its fields, to look at."""
    return {field.name: [float(x) for x in row[field.offset : field.offset + field.length]] for field in FIELDS}
