"""Questions that only a team has: whom a commander serves, what an ally deploys, trade, the Throne Row, ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sandtable.core.decisions import Decision
from sandtable.imperium.judge.judgement import CARD_WORTH, Worth, best_deployment, conflict_worth
from sandtable.imperium.judge.liking import no_scores, yes_scores
from sandtable.imperium.language.effects import NO_NODE, Effect
from sandtable.imperium.modules.choam import complete, contracts_of, turn_up
from sandtable.imperium.modules.choam_worth import worth_of
from sandtable.imperium.modules.team_effects import (
    bounds,
    give_goods,
    give_intrigue,
    go_on_paying,
    held,
    reinforce,
)
from sandtable.imperium.modules.teams import (
    ALLIES,
    ASK_ACTIVATE,
    ASK_ALLY_DEPLOY,
    ASK_BEHALF,
    ASK_CONTRIBUTE,
    ASK_DEAL,
    ASK_MASTER,
    ASK_REINFORCE,
    ASK_REINFORCED,
    ASK_SERVED,
    ASK_TEAM_MAY,
    ASK_THRONE,
    ASK_TRADE_AMOUNT,
    ASK_TRADE_CARD,
    ASK_TRADE_GOOD,
    ASK_TRADE_WITH,
    ASK_WHICH_ROW,
    ASK_YIELD,
    COMMANDERS,
    GOODS,
    ID,
    INTRIGUE_GOOD,
    MASTER,
    activate,
    allies_of,
    beneficiaries,
    clockwise,
    enthrone,
    figures_for,
    go_on_ending,
    is_commander,
    send_figure,
    serve,
    served_now,
    team_of,
    teams_of,
    throne_candidates,
)
from sandtable.imperium.rules.acts import deploy
from sandtable.imperium.rules.catalog import CONTRACTS, NODES, OF_CARD, OF_CONTRACT, OF_LEADER
from sandtable.imperium.rules.draws import settle_acquired
from sandtable.imperium.rules.intrigue import play_now
from sandtable.imperium.rules.question import (
    ABOUT_CARD,
    ABOUT_CONFLICT,
    ABOUT_HAND,
    ABOUT_INTRIGUE,
    ABOUT_NODE,
    ABOUT_NOTHING,
    GOAL,
    MOST,
    PARTY,
    Question,
    declare,
)
from sandtable.imperium.rules.resolve import do
from sandtable.imperium.rules.reveal import begin_reveal
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import DONE, NO, NONE, NUMBER_0, NUMBERS, SEAT_0, YES, each_once

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

MOST_GIVEN: Final = NUMBERS - 1  # at once, of one good: there is no word for more (R-UPR-48)
ANSWER: Final = 1  # a gift is being answered


def ally_scores(s: State, options: list[int]) -> list[float]:
    """The ally that can make more of it: in the Conflict or about to be, and not far behind."""
    scores = []
    for option in options:
        p = s.players[option - SEAT_0]
        w = Worth(s, option - SEAT_0)
        fights = conflict_worth(w, p.conflict, 3.0) - conflict_worth(w, p.conflict, 0.0) if p.units() else 0.0
        scores.append(fights + 0.1 * p.garrison + 0.05 * p.supply)
    return scores


class OfAllies(Question):
    """One of the own allies is named, by its seat."""

    __slots__ = ()

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.tell import telling

        return telling.tell_word(decision, option, words, known, names)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return ally_scores(s, options)


class Served(OfAllies):
    """Which ally the Agent serves that is sent: the one its arrow points to (UPR-S3.2, S3.3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SERVED, "served", "UPR-S3.2", ABOUT_HAND, GOAL)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + ally for ally in served_now(s, frame[1])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        serve(s, frame[1], frame[2], frame[3], action - SEAT_0)


class Master(Question):
    """Whether the Swordmaster goes, where an Agent with one arrow could as well (UPR-S11.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_MASTER, "send_swordmaster", "UPR-S11.2", ABOUT_HAND, GOAL, PARTY)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        figure = MASTER if action == YES else figures_for(s, frame[1], frame[4])[0]
        send_figure(s, frame[1], frame[2], frame[3], figure)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return no_scores(options)  # it serves once in a game: last


class Activate(OfAllies):
    """For which ally a commander reveals (UPR-S3.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_ACTIVATE, "activate", "UPR-S3.4")

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + ally for ally in ALLIES[team_of(frame[1])]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        activate(s, frame[1], action - SEAT_0)
        begin_reveal(s, frame[1])


class Behalf(OfAllies):
    """For which ally a commander plays an Intrigue card (UPR-S13.1, R-UPR-45)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_BEHALF, "behalf", "UPR-S13.1", ABOUT_INTRIGUE, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + ally for ally in beneficiaries(s, frame[1], frame[2], frame[3])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        activate(s, frame[1], action - SEAT_0)
        s.players[frame[1]].intrigue.append(frame[2])
        play_now(s, frame[1], frame[2], frame[3])


# --- deploying ---------------------------------------------------------------------------
class Deploying(Question):
    """How many troops an ally sends into the Conflict: the decision is its own (UPR-S3.5)."""

    __slots__ = ()

    def most(self, frame: Frame) -> int:
        raise NotImplementedError(self.name)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [NUMBER_0 + n for n in range(self.most(frame) + 1)]

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        best = best_deployment(Worth(s, frame[1]), self.most(frame))
        return [-abs(option - NUMBER_0 - best) * 1.0 for option in options]

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        return words.say("do-deploy", n=option - NUMBER_0)

    def troops_sent(self, decision: Decision, word: str) -> int | None:
        return int(word.partition(":")[2])


class AllyDeploys(Deploying):
    """What the activated ally deploys as its commander's turn ends: what was recruited, and up to two of its garrison
    on a combat space (UPR-S3.8)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_ALLY_DEPLOY, "ally_deploy", "UPR-S3.8", ABOUT_NOTHING, PARTY)

    def most(self, frame: Frame) -> int:
        return frame[2]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        n = action - NUMBER_0
        s.cause = s.rules.space_thing[s.turn_space] if s.turn_space >= 0 else 0
        s.allowance -= n
        deploy(s, frame[1], n)
        teams_of(s).passed = s.allowance
        go_on_ending(s, frame[3], n)

    def fault(self, s: State, frame: Frame) -> str:
        return "" if is_commander(frame[3]) and frame[2] > 0 else "is asked for no commander, or for no troops"


class Reinforced(Deploying):
    """Which of the troops that it was given an ally deploys at once (UPR-S8.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_REINFORCED, "reinforced", "UPR-S8.1", ABOUT_NODE, MOST)

    def most(self, frame: Frame) -> int:
        return frame[3]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        n = action - NUMBER_0
        s.cause = NODES[frame[2]].thing
        counted = s.entered
        deploy(s, frame[1], n)
        if s.entered == counted and is_commander(s.turn_seat) and team_of(s.turn_seat) == team_of(frame[1]):
            s.entered += n  # in his turn a commander counts as having deployed them too (UPR-S9.2)
            s.deployed += n


class Reinforce(Question):
    """How many of the troops go to the first of the two allies; the other gets the rest (UPR-S8.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_REINFORCE, "reinforce", "UPR-S8.1", ABOUT_NODE, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        _, least, most = bounds(s, frame[1], NODES[frame[2]].a)
        return [NUMBER_0 + n for n in range(least, most + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        reinforce(s, frame[1], NODES[frame[2]], action - NUMBER_0)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Where they fight: the ally that gains more by them."""
        first, second = allies_of(frame[1])
        liked = ally_scores(s, [SEAT_0 + first, SEAT_0 + second])
        toward = 1.0 if liked[0] >= liked[1] else -1.0
        return [toward * (option - NUMBER_0) for option in options]

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.tell import telling

        first, second = allies_of(decision.seat)
        total = bounds(known, decision.seat, NODES[decision.node].a)[0] if known is not None else NODES[decision.node].a
        n = option - NUMBER_0
        return words.say(
            "do-reinforce",
            n=n,
            rest=total - n,
            first=telling.tell_seat(first, names, words, known),
            second=telling.tell_seat(second, names, words, known),
        )


# --- trade -------------------------------------------------------------------------------
def wants(s: State, seat: int, good: int) -> float:
    """What one of a good is worth to the seat."""
    w = Worth(s, seat)
    return (w.solari, w.spice, w.water, w.intrigue)[good]


def gain_of_giving(s: State, giver: int, to: int, good: int) -> float:
    """What the team gains by one of a good that changes hands."""
    return wants(s, to, good) - wants(s, giver, good)


class TradeWith(OfAllies):
    """With which teammate it is traded, if at all (UPR-S8.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_WITH, "trade_with", "UPR-S8.2", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [*(SEAT_0 + other for other in clockwise(frame[1])[1:]), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action != NONE:
            ask_for_gift(s, frame[1], frame[2], action - SEAT_0, 0)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        scores = []
        for option in options:
            best = 0.0
            if option != NONE:
                other = option - SEAT_0
                for good in range(INTRIGUE_GOOD):
                    if held(s, frame[1], good):
                        best = max(best, gain_of_giving(s, frame[1], other, good))
                    if held(s, other, good):
                        best = max(best, gain_of_giving(s, other, frame[1], good))
            scores.append(best)
        return scores


def ask_for_gift(s: State, seat: int, node: int, other: int, answer: int) -> None:
    """What the seat gives the other, if it has anything; then the other answers."""
    if any(held(s, seat, good) for good in range(len(GOODS))):
        s.stack.append((ASK_TRADE_GOOD, seat, node, other, answer))
    elif not answer:
        ask_for_gift(s, other, node, seat, ANSWER)


class TradeGood(Question):
    """Which one good the seat gives, or nothing (UPR-S8.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_GOOD, "trade_good", "UPR-S8.2", ABOUT_NODE, PARTY, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        first = s.rules.vocabulary.numbers[f"good:{GOODS[0]}"]
        return [*(first + good for good in range(len(GOODS)) if held(s, frame[1], good)), NONE]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, node, other, answer = frame
        if not answer:
            ask_for_gift_later(s, other, node, seat)
        if action == NONE:
            return
        good = action - s.rules.vocabulary.numbers[f"good:{GOODS[0]}"]
        if good == INTRIGUE_GOOD:
            s.stack.append((ASK_TRADE_CARD, seat, node, other, 0))
        else:
            s.stack.append((ASK_TRADE_AMOUNT, seat, node, other, good))

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        first = s.rules.vocabulary.numbers[f"good:{GOODS[0]}"]
        scores = []
        for option in options:
            if option == NONE:
                scores.append(0.0)
            elif option - first == INTRIGUE_GOOD:
                scores.append(-0.5)
            else:
                scores.append(gain_of_giving(s, frame[1], frame[3], option - first) - 0.05)
        return scores

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        word = decision.vocabulary.word(option)
        return words.say("do-trade-good", good="nothing" if option == NONE else word.partition(":")[2])

    def asked(self, decision: Decision, words: Words, known: State | None) -> str:
        from sandtable.imperium.tell import telling

        other = known.stack[-1][3] if known is not None else -1
        return words.say("ask-trade-good", other=telling.tell_seat(other, None, words, known))


def ask_for_gift_later(s: State, seat: int, node: int, other: int) -> None:
    """The answer to a gift, once that is given: what it brings may be given back."""
    s.stack.append((ASK_TRADE_GOOD, seat, node, other, ANSWER))


class TradeAmount(Question):
    """How many of the good are given."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_AMOUNT, "trade_amount", "UPR-S8.2", ABOUT_NODE, PARTY, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [NUMBER_0 + n for n in range(1, min(MOST_GIVEN, held(s, frame[1], frame[4])) + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        give_goods(s, frame[1], frame[3], frame[4], action - NUMBER_0)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        gain = gain_of_giving(s, frame[1], frame[3], frame[4])
        half = (held(s, frame[1], frame[4]) + 1) // 2
        return [gain * (option - NUMBER_0) if option - NUMBER_0 <= half else -1.0 for option in options]

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        n = option - NUMBER_0
        if known is None:
            return str(n)
        return words.say("amount-" + GOODS[known.stack[-1][4]], n=n)


class TradeCard(Question):
    """Which Intrigue cards are given, one after the other (UPR-S8.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TRADE_CARD, "trade_card", "UPR-S8.2", ABOUT_NODE, PARTY, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        words = each_once(sorted(s.players[frame[1]].intrigue), s.rules.intrigue_word)
        return [*words, DONE] if frame[4] else words

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == DONE:
            return
        s.cause = NODES[frame[2]].thing
        give_intrigue(s, frame[1], frame[3], s.rules.kind[action])
        if s.players[frame[1]].intrigue:
            s.stack.append((ASK_TRADE_CARD, frame[1], frame[2], frame[3], frame[4] + 1))

    def hidden(self, s: State, seat: int) -> bool:
        return len(s.players[seat].intrigue) > 1

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return [1.0 if option == DONE else 0.0 for option in options]


# --- the Throne Row ----------------------------------------------------------------------
class Throne(Question):
    """Which card of the Imperium Row is moved to the Throne Row (UPR-S10.1); at set-up too (UPR-S2.12)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_THRONE, "throne", "UPR-S10.1", ABOUT_NOTHING)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.acquire_word[kind] for kind in throne_candidates(s)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = self.thing(s, frame)
        enthrone(s, frame[1], s.rules.kind[action])

    def thing(self, s: State, frame: Frame) -> int:
        return NODES[frame[2]].thing if frame[2] != NO_NODE else OF_LEADER | s.players[frame[1]].leader

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """What the own team wants, and what the others would."""
        return [CARD_WORTH[s.rules.kind[option]] for option in options]

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.tell import telling

        return telling.tell_thing(OF_CARD | speaking(decision.vocabulary).kind[option], words)


class WhichRow(Question):
    """From which row a card is acquired that lies in both: yes is the Throne Row."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_WHICH_ROW, "which_row", "UPR-S10.2", ABOUT_CARD, MOST, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            teams_of(s).throne.remove(frame[2])
        else:
            s.row.remove(frame[2])
        settle_acquired(s, frame[1], frame[2], frame[3])

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        return no_scores(options)  # what lies in the Throne Row is safe


# --- Combat ------------------------------------------------------------------------------
class Yield(Question):
    """Whether an ally that ties with the other of its team lets it have the better reward (UPR-S13.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_YIELD, "yield", "UPR-S13.5", ABOUT_CONFLICT, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            teams_of(s).yielded |= 1 << frame[1]
            if s.journal is not None:
                s.cause = 0
                s.note("yielded", frame[1], 1)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """Somebody should: whoever makes less of the better reward."""
        other = next(ally for ally in ALLIES[team_of(frame[1])] if ally != frame[1])
        if (teams_of(s).asked >> other) & 1:
            return yes_scores(options)
        mine, theirs = Worth(s, frame[1]), Worth(s, other)
        better = mine.reward(1) - mine.reward(2) <= theirs.reward(1) - theirs.reward(2)
        return yes_scores(options) if better else no_scores(options)


class TeamMay(Question):
    """Whether a player takes what all of the team may have (UPR-S5.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TEAM_MAY, "team_may", "UPR-S5.4", ABOUT_NODE, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            do(s, frame[1], NODES[frame[2]].kids[0])

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        worth = Worth(s, frame[1]).of(NODES[frame[2]].kids[0])
        return [worth if option == YES else 0.0 for option in options]

    def effect_left(self, decision: Decision, known: State | None) -> Effect:
        return NODES[decision.node].kids[0]


# --- what allies pay, and contracts for them ---------------------------------------------
class Contribute(Question):
    """How much an ally adds to what its commander pays (R-UPR-49)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_CONTRIBUTE, "contribute", "UPR-S3.6", ABOUT_NODE, MOST, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        rest = NODES[frame[2]].a - frame[3]
        return [NUMBER_0 + n for n in range(min(rest, s.players[frame[1]].spice) + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, node, first, asked = frame
        given = [first, 0]
        given[asked] = action - NUMBER_0
        go_on_paying(s, COMMANDERS[team_of(seat)], NODES[node], given, asked + 1)

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        """As much as is missing, and no more."""
        commander = s.players[COMMANDERS[team_of(frame[1])]]
        missing = max(0, NODES[frame[2]].a - frame[3] - commander.spice)
        return [-abs(option - NUMBER_0 - missing) * 1.0 for option in options]


def deal(s: State, seat: int, first_gets: int) -> None:
    """One contract to each ally; then new ones are turned up."""
    part = contracts_of(s)
    first, second = allies_of(seat)
    other = part.offer[1] if part.offer[0] == first_gets else part.offer[0]
    part.offer = []
    for ally, kind in ((first, first_gets), (second, other)):
        part.held[ally].append(kind)
        if s.journal is not None:
            s.note("contract", ally, 1, OF_CONTRACT | kind)
    turn_up(s)
    for ally, kind in ((first, first_gets), (second, other)):
        if CONTRACTS[kind].done == "immediate":
            complete(s, ally, kind)


class Deal(Question):
    """Which of the two contracts the first ally gets; the other gets the other one."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_DEAL, "deal_contracts", "UPR-S12.1", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.contract_word[kind] for kind in contracts_of(s).offer]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        deal(s, frame[1], s.rules.kind[action])

    def scores(self, s: State, frame: Frame, options: list[int]) -> list[float]:
        first, second = allies_of(frame[1])
        mine, theirs = Worth(s, first), Worth(s, second)
        a, b = [s.rules.kind[option] for option in options]
        return [worth_of(mine, a) + worth_of(theirs, b), worth_of(mine, b) + worth_of(theirs, a)]

    def label(
        self, decision: Decision, option: int, words: Words, known: State | None, names: Sequence[str] | None
    ) -> str:
        from sandtable.imperium.tell import telling

        first, _ = allies_of(decision.seat)
        piece = telling.tell_thing(OF_CONTRACT | speaking(decision.vocabulary).kind[option], words)
        return words.say("do-deal-contract", piece=piece, who=telling.tell_seat(first, names, words, known))


declare(Served(), Master(), Activate(), Behalf(), AllyDeploys(), Reinforce(), Reinforced(), module=ID)
declare(
    TradeWith(),
    TradeGood(),
    TradeAmount(),
    TradeCard(),
    Throne(),
    WhichRow(),
    Yield(),
    Contribute(),
    Deal(),
    TeamMay(),
    module=ID,
)
