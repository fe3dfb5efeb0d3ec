"""Section 17: the turns of House Hagal, in the solo game and beside two players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable.imperium.language.rival_pieces import NO_SPICE, TAKEN, VOICED
from sandtable.imperium.modules.barred_spaces.module import bar
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.modules.rivals.turns import turn_step
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import HAGAL_KIND, SPACE, SPACES
from tests.imperium.base.rules.hagal import (
    asked,
    before_hagal,
    before_rival,
    deck_of,
    example,
    hagal_cards,
    hagal_turn,
    rival_turn,
    secrets,
    sheet,
    stock,
    troops,
    turned_up,
    where,
)
from tests.imperium.base.rules.ledger import FACTIONS, Change, changes, ledger
from tests.imperium.playing import begin, options, play, skip_round

# A card of House Hagal for each faction, and the level 4 bonus its Rival must not get.
CARD_OF = {
    "emperor": "hagal_wealth",
    "guild": "hagal_foldspace",
    "bene": "hagal_secrets",
    "fremen": "hagal_stillsuits",
}
PLACES = [card for card in sheet("hagal")["cards"] if card["space"] not in (None, "special")]
SOLO = [pytest.param(card, id=card["id"]) for card in PLACES if card["mark"] != "2P"]
TWO = [pytest.param(card, id=card["id"]) for card in PLACES if card["mark"] != "1P"]


# --- turns -------------------------------------------------------------------------------
@rule("IMP-17.2", "IMP-19.11")
def test_a_rival_takes_an_agent_turn_for_each_agent_and_never_reveals() -> None:
    game = begin(seats=1, p0={"hand": ["dagger", "diplomacy"]})
    game.listen()
    skip_round(game)
    turns = [(event.kind, event.seat) for event in game.take_events() if event.kind in ("agent", "reveal", "turn")]
    assert turns[:10] == [
        ("reveal", 0), ("turn", 1), ("agent", 1), ("turn", 2), ("agent", 2), ("turn", 1), ("agent", 1), ("turn", 2),
        ("agent", 2), ("turn", 1),
    ]  # fmt: skip
    assert game.round == 2
    assert not any(p.hand or p.deck or p.discard or p.play for p in game.players[1:])


@rule("IMP-17.2")
def test_house_hagal_beside_two_players_never_reveals_either() -> None:
    game = begin(seats=2, p0={"hand": ["dune_the_desert_planet"]}, p1={"hand": []})
    game.listen()
    play(game, "card:dune_the_desert_planet space:secure_contract end")
    skip_round(game)
    assert [event.seat for event in game.take_events() if event.kind == "reveal"] == [1, 0]


@rule("IMP-17.3")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_cards_for_occupied_spaces_are_ignored_until_one_fits(owner: int) -> None:
    agent: dict[str, Any] = {"agents_at": ["wealth"], **({"agents": 0} if owner == 2 else {})}
    game = rival_turn("hagal_wealth", "hagal_conspire", "hagal_rally_troops", **{f"p{owner}": agent})
    assert where(game, 1)[-1] == "conspire"
    assert turned_up(game) == ["hagal_wealth", "hagal_conspire"]
    assert game.players[1].influence == [1, 0, 0, 0]  # Conspire alone, not Wealth too
    assert troops(game, 1) == (2, 10, 0)


@rule("IMP-17.3")
def test_a_free_space_takes_the_agent_at_once() -> None:
    game = rival_turn("hagal_wealth", "hagal_conspire", p0={"agents_at": ["conspire"]})
    assert where(game, 1) == ["wealth"]
    assert turned_up(game) == ["hagal_wealth"]
    assert game.players[1].agents == 1


@rule("IMP-17.3")
def test_a_space_named_by_the_voice_counts_as_occupied() -> None:
    game = rival_turn("hagal_wealth", "hagal_conspire", p0={"voice": "wealth"})
    assert where(game, 1) == ["conspire"]
    game = begin(seats=2, p0={"hand": ["the_voice"]}, hagal_deck=["hagal_carthag", "hagal_wealth", "hagal_secrets"])
    play(game, "card:the_voice space:carthag box:the_voice space:wealth")
    while asked(game) != "turn":
        play(game, "end" if "end" in options(game) else options(game)[0])
    assert where(game, 2) == ["secrets"]
    assert turned_up(game) == ["hagal_carthag", "hagal_wealth", "hagal_secrets"]


@rule("IMP-17.3", "IMP-17.4")
def test_cards_are_revealed_until_one_fits_however_often_the_deck_is_shuffled() -> None:
    """One card of 28 fits, and Reshuffle comes before it again and again."""
    for seed in range(150):
        game = begin(
            seats=2, seed=seed, mentat=0,
            p0={"hand": ["the_voice"], "swordmaster": True, "agents": 1,
                "agents_at": ["conspire", "heighliner", "foldspace_space"]},
            p1={"swordmaster": True, "agents_at": ["selective_breeding", "arrakeen", "hardy_warriors"],
                "voice": "stillsuits"},
            p2={"agents_at": ["hall_of_oratory", "rally_troops"]},
        )  # fmt: skip
        play(game, "card:the_voice space:carthag box:the_voice space:secrets")
        while asked(game) == "menu":
            play(game, "end" if "end" in options(game) else options(game)[0])
        assert where(game, 2) == ["hall_of_oratory", "rally_troops", "wealth"], f"seed {seed}"


# --- the deck ----------------------------------------------------------------------------
@rule("IMP-17.4")
@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_deck_is_made_anew_of_all_cards(left: int) -> None:
    game = before_rival("hagal_wealth", p0={"hand": ["dagger"], "agents_at": ["wealth"]})
    used = len(hagal_of(game).deck) - left
    hagal_of(game).deck, hagal_of(game).discard = hagal_of(game).deck[used:], hagal_of(game).deck[:used]
    game.listen()
    play(game, "card:dagger space:hall_of_oratory end")  # the Rival acts; the last card, Wealth, is taken
    events = [event.kind for event in game.take_events() if event.kind in ("hagal_card", "hagal_shuffle")]
    assert events[: left + 2] == ["hagal_card"] * left + ["hagal_shuffle", "hagal_card"]
    assert hagal_cards(game) == deck_of(1)
    assert len(hagal_of(game).deck) == 27 - len(hagal_of(game).discard)
    assert len(hagal_of(game).discard) == len(events) - left - 1
    assert len(where(game, 1)) == 1


@rule("IMP-17.4")
def test_all_27_cards_go_round_before_any_comes_again() -> None:
    game = begin(seats=1, seed=3)
    game.listen()
    cards: list[str] = []
    while "" not in cards:
        assert not game.over
        skip_round(game)
        cards += [
            thing_name(event.thing) for event in game.take_events() if event.kind in ("hagal_card", "hagal_shuffle")
        ]
    first_pass = cards[: cards.index("")]  # up to the shuffle, which names no card
    assert Counter(first_pass) == Counter({f"hagal:{id}": n for id, n in deck_of(1).items()})


@rule("IMP-17.4")
def test_reshuffle_makes_a_new_deck_of_all_cards_and_another_is_revealed() -> None:
    game = before_hagal("hagal_carthag", "hagal_reshuffle", p1={"agents_at": ["carthag"]})
    game.listen()
    play(game, "end")
    events = [event for event in game.take_events() if event.kind in ("hagal_card", "hagal_shuffle")]
    assert [event.kind for event in events][:4] == ["hagal_card", "hagal_card", "hagal_shuffle", "hagal_card"]
    assert events[2].amount == 28
    assert hagal_cards(game) == deck_of(2)
    assert len(where(game, 2)) == 1  # the turn went on to a card that fits
    if len(events) == 4:  # carthag, seen before the shuffle, is in the new deck again
        assert len(hagal_of(game).deck) == 27


@rule("IMP-17.4")
def test_the_order_after_a_reshuffle_is_random() -> None:
    went = {where(hagal_turn("hagal_reshuffle", seed=seed), 2)[0] for seed in range(30)}
    assert len(went) > 5


# --- effects -----------------------------------------------------------------------------
def of_card(card: dict[str, Any], seat: int) -> Change:
    """Return what a House Hagal card does and nothing else, from its line in the sheet."""
    change = {f"p{seat}.agents": -1, f"p{seat}.on_board": 1}
    for part in card["effect"].split("; "):
        what, _, rest = part.partition(" ")
        if what == "influence":
            change[f"p{seat}.{rest.split()[0]}"] = 1
        elif what == "recruit":
            change[f"p{seat}.supply"] = -int(rest)
            change[f"p{seat}.conflict" if card["combat"] else f"p{seat}.garrison"] = int(rest)
        else:
            assert part == "signet"  # Earl Memnon Thorvald
            change[f"p{seat}.spice"] = 1
    return change


@rule("IMP-17.5", "IMP-17.6", "IMP-17.7", "IMP-17.9")
@pytest.mark.parametrize("card", SOLO)
def test_a_rival_does_what_the_card_says_and_nothing_of_the_space(card: dict[str, Any]) -> None:
    poor: dict[str, Any] = {"p1": {"solari": 0, "spice": 0, "water": 0}, "p2": {"intrigue": ["ambush"]}}
    before = ledger(before_rival(card["id"], **poor))
    game = rival_turn(card["id"], **poor)
    assert where(game, 1) == [card["space"]]
    assert changes(before, game) == of_card(card, 1)


@rule("IMP-17.5", "IMP-17.6", "IMP-17.7", "IMP-18.1")
@pytest.mark.parametrize("card", TWO)
def test_house_hagal_does_what_the_card_says_and_nothing_of_the_space(card: dict[str, Any]) -> None:
    game = before_hagal(card["id"])
    before = ledger(game)
    play(game, "end")
    assert where(game, 2) == [card["space"]]
    assert changes(before, game) == of_card(card, 2)


@rule("IMP-17.6", "IMP-19.13", "IMP-20.22")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_rival_takes_the_alliance_and_its_point_but_never_the_bonus_of_level_4(faction: str) -> None:
    given: dict[str, Any] = {"p1": {"influence": {faction: 3}}}
    before = ledger(before_rival(CARD_OF[faction], **given))
    game = rival_turn(CARD_OF[faction], **given)
    assert game.alliance[FACTIONS.index(faction)] == 1
    gained = {"p1.agents": -1, "p1.on_board": 1, f"p1.{faction}": 1, "p1.points": 1}
    assert changes(before, game) == gained  # no troops, Solari, Intrigue, water


@rule("IMP-17.6", "IMP-18.11")
@pytest.mark.parametrize("faction", FACTIONS)
def test_house_hagal_takes_the_alliance_but_neither_bonus_nor_point(faction: str) -> None:
    game = before_hagal(CARD_OF[faction], p2={"influence": {faction: 3}, "points": 0})
    before = ledger(game)
    play(game, "end")
    assert game.alliance[FACTIONS.index(faction)] == 2
    assert changes(before, game) == {"p2.agents": -1, "p2.on_board": 1, f"p2.{faction}": 1}


@rule("IMP-17.6")
def test_a_rival_takes_a_held_alliance_only_by_climbing_above() -> None:
    level = rival_turn(
        "hagal_secrets", alliance={"bene": 0}, p0={"influence": {"bene": 4}}, p1={"influence": {"bene": 3}}
    )
    assert (level.alliance[2], level.players[0].vp, level.players[1].vp) == (0, 2, 1)
    above = rival_turn(
        "hagal_secrets", alliance={"bene": 0}, p0={"influence": {"bene": 4}}, p1={"influence": {"bene": 4}}
    )
    assert (above.alliance[2], above.players[0].vp, above.players[1].vp) == (1, 1, 2)


# --- troops ------------------------------------------------------------------------------
@rule("IMP-17.7")
def test_recruits_are_what_the_supply_has() -> None:
    rally = rival_turn("hagal_rally_troops", p1={"supply": 3, "garrison": 9})
    assert troops(rally, 1) == (12, 0, 0)
    heighliner = rival_turn("hagal_heighliner", p1={"conflict": 10, "garrison": 0})
    assert troops(heighliner, 1) == (0, 0, 12)


@rule("IMP-17.8")
@pytest.mark.parametrize(("garrison", "deployed"), [(0, 0), (1, 1), (2, 2), (3, 2), (7, 2)])
@pytest.mark.parametrize(("card", "recruits"), [("hagal_stillsuits", 0), ("hagal_carthag", 1), ("hagal_heighliner", 3)])
def test_up_to_two_of_the_garrison_follow_to_a_combat_space(
    card: str, recruits: int, garrison: int, deployed: int
) -> None:
    after = (garrison - deployed, 12 - garrison - recruits, deployed + recruits)
    assert troops(rival_turn(card, p1={"garrison": garrison}), 1) == after
    assert troops(hagal_turn(card, p2={"garrison": garrison}), 2) == after


@rule("IMP-17.8", "IMP-17.7")
def test_nothing_is_deployed_from_other_spaces() -> None:
    assert troops(rival_turn("hagal_conspire", p1={"garrison": 4}), 1) == (6, 6, 0)
    assert troops(rival_turn("hagal_wealth", p1={"garrison": 4}), 1) == (4, 8, 0)
    assert troops(hagal_turn("hagal_rally_troops", p2={"garrison": 4}), 2) == (8, 4, 0)


# --- the Signet icon ---------------------------------------------------------------------
SIGNETS = [
    ("earl_memnon_thorvald", {"p1.spice": 1}),
    ("count_ilban_richese", {"p1.solari": 1}),
    ("countess_ariana_thorvald", {"p1.water": 1}),
    ("glossu_rabban", {"p1.supply": -1, "p1.conflict": 1}),
]


@rule("IMP-17.9")
@pytest.mark.parametrize(("leader", "signet"), SIGNETS)
def test_the_signet_icon_uses_the_ability_of_the_rivals_own_leader(leader: str, signet: Change) -> None:
    given: dict[str, Any] = {
        "leaders": ["paul_atreides"], "rivals": [leader, "baron_vladimir_harkonnen"], "p1": {"water": 0},
    }  # fmt: skip
    before = ledger(before_rival("hagal_arrakeen_1p", **given))
    game = rival_turn("hagal_arrakeen_1p", **given)
    plain = {"p1.agents": -1, "p1.on_board": 1, "p1.supply": -1, "p1.conflict": 1}
    assert changes(before, game) == {key: plain.get(key, 0) + signet.get(key, 0) for key in plain | signet}
    assert asked(game) == "turn"


@rule("IMP-17.9", "IMP-17.7")
@pytest.mark.parametrize(("holder", "recruits"), [(1, 3), (2, 2), (0, 2)])
def test_rabban_recruits_one_more_with_an_alliance_of_his_own(holder: int, recruits: int) -> None:
    game = rival_turn(
        "hagal_arrakeen_1p", rivals=["glossu_rabban", "earl_memnon_thorvald"], alliance={"guild": holder},
        **{f"p{holder}": {"influence": {"guild": 4}}},
    )  # fmt: skip
    assert troops(game, 1) == (0, 12 - recruits, recruits)


# --- Harvest Spice -----------------------------------------------------------------------
HARVESTS = [
    ({"the_great_flat": 1, "hagga_basin": 2}, "hagga_basin"),
    ({"imperial_basin": 3, "the_great_flat": 2}, "imperial_basin"),  # 4 in all against 5
    ({"the_great_flat": 1, "hagga_basin": 1, "imperial_basin": 1}, "the_great_flat"),
    ({"hagga_basin": 2, "imperial_basin": 2}, "hagga_basin"),
    ({"imperial_basin": 1}, "imperial_basin"),
]


@rule("IMP-17.10")
@pytest.mark.parametrize(("bonus", "space"), HARVESTS)
def test_harvest_spice_goes_for_the_most_bonus_spice_then_for_the_most_in_all(
    bonus: dict[str, int], space: str
) -> None:
    left = {name: n for name, n in bonus.items() if name != space}
    for game, seat in (
        (rival_turn("hagal_harvest_spice", bonus_spice=bonus), 1),
        (hagal_turn("hagal_harvest_spice", bonus_spice=bonus), 2),
    ):
        assert where(game, seat) == [space]
        assert game.view(0).as_dict()["bonus_spice"] == left  # all of it gone there, the rest untouched


@rule("IMP-17.10")
def test_without_bonus_spice_another_card_is_revealed() -> None:
    game = rival_turn("hagal_harvest_spice", "hagal_harvest_spice", "hagal_wealth")
    assert where(game, 1) == ["wealth"]
    assert turned_up(game) == ["hagal_harvest_spice", "hagal_harvest_spice", "hagal_wealth"]
    assert stock(game, 1) == (0, 0, 1)


@rule("IMP-17.10", "IMP-17.3")
@pytest.mark.parametrize("closed", [{"agents_at": ["hagga_basin"]}, {"voice": "hagga_basin"}])
def test_harvest_spice_is_ignored_when_the_space_it_finds_is_closed(closed: dict[str, Any]) -> None:
    """Not the next best: the card names one space (ruling R-IMP-23)."""
    bonus = {"hagga_basin": 2, "the_great_flat": 1}
    game = rival_turn("hagal_harvest_spice", "hagal_wealth", bonus_spice=bonus, p0=closed)
    assert where(game, 1) == ["wealth"]
    assert game.view(0).as_dict()["bonus_spice"] == bonus
    assert game.players[1].spice == 0


@rule("IMP-17.8", "IMP-17.10", "IMP-18.8")
def test_worked_example_harvest_deploys() -> None:
    told = example("ex_hagal_harvest_deploys")
    given, expect = told["given"], told["expect"]
    game = hagal_turn(given["card"], bonus_spice=given["bonus_spice"], p2=given["hagal"])
    assert where(game, 2) == [expect["hagal"]["agent_at"]]
    p = game.players[2]
    assert (p.garrison, p.conflict) == (expect["hagal"]["garrison"], expect["hagal"]["conflict"]) == (1, 2)
    assert game.bonus_spice[SPACE["hagga_basin"]] == expect["bonus_spice_hagga_basin"] == 0
    assert game.bonus_spice[SPACE["the_great_flat"]] == 1
    assert [party.spice for party in game.players] == [0, 0, 0]  # the 2 went to the bank


# --- what Rivals never do ----------------------------------------------------------------
def names_of_cards(game: Game) -> set[int]:
    return set(hagal_of(game).deck + hagal_of(game).discard)


@rule("IMP-17.9", "IMP-18.3", "IMP-19.7")
def test_the_signet_card_is_not_in_the_two_player_deck() -> None:
    assert HAGAL_KIND["hagal_arrakeen_1p"] not in names_of_cards(begin(seats=2))
    assert HAGAL_KIND["hagal_arrakeen_1p"] in names_of_cards(begin(seats=1))
    assert HAGAL_KIND["hagal_reshuffle"] not in names_of_cards(begin(seats=1))
    assert HAGAL_KIND["hagal_reshuffle"] in names_of_cards(begin(seats=2))


@rule("IMP-17.13")
def test_rivals_play_no_intrigue_in_combat_or_at_the_end() -> None:
    held = ["ambush", "corner_the_market"]
    combat = begin(
        seats=1, phase="combat", round=10, conflict="guild_bank_raid", hagal_deck=["hagal_carthag"],
        p0={"conflict": 2}, p1={"conflict": 1, "intrigue": held},
    )  # fmt: skip
    assert combat.players[0].solari == 6  # with Ambush the Rival would have won
    assert secrets(combat, 1) == held
    end = begin(seats=1, phase="endgame", p1={"intrigue": ["tiebreaker"], "points": 3}, p0={"points": 3, "spice": 1})
    assert end.over
    assert end.outcome is not None
    assert end.outcome.ranks == [1, 2, 3]
    won = begin(
        seats=1, phase="combat", round=10, conflict="skirmish_b", hagal_deck=["hagal_carthag"],
        p1={"conflict": 1, "intrigue": ["to_the_victor", "windfall"], "spice": 0},
    )  # fmt: skip
    assert (secrets(won, 1), won.players[1].vp) == (["to_the_victor", "windfall"], 1)


@rule("IMP-17.3")
def test_with_every_space_taken_a_rival_stays_at_home() -> None:
    """There are not Agents enough for that, so the rule is asked directly."""
    game = before_rival("hagal_wealth")
    game.players[0].agents_at = list(range(len(SPACES)))
    deck = hagal_of(game).deck[:]
    turn_step(game, (frames.RIVAL_TURN, 1, 0, 0, 0))
    assert (game.players[1].agents, game.players[1].agents_at, hagal_of(game).deck) == (2, [], deck)


@rule("IMP-17.3", "IMP-17.10")
def test_it_is_told_why_a_card_was_passed_over() -> None:
    """Wealth is taken, Conspire barred by The Voice, and no Maker space has bonus spice."""
    given = {"p0": {"hand": ["dagger"], "agents_at": ["wealth"]}, "p2": {"agents": 0}}
    game = before_rival("hagal_wealth", "hagal_conspire", "hagal_harvest_spice", "hagal_secrets", **given)
    bar(game, 0, SPACE["conspire"])
    game.listen()
    turn_step(game, (frames.RIVAL_TURN, 1, 0, 0, 0))
    told = [(thing_name(event.thing), event.amount) for event in game.take_events() if event.kind == "hagal_passed"]
    assert told == [
        ("hagal:hagal_wealth", TAKEN),
        ("hagal:hagal_conspire", VOICED),
        ("hagal:hagal_harvest_spice", NO_SPICE),
    ]
    assert where(game, 1) == ["secrets"]
