"""Evaluate a net in the games of a run: it plays one seat among fixed bots and always takes its best option."""

from __future__ import annotations

from typing import Any

from sandtable.arena.intervals import wilson
from sandtable.envs.crowd import ALONE, AMONG_ADVISED, LEARNER
from sandtable.learn.extras import torch
from sandtable.learn.ray_workers import RayWorkers
from sandtable.learn.rollout import Collector, Store
from sandtable.learn.settings import Settings
from sandtable.learn.workers import Play, Workers

BINS = 10


def among_bots(
    workers: Workers | RayWorkers, collector: Collector, net: Any, settings: Settings, cast: int = AMONG_ADVISED
) -> dict[str, Any]:
    """Let the net play one game in each of about `settings.evaluate` slots. Return its share of wins with the interval,
    and in ten bins how well the predicted chance to win agreed with the results."""
    rows = settings.workers * settings.slots
    groups = settings.groups
    per_worker = min(settings.slots, -(-settings.evaluate // (settings.workers * groups)))
    casts = [cast] * per_worker + [ALONE] * (settings.slots - per_worker)
    workers.ask("play", Play(casts, seed=settings.seed + 104_729))
    collector.play(casts)
    wanted = torch.tensor([slot % settings.slots < per_worker for slot in range(rows)]).repeat(groups, 1)
    won = torch.full((groups, rows), -1.0)
    told: list[list[tuple[Any, Any, Any]]] = [[] for _ in range(groups)]
    store = Store(groups, 0, workers.arrays[0], collector.device)
    seats = torch.zeros((groups, rows), dtype=torch.long)
    steps = 0
    while bool((won[wanted] < 0).any()) and steps < 20_000:
        for group in range(groups):
            if steps:
                workers.wait(group)
            collector.take(store, group, 0)
            over = store.done[group, 0].cpu() & wanted[group] & (won[group] < 0)
            if bool(over.any()):
                reward = store.reward[group, 0].cpu()
                won[group][over] = reward.gather(1, seats[group][:, None]).squeeze(1)[over]
            seats[group] = store.seat[group, 0].cpu()
            logits, value = collector.judge(net, store.rows[group, 0], store.mask[group, 0])
            if steps % 16 == 0:
                open_now = (won[group] < 0) & wanted[group] & (store.who[group, 0].cpu() == LEARNER)
                told[group].append((torch.nonzero(open_now).squeeze(1), value.cpu()[open_now], group))
            collector.arrays[group]["action"].copy_(logits.argmax(1))
            workers.start(group)
        steps += 1
    for group in range(groups):
        workers.wait(group)
    ended = won[wanted]
    ended = ended[ended >= 0]
    share = float(ended.mean()) if len(ended) else 0.0
    low, high = wilson(share, float(len(ended)))
    shares = [_share(won, wanted, settings, number) for number in range(len(settings.variants))]
    chances = torch.cat([value for each in told for _, value, _ in each])
    results = torch.cat([won[group][rows_] for each in told for rows_, _, group in each])
    some = results >= 0
    return {
        "games": len(ended), "share": share, "low": low, "high": high, "variants": shares,
        "brier": float(((chances[some] - results[some]) ** 2).mean()),
        "bins": calibration(chances[some], results[some]),
    }  # fmt: skip


def _share(won: Any, wanted: Any, settings: Settings, variant: int) -> dict[str, Any]:
    """Return the number of games and the share of wins, with its interval, in the games of one variant."""
    slots = torch.arange(won.shape[1]) % settings.slots
    ended = won[wanted & (slots % len(settings.variants) == variant)]
    ended = ended[ended >= 0]
    share = float(ended.mean()) if len(ended) else 0.0
    low, high = wilson(share, float(len(ended)))
    return {"games": len(ended), "share": share, "low": low, "high": high}


def calibration(chances: Any, results: Any) -> list[list[float]]:
    """Return, for each of ten bins by predicted chance to win, the number of positions, their mean predicted chance and
    their mean result."""
    bins = (chances * BINS).long().clamp(0, BINS - 1)
    found = []
    for number in range(BINS):
        here = bins == number
        n = int(here.sum())
        found.append([n, float(chances[here].mean()) if n else 0.0, float(results[here].mean()) if n else 0.0])
    return found
