"""Log the figures of a run: on the screen, as JSON in `figures.jsonl`, and to TensorBoard if it is installed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sandtable.learn.settings import Settings

FIGURES: Final = "figures.jsonl"
NAMES: Final = ("alone", "former", "greedy", "random")  # of the casts, in the order of `sandtable.envs.crowd`


class Log:
    """The log of a run: its figures go to the screen as lines of text, to a file and to TensorBoard."""

    def __init__(self, folder: Path, settings: Settings, say: Callable[[str], None]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = (folder / FIGURES).open("a", encoding="utf-8")
        self.began = time.monotonic()
        self.say = say
        self.every = settings.every
        self.said = 0.0
        self.last: dict[str, Any] = {}
        self.board = None if settings.light else _board(folder)
        self._line({"settings": settings.as_dict()})

    def _line(self, told: dict[str, Any]) -> None:
        self.file.write(json.dumps({"second": round(time.monotonic() - self.began, 1), **told}) + "\n")
        self.file.flush()

    def _show(self, told: dict[str, Any], step: int) -> None:
        if self.board is not None:
            for name, value in told.items():
                if isinstance(value, int | float):
                    self.board.add_scalar(name, value, step)

    def lesson(self, told: dict[str, Any], figures: dict[str, float], imitate: bool) -> None:
        """Log the figures of one round of learning; `told` has the counts of rounds and choices so far."""
        self.last = {"imitating": imitate, **{k: told[k] for k in ("rounds", "imitated", "choices")}, **figures}
        self._show(figures, told["choices"])

    def games(self, tallies: list[Any], seconds: float) -> None:
        """Log the games played since the last report, given as their tallies: speed, numbers of games and shares of
        wins by cast."""
        decisions = sum(group[0] for worker in tallies for group in worker)
        found: dict[str, Any] = {**self.last, "decisions_per_second": round(decisions / max(seconds, 1e-3))}
        words = []
        for cast, name in enumerate(NAMES):
            n = sum(group[1][cast] for worker in tallies for group in worker)
            won = sum(group[2][cast] for worker in tallies for group in worker)
            if n:
                found[f"games_{name}"] = n
                found[f"share_{name}"] = won / n
                words.append(f"{name} {won / n:.1%} of {n}")
        self._line(found)
        self._show(found, int(self.last.get("choices", 0)))
        shown = " ".join(
            f"{name} {self.last[name]:.4f}" for name in ("policy", "value", "entropy", "kl", "clipped", "right")
            if name in self.last
        )  # fmt: skip
        now = time.monotonic() - self.began
        rounds = f"{self.last.get('imitated', 0)}+{self.last.get('rounds', 0)}"
        self.say(
            f"{now:6.0f}s rounds {rounds} choices {self.last.get('choices', 0) / 1e6:.1f}M "
            f"{found['decisions_per_second'] / 1e3:.0f}k/s | {', '.join(words)} | {shown}"
        )

    def result(self, found: dict[str, Any]) -> None:
        """Log the result of the evaluation."""
        self._line({"evaluation": found})
        self.say(
            f"among greedy bots: {found['share']:.1%} of {found['games']} games "
            f"({found['low']:.1%} to {found['high']:.1%}), Brier score {found['brier']:.4f}"
        )

    def close(self) -> None:
        self.file.close()
        if self.board is not None:
            self.board.close()


def _board(folder: Path) -> Any:
    """Return a writer for TensorBoard, or None if it is not installed."""
    try:
        return import_module("torch.utils.tensorboard").SummaryWriter(str(folder / "tensorboard"))
    except ImportError:
        return None
