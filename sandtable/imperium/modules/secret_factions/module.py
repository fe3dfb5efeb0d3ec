"""Two factions that a Leader picks in secret at the start and shows later for Influence with both (IMP-20.26)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import Powers, Setup
from sandtable.imperium.rules.catalog import OF_LEADER
from sandtable.imperium.rules.influence import gain_influence
from sandtable.imperium.rules.module import place_of, register
from sandtable.imperium.rules.placing import known, names
from sandtable.imperium.rules.question import Question, declare
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.table_module import EACH, PlacedField, TableComponent, TableModule

ID: Final = "secret_factions"
PLACE: Final = place_of(ID)
MASTERSTROKE: Final = TRAITS.index("masterstroke")
PICKED: Final = 2
TROOPS: Final = 4  # deployed in a turn in which the factions may be shown


class Secrets(TableComponent):
    """The component of the factions picked in secret.

    - `picked`: by party, the factions that it has picked, as bits; an empty list until somebody has picked one. In a
      view, a negative number replaces the hidden factions of another seat: minus the number of factions picked, which
      is public.
    - `shown`: the parties that have shown their factions, as bits.

    Copies of a position share the component, which changes three times in a game; `change` therefore puts a new one in
    its place.
    """

    def __init__(self, picked: list[int], shown: int) -> None:
        self.picked: list[int] = picked
        self.shown: int = shown

    def of(self, seat: int) -> int:
        """Return the factions that the party has picked, as bits."""
        return self.picked[seat] if self.picked else 0

    def is_shown(self, seat: int) -> bool:
        return (self.shown >> seat) & 1 == 1

    def clone(self) -> Secrets:
        return self

    def pack(self) -> list[Any]:
        return [self.picked, self.shown]

    def unpack(self, data: list[Any]) -> None:
        picked, shown = data
        self.picked = [int(bits) for bits in picked]
        self.shown = int(shown)

    def seen_by(self, s: State, seat: int) -> Secrets:
        picked = [
            bits if party == seat or self.is_shown(party) else -bits.bit_count()
            for party, bits in enumerate(self.picked)
        ]
        return Secrets(picked, self.shown)

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        if any(bits < 0 for bits in self.picked):
            picked = [_random_factions(-bits, s.rules.board_tracks, rng) if bits < 0 else bits for bits in self.picked]
            s.parts[s.rules.place[PLACE]] = Secrets(picked, self.shown)

    def player_facts(self, s: State, seat: int) -> dict[str, Any]:
        bits = self.of(seat)
        tokens = None if bits < 0 else [name for f, name in enumerate(s.rules.track) if (bits >> f) & 1]
        return {"tokens": tokens, "tokens_shown": self.is_shown(seat)}

    def place_with_player(self, s: State, seat: int, own: Mapping[str, Any], where: str) -> None:
        """Set up what a scenario says about a player: the factions picked (`tokens`), and whether they have been shown
        (`tokens_shown`)."""
        bits = 0
        for name in names(own.get("tokens", []), f"{where}.tokens"):
            bits |= 1 << known(name, s.rules.track, "faction", f"{where}.tokens")
        shown = bool(own.get("tokens_shown", False))
        if bits or shown:
            secrets_of(s).change(s, seat, bits, shown)

    def change(self, s: State, seat: int, bits: int, shown: bool) -> None:
        """Replace the component of the position by one in which the seat has picked the factions in `bits`, and has
        shown them if `shown` is true."""
        picked = self.picked[:] or [0] * len(s.players)
        picked[seat] = bits
        if not shown and not any(picked):
            picked = []
        s.parts[s.rules.place[PLACE]] = Secrets(picked, self.shown | int(shown) << seat)

    def fault(self, s: State) -> str:
        if self.picked and len(self.picked) != len(s.players):
            return f"factions of {len(self.picked)} parties"
        for seat, p in enumerate(s.players):
            bits = self.of(seat)
            has = not p.rival and p.has(MASTERSTROKE)
            if not 0 <= bits < 1 << len(fx.FACTIONS) or (not has and (bits or self.is_shown(seat))):
                return f"seat {seat}: tokens {bits}, shown: {self.is_shown(seat)}"
            if s.round and has and bits.bit_count() != PICKED:
                return f"seat {seat}: tokens {bits:04b}"
        return ""

    def mark(self, s: State, seat: int, columns: list[list[int]], sheet: Sheet) -> None:
        for party, bits in enumerate(self.picked):
            shown = self.is_shown(party)
            if bits if party == seat else shown:
                place = (party - seat) % len(self.picked)
                if shown:
                    sheet.mark(columns[0][place])
                for faction in range(len(s.rules.tracks)):
                    if (bits >> faction) & 1:
                        sheet.mark(columns[1][place] + faction)


def secrets_of(s: State) -> Secrets:
    return cast(Secrets, s.parts[s.rules.place[PLACE]])


def _random_factions(n: int, tracks: int, rng: Rng) -> int:
    factions = list(range(tracks))
    rng.shuffle(factions)
    return sum(1 << faction for faction in factions[:n])


class SecretModule(TableModule):
    def component(self, rules: Ruleset, seats: int) -> Secrets:
        return Secrets([], 0)

    def placed_fields(self, rules: Ruleset) -> list[PlacedField]:
        shown, tokens = EACH + "tokens_shown", EACH + "tokens"
        return [
            PlacedField("agent_to", shown, 1, 1, "1 once the Baron has shown his tokens"),
            PlacedField(shown, tokens, len(rules.tracks), 1, "the Baron's tokens, where they are known"),
        ]

    def player_keys(self, rules: Ruleset) -> dict[str, Any]:
        from sandtable.scenario_expect import FLAG, many

        return {"tokens": many(rules.track), "tokens_shown": FLAG}


class SecretSetup(Setup):
    def leader_ready(self, s: State, seat: int) -> None:
        if s.players[seat].has(MASTERSTROKE):
            s.stack.append((frames.ASK_TOKENS, seat, 0, 0, 0))


class Tokens(Question):
    """Ask which two factions the Leader picks in secret, one after the other."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(frames.ASK_TOKENS, "tokens", "IMP-1.14")

    def options(self, s: State, frame: Frame) -> list[int]:
        picked = secrets_of(s).of(frame[1])
        return [s.rules.faction_word[f] for f in range(len(fx.FACTIONS)) if not (picked >> f) & 1]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        secrets = secrets_of(s)
        bits = secrets.of(seat) | 1 << s.rules.kind[action]
        secrets.change(s, seat, bits, False)
        if bits.bit_count() < PICKED:
            s.stack.append(frame)
        elif s.journal is not None:
            s.cause = OF_LEADER | s.players[seat].leader
            s.note("tokens_picked", seat, PICKED)

    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        return MASTERSTROKE in traits


class Masterstroke(Powers):
    def is_open(self, s: State, seat: int) -> bool:
        """Tell whether the seat has deployed enough troops this turn, by any means, to show its factions (R-IMP-11)."""
        return s.deployed >= TROOPS and not secrets_of(s).is_shown(seat)

    def use(self, s: State, seat: int) -> None:
        """Show both factions: gain 1 Influence with each of them, once per game."""
        secrets = secrets_of(s)
        bits = secrets.of(seat)
        secrets.change(s, seat, bits, True)
        s.cause = OF_LEADER | s.players[seat].leader
        if s.trace is not None:
            s.trace.add(-MASTERSTROKE)
        if s.journal is not None:
            s.note("masterstroke", seat, bits)
        for faction in range(len(s.rules.tracks)):
            if (bits >> faction) & 1:
                gain_influence(s, seat, faction, 1)


declare(Tokens())
register(
    SecretModule(ID, shared=True),
    SecretSetup(),
    Masterstroke(MASTERSTROKE),
    judged_by=("sandtable.imperium.modules.secret_factions.worth",),
    told_by="sandtable.imperium.modules.secret_factions.telling",
)
