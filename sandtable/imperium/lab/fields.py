"""Define the fields of an observation: the offset, length, bounds and meaning of each part of a row.

The fields follow from the ruleset: a field exists only for things that its boxes contain, and its modules add fields of
their own. They are ordered as the reader fills them: numbers, codes (one-hots), lists, marks. `Fields.layout` has the
table of fields (docs/environments.md shows that of the base game); the rest of `Fields` tells the reader where a field
begins and how pieces are coded.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.observing import Codes, Layout
from sandtable.imperium.language.family import CARD, DIFFICULTY
from sandtable.imperium.language.pieces import STARTING
from sandtable.imperium.language.sorts import Sort
from sandtable.imperium.listed import ALL
from sandtable.imperium.rules import asking  # noqa: F401 - declares the questions
from sandtable.imperium.rules.catalog import (
    BOXES,
    CARDS,
    CONFLICTS,
    DIFFICULTIES,
    INTRIGUE,
    LEADERS,
    NODES,
)
from sandtable.imperium.rules.chosen import NOT_IN
from sandtable.imperium.rules.frames import NUMBERS
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.question import QUESTION, questions_of
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import PHASES
from sandtable.imperium.rules.table_module import EACH, TableModule
from sandtable.imperium.rules.vocabulary import PARTS

_BY_KIND: Final = "how many of each kind"
NOT_THERE: Final = -1  # the offset of a field that does not exist


def _node_places() -> list[int]:
    """Return a list by node number: the position of the node among the nodes of its piece, counted from 1."""
    counts: dict[int, int] = {}
    places = []
    for node in NODES:
        counts[node.thing] = counts.get(node.thing, 0) + 1
        places.append(counts[node.thing])
    return places


def opening(rules: Ruleset) -> list[Sort[Any]]:
    """Return the sorts, other than cards, whose pieces have effect boxes that are resolved from the menu of a turn."""
    return [sort for sort in rules.sorts if sort.box and sort is not CARD]


class Coding:
    """The codes by which observations number the pieces of one sort.

    `codes` has for each kind its position among the kinds of the ruleset; `quick` has the same numbers in the form that
    a `Sheet` takes. `or_none` has each of these plus 1, with 0 for no piece (a kind of -1).
    """

    __slots__ = ("ids", "codes", "quick", "or_none", "same")

    def __init__(self, kinds: list[int], ids: list[str], all_kinds: int) -> None:
        self.ids = ids
        self.codes: list[int] = [NOT_IN] * all_kinds
        for code, kind in enumerate(kinds):
            self.codes[kind] = code
        self.quick = Codes(self.codes)
        self.or_none: list[int] = [0] + [code + 1 for code in self.codes]
        self.same: bool = kinds == list(range(len(kinds)))  # kinds are their own codes

    def __len__(self) -> int:
        return len(self.ids)


class Fields:
    """The layout of one ruleset's observations, and the offset of each field that the reader fills by its offset; some
    fields exist once for each party."""

    __slots__ = (
        "layout",
        "rules",
        "places",
        "parties",
        "at",
        "placed",
        "room",
        "cards",
        "intrigue",
        "leaders",
        "conflicts",
        "levels",
        "question_codes",
        "_asked",
        "node_cause",
        "node_place",
        "card_cause",
        "space_cause",
        "leader_cause",
        "conflict_cause",
        "track_cause",
        "envoy",
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
        "deck_shown",
        "deck_top",
        "intrigue_trashed",
        "sifted",
        "revealed",
        "armed",
        "spice_gained",
        "entered",
        "of_effects",
        "open_intrigue",
        "known_hand",
        "known_intrigue",
    )

    def __init__(self, rules: Ruleset, version: int) -> None:
        self.rules = rules
        self.parties: int = rules.parties
        self.places: list[str] = ["own", *(f"other{n}" for n in range(1, self.parties))]
        self.cards = Coding(rules.cards, [CARDS[kind].id for kind in rules.cards], len(CARDS))
        self.intrigue = Coding(rules.intrigues, [INTRIGUE[kind].id for kind in rules.intrigues], len(INTRIGUE))
        self.leaders = Coding(rules.leader_sides, [LEADERS[kind].id for kind in rules.leader_sides], len(LEADERS))
        self.conflicts = Coding(rules.conflicts, [CONFLICTS[kind].id for kind in rules.conflicts], len(CONFLICTS))
        levels = rules.of(DIFFICULTY).kinds
        self.levels = Coding(levels, [DIFFICULTIES[level].id for level in levels], len(DIFFICULTIES))
        kinds = {
            sort.id: [sort.pieces[kind].id for kind in rules.of(sort).kinds]
            for sort in rules.sorts
            if sort.observed and (sort.room or rules.of(sort).kinds)
        }
        layout = Layout(rules.title, version, kinds)
        self.layout = layout
        self.at: dict[str, int] = {}  # the offset of each number
        # By module of the first box: the offsets of its fields (`TableComponent.mark`); by field: how many numbers of
        # modules follow it.
        self.placed: dict[str, list[list[int]]] = {}
        self.room: dict[str, int] = {}
        self._number_questions()
        self._number_causes(kinds)
        self._add_numbers()
        layout.end_of_numbers()
        self._add_lists(self._add_codes())
        # Marks: values that are usually 0; each mark adds 1 at its offset.
        copies = max(CARDS[kind].copies for kind in rules.cards)
        intrigue_copies = max(INTRIGUE[kind].copies for kind in rules.intrigues)
        cards, intrigue, spaces = len(self.cards), len(self.intrigue), len(rules.spaces)
        add = self._add
        self.envoy = add("envoy", 1, 1, "1 if the card of this turn has the icons of all factions besides its own")
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
        self.decision_box = add("decision_box", 3 + cards + self._further_boxes(), 1, box)
        self.agent_from = add("agent_from", spaces, 1, "the space the Agent of the open decision comes from")
        self.agent_to = add("agent_to", spaces, 1, "the space it goes to, while its figure is chosen")
        self.deck_shown = self._marks("deck_shown", 1, 20, "cards on top of the deck that lie there in all's memory")
        self.deck_top = self._marks("deck_top", cards, 1, "the card on top of the deck, where it is known: its kind")
        lying = f"Intrigue cards lying open: {_BY_KIND}"
        self.open_intrigue = self._marks("open_intrigue", intrigue, intrigue_copies, lying)
        self.known_hand = self._marks("known_hand", cards, copies, f"hand cards taken in the open: {_BY_KIND}")
        held = f"held Intrigue cards seen: {_BY_KIND}"
        self.known_intrigue = self._marks("known_intrigue", intrigue, intrigue_copies, held)
        self._add_of_effects(cards, copies, intrigue, intrigue_copies)

    def _add_of_effects(self, cards: int, copies: int, intrigue: int, intrigue_copies: int) -> None:
        """Add the fields that exist only if the boxes have certain effects."""
        self.intrigue_trashed = self._if("trash_intrigue", "intrigue_trashed", intrigue, intrigue_copies,
                                         f"Intrigue cards trashed: {_BY_KIND}")  # fmt: skip
        self.sifted = self._if("hook:sift", "sifted", cards, copies,
                               f"cards on top of the own deck being looked at: {_BY_KIND}")  # fmt: skip
        self.revealed = self._if("per:revealed_of", "revealed_cards", cards, copies,
                                 f"cards in play that were revealed in this turn: {_BY_KIND}")  # fmt: skip
        self.armed = self._if("per:other_revealed_with_swords", "armed", 1, 20,
                              "cards revealed in this turn that have given swords")  # fmt: skip
        self.spice_gained = self._if("contract", "spice_gained", 1, 40, "spice gained in this turn")
        self.entered = self._if("worm", "entered", 1, 20, "own units that entered the Conflict in this turn")
        there = (self.intrigue_trashed, self.sifted, self.revealed, self.armed, self.spice_gained, self.entered)
        self.of_effects: bool = max(there) != NOT_THERE

    def _further_boxes(self) -> int:
        """Return the number of effect boxes of Leaders and of the sorts in `opening`: one for the Leader if it has any,
        and one for each piece of these sorts."""
        leader = 1 if self.rules.leader_box_word != NOT_IN else 0
        return leader + sum(len(self.rules.of(sort).kinds) for sort in opening(self.rules))

    def _if(self, kind: str, name: str, length: int, most: int, meaning: str) -> int:
        """Add a field if the boxes have effects of the kind `kind`; return its offset, or NOT_THERE if they have
        none."""
        return self.layout.add(name, length, most, meaning) if kind in self.rules.kinds else NOT_THERE

    # --- pieces and questions --------------------------------------------------------------
    def _number_questions(self) -> None:
        """Give a code from 1 up to every question that can be asked."""
        self._asked: list[int] = [question.number for question in questions_of(self.rules.module_ids, self.rules.kinds)]
        self.question_codes: list[int] = [0] * NUMBERS
        for code, number in enumerate(self._asked, 1):
            self.question_codes[number] = code

    def _number_causes(self, kinds: dict[str, list[str]]) -> None:
        """Give a code from 1 up to every piece that can ask a question; `kinds` has the ids of these pieces by sort.

        Store the first code of each common sort and, for each node, the code of its piece (0 if the piece asks
        nothing).
        """
        starts = {}
        n = 1  # 0 is no piece
        for id, there in kinds.items():
            starts[id] = n
            n += len(there)
        self.card_cause: int = starts["card"]
        self.space_cause: int = starts["space"]
        self.leader_cause: int = starts["leader"]
        self.conflict_cause: int = starts["conflict"]
        self.track_cause: int = starts["track"]
        codes: dict[int, int] = {}
        for sort in self.rules.sorts:
            if sort.id in starts:
                for place, kind in enumerate(self.rules.of(sort).kinds):
                    codes[sort.thing | kind] = starts[sort.id] + place
        self.node_cause: list[int] = [codes.get(node.thing, 0) for node in NODES]
        self.node_place: list[int] = _node_places()

    def _marks(self, name: str, length: int, most: int, meaning: str) -> list[int]:
        """Add a field for each party and return the offsets, those of the viewing party first.

        The offset is -1 for the viewing party if it needs no such field.
        """
        places = self.places if not name.startswith("known_") else self.places[1:]
        found = [self.layout.add(f"{place}.{name}", length, most, meaning) for place in places]
        self._place_after(EACH + name)
        return [-1] * (self.parties - len(places)) + found

    def _add(self, name: str, length: int, most: int, meaning: str) -> int:
        """Add a field, and those of modules that come right after it; return its offset."""
        offset = self.layout.add(name, length, most, meaning)
        self._place_after(name)
        return offset

    def _place_after(self, name: str) -> None:
        """Add the fields that modules of the first box have after this field, in the rows of every game."""
        before = self.layout.size
        for id in BOXES[next(iter(ALL))].box.modules:
            module = MODULES[id]
            for field in module.placed_fields(self.rules) if isinstance(module, TableModule) else ():
                if field.after == name:
                    _, each, short = field.name.rpartition(EACH)
                    names = [f"{place}.{short}" for place in self.places] if each else [short]
                    at = [self.layout.add(one, field.length, field.most, field.meaning) for one in names]
                    self.placed.setdefault(id, []).append(at)
                    self._place_after(field.name)
        if self.layout.size > before:
            self.room[name] = self.layout.size - before

    def _add_numbers(self) -> None:
        """Add the fields for single numbers: of the table, of each party and of the modules. A value above a field's
        maximum is shown as the maximum."""
        rules = self.rules
        reserve = ", ".join(CARDS[kind].name for kind in rules.reserve_cards)
        makers = ", ".join(rules.spaces[slot].name for slot in rules.maker_spaces)
        self._number("round", 1, 10, "the round")
        self._number("conflict_deck", 1, 10, "cards in the Conflict deck")
        self._number("imperium_deck", 1, 99, "cards in the Imperium deck")
        self._number("intrigue_deck", 1, 99, "cards in the Intrigue deck")
        self._number("reserve", len(rules.reserve_cards), 10, "cards left of " + reserve)
        self._number("bonus_spice", len(rules.maker_spaces), 20, "bonus spice on " + makers)
        self._number("fresh", 1, 1, "1 if nothing has been done in this turn yet")
        self._number("combat_turn", 1, 1, "1 if this turn's Agent went to a Combat space")
        self._number("allowance", 1, 20, "troops that may still be deployed in this turn")
        self._number("deployed", 1, 20, "troops deployed in this turn")
        self._number("passes", 1, 4, "passes in a row in Combat")
        self._number("row_size", 1, 5, "cards in the Imperium Row")
        self._number("trashed_size", 1, 99, "cards trashed")
        self._number("intrigue_discard_size", 1, 99, "cards on the Intrigue discard pile")
        self._number("conflicts_seen_size", 1, 10, "Conflict cards turned up so far")
        self._number("todo_size", 1, 20, "effects of the turn still to be resolved")
        for place in self.places:
            self._add_party_numbers(place)
        if rules.parts_by_reveal:
            order = "how many had taken their Reveal turn when this party's was done, the own first; 0: not yet"
            self._number("reveal_order", len(self.places), len(self.places), order)
        for module in rules.modules:
            for name, length, most, meaning in module.fields(rules):
                self._number(name, length, most, meaning)

    def _add_party_numbers(self, place: str) -> None:
        tracks = ", ".join(track.id for track in self.rules.tracks)
        self._number(f"{place}.points", 1, 30, "victory points")
        self._number(f"{place}.resources", 3, 99, "Solari, spice, water")
        self._number(f"{place}.influence", len(self.rules.tracks), 6, "influence with " + tracks)
        self._number(f"{place}.troops", 3, 20, "troops in garrison, supply, Conflict")
        self._number(f"{place}.swords", 1, 60, "swords in the Conflict")
        self._number(f"{place}.persuasion", 1, 60, "Persuasion left")
        self._number(f"{place}.agents", 1, 4, "Agents ready, the Mentat among them")
        self._number(f"{place}.swordmaster", 1, 1, "1 with a Swordmaster")
        self._number(f"{place}.council", 1, 1, "1 with a seat on the High Council")
        self._number(f"{place}.revealed", 1, 1, "1 after this round's Reveal turn")
        self._number(f"{place}.agents_out", 1, 4, "Agents on spaces")
        self._number(f"{place}.hand_size", 1, 60, "cards in hand")
        self._number(f"{place}.deck_size", 1, 60, "cards in the deck")
        self._number(f"{place}.discard_size", 1, 60, "cards on the discard pile")
        self._number(f"{place}.play_size", 1, 60, "cards in play")
        self._number(f"{place}.intrigue_size", 1, 40, "Intrigue cards in hand")
        if self.rules.when_face_down:
            self._number(f"{place}.face_down_size", 1, 5, "cards set aside face down")

    def _number(self, name: str, length: int, most: int, meaning: str) -> None:
        self.at[name] = self._add(name, length, most, meaning)

    def _code(self, name: str, length: int, meaning: str, times: int = 1) -> list[int]:
        """Add one field that consists of `times` one-hots, each of this length; return the offset of each."""
        several = f", {times} of {length}" if times > 1 else ""
        offset = self.layout.add(name, length * times, 1, f"one-hot{several}: {meaning}")
        return [offset + i * length for i in range(times)]

    def _add_codes(self) -> list[int]:
        """Add the fields with one-hots; return the offsets of those that describe parties, which the reader fills
        later."""
        rules = self.rules
        everybody = ", ".join(self.places)
        seats = ", ".join(str(n) for n in range(1, self.parties)) + f" or {self.parties} seats"
        codes = self._code("seat", self.parties, "the number of the own seat (words such as seat:2 speak of it)")
        codes += self._code("seats", self.parties, seats)
        codes += self._code("difficulty", 1 + len(self.levels), ", ".join(["none", *self.levels.ids]))
        codes += self._code("phase", len(PHASES), ", ".join(PHASES))
        who = f"nobody, {everybody}"
        for name, what in (
            ("first", "has the First Player marker"),
            ("turn", "whose turn it is"),
            ("to_act", "owes a decision"),
            ("mentat", "has the Mentat"),
        ):
            codes += self._code(name, 1 + self.parties, f"{what}: {who}")
        allies = f"who has the Alliance of {', '.join(track.id for track in rules.tracks)}: {who}"
        codes += self._code("alliance", 1 + self.parties, allies, len(rules.tracks))
        spaces = ", ".join(rules.spaces[slot].name for slot in rules.control_spaces)
        codes += self._code("control", 1 + self.parties, f"who controls {spaces}: {who}", len(rules.control_spaces))
        codes += self._code("turn_kind", 3, "none yet, Agent turn, Reveal turn")
        codes += self._code("turn_card", 1 + len(self.cards), "the card of this Agent turn: none, or its kind")
        codes += self._code("turn_space", 1 + len(rules.spaces), "the space of this Agent turn: none, or which")
        codes += self._code("conflict", 1 + len(self.conflicts), "the Conflict card of this round: none, or its kind")
        asked = [QUESTION[number].name for number in self._asked]
        codes += self._code("decision", 1 + len(asked), "the open decision: none, " + ", ".join(asked))
        causes = ", ".join(self.layout.kinds)
        pieces = sum(len(ids) for ids in self.layout.kinds.values())
        codes += self._code("cause", 1 + pieces, f"the piece that asks: none, or its kind, in the order {causes}")
        effect = "which effect of that piece asks: none, or its number from 1"
        places = [place for place, cause in zip(self.node_place, self.node_cause, strict=True) if cause]
        codes += self._code("effect", 1 + max(places), effect)
        codes += self._code("decision_party", 1 + self.parties, f"the Rival it is decided for: none, {everybody}")
        for code in codes:
            self.layout.follows(code)
        leaders = ", ".join(self.leaders.ids)
        of_parties: list[int] = []
        for place in self.places:
            of_parties += self._code(f"{place}.leader", 1 + len(self.leaders), "none, " + leaders)
            of_parties += self._code(f"{place}.kind", 4, "nobody, player, House Hagal, Rival")
        return of_parties

    def _list(self, name: str, kinds: int, most: int, meaning: str) -> None:
        """Add a list: a field with a number for each of `kinds` kinds of piece, the number of pieces of this kind,
        which is at most `most`."""
        self.layout.follows(self._add(name, kinds, most, f"{meaning}: {_BY_KIND}"))

    def _add_lists(self, of_parties: list[int]) -> None:
        rules = self.rules
        cards, secrets, spaces = len(self.cards), len(self.intrigue), len(rules.spaces)
        own = [CARDS[kind] for kind in rules.cards]
        copies = max(card.copies for card in own)
        all_copies = max(card.copies * (self.parties if card.source == STARTING else 1) for card in own)
        intrigue = max(INTRIGUE[kind].copies for kind in rules.intrigues)
        self._list("row", cards, 5, "cards in the Imperium Row")
        self._list("trashed", cards, all_copies, "cards trashed")
        self._list("intrigue_discard", secrets, intrigue, "Intrigue discard pile")
        self._list("conflicts_seen", len(self.conflicts), 1, "Conflict cards turned up so far")
        todo = "effects still to be resolved, of a Conflict's reward, the space, its influence, or a card"
        further = self._further_boxes()
        if further:
            todo += ", then of the Leader" + "".join(f", or of a {sort.id}" for sort in opening(rules))
        self._list("todo", 3 + cards + further, 20, todo)
        for i, place in enumerate(self.places):
            self.layout.follows(of_parties[2 * i])
            self.layout.follows(of_parties[2 * i + 1])
            self._list(f"{place}.agents_at", spaces, 4, "Agents on spaces")
            self._list(f"{place}.discard", cards, copies, "discard pile")
            self._list(f"{place}.play", cards, copies, "cards in play")
            if place == "own":
                self._list("own.hand", cards, copies, "own hand")
                self._list("own.deck", cards, copies, "own deck, whatever its order")
                self._list("own.intrigue", secrets, intrigue, "own Intrigue cards")
            else:
                self._list(f"{place}.pool", cards, copies, "hand and deck together")
