"""Commands at a table other than moves: create, join, leave, start, pause, chat, rematch.

Each command takes the table's lock, so call it through `table.finish`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sandtable.core import beginnings
from sandtable.core.beginnings import Begun
from sandtable.core.chance import SEED_BITS
from sandtable.core.errors import BadBeginning, BadOption, DamagedData
from sandtable.core.fluent import Words
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.server.bots.offers import BotOffers
from sandtable.server.errors import (
    AlreadyStarted,
    BadRequest,
    Muted,
    NobodyToTalkTo,
    NotStarted,
    TalkIsOpen,
    TextBlank,
    TextTooLong,
)
from sandtable.server.games.clocks import check_clock
from sandtable.server.games.game import WORDS
from sandtable.server.games.table_clocks import clocks_of, is_hidden
from sandtable.server.seats import seating
from sandtable.server.seats.guests import check_text, isolated, new_id
from sandtable.server.seats.standing_answers import to_stored
from sandtable.server.storage.table_info import (
    BOT,
    BY_CLOCK,
    GUEST,
    LEFT,
    OPEN,
    PLAYING,
    WAITING,
    Chat,
    Seat,
    TableInfo,
)
from sandtable.server.tables.live_table import LiveTable
from sandtable.server.titles import may_keep, offers_of, table_of, teams_of

MOST_PACE: Final = 10.0
MOST_KEPT: Final = 80  # standing answers of a seat besides the ids of offers
SEATS: Final = "seats"  # the option every title has


@dataclass
class TableRequest:
    """A request for a new table, unchecked; `new_table` checks it."""

    title: str
    options: dict[str, Any]
    # (me, open or bot; bot level; name of one of several people at one screen)
    seats: list[tuple[str, str | None, str | None]]
    clock: dict[str, Any]
    public: bool
    pace: float
    whispers: bool = True
    hints: bool = False
    begin: dict[str, Any] | None = None  # where the game begins, as `sandtable.core.beginnings` is asked for it


def new_seed() -> int:
    """Return a seed from the operating system's random source, too long to be guessed."""
    return secrets.randbelow(1 << SEED_BITS)


def new_table(wanted: TableRequest, host: str, now: float, bots: BotOffers, begun: Begun | None = None) -> TableInfo:
    """Return a new table that waits for players; `bots` are those that the server offers, `begun` is the game it
    continues unless its game is dealt. Invalid requests are refused here rather than when the game starts."""
    about = meta(wanted.title)
    title = table_of(wanted.title)
    options = {SEATS: len(wanted.seats), **(begun.options if begun is not None else {}), **wanted.options}
    if options[SEATS] != len(wanted.seats):
        raise BadOption(f"option {SEATS!r} is {options[SEATS]!r}, but {len(wanted.seats)} seats are given")
    if len(wanted.seats) not in about.seats:
        raise BadOption(f"{about.name} is for {', '.join(map(str, about.seats))} seats; not {len(wanted.seats)}")
    options = about.check(options)
    if begun is None:
        options = title.prepare(about.id, options, secrets.choice)
    elif options != about.check(begun.options):
        raise BadBeginning("options: a game that begins elsewhere has the options it was begun with")
    seed = new_seed() if begun is None or begun.seed is None else begun.seed
    begin = begun.begin if begun is not None else None
    Record(wanted.title, seed, options, begin)  # check that the game can start
    if not 0 <= wanted.pace <= MOST_PACE:
        raise BadRequest(detail=f"pace: 0 to {MOST_PACE:g} seconds")
    return TableInfo(
        id=new_id(),
        title=wanted.title,
        rules=about.version,
        options=options,
        seed=seed,
        begin=begin,
        host=host,
        invite=new_id(),
        public=wanted.public,
        whispers=wanted.whispers,
        hints=wanted.hints,
        state=WAITING,
        created=now,
        updated=now,
        pace=wanted.pace,
        clock=check_clock(wanted.clock),
        clocks=None,
        paused=False,
        pause_asked=[],
        muted=[],
        rematch=None,
        n=len(begun.moves) if begun is not None else 0,
        standing={},
        wake=None,
        revision=0,
        seats=[_seat(seat, host, partial(bots.check, title=about.id, options=options)) for seat in wanted.seats],
    )


def begun_game(wanted: TableRequest) -> Begun | None:
    """Return the game that a new table continues, or `None` if its game is dealt. Takes long for a long record."""
    return beginnings.begun(meta(wanted.title), wanted.begin) if wanted.begin is not None else None


def _seat(wanted: tuple[str, str | None, str | None], host: str, check: Callable[[str | None, str], str]) -> Seat:
    kind, bot, name = wanted
    if name is not None and kind != "me":
        raise BadRequest(detail="seats.name: only seats of the kind me have one")
    if kind == "me":
        return Seat(GUEST, host, name=name)
    if kind == OPEN:
        return Seat(OPEN)
    if kind != BOT:
        raise BadRequest(detail="seats.kind: me, open or bot")
    return Seat(BOT, bot=check(bot, "seats.bot"))


# --- before the game ---------------------------------------------------------------------
async def join(table: LiveTable, guest: str, invite: str, number: int | None) -> None:
    async with table.lock:
        table.names.update(await table.services.store.names([guest]))
        await table.change(lambda info: seating.join(info, guest, invite, number))


async def change(table: LiveTable, guest: str, public: bool | None, clock: Any, whispers: bool | None) -> None:
    def mutate(info: TableInfo) -> None:
        seating.check_host(table.hosts(info), guest)
        if info.state != WAITING:
            raise AlreadyStarted()
        if public is not None:
            info.public = public
        if whispers is not None:
            info.whispers = whispers
        if clock is not None:
            info.clock = check_clock(clock)

    async with table.lock:
        await table.change(mutate)


async def start(table: LiveTable, guest: str) -> None:
    def mutate(info: TableInfo) -> None:
        seating.check_host(table.hosts(info), guest)
        if info.state != WAITING:
            raise AlreadyStarted()
        seating.check_full(info)
        if seating.is_old(info):
            raise DamagedData("the moves this game begins after were made by other rules")
        if info.rules != meta(info.title).version:  # the rules were updated while the table was waiting
            info.rules, info.seed = meta(info.title).version, new_seed()
        info.state = PLAYING
        game = table.new_game(info)
        game.texts = dict(texts)
        game.apply_rows(rows)
        info.standing = game.standing()
        table.set_clocks(info, table.services.time.now())
        made.append(game)

    made: list[Any] = []
    async with table.lock:
        rows = await table.services.store.rows(table.id)  # the moves it begins after
        texts = await table.services.store.texts(table.id) if rows else {}
        await table.change(mutate)
        if table.game is None:  # otherwise another process has started it, and it was read
            table.game = made[-1]
        table.tell_start()


# --- seats -------------------------------------------------------------------------------
async def leave(table: LiveTable, guest: str, number: int, keep: bool = False) -> int | None:
    """Leave a seat. If nobody is left at a table that is waiting or not worth keeping, return the table's revision,
    with which the caller can delete it; otherwise return None."""

    def mutate(info: TableInfo) -> None:
        seating.leave(info, guest, number, keep)
        table.set_clocks(info, table.services.time.now())
        table.pause_if_agreed(info, table.present())

    async with table.lock:
        await table.change(mutate)
        kept = table.info.state != WAITING and beginnings.is_lasting(table.info.begin)
        empty = not kept and not seating.guests_of(table.info)
        return table.info.revision if empty else None


async def reseat(table: LiveTable, guest: str, number: int, kind: str, bot: str | None) -> None:
    def mutate(info: TableInfo) -> None:
        was = seating.seat_at(info, number).stand_in
        seating.reseat(
            info, guest, table.hosts(info), table.absent(info), number, kind, bot, table.services.bot_pool.offers
        )
        if info.state == PLAYING:
            if was == BY_CLOCK and info.seats[number].stand_in is None:
                table.come_back(info, number, late=True)
            table.set_clocks(info, table.services.time.now())

    async with table.lock:
        info = table.info
        back = kind == GUEST and 0 <= number < len(info.seats)
        hidden = back and is_hidden(info, clocks_of(info), number)
        await table.change(mutate, own=number if hidden else None)


# --- during the game ---------------------------------------------------------------------
async def pause(table: LiveTable, guest: str, on: bool) -> None:
    """Request, accept or end a pause. The pause starts once every guest present agrees; anybody may end it."""

    def mutate(info: TableInfo) -> None:
        seating.check_seated(info, guest)
        if info.state != PLAYING:
            raise NotStarted()
        if not on:
            info.pause_asked = [asked for asked in info.pause_asked if asked != guest]
            if info.paused:
                info.paused = False
                clocks = clocks_of(info)
                clocks.resume(table.seats_on_the_clock(info, clocks), table.services.time.now())
                info.clocks = clocks.as_data()
            return
        if info.paused:
            return
        asked = {*info.pause_asked, guest}
        info.pause_asked = [one for one in seating.guests_of(info) if one in asked]
        table.pause_if_agreed(info, table.present() | {guest})

    async with table.lock:
        await table.change(mutate)


async def out_of_time(table: LiveTable, number: int) -> None:
    """Let a bot play for a seat whose clock has run out, until its guest moves again. In a simultaneous decision the
    other players see neither the bot nor whether the seat had answered in time."""

    def mutate(info: TableInfo) -> None:
        now = table.services.time.now()
        clocks = clocks_of(info)
        over = clocks.next_over
        if over is None or over[1] != number or over[0] > now or info.paused:
            raise NotStarted()  # it has moved in time after all
        if clocks.own is None:
            clocks.stop(now)
            info.seats[number].stand_in = BY_CLOCK
        elif clocks.over(number, number in info.owing):
            info.seats[number].stand_in = BY_CLOCK
        info.clocks = clocks.as_data()

    async with table.lock:
        await table.change(mutate, own=number if len(table.info.asked) > 1 else None)


async def chat(table: LiveTable, guest: str, text: str, to: Sequence[int] | None = None) -> None:
    """Send a chat line to everybody, or in private to one seat or team."""
    if seating.is_muted(table.info, guest):
        raise Muted()
    text = text.strip()
    most = table.services.config.limits.chat
    if not text:
        raise TextBlank()
    if len(text) > most:
        raise TextTooLong(most=most)
    check_text(text, lines=True)
    seats = seating.seats_of(table.info, guest)
    private = _recipients(table.info, guest, to) if to is not None else None
    called = await _sender_name(table, guest, WORDS)
    line = Chat(0, table.services.time.wall(), guest, seats[0] if seats else None, called, text, private)
    line = await table.services.store.add_chat(table.id, line, table.services.config.limits.chats_kept)
    table.tell_chat(line)
    table.services.bus.tell(table.id, "chat", id=line.id)


def _recipients(info: TableInfo, guest: str, to: Sequence[int]) -> dict[str, Any]:
    """Return the recipients of a private line: the guests on these seats now, and the sender."""
    seating.check_seated(info, guest)
    if not info.whispers:
        raise TalkIsOpen()
    seats = sorted(set(to))
    teams = [] if seating.is_old(info) else teams_of(info.title, info.options)
    if len(seats) != len(to) or (len(seats) != 1 and seats not in map(sorted, teams)):
        raise BadRequest(detail="to: one seat, or the seats of a team")
    readers = [seating.seat_at(info, seat) for seat in seats]
    guests = {seat.guest for seat in readers if seat.kind == GUEST and seat.stand_in != LEFT and seat.guest is not None}
    if not guests - {guest}:
        raise NobodyToTalkTo()
    return {"seats": seats, "guests": sorted({guest, *guests})}


async def _sender_name(table: LiveTable, guest: str, words: Words) -> str:
    """Return the sender's name. A spectator's name is made distinct from those of players and other senders."""
    seats = seating.seats_of(table.info, guest)
    people = seating.display_names(table.info, table.names, words)
    if seats:
        return people[seats[0]]
    lines = await table.services.store.chats(table.id, 0, table.services.config.limits.chats_kept)
    others = {line.guest: line.name for line in lines if line.guest != guest}
    sitting = [name for name, seat in zip(people, table.info.seats, strict=True) if seat.guest != guest]
    name = isolated((await table.services.store.names([guest])).get(guest, "")) or words.say("watcher-name")
    return seating.distinct_name(name, [*sitting, *others.values()], words)


async def decline(table: LiveTable, guest: str, number: int, offers: Sequence[str]) -> None:
    """Set the questions this guest declines in advance (`offers`). Nobody else learns of it."""

    def mutate(info: TableInfo) -> None:
        seat = seating.own_seat(info, guest, number)
        known = [offer["id"] for offer in offers_of(info.title, info.options, WORDS)]
        others = [text for text in offers if text not in known]
        kept = all(may_keep(info.title, info.options, text) for text in others)
        if len(set(offers)) != len(offers) or not kept or len(others) > MOST_KEPT:
            raise BadRequest(detail=f"offers: some of {', '.join(known) or 'none'}, each once")
        seat.declines = to_stored(info, [*(id for id in known if id in offers), *others])

    async with table.lock:
        await table.ready()
        table.playing()
        await table.change(mutate, own=number)


async def mute(table: LiveTable, guest: str, by: str, on: bool) -> None:
    """Mute or unmute, as the host, the guest with the pseudonym `by` or all spectators."""

    def mutate(info: TableInfo) -> None:
        seating.check_host(table.hosts(info), guest)
        seating.mute(info, guest, found, on)

    async with table.lock:
        lines = await table.services.store.chats(table.id, 0, table.services.config.limits.chats_kept)
        known = {line.guest for line in lines} | table.present() | seating.guests_to_name(table.info)
        found = seating.WATCHERS if by == seating.WATCHERS else None
        found = found or next((one for one in known if seating.chat_tag(table.info, one) == by), None)
        if found is not None:
            table.names.update(await table.services.store.names([found]))
        await table.change(mutate)


# --- after the game ----------------------------------------------------------------------
async def rematch(table: LiveTable, guest: str) -> str:
    """Create the same table again with the same guests and bots, hosted by the guest who asks first. Return its id.

    Guests replaced by a bot at the end play again; the seats of those who left are open.
    """

    def mutate(info: TableInfo) -> None:
        seating.check_seated(info, guest)
        info.rematch = info.rematch or made.id

    async with table.lock:
        await table.ready()
        old = table.info
        table.finished()
        seating.check_seated(old, guest)
        if old.rematch is not None:
            return old.rematch
        seats: list[tuple[str, str | None, str | None]] = [("me", None, None)] * len(old.seats)
        wanted = TableRequest(old.title, old.options, seats, old.clock, old.public, old.pace, old.whispers, old.hints)
        begun = await _begun_before(table)
        made = new_table(wanted, guest, table.services.time.wall(), table.services.bot_pool.offers, begun)
        made.seats = [
            Seat(BOT, bot=seat.bot)
            if seat.kind == BOT
            else Seat(OPEN)
            if seat.stand_in == LEFT
            else Seat(GUEST, seat.guest, name=seat.name)
            for seat in old.seats
        ]
        await table.services.store.create(made, *(begun.moves, begun.texts) if begun is not None else ())
        await table.change(mutate)
        if table.info.rematch != made.id:  # another process was faster, so nobody will use this one
            await table.services.store.delete_if_unchanged(made.id, made.revision)
        assert table.info.rematch is not None
        return table.info.rematch


async def _begun_before(table: LiveTable) -> Begun | None:
    """Return the game that this table continued, so that a rematch continues it again; `None` if its game was dealt."""
    info = table.info
    if info.begin is None:
        return None
    count = beginnings.moves_of(info.begin)
    rows = await table.services.store.rows(table.id)
    texts = await table.services.store.texts(table.id)
    moves = tuple((seat, action) for _, seat, action in rows[:count])
    return Begun(dict(info.options), info.begin, info.seed, moves, texts)


async def forget_rematch(table: LiveTable, gone: str) -> None:
    """Forget the rematch `gone`, which was deleted, so that there can be another."""

    def mutate(info: TableInfo) -> None:
        if info.rematch == gone:
            info.rematch = None

    async with table.lock:
        await table.change(mutate)
