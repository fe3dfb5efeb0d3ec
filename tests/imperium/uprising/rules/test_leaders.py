"""Section 21: the nine Leaders, both sides of Lady Jessica, and what they keep beside their card."""

from __future__ import annotations

import pytest

import sandtable
from sandtable.core.errors import BadOption
from sandtable.core.fluent import Words
from sandtable.core.titles import meta
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.language.effects import BENE, EMPEROR
from sandtable.imperium.modules.abilities import pieces_of
from sandtable.imperium.modules.spy_posts import place, posts_of
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.influence import gain_influence, lose_influence
from sandtable.imperium.tell.contents import content
from sandtable.imperium.tell.telling import seat_names
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.leading import finish, leader, led


def hand(game: Game, seat: int = 0) -> list[str]:
    return [CARDS[kind].id for kind in game.players[seat].hand]


# --- set-up ------------------------------------------------------------------------------
@rule("UPR-2.5", "UPR-21.1")
def test_there_are_nine_leaders_and_nobody_begins_with_the_back_of_one() -> None:
    game = sandtable.new("uprising", seed=1, choam=True)
    assert isinstance(game, Game)
    rules = game.rules
    assert len(rules.leaders) == 9
    assert set(rules.leader_sides) - set(rules.leaders) == {rules.leader_back[rules.leader["lady_jessica"]]}
    assert "leader:reverend_mother_jessica" not in rules.vocabulary.numbers
    with pytest.raises(BadOption, match="there is no leader 'reverend_mother_jessica'"):
        sandtable.new("uprising", seed=1, seats=3, leaders=["reverend_mother_jessica", "muad_dib", "staban_tuek"])
    for seed in range(12):
        drawn = sandtable.new("uprising", seed=seed, choam=True)
        assert isinstance(drawn, Game)
        assert all(p.leader in rules.leaders for p in drawn.players)


@rule("UPR-2.5")
def test_pieces_of_leaders_stand_at_their_beginning() -> None:
    game = led("feyd_rautha_harkonnen")
    assert pieces_of(game).steps == [0, 0, 0, 0]
    assert pieces_of(game).memories == [0, 0, 0, 0]
    assert leader(led("lady_jessica")) == "lady_jessica"


@rule("UPR-2.5")
def test_staban_begins_without_diplomacy() -> None:
    given = {"seats": 3, "leaders": ["staban_tuek", "muad_dib", "princess_irulan"]}
    game = sandtable.new("uprising", seed=3, **given)
    assert isinstance(game, Game)
    diplomacy = game.rules.card["diplomacy"]
    own = [p.hand + p.deck for p in game.players]
    assert [len(cards) for cards in own] == [9, 10, 10]
    assert [cards.count(diplomacy) for cards in own] == [0, 1, 1]
    assert game.trashed == [diplomacy]
    check(game)


# --- Feyd-Rautha -------------------------------------------------------------------------
@rule("UPR-21.2", "UPR-7.9")
@pytest.mark.parametrize(
    ("branches", "steps"),
    [
        ("option:0 option:3", [1, 3, 4, 7]),
        ("option:1 option:4", [2, 3, 5, 6, 7]),
        ("option:0 option:4", [1, 3, 5, 6, 7]),
    ],
)
def test_each_signet_ring_moves_the_token_one_step_along_a_branch(branches: str, steps: list[int]) -> None:
    chosen = branches.split()
    at = 0
    for step in steps:
        game = led("feyd_rautha_harkonnen", abilities={"steps": {0: at}}, p0={"hand": ["signet_ring"], "solari": 2})
        play(game, "card:signet_ring space:gather_support number:0 box:signet_ring")
        if game.decision(0).kind == "training":
            game.act(chosen.pop(0))
        at = pieces_of(game).steps[0]
        assert at == step
    assert chosen == []
    end = led("feyd_rautha_harkonnen", abilities={"steps": {0: at}}, p0={"hand": ["signet_ring"]})
    play(end, "card:signet_ring space:gather_support number:0")
    assert "box:signet_ring" not in options(end)
    assert pieces_of(play(end, "end")).steps[0] == 7


@rule("UPR-21.2", "UPR-3.7")
def test_a_step_with_a_price_may_be_declined() -> None:
    game = led("feyd_rautha_harkonnen", p0={"hand": ["signet_ring", "dagger"], "solari": 1})
    play(game, "card:signet_ring space:gather_support number:0 box:signet_ring option:0")
    assert {"box:leader", "end"} <= set(options(game))
    trashed = play(game.clone(), "box:leader card:dagger end")
    assert (trashed.players[0].solari, hand(trashed)) == (0, [])
    left = play(game, "end")
    assert (left.players[0].solari, hand(left)) == (1, ["dagger"])


@rule("UPR-21.1", "UPR-13.4")
def test_devious_strength_recalls_a_spy_for_two_swords() -> None:
    game = led("feyd_rautha_harkonnen", spies={"at": {"guild": [0]}}, p0={"hand": ["dagger"], "conflict": 1})
    play(game, "reveal")
    assert game.players[0].strength() == 3
    assert "end" in options(game)  # it may be left
    play(game, "box:leader")
    assert game.players[0].strength() == 5
    assert "box:leader" not in options(game)
    none = led("feyd_rautha_harkonnen", p0={"hand": ["dagger"], "conflict": 1})
    assert "box:leader" not in options(play(none, "reveal"))


def test_the_table_is_sent_the_track() -> None:
    game = led("feyd_rautha_harkonnen")
    there = content(game.rules, Words("en"))["leaders"]
    track = there["feyd_rautha_harkonnen"]["track"]
    assert [step["then"] for step in track] == [[1, 2], [3], [3], [4, 5], [7], [6], [7], []]
    assert [step["draw"] for step in track][:3] == [[], ["cost(", "solari", ")", "pays", "trash"], ["spy"]]
    assert there["gurney_halleck"]["track"] == []


# --- Gurney Halleck ----------------------------------------------------------------------
@rule("UPR-21.7")
def test_gurney_smiles_at_six_strength() -> None:
    for daggers, troops, persuasion in ((1, 2, 0), (2, 2, 1), (2, 0, 0), (2, 4, 1)):  # once, however strong
        game = led("gurney_halleck", p0={"hand": ["dagger"] * daggers, "conflict": troops})
        assert play(game, "reveal").players[0].persuasion == persuasion
    sent = led("gurney_halleck", p0={"hand": ["dagger"], "conflict": 3})
    finish(play(sent, "card:dagger space:assembly_hall"))
    assert sent.players[0].persuasion == 0  # in the Reveal turn only


@rule("UPR-21.7")
def test_gurney_smiles_when_six_is_reached_later_in_the_turn_and_keeps_it() -> None:
    """Two cards of the Fremen let a troop go to the Conflict, and another come back."""
    hand = ["unswerving_loyalty", "unswerving_loyalty"]
    game = led("gurney_halleck", p0={"hand": hand, "conflict": 2, "garrison": 1})
    play(game, "reveal")
    p = game.players[0]
    assert (p.strength(), p.persuasion) == (4, 2)
    play(game, "box:unswerving_loyalty option:0 number:1")
    assert (p.strength(), p.persuasion) == (6, 3)
    play(game, "box:unswerving_loyalty option:1 number:1")
    assert (p.strength(), p.persuasion) == (4, 3)


# --- Lady Amber --------------------------------------------------------------------------
@rule("UPR-23.19", "UPR-21.1")
def test_amber_may_retreat_her_last_troop() -> None:
    game = led("lady_amber_metulli", p0={"hand": ["dagger"], "conflict": 1, "garrison": 2})
    play(game, "reveal")
    assert {"box:leader", "end"} <= set(options(game))
    play(game, "box:leader")
    assert options(game) == ["number:0", "number:1"]
    game.act("number:1")
    p = game.players[0]
    assert (p.conflict, p.garrison, p.strength()) == (0, 3, 0)
    assert "box:leader" not in options(game)


@rule("UPR-21.1", "UPR-4.8")
def test_fill_coffers_gives_spice_with_an_alliance() -> None:
    for alliance, spice in (({}, 0), ({"guild": 0}, 1)):
        game = led(
            "lady_amber_metulli",
            alliance=alliance,
            p0={"hand": ["signet_ring"], "influence": {"guild": 4}, "solari": 0, "spice": 0},
            p1={"influence": {"guild": 4}},
        )
        if not alliance:
            game.alliance[1] = 1
        finish(play(game, "card:signet_ring space:assembly_hall"))
        assert (game.players[0].solari, game.players[0].spice) == (1, spice)


# --- Lady Jessica ------------------------------------------------------------------------
@rule("UPR-21.3", "UPR-7.9")
def test_spice_agony_turns_a_troop_of_the_supply_into_a_memory() -> None:
    game = led("lady_jessica", p0={"hand": ["signet_ring"], "spice": 1, "garrison": 3})
    play(game, "card:signet_ring space:assembly_hall box:signet_ring")
    p = game.players[0]
    assert (p.spice, p.supply, p.garrison, pieces_of(game).memories[0]) == (0, 8, 3, 1)
    assert len(p.intrigue) == 1
    check(game)
    none = led("lady_jessica", p0={"hand": ["signet_ring"], "spice": 1, "garrison": 12})
    play(none, "card:signet_ring space:assembly_hall box:signet_ring")
    assert (none.players[0].supply, pieces_of(none).memories[0], len(none.players[0].intrigue)) == (0, 0, 1)


@rule("UPR-21.3")
def test_other_memories_needs_a_space_of_the_bene_gesserit() -> None:
    for space, there in (("secrets", True), ("deliver_supplies", False), ("fremkit", False)):
        game = led("lady_jessica", abilities={"memories": {0: 1}}, p0={"hand": ["diplomacy"]})
        play(game, f"card:diplomacy space:{space}")
        assert ("box:leader" in options(game)) == there
    stays = led("lady_jessica", abilities={"memories": {0: 1}}, p0={"hand": ["diplomacy"]})
    finish(play(stays, "card:diplomacy space:secrets box:space part:0"))
    assert leader(play(stays, "end")) == "lady_jessica"  # it may be left


@rule("UPR-21.3", "UPR-21.4")
def test_memories_come_home_with_a_card_each_and_the_card_is_turned() -> None:
    game = led(
        "lady_jessica",
        abilities={"memories": {0: 2}},
        p0={"hand": ["diplomacy"], "deck": ["dagger", "signet_ring", "dagger"], "garrison": 3, "water": 0},
    )
    assert game.players[0].supply == 7
    play(game, "card:diplomacy space:secrets box:leader")
    assert (leader(game), game.players[0].supply, hand(game)) == (
        "reverend_mother_jessica",
        9,
        ["dagger", "signet_ring"],
    )
    assert pieces_of(game).memories[0] == 0
    assert "box:leader" not in options(game)  # no water to pay with
    check(game)


@rule("UPR-21.4")
@pytest.mark.parametrize(("space", "gained"), [("secrets", 2), ("fremkit", 0)])
def test_reverend_mother_repeats_the_printed_effects_once(space: str, gained: int) -> None:
    game = led("lady_jessica", p0={"hand": ["diplomacy"], "deck": ["dagger", "dagger", "signet_ring"], "water": 2})
    game.players[0].leader = game.rules.leader_back[game.players[0].leader]
    play(game, f"card:diplomacy space:{space} box:leader")
    assert "box:leader" not in options(game)
    finish(game)
    p = game.players[0]
    assert (p.water, len(p.intrigue), sum(p.influence)) == (1, gained, 1)
    assert len(p.hand) == (0 if gained else 2)


@rule("UPR-21.4")
def test_reverend_mother_works_nowhere_else_and_pays_no_second_cost() -> None:
    game = led("lady_jessica", p0={"hand": ["diplomacy", "reconnaissance"], "water": 3, "influence": {"fremen": 2}})
    game.players[0].leader = game.rules.leader_back[game.players[0].leader]
    elsewhere = play(game.clone(), "card:diplomacy space:deliver_supplies")
    assert "box:leader" not in options(elsewhere)
    sietch = play(game.clone(), "card:reconnaissance space:sietch_tabr")  # no space of a Faction (UPR-4.9)
    assert "box:leader" not in options(sietch)
    play(game, "card:diplomacy space:desert_tactics")
    assert game.players[0].water == 2
    play(game, "box:leader")
    assert (game.players[0].water, game.players[0].spice) == (1, 0)
    assert game.allowance == 2 + 2  # two troops of the garrison and the two that were recruited, no more
    finish(game)
    assert game.players[0].influence == [0, 0, 0, 3]


def test_the_table_and_the_log_learn_which_side_is_up() -> None:
    game = led("lady_jessica", p0={"hand": ["diplomacy"]})
    game.listen()
    words = Words("en")
    assert seat_names(game, words)[0] == "Lady Jessica"
    play(game, "card:diplomacy space:secrets box:leader")
    assert seat_names(game, words)[0] == "Reverend Mother Jessica"
    assert game.view(1).as_dict()["players"][0]["leader"] == "reverend_mother_jessica"
    assert [event.kind for event in game.take_events() if event.kind == "leader_turned"] == ["leader_turned"]
    sides = content(game.rules, words)["leaders"]
    assert sides["reverend_mother_jessica"]["back_of"] == "lady_jessica"
    assert sides["lady_jessica"]["back_of"] is None
    row = meta("uprising").part("observation").layout("uprising", meta("uprising").check({}))
    assert len(row.kinds["leader"]) == 9  # without the CHOAM module: eight and a back
    assert from_bytes(game.to_bytes()) == game


# --- Lady Margot and Princess Irulan -----------------------------------------------------
@rule("UPR-21.6", "UPR-4.5")
def test_loyalty_pays_for_reaching_two_every_time_and_never_on_the_way_down() -> None:
    game = led("lady_margot_fenring", p0={"hand": ["diplomacy"], "influence": {"bene": 1}, "spice": 0})
    finish(play(game, "card:diplomacy space:secrets"))
    p = game.players[0]
    assert (p.influence[BENE], p.spice) == (2, 2)
    gain_influence(game, 0, BENE, 1)
    lose_influence(game, 0, BENE, 1)
    assert p.spice == 2
    lose_influence(game, 0, BENE, 1)
    assert p.spice == 2
    gain_influence(game, 0, BENE, 2)  # past the level in one gain
    assert (p.influence[BENE], p.spice) == (3, 4)
    gain_influence(game, 0, EMPEROR, 2)
    assert p.spice == 4


@rule("UPR-21.6", "UPR-4.5")
def test_imperial_birthright_draws_an_intrigue_card() -> None:
    game = led("princess_irulan", p0={"hand": ["diplomacy"], "influence": {"emperor": 1}})
    finish(play(game, "card:diplomacy space:dutiful_service"))
    assert (game.players[0].influence[EMPEROR], len(game.players[0].intrigue)) == (2, 1)
    gain_influence(game, 0, EMPEROR, 1)
    gain_influence(game, 0, BENE, 2)
    assert len(game.players[0].intrigue) == 1
    other = led("lady_margot_fenring", p0={"hand": ["diplomacy"], "influence": {"emperor": 1}})
    finish(play(other, "card:diplomacy space:dutiful_service"))
    assert other.players[0].intrigue == []


def test_bots_know_what_reaching_two_brings() -> None:
    margot, feyd = led("lady_margot_fenring"), led("feyd_rautha_harkonnen")
    for game in (margot, feyd):
        game.players[0].influence[BENE] = 1
    assert Worth(margot, 0).influence(BENE, 1) > Worth(feyd, 0).influence(BENE, 1)
    assert Worth(margot, 0).influence(EMPEROR, 1) == Worth(feyd, 0).influence(EMPEROR, 1)


@rule("UPR-21.1", "UPR-10.2")
def test_arrakis_informant_places_a_spy_on_a_city() -> None:
    game = led("lady_margot_fenring", p0={"hand": ["signet_ring"]})
    play(game, "card:signet_ring space:assembly_hall box:signet_ring")
    assert set(options(game)) == {"post:tabr_station", "post:station_refinery", "post:refinery_arrakeen"}


@rule("UPR-21.1", "UPR-7.9", "UPR-14.3")
def test_insight_acquires_a_card_of_cost_one_into_the_hand() -> None:
    row = ["unswerving_loyalty", "space_time_folding", "maker_keeper", "hidden_missive", "reliable_informant"]
    game = led("princess_irulan", row=row, p0={"hand": ["signet_ring", "dagger"]})
    play(game, "card:signet_ring space:assembly_hall")
    assert "box:signet_ring" in options(game)
    game.act("box:signet_ring")
    free = {"acquire:unswerving_loyalty", "acquire:space_time_folding"}
    assert set(options(game)) == {*free, "card:dagger", "none"}
    game.act("acquire:space_time_folding")
    assert sorted(hand(game)) == ["dagger", "space_time_folding"]
    assert len(game.row) == 5
    assert game.players[0].persuasion == 0
    check(game)


@rule("UPR-21.1", "UPR-3.8")
def test_insight_trashes_a_card_from_hand_for_spice_if_it_has_a_cost() -> None:
    for card, spice in (("dagger", 0), ("prepare_the_way", 2), ("maker_keeper", 2)):
        game = led("princess_irulan", p0={"hand": ["signet_ring", card], "spice": 0})
        play(game, f"card:signet_ring space:assembly_hall box:signet_ring card:{card}")
        assert (hand(game), game.players[0].spice) == ([], spice)
        check(game)
    game = led("princess_irulan", p0={"hand": ["signet_ring", "dagger"]})
    play(game, "card:signet_ring space:assembly_hall box:signet_ring none")
    assert hand(game) == ["dagger"]


# --- Muad'Dib ----------------------------------------------------------------------------
@rule("UPR-21.1")
def test_muad_dib_draws_an_intrigue_card_with_a_sandworm_in_the_conflict() -> None:
    game = led("muad_dib", worms={"sandworms": [1, 0, 0, 0]}, p0={"hand": ["dagger"]})
    finish(play(game, "reveal"))
    assert len(game.players[0].intrigue) == 1
    none = led("muad_dib", p0={"hand": ["dagger"], "conflict": 2})
    finish(play(none, "reveal"))
    assert none.players[0].intrigue == []


# --- Staban Tuek -------------------------------------------------------------------------
@rule("UPR-10.1", "UPR-21.1")
@pytest.mark.parametrize(
    ("post", "card", "space", "gained"),
    [
        ("imperial_basin", "dune_the_desert_planet", "imperial_basin", 1),
        ("imperial_basin", "dune_the_desert_planet", "hagga_basin", 0),
        ("choam", "dune_the_desert_planet", "accept_contract", 0),  # watched, but no Maker space
    ],
)
def test_staban_smuggles_where_he_spies_on_a_maker_space(post: str, card: str, space: str, gained: int) -> None:
    game = begin(
        leaders=["muad_dib", "staban_tuek", "princess_irulan", "lady_margot_fenring"],
        spies={"at": {post: [1]}},
        p0={"hand": [card], "water": 3},
        p1={"spice": 0},
    )
    play(game, f"card:{card} space:{space}")
    assert game.players[1].spice == gained
    assert game.spice_gained == sum(p.spice for p in game.players[:1])  # only what the player of the turn has gained


@rule("UPR-21.1", "UPR-7.9")
@pytest.mark.parametrize(
    ("post", "price", "after"),
    [
        ("landsraad_west", (0, 1), (3, 0, 0)),  # Solari, spice, Intrigue cards
        ("guild", (2, 0), (0, 0, 1)),
        ("arrakeen", (2, 1), (2, 1, 0)),
    ],
)
def test_unseen_network_pays_by_the_post(post: str, price: tuple[int, int], after: tuple[int, int, int]) -> None:
    solari, spice = price
    game = led("staban_tuek", p0={"hand": ["signet_ring"], "solari": solari, "spice": spice})
    play(game, "card:signet_ring space:gather_support number:0 box:signet_ring")
    game.act("post:refinery_arrakeen" if post == "arrakeen" else f"post:{post}")
    assert ("box:leader" in options(game)) == (post != "arrakeen")
    if "box:leader" in options(game):
        assert "end" in options(game)  # it may be left
        game.act("box:leader")
    p = game.players[0]
    assert (p.solari, p.spice, len(p.intrigue)) == after


def test_unseen_network_asks_for_the_spy_it_places_itself() -> None:
    """A Spy placed before in the same turn opens nothing."""
    game = led("staban_tuek", p0={"hand": ["signet_ring"], "spice": 1})
    play(game, "card:signet_ring space:gather_support number:0")
    place(game, 0, posts_of(game.rules).number["landsraad_west"])
    play(game, "box:signet_ring post:refinery_arrakeen")
    assert "box:leader" not in options(game)
