"""The building blocks of factions: leaders, forces, abilities and starting places."""

from __future__ import annotations

from typing import Final

# Boxes.
BASE: Final = 0
IX_TLEILAXU: Final = 1
BOXES: Final = ("base", "ix_tleilaxu")

# Defaults for every faction.
HAND_LIMIT: Final = 4
STARTING_TREACHERY: Final = 1
TRAITORS_DEALT: Final = 4
TRAITORS_KEPT: Final = 1

# The part of the game an ability belongs to.
BASIC: Final = 0
ADVANCED: Final = 1
ALLIANCE: Final = 2
KARAMA_POWER: Final = 3  # once a game, with a Karama, in the advanced game (CLA-20.6)
MODES: Final = ("basic", "advanced", "alliance", "karama_power")

MIRROR: Final = -1  # Zoal has the strength of the leader he meets (CLA-23.7)


class Leader:
    """A leader disc. `strength` is MIRROR if it equals that of the enemy's leader; `price` is the cost of reviving the
    leader, by default its strength."""

    __slots__ = ("id", "name", "strength", "price")

    def __init__(self, id: str, name: str, strength: int, price: int = -1) -> None:
        self.id = id
        self.name = name
        self.strength = strength
        self.price = strength if price < 0 else price


class Ability:
    """A power or right of a faction. `karama` is true if another player's Karama may stop one use of it."""

    __slots__ = ("id", "mode", "phase", "karama")

    def __init__(self, id: str, mode: int, phase: int, karama: bool) -> None:
        self.id = id
        self.mode = mode
        self.phase = phase
        self.karama = karama


class Force:
    """A special kind of force. `halves` is its full strength, in halves.

    `advanced`: it is special only in the advanced game. `one_against`: it counts as an ordinary force against that
    faction. `one_a_turn`: at most one is revived in a turn. `supported`: spice can be paid for it in battle. `price`
    (of revival), `collects` (spice) and `moves` (territories) are 0 where it does not differ from ordinary forces.
    """

    __slots__ = (
        "id", "name", "count", "halves", "advanced", "one_against", "one_a_turn", "supported", "price", "collects",
        "moves",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        count: int,
        halves: int,
        advanced: bool = False,
        one_against: str = "",
        one_a_turn: bool = False,
        supported: bool = True,
        price: int = 0,
        collects: int = 0,
        moves: int = 0,
    ) -> None:
        self.id = id
        self.name = name
        self.count = count
        self.halves = halves
        self.advanced = advanced
        self.one_against = one_against
        self.one_a_turn = one_a_turn
        self.supported = supported
        self.price = price
        self.collects = collects
        self.moves = moves


class Start:
    """The plain and starred forces of a faction that start in one territory."""

    __slots__ = ("territory", "plain", "starred")

    def __init__(self, territory: int, plain: int, starred: int = 0) -> None:
        self.territory = territory
        self.plain = plain
        self.starred = starred


class Faction:
    """A faction. Forces that are neither in `start` nor `divided` start in the reserves.

    `divided` is the number of forces that the player divides among FREMEN_START. `advanced_start`: in the advanced game
    one force goes anywhere instead of `start` (CLA-19.2). `plain` and `starred` are its special kinds of force, if any.
    """

    __slots__ = (
        "id", "name", "box", "spice", "start", "divided", "advanced_start", "free_revival", "hand_limit",
        "starting_treachery", "traitors_dealt", "traitors_kept", "face_dancers", "leaders", "plain", "starred",
        "abilities",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        spice: int,
        free_revival: int,
        leaders: tuple[Leader, ...],
        abilities: tuple[Ability, ...],
        box: int = BASE,
        start: tuple[Start, ...] = (),
        divided: int = 0,
        advanced_start: bool = False,
        hand_limit: int = HAND_LIMIT,
        starting_treachery: int = STARTING_TREACHERY,
        traitors_dealt: int = TRAITORS_DEALT,
        traitors_kept: int = TRAITORS_KEPT,
        face_dancers: int = 0,
        plain: Force | None = None,
        starred: Force | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.box = box
        self.spice = spice
        self.start = start
        self.divided = divided
        self.advanced_start = advanced_start
        self.free_revival = free_revival
        self.hand_limit = hand_limit
        self.starting_treachery = starting_treachery
        self.traitors_dealt = traitors_dealt
        self.traitors_kept = traitors_kept
        self.face_dancers = face_dancers
        self.leaders = leaders
        self.plain = plain
        self.starred = starred
        self.abilities = abilities

    @property
    def starred_count(self) -> int:
        return 0 if self.starred is None else self.starred.count
