"""IMP-20.24 to 20.31: the rulings on Leaders."""

from __future__ import annotations

from typing import Any

import pytest

import sandtable
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.rules.ledger import agents_at, cards, changes, ledger, row, trashed
from tests.imperium.playing import begin, options, play, refused, skip_round

OTHERS = ["glossu_rabban", "earl_memnon_thorvald"]


def led(leader: str, **given: Any) -> Game:
    """Three seats, seat 0 with this leader."""
    return begin(seats=3, leaders=[leader, *OTHERS], **given)


# --- Countess Ariana Thorvald ------------------------------------------------------------
@pytest.mark.parametrize(
    ("space", "water", "bonus", "spice"),
    [("imperial_basin", 0, 0, 0), ("hagga_basin", 1, 0, 1), ("the_great_flat", 2, 0, 2), ("imperial_basin", 0, 3, 3)],
)
@rule("IMP-20.24")
def test_spice_addict_takes_one_spice_less_and_draws(space: str, water: int, bonus: int, spice: int) -> None:
    own = {"hand": ["dune_the_desert_planet"], "water": water, "deck": ["dagger", "scout"]}
    game = led("countess_ariana_thorvald", bonus_spice={space: bonus}, p0=own)
    play(game, f"card:dune_the_desert_planet space:{space}")
    assert refused(game, "end")  # it cannot be declined
    play(game, "box:space end")
    assert game.players[0].spice == spice
    assert cards(game, 0, "hand") == ["dagger"]
    assert sum(game.bonus_spice) == 0


@rule("IMP-20.24", "IMP-6.3")
def test_spice_addict_leaves_spice_from_elsewhere_alone() -> None:
    own = {"hand": ["worm_riders", "the_spice_must_flow"], "deck": ["dagger", "scout"]}
    game = led("countess_ariana_thorvald", control={"imperial_basin": 0}, p0=own, p1={"hand": [], "deck": []})
    play(game, "card:worm_riders space:imperial_basin box:space end")
    assert game.players[0].spice == 3  # 2 of the card and 1 of control; the harvest of 1 became a card
    assert cards(game, 0, "hand") == ["the_spice_must_flow", "dagger"]
    play(game, "reveal end reveal end reveal")
    assert game.players[0].spice == 4
    assert cards(game, 0, "deck") == ["scout"]


@rule("IMP-20.24")
def test_spice_addict_is_about_her_own_agents_only() -> None:
    own = {"hand": [], "deck": ["dagger"]}
    game = led("countess_ariana_thorvald", control={"imperial_basin": 0}, turn=1, p0=own, p1={"hand": ["stilgar"]})
    play(game, "card:stilgar space:imperial_basin end")
    assert (game.players[0].spice, game.players[1].spice) == (1, 1)
    assert cards(game, 0, "deck") == ["dagger"]


# --- Count Ilban Richese -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("space", "solari", "drawn"), [("rally_troops", 4, 1), ("high_council", 5, 1), ("hall_of_oratory", 5, 0)]
)
@rule("IMP-20.25")
def test_ruthless_negotiator_draws_one_for_solari_paid_to_a_space(space: str, solari: int, drawn: int) -> None:
    own = {"hand": ["dagger"], "solari": solari, "deck": ["scout", "chani"]}
    game = led("count_ilban_richese", p0=own)
    play(game, f"card:dagger space:{space} end")
    assert cards(game, 0, "hand") == ["scout"][:drawn]


@rule("IMP-20.25")
def test_ruthless_negotiator_does_not_draw_for_solari_paid_to_cards() -> None:
    own = {"hand": ["firm_grip"], "solari": 4, "intrigue": ["bribery"], "deck": ["scout", "chani"]}
    game = led("count_ilban_richese", p0=own)
    play(game, "intrigue:bribery faction:guild card:firm_grip space:hall_of_oratory box:firm_grip option:0 end")
    assert game.players[0].solari == 0
    assert cards(game, 0, "hand") == []
    reveals = led("count_ilban_richese", p0={"hand": ["opulence"], "solari": 6, "deck": ["scout"]})
    play(reveals, "reveal box:opulence")
    assert cards(reveals, 0, "play") == ["opulence"]


@rule("IMP-20.25")
def test_ruthless_negotiator_draws_before_any_effect_of_the_space() -> None:
    """R-IMP-6: at the moment of payment."""
    game = led("count_ilban_richese", p0={"hand": ["dagger"], "solari": 2, "deck": ["scout", "chani"]})
    play(game, "card:dagger space:mentat")
    assert cards(game, 0, "hand") == ["scout"]
    play(game, "box:space")
    assert cards(game, 0, "hand") == ["scout", "chani"]


# --- Baron Vladimir Harkonnen ------------------------------------------------------------
def baron(**own: Any) -> Game:
    own = {"tokens": ["bene", "fremen"], **own}
    return led("baron_vladimir_harkonnen", p0=own, p1={"conflict": 2})


def tokens(game: Game, seat: int) -> tuple[Any, bool]:
    seen = game.view(seat).as_dict()["players"][0]
    return seen["tokens"], seen["tokens_shown"]


@rule("IMP-20.26", "IMP-1.14")
def test_the_baron_picks_two_different_tokens_before_the_first_round() -> None:
    game = sandtable.new("imperium", seats=3, seed=1, leaders=["baron_vladimir_harkonnen", *OTHERS])
    assert isinstance(game, Game)
    assert (game.round, game.to_act) == (0, [0])
    assert options(game) == ["faction:emperor", "faction:guild", "faction:bene", "faction:fremen"]
    play(game, "faction:bene")
    assert refused(game, "faction:bene")
    play(game, "faction:emperor")
    assert game.round == 1
    assert tokens(game, 0) == (["emperor", "bene"], False)
    assert tokens(game, 1) == (None, False)  # in secret


@rule("IMP-20.26")
def test_masterstroke_shows_both_tokens_and_gives_one_influence_each() -> None:
    game = baron(hand=["reconnaissance"], garrison=9)
    assert tokens(game, 1) == (None, False)
    play(game, "card:reconnaissance space:carthag box:space deploy:3")
    assert refused(game, "ability")  # three are not enough
    more = baron(hand=["arrakis_recruiter"], garrison=9)
    play(more, "card:arrakis_recruiter space:carthag box:space deploy:4")
    before = ledger(more)
    play(more, "ability")
    assert changes(before, more) == {"bene": 1, "fremen": 1}
    assert tokens(more, 1) == (["bene", "fremen"], True)
    assert refused(more, "ability")  # once per game


@rule("IMP-20.26")
def test_masterstroke_counts_troops_deployed_by_mixed_means() -> None:
    own: dict[str, Any] = {"hand": ["reconnaissance"], "garrison": 3, "solari": 1}
    game = baron(**own, intrigue=["double_cross", "rapid_mobilization"])
    play(game, "card:reconnaissance space:carthag box:space deploy:1 intrigue:double_cross seat:1")
    assert refused(game, "ability")
    play(game, "intrigue:rapid_mobilization number:2 ability end")
    assert game.players[0].conflict == 4
    assert game.players[0].influence == [0, 0, 1, 1]


@rule("IMP-20.26")
def test_masterstroke_works_in_a_reveal_turn_too() -> None:
    game = baron(hand=["sardaukar_legion", "gun_thopter"], garrison=6)
    play(game, "reveal box:sardaukar_legion number:3")
    assert refused(game, "ability")
    play(game, "box:gun_thopter number:1 ability")
    assert game.players[0].influence == [0, 0, 1, 1]


@rule("IMP-20.26")
def test_masterstroke_may_be_used_before_the_card_of_the_turn() -> None:
    """R-IMP-11: on any turn in which he has deployed four; its influence may open Sietch Tabr."""
    own: dict[str, Any] = {"hand": ["reconnaissance"], "garrison": 5, "influence": {"fremen": 1}}
    game = baron(**own, intrigue=["rapid_mobilization"])
    play(game, "intrigue:rapid_mobilization number:4 ability card:reconnaissance space:sietch_tabr")
    assert agents_at(game, 0) == ["sietch_tabr"]


@rule("IMP-20.26")
def test_masterstroke_is_kept_when_not_used_but_asks_for_four_in_one_turn() -> None:
    game = baron(hand=["arrakis_recruiter", "reconnaissance"], garrison=7)
    play(game, "card:arrakis_recruiter space:carthag box:space deploy:4 end reveal end reveal end")
    assert (game.to_act, secrets_of(game).is_shown(0)) == ([0], False)
    play(game, "card:reconnaissance space:arrakeen box:space deploy:3")
    assert refused(game, "ability")  # four last turn, three now
    used = baron(hand=["arrakis_recruiter"], garrison=9, tokens_shown=True)
    play(used, "card:arrakis_recruiter space:carthag box:space deploy:4")
    assert refused(used, "ability")


# --- Helena Richese ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "space", "open_to_her"),
    [
        ("dagger", "hall_of_oratory", True),
        ("reconnaissance", "arrakeen", True),
        ("diplomacy", "wealth", False),
        ("dune_the_desert_planet", "secure_contract", False),
    ],
)
@rule("IMP-20.27", "IMP-16.1")
def test_enemy_agents_do_not_block_her_at_landsraad_and_city(card: str, space: str, open_to_her: bool) -> None:
    game = led("helena_richese", p0={"hand": [card]}, p1={"agents_at": [space]})
    play(game, f"card:{card}")
    assert (f"space:{space}" in options(game)) == open_to_her
    own = led("helena_richese", p0={"hand": [card], "agents_at": [space], "solari": 4})
    play(own, f"card:{card}")
    assert refused(own, f"space:{space}")  # her own Agents do block


@pytest.mark.parametrize(("space", "has"), [("high_council", "council"), ("swordmaster", "swordmaster")])
@rule("IMP-20.27", "IMP-4.12")
def test_eyes_everywhere_gives_no_second_visit_to_once_per_game_spaces(space: str, has: str) -> None:
    taken = {"agents_at": [space], has: True}
    first = led("helena_richese", p0={"hand": ["dagger"], "solari": 9}, p1=taken)
    play(first, f"card:dagger space:{space}")
    again = led("helena_richese", p0={"hand": ["dagger"], "solari": 9, has: True}, p1=taken)
    play(again, "card:dagger")
    assert refused(again, f"space:{space}")


@rule("IMP-20.27", "IMP-20.35")
def test_eyes_everywhere_does_not_beat_the_voice() -> None:
    game = led("helena_richese", p0={"hand": ["reconnaissance"]}, p1={"agents_at": ["arrakeen"], "voice": "arrakeen"})
    play(game, "card:reconnaissance")
    assert refused(game, "space:arrakeen")
    assert "space:carthag" in options(game)


ROW = ["stilgar", "scout", "lady_jessica", "chani", "opulence"]
ASIDE = "card:signet_ring space:secure_contract box:signet_ring acquire:"


def helena(hand: list[str], **own: Any) -> Game:
    others = {"hand": ["convincing_argument"] * 2 + ["diplomacy"]}
    table: dict[str, Any] = {"row": ROW, "imperium_deck": ["gurney_halleck", "dr_yueh"]}
    return led("helena_richese", **table, p0={"hand": ["signet_ring", *hand], **own}, p1=others, p2={"hand": []})


@rule("IMP-20.28")
def test_a_card_set_aside_leaves_the_row_which_is_refilled() -> None:
    game = helena([])
    play(game, ASIDE + "stilgar")
    assert game.view(1).as_dict()["players"][0]["aside"] == "stilgar"
    assert row(game) == ["scout", "lady_jessica", "chani", "opulence", "gurney_halleck"]


@rule("IMP-20.28")
def test_others_cannot_acquire_the_card_set_aside() -> None:
    game = play(helena([]), ASIDE + "stilgar end reveal")
    assert game.players[1].persuasion == 5
    assert refused(game, "acquire:stilgar")
    assert refused(game, "acquire:aside")
    assert "acquire:chani" in options(game)
    left = play(helena([]), ASIDE + "scout end reveal")
    play(left, "acquire:stilgar")  # with another card set aside it can be had


@rule("IMP-20.28")
def test_bypass_protocol_of_another_player_does_not_reach_it() -> None:
    game = led(
        "helena_richese",
        turn=1,
        p0={"aside": "stilgar"},
        p1={"hand": [], "intrigue": ["bypass_protocol"], "spice": 2},
    )
    play(game, "intrigue:bypass_protocol option:1")
    assert refused(game, "acquire:aside")
    assert refused(game, "acquire:stilgar")


@rule("IMP-20.28")
def test_she_acquires_it_in_her_reveal_turn_for_one_less() -> None:
    short = play(helena(["convincing_argument", "diplomacy"]), ASIDE + "stilgar end reveal end reveal end reveal")
    assert short.players[0].persuasion == 3
    assert refused(short, "acquire:aside")
    game = play(helena(["convincing_argument"] * 2), ASIDE + "stilgar end reveal end reveal end reveal")
    assert game.players[0].persuasion == 4
    assert refused(game, "acquire:chani")  # 5 as well, but in the row
    play(game, "acquire:aside")
    assert game.players[0].persuasion == 0
    assert cards(game, 0, "discard") == ["stilgar"]
    play(game, "end")
    assert "stilgar" not in trashed(game)


@rule("IMP-20.28")
def test_she_cannot_acquire_it_with_persuasion_on_an_agent_turn() -> None:
    game = play(helena([]), ASIDE + "scout")
    assert refused(game, "acquire:aside")


@rule("IMP-20.28")
def test_bypass_protocol_takes_the_card_set_aside_without_the_discount() -> None:
    game = helena([], intrigue=["bypass_protocol"], spice=2)
    six = play(game.clone(), ASIDE + "opulence intrigue:bypass_protocol option:1")
    assert refused(six, "acquire:aside")  # 6, not 5
    play(game, ASIDE + "chani intrigue:bypass_protocol option:1 acquire:aside")
    assert cards(game, 0, "deck")[0] == "chani"
    assert (game.players[0].water, game.players[0].aside) == (2, -1)
    assert len(game.row) == 5


@rule("IMP-20.29")
def test_a_card_not_acquired_is_trashed_at_the_end_of_her_reveal_turn() -> None:
    game = play(helena([]), ASIDE + "stilgar end reveal end reveal end reveal")
    assert "stilgar" not in trashed(game)
    play(game, "end")
    assert trashed(game).count("stilgar") == 1
    assert game.players[0].aside == -1
    assert "stilgar" not in row(game)


@rule("IMP-20.29")
def test_a_card_lost_that_way_was_never_acquired() -> None:
    game = play(helena([]), ASIDE + "chani end reveal end reveal end reveal end")
    assert trashed(game).count("chani") == 1
    assert game.players[0].water == 1  # not 2


# --- Paul Atreides -----------------------------------------------------------------------
def top_seen(game: Game, seat: int) -> list[str]:
    deck: list[str] = game.view(seat).as_dict()["players"][0]["deck"]
    return deck


@rule("IMP-20.31")
def test_prescience_shows_the_top_card_to_paul_alone() -> None:
    own = {"hand": ["dagger"], "deck": ["stilgar", "chani"]}
    game = led("paul_atreides", p0=own)
    assert top_seen(game, 0) == ["?", "stilgar"]
    assert top_seen(game, 1) == ["?", "?"]
    other = led("count_ilban_richese", p0=own)
    assert top_seen(other, 0) == ["?", "?"]


@rule("IMP-20.31", "IMP-2.4")
def test_prescience_does_not_rebuild_an_empty_deck() -> None:
    own = {"hand": ["reconnaissance"], "deck": ["scout"], "discard": ["stilgar", "chani"]}
    game = led("paul_atreides", p0=own)
    play(game, "card:reconnaissance space:arrakeen box:space")
    assert top_seen(game, 0) == []  # drawn to the last card, and nothing is shuffled for a look
    assert sorted(cards(game, 0, "discard")) == ["chani", "stilgar"]
    play(game, "end")
    skip_round(game)
    assert len(game.players[0].hand) == 4  # the draw rebuilt it: two discards, two cards of this round
