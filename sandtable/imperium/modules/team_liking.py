"""Scores of the answers to the questions for teams, for bots."""

from __future__ import annotations

from typing import cast

from sandtable.imperium.judge.conflict import best_deployment, conflict_worth
from sandtable.imperium.judge.judgement import CARD_WORTH, Worth
from sandtable.imperium.judge.liking import no_scores, unit_score, yes_scores
from sandtable.imperium.judge.questions import Liking, liked
from sandtable.imperium.modules.team_seats import ALLIES, COMMANDERS, GOODS, INTRIGUE_GOOD, allies_of, team_of, teams_of
from sandtable.imperium.modules.team_trade import good_of
from sandtable.imperium.modules.team_troops import Deploying
from sandtable.imperium.modules.team_worth import dealt, gain_of_giving, given_of, trade_worth
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, NONE, NUMBER_0, SEAT_0, W_UNIT, YES


def ally_scores(s: State, options: list[int]) -> list[float]:
    """Return the score of supporting each ally that the options name: the worth of more troops in its Conflict, plus a
    little for each troop in its garrison and supply."""
    scores = []
    for option in options:
        p = s.players[option - SEAT_0]
        w = Worth(s, option - SEAT_0)
        fights = conflict_worth(w, p.conflict, 3.0) - conflict_worth(w, p.conflict, 0.0) if p.units() else 0.0
        scores.append(fights + 0.1 * p.garrison + 0.05 * p.supply)
    return scores


class OfAlliesLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return ally_scores(s, options)


class MasterLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return no_scores(options)  # it serves only once in a game: send it last


class ThroneLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return as the score of moving each card to the Throne Row the card's fixed worth, which the own team can then
        acquire and opponents cannot."""
        return [CARD_WORTH[s.rules.kind[option]] for option in options]


class WhichRowLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return no_scores(options)  # opponents cannot take cards from the Throne Row


class YieldLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores for yes and no: yes (leave the better reward to the tied teammate) is higher if the better
        reward is worth less to the player than to the teammate, or if the teammate has already been asked."""
        other = next(ally for ally in ALLIES[team_of(frame[1])] if ally != frame[1])
        if (teams_of(s).asked >> other) & 1:
            return yes_scores(options)
        mine, theirs = Worth(s, frame[1]), Worth(s, other)
        better = mine.reward(1) - mine.reward(2) <= theirs.reward(1) - theirs.reward(2)
        return yes_scores(options) if better else no_scores(options)


class TeamMayLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        worth = Worth(s, frame[1]).of(NODES[frame[2]].kids[0])
        return [worth if option == YES else 0.0 for option in options]


class ContributeLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores for the numbers of spice to contribute: the number nearest to the amount that the commander
        lacks gets the highest."""
        commander = s.players[COMMANDERS[team_of(frame[1])]]
        missing = max(0, NODES[frame[2]].a - frame[3] - commander.spice)
        return [-abs(option - NUMBER_0 - missing) * 1.0 for option in options]


class DealLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        a, b = [s.rules.kind[option] for option in options]
        return [dealt(w, a, b), dealt(w, b, a)]


class TradeWithLiking(OfAlliesLiking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        w = Worth(s, frame[1])
        return [0.0 if option == NONE else trade_worth(w, option - SEAT_0) for option in options]


class TradeGoodLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        first = s.rules.vocabulary.numbers[f"good:{GOODS[0]}"]
        giver, to = Worth(s, frame[1]), Worth(s, frame[3])
        scores = []
        for option in options:
            if option == NONE:
                scores.append(0.0)
            elif option - first == INTRIGUE_GOOD:
                scores.append(-0.5)
            else:
                scores.append(given_of(giver, option - first) * gain_of_giving(giver, to, option - first) - 0.05)
        return scores


class TradeAmountLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        good = good_of(frame)
        giver = Worth(s, frame[1])
        gain = gain_of_giving(giver, Worth(s, frame[3]), good)
        most = given_of(giver, good)
        return [gain * (option - NUMBER_0) if option - NUMBER_0 <= most else -1.0 for option in options]


class TradeCardLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [1.0 if option == DONE else 0.0 for option in options]


class DeployingLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        best = best_deployment(Worth(s, frame[1]), cast(Deploying, self.question).most(frame))
        return [-abs(option - NUMBER_0 - best) * 1.0 for option in options]


class AllyDeploysLiking(DeployingLiking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return a score for each number of troops, as in other questions about deploying, and for each other kind of
        unit the worth of deploying it."""
        numbers = [option for option in options if s.rules.sort[option] != W_UNIT]
        scores = super().scores(s, frame, numbers)
        w = Worth(s, frame[1])
        return scores + [unit_score(w, s.rules.units[s.rules.kind[option]]) for option in options[len(numbers) :]]


class ReinforceLiking(Liking):
    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Return scores for the number of troops that the first ally gets: higher for more troops if that ally gains at
        least as much from troops as the second, otherwise lower."""
        first, second = allies_of(frame[1])
        liked = ally_scores(s, [SEAT_0 + first, SEAT_0 + second])
        toward = 1.0 if liked[0] >= liked[1] else -1.0
        return [toward * (option - NUMBER_0) for option in options]


liked("served", OfAlliesLiking())
liked("send_swordmaster", MasterLiking())
liked("activate", OfAlliesLiking())
liked("behalf", OfAlliesLiking())
liked("throne", ThroneLiking())
liked("which_row", WhichRowLiking())
liked("yield", YieldLiking())
liked("contribute", ContributeLiking())
liked("deal_contracts", DealLiking())
liked("team_may", TeamMayLiking())
liked("trade_with", TradeWithLiking())
liked("trade_good", TradeGoodLiking())
liked("trade_amount", TradeAmountLiking())
liked("trade_card", TradeCardLiking())
liked("ally_deploy", AllyDeploysLiking())
liked("reinforce", ReinforceLiking())
liked("reinforced", DeployingLiking())
