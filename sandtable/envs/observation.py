"""What a seat may know, as a row of numbers of fixed length.

Egocentric: the own seat comes first, then the others clockwise, with room for four parties (players,
House Hagal or Rivals); a place nobody sits at is all zeros. Every value is a whole number from 0 to
`most`: a count, a truth value, or one entry of a one-hot. `FIELDS` is the table of what stands where
(docs/environments.md shows it), `SIZE` the length of a row.

One reader serves everybody: `read` takes a position apart into a few short rows of bytes, from a `View`
as well as from a full state, of which it reads only what the view would show; a test proves that both
give the same. `encode` puts them in their places with the standard library, `arrays` with NumPy.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sandtable.imperium import frames
from sandtable.imperium.catalog import (
    CARDS,
    CONFLICTS,
    CONTROL_SPACES,
    DIFFICULTIES,
    HAGAL,
    INTRIGUE,
    LEADERS,
    MAKER_SPACES,
    NODES,
    OF_CARD,
    OF_CONFLICT,
    OF_LEADER,
    OF_SPACE,
    OF_TRACK,
    RESERVE_CARDS,
    SPACES,
    THING_KINDS,
    TRACKS,
)
from sandtable.imperium.combat import REWARD_BOX
from sandtable.imperium.effects import FACTIONS
from sandtable.imperium.pieces import STARTING
from sandtable.imperium.state import HIDDEN, NOWHERE, PHASES, Player, State
from sandtable.imperium.view import PRESCIENCE, View
from sandtable.imperium.words import BOX_INFLUENCE, BOX_SPACE, BOX_WORD, PARTS

PLACES: Final = ("own", "other1", "other2", "other3")
PARTIES: Final = len(PLACES)


class Field(NamedTuple):
    """A stretch of the row: `length` numbers from `offset` on, each from 0 to `most`."""

    name: str
    offset: int
    length: int
    meaning: str
    most: int


FIELDS: Final[list[Field]] = []


def _field(name: str, length: int, most: int, meaning: str) -> int:
    offset = FIELDS[-1].offset + FIELDS[-1].length if FIELDS else 0
    FIELDS.append(Field(name, offset, length, meaning, most))
    return offset


# --- numbers: they come first -------------------------------------------------------------
# Name, how many, most (what is more counts as that), meaning.
_Numbers = tuple[tuple[str, int, int, str], ...]

_TABLE_NUMBERS: Final[_Numbers] = (
    ("round", 1, 10, "the round"),
    ("conflict_deck", 1, 10, "cards in the Conflict deck"),
    ("imperium_deck", 1, 99, "cards in the Imperium deck"),
    ("intrigue_deck", 1, 99, "cards in the Intrigue deck"),
    ("hagal_deck", 1, 99, "cards in the House Hagal deck"),
    ("reserve", len(RESERVE_CARDS), 10, "cards left of " + ", ".join(CARDS[kind].name for kind in RESERVE_CARDS)),
    ("bonus_spice", len(MAKER_SPACES), 20, "bonus spice on " + ", ".join(SPACES[k].name for k in MAKER_SPACES)),
    ("fresh", 1, 1, "1 if nothing has been done in this turn yet"),
    ("combat_turn", 1, 1, "1 if this turn's Agent went to a Combat space"),
    ("allowance", 1, 20, "troops that may still be deployed in this turn"),
    ("deployed", 1, 20, "troops deployed in this turn"),
    ("passes", 1, 4, "passes in a row in Combat"),
    ("row_size", 1, 5, "cards in the Imperium Row"),
    ("trashed_size", 1, 99, "cards trashed"),
    ("intrigue_discard_size", 1, 99, "cards on the Intrigue discard pile"),
    ("hagal_discard_size", 1, 99, "House Hagal cards turned up since the last shuffle"),
    ("conflicts_seen_size", 1, 10, "Conflict cards turned up so far"),
    ("todo_size", 1, 20, "effects of the turn still to be resolved"),
)
_PARTY_NUMBERS: Final[_Numbers] = (
    ("points", 1, 30, "victory points"),
    ("resources", 3, 99, "Solari, spice, water"),
    ("influence", len(FACTIONS), 6, "influence with " + ", ".join(FACTIONS)),
    ("troops", 3, 20, "troops in garrison, supply, Conflict"),
    ("swords", 1, 60, "swords in the Conflict"),
    ("persuasion", 1, 60, "Persuasion left"),
    ("agents", 1, 4, "Agents ready, the Mentat among them"),
    ("swordmaster", 1, 1, "1 with a Swordmaster"),
    ("council", 1, 1, "1 with a seat on the High Council"),
    ("revealed", 1, 1, "1 after this round's Reveal turn"),
    ("agents_out", 1, 4, "Agents on spaces"),
    ("hand_size", 1, 60, "cards in hand"),
    ("deck_size", 1, 60, "cards in the deck"),
    ("discard_size", 1, 60, "cards on the discard pile"),
    ("play_size", 1, 60, "cards in play"),
    ("intrigue_size", 1, 40, "Intrigue cards in hand"),
)
_AT: Final[dict[str, int]] = {}  # where each stands


def _number_fields() -> None:
    for name, length, most, meaning in _TABLE_NUMBERS:
        _AT[name] = _field(name, length, most, meaning)
    for place in PLACES:
        for name, length, most, meaning in _PARTY_NUMBERS:
            _AT[f"{place}.{name}"] = _field(f"{place}.{name}", length, most, meaning)


_number_fields()
NUMBERS: Final = FIELDS[-1].offset + FIELDS[-1].length

# --- codes: one-hots; a code says which entry is 1 ----------------------------------------
_PARTY_CODES: Final = "own, other1, other2, other3"
_CAUSES: Final = (len(CARDS), len(INTRIGUE), len(SPACES), len(LEADERS), len(CONFLICTS), len(TRACKS), len(HAGAL))


def _cause_starts() -> list[int]:
    starts = [0, 1]
    for many in _CAUSES[:-1]:
        starts.append(starts[-1] + many)
    return starts


_CAUSE_START: Final[list[int]] = _cause_starts()  # by sort of thing
_CARD_CAUSE: Final = _CAUSE_START[OF_CARD >> 12]
_SPACE_CAUSE: Final = _CAUSE_START[OF_SPACE >> 12]
_LEADER_CAUSE: Final = _CAUSE_START[OF_LEADER >> 12]
_CONFLICT_CAUSE: Final = _CAUSE_START[OF_CONFLICT >> 12]
_TRACK_CAUSE: Final = _CAUSE_START[OF_TRACK >> 12]
_NODE_CAUSE: Final[list[int]] = [
    _CAUSE_START[node.thing >> 12] + (node.thing & 0xFFF) if node.thing else 0 for node in NODES
]


def _node_places() -> list[int]:
    """Which effect of its piece a node is, counted from 1."""
    counts: dict[int, int] = {}
    places = []
    for node in NODES:
        counts[node.thing] = counts.get(node.thing, 0) + 1
        places.append(counts[node.thing])
    return places


_NODE_PLACE: Final[list[int]] = _node_places()
CODE_OFFSET: Final[list[int]] = []  # by code: where its one-hot begins; those of the parties come last


def _code_field(name: str, length: int, meaning: str, times: int = 1) -> None:
    several = f", {times} of {length}" if times > 1 else ""
    offset = _field(name, length * times, 1, f"one-hot{several}: {meaning}")
    for i in range(times):
        CODE_OFFSET.append(offset + i * length)


def _code_fields() -> None:
    _code_field("seat", PARTIES, "the number of the own seat (words such as seat:2 speak of it)")
    _code_field("seats", PARTIES, "1, 2, 3 or 4 seats")
    _code_field("difficulty", 1 + len(DIFFICULTIES), "none, " + ", ".join(level.id for level in DIFFICULTIES))
    _code_field("phase", len(PHASES), ", ".join(PHASES))
    for name, what in (
        ("first", "has the First Player marker"),
        ("turn", "whose turn it is"),
        ("to_act", "owes a decision"),
        ("mentat", "has the Mentat"),
    ):
        _code_field(name, 1 + PARTIES, f"{what}: nobody, {_PARTY_CODES}")
    who = f"nobody, {_PARTY_CODES}"
    _code_field("alliance", 1 + PARTIES, f"who has the Alliance of {', '.join(FACTIONS)}: {who}", len(FACTIONS))
    spaces = ", ".join(SPACES[space].name for space in CONTROL_SPACES)
    _code_field("control", 1 + PARTIES, f"who controls {spaces}: {who}", len(CONTROL_SPACES))
    _code_field("turn_kind", 3, "none yet, Agent turn, Reveal turn")
    _code_field("turn_card", 1 + len(CARDS), "the card of this Agent turn: none, or its kind")
    _code_field("turn_space", 1 + len(SPACES), "the space of this Agent turn: none, or which")
    _code_field("conflict", 1 + len(CONFLICTS), "the Conflict card of this round: none, or its kind")
    _code_field("decision", 1 + len(frames.KINDS), "the open decision: none, " + ", ".join(frames.KINDS.values()))
    causes = ", ".join(THING_KINDS[1:])
    _code_field("cause", 1 + sum(_CAUSES), f"the piece that asks: none, or its kind, in the order {causes}")
    _code_field("effect", 1 + max(_NODE_PLACE), "which effect of that piece asks: none, or its number from 1")
    _code_field("decision_party", 1 + PARTIES, "the Rival it is decided for: none, " + _PARTY_CODES)
    for place in PLACES:
        _code_field(f"{place}.leader", 1 + len(LEADERS), "none, " + ", ".join(leader.id for leader in LEADERS))
        _code_field(f"{place}.kind", 4, "nobody, player, House Hagal, Rival")


_code_fields()

# --- lists: how many of each kind ---------------------------------------------------------
_BY_KIND: Final = "how many of each kind"
_COPIES: Final = max(card.copies for card in CARDS)
_INTRIGUE_COPIES: Final = max(card.copies for card in INTRIGUE)
_ALL_COPIES: Final = max(card.copies * (PARTIES if card.source == STARTING else 1) for card in CARDS)
# By list: where its counts begin, and the number that says how long it is. A code is a list of one: NUMBERS, which
# stands behind the numbers, is always 1.
LIST_OFFSET: Final[list[int]] = CODE_OFFSET[: -2 * PARTIES]
LIST_SIZE: Final[list[int]] = [NUMBERS] * len(LIST_OFFSET)


def _list_field(name: str, kinds: int, most: int, meaning: str, *sizes: str) -> None:
    """Counted together, where there are several sizes."""
    offset = _field(name, kinds, most, f"{meaning}: {_BY_KIND}")
    for size in sizes:
        LIST_OFFSET.append(offset)
        LIST_SIZE.append(_AT[size])


def _list_fields() -> None:
    intrigue = _INTRIGUE_COPIES
    _list_field("row", len(CARDS), 5, "cards in the Imperium Row", "row_size")
    _list_field("trashed", len(CARDS), _ALL_COPIES, "cards trashed", "trashed_size")
    _list_field("intrigue_discard", len(INTRIGUE), intrigue, "Intrigue discard pile", "intrigue_discard_size")
    hagal = max(card.copies for card in HAGAL)
    _list_field("hagal_discard", len(HAGAL), hagal, "House Hagal cards turned up", "hagal_discard_size")
    _list_field("conflicts_seen", len(CONFLICTS), 1, "Conflict cards turned up so far", "conflicts_seen_size")
    todo = "effects still to be resolved, of a Conflict's reward, the space, its influence, or a card"
    _list_field("todo", 3 + len(CARDS), 20, todo, "todo_size")
    of_parties = iter(CODE_OFFSET[-2 * PARTIES :])
    for place in PLACES:
        LIST_OFFSET.extend((next(of_parties), next(of_parties)))  # leader and kind
        LIST_SIZE.extend((NUMBERS, NUMBERS))
        _list_field(f"{place}.agents_at", len(SPACES), 4, "Agents on spaces", f"{place}.agents_out")
        _list_field(f"{place}.discard", len(CARDS), _COPIES, "discard pile", f"{place}.discard_size")
        _list_field(f"{place}.play", len(CARDS), _COPIES, "cards in play", f"{place}.play_size")
        if place == "own":
            _list_field("own.hand", len(CARDS), _COPIES, "own hand", "own.hand_size")
            _list_field("own.deck", len(CARDS), _COPIES, "own deck, whatever its order", "own.deck_size")
            _list_field("own.intrigue", len(INTRIGUE), intrigue, "own Intrigue cards", "own.intrigue_size")
        else:
            sizes = (f"{place}.hand_size", f"{place}.deck_size")
            _list_field(f"{place}.pool", len(CARDS), _COPIES, "hand and deck together", *sizes)


_list_fields()

# --- marks: what there seldom is; each adds 1 where it says --------------------------------
_ENVOY: Final = _field("envoy", 1, 1, "1 if the card of this turn has the icons of all factions besides its own")
_INFILTRATING: Final = _field("infiltrating", 1, 1, "1 if enemy Agents do not block in this turn")
_TOPDECK: Final = _field("topdeck", 1, 1, "1 if acquired cards may go on top of the deck in this turn")
_MENTAT_KEPT: Final = _field("mentat_kept", 1, 1, "1 if the Mentat is not returned in this Recall")
_MENTAT_OUT: Final = _field("mentat_out", 1, 1, "1 if the Mentat stands on a space")
_RECRUITS: Final = _field("recruits", 1, 20, "troops recruited before the card of the turn was played")
_RECRUITS_READY: Final = _field("recruits_ready", 1, 20, "those of them that a Reveal turn may deploy as well")
_MELANGE: Final = _field("melange", 1, 8, "spice sold at Sell Melange in this turn")
_DECISION_MORE: Final = _field(
    "decision_more", 1, 8, "how many are to be chosen, the open choice included; 0 where that is no question"
)
_DISCOUNT: Final = _field("discount", 1, 8, "Persuasion less for the card of `discount_card`")
_DISCOUNT_CARD: Final = _field("discount_card", len(CARDS), 1, "the card that costs less: its kind")
_ASIDE: Final = _field("aside", len(CARDS), 1, "the card Helena has set aside: its kind")
_RESOLVING: Final = _field(
    "resolving", len(INTRIGUE), _INTRIGUE_COPIES, f"Intrigue cards played and not yet on the discard pile: {_BY_KIND}"
)
_PICKED: Final = _field("picked", PARTS, 1, "options picked already where several are to be picked")
_DECISION_BOX: Final = _field(
    "decision_box", 3 + len(CARDS), 1, "the box of which one part is to be chosen, in the order of `todo`"
)
_AGENT_FROM: Final = _field("agent_from", len(SPACES), 1, "the space the Agent of the open decision comes from")


def _mark_fields(name: str, length: int, most: int, meaning: str) -> list[int]:
    """Where each place has it; -1 for the own place where it would say nothing."""
    places = PLACES if not name.startswith("known_") else PLACES[1:]
    return [-1] * (PARTIES - len(places)) + [_field(f"{place}.{name}", length, most, meaning) for place in places]


_TOKENS_SHOWN: Final = _mark_fields("tokens_shown", 1, 1, "1 once the Baron has shown his tokens")
_TOKENS: Final = _mark_fields("tokens", len(FACTIONS), 1, "the Baron's tokens, where they are known")
_VOICE: Final = _mark_fields("voice", len(SPACES), 1, "the space The Voice keeps others from")
_DECK_SHOWN: Final = _mark_fields("deck_shown", 1, 20, "cards on top of the deck that lie there in all's memory")
_DECK_TOP: Final = _mark_fields("deck_top", len(CARDS), 1, "the card on top of the deck, where it is known: its kind")
_OPEN_INTRIGUE: Final = _mark_fields(
    "open_intrigue", len(INTRIGUE), _INTRIGUE_COPIES, f"Intrigue cards lying open: {_BY_KIND}"
)
_KNOWN_HAND: Final = _mark_fields("known_hand", len(CARDS), _COPIES, f"hand cards taken in the open: {_BY_KIND}")
_KNOWN_INTRIGUE: Final = _mark_fields(
    "known_intrigue", len(INTRIGUE), _INTRIGUE_COPIES, f"held Intrigue cards seen: {_BY_KIND}"
)

SIZE: Final = FIELDS[-1].offset + FIELDS[-1].length
MOST: Final[list[int]] = [field.most for field in FIELDS for _ in range(field.length)]
FIELD: Final[dict[str, Field]] = {field.name: field for field in FIELDS}

# --- tables for reading -------------------------------------------------------------------
# By number of parties and seat: the parties clockwise from the own one, and the code of each party,
# with 0 at the end for nobody (-1).
_ORDER: Final[list[list[list[int]]]] = [
    [[(seat + step) % n for step in range(n)] for seat in range(n)] for n in range(PARTIES + 1)
]
_EGO: Final[list[list[list[int]]]] = [
    [[(party - seat) % n + 1 for party in range(n)] + [0] for seat in range(n)] for n in range(PARTIES + 1)
]
_PARTY_NUMBERS_LENGTH: Final = (NUMBERS - _AT["own.points"]) // PARTIES
_ABSENT_NUMBERS: Final[list[list[int]]] = [[0] * (_PARTY_NUMBERS_LENGTH * (PARTIES - n)) for n in range(PARTIES + 1)]
_ABSENT_CODES: Final[list[list[int]]] = [[0] * (2 * (PARTIES - n)) for n in range(PARTIES + 1)]
_TODO_KIND: Final[dict[int, int]] = {
    REWARD_BOX: 0,
    BOX_SPACE: 1,
    BOX_INFLUENCE: 2,
    **{word: 3 + kind for kind, word in enumerate(BOX_WORD)},
}
_MAKER_0, _MAKER_1, _MAKER_2 = MAKER_SPACES
_CONTROL_0, _CONTROL_1, _CONTROL_2 = CONTROL_SPACES

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
        frames.ASK_SPACE, frames.ASK_MELANGE, frames.ASK_PART, frames.ASK_OPTION, frames.ASK_FACTION,
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
                cause = _NODE_CAUSE[node]
                effect = _NODE_PLACE[node]
            else:
                cause = _LEADER_CAUSE + players[actor].leader  # Connections
            peeking = op == frames.ASK_PEEK and actor == seat
        elif about == _CARD:
            cause = _CARD_CAUSE + frame[2]
        elif about == _SPACE:
            cause = _SPACE_CAUSE + frame[2]
        elif about == _TRACK:
            cause = _TRACK_CAUSE + frame[2]
        elif about == _CONFLICT:
            cause = _CONFLICT_CAUSE + s.conflict
        if op in _MARKED:
            if op == frames.ASK_DISCARD:
                marks += [base + _DECISION_MORE] * frame[3]
            elif op == frames.ASK_PART:
                marks.append(base + _DECISION_BOX + _TODO_KIND[frame[2]])
            elif op == frames.ASK_FACTION:
                marks += [base + _DECISION_MORE] * max(frame[4], 1)
            elif op == frames.ASK_SPACE or op == frames.ASK_MELANGE:
                if frame[3] != NOWHERE:
                    marks.append(base + _AGENT_FROM + frame[3])
            else:
                if op >= frames.FIRST_FOR_RIVAL:
                    party = ego[frame[4] & 15]
                if op == frames.ASK_RIVAL_FACTION:
                    marks += [base + _DECISION_MORE] * (frame[4] >> 4)
                else:
                    for i in range(PARTS):
                        if (frame[3] >> i) & 1:
                            marks.append(base + _PICKED + i)
        for waiting in stack:
            if waiting[0] == frames.DISCARD_INTRIGUE:
                marks.append(base + _RESOLVING + waiting[2])
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
        marks += [base + _RECRUITS] * s.recruits
        marks += [base + _RECRUITS_READY] * s.recruits_ready
    if s.melange:
        marks += [base + _MELANGE] * s.melange
    if s.discount_card >= 0:
        marks.append(base + _DISCOUNT_CARD + s.discount_card)
        marks += [base + _DISCOUNT] * s.discount
    if s.envoy:
        marks.append(base + _ENVOY)
    if s.infiltrating:
        marks.append(base + _INFILTRATING)
    if s.topdeck:
        marks.append(base + _TOPDECK)
    if s.mentat_kept:
        marks.append(base + _MENTAT_KEPT)
    if s.mentat_at != NOWHERE:
        marks.append(base + _MENTAT_OUT)
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
                marks.append(base + _DECK_TOP[0] + deck[-1])
            if p.tokens:
                _mark_tokens(p, base, 0, marks)
        else:
            if pools is None:
                lists += hand
                lists += deck
            else:
                lists += pools[other]
            if shown:
                marks.append(base + _DECK_TOP[place] + deck[-1])
            if p.tokens_shown:
                _mark_tokens(p, base, place, marks)
            if p.shown_hand:
                for card in p.shown_hand:
                    marks.append(base + _KNOWN_HAND[place] + card)
        if shown:
            marks += [base + _DECK_SHOWN[place]] * shown
        if p.open_intrigue:
            for card in p.open_intrigue:
                marks.append(base + _OPEN_INTRIGUE[place] + card)
        if p.voice != NOWHERE:
            marks.append(base + _VOICE[place] + p.voice)
        if p.aside >= 0:
            marks.append(base + _ASIDE + p.aside)
    if n < PARTIES:
        line += _ABSENT_NUMBERS[n]
        lists += _ABSENT_CODES[n]
    for knower, owner, card in s.seen_intrigue:
        if knower == seat:
            marks.append(base + _KNOWN_INTRIGUE[ego[owner] - 1] + card)
    kinds.append(bytes(lists))
    line.append(1)
    try:
        numbers.append(bytes(line))
    except ValueError:  # somebody is very rich
        numbers.append(bytes([min(max(number, 0), 255) for number in line]))


def _mark_tokens(p: Player, base: int, place: int, marks: list[int]) -> None:
    """The Baron's, where this seat knows them."""
    if p.tokens_shown:
        marks.append(base + _TOKENS_SHOWN[place])
    for faction in range(len(FACTIONS)):
        if (p.tokens >> faction) & 1:
            marks.append(base + _TOKENS[place] + faction)


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


def encode_into(source: View | State, seat: int, array: Any) -> None:
    """The same row, of a view or straight from a full state, into a NumPy array of SIZE float32."""
    from sandtable.envs.arrays import write_one

    write_one(source, seat, array)


def decode(row: Any) -> dict[str, list[float]]:
    """A row taken apart by the names of its fields, to look at."""
    return {field.name: [float(x) for x in row[field.offset : field.offset + field.length]] for field in FIELDS}
