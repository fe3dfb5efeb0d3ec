"""The level that plays with a trained net: offered for games with fitting weights, refused with a reason for others,
and replaced by the next simpler level if the server has no weights."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sandtable import bots
from sandtable.core.fluent import Words, languages, spoken
from sandtable.core.titles import meta
from sandtable.server.bots.offers import BotOffers
from sandtable.server.bots.own_bots import LEVELS
from sandtable.server.bots.pool import BotPool, Question
from sandtable.server.bots.strength import row_of, rows, strength_of
from tests.server.bot_timing import distance, likelihood, measure
from tests.server.harness import LEADERS, config, running
from tests.server.test_bot_timing import forced_in_secret
from tests.server.test_bots import asked, bot_pool, with_a_choice
from tests.server.test_restart import moved

pytest.importorskip("numpy", reason="the trained net needs NumPy")

from sandtable.learn import weights

OFFERS = BotOffers({"novice": "R", "adept": "G", "mentat": "S:8", "navigator": "NS:8"}, {})


def weighty(question: Question) -> Question:
    assert question.weighty
    return question


# --- where it is offered -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("title", "options", "refused"),
    [
        ("imperium", {"seats": 4}, ""),
        ("imperium", {"seats": 3}, ""),
        ("imperium", {"seats": 4, "leaders": LEADERS}, ""),
        ("imperium", {"seats": 2}, "BotOtherSeats"),
        ("imperium", {"seats": 4, "boxes": ["ix", "immortality"]}, ""),
        ("imperium", {"seats": 4, "boxes": ["ix"]}, "BotUntrained"),
        ("uprising", {"seats": 4, "choam": True}, ""),
        ("uprising", {"seats": 4}, "BotUntrained"),
        ("uprising", {"seats": 6}, "BotUntrained"),
        ("classic", {"seats": 6}, "BotUntrained"),
    ],
)
def test_it_is_offered_for_the_games_it_has_learned(title: str, options: dict[str, Any], refused: str) -> None:
    refusal = OFFERS.refusal("navigator", title, options)
    assert (type(refusal).__name__ if refusal else "") == refused
    assert all(OFFERS.refusal(level, title, options) is None for level in LEVELS[:-1])


def test_a_table_refuses_it_with_the_reason_and_offers_it_elsewhere(tmp_path: Path) -> None:
    with running(config(tmp_path, navigator="NS:4")) as server:
        anna = server.browser("Anna")
        table = anna.make("mvvo")
        assert [seat["bot"] for seat in table["seats"]] == [None, "navigator", "navigator", None]
        wish = {"title": "imperium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "navigator"}]}
        error = anna.refused("POST", "/tables", wish, 400, "BotUntrained")
        assert error["message"].startswith("Navigator has not learned this game for this number of players.")
        boxed = anna.make("mooo", options={"boxes": ["ix"]})
        error = anna.refused(
            "PATCH", f"/tables/{boxed['id']}/seats/1", {"kind": "bot", "bot": "navigator"}, 400, "BotUntrained"
        )
        assert error["message"].startswith("Navigator has not learned this game with these boxes and options.")
        assert anna.get(f"/tables/{boxed['id']}")["seats"][1]["kind"] == "open"
        found = {bot["id"]: bot for bot in anna.get('/titles/imperium/bots?options={"seats":2}')}
        assert list(found) == list(LEVELS)
        assert found["navigator"]["unfit"] is not None
        assert found["mentat"]["unfit"] is None
        fit = {bot["id"]: bot for bot in anna.get('/titles/imperium/bots?options={"seats":4}')}
        assert fit["navigator"]["unfit"] is None
        assert fit["navigator"]["strength"]
        for bad in ("[]", "{", '{"seats":9}'):
            anna.refused("GET", f"/titles/imperium/bots?options={bad}", None, 400)


def test_a_server_without_numpy_does_not_offer_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sandtable.bots.net_search", "sandtable.bots.net_bot", "sandtable.learn.weights",
                 "sandtable.learn.inference", "sandtable.envs.arrays"):  # fmt: skip
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    bots._ours.cache_clear()  # as in a process that has made no bot yet
    offers = BotOffers({"novice": "R", "adept": "G", "mentat": "S:8", "navigator": "NS:8"}, {})
    assert list(offers.specs) == ["novice", "adept", "mentat"]
    assert offers.in_turn("navigator", "imperium", {"seats": 4}) == ("mentat", "adept", "novice")


# --- how it plays at a table ---------------------------------------------------------------
@pytest.mark.parametrize("workers", [0, 1])
def test_it_answers_in_a_worker_and_the_same_again(workers: int) -> None:
    async def main() -> None:
        async with bot_pool(workers, navigator="NS:8") as bots:
            game = with_a_choice()
            question = weighty(asked(game, "navigator"))
            chosen = [await bots.choose(question) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert chosen[0].action in question.decision.options
            assert (chosen[0].by, chosen[0].fallback) == ("navigator", "")
            assert bots.answer_here("here", game, game.to_act[0], "navigator") is None, "it thinks for long"

    asyncio.run(main())


def test_a_worker_loads_weights_once(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[Path] = []
    read = weights.read
    weights.read.cache_clear()
    net_bot = sys.modules["sandtable.bots.net_bot"]
    net_bot._judge.cache_clear()

    def counted(file: Path) -> Any:
        loaded.append(file)
        return read(file)

    monkeypatch.setattr(net_bot, "read", counted)

    async def main() -> None:
        async with bot_pool(0, navigator="NS:4") as bots:
            for seed in range(4, 8):
                answer = await bots.choose(asked(with_a_choice(seed), "navigator"))
                assert answer.by == "navigator"

    asyncio.run(main())
    assert len(loaded) == 1


@pytest.mark.parametrize("how", ["no weights", "not offered"])
def test_the_mentat_takes_over_where_a_server_started_without_weights(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "no weights":
        monkeypatch.setattr(weights, "HERE", tmp_path)

    async def main() -> None:
        async with bot_pool(0, navigator="NS:4" if how == "no weights" else "") as bots:
            answer = await bots.choose(asked(with_a_choice(), "navigator"))
            assert (answer.by, answer.fallback) == ("mentat", "")

    asyncio.run(main())


def test_a_table_goes_on_when_its_server_starts_again_without_it(tmp_path: Path) -> None:
    with running(config(tmp_path, navigator="NS:4")) as server:
        anna = server.browser("Anna")
        table = anna.make("mvvv", options={"leaders": LEADERS})
    with running(config(tmp_path, navigator="")) as server:
        again = moved(anna, server)
        seats = again.get(f"/tables/{table['id']}")["seats"]
        assert [seat["bot"] for seat in seats[1:]] == ["navigator"] * 3
        with again.socket(table["id"]) as socket:
            socket.ready()
            socket.play(random.Random(1), 12)


def test_it_answers_at_its_moment_and_not_before() -> None:
    """A seat without a choice thinks as long as one with a choice, and both answer when the time is up."""

    async def main() -> None:
        async with bot_pool(0, navigator="NS:150ms", bot_delay=0.2) as bots:
            await bots.choose(asked(with_a_choice(), "navigator"))  # loads the weights
            for game in (forced_in_secret(), with_a_choice()):
                began = time.monotonic()
                answer = await bots.choose(asked(game, "navigator"))
                assert answer.by == "navigator"
                assert time.monotonic() - began >= 0.35

    asyncio.run(main())


def test_the_clock_does_not_tell_whether_it_had_a_choice(tmp_path: Path) -> None:
    times = measure(tmp_path, "navigator", 0.0, each=10, navigator="NS:15ms", bot_workers=1)
    apart = distance(times.forced, times.chosen)
    assert likelihood(apart, len(times.forced), len(times.chosen)) > 1e-4, str(times)


def test_its_time_is_bounded_as_that_of_a_mentat() -> None:
    made = BotPool(0, "S:700ms", ("imperium",), b"a secret", bot_delay=0.1, navigator="NS:700ms")
    try:
        ticket: Any = type("Ticket", (), {"share": 0.5})()
        mentat, navigator = (made._budget(made.specs[level], ticket) for level in ("mentat", "navigator"))
        assert mentat[1:] == navigator[1:]
        assert (mentat[0], navigator[0]) == ("S:350ms", "NS:350ms")
    finally:
        made.close()


# --- strength in words ---------------------------------------------------------------------
def test_every_row_of_strength_is_about_a_game_that_exists() -> None:
    assert rows()
    for row in rows():
        about = meta(row["title"])
        options = about.check({"seats": row["seats"], **row["options"]})
        assert options["seats"] in about.seats
        assert {row["level"], row["among"]} <= set(LEVELS)
        assert 0.0 <= row["share"] <= 1.0
        assert row["games"] >= 10
        assert row["even"] == pytest.approx(0.5 if row.get("team") else 1 / row["seats"], abs=1e-3)
        assert row["others"] == (row["seats"] // 2 if row.get("team") else row["seats"] - 1)


def test_the_strongest_opponents_tell_most_of_a_level() -> None:
    row = row_of("mentat", "imperium", {"seats": 4})
    assert row is not None
    assert row["among"] == "adept"
    league = row_of("mentat", "imperium", {"seats": 4, "boxes": ["ix", "immortality"]})
    assert league is not None
    assert league["options"] == {"boxes": ["ix", "immortality"]}
    with_leaders = row_of("mentat", "imperium", {"seats": 4, "leaders": LEADERS})
    assert with_leaders == row, "Leaders make no other game"


@pytest.mark.parametrize("lang", languages())
def test_strength_is_told_in_words(lang: str) -> None:
    words = Words(lang)
    for row in rows():
        said = strength_of(row["level"], row["title"], {"seats": row["seats"], **row["options"]}, words)
        assert any(figure.isdigit() for figure in said)
    for level in LEVELS:
        for offer in OFFERS.for_game("imperium", {"seats": 2}):
            assert spoken(offer["strength"] or offer["unfit"], words), level
    assert strength_of("mentat", "classic", {"seats": 2}, words) == words.say("bots-strength-unmeasured")
