"""Count the questions that a person sees in classic games of six, and the seconds spent on automatic answers.

    python -m bench.classic.questions               # 6 games of each kind, each seat of each game in turn is the person
    python -m bench.classic.questions --games 2 --script bids

The person plays by a script of sensible answers: the advice that bots use, with standing answers as a person would set
them. A question whose parts are all answered in one go counts once. Questions with a single answer are answered by the
server at once if the answer is a pass, else by the page after a moment, for a person alone with bots; the page fills in
the parts of a battle plan without that moment. Scripts:

- `bids`: a limit for bids that holds for a turn, set when the first card of a turn is up; Karama only for what concerns
  the person, set at the first such question, and never against an ability that it once let pass; the Guild goes last
  in a turn once it has waited; no more offers of alliances in a turn once one was declined; the free force of the Bene
  Gesserit always to the Polar Sink, or always as an advisor, once it was sent so
- `cards`: likewise, with a limit for each card, set when it is up, and out of the turn's auction once it has passed up
  two cards
- `learns`: a newcomer who finds the standing answers in the course of the game: a limit for each card it bids for, for
  all cards of the turn at the second one, out of the turn's auction like `cards`, not again this turn once it has
  declined a question twice in it, Karama only for what concerns it at the second time something else came up, never
  against an ability that it has let pass twice (then against none that it lets pass), always to the Polar Sink or as
  an advisor at the second time, and charity always once it has claimed it
- `clicks`: no standing answers; every bid is a question

All but `clicks` answer some questions for good (`FOR_GOOD`): cards in hand that they keep, how much they revive, an
alliance that holds. `learns` does so once it has given the same answer in two turns, the others at once. When the
advice wants something else they have to change that: this counts as a question too.

The limit, for all but `clicks`: at most 90 questions in every game, none about cards of any time. For all scripts: at
most 20 seconds a game for answers that the page gives by itself.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from statistics import mean
from typing import Any, Final, cast

import sandtable
from sandtable.bots import Bot, make
from sandtable.bots.speaking import speak
from sandtable.classic.content.factions import ABILITIES
from sandtable.classic.content.map import POLAR_SINK_PART
from sandtable.classic.judge.policy import scores
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.state import NOBODY
from sandtable.classic.rules.words import NO, NUMBER, PART, PASS, YES
from sandtable.classic.tell.offers import (
    ALL,
    ALLIANCE,
    ALONG,
    CARDS_KEPT,
    CHARITY,
    CLAIM,
    COME_ALONG,
    GRANT,
    KARAMA,
    MINE,
    NO_ALLY,
    NOT,
    REVIVE,
    SINK,
    TURN_ADVISORS,
    concerns,
    offer,
    passes,
    settled,
)
from sandtable.core.rng import Rng

SCRIPTS: Final = ("bids", "cards", "learns", "clicks")
CONCERNED: Final = f"{KARAMA}:{MINE}"
SINKING: Final = f"{COME_ALONG}:{SINK}"
ADVISING: Final = f"{COME_ALONG}:{ALONG}"
CLAIMING: Final = f"{CHARITY}:{CLAIM}"
# Questions answered for good once they were answered alike in two turns, each with the modes that do something.
FOR_GOOD: Final[dict[str, tuple[str, ...]]] = {
    "weather_control": (),
    "family_atomics": (),
    "harvester": (),
    "hajr": (),
    "guild_now": (),
    "war": (),
    "intrusion": (TURN_ADVISORS,),
    "grant_revival": (GRANT,),
    "pay": (),
    CARDS_KEPT: (),
    REVIVE: (ALL,),
    ALLIANCE: (),
}
ENOUGH: Final = 2  # times after which a newcomer gives an answer in advance
MOST: Final = 90
MOMENT: Final = 0.35  # seconds before the page gives a single answer (`AUTOPLAY_AFTER` in live.svelte.ts)
MOST_SECONDS: Final = 20.0


class Person:
    """A simulated person in one seat, with the counts of its questions and with its standing answers."""

    def __init__(self, seat: int, script: str) -> None:
        self.seat = seat
        self.script = script
        self.asked: Counter[str] = Counter()
        self.alone: Counter[str] = Counter()  # questions with a single answer
        self.moments = 0  # single answers that the page gives, one after the other
        self.kept: list[str] = []
        self.given: Counter[tuple[str, int]] = Counter()  # by what may be given in advance, and the turn
        self.alike: dict[str, tuple[int, list[str]]] = {}  # by question: since which turn which standing answers fit

    def standing(self, game: Game) -> int | None:
        """Return the answer to the current question that follows from the standing answers; None if none applies."""
        return settled(game, self.seat, self.kept) if self.kept else None

    def note(self, game: Game, action: int) -> None:
        """Count the question that this action answers, and set the standing answers that the script sets after it."""
        decision = game.decision(self.seat)
        if len(decision.options) == 1 and decision.kind != "plan":
            passed = passes(game, self.seat)
            self.moments += passed is None or passed[1] != action
        if game.answers[self.seat]:
            return
        if len(decision.options) == 1:
            self.alone[decision.kind] += 1
            return
        self.asked[decision.kind] += 1
        if self.script == "clicks":
            return
        if self.script == "learns":
            self.learn(game, decision.kind, action)
        else:
            self.set_answers(game, decision.kind, action)
        if decision.kind == "stop" and action == PASS:
            if not concerns(game, self.seat):
                self.repeat(CONCERNED, 0, CONCERNED)
            self.let_pass(ABILITIES[game.stack[-1][2]].id)
        if decision.kind in FOR_GOOD:
            self.answer_for_good(game, decision.kind, action)

    def let_pass(self, ability: str) -> None:
        """Never ask again for a Karama against an ability that was let pass; a newcomer finds that switch at the second
        time."""
        self.given[ability, 0] += 1
        found = any(text.startswith(f"{KARAMA}:{NOT}") for text in self.kept)
        if self.given[ability, 0] == (1 if found or self.script != "learns" else ENOUGH):
            self.kept.append(f"{KARAMA}:{NOT}{ability}")

    def answer_for_good(self, game: Game, kind: str, action: int) -> None:
        """Set a standing answer that fits this answer, and for a newcomer the one of an earlier turn too; drop one that
        does not."""
        texts = [kind, *[f"{kind}:{mode}" for mode in FOR_GOOD[kind]]]
        if kind == ALLIANCE:  # content with its ally, it wants to be asked again when it has none
            texts = [ALLIANCE if game.ally[self.seat] == NOBODY else f"{ALLIANCE}:{NO_ALLY}"]
        fitting = [text for text in texts if settled(game, self.seat, [text]) == action]
        turn, before = self.alike.get(kind, (game.turn, []))
        both = [text for text in fitting if text in before]
        self.alike[kind] = (turn, both) if both else (game.turn, fitting)
        if not both:
            self.kept = [one for one in self.kept if one.partition(":")[0] != kind or ":turn:" in one]
        if self.script == "learns":
            both = fitting = both if turn < game.turn else []
        self.kept += (both or fitting)[-1:]

    def wakes(self, game: Game, given: int, wanted: int) -> bool:
        """Tell whether the person wants something else than its standing answer gives now, and so has changed it."""
        kind = game.decision(self.seat).kind
        return kind in FOR_GOOD and given != wanted and not game.answers[self.seat]

    def learn(self, game: Game, kind: str, action: int) -> None:
        """Set the standing answers that a newcomer sets after giving the same answer repeatedly."""
        turn, declining = game.turn, offer(game, self.seat)
        if kind == "charity" and action == YES:
            self.kept.append(CLAIMING)
        elif kind == COME_ALONG and action == PART + POLAR_SINK_PART:
            self.repeat(SINKING, 0, SINKING)
        elif kind == COME_ALONG and action != PASS:
            self.repeat(ADVISING, 0, ADVISING)
        elif kind == "bid" and action == PASS:
            self.kept.append(f"bid:{turn}.{len(game.row)}:0")
            self.pass_up(game)
        elif kind == "bid":
            most = max(action - NUMBER, worth(game, self.seat))
            if not self.repeat("limit", turn, f"bid:{turn}:{most}"):
                self.kept.append(f"bid:{turn}.{len(game.row)}:{most}")
        elif declining is not None and action == declining[1]:
            self.repeat(declining[0], turn, f"{declining[0]}:turn:{turn}")

    def pass_up(self, game: Game) -> None:
        """Leave the turn's auction at the second card passed up."""
        if self.repeat("bid", game.turn, f"bid:{game.turn}:0"):
            self.kept = [text for text in self.kept if not text.startswith(f"bid:{game.turn}.")]

    def repeat(self, id: str, turn: int, text: str) -> bool:
        """Count an answer in a turn. Once it has been given often enough, make `text` a standing answer and return
        True."""
        self.given[id, turn] += 1
        often = self.given[id, turn] == ENOUGH
        if often:
            self.kept.append(text)
        return often

    def set_answers(self, game: Game, kind: str, action: int) -> None:
        """Set the standing answers that a person would set after giving this answer."""
        if kind == "stop" and CONCERNED not in self.kept:
            self.kept.append(CONCERNED)
        if kind == "guild_now" and action == NO:
            self.kept.append(f"guild_now:turn:{game.turn}")
        if kind == "alliance" and action == PASS:
            self.kept.append(f"alliance:turn:{game.turn}")
        if kind == COME_ALONG and action != PASS:
            self.kept.append(SINKING if action == PART + POLAR_SINK_PART else ADVISING)
        if kind == "bid":
            if self.script == "cards" and action == PASS:
                self.pass_up(game)
            card = "" if self.script == "bids" else f".{len(game.row)}"
            most = 0 if action == PASS else max(action - NUMBER, worth(game, self.seat))
            self.kept.append(f"bid:{game.turn}{card}:{most}")


def worth(game: Game, seat: int) -> int:
    """Return the highest bid that the advice prefers to passing."""
    options = game.decision(seat).options
    found = scores(game.view(seat).known, seat, options)
    passing = found[options.index(PASS)]
    wanted = [word - NUMBER for word, score in zip(options, found, strict=True) if word != PASS and score >= passing]
    return max(wanted, default=game.bid + 1)


def play(seed: int, seat: int, script: str, **options: Any) -> Person:
    """Play one game with a simulated person in this seat and Adepts in the others, and return the person with the
    counts."""
    game = cast(Game, sandtable.new("classic", seed=seed, seats=6, **options))
    bots: list[Bot] = [make("G") for _ in range(6)]
    person, rng = Person(seat, script), Rng(seed)
    rngs = [rng.fork() for _ in bots]
    silent: dict[int, int] = {}
    while not game.over:
        speak(game, bots, silent)
        asked = game.to_act[0]
        given = person.standing(game) if asked == seat else None
        if given is None or game.decision(asked).kind in FOR_GOOD:
            wanted = bots[asked].choose(game.view(asked), game.decision(asked), rngs[asked])
            if given is None or person.wakes(game, given, wanted):
                given = wanted
                if asked == seat:
                    person.note(game, given)
        game.apply(asked, given)
    return person


def main() -> int:
    ap = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    ap.add_argument("--games", type=int, default=6, help="games of each kind")
    ap.add_argument("--seed", type=int, default=1, help="seed of the first game")
    ap.add_argument("--script", choices=SCRIPTS, help="this one alone")
    args = ap.parse_args()
    good = True
    for script in [args.script] if args.script else SCRIPTS:
        for advanced in (False, True):
            found = [play(args.seed + n, n % 6, script, advanced=advanced) for n in range(args.games)]
            counts = [person.asked.total() for person in found]
            kinds = sum((person.asked for person in found), Counter[str]())
            seconds = [person.moments * MOMENT for person in found]
            good = good and (script == "clicks" or max(counts) <= MOST) and not kinds["moment"]
            good = good and max(seconds) <= MOST_SECONDS
            alone = mean(person.alone.total() for person in found)
            print(
                f"{script}, {'advanced' if advanced else 'basic'}: {mean(counts):.0f} questions a game "
                f"({min(counts)} to {max(counts)}), {alone:.0f} answered alone in {mean(seconds):.1f} s "
                f"(at most {max(seconds):.1f})"
            )
            print("  " + ", ".join(f"{kind} {n / len(found):.1f}" for kind, n in kinds.most_common(10)))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
