"""Makes the golden games: `python -m tests.imperium.base.golden.make search`, or `sign`, or `check`.

The games of this folder are kept: they are replayed by `test_golden.py` beside it, which also demands that together
they contain every card, effect, space, Leader, reward and way to end, and all that House Hagal does (`demands.py`).

- `check` says what they do not contain.
- `search` plays new games with a chooser that prefers what has not been seen yet, and of each batch of tries keeps the
  game that adds most, until nothing is missing (or the tries are spent); then leaves out games that others make
  superfluous, and signs. Batches with one seat, with two and with more take turns, as long as they miss something.
  `--keep` begins with the games that are there and can be replayed, as when a box adds cards.
- `sign` replays all and writes their digests and outcomes into `index.json`: after a change that is meant to change
  them (a new field of the state, a rule put right). A game that cannot be replayed any more is named: make it anew.

Everything is drawn from `--seed`, so the same call makes the same games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.errors import SandtableError
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.judge import policy
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.rules.catalog import CARD_COST
from sandtable.imperium.rules.game import Game
from tests.imperium.base.golden.demands import HARD, LEVELS, MODES, PAYING, TIE_BREAKS, Watch, contents, demanded
from tests.imperium.base.pieces import CARD, LEADERS

FOLDER: Final = Path(__file__).resolve().parent
INDEX: Final = FOLDER / "index.json"
TITLE: Final = "imperium"
SCALE: Final = 100  # weights are whole numbers
PRIZE: Final = 15  # what seldom happens is worth as much as so many other things

Played = tuple[int, dict[str, Any], list[tuple[int, int]], set[str]]  # seed, options, moves, contents


class Chooser:
    """Plays every seat at random, but leans towards what is still wanted and towards big things.

    Each seat has a faction it courts, so that some games see Alliances and some see them lost. Against House Hagal two
    games in three are played to win, with few slips or none; what is decided for Rivals is left to chance, unless only
    what is hard to get is still wanted.
    """

    def __init__(self, rng: Rng, seats: int, wanted: set[str]) -> None:
        self.rng = rng
        self.courts = [FACTIONS[rng.below(4)] for _ in range(seats)]
        if rng.below(3) == 0:  # rivals, so that Alliances change hands
            self.courts = self.courts[:1] * seats
        self.plain = rng.below(5) == 0  # one game in five is played without preferences
        self.slips = SCALE  # how many of a hundred decisions are not the best
        if seats in MODES and rng.below(3):
            self.plain = False
            self.slips = (0, 0, 5, 25)[rng.below(4)]
        self.strict = seats in MODES and all(name in HARD for name in wanted)
        if self.strict:
            self.plain, self.slips = False, 0
        self.pieces = {word for name in wanted for word in name.split() if ":" in word}
        self.wanted = wanted

    def choose(self, state: Game, decision: Decision) -> int:
        """The action chosen."""
        words = decision.words()
        if self.plain or (decision.kind.startswith("rival_") and not self.strict):
            return decision.options[self.rng.below(len(words))]
        if self.slips < SCALE and self.rng.below(SCALE) >= self.slips:
            return policy.best(state, decision.seat, decision.options)
        weights = [self.weight(word, decision.kind, decision.seat) for word in words]
        at = self.rng.below(sum(weights))
        for i, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return decision.options[i]
        return decision.options[-1]

    def weight(self, word: str, kind: str, seat: int) -> int:
        sort, _, name = word.partition(":")
        if word == "end" or (word in ("reveal", "none", "pass", "done") and kind != "trash"):
            return SCALE // 4
        if sort == "faction" and name == self.courts[seat]:
            return 5 * SCALE
        if kind == "turn" and sort == "card":
            held_for_reveal = f"card:{name}" in self.pieces and f"card_played card:{name}" not in self.wanted
            return SCALE // 4 if held_for_reveal else 4 * SCALE
        if sort == "acquire" and name in CARD:
            lure = 12 if f"card:{name}" in self.pieces else 1
            return SCALE * max(1, CARD_COST[CARD[name]]) * lure // 2
        if sort == "intrigue":
            return SCALE * (10 if word in self.pieces else 2)
        if sort == "space":
            return self.weight_of_space(word, name, seat)
        if sort in ("box", "leader"):
            return SCALE * (6 if f"{'card' if sort == 'box' else sort}:{name}" in self.pieces else 3)
        if word == "ability":
            return 20 * SCALE
        return SCALE

    def weight_of_space(self, word: str, name: str, seat: int) -> int:
        courted = {
            "emperor": ("conspire", "wealth"),
            "guild": ("heighliner", "foldspace_space"),
            "bene": ("selective_breeding", "secrets"),
            "fremen": ("hardy_warriors", "stillsuits"),
        }
        if word in self.pieces or name in ("high_council", "swordmaster", "conspire", "heighliner"):
            return 8 * SCALE
        return 6 * SCALE if name in courted[self.courts[seat]] else SCALE


def options_of(rng: Rng, wanted: set[str], mode: str) -> dict[str, Any]:
    """Seats of the mode, the Leaders drafted, dealt or given; missing Leaders and levels are given first."""
    seats = next((n for n, name in MODES.items() if name == mode), 0) or 3 + min(1, rng.below(3))
    names = [leader.id for leader in LEADERS]
    order = list(range(len(names)))
    rng.shuffle(order)
    names = [names[i] for i in order]
    missing = {word for name in wanted for word in name.split()}
    names.sort(key=lambda name: f"leader:{name}" not in missing)
    options: dict[str, Any] = {"seats": seats}
    if seats == 1:
        levels = [level for level in LEVELS if level in missing] or list(LEVELS)
        options["difficulty"] = levels[rng.below(len(levels))]
        if wanted == {HARD[0]}:  # Rivals are slowest when they are weak and need not pay
            options |= {"difficulty": LEVELS[0], "rivals": [leader.removeprefix("leader:") for leader in PAYING]}
        elif rng.below(4):  # else random ones
            allowed = [leader.id for leader in LEADERS if leader.rival_ok]
            options["rivals"] = [name for name in names if name in allowed][:2]
        names = [name for name in names if name not in options.get("rivals", [])]
    elif rng.below(4) == 0:
        options["first"] = rng.below(seats)
    how = rng.below(3)
    options["leaders"] = names[:seats] if how == 2 else ("draft", "random")[how]
    return options


def play(seed: int, wanted: set[str], mode: str = "", plain: bool = False) -> Played:
    """One game, and what it contains."""
    rng = Rng(seed)
    options = meta(TITLE).check(options_of(rng, wanted, mode))
    watch = Watch()
    state = meta(TITLE).new(seed, options, trace=watch.trace, listen=True)
    assert isinstance(state, Game)
    chooser = Chooser(rng, options["seats"], wanted)
    chooser.plain = chooser.plain or plain
    moves = []
    while not state.over:
        decision = state.decision(state.to_act[0])
        action = chooser.choose(state, decision)
        watch.decision(decision, action)
        moves.append((decision.seat, action))
        state.apply(decision.seat, action)
    return seed, options, moves, watch.seen(state, options)


def recorded(game: Played) -> Record:
    seed, options, moves, _ = game
    record = Record(TITLE, seed, options)
    for seat, action in moves:
        record.apply(seat, action)
    return record


def mode_of(name: str) -> str:
    """Which games a demand is about: `solo`, `two`, or an empty word for three and four seats."""
    word = name.split()[0]
    return word if word in MODES.values() else ""


def worth(missing: set[str]) -> Callable[[Played], int]:
    """How much a game adds to what there is."""
    return lambda game: sum(PRIZE if name in HARD or name in TIE_BREAKS else 1 for name in game[3] & missing)


def search(seed: int, tries: int, batch: int, covered: set[str]) -> list[Played]:
    """Batch after batch, the game that adds most to what is covered."""
    everything = demanded()
    kept: list[Played] = []
    first = seed
    last = ""
    modes = ("", *MODES.values())
    while everything - covered and first - seed < tries:
        open_modes = [mode for mode in modes if any(mode_of(name) == mode for name in everything - covered)]
        last = next((mode for mode in open_modes if modes.index(mode) > modes.index(last)), open_modes[0])
        missing = {name for name in everything - covered if mode_of(name) == last}
        # Rare ends need many games and no preferences.
        rare = all(name in TIE_BREAKS for name in missing)
        best = max(
            (play(number, missing, last, plain=rare) for number in range(first, first + batch)), key=worth(missing)
        )
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


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def signature(record: Record) -> dict[str, Any]:
    outcome = record.state.outcome
    assert outcome is not None, "a golden game is played to its end"
    return {"moves": len(record), "digest": record.state.digest(), "outcome": outcome.as_dict()}


def replayable() -> Iterator[tuple[Path, Record]]:
    """The games that can be replayed; others are named."""
    for path in files():
        try:
            yield path, Record.from_text(path.read_text(encoding="utf-8"))
        except SandtableError as wrong:
            print(f"{path.name} cannot be replayed, make it anew: {wrong}")


def sign() -> int:
    index = {path.name: signature(record) for path, record in replayable()}
    INDEX.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
    print(f"{len(index)} games signed")
    return len(files()) - len(index)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.imperium.base.golden.make", description="The golden games.")
    parser.add_argument("what", choices=("search", "sign", "check"))
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--tries", type=int, default=60_000)
    parser.add_argument("--batch", type=int, default=900)
    parser.add_argument("--keep", action="store_true", help="search only for what the games here do not contain")
    given = parser.parse_args(arguments)
    if given.what == "sign":
        return sign()
    everything = demanded()
    if given.what == "search" and not given.keep:
        for path in files():
            path.unlink()
    there = {path.name: contents(record) & everything for path, record in replayable()}
    if given.what == "check":
        missing = everything - set().union(*there.values())
        print(f"{len(there)} games, {len(everything)} demanded, {len(missing)} missing")
        print("".join(f"  {name}\n" for name in sorted(missing)), end="")
        return len(missing)
    for path in files():
        if path.name not in there:
            path.unlink()
    found = search(given.seed, given.tries, given.batch, set().union(*there.values()))
    number = max((int(name[5:8]) for name in there), default=0)
    new = {f"new {i}": game for i, game in enumerate(found)}
    needed = without_superfluous({**there, **{name: game[3] & everything for name, game in new.items()}})
    for name, game in new.items():
        if name in needed:
            number += 1
            (FOLDER / f"game-{number:03}.txt").write_text(recorded(game).to_text(), encoding="utf-8")
    return sign()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
