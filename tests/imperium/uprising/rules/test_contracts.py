"""Section 20: the CHOAM module: contracts lie open, are taken and completed; Shaddam's are set aside."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.errors import BadOption
from sandtable.imperium.modules.choam import completed, contract_tables, contracts_of
from sandtable.imperium.modules.choam_language import CONTRACT
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.choam import FILLER, SHADDAM, done, held, names, new, resolve_all


def offer(game: Game) -> list[str]:
    return names(contracts_of(game).offer)


# --- set-up ------------------------------------------------------------------------------
@rule("UPR-2.3", "UPR-2.9")
def test_without_the_module_there_is_nothing_of_it() -> None:
    game = new(seats=4)
    assert "choam" not in game.rules.part
    assert not [kind for kind in game.rules.cards if CARDS[kind].module == "choam"]
    assert "shaddam_corrino_iv" not in game.rules.leader
    assert len(game.rules.leader) == 8
    assert not [word for word in game.rules.vocabulary.words if word.startswith("contract:")]
    with pytest.raises(BadOption, match="there is no leader 'shaddam_corrino_iv'"):
        new(seats=4, leaders=SHADDAM)


@rule("UPR-20.1", "UPR-2.9")
def test_two_of_twenty_contracts_are_turned_up() -> None:
    game = new(seats=4, choam=True, leaders=["gurney_halleck", "muad_dib", "lady_amber_metulli", "staban_tuek"])
    part = contracts_of(game)
    assert (len(part.offer), len(part.bank), part.aside) == (2, 18, [])
    assert sorted(part.everywhere()) == sorted(contract_tables(game.rules).tokens)
    assert len(contract_tables(game.rules).tokens) == 20
    assert len(game.rules.of(CONTRACT).kinds) == 18
    twice = Counter(names(contract_tables(game.rules).tokens))
    assert {id for id, n in twice.items() if n == 2} == {"espionage", "harvest_3"}
    assert len(game.rules.leader) == 9


@rule("UPR-20.1", "UPR-2.5")
def test_sardaukar_contracts_are_set_aside_for_shaddam() -> None:
    game = new(seats=4, choam=True, leaders=SHADDAM)
    part = contracts_of(game)
    assert sorted(names(part.aside)) == ["sardaukar_cards", "sardaukar_recall"]
    assert (len(part.offer), len(part.bank)) == (2, 16)
    assert all(part.held[seat] == [] for seat in range(4))  # he does not begin with them


@rule("UPR-20.1")
def test_the_draft_comes_before_the_contracts() -> None:
    game = new(seats=3, choam=True, leaders="draft")
    assert contracts_of(game).offer == []
    while game.decision(game.to_act[0]).kind == "leader":
        words = options(game)
        game.act("leader:shaddam_corrino_iv" if "leader:shaddam_corrino_iv" in words else words[0])
    part = contracts_of(game)
    assert (len(part.offer), len(part.bank), len(part.aside)) == (2, 16, 2)


def test_the_order_of_the_bank_is_chance_and_moves_nothing_else() -> None:
    orders = {tuple(contracts_of(begin(choam={}, seed=seed)).bank) for seed in range(8)}
    assert len(orders) == 8
    leaders = ["gurney_halleck", "muad_dib", "lady_amber_metulli", "staban_tuek"]
    with_it, without = new(seats=4, choam=True, leaders=leaders), new(seats=4, leaders=leaders)
    assert [p.hand for p in with_it.players] == [p.hand for p in without.players]
    assert with_it.conflict == without.conflict


# --- taking ------------------------------------------------------------------------------
@rule("UPR-20.2")
def test_one_of_those_that_lie_open_is_taken_and_another_turned_up_at_once() -> None:
    game = begin(choam={"offer": FILLER, "bank": ["espionage", "harvest_3"]}, p0={"hand": ["diplomacy"]})
    play(game, "card:diplomacy space:dutiful_service box:space")
    decision = game.decision(0)
    assert (decision.kind, decision.words()) == (
        "contract",
        ["contract:deliver_supplies", "contract:high_council_solari"],
    )
    game.act("contract:high_council_solari")
    assert held(game, 0) == ["high_council_solari"]
    assert offer(game) == ["deliver_supplies", "espionage"]
    assert names(contracts_of(game).bank) == ["harvest_3"]
    assert game.players[0].solari == 0


@rule("UPR-20.2")
def test_taking_is_compulsory() -> None:
    game = begin(choam={"offer": FILLER}, p0={"hand": ["diplomacy"]})
    play(game, "card:diplomacy space:dutiful_service box:influence")
    assert options(game) == ["box:space"]
    assert refused(game, "end")
    game.act("box:space")
    assert refused(game, "none")


@rule("UPR-20.2")
def test_the_last_one_is_taken_without_a_question_and_then_there_is_solari() -> None:
    game = begin(choam={"offer": ["harvest_4"], "bank": []}, p0={"hand": ["diplomacy"]})
    play(game, "card:diplomacy space:dutiful_service box:space")
    assert held(game, 0) == ["harvest_4"]
    assert (offer(game), game.players[0].solari) == ([], 0)
    empty = begin(choam={"offer": [], "bank": []}, p0={"hand": ["diplomacy"]})
    play(empty, "card:diplomacy space:dutiful_service")
    assert (empty.players[0].solari, empty.players[0].influence[0]) == (2, 1)
    assert "end" in options(empty)


@rule("UPR-8.9", "UPR-20.2", "UPR-2.3")
def test_without_the_module_the_icon_gives_two_solari() -> None:
    game = begin(p0={"hand": ["diplomacy"]})
    play(game, "card:diplomacy space:dutiful_service")
    assert (game.players[0].solari, game.players[0].influence[0]) == (2, 1)


@rule("UPR-20.2", "UPR-1.4")
def test_contracts_of_one_face_are_one_option() -> None:
    game = begin(choam={"offer": ["espionage", "espionage"], "bank": []}, p0={"hand": ["diplomacy"]})
    play(game, "card:diplomacy space:dutiful_service box:space")
    assert held(game, 0) == ["espionage"]
    assert offer(game) == ["espionage"]


# --- visits ------------------------------------------------------------------------------
@rule("UPR-20.3", "UPR-20.6", "UPR-20.7", "UPR-20.8")
def test_one_visit_completes_every_contract_for_the_space() -> None:
    given = {"held": {"arrakeen_water": [0], "arrakeen_spy": [0], "espionage": [0]}, "offer": FILLER}
    game = begin(choam=given, p0={"hand": ["reconnaissance"], "garrison": 0})
    play(game, "card:reconnaissance space:arrakeen")
    assert done(game, 0) == ["arrakeen_water", "arrakeen_spy"]
    assert held(game, 0) == ["espionage"]
    assert game.players[0].water == 2
    assert game.players[0].garrison == 2  # of the space and of the contract
    assert {"contract:arrakeen_spy", "box:space", "deploy:2"} <= set(options(game))  # both may follow to the Conflict
    assert "end" not in options(game)


@rule("UPR-20.6", "UPR-7.5")
def test_rewards_take_their_place_in_the_free_order() -> None:
    given = {"held": {"spice_refinery_cards": [0]}, "offer": FILLER}
    game = begin(choam=given, p0={"hand": ["signet_ring"], "deck": ["dagger", "dagger"], "solari": 0})
    play(game, "card:signet_ring space:spice_refinery number:0")
    assert {"contract:spice_refinery_cards", "box:signet_ring"} <= set(options(game))
    game.act("contract:spice_refinery_cards")
    assert len(game.players[0].hand) == 2


@rule("UPR-20.6", "UPR-7.5", "UPR-10.6")
def test_gather_intelligence_comes_before_the_rewards() -> None:
    given = {"held": {"espionage": [0]}, "offer": FILLER}
    spies = {"at": {"bene": [0]}}
    game = begin(choam=given, spies=spies, p0={"hand": ["diplomacy"], "spice": 1, "solari": 0, "deck": ["dagger"]})
    play(game, "card:diplomacy space:espionage")
    assert game.decision(0).kind == "gather"
    assert game.players[0].solari == 0
    assert completed(game, 0) == 1  # it is completed by the visit; only the reward waits
    game.act("post:bene")
    assert (game.players[0].solari, game.players[0].hand) == (3, [game.rules.card["dagger"]])


@rule("UPR-20.3")
def test_a_contract_taken_in_the_turn_of_the_visit_waits_for_another() -> None:
    given = {"offer": ["sardaukar_cards", "sardaukar_recall"], "bank": []}
    game = begin(choam=given, p0={"hand": ["diplomacy"], "spice": 4})
    play(game, "card:diplomacy space:dutiful_service box:space contract:sardaukar_cards")
    assert (held(game, 0), done(game, 0)) == (["sardaukar_cards"], [])
    again = begin(choam={"held": {"espionage": [1]}}, p0={"hand": ["diplomacy"], "spice": 1})
    play(again, "card:diplomacy space:espionage")
    assert (held(again, 1), done(again, 0)) == (["espionage"], [])  # a visit of somebody else does nothing


@rule("UPR-20.3", "UPR-1.4")
def test_both_copies_of_a_contract_are_completed_and_paid() -> None:
    game = begin(choam={"held": {"espionage": [0, 0]}}, p0={"hand": ["diplomacy"], "spice": 1, "solari": 0})
    play(game, "card:diplomacy space:espionage")
    assert (done(game, 0), game.players[0].solari) == (["espionage", "espionage"], 6)


@rule("UPR-20.6")
def test_a_reward_without_a_target_is_lost_and_the_contract_counts() -> None:
    """Sardaukar II recalls an Agent, but not the one just sent."""
    given = {"held": {"sardaukar_recall": [0]}}
    game = begin(choam=given, p0={"hand": ["diplomacy"], "spice": 4})
    resolve_all(play(game, "card:diplomacy space:sardaukar"))
    assert (done(game, 0), game.players[0].agents) == (["sardaukar_recall"], 1)
    other = begin(choam=given, p0={"hand": ["diplomacy"], "spice": 4, "agents_at": ["arrakeen"]})
    play(other, "card:diplomacy space:sardaukar contract:sardaukar_recall")
    assert options(other) == ["space:arrakeen"]
    other.act("space:arrakeen")
    assert other.players[0].agents_at == [other.rules.space["sardaukar"]]


# --- harvests ----------------------------------------------------------------------------
@rule("UPR-20.4")
def test_a_harvest_counts_the_spice_of_the_whole_turn_at_a_maker_space() -> None:
    given = {"held": {"harvest_3": [0], "harvest_4": [0]}}
    game = begin(choam=given, bonus_spice={"hagga_basin": 1}, p0={"hand": ["dune_the_desert_planet"], "water": 1})
    resolve_all(play(game, "card:dune_the_desert_planet space:hagga_basin"))
    assert (done(game, 0), held(game, 0)) == (["harvest_3"], ["harvest_4"])
    assert (game.players[0].spice, game.players[0].solari) == (3, 3)
    little = begin(choam=given, p0={"hand": ["dune_the_desert_planet"], "water": 1})
    resolve_all(play(little, "card:dune_the_desert_planet space:hagga_basin"))
    assert (done(little, 0), little.players[0].spice) == ([], 2)


@rule("UPR-20.4")
def test_spice_gained_elsewhere_completes_no_harvest() -> None:
    game = begin(choam={"held": {"harvest_3": [0]}}, p0={"hand": ["dagger"], "solari": 5, "council": True})
    resolve_all(play(game, "card:dagger space:high_council"))
    assert game.players[0].spice == 2
    game.players[0].spice += 1
    game.spice_gained += 1
    assert done(game, 0) == []


@rule("UPR-20.4", "UPR-23.17")
def test_spice_of_the_own_control_counts() -> None:
    game = begin(
        choam={"held": {"harvest_3": [0]}},
        control={"imperial_basin": 0},
        bonus_spice={"imperial_basin": 1},
        p0={"hand": ["dune_the_desert_planet"]},
    )
    resolve_all(play(game, "card:dune_the_desert_planet space:imperial_basin"))
    assert (done(game, 0), game.players[0].spice) == (["harvest_3"], 3)


@rule("UPR-20.4", "UPR-23.17")
def test_spice_spent_does_not_lessen_the_harvest() -> None:
    """Lady Jessica's Signet Ring takes a spice of those harvested."""
    game = begin(
        choam={"held": {"harvest_3": [0]}},
        leaders=["lady_jessica", "gurney_halleck", "muad_dib", "lady_amber_metulli"],
        bonus_spice={"imperial_basin": 1},
        p0={"hand": ["signet_ring"], "spice": 0},
    )
    play(game, "card:signet_ring space:imperial_basin")
    assert game.players[0].spice == 2
    game.act("box:signet_ring")
    assert (game.players[0].spice, game.spice_gained, done(game, 0)) == (1, 2, [])
    game.bonus_spice[game.rules.space["imperial_basin"]] = 0
    rich = begin(
        choam={"held": {"harvest_3": [0]}},
        leaders=["lady_jessica", "gurney_halleck", "muad_dib", "lady_amber_metulli"],
        bonus_spice={"imperial_basin": 2},
        p0={"hand": ["signet_ring"], "spice": 0},
    )
    play(rich, "card:signet_ring space:imperial_basin box:signet_ring")
    assert (rich.players[0].spice, done(rich, 0), rich.players[0].solari) == (2, ["harvest_3"], 3)


@rule("UPR-20.4")
def test_a_harvest_may_be_taken_after_the_spice() -> None:
    """In the same turn: here by an icon that the test puts among the open effects."""
    game = begin(choam={"offer": ["harvest_3"], "bank": []}, bonus_spice={"hagga_basin": 2},
                 p0={"hand": ["dune_the_desert_planet"], "water": 1})  # fmt: skip
    play(game, "card:dune_the_desert_planet space:hagga_basin")
    while "end" not in options(game):
        game.act(options(game)[0])
    assert game.spice_gained >= 4
    icon = game.rules.space_parts[game.rules.space["dutiful_service"]][0]
    game.todo.append((game.rules.vocabulary.number("box:space"), icon))
    game.options_now = None
    game.act("box:space")
    assert (done(game, 0), game.players[0].solari) == (["harvest_3"], 3)


# --- at once, and by acquiring -------------------------------------------------------------
@rule("UPR-20.5", "UPR-20.7")
def test_immediate_is_completed_on_being_taken() -> None:
    game = begin(choam={"offer": ["immediate", "espionage"], "bank": []}, p0={"hand": ["diplomacy"], "solari": 0})
    play(game, "card:diplomacy space:dutiful_service box:space contract:immediate")
    assert (done(game, 0), held(game, 0), game.players[0].solari) == (["immediate"], [], 2)


@rule("UPR-20.5")
def test_the_spice_must_flow_completes_its_contract() -> None:
    game = begin(
        choam={
            "held": {
                "acquire_the_spice_must_flow": [
                    0,
                ]
            }
        },
        p0={"hand": ["convincing_argument", "convincing_argument"], "solari": 0},
    )
    play(game, "reveal")
    game.players[0].persuasion = 11
    game.options_now = None
    play(game, "acquire:prepare_the_way")
    assert done(game, 0) == []
    play(game, "acquire:the_spice_must_flow")
    assert done(game, 0) == ["acquire_the_spice_must_flow"]
    resolve_all(game)
    assert (game.players[0].solari, game.players[0].influence[1], game.players[0].vp) == (3, 1, 2)


@rule("UPR-20.5")
def test_a_card_acquired_before_does_not_count() -> None:
    game = begin(choam={"offer": FILLER}, p0={"discard": ["the_spice_must_flow"], "hand": ["diplomacy"]})
    contracts_of(game).offer = [game.rules.of(CONTRACT).by_id["acquire_the_spice_must_flow"]]
    contracts_of(game).bank = []
    play(game, "card:diplomacy space:dutiful_service box:space")
    assert held(game, 0) == ["acquire_the_spice_must_flow"]


# --- Shaddam -------------------------------------------------------------------------------
@rule("UPR-20.9", "UPR-20.2")
def test_shaddam_may_take_a_contract_that_was_set_aside() -> None:
    game = begin(choam={"offer": FILLER}, leaders=SHADDAM, p0={"hand": ["diplomacy"]}, p1={"hand": ["diplomacy"]})
    before = len(contracts_of(game).bank)
    play(game, "card:diplomacy space:dutiful_service box:space")
    assert set(options(game)) == {f"contract:{id}" for id in (*FILLER, "sardaukar_cards", "sardaukar_recall")}
    game.act("contract:sardaukar_recall")
    part = contracts_of(game)
    assert (held(game, 0), names(part.aside)) == (["sardaukar_recall"], ["sardaukar_cards"])
    assert (offer(game), len(part.bank)) == (FILLER, before)  # nothing takes its place
    game.players[0].agents_at = []
    game.players[0].agents = 2
    resolve_all(game)
    play(game, "end card:diplomacy space:dutiful_service box:space")
    assert set(options(game)) == {f"contract:{id}" for id in FILLER}  # nobody else may


@rule("UPR-23.11", "UPR-20.2")
def test_shaddam_chooses_when_market_and_bank_are_empty() -> None:
    for word, solari, taken in (("none", 2, []), ("contract:sardaukar_cards", 0, ["sardaukar_cards"])):
        game = begin(choam={"offer": [], "bank": []}, leaders=SHADDAM, p0={"hand": ["diplomacy"], "solari": 0})
        play(game, "card:diplomacy space:dutiful_service box:space")
        assert set(options(game)) == {"contract:sardaukar_cards", "contract:sardaukar_recall", "none"}
        game.act(word)
        assert (game.players[0].solari, held(game, 0)) == (solari, taken)
