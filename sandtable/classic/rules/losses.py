"""The losses of the winner of a battle, and the cards it keeps (CLA-10.14, 10.15, 18.6)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.treachery import CHEAP_HERO, POISON_TOOTH, TREACHERY
from sandtable.classic.content.treachery import KEEP as FATE_KEEP
from sandtable.classic.rules import frames
from sandtable.classic.rules.dials import (
    LOSSES,
    TOOTH,
    battle_parts,
    side_of,
    way_plain,
    way_spice,
    way_starred,
    ways,
    worth_of,
)
from sandtable.classic.rules.goods import discard, pay
from sandtable.classic.rules.plans import HERO, P_DEFENCE, P_DIAL, P_LEADER, P_SPICE, P_WEAPON
from sandtable.classic.rules.question import COUNTS_PLAIN, COUNTS_SPICE, COUNTS_STARRED, Question, declare
from sandtable.classic.rules.resolving import battle_loss
from sandtable.classic.rules.state import NOWHERE, Frame, State
from sandtable.classic.rules.words import DISCARD, KEEP, NUMBER, TREACHERY_WORD

# In the order in which they are asked.
_COUNTED: Final = (COUNTS_STARRED, COUNTS_SPICE, COUNTS_PLAIN)


class Settled:
    """The losses of a battle's winner, as far as its answers decide them, and the next question to ask it. `options` is
    empty when no question is left."""

    __slots__ = ("options", "counted", "part", "lost", "spice")

    def __init__(self) -> None:
        self.options: list[int] = []  # empty when everything is settled
        self.counted: int = COUNTS_PLAIN  # the kind of piece the options count
        self.part: int = NOWHERE  # the part the options are about
        self.lost: list[int] = []  # plain and starred losses, part by part
        self.spice: int = 0

    def ask(self, numbers: list[int], counted: int, part: int) -> None:
        self.options = [NUMBER + n for n in numbers]
        self.counted = counted
        self.part = part


class Losses(Question):
    """Ask the winner which forces it loses, and for which of them it paid spice (CLA-10.14, CLA-10.15, CLA-18.6).

    It asks for numbers of starred forces, of spice and of plain forces, then for the parts they come from; each only if
    there is a choice.
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_LOSSES, "losses", "CLA-10.14")

    def _ways(self, s: State, seat: int) -> list[int]:
        plan = s.plans[side_of(s, seat)]
        most = plan[P_SPICE] if s.rules.advanced else 0
        found = ways(worth_of(s, seat), plan[P_DIAL], most)
        if s.rules.advanced and s.rules.spice_in_plan:  # as much as a Karama has left possible
            spent = max([way_spice(way) for way in found])
            found = [way for way in found if way_spice(way) == spent]
        assert found, "what was dialled cannot be lost"
        return found

    def _part_of(self, way: int, at: int) -> int:
        return way_starred(way) if at == 0 else way_spice(way) if at == 1 else way_plain(way)

    def settle(self, s: State, seat: int, answers: list[int]) -> Settled:
        settled = Settled()
        found = self._ways(s, seat)
        used = 0
        for at in range(3):
            choices = sorted({self._part_of(way, at) for way in found})
            if len(choices) == 1:
                continue
            if used == len(answers):
                settled.ask(choices, _COUNTED[at], NOWHERE)
                return settled
            chosen = answers[used] - NUMBER
            used += 1
            found = [way for way in found if self._part_of(way, at) == chosen]
        way = found[0]
        left = [way_plain(way), way_starred(way)]
        parts = battle_parts(s)
        for number, part in enumerate(parts):
            for kind in range(2):
                there = s.starred_at(seat, part) if kind else s.plain_at(seat, part)
                behind = 0
                for other in parts[number + 1 :]:
                    behind += s.starred_at(seat, other) if kind else s.plain_at(seat, other)
                low, high = max(0, left[kind] - behind), min(left[kind], there)
                if low < high:
                    if used == len(answers):
                        settled.ask(list(range(low, high + 1)), COUNTS_STARRED if kind else COUNTS_PLAIN, part)
                        return settled
                    low = answers[used] - NUMBER
                    used += 1
                settled.lost.append(low)
                left[kind] -= low
        settled.spice = way_spice(way)
        return settled

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if self.settle(s, f[1], []).options else []

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return self.settle(s, seat, s.answers[seat]).options

    def counts(self, s: State, f: Frame, seat: int) -> tuple[int, int]:
        settled = self.settle(s, seat, s.answers[seat])
        return settled.counted, settled.part

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return not self.settle(s, seat, s.answers[seat]).options

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        settled = self.settle(s, seat, given[seat])
        s.battle[LOSSES] = 0
        for number, part in enumerate(battle_parts(s)):
            plain, starred = settled.lost[2 * number], settled.lost[2 * number + 1]
            battle_loss(s, seat, part, plain, starred, "CLA-10.14")
            s.battle[LOSSES] += starred
        pay(s, seat, settled.spice)


class Keep(Question):
    """Ask the winner which of the cards it played it keeps (CLA-10.14, CLA-25.23)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_KEEP, "keep", "CLA-10.14")

    def _cards(self, s: State, seat: int) -> list[int]:
        """Return the cards of the winner's plan that it may keep or discard."""
        side = side_of(s, seat)
        plan = s.plans[side]
        found: list[int] = []
        for kind in (plan[P_WEAPON], plan[P_DEFENCE]):
            if kind != NOWHERE and (TREACHERY[kind].fate == FATE_KEEP or self._unused_tooth(s, side, kind)):
                found.append(kind)
        return found

    def _unused_tooth(self, s: State, side: int, kind: int) -> bool:
        return TREACHERY[kind].attack == POISON_TOOTH and (s.battle[TOOTH] >> side) & 1 == 1

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if self._cards(s, f[1]) else []

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [KEEP, DISCARD]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == len(self._cards(s, seat))

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        plan = s.plans[side_of(s, seat)]
        choices = self._cards(s, seat)
        for at, kind in enumerate(choices):
            if given[seat][at] == DISCARD:
                discard(s, seat, kind, "CLA-10.14")
        for kind in (plan[P_WEAPON], plan[P_DEFENCE]):
            if kind != NOWHERE and kind not in choices:
                discard(s, seat, kind, "CLA-10.14")
        if plan[P_LEADER] == HERO:
            discard(s, seat, CHEAP_HERO, "CLA-10.14")

    def cause(self, s: State, f: Frame) -> int:
        return self._next_card(s, f[1], len(s.answers[f[1]]))

    def cause_for(self, s: State, f: Frame, seat: int) -> int:
        """Return the card asked about now; for other seats the first one, as they do not know how far the winner is."""
        return self.cause(s, f) if seat == f[1] else self._next_card(s, f[1], 0)

    def _next_card(self, s: State, seat: int, answers: int) -> int:
        cards = self._cards(s, seat)
        return TREACHERY_WORD + cards[min(answers, len(cards) - 1)] if cards else 0


declare(Losses(), Keep())
