"""The inner loop of self-play: play many games side by side, each of them on to its next real choice.

This file imports only the engine and the standard library, so that it can be compiled. A decision with one option is
taken without asking anybody. A seat is played by the learner, by one of its former selves (earlier weights), or by a
bot that follows the title's advice; only the first two are asked from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sandtable.core import mixing
from sandtable.core.contract import State
from sandtable.core.observing import Reader, Sheet
from sandtable.core.rng import Rng

LEARNER: Final = 0  # who plays a seat
FORMER: Final = 1
ADVISED: Final = 2
RANDOM: Final = 3

ALONE: Final = 0  # casts: the learner on all seats,
AMONG_FORMER: Final = 1  # half of them by its former self,
AMONG_ADVISED: Final = 2  # one seat of the learner among bots that go by the advice,
AMONG_RANDOM: Final = 3  # or among random bots
CASTS: Final = 4

_SIXTEEN: Final = 1 << 16


class Crowd:
    """Games that are played side by side, one in each slot. `news` has, by slot, the function that makes a new game
    from a seed; `casts` has, by slot, the number of the cast: who plays the seats.

    After `step`, slot i waits for the choice of seat `seats[i]` among `options[i]`; `who[i]` says whether the learner
    or a former self plays the seat. With `teaching`, the advice plays every seat and `labels` has its choices; with
    probability `noise` / 65536 a random option is taken instead.
    """

    __slots__ = (
        "news", "casts", "states", "players", "seats", "who", "options", "labels", "done", "rewards", "decisions",
        "games", "shares", "teaching", "noise", "advice", "secret", "together", "rng",
    )  # fmt: skip

    def __init__(
        self,
        news: list[Callable[[int], State]],
        casts: list[int],
        together: list[int],
        advice: Any,
        seed: int,
        teaching: bool,
        noise: int,
    ) -> None:
        n = len(casts)
        self.news = news
        self.casts = casts
        self.together = together  # by slot: the size of a team, each member of which wins fully
        self.advice = advice
        self.secret: bool = advice is not None and hasattr(advice, "secrecy")
        self.teaching = teaching
        self.noise = noise
        self.rng = Rng(seed)
        self.states: list[State] = []
        self.players: list[list[int]] = []
        self.seats: list[int] = [0] * n
        self.who: list[int] = [0] * n
        self.options: list[list[int]] = [[] for _ in range(n)]
        self.labels: list[int] = [0] * n
        self.done: list[int] = []  # slots whose game has ended in the last step,
        self.rewards: list[list[float]] = []  # and what each seat of it won
        self.decisions = 0
        self.games: list[int] = [0] * CASTS  # by cast: games that have ended,
        self.shares: list[float] = [0.0] * CASTS  # and the share of their wins that went to the learner
        for slot in range(n):
            game = news[slot](self.rng.spread())
            self.states.append(game)
            self.players.append(self._cast(slot, game.seats))

    def begin(self) -> None:
        """Play every game on to its first choice."""
        for slot in range(len(self.states)):
            self._settle(slot)

    def step(self, actions: list[int]) -> None:
        """Take the action of each slot and play on to the next choices."""
        self.done.clear()
        self.rewards.clear()
        for slot in range(len(self.states)):
            action = actions[slot]
            if self.noise and self.rng.below(_SIXTEEN) < self.noise:
                options = self.options[slot]
                action = options[self.rng.below(len(options))]
            self.states[slot].apply(self.seats[slot], action)
            self._settle(slot)

    def read(self, reader: Reader, sheet: Sheet, where: list[int], widths: list[int]) -> None:
        """Write the observation of each slot's deciding seat to its row of the sheet. Append the options of all slots
        to `where`, and the number of options of each slot to `widths`."""
        for slot in range(len(self.states)):
            sheet.begin(slot)
            reader.read_state(self.states[slot], self.seats[slot], sheet)
            options = self.options[slot]
            where += options
            widths.append(len(options))

    def _cast(self, slot: int, seats: int) -> list[int]:
        """Return who plays each seat (the learner, a former self or a bot) in a new game in this slot, as a list by
        seat."""
        cast = self.casts[slot]
        if cast == ALONE or seats == 1:
            return [LEARNER] * seats
        if cast == AMONG_FORMER:
            players = [FORMER if seat < seats // 2 else LEARNER for seat in range(seats)]
            self.rng.shuffle(players)
            return players
        players = [ADVISED if cast == AMONG_ADVISED else RANDOM] * seats
        players[self.rng.below(seats)] = LEARNER
        return players

    def _end(self, slot: int) -> None:
        """Record the result of a slot's finished game and start the next game in the slot."""
        game = self.states[slot]
        outcome = game.outcome
        assert outcome is not None
        ranks = outcome.ranks
        share = self.together[slot] / ranks.count(1)
        won = [share if ranks[seat] == 1 else 0.0 for seat in range(game.seats)]
        self.done.append(slot)
        self.rewards.append(won)
        cast = self.casts[slot]
        self.games[cast] += 1
        players = self.players[slot]
        for seat in range(game.seats):
            if players[seat] == LEARNER:
                self.shares[cast] += won[seat]
        game = self.news[slot](self.rng.spread())
        self.states[slot] = game
        self.players[slot] = self._cast(slot, game.seats)

    def _settle(self, slot: int) -> None:
        """Play the game in a slot on until the learner or a former self has a choice."""
        while True:
            game = self.states[slot]
            if game.over:
                self._end(slot)
                continue
            seat = game.to_act[0]
            options = list(game.options_of(seat))
            self.decisions += 1
            if len(options) == 1:
                game.apply(seat, options[0])
                continue
            player = self.players[slot][seat]
            if player == ADVISED and not self.teaching:
                game.apply(seat, self._advised(game, seat, options))
                continue
            if player == RANDOM:
                game.apply(seat, options[self.rng.below(len(options))])
                continue
            self.seats[slot] = seat
            self.who[slot] = player
            self.options[slot] = options
            if self.teaching:
                self.labels[slot] = self._advised(game, seat, options)
            return

    def _advised(self, game: State, seat: int, options: list[int]) -> int:
        """Return the choice that the greedy bot makes from its seat's view."""
        known = game.view(seat).known
        options = sorted(options)
        if self.secret:
            heat: float = self.advice.secrecy(known, seat)
            if heat > 0.0:
                scores: list[float] = self.advice.scores(known, seat, options)
                return options[mixing.draw(mixing.shares(scores, heat), self.rng)]
        best: int = self.advice.best(known, seat, options)
        return best

    # --- saving --------------------------------------------------------------------------
    def save(self) -> tuple[int, list[bytes], list[list[int]]]:
        """Return the games and the state of the random generator, from which `load` continues with the same choices."""
        return self.rng.x, [state.to_bytes() for state in self.states], [list(row) for row in self.players]

    def load(self, saved: tuple[int, list[bytes], list[list[int]]], from_bytes: Callable[[bytes], State]) -> None:
        """Continue with games that `save` returned."""
        self.states = [from_bytes(data) for data in saved[1]]
        self.players = [list(row) for row in saved[2]]
        for slot in range(len(self.states)):
            self._settle(slot)
        self.rng.x = saved[0]
