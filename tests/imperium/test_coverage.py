"""Coverage demands nothing impossible, and lists everything that occurs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.lab.coverage import RARE, Coverage, needed, reachable_nodes, unreached
from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.event_rules import events_of
from sandtable.imperium.rules.game import Game
from sandtable.scenario import load
from tests.imperium.base.pieces import CARDS, NODES, RULES, SIGNET_RING, SPACES

GAMES = 60
SCENARIOS = Path(__file__).resolve().parent / "base" / "scenarios"


def options(**given: Any) -> dict[str, Any]:
    return meta("imperium").check(given)


def played(games: int, **given: Any) -> Coverage:
    seen = Coverage()
    full = options(**given)
    for seed in range(games):
        rng = Rng(seed + 1000)
        game = meta("imperium").new(seed, full, listen=True, trace=seen.trace)
        assert isinstance(game, Game)
        while not game.over:
            decision = game.decision(game.to_act[0])
            seen.decision(decision)
            game.apply(decision.seat, decision.options[rng.below(len(decision.options))])
        seen.game(game)
    return seen


def test_effects_left_out_of_the_coverage_are_never_done() -> None:
    """Empty boxes, boxes that are opened part by part, and the Signet Ring, whose place the Leader takes."""
    left_out = {node.id for node in NODES} - set(reachable_nodes(RULES))
    for id in left_out:
        node = NODES[id]
        whole_box = node.op == fx.ALL and "." not in node.where
        assert node.op == fx.NOTHING or whole_box or id == CARDS[SIGNET_RING].agent.id, node.where
    done = {id for id in played(GAMES).trace if id >= 0}
    assert done & left_out == set()


def test_parts_of_what_is_left_out_are_asked_for() -> None:
    asked = set(reachable_nodes(RULES))
    for node in NODES:
        assert all(kid.id in asked for kid in node.kids), node.where


def test_every_id_stands_once() -> None:
    for seats in (1, 2, 3, 4):
        ids = needed(options(seats=seats))
        assert len(ids) == len(set(ids))


def test_most_occurs_in_few_games_of_four() -> None:
    full = options(seats=4)
    reached = played(2 * GAMES, seats=4).reached()
    left = unreached(full, reached)
    assert len(left) < 0.1 * len(needed(full)), left
    assert {f"space:{space.id} visited" for space in SPACES} <= reached


def test_options_say_what_can_occur() -> None:
    four = set(needed(options(seats=4)))
    assert "conflict:skirmish_a third" in four
    assert "decision:leader" not in four
    assert not any(id.startswith(("hagal:", "difficulty:")) for id in four)
    assert "decision:leader" in needed(options(seats=4, leaders="draft"))
    three = set(needed(options(seats=3)))
    assert not any(" third" in id for id in three)
    assert four - three == {id for id in four if " third" in id}
    fixed = set(needed(options(seats=3, leaders=["paul_atreides", "glossu_rabban", "earl_memnon_thorvald"])))
    assert "leader:earl_memnon_thorvald connections" in fixed
    assert not any("helena" in id or "baron" in id for id in fixed)
    assert not {"decision:aside", "decision:tokens", "event:masterstroke"} & fixed
    two = set(needed(options(seats=2)))
    assert "hagal:hagal_arrakeen_2p effect" in two
    assert "hagal:hagal_arrakeen_1p effect.2" not in two
    alone = set(needed(options(seats=1)))
    assert {"hagal:hagal_arrakeen_1p effect.2", "decision:rival_faction", "difficulty:mercenary extra"} <= alone
    assert "difficulty:mercenary extra" not in needed(options(seats=1, difficulty="sardaukar"))


def test_every_kind_of_decision_and_event_is_asked_for_somewhere() -> None:
    everything: set[str] = set()
    for seats in (1, 2, 3, 4):
        everything |= set(needed(options(seats=seats, leaders="draft")))
    assert {f"decision:{kind}" for kind in KINDS.values()} <= everything
    assert {f"event:{kind}" for kind in events_of(())} <= everything
    for level in ("sardaukar", "mentat", "kwisatz_haderach"):
        everything |= set(needed(options(seats=1, difficulty=level)))
    assert {NODES[id].where for id in reachable_nodes(RULES)} <= everything


def test_unreached_keeps_the_order_and_forgets_nothing() -> None:
    full = options(seats=4)
    ids = needed(full)
    assert unreached(full, set()) == ids
    assert unreached(full, set(ids)) == []
    assert unreached(full, set(ids) - {ids[3], ids[1]}) == [ids[1], ids[3]]


def test_a_space_closed_by_the_level_is_not_asked_for() -> None:
    assert "space:swordmaster visited" in needed(options(seats=1, difficulty="mentat"))
    assert not [id for id in needed(options(seats=1, difficulty="kwisatz_haderach")) if "space:swordmaster" in id]


def test_rare_questions_have_a_scenario() -> None:
    """A rare thing is exempt from turning up only because a scenario makes it happen, and it can occur at all."""
    scenarios = {scenario.id: scenario for scenario in load(SCENARIOS)}
    everything = set(needed(options(seats=4)))
    for rare, shown_by in RARE.items():
        assert rare in everything, rare
        assert scenarios[shown_by].run().passed, shown_by
