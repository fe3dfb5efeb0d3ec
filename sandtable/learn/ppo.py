"""One round of learning from a store: imitation of the teacher, or proximal policy optimization (PPO)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sandtable.learn.extras import torch
from sandtable.learn.rollout import Store

F: Any = torch.nn.functional
FARTHEST: Final = 5.0  # advantages are clipped here, in standard deviations


@dataclass
class Lesson:
    """The settings with which a learner learns from one store of steps."""

    batch: int
    rate: float
    entropy: float
    decay: float = 0.97
    epochs: int = 2
    clip: float = 0.2
    value_weight: float = 0.5
    imitate: bool = False


class Learner:
    """The net that is trained, the running mean of its weights, and the optimizer."""

    def __init__(self, net: Any, mean: Any, generator: Any, keep: float = 0.998) -> None:
        self.net = net
        self.mean = mean
        self.keep = keep
        self.generator = generator
        self.device = next(net.parameters()).device
        fused = {"fused": True} if self.device.type == "cuda" else {}
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=1e-4, eps=1e-5, weight_decay=1e-4, **fused)
        self.warm = 0  # updates since the optimizer began without moments
        self.updates = 0

    def learn(self, store: Store, lesson: Lesson) -> dict[str, float]:
        """Update the net with all choices of a store, in random order and `epochs` times; return the figures of the
        last epoch."""
        advantage, result, counts = store.returns(lesson.decay)
        where = torch.nonzero(counts.flatten()).squeeze(1)
        usable = advantage.flatten()[where]
        mean, spread = usable.mean(), usable.std() + 1e-6
        advantage = ((advantage - mean) / spread).clamp(-FARTHEST, FARTHEST).flatten()
        result = result.flatten()
        # A choice at (group, t, row) of the results is at the same place of the store, which has one more step.
        _, steps, rows = counts.shape
        place = where + torch.div(where, steps * rows, rounding_mode="floor") * rows
        size = min(lesson.batch, len(where))
        sums: dict[str, Any] = {}
        batches = 0
        for _ in range(lesson.epochs):
            order = torch.randperm(len(where), device=self.device, generator=self.generator)
            for begin in range(0, len(where) - size + 1, size):
                some = order[begin : begin + size]
                figures = self._step(store, lesson, place[some], advantage[where[some]], result[where[some]])
                for name, figure in figures.items():
                    sums[name] = sums.get(name, 0.0) + figure
                batches += 1
        told = {name: float(total) / batches for name, total in sums.items()}
        told["choices"] = float(len(where))
        told["brier"] = float(((store.value[:, :steps].flatten()[where] - result[where]) ** 2).mean())
        return told

    def _step(self, store: Store, lesson: Lesson, at: Any, advantage: Any, result: Any) -> dict[str, Any]:
        rows, mask = store.rows.flatten(0, 2)[at], store.mask.flatten(0, 2)[at]
        action, before = store.action.flatten()[at], store.log_chance.flatten()[at]
        rate = lesson.rate * min(1.0, (self.warm + 1) / 50)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, value = self.net(rows, mask)
        chances = torch.log_softmax(logits, 1)
        now = chances.gather(1, action[:, None]).squeeze(1)
        entropy = -(chances.exp() * chances.masked_fill(~mask, 0.0)).sum(1).mean()
        ratio = (now - before).exp()
        if lesson.imitate:
            policy = -now.mean()
        else:
            clipped = ratio.clamp(1.0 - lesson.clip, 1.0 + lesson.clip)
            policy = -torch.min(ratio * advantage, clipped * advantage).mean() - lesson.entropy * entropy
        worth = F.binary_cross_entropy_with_logits(value, result)
        self.optimizer.zero_grad(set_to_none=True)
        (policy + lesson.value_weight * worth).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.warm += 1
        self.updates += 1
        self._follow()
        with torch.no_grad():
            right = (logits.argmax(1) == action).float().mean()
            apart = (before - now).mean()
            cut = ((ratio - 1.0).abs() > lesson.clip).float().mean()
        return {
            "policy": policy.detach(), "value": worth.detach(), "entropy": entropy.detach(), "kl": apart,
            "clipped": cut, "right": right,
        }  # fmt: skip

    def _follow(self) -> None:
        """Move the running mean towards the net's weights, faster during the first updates."""
        keep = min(self.keep, (1.0 + self.updates) / (10.0 + self.updates))
        with torch.no_grad():
            theirs = list(self.mean.parameters())
            torch._foreach_lerp_(theirs, list(self.net.parameters()), 1.0 - keep)
