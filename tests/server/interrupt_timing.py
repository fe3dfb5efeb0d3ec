"""Measure interrupts of the classic game: do times or sizes of messages reveal whether somebody holds a card?

    python -m tests.server.interrupt_timing [--who bots|standing|people] [--offers 1000] [--broken]

Tables of six are played one after the other up to their first auction. Until then hands are as dealt, so whether
somebody who is offered a Karama, a Truthtrance and so on holds the card is random, as in an experiment. A spectator
records the time of every row and the size of every message. Of all offers that everybody passed, those where some seat
could have played a card are compared with those where nobody could (two-sample Kolmogorov-Smirnov on ranks among offers
with the same question, phase, options and number of people). The significance comes from permuting the hands between
games, because a busy machine slows whole games.

`bots`: six bots. `standing`: six people who have declined everything in advance. `people`: six people who answer after
random times where they have a choice; elsewhere the server passes for them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sandtable.classic.content.phases import BIDDING
from sandtable.classic.rules.game import Game
from sandtable.classic.tell import table
from sandtable.core.contract import State
from sandtable.core.titles import meta
from sandtable.server.seats.pass_timing import PassTimes
from sandtable.server.tables.live_table import LiveTable
from tests.server.bot_timing import distance
from tests.server.harness import Running, config, running

WHO: Final = ("bots", "standing", "people")
VARIANTS: Final = 2  # basic and advanced, which differ in how likely a card is held and in what messages contain
FOR_EVER: Final = 1e18
TAKES: Final = 0.15  # typical seconds people take in this test: more than the noise of a busy machine
# asked of several seats before the first card is sold
OFFERS: Final = ("stop", "weather_control", "harvester")


@dataclass
class Offer:
    """A spectator's observations of one offer that everybody passed."""

    game: int
    # Question, phase, number of people asked, number of earlier offers like it, and the game's options.
    stratum: tuple[str, int, int, int, int]
    held: bool
    took: float
    size: int


class Offers:
    """Offers in two lists: those that somebody could have accepted, and those that nobody could."""

    def __init__(self) -> None:
        self.all: list[Offer] = []

    def ranks(self, what: str, rng: random.Random) -> list[float]:
        """Return the rank of each offer's value `what` among similar offers, from 0 to 1."""
        found: dict[int, float] = {}
        for stratum in sorted({offer.stratum for offer in self.all}):
            alike = [n for n, offer in enumerate(self.all) if offer.stratum == stratum]
            alike.sort(key=lambda n: (getattr(self.all[n], what), rng.random()))
            found |= {n: (at + rng.random()) / len(alike) for at, n in enumerate(alike)}
        return [found[n] for n in range(len(self.all))]

    def p(self, what: str, tries: int = 400) -> tuple[float, float]:
        """Return the distance between offers with and without a holder of a card, and the share of random permutations
        of the hands between games in which the distance is as large."""
        rng = random.Random(1)
        ranks = self.ranks(what, rng)
        held = {(offer.game, offer.stratum): offer.held for offer in self.all}
        games = sorted({offer.game for offer in self.all})
        apart = _apart(ranks, [offer.held for offer in self.all])
        farther = 0
        for _ in range(tries):
            other = dict(zip(games, rng.sample(games, len(games)), strict=True))
            dealt = [held.get((other[offer.game], offer.stratum), offer.held) for offer in self.all]
            farther += _apart(ranks, dealt) >= apart
        return apart, (1 + farther) / (1 + tries)

    def medians(self, what: str) -> tuple[float, float]:
        both = [sorted(getattr(offer, what) for offer in self.all if offer.held == held) for held in (True, False)]
        return both[0][len(both[0]) // 2], both[1][len(both[1]) // 2]

    def __str__(self) -> str:
        held = sum(offer.held for offer in self.all)
        out = [f"{len(self.all)} offers, {held} with a card that could have been played"]
        for what, unit in (("took", 1000.0), ("size", 1.0)):
            d, p = self.p(what)
            one, other = [unit * median for median in self.medians(what)]
            out.append(f"  {what}: D = {d:.4f}, p = {p:.3f}; half of them below {one:.1f} (held), {other:.1f} (not)")
        return "\n".join(out)


def _apart(ranks: list[float], held: list[bool]) -> float:
    one = [rank for rank, holds in zip(ranks, held, strict=True) if holds]
    other = [rank for rank, holds in zip(ranks, held, strict=True) if not holds]
    return distance(one, other) if one and other else 0.0


def holds(game: Game, seat: int) -> bool:
    """Tell whether a seat holds a card that it could play in answer to its question."""
    return any(word.startswith("treachery:") for word in game.decision(seat).words())


# --- people ------------------------------------------------------------------------------
async def play_on(live: LiveTable, guest: str, rng: random.Random, who: str, takes: float) -> None:
    """Play for the people up to the first auction: answer questions at once, and offers with a choice after about
    `takes` seconds."""
    live.polled[guest] = FOR_EVER
    live.changed.set()
    asked: dict[int, int] = {}
    waiting: set[asyncio.Task[None]] = set()

    async def answer(seat: int, at: int, word: str, after: float) -> None:
        await asyncio.sleep(after)
        if live.at(seat) == at and not sold(live.playing().state):
            await live.finish(live.act(guest, seat, at, word))

    while not sold(live.playing().state):
        async with live.lock:
            owing = [seat for seat in live.owing(live.info) if asked.get(seat) != live.at(seat)]
            decisions = {seat: live.playing().position(seat).decision(seat) for seat in owing}
        for seat, decision in decisions.items():
            asked[seat] = live.at(seat)
            words = decision.words()
            offered = decision.kind in OFFERS
            if offered and (who == "standing" or words == ["pass"]):
                continue
            after = rng.lognormvariate(0.0, 0.45) * takes if offered else 0.0
            waiting.add(asyncio.create_task(answer(seat, asked[seat], "pass" if offered else words[0], after)))
        await asyncio.sleep(0.002)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def sold(state: State) -> bool:
    """Tell whether the first auction has started."""
    assert isinstance(state, Game)
    return state.turn > 1 or state.phase > BIDDING or (state.phase == BIDDING and len(state.row) > 0)


# --- watching ----------------------------------------------------------------------------
def watch(server: Running, seed: int, who: str, takes: float) -> Iterator[Offer]:
    """Play one game up to its first auction, and yield a spectator's observations of each offer that everybody
    passed."""
    rng = random.Random(seed)
    host, watcher = server.browser("Anna"), server.browser("Walt")
    seats = "a" * 6 if who == "bots" else "m" * 6
    made = host.make(seats, title="classic", options={"advanced": seed % VARIANTS == 1, "deals": False}, start=False)
    path = f"/tables/{made['id']}"
    came: dict[int, tuple[float, int]] = {}
    with watcher.socket(made["id"]) as line:
        host.post(f"{path}/start")
        live: LiveTable = server.ask(server.lobby.open(made["id"]))
        if who == "standing":
            every = [offer["id"] for offer in host.get(path)["offers"]]
            for seat in range(6):
                host.put(f"{path}/seats/{seat}/declines", {"offers": every})
        if who != "bots":
            playing = asyncio.run_coroutine_threadsafe(play_on(live, host.id, rng, who, takes), server.loop)
        line.ready()
        since = 0
        while line.n < 0 or not over_here(line.view(-1) if "-1" in line.update["views"] else line.view()):
            before = line.n
            message = line.hear()
            since += len(line.raw[-1])
            if message["type"] == "update" and line.n > before:
                came[line.n] = (time.monotonic(), since)
                since = 0
            line.heard.clear()
            line.raw.clear()
        if who != "bots":
            playing.result(30)
    info = live.info
    moves = live.playing().record.moves[:]
    server.loop.call_soon_threadsafe(server.lobby._autoplay_tasks[made["id"]].cancel)  # otherwise bots would play on
    yield from offers_of(seed, meta("classic").new(info.seed, info.options), moves, came)


def over_here(view: dict[str, Any]) -> bool:
    return bool(view["round"] > 1 or view["phase"] in ("revival", "shipment_movement") or view["auction"])


def offers_of(number: int, game: Any, moves: list[Any], came: dict[int, tuple[float, int]]) -> Iterator[Offer]:
    """Yield the offers of a game that everybody passed; `came` has the time and the size of the messages of each
    row."""
    at = 0
    seen: Counter[tuple[str, int, int]] = Counter()
    while at < len(moves) and not game.over:
        asked = game.deciding
        kind = game.decision(game.to_act[0]).kind
        if len(asked) == 1 or kind not in OFFERS:
            game.apply(moves[at].seat, moves[at].action)
            at += 1
            continue
        alike = (kind, game.phase, len(asked))
        seen[alike] += 1
        held = any(holds(game, seat) for seat in asked)
        end = at + len(asked)
        given = moves[at:end]
        for move in given:
            game.apply(move.seat, move.action)
        passed = len(given) == len(asked) and all(move.action == 0 for move in given)
        if passed and at in came and end in came:
            yield Offer(
                number, (*alike, seen[alike], number % VARIANTS), held, came[end][0] - came[at][0], came[end][1]
            )
        at = end


def measure(folder: Path, who: str, offers: int, takes: float = TAKES) -> Offers:
    found = Offers()
    settings: dict[str, Any] = {"bot_delay": 0.03, "decline_delay": 2 * takes, "pass_delay": takes}
    with running(config(folder, bot_only_tables=100, bot_only_tables_per_guest=100, **settings)) as server:
        seed = 1
        while len(found.all) < offers:
            found.all += watch(server, seed, who, takes)
            seed += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--who", choices=WHO, nargs="*", default=WHO)
    parser.add_argument("--offers", type=int, default=1000)
    parser.add_argument("--broken", action="store_true", help="as if what can only be passed were passed at once")
    given = parser.parse_args()
    if given.broken:
        setattr(PassTimes, "draw_delay", lambda *_: 0.0)  # noqa: B010 - mypy forbids the plain one
        setattr(table, "hidden_choice", lambda *_: False)  # noqa: B010 - the same
    for who in given.who:
        with tempfile.TemporaryDirectory() as folder:
            print(who, measure(Path(folder), who, given.offers), flush=True)


if __name__ == "__main__":
    main()
