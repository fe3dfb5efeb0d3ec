"""Check and change who sits where. Each function changes the `TableInfo` it is given, or raises an error.

The caller stores the result.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Set
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from sandtable.core.errors import BadSeat
from sandtable.core.fluent import BEGIN, Words, languages, spoken
from sandtable.core.titles import meta
from sandtable.server.bots.offers import BotOffers
from sandtable.server.bots.own_bots import LEVELS, own_name
from sandtable.server.bots.pool import STAND_IN
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
    Seat,
    TableInfo,
)
from sandtable.server.titles import version_of

WATCHERS: Final = "watchers"  # in place of a guest's id: all spectators
HINTS_ALLOWED: Final = "allowed"
HINTS_AMONG_PEOPLE: Final = "people"  # not allowed, since others play and the host did not allow it
HINTS_NONE: Final = "none"  # the title has no advice


# --- queries -----------------------------------------------------------------------------
def is_old(info: TableInfo) -> bool:
    """Return whether the table's game, or the game that it continues, was started under an older rules version, so that
    it can no longer be loaded."""
    return (info.state != WAITING or info.n > 0) and version_of(info.title) != info.rules


def seats_of(info: TableInfo, guest: str) -> tuple[int, ...]:
    """Return the seats whose views this guest receives: those where the guest plays or a bot plays for them meanwhile,
    but not those that the guest has left."""
    return tuple(
        number
        for number, seat in enumerate(info.seats)
        if seat.kind == GUEST and seat.guest == guest and seat.stand_in != LEFT
    )


def guests_of(info: TableInfo) -> list[str]:
    """Return every guest with a seat, once each."""
    return list(dict.fromkeys(seat.guest for seat in info.seats if seat.guest is not None and seat.stand_in != LEFT))


def plays_alone(info: TableInfo) -> bool:
    """Return whether one guest plays a single seat against bots."""
    return sum(seat.guest is not None and not seat.automatic for seat in info.seats) == 1


def plays_with_others(info: TableInfo, guest: str) -> bool:
    """Return whether a seat belongs to another guest, even if a bot plays there just now."""
    return any(seat.kind == GUEST and seat.guest != guest for seat in info.seats)


def hints_for(info: TableInfo, guest: str) -> str:
    """Return `HINTS_ALLOWED` if this guest may ask for suggested moves, else the reason why not: the title has no
    advice, or other people play and the host did not allow suggestions when the table was made."""
    if not meta(info.title).has("advice"):
        return HINTS_NONE
    return HINTS_ALLOWED if info.hints or not plays_with_others(info, guest) else HINTS_AMONG_PEOPLE


def guests_to_name(info: TableInfo) -> set[str]:
    """Return every guest whose name the table shows. Those who left are included, since a seat keeps their name."""
    return {info.host, *info.muted, *(seat.guest for seat in info.seats if seat.guest is not None)} - {WATCHERS}


def seat_at(info: TableInfo, number: int) -> Seat:
    if not 0 <= number < len(info.seats):
        raise BadSeat(f"there is no seat {number}")
    return info.seats[number]


def own_seat(info: TableInfo, guest: str, number: int) -> Seat:
    seat = seat_at(info, number)
    if number not in seats_of(info, guest):
        raise NotYourSeat()
    return seat


def acting_host(info: TableInfo, present: Set[str]) -> str | None:
    """Return the guest who acts as host while the host is away: the first one with a seat who is present; None if
    nobody is."""
    return next((guest for guest in guests_of(info) if guest in present and guest != info.host), None)


def check_host(hosts: Set[str], guest: str) -> None:
    if guest not in hosts:
        raise NotTheHost()


def check_seated(info: TableInfo, guest: str) -> None:
    if not seats_of(info, guest):
        raise NotSeated()


def display_names(info: TableInfo, names: Mapping[str, str], words: Words) -> list[str]:
    """Return the players' names, as text or sayings. Names that look alike in any language get numbers."""
    called = []
    for number, seat in enumerate(info.seats):
        if seat.kind == BOT:
            called.append(words.say("bot-" + seat.bot) if seat.bot in LEVELS else isolated(own_name(seat.bot or "")))
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


def distinct_name(name: str, others: Iterable[str], words: Words) -> str:
    """Return the name, numbered if it looks like one of the others."""
    taken = set().union(*map(_looks, others))
    return _numbered(name, 2, taken, words) if _looks(name) & taken else name


def _numbered(name: str, n: int, taken: set[str], words: Words) -> str:
    """Return a name with a number, from `n` on, with which it looks like none of `taken`, and add it to `taken`."""
    while _looks(numbered := words.say("name-numbered", name=name, n=n)) & taken:
        n += 1
    taken |= _looks(numbered)
    return numbered


@lru_cache(maxsize=4096)
def _looks(name: str) -> frozenset[str]:
    """Return the skeletons of a name or saying in every language."""
    if BEGIN not in name:
        return frozenset((skeleton(name),))
    return frozenset(skeleton(spoken(name, words)) for words in every_language())


def every_language() -> list[Words]:
    return [Words(language) for language in languages()]


def all_agree_to_pause(info: TableInfo, present: Set[str]) -> bool:
    """Return whether a pause was requested and every seated guest who is present agrees."""
    here = present & set(guests_of(info))
    return bool(here) and not info.paused and here <= set(info.pause_asked)


# --- chat --------------------------------------------------------------------------------
def chat_tag(info: TableInfo, guest: str) -> str:
    """Return a pseudonym for a guest that is valid at this table only; a guest's id is secret."""
    return blake2b(f"{info.id} {guest}".encode(), digest_size=8).hexdigest()


def is_muted(info: TableInfo, guest: str) -> bool:
    watches = not seats_of(info, guest) and guest != info.host
    return guest in info.muted or (watches and WATCHERS in info.muted)


def mute(info: TableInfo, host: str, guest: str | None, on: bool) -> None:
    if guest is None or (on and guest in (info.host, host)):
        raise CannotMute()
    info.muted = [one for one in info.muted if one != guest] + [guest] * on


# --- joining and leaving -----------------------------------------------------------------
def join(info: TableInfo, guest: str, invite: str, number: int | None) -> None:
    """Give an open seat of the table to a guest. If `number` is None, a guest who has a seat keeps it, and others get
    the first open one."""
    if number is None and seats_of(info, guest):
        return
    if info.state != WAITING:
        raise AlreadyStarted()
    if not info.public and info.host != guest and not seats_of(info, guest):
        if not hmac.compare_digest(invite.encode("utf-8", "replace"), info.invite.encode()):
            raise WrongInvite()
    if number is None:
        number = next((n for n, seat in enumerate(info.seats) if seat.kind == OPEN), None)
    if number is None or seat_at(info, number).kind != OPEN:
        raise NoFreeSeat()
    info.seats[number] = Seat(GUEST, guest)


def leave(info: TableInfo, guest: str, number: int, keep: bool = False) -> None:
    """Free the guest's seat `number` before the game, or let a bot take it over during the game; if the host leaves,
    another guest becomes host. With `keep` the guest may take the seat back later."""
    seat = own_seat(info, guest, number)
    if keep:
        if info.state != PLAYING:
            raise NotStarted() if info.state == WAITING else AlreadyStarted()
        if seat.stand_in is None:
            seat.stand_in = AWAY
        return
    if info.state == WAITING:
        info.seats[number] = Seat(OPEN)
    elif info.state == PLAYING:
        seat.stand_in = LEFT
        stay = guests_of(info)
        info.pause_asked = [asked for asked in info.pause_asked if asked in stay]
        if not stay:
            info.paused = False  # nobody is left to end the pause, so the bots play on
    hand_over_host(info, guest)


def hand_over_host(info: TableInfo, guest: str) -> None:
    """Make another guest the host if `guest` is the host and no longer has a seat."""
    if info.host == guest and not seats_of(info, guest):
        info.host = next(iter(guests_of(info)), guest)


def reseat(
    info: TableInfo,
    guest: str,
    hosts: Set[str],
    absent: Set[str],
    number: int,
    kind: str,
    bot: str | None,
    bots: BotOffers,
) -> None:
    """Change who plays a seat. The host may do this for open seats, bots and absent guests; guests whose time ran out,
    or who left and kept their seat, may take it back themselves."""
    seat = seat_at(info, number)
    if kind not in (BOT, GUEST, OPEN):
        raise BadRequest(detail="kind: bot, guest or open")
    if bot is not None:
        bots.check(bot, "bot", info.title, info.options)
    back = kind == GUEST and seat.guest == guest and seat.stand_in in (BY_CLOCK, AWAY)
    if not back:
        check_host(hosts, guest)
    if info.state == OVER:
        raise AlreadyStarted()
    if info.state == WAITING:
        if kind == GUEST:
            raise NotStarted()
        info.seats[number] = Seat(BOT, bot=bot or STAND_IN) if kind == BOT else Seat(OPEN)
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


def check_full(info: TableInfo) -> None:
    if any(seat.kind == OPEN for seat in info.seats):
        raise SeatsOpen()
