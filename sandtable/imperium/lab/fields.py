"""What stands where in the rows of `observation`: every field with its place, its length and its bounds.

The fields come in the order in which the reader gives them: numbers, codes (one-hots), lists, marks. `Fields.layout`
has the table of them (docs/environments.md shows it); the rest of `Fields` says where a field begins, for the reader.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.observing import Layout
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.language.pieces import STARTING
from sandtable.imperium.meta import META
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    DIFFICULTIES,
    HAGAL,
    INTRIGUE,
    LEADERS,
    NODES,
    OF_CARD,
    OF_CONFLICT,
    OF_LEADER,
    OF_SPACE,
    OF_TRACK,
    SPACES,
    THING_KINDS,
    TRACKS,
)
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import PHASES
from sandtable.imperium.rules.words import PARTS

RULES: Final = ruleset_for(META.id, META.check({}))
CONTROL_SPACES: Final = RULES.control_spaces
MAKER_SPACES: Final = RULES.maker_spaces
RESERVE_CARDS: Final = RULES.reserve_cards

PLACES: Final = ("own", "other1", "other2", "other3")
PARTIES: Final = len(PLACES)

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

# --- lists: how many of each kind ---------------------------------------------------------
_BY_KIND: Final = "how many of each kind"


class Fields:
    """The layout of one set of rules, and where each field begins that the reader marks; some by place."""

    __slots__ = (
        "layout",
        "at",
        "envoy",
        "infiltrating",
        "topdeck",
        "mentat_kept",
        "mentat_at",
        "turn_card_left",
        "ties_third",
        "recruits",
        "recruits_ready",
        "melange",
        "decision_more",
        "discount",
        "discount_card",
        "aside",
        "resolving",
        "picked",
        "decision_box",
        "agent_from",
        "agent_to",
        "tokens_shown",
        "tokens",
        "voice",
        "deck_shown",
        "deck_top",
        "open_intrigue",
        "known_hand",
        "known_intrigue",
    )

    def __init__(self, title: str, version: int) -> None:
        kinds = {
            "card": [card.id for card in CARDS],
            "intrigue": [card.id for card in INTRIGUE],
            "space": [space.id for space in SPACES],
            "leader": [leader.id for leader in LEADERS],
            "conflict": [card.id for card in CONFLICTS],
            "track": [track.id for track in TRACKS],
            "hagal": [card.id for card in HAGAL],
        }
        layout = Layout(title, version, kinds)
        self.layout = layout
        self.at: dict[str, int] = {}  # where each number stands
        self._add_numbers()
        layout.end_of_numbers()
        self._add_lists(self._add_codes())
        # Marks: what there seldom is; each adds 1 where it says.
        copies = max(card.copies for card in CARDS)
        intrigue_copies = max(card.copies for card in INTRIGUE)
        cards, intrigue, spaces = len(CARDS), len(INTRIGUE), len(SPACES)
        add = layout.add
        self.envoy = add("envoy", 1, 1, "1 if the card of this turn has the icons of all factions besides its own")
        self.infiltrating = add("infiltrating", 1, 1, "1 if enemy Agents do not block in this turn")
        self.topdeck = add("topdeck", 1, 1, "1 if acquired cards may go on top of the deck in this turn")
        self.mentat_kept = add("mentat_kept", 1, 1, "1 if the Mentat is not returned in this Recall")
        self.mentat_at = add("mentat_at", spaces, 1, "the space the Mentat stands on")
        self.turn_card_left = add("turn_card_left", 1, 1, "1 if the card of this Agent turn has left play again")
        self.ties_third = add("ties_third", 1, 1, "1 if who ties for second takes the third reward below four players")
        self.recruits = add("recruits", 1, 20, "troops recruited before the card of the turn was played")
        self.recruits_ready = add("recruits_ready", 1, 20, "those of them that a Reveal turn may deploy as well")
        self.melange = add("melange", 1, 8, "spice sold at Sell Melange in this turn")
        more = "how many are to be chosen, the open choice included; 0 where that is no question"
        self.decision_more = add("decision_more", 1, 8, more)
        self.discount = add("discount", 1, 8, "Persuasion less for the card of `discount_card`")
        self.discount_card = add("discount_card", cards, 1, "the card that costs less: its kind")
        self.aside = add("aside", cards, 1, "the card Helena has set aside: its kind")
        played = f"Intrigue cards played and not yet on the discard pile: {_BY_KIND}"
        self.resolving = add("resolving", intrigue, intrigue_copies, played)
        self.picked = add("picked", PARTS, 1, "options picked already where several are to be picked")
        box = "the box of which one part is to be chosen, in the order of `todo`"
        self.decision_box = add("decision_box", 3 + cards, 1, box)
        self.agent_from = add("agent_from", spaces, 1, "the space the Agent of the open decision comes from")
        self.agent_to = add("agent_to", spaces, 1, "the space it goes to, while its figure is chosen")
        self.tokens_shown = self._marks("tokens_shown", 1, 1, "1 once the Baron has shown his tokens")
        self.tokens = self._marks("tokens", len(FACTIONS), 1, "the Baron's tokens, where they are known")
        self.voice = self._marks("voice", spaces, 1, "the space The Voice keeps others from")
        self.deck_shown = self._marks("deck_shown", 1, 20, "cards on top of the deck that lie there in all's memory")
        self.deck_top = self._marks("deck_top", cards, 1, "the card on top of the deck, where it is known: its kind")
        lying = f"Intrigue cards lying open: {_BY_KIND}"
        self.open_intrigue = self._marks("open_intrigue", intrigue, intrigue_copies, lying)
        self.known_hand = self._marks("known_hand", cards, copies, f"hand cards taken in the open: {_BY_KIND}")
        held = f"held Intrigue cards seen: {_BY_KIND}"
        self.known_intrigue = self._marks("known_intrigue", intrigue, intrigue_copies, held)

    def _marks(self, name: str, length: int, most: int, meaning: str) -> list[int]:
        """Where each place has it; -1 for the own place where it would say nothing."""
        places = PLACES if not name.startswith("known_") else PLACES[1:]
        found = [self.layout.add(f"{place}.{name}", length, most, meaning) for place in places]
        return [-1] * (PARTIES - len(places)) + found

    def _add_numbers(self) -> None:
        for name, length, most, meaning in _TABLE_NUMBERS:
            self.at[name] = self.layout.add(name, length, most, meaning)
        for place in PLACES:
            for name, length, most, meaning in _PARTY_NUMBERS:
                self.at[f"{place}.{name}"] = self.layout.add(f"{place}.{name}", length, most, meaning)

    def _code(self, name: str, length: int, meaning: str, times: int = 1) -> list[int]:
        """Where each of so many one-hots begins."""
        several = f", {times} of {length}" if times > 1 else ""
        offset = self.layout.add(name, length * times, 1, f"one-hot{several}: {meaning}")
        return [offset + i * length for i in range(times)]

    def _add_codes(self) -> list[int]:
        """Those of the parties are read later: where they begin."""
        codes = self._code("seat", PARTIES, "the number of the own seat (words such as seat:2 speak of it)")
        codes += self._code("seats", PARTIES, "1, 2, 3 or 4 seats")
        levels = ", ".join(level.id for level in DIFFICULTIES)
        codes += self._code("difficulty", 1 + len(DIFFICULTIES), "none, " + levels)
        codes += self._code("phase", len(PHASES), ", ".join(PHASES))
        who = f"nobody, {_PARTY_CODES}"
        for name, what in (
            ("first", "has the First Player marker"),
            ("turn", "whose turn it is"),
            ("to_act", "owes a decision"),
            ("mentat", "has the Mentat"),
        ):
            codes += self._code(name, 1 + PARTIES, f"{what}: {who}")
        allies = f"who has the Alliance of {', '.join(FACTIONS)}: {who}"
        codes += self._code("alliance", 1 + PARTIES, allies, len(FACTIONS))
        spaces = ", ".join(SPACES[space].name for space in CONTROL_SPACES)
        codes += self._code("control", 1 + PARTIES, f"who controls {spaces}: {who}", len(CONTROL_SPACES))
        codes += self._code("turn_kind", 3, "none yet, Agent turn, Reveal turn")
        codes += self._code("turn_card", 1 + len(CARDS), "the card of this Agent turn: none, or its kind")
        codes += self._code("turn_space", 1 + len(SPACES), "the space of this Agent turn: none, or which")
        codes += self._code("conflict", 1 + len(CONFLICTS), "the Conflict card of this round: none, or its kind")
        asked = ", ".join(KINDS.values())
        codes += self._code("decision", 1 + len(KINDS), "the open decision: none, " + asked)
        causes = ", ".join(THING_KINDS[1:])
        codes += self._code("cause", 1 + sum(_CAUSES), f"the piece that asks: none, or its kind, in the order {causes}")
        effect = "which effect of that piece asks: none, or its number from 1"
        codes += self._code("effect", 1 + max(NODE_PLACE), effect)
        codes += self._code("decision_party", 1 + PARTIES, "the Rival it is decided for: none, " + _PARTY_CODES)
        for code in codes:
            self.layout.follows(code)
        leaders = ", ".join(leader.id for leader in LEADERS)
        of_parties: list[int] = []
        for place in PLACES:
            of_parties += self._code(f"{place}.leader", 1 + len(LEADERS), "none, " + leaders)
            of_parties += self._code(f"{place}.kind", 4, "nobody, player, House Hagal, Rival")
        return of_parties

    def _list(self, name: str, kinds: int, most: int, meaning: str, *sizes: str) -> None:
        """Counted together, where there are several sizes."""
        offset = self.layout.add(name, kinds, most, f"{meaning}: {_BY_KIND}")
        for size in sizes:
            self.layout.follows(offset, self.at[size])

    def _add_lists(self, of_parties: list[int]) -> None:
        copies = max(card.copies for card in CARDS)
        all_copies = max(card.copies * (PARTIES if card.source == STARTING else 1) for card in CARDS)
        intrigue = max(card.copies for card in INTRIGUE)
        self._list("row", len(CARDS), 5, "cards in the Imperium Row", "row_size")
        self._list("trashed", len(CARDS), all_copies, "cards trashed", "trashed_size")
        self._list("intrigue_discard", len(INTRIGUE), intrigue, "Intrigue discard pile", "intrigue_discard_size")
        hagal = max(card.copies for card in HAGAL)
        self._list("hagal_discard", len(HAGAL), hagal, "House Hagal cards turned up", "hagal_discard_size")
        self._list("conflicts_seen", len(CONFLICTS), 1, "Conflict cards turned up so far", "conflicts_seen_size")
        todo = "effects still to be resolved, of a Conflict's reward, the space, its influence, or a card"
        self._list("todo", 3 + len(CARDS), 20, todo, "todo_size")
        for i, place in enumerate(PLACES):
            self.layout.follows(of_parties[2 * i])
            self.layout.follows(of_parties[2 * i + 1])
            self._list(f"{place}.agents_at", len(SPACES), 4, "Agents on spaces", f"{place}.agents_out")
            self._list(f"{place}.discard", len(CARDS), copies, "discard pile", f"{place}.discard_size")
            self._list(f"{place}.play", len(CARDS), copies, "cards in play", f"{place}.play_size")
            if place == "own":
                self._list("own.hand", len(CARDS), copies, "own hand", "own.hand_size")
                self._list("own.deck", len(CARDS), copies, "own deck, whatever its order", "own.deck_size")
                self._list("own.intrigue", len(INTRIGUE), intrigue, "own Intrigue cards", "own.intrigue_size")
            else:
                sizes = (f"{place}.hand_size", f"{place}.deck_size")
                self._list(f"{place}.pool", len(CARDS), copies, "hand and deck together", *sizes)
