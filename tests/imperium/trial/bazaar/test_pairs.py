"""Two cards played with one Agent: chosen, sent, resolved, kept in bytes and views."""

from __future__ import annotations

from random import Random
from typing import Any

import sandtable
from sandtable.core.fluent import Words
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.position import build
from sandtable.imperium.lab.sorts import faults
from sandtable.imperium.rules.acts import in_play, leave_play
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.turn_cards import still_there, twins
from sandtable.imperium.tell import table
from sandtable.imperium.tell.telling import tell_decision, tell_event
from tests.imperium.trial.bazaar.meta import META

NAMES = ["Ann", "Ben", "Cid"]


def holding(*hand: str, **own: Any) -> Game:
    given = {"hand": list(hand), "deck": ["reconnaissance", "seek_allies"], "solari": 0, "garrison": 3, **own}
    game = build({"seats": 3, "players": {0: given}}, "bazaar")
    game.listen()
    return game


def cards(game: Game) -> list[str]:
    return [word for word in game.decision(0).words() if word.startswith("card:")]


def ids(game: Game, kinds: list[int]) -> list[str]:
    by_kind = {kind: id for id, kind in game.rules.card.items()}
    return [by_kind[kind] for kind in kinds]


# --- which cards may be chosen -----------------------------------------------------------
def test_a_module_changes_which_cards_may_be_chosen() -> None:
    assert cards(holding("caravan")) == []  # it has an icon, but nothing to go with
    assert cards(holding("pack_animal", "pack_animal")) == []  # neither has an icon
    assert cards(holding("pack_animal", "dagger")) == ["card:pack_animal", "card:dagger"]
    assert cards(holding("caravan", "caravan")) == ["card:caravan"]
    game = holding("caravan")
    looked = table.look(game, 0, Words("en"), NAMES)
    assert looked["closed"]["card:caravan"] == [{"text": "You have no card to play with it", "rule": "BAZ-4"}]
    assert looked["reach"] == {}
    reach = table.look(holding("pack_animal", "dagger"), 0, Words("en"), NAMES)["reach"]
    assert reach["card:pack_animal"] == reach["card:dagger"] != []


def test_a_card_without_a_partner_is_played_alone() -> None:
    game = holding("pack_animal", "dagger")
    game.act("card:dagger")
    assert game.decision(0).kind == "space"
    game.act("space:swordmaster" if "space:swordmaster" in game.decision(0).words() else game.decision(0).words()[0])
    assert ids(game, game.turn_cards) == ["dagger"]


# --- one Agent, two cards ----------------------------------------------------------------
def test_one_agent_is_sent_with_the_icons_of_either() -> None:
    game = holding("pack_animal", "caravan", "dagger")
    game.act("card:pack_animal")
    decision = game.decision(0)
    assert (decision.kind, decision.words()) == ("partner", ["card:caravan", "card:dagger"])
    assert tell_decision(decision, Words("en"), game) == "Pack Animal: Which card do you play with it?"
    assert policy.best(game, 0, decision.options) in decision.options
    game.act("card:caravan")
    assert ids(game, game.joining) == ["caravan"]
    assert game.decision(0).kind == "space"
    assert {"space:arrakeen", "space:carthag"} <= set(game.decision(0).words())  # the icon of the second
    agents = game.players[0].agents
    game.take_events()
    game.act("space:arrakeen")
    p = game.players[0]
    assert (p.agents, ids(game, game.turn_cards), game.joining) == (agents - 1, ["pack_animal", "caravan"], [])
    assert sorted(ids(game, p.play)) == ["caravan", "pack_animal"]
    assert ids(game, p.hand) == ["dagger"]
    told = [tell_event(event, Words("en"), NAMES) for event in game.take_events()]
    assert told[:2] == ["Ann plays Pack Animal", "Ann plays Caravan"]
    assert p.solari == 1  # the box of the first resolves itself
    assert p.garrison == 3 + 1 + 1  # those of the second and of the space
    check(game)


def test_both_boxes_are_open() -> None:
    game = holding("caravan", "assassination_mission", "signet_ring")
    game.act("card:caravan")
    game.act("card:signet_ring")
    game.act("space:carthag")
    boxes = [game.vocabulary.words[word] for word, _ in game.todo]
    assert "box:signet_ring" in boxes
    sources = {thing_name(event.cause) for event in game.take_events() if event.kind == "recruit"}
    assert {"card:caravan", "space:carthag"} <= sources  # these have resolved themselves


def test_two_pieces_of_one_name_are_told_apart() -> None:
    game = holding("caravan", "caravan", play=["caravan"])
    game.act("card:caravan")
    game.act("card:caravan")
    assert ids(game, game.players[0].shown_hand) == ["caravan", "caravan"]
    game.act("space:carthag")
    kind = game.rules.card["caravan"]
    assert (game.turn_cards, still_there(game, kind), twins(game, 0)) == ([kind, kind], 2, [0])
    leave_play(game, 0, kind)
    assert (game.turn_card_left, still_there(game, kind)) == (1, 1)
    leave_play(game, 0, kind)
    assert (game.turn_card_left, still_there(game, kind)) == (3, 0)
    assert not in_play(game, 0, kind)  # the third lies there, but it is none of this turn
    assert game.players[0].play == [kind]


# --- bytes, views, observations ----------------------------------------------------------
def test_further_cards_are_packed_only_if_there_are_any() -> None:
    game = holding("pack_animal", "dagger")
    keys = set(game.pack())
    game.act("card:pack_animal")
    game.act("card:dagger")
    assert set(game.pack()) == keys | {"joining"}
    assert from_bytes(game.to_bytes()) == game
    assert game.clone().joining == game.joining
    game.act(game.decision(0).words()[0])
    assert set(game.pack()) - keys <= {"further_cards", "sparse"}
    again = from_bytes(game.to_bytes())
    assert again == game
    assert again.turn_cards == game.turn_cards
    assert game.pack()["further_cards"] == [game.rules.card["dagger"]]
    alone = holding("dagger")
    alone.act("card:dagger")
    alone.act(alone.decision(0).words()[0])
    assert "further_cards" not in alone.pack()


def test_others_see_both_cards() -> None:
    game = holding("pack_animal", "dagger", "diplomacy")
    game.act("card:pack_animal")
    game.act("card:dagger")
    other = game.view(1)
    assert other.known.joining == game.joining
    assert sorted(ids(game, game.players[0].shown_hand)) == ["dagger", "pack_animal"]
    for seed in range(5):
        world = game.resample(1, Rng(seed))
        check(world)
        assert {"dagger", "pack_animal"} <= set(ids(world, world.players[0].hand))
    layout = meta("bazaar").part("observation").layout("bazaar", META.check({"seats": 3}))
    row = layout.decode(layout.encode_state(game, 1))
    assert sum(row["played_with"]) == 1
    game.act(game.decision(0).words()[0])
    row = layout.decode(layout.encode_state(game, 1))
    assert row["played_with"][layout.kinds["card"].index("dagger")] == 1


def test_the_turn_leaves_nothing_behind() -> None:
    game = holding("pack_animal", "dagger")
    for word in ("card:pack_animal", "card:dagger"):
        game.act(word)
    game.act(game.decision(0).words()[0])
    while game.to_act == [0]:
        words = game.decision(0).words()
        game.act("end" if "end" in words else words[0])
    assert (game.turn_cards, game.joining, game.turn_card_left) == ([], [], 0)


def test_nothing_is_forgotten_and_games_are_played_to_the_end() -> None:
    assert faults("bazaar", META.check({"seats": 3})) == []
    met: set[str] = set()
    pairs = 0
    for seed in range(16):
        random = Random(seed)
        game = sandtable.new("bazaar", seats=1 + seed % 4, seed=seed)
        assert isinstance(game, Game)
        while not game.over:
            decision = game.decision(game.to_act[0])
            met |= {decision.kind}
            pairs += len(game.turn_cards) > 1
            if random.random() < 0.05:
                check(game)
                assert from_bytes(game.to_bytes()) == game
            if seed % 2:
                game.apply(decision.seat, policy.best(game, decision.seat, decision.options))
            else:
                game.apply(decision.seat, random.choice(decision.options))
        check(game)
    assert "partner" in met
    assert pairs > 10
