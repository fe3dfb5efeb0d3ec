"""Section 20: contracts in views, bytes and words, for bots, and outside an Agent turn."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import BadScenario
from sandtable.core.fluent import Words, languages
from sandtable.core.rng import Rng
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.rules.catalog import LEADERS
from sandtable.imperium.rules.game import from_bytes
from sandtable.imperium.rules.state import COMBAT
from sandtable.imperium.tell.contents import content
from sandtable.imperium.tell.pieces import lines, name_of
from sandtable.imperium.tell.telling import tell_option
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.choam import FILLER, SHADDAM, done, held, new, resolve_all


# --- what is seen, kept and checked --------------------------------------------------------
@rule("UPR-3.13")
def test_all_but_the_order_of_the_bank_lies_open() -> None:
    given = {"offer": FILLER, "held": {"espionage": [1]}, "done": {"immediate": [2]}}
    game = begin(choam=given, p0={"hand": ["diplomacy"]})
    for seat in range(4):
        view = game.view(seat).as_dict()["choam"]
        assert view["offer"] == FILLER
        assert (view["held"]["espionage"], view["done"]["immediate"]) == ([1], [2])
        assert view["bank"] == 16
    turned = game.clone()
    contracts_of(turned).bank.reverse()
    assert [turned.view(seat) for seat in range(4)] == [game.view(seat) for seat in range(4)]
    orders = {tuple(contracts_of(game.resample(0, Rng(seed))).bank) for seed in range(5)}
    assert len(orders) == 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(contracts_of(game).bank))}


def test_bytes_and_clones_keep_the_contracts() -> None:
    game = begin(choam={"offer": FILLER, "held": {"espionage": [1]}}, p0={"hand": ["diplomacy"]})
    again = from_bytes(game.to_bytes())
    assert again == game
    assert contracts_of(again).pack() == contracts_of(game).pack()
    contracts_of(again).held[1].clear()
    assert held(game, 1) == ["espionage"]


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        ("offer", "3 contracts lie open"),
        ("aside", "was set aside"),
        ("twice", "choam: contracts"),
    ],
)
def test_impossible_positions_are_found(spoil: str, fault: str) -> None:
    game = begin(choam={"offer": FILLER}, p0={"hand": ["diplomacy"]})
    check(game)
    part = contracts_of(game)
    if spoil == "offer":
        part.offer.append(part.bank.pop())
    elif spoil == "aside":
        part.aside.append(part.bank.pop(next(i for i, k in enumerate(part.bank) if not CONTRACTS[k].aside_for)))
    else:
        part.held[0].append(part.offer[0])
    with pytest.raises(InvariantBroken, match=fault):
        check(game)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"offer": ["no_such"]}, "there is no contract 'no_such' left"),
        ({"held": {"immediate": [0, 1]}}, "there is no contract 'immediate' left"),
        ({"held": {"immediate": [7]}}, "there is no player 7"),
        ({"open": []}, "there is no 'open'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        begin(choam=given)


# --- bots ----------------------------------------------------------------------------------
def test_a_bot_takes_the_contract_it_can_complete() -> None:
    """Arrakeen costs nothing and two cards lead there; the Heighliner costs five spice it does not have."""
    given = {"offer": ["heighliner_water", "arrakeen_water"], "bank": []}
    game = begin(choam=given, p0={"hand": ["diplomacy", "reconnaissance", "signet_ring"]})
    play(game, "card:diplomacy space:dutiful_service box:space")
    decision = game.decision(0)
    assert decision.words()[decision.options.index(policy.best(game, 0, decision.options))] == "contract:arrakeen_water"


def test_a_bot_goes_where_its_contract_is_completed() -> None:
    hand = {"hand": ["reconnaissance"], "water": 2, "spice": 1}
    plain = begin(p0=hand)
    play(plain, "card:reconnaissance")
    paid = begin(choam={"held": {"spice_refinery_cards": [0]}, "offer": FILLER}, p0=hand)
    play(paid, "card:reconnaissance")
    scores = []
    for game in (plain, paid):
        decision = game.decision(0)
        words = decision.words()
        found = dict(zip(words, policy.scores(game, 0, decision.options), strict=True))
        scores.append(found["space:spice_refinery"] - found["space:arrakeen"])
    assert scores[1] > scores[0] + 1.0


def test_leaders_at_the_table_are_named_by_their_own_pieces() -> None:
    game = new(seats=4, choam=True, leaders=SHADDAM)
    assert [LEADERS[p.leader].id for p in game.players] == SHADDAM


def test_bots_do_not_count_on_deploying_with_shaddams_signet_ring() -> None:
    scores = []
    for leader in ("shaddam_corrino_iv", "gurney_halleck"):
        others = [other for other in SHADDAM if other != leader][:3]
        game = begin(choam={}, leaders=[leader, *others], p0={"hand": ["signet_ring"], "garrison": 6})
        play(game, "card:signet_ring")
        decision = game.decision(0)
        found = dict(zip(decision.words(), policy.scores(game, 0, decision.options), strict=True))
        scores.append(found["space:arrakeen"] - found["space:assembly_hall"])
    assert scores[0] < scores[1]


# --- words ---------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", languages())
def test_contracts_are_put_into_words(lang: str) -> None:
    words = Words(lang)
    game = begin(choam={"held": {"arrakeen_spy": [0]}, "offer": FILLER}, p0={"hand": ["reconnaissance", "diplomacy"]})
    for kind in game.rules.of(CONTRACT).kinds:
        said = dict(lines(CONTRACTS[kind], words))
        assert said["done"]
        assert said["effect"]
        assert ("needs" in said) == bool(CONTRACTS[kind].aside_for)
        assert name_of(CONTRACTS[kind], words)
    there = content(game.rules, words)["contracts"]
    assert set(there) == {CONTRACTS[kind].id for kind in game.rules.of(CONTRACT).kinds}
    other = play(game.clone(), "card:diplomacy space:dutiful_service box:space")
    decision = other.decision(0)
    labels = [tell_option(decision, option, words, other) for option in decision.options]
    assert name_of(CONTRACTS[game.rules.of(CONTRACT).by_id["deliver_supplies"]], words) in labels[0]
    assert there["deliver_supplies"]["draw"] == ["3", "solari"]
    play(game, "card:reconnaissance space:arrakeen")
    decision = game.decision(0)
    option = decision.options[decision.words().index("contract:arrakeen_spy")]
    name = name_of(CONTRACTS[game.rules.of(CONTRACT).by_id["arrakeen_spy"]], words)
    assert name in tell_option(decision, option, words, game)
    assert name in tell_option(decision, option, words)
    assert tell_option(decision, option, words, game) != tell_option(decision, option, words)


# --- outside an Agent turn -----------------------------------------------------------------
@rule("UPR-20.5", "UPR-16.1")
def test_a_contract_taken_in_combat_pays_at_once() -> None:
    game = begin(
        phase="combat",
        choam={"offer": ["immediate", "espionage"], "bank": []},
        p0={"conflict": 2, "intrigue": ["reach_agreement"], "solari": 0},
        p1={"conflict": 1},
    )
    play(game, "intrigue:reach_agreement")
    while "contract:immediate" not in options(game):
        game.act(options(game)[0])
    game.act("contract:immediate")
    assert (done(game, 0), game.players[0].solari) == (["immediate"], 2)
    check(game)


@rule("UPR-23.10", "UPR-16.10")
def test_a_sandworm_doubles_the_contracts_of_a_reward() -> None:
    game = begin(
        phase="combat",
        conflict="trade_dispute",
        choam={"offer": ["immediate", "espionage"], "bank": ["harvest_3"]},
        worms={"sandworms": [1, 0, 0, 0]},
        p0={"conflict": 2, "solari": 0},
        p1={"conflict": 1},
    )
    while game.phase == COMBAT and not game.over:
        words = options(game)
        game.act(next((word for word in words if word.startswith("contract:")), words[0]))
    assert sorted(held(game, 0) + done(game, 0)) == ["espionage", "immediate"]
    assert game.players[0].solari == 2


@rule("UPR-20.4")
def test_spice_gained_before_the_agent_is_sent_counts_for_a_harvest() -> None:
    game = begin(
        choam={"held": {"harvest_3": [0]}},
        bonus_spice={"imperial_basin": 1},
        p0={"hand": ["dune_the_desert_planet"]},
    )
    game.spice_gained = 1  # as a Plot card at the start of the turn gives it
    finished = resolve_all(play(game, "card:dune_the_desert_planet space:imperial_basin"))
    assert done(finished, 0) == ["harvest_3"]
