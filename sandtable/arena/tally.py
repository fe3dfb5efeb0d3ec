"""Sum up a tournament game by game; nothing else of a game is kept.

Win rates are per seat: with four seats an even share is 25%, both for a bot on three seats and for one on a single
seat. A shared win counts in equal parts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from sandtable.arena.intervals import Clustered, Interval, wilson
from sandtable.arena.ratings import Order, order_of, rate
from sandtable.bots import Bot, make

# A game as plain data, made by `match.play_fixture`.
Row = dict[str, Any]

AUTOMATED: Final = "automated"  # stands for parties that no bot plays but that can win
MOST_FAILURES_KEPT: Final = 100  # in the summary; the rows contain all


class Count:
    """The number of parties to which something applies, such as a card they acquired, and their summed shares of
    wins."""

    __slots__ = ("n", "wins", "copies")

    def __init__(self) -> None:
        self.n = 0
        self.wins = 0.0
        self.copies = 0

    def add(self, win: float, copies: int = 1) -> None:
        """Count one more party, which had this share of the win and this number of copies of the card."""
        self.n += 1
        self.wins += win
        self.copies += copies

    def plus(self, other: Count) -> None:
        """Add the numbers of another count to this one."""
        self.n += other.n
        self.wins += other.wins
        self.copies += other.copies

    def as_dict(self) -> dict[str, Any]:
        share = self.wins / max(1, self.n)
        low, high = wilson(share, self.n)
        return {"games": self.n, "wins": _short(self.wins), **_named("share", Interval(share, low, high))}


class Curve:
    """The mean points after each round, over many games. Rounds after the end of a game count with its final points."""

    __slots__ = ("n", "sums", "ended")

    def __init__(self) -> None:
        self.n = 0
        self.sums: list[float] = []  # by round, of the games that lasted that long
        self.ended: Counter[int] = Counter()  # final points, by the number of rounds the game lasted

    def add(self, points: list[int]) -> None:
        """Add one game, given as the points after each of its rounds."""
        if not points:
            return
        self.n += 1
        self.sums += [0.0] * (len(points) - len(self.sums))
        for i, value in enumerate(points):
            self.sums[i] += value
        self.ended[len(points)] += points[-1]

    def means(self, rounds: int) -> list[float]:
        """Return the mean points after each of the first `rounds` rounds."""
        out = []
        over = 0
        for i in range(rounds):
            over += self.ended[i]
            out.append(_short(((self.sums[i] if i < len(self.sums) else 0.0) + over) / max(1, self.n)))
        return out


class BotTally:
    """The summed statistics of one bot spec over all its seats."""

    def __init__(self, spec: str, seats: int) -> None:
        self.spec = spec
        self.seats = seats
        self.games = 0
        self.failures = 0
        self.wins = Clustered()  # per game: the sum over its seats
        self.ranks = Clustered()  # per game: the mean over its seats
        self.points = Clustered()
        self.choices = 0
        self.seconds = 0.0
        self.by_seat: dict[str, Count] = {}
        self.by_leader: dict[str, Count] = {}
        self.by_card: dict[str, Count] = {}
        self.sources: Counter[str] = Counter()
        self.winning_sources: Counter[str] = Counter()
        self.parties = 0
        self.winning = 0
        self.curve = Curve()

    def add(self, party: dict[str, Any]) -> None:
        """Add one party that this bot played in a finished game."""
        win: float = party["win"]
        self.parties += 1
        self.choices += party["choices"]
        self.seconds += party["seconds"]
        if self.spec != AUTOMATED:  # automated parties make no choices, so they say nothing about seats and Leaders
            self.by_seat.setdefault(str(party["seat"]), Count()).add(win)
            if party["leader"]:
                self.by_leader.setdefault(party["leader"], Count()).add(win)
        for card, copies in Counter(party["cards"]).items():
            self.by_card.setdefault(card, Count()).add(win, copies)
        self.sources.update(party["sources"])
        if win:
            self.winning += 1
            self.winning_sources.update(party["sources"])
        self.curve.add(party["points_by_round"])

    def add_block(self, games: list[list[dict[str, Any]]]) -> None:
        """Add the finished games of one block, each as the list of its parties."""
        every = [party for game in games for party in game if party["bot"] == self.spec]
        ranks = [
            rank
            for game in games
            for party, rank in zip(game, middle_ranks([party["rank"] for party in game]), strict=True)
            if party["bot"] == self.spec
        ]
        self.games += len(games)
        self.wins.add(sum(party["win"] for party in every), len(games))
        self.ranks.add(sum(ranks) / self.seats, len(games))
        self.points.add(sum(party["points"] for party in every), len(every))
        for party in every:
            self.add(party)

    def win_rate(self) -> Interval:
        """Return the win rate per seat. All seats of the bot count as one trial per game; the resulting share is
        divided by the number of its seats."""
        return self.wins.share().scaled(1 / self.seats)

    def mean_rank(self, parties: int) -> Interval:
        """Return the mean rank of the bot's seats with its interval. A bot on k of n seats cannot have a better mean
        than ranks 1 to k, or a worse one than the last k ranks; these means bound the interval."""
        spare = (self.seats - 1) / 2
        return self.ranks.between(1 + spare, parties - spare)

    def as_dict(self, rating: Interval, parties: int, own: Mapping[str, Bot]) -> dict[str, Any]:
        """Return the statistics of this bot as plain data, with its rating."""
        return {
            "spec": self.spec,
            "name": "" if self.spec == AUTOMATED else make(own.get(self.spec, self.spec)).table_name,
            "seats": self.seats,
            "games": self.games,
            "wins": _short(self.wins.total),
            "win_rate": _named("share", self.win_rate()),
            "mean_rank": _named("mean", self.mean_rank(parties)),
            "points": _named("mean", self.points.interval()),
            "rating": _named("rating", rating, 1),
            "ms_per_decision": _short(1000 * self.seconds / self.choices) if self.choices else None,
            "decisions": self.choices,
            "failures": self.failures,
        }


class Tally:
    """The summed statistics of a tournament. Rows arrive in order, so a block is complete when the next one starts."""

    def __init__(self, title: str, lineup: list[str], own: Mapping[str, Bot] | None = None) -> None:
        self.title = title
        self.lineup = lineup
        self.own = own or {}  # bots that were given as objects, by their name in the line-up
        self.bots: dict[str, BotTally] = {spec: BotTally(spec, lineup.count(spec)) for spec in lineup}
        self.games = 0
        self.blocks = 0  # blocks with at least one game added
        self.decisions = 0
        self.failures = 0
        self.failed: list[dict[str, Any]] = []
        self.rounds: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.tie_breaks: Counter[str] = Counter()
        self.orders: Counter[Order] = Counter()
        self._block = -1
        self._open: list[list[dict[str, Any]]] = []

    def add(self, row: Row) -> None:
        """Add the row of one game."""
        if row["block"] != self._block:
            self._close_block()
            self._block = row["block"]
            self.blocks += 1
        self.games += 1
        self.decisions += row["decisions"]
        if row["error"]:
            self._add_failure(row)
            return
        parties: list[dict[str, Any]] = row["parties"]
        if len(parties) > len(self.lineup) and AUTOMATED not in self.bots:
            self.bots[AUTOMATED] = BotTally(AUTOMATED, len(parties) - len(self.lineup))
        self.rounds[row["rounds"]] += 1
        self.reasons[row["reason"]] += 1
        self.tie_breaks[row["tie_break"]] += 1
        numbers = {spec: i for i, spec in enumerate(self.bots)}
        self.orders[order_of([numbers[p["bot"]] for p in parties], [p["rank"] for p in parties])] += 1
        self._open.append(parties)

    def _add_failure(self, row: Row) -> None:
        """Count a failed game, and keep it for the summary unless there are too many."""
        self.failures += 1
        seat = row["failed_seat"]
        if seat is not None:
            self.bots[row["bots"][seat]].failures += 1
        if len(self.failed) < MOST_FAILURES_KEPT:
            kept = ("game", "seed", "bots", "decisions", "failed_seat", "error", "command")
            self.failed.append({key: row[key] for key in kept})

    def _close_block(self) -> None:
        """Pass the finished games of the current block to the bots' tallies."""
        for bot in self.bots.values():
            bot.add_block(self._open)
        self._open = []

    def as_dict(self) -> dict[str, Any]:
        """Return all statistics as plain data, from which the report is drawn."""
        self._close_block()
        finished = self.games - self.failures
        ratings = rate(self.orders, len(self.bots))
        rounds = sum(n * times for n, times in self.rounds.items())
        longest = max(self.rounds, default=0)
        every = list(self.bots.values())
        parties = sum(bot.seats for bot in every)
        return {
            "title": self.title,
            "lineup": self.lineup,
            "seats": len(self.lineup),
            "games": self.games,
            "decisions": self.decisions,
            "failures": self.failures,
            "failed_games": self.failed,
            "even_share": _short(1 / parties),
            "bots": [bot.as_dict(rating, parties, self.own) for bot, rating in zip(every, ratings, strict=True)],
            "by_seat": _together([bot.by_seat for bot in every]),
            "by_leader": _together([bot.by_leader for bot in every]),
            "by_card": _together([bot.by_card for bot in every], copies=True),
            "by_bot": {
                bot.spec: {
                    "by_seat": _counts(bot.by_seat),
                    "by_leader": _counts(bot.by_leader),
                    "by_card": _counts(bot.by_card, copies=True),
                    "sources": _means(bot.sources, bot.parties),
                    "sources_when_winning": _means(bot.winning_sources, bot.winning),
                    "points_by_round": bot.curve.means(longest),
                }
                for bot in every
            },
            "rounds": {
                "mean": _short(rounds / max(1, finished)),
                "games": {str(n): self.rounds[n] for n in sorted(self.rounds)},
            },
            "ended_by": dict(sorted(self.reasons.items())),
            "tie_breaks": dict(sorted(self.tie_breaks.items())),
        }


def middle_ranks(ranks: list[int]) -> list[float]:
    """Return fractional ranks: 1, 1, 3, 4 becomes 1.5, 1.5, 3, 4. The ranks of a game then always have the same sum,
    and no mean rank can be better than the best places allow."""
    return [rank + (ranks.count(rank) - 1) / 2 for rank in ranks]


def _short(value: float, digits: int = 4) -> float:
    return round(value, digits)


def _named(name: str, found: Interval, digits: int = 4) -> dict[str, float | None]:
    """Return an interval as a dict of plain data: the value under the key `name`, and the two bounds."""
    low = None if found.low is None else _short(found.low, digits)
    high = None if found.high is None else _short(found.high, digits)
    return {name: _short(found.value, digits), "low": low, "high": high}


def _counts(counts: dict[str, Count], copies: bool = False) -> dict[str, Any]:
    """Return counts as plain data, sorted by id; with `copies`, include the number of copies of each."""
    return {id: {**counts[id].as_dict(), **({"copies": counts[id].copies} if copies else {})} for id in sorted(counts)}


def _together(parts: list[dict[str, Count]], copies: bool = False) -> dict[str, Any]:
    """Merge the counts of several bots into one dict of plain data."""
    total: dict[str, Count] = {}
    for part in parts:
        for id, count in part.items():
            total.setdefault(id, Count()).plus(count)
    return _counts(total, copies)


def _means(sums: Counter[str], n: int) -> dict[str, float]:
    """Return the mean points by source: their sums divided by n."""
    return {source: _short(points / max(1, n)) for source, points in sorted(sums.items())}
