"""After a battle: the Ixians' exchange of suboids, tokens, captives and Face Dancers (CLA-22.5, 24.4, 19.8, 23.3)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import FACTION_LEADERS, HARKONNEN, IXIANS, TLEILAXU
from sandtable.classic.content.map import PART_TERRITORY
from sandtable.classic.content.traitors import CHEAP_HERO_TRAITOR
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import stormy, with_ally
from sandtable.classic.rules.dials import LOSSES, PLACE, battle_parts, side_of
from sandtable.classic.rules.goods import check_leaders, earn, kill_leader
from sandtable.classic.rules.karama import ability, offer_stop
from sandtable.classic.rules.memory import unhear
from sandtable.classic.rules.plans import NO_HERO, P_LEADER, traitor_in
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.setup import draw_dancer
from sandtable.classic.rules.state import ALIVE, CAPTURE_LUCK, NOBODY, NOWHERE, PLACES, TRAITOR_LUCK, Frame, State
from sandtable.classic.rules.storm import give_token
from sandtable.classic.rules.words import (
    DONE,
    FACTION,
    KEEP,
    KILL,
    LEADER,
    NO,
    NUMBER,
    PART,
    TECH,
    YES,
    traitor_word,
)

CAPTURE: Final = ability("har_capture")
SUBSTITUTION: Final = ability("ix_substitution")
KILLED_CAPTIVE: Final = 2  # spice for killing a captive


# --- the Ixians' exchange ----------------------------------------------------------------
class Exchange(Question):
    """Ask how many surviving suboids the Ixians exchange for cyborgs lost in the battle (CLA-22.5)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_EXCHANGE, "exchange", "CLA-22.5")

    def _most(self, s: State, seat: int) -> int:
        if s.factions[seat] != IXIANS:
            return 0
        suboids = 0
        for part in battle_parts(s):
            suboids += s.plain_at(seat, part)
        return min(suboids, s.battle[LOSSES])

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if self._most(s, f[1]) else []

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NUMBER + n for n in range(self._most(s, seat) + 1)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        if given[seat] and given[seat][0] != NUMBER:
            s.push(frames.EXCHANGED, seat, given[seat][0] - NUMBER)
            offer_stop(s, SUBSTITUTION, seat)


def _exchanged(s: State, f: Frame) -> None:
    """Replace suboids by cyborgs where they are, from the first part of the territory on."""
    if s.stopped:
        return
    seat, left = f[1], f[2]
    for part in battle_parts(s):
        n = min(left, s.plain_at(seat, part))
        s.put(seat, part, -n, n)
        left -= n
    s.tanks[2 * seat] += f[2]
    s.tanks[2 * seat + 1] -= f[2]
    s.tell("exchanged", seat, f[2])


# --- tokens and captives -----------------------------------------------------------------
def _spoils(s: State, f: Frame) -> None:
    """Let the winner take the spoils, in the order of CLA-10.9: token, captive, Face Dancer."""
    winner, loser = f[1], f[2]
    s.push(frames.BATTLE_DANCER, winner)
    if s.factions[winner] == HARKONNEN and s.rules.advanced and catchable(s, loser):
        s.push(frames.BATTLE_CAUGHT, winner, loser)
        offer_stop(s, CAPTURE, winner)
    s.push(frames.ASK_TOKEN, winner, loser)


class Token(Question):
    """Ask which technology token of the loser the winner takes (CLA-24.4)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_TOKEN, "take_token", "CLA-24.4")

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if s.tokens.count(f[2]) > 1 else []

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [TECH + token for token, holder in enumerate(s.tokens) if holder == f[2]]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        if given[f[1]]:
            give_token(s, given[f[1]][0] - TECH, f[1])
        elif f[2] in s.tokens:
            give_token(s, s.tokens.index(f[2]), f[1])

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


def catchable(s: State, loser: int) -> list[int]:
    """Return the loser's leaders that can be captured: its own, alive, not used in another territory this turn
    (CLA-19.8, R-CLA-42)."""
    territory = PART_TERRITORY[s.battle[PLACE]]
    found: list[int] = []
    for leader in FACTION_LEADERS[s.factions[loser]]:
        free = s.leader_at[leader] in (NOWHERE, territory)
        if s.leader_is[leader] == ALIVE and s.leader_of[leader] == loser and free:
            found.append(leader)
    return found


def _caught(s: State, f: Frame) -> None:
    if s.stopped:
        return
    leaders = catchable(s, f[2])
    leader = leaders[s.chance.below(CAPTURE_LUCK, len(leaders))]
    s.learnt += 1
    s.tell("captured", f[1], 0, LEADER + leader)
    s.push(frames.ASK_CAPTIVE, f[1], leader)


class Captive(Question):
    """Ask whether Harkonnen kill the captured leader for two spice, or keep it (CLA-19.8)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_CAPTIVE, "captive", "CLA-19.8")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [KILL, KEEP]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, leader = f[1], f[2]
        if given[seat][0] == KILL:
            kill_leader(s, leader, face_down=True, rule="CLA-19.8")
            earn(s, seat, KILLED_CAPTIVE, rule="CLA-19.8")
        else:
            s.leader_of[leader] = seat
            s.tell("leader_kept", seat, 0, LEADER + leader)
            check_leaders(s)

    def cause(self, s: State, f: Frame) -> int:
        return LEADER + f[2]


# --- Face Dancers ------------------------------------------------------------------------
def _dancer(s: State, f: Frame) -> None:
    """Ask the Tleilaxu whether the winner's leader is a Face Dancer (CLA-23.3, CLA-25.31)."""
    winner = f[1]
    tleilaxu = s.seat_of[TLEILAXU]
    leader = s.plans[side_of(s, winner)][P_LEADER]
    if tleilaxu in (NOBODY, winner) or not s.dancers or leader == NO_HERO:
        return
    s.push(frames.ASK_DANCE, tleilaxu, winner)


class Dance(Question):
    """Ask whether the Tleilaxu reveal the winner's leader as a Face Dancer. `a` is the winner."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_DANCE, "face_dancer", "CLA-23.3", hidden=True)

    def _card(self, s: State, f: Frame) -> int:
        return traitor_in(s.plans[side_of(s, f[2])])

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [NO, YES] if self._card(s, f) in s.dancers else [NO]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat, winner = f[1], f[2]
        if given[seat][0] == NO:
            return
        card = self._card(s, f)
        s.dancers.remove(card)
        s.dancers_open.append(card)
        unhear(s, seat, traitor_word(card))
        s.learnt += 1
        s.tell("face_dancer", seat, 0, traitor_word(card))
        if card != CHEAP_HERO_TRAITOR and s.leader_is[card] == ALIVE:
            kill_leader(s, card, rule="CLA-23.3")
        s.move = []
        total = 0
        for part in sorted(battle_parts(s)):  # forces that the storm cuts off stay (R-CLA-41)
            if stormy(s, part):  # nobody leaves or enters the storm (CLA-4.5, R-CLA-54)
                continue
            plain, starred = s.plain_at(winner, part), s.starred_at(winner, part)
            if plain + starred == 0:
                continue
            s.put(winner, part, -plain, -starred)
            s.reserves[2 * winner] += plain
            s.reserves[2 * winner + 1] += starred
            s.tell("sent_back", winner, plain + starred, PART + part)
            s.move += [part, plain + starred]
            total += plain + starred
        s.push(frames.DANCERS_DONE, seat)
        if total and not with_ally(s, seat, PART_TERRITORY[s.battle[PLACE]]):  # CLA-13.8, R-CLA-56
            s.push(frames.ASK_DANCERS, seat, total)

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


class Dancers(Question):
    """Ask which Tleilaxu forces replace those of a winner whose leader was a Face Dancer.

    The answers are a number from the reserves, then parts of the map with numbers, until done. `a` is the highest
    total.
    """

    def __init__(self) -> None:
        super().__init__(frames.ASK_DANCERS, "take_place", "CLA-23.3")

    def _left(self, f: Frame, answers: list[int]) -> int:
        left = f[2]
        for word in answers:
            if NUMBER <= word < NUMBER + 100:
                left -= word - NUMBER
        return left

    def _sources(self, s: State, seat: int, answers: list[int]) -> list[int]:
        """Return the parts of the map with Tleilaxu forces that no answer has named, except parts in the storm and
        parts of the battle (R-CLA-41)."""
        return [
            part
            for part in range(PLACES)
            if s.plain_at(seat, part) and PART + part not in answers and part not in s.move[::2] and not stormy(s, part)
        ]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        answers = s.answers[seat]
        left = self._left(f, answers)
        if not answers:
            return [NUMBER + n for n in range(min(left, s.reserves[2 * seat]) + 1)]
        last = answers[-1]
        if PART <= last < PART + PLACES:
            return [NUMBER + n for n in range(1, min(left, s.plain_at(seat, last - PART)) + 1)]
        return [DONE, *[PART + part for part in self._sources(s, seat, answers)]]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        if not answers:
            return False
        if answers[-1] == DONE:
            return True
        named = PART <= answers[-1] < PART + PLACES
        return not named and (self._left(f, answers) == 0 or not self._sources(s, seat, answers))

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        answers = given[seat]
        total = f[2] - self._left(f, answers)
        s.reserves[2 * seat] -= answers[0] - NUMBER
        for at in range(1, len(answers) - 1, 2):
            s.put(seat, answers[at] - PART, -(answers[at + 1] - NUMBER), 0)
            s.tell("left", seat, answers[at + 1] - NUMBER, answers[at])
        for at in range(0, len(s.move), 2):
            n = min(total, s.move[at + 1])
            s.put(seat, s.move[at], n, 0)
            if n:
                s.tell("took_place", seat, n, PART + s.move[at])
            total -= n


def _danced(s: State, f: Frame) -> None:
    """Once all three Face Dancers are revealed, shuffle them back and draw three new ones (CLA-23.4)."""
    s.move = []
    if s.dancers:
        return
    s.traitor_deck = sorted(s.traitor_deck + s.dancers_open)
    n = len(s.dancers_open)
    s.dancers_open = []
    s.chance.shuffle(TRAITOR_LUCK, s.traitor_deck)
    for _ in range(n):
        draw_dancer(s)


declare(Exchange(), Token(), Captive(), Dance(), Dancers())
steps(
    {
        frames.EXCHANGED: _exchanged,
        frames.BATTLE_SPOILS: _spoils,
        frames.BATTLE_CAUGHT: _caught,
        frames.BATTLE_DANCER: _dancer,
        frames.DANCERS_DONE: _danced,
    }
)
