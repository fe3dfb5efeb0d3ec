"""`Audience`: who is at a table in memory, and what they are told. What happens there is in `live`."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from sandtable.core.events import Event
from sandtable.server import seating, updates
from sandtable.server.addresses import NOWHERE, THIS_MACHINE
from sandtable.server.bots import Thinkers
from sandtable.server.bots_alone import BotsAlone
from sandtable.server.clocks import Ticking
from sandtable.server.config import Config
from sandtable.server.errors import NotOver, NotStarted, TooManySockets
from sandtable.server.facts import OVER, WAITING, Chat, Facts
from sandtable.server.game import Game
from sandtable.server.heavy import Heavy
from sandtable.server.hub import Bus, Connection, Message
from sandtable.server.store import Store
from sandtable.server.timing import Time

AWAY: Final = 30.0  # seconds of silence after which somebody who polls, or another process, counts as gone


@dataclass
class Services:
    """What all tables of a process share."""

    config: Config
    store: Store
    thinkers: Thinkers
    bus: Bus
    time: Time
    heavy: Heavy
    ticking: Ticking = field(init=False)
    bots_alone: BotsAlone = field(init=False)

    def __post_init__(self) -> None:
        self.ticking = Ticking(self.time)
        self.bots_alone = BotsAlone(self.config.alone, self.config.alone_per_guest)


class Audience:
    def __init__(self, services: Services, facts: Facts) -> None:
        self.services = services
        self.id = facts.id
        self.facts = facts
        self.game: Game | None = None
        self.names: dict[str, str] = {}  # of guests, by their ids
        self.connections: dict[Connection, None] = {}  # in the order they came
        self.elsewhere: dict[str, tuple[float, set[str], int]] = {}  # at other processes: when told, who, watchers
        self.places: dict[str, str] = {}  # where those with a seat were last
        self.polled: dict[str, float] = {}  # who asks from time to time instead of listening
        self.used = services.time.now()
        self.opened = services.time.now()  # here, or at another process if that was earlier
        self.seen: dict[str, float] = {}  # when guests were last there, of those who have been since
        self.lock = asyncio.Lock()
        self._notices: dict[str, tuple[str, float | None]] = {}  # what is told for a while, and until when
        self._here: set[str] = set()  # who was there when that was last looked at
        self._told: tuple[Any, ...] = ()  # the table as it was when everybody was last told

    async def ready(self) -> None:
        """Before anything is done with the game, with the lock held."""
        raise NotImplementedError

    def somebody_came(self) -> None:
        """What is done for those who are there may begin."""
        raise NotImplementedError

    def somebody_went(self) -> None:
        """What was waited for them need wait no longer."""
        raise NotImplementedError

    def playing(self) -> Game:
        """The game, if there is one."""
        if self.facts.state == WAITING or self.game is None:
            raise NotStarted()
        return self.game

    def finished(self) -> Game:
        """The game, if it is over."""
        game = self.playing()
        if self.facts.state != OVER:
            raise NotOver()
        return game

    # --- who is there --------------------------------------------------------------------
    def present(self) -> set[str]:
        now = self.services.time.now()
        here = {connection.guest for connection in self.connections}
        here |= {guest for guest, asked in self.polled.items() if asked > now - AWAY}
        for told, guests, _ in self.elsewhere.values():
            if told > now - AWAY:
                here |= guests
        return here

    def away(self, guest: str) -> float:
        """For how many seconds somebody has not been there. Of who was never seen here: since the table was opened."""
        if guest in self.present():
            return 0.0
        return self.services.time.now() - self.seen.get(guest, self.opened)

    def absent(self, facts: Facts) -> set[str]:
        """Guests for whom a bot may be put in: not there, and not just gone to come back at once."""
        present, least = self.present(), self.services.config.player_away
        return {guest for guest in seating.guests_of(facts) if guest not in present and self.away(guest) >= least}

    def hosts(self, facts: Facts) -> set[str]:
        """Who may do what the host may: the host, and somebody else while the host has been away for long."""
        present = self.present()
        hosts = {facts.host}
        if facts.host not in present and self.away(facts.host) >= self.services.config.host_away:
            acting = seating.acting_host(facts, present)
            if acting is not None:
                hosts.add(acting)
        return hosts

    def played_from(self) -> str:
        """The address of the first with a seat who is there; empty where many are behind one, or nobody is there."""
        present = self.present()
        here = [self.places.get(guest, "") for guest in seating.guests_of(self.facts) if guest in present]
        return next((place for place in here if place not in (NOWHERE, THIS_MACHINE)), "")

    def _see(self) -> None:
        """Keep in mind who is there just now."""
        here = self.present()
        self.seen.update(dict.fromkeys(here & seating.named(self.facts), self.services.time.now()))
        gone, come, self._here = self._here - here, here - self._here, here
        if come:
            self.somebody_came()
        if gone:
            self.somebody_went()

    def watchers(self) -> int:
        now = self.services.time.now()
        return self._watchers_here() + sum(
            watching for told, _, watching in self.elsewhere.values() if told > now - AWAY
        )

    def _watchers_here(self) -> int:
        """Everybody without a seat who listens, or asks from time to time, at this process."""
        now = self.services.time.now()
        listening = len(self.watching())
        asking = {guest for guest, asked in self.polled.items() if asked > now - AWAY}
        asking -= {connection.guest for connection in self.connections} | set(seating.guests_of(self.facts))
        return listening + len(asking)

    def data(self, guest: str) -> dict[str, Any]:
        """The table as this guest may see it."""
        facts = self.facts
        people = updates.People(self.names, self.present(), self.hosts(facts), self.watchers(), self.absent(facts))
        return updates.table(facts, guest, people, self.services.time.now(), self.services.config.keep, self.notices())

    async def seen_by(self, guest: str) -> dict[str, Any]:
        async with self.lock:
            await self.ready()
            return self.data(guest)

    # --- notices -------------------------------------------------------------------------
    def notices(self) -> list[str]:
        """What everybody at the table is told just now about how it is served, as sayings."""
        now = self.services.time.now()
        return [text for text, until in self._notices.values() if until is None or until > now]

    def note(self, key: str, text: str, seconds: float | None = None) -> None:
        """Tell everybody, at other processes too, for so long or until it is forgotten."""
        until = None if seconds is None else self.services.time.now() + seconds
        if self._notices.get(key) != (text, until):
            self._note(key, text, until)
            self.services.bus.tell(self.id, "notice", key=key, text=text, until=until)

    def forget(self, key: str) -> None:
        if key in self._notices:
            self._note(key, "", None)
            self.services.bus.tell(self.id, "notice", key=key, text="", until=None)

    def hear_notice(self, message: Message) -> None:
        """From another process."""
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
        """Unless it was said again since."""
        _, until = self._notices.get(key, ("", None))
        if until is not None and until <= self.services.time.now():
            del self._notices[key]
            self.tell_table()

    # --- telling -------------------------------------------------------------------------
    def tell_table(self) -> None:
        """To everybody for whom something has changed."""
        self._see()
        facts = self.facts
        seen = (
            facts.revision, facts.state, facts.standing, facts.clocks and facts.clocks["running"],
            self.present(), self.hosts(facts), self.watchers(), self.names.copy(), len(self.connections),
            self.absent(facts), self.notices(),
        )  # fmt: skip
        if seen == self._told:  # nothing but the game itself has moved on
            return
        self._told = seen
        for connection in list(self.connections):
            seats = seating.seats_of(self.facts, connection.guest)
            self._tell_table_to(connection)
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
                made[seats] = updates.update(game, seats, kind, by, game.told(seats, start), **more)
            connection.send(made[seats])

    def tell_own(self, seat: int, answers: bool) -> None:
        """To the guest of a seat alone: what it has answered (`answers`), or who plays it, while others decide at the
        same time. Nobody else is told anything, nor is anything else told sooner or later by it."""
        game = self.playing()
        for connection in list(self.connections):
            if seat not in connection.seats:
                continue
            if answers:
                connection.send(updates.sealed(game, connection.seats, seat))
            self._tell_table_to(connection)

    def _tell_table_to(self, connection: Connection) -> None:
        data = self.data(connection.guest)
        lasting = updates.lasting(data)
        if lasting != connection.told_table:
            connection.told_table = lasting
            connection.send(updates.table_message(data))

    def tell_anew(self) -> None:
        """Everything once more, to everybody: what they were told no longer holds."""
        game = self.playing()
        made: dict[tuple[int, ...], bytes] = {}
        for connection in list(self.connections):
            # Who sits where may have been read just now together with the game: a seat may be somebody else's.
            seats = connection.seats = seating.seats_of(self.facts, connection.guest)
            if seats not in made:
                made[seats] = self._sync(game, seats)
            connection.send(made[seats])

    def _sync(self, game: Game, seats: tuple[int, ...]) -> bytes:
        """The whole log, late in a game half a megabyte: made once for all who come with the same eyes."""
        key = ("sync", self.id, game.n, tuple(game.people), seats, game.answers_of(seats))
        return self.services.heavy.cache.made(key, lambda: updates.sync(game, seats))

    def tell_start(self) -> None:
        """The game has begun: the whole log, with the views of its beginning."""
        game = self.playing()
        for connection in list(self.connections):
            connection.send(updates.update(game, connection.seats, "start", None, game.lines(connection.seats)))

    def tell_chat(self, line: Chat) -> None:
        data = updates.chat_message(self.facts, line)
        for connection in list(self.connections):
            if line.is_for(connection.guest):
                connection.send(data)

    async def attach(self, connection: Connection, after: int | None) -> None:
        """Somebody listens from now on; first comes the table, then the chat, then what was missed."""
        async with self.lock:
            await self.ready()
            if not seating.seats_of(self.facts, connection.guest):
                self._make_room(connection)
            chats = await self._chats(connection.guest, 0)
            self.connections[connection] = None
            for message in self._welcome(connection, after, chats):
                connection.send(message)
            self.tell_presence()

    def watching(self) -> list[Connection]:
        """Whoever listens here without a seat, the first to come first."""
        return [connection for connection in self.connections if not connection.seats]

    def _make_room(self, newcomer: Connection) -> None:
        """For somebody without a seat. If all places are taken, an address with more of them than the newcomer's gives
        up its oldest; players need none, theirs are kept."""
        watching = self.watching()
        if len(watching) < self.services.config.limits.watchers_per_table:
            return
        places = Counter(connection.place for connection in watching)
        place, many = places.most_common(1)[0]
        if many <= places[newcomer.place] + 1:
            raise TooManySockets()
        oldest = next(connection for connection in watching if connection.place == place)
        oldest.drop()
        del self.connections[oldest]

    async def _chats(self, guest: str, after: int) -> list[Chat]:
        """What was said to everybody, or to this guest."""
        lines = await self.services.store.chats(self.id, after, self.services.config.limits.chats_kept)
        return [line for line in lines if line.is_for(guest)]

    def _welcome(self, connection: Connection, after: int | None, chats: list[Chat]) -> list[bytes]:
        connection.seats = seating.seats_of(self.facts, connection.guest)
        if connection.seats:
            self.places[connection.guest] = connection.place
        data = self.data(connection.guest)
        connection.told_table = updates.lasting(data)
        out = [updates.table_message(data), *(updates.chat_message(self.facts, line) for line in chats)]
        if self.game is not None:
            if after is not None and updates.can_follow(self.game, after):
                update = updates.since(self.game, connection.seats, after)
            else:
                update = self._sync(self.game, connection.seats)
            if update is not None:
                out.append(update)
        return out

    async def poll(self, guest: str, after: int | None, chats_after: int, address: str = "") -> list[bytes]:
        """The same for somebody who asks from time to time."""
        async with self.lock:
            await self.ready()
            new = guest not in self.present()
            self.polled[guest] = self.services.time.now()
            if new:
                self.tell_presence()
            chats = await self._chats(guest, chats_after)
            return self._welcome(Connection(guest, self.services.config.limits, address), after, chats)

    def detach(self, connection: Connection) -> None:
        self._see()
        self.connections.pop(connection, None)
        self.used = self.services.time.now()
        self.tell_presence()

    def tell_presence(self) -> None:
        self.tell_table()
        self.say_presence()

    def say_presence(self) -> None:
        """To the other processes: who is here, and who was when."""
        guests = sorted({connection.guest for connection in self.connections} | set(self.polled))
        now = self.services.time.now()  # each process has its own: they tell each other how long ago something was
        self.services.bus.tell(
            self.id, "presence", guests=guests, watchers=self._watchers_here(), open_for=now - self.opened,
            gone_for={guest: now - seen for guest, seen in self.seen.items()},
        )  # fmt: skip

    def hear_presence(self, message: Message) -> None:
        """From another process. A host whom nobody has seen is away since the first of them opened the table."""
        now = self.services.time.now()
        self.elsewhere[message["from"]] = (now, set(message["guests"]), int(message["watchers"]))
        self.opened = min(self.opened, now - message["open_for"])
        for guest, gone_for in message["gone_for"].items():
            self.seen[guest] = max(now - gone_for, self.seen.get(guest, 0.0))
        self.tell_table()
