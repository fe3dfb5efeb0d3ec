"""Shipments: destinations, prices, and the powers that stop them (CLA-9.3, 9.4, 16.4, 16.6, 20.5)."""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import (
    FREMEN,
    IXIANS,
    SHIP_PRICE_OTHER,
    SHIP_PRICE_STRONGHOLD,
    SPACING_GUILD,
)
from sandtable.classic.content.map import FREMEN_RANGE, MOBILE_PART, PART_TERRITORY
from sandtable.classic.content.technology import HEIGHLINERS
from sandtable.classic.rules import frames
from sandtable.classic.rules.bargains import purse
from sandtable.classic.rules.board import IS_STRONGHOLD, advising, full, stormy, with_ally
from sandtable.classic.rules.goods import from_reserves, helped, means, pay
from sandtable.classic.rules.karama import ability, karamas, might_karama, offer_stop, played_karama
from sandtable.classic.rules.phases import trigger_token
from sandtable.classic.rules.question import UNPRICED, Question, declare, steps
from sandtable.classic.rules.state import NOBODY, NOWHERE, PLACES, Frame, State
from sandtable.classic.rules.storm import lose_half
from sandtable.classic.rules.words import (
    ACROSS,
    BACK,
    FACTION,
    MOBILE_WORD,
    NUMBER,
    PART,
    PASS,
    TREACHERY_WORD,
)

KINDS: Final = ability("gui_ship_kinds")
HALF: Final = ability("gui_half_price")
ALLY_PRICE: Final = ability("gui_ally_price")
PAYMENT: Final = ability("gui_payment")
STORM_ARRIVAL: Final = ability("fre_storm_arrival")

# Kinds of shipment, then the indices into `s.ship`.
FROM_RESERVES: Final = 0
CROSSING: Final = 1
HOMEWARD: Final = 2
ARRIVAL: Final = 3  # the Fremen's own arrival, which is not a shipment from off the planet (CLA-16.4)
KIND: Final = 0
ORIGIN: Final = 1
GOAL: Final = 2
PLAIN: Final = 3
STARRED: Final = 4
PRICE: Final = 5
ALLYS: Final = 6  # the ally's share of the price
WITH_KARAMA: Final = 7

# Flags: abilities that were stopped for this shipment, and a Karama that is used for it.
NO_HALF: Final = 1
NO_KINDS: Final = 2
NO_STORM: Final = 4
KARAMA_HALF: Final = 8
SHIPPED: Final = 16  # already shipped; the Ixians may still move their stronghold by Karama (CLA-20.6)

# The checks a shipment goes through before it lands.
CHECK_GUILD: Final = 0
CHECK_KINDS: Final = 1
CHECK_HALF: Final = 2
CHECK_STORM: Final = 3
CHECK_PAYMENT: Final = 4
LANDING: Final = 5


# --- one shipment ------------------------------------------------------------------------
def guildish(s: State, seat: int) -> bool:
    """Tell whether a seat is the Guild or its ally, which ship at half price and across the planet (CLA-16.6)."""
    guild = s.seat_of[SPACING_GUILD]
    return guild != NOBODY and (seat == guild or s.ally[seat] == guild)


def price(s: State, seat: int, kind: int, goal: int, n: int, flags: int) -> int:
    """Return the price to ship `n` forces to the part `goal` (CLA-9.2, CLA-16.6, CLA-16.7, CLA-20.5)."""
    if kind == ARRIVAL:
        return 0
    if kind == HOMEWARD:
        return n if flags & NO_HALF else (n + 1) // 2
    each = SHIP_PRICE_STRONGHOLD if IS_STRONGHOLD[PART_TERRITORY[goal]] else SHIP_PRICE_OTHER
    total = n * each
    if flags & KARAMA_HALF or (guildish(s, seat) and not flags & NO_HALF):
        return (total + 1) // 2
    return total


def may_land(s: State, seat: int, part: int, flags: int) -> bool:
    """Tell whether a seat may ship forces to a part of the map (CLA-9.3, CLA-13.8, CLA-22.9)."""
    territory = PART_TERRITORY[part]
    if part == MOBILE_PART and s.factions[seat] != IXIANS:
        return False
    if stormy(s, part):
        arrives = s.rules.advanced and s.factions[seat] == FREMEN and not flags & NO_STORM and part != MOBILE_PART
        if not arrives:
            return False
    if with_ally(s, seat, territory) and not s.rules.ally_entry:
        return False
    if full(s, seat, territory):
        return advising(s, seat, territory) and s.inside(seat, territory) > 0
    return True


def goals(s: State, seat: int, kind: int, origin: int, flags: int) -> list[int]:
    """Return the parts of the map to which a seat may ship, and can pay to ship, at least one force."""
    found: list[int] = []
    spend = means(s, seat)
    for part in range(PLACES):
        if kind == ARRIVAL and PART_TERRITORY[part] not in FREMEN_RANGE:
            continue
        if kind == CROSSING and PART_TERRITORY[part] == PART_TERRITORY[origin]:
            continue
        if price(s, seat, kind, part, 1, flags) <= spend and may_land(s, seat, part, flags):
            found.append(part)
    return found


def origins(s: State, seat: int) -> list[int]:
    """Return the parts of the map from which a seat can ship forces away."""
    return [part for part in range(PLACES) if s.at(seat, part) and not stormy(s, part)]


class Asked:
    """A shipment as far as a seat's answers to the question `Ship` describe it, and the stage that the next answer
    belongs to."""

    __slots__ = ("stage", "kind", "origin", "goal", "plain", "starred", "allys")

    def __init__(self) -> None:
        self.stage: int = WAY
        self.kind: int = FROM_RESERVES
        self.origin: int = NOWHERE
        self.goal: int = NOWHERE
        self.plain: int = 0
        self.starred: int = 0
        self.allys: int = 0


WAY: Final = 0
FROM: Final = 1
TO: Final = 2
HOW_MANY: Final = 3
HOW_MANY_STARRED: Final = 4
ALLYS_SHARE: Final = 5
ALL: Final = 6


class Ship(Question):
    """Ask whether a seat ships, how, where to, how many forces, and who pays. `a` has the flags of this module."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_SHIP, "ship", "CLA-9.2", hidden=True)

    def seats(self, s: State, f: Frame) -> list[int]:
        return [f[1]] if not f[2] & SHIPPED or self._might_move_stronghold(s, f[1]) else []

    def _so_far(self, s: State, f: Frame, seat: int, answers: list[int]) -> Asked:
        now = Asked()
        now.kind = ARRIVAL if s.factions[seat] == FREMEN else FROM_RESERVES
        if not answers:
            return now
        word = answers[0]
        at = 1
        if word == ACROSS or word == BACK:
            now.kind = CROSSING if word == ACROSS else HOMEWARD
            now.stage = FROM
            if at == len(answers):
                return now
            now.origin = answers[at] - PART
            at += 1
            if now.kind == CROSSING:
                now.stage = TO
                if at == len(answers):
                    return now
                now.goal = answers[at] - PART
                at += 1
        elif PART <= word < PART + PLACES:
            now.goal = word - PART
        else:  # the seat passed or plays a Karama
            now.stage = ALL
            return now
        if self._there(s, seat, now, 0):
            now.stage = HOW_MANY
            if at == len(answers):
                return now
            now.plain = answers[at] - NUMBER
            at += 1
        # From here on it depends on public things alone what is asked: everybody can count the answers, which must tell
        # neither how much spice there is nor whether the ally lends any.
        if self._there(s, seat, now, 1):
            now.stage = HOW_MANY_STARRED
            if at == len(answers):
                return now
            now.starred = answers[at] - NUMBER
            at += 1
        if s.ally[seat] != NOBODY and self._price(s, f, seat, now) > 0:
            now.stage = ALLYS_SHARE
            if at == len(answers):
                return now
            now.allys = answers[at] - NUMBER
        now.stage = ALL
        return now

    def _there(self, s: State, seat: int, now: Asked, kind: int) -> int:
        """Return how many plain forces (`kind` 0) or starred forces (1) a seat has at the origin of its shipment."""
        if now.origin != NOWHERE:
            return s.forces[(2 * seat + kind) * PLACES + now.origin]
        return s.reserves[2 * seat + kind]

    def _most(self, s: State, f: Frame, seat: int, now: Asked, kind: int) -> int:
        """Return how many plain forces (`kind` 0) or starred forces (1) a seat can still pay to ship."""
        most = self._there(s, seat, now, kind)
        while most and price(s, seat, now.kind, now.goal, now.plain + most, f[2]) > means(s, seat):
            most -= 1
        return most

    def _price(self, s: State, f: Frame, seat: int, now: Asked) -> int:
        return price(s, seat, now.kind, now.goal, now.plain + now.starred, f[2])

    def price(self, s: State, f: Frame, seat: int, word: int) -> int:
        """Return the price to ship one force to a named part or, for a number of forces, all forces named so far."""
        now = self._so_far(s, f, seat, s.answers[seat])
        if PART <= word < PART + PLACES and now.stage in (WAY, TO):
            return price(s, seat, now.kind, word - PART, 1, f[2])
        if now.stage in (HOW_MANY, HOW_MANY_STARRED):
            return price(s, seat, now.kind, now.goal, now.plain + word - NUMBER, f[2])
        return UNPRICED

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        now = self._so_far(s, f, seat, s.answers[seat])
        if now.stage == WAY:
            return self._ways(s, f, seat, now)
        if now.stage == FROM:
            kind = now.kind
            return [PART + part for part in origins(s, seat) if kind == HOMEWARD or goals(s, seat, kind, part, f[2])]
        if now.stage == TO:
            return [PART + part for part in goals(s, seat, now.kind, now.origin, f[2])]
        if now.stage == HOW_MANY:
            least = 0 if self._most(s, f, seat, now, 1) else 1
            return [NUMBER + n for n in range(least, self._most(s, f, seat, now, 0) + 1)]
        if now.stage == HOW_MANY_STARRED:
            least = 0 if now.plain else 1
            return [NUMBER + n for n in range(least, self._most(s, f, seat, now, 1) + 1)]
        total = self._price(s, f, seat, now)
        return [NUMBER + n for n in range(max(0, total - purse(s, seat)), min(total, helped(s, seat)) + 1)]

    def _ways(self, s: State, f: Frame, seat: int, now: Asked) -> list[int]:
        found = [PASS]
        flags = f[2]
        if flags & SHIPPED:
            return [PASS, MOBILE_WORD] if karamas(s, seat) else found
        if s.reserves[2 * seat] + s.reserves[2 * seat + 1]:
            found += [PART + part for part in goals(s, seat, now.kind, NOWHERE, flags)]
        if guildish(s, seat) and not flags & NO_KINDS:
            if any(goals(s, seat, CROSSING, part, flags) for part in origins(s, seat)):
                found.append(ACROSS)
            if s.factions[seat] == SPACING_GUILD and origins(s, seat) and means(s, seat):
                found.append(BACK)
        if might_karama(s, seat):
            half_already = guildish(s, seat) and not flags & NO_HALF
            if not flags & KARAMA_HALF and now.kind != ARRIVAL and not half_already:
                found += karamas(s, seat)
            if self._might_move_stronghold(s, seat) and karamas(s, seat):
                found.append(MOBILE_WORD)
        return found

    def _might_move_stronghold(self, s: State, seat: int) -> bool:
        """Tell whether the Ixians might use their Karama power, judging by public information (CLA-20.6)."""
        if not s.rules.advanced or s.factions[seat] != IXIANS or (s.powers >> seat) & 1:
            return False
        return might_karama(s, seat) and s.at(seat, MOBILE_PART) > 0 and not stormy(s, MOBILE_PART)

    def done(self, s: State, f: Frame, seat: int) -> bool:
        return self._so_far(s, f, seat, s.answers[seat]).stage == ALL

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        seat = f[1]
        answers = given[seat]
        if not answers or answers[0] == PASS:
            return
        word = answers[0]
        if word == MOBILE_WORD:
            s.powers |= 1 << seat
            s.tell("power", seat)
            s.push(frames.ASK_SHIP, seat, f[2])
            s.move = []
            s.push(frames.ASK_MOBILE, seat, 2, 1)
            played_karama(s, seat, karamas(s, seat)[0])
            return
        if word >= TREACHERY_WORD:
            s.push(frames.SHIP_KARAMA, seat, f[2])
            played_karama(s, seat, word)
            return
        now = self._so_far(s, f, seat, answers)
        with_karama = 1 if f[2] & KARAMA_HALF else 0
        total = self._price(s, f, seat, now)
        s.ship = [now.kind, now.origin, now.goal, now.plain, now.starred, total, now.allys, with_karama]
        s.push(frames.SHIP_CHECKED, seat, CHECK_GUILD, f[2])


def _karama(s: State, f: Frame) -> None:
    """Ask again for a shipment: at half price, unless the card played as a Karama was itself stopped."""
    s.push(frames.ASK_SHIP, f[1], f[2] | (KARAMA_HALF if s.stopped else 0))


# --- the checks --------------------------------------------------------------------------
def _checked(s: State, f: Frame) -> None:
    """Run check number `a` of a shipment and push the next check. A check asks whether another player stops the
    shipment or an ability that it uses; `b` has the flags of this module."""
    seat, check, flags = f[1], f[2], f[3]
    ship = s.ship
    kind = ship[KIND]
    guild = s.seat_of[SPACING_GUILD]
    if check == LANDING:
        s.push(frames.SHIP_LAND, seat)
        return
    s.push(frames.SHIP_CHECKED, seat, check + 1, flags)
    if check == CHECK_GUILD:
        if kind == FROM_RESERVES and s.rules.advanced and guild not in (NOBODY, seat):
            if not (s.powers >> guild) & 1 and might_karama(s, guild):
                s.push(frames.ASK_GUILD_STOP, guild, seat)
    elif check == CHECK_KINDS:
        if kind in (CROSSING, HOMEWARD):
            s.push(frames.SHIP_STOPPED, seat, flags | (NO_KINDS if seat == guild else NO_KINDS | NO_HALF))
            offer_stop(s, KINDS if seat == guild else ALLY_PRICE, seat)
    elif check == CHECK_HALF:
        if guildish(s, seat) and not flags & NO_HALF and (seat == guild or kind == FROM_RESERVES):
            s.push(frames.SHIP_STOPPED, seat, flags | (NO_HALF if seat == guild else NO_KINDS | NO_HALF))
            offer_stop(s, HALF if seat == guild else ALLY_PRICE, seat)
    elif check == CHECK_STORM:
        if kind == ARRIVAL and stormy(s, ship[GOAL]):
            s.push(frames.SHIP_STOPPED, seat, flags | NO_STORM)
            offer_stop(s, STORM_ARRIVAL, seat)
    elif check == CHECK_PAYMENT:
        # The ally's transfer across the planet is not a shipment onto it (CLA-16.6).
        onto = kind == FROM_RESERVES and ship[PRICE] > 0 and not ship[WITH_KARAMA]
        s.push(frames.SHIP_PAID, seat)
        s.stopped = 1
        if onto and guild not in (NOBODY, seat):
            offer_stop(s, PAYMENT, guild)


def _stopped(s: State, f: Frame) -> None:
    """If an ability was stopped, ask the seat for its shipment again without it (CLA-20.2)."""
    if s.stopped:
        s.stack.pop()  # the checks
        s.ship = []
        s.push(frames.ASK_SHIP, f[1], f[2])


class GuildStop(Question):
    """Ask whether the Guild stops a shipment by its Karama power (CLA-20.6). `a` is the seat that ships."""

    def __init__(self) -> None:
        super().__init__(frames.ASK_GUILD_STOP, "stop_shipment", "CLA-20.6", hidden=True)

    def options(self, s: State, f: Frame, seat: int) -> list[int]:
        return [PASS, *karamas(s, seat)]

    def opened(self, s: State, f: Frame, given: list[list[int]]) -> None:
        word = given[f[1]][0]
        if word != PASS:
            s.powers |= 1 << f[1]
            s.tell("power", f[1])
            s.tell("shipment_stopped", f[1], 0, FACTION + s.factions[f[2]])
            s.stack.pop()  # the checks
            s.ship = []
            played_karama(s, f[1], word)

    def cause(self, s: State, f: Frame) -> int:
        return FACTION + s.factions[f[2]]


def _paid(s: State, f: Frame) -> None:
    """Pay the bank or the Guild for a shipment; an allied Guild's share goes to the bank (CLA-16.6, CLA-25.37)."""
    seat = f[1]
    guild = s.seat_of[SPACING_GUILD]
    to = NOBODY if s.stopped else guild
    ally = s.ally[seat]
    lent = s.ship[ALLYS]
    if lent:
        s.support[ally] -= lent
        pay(s, ally, lent, NOBODY if ally == guild else to)
    pay(s, seat, s.ship[PRICE] - lent, to)


def _land(s: State, f: Frame) -> None:
    """Land shipped forces; then the Bene Gesserit may accompany them or become advisors (CLA-16.2, CLA-19.2)."""
    seat = f[1]
    kind, origin, goal, plain, starred = s.ship[0], s.ship[1], s.ship[2], s.ship[3], s.ship[4]
    s.ship = []
    if s.factions[seat] == IXIANS:
        s.push(frames.ASK_SHIP, seat, SHIPPED)
    if origin != NOWHERE:
        s.put(seat, origin, -plain, -starred)
    if kind == HOMEWARD:
        s.reserves[2 * seat] += plain
        s.reserves[2 * seat + 1] += starred
        s.tell("shipped_back", seat, plain + starred, PART + origin)
        return
    if kind == CROSSING:
        s.put(seat, goal, plain, starred)
        s.tell("shipped_across", seat, plain + starred, PART + goal, cause=PART + origin)
    else:
        from_reserves(s, seat, goal, plain, starred)
        s.tell("arrived" if kind == ARRIVAL else "shipped", seat, plain + starred, PART + goal)
    s.push(frames.MOVED_IN, seat, PART_TERRITORY[goal])
    if kind == FROM_RESERVES:
        trigger_token(s, HEIGHLINERS, seat)
        s.push(frames.SHIP_BENE, seat, goal)
    if kind == ARRIVAL and stormy(s, goal):
        lose_half(s, seat, goal, plain, starred)


declare(Ship(), GuildStop())
steps(
    {
        frames.SHIP_KARAMA: _karama,
        frames.SHIP_CHECKED: _checked,
        frames.SHIP_STOPPED: _stopped,
        frames.SHIP_PAID: _paid,
        frames.SHIP_LAND: _land,
    }
)
