"""`Audience`: the people connected to a table, and the messages sent to them.

`LiveTable` adds the changes of the table.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Set
from typing import Any, Final

from sandtable.core.events import Event
from sandtable.server.addresses import NO_ADDRESS, THIS_MACHINE
from sandtable.server.errors import NotOver, NotStarted, TooManySockets
from sandtable.server.games.game import Game
from sandtable.server.seats import seating
from sandtable.server.sockets import outgoing
from sandtable.server.sockets.connection import Connection
from sandtable.server.storage.table_info import OVER, WAITING, Chat, TableInfo
from sandtable.server.tables.bus import Message
from sandtable.server.tables.services import Services

AWAY: Final = 30.0  # seconds after which a guest who polls, or another process, counts as gone


class Audience:
    def __init__(self, services: Services, info: TableInfo) -> None:
        self.services = services
        self.id = info.id
        self.info = info
        self.game: Game | None = None
        self.names: dict[str, str] = {}  # names by guest id
        self.connections: dict[Connection, None] = {}  # in order of arrival
        # other processes: time of the last report, guests present, number of spectators
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}
        self.client_keys: dict[str, str] = {}  # client keys of seated guests, as last seen
        self.polled: dict[str, float] = {}  # guests who poll instead of using a socket, with the time of the last poll
        self.used = services.time.now()
        self.opened = services.time.now()  # by this process, or by another one if that was earlier
        self.seen: dict[str, float] = {}  # when guests were last present
        self.lock = asyncio.Lock()
        self._notices: dict[str, tuple[str, float | None]] = {}  # temporary notices, and when they expire
        self._here: set[str] = set()  # guests present at the last check
        self._told: tuple[Any, ...] = ()  # the state of the table as last sent to everybody

    async def ready(self) -> None:
        """Check that the game can be used, and reload it if necessary; call with the lock held."""
        raise NotImplementedError

    def on_arrival(self) -> None:
        """React to the arrival of a guest; subclasses start work that depends on who is present."""
        raise NotImplementedError

    def on_departure(self) -> None:
        """React to the departure of a guest; subclasses start anything that waited only for this guest."""
        raise NotImplementedError

    def limits(self, now: float) -> list[dict[str, Any]]:
        """Return the seats that have a time limit for their current question, with the seconds left."""
        raise NotImplementedError

    def playing(self) -> Game:
        """Return the game, or raise `NotStarted`."""
        if self.info.state == WAITING or self.game is None:
            raise NotStarted()
        return self.game

    def finished(self) -> Game:
        """Return the game if it is over, or raise an error."""
        game = self.playing()
        if self.info.state != OVER:
            raise NotOver()
        return game

    # --- presence ------------------------------------------------------------------------
    def present(self) -> set[str]:
        now = self.services.time.now()
        here = {connection.guest for connection in self.connections}
        here |= {guest for guest, asked in self.polled.items() if asked > now - AWAY}
        for told, guests, _ in self.elsewhere.values():
            if told > now - AWAY:
                here |= guests
        return here

    def _gone_for(self, guest: str) -> float:
        """Return for how many seconds a guest who is not present has been away; if never seen, since the table was
        opened."""
        return self.services.time.now() - self.seen.get(guest, self.opened)

    def absent(self, info: TableInfo, present: Set[str] | None = None) -> set[str]:
        """Return the guests a bot may replace: absent for long enough not to be just reloading the page."""
        present = self.present() if present is None else present
        away, least = set(seating.guests_of(info)) - present, self.services.config.player_away
        return {guest for guest in away if self._gone_for(guest) >= least}

    def hosts(self, info: TableInfo, present: Set[str] | None = None) -> set[str]:
        """Return the guests who may act as host: the host, and a substitute while the host has been away for long."""
        present = self.present() if present is None else present
        hosts = {info.host}
        if info.host not in present and self._gone_for(info.host) >= self.services.config.host_away:
            acting = seating.acting_host(info, present)
            if acting is not None:
                hosts.add(acting)
        return hosts

    def played_from(self) -> str:
        """Return the key by which limits count the players' address (`client_key_of`): that of the first seated guest
        who is present and whose key is not shared by many; empty if there is none."""
        present = self.present()
        here = [self.client_keys.get(guest, "") for guest in seating.guests_of(self.info) if guest in present]
        return next((client_key for client_key in here if client_key not in (NO_ADDRESS, THIS_MACHINE)), "")

    def _update_presence(self) -> set[str]:
        """Look up which guests are present, call `on_arrival` and `on_departure` for changes, and return the guests."""
        here = self.present()
        self.seen.update(dict.fromkeys(here & seating.guests_to_name(self.info), self.services.time.now()))
        gone, come, self._here = self._here - here, here - self._here, here
        if come:
            self.on_arrival()
        if gone:
            self.on_departure()
        return here

    def watchers(self) -> int:
        now = self.services.time.now()
        return self._watchers_here() + sum(
            watching for told, _, watching in self.elsewhere.values() if told > now - AWAY
        )

    def _watchers_here(self) -> int:
        """Return the number of spectators at this process, connected or polling."""
        now = self.services.time.now()
        listening = len(self.watching())
        asking = {guest for guest, asked in self.polled.items() if asked > now - AWAY}
        asking -= {connection.guest for connection in self.connections} | set(seating.guests_of(self.info))
        return listening + len(asking)

    def _people(self, here: Set[str]) -> outgoing.People:
        info = self.info
        return outgoing.People(self.names, here, self.hosts(info, here), self.watchers(), self.absent(info, here))

    def data_for(self, guest: str) -> dict[str, Any]:
        """Return the table as this guest may see it."""
        return self._data_for(guest, self._people(self.present()), self.limits(self.services.time.now()))

    def _data_for(self, guest: str, people: outgoing.People, limits: list[dict[str, Any]]) -> dict[str, Any]:
        now, keep = self.services.time.now(), self.services.config.keep
        return outgoing.table(self.info, guest, people, now, keep, self.notices(), limits)

    async def fresh_data_for(self, guest: str) -> dict[str, Any]:
        async with self.lock:
            await self.ready()
            return self.data_for(guest)

    # --- notices -------------------------------------------------------------------------
    def notices(self) -> list[str]:
        """Return the current notices about how the table is served, as sayings."""
        now = self.services.time.now()
        return [text for text, until in self._notices.values() if until is None or until > now]

    def show_notice(self, key: str, text: str, seconds: float | None = None) -> None:
        """Show a notice to everybody, at other processes too, for some seconds or until it is cleared. A notice that is
        shown again and again is renewed only after a quarter of its time, since sending it costs most on a busy
        server."""
        now = self.services.time.now()
        until = None if seconds is None else now + seconds
        known, ends = self._notices.get(key, ("", None))
        if known == text and seconds is not None and ends is not None and ends + seconds / 4 > now + seconds:
            return
        if (known, ends) != (text, until):
            self._note(key, text, until)
            self.services.bus.tell(self.id, "notice", key=key, text=text, until=until)

    def clear_notice(self, key: str) -> None:
        if key in self._notices:
            self._note(key, "", None)
            self.services.bus.tell(self.id, "notice", key=key, text="", until=None)

    def receive_notice(self, message: Message) -> None:
        """Take over a notice from another process."""
        self._note(message["key"], message["text"], message["until"])

    def _note(self, key: str, text: str, until: float | None) -> None:
        if text:
            self._notices[key] = (text, until)
        else:
            self._notices.pop(key, None)
        if until is not None:
            asyncio.get_running_loop().call_later(until - self.services.time.now(), self._notice_over, key)
        self.tell_table()

    def _notice_over(self, key: str) -> None:
        """Remove an expired notice, unless it was renewed meanwhile."""
        _, until = self._notices.get(key, ("", None))
        if until is not None and until <= self.services.time.now():
            del self._notices[key]
            self.tell_table()

    # --- sending -------------------------------------------------------------------------
    def tell_table(self) -> None:
        """Send the table to every connection for which it has changed."""
        info, here = self.info, self._update_presence()
        people, limits = self._people(here), self.limits(self.services.time.now())
        seen = (
            info.revision, info.state, info.standing, info.clocks and info.clocks["running"],
            here, people.hosts, people.watchers, self.names.copy(), len(self.connections),
            people.absent, self.notices(), [limit["seat"] for limit in limits],
        )  # fmt: skip
        if seen == self._told:  # only the game itself has changed
            return
        self._told = seen
        for connection in list(self.connections):
            seats = seating.seats_of(self.info, connection.guest)
            self._tell_table_to(connection, self._data_for(connection.guest, people, limits))
            if seats != connection.seats:
                connection.seats = seats
                if self.game is not None:
                    connection.send(self._sync(self.game, seats))

    def tell_update(self, kind: str, by: int | None, events: list[Event], **more: Any) -> None:
        game = self.playing()
        made: dict[tuple[int, ...], bytes] = {}
        for connection in list(self.connections):
            seats = connection.seats
            if seats not in made:
                start = len(game.events) - len(events)
                made[seats] = outgoing.update(game, seats, kind, by, game.lines_from(seats, start), **more)
            connection.send(made[seats])

    def tell_own(self, seat: int, answers: bool) -> None:
        """Send a seat's own guest its answers (if `answers`) and the table's data during a simultaneous decision.
        Nobody else is sent anything, and no other message is sent earlier or later because of it."""
        game = self.playing()
        for connection in list(self.connections):
            if seat not in connection.seats:
                continue
            if answers:
                connection.send(outgoing.sealed(game, connection.seats, seat))
            self._tell_table_to(connection, self.data_for(connection.guest))

    def _tell_table_to(self, connection: Connection, data: dict[str, Any]) -> None:
        lasting = outgoing.stable_part(data)
        if lasting != connection.sent_table:
            connection.sent_table = lasting
            connection.send(outgoing.table_message(data))

    def resync_all(self) -> None:
        """Send the whole game to everybody again, because what they have is no longer valid."""
        game = self.playing()
        made: dict[tuple[int, ...], bytes] = {}
        for connection in list(self.connections):
            # The seats may just have been reloaded with the game and belong to somebody else now.
            seats = connection.seats = seating.seats_of(self.info, connection.guest)
            if seats not in made:
                made[seats] = self._sync(game, seats)
            connection.send(made[seats])

    def _sync(self, game: Game, seats: tuple[int, ...]) -> bytes:
        """Return the current views and the recent log, built once for all connections with the same seats."""
        key = ("sync", self.id, game.n, tuple(game.people), seats, game.answers_of(seats))
        return self.services.expensive_work.cache.made(key, lambda: outgoing.sync(game, seats))

    async def whole_log(self, guest: str) -> bytes:
        """Return the whole log as this guest may read it, as compressed JSON."""
        async with self.lock:
            await self.ready()
            game, seats = self.playing(), seating.seats_of(self.info, guest)
            key = ("log", self.id, game.n, tuple(game.people), seats)
            return self.services.expensive_work.cache.made(key, lambda: outgoing.whole_log(game, seats))

    def tell_start(self) -> None:
        """Send the start of the game: the whole log and the first views."""
        game = self.playing()
        for connection in list(self.connections):
            connection.send(outgoing.update(game, connection.seats, "start", None, game.lines(connection.seats)))

    def tell_chat(self, line: Chat) -> None:
        data = outgoing.chat_message(self.info, line)
        for connection in list(self.connections):
            if line.is_for(connection.guest):
                connection.send(data)

    async def attach(self, connection: Connection, after: int | None) -> None:
        """Add a connection: send it the table, then the chat, then the moves after row `after` that it has not got."""
        async with self.lock:
            await self.ready()
            if not seating.seats_of(self.info, connection.guest):
                self._make_room(connection)
            chats = await self._chats(connection.guest, 0)
            self.connections[connection] = None
            for message in self._welcome(connection, after, chats):
                connection.send(message)
            self.tell_presence()

    def watching(self) -> list[Connection]:
        """Return the spectators' connections, oldest first."""
        return [connection for connection in self.connections if not connection.seats]

    def _make_room(self, newcomer: Connection) -> None:
        """Make room for a spectator. If the limit is reached, drop the oldest connection of the address with the most
        spectators, if it has more than the newcomer's. Players do not count towards the limit."""
        watching = self.watching()
        if len(watching) < self.services.config.limits.watchers_per_table:
            return
        client_keys = Counter(connection.client_key for connection in watching)
        client_key, many = client_keys.most_common(1)[0]
        if many <= client_keys[newcomer.client_key] + 1:
            raise TooManySockets()
        oldest = next(connection for connection in watching if connection.client_key == client_key)
        oldest.drop()
        del self.connections[oldest]

    async def _chats(self, guest: str, after: int) -> list[Chat]:
        """Return the chat lines this guest may read."""
        lines = await self.services.store.chats(self.id, after, self.services.config.limits.chats_kept)
        return [line for line in lines if line.is_for(guest)]

    def _welcome(self, connection: Connection, after: int | None, chats: list[Chat]) -> list[bytes]:
        connection.seats = seating.seats_of(self.info, connection.guest)
        if connection.seats:
            self.client_keys[connection.guest] = connection.client_key
        data = self.data_for(connection.guest)
        connection.sent_table = outgoing.stable_part(data)
        out = [outgoing.table_message(data), *(outgoing.chat_message(self.info, line) for line in chats)]
        if self.game is not None:
            if after is not None and outgoing.can_follow(self.game, after):
                update = outgoing.changes_since(self.game, connection.seats, after)
            else:
                update = self._sync(self.game, connection.seats)
            if update is not None:
                out.append(update)
        return out

    async def poll(self, guest: str, after: int | None, chats_after: int, address: str = "") -> list[bytes]:
        """Return the messages since the last poll, for a guest without a socket."""
        async with self.lock:
            await self.ready()
            new = guest not in self.present()
            self.polled[guest] = self.services.time.now()
            if new:
                self.tell_presence()
            chats = await self._chats(guest, chats_after)
            return self._welcome(Connection(guest, self.services.config.limits, address), after, chats)

    def detach(self, connection: Connection) -> None:
        self._update_presence()
        self.connections.pop(connection, None)
        self.used = self.services.time.now()
        self.tell_presence()

    def tell_presence(self) -> None:
        self.tell_table()
        self.publish_presence()

    def publish_presence(self) -> None:
        """Tell the other processes which guests are present here, and how long ago others were last seen."""
        guests = sorted({connection.guest for connection in self.connections} | set(self.polled))
        now = self.services.time.now()  # process clocks differ, so times are sent as ages
        self.services.bus.tell(
            self.id, "presence", guests=guests, watchers=self._watchers_here(), open_for=now - self.opened,
            gone_for={guest: now - seen for guest, seen in self.seen.items()},
        )  # fmt: skip

    def receive_presence(self, message: Message) -> None:
        """Take over another process's report of who is present. A host whom no process has seen counts as away since
        the first process opened the table."""
        now = self.services.time.now()
        self.elsewhere[message["from"]] = (now, set(message["guests"]), int(message["watchers"]))
        self.opened = min(self.opened, now - message["open_for"])
        for guest, gone_for in message["gone_for"].items():
            self.seen[guest] = max(now - gone_for, self.seen.get(guest, 0.0))
        self.tell_table()
