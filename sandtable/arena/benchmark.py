"""Measure a bot by a title's benchmark protocol (`sandtable.arena.protocols`, docs/benchmark.md).

    result = benchmark("my_package:MyBot", protocol_of("imperium").setting())
    print(result.line())          # one line for the table of docs/benchmark.md

In each block the bot plays every seat once against the setting's opponents, with the same seed and the same Leaders.
All but the thinking time follows from the protocol, the bot and the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from sandtable.arena.match import Fixture, check_portable, lineup_of, play_portions, portions_of, rotations
from sandtable.arena.playing import Course, play_out
from sandtable.arena.protocols import Setting
from sandtable.arena.simulate import processes
from sandtable.arena.tally import Tally
from sandtable.bots import Bot, Named, canonical, make
from sandtable.core import stopping
from sandtable.core.errors import BadOption
from sandtable.core.titles import meta

COLUMNS: Final = ("bot", "setting", "games", "wins", "mean rank", "points", "ms a decision", "opponents")
HEAD: Final = "\n".join([f"| {' | '.join(COLUMNS)} |", f"|---|---|{'---:|' * 5}---|"])


@dataclass(frozen=True)
class Result:
    """The result of a benchmark: the setting that was played, the number of games, and the bot's figures (`bot`), in
    the form of a match summary.

    `opponents` is a short hash of a game that the opponents play alone. Results with the same hash were measured
    against the same opponents under the same rules.
    """

    setting: Setting
    blocks: int
    games: int
    opponents: str
    bot: dict[str, Any]
    failed: list[dict[str, Any]]
    stopped: str = ""

    @property
    def whole(self) -> bool:
        """Tell whether all blocks of the setting were played."""
        return self.blocks == len(self.setting.blocks)

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain data, ready for JSON."""
        of = self.setting
        told = {"protocol": of.version, "title": of.title, "setting": of.id, "against": of.opponents}
        told |= {"blocks": self.blocks, "blocks_of": len(of.blocks), "games": self.games, "opponents": self.opponents}
        told |= {"bot": self.bot, "failed_games": self.failed, "line": self.line()}
        return told | ({"stopped": self.stopped} if self.stopped else {})

    def line(self) -> str:
        """Return the result as one row of the table whose heading is `HEAD`. The row says so if not all blocks were
        played."""
        bot = self.bot
        games = f"{self.games:,}"
        if not self.whole:
            games += f" ({self.blocks} of {len(self.setting.blocks)} blocks)"
        if self.failed:
            games += f", {len(self.failed)} failed"
        milliseconds = bot["ms_per_decision"]
        cells = (
            f"`{bot['spec']}`",
            self.setting.name,
            games,
            _cell(bot["win_rate"], "share", 100.0, 1, "%"),
            _cell(bot["mean_rank"], "mean", 1.0, 2),
            _cell(bot["points"], "mean", 1.0, 2),
            "–" if milliseconds is None else f"{milliseconds:.{2 if milliseconds < 10 else 0}f}",
            f"`{self.setting.opponents}` {self.opponents}",
        )
        return f"| {' | '.join(cells)} |"


def _cell(found: dict[str, Any], name: str, factor: float, digits: int, unit: str = "") -> str:
    """Return a value and its confidence interval as the text of a table cell."""
    said = f"{factor * found[name]:.{digits}f}{unit}"
    if found["low"] is None:
        return said
    return f"{said} ({factor * found['low']:.{digits}f} to {factor * found['high']:.{digits}f})"


def games_of(setting: Setting, blocks: int, bot: Named) -> int:
    """Return the number of games in this many blocks of a setting with this bot."""
    return blocks * rotations(_lineup(setting, bot)[1])


def blocks_of(setting: Setting, quick: bool = False, blocks: int | None = None) -> int:
    """Return the number of blocks of a setting to play: all of them, or those of a quick run (`quick`), or exactly
    `blocks`."""
    if quick and blocks is not None:
        raise BadOption("a quick run has its own number of blocks: give --quick or --blocks, not both")
    if blocks is None:
        return setting.quick if quick else len(setting.blocks)
    if not 1 <= blocks <= len(setting.blocks):
        raise BadOption(f"blocks takes 1 to {len(setting.blocks)}, the blocks of {setting.name}; not {blocks}")
    return blocks


def _lineup(setting: Setting, bot: Named) -> tuple[str, list[str], dict[str, Bot]]:
    """Return three things: the spec of the bot, the specs on the seats in the first game of a block, and a dict from
    spec to bot for bots given as objects."""
    if isinstance(bot, str) and "," in bot:
        raise BadOption(f"a benchmark measures one bot, not {bot!r}; the opponents come from the protocol")
    [spec], own = lineup_of([bot])
    return spec, [spec, *[canonical(setting.opponents)] * (setting.seats - 1)], own


def _fixtures(setting: Setting, blocks: int, lineup: list[str], own: dict[str, Bot]) -> Iterator[Fixture]:
    """Yield the games to play: in each block the bot starts in seat 0 and moves up one seat after every game."""
    turns = rotations(lineup)
    for number, block in enumerate(setting.blocks[:blocks]):
        for turn in range(turns):
            seated = tuple(lineup[(seat - turn) % len(lineup)] for seat in range(len(lineup)))
            game = number * turns + turn
            yield Fixture(setting.title, game, number, turn, block.seed, seated, dict(block.options), dict(own))


def opponents_play(setting: Setting) -> str:
    """Play the first block of a setting with the opponents on all seats and return a short hash of the final position.
    The hash changes if the opponents or the rules change."""
    block = setting.blocks[0]
    state = meta(setting.title).new(block.seed, block.options)
    players = [make(setting.opponents) for _ in range(setting.seats)]
    play_out(state, players, block.seed, Course(setting.seats))
    return blake2b(state.digest().encode(), digest_size=4).hexdigest()


@stopping.interrupts_heard()
def benchmark(
    bot: Named,
    setting: Setting,
    blocks: int | None = None,
    jobs: int | None = None,
    progress_callback: Callable[[int], None] | None = None,
) -> Result:
    """Play the first `blocks` blocks of a setting (all by default) in `jobs` processes and return the result.

    When asked to stop, raise Stopped with the result of the games so far as `so_far` (None if no game was finished).
    """
    wanted = blocks_of(setting, blocks=blocks)
    spec, lineup, own = _lineup(setting, bot)
    if jobs is not None and jobs < 1:
        raise BadOption(f"jobs takes a whole number from 1, not {jobs}")
    games = wanted * rotations(lineup)
    used = min(jobs or processes(), games)
    if used > 1:
        check_portable(own)
    opponents = opponents_play(setting)
    tally = Tally(setting.title, lineup, own)
    portions = portions_of(_fixtures(setting, wanted, lineup, own), games)
    stopped: stopping.Stopped | None = None
    try:
        for rows in play_portions(portions, used):
            for row in rows:
                tally.add(row)
            if progress_callback is not None:
                progress_callback(len(rows))
    except stopping.Stopped as asked:
        stopped = asked
        stopped.after = f"after {tally.games:,} of {games:,} games"
        if not tally.games:
            raise
    summary = tally.as_dict()
    [figures] = [each for each in summary["bots"] if each["spec"] == spec]
    failed: list[dict[str, Any]] = summary["failed_games"]
    by = stopped.by if stopped is not None else ""
    result = Result(setting, tally.blocks, tally.games, opponents, figures, failed, by)
    if stopped is not None:
        stopped.so_far = result
        raise stopped
    return result
