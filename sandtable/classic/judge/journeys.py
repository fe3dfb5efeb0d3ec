"""Scores for moving forces: shipments, moves, rides, and how the Bene Gesserit react when others ship or enter."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import FREMEN, SPACING_GUILD
from sandtable.classic.content.map import PART_TERRITORY, POLAR_SINK_PART, STRONGHOLDS, TERRITORY_PARTS
from sandtable.classic.judge.ground import Ground, danger, question_of
from sandtable.classic.judge.values import RESERVE, spending, toll
from sandtable.classic.rules.board import IS_STRONGHOLD, stormy
from sandtable.classic.rules.goods import means
from sandtable.classic.rules.movement import WAYS, ends
from sandtable.classic.rules.shipment import (
    ARRIVAL,
    CROSSING,
    FROM_RESERVES,
    GOAL,
    goals,
    origins,
    price,
)
from sandtable.classic.rules.state import NOWHERE, PLACES, Frame, State
from sandtable.classic.rules.words import (
    ACROSS,
    BACK,
    DONE,
    FIGHTERS,
    MOBILE_WORD,
    NUMBER,
    PART,
    PASS,
    TERRITORY,
    TREACHERY_WORD,
    YES,
)

NEVER: Final = -40.0
SIZES: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
ADDS: Final = 0.4  # least gain beyond the price that makes a shipment worthwhile


_LATEST: Final[list[Ground | None]] = [None]


def ground_of(s: State, seat: int) -> Ground:
    """Return the evaluation of a seat's position on the map (`Ground`); all answers to one question share the same
    object."""
    latest = _LATEST[0]
    if latest is not None and latest.s is s and latest.seat == seat and s.answers[seat]:
        if latest.asked == question_of(s, seat):
            return latest
    found = Ground(s, seat)
    _LATEST[0] = found
    return found


def interesting(s: State, part: int) -> bool:
    """Tell whether a shipment from off the planet to this part may be worth its price."""
    return IS_STRONGHOLD[PART_TERRITORY[part]] or s.spice_on[part] > 1


def most_of(s: State, seat: int, kind: int, goal: int, there: int, flags: int) -> int:
    """Return how many of `there` forces the seat can pay to ship to the part `goal`. `kind` says how it ships, `flags`
    are those of `rules.shipment`."""
    spend = means(s, seat)
    n = there
    while n and price(s, seat, kind, goal, n, flags) > spend:
        n -= 1
    return n


def shipped(g: Ground, kind: int, goal: int, plain: int, starred: int, flags: int) -> float:
    """Return the gain from a shipment from off the planet, less its price."""
    total = price(g.s, g.seat, kind, goal, plain + starred, flags)
    kept = (0.2 if kind == ARRIVAL else 0.1 + 0.5 * min(1.0, g.rate)) * RESERVE * g.scarce  # higher if spice is short
    cost = spending(g.s, g.seat, total) + toll(g.s, g.seat, SPACING_GUILD, total)
    return g.gain(goal, plain, starred, total) - cost - (plain + starred) * kept - ADDS


def best_shipment(g: Ground, kind: int, goal: int, flags: int) -> float:
    """Return the score of the best shipment to the part `goal`."""
    s = g.s
    plain, starred = s.reserves[2 * g.seat], s.reserves[2 * g.seat + 1]
    most = most_of(s, g.seat, kind, goal, plain + starred, flags)
    best = NEVER
    for size in SIZES:
        n = min(size, most)
        if n == 0:
            break
        with_stars = min(starred, n)
        best = max(best, shipped(g, kind, goal, n - with_stars, with_stars, flags))
        if with_stars and n <= plain:
            best = max(best, shipped(g, kind, goal, n, 0, flags))
        if size >= most:
            break
    return best


def crossed(g: Ground, origin: int, goal: int, plain: int, starred: int, flags: int) -> float:
    """Return the gain from shipping forces across the planet, from one part to another, less its price (CLA-16.6)."""
    total = price(g.s, g.seat, CROSSING, goal, plain + starred, flags)
    return moved(g, origin, goal, plain, starred) - spending(g.s, g.seat, total) - ADDS


def best_crossing(g: Ground, origin: int, goal: int, flags: int) -> float:
    s = g.s
    best = NEVER
    there = s.plain_at(g.seat, origin)
    most = most_of(s, g.seat, CROSSING, goal, there, flags)
    for n in {max(1, most // 2), max(1, most - 1), most}:
        if 0 < n <= most:
            best = max(best, crossed(g, origin, goal, n, 0, flags))
    return best


def ship_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score each answer about a shipment (whether, how, where, how many, who pays) by the best one it leads to."""
    answers = s.answers[seat]
    flags = f[2]
    kind = ARRIVAL if s.factions[seat] == FREMEN else FROM_RESERVES
    g = ground_of(s, seat)
    if not answers:
        found: list[float] = []
        best = 0.0
        for option in options:
            score = NEVER
            if option == PASS:
                score = 0.0
            elif PART <= option < PART + PLACES:
                part = option - PART
                if interesting(s, part):
                    score = best_shipment(g, kind, part, flags)
                    best = max(best, score)
            elif option == ACROSS:
                for origin in origins(s, seat):
                    for goal in goals(s, seat, CROSSING, origin, flags):
                        if interesting(s, goal):
                            score = max(score, best_crossing(g, origin, goal, flags))
            elif option >= TREACHERY_WORD:
                score = -1.0
            elif option == MOBILE_WORD or option == BACK:
                score = NEVER / 2
            found.append(score)
        return found
    first = answers[0]
    if first == ACROSS or first == BACK:
        return _crossing_scores(g, first, answers, flags, options)
    goal = first - PART
    plain_there, starred_there = s.reserves[2 * seat], s.reserves[2 * seat + 1]
    asked_plain = plain_there > 0 and len(answers) == 1
    asked_starred = starred_there > 0 and len(answers) == (2 if plain_there else 1)
    found = []
    for option in options:
        n = option - NUMBER
        if asked_plain:
            score = shipped(g, kind, goal, n, 0, flags) if n else NEVER
            if starred_there:
                stars = starred_there
                while stars and price(s, seat, kind, goal, n + stars, flags) > means(s, seat):
                    stars -= 1
                if stars:
                    score = max(score, shipped(g, kind, goal, n, stars, flags))
                    if stars > 1:
                        score = max(score, shipped(g, kind, goal, n, 1, flags))
        elif asked_starred:
            plain = answers[1] - NUMBER if plain_there else 0
            score = shipped(g, kind, goal, plain, n, flags) if plain + n else NEVER
        else:
            score = float(n)  # use the spice offered by the ally
        found.append(score)
    return found


def _crossing_scores(g: Ground, way: int, answers: list[int], flags: int, options: list[int]) -> list[float]:
    s = g.s
    found: list[float] = []
    for option in options:
        score = 0.0
        if way == BACK:
            score = -float(option)
        elif len(answers) == 1:
            origin = option - PART
            score = NEVER
            for goal in goals(s, g.seat, CROSSING, origin, flags):
                if interesting(s, goal):
                    score = max(score, best_crossing(g, origin, goal, flags))
        elif len(answers) == 2:
            goal = option - PART
            score = best_crossing(g, answers[1] - PART, goal, flags) if interesting(s, goal) else NEVER
        elif len(answers) == 3:
            score = crossed(g, answers[1] - PART, answers[2] - PART, option - NUMBER, 0, flags)
        else:
            score = float(option - NUMBER)
        found.append(score)
    return found


# --- moves -------------------------------------------------------------------------------
def moved(g: Ground, start: int, end: int, plain: int, starred: int) -> float:
    """Return the gain from moving forces from one part to another."""
    if PART_TERRITORY[start] == PART_TERRITORY[end]:
        spice = g.s.spice_on[end] - g.s.spice_on[start]
        return min(1.0, 0.3 * spice) if spice else -0.5
    return g.gain(end, plain, starred, 0) - g.loss(start, plain, starred) - 0.05


def groups(plain: int, starred: int) -> list[tuple[int, int]]:
    """Return the sizes of groups worth moving, as (plain, starred), out of these forces: all, all but one or two, half,
    a few."""
    total = plain + starred
    found: list[tuple[int, int]] = []
    for n in (total, total - 1, total - 2, total // 2, 4, 2):
        if 0 < n <= total:
            stars = min(starred, n)
            group = (n - stars, stars)
            if group not in found:
                found.append(group)
    return found


def best_move(g: Ground, start: int, end: int) -> float:
    s = g.s
    best = NEVER
    for plain, starred in groups(s.plain_at(g.seat, start), s.starred_at(g.seat, start)):
        best = max(best, moved(g, start, end, plain, starred))
    return best


def best_from(g: Ground, start: int) -> float:
    """Return the score of the best move that starts in this part."""
    best = NEVER
    for end in ends(g.s, g.seat, start):
        best = max(best, best_move(g, start, end))
    return best


def move_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score each answer about a move (from where, to where, how many) by the best move it leads to."""
    answers = s.answers[seat]
    g = ground_of(s, seat)
    found: list[float] = []
    if not answers:
        left = s.move[WAYS::2]  # starts of earlier portions: forces left there stay on purpose
        for option in options:
            if option == PASS:
                found.append(0.0)
            else:
                found.append(NEVER if option - PART in left else best_from(g, option - PART))
        return found
    start = answers[0] - PART
    if len(answers) == 1:
        return [best_move(g, start, option - PART) for option in options]
    end = answers[1] - PART
    plain, starred = s.plain_at(seat, start), s.starred_at(seat, start)
    for option in options:
        n = option - NUMBER
        if len(answers) == 2 and plain:
            score = moved(g, start, end, n, starred) if n + starred else NEVER
            if starred and n:
                score = max(score, moved(g, start, end, n, 0))
        else:
            score = moved(g, start, end, answers[2] - NUMBER if plain else 0, n)
        found.append(score)
    return found


def hajr_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score a Hajr: prefer to play it if a second move is worth more than the card."""
    if len(options) == 1:
        return [0.0]
    g = Ground(s, seat)
    s.move = [NOWHERE, NOWHERE, 1 if g.flies else 0, 0, 0, 0]
    best = 0.0
    for part in range(PLACES):
        if s.at(seat, part):
            best = max(best, best_from(g, part))
    s.move = []
    return [0.0 if option == PASS else best - 5.0 for option in options]


def ride_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score a ride on a worm: a move of any distance, made by all forces (CLA-16.4)."""
    answers = s.answers[seat]
    if answers:
        return [float(option) for option in options]
    g = Ground(s, seat)
    found: list[float] = []
    starts = [part for part in TERRITORY_PARTS[f[2]] if s.at(seat, part) and not stormy(s, part)]
    for option in options:
        if option == PASS:
            found.append(0.0)
            continue
        end = option - PART
        score = 0.0
        plain = 0
        starred = 0
        for start in starts:
            plain += s.plain_at(seat, start)
            starred += s.starred_at(seat, start)
        score += g.gain(end, plain, starred, 0)
        for start in starts:
            score -= g.loss(start, s.plain_at(seat, start), s.starred_at(seat, start)) / len(starts)
        found.append(score)
    return found


# --- the Guild and the Bene Gesserit -------------------------------------------------------
def go_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score whether the Guild takes its turn now: prefer to wait, since the last to go sees the moves of all others
    (CLA-19.9)."""
    return [-1.0 if option == YES else 0.0 for option in options]


def guild_stop_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score stopping a shipment: prefer it if the shipment may decide the game, or is large and goes to a stronghold
    with forces of this seat (CLA-20.6)."""
    worth = 0.0
    whose = f[2]
    if s.ship and whose != s.ally[seat]:
        goal = PART_TERRITORY[s.ship[GOAL]]
        n = s.ship[3] + s.ship[4]
        if goal in STRONGHOLDS and n > 2:
            worth = 0.5 * danger(s, seat, whose)
            if s.inside(seat, goal):
                worth += 1.2 * n
    return [0.0 if option == PASS else worth - 9.0 for option in options]


def along_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score places for the free force that accompanies a shipment: a stronghold, as an advisor, or the Polar Sink
    (CLA-16.2)."""
    found: list[float] = []
    for option in options:
        if option == PASS:
            found.append(0.0)
        elif option == PART + POLAR_SINK_PART:
            found.append(1.0 if s.inside(seat, 0) < 8 else -0.1)
        else:
            found.append(1.6 if IS_STRONGHOLD[PART_TERRITORY[option - PART]] else -0.2)
    return found


def armed(s: State, seat: int, territory: int) -> float:
    """Return the gain from having fighters instead of advisors in a territory (CLA-19.2)."""
    g = Ground(s, seat)
    plain, starred = g.forces(territory)
    if plain + starred == 0:
        return 0.0
    part = TERRITORY_PARTS[territory][0]
    for other in TERRITORY_PARTS[territory]:
        if s.at(seat, other):
            part = other
    return g.stand(part, plain, starred, plain + starred, s.spice[seat]) - 1.0


def war_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [0.0 if option == DONE else armed(s, seat, option - TERRITORY) for option in options]


def arms_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [armed(s, seat, f[2]) if option == FIGHTERS else 0.0 for option in options]


def intrusion_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    return [-armed(s, seat, f[2]) if option == YES else 0.0 for option in options]


def place_scores(s: State, f: Frame, seat: int, options: list[int]) -> list[float]:
    """Score places for the first force of the Bene Gesserit: best a free stronghold, then an occupied one."""
    found: list[float] = []
    for option in options:
        territory = PART_TERRITORY[option - PART]
        score = -1.0
        if IS_STRONGHOLD[territory]:
            score = 2.2 if any(s.inside(other, territory) for other in range(s.seats)) else 3.0
        found.append(score)
    return found
