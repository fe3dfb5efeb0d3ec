"""Search for leaks: play whole games and check that no message tells its recipient something hidden from them.

    python -m bench.leaks                      # 50 games
    python -m bench.leaks uprising --games 5 --seed 7
    python -m bench.leaks --option boxes=ix,immortality
    python -m bench.leaks classic --games 5

The tables of the Imperium family have guests, bots, a mix of both, or one guest on several seats, with every number of
seats the title allows and one spectator each. Besides playing, guests undo moves, try illegal ones, poll, reconnect,
and request records and replays (tests/server/leaks.py). A classic table has six guests and a spectator, and views are
also compared with those of another world that the seat cannot tell apart (tests/classic/leaks.py). Exit status 1 if a
leak was found.

The seed of a game determines everything about it: the seating, its options, its deal and the choices of guests and
bots. To repeat a game with a leak, run the same command with its `--seed` and `--games 1`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench.classic import leaks as classic
from sandtable.cli.common import options_of
from sandtable.core.titles import meta, titles
from sandtable.server.bots.pool import BotPool
from sandtable.server.tables import commands
from tests.dealing import Dealer
from tests.server.harness import Running, config, running
from tests.server.leak_games import TABLES, play


class Searched(NamedTuple):
    """The result of searching one game for leaks."""

    about: str  # its seating and options
    rows: int
    messages: int
    compared: int  # views compared with those of another world
    leaks: list[str]
    over: bool


def family_game(server: Running, title: str, seed: int, moves: int, wanted: int, given: dict[str, Any]) -> Searched:
    """Play a game of the Imperium family with the options `given`, search its messages for leaks, and return the
    result. In every other game, all other on/off options are on."""
    seats = [wanted] if wanted else meta(title).seats
    patterns = [pattern for pattern in TABLES if len(pattern) in seats]
    switches = [
        option for option in meta(title).options if option.choices == (False, True) and option.name not in given
    ]
    switches = [one for one in switches if all(word in given.get(other, ()) for other, word in one.needs.items())]
    turn, at = divmod(seed, len(patterns))
    pattern = patterns[at]
    # Some options exist only for certain numbers of seats.
    there = [one for one in switches if len(pattern) in (one.seats or seats) and len(pattern) not in one.always]
    on = [one.name for one in there if (turn + at) % 2]
    dealer = Dealer(f"{title} {seed}".__str__)
    vars(commands)["secrets"] = dealer
    setattr(BotPool, "random_seed", lambda _, __, number, seat, by=dealer: by.luck(number, seat))  # noqa: B010
    played = play(server, pattern, seed, moves, title, **given, **dict.fromkeys(on, True))
    search = played.search
    leaks = [str(leak) for leak in search.found]
    return Searched(" ".join([f"{pattern:6}", *on]), played.rows, search.searched, 0, leaks, played.over)


def classic_game(server: Running, title: str, seed: int, moves: int, wanted: int, given: dict[str, Any]) -> Searched:
    """Play a classic game, search its messages for leaks, and return the result."""
    if wanted not in (0, 6) or given:
        raise SystemExit("The classic title is searched with six seats and options drawn by the seed only.")
    found = classic.game(server, title, seed, moves)
    return Searched("six", found.rows, found.messages, found.compared, found.leaks, found.over)


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("title", nargs="?", default="imperium", choices=titles(), help="the title to play")
    ap.add_argument("--seats", type=int, default=0, help="play only games with this number of seats")
    ap.add_argument("--option", action="append", metavar="NAME=VALUE", help="play only games with this option")
    ap.add_argument("--games", type=int, default=50, help="number of games")
    ap.add_argument("--seed", type=int, default=1, help="seed of the first game; each game adds 1")
    ap.add_argument("--moves", type=int, default=100_000, help="maximum number of moves by guests in a game")
    args = ap.parse_args(argv)
    game = classic_game if args.title == "classic" else family_game
    given = options_of(args.option)
    every: list[Searched] = []
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="sandtable-leaks-") as folder, running(config(Path(folder))) as server:
        for seed in range(args.seed, args.seed + args.games):
            one = game(server, args.title, seed, args.moves, args.seats, given)
            every.append(one)
            print(
                f"seed {seed:3}  {one.rows:5} rows  {one.messages:6,} messages  {one.compared:6,} views"
                f"  {len(one.leaks)} leaks  {time.monotonic() - began:6.0f} s  {one.about}",
                flush=True,
            )
            for leak in one.leaks[:10]:
                print(f"  LEAK {leak}")
    leaks = sum(len(one.leaks) for one in every)
    print(
        f"{args.games} games ({sum(one.over for one in every)} to their end), {sum(one.rows for one in every):,} rows, "
        f"{sum(one.messages for one in every):,} messages, {sum(one.compared for one in every):,} views: {leaks} leaks"
    )
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
