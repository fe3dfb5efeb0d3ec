"""Sealed Bids before people: what is shown and told in four languages, and to whom."""

from __future__ import annotations

import json
from typing import cast

import pytest

from sandtable.core.events import Event
from sandtable.core.fluent import Sayings, Words, languages, spoken
from sandtable.server.titles import TitleTable, playable, table_of
from tests.sealed import EVERY_WAY, TITLE
from tests.sealed.playing import act, begin, walk, with_hands

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def the_table() -> TitleTable:
    return table_of(TITLE)


def test_the_server_finds_it() -> None:
    assert TITLE in playable()


@pytest.mark.parametrize("options", EVERY_WAY)
def test_everything_can_be_said_in_every_language(options: dict[str, bool]) -> None:
    table = the_table()
    words = Sayings()
    said: set[str] = set()
    events: list[Event] = []
    for seed in range(6):
        for game in walk(seed, **options):
            events += game.take_events()
            names = table.names(game, words, NAMES[: game.seats])
            for seat in range(game.seats):
                look = table.look(game, seat, words, names)
                json.dumps(look)
                said |= {look["prompt"], look["outcome"] or "", *(option["label"] for option in look["options"])}
                if seat in game.to_act:
                    assert [option["action"] for option in look["options"]] == game.decision(seat).words()
                    for word in ("card:1", "bid:1", "bid:8", "pass"):
                        said.add(table.refusal(game, seat, word, words, names)[0] or "")
            json.dumps(table.watch(game, words, names))
        for seats in ([0], [0, 1], [], None):
            said |= {line["text"] for line in table.lines(events, seats, words, names)}
        end = table.end(game, events, words, names)
        said |= {end["reason"], *(source["cause"] for party in end["sources"] for source in party)}
        events = []
    said |= {piece["name"] for sort in table.content("sealedbid", {}, words).values() for piece in sort.values()}
    for lang in languages():
        spoken_in = {spoken(each, Words(lang)) for each in said}
        assert len(spoken_in) > 40


def test_a_look_tells_nothing_of_who_else_has_answered() -> None:
    table = the_table()
    words = Words("en")
    game = with_hands([3, 5], [4, 6], [1, 2])
    before = table.look(game, 2, words, NAMES[:3]), table.watch(game, words, NAMES[:3]), table.standing(game)
    act(game, 0, "card:3", "market:east")
    act(game, 1, "none")
    assert (table.look(game, 2, words, NAMES[:3]), table.watch(game, words, NAMES[:3]), table.standing(game)) == before
    own = table.look(game, 1, words, NAMES[:3])
    assert own["options"] == []
    assert own["sealed"] == ["none"]
    assert own["deciding"] == [0, 1, 2]


def test_the_log_tells_each_what_they_may_know() -> None:
    table = the_table()
    words = Words("en")
    game = with_hands([3, 5], [4, 6], [1, 2])
    act(game, 0, "card:3", "market:east")
    act(game, 1, "card:6", "market:east")
    act(game, 2, "none")
    events = game.take_events()

    def told(seats: list[int] | None) -> list[str]:
        return [cast(str, line["text"]) for line in table.lines(events, seats, words, NAMES[:3])]

    assert told([2]) == told([]) == [
        "Anna sends a card: East market", "Ben sends a card: East market", "Cleo sends nothing",
        "Ben wins: East market",
    ]  # fmt: skip
    assert told([0]) == told([1]) == told([2, 1]) == told(None) == [
        "Anna sends card 3: East market", "Ben sends card 6: East market", "Cleo sends nothing",
        "Ben wins: East market (cards 3, 6)",
    ]  # fmt: skip


def test_teams_are_those_who_may_talk_among_themselves() -> None:
    table = the_table()
    assert getattr(table, "teams")({"seats": 4, "teams": True}) == [[0, 2], [1, 3]]  # noqa: B009
    assert getattr(table, "teams")({"seats": 4, "teams": False}) == []  # noqa: B009
    game = begin(seats=4, teams=True)
    assert game.view(0).known.hands[2] == game.hands[2]
