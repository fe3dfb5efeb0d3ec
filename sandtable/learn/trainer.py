"""A run of learning: imitate the greedy bot, then improve by self-play, with reports, checkpoints and an evaluation."""

from __future__ import annotations

import copy
import json
import random
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sandtable.core import stopping
from sandtable.envs.crowd import ALONE, AMONG_ADVISED, AMONG_FORMER, AMONG_RANDOM
from sandtable.learn import checkpoints, report
from sandtable.learn.begin import begin
from sandtable.learn.evaluation import among_bots
from sandtable.learn.export import export
from sandtable.learn.extras import torch
from sandtable.learn.kinds import Kind
from sandtable.learn.logs import Log
from sandtable.learn.net import Net
from sandtable.learn.ppo import Learner, Lesson
from sandtable.learn.ray_workers import RayWorkers
from sandtable.learn.rollout import Collector, Store
from sandtable.learn.settings import Settings, complete
from sandtable.learn.shape import shape_for
from sandtable.learn.workers import Plan, Play, Workers

Say = Callable[[str], None]


class Trainer:
    """One run of learning. `folder` receives checkpoints, figures and, at the end, the weights for the bots."""

    def __init__(self, given: Settings, folder: Path, resume: Path | None = None, say: Say = print) -> None:
        self.settings = settings = complete(given, bool(torch.cuda.is_available()))
        self.folder = folder
        self.say = say
        self.kind = kind = Kind(settings.title, list(settings.variants))
        self.fingerprint = kind.fingerprint()
        found = None if resume is None else checkpoints.load(resume, self.fingerprint)
        self.plan = Plan(settings.title, settings.variants, settings.workers, settings.groups, settings.slots)
        self.workers: Workers | RayWorkers = (
            RayWorkers(self.plan, kind, settings.ray) if settings.ray else Workers(self.plan, kind)
        )
        self.device = torch.device(settings.device)
        if settings.device == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
            torch.set_num_threads(1)  # the games need the processors
        torch.manual_seed(settings.seed)
        shape = shape_for(kind.layout, kind.words, settings.width, settings.blocks)
        net = Net(shape)
        if settings.begin and found is None:
            say(f"begins from {settings.begin}, which knows {begin(Path(settings.begin), kind, net)} of the words")
        net = net.to(self.device)
        self.drawing = torch.Generator(self.device).manual_seed(settings.seed)  # actions
        self.shuffling = torch.Generator(self.device).manual_seed(settings.seed + 1)  # batches
        self.picking = random.Random(settings.seed)  # former selves
        self.learner = Learner(net, copy.deepcopy(net), self.shuffling)
        self.actor = copy.deepcopy(net) if settings.overlap else net
        self.former = copy.deepcopy(net)
        self.pool: list[dict[str, Any]] = []
        self.collector = Collector(self.workers, self.device, self.drawing)
        self.side = torch.cuda.Stream(priority=-1) if settings.device == "cuda" else None
        self.told: dict[str, Any] = {
            "rounds": 0, "imitated": 0, "choices": 0, "seconds": 0.0, "fingerprint": self.fingerprint,
        }  # fmt: skip
        self.saved_games: Any = None
        if found is not None:
            self._load(*found)
        self.log = Log(folder, settings, say)
        weights = sum(each.numel() for each in net.parameters())
        say(f"{settings.title}: rows of {shape.size}, {shape.words} words, {weights:,} weights on {settings.device}")

    # --- the course ----------------------------------------------------------------------
    def run(self) -> dict[str, Any]:
        """Learn for the given time and return the final figures."""
        try:
            if not self.told["rounds"] and self.settings.imitate > 0:
                self._imitate()
            self._improve()
            self.save()
            result = self._evaluate()
            if result:
                self.save(games=False)
            self.log.close()
            if not self.settings.light:
                report.write(self.folder)
            return result
        finally:
            self.workers.close()

    def _start(self, play: Play) -> None:
        self.workers.ask("play", play)
        self.collector.play(play.casts)

    def _casts(self) -> list[int]:
        """Return the cast of each slot: who plays the seats of its games."""
        wanted = self.settings
        n = wanted.slots
        casts = [AMONG_FORMER] * round(wanted.former * n) + [AMONG_ADVISED] * round(wanted.advised * n)
        casts += [AMONG_RANDOM] * round(wanted.random * n)
        return (casts + [ALONE] * n)[:n]

    def _stores(self) -> list[Store]:
        arrays = self.workers.arrays[0]
        wanted = self.settings
        return [Store(wanted.groups, wanted.steps, arrays, self.device) for _ in range(2 if wanted.overlap else 1)]

    def _imitate(self) -> None:
        """Train the net to imitate the greedy bot for the set time."""
        wanted = self.settings
        noise = round(wanted.noise * 65536)
        self._start(Play([ALONE] * wanted.slots, True, noise, wanted.seed))
        self._rounds(wanted.imitate * 60.0, wanted.imitate_rounds, True)

    def _improve(self) -> None:
        """Train the net by self-play for the set time."""
        wanted = self.settings
        self._start(Play(self._casts(), seed=wanted.seed + 7919 * (1 + self.told["rounds"])))
        if self.saved_games is not None:
            self.workers.ask("load", self.saved_games)
            self.saved_games = None
        if not self.pool:
            self._remember()
        self._rounds(wanted.minutes * 60.0, wanted.rounds, False)

    def _lesson(self, share: float, imitate: bool) -> Lesson:
        """Return the settings for the next round of learning, after this share of the time."""
        wanted = self.settings
        if imitate:
            rate = wanted.imitate_rate * (1.0 - 0.8 * share)
            return Lesson(min(wanted.batch, wanted.imitate_batch), rate, 0.0, wanted.decay, imitate=True)
        rate = wanted.rate + (wanted.rate_end - wanted.rate) * share
        entropy = wanted.entropy + (wanted.entropy_end - wanted.entropy) * share
        return Lesson(wanted.batch, rate, entropy, wanted.decay, wanted.epochs)

    def _collect(self, store: Store, teaching: bool) -> None:
        if self.side is None:
            self.collector.collect(store, self.actor, self.former, teaching)
            return
        with torch.cuda.stream(self.side):
            self.collector.collect(store, self.actor, self.former, teaching)
            self.side.synchronize()

    def _prepare(self) -> None:
        """Give the players of the next collection the current weights and those of a randomly chosen former self."""
        if self.actor is not self.learner.net:
            self.actor.load_state_dict(self.learner.net.state_dict())
        if self.pool:
            self.former.load_state_dict(self.pool[self.picking.randrange(len(self.pool))])
        if self.side is not None:
            self.side.wait_stream(torch.cuda.current_stream())

    def _rounds(self, seconds: float, most: int, imitate: bool) -> None:
        """Alternate between collecting and learning until the time is up or `most` rounds are done."""
        counted = "imitated" if imitate else "rounds"
        stores = self._stores()
        began = said = kept = time.monotonic()
        first = self.told[counted]
        with ThreadPoolExecutor(1) as beside:
            self._prepare()
            waiting: Future[None] = beside.submit(self._collect, stores[0], imitate)
            turn = 0
            while True:
                waiting.result()
                now = time.monotonic()
                store = stores[turn]
                if now - said >= self.settings.every:
                    self.log.games(self.workers.ask("tally"), now - said)
                    said = now
                due = most and self.told[counted] - first + 1 >= most
                last = bool(now - began >= seconds or due)
                stopping.check()
                if self.settings.overlap and not last:
                    turn = 1 - turn
                    self._prepare()
                    waiting = beside.submit(self._collect, stores[turn], imitate)
                share = min(1.0, (now - began) / seconds)
                figures = self.learner.learn(store, self._lesson(share, imitate))
                self.told[counted] += 1
                self.told["choices"] += int(figures["choices"])
                if not imitate and self.told["rounds"] % self.settings.pool_every == 0:
                    self._remember()
                self.log.lesson(self.told, figures, imitate)
                if last:
                    break
                if not imitate and now - kept >= self.settings.save_every:
                    self.save(games=not self.settings.overlap)
                    kept = now
                if not self.settings.overlap:
                    self._prepare()
                    waiting = beside.submit(self._collect, stores[0], imitate)
        self.told["seconds"] += time.monotonic() - began
        self.log.games(self.workers.ask("tally"), time.monotonic() - said)

    def _remember(self) -> None:
        """Add the net's current weights to the former selves; if these are full, replace one of them at random."""
        weights = {name: each.detach().clone() for name, each in self.learner.net.state_dict().items()}
        if len(self.pool) >= self.settings.pool:
            self.pool.pop(1 + self.picking.randrange(len(self.pool) - 1))  # the first one stays
        self.pool.append(weights)

    def _evaluate(self) -> dict[str, Any]:
        """Evaluate the running mean of the weights among greedy bots and return the results."""
        if self.settings.evaluate <= 0 or self.kind.advice is None:
            return {}
        self.log.say("evaluating")
        found = among_bots(self.workers, self.collector, self.learner.mean, self.settings)
        self.log.result(found)
        self.told["evaluation"] = found
        return found

    # --- keeping -------------------------------------------------------------------------
    def save(self, games: bool = True) -> None:
        """Write a checkpoint and the weights for the bots. With `games=False` the games are left out, because they are
        just being played."""
        learner = self.learner
        light = self.settings.light
        parts = {
            "net": learner.net.state_dict(),
            "mean": learner.mean.state_dict(),
            "pool": self.pool,
            "optimizer": {"adam": learner.optimizer.state_dict(), "warm": learner.warm, "updates": learner.updates},
            "generators": {
                "drawing": self.drawing.get_state(),
                "shuffling": self.shuffling.get_state(),
                "picking": self.picking.getstate(),
            },
            "games": self.workers.ask("save") if games and not light else None,
        }
        told = {**self.told, "settings": self.settings.as_dict(), "updates": learner.updates}
        checkpoints.save(self.folder, told, parts, light)
        export(self.folder, self.kind, learner.mean, told)

    def _load(self, told: dict[str, Any], parts: dict[str, Any]) -> None:
        """Restore the state of a run from a checkpoint."""
        learner = self.learner
        learner.net.load_state_dict({name: each.float() for name, each in parts["net"].items()})
        learner.mean.load_state_dict({name: each.float() for name, each in parts.get("mean", parts["net"]).items()})
        learner.updates = told["updates"]
        self.pool = [
            {name: each.float().to(self.device) for name, each in weights.items()} for weights in parts.get("pool", [])
        ]
        if "optimizer" in parts:
            learner.optimizer.load_state_dict(parts["optimizer"]["adam"])
            learner.warm = parts["optimizer"]["warm"]
        if "generators" in parts:
            self.drawing.set_state(parts["generators"]["drawing"])
            self.shuffling.set_state(parts["generators"]["shuffling"])
            self.picking.setstate(parts["generators"]["picking"])
        self.saved_games = parts.get("games")
        self.told = {key: value for key, value in told.items() if key not in ("settings", "updates")}


def train(given: Settings, folder: Path, resume: Path | None = None, say: Say = print) -> dict[str, Any]:
    """Train a net with these settings until the run ends, and return its final figures."""
    trainer = Trainer(given, folder, resume, say)
    result = trainer.run()
    say(json.dumps({"result": result, **{k: v for k, v in trainer.told.items() if k != "evaluation"}}))
    return result
