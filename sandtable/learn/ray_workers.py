"""The games of a run on a Ray cluster: the same work as `sandtable.learn.workers`, on other machines.

Each actor plays its games and sends rows and masks; the learner answers with actions. Sandtable must be installed on
the cluster, as for `sandtable arena --ray`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sandtable.arena.tasks import cluster
from sandtable.envs.arrays import np
from sandtable.learn.kinds import Kind
from sandtable.learn.workers import Plan, Seat, columns

SENT: Final = ("rows", "mask", "seat", "who", "done", "reward", "action")  # from the games to the learner


class _Player:
    """A Ray actor: it does the work of one process, with arrays of its own."""

    def __init__(self, worker: int, plan: Plan) -> None:
        alone = replace(plan, workers=1)
        kind = Kind(plan.title, list(plan.variants))
        self.arrays = [
            {key: np.zeros(shape, dtype) for key, shape, dtype in columns(alone, kind)} for _ in range(plan.groups)
        ]
        self.seat = Seat(0, alone, kind, self.arrays)
        self.worker = worker

    def answer(self, what: str, given: Any) -> tuple[Any, list[dict[str, Any]]]:
        """Carry out a request between two steps, as `Seat.answer` does; return the answer and the arrays of all
        groups."""
        if what == "play":
            given = replace(given, seed=given.seed * 1009 + self.worker)
        return self.seat.answer(what, given), self.arrays

    def step(self, group: int, actions: Any) -> dict[str, Any]:
        """Take the actions in the games of a group and return its arrays."""
        self.arrays[group]["action"][:] = actions
        self.seat.groups[group].step()
        return self.arrays[group]


class RayWorkers:
    """All actors of a run, with the interface of `Workers`."""

    def __init__(self, plan: Plan, kind: Kind, address: str) -> None:
        self.plan = plan
        self.arrays: list[dict[str, Any]] = [
            {key: np.zeros(shape, dtype) for key, shape, dtype in columns(plan, kind)} for _ in range(plan.groups)
        ]
        self._connection = cluster(address, plan.workers)
        self.ray = self._connection.__enter__()
        remote = self.ray.remote(num_cpus=1)(_Player)
        self.players = [remote.remote(worker, plan) for worker in range(plan.workers)]
        self._waiting: list[list[Any]] = [[] for _ in range(plan.groups)]

    def _take(self, worker: int, group: int, arrays: dict[str, Any]) -> None:
        n = self.plan.slots
        for key in SENT:
            self.arrays[group][key][worker * n : (worker + 1) * n] = arrays[key]

    def start(self, group: int) -> None:
        """Let every actor begin to play its games of a group on, with the actions that were written."""
        n = self.plan.slots
        actions = self.arrays[group]["action"]
        self._waiting[group] = [
            player.step.remote(group, actions[worker * n : (worker + 1) * n].copy())
            for worker, player in enumerate(self.players)
        ]

    def wait(self, group: int) -> None:
        """Wait until every actor has played its games of a group on to the next choices."""
        for worker, arrays in enumerate(self.ray.get(self._waiting[group])):
            self._take(worker, group, arrays)

    def ask(self, what: str, given: list[Any] | Any = None) -> list[Any]:
        """Send every actor a request between two steps and return their answers; if `given` is a list, it has one
        argument for each actor."""
        asked = [
            player.answer.remote(what, given[worker] if isinstance(given, list) else given)
            for worker, player in enumerate(self.players)
        ]
        answers = []
        for worker, (answer, of_groups) in enumerate(self.ray.get(asked)):
            answers.append(answer)
            for group, arrays in enumerate(of_groups):
                self._take(worker, group, arrays)
        return answers

    def close(self) -> None:
        for player in self.players:
            self.ray.kill(player)
        self._connection.__exit__(None, None, None)
