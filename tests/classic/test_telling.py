"""Log lines of events are whole sentences: who does what to whom, and when."""

from __future__ import annotations

import re
from random import Random
from typing import cast

import pytest

import sandtable
from sandtable.classic.content.factions import ABILITIES, FACTION_NUMBER
from sandtable.classic.content.phases import BATTLE, BIDDING, SHIPMENT_MOVEMENT, SPICE_BLOW, STORM
from sandtable.classic.rules.event_rules import PHASE_RULES, rule_behind
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import ABILITY, FACTION, NO, NOW, PAUSE, VOCABULARY, YES
from sandtable.classic.tell.telling import tell_decision, tell_event
from sandtable.core.events import EVERYONE, Event
from sandtable.core.fluent import Words
from sandtable.rulebook import rules
from tests.citing import rule

NAMES = ["Ana", "Ben"]
EMPEROR = FACTION + FACTION_NUMBER["emperor"]


def said(kind: str, amount: int = 0, thing: int = 0, cause: int = 0) -> str:
    return tell_event(Event(kind, 0, amount, thing, cause, EVERYONE, 0, ""), Words("en"), NAMES)


def test_a_deal_says_who_pays_whom_and_when() -> None:
    assert said("deal", 2, EMPEROR, NOW) == "Ana pays Emperor 2 spice at once"
    assert said("deal", 2, EMPEROR, PAUSE) == "Ana promises Emperor 2 spice for the Mentat Pause"


def test_an_offer_says_what_either_side_gives() -> None:
    sums = ((NOW, 3, EVERYONE), (PAUSE, 0, EVERYONE), (NOW, 0, EVERYONE), (PAUSE, 2, EVERYONE))
    items = ((FACTION, 0, EVERYONE), (EMPEROR, 0, EVERYONE), *sums)
    offer = Event("offered", 0, 0, 0, 0, EVERYONE, 0, "", items)
    wanted = "Atreides offers Emperor a deal: Atreides gives 3 spice now, Emperor gives 2 spice at the Mentat Pause"
    assert tell_event(offer, Words("en"), NAMES) == wanted
    offer.items += ((0, 7, EVERYONE),)
    assert tell_event(offer, Words("en"), NAMES) == f"{wanted}, terms in words"


@pytest.mark.parametrize(
    ("word", "question"),
    [
        ("treachery:lasgun", "Do you hold Lasgun?"),
        ("leader:chani", "Is Chani in your pay?"),
        ("faction:fremen", "Did you predict that Fremen wins?"),
        ("number:4", "Did you predict a win on turn 4?"),
    ],
)
def test_a_truthtrance_is_told_with_its_question(word: str, question: str) -> None:
    assert said("truth", YES, VOCABULARY.number(word), EMPEROR) == f"Emperor asks Ana: {question} Yes."
    assert said("truth", NO, VOCABULARY.number(word), EMPEROR) == f"Emperor asks Ana: {question} No."


def test_the_seat_of_a_stopped_ability_is_named() -> None:
    look = next(number for number, ability in enumerate(ABILITIES) if ability.id == "atr_bidding")
    assert said("stopped", 0, ABILITY + look).startswith("Ana stops Atreides: Looks at each treachery card")


@rule("CLA-2.7", "CLA-4.1")
def test_cards_that_are_dealt_and_the_first_storm_have_rules_of_their_own() -> None:
    assert rule_behind("card", 0) == "CLA-2.7"
    assert rule_behind("storm", 1) == rule_behind("storm_dialled", 1) == "CLA-4.1"
    assert rule_behind("card", 1) == "CLA-7.6"
    assert rule_behind("storm", 2) == "CLA-4.2"


def test_decisions_of_a_phase_cite_its_rule() -> None:
    assert rule_behind("lost", 2, STORM) == "CLA-4.3"
    assert rule_behind("lost", 2, SPICE_BLOW) == rule_behind("spice_gone", 2, SPICE_BLOW) == "CLA-5.3"
    assert rule_behind("lost", 2, BATTLE) == "CLA-10.15"
    assert rule_behind("spice_gone", 2, STORM) == "CLA-4.4"
    assert rule_behind("dancer", 0) == "CLA-23.2"
    assert rule_behind("dancer", 2, BATTLE) == "CLA-23.4"
    assert rule_behind("paid", 2, BIDDING) == rule_behind("paid", 2, BIDDING, EMPEROR) == "CLA-7.6"
    assert rule_behind("paid", 2, SHIPMENT_MOVEMENT) == "CLA-9.2"
    assert rule_behind("paid", 2, BIDDING, FACTION + FACTION_NUMBER["harkonnen"]) == "CLA-16.3"
    texts = {rule.id: rule.text for rule in rules("classic")}
    spoken_of = {"lost": "[Ff]orces", "spice_gone": "spice", "spice": "bank", "paid": "pay|paid|Spice|kept"}
    spoken_of["dancer"] = "draw three"
    for (kind, _), cited in PHASE_RULES.items():
        assert re.search(spoken_of[kind], texts[cited])


@rule("CLA-9.2", "CLA-9.5", "CLA-4.6", "CLA-20.2")
def test_each_step_of_a_question_says_what_it_asks() -> None:
    """The first step asks in a whole sentence; the next ones name the matter and ask for one thing alone."""
    found: set[tuple[str, str]] = set()
    for seed in range(4):
        game, chance = cast(Game, sandtable.new("classic", seats=6, seed=seed)), Random(seed)
        while not game.over and game.turn < 5:
            seat = game.to_act[0]
            decision = game.decision(seat)
            if decision.kind in ("ship", "move", "weather_control", "stop"):
                found.add((decision.kind, tell_decision(game, decision, Words("en"))))
            game.apply(seat, chance.choice(decision.options))
    prompts = {kind: {text for of, text in found if of == kind} for kind, _ in found}
    assert {"Do you ship, and where to?", "Shipment – How many?"} <= prompts["ship"]
    assert {"Do you move forces, and from where?", "Moving forces – Where to?"} <= prompts["move"]
    assert "Do you move the storm with Weather Control? – How many sectors?" in prompts["weather_control"]
    assert "Do you stop this ability? Emperor: Receives what others pay for treachery cards." in prompts["stop"]
