"""Cards and powers of any time are played by wishes: free words that act at the next moment that allows it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from sandtable.arena.playing import Course, play_out
from sandtable.bots import make
from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game, new
from sandtable.classic.rules.words import VOCABULARY
from sandtable.core.decisions import Decision
from sandtable.core.record import Record
from sandtable.core.titles import meta
from tests.citing import rule

GONE = ["karama", "karama", "truthtrance", "tleilaxu_ghola"]


def game_of(phase: str, hands: dict[str, list[str]], **more: Any) -> Game:
    """Return a game of Emperor, Harkonnen and Fremen in which nobody has wished for anything."""
    ids = ["emperor", "harkonnen", "fremen"]
    given = more.pop("players", {})
    players = {seat: {"faction": id, "spice": 6, "hand": hands.get(id, []), **given.get(id, {})}
               for seat, id in enumerate(ids)}  # fmt: skip
    return build({"seats": 3, "phase": phase, "players": players, "order": ids, "attentive": False, **more})


def say(game: Game, seat: int, *words: str) -> None:
    for word in words:
        game.apply(seat, VOCABULARY.number(word))


def kind(game: Game) -> tuple[str, list[int]]:
    return game.decision(game.to_act[0]).kind, list(game.to_act)


@rule("CLA-17.2")
def test_nobody_is_asked_who_does_not_wish_it() -> None:
    hands = {"emperor": ["truthtrance"], "harkonnen": ["tleilaxu_ghola"]}
    game = game_of("storm", hands, moment=True, players={"harkonnen": {"tanks": 4}})
    assert kind(game)[0] == "storm_dial"


@rule("CLA-17.2", "CLA-17.4")
def test_a_wish_acts_at_once_while_another_is_asked() -> None:
    game = game_of("shipment_movement", {"harkonnen": ["truthtrance"]})
    assert kind(game) == ("ship", [0])
    before = game.decision(0).number
    say(game, 1, "want:truthtrance")
    assert kind(game) == ("truthtrance", [1])
    assert game.said == 0
    say(game, 1, "faction:emperor", "treachery:shield")
    assert kind(game) == ("ship", [0])
    assert game.decision(0).number > before
    assert game.hands[1] == []


@rule("CLA-21.5")
def test_a_wish_waits_for_the_next_moment() -> None:
    """Amal is played at the start of a phase: within one, the wish waits for the next."""
    game = game_of("shipment_movement", {"fremen": ["amal"]}, treachery_more=True)
    say(game, 0, "pass")
    assert kind(game)[1] == [1]
    say(game, 2, "want:amal")
    assert game.hands[2]
    assert game.said == 1
    while game.hands[2]:
        game.apply(game.to_act[0], game.decision(game.to_act[0]).options[0])
    assert game.spice == [3, 3, 3]


@rule("CLA-21.5")
def test_the_start_of_a_phase_lasts_until_its_first_answer() -> None:
    game = game_of("shipment_movement", {"fremen": ["amal"]}, treachery_more=True)
    say(game, 2, "want:amal")
    assert game.spice == [3, 3, 3]
    assert kind(game) == ("ship", [0])


@rule("CLA-17.3", "CLA-10.5")
def test_a_ghola_while_plans_are_made() -> None:
    """Plans that were made are void; the revived leader can fight at once, and nobody is leaderless any more."""
    dead = ["hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar"]
    game = game_of("battle", {"emperor": ["tleilaxu_ghola"]}, forces={"basin@8": {"emperor": 1, "harkonnen": 2}},
                   players={"emperor": {"dead": dead}}, treachery_discard=GONE[:3])  # fmt: skip
    assert kind(game) == ("plan", [0, 1])
    assert game.decision(0).words() == ["none"]
    say(game, 1, "leader:umman_kudu", "none", "none", "no", "dial:1", "number:0")
    assert game.sealed == 6
    watched = game.view(2)
    say(game, 0, "want:tleilaxu_ghola")
    assert game.sealed == 0
    assert kind(game) == ("ghola", [0])
    assert watched.known.answers[1] == []
    say(game, 0, "leader:caid")
    assert kind(game) == ("plan", [0, 1])
    assert "leader:caid" in game.decision(0).words()


@rule("CLA-20.6")
def test_atreides_see_a_plan_that_is_being_made() -> None:
    players = {0: {"faction": "atreides", "hand": ["karama"]}, 1: {"faction": "harkonnen"}, 2: {"faction": "emperor"}}
    game = build({"seats": 3, "phase": "battle", "players": players, "advanced": True, "attentive": False,
                  "order": ["harkonnen", "emperor", "atreides"], "treachery_discard": GONE[1:],
                  "forces": {"basin@8": {"harkonnen": 1, "emperor": 2}}})  # fmt: skip
    assert kind(game) == ("plan", [1, 2])
    say(game, 0, "want:power")
    assert kind(game) == ("see_plan", [0])
    say(game, 0, "faction:emperor")
    assert kind(game) == ("plan", [2])


@rule("CLA-20.2", "CLA-17.2")
def test_a_record_leaves_out_what_a_wish_has_voided() -> None:
    """Answers that were sealed when a wish acted are in no record, and the record plays again."""
    options = {"seats": 3, "factions": ["emperor", "harkonnen", "fremen"]}
    for seed in range(200):
        record = Record("classic", seed, options)
        state: Any = record.state
        for _ in range(400):
            if state.over:
                break
            wishes = [(seat, word) for seat in range(3) for word in state.free_options(seat)
                      if VOCABULARY.words[word].startswith("want:tr")]  # fmt: skip
            if state.sealed and wishes:
                sealed, count = state.sealed, len(record)
                record.apply(*wishes[0])
                if state.said == 0:
                    assert len(record) == count + 1 - sealed
                    again = Record.from_json(record.to_json())
                    assert again.state.digest() == state.digest()
                    return
            decision = state.decision(state.to_act[-1])
            record.apply(decision.seat, decision.options[0 if decision.kind != "bid" else -1])
    raise AssertionError("no wish has interrupted a group")


@rule("CLA-16.3")
def test_the_emperor_gives_without_being_asked() -> None:
    game = game_of("shipment_movement", {}, allies=[["emperor", "fremen"]])
    game.wishes = [0, 0, 0]
    while game.decision(game.to_act[0]).kind == "support":
        game.apply(game.to_act[0], VOCABULARY.number("number:0"))
    words = [VOCABULARY.words[word] for word in game.free_options(0)]
    assert "want:gift" in words
    assert "want:gift" not in [VOCABULARY.words[word] for word in game.free_options(2)]


@rule("CLA-17.2")
def test_a_wish_can_be_forgotten() -> None:
    game = game_of("bidding", {"fremen": ["thumper"]}, treachery_more=True, treachery_discard=GONE)
    say(game, 2, "want:thumper")
    assert game.wishes[2]
    say(game, 2, "forget:thumper", "hold:thumper", "forget:thumper")
    assert game.wishes[2] == 0


def note(asked: list[str], decision: Decision) -> None:
    asked.append(decision.kind)


@pytest.mark.parametrize("seed", [4, 5])
@rule("CLA-17.2", "CLA-20.6")
def test_bots_still_play_their_cards_of_any_time(seed: int) -> None:
    """Greedy bots wish for cards and powers and never wait to be asked; in some games they play several."""
    played: set[str] = set()
    for more in range(4):
        game = new("classic", seed + 10 * more, meta("classic").check({"seats": 6, "advanced": True}), listen=True)
        asked: list[str] = []
        play_out(game, [make("G") for _ in range(6)], seed, Course(6), before=partial(note, asked))
        assert "moment" not in asked
        played |= {VOCABULARY.words[event.thing] for event in game.take_events() if event.kind in ("played", "power")}
    assert {"treachery:tleilaxu_ghola", "treachery:karama"} & played
