"""Declare the pieces of a box: names, numbers and effect trees, and nothing but facts.

Pieces printed on a board are in `places`, pieces that play for Rivals in `rival_pieces`, and a module's pieces in the
module's own language file; `family` has the record of each sort. Every piece has an `id` (snake_case, unique within its
sort) and most have an English `name`; names in other languages are in the locale files under the same id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from sandtable.imperium.language.builders import nothing
from sandtable.imperium.language.effects import Cond, Effect, Names
from sandtable.imperium.language.sorts import Sort

P = TypeVar("P")

# When an Intrigue card may be played (IMP-13.3).
PLOT: Final = 1
COMBAT: Final = 2
ENDGAME: Final = 4
WINDOWS: Final = {PLOT: "plot", COMBAT: "combat", ENDGAME: "endgame"}

# Left abilities of Leaders, each a named change of a rule; modules add theirs with `add_traits`.
TRAITS: Final = (
    "none",
    "prescience",
    "landsraad_popularity",
    "masterstroke",
    "arrakis_fiefdom",
    "spice_addict",
    "connections",
    "ruthless_negotiator",
    "eyes_everywhere",
)

NO_TRAIT: Final = 0
TRAIT_NUMBERS: Final = Names(TRAITS)
_DECLARED: Final[set[str]] = set(TRAITS)


def add_traits(*names: str) -> None:
    """Declare traits that a module's rules use; a Leader with a trait that no rule uses is an error
    (`unknown_traits`)."""
    _DECLARED.update(names)


def trait_bits(names: Iterable[str]) -> int:
    """Return a set of traits as bits, the form in which a player stores them."""
    bits = 0
    for name in names:
        bits |= 1 << TRAIT_NUMBERS.number(name)
    return bits


def trait_names(bits: int) -> list[str]:
    """Return the names of the traits in these bits."""
    return [name for number, name in enumerate(TRAIT_NUMBERS.names) if (bits >> number) & 1]


NO_COST: Final = -1

# The source of a card.
STARTING: Final = 0
IMPERIUM_DECK: Final = 1
RESERVE: Final = 2
SOURCES: Final = ("starting", "imperium", "reserve")
SOURCE_NUMBERS: Final = Names(SOURCES)  # and those of modules that keep decks of their own


def card_source(name: str) -> int:
    """Return the number of a source of cards (a deck or stack in which cards start) that a module adds, by the source's
    name."""
    return SOURCE_NUMBERS.number(name)


class Mark:
    """A mark printed on a card, whose meaning a module defines. `name`: the name under which the module finds it;
    `icons`: the Agent icons that carry it."""

    __slots__ = ("name", "icons")

    def __init__(self, name: str, icons: tuple[int, ...] = ()) -> None:
        self.name = name
        self.icons = icons

    def __repr__(self) -> str:
        return f"{self.name}{self.icons!r}"


_MARKS: Final[set[str]] = set()


def add_marks(*names: str) -> None:
    """Declare the names of marks that a module reads; a card with a mark that no module reads is an error
    (`unknown_marks`)."""
    _MARKS.update(names)


class Card:
    """A card of a player's deck. `cost` is NO_COST if none is printed.

    - `price`: the cost of a card that is not paid for in Persuasion, as an effect.
    - `module`: the card is only in games with that module.
    - `deck_of`: the Leader whose own starting deck has the card.
    - `marks`: the marks on the card, which modules read.
    """

    __slots__ = (
        "id",
        "name",
        "source",
        "copies",
        "cost",
        "icons",
        "factions",
        "agent",
        "reveal",
        "acquire",
        "on_trash",
        "on_discard",
        "module",
        "deck_of",
        "price",
        "marks",
    )

    def __init__(
        self,
        id: str,
        name: str,
        source: int,
        copies: int = 1,
        cost: int = NO_COST,
        icons: tuple[int, ...] = (),
        factions: tuple[int, ...] = (),
        agent: Effect | None = None,
        reveal: Effect | None = None,
        acquire: Effect | None = None,
        on_trash: Effect | None = None,
        on_discard: Effect | None = None,
        module: str = "",
        deck_of: str = "",
        price: Effect | None = None,
        marks: tuple[Mark, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.source = source
        self.copies = copies
        self.cost = cost
        self.icons = icons
        self.factions = factions
        self.agent = agent or nothing()
        self.reveal = reveal or nothing()
        self.acquire = acquire or nothing()
        self.on_trash = on_trash or nothing()
        self.on_discard = on_discard or nothing()
        self.module = module
        self.deck_of = deck_of
        self.price = price or nothing()
        self.marks = marks

    def marked(self, name: str) -> Mark | None:
        """Return the card's mark with this name, or None if it has none."""
        for mark in self.marks:
            if mark.name == name:
                return mark
        return None


def unknown_marks(cards: Sequence[Card]) -> list[str]:
    """Return an error line for each mark of a card that no module reads."""
    return [
        f"card:{card.id}: no module reads the mark {mark.name!r}"
        for card in cards
        for mark in card.marks
        if mark.name not in _MARKS
    ]


class Intrigue:
    """An Intrigue card. Its cost is always paid when it is played (IMP-13.6).

    - `effect`, `combat`, `endgame`: a card with two windows has an effect for each: `effect` for the first, `combat`
      for Combat if the first is Plot, `endgame` for the Endgame.
    - `first`: it may only be played as the very first action of a turn.
    - `won`: it may only be played after winning a Conflict.
    - `lost`: it may only be played after losing at least this many troops at the end of a Conflict.
    """

    __slots__ = (
        "id", "name", "copies", "windows", "condition", "cost", "effect", "combat", "endgame", "first", "won", "lost",
        "module",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        windows: int,
        effect: Effect,
        copies: int = 1,
        condition: Cond | None = None,
        cost: Effect | None = None,
        endgame: Effect | None = None,
        first: bool = False,
        won: bool = False,
        lost: int = 0,
        combat: Effect | None = None,
        module: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.copies = copies
        self.windows = windows
        self.condition = condition
        self.cost = cost or nothing()
        self.effect = effect
        self.combat = combat or nothing()
        self.endgame = endgame or nothing()
        self.first = first
        self.won = won
        self.lost = lost
        self.module = module


# Battle icons of Conflict cards and Objectives; the wild icon matches any.
BATTLE_ICONS: Final = ("crysknife", "desert_mouse", "ornithopter", "wild")


class Conflict:
    """A Conflict card.

    `control` is the space whose control is at stake, or empty. `icon` is its battle icon, or empty. `wall` is true if
    the Shield Wall protects it.
    """

    __slots__ = ("id", "name", "level", "control", "first", "second", "third", "icon", "wall")

    def __init__(
        self,
        id: str,
        name: str,
        level: int,
        first: Effect,
        second: Effect,
        third: Effect,
        control: str = "",
        icon: str = "",
        wall: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.control = control
        self.first = first
        self.second = second
        self.third = third
        self.icon = icon
        self.wall = wall

    def reward(self, place: int) -> Effect:
        """Return the reward for first, second or third place."""
        return self.first if place == 1 else self.second if place == 2 else self.third


class Leader:
    """A Leader: traits (left abilities) and a Signet Ring ability (right).

    - `traits`: the traits that the Leader starts with, each with its printed name.
    - `later`: the traits that a rule may give the Leader instead.
    - `reveal` and `visit`: left abilities that are effects, available in each Reveal turn and each Agent turn of its
      player; `ability` is their printed name.
    - `back_of`: set if this is the other side of that Leader's card; nobody starts with it.
    """

    __slots__ = (
        "id", "name", "house", "complexity", "traits", "later", "signet", "signet_name", "start", "rival_ok", "reveal",
        "visit", "ability", "back_of", "module",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        house: str,
        complexity: int,
        traits: dict[str, str],
        signet_name: str,
        signet: Effect,
        start: Effect | None = None,
        rival_ok: bool = True,
        later: dict[str, str] | None = None,
        reveal: Effect | None = None,
        visit: Effect | None = None,
        module: str = "",
        ability: dict[str, str] | None = None,
        back_of: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.house = house
        self.complexity = complexity
        self.traits = traits
        self.later: dict[str, str] = later or {}
        self.signet_name = signet_name
        self.signet = signet
        self.start = start or nothing()
        self.rival_ok = rival_ok
        self.reveal = reveal or nothing()
        self.visit = visit or nothing()
        self.ability: dict[str, str] = ability or {}
        self.back_of = back_of
        self.module = module


def unknown_traits(leaders: Sequence[Leader]) -> list[str]:
    """Return an error line for each trait of a Leader that no rule uses."""
    return [
        f"leader:{leader.id}: no rule knows the trait {name!r}"
        for leader in leaders
        for name in (*leader.traits, *leader.later)
        if name not in _DECLARED
    ]


class Figures:
    """The numbers by which bots judge games with a box, fitted to the results of many games.

    - `rates`: the exchange rates of `judge/rates.py`.
    - `rounds_left`: the rounds left after this one, by the points of the leading player.
    - `prospects`: the weights of the facts of a position (`judge/prospects.py`).
    - `further`: by name, the weights of the facts that modules add: a fixed weight, and one per round left.

    An empty list, or a fact without an entry, falls back to an earlier box of the game or to the family.
    """

    __slots__ = ("rates", "rounds_left", "prospects", "further")

    def __init__(
        self,
        rates: list[float] | None = None,
        rounds_left: list[float] | None = None,
        prospects: list[float] | None = None,
        further: dict[str, tuple[float, float]] | None = None,
    ) -> None:
        self.rates: list[float] = rates or []
        self.rounds_left: list[float] = rounds_left or []
        self.prospects: list[float] = prospects or []
        self.further: dict[str, tuple[float, float]] = further or {}

    def over(self, earlier: Figures) -> Figures:
        """Return these figures, with the figures of an earlier box wherever these have none."""
        return Figures(
            self.rates or earlier.rates,
            self.rounds_left or earlier.rounds_left,
            self.prospects or earlier.prospects,
            {**earlier.further, **self.further},
        )


class Terms:
    """The terms of a game that a box changes; an empty value leaves those of earlier boxes.

    `points_to_end`: the points that end the game. `conflicts`: how many cards of each level the Conflict deck has.
    `garrison`: the troops with which a player's garrison starts. `swaps`: starting cards, each with the card of this
    box that replaces one copy of it; if the former is not in the game, the latter starts in the discard pile.
    `points_less`: the number of points taken off those with which players start.
    """

    __slots__ = ("points_to_end", "conflicts", "garrison", "swaps", "points_less")

    def __init__(
        self,
        points_to_end: int = 0,
        conflicts: dict[int, int] | None = None,
        garrison: int = 0,
        swaps: dict[str, str] | None = None,
        points_less: int = 0,
    ) -> None:
        self.points_to_end = points_to_end
        self.conflicts: dict[int, int] = conflicts or {}
        self.garrison = garrison
        self.swaps: dict[str, str] = swaps or {}
        self.points_less = points_less

    def over(self, earlier: Terms) -> Terms:
        """Return these terms, with the terms of an earlier box wherever these have none."""
        return Terms(
            self.points_to_end or earlier.points_to_end,
            self.conflicts or earlier.conflicts,
            self.garrison or earlier.garrison,
            {**earlier.swaps, **self.swaps},
            self.points_less or earlier.points_less,
        )


class Box:
    """All pieces of one box by sort, in a fixed order, from which the numbering of the game follows.

    - `pieces`: the pieces of each sort in the box. Sorts and pieces are numbered in the order given here.
    - `replaces`: pieces of earlier boxes, each with the piece that replaces it, `{"space:arrakeen": "arrakeen"}`.
    - `shares`: pieces of other boxes that are printed in this one too or come in with it, `("base/card:dagger", …)`;
      `base/card:*` shares all of a sort, `!base/card:dagger` leaves one of them out.
    - `leaves_out`: pieces of earlier boxes that are not in a game with this one, `("space:fremkit", …)`.
    - `trashed_lapse`: if another effect trashes a card in play, the card's open effects lapse.
    - `cites`: the rule of this box's own rulebook that replaces a rule cited by common code (`{"IMP-3.4": "UPR-6.1",
      …}`), a line of `rules/citing` or a reason (`{"draw by space": "UPR-7.5", "closed-cost": "UPR-7.4", …}`).
    - `tie_breaks`: the criteria that separate players with equal points, in order; if empty, those of earlier boxes.
    - `figures`: the figures by which bots judge games among players; if missing, those of earlier boxes.
    - `terms`: the points to play to, the shape of the Conflict deck and the start, where the box changes them.
    - `modules`: modules of every game with this box, which keep nothing in the state; the options choose the others.
    """

    __slots__ = (
        "id", "name", "sorts", "pieces", "replaces", "shares", "cites", "tie_breaks", "trashed_lapse", "figures",
        "leaves_out", "modules", "terms",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        pieces: dict[Sort[Any], list[Any]] | None = None,
        *,
        replaces: dict[str, str] | None = None,
        shares: tuple[str, ...] = (),
        leaves_out: tuple[str, ...] = (),
        cites: dict[str, str] | None = None,
        tie_breaks: tuple[str, ...] = (),
        trashed_lapse: bool = False,
        figures: Figures | None = None,
        modules: tuple[str, ...] = (),
        terms: Terms | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.sorts: list[Sort[Any]] = list(pieces or {})
        self.pieces: dict[str, list[Any]] = {}
        for sort, own in (pieces or {}).items():
            for piece in own:
                if not isinstance(piece, sort.cls):
                    raise ValueError(f"box {id!r} has {piece!r} among its pieces of the sort {sort.id!r}")
            self.pieces[sort.id] = own
        self.replaces: dict[str, str] = replaces or {}
        self.shares = shares
        self.leaves_out = leaves_out
        self.cites: dict[str, str] = cites or {}
        self.tie_breaks = tie_breaks
        self.trashed_lapse = trashed_lapse
        self.figures = figures
        self.modules = modules
        self.terms = terms

    def of(self, sort: Sort[P]) -> list[P]:
        """Return the pieces of one sort."""
        found: list[P] = self.pieces.get(sort.id, [])
        return found
