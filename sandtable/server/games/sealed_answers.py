"""Answers of several seats that decide at once: what each has answered, kept until the last has.

Answers are no moves while others owe theirs. They are kept apart, by seat and not in the order in which they came; and
what a seat is shown is made from a position in which nobody has answered but itself, so that whatever a title makes
of it, nothing of the others can be in it. When the last is in, all of them become moves, in the order of the seats.

As it is kept (`Facts.sealed`): `{"answers": [[seat, [actions]]…], "done": [seats that owe nothing more]}`, or `{}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.core.contract import State
from sandtable.core.errors import DamagedData

Answers = dict[int, list[int]]


class Group:
    """The seats that are asked at once in the position `base`, and their answers. It is never changed: an answer, or
    one that is taken back, makes another."""

    def __init__(self, base: State, answers: Mapping[int, Sequence[int]] | None = None) -> None:
        self.base = base
        self.answers: Answers = {seat: list(given) for seat, given in sorted((answers or {}).items()) if given}
        self._positions: dict[int, State] = {}
        for seat in self.answers:
            self._position(seat)

    # --- as kept -------------------------------------------------------------------------
    def as_data(self) -> dict[str, Any]:
        if not self.answers:
            return {}
        done = [seat for seat in self.base.deciding if not self.owes(seat)]
        return {"answers": [[seat, given] for seat, given in self.answers.items()], "done": done}

    @classmethod
    def of(cls, base: State, data: Mapping[str, Any]) -> Group:
        """As it was kept; one that cannot be is refused."""
        try:
            group = cls(base, dict(data.get("answers", [])))
        except Exception as error:  # the rules refuse politely what people may try, not what nobody can
            raise DamagedData(f"a sealed answer cannot be: {error!s:.300}") from error
        if group.as_data() != data or group.is_complete:
            raise DamagedData("the sealed answers do not fit the game")
        return group

    # --- looking -------------------------------------------------------------------------
    def position(self, seat: int) -> State:
        """As if nobody had answered but this seat."""
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
        """All answers as moves."""
        return [(seat, action) for seat, given in self.answers.items() for action in given]

    def steps(self, seat: int) -> list[tuple[int, State]]:
        """This seat's answers, each with the position in which it was given."""
        state = self.base.clone()
        found = []
        for action in self.answers.get(seat, ()):
            found.append((action, state.clone()))
            state.apply(seat, action)
        return found

    # --- answering -----------------------------------------------------------------------
    def with_answer(self, seat: int, action: int) -> Group:
        """Refused like any action that cannot be."""
        self.position(seat).clone().apply(seat, action)
        return Group(self.base, {**self.answers, seat: [*self.answers.get(seat, ()), action]})

    def without(self, seat: int, keep: int) -> Group:
        """All but the first so many answers of this seat are taken back."""
        return Group(self.base, {**self.answers, seat: self.answers[seat][:keep]})
