"""The effects of cards played at any time, and of the factions' Karama powers (CLA-17, CLA-20.6)."""

from __future__ import annotations

from sandtable.classic.content.factions import BENE_GESSERIT, FACTION_LEADERS, TLEILAXU
from sandtable.classic.content.map import MOBILE, TERRITORIES
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import IS_SAND
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER, SEEN, side_of
from sandtable.classic.rules.goods import haderach_dead, revive_haderach, revive_leader
from sandtable.classic.rules.memory import (
    forget_hand,
    hear,
    names_traitor,
    note_another,
    note_gone,
    seen_in_hand,
    show_card,
    show_traitor,
)
from sandtable.classic.rules.question import Question, declare
from sandtable.classic.rules.revival import bring_back, free_income, in_tanks, starred_there
from sandtable.classic.rules.state import ALIVE, NOBODY, STEAL_LUCK, Frame, State
from sandtable.classic.rules.words import (
    FACTION,
    FORCES,
    HADERACH,
    LEADER,
    NO,
    NUMBER,
    TERRITORY,
    TRAITOR_HERO,
    TREACHERY_WORD,
    YES,
    traitor_of,
)

GHOLA_FORCES = 5
FREE_FORCES = 3


def others(s: State, seat: int) -> list[int]:
    return [FACTION + s.factions[other] for other in s.order if other != seat]


class Truth(Question):
    """Ask for the seat that a Truthtrance questions, and the subject; everybody hears the answer (CLA-17.1).

    The engine gives the answer. The subject is a card in hand or a traitor; for the Bene Gesserit also the predicted
    faction or turn (R-CLA-9).
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_TRUTH, "truthtrance", "CLA-17.4")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        if not answers:
            return others(s, seat)
        whom = s.seat_of[answers[0] - FACTION]
        found = [TREACHERY_WORD + kind for kind, copies in enumerate(s.rules.copies) if copies]
        for faction in s.factions:
            found += [LEADER + leader for leader in FACTION_LEADERS[faction]]
        if s.rules.box:
            found.append(TRAITOR_HERO)
        if s.factions[whom] == BENE_GESSERIT:
            found += others(s, whom)
            found += [NUMBER + turn for turn in range(1, s.rules.turns + 1)]
        return found

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == 2

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        whom = s.seat_of[given[seat][0] - FACTION]
        word = given[seat][1]
        true = is_so(s, whom, word)
        s.tell("truth", whom, YES if true else NO, word, cause=FACTION + s.factions[seat])
        s.learnt += 1
        if true and word >= TREACHERY_WORD:
            show_card(s, whom, word - TREACHERY_WORD)
        elif true and names_traitor(word):
            card = traitor_of(word)
            if card in s.traitors[whom]:
                show_traitor(s, whom, card)
            else:
                hear(s, whom, word, True)
        else:
            hear(s, whom, word, true)


def is_so(s: State, whom: int, word: int) -> bool:
    """Return the true answer of a Truthtrance: whether the statement `word` is true of a seat."""
    if word >= TREACHERY_WORD:
        return word - TREACHERY_WORD in s.hands[whom]
    if names_traitor(word):
        card = traitor_of(word)
        return card in s.traitors[whom] or (s.factions[whom] == TLEILAXU and card in s.dancers)
    if word >= FACTION:
        return s.predicted == s.seat_of[word - FACTION]
    return s.predicted_turn == word - NUMBER


class Ghola(Question):
    """Ask what a Tleilaxu Ghola revives: a leader of the seat's faction, or up to five forces (CLA-17.3, CLA-25.30)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_GHOLA, "ghola", "CLA-17.3")

    def most(self, s: State) -> int:
        return GHOLA_FORCES

    def leaders(self, s: State, seat: int) -> list[int]:
        """Return all dead leaders of the seat, also face down: the card overrides CLA-8.5 (CLA-1.6)."""
        return [leader for leader in FACTION_LEADERS[s.factions[seat]] if s.leader_is[leader] != ALIVE]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        if not answers:
            found = [LEADER + leader for leader in self.leaders(s, seat)]
            if haderach_dead(s, seat):
                found.append(HADERACH)
            if in_tanks(s, seat):
                found.append(FORCES)
            return found
        plain, starred = s.tanks[2 * seat], starred_there(s, seat)
        if len(answers) == 1 and plain:
            return [NUMBER + n for n in range(0 if starred else 1, min(self.most(s), plain) + 1)]
        chosen = answers[1] - NUMBER if plain else 0
        most = min(starred, self.most(s) - chosen)
        return [NUMBER + n for n in range(0 if chosen else 1, most + 1)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        if not answers or answers[0] != FORCES:
            return len(answers) > 0
        plain, starred = s.tanks[2 * seat], starred_there(s, seat)
        return len(answers) == 1 + (1 if plain else 0) + (1 if starred else 0)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        answers = given[seat]
        if answers[0] == HADERACH:
            revive_haderach(s, seat, self.rule)
        elif answers[0] != FORCES:
            revive_leader(s, seat, answers[0] - LEADER, self.rule)
        else:
            at = 1
            plain = 0
            starred = 0
            if s.tanks[2 * seat]:
                plain = answers[at] - NUMBER
                at += 1
            if starred_there(s, seat):
                starred = answers[at] - NUMBER
            bring_back(s, seat, plain, starred, self.rule)
        self.income(s)

    def income(self, s: State) -> None:
        """Give the Tleilaxu one spice for the use of this card (CLA-23.6)."""
        free_income(s)


class Free(Ghola):
    """Ask what the Emperor's Karama power revives without payment: a leader, or up to three forces."""

    def __init__(self) -> None:
        Question.__init__(self, frames.ASK_FREE, "free_revival", "CLA-20.6")

    def most(self, s: State) -> int:
        return FREE_FORCES

    def income(self, s: State) -> None:
        """Do nothing: a revival by this power does not count as free, so the Tleilaxu earn nothing."""


class CallWorm(Question):
    """Ask where the Fremen place a worm by their Karama power; no Nexus follows (CLA-20.6, CLA-25.7)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_CALL_WORM, "call_worm", "CLA-20.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        sand = s.rules.worm_on_sand
        return [TERRITORY + n for n in range(len(TERRITORIES)) if n != MOBILE and (IS_SAND[n] or not sand)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        s.push(frames.RIDES)
        s.push(frames.DEVOUR, NOBODY, given[f[1]][0] - TERRITORY)


class StopRevival(Question):
    """Ask whose revival the Tleilaxu stop by their Karama power (CLA-20.6, CLA-25.35)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_STOP_REVIVAL, "stop_revival", "CLA-20.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return others(s, seat)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        word = given[f[1]][0]
        s.barred |= 1 << s.seat_of[word - FACTION]
        s.tell("revival_stopped", f[1], 0, word)


class SeePlan(Question):
    """Ask whose whole battle plan Atreides see by their Karama power (CLA-20.6)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SEE_PLAN, "see_plan", "CLA-20.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [FACTION + s.factions[side] for side in (s.battle[AGGRESSOR], s.battle[DEFENDER]) if side != seat]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        s.battle[SEEN] = 1 << side_of(s, s.seat_of[given[f[1]][0] - FACTION])


# --- Harkonnen ---------------------------------------------------------------------------
class Take(Question):
    """Ask from whom Harkonnen take cards at random by their Karama power, and how many (CLA-20.6)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_TAKE, "take_cards", "CLA-20.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        if not answers:
            return [FACTION + s.factions[other] for other in s.order if other != seat and s.hands[other]]
        most = len(s.hands[s.seat_of[answers[0] - FACTION]])
        return [NUMBER + n for n in range(most if s.rules.takes_all else 1, most + 1)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == 2

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        victim = s.seat_of[given[seat][0] - FACTION]
        n = given[seat][1] - NUMBER
        known = [seen_in_hand(s, seat, victim), seen_in_hand(s, victim, seat)]
        hand = s.hands[victim]
        s.chance.shuffle(STEAL_LUCK, hand)
        taken = hand[:n]
        s.hands[victim] = sorted(hand[n:])
        s.hands[seat] = sorted(s.hands[seat] + taken)
        forget_hand(s, victim)
        forget_hand(s, seat)
        for kind in known[0]:  # both seats see the cards taken, and remember what they knew of the rest
            note_another(s, seat, victim, kind)
        for kind in known[1] + taken:
            note_another(s, victim, seat, kind)
        for kind in taken:
            note_gone(s, seat, victim, kind)
        s.learnt += 1
        eyes = 1 << seat | 1 << victim
        items = tuple([(TREACHERY_WORD + kind, 1, eyes) for kind in sorted(taken)])
        s.tell("cards_taken", seat, n, given[seat][0], items=items)
        s.push(frames.ASK_GIVE_BACK, seat, victim, n)


class GiveBack(Question):
    """Ask Harkonnen which cards they give in return for those taken. `a` is the other seat, `b` the number."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_GIVE_BACK, "give_back", "CLA-20.6", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        left = s.hands[seat][:]
        for word in s.answers[seat]:
            left.remove(word - TREACHERY_WORD)
        return [TREACHERY_WORD + kind for kind in dict.fromkeys(left)]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return len(s.answers[seat]) == f[3]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, victim = f[1], f[2]
        kinds = [word - TREACHERY_WORD for word in given[seat]]
        for kind in kinds:
            s.hands[seat].remove(kind)
        s.hands[victim] = sorted(s.hands[victim] + kinds)
        for kind in kinds:
            note_gone(s, victim, seat, kind)
            note_another(s, seat, victim, kind)
        s.learnt += 1
        eyes = 1 << seat | 1 << victim
        items = tuple([(TREACHERY_WORD + kind, 1, eyes) for kind in sorted(kinds)])
        s.tell("cards_given", seat, len(kinds), FACTION + s.factions[victim], items=items)


declare(Truth(), Ghola(), Free(), CallWorm(), StopRevival(), SeePlan(), Take(), GiveBack())
