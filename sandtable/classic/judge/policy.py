"""The advice for bots: a score for each option of a seat, and each seat's chance to win.

The bot `greedy` plays the option with the best score; `search` uses the scores as its prior. The advice works on a full
position or on the knowledge of a view, with the same result: it reads other seats' holdings only through `knowledge`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.classic.content.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    HARKONNEN,
    IXIANS,
    SPACING_GUILD,
    TLEILAXU,
)
from sandtable.classic.content.phases import MENTAT_PAUSE
from sandtable.classic.judge import bargains, fight, fight_powers, journeys, market, powers, prospects
from sandtable.classic.judge.outlook import chances
from sandtable.classic.rules import frames
from sandtable.classic.rules.dials import PLACE
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.question import COUNTS_PLAIN, QUESTION
from sandtable.classic.rules.setup import FREMEN_PARTS
from sandtable.classic.rules.state import Frame, State
from sandtable.classic.rules.words import FACTION, NUMBER, YES
from sandtable.core import mixing
from sandtable.core.rng import Rng

__all__ = ["best", "chances", "horizon", "play_on", "price", "scores", "secrecy", "weighty"]

Scorer = Callable[[State, Frame, int, list[int]], list[float]]
PHASES_A_TURN: Final = 16

# The strength of each faction when played by these bots: used to choose a faction, and to predict the winner.
STRENGTH: Final[dict[int, float]] = {
    ATREIDES: 6.0, HARKONNEN: 6.5, FREMEN: 5.0, EMPEROR: 5.5, SPACING_GUILD: 5.0, BENE_GESSERIT: 3.0, IXIANS: 4.0,
    TLEILAXU: 3.5,
}  # fmt: skip
PRICE: Final = 0.043  # worth of one spice, on the scale of a logit
LEAST_CHANCE: Final = 0.05
# The questions worth a search. Those that everybody is asked again and again are not among them.
WEIGHTY: Final = frozenset((
    frames.ASK_PLAN, frames.ASK_SHOW, frames.ASK_VOICE, frames.ASK_SIGHT, frames.ASK_BATTLE,
    frames.ASK_SHIP, frames.ASK_MOVE, frames.ASK_RIDE, frames.ASK_GO,
    frames.ASK_WAR, frames.ASK_ARMS, frames.ASK_INTRUSION, frames.ASK_WEATHER, frames.ASK_ATOMICS,
    frames.ASK_ALLIANCE, frames.ASK_ACCEPT,
))  # fmt: skip
# Secret choices and the heat of each (`mixing`): an answer that is worse by this much spice is still given about a
# third as often as the best.
SECRET: Final[dict[int, float]] = {
    frames.ASK_PREDICTION: 2.5, frames.ASK_TRAITOR: 1.2, frames.ASK_DIVIDE: 3.0, frames.ASK_PLACE: 1.5,
    frames.ASK_KEEP_CARD: 1.0, frames.ASK_DIAL: 2.0, frames.ASK_SUPPORT: 2.0, frames.ASK_SORT: 1.0,
    frames.ASK_SWAP_CARD: 1.0, frames.ASK_BID: 0.65, frames.ASK_STOP: 0.5, frames.ASK_BATTLE_STOP: 0.5,
    frames.ASK_SHOW: 1.0, frames.ASK_PLAN: 1.0, frames.ASK_FACE: 1.0, frames.ASK_GIVE_BACK: 1.0,
    frames.ASK_REVEAL: 1.0,
}  # fmt: skip
# By the index of an answer of a plan: foes try to guess the leader most, and spice paid beyond need is lost.
PLAN: Final[dict[int, float]] = {0: 1.6, fight.BACKED: 0.3}
FORETOLD: Final = 5  # the turn in which a victory is expected
# First Fremen forces by part of the map: Tabr, two sectors of False Wall South, three of False Wall West.
DIVISION: Final[dict[int, int]] = dict(zip(FREMEN_PARTS, (5, 0, 3, 0, 2, 0), strict=True))


def _first(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score all options equally, so that the bot plays the first one."""
    return [0.0 for _ in options]


def _yes(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [1.0 if option == YES else 0.0 for option in options]


def _no(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [0.0 if option == YES else 1.0 for option in options]


def _most(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [float(option) for option in options]


def _least(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [-float(option) for option in options]


def _faction(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [STRENGTH[option - FACTION] for option in options]


def _prediction(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score predictions: prefer the strongest faction, and the turn in which games are usually won."""
    if not s.answers[seat]:
        return _faction(s, f, seat, options)
    return [-abs(float(option - NUMBER - min(FORETOLD, s.rules.turns))) for option in options]


def _divide(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score divisions of the Fremen forces: prefer the numbers of DIVISION for each part, then the most Fedaykin."""
    counted, part = QUESTION[f[0]].counts(s, f, seat)
    if counted == COUNTS_PLAIN:
        return [-abs(float(option - NUMBER - DIVISION[part])) for option in options]
    return _most(s, f, seat, options)


def _table() -> list[Scorer]:
    found: list[Scorer] = [_first for _ in range(frames.FRAMES)]
    known: dict[int, Scorer] = {
        frames.ASK_FACTION: _faction,
        frames.ASK_PREDICTION: _prediction,
        frames.ASK_TRAITOR: powers.traitor_scores,
        frames.ASK_DIVIDE: _divide,
        frames.ASK_PLACE: journeys.place_scores,
        frames.ASK_KEEP_CARD: market.card_scores,
        frames.ASK_DIAL: powers.dial_scores,
        frames.ASK_POINT: powers.point_scores,
        frames.ASK_MOBILE: powers.mobile_scores,
        frames.ASK_MOMENT: powers.moment_scores,
        frames.ASK_STOP: powers.stop_scores,
        frames.ASK_WEATHER: powers.weather_scores,
        frames.ASK_ATOMICS: powers.atomics_scores,
        frames.ASK_STORM_LOSS: _least,
        frames.ASK_HARVEST: powers.harvest_scores,
        frames.ASK_WORM: powers.worm_scores,
        frames.ASK_SPARE: _yes,
        frames.ASK_ALLIANCE: prospects.alliance_scores,
        frames.ASK_ACCEPT: prospects.accept_scores,
        frames.ASK_RIDE: journeys.ride_scores,
        frames.ASK_CHARITY: _yes,
        frames.ASK_SUPPORT: market.support_scores,
        frames.ASK_SORT: market.away_scores,
        frames.ASK_SWAP: _no,
        frames.ASK_SWAP_CARD: market.away_scores,
        frames.ASK_BID: market.bid_scores,
        frames.ASK_PAY: market.pay_scores,
        frames.ASK_REDRAW: market.redraw_scores,
        frames.ASK_REVIVE: market.revive_scores,
        frames.ASK_LEADER: market.leader_scores,
        frames.ASK_LIMIT: _yes,
        frames.ASK_GRANT: _yes,
        frames.ASK_EXTRA: market.extra_scores,
        frames.ASK_EARLY: market.early_scores,
        frames.ASK_PRICE: market.price_scores,
        frames.ASK_BUY_LEADER: market.buy_scores,
        frames.ASK_WAR: journeys.war_scores,
        frames.ASK_GO: journeys.go_scores,
        frames.ASK_SHIP: journeys.ship_scores,
        frames.ASK_GUILD_STOP: journeys.guild_stop_scores,
        frames.ASK_ALONG: journeys.along_scores,
        frames.ASK_INTRUSION: journeys.intrusion_scores,
        frames.ASK_MOVE: journeys.move_scores,
        frames.ASK_HAJR: journeys.hajr_scores,
        frames.ASK_ARMS: journeys.arms_scores,
        frames.ASK_BATTLE: fight_powers.battle_scores,
        frames.ASK_VOICE: fight_powers.voice_scores,
        frames.ASK_SIGHT: fight_powers.sight_scores,
        frames.ASK_SHOW: fight.show_scores,
        frames.ASK_PLAN: fight.plan_scores,
        frames.ASK_BATTLE_STOP: powers.battle_stop_scores,
        frames.ASK_CALL: powers.call_scores,
        frames.ASK_TOOTH: fight_powers.tooth_scores,
        frames.ASK_LOSSES: fight_powers.losses_scores,
        frames.ASK_KEEP: market.keep_scores,
        frames.ASK_TOKEN: _first,
        frames.ASK_CAPTIVE: powers.captive_scores,
        frames.ASK_EXCHANGE: _most,
        frames.ASK_DANCE: powers.dance_scores,
        frames.ASK_DANCERS: powers.dancers_scores,
        frames.ASK_FACE_SWAP: _no,
        frames.ASK_FACE: _first,
        frames.ASK_TRUTH: powers.truth_scores,
        frames.ASK_GHOLA: market.ghola_scores,
        frames.ASK_FREE: market.ghola_scores,
        frames.ASK_TAKE: powers.take_scores,
        frames.ASK_GIVE_BACK: market.away_scores,
        frames.ASK_STOP_REVIVAL: powers.harm_scores,
        frames.ASK_SEE_PLAN: _first,
        frames.ASK_REVEAL: _first,
        frames.ASK_GIFT: market.gift_scores,
        frames.ASK_CALL_WORM: powers.worm_scores,
    }
    for number, scorer in known.items():
        found[number] = scorer
    return found


SCORERS: Final[list[Scorer]] = _table()


def scores(s: State, seat: int, options: list[int]) -> list[float]:
    """Return the score of each option for this seat, which is asked now."""
    frame = s.stack[-1]
    return SCORERS[frame[0]](s, frame, seat, options)


def best(s: State, seat: int, options: list[int]) -> int:
    """Return the option with the highest score; of equal ones, the first."""
    if len(options) == 1:
        return options[0]
    liked = scores(s, seat, options)
    top = 0
    for i in range(1, len(options)):
        if liked[i] > liked[top]:
            top = i
    return options[top]


def answer(s: State, seat: int, options: list[int]) -> int:
    """Return the free word that a seat listed by `Game.called` says now: an answer to an offer, how much its ally may
    use, or a wish; -1 for none."""
    return bargains.answer(s, seat, options)


def secrecy(s: State, seat: int) -> float:
    """Return how random this seat's choice should be, as the temperature of a softmax over the scores; 0 if its answer
    is public (`parts.SecretAdvice`)."""
    asked = s.stack[-1][0] if s.stack else 0
    if asked == frames.ASK_PLAN and len(s.answers[seat]) in PLAN:
        return PLAN[len(s.answers[seat])]
    return SECRET.get(asked, 0.0)


def price(s: State, seat: int) -> float:
    """Return how much one point of score changes the chance to win (`parts.PricedAdvice`): little if the chance is near
    0 or 1."""
    chance = max(LEAST_CHANCE, min(1.0 - LEAST_CHANCE, chances(s)[seat]))
    return PRICE * chance * (1.0 - chance)


def drawn_answer(game: Game, seat: int, options: list[int]) -> int:
    """Return the best option, or one drawn at random if the choice is secret (`secrecy`).

    The draw follows from the random key of this world, so that a search always meets the same answers. In a battle it
    follows from the place too, but not from earlier moves, so that all options of the search meet the same luck.
    """
    heat = secrecy(game, seat)
    if heat == 0.0:
        return best(game, seat, options)
    when = (game.turn << 8) + game.battle[PLACE] if game.battle else game.before + (1 << 18)
    luck = Rng(int.from_bytes(game.chance.key[:6], "little") ^ (when << 4) ^ seat ^ (len(game.answers[seat]) << 24))
    return options[mixing.draw(mixing.shares(scores(game, seat, options), heat), luck)]


def weighty(s: State, seat: int) -> bool:
    """Tell whether a seat's decision is worth a search: battle plans, shipments, moves and alliances are.

    Questions that everybody is asked all the time are not worth it (CLA-20.2), nor are bids and revivals, whose effect
    comes long after the horizon.
    """
    return len(s.stack) > 0 and s.stack[-1][0] in WEIGHTY


# --- looking ahead -------------------------------------------------------------------------
def clock_of(s: State) -> int:
    """Return the number of phases from the beginning of the game to the current one."""
    return s.turn * PHASES_A_TURN + s.phase


def horizon(s: State, ahead: int) -> int:
    """Return the time (`clock_of`) at which a search stops: the Mentat Pause of this turn, or of a later one if `ahead`
    is more than two. `ahead` counts stretches of half a turn."""
    return (s.turn + (ahead - 1) // 2) * PHASES_A_TURN + MENTAT_PAUSE


def play_on(game: Game, seat: int, until: int) -> bool:
    """Let the advice choose for every seat until this seat has a real choice, and return True then.

    With NOBODY as the seat, play without stopping for anybody. Return False if the game ends or `clock_of` exceeds
    `until` first.
    """
    while game.stack and (game.sealed or clock_of(game) <= until):
        if game.renew:
            bargains.help_anew(game)
        asked = game.to_act
        frame = game.stack[-1]
        question = QUESTION[frame[0]]
        other = seat if seat in asked else asked[0]
        options = question.options(game, frame, other)
        if len(options) == 1:
            game.take(other, options[0])
        elif other == seat:
            return True
        else:
            game.take(other, drawn_answer(game, other, options))
    return False
