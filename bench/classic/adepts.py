"""Measure how six Adepts play the classic game: wins by faction, empty strongholds, spice and the length of games.

    SANDTABLE_ENGINE=$(python make/engine.py folder) python -m bench.classic.adepts  # 600 games of each kind
    python -m bench.classic.adepts --games 60 --only advanced --seed 20000

Figures with a limit, for the basic and for the advanced game:

- the share of victories of each faction (8 to 28%); a victory of allies counts half for each, so an even share is 16.7%
- games that end before turn 3 (at most 5%)
- moves that leave no own force in a stronghold where an enemy is or can come (at most 10%)
- each faction's median spice when the game ends (below 20)

Figures without a limit: shipments of three or more forces of which three or more march out of the same territory in the
same turn, and leaders that the Tleilaxu sell below their price.

Exit status 1 if a limit was missed or a game failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from statistics import median
from typing import Any

from sandtable.arena.intervals import wilson
from sandtable.arena.match import Fixture, fixtures
from sandtable.arena.playing import BOT_SALT
from sandtable.bots import make
from sandtable.build_info import describe
from sandtable.classic.content.factions import FACTIONS, FREMEN, LEADERS
from sandtable.classic.content.map import PART_TERRITORY, TERRITORY_PARTS
from sandtable.classic.rules.board import IS_STRONGHOLD, distances, ornithopters
from sandtable.classic.rules.goods import means
from sandtable.classic.rules.shipment import ARRIVAL, FROM_RESERVES, may_land, price
from sandtable.classic.rules.state import PLACES, State
from sandtable.classic.rules.words import LEADER, PART
from sandtable.core import processes, stopping
from sandtable.core.events import Event
from sandtable.core.rng import Rng
from sandtable.core.titles import meta

SEATS = 6
LOW, HIGH = 0.08, 0.28  # of the victories
EARLY_TURN, EARLY = 3, 0.05
EMPTIED = 0.10
SPICE = 20
MANY = 3  # forces of a shipment that is expected to stay
GAMES: dict[str, dict[str, Any]] = {"basic": {}, "advanced": {"advanced": True}}
PORTION = 10  # games handed to a process at a time


def can_reach(s: State, seat: int, territory: int) -> bool:
    """Tell whether a seat could bring a force into a territory by one shipment or one move."""
    kind = ARRIVAL if s.factions[seat] == FREMEN else FROM_RESERVES
    parts = TERRITORY_PARTS[territory]
    if s.reserves[2 * seat] + s.reserves[2 * seat + 1]:
        for part in parts:
            if may_land(s, seat, part, 0) and price(s, seat, kind, part, 1, 0) <= means(s, seat):
                return True
    far = 3 if ornithopters(s, seat) else 2 if s.factions[seat] == FREMEN else 1
    for start in range(PLACES):
        if s.at(seat, start):
            away = distances(s, seat, start, far)
            if any(away[part] <= far for part in parts):
                return True
    return False


def exposed(s: State, seat: int, territory: int) -> bool:
    """Tell whether a seat has no force left in a stronghold where somebody who is not its ally is or could come."""
    if not IS_STRONGHOLD[territory] or s.inside(seat, territory):
        return False
    for other in range(s.seats):
        if other not in (seat, s.ally[seat]) and (s.inside(other, territory) or can_reach(s, other, territory)):
            return True
    return False


class Watch:
    """A counter of how forces are used over one game, fed with the game's events."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.landed: dict[int, tuple[int, int, int]] = {}  # by seat: turn, territory, forces of its last shipment
        self.moving: tuple[int, int, int, int] | None = None  # turn, seat, from, to: portions of one move
        self.forces = 0

    def follow(self, s: State, events: list[Event]) -> None:
        for event in events:
            if event.kind == "moved":
                self.moved(s, event)
                continue
            if event.kind in ("shipped", "arrived", "shipped_across"):
                self.landed[event.seat] = (s.turn, PART_TERRITORY[event.thing - PART], event.amount)
                self.counts["shipments of three or more"] += event.amount >= MANY
            elif event.kind == "ghola_sold":
                self.counts["leaders sold"] += 1
                self.counts["sold below price"] += event.amount < LEADERS[event.thing - LEADER].price
        if self.moving is not None and not s.move:
            self.close(s)

    def moved(self, s: State, event: Event) -> None:
        start, end = PART_TERRITORY[event.cause - PART], PART_TERRITORY[event.thing - PART]
        move = (s.turn, event.seat, start, end)
        if move != self.moving:
            self.close(s)
            self.moving = move
        self.forces += event.amount

    def close(self, s: State) -> None:
        """Count the move of forces that has just ended: whether it emptied a stronghold, and whether forces marched on
        in the turn in which they landed."""
        if self.moving is None:
            return
        turn, seat, start, end = self.moving
        if start != end:
            self.counts["moves"] += 1
            self.counts["moves that empty a stronghold"] += exposed(s, seat, start)
            alone = not any(s.inside(other, start) for other in range(s.seats))
            self.counts["of these to nobody"] += alone and exposed(s, seat, start)
            landed = self.landed.get(seat)
            if landed and landed[:2] == (turn, start) and min(landed[2], self.forces) >= MANY:
                self.counts["marched straight out"] += 1
        self.moving = None
        self.forces = 0


def play(fixture: Fixture) -> dict[str, Any]:
    """Play one game and return its counts; an error is recorded under `failure`."""
    state: Any = meta(fixture.title).new(fixture.seed, fixture.options, listen=True)
    chance = Rng(fixture.seed ^ BOT_SALT)
    rngs = [chance.fork() for _ in fixture.bots]
    bots = [make(spec) for spec in fixture.bots]
    watch = Watch()
    try:
        while not state.over:
            stopping.check()
            seat = state.to_act[0]
            state.apply(seat, bots[seat].choose(state.view(seat), state.decision(seat), rngs[seat]))
            watch.follow(state, state.take_events())
    except Exception as error:
        return {"failure": f"game {fixture.game}, seed {fixture.seed}: {type(error).__name__}: {error}"}
    winners = state.outcome.winners
    return {
        "turn": state.turn,
        "reason": state.outcome.reason,
        "wins": {FACTIONS[state.factions[seat]].id: 1 / len(winners) for seat in winners},
        "spice": {FACTIONS[state.factions[seat]].id: state.spice[seat] for seat in range(SEATS)},
        "counts": watch.counts,
    }


def play_some(portion: list[Fixture]) -> list[dict[str, Any]]:
    return [play(fixture) for fixture in portion]


def all_games(options: dict[str, Any], games: int, seed: int, jobs: int, bot: str) -> list[dict[str, Any]]:
    full = meta("classic").check({**options, "seats": SEATS})
    todo = list(fixtures("classic", [bot] * SEATS, games, seed, full))
    if jobs == 1:
        return play_some(todo)
    portions = [(todo[at : at + PORTION],) for at in range(0, len(todo), PORTION)]
    pool = processes.pool(jobs, stopping.hear_in_child)
    try:
        return [game for some in pool.all_of(play_some, portions) for game in some]
    finally:
        pool.shutdown()


def line(held: bool, what: str, found: str, bar: str) -> bool:
    print(f"{'PASS' if held else 'FAIL'}  {what:46} {found:>24}   bar {bar}", flush=True)
    return held


def report(games: list[dict[str, Any]]) -> bool:
    """Print each figure beside its limit, and return whether all figures are within their limits."""
    n = len(games)
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for game in games:
        counts.update(game["counts"])
        reasons[game["reason"]] += 1
    held = True
    for faction in [each.id for each in FACTIONS if any(each.id in game["spice"] for game in games)]:
        there = [game for game in games if faction in game["spice"]]
        share = sum(game["wins"].get(faction, 0.0) for game in there) / len(there)
        among = sum(faction in game["wins"] for game in there) / len(there)
        low, high = wilson(share, len(there))
        found = f"{100 * share:.1f}% ({100 * low:.1f} to {100 * high:.1f})"
        held &= line(
            LOW <= share <= HIGH, f"victories of {faction} (with allies {100 * among:.1f}%)", found, "8 to 28%"
        )
        spice = median(game["spice"][faction] for game in there)
        held &= line(spice < SPICE, f"median spice of {faction}", f"{spice:g}", f"below {SPICE}")
    early = sum(game["turn"] < EARLY_TURN for game in games) / n
    held &= line(early <= EARLY, "games that end before turn 3", f"{100 * early:.1f}%", "at most 5%")
    emptied, moves = counts["moves that empty a stronghold"], max(1, counts["moves"])
    found = f"{100 * emptied / moves:.1f}% of {moves:,}"
    held &= line(emptied / moves <= EMPTIED, "moves that leave a stronghold empty in reach", found, "at most 10%")
    print(
        f"      {counts['of these to nobody']} of these moves leave nobody at all there; "
        f"{counts['marched straight out']} of {counts['shipments of three or more']:,} shipments of three or more "
        f"marched straight out; {counts['sold below price']} of {counts['leaders sold']} leaders sold below their price"
    )
    turns = sum(game["turn"] for game in games) / n
    print(
        f"      {turns:.1f} turns on average; "
        + ", ".join(f"{why} {100 * k / n:.0f}%" for why, k in reasons.most_common())
    )
    return held


def main(argv: list[str] | None = None) -> int:
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--games", type=int, default=600, help="of each of the two")
    ap.add_argument("--seed", type=int, default=0, help="of the first game; the next has the next")
    ap.add_argument("--jobs", type=int, default=2, help="processes")
    ap.add_argument("--only", choices=sorted(GAMES))
    ap.add_argument("--bot", default="G", help="who plays on all six seats")
    ap.add_argument("--box", action="store_true", help="with all of Ixians & Tleilaxu")
    args = ap.parse_args(argv)
    held = True
    for name, options in GAMES.items():
        if args.only not in (None, name):
            continue
        box = dict.fromkeys(("ixians_tleilaxu", "treachery_more", "sandtrout", "technology"), True) if args.box else {}
        began = time.monotonic()
        games = all_games({**options, **box}, args.games, args.seed, args.jobs, args.bot)
        failed = [game["failure"] for game in games if "failure" in game]
        print(f"{name}, {describe()}: {args.games} games of six {args.bot}, {time.monotonic() - began:.0f} s")
        for failure in failed:
            print(f"FAILED {failure}")
        held &= report([game for game in games if "failure" not in game]) and not failed
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(stopping.run(lambda: main(sys.argv[1:])))
