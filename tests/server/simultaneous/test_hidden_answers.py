"""Nobody learns who has answered in a group, or what: not from messages, their number or size, not from requests, and
not from the database."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from sandtable.server.storage.table_info import TableInfo
from sandtable.server.tables import autoplay, commands
from tests.citing import rule
from tests.server.harness import Browser, Data, FakeTime, Socket, config, eventually, running
from tests.server.simultaneous.bidding import all_heard, answer, at_table, keep, options, path, seated, send

GAME = {"kind": "game", "seconds": 600, "add": 5}
SEED = 20_261_116

# An action in a group, given the sockets of all players.
Step = Callable[[list[Socket]], None]


def sends(seat: int, market: str, which: int = 0) -> Step:
    return lambda lines: send(lines[seat], seat, market, which)


def keeps(seat: int) -> Step:
    return lambda lines: keep(lines[seat], seat)


def chooses(seat: int) -> Step:
    """Return a step in which a seat gives the first of its two answers."""
    return lambda lines: answer(lines[seat], seat, options(lines[seat], seat)[1])


def takes_back(seat: int, many: int = 1) -> Step:
    def step(lines: list[Socket]) -> None:
        line = lines[seat]
        line.until(lambda: line.view(seat)["undo"])
        view = line.view(seat)
        line.do("undo", seat=seat, at=view["at"], to=view["undo"][many - 1]["to"])
        line.until(lambda: line.view(seat)["at"] < view["at"])

    return step


def asked(reader: Browser, table: Data) -> list[str]:
    """Return the answers to all requests that a reader can make about a table during play."""
    found = [
        reader.ask("GET", path(table)).text,
        reader.ask("GET", "/tables").text,
        reader.ask("GET", path(table, "/updates?from=0")).text,
        reader.ask("GET", path(table, "/updates")).text,
    ]
    for what in ("/record", "/record?form=text", "/replay?eyes=all", "/end"):
        refused = reader.ask("GET", path(table, what))
        assert refused.status_code == 409, what
        found.append(refused.text)
    return found


@rule("SB-2.3")
@pytest.mark.parametrize("clock", [{"kind": "none"}, GAME, {"kind": "turn", "seconds": 60}])
def test_no_answer_of_another_shows_anywhere(folder: Path, clock: Data) -> None:
    """All answers to requests stay identical, byte for byte, after each answer of another seat, and no reader is sent a
    message without having asked for it."""
    time = FakeTime()
    steps = [
        (1, keeps(1)),
        (1, takes_back(1)),
        (2, chooses(2)),
        (1, sends(1, "east")),
        (2, takes_back(2)),
        (2, keeps(2)),
    ]
    with running(config(folder, snapshot_every=1), time) as server:
        guests, table = seated([server], "moon", clock=clock, public=True)
        live = server.ask(server.lobby.open(table["id"]))
        eventually(lambda: live.info.answered == [3])  # the bot
        other = guests[1].make("mn", title="sealedbid")  # a list has an order
        guests[1].ask("POST", path(other, "/leave"), {"seat": 0})
        readers = [guests[0], server.browser("Walt")]
        with at_table([*guests, readers[1]], table) as lines:
            before = [asked(reader, table) for reader in readers]
            for by, step in steps:
                time.move_on(0.0)
                heard = [len(line.raw) for line in lines]
                step(lines)
                all_heard(lines)
                for seat, (line, had) in enumerate(zip(lines, heard, strict=True)):
                    if seat != by:
                        assert line.raw[had:] == ['{"type":"pong"}'], f"seat {seat} was told when {by} answered"
                assert [asked(reader, table) for reader in readers] == before
            assert live.info.answered == [1, 2, 3]
            time.move_on(7.0)
            keep(lines[0], 0)
            lines[3].reach(5)


def story(folder: Path, order: Sequence[tuple[int, Step]]) -> list[list[str]]:
    """Return what each of three seats and a spectator are sent while a group is open, if the answers are given in this
    order. Random ids are made equal."""
    time = FakeTime()
    with running(config(folder), time) as server:
        guests, table = seated([server], clock=GAME)
        people = [*guests, server.browser("Walt")]
        with at_table(people, table) as lines:
            heard = [len(line.raw) for line in lines]
            for _, step in order:
                step(lines)
            for line in lines:
                line.until(lambda line=line: line.n > 0)  # type: ignore[misc]
            all_heard(lines)
            said = [line.raw[had:] for line, had in zip(lines, heard, strict=True)]
        tags = {seat: guest.get(path(table))["by"] for seat, guest in enumerate(people)}
    names = {table["id"]: "table", table["invite"]: "invite", **{tag: f"guest {seat}" for seat, tag in tags.items()}}
    return [[_without(names, text) for text in texts] for texts in said]


def _without(names: dict[str, str], text: str) -> str:
    for name, instead in names.items():
        text = text.replace(name, instead)
    return text


@rule("SB-2.3", "SB-2.4")
def test_messages_are_the_same_in_any_order_of_answers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The messages in two runs of the same game are equal byte for byte: only the player who answers last knows that
    they were the last."""
    monkeypatch.setattr(commands, "new_seed", lambda: SEED)
    answers = {0: sends(0, "east"), 1: keeps(1), 2: sends(2, "east", 1)}
    found: dict[tuple[int, ...], list[list[str]]] = {}
    for order in itertools.permutations(answers):
        found[order] = story(folder / "".join(map(str, order)), [(seat, answers[seat]) for seat in order])
    watched = {tuple(said[3]) for said in found.values()}
    assert len(watched) == 1, "who watches hears the same in every order"
    assert [json.loads(text)["type"] for text in watched.pop()][:1] == ["update"]
    for reader in answers:
        for was_last in (True, False):
            heard = {tuple(said[reader]) for order, said in found.items() if (order[-1] == reader) is was_last}
            assert len(heard) == 1, f"seat {reader} hears the same whoever was before, and whoever after"


def test_an_answer_taken_back_leaves_no_trace(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "new_seed", lambda: SEED)
    plain = story(folder / "a", [(0, keeps(0)), (1, keeps(1)), (2, keeps(2))])
    back = [(1, keeps(1)), (1, takes_back(1)), (0, keeps(0)), (1, chooses(1)), (1, takes_back(1)), (1, keeps(1))]
    told = story(folder / "b", [*back, (2, keeps(2))])
    assert [told[reader] for reader in (0, 3)] == [plain[reader] for reader in (0, 3)]


def test_answers_of_others_do_not_change_refusals(folder: Path) -> None:
    """The reasons for refusing illegal moves do not reveal who has answered."""
    with running(config(folder)) as server:
        guests, table = seated([server])
        with at_table(guests, table) as (anna, ben, cleo):

            def tries() -> list[Data]:
                wrong: list[Data] = [
                    {"type": "act", "seat": 1, "at": 0, "action": "none"},
                    {"type": "act", "seat": 0, "at": 1, "action": "none"},
                    {"type": "act", "seat": 0, "at": 0, "action": "market:north"},
                    {"type": "undo", "seat": 0, "at": 0, "to": 0},
                    {"type": "undo", "seat": 1, "at": 0, "to": 0},
                ]
                said = [anna.say(one["type"], **{k: v for k, v in one.items() if k != "type"}) for one in wrong]
                return [answer["error"] for answer in said]

            before = tries()
            keep(ben, 1)
            send(cleo, 2)
            assert tries() == before


def test_a_notice_about_a_bot_waits_until_all_is_open(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown earlier, the notice would reveal that the bot has answered, or that a bot secretly plays a seat."""
    told: list[int] = []
    monkeypatch.setattr(autoplay, "_tell", lambda table, seat, level, answer: told.append(seat))
    with running(config(folder)) as server:
        guests, table = seated([server], "mnn")
        live = server.ask(server.lobby.open(table["id"]))
        with at_table(guests, table) as (anna,):
            eventually(lambda: live.info.answered == [1, 2])
            all_heard([anna])
            assert told == []
            keep(anna, 0)
            anna.until(lambda: anna.n >= 3)
            eventually(lambda: sorted(told[:2]) == [1, 2])


def test_stored_rows_have_no_order(folder: Path) -> None:
    """Neither the database during a group nor its rows afterwards reveal the order."""
    kept: list[tuple[object, ...]] = []
    for order in ((0, 1, 2), (2, 1, 0)):
        time = FakeTime()
        with running(config(folder / str(order[0])), time) as server:
            guests, table = seated([server], clock=GAME)
            with at_table(guests, table) as lines:
                begun = server.ask(server.lobby.services.store.load(table["id"])).updated
                for seat in order[:2]:
                    time.move_on(3.0)
                    keep(lines[seat], seat)
                open_group: TableInfo = server.ask(server.lobby.services.store.load(table["id"]))
                assert [seat for seat, _ in open_group.sealed["answers"]] == sorted(order[:2])
                assert (open_group.n, open_group.updated) == (0, begun), "nothing has happened yet"
                keep(lines[order[2]], order[2])
                lines[0].reach(3)
            rows = server.ask(server.lobby.services.store.rows(table["id"]))
            info = server.ask(server.lobby.services.store.load(table["id"]))
            kept.append((rows, info.sealed))
    assert kept[0] == kept[1] == ([(1, 0, rows[0][2]), (2, 1, rows[0][2]), (3, 2, rows[0][2])], {})
