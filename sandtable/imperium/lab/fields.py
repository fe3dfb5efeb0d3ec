"""What stands where in the row of numbers of `observation`: every field with its place, its length and its bounds.

The fields come in the order in which `observation.read` gives them: numbers, codes (one-hots), lists, marks. `FIELDS`
is the table of them (docs/environments.md shows it), `SIZE` the length of a row. The rest says where a field begins,
for those who fill it: compiled, each such name is a constant.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.language.pieces import STARTING
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import (
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
from sandtable.imperium.rules.state import PHASES
from sandtable.imperium.rules.words import PARTS

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
AT: Final[dict[str, int]] = {}  # where each stands


def _number_fields() -> None:
    for name, length, most, meaning in _TABLE_NUMBERS:
        AT[name] = _field(name, length, most, meaning)
    for place in PLACES:
        for name, length, most, meaning in _PARTY_NUMBERS:
            AT[f"{place}.{name}"] = _field(f"{place}.{name}", length, most, meaning)


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
CARD_CAUSE: Final = _CAUSE_START[OF_CARD >> 12]
SPACE_CAUSE: Final = _CAUSE_START[OF_SPACE >> 12]
LEADER_CAUSE: Final = _CAUSE_START[OF_LEADER >> 12]
CONFLICT_CAUSE: Final = _CAUSE_START[OF_CONFLICT >> 12]
TRACK_CAUSE: Final = _CAUSE_START[OF_TRACK >> 12]
NODE_CAUSE: Final[list[int]] = [
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


NODE_PLACE: Final[list[int]] = _node_places()
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
    _code_field("effect", 1 + max(NODE_PLACE), "which effect of that piece asks: none, or its number from 1")
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
        LIST_SIZE.append(AT[size])


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
ENVOY: Final = _field("envoy", 1, 1, "1 if the card of this turn has the icons of all factions besides its own")
INFILTRATING: Final = _field("infiltrating", 1, 1, "1 if enemy Agents do not block in this turn")
TOPDECK: Final = _field("topdeck", 1, 1, "1 if acquired cards may go on top of the deck in this turn")
MENTAT_KEPT: Final = _field("mentat_kept", 1, 1, "1 if the Mentat is not returned in this Recall")
MENTAT_AT: Final = _field("mentat_at", len(SPACES), 1, "the space the Mentat stands on")
TURN_CARD_LEFT: Final = _field("turn_card_left", 1, 1, "1 if the card of this Agent turn has left play again")
TIES_THIRD: Final = _field("ties_third", 1, 1, "1 if who ties for second takes the third reward below four players")
RECRUITS: Final = _field("recruits", 1, 20, "troops recruited before the card of the turn was played")
RECRUITS_READY: Final = _field("recruits_ready", 1, 20, "those of them that a Reveal turn may deploy as well")
MELANGE: Final = _field("melange", 1, 8, "spice sold at Sell Melange in this turn")
DECISION_MORE: Final = _field(
    "decision_more", 1, 8, "how many are to be chosen, the open choice included; 0 where that is no question"
)
DISCOUNT: Final = _field("discount", 1, 8, "Persuasion less for the card of `discount_card`")
DISCOUNT_CARD: Final = _field("discount_card", len(CARDS), 1, "the card that costs less: its kind")
ASIDE: Final = _field("aside", len(CARDS), 1, "the card Helena has set aside: its kind")
RESOLVING: Final = _field(
    "resolving", len(INTRIGUE), _INTRIGUE_COPIES, f"Intrigue cards played and not yet on the discard pile: {_BY_KIND}"
)
PICKED: Final = _field("picked", PARTS, 1, "options picked already where several are to be picked")
DECISION_BOX: Final = _field(
    "decision_box", 3 + len(CARDS), 1, "the box of which one part is to be chosen, in the order of `todo`"
)
AGENT_FROM: Final = _field("agent_from", len(SPACES), 1, "the space the Agent of the open decision comes from")
AGENT_TO: Final = _field("agent_to", len(SPACES), 1, "the space it goes to, while its figure is chosen")


def _mark_fields(name: str, length: int, most: int, meaning: str) -> list[int]:
    """Where each place has it; -1 for the own place where it would say nothing."""
    places = PLACES if not name.startswith("known_") else PLACES[1:]
    return [-1] * (PARTIES - len(places)) + [_field(f"{place}.{name}", length, most, meaning) for place in places]


TOKENS_SHOWN: Final = _mark_fields("tokens_shown", 1, 1, "1 once the Baron has shown his tokens")
TOKENS: Final = _mark_fields("tokens", len(FACTIONS), 1, "the Baron's tokens, where they are known")
VOICE: Final = _mark_fields("voice", len(SPACES), 1, "the space The Voice keeps others from")
DECK_SHOWN: Final = _mark_fields("deck_shown", 1, 20, "cards on top of the deck that lie there in all's memory")
DECK_TOP: Final = _mark_fields("deck_top", len(CARDS), 1, "the card on top of the deck, where it is known: its kind")
OPEN_INTRIGUE: Final = _mark_fields(
    "open_intrigue", len(INTRIGUE), _INTRIGUE_COPIES, f"Intrigue cards lying open: {_BY_KIND}"
)
KNOWN_HAND: Final = _mark_fields("known_hand", len(CARDS), _COPIES, f"hand cards taken in the open: {_BY_KIND}")
KNOWN_INTRIGUE: Final = _mark_fields(
    "known_intrigue", len(INTRIGUE), _INTRIGUE_COPIES, f"held Intrigue cards seen: {_BY_KIND}"
)

SIZE: Final = FIELDS[-1].offset + FIELDS[-1].length
MOST: Final[list[int]] = [field.most for field in FIELDS for _ in range(field.length)]
FIELD: Final[dict[str, Field]] = {field.name: field for field in FIELDS}
