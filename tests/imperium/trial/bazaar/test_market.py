"""A market of a module: offers listed, priced in anything, acquired, refilled, told, drawn and judged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandtable.core.errors import IllegalAction
from sandtable.core.fluent import Words, languages
from sandtable.imperium.judge import policy
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.modules import offer_worth
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.position import build
from sandtable.imperium.language.effects import PERSUASION
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CARD_COST, OF_CARD, thing_name
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.markets import ASIDE, RESERVE, ROW, market_of, offers
from sandtable.imperium.rules.offers import Market, add_market
from sandtable.imperium.tell import table
from sandtable.imperium.tell.telling import tell_event, tell_option
from sandtable.scenario import load
from tests.imperium.trial.bazaar.bazaar import STALLS, bazaar_of
from tests.imperium.trial.bazaar.ware_language import WARE

NAMES = ["Ann", "Ben", "Cid"]


def revealing(row: list[str], **own: Any) -> Game:
    """A Reveal turn of seat 0 with these wares open."""
    players = {0: {"hand": ["dagger"], "spice": 0, "water": 0, "solari": 0, **own}}
    game = build({"seats": 3, "players": players, "bazaar": {"row": row}}, "bazaar")
    game.listen()
    game.act("reveal")
    return game


def words_of(game: Game, prefix: str) -> list[str]:
    return [word for word in game.decision(0).words() if word.startswith(prefix)]


# --- listed and priced -------------------------------------------------------------------
def test_pieces_in_all_markets_are_listed_with_their_prices() -> None:
    game = revealing(["dates", "carpet", "falcon"], aside="stilgar")
    found = {game.vocabulary.words[offer.word]: offer for offer in offers(game, 0)}
    assert [offer.place.id for offer in offers(game, 0)].count("row") == len(set(game.row))
    kind = game.row[0]
    row = found[f"acquire:{thing_name(OF_CARD | kind).partition(':')[2]}"]
    assert (row.place, row.price.op, row.price.a) == (ROW, PERSUASION, CARD_COST[kind])
    assert found["acquire:the_spice_must_flow"].place is RESERVE
    aside = found["acquire:aside"]
    assert (aside.place, aside.price.a) == (ASIDE, CARD_COST[game.rules.card["stilgar"]] - 1)
    assert thing_name(aside.piece) == "card:stilgar"
    dates = found["buy:dates"]
    assert (dates.place, thing_name(dates.piece)) == (STALLS, "ware:dates")
    assert (KINDS[dates.price.op].name, dates.price.a, dates.price.b, dates.price.c) == ("pay", 0, 1, 0)
    assert market_of(game, 0, dates.word) is STALLS
    assert "acquire:foldspace" not in found  # it has no cost


def test_the_menu_offers_what_can_be_paid() -> None:
    row = ["dates", "carpet", "lamp"]
    assert words_of(revealing(row), "buy") == []
    assert words_of(revealing(row, spice=1), "buy") == ["buy:dates"]
    assert words_of(revealing(row, spice=2, water=1), "buy") == ["buy:dates", "buy:carpet", "buy:lamp"]
    game = revealing(row, spice=1)
    with pytest.raises(IllegalAction, match="buy:carpet is no option now"):
        game.act("buy:carpet")


def test_a_market_says_when_it_is_open() -> None:
    given = {"hand": ["caravan", "dagger"], "spice": 1, "water": 0, "deck": ["diplomacy"]}
    for space, there in (("arrakeen", ["buy:dates"]), ("carthag", [])):
        game = build({"seats": 3, "players": {0: given}, "bazaar": {"row": ["dates", "carpet", "lamp"]}}, "bazaar")
        assert words_of(game, "buy") == []
        for word in ("card:caravan", "card:dagger", f"space:{space}"):
            game.act(word)
        assert words_of(game, "buy") == there


# --- acquired ----------------------------------------------------------------------------
def test_a_ware_is_paid_in_spice_taken_and_replaced() -> None:
    game = revealing(["dates", "carpet", "falcon"], spice=2)
    persuasion = game.players[0].persuasion
    game.take_events()
    game.act("buy:dates")
    p = game.players[0]
    assert (p.spice, p.water, p.persuasion) == (1, 1, persuasion)
    part = bazaar_of(game)
    ids = {kind: id for id, kind in game.rules.of(WARE).by_id.items()}
    assert [ids[kind] for kind in part.row] == ["carpet", "falcon", "antique"]
    assert [ids[kind] for kind in part.owned[0]] == ["dates"]
    told = [tell_event(event, Words("en"), NAMES) for event in game.take_events()]
    assert told[:2] == ["Ann pays 1 spice (Dates)", "Ann acquires Dates"]
    check(game)


def test_a_price_may_ask_and_the_piece_comes_when_it_is_paid() -> None:
    """A Reveal turn leaves no hand; in Arrakeen a card can be discarded for the ware."""
    given = {"hand": ["caravan", "dagger", "diplomacy", "dagger"], "solari": 0, "deck": ["reconnaissance"]}
    row = {"row": ["antique", "carpet", "lamp"]}
    game = build({"seats": 3, "players": {0: given}, "bazaar": row}, "bazaar")
    for word in ("card:caravan", "card:dagger", "space:arrakeen"):
        game.act(word)
    game.act("buy:antique")
    assert game.decision(0).kind == "discard"
    assert game.stack[-2][0] == frames.ACQUIRE
    assert bazaar_of(game).owned[0] == []
    check(game)
    game = from_bytes(game.to_bytes())
    game.act("card:diplomacy")
    assert len(bazaar_of(game).owned[0]) == 1
    assert game.players[0].solari == 2
    assert game.decision(0).kind == "menu"


def test_a_price_may_be_a_choice_or_a_mixture() -> None:
    for spice, solari, asked in ((3, 4, True), (3, 0, False), (0, 4, False)):
        game = revealing(["falcon", "carpet", "lamp"], spice=spice, solari=solari)
        game.act("buy:falcon")
        assert (game.decision(0).kind == "option") == asked
        if asked:
            told = [tell_option(game.decision(0), option, Words("en"), game) for option in game.decision(0).options]
            assert told == ["Pay 3 spice", "Pay 4 Solari"]
            assert policy.best(game, 0, game.open_options()) in game.open_options()
            game.act("option:1")
        p = game.players[0]
        assert (p.spice, p.solari) == ((3, 0) if asked else (0, 0))
        assert p.vp == 1
    assert words_of(revealing(["falcon", "carpet", "lamp"], spice=2, solari=3), "buy:falcon") == []
    game = revealing(["saddle", "carpet", "lamp"], spice=1, hand=["convincing_argument"])
    game.act("buy:saddle")
    assert (game.players[0].persuasion, game.players[0].spice) == (1, 0)
    assert words_of(revealing(["saddle", "carpet", "lamp"], spice=1), "buy:saddle") == []  # without Persuasion


# --- told, drawn, judged -----------------------------------------------------------------
@pytest.mark.parametrize("lang", languages())
def test_offers_are_told_and_drawn(lang: str) -> None:
    words = Words(lang)
    game = revealing(["dates", "saddle", "falcon"], spice=1)
    looked = table.look(game, 0, words, NAMES)
    by_action = {offer["action"]: offer for offer in looked["offers"]}
    assert list(by_action) == ["buy:dates", "buy:saddle", "buy:falcon"]
    dates = by_action["buy:dates"]
    assert (dates["market"], dates["thing"], dates["draw"]) == ("stalls", "ware:dates", ["spice"])
    label = next(option["label"] for option in looked["options"] if option["action"] == "buy:dates")
    assert label == words.say("do-acquire-for", piece=words.say("ware-dates"), price=dates["text"])
    assert words.say("ware-falcon") in tell_option(game.decision(0), STALLS.word(game.rules, 3), words)
    (closed,) = looked["closed"]["buy:falcon"]
    assert closed == {
        "text": words.say("closed-acquire-price", price=by_action["buy:falcon"]["text"]),
        "rule": "BAZ-2",
    }
    assert words.say("amount-persuasion", n=1) in by_action["buy:saddle"]["text"]


def test_the_label_names_the_price() -> None:
    game = revealing(["dates", "carpet", "falcon"], spice=1)
    option = game.vocabulary.number("buy:dates")
    assert tell_option(game.decision(0), option, Words("en"), game) == "Acquire Dates: Pay 1 spice"
    assert tell_option(game.decision(0), option, Words("en")) == "Acquire Dates"


def test_before_it_opens_it_says_when() -> None:
    game = build({"seats": 3, "bazaar": {"row": ["dates", "carpet", "lamp"]}}, "bazaar")
    (closed,) = table.look(game, 0, Words("en"), NAMES)["closed"]["buy:dates"]
    assert closed == {"text": "Wares are sold in your Reveal turn, and in Arrakeen", "rule": "BAZ-2"}


def test_bots_weigh_the_piece_against_its_price() -> None:
    game = revealing(["dates", "falcon", "lamp"], spice=3)
    w = Worth(game, 0)
    kinds = game.rules.of(WARE).by_id
    falcon, dates = (offer_worth(w, STALLS, kinds[id]) for id in ("falcon", "dates"))
    assert falcon == w.point > dates == w.water
    assert game.vocabulary.words[policy.best(game, 0, game.open_options())] == "buy:falcon"
    options = [game.vocabulary.number(word) for word in ("buy:lamp", "end")]
    poor = revealing(["dates", "falcon", "lamp"], water=1)
    worth = Worth(poor, 0)
    liked, ended = policy.scores(poor, 0, options)
    assert (liked > ended) == (worth.spice > worth.water)


# --- scenarios, and what is refused ------------------------------------------------------
SCENARIO = """
- id: a_ware_is_acquired
  title: bazaar
  given:
    seats: [ann, ben, cid]
    turn: ann
    ann: {hand: [dagger], spice: 2, water: 0}
    bazaar: {row: [dates, carpet, lamp]}
  do:
    - ann reveals
    - ann acquires dates
  expect:
    ann: {spice: 1, water: 1}
    bazaar_owned: {dates: [ann]}
"""


def test_scenarios_acquire_its_pieces(tmp_path: Path) -> None:
    file = tmp_path / "bazaar.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    (scenario,) = load(file)
    result = scenario.run()
    assert result.passed, result.problems


def test_a_market_needs_a_name_of_its_own_and_a_rule() -> None:
    with pytest.raises(ValueError, match="there is a market 'stalls' already"):
        add_market("bazaar", Market("stalls", rule="BAZ-2"))
    with pytest.raises(ValueError, match="market 'cellar' does not say which rule"):
        add_market("bazaar", Market("cellar"))
