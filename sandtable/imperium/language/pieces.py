"""The pieces of a box, as declared: names, numbers and effect trees. Facts only.

What is printed on a board is in `places`, what plays for Rivals in `rival_pieces`, what a module brings in the
module's own language file; `family` has the record of each sort. Every piece has an `id` (snake_case, unique within its
sort) and most have an English `name`; names in other languages live in the locale files under the same id.
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

# Left abilities of Leaders, each a named change of a rule; a module names its own (`add_traits`).
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
    """Traits that a module's rules consult; a Leader with one that nobody consults is refused (`unknown_traits`)."""
    _DECLARED.update(names)


def trait_bits(names: Iterable[str]) -> int:
    """A set of traits as bits: what a player has."""
    bits = 0
    for name in names:
        bits |= 1 << TRAIT_NUMBERS.number(name)
    return bits


def trait_names(bits: int) -> list[str]:
    return [name for number, name in enumerate(TRAIT_NUMBERS.names) if (bits >> number) & 1]


NO_COST: Final = -1

# Where a card comes from.
STARTING: Final = 0
IMPERIUM_DECK: Final = 1
RESERVE: Final = 2
SOURCES: Final = ("starting", "imperium", "reserve")


class Card:
    """A card of a player's deck. `cost` is NO_COST where none is printed.

    `module`: it is only in games with that module. `deck_of`: the Leader whose own starting deck it belongs to.
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


class Intrigue:
    """An Intrigue card. Its cost is always paid when it is played (IMP-13.6).

    A card of two windows has an effect for each: `effect` for the first, `combat` for Combat where it has another for
    Plot, `endgame` for the Endgame. `first`: only as the very first thing of a turn. `won`: only after winning.
    """

    __slots__ = (
        "id", "name", "copies", "windows", "condition", "cost", "effect", "combat", "endgame", "first", "won", "module",
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
        self.module = module


# Battle icons of Conflict cards and Objectives; the wild one goes with any.
BATTLE_ICONS: Final = ("crysknife", "desert_mouse", "ornithopter", "wild")


class Conflict:
    """A Conflict card; `control` is the space it is about, or empty.

    `icon`: its battle icon, or none. `wall`: the Shield Wall guards it.
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
        return self.first if place == 1 else self.second if place == 2 else self.third


class Leader:
    """A Leader: traits (left abilities) and a Signet Ring ability (right).

    `traits`: those it begins with, each with its printed name; `later`: those that a rule may give it in their place.
    `reveal` and `visit`: left abilities that are effects, open in every own Reveal turn and in every own Agent turn;
    `ability` is their printed name. `back_of`: it is the other side of that Leader's card, and nobody begins with it.
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
    """Traits of Leaders that no rule consults."""
    return [
        f"leader:{leader.id}: no rule knows the trait {name!r}"
        for leader in leaders
        for name in (*leader.traits, *leader.later)
        if name not in _DECLARED
    ]


class Figures:
    """What bots make of games with a box, found by play as those of the family (`judge`).

    `rates`: how much they make of each thing; `rounds_left`: after this one, by the leader's points; `prospects`: what
    the facts of a position weigh; `further`: the same for those that modules add, by name: once, and a round left.
    A list that is left empty is that of an earlier box of the game, or of the family; so is a fact that is not named.
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
        """Return these figures, with those of an earlier box for whatever they leave out."""
        return Figures(
            self.rates or earlier.rates,
            self.rounds_left or earlier.rounds_left,
            self.prospects or earlier.prospects,
            {**earlier.further, **self.further},
        )


class Box:
    """All pieces of one box by sort, in a fixed order: the numbering of the game grows from it.

    `pieces`: of each sort the pieces that the box has. Sorts and pieces are numbered in the order given here.
    `replaces` names pieces of earlier boxes whose place one of this box takes: `{"space:arrakeen": "arrakeen"}`.
    `shares` names pieces of other boxes that are printed in this one too: `("base/card:dagger", …)`.
    `leaves_out` names pieces of earlier boxes that are not in a game with this one: `("space:fremkit", …)`.
    `trashed_lapse`: what is still open of a card in play is gone when another effect trashes it.
    `cites`: the rule of its own book that replaces one cited by common code (`{"IMP-3.4": "UPR-6.1", …}`), a line of
    `rules/citing` or a reason (`{"draw by space": "UPR-7.5", "closed-cost": "UPR-7.4", …}`).
    `tie_breaks`: what parts players of equal points, in order; a box that says nothing leaves it to those before it.
    `figures`: what bots go by among players, likewise.
    `modules`: modules of every game with this box, which keep nothing in the state; the options choose the others.
    """

    __slots__ = (
        "id", "name", "sorts", "pieces", "replaces", "shares", "cites", "tie_breaks", "trashed_lapse", "figures",
        "leaves_out", "modules",
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

    def of(self, sort: Sort[P]) -> list[P]:
        """Return its pieces of one sort."""
        found: list[P] = self.pieces.get(sort.id, [])
        return found
