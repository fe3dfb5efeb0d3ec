"""Golden games of a box: how they are searched for, kept and signed. What a box demands of them is its own.

- `check` says what they do not contain.
- `search` plays new games with a chooser that prefers what has not been seen yet, and of each batch of tries keeps the
  game that adds most, until nothing is missing (or the tries are spent); then leaves out games that others make
  superfluous, and signs. Batches of each mode (a number of seats with rules of its own) take turns, as long as they
  miss something. `--keep` begins with the games that are there and can be replayed, as when a box adds cards.
- `sign` replays all and writes their digests and outcomes into `index.json`: after a change that is meant to change
  them (a new field of the state, a rule put right). A game that cannot be replayed any more is named: make it anew.

Everything is drawn from `--seed`, so the same call makes the same games.
"""

from __future__ import annotations

import argparse
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

import pytest

from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.events import Event
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import Coverage
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game

PRIZE: Final = 15  # what seldom happens is worth as much as so many other things

Played = tuple[int, dict[str, Any], list[tuple[int, int]], set[str]]  # seed, options, moves, contents


class Watcher(Protocol):
    """Collects the contents of a game: it is told each decision, and given the game after the last action."""

    @property
    def trace(self) -> set[int]:
        """The effects that occur, filled by the game."""

    def decision(self, decision: Decision, action: int) -> None: ...

    def seen(self, game: Game, options: dict[str, Any]) -> set[str]: ...


class Watch:
    """Collects all that coverage counts, and the events of single pieces that a box demands."""

    of_pieces: ClassVar[Collection[str]] = ()  # kinds of event that every piece of their kind must have had

    def __init__(self) -> None:
        self.coverage = Coverage()

    @property
    def trace(self) -> set[int]:
        return self.coverage.trace

    def decision(self, decision: Decision, action: int) -> None:
        self.coverage.decision(decision)

    def of_game(self, game: Game, options: dict[str, Any]) -> set[str]:
        """Return what the options and the outcome of a game contain."""
        return set()

    def seen(self, game: Game, options: dict[str, Any]) -> set[str]:
        events = game.take_events()
        self.coverage.events(events)
        self.coverage.game(game)
        return self.of_game(game, options) | of_events(events, self.of_pieces) | self.coverage.reached()


def of_events(events: Iterable[Event], of_pieces: Collection[str]) -> set[str]:
    """Return the names of rewards, revealed cards and the events of these kinds, each with its piece."""
    found = set()
    for event in events:
        if event.kind == "reward":
            found.add(f"reward {thing_name(event.thing)} {event.amount}")
        elif event.kind == "revealed_card":
            found.add(f"revealed {thing_name(event.thing)}")
        elif event.kind in of_pieces:
            found.add(f"{event.kind} {thing_name(event.thing)}")
    return found


def shuffled(rng: Rng, names: list[str]) -> list[str]:
    """Return the names in a random order."""
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[i] for i in order]


Choose = Callable[[Game, Decision], int]


class Golden(ABC):
    """The golden games of one box, in one folder."""

    def __init__(
        self, title: str, folder: Path, modes: tuple[str, ...], hard: Collection[str], ties: Collection[str]
    ) -> None:
        self.title = title
        self.folder = folder
        self.index = folder / "index.json"
        self.modes = modes
        self.hard = hard  # what is looked for among many games
        self.ties = ties  # what needs many games and no preferences

    @abstractmethod
    def demanded(self) -> set[str]:
        """Everything that must occur in some game, by name."""

    @abstractmethod
    def watch(self) -> Watcher:
        """Return what collects the contents of a game."""

    @abstractmethod
    def options_of(self, rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
        """Return the options of a new game of a mode."""

    @abstractmethod
    def chooser(self, rng: Rng, options: dict[str, Any], wanted: set[str], plain: bool) -> Choose:
        """Return what chooses the actions of a new game; `plain`: without preferences."""

    def contents(self, record: Record) -> set[str]:
        """Return the contents of a recorded game, found by playing it again."""
        watch = self.watch()
        state = record.at(0, trace=watch.trace, listen=True)
        assert isinstance(state, Game)
        for move in record.moves:
            watch.decision(state.decision(move.seat), move.action)
            state.apply(move.seat, move.action)
        return watch.seen(state, record.options)

    def play(self, seed: int, wanted: set[str], mode: str = "", plain: bool = False) -> Played:
        """Play a new game of a mode and return it with its contents; `plain`: without preferences."""
        rng = Rng(seed)
        options = meta(self.title).check(self.options_of(rng, wanted, mode))
        watch = self.watch()
        state = meta(self.title).new(seed, options, trace=watch.trace, listen=True)
        assert isinstance(state, Game)
        choose = self.chooser(rng, options, wanted, plain)
        moves = []
        while not state.over:
            decision = state.decision(state.to_act[0])
            action = choose(state, decision)
            watch.decision(decision, action)
            moves.append((decision.seat, action))
            state.apply(decision.seat, action)
        return seed, options, moves, watch.seen(state, options)

    def mode_of(self, name: str) -> str:
        """Return which games a demand is about: a mode, or an empty word for those without rules of their own."""
        word = name.split()[0]
        return word if word in self.modes else ""

    def worth(self, game: Played, missing: set[str]) -> int:
        """Return how much a game adds to what there is."""
        return sum(PRIZE if name in self.hard or name in self.ties else 1 for name in game[3] & missing)

    def search(self, seed: int, tries: int, batch: int, covered: set[str]) -> list[Played]:
        """Batch after batch, the game that adds most to what is covered."""
        everything = self.demanded()
        kept: list[Played] = []
        first = seed
        last = ""
        modes = self.modes
        while everything - covered and first - seed < tries:
            open_modes = [mode for mode in modes if any(self.mode_of(name) == mode for name in everything - covered)]
            last = next((mode for mode in open_modes if modes.index(mode) > modes.index(last)), open_modes[0])
            missing = {name for name in everything - covered if self.mode_of(name) == last}
            # Rare ends need many games and no preferences.
            rare = all(name in self.ties for name in missing)
            tried = (self.play(number, missing, last, plain=rare) for number in range(first, first + batch))
            best = max(tried, key=lambda game: self.worth(game, missing))
            first += batch
            new = best[3] & missing
            if new:
                kept.append(best)
                covered = covered | new
                left = len(everything - covered)
                print(f"{len(kept)}: {last or 'table'}, seed {best[0]} adds {len(new)}, {left} are missing", flush=True)
        for name in sorted(everything - covered):
            print("not found:", name)
        return kept

    def recorded(self, game: Played) -> Record:
        seed, options, moves, _ = game
        record = Record(self.title, seed, options)
        for seat, action in moves:
            record.apply(seat, action)
        return record

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.txt"))

    def replayable(self) -> Iterator[tuple[Path, Record]]:
        """The games that can be replayed; others are named."""
        for path in self.files():
            try:
                yield path, Record.from_text(path.read_text(encoding="utf-8"))
            except SandtableError as wrong:
                print(f"{path.name} cannot be replayed, make it anew: {wrong}")

    def sign(self) -> int:
        index = {path.name: signature(record) for path, record in self.replayable()}
        self.index.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
        print(f"{len(index)} games signed")
        return len(self.files()) - len(index)

    def main(self, arguments: list[str]) -> int:
        parser = argparse.ArgumentParser(description=f"The golden games of {self.folder.parent.name}.")
        parser.add_argument("what", choices=("search", "sign", "check"))
        parser.add_argument("--seed", type=int, default=1000)
        parser.add_argument("--tries", type=int, default=60_000)
        parser.add_argument("--batch", type=int, default=900)
        parser.add_argument("--keep", action="store_true", help="search only for what the games here do not contain")
        given = parser.parse_args(arguments)
        if given.what == "sign":
            return self.sign()
        everything = self.demanded()
        if given.what == "search" and not given.keep:
            for path in self.files():
                path.unlink()
        there = {path.name: self.contents(record) & everything for path, record in self.replayable()}
        if given.what == "check":
            missing = everything - set().union(*there.values())
            print(f"{len(there)} games, {len(everything)} demanded, {len(missing)} missing")
            print("".join(f"  {name}\n" for name in sorted(missing)), end="")
            return len(missing)
        for path in self.files():
            if path.name not in there:
                path.unlink()
        found = self.search(given.seed, given.tries, given.batch, set().union(*there.values()))
        number = max((int(name[5:8]) for name in there), default=0)
        new = {f"new {i}": game for i, game in enumerate(found)}
        needed = without_superfluous({**there, **{name: game[3] & everything for name, game in new.items()}})
        for name, game in new.items():
            if name in needed:
                number += 1
                (self.folder / f"game-{number:03}.txt").write_text(self.recorded(game).to_text(), encoding="utf-8")
        return self.sign()


def without_superfluous(games: dict[str, set[str]]) -> list[str]:
    """Leave out games whose demanded contents all occur in others: from the last or from the first, as leaves fewer."""
    left = []
    for order in (list(reversed(games)), list(games)):
        names = list(games)
        for name in order:
            others = set().union(*(games[other] for other in names if other != name))
            if games[name] <= others:
                names.remove(name)
        left.append(names)
    return min(left, key=len)


def signature(record: Record) -> dict[str, Any]:
    outcome = record.state.outcome
    assert outcome is not None, "a golden game is played to its end"
    return {"moves": len(record), "digest": record.state.digest(), "outcome": outcome.as_dict()}


# --- for the tests of them ---------------------------------------------------------------
@cache
def game(path: Path) -> Record:
    return Record.from_text(path.read_text(encoding="utf-8"))


@cache
def contents(golden: Golden, path: Path) -> set[str]:
    return golden.contents(game(path))


class GoldenTests:
    """Tests of golden games: a test module derives a class from this for its own games."""

    golden: ClassVar[Golden]
    most: ClassVar[int]  # games
    demands: ClassVar[int]  # more than so many

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "path" in metafunc.fixturenames:
            metafunc.parametrize("path", self.golden.files(), ids=lambda path: path.stem)

    def test_a_golden_game_replays_to_what_it_came_to(self, path: Path) -> None:
        """The replay reaches the recorded result, and its text is unchanged."""
        record = game(path)
        assert signature(record) == signed(self.golden)[path.name]
        assert _moves(record.to_text()) == _moves(path.read_text(encoding="utf-8"))

    def test_every_game_is_signed_and_there_are_not_too_many(self) -> None:
        games = self.golden.files()
        assert sorted(signed(self.golden)) == [path.name for path in games]
        assert 0 < len(games) <= self.most

    def test_together_they_contain_everything_there_is(self) -> None:
        everything = self.golden.demanded()
        assert len(everything) > self.demands
        seen: set[str] = set().union(*(contents(self.golden, path) for path in self.golden.files()))
        assert sorted(everything - seen) == []

    def test_a_demand_can_fail(self) -> None:
        """Without some game something is missing: every one of them is there for a reason."""
        everything = self.golden.demanded()
        there = {path.name: contents(self.golden, path) & everything for path in self.golden.files()}
        assert without_superfluous(there) == list(there)


@cache
def signed(golden: Golden) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(golden.index.read_text(encoding="utf-8"))
    return found


def _moves(text: str) -> list[str]:
    """The lines with a move: options may be added to a title, and the text then names them too."""
    return [line for line in text.splitlines() if line[:1].isdigit()]
