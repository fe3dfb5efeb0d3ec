"""How games are won: sources from the rules, counted games, shares with intervals, what Leaders gain."""

from __future__ import annotations

from typing import Any

import pytest

from bench import winning as counting
from sandtable.bots.advice import advice_for
from sandtable.core.errors import NoSuchPart, UnknownTitle
from sandtable.core.fluent import Sayings, Words, languages
from sandtable.core.titles import meta
from sandtable.insight import winning

TITLES = ("imperium", "uprising", "classic")
EVERY = [(title, at) for title in TITLES for at in range(len(winning.mixtures(title)))]


def options_of(title: str, at: int) -> dict[str, Any]:
    return meta(title).check(winning.mixtures(title)[at])


@pytest.mark.parametrize(("title", "at"), EVERY)
def test_every_source_that_gave_points_in_a_game_is_listed_and_named(title: str, at: int) -> None:
    options = options_of(title, at)
    listed = {source["id"] for source in winning.part_of(title).sources(title, options, Sayings())}
    state: Any = meta(title).new(at, options, listen=True)
    advice = advice_for(title)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, advice.best(state, seat, sorted(state.options_of(seat))))
    results = meta(title).part("statistics").results(state, state.take_events())
    gave = {source for party in results for source in party["sources"]}
    assert gave
    assert gave <= listed
    for lang in languages():
        words = Words(lang)
        for id in listed:
            name = winning.part_of(title).named(id, words)
            assert name
            assert name != id


@pytest.mark.parametrize("title", TITLES)
def test_the_page_has_shares_within_their_intervals_and_every_reason(title: str) -> None:
    for mixture in winning.told(title, Sayings())["mixtures"]:
        assert mixture["reasons"]
        assert mixture["groups"]
        assert mixture["leaders"]
        shares = [*mixture["reasons"], *mixture["leaders"]]
        shares += [figures[key] for figures in mixture["groups"] for key in ("had", "decided")]
        for share in shares:
            assert 0.0 <= share["low"] <= share["share"] <= share["high"] <= 1.0
        if mixture["games"]:
            assert sum(reason["share"] for reason in mixture["reasons"]) == pytest.approx(1.0, abs=0.001)
            played = [leader for leader in mixture["leaders"] if leader["games"]]
            assert len(played) == len(mixture["leaders"])


def test_a_box_brings_its_sources_and_leaders() -> None:
    plain, more = (winning.told("imperium", Sayings())["mixtures"][at] for at in (0, 1))
    ids = [{source["id"] for group in mixture["groups"] for source in group["sources"]} for mixture in (plain, more)]
    assert ids[0] < ids[1]
    assert {leader["id"] for leader in plain["leaders"]} < {leader["id"] for leader in more["leaders"]}


def row(points: list[int], sources: list[dict[str, int]]) -> dict[str, Any]:
    best = max(points)
    parties = [
        {"points": n, "win": float(n == best), "sources": given, "leader": f"leader_{seat}"}
        for seat, (n, given) in enumerate(zip(points, sources, strict=True))
    ]
    return {"error": "", "reason": "points", "rounds": 8, "parties": parties}


def test_a_source_decided_where_the_winner_would_not_have_led_without_it() -> None:
    counted = counting.Counted()
    counted.add(row([10, 9], [{"conflict:skirmish_a": 1, "conflict:skirmish_b": 2, "start": 1}, {"start": 1}]))
    counted.add(row([12, 9], [{"conflict:skirmish_a": 2, "start": 1}, {"conflict:skirmish_b": 1}]))
    found = counted.as_dict()["sources"]
    assert found["conflict:skirmish_a"] == [3, 3, 2, 1]
    assert found["conflict:skirmish_b"] == [3, 2, 1, 1]
    assert found["conflict:*"] == [6, 5, 2, 1]  # two of three points did not decide the second game
    assert found["start"] == [3, 2, 2, 1]


def test_a_leader_is_praised_for_what_chance_does_not_explain() -> None:
    counted = counting.Counted()
    for game in range(200):
        counted.add(
            row([10, 8], [{"conflict:skirmish_a": 2, "start": 1}, {"conflict:skirmish_a": game % 2, "start": 1}])
        )
    found = counted.as_dict()
    gains = winning._gains(winning.part_of("imperium"), found, found["leaders"]["leader_0"], Sayings())
    assert [(gain["group"], gain["more"]) for gain in gains] == [("conflict", 1.5)]
    assert not winning._gains(winning.part_of("imperium"), found, found["leaders"]["leader_1"], Sayings())


def test_a_title_that_does_not_say_how_it_is_won_is_refused() -> None:
    with pytest.raises(UnknownTitle):
        winning.told("chess", Sayings())
    with pytest.raises(NoSuchPart, match="has no choice"):
        meta("classic").part("choice")
