"""Phase 1: the storm (CLA-4), and the order of the turn (CLA-3.2)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import FREMEN, IXIANS
from sandtable.classic.content.map import (
    ATOMICS_FROM,
    INNER,
    PART_SECTOR,
    SECTOR_PARTS,
    SECTORS,
    SHIELD_WALL,
    STORM_DECK,
    STORM_START,
    TERRITORIES,
    TERRITORY_PARTS,
)
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.content.treachery import FAMILY_ATOMICS, WEATHER_CONTROL
from sandtable.classic.rules import frames
from sandtable.classic.rules.board import exposed, fighters_in, stormy
from sandtable.classic.rules.goods import kill, kill_all, play_card
from sandtable.classic.rules.karama import ability, might_hold, offer_stop
from sandtable.classic.rules.question import Question, declare, steps
from sandtable.classic.rules.state import NOBODY, STORM_LUCK, TOKEN_LUCK, Frame, State
from sandtable.classic.rules.words import NUMBER, PART, PASS, TECH, TREACHERY_WORD

STORM_CARD: Final = ability("fre_storm_card")
STORM_HALVES: Final = ability("fre_storm_half")
FIRST_DIAL: Final = 20  # highest number on the wheel in the first turn (CLA-4.1)
LATER_DIAL: Final = 3  # in later turns (CLA-4.2)
WEATHER_MOST: Final = 10
HALF: Final = "CLA-19.6"  # the rule behind the losses of the Fremen


def by_card(s: State) -> bool:
    """Tell whether cards of the storm deck, instead of dials, move the storm in this game (CLA-18.10)."""
    return s.rules.advanced and s.seat_of[FREMEN] != NOBODY


def _storm(s: State, f: Frame) -> None:
    if s.turn == 1:
        s.wheels = first_dialers(s)
        s.push(frames.ASK_DIAL)
        return
    s.push(frames.STORM_DISTANCE)
    if s.seat_of[IXIANS] != NOBODY:
        s.push(frames.MOBILE_MOVE, s.seat_of[IXIANS], 3)


def first_dialers(s: State) -> list[int]:
    """Return the two seats nearest to Storm Start, one on either side of it (CLA-4.1)."""
    ahead = from_sector(s, STORM_START)
    return sorted([ahead[0], ahead[-1]])


def from_sector(s: State, sector: int) -> list[int]:
    """Return the seats in the order in which a storm leaving a sector reaches them, a seat in the sector last."""
    far = sorted([((s.circles[seat] - sector - 1) % SECTORS) * 8 + seat for seat in range(s.seats)])
    return [n % 8 for n in far]


def _distance(s: State, f: Frame) -> None:
    """Decide by which means the storm moves: by two dials, or by the storm card unless the Fremen are stopped (CLA-4.2,
    CLA-19.4)."""
    s.push(frames.STORM_DIALLED)
    s.stopped = 0
    if by_card(s):
        offer_stop(s, STORM_CARD, s.seat_of[FREMEN])


def _dialled(s: State, f: Frame) -> None:
    if by_card(s) and not s.stopped:
        s.storm_move = s.storm_card
        s.learnt += 1
        s.tell("storm_card", NOBODY, s.storm_card)
        s.push(frames.STORM_WEATHER)
    else:
        s.push(frames.ASK_DIAL)


class Dial(Question):
    """Ask two seats for the secret dials that move the storm (CLA-4.1, CLA-4.2)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_DIAL, "storm_dial", "CLA-4.2")

    def cited(self, s: State) -> str:
        return "CLA-4.1" if s.turn == 1 else self.rule

    def seats(self, s: State, f: Frame) -> list[int]:
        return sorted(s.wheels)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        if s.turn == 1:
            return [NUMBER + n for n in range(FIRST_DIAL + 1)]
        return [NUMBER + n for n in range(1, LATER_DIAL + 1)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        s.storm_move = 0
        for seat in s.wheels:
            number = given[seat][0] - NUMBER
            s.storm_move += number
            s.tell("storm_dialled", seat, number)
        s.push(frames.STORM_WEATHER)


def _weather(s: State, f: Frame) -> None:
    """From the second turn on, ask for Weather Control, then for Family Atomics (CLA-4.6)."""
    s.push(frames.STORM_MOVE)
    if s.turn > 1:
        s.push(frames.ASK_ATOMICS)
        s.push(frames.ASK_WEATHER)


class Weather(Question):
    """Ask the seats that may hold Weather Control whether they play it, and how far the storm then moves."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_WEATHER, "weather_control", "CLA-4.6", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if might_hold(s, seat, WEATHER_CONTROL)]

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        if s.answers[seat]:
            return [NUMBER + n for n in range(WEATHER_MOST + 1)]
        if WEATHER_CONTROL in s.hands[seat]:
            return [PASS, TREACHERY_WORD + WEATHER_CONTROL]
        return [PASS]

    def done(self, s: State, f: Frame, seat: int) -> bool:
        answers = s.answers[seat]
        return len(answers) == 2 or (len(answers) == 1 and answers[0] == PASS)

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in s.order:
            if len(given[seat]) == 2:
                play_card(s, seat, WEATHER_CONTROL)
                s.storm_move = given[seat][1] - NUMBER
                s.tell("weather", seat, s.storm_move)
                s.learnt += 1
                return


class Atomics(Question):
    """Ask the seats near the Shield Wall whether they play Family Atomics (CLA-25.4, CLA-25.5)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_ATOMICS, "family_atomics", "CLA-4.6", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        if s.wall_gone:
            return []
        return [seat for seat in range(s.seats) if might_hold(s, seat, FAMILY_ATOMICS) and self._near(s, seat)]

    def _near(self, s: State, seat: int) -> bool:
        for territory in ATOMICS_FROM:
            for part in TERRITORY_PARTS[territory]:
                if fighters_in(s, seat, part) and wall_in_reach(s, part):
                    return True
        return False

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, TREACHERY_WORD + FAMILY_ATOMICS] if FAMILY_ATOMICS in s.hands[seat] else [PASS]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        for seat in s.order:
            if given[seat] and given[seat][0] != PASS:
                play_card(s, seat, FAMILY_ATOMICS)
                s.learnt += 1
                s.wall_gone = 1
                s.tell("wall_gone", seat)
                for other in range(s.seats):
                    kill_all(s, other, TERRITORY_PARTS[SHIELD_WALL], "CLA-17.1")
                return


def wall_in_reach(s: State, start: int) -> bool:
    """Tell whether no storm lies between this part and the Shield Wall; it may lie on either (CLA-25.4)."""
    seen = [start]
    at = 0
    while at < len(seen):
        part = seen[at]
        if PART_SECTOR[part] in TERRITORIES[SHIELD_WALL].sectors:
            return True
        for other in INNER[part]:
            if other not in seen and (not stormy(s, other) or PART_SECTOR[other] in TERRITORIES[SHIELD_WALL].sectors):
                seen.append(other)
        at += 1
    return False


def _move(s: State, f: Frame) -> None:
    if s.turn == 1:
        s.storm = (STORM_START + s.storm_move - 1) % SECTORS + 1
        s.tell("storm", NOBODY, s.storm)
        s.push(frames.STORM_END)
        strike(s, s.storm, False)  # CLA-4.7, CLA-25.2: only where it lands
        return
    s.push(frames.STORM_HALF)
    s.stopped = 0
    if s.storm_move and halving(s) and _fremen_ahead(s):
        offer_stop(s, STORM_HALVES, s.seat_of[FREMEN])


def halving(s: State) -> bool:
    """Tell whether the storm kills only half of the Fremen forces in this game (CLA-19.6)."""
    return s.rules.advanced and s.seat_of[FREMEN] != NOBODY


def _fremen_ahead(s: State) -> bool:
    fremen = s.seat_of[FREMEN]
    for step in range(1, s.storm_move + 1):
        for part in SECTOR_PARTS[(s.storm + step - 1) % SECTORS + 1]:
            if s.at(fremen, part) and exposed(s, part):
                return True
    return False


def _half(s: State, f: Frame) -> None:
    stopped = s.stopped
    s.push(frames.STORM_STRIKE, NOBODY, s.storm_move, stopped)
    if s.rules.start_struck and s.storm_move:
        strike(s, s.storm, False, spared=s.seat_of[FREMEN] if halving(s) else NOBODY)


def _strike(s: State, f: Frame) -> None:
    """Move the storm by one sector and strike that sector, until the storm has moved far enough (CLA-4.2)."""
    left = f[2]
    if left == 0:
        s.tell("storm", NOBODY, s.storm)
        s.push(frames.STORM_END)
        return
    s.storm = s.storm % SECTORS + 1
    s.push(frames.STORM_STRIKE, NOBODY, left - 1, f[3])
    strike(s, s.storm, halving(s) and not f[3])


def strike(s: State, sector: int, half: bool, spared: int = NOBODY) -> None:
    """Kill the exposed forces in a sector (only half of the Fremen if `half`), and remove the spice (CLA-4.3, CLA-4.4,
    CLA-19.6)."""
    fremen = s.seat_of[FREMEN]
    for part in SECTOR_PARTS[sector]:
        if s.spice_on[part]:
            s.tell("spice_gone", NOBODY, s.spice_on[part], PART + part)
            s.spice_on[part] = 0
        if not exposed(s, part):
            continue
        for seat in range(s.seats):
            n = s.at(seat, part)
            if n == 0 or seat == spared:
                continue
            if half and seat == fremen:
                lose_half(s, seat, part, s.plain_at(seat, part), s.starred_at(seat, part))
            else:
                kill(s, seat, part, s.plain_at(seat, part), s.starred_at(seat, part))


def lose_half(s: State, seat: int, part: int, plain: int, starred: int) -> None:
    """Kill half of these forces in a part of the map, rounded up; their owner chooses plain or starred ones."""
    lost = (plain + starred + 1) // 2
    if plain and starred:
        s.push(frames.ASK_STORM_LOSS, seat, part, lost, plain * 32 + starred)
    elif plain:
        kill(s, seat, part, lost, 0, HALF)
    else:
        kill(s, seat, part, 0, lost, HALF)


class StormLoss(Question):
    """Ask how many of the forces that the Fremen lose to the storm are Fedaykin (CLA-19.6)."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_STORM_LOSS, "storm_loss", "CLA-19.6")

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        lost, plain, starred = f[3], f[4] // 32, f[4] % 32
        return [NUMBER + n for n in range(max(0, lost - plain), min(lost, starred) + 1)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        starred = given[f[1]][0] - NUMBER
        kill(s, f[1], f[2], f[3] - starred, starred, HALF)


def _end(s: State, f: Frame) -> None:
    settle_order(s)
    if by_card(s):
        s.storm_card = STORM_DECK[s.chance.below(STORM_LUCK, len(STORM_DECK))]
        s.learnt += 1
        fremen = s.seat_of[FREMEN]
        s.tell("storm_drawn", fremen, 0, NUMBER + s.storm_card, eyes=1 << fremen)
    s.storm_move = 0
    if s.turn == 1:
        if s.rules.technology:
            hand_out_tokens(s)
        if s.seat_of[IXIANS] != NOBODY:
            s.push(frames.ASK_POINT, s.seat_of[IXIANS])


def settle_order(s: State) -> None:
    """Set the storm order: first the seat that the storm reaches next, last a seat in its sector (CLA-3.2,
    CLA-25.1)."""
    s.order = from_sector(s, s.storm)
    s.tell("first", s.order[0])


def hand_out_tokens(s: State) -> None:
    """Give the technology tokens to their first holders or, without these, to seats that have none (CLA-24.1)."""
    left: list[int] = []
    for token, declared in enumerate(TECHNOLOGY):
        holder = s.seat_of[declared.first_holder]
        if holder == NOBODY:
            left.append(token)
        else:
            give_token(s, token, holder)
    s.chance.shuffle(TOKEN_LUCK, left)
    for seat in s.order:
        if left and seat not in s.tokens:
            give_token(s, left.pop(), seat)
    s.learnt += 1


def give_token(s: State, token: int, seat: int) -> None:
    s.tokens[token] = seat
    s.tell("token", seat, 1, TECH + token)


declare(Dial(), Weather(), Atomics(), StormLoss())
steps(
    {
        frames.STORM: _storm,
        frames.STORM_DISTANCE: _distance,
        frames.STORM_DIALLED: _dialled,
        frames.STORM_WEATHER: _weather,
        frames.STORM_MOVE: _move,
        frames.STORM_HALF: _half,
        frames.STORM_STRIKE: _strike,
        frames.STORM_END: _end,
    }
)
