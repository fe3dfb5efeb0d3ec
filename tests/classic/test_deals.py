"""Deals and help by free words: who may say what when, what of it is kept, seen and answered (CLA-13.10, CLA-15)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.classic.judge import policy
from sandtable.classic.lab.position import build
from sandtable.classic.rules.bargains import spare
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import VOCABULARY
from sandtable.core.errors import GameOver, IllegalAction, MalformedAction, StaleAction
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from tests.citing import rule

THREE: dict[str, Any] = {
    "seats": 3,
    "phase": "shipment_movement",
    "order": ["atreides", "harkonnen", "emperor"],
    "players": {
        0: {"faction": "atreides", "spice": 6},
        1: {"faction": "harkonnen", "spice": 6},
        2: {"faction": "emperor", "spice": 6},
    },
}


def say(game: Any, seat: int, *words: str, at: int = -1) -> None:
    for word in words:
        game.apply(seat, VOCABULARY.number(word), at)


def offer(game: Any, seat: int, to: str, sums: tuple[int, int, int, int], how: str = "propose:both") -> None:
    say(game, seat, f"offer:{to}", *(f"sum:{n}" for n in sums), how)


def words_of(game: Game, seat: int) -> list[str]:
    return [VOCABULARY.words[word] for word in game.free_options(seat)]


# --- the contract ------------------------------------------------------------------------
def test_free_words_stand_behind_all_others() -> None:
    free = VOCABULARY.words[VOCABULARY.free :]
    assert free[0] == "offer:atreides"
    assert {word.partition(":")[0] for word in free} == {
        "offer", "sum", "propose", "propose_terms", "drop", "accept", "refuse", "withdraw", "call_off", "help",
        "want", "hold", "hold_all", "forget",
    }  # fmt: skip
    assert not VOCABULARY.is_free(VOCABULARY.number("pass"))
    assert meta("imperium").new(1, meta("imperium").check({})).vocabulary.free > 300


@rule("CLA-15.1")
def test_an_offer_makes_no_decision_stale() -> None:
    game = build(THREE)
    number = game.decision(0).number
    offer(game, 1, "emperor", (2, 0, 0, 0))
    assert game.decision(0).number == number
    game.apply(0, VOCABULARY.number("pass"), at=number)
    assert game.actions_taken == 7


@rule("CLA-15.1")
def test_an_answer_is_meant_for_one_offer() -> None:
    """Replaced by a worse one the moment before, it is not taken for that."""
    game = build(THREE)
    offer(game, 1, "emperor", (4, 0, 0, 0))
    seen = game.view(2).as_dict()["deals"][0]["number"]
    offer(game, 1, "emperor", (1, 0, 0, 0))
    with pytest.raises(StaleAction, match="meant for offer"):
        say(game, 2, "accept:harkonnen", at=seen)
    assert game.bribes == [0, 0, 0]
    say(game, 2, "accept:harkonnen", at=game.view(2).as_dict()["deals"][0]["number"])
    assert game.bribes == [0, 0, 1]


def test_a_word_that_cannot_be_said_is_refused_and_changes_nothing() -> None:
    game = build(THREE)
    before = game.to_bytes()
    for word in ("accept:harkonnen", "withdraw:emperor", "call_off:emperor", "sum:3", "drop", "help:3", "offer:fremen"):
        with pytest.raises(IllegalAction, match="cannot say"):
            say(game, 0, word)
    with pytest.raises(MalformedAction):
        game.apply(0, len(VOCABULARY))
    assert game.to_bytes() == before
    over = Record("classic", 5, {"seats": 2, "turns": 2})
    rng = Rng(1)
    while not over.state.over:
        options = over.state.decision(over.state.to_act[0]).options
        over.apply(over.state.to_act[0], options[rng.below(len(options))])
    with pytest.raises(GameOver):
        say(over.state, 0, "offer:atreides")


# --- sealed answers ----------------------------------------------------------------------
@rule("CLA-15.1", "CLA-10.5")
def test_a_free_word_among_sealed_answers_counts_as_said_before_them() -> None:
    """Wherever it is said among them the position, the record and what others see are the same."""
    given = {
        **THREE,
        "phase": "battle",
        "forces": {"basin@8": {"atreides": 3, "harkonnen": 3}},
        "treachery_discard": ["karama", "karama", "truthtrance", "truthtrance", "tleilaxu_ghola"],
    }
    plan = ["none", "none", "no", "dial:1", "number:0"]
    ends = []
    for when in (0, 1, 2):
        game = build(given)
        while game.decision(game.to_act[0]).kind != "plan":
            game.apply(game.to_act[0], VOCABULARY.number("pass"))
        leads = {seat: game.decision(seat).options[0] for seat in (0, 1)}
        if when == 0:
            offer(game, 2, "harkonnen", (1, 0, 0, 0))
        for at, seat in enumerate((0, 1), 1):
            game.apply(seat, leads[seat])
            for word in plan[:4]:
                game.apply(seat, VOCABULARY.number(word))
            if when == at:
                offer(game, 2, "harkonnen", (1, 0, 0, 0))
        assert game.sealed == 10
        ends.append((game.to_bytes(), [game.view(seat).pack() for seat in range(3)]))
    assert ends[0] == ends[1] == ends[2]


@rule("CLA-15.1")
def test_a_record_has_free_words_before_what_is_sealed() -> None:
    record = Record("classic", 11, {"seats": 3})
    rng = Rng(3)
    game: Any = record.state
    while game.sealed < 1 or game.turn < 1:
        seat = record.state.to_act[rng.below(len(record.state.to_act))]
        options = record.state.decision(seat).options
        record.apply(seat, options[rng.below(len(options))])
    sealed = record.state.sealed
    to = next(word for word in words_of(game, 0) if word.startswith("offer:"))
    for word in (to, "sum:0", "sum:0", "sum:0", "sum:0"):
        record.apply(0, VOCABULARY.number(word))
    record.apply(0, VOCABULARY.number("propose_terms:both"), comment="a secret # with marks")
    assert record.state.sealed == sealed
    assert [VOCABULARY.words[move.action] for move in record.open_moves[-2:]] == ["sum:0", "propose_terms:both"]
    again = Record.from_json(record.to_json())
    assert again.moves[-1].comment == "a secret # with marks"
    deal = game.view(0).as_dict()["deals"][0]
    assert record.moves[deal["number"] - 1].comment == "a secret # with marks"


# --- who knows ---------------------------------------------------------------------------
@rule("CLA-15.1")
def test_an_offer_to_one_is_nowhere_in_the_views_of_others() -> None:
    game = build(THREE)
    plain = game.view(2).pack()
    offer(game, 0, "harkonnen", (3, 0, 0, 1), "propose_terms:both")
    hidden = game.view(2).pack()
    assert hidden["lists"] == plain["lists"]
    assert game.view(1).as_dict()["deals"][0]["wants"] == [0, 1]
    events = [event.seen_by(2) for event in game.take_events() if event.kind == "offered"]
    assert [(event.seat, event.thing, event.items) for event in events] == [(-1, 0, ())]
    world = game.resample(2, Rng(1))
    assert world.view(2) == game.view(2)
    say(game, 1, "accept:atreides")
    assert game.view(2).as_dict()["deals"][0]["open"] is True  # the terms are said aloud
    assert game.spice == [3, 6, 6]


@rule("CLA-15.1")
def test_terms_may_stay_between_two() -> None:
    """By the option `deal_terms`; what is paid and what is promised everybody sees all the same."""
    game = build({**THREE, "deal_terms": "between"})
    game.listen()
    offer(game, 0, "harkonnen", (3, 1, 0, 0), "propose_terms:both")
    assert game.view(2).as_dict()["deals"] == []
    say(game, 1, "accept:atreides")
    assert game.view(2).known.bribes == [0, 3, 0]
    told = game.take_events()
    assert [event.kind for event in told if event.seen_by(2).items] == []
    assert [event.amount for event in told if event.kind == "deal"] == [3, 1]
    deal = game.view(2).as_dict()["deals"][0]
    assert deal["terms"] is False
    assert game.view(1).as_dict()["deals"][0]["terms"] is True
    say(game, 2, "offer:atreides", "sum:0", "sum:0")
    assert spare(game.view(2).known, 0) == 2
    assert [word for word in words_of(game, 2) if word.startswith("sum")] == ["sum:0", "sum:1", "sum:2"]


@rule("CLA-15.1")
def test_an_offer_that_is_being_written_is_nobody_elses() -> None:
    game = build(THREE)
    say(game, 0, "offer:harkonnen", "sum:2")
    assert game.view(1).as_dict()["deals"] == []
    assert game.view(0).as_dict()["deals"][0]["is"] == "draft"
    assert "drop" in words_of(game, 0)
    assert "offer:emperor" not in words_of(game, 0)
    say(game, 0, "drop")
    assert game.deals == []


# --- promises ----------------------------------------------------------------------------
@rule("CLA-15.1", "CLA-15.4")
def test_two_promises_cannot_be_made_of_the_same_spice() -> None:
    game = build(THREE)
    offer(game, 0, "harkonnen", (0, 4, 0, 0))
    offer(game, 0, "emperor", (0, 4, 0, 0))
    say(game, 1, "accept:atreides")
    assert "accept:atreides" not in words_of(game, 2)
    assert "refuse:atreides" in words_of(game, 2)


@rule("CLA-15.4")
def test_spice_of_deals_can_be_promised_to_nobody_before_the_pause() -> None:
    game = build(THREE)
    offer(game, 0, "harkonnen", (6, 0, 0, 0))
    say(game, 1, "accept:atreides")
    assert game.bribes == [0, 6, 0]
    say(game, 1, "offer:emperor")
    assert "sum:6" in words_of(game, 1)
    assert "sum:7" not in words_of(game, 1)


# --- bots --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("sums", "how", "takes"),
    [
        ((2, 0, 0, 0), "propose:both", True),
        ((0, 2, 0, 0), "propose:both", True),
        ((0, 0, 2, 0), "propose:both", False),
        ((1, 1, 1, 1), "propose:both", False),
        ((2, 1, 1, 0), "propose:both", True),
        ((5, 0, 4, 0), "propose:both", False),  # it would have two left until the pause
        ((6, 0, 3, 0), "propose:both", True),
        ((2, 0, 0, 0), "propose_terms:all", False),  # words it cannot read, and so not keep
    ],
)
@rule("CLA-15.1")
def test_a_bot_takes_what_brings_it_spice(sums: tuple[int, int, int, int], how: str, takes: bool) -> None:
    game = build(THREE)
    offer(game, 0, "emperor", sums, how)
    assert game.called == [2]
    word = policy.answer(game.view(2).known, 2, game.free_options(2))
    assert VOCABULARY.words[word] == ("accept:atreides" if takes else "refuse:atreides")


@rule("CLA-15.5")
def test_a_bot_lets_off_whoever_owes_it_nothing() -> None:
    game = build(THREE)
    offer(game, 0, "emperor", (0, 3, 0, 0))
    say(game, 2, "accept:atreides", "call_off:atreides")
    assert game.called == [0]
    assert VOCABULARY.words[policy.answer(game, 0, game.free_options(0))] == "call_off:emperor"
    say(game, 2, "call_off:atreides")
    say(game, 0, "call_off:emperor")
    assert game.called == [2]
    assert policy.answer(game, 2, game.free_options(2)) == -1


@rule("CLA-13.10")
def test_a_bot_says_in_every_phase_how_much_it_helps() -> None:
    """People are asked once; bots think again when bidding or shipment begins."""
    given = {**THREE, "phase": "bidding", "allies": [["atreides", "emperor"]], "treachery_discard": ["karama"] * 2}
    given["players"] = {**given["players"], 2: {"faction": "emperor", "spice": 17}}
    game = build(given)
    assert game.called == []
    for seat in (0, 2):
        game.apply(seat, VOCABULARY.number("number:1"))
    while game.phase == build(given).phase:
        game.apply(game.to_act[0], VOCABULARY.number("pass"))
    while not game.renew:
        decline = [word for word in game.decision(game.to_act[0]).words() if word in ("pass", "number:0", "no")]
        game.apply(game.to_act[0], VOCABULARY.number(decline[0]))
    game.musing = 0
    assert game.called == [0, 2]
    assert VOCABULARY.words[policy.answer(game, 2, game.free_options(2))] == "help:11"
    say(game, 2, "help:5")
    assert game.called == [0]
    assert (game.pledges[2], game.support[2]) == (5, 5)


# --- rows of numbers ---------------------------------------------------------------------
@rule("CLA-15.1", "CLA-13.10")
def test_a_row_of_numbers_has_offers_and_promises() -> None:
    game = build({**THREE, "allies": [["harkonnen", "emperor"]]})
    for seat in (1, 2):
        game.apply(seat, VOCABULARY.number(f"number:{seat}"))
    offer(game, 0, "harkonnen", (1, 2, 3, 1), "propose_terms:both")
    offer(game, 2, "atreides", (0, 4, 0, 0))
    say(game, 0, "accept:emperor")
    layout = meta("classic").part("observation").layout("classic", game.rules.options)
    rows = [layout.decode(layout.encode_state(game, seat)) for seat in range(3)]
    assert list(rows[0]["own.offers"]) == [0] * 5
    assert list(rows[0]["other1.offered"]) == [1, 2, 3, 1, 1]
    assert list(rows[1]["other2.offers"]) == [1, 2, 3, 1, 1]
    assert list(rows[2]["other1.offers"]) == [0] * 5
    assert list(rows[0]["other2.owes"]) == [4]
    assert list(rows[2]["other1.owed"]) == [4]
    assert list(rows[2]["own.promised"]) == [4]
    assert list(rows[1]["other1.pledge"]) == [2]
    assert list(rows[0]["other2.pledge"]) == [0]
