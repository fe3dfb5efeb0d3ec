"""The module `tech`: three stacks of Tech tiles on the Ix board, their owners, and negotiators (IX-3).

`buying` has the icons that acquire tiles and place negotiators, `using` the abilities that tiles have at certain
moments, `effects` the effects that occur only on tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import OPS
from sandtable.imperium.modules.tech.language import ALWAYS, FLIP, ID, OWN_TURN, TECH, TILES
from sandtable.imperium.rules.catalog import follow
from sandtable.imperium.rules.module import Component, Module, ObservedField
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import HIDDEN, State
from sandtable.scenario_expect import NUMBER, NUMBERS, SEATS, by_seat, each, many

STACKS: Final = 3
TROOPS: Final = 12  # the troops of each party
MOST_SPENT: Final = 60  # Persuasion of one Reveal turn, for observations
_KEYS: Final = ("open", "stacks", "owned", "down", "gone", "negotiators")


class Tech(Component):
    """The component of the tiles and negotiators.

    - `stacks`: the kinds of the tiles in each stack, the open one last.
    - `owned`: by party, the kinds of its tiles in the order in which it acquired them.
    - `down`: the kinds of the owned tiles that are face down; `gone`: those of the trashed tiles.
    - `negotiators`: by party, the number of its negotiators on the Ix board.
    - `spent`: the Persuasion that the player has spent in this Reveal turn.
    """

    def __init__(self, parties: int) -> None:
        self.stacks: list[list[int]] = [[] for _ in range(STACKS)]
        self.owned: list[list[int]] = [[] for _ in range(parties)]
        self.down: list[int] = []
        self.gone: list[int] = []
        self.negotiators: list[int] = [0] * parties
        self.spent: int = 0

    def clone(self) -> Tech:
        copy = Tech(0)
        copy.stacks = [stack[:] for stack in self.stacks]
        copy.owned = [own[:] for own in self.owned]
        copy.down = self.down[:]
        copy.gone = self.gone[:]
        copy.negotiators = self.negotiators[:]
        copy.spent = self.spent
        return copy

    def pack(self) -> list[Any]:
        return [self.stacks, self.owned, self.down, self.gone, self.negotiators, self.spent]

    def unpack(self, data: list[Any]) -> None:
        stacks, owned, down, gone, negotiators, spent = data
        self.stacks = [[int(kind) for kind in stack] for stack in stacks]
        self.owned = [[int(kind) for kind in own] for own in owned]
        self.down = [int(kind) for kind in down]
        self.gone = [int(kind) for kind in gone]
        self.negotiators = [int(n) for n in negotiators]
        self.spent = int(spent)

    def seen_by(self, s: State, seat: int) -> Tech:
        """Return a copy that hides the tiles below the open ones; everything else is public."""
        seen = self.clone()
        seen.stacks = [[HIDDEN] * (len(stack) - 1) + stack[-1:] for stack in self.stacks]
        return seen

    def opened(self, s: State) -> Tech:
        return self.seen_by(s, 0)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        there = self.gone + self.open()
        for own in self.owned:
            there += own
        unseen = [kind for kind in s.rules.of(TECH).kinds if kind not in there]
        rng.shuffle(unseen)
        self.stacks = [[unseen.pop() if kind == HIDDEN else kind for kind in stack] for stack in self.stacks]

    def open(self) -> list[int]:
        """Return the kinds of the open tiles, one on top of each stack, from the topmost stack to the lowest."""
        return [stack[-1] for stack in self.stacks if stack]

    def facts(self, s: State) -> dict[str, Any]:
        owned = {
            TILES[kind].id: [seat for seat, own in enumerate(self.owned) if kind in own]
            for kind in s.rules.of(TECH).kinds
        }
        return {
            "open": _names(self.open()),
            "stacks": [len(stack) for stack in self.stacks],
            "owned": owned,
            "down": _names(self.down),
            "gone": _names(self.gone),
            "negotiators": self.negotiators[:],
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario with tiles, which it gives by their ids.

        `open` lists the open tiles, from the topmost stack to the lowest; `owned` the owners of each tile, `{windtraps:
        [0]}`; `down` and `gone` list tiles; `negotiators` has a number by seat. The other tiles lie below the open ones
        in the order of the box. `stacks` gives the number of tiles in each stack; tiles that find no place then count
        as trashed.
        """
        for key in given:
            if key not in _KEYS:
                raise BadScenario(f"given.{ID}: there is no {key!r}; there are {', '.join(_KEYS)}")
        left = s.rules.of(TECH).kinds[:]
        self.owned = [[] for _ in s.players]
        for id, seats in given.get("owned", {}).items():
            for seat in seats:
                self.owned[seat].append(_taken(s, left, id, "owned"))
        self.gone = [_taken(s, left, id, "gone") for id in given.get("gone", [])]
        kinds = s.rules.of(TECH).by_id
        self.down = [kinds[id] for id in given.get("down", []) if id in kinds]
        self._place_stacks(s, left, given)
        for seat, n in given.get("negotiators", {}).items():
            if seat not in range(len(s.players)) or not isinstance(n, int) or not 0 <= n <= TROOPS:
                raise BadScenario(f"given.{ID}.negotiators: a seat and a number up to {TROOPS}, not {seat}: {n}")
            self.negotiators[seat] = n

    def _place_stacks(self, s: State, left: list[int], given: Mapping[str, Any]) -> None:
        tops = [_taken(s, left, id, "open") for id in given["open"]] if "open" in given else left[:STACKS]
        left = [kind for kind in left if kind not in tops]
        sizes = given.get("stacks")
        self.stacks = [[] for _ in range(STACKS)]
        for number, top in enumerate(tops):
            below = left[number::STACKS] if sizes is None else left[: max(0, sizes[number] - 1)]
            if sizes is not None:
                left = left[len(below) :]
            self.stacks[number] = [*below, top]
        if sizes is not None:
            self.gone += left

    def fault(self, s: State) -> str:
        there = self.gone[:]
        for tiles in (*self.stacks, *self.owned):
            there += tiles
        if s.round and sorted(there) != sorted(s.rules.of(TECH).kinds):
            return f"Tech tiles {_names(there)}"
        for kind in self.down:
            if TILES[kind].when != FLIP or not any(kind in own for own in self.owned):
                return f"{TILES[kind].id} is face down"
        if any(not 0 <= n <= TROOPS for n in self.negotiators):
            return f"negotiators {self.negotiators}"
        return ""

    def observe(self, s: State, seat: int, sheet: Sheet) -> None:
        tiles = s.rules.of(TECH)
        places = tiles.place
        kinds = len(tiles.kinds)
        parties = s.rules.parties
        sheet.tally(self.open(), places, kinds)
        for stack in self.stacks:
            sheet.number(len(stack))
        sheet.tally(self.down, places, kinds)
        sheet.tally(self.gone, places, kinds)
        sheet.tally_around(self.owned, seat, parties, places, kinds)
        sheet.around(self.negotiators, seat, parties)
        sheet.number(self.spent)


def _names(kinds: list[int]) -> list[str]:
    return [TILES[kind].id if kind != HIDDEN else "?" for kind in kinds]


def _taken(s: State, left: list[int], id: str, where: str) -> int:
    kinds = s.rules.of(TECH).by_id
    if id not in kinds or kinds[id] not in left:
        raise BadScenario(f"given.{ID}.{where}: there is no tile {id!r} left; there are {', '.join(kinds)}")
    left.remove(kinds[id])
    return kinds[id]


def tech_of(s: State) -> Tech:
    return cast(Tech, s.parts[s.rules.part[ID]])


def tiles_of(s: State, seat: int) -> list[int]:
    """Return the kinds of the tiles of a seat, face up and face down (IX-3.11); empty in a game without tiles."""
    return tech_of(s).owned[seat] if ID in s.rules.part else []


# --- abilities ---------------------------------------------------------------------------
# By tile: the name of its ability if it is a rule that always holds, or of its endgame line if that breaks ties.
RULE: Final[list[str]] = []
USABLE: Final[list[bool]] = []  # it is used in the own turn, as an entry of the menu


def _grow() -> None:
    for tile in TILES[len(RULE) :]:
        ruled = tile.ability if tile.when == ALWAYS else tile.endgame
        RULE.append(OPS.names[ruled.op])
        USABLE.append(tile.when in (FLIP, OWN_TURN))


follow(_grow)


def with_rule(s: State, seat: int, rule: str) -> list[int]:
    """Return the kinds of those tiles of the seat whose ability is the `Rule` with this name."""
    return [kind for kind in tiles_of(s, seat) if RULE[kind] == rule]


def turn_up_next(s: State, kind: int) -> None:
    """Remove the open tile `kind` from its stack and turn up the next one; an empty stack stays empty (IX-3.3)."""
    part = tech_of(s)
    stack = next(stack for stack in part.stacks if stack and stack[-1] == kind)
    stack.pop()
    if stack:
        s.learnt += 1
        if s.journal is not None:
            s.note("tech_open", -1, 1, TECH.thing | stack[-1])
    clear_market(s)


def for_rivals(s: State) -> bool:
    """Tell whether Rivals acquire tiles in this game, which they do only against a single player (IX-9.12)."""
    return s.seats == 1


def clear_market(s: State) -> None:
    """Trash the open tile of the largest stack, and repeat this until at least one open tile is one that a Rival may
    take (IX-9.14)."""
    part = tech_of(s)
    while for_rivals(s) and any(part.stacks) and not any(TILES[kind].rival for kind in part.open()):
        largest = max(len(stack) for stack in part.stacks)
        stack = next(stack for stack in part.stacks if len(stack) == largest)
        gone = stack.pop()
        part.gone.append(gone)
        s.learnt += 1
        if s.journal is not None:
            s.note("tech_cleared", -1, 1, TECH.thing | gone)
            if stack:
                s.note("tech_open", -1, 1, TECH.thing | stack[-1])


def trash_tile(s: State, seat: int, kind: int) -> None:
    """Remove a seat's tile from the game."""
    part = tech_of(s)
    part.owned[seat].remove(kind)
    part.gone.append(kind)
    if kind in part.down:
        part.down.remove(kind)
    if s.journal is not None:
        s.note("tech_trashed", seat, 1, TECH.thing | kind)


class TechModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Tech:
        return Tech(seats)

    def fact_names(self) -> list[str]:
        return ["techs", "tech_cost", "negotiators"]

    def fact_defaults(self) -> dict[str, tuple[float, float]]:
        return {"techs": (0.1969, -0.0125), "tech_cost": (-0.0112, 0.0094), "negotiators": (-0.0215, 0.0043)}

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        kinds = len(rules.of(TECH).kinds)
        parties = rules.parties
        told = ", ".join(TILES[kind].id for kind in rules.of(TECH).kinds)
        return [
            ("tech_open", kinds, 1, f"Tech tiles that lie open: {told}"),
            ("tech_stacks", STACKS, kinds, "tiles in each stack, the open one included"),
            ("tech_down", kinds, 1, "owned tiles that are face down"),
            ("tech_gone", kinds, 1, "tiles that have left the game"),
            ("tech_owned", parties * kinds, 1, "tiles of each party, the own first"),
            ("negotiators", parties, TROOPS, "negotiators of each party, the own first"),
            ("tech_spent", 1, MOST_SPENT, "Persuasion spent in this Reveal turn"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        ids = rules.of(TECH).by_id
        return {
            "open": many(ids),
            "stacks": NUMBERS,
            "owned": each(ids, SEATS),
            "down": many(ids),
            "gone": many(ids),
            "negotiators": by_seat(NUMBER),
        }
