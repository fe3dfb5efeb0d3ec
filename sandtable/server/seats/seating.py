"""Who sits where, and who may do what about it: each function checks and makes one change of a table's `Facts`.

It changes the `Facts` it is given or refuses; whoever calls writes them down.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Set
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from sandtable.core.errors import BadSeat
from sandtable.core.fluent import BEGIN, Words, languages, spoken
from sandtable.server.bots.pool import LEVELS, STAND_IN
from sandtable.server.errors import (
    AlreadyStarted,
    BadRequest,
    CannotMute,
    NoFreeSeat,
    NotSeated,
    NotStarted,
    NotTheHost,
    NotYourSeat,
    SeatsOpen,
    StillThere,
    WrongInvite,
)
from sandtable.server.seats.guests import isolated
from sandtable.server.seats.lookalikes import skeleton
from sandtable.server.storage.table_info import (
    AWAY,
    BOT,
    BY_CLOCK,
    BY_HOST,
    GUEST,
    LEFT,
    OPEN,
    OVER,
    PLAYING,
    WAITING,
    Facts,
    Seat,
)
from sandtable.server.titles import current

WATCHERS: Final = "watchers"  # in place of a guest: all without a seat


# --- who ---------------------------------------------------------------------------------
def is_old(facts: Facts) -> bool:
    """Whether its game was begun by an older version of the rules: it cannot be read any more."""
    return facts.state != WAITING and current().get(facts.title) != facts.rules


def seats_of(facts: Facts, guest: str) -> tuple[int, ...]:
    """The seats whose views this guest receives: also while a bot stands in, unless the guest has left."""
    return tuple(
        number
        for number, seat in enumerate(facts.seats)
        if seat.kind == GUEST and seat.guest == guest and seat.stand_in != LEFT
    )


def guests_of(facts: Facts) -> list[str]:
    """Everybody with a seat, each once."""
    return list(dict.fromkeys(seat.guest for seat in facts.seats if seat.guest is not None and seat.stand_in != LEFT))


def named(facts: Facts) -> set[str]:
    """Everybody whose name is shown at the table: also those who left, for a seat keeps its guest's name."""
    return {facts.host, *facts.muted, *(seat.guest for seat in facts.seats if seat.guest is not None)} - {WATCHERS}


def seat_at(facts: Facts, number: int) -> Seat:
    if not 0 <= number < len(facts.seats):
        raise BadSeat(f"there is no seat {number}")
    return facts.seats[number]


def own_seat(facts: Facts, guest: str, number: int) -> Seat:
    seat = seat_at(facts, number)
    if number not in seats_of(facts, guest):
        raise NotYourSeat()
    return seat


def acting_host(facts: Facts, present: Set[str]) -> str | None:
    """Who does what the host may while the host is away: the first with a seat who is there."""
    return next((guest for guest in guests_of(facts) if guest in present and guest != facts.host), None)


def check_host(hosts: Set[str], guest: str) -> None:
    if guest not in hosts:
        raise NotTheHost()


def check_seated(facts: Facts, guest: str) -> None:
    if not seats_of(facts, guest):
        raise NotSeated()


def people(facts: Facts, names: Mapping[str, str], words: Words) -> list[str]:
    """Those on the seats as they are called, names or sayings; who goes by the same name, or by one that looks the
    same in any language, is numbered."""
    called = []
    for number, seat in enumerate(facts.seats):
        if seat.kind == BOT:
            called.append(words.say("bot-" + str(seat.bot)))
        else:
            called.append(
                isolated(seat.name or names.get(seat.guest or "", "")) or words.say("guest-name", n=number + 1)
            )
    looks = [_looks(name) for name in called]
    taken = set().union(*looks)
    out = []
    for at, name in enumerate(called):
        if any(looks[at] & other for n, other in enumerate(looks) if n != at):
            name = _numbered(name, 1, taken, words)
        out.append(name)
    return out


def apart(name: str, others: Iterable[str], words: Words) -> str:
    """A name, numbered if one of the others looks like it."""
    taken = set().union(*map(_looks, others))
    return _numbered(name, 2, taken, words) if _looks(name) & taken else name


def _numbered(name: str, n: int, taken: set[str], words: Words) -> str:
    """With the first number that makes it like none of those taken, one of which it is from now on."""
    while _looks(numbered := words.say("name-numbered", name=name, n=n)) & taken:
        n += 1
    taken |= _looks(numbered)
    return numbered


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """What a name or saying looks like, whatever language it is read in."""
    if BEGIN not in name:
        return frozenset((skeleton(name),))
    return frozenset(skeleton(spoken(name, words)) for words in every_language())


def every_language() -> list[Words]:
    return [Words(language) for language in languages()]


def agree_to_pause(facts: Facts, present: Set[str]) -> bool:
    """Whether a pause was asked for, and all with a seat who are there agree."""
    here = present & set(guests_of(facts))
    return bool(here) and not facts.paused and here <= set(facts.pause_asked)


# --- talking -----------------------------------------------------------------------------
def tag(facts: Facts, guest: str) -> str:
    """What a guest is known by to the others at this table, and at no other: their id is their own."""
    return blake2b(f"{facts.id} {guest}".encode(), digest_size=8).hexdigest()


def is_muted(facts: Facts, guest: str) -> bool:
    watches = not seats_of(facts, guest) and guest != facts.host
    return guest in facts.muted or (watches and WATCHERS in facts.muted)


def mute(facts: Facts, host: str, guest: str | None, on: bool) -> None:
    if guest is None or (on and guest in (facts.host, host)):
        raise CannotMute()
    facts.muted = [one for one in facts.muted if one != guest] + [guest] * on


# --- coming and going --------------------------------------------------------------------
def join(facts: Facts, guest: str, invite: str, number: int | None) -> None:
    """Take an open seat. Who sits already and names no seat keeps the one they have."""
    if number is None and seats_of(facts, guest):
        return
    if facts.state != WAITING:
        raise AlreadyStarted()
    if not facts.public and facts.host != guest and not seats_of(facts, guest):
        if not hmac.compare_digest(invite.encode("utf-8", "replace"), facts.invite.encode()):
            raise WrongInvite()
    if number is None:
        number = next((n for n, seat in enumerate(facts.seats) if seat.kind == OPEN), None)
    if number is None or seat_at(facts, number).kind != OPEN:
        raise NoFreeSeat()
    facts.seats[number] = Seat(GUEST, guest)


def leave(facts: Facts, guest: str, number: int, keep: bool = False) -> None:
    """While waiting the seat opens again; while playing a bot goes on. Another guest becomes host. With `keep` a bot
    goes on and the seat stays the guest's, to be taken back."""
    seat = own_seat(facts, guest, number)
    if keep:
        if facts.state != PLAYING:
            raise NotStarted() if facts.state == WAITING else AlreadyStarted()
        if seat.stand_in is None:
            seat.stand_in = AWAY
        return
    if facts.state == WAITING:
        facts.seats[number] = Seat(OPEN)
    elif facts.state == PLAYING:
        seat.stand_in = LEFT
        stay = guests_of(facts)
        facts.pause_asked = [asked for asked in facts.pause_asked if asked in stay]
        if not stay:
            facts.paused = False  # nobody is left to end it: bots go on
    pass_on(facts, guest)


def pass_on(facts: Facts, guest: str) -> None:
    """A host who has no seat any more lets somebody else be host."""
    if facts.host == guest and not seats_of(facts, guest):
        facts.host = next(iter(guests_of(facts)), guest)


def reseat(
    facts: Facts, guest: str, hosts: Set[str], absent: Set[str], number: int, kind: str, bot: str | None
) -> None:
    """The host changes who plays a seat, of the others' only those who are absent; a guest whose time was over, or
    who has left and kept the seat, takes the own seat back."""
    seat = seat_at(facts, number)
    if kind not in (BOT, GUEST, OPEN):
        raise BadRequest(detail="kind: bot, guest or open")
    if bot is not None and bot not in LEVELS:
        raise BadRequest(detail=f"bot: {', '.join(LEVELS)}")
    back = kind == GUEST and seat.guest == guest and seat.stand_in in (BY_CLOCK, AWAY)
    if not back:
        check_host(hosts, guest)
    if facts.state == OVER:
        raise AlreadyStarted()
    if facts.state == WAITING:
        if kind == GUEST:
            raise NotStarted()
        facts.seats[number] = Seat(BOT, bot=bot or STAND_IN) if kind == BOT else Seat(OPEN)
    elif kind == OPEN:
        raise AlreadyStarted()
    elif kind == BOT:
        if seat.kind == BOT:
            seat.bot = bot or seat.bot
        elif seat.stand_in != LEFT:
            if seat.stand_in != BY_HOST and seat.guest != guest and seat.guest not in absent:
                raise StillThere()
            seat.stand_in, seat.bot = BY_HOST, bot or STAND_IN
    elif seat.guest is None:
        raise NoFreeSeat()
    else:
        seat.stand_in, seat.bot = None, None


def check_full(facts: Facts) -> None:
    if any(seat.kind == OPEN for seat in facts.seats):
        raise SeatsOpen()
