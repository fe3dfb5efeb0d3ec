"""Sealed answers: what seats that decide simultaneously have answered, kept until the last answer is in.

Until then the answers are not moves. They are stored by seat, not in the order they arrived. Each seat is shown a
position in which only its own answers were applied, so no title can leak the answers of others. With the last answer,
all of them become moves, in seat order.

Stored form (`TableInfo.sealed`): `{"answers": [[seat, [actions]]…], "done": [seats that have answered everything]}`, or
`{}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.contract import State
from sandtable.core.errors import DamagedData

Answers = dict[int, list[int]]


class Group:
    """The seats that decide simultaneously in position `base`, and their answers. Immutable: answering or taking back
    returns a new group."""

    def __init__(
        self,
        base: State,
        answers: Mapping[int, Sequence[int]] | None = None,
        positions: Mapping[int, State] | None = None,
    ) -> None:
        """Make a group. `positions` has the positions after the answers of those seats for which they are known
        already."""
        self.base = base
        self.answers: Answers = {seat: list(given) for seat, given in sorted((answers or {}).items()) if given}
        self._positions: dict[int, State] = {}
        for seat in self.answers:
            if positions is not None and seat in positions:
                self._positions[seat] = positions[seat]
            else:
                self._position(seat)

    # --- storage -------------------------------------------------------------------------
    def as_data(self) -> dict[str, Any]:
        if not self.answers:
            return {}
        done = [seat for seat in self.base.deciding if not self.owes(seat)]
        return {"answers": [[seat, given] for seat, given in self.answers.items()], "done": done}

    @classmethod
    def of(cls, base: State, data: Mapping[str, Any]) -> Group:
        """Return the group with this stored form; an invalid one raises `DamagedData`."""
        try:
            group = cls(base, dict(data.get("answers", [])))
        except Exception as error:  # the rules raise their own errors only for input people can send
            raise DamagedData(f"a sealed answer cannot be: {error!s:.300}") from error
        if group.as_data() != data or group.is_complete:
            raise DamagedData("the sealed answers do not fit the game")
        return group

    # --- positions -----------------------------------------------------------------------
    def position(self, seat: int) -> State:
        """Return the position in which only this seat has answered."""
        return self._positions.get(seat, self.base)

    def _position(self, seat: int) -> None:
        state = self.base.clone()
        for action in self.answers[seat]:
            state.apply(seat, action)
        self._positions[seat] = state

    def owes(self, seat: int) -> bool:
        return seat in self.position(seat).to_act

    @property
    def is_complete(self) -> bool:
        return not any(self.owes(seat) for seat in self.base.deciding)

    @property
    def rows(self) -> list[tuple[int, int]]:
        """Return all answers as moves, (seat, action), in seat order."""
        return [(seat, action) for seat, given in self.answers.items() for action in given]

    def steps(self, seat: int) -> list[tuple[int, State]]:
        """Return this seat's answers as (action, position in which it was given)."""
        state = self.base.clone()
        found = []
        for action in self.answers.get(seat, ()):
            found.append((action, state.clone()))
            state.apply(seat, action)
        return found

    # --- answering -----------------------------------------------------------------------
    def with_answers(self, seat: int, actions: Sequence[int]) -> Group:
        """Return the group with further answers of a seat; an illegal one is refused like any action."""
        after = self.position(seat).clone()
        for action in actions:
            after.apply(seat, action)
        answers = {**self.answers, seat: [*self.answers.get(seat, ()), *actions]}
        return Group(self.base, answers, {**self._positions, seat: after})

    def without(self, seat: int, keep: int) -> Group:
        """Return the group with only the first `keep` answers of this seat."""
        others = {other: state for other, state in self._positions.items() if other != seat}
        return Group(self.base, {**self.answers, seat: self.answers[seat][:keep]}, others)
