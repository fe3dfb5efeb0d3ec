"""Collect what the learner sees and does in all games for some steps, and compute advantages and returns."""

from __future__ import annotations

from typing import Any

from sandtable.envs.crowd import AMONG_FORMER, LEARNER
from sandtable.learn.extras import torch
from sandtable.learn.ray_workers import RayWorkers
from sandtable.learn.workers import Workers


class Store:
    """The recorded steps of all groups of games: tensors of shape (groups, steps + 1, rows, …) on the learner's device.

    The last step is the first step of the next collection; it is stored for the values of the positions after the last
    actions.
    """

    def __init__(self, groups: int, steps: int, arrays: dict[str, Any], device: Any) -> None:
        def room(like: Any) -> Any:
            kind = torch.from_numpy(like[:0]).dtype
            return torch.zeros((groups, steps + 1, *like.shape), dtype=kind, device=device)

        self.steps = steps
        self.rows = room(arrays["rows"])
        self.mask = room(arrays["mask"])
        self.seat = room(arrays["seat"])
        self.who = room(arrays["who"])
        self.done = room(arrays["done"])
        self.reward = room(arrays["reward"])
        self.action = room(arrays["action"])
        self.log_chance = torch.zeros(self.action.shape, device=device)
        self.value = torch.zeros(self.action.shape, device=device)

    def returns(self, decay: float) -> tuple[Any, Any, Any]:
        """Return the advantage of each choice, its return (the target of the value head), and whether the choice
        counts, by generalized advantage estimation over the successive choices of each seat."""
        groups, _, rows = self.seat.shape
        device = self.seat.device
        seats = self.reward.shape[-1]
        after = torch.zeros((groups, rows, seats), device=device)  # by seat: the value after its last choice so far,
        gain = torch.zeros_like(after)  # the advantage of the choice that follows,
        known = torch.zeros((groups, rows, seats), dtype=torch.bool, device=device)  # and whether there is one
        advantage = torch.zeros((groups, self.steps, rows), device=device)
        result = torch.zeros_like(advantage)
        counts = torch.zeros_like(advantage, dtype=torch.bool)
        for t in range(self.steps, -1, -1):
            if t < self.steps:
                over = self.done[:, t + 1, :, None]
                after = torch.where(over, self.reward[:, t + 1], after)
                gain = torch.where(over, torch.zeros_like(gain), gain)
                known = known | over
            seat = self.seat[:, t, :, None]
            own = (self.who[:, t] == LEARNER)[..., None]
            value = self.value[:, t, :, None]
            there = known.gather(2, seat)
            found = after.gather(2, seat) - value + decay * gain.gather(2, seat)
            if t < self.steps:
                counts[:, t] = (there & own)[..., 0]
                advantage[:, t] = found[..., 0]
                result[:, t] = (found + value).clamp(0.0, 1.0)[..., 0]
            following = torch.where(there, found, torch.zeros_like(found))
            if t == self.steps:
                following = torch.zeros_like(found)
            after = after.scatter(2, seat, torch.where(own, value, after.gather(2, seat)))
            gain = gain.scatter(2, seat, torch.where(own, following, gain.gather(2, seat)))
            known = known.scatter(2, seat, own | there)
        return advantage, result, counts


class Collector:
    """A collector of steps: it plays all games for some steps, with the net and one of its former selves as players."""

    def __init__(self, workers: Workers | RayWorkers, device: Any, generator: Any) -> None:
        self.workers = workers
        self.device = device
        self.generator = generator
        self.arrays = [{key: torch.from_numpy(array) for key, array in each.items()} for each in workers.arrays]
        self.fresh = [True] * workers.plan.groups  # whether the rows of a group are new
        self.former_rows: Any = None
        self.fast = device.type == "cuda"
        if self.fast:
            for each in self.arrays:
                for tensor in each.values():
                    pin(tensor)

    def play(self, casts: list[int]) -> None:
        """Note which games have a former self among their players; called after all games were started again with these
        casts."""
        slots = [slot for slot, cast in enumerate(casts) if cast == AMONG_FORMER]
        rows = [worker * len(casts) + slot for worker in range(self.workers.plan.workers) for slot in slots]
        self.former_rows = torch.tensor(rows, device=self.device) if rows else None
        self.fresh = [True] * len(self.fresh)

    def judge(self, net: Any, rows: Any, mask: Any) -> tuple[Any, Any]:
        """Return the logits of all words and the chance to win for each row."""
        with torch.no_grad(), torch.autocast(self.device.type, torch.bfloat16, enabled=self.fast):
            logits, value = net(rows, mask)
        return logits, torch.sigmoid(value)

    def take(self, store: Store, group: int, t: int) -> None:
        """Copy the current rows, masks and results of a group from shared memory into step `t` of the store."""
        here = self.arrays[group]
        for key in ("rows", "mask", "seat", "who", "done", "reward"):
            getattr(store, key)[group, t].copy_(here[key], non_blocking=self.fast)

    def collect(self, store: Store, net: Any, former: Any, teaching: bool = False) -> None:
        """Play as many steps as the store holds and record them in it. When teaching, the recorded actions are those of
        the teacher."""
        groups = range(len(self.arrays))
        for t in range(store.steps):
            for group in groups:
                if not self.fresh[group]:
                    self.workers.wait(group)
                self.fresh[group] = False
                self.take(store, group, t)
                rows, mask = store.rows[group, t], store.mask[group, t]
                logits, store.value[group, t] = self.judge(net, rows, mask)
                if teaching:
                    store.action[group, t].copy_(self.arrays[group]["action"])
                    if self.fast:  # the games may overwrite their rows only when these are copied
                        torch.cuda.current_stream().synchronize()
                else:
                    self.act(store, group, t, logits, former)
                self.workers.start(group)
        for group in groups:
            self.workers.wait(group)
            self.fresh[group] = True
            self.take(store, group, store.steps)
            _, store.value[group, store.steps] = self.judge(
                net, store.rows[group, store.steps], store.mask[group, store.steps]
            )

    def act(self, store: Store, group: int, t: int, logits: Any, former: Any) -> None:
        """Draw an action for each row of a group from the logits (those of the former self where it plays), record the
        actions as step `t` and send them to the games."""
        if self.former_rows is not None and former is not None:
            some = self.former_rows
            theirs, _ = self.judge(former, store.rows[group, t][some], store.mask[group, t][some])
            is_former = (store.who[group, t][some] != LEARNER)[:, None]
            logits = logits.index_copy(0, some, torch.where(is_former, theirs, logits[some]))
        chances = torch.log_softmax(logits, 1)
        waits = torch.empty_like(chances).exponential_(generator=self.generator)
        action = (chances - waits.log()).argmax(1)
        store.action[group, t] = action
        store.log_chance[group, t] = chances.gather(1, action[:, None]).squeeze(1)
        self.arrays[group]["action"].copy_(action)


def pin(tensor: Any) -> None:
    """Lock shared memory into place, so that it is copied to the GPU faster; if that fails, copying is merely
    slower."""
    size = tensor.numel() * tensor.element_size()
    torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), size, 0)
