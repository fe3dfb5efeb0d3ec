"""`Ruleset`: the boxes, modules and level that the options of a game choose, as one object built once.

It has the pieces in the game and their decks (`chosen`), the board with the cost and requirement of each space, the
vocabulary, and the tables that the engine reads: everything that depends on the *set* of boxes. A state points to its
ruleset. Cards, Intrigue cards, Leaders and Conflicts are numbered by kind (`catalog`); spaces and tracks by their
*slot* on this board.

    rules = ruleset_for("imperium", options)
    rules.space["arrakeen"], rules.card_word[kind], rules.vocabulary.words
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from sandtable.core.decisions import Vocabulary
from sandtable.core.titles import meta
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.places import Space
from sandtable.imperium.language.rival_pieces import HagalWay
from sandtable.imperium.listed import ALL
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    COPIED,
    GAINS_ICONS,
    HAGAL,
    IGNORES_NEEDS,
    LOADING,
    NODES,
    ROAMS,
    SPACES,
)
from sandtable.imperium.rules.chosen import NOT_IN, Choice, Chosen, of_box, shared_pieces
from sandtable.imperium.rules.entries import Menu
from sandtable.imperium.rules.vocabulary import (
    ACQUIRE_ASIDE,
    BOX_INFLUENCE,
    BOX_LEADER,
    BOX_SPACE,
    DEPLOY_0,
    DEPLOYS,
    TABLE_WORDS,
    W_ACQUIRE,
    W_BOX,
    W_DEPLOY,
    W_ENTRY,
    W_OF,
    W_OTHER,
    W_UNIT,
    words_of,
)

MOST_COST: Final = 16  # the size of the tables of affordable spaces: no space costs more

FORMAT: Final = 1  # of saved bytes: raise it when a field or the bytes of a component go

# The sorts whose first kinds are part of the fingerprint; other sorts are covered by nodes and words.
_WRITTEN: Final = ("card", "intrigue", "conflict", "leader", "hagal")

# Reasons that bar a seat from a space that can be used once in a game (IMP-4.12).
BY_COUNCIL: Final = 0  # the seat is on the High Council, by any means
BY_SWORDMASTER: Final = 1
BY_VISIT: Final = 2  # the seat has been there


def _mask(chosen: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(chosen) if yes)


def payments(cost: Effect) -> tuple[Effect, ...]:
    """Return the alternative payments for a space, the cheapest first; empty if the space costs nothing."""
    if cost.op == fx.NOTHING:
        return ()
    ways = cost.kids if cost.op == fx.CHOOSE else (cost,)
    if any(way.op != fx.PAY for way in ways):
        raise ValueError(f"{cost.where}: a space costs a payment or a choice of payments, not {cost!r}")
    return tuple(sorted(ways, key=lambda way: (way.a, way.b, way.c)))


class Site:
    """The facts about a space that bots read very often, stored together in one object for speed."""

    __slots__ = ("parts", "faction", "reveal_persuasion", "solari", "spice", "water", "cheaper")

    def __init__(self, rules: Ruleset, slot: int) -> None:
        self.parts: list[Effect] = [NODES[part] for part in rules.space_parts[slot]]
        self.faction: int = rules.space_faction[slot]
        self.reveal_persuasion: bool = rules.spaces[slot].reveal_persuasion > 0
        self.solari: float = float(rules.solari[slot])
        self.spice: float = float(rules.spice[slot])
        self.water: float = float(rules.water[slot])
        self.cheaper: bool = any(slot == other for _, other, _, _ in rules.cheaper)  # while a condition is true


class Ruleset(Chosen):
    """The immutable rules of one set of boxes, modules and level: see the docstring of this module."""

    __slots__ = (
        "fingerprint", "all_spaces", "icon_spaces", "faction_icon_spaces", "landsraad_and_city", "combat_spaces",
        "maker_spaces", "control_spaces", "card_spaces", "shut", "ways", "solari", "spice", "water", "afford_solari",
        "afford_solari_popular", "afford_spice", "afford_water", "needs_influence", "needs", "once",
        "reveal_persuasion", "conflict_space", "hagal_ways", "vocabulary", "space_word", "leader_word", "card_word",
        "discard_word", "inplay_word", "acquire_word", "box_word", "intrigue_word", "faction_word", "sort", "kind",
        "thing", "tables", "leader_box_word", "unit_word", "further_icons", "cheaper", "by_icons_alone", "sites",
        "own_spaces", "menu_of",
    )  # fmt: skip

    def __init__(self, title: str, choice: Choice) -> None:
        super().__init__(title, choice)
        self._lay_out_board()
        self._price_spaces()
        self._number_words()
        self.tables: list[object] = [module.tables(self) for module in self.modules]  # at the indices in `part`
        self.sites: list[Site] = [Site(self, slot) for slot in range(len(self.spaces))]
        self.fingerprint: str = self._fingerprint()

    # --- the board -----------------------------------------------------------------------
    def _lay_out_board(self) -> None:
        spaces = self.spaces
        self.all_spaces: int = (1 << len(spaces)) - 1
        self.icon_spaces: list[int] = [_mask([space.icon == icon for space in spaces]) for icon in range(len(fx.ICONS))]
        self.faction_icon_spaces: int = sum(self.icon_spaces[: len(fx.FACTIONS)])
        self.landsraad_and_city: int = self.icon_spaces[fx.LANDSRAAD] | self.icon_spaces[fx.CITY]
        self.combat_spaces: int = _mask([space.combat for space in spaces])
        self.maker_spaces: list[int] = [slot for slot, space in enumerate(spaces) if space.maker_base]
        self.control_spaces: list[int] = [
            slot for slot, space in enumerate(spaces) if space.control_bonus.op != fx.NOTHING
        ]
        self.reveal_persuasion: list[tuple[int, int]] = [
            (slot, space.reveal_persuasion) for slot, space in enumerate(spaces) if space.reveal_persuasion
        ]
        self.card_spaces: list[int] = [0] * len(CARDS)
        for kind in self.cards:
            icons = [icon for icon in CARDS[kind].icons if icon < len(self.icon_spaces)]
            self.card_spaces[kind] = self.all_spaces if ROAMS[kind] else sum(self.icon_spaces[icon] for icon in icons)
        # Cards with an icon that no space has: modules say which spaces they open (`Access.opens`).
        # So are cards that gain icons under a condition.
        self.further_icons: list[bool] = [
            GAINS_ICONS[kind] != fx.NO_NODE or any(icon >= len(self.icon_spaces) for icon in card.icons)
            for kind, card in enumerate(CARDS)
        ]
        # Cards whose reachable spaces depend on their icons alone.
        self.by_icons_alone: list[bool] = [
            not (ROAMS[kind] or IGNORES_NEEDS[kind] or self.further_icons[kind])
            and not any(module.concerns(kind) for module in self.access)
            for kind in range(len(CARDS))
        ]
        self.conflict_space: list[int] = [NOT_IN] * len(CONFLICTS)
        for kind in self.conflicts:
            if CONFLICTS[kind].control:
                self.conflict_space[kind] = self.slot_of(CONFLICTS[kind].control, f"conflict:{CONFLICTS[kind].id}")
        # By House Hagal card: the spaces it names, the condition of each, and the effect of the card there.
        self.hagal_ways: list[list[tuple[int, Cond | None, Effect]]] = [[] for _ in HAGAL]
        for kind in self.hagal:
            card = HAGAL[kind]
            ways = card.ways or ((HagalWay(card.space, card.effect),) if card.space else ())
            for way in ways:
                self.hagal_ways[kind].append((self.slot_of(way.space, f"hagal:{card.id}"), way.when, way.effect))
        self.needs_influence: list[tuple[int, int, int]] = []
        self.needs: list[tuple[int, Cond]] = []
        self.once: list[tuple[int, int]] = []
        for slot, space in enumerate(spaces):
            if space.needs is not None:
                if space.needs.op == fx.IF_INFLUENCE:  # the usual requirement has a faster table
                    self.needs_influence.append((1 << slot, space.needs.a, space.needs.b))
                else:
                    self.needs.append((1 << slot, space.needs))
            if space.once_per_game:
                self.once.append((1 << slot, _barred_by(space)))
        # Spaces on a Leader's own board, each as a bit; only that Leader may go there.
        self.own_spaces: list[tuple[int, int]] = [
            (1 << slot, self.leader[space.owner]) for slot, space in enumerate(spaces) if space.owner
        ]
        self.shut: int = 0  # spaces that the level closes
        if self.level is not None:
            for id in self.level.shut():
                self.shut |= 1 << self.slot_of(id, f"level {self.level.id}")

    def slot_of(self, space: str, who: str) -> int:
        """Return the slot of a space on this board, which the space's replacement has if there is one.

        `who` is the name of the piece that refers to the space, for the error raised if neither is on this board.
        """
        if space not in self.slot:
            raise ValueError(f"{who} speaks of the space {space!r}, which is not on this board")
        return self.slot[space]

    def space_now(self, space: str) -> str:
        """Return the id of the space that is in this space's slot now: the space itself, or the one that a box of the
        game has put in its place."""
        return self.spaces[self.slot[space]].id

    def _price_spaces(self) -> None:
        """Compute the cost of each space: the alternative payments (`ways`), and the least amount of each resource."""
        self.ways: list[tuple[Effect, ...]] = [payments(space.cost) for space in self.spaces]
        self.solari: list[int] = [ways[0].a if ways else 0 for ways in self.ways]
        self.spice: list[int] = [ways[0].b if ways else 0 for ways in self.ways]
        self.water: list[int] = [ways[0].c if ways else 0 for ways in self.ways]
        # Reduced costs under a condition: the bit of the space, its slot, the condition, the payment.
        self.cheaper: list[tuple[int, int, Cond, Effect]] = []
        for slot, space in enumerate(self.spaces):
            if space.cheaper is not None:
                self.cheaper.append((1 << slot, slot, space.cheaper[0], space.cheaper[1]))
        if self.level is not None:  # IMP-19.10
            for id, solari in self.level.costs().items():
                self.solari[self.slot_of(id, f"level {self.level.id}")] = solari
        less = [max(0, n - (1 if self.is_landsraad(slot) else 0)) for slot, n in enumerate(self.solari)]
        self.afford_solari: list[int] = _affordable(self.solari)
        self.afford_solari_popular: list[int] = _affordable(less)
        self.afford_spice: list[int] = _affordable(self.spice)
        self.afford_water: list[int] = _affordable(self.water)

    def is_landsraad(self, slot: int) -> bool:
        return self.spaces[slot].icon == fx.LANDSRAAD

    # --- the vocabulary ------------------------------------------------------------------
    def _number_words(self) -> None:
        words = TABLE_WORDS[:]
        there = set(words)
        for box in self.boxes:
            for word in words_of(box.box, self.part, shared_pieces(box)):
                if word not in there:
                    words.append(word)
                    there.add(word)
        for module in self.modules:
            words += module.words()
        words += [f"unit:{unit.id}" for unit in self.units if unit.has_word()]
        self.vocabulary: Vocabulary = Vocabulary(words)
        of = self.vocabulary.numbers
        for pieces in self.pieces.values():
            pieces.finish(of)
        self.space_word: list[int] = self.pieces["space"].words["space"]
        self.faction_word: list[int] = self.pieces["track"].words["faction"]
        self.leader_word: list[int] = self.pieces["leader"].words["leader"]
        cards = self.pieces["card"].words
        self.card_word: list[int] = cards["card"]
        self.discard_word: list[int] = cards["discard"]
        self.inplay_word: list[int] = cards["inplay"]
        self.acquire_word: list[int] = cards["acquire"]
        self.box_word: list[int] = cards["box"]
        self.intrigue_word: list[int] = self.pieces["intrigue"].words["intrigue"]
        self.leader_box_word: int = of.get(BOX_LEADER, NOT_IN)
        # By number of a word: its sort of word, the kind (or the place, for sorts numbered by slots) and the piece.
        self.sort: list[int] = [W_OTHER] * len(words)
        self.kind: list[int] = [0] * len(words)
        self.thing: list[int] = [0] * len(words)
        for pieces in self.pieces.values():
            for prefix, table in pieces.words.items():
                for kind, number in enumerate(table):
                    if number != NOT_IN:
                        self.sort[number] = W_OF.get(prefix, W_BOX if prefix == pieces.sort.box else W_OTHER)
                        self.kind[number] = kind
                        own = pieces.kinds[kind] if pieces.sort.by_slot else kind
                        self.thing[number] = pieces.sort.thing | own
        for n in range(1, DEPLOYS + 1):
            self.sort[DEPLOY_0 + n] = W_DEPLOY
            self.kind[DEPLOY_0 + n] = n
        self.unit_word: list[int] = [of.get(f"unit:{unit.id}", NOT_IN) for unit in self.units]
        for at, number in enumerate(self.unit_word):
            if number != NOT_IN:
                self.sort[number] = W_UNIT
                self.kind[number] = at
        if self.leader_box_word != NOT_IN:
            self.sort[self.leader_box_word] = W_BOX
        self.sort[BOX_SPACE] = W_BOX
        self.sort[BOX_INFLUENCE] = W_BOX
        self.sort[ACQUIRE_ASIDE] = W_ACQUIRE
        for market in self.own_markets:
            for number in self.of(market.sort).words[market.prefix]:
                if number != NOT_IN:
                    self.sort[number] = W_ACQUIRE
        # Entries of modules in the menu of a turn.
        self.menu_of: dict[int, Menu] = {}
        for menu in self.menus:
            for number in menu.words(self):
                if self.sort[number] != W_OTHER or number < len(TABLE_WORDS):
                    raise ValueError(f"{self.vocabulary.words[number]!r} is an entry of a menu and something else")
                self.sort[number] = W_ENTRY
                self.menu_of[number] = menu

    # --- saved bytes ---------------------------------------------------------------------
    def _fingerprint(self) -> str:
        """Return a hash of everything that a number in saved bytes may refer to: words, pieces, effects, slots,
        version."""
        sums = blake2b(f"{self.title} {meta(self.title).version} {FORMAT}\n".encode(), digest_size=8)
        for box in self.boxes:
            last = box.node
            numbered = " ".join(str(box.first[sort]) for sort in _WRITTEN)
            sums.update(f"{box.box.id} {numbered}\n".encode())
            if box.box.id not in ALL:  # its numbers depend on the external boxes loaded before it
                of_sorts = " ".join(f"{sort.id} {sort.number} {box.first[sort.id]}" for sort in box.box.sorts)
                sums.update(f"{of_sorts}\n".encode())
            while last < len(NODES) and of_box(box, last):
                sums.update(f"{last} {NODES[last].where} {NODES[last]!r}\n".encode())
                last += 1
        for (kind, other), copy in COPIED.items():
            if self.pieces["card"].place[kind] != NOT_IN and self.pieces["card"].place[other] != NOT_IN:
                sums.update(f"{kind} {other} {copy.id}\n".encode())
        sums.update(" ".join(self.vocabulary.words).encode())
        sums.update(" ".join(f"{kind}:{SPACES[kind].id}" for kind in self.space_kind).encode())
        sums.update(self.choice.key().encode())
        return sums.hexdigest()


def _barred_by(space: Space) -> int:
    ops = [part.op for part in space.effect.parts()]
    return BY_COUNCIL if fx.COUNCIL_SEAT in ops else BY_SWORDMASTER if fx.SWORDMASTER in ops else BY_VISIT


def _affordable(costs: list[int]) -> list[int]:
    """Return a list whose entry n has, as bits, the spaces that somebody with n units of a resource can pay for;
    `costs` has the cost of each space in that resource."""
    most = max(costs, default=0)
    if most > MOST_COST:
        raise ValueError(f"a space costs {most}; the tables end at {MOST_COST}")
    return [_mask([cost <= held for cost in costs]) for held in range(MOST_COST + 1)]


_MADE: Final[dict[str, Ruleset]] = {}


def ruleset_of(title: str, choice: Choice) -> Ruleset:
    """Return the ruleset of this title and choice, built once and then cached."""
    key = title + " " + choice.key()
    found = _MADE.get(key)
    if found is None:
        with LOADING:
            found = _MADE.get(key)
            if found is None:
                found = _MADE[key] = Ruleset(title, choice)
    return found


def speaking(vocabulary: Vocabulary) -> Ruleset:
    """Return the ruleset that has this vocabulary, for code that has a decision but no position."""
    return next(rules for rules in list(_MADE.values()) if rules.vocabulary is vocabulary)


def ruleset_for(title: str, options: Mapping[str, Any]) -> Ruleset:
    """Return the ruleset that a title's options choose; the options are complete and checked."""
    choice: Choice = meta(title).part("choice").choose(options)
    return ruleset_of(title, choice)


def ruleset_from(title: str, key: str) -> Ruleset:
    """Return the ruleset of a title for the choice that `key` describes, the text from `Choice.key` in saved bytes."""
    if not meta(title).has("choice"):
        raise ValueError(f"the title {title!r} is not of this family")
    boxes, modules, rivals = key.split("/")
    difficulty, *variants = rivals.split("+")
    parts = tuple(modules.split("+")) if modules else ()
    return ruleset_of(title, Choice(tuple(boxes.split("+")), parts, difficulty, tuple(variants)))
