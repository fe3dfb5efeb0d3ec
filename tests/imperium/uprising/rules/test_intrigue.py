"""Section 15: every Intrigue card played at its time, exactly what it does, and when it is refused.

The expected numbers are written from `facts/intrigue.yaml`; a test checks that none is left out.
"""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game, from_bytes
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.ledger import (
    Change,
    cards,
    changes,
    deploys,
    draws,
    draws_intrigue,
    facts,
    ledger,
    recruits,
    total,
)

INTRIGUE = facts("intrigue")
PLAYED: Change = {"intrigue": -1, "intrigue_discard": 1}
LIES_OPEN: Change = {"intrigue_discard": -1, "open_intrigue": 1}

# card, moves after it, effect, what seat 0 has, what else is on the table
Case = tuple[str, str, Change, dict[str, Any], dict[str, Any]]


def _named(case: Case) -> str:
    return "-".join([case[0], *case[1].split()])


def when(way: str) -> set[str]:
    """The cards that have a way of being played then."""
    return {id for id, card in INTRIGUE.items() if way in {each["when"] for each in card["ways"]}}


def module(card: str, given: dict[str, Any]) -> dict[str, Any]:
    return {"choam": {}, **given} if INTRIGUE[card].get("module") else given


TWO_SPIES = {"spies": {"at": {"fremen": [0], "guild": [0]}}}
WORM = {"worms": {"sandworms": [1]}}
OFFER = {"choam": {"offer": ["espionage", "high_council_solari"]}}
CONTRACTS = ["espionage", "high_council_solari", "heighliner_water", "research_station_spy"]


def done(n: int) -> dict[str, Any]:
    return {"choam": {"done": {id: [0] for id in CONTRACTS[:n]}}}


# --- Plot --------------------------------------------------------------------------------
PLOTS: list[Case] = [
    ("buy_access", "faction:guild faction:bene", {"solari": -5, "guild": 1, "bene": 1}, {"solari": 5}, {}),
    ("call_to_arms", "", LIES_OPEN, {}, {}),
    ("change_allegiances", "faction:guild faction:bene", {"guild": -1, "bene": 1}, {"influence": {"guild": 1}}, {}),
    ("change_allegiances", "option:0 faction:guild faction:bene none", {"guild": -1, "bene": 1},
     {"influence": {"guild": 1}, "spice": 3}, {}),
    ("change_allegiances", "option:1 faction:bene option:0 faction:bene faction:guild",
     {"spice": -3, "guild": 1, "points": 1}, {"spice": 3, "influence": {"guild": 1}}, {}),
    ("contingency_plan", "", {"solari": 2}, {}, {}),
    ("councilors_ambition", "", {"water": 2}, {"council": True}, {}),
    ("crysknife", "", {"spice": 1}, {}, {}),
    ("cunning", "", draws(1), {}, {}),
    ("cunning", "option:0", draws(1), {"spice": 1}, {}),
    ("cunning", "option:1 option:0 card:dagger", total({"spice": -1, "hand": -1, "trashed": 1}, draws(1)),
     {"spice": 1}, {}),
    ("cunning", "option:1 option:1 card:dagger", total({"spice": -1, "hand": -1, "trashed": 1}, draws(1)),
     {"spice": 1}, {}),
    ("cunning", "option:1 option:0 none", total({"spice": -1}, draws(1)), {"spice": 1}, {}),
    ("depart_for_arrakis", "", total({"spice": -2}, recruits(3)), {"spice": 2}, {}),
    ("depart_for_arrakis", "", draws(1), {"influence": {"guild": 3}}, {}),
    ("depart_for_arrakis", "option:0", total({"spice": -2}, recruits(3), draws(1)),
     {"spice": 2, "influence": {"guild": 3}}, {}),
    ("depart_for_arrakis", "option:1 none", draws(1), {"spice": 2, "influence": {"guild": 3}}, {}),
    ("desert_mouse", "", {"spice": 1}, {}, {}),
    ("detonation", "option:0", {"wall": -1}, {}, {}),
    ("detonation", "option:1 number:3", deploys(3), {}, {}),
    ("imperium_politics", "option:1", {"solari": -1, "guild": 1}, {"solari": 1}, {}),
    ("inspire_awe", "acquire:maula_pistol", {"discard": 1, "imperium_deck": -1}, {}, {}),
    ("inspire_awe", "acquire:maula_pistol", {"hand": 1, "imperium_deck": -1}, {}, WORM),
    ("intelligence_report", "", draws(1), {}, {}),
    ("intelligence_report", "", draws(2), {}, TWO_SPIES),
    ("manipulate", "acquire:overthrow", total(LIES_OPEN, {"aside": 1, "imperium_deck": -1}), {}, {}),
    ("market_opportunity", "", {"spice": -2, "solari": 5}, {"spice": 2}, {}),
    ("market_opportunity", "option:1", {"spice": 5, "solari": -5}, {"spice": 2, "solari": 5}, {}),
    ("mercenaries", "", total({"solari": -3}, draws_intrigue(1), recruits(2)), {"solari": 3}, {}),
    ("opportunism", "faction:guild faction:bene", {"guild": -1, "bene": -1, "solari": -2, "points": 1},
     {"solari": 2, "influence": {"guild": 1, "bene": 1}}, {}),
    ("opportunism", "faction:guild faction:guild", {"guild": -2, "solari": -2},  # and the point of the track is lost
     {"solari": 2, "influence": {"guild": 2}, "points": 1}, {}),
    ("ornithopter", "", {"spice": 1}, {}, {}),
    ("shaddams_favor", "", recruits(1), {}, {}),
    ("shaddams_favor", "", total(recruits(1), {"solari": 3}), {"influence": {"emperor": 3}}, {}),
    ("sietch_ritual", "card:dagger option:0", {"hand": -1, "discard": 1, "bene": 1}, {}, {}),
    ("special_mission", "post:tabr_station", {"spies": 1}, {}, {}),
    ("special_mission", "option:1 yes", {"spies": -1, "wall": -1, "spice": 2}, {},
     {"spies": {"at": {"fremen": [0]}}}),
    ("strategic_stockpiling", "", {"spice": -5, "points": 1}, {"spice": 5}, {}),
    ("strategic_stockpiling", "option:1 option:0", {"spice": -5, "water": -3, "points": 2},
     {"spice": 5, "water": 3, "influence": {"fremen": 3}}, {}),
    ("unexpected_allies", "yes", {"water": -2, "wall": -1, "worms": 1}, {"water": 2},
     {"conflict": "siege_of_arrakeen"}),
    ("unexpected_allies", "no", {"water": -2}, {"water": 2}, {"conflict": "siege_of_arrakeen"}),
    ("unexpected_allies", "no", {"water": -2, "worms": 1}, {"water": 2}, {}),
    ("backed_by_choam", "faction:guild", {"guild": -1, "solari": 4}, {"influence": {"guild": 1}}, {}),
]  # fmt: skip


def table(card: str, own: dict[str, Any], given: dict[str, Any]) -> Game:
    start = {"seats": 3, "conflict": "skirmish_crysknife", "row": ["maula_pistol", "overthrow", "steersman"]}
    return begin(**{**start, **module(card, given)}, p0={"hand": ["dagger", "dagger"], "intrigue": [card], **own})


@pytest.mark.parametrize("case", PLOTS, ids=[f"{_named(case)}{n}" for n, case in enumerate(PLOTS)])
@rule("UPR-15.2", "UPR-15.4")
def test_a_plot_card_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own, given = case
    game = table(card, own, given)
    before = ledger(game)
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)
    assert game.decision(0).kind == "turn"


# Cards about what happened in the turn: moves up to the card, then those after it.
LATER: list[tuple[str, str, str, Change, dict[str, Any]]] = [
    ("distraction", "card:reconnaissance space:arrakeen box:space deploy:3", "post:guild", {"spies": 1},
     {"hand": ["reconnaissance", "dagger"]}),
    ("leverage", "card:dune_the_desert_planet space:imperial_basin", "contract:espionage",
     {"solari": 1, "contracts": 1}, {"hand": ["dune_the_desert_planet", "dagger"]}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "first", "moves", "effect", "own"), LATER, ids=[case[0] for case in LATER])
@rule("UPR-15.2", "UPR-15.3", "UPR-23.16")
def test_a_plot_card_about_the_turn(card: str, first: str, moves: str, effect: Change, own: dict[str, Any]) -> None:
    given: dict[str, Any] = {"spies": {"at": {"guild": [1]}}}  # which the Spy of Distraction may join
    game = table(card, own, given | (OFFER if card == "leverage" else {}))
    assert refused(game, f"intrigue:{card}")
    play(game, first)
    before = ledger(game)
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)


# --- Combat ------------------------------------------------------------------------------
FIGHTS: list[Case] = [
    ("contingency_plan", "", {"swords": 3}, {}, {}),
    ("devour", "", {"swords": 2}, {}, {}),
    ("devour", "", {"swords": 4}, {}, WORM),
    ("devour", "none", {"swords": 4}, {"discard": ["dagger"]}, WORM),
    ("devour", "discard:dagger", {"swords": 4, "discard": -1, "trashed": 1}, {"discard": ["dagger"]}, WORM),
    ("find_weakness", "", {"swords": 2}, {}, {}),
    ("find_weakness", "option:0 none", {"swords": 2}, {}, {"spies": {"at": {"fremen": [0]}}}),
    ("find_weakness", "option:1", {"swords": 5, "spies": -1}, {}, {"spies": {"at": {"fremen": [0]}}}),
    ("go_to_ground", "number:2 post:guild", total(deploys(-2), {"spies": 1}), {}, {}),
    ("impress", "acquire:maula_pistol", {"swords": 2, "discard": 1, "imperium_deck": -1}, {}, {}),
    ("questionable_methods", "", {"swords": 1}, {}, {}),
    ("questionable_methods", "option:1 faction:guild", {"swords": 5, "guild": -1}, {"influence": {"guild": 1}}, {}),
    ("spice_is_power", "", total(deploys(-3), {"spice": 3}), {}, {}),
    ("spice_is_power", "option:1", {"spice": -3, "swords": 6}, {"spice": 3}, {}),
    ("spring_the_trap", "", {"swords": 7, "spies": -2}, {}, TWO_SPIES),
    ("tactical_option", "option:0", {"swords": 2}, {}, {}),
    ("tactical_option", "option:1 number:3", deploys(-3), {}, {}),
    ("weirding_combat", "", {"swords": 3}, {}, {}),
    ("weirding_combat", "", {"swords": 5}, {"influence": {"bene": 3}}, {}),
    ("backed_by_choam", "", {"swords": 4}, {}, done(2)),
    ("reach_agreement", "number:1 contract:espionage", total(deploys(-1), {"contracts": 1}), {}, OFFER),
]


@pytest.mark.parametrize("case", FIGHTS, ids=[f"{_named(case)}{n}" for n, case in enumerate(FIGHTS)])
@rule("UPR-15.2", "UPR-16.1")
def test_a_combat_card_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own, given = case
    game = begin(
        **{"seats": 3, "phase": "combat", "row": ["maula_pistol", "overthrow"], **module(card, given)},
        p0={"intrigue": [card, "cunning"], "conflict": 4, "hand": [], **own},  # a second card: the go is not over
        p1={"conflict": 1},
    )
    before = ledger(game)
    strength = game.players[0].strength()
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)
    assert game.players[0].strength() == strength + 2 * effect.get("conflict", 0) + effect.get("swords", 0)
    assert options(game) == ["done"]


# --- Endgame -----------------------------------------------------------------------------
MARKET = ["the_spice_must_flow", "the_spice_must_flow"]
ENDS: list[Case] = [
    ("secure_spice_trade", "", {"points": 1, "spice": 2}, {"deck": MARKET[1:], "discard": MARKET[:1]}, {}),
    ("shadow_alliance", "", {"points": 1}, {"influence": {"guild": 4}}, {"alliance": {"guild": 1}}),
    ("choam_profits", "", {"points": 1}, {}, done(4)),
]


@pytest.mark.parametrize("case", ENDS, ids=[_named(case) for case in ENDS])
@rule("UPR-15.2", "UPR-19.3")
def test_an_endgame_card_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own, given = case
    game = begin(
        **{"seats": 3, "phase": "endgame", **module(card, given)},
        p0={"intrigue": [card, "cunning"], "hand": [], **own},
        p1={"influence": {"guild": 4}},
    )
    before = ledger(game)
    play(game, f"intrigue:{card} {moves}")
    assert changes(before, game) == total(PLAYED, effect)


@rule("UPR-15.2", "UPR-17.5")
@pytest.mark.parametrize(
    ("icon", "objective"),
    [("crysknife", "crysknife"), ("desert_mouse", "desert_mouse_first"), ("ornithopter", "ornithopter_1_3")],
)
def test_a_card_of_two_kinds_flips_a_battle_icon_in_the_endgame(icon: str, objective: str) -> None:
    own = {"intrigue": ["crysknife", "desert_mouse", "ornithopter"], "hand": []}
    game = begin(seats=3, phase="endgame", icons={"up": {0: [f"objective:{objective}"]}}, p0=own)
    assert [word for word in options(game) if word.startswith("intrigue:")] == [f"intrigue:{icon}"]
    before = ledger(game)
    play(game, f"intrigue:{icon}")
    assert changes(before, game) == total(PLAYED, {"points": 1})


def test_every_intrigue_card_is_played_at_each_of_its_times() -> None:
    assert {case[0] for case in PLOTS} | {case[0] for case in LATER} == when("plot")
    assert {case[0] for case in FIGHTS} == when("combat")
    assert {case[0] for case in ENDS} | {"crysknife", "desert_mouse", "ornithopter"} == when("endgame")


# --- at no other time, and not without condition and cost --------------------------------
@rule("UPR-15.3")
@pytest.mark.parametrize(
    ("card", "phase", "own"),
    [
        ("buy_access", "turns", {"solari": 4}),
        ("change_allegiances", "turns", {"spice": 2}),
        ("councilors_ambition", "turns", {}),
        ("depart_for_arrakis", "turns", {"spice": 1, "influence": {"guild": 2}}),
        ("distraction", "turns", {"conflict": 4}),
        ("imperium_politics", "turns", {"solari": 0}),
        ("market_opportunity", "turns", {"spice": 1, "solari": 4}),
        ("mercenaries", "turns", {"solari": 2}),
        ("opportunism", "turns", {"solari": 2, "influence": {"guild": 1}}),
        ("opportunism", "turns", {"solari": 1, "influence": {"guild": 2}}),
        ("sietch_ritual", "turns", {"hand": []}),
        ("strategic_stockpiling", "turns", {"spice": 4, "water": 3, "influence": {"fremen": 2}}),
        ("unexpected_allies", "turns", {"water": 1}),
        ("backed_by_choam", "turns", {}),
        ("leverage", "turns", {}),
        ("spring_the_trap", "combat", {}),
        ("go_to_ground", "combat", {"conflict": 0}),
        ("spice_is_power", "combat", {"spice": 2, "conflict": 2}),
        ("backed_by_choam", "combat", {}),
        ("secure_spice_trade", "endgame", {"deck": MARKET[:1]}),
        ("shadow_alliance", "endgame", {"influence": {"guild": 4}}),
        ("choam_profits", "endgame", {}),
    ],
)
def test_a_card_is_refused_without_its_condition_or_cost(card: str, phase: str, own: dict[str, Any]) -> None:
    player: dict[str, Any] = {"conflict": 4, "hand": ["dagger"], "intrigue": [card, "detonation"], **own}
    worms = {"worms": {"sandworms": [1]}} if not player["conflict"] else {}  # still in the Conflict
    alliance = {"alliance": {"guild": 0}} if card == "shadow_alliance" else {}
    game = begin(seats=3, phase=phase, **module(card, worms | alliance), p0=player, p1={"conflict": 1})
    assert f"intrigue:{card}" not in options(game)


@rule("UPR-15.2")
def test_a_card_of_two_kinds_is_used_for_one() -> None:
    plot = play(table("contingency_plan", {}, {}), "intrigue:contingency_plan")
    assert (plot.players[0].solari, plot.players[0].swords) == (2, 0)
    assert cards(plot, 0, "intrigue") == []


@rule("UPR-15.1", "UPR-3.13")
def test_intrigue_cards_are_seen_by_their_owner_alone() -> None:
    game = begin(seats=3, p0={"intrigue": ["cunning"]})
    assert game.view(0).as_dict()["players"][0]["intrigue"] == ["cunning"]
    assert game.view(1).as_dict()["players"][0]["intrigue"] == ["?"]


@rule("UPR-15.4")
def test_the_deck_is_made_anew_from_the_discards_but_not_from_trashed_cards() -> None:
    everything = [id for id, card in INTRIGUE.items() if not card.get("module") for _ in range(card["copies"])]
    everything.remove("cunning")
    everything.remove("impress")
    own = {"influence": {"bene": 4}, "intrigue": ["cunning", "impress"], "hand": ["branching_path", "dagger"]}
    game = begin(seats=3, alliance={"bene": 0}, p0=own, p1={"intrigue": everything[:-1]},
                 intrigue_discard=everything[-1:])  # fmt: skip
    play(game, "card:branching_path space:arrakeen box:branching_path intrigue:impress")
    assert cards(game, 0, "intrigue") == ["cunning", everything[-1]]
    assert game.view(0).as_dict()["intrigue_trashed"] == ["impress"]


# --- section 15, card by card ------------------------------------------------------------
@rule("UPR-15.5", "UPR-23.12")
def test_call_to_arms_waits_face_up_and_counts_every_card_acquired_in_the_reveal_turn() -> None:
    own = {"intrigue": ["call_to_arms", "inspire_awe"], "hand": ["convincing_argument", "convincing_argument"],
           "garrison": 0}  # fmt: skip
    game = begin(seats=3, row=["maula_pistol", "desert_survival"], p0=own)
    play(game, "intrigue:call_to_arms")
    assert game.view(1).as_dict()["players"][0]["open_intrigue"] == ["call_to_arms"]
    early = play(game.clone(), "intrigue:inspire_awe acquire:maula_pistol")
    assert early.players[0].garrison == 0  # not in the Reveal turn yet
    play(game, "reveal acquire:prepare_the_way acquire:desert_survival")
    assert (game.players[0].persuasion, game.players[0].garrison) == (0, 2)
    play(game, "intrigue:inspire_awe acquire:maula_pistol")  # by any means
    assert game.players[0].garrison == 3
    assert "deploy:1" not in options(game)
    play(game, "end")
    assert "call_to_arms" in game.view(1).as_dict()["intrigue_discard"]


@rule("UPR-15.5", "UPR-23.12")
def test_call_to_arms_in_the_reveal_turn_lies_open_to_its_end_and_is_not_retroactive() -> None:
    own = {"intrigue": ["call_to_arms", "cunning"], "hand": ["convincing_argument", "convincing_argument"],
           "garrison": 0, "deck": ["dagger"]}  # fmt: skip
    game = begin(seats=3, p0=own)
    play(game, "reveal acquire:prepare_the_way intrigue:call_to_arms")
    assert (game.players[0].garrison, cards(game, 0, "open_intrigue")) == (0, ["call_to_arms"])
    assert from_bytes(game.to_bytes()) == game
    play(game, "intrigue:cunning")  # drawing is not acquiring
    assert game.players[0].garrison == 0
    play(game, "acquire:prepare_the_way")
    assert game.players[0].garrison == 1


@rule("UPR-15.5", "UPR-23.21")
def test_manipulate_keeps_a_card_for_its_player() -> None:
    own = {"intrigue": ["manipulate", "inspire_awe"], "hand": ["convincing_argument"]}
    game = begin(seats=3, row=["maula_pistol", "overthrow"], p0=own, p1={"hand": ["convincing_argument"] * 2})
    play(game, "intrigue:manipulate acquire:maula_pistol")
    assert game.view(1).as_dict()["players"][0]["open_intrigue"] == ["manipulate"]
    assert len(game.row) == 5
    free = play(game.clone(), "intrigue:inspire_awe acquire:aside")  # by other means, without the discount
    assert (cards(free, 0, "discard"), free.players[0].aside) == (["maula_pistol"], -1)
    play(game, "reveal")
    bought = game.clone()
    bought.listen()
    play(bought, "acquire:aside")
    assert "intrigue:manipulate" in {thing_name(e.cause) for e in bought.take_events() if e.kind == "acquire"}
    assert (bought.players[0].persuasion, cards(bought, 0, "discard")) == (0, ["maula_pistol"])
    play(game, "end")
    assert "manipulate" in game.view(1).as_dict()["intrigue_discard"]
    assert game.view(1).as_dict()["trashed"] == ["maula_pistol"]  # not acquired: out of the game
    play(game, "reveal")
    assert "acquire:maula_pistol" not in options(game)


@rule("UPR-15.6")
def test_a_part_without_a_target_fails_alone() -> None:
    """Impress and Inspire Awe when no card is cheap enough."""
    dear = {"row": ["overthrow", "steersman", "desert_power", "stilgar_the_devoted", "corrinth_city"],
            "reserve": {"prepare_the_way": 0}}  # fmt: skip
    fight = begin(seats=3, phase="combat", **dear, p0={"intrigue": ["impress"], "conflict": 1}, p1={"conflict": 1})
    play(fight, "intrigue:impress")
    assert fight.players[0].swords == 2
    awe = begin(seats=3, **dear, p0={"intrigue": ["inspire_awe"], "hand": ["dagger"]})
    before = ledger(awe)
    play(awe, "intrigue:inspire_awe")
    assert changes(before, awe) == PLAYED


@rule("UPR-15.7")
def test_lines_are_used_one_by_one_and_one_may_pay_for_the_next() -> None:
    """Change Allegiances: what the one line has gained is lost for the other."""
    game = table("change_allegiances", {"spice": 3}, {})
    play(game, "intrigue:change_allegiances faction:bene")  # only the second line could be used
    assert game.players[0].influence[2] == 1
    assert options(game) == ["option:0", "none"]
    play(game, "option:0 faction:bene faction:guild")
    assert game.players[0].influence == [0, 1, 0, 0]


@rule("UPR-15.7")
def test_one_line_at_least_is_used_and_a_line_without_an_arrow_is_not_left_out() -> None:
    both = table("change_allegiances", {"spice": 3, "influence": {"guild": 1}}, {})
    play(both, "intrigue:change_allegiances")
    assert options(both) == ["option:0", "option:1"]
    fight = begin(seats=3, phase="combat", spies={"at": {"fremen": [0]}},
                  p0={"intrigue": ["find_weakness"], "conflict": 1}, p1={"conflict": 1})  # fmt: skip
    play(fight, "intrigue:find_weakness")
    assert options(fight) == ["option:0", "option:1"]
    play(fight, "option:1")  # the swords of the other line follow by themselves
    assert fight.players[0].swords == 5


@rule("UPR-15.7")
def test_a_line_is_paid_when_it_is_used() -> None:
    game = table("strategic_stockpiling", {"spice": 5, "water": 3, "influence": {"fremen": 3}}, {})
    play(game, "intrigue:strategic_stockpiling option:0")
    assert (game.players[0].spice, game.players[0].water) == (0, 3)
    assert options(game) == ["option:1", "none"]
    assert play(game, "none").players[0].water == 3


@rule("UPR-23.4")
def test_buy_access_names_both_factions_before_either_gain() -> None:
    own = {"solari": 5, "influence": {"bene": 3}}
    game = table("buy_access", own, {})
    play(game, "intrigue:buy_access faction:bene")
    assert game.players[0].influence == [0, 0, 3, 0]  # named, not gained
    assert options(game) == ["faction:emperor", "faction:guild", "faction:fremen"]
    play(game, "faction:guild")
    assert game.players[0].influence == [0, 1, 4, 0]
    assert len(game.players[0].intrigue) == 1


@rule("UPR-23.4")
def test_propaganda_names_both_factions_before_either_gain() -> None:
    game = begin(seats=3, phase="combat", conflict="propaganda", p0={"conflict": 2, "influence": {"guild": 1}})
    play(game, "faction:guild")
    assert game.players[0].influence[1] == 1
    play(game, "faction:bene")
    assert game.players[0].influence[1:3] == [2, 1]


@rule("UPR-23.15")
def test_sietch_ritual_cannot_be_played_once_the_hand_is_revealed() -> None:
    game = table("sietch_ritual", {}, {})
    assert "intrigue:sietch_ritual" in options(game)
    play(game, "reveal")
    assert "intrigue:sietch_ritual" not in options(game)


@rule("UPR-23.13")
def test_detonation_does_not_make_a_combat_space() -> None:
    game = table("detonation", {"hand": ["dagger", "dagger"], "garrison": 5}, {"worms": {"wall": False}})
    play(game, "card:dagger space:assembly_hall intrigue:detonation")
    if options(game) == ["option:0", "option:1"]:
        play(game, "option:1")
    assert options(game) == [f"number:{n}" for n in range(5)]
    play(game, "number:4")
    assert not [word for word in options(game) if word.startswith("deploy:")]


@rule("UPR-3.11", "UPR-15.3")
def test_opportunism_needs_two_steps_in_all() -> None:
    game = table("opportunism", {"solari": 2, "influence": {"guild": 1, "bene": 1}}, {})
    play(game, "intrigue:opportunism faction:guild")
    assert options(game) == ["faction:bene"]  # none is left with the other


@rule("UPR-9.5")
@pytest.mark.parametrize("card", ["go_to_ground", "reach_agreement"])
def test_one_or_two_troops_and_not_none(card: str) -> None:
    game = begin(seats=3, phase="combat", **module(card, OFFER if card == "reach_agreement" else {}),
                 p0={"conflict": 3, "intrigue": [card]}, p1={"conflict": 1})  # fmt: skip
    play(game, f"intrigue:{card}")
    assert options(game) == ["number:1", "number:2"]
    single = begin(seats=3, phase="combat", **module(card, OFFER if card == "reach_agreement" else {}),
                   p0={"conflict": 1, "intrigue": [card]}, p1={"conflict": 1})  # fmt: skip
    play(single, f"intrigue:{card}")
    assert options(single) == ["number:1"]


@rule("UPR-23.16")
def test_distraction_counts_what_entered_less_what_was_taken_back() -> None:
    """Two Unswerving Loyalties in one Reveal turn, the one of which takes a troop out again."""
    own = {"hand": ["unswerving_loyalty", "unswerving_loyalty"], "garrison": 5,
           "intrigue": ["distraction", "detonation"]}  # fmt: skip
    game = begin(seats=3, conflict="skirmish_crysknife", p0=own)
    play(game, "reveal intrigue:detonation option:1 number:3")
    assert "intrigue:distraction" in options(game)
    play(game, "box:unswerving_loyalty option:1 number:1")
    assert "intrigue:distraction" not in options(game)
    play(game, "box:unswerving_loyalty option:0 number:1")
    assert "intrigue:distraction" in options(game)


@rule("UPR-15.3")
@pytest.mark.parametrize(("level", "holder", "counts"), [(4, 1, True), (3, 1, False), (4, 0, False)])
def test_shadow_alliance_asks_for_an_alliance_of_an_opponent(level: int, holder: int, counts: bool) -> None:
    own = {"intrigue": ["shadow_alliance"], "hand": [], "influence": {"guild": level}}
    game = begin(seats=3, phase="endgame", alliance={"guild": holder}, p0=own, p1={"influence": {"guild": 4}})
    assert ("intrigue:shadow_alliance" in options(game) if not game.over else False) == counts
