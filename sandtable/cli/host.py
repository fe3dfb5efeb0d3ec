"""`sandtable host`: manage the tables and bans of a server."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.markup import escape
from rich.table import Table

from sandtable.cli.common import FAILED, AsJson, Refused, guarded, print_json, stdout
from sandtable.cli.server_database import age, sure, when, with_database

if TYPE_CHECKING:
    from sandtable.server.operations.admin import TableSummary
    from sandtable.server.storage.database import Database
    from sandtable.server.storage.table_info import TableInfo

Id = Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table; `sandtable host tables` lists the ids.")]
Whom = Annotated[
    str,
    typer.Argument(
        metavar="WHOM",
        help="The id of a guest (a player without an account; `sandtable host show` prints the ids), an IP address, or "
        "a network such as 192.0.2.0/24.",
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Carry the command out without asking for confirmation.")]
State = Literal["waiting", "playing", "over", "damaged"]
FOR_A_DAY = 86_400.0


# --- tables ------------------------------------------------------------------------------
@guarded
def tables(
    state: Annotated[
        State | None,
        typer.Option(
            help="List only the tables whose game waits for players, is being played or is over, or whose stored data "
            "is damaged."
        ),
    ] = None,
    page: Annotated[int, typer.Option(min=1, help="Number of the page of the list to print, from 1.")] = 1,
    per_page: Annotated[int, typer.Option(min=1, max=1000, help="Number of tables on each page of the list.")] = 20,
    as_json: AsJson = False,
) -> None:
    """List the tables, most recently changed first."""
    from sandtable.server.operations.admin import Admin

    async def work(database: Database) -> tuple[int, Any]:
        admin = Admin(database)
        return await admin.count(state), await admin.tables(state, (page - 1) * per_page, per_page)

    total, found = with_database(work)
    if as_json:
        print_json({"total": total, "page": page, "per_page": per_page, "tables": [asdict(row) for row in found]})
        return
    shown = Table("Table", "Title", "State", "Seats", "Moves", "Made", "Changed", title=_pages(total, page, per_page))
    now = time.time()
    for row in found:
        shown.add_row(
            escape(row.id), escape(row.title), escape(_state(row)), row.seats,
            str(row.moves), f"{age(now - row.created)} ago", f"{age(now - row.updated)} ago",
        )  # fmt: skip
    stdout().print(shown)
    typer.echo("Seats: g a guest, b a bot, o open.")


def _state(row: TableSummary) -> str:
    return row.state + (", public" if row.public else "") + (", DAMAGED" if row.damaged else "")


def _pages(total: int, page: int, per_page: int) -> str:
    return f"{total} tables, page {page} of {max(1, -(-total // per_page))}"


async def _info(database: Database, id: str) -> TableInfo:
    from sandtable.server.storage.store import Store

    info = await Store(database).load(id)
    if info is None:
        raise Refused(f"there is no table {id!r}")
    return info


@guarded
def show(id: Id, as_json: AsJson = False) -> None:
    """Show one table: its players, its age and the progress of its game."""
    from sandtable.server.seats import seating
    from sandtable.server.storage.store import Store
    from sandtable.server.tables import damage as damages

    async def work(database: Database) -> tuple[TableInfo, dict[str, str]]:
        info = await _info(database, id)
        return info, await Store(database).names(seating.guests_to_name(info))

    info, names = with_database(work)
    # Leave out the seed and the invitation: the operator may be one of the players.
    data: dict[str, Any] = {
        "id": info.id,
        "title": info.title,
        "rules": info.rules,
        "options": info.options,
        "state": info.state,
        "damaged": damages.reason(info) or None,
        "paused": info.paused,
        "public": info.public,
        "created": info.created,
        "updated": info.updated,
        "moves": info.n,
        "standing": info.standing,
        "host": {"guest": info.host, "name": names.get(info.host, "")},
        "seats": [
            {**asdict(seat), "name": names.get(seat.guest, "") if seat.guest is not None else ""} for seat in info.seats
        ],
    }
    if as_json:
        print_json(data)
        return
    console = stdout()
    state = data["state"] + (", paused" if info.paused else "") + (", public" if info.public else "")
    console.print(f"{escape(info.id)}: {escape(info.title)} (rules {info.rules}), {state}, {info.n} moves")
    if data["damaged"]:
        console.print(f"DAMAGED: {escape(data['damaged'])}")
    console.print(f"made {when(info.created)}, last change {when(info.updated)} UTC")
    console.print(f"host {escape(info.host)} {escape(data['host']['name'])}")
    shown = Table("Seat", "Who", "Guest", "Name")
    for number, seat in enumerate(data["seats"]):
        who = f"bot ({seat['bot']})" if seat["kind"] == "bot" else seat["kind"]
        if seat["stand_in"]:
            who += f", a bot plays ({seat['stand_in']})"
        shown.add_row(str(number), who, escape(seat["guest"] or ""), escape(seat["name"]))
    console.print(shown)


@guarded
def stop(id: Id) -> None:
    """Pause a game. Bots and clocks stop until a player at the table resumes it."""
    from sandtable.server.games.table_clocks import clocks_of
    from sandtable.server.operations.admin import Admin
    from sandtable.server.storage.statements import Conflict
    from sandtable.server.storage.store import Store
    from sandtable.server.storage.table_info import PLAYING
    from sandtable.server.tables import damage as damages

    async def work(database: Database) -> bool:
        for _ in range(20):
            info = await _info(database, id)
            if damages.reason(info):
                raise Refused(f"the table is damaged and cannot be played: {damages.reason(info)}")
            if info.state != PLAYING:
                raise Refused(f"the table is {info.state}: there is no game to pause")
            if info.paused:
                return False
            clocks = clocks_of(info)
            clocks.stop(time.time())
            info.clocks, info.paused, info.pause_asked, info.wake = clocks.as_data(), True, [], None
            try:
                await Store(database).update(info)
            except Conflict:  # somebody has moved just now
                continue
            await Admin(database).notify(id)
            return True
        raise Refused("the table keeps changing; try again")

    typer.echo("Paused." if with_database(work) else "The game was already paused.")


@guarded
def remove(id: Id, yes: Yes = False) -> None:
    """Delete a table with its game, chat and notes, and disconnect everyone at it."""
    from sandtable.server.operations.admin import Admin

    async def look(database: Database) -> TableInfo:
        return await _info(database, id)

    info = with_database(look)
    sure(f"Permanently delete table {id} ({info.state}, {info.n} moves)?", yes)

    async def work(database: Database) -> bool:
        return await Admin(database).remove(id)

    if not with_database(work):
        raise Refused(f"table {id!r} no longer exists")
    typer.echo("Deleted.")


@guarded
def damage(
    deep: Annotated[
        bool,
        typer.Option(
            "--deep",
            help="Also replay every game, which is slow: mark the tables whose game cannot be replayed as damaged, and "
            "remove the mark from those that can be read again.",
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List the damaged tables, whose stored data is invalid, and the reason for each. The exit status is 1 if there are
    any."""
    from sandtable.server.operations.admin import Admin
    from sandtable.server.storage.store import Store
    from sandtable.server.tables import damage as damages

    async def work(database: Database) -> list[tuple[str, str]]:
        found = [one async for one in damages.all_damaged(Store(database), deep)]
        if deep:
            await Admin(database).notify(*(id for id, _ in found))
        return found

    found = with_database(work)
    if as_json:
        print_json([{"id": id, "why": why} for id, why in found])
    elif found:
        shown = Table("Table", "Why", title=f"{len(found)} damaged")
        for id, why in found:
            shown.add_row(escape(id), escape(why))
        stdout().print(shown)
    else:
        typer.echo("No table is damaged.")
    if found:
        raise typer.Exit(FAILED)


# --- bans --------------------------------------------------------------------------------
@guarded
def ban(
    whom: Whom,
    reason: Annotated[str, typer.Option(help="Reason of the ban, which `sandtable host bans` shows to you.")] = "",
    days: Annotated[
        float | None,
        typer.Option(min=0.001, max=36_500, help="Number of days that the ban lasts. Default: it never ends."),
    ] = None,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Ban a guest, address or network, and close its open connections within seconds. Asks before it bans a large part
    of the internet, unless --yes is given."""
    from sandtable.server.limits import bans as kept
    from sandtable.server.operations.admin import Admin

    kind, value = kept.parse_target(whom)
    if kept.is_vast(value):
        sure(f"{value} is a large part of the internet, perhaps with yourself. Ban it?", yes)
    now = time.time()
    made = kept.Ban(kind, value, reason, now, None if days is None else now + days * FOR_A_DAY)

    async def work(database: Database) -> None:
        await Admin(database).ban(made)

    with_database(work)
    if as_json:
        print_json(asdict(made))
    else:
        until = "permanently" if made.until is None else f"until {when(made.until)} UTC"
        typer.echo(f"{kind} {value} is banned {until}.")


@guarded
def unban(whom: Whom) -> None:
    """Lift a ban."""
    from sandtable.server.limits import bans as kept
    from sandtable.server.operations.admin import Admin

    kind, value = kept.parse_target(whom)

    async def work(database: Database) -> bool:
        return await Admin(database).unban(kind, value)

    if not with_database(work):
        raise Refused(f"{kind} {value} is not banned")
    typer.echo(f"{kind} {value} is no longer banned.")


@guarded
def bans(as_json: AsJson = False) -> None:
    """List the bans in force."""
    from sandtable.server.limits.bans import Ban
    from sandtable.server.operations.admin import Admin

    async def work(database: Database) -> list[Ban]:
        return await Admin(database).bans()

    found = with_database(work)
    if as_json:
        print_json([asdict(one) for one in found])
        return
    shown = Table("Kind", "Who", "Since", "Until", "Why")
    for one in found:
        until = "permanent" if one.until is None else when(one.until)
        shown.add_row(one.kind, escape(one.value), when(one.created), until, escape(one.reason))
    stdout().print(shown)
