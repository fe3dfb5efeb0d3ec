"""Every card of the Imperium deck, played and revealed: exactly what its row of the fact table says.

The expected numbers are written from `facts/imperium_cards.yaml`; a test checks that none is left out.
"""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.ledger import (
    SENT,
    Change,
    changes,
    deploys,
    draws,
    draws_intrigue,
    facts,
    ledger,
    recruits,
    total,
)

CARDS = facts("imperium_cards")
# card, the space and moves after it, the whole change, what seat 0 has, what else is on the table
Case = tuple[str, str, Change, dict[str, Any], dict[str, Any]]

# What spaces give by themselves; the rest of them stays open in these tests.
BASIN: Change = {"spice": 1}  # imperial_basin
TOWN: Change = recruits(1)  # arrakeen
TRASHED: Change = {"trashed": 1}


def _named(case: Case) -> str:
    return "-".join([case[0], *case[1].split()])


def table(hand: list[str], own: dict[str, Any], **given: Any) -> Game:
    """Seat 0 to move, with a card more in hand than it plays, so that nothing ends by itself."""
    more: dict[str, Any] = {"choam": {}} if any(CARDS[id].get("module") for id in hand if id in CARDS) else {}
    return begin(**{"seats": 3, "conflict": "skirmish_crysknife", **more, **given}, p0={"hand": hand, **own})


AT_TWO = {"influence": {"emperor": 2, "guild": 2, "bene": 2, "fremen": 2}}
ON_FREMEN = {"spies": {"at": {"fremen": [0]}}}
RECALLED = {"spies": {"at": {"fremen": [0]}}}

OFFER = {"choam": {"offer": ["espionage", "high_council_solari"]}}
CONTRACTS = ["espionage", "high_council_solari", "heighliner_water", "research_station_spy"]


def done(n: int) -> dict[str, Any]:
    """Completed contracts of seat 0."""
    return {"choam": {"done": {id: [0] for id in CONTRACTS[:n]}}}


AGENTS: list[Case] = [
    ("space_time_folding", "deliver_supplies box:space_time_folding card:dagger",
     total({"water": 1, "guild": 1, "discard": 1, "hand": -1}, draws(1)), {}, {}),
    ("weirding_woman", "imperial_basin", BASIN, {}, {}),
    ("weirding_woman", "imperial_basin box:weirding_woman", total(BASIN, {"hand": 1, "play": -1}),
     {"play": ["truthtrance"]}, {}),
    ("sardaukar_soldier", "arrakeen", TOWN, {}, {}),
    ("smugglers_harvester", "imperial_basin", {"spice": 2}, {}, {}),
    ("smugglers_harvester", "accept_contract", {"solari": 2}, {}, {}),
    ("maker_keeper", "arrakeen", total(TOWN, {"water": 1, "spice": 1}), AT_TWO, {}),
    ("maker_keeper", "arrakeen", total(TOWN, {"spice": 1}), {"influence": {"fremen": 2, "bene": 1}}, {}),
    ("reliable_informant", "deliver_supplies box:reliable_informant post:bene", {"water": 1, "guild": 1, "spies": 1},
     {}, {}),
    ("hidden_missive", "assembly_hall box:hidden_missive", total(recruits(1), draws(1)), AT_TWO, {}),
    ("hidden_missive", "assembly_hall", {}, {"influence": {"bene": 1}}, {}),
    ("wheels_within_wheels", "fremkit none", {"solari": 2, "spice": 1}, AT_TWO, ON_FREMEN),
    ("fedaykin_stilltent", "imperial_basin", total(BASIN, recruits(1)), {}, {}),
    ("imperial_spymaster", "fremkit post:fremen box:imperial_spymaster",
     total({"spies": -1}, draws(1), draws_intrigue(1)), {}, RECALLED),
    ("imperial_spymaster", "fremkit none", {}, {}, ON_FREMEN),
    ("desert_survival", "imperial_basin box:desert_survival card:dagger", total(BASIN, TRASHED, {"hand": -1}), {}, {}),
    ("undercover_asset", "sietch_tabr", {}, {}, {}),
    ("bene_gesserit_operative", "secrets box:bene_gesserit_operative post:guild", {"spies": 1}, {}, {}),
    ("maula_pistol", "imperial_basin box:maula_pistol", total(BASIN, draws(1)), {}, {}),
    ("northern_watermaster", "arrakeen", total(TOWN, {"water": 1}), {}, {}),
    ("covert_operation", "fremkit none box:covert_operation card:dagger card:diplomacy",
     {"p1.hand": -1, "p1.discard": 1, "p2.hand": -1, "p2.discard": 1}, {},
     ON_FREMEN | {"p1": {"hand": ["dagger", "signet_ring"]}, "p2": {"hand": ["diplomacy", "dagger"]}}),
    ("double_agent", "arrakeen box:double_agent post:refinery_arrakeen", total(TOWN, {"spies": 1}), {},
     {"spies": {"at": {"refinery_arrakeen": [1]}}}),
    ("guild_envoy", "deliver_supplies box:guild_envoy card:dagger", {"water": 1, "guild": 1, "hand": -1, "discard": 1},
     {}, {}),
    ("rebel_supplier", "arrakeen post:refinery_arrakeen", total(TOWN, recruits(2), draws(1), {"spies": -1}), {},
     {"spies": {"at": {"refinery_arrakeen": [0]}}}),
    ("calculus_of_power", "arrakeen box:calculus_of_power card:dagger", total(TOWN, TRASHED, {"hand": -1}), {}, {}),
    ("guild_spy", "fremkit none box:guild_spy card:dagger", total({"hand": -1, "discard": 1}, draws(1)), {}, ON_FREMEN),
    ("dangerous_rhetoric", "assembly_hall box:dangerous_rhetoric faction:guild",
     total({"guild": 1, "play": -1}, TRASHED), {}, {}),
    ("branching_path", "arrakeen box:branching_path intrigue:cunning",
     total(TOWN, {"intrigue": -1, "intrigue_trashed": 1, "spice": 2}, draws_intrigue(1)),
     {"influence": {"bene": 4}, "intrigue": ["cunning", "impress"]}, {"alliance": {"bene": 0}}),
    ("ecological_testing_station", "arrakeen box:ecological_testing_station",
     total(TOWN, {"water": -2}, draws(2)), {"water": 2}, {}),
    ("smugglers_haven", "imperial_basin box:smugglers_haven", total(BASIN, {"spice": -4, "points": 1}),
     {"spice": 3}, {}),
    ("shishakli", "imperial_basin box:shishakli card:dagger", total(BASIN, TRASHED, {"hand": -1}, draws(1)), {}, {}),
    ("paracompass", "arrakeen", total(TOWN, {"solari": 2}), {}, {}),
    ("sardaukar_coordination", "gather_support number:0 deploy:2", total(recruits(2), deploys(2)), {}, {}),
    ("truthtrance", "secrets", {}, {}, {}),
    ("public_spectacle", "fremkit post:fremen box:public_spectacle faction:guild",
     total({"guild": 1, "spies": -1}, draws(1)), {}, RECALLED),
    ("southern_elders", "fremkit", recruits(2), {"play": ["truthtrance"]}, {}),
    ("tread_in_darkness", "imperial_basin box:tread_in_darkness box:tread_in_darkness part:0 card:dagger"
     " box:tread_in_darkness", total(BASIN, TRASHED, {"hand": -1}, draws(1)), {"play": ["truthtrance"]}, {}),
    ("tread_in_darkness", "imperial_basin box:tread_in_darkness box:tread_in_darkness part:1"
     " box:tread_in_darkness none", total(BASIN, draws(1)), {"play": ["truthtrance"]}, {}),
    ("spacing_guilds_favor", "imperial_basin box:spacing_guilds_favor", total(BASIN, draws(1)), {}, {}),
    ("captured_mentat", "imperial_basin box:captured_mentat card:dagger box:captured_mentat part:0 box:captured_mentat",
     total(BASIN, {"hand": -1, "discard": 1}, draws(1), draws_intrigue(1)), {}, {}),
    ("subversive_advisor", "fremkit none box:subversive_advisor box:influence",
     total({"fremen": 2, "points": 1, "play": -1}, TRASHED), {}, ON_FREMEN),
    ("subversive_advisor", "high_council none", {"solari": -5, "council": 1}, {"solari": 5},
     {"spies": {"at": {"landsraad_west": [0]}}}),
    ("leadership", "imperial_basin box:leadership", total(BASIN, draws(2)), {}, {"worms": {"sandworms": [2]}}),
    ("in_high_places", "secrets box:in_high_places box:in_high_places part:1 post:guild box:in_high_places",
     total({"spies": 1}, draws(1)), {"play": ["truthtrance"]}, {}),
    ("strike_fleet", "arrakeen post:refinery_arrakeen", total(TOWN, recruits(3), draws(1), {"spies": -1}), {},
     {"spies": {"at": {"refinery_arrakeen": [0]}}}),
    ("treacherous_maneuver", "secrets box:treacherous_maneuver card:sardaukar_soldier box:influence",
     total({"bene": 2, "points": 1, "play": -1, "hand": -1, "trashed": 2}, draws_intrigue(1)),
     {"hand": ["treacherous_maneuver", "sardaukar_soldier", "dagger"]}, {}),
    ("chani_clever_tactician", "arrakeen box:chani_clever_tactician", total(TOWN, draws_intrigue(1)),
     {"conflict": 3}, {}),
    ("chani_clever_tactician", "arrakeen deploy:1 box:chani_clever_tactician",
     total(TOWN, deploys(1), draws_intrigue(1)), {"conflict": 1}, {"worms": {"sandworms": [1]}}),
    ("junction_headquarters", "arrakeen box:junction_headquarters intrigue:cunning",
     total(TOWN, {"intrigue": -1, "intrigue_trashed": 1, "spice": -2, "points": 1}),
     {"influence": {"guild": 4}, "intrigue": ["cunning", "impress"], "spice": 2}, {"alliance": {"guild": 0}}),
    ("corrinth_city", "assembly_hall box:corrinth_city card:dagger card:diplomacy",
     {"hand": -2, "discard": 2, "solari": -5, "points": 1},
     {"solari": 5, "hand": ["corrinth_city", "dagger", "diplomacy", "dagger"]}, {}),
    ("stilgar_the_devoted", "arrakeen", total(TOWN, recruits(2)), {}, {}),
    ("desert_power", "imperial_basin", total(BASIN, {"spice": 2}), {}, {}),
    ("price_is_no_object", "secrets box:price_is_no_object acquire:maula_pistol",
     {"solari": -3, "hand": 1, "imperium_deck": -1}, {"solari": 4}, {"row": ["maula_pistol", "overthrow"]}),
    ("long_live_the_fighters", "fremkit box:long_live_the_fighters card:dagger card:diplomacy",
     {"deck": -3, "hand": 1, "discard": 1, "trashed": 1},
     {"hand": ["long_live_the_fighters"], "deck": ["diplomacy", "dagger", "seek_allies", "dagger"]}, {}),
    ("overthrow", "fremkit box:influence", {"fremen": 2, "points": 1}, {}, {}),
    ("steersman", "accept_contract box:steersman part:0 box:steersman space:arrakeen",
     total({"solari": 2, "agents": 1, "on_board": -1}, draws(1)), {"agents_at": ["arrakeen"]}, {}),
    ("cargo_runner", "imperial_basin box:cargo_runner", total(BASIN, draws(1)), {}, done(2)),
    ("cargo_runner", "imperial_basin box:cargo_runner part:1 box:cargo_runner", total(BASIN, draws(2)), {}, done(4)),
    ("delivery_agreement", "arrakeen box:delivery_agreement card:dagger contract:espionage",
     total(TOWN, {"hand": -1, "discard": 1, "contracts": 1}), {}, OFFER),
    ("priority_contracts", "imperial_basin box:priority_contracts contract:espionage", total(BASIN, {"contracts": 1}),
     {}, OFFER),
    ("interstellar_trade", "imperial_basin box:interstellar_trade faction:guild", total(BASIN, {"guild": 1}), {}, {}),
]  # fmt: skip


@pytest.mark.parametrize("case", AGENTS, ids=[f"{_named(case)}{n}" for n, case in enumerate(AGENTS)])
@rule("UPR-3.4", "UPR-7.1")
def test_an_agent_box_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own, given = case
    game = table(own.get("hand", [card, "dagger", "diplomacy"]), own, **given)
    before = ledger(game)
    play(game, f"card:{card} space:{moves}")
    assert changes(before, game) == total(SENT, effect)


# --- revealed ----------------------------------------------------------------------------
def shows(persuasion: int = 0, swords: int = 0, **more: int) -> Change:
    """Return what a card gives when it is revealed, besides lying in play."""
    return {"persuasion": persuasion, "swords": swords, **more}


BOND = {"play": ["maula_pistol"]}
TWO_SPIES = {"spies": {"at": {"fremen": [0], "guild": [0]}}}

# card, moves after it, the whole change but for the card itself, what seat 0 has, what else is on the table
REVEALS: list[Case] = [
    ("unswerving_loyalty", "", total(shows(1), recruits(1)), {}, {}),
    ("unswerving_loyalty", "box:unswerving_loyalty option:0 number:1", total(shows(1), recruits(1), deploys(1)),
     BOND | {"conflict": 1}, {}),
    ("unswerving_loyalty", "box:unswerving_loyalty option:1 number:1", total(shows(1), recruits(1), deploys(-1)),
     BOND | {"conflict": 1}, {}),
    ("unswerving_loyalty", "end", total(recruits(1), {"play": -2, "discard": 2}), BOND, {}),
    ("space_time_folding", "", shows(1), {}, {}),
    ("weirding_woman", "", shows(1, 1), {}, {}),
    ("sardaukar_soldier", "", shows(1, 1), {}, {}),
    ("smugglers_harvester", "", shows(1), {}, {}),
    ("maker_keeper", "", shows(2), {}, {}),
    ("reliable_informant", "", shows(1, solari=1), {}, {}),
    ("hidden_missive", "", shows(1, 1), {}, {}),
    ("wheels_within_wheels", "box:wheels_within_wheels post:guild", shows(1, spies=1), {}, {}),
    ("fedaykin_stilltent", "", shows(water=1), {}, {}),
    ("imperial_spymaster", "", shows(1, 1), {}, {}),
    ("spy_network", "box:spy_network post:guild", total(shows(2, 1, spies=-1), draws_intrigue(1)), {}, TWO_SPIES),
    ("spy_network", "", shows(2, 1), {}, {"spies": {"at": {"fremen": [0]}}}),
    ("desert_survival", "", shows(1, 1), {}, {}),
    ("undercover_asset", "box:undercover_asset option:0 post:guild", shows(spies=1), {}, {}),
    ("undercover_asset", "box:undercover_asset option:1", shows(swords=2), {}, {}),
    ("bene_gesserit_operative", "", shows(3), {}, TWO_SPIES),
    ("bene_gesserit_operative", "", shows(1), {}, ON_FREMEN),
    ("maula_pistol", "", shows(1, 1), {}, {}),
    ("northern_watermaster", "", shows(1), {}, {}),
    ("northern_watermaster", "", shows(1, spice=2), BOND, {}),
    ("covert_operation", "box:covert_operation post:guild post:fremen", shows(spies=2), {}, {}),
    ("double_agent", "", shows(1, 1), {}, {}),
    ("guild_envoy", "", shows(1), {}, {}),
    ("rebel_supplier", "", shows(0, 1, spice=1), {}, {}),
    ("calculus_of_power", "", shows(2), {}, {}),
    ("calculus_of_power", "box:calculus_of_power inplay:public_spectacle",
     total(shows(2, 3), {"play": -1, "trashed": 1}), {"play": ["public_spectacle"]}, {}),
    ("guild_spy", "", shows(2), {}, {}),
    ("dangerous_rhetoric", "", shows(1, 1), {}, {}),
    ("branching_path", "", shows(2), {}, {}),
    ("ecological_testing_station", "", shows(1), {}, {}),
    ("ecological_testing_station", "", shows(1, water=1), BOND, {}),
    ("smugglers_haven", "", shows(1), {}, {}),
    ("smugglers_haven", "", shows(1, spice=2), {}, {"spies": {"at": {"hagga_basin": [0]}}}),
    ("shishakli", "", shows(0, 2), {}, {}),
    ("shishakli", "box:shishakli", shows(0, 2, fremen=1), BOND, {}),
    ("paracompass", "", {}, {}, {}),
    ("paracompass", "", shows(4), {"council": True}, {}),
    ("paracompass", "", {}, {"swordmaster": True}, {}),
    ("paracompass", "", shows(5), {"council": True, "swordmaster": True}, {}),
    ("sardaukar_coordination", "box:sardaukar_coordination", shows(2, 1), {}, {}),
    ("truthtrance", "", shows(1), {}, {}),
    ("public_spectacle", "box:public_spectacle post:guild", shows(1, spies=1), {}, {}),
    ("southern_elders", "", shows(water=1), {}, {}),
    ("southern_elders", "", shows(2, water=1), BOND, {}),
    ("tread_in_darkness", "", shows(2, 1), {}, {}),
    ("spacing_guilds_favor", "box:spacing_guilds_favor faction:bene", shows(2, spice=-3, bene=1), {"spice": 3}, {}),
    ("captured_mentat", "box:captured_mentat faction:guild faction:bene", shows(1, guild=-1, bene=1),
     {"influence": {"guild": 1}}, {}),
    ("subversive_advisor", "", shows(1), {}, {}),
    ("leadership", "", shows(2, 1), {}, {}),
    ("in_high_places", "box:in_high_places", shows(5, spies=-2), {}, TWO_SPIES),
    ("strike_fleet", "", shows(1, 3), {}, {}),
    ("treacherous_maneuver", "box:treacherous_maneuver", total(shows(1), draws_intrigue(1)), {}, {}),
    ("chani_clever_tactician", "box:chani_clever_tactician", total(shows(2, 4), deploys(-2)), BOND | {"conflict": 3},
     {}),
    ("chani_clever_tactician", "", {}, {"conflict": 1}, {}),
    ("junction_headquarters", "", total(shows(1, water=1), recruits(1)), {}, {}),
    ("corrinth_city", "box:corrinth_city option:0", {"solari": 5}, {"solari": 5}, {}),
    ("corrinth_city", "box:corrinth_city option:1", shows(2, solari=-5, council=1), {"solari": 5}, {}),
    ("corrinth_city", "box:corrinth_city", shows(2, solari=5), {"solari": 5, "council": True}, {}),
    ("stilgar_the_devoted", "box:stilgar_the_devoted", shows(2), {}, {}),
    ("stilgar_the_devoted", "box:stilgar_the_devoted", shows(4), BOND, {}),
    ("desert_power", "box:desert_power", shows(2), {"water": 1}, {}),
    ("desert_power", "box:desert_power option:1", {"water": -1, "worms": 1}, {"water": 1}, {"worms": {"hooks": [0]}}),
    ("price_is_no_object", "", shows(2, solari=2), {}, {}),
    ("long_live_the_fighters", "", shows(2, 3), {}, {}),
    ("overthrow", "", total(shows(2, 2), recruits(1)), {}, {}),
    ("steersman", "", shows(2, spice=2), {}, {}),
    ("cargo_runner", "", shows(1), {}, {}),
    ("delivery_agreement", "box:delivery_agreement", {"spice": 1}, {}, done(3)),
    ("delivery_agreement", "box:delivery_agreement option:1", {"points": 1, "play": -1, "trashed": 1}, {}, done(4)),
    ("priority_contracts", "box:priority_contracts", {"spice": 2}, {}, done(3)),
    ("priority_contracts", "box:priority_contracts option:1", {"points": 1, "play": -1, "trashed": 1}, {}, done(4)),
    ("interstellar_trade", "box:interstellar_trade", shows(3), {}, done(3)),
]  # fmt: skip


@pytest.mark.parametrize("case", REVEALS, ids=[f"{_named(case)}{n}" for n, case in enumerate(REVEALS)])
@rule("UPR-3.4", "UPR-13.1")
def test_a_reveal_box_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own, given = case
    game = table([card], {"conflict": 0, **own}, **given)
    before = ledger(game)
    play(game, f"reveal {moves}")
    assert changes(before, game) == total({"hand": -1, "play": 1}, effect)


# --- acquired, trashed, discarded --------------------------------------------------------
ACQUIRED: list[tuple[str, str, Change]] = [
    ("spy_network", "post:guild", {"spies": 1}),
    ("guild_spy", "post:guild", {"spies": 1}),
    ("subversive_advisor", "post:guild", {"spies": 1}),
    ("in_high_places", "post:guild", {"spies": 1}),
    ("strike_fleet", "post:guild", {"spies": 1}),
    ("price_is_no_object", "", {"solari": 2}),
    ("overthrow", "", draws_intrigue(1)),
    ("steersman", "", {"guild": 1}),
    ("interstellar_trade", "contract:espionage", {"contracts": 1}),
]


@pytest.mark.parametrize(("card", "moves", "effect"), ACQUIRED, ids=[card for card, *_ in ACQUIRED])
@rule("UPR-14.2", "UPR-14.3")
def test_an_acquire_box_works_once_when_the_card_is_acquired(card: str, moves: str, effect: Change) -> None:
    hand = ["convincing_argument", "convincing_argument", "diplomacy", "reconnaissance"]
    game = table(hand, {"play": ["maula_pistol"]}, row=[card], **(OFFER if card == "interstellar_trade" else {}))
    play(game, "reveal")
    game.players[0].persuasion = CARDS[card]["cost"]
    before = ledger(game)
    play(game, f"acquire:{card} {moves}")
    taken = {"persuasion": -CARDS[card]["cost"], "discard": 1, "imperium_deck": -1}
    assert changes(before, game) == total(taken, effect)


def test_every_box_of_every_card_is_tested() -> None:
    assert {case[0] for case in REVEALS} == set(CARDS)
    played = {id for id, card in CARDS.items() if card["icons"]}
    assert {case[0] for case in AGENTS} == played
    assert {card for card, *_ in ACQUIRED} == {id for id, card in CARDS.items() if card.get("acquire")}
    assert {id for id, card in CARDS.items() if card.get("on_trash") or card.get("on_discard")} == {
        "sardaukar_soldier",
        "spacing_guilds_favor",
    }


@rule("UPR-7.1")
@pytest.mark.parametrize("card", [id for id, card in CARDS.items() if not card["icons"]])
def test_a_card_without_icons_cannot_be_played(card: str) -> None:
    assert options(table([card], {})) == ["reveal"]
