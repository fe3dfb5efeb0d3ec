"""Recaps, and the data sent to the page with a question: phases, notes, battles, prices."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import sandtable
from sandtable.classic.content.phases import BATTLE, CHOAM_CHARITY, SPICE_BLOW, SPICE_COLLECTION
from sandtable.classic.content.treachery import TREACHERY
from sandtable.classic.rules.words import FACTION, NO, SPICE_WORD, TREACHERY_WORD, VOCABULARY, YES
from sandtable.classic.tell import table
from sandtable.classic.tell.recaps import recap_of
from sandtable.core.events import EVERYONE, Event
from sandtable.core.fluent import Sayings
from sandtable.core.rng import Rng
from sandtable.core.speaking import attend
from tests.citing import rule

NAMES = [f"P{seat}" for seat in range(6)]
SAYINGS = Sayings()


def event(kind: str, seat: int = -1, amount: int = 0, thing: int = 0, cause: int = 0, eyes: int = EVERYONE) -> Event:
    return Event(kind, seat, amount, thing, cause, eyes, 0, "")


def told(*events: Event, seats: list[int] | None = None) -> Any:
    """Return the recap of the last of these events."""
    return recap_of(events, len(events) - 1, [0] if seats is None else seats, lambda one: one.kind)


@cache
def played(seed: int) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Play a random advanced game of six; return its lines as seat 0 reads them, and the data shown at its
    decisions."""
    game: Any = sandtable.new("classic", seed=seed, seats=6, advanced=True)
    game.listen()
    attend(game, range(6))
    rng = Rng(seed)
    events: list[Event] = []
    looks = []
    while not game.over:
        seat = game.to_act[0]
        events += game.take_events()
        if game.phase == SPICE_COLLECTION or game.decision(seat).kind in ("revive", "stop", "plan"):
            looks.append({"at": len(events), **table.look(game, seat, SAYINGS, NAMES)})
        options = game.decision(seat).options
        game.apply(seat, options[rng.below(len(options))])
    events += game.take_events()
    lines = table.lines(events, [0], SAYINGS, NAMES)
    for look in looks:
        look["next"] = events[look["at"] :]
    return lines, looks


# --- phases ------------------------------------------------------------------------------
@rule("CLA-3.1")
def test_phases_are_looked_at_when_they_are_over() -> None:
    """Every turn but the last has recaps of the storm and the Mentat Pause; every turn has one of the blow, after a
    card was turned."""
    lines, _ = played(2)
    turns = sum(line["kind"] == "turn" for line in lines)
    phases = [line["recap"]["phase"] for line in lines if line.get("recap", {}).get("kind") == "phase"]
    assert phases.count("storm") == turns
    assert phases.count("mentat_pause") == turns - 1
    assert phases.count("spice_blow") >= turns
    collected = sum(line["kind"] == "collected" for line in lines)
    assert 0 < phases.count("spice_collection") <= turns
    assert collected > 0
    assert phases.count("choam_charity") <= turns


def test_a_blow_is_looked_at_once() -> None:
    """The recap comes before the Nexus, and again only if more cards were turned after it (CLA-18.2)."""
    begin, card = event("phase", amount=SPICE_BLOW), event("turned", thing=SPICE_WORD)
    nexus, charity = event("nexus"), event("phase", amount=CHOAM_CHARITY)
    blow = {"kind": "phase", "phase": "spice_blow", "mine": False}
    assert told(begin, card, nexus) == blow
    assert told(begin, card, nexus, charity) is None
    assert told(begin, card, nexus, card, charity) == blow
    assert told(event("phase", amount=BATTLE), event("won", 1), event("phase", amount=SPICE_COLLECTION)) is None


# --- notes -------------------------------------------------------------------------------
@rule("CLA-17.4")
def test_an_answer_to_a_truthtrance_waits_for_everybody_who_plays() -> None:
    asked = event("truth", 2, NO, TREACHERY_WORD, FACTION)
    note = told(asked, seats=[5])
    assert (note["kind"], note["of"], note["seat"], note["answer"], note["mine"]) == ("note", "truth", 2, False, True)
    assert (note["about"], note["by"]) == (VOCABULARY.words[TREACHERY_WORD], VOCABULARY.words[FACTION])
    assert told(event("truth", 2, YES, TREACHERY_WORD, FACTION), seats=[])["mine"] is False


@rule("CLA-16.1", "CLA-14.1")
def test_a_card_shown_to_one_seat_is_noted_by_that_seat() -> None:
    seen = event("foreseen", 1, 0, TREACHERY_WORD, eyes=0b11)
    assert told(seen, seats=[0])["about"] == VOCABULARY.words[TREACHERY_WORD]
    assert told(seen, seats=[3]) is None
    assert told(seen, seats=[]) is None
    shown = Event("shown", 1, 1, FACTION, 0, EVERYONE, 0, "", ((TREACHERY_WORD, 1, 0b11),))
    assert told(shown, seats=[0])["mine"] is True
    assert told(shown, seats=[4]) is None
    assert recap_of([shown], 0, None, lambda one: one.kind) is not None


@pytest.mark.parametrize("kind", ["stopped", "power", "called_off", "promise_void"])
def test_events_seen_by_everybody_hold_nobody_up(kind: str) -> None:
    assert told(event(kind, 1, 3, FACTION))["mine"] is False


@pytest.mark.parametrize("kind", ["agreed", "deal_refused", "deal_void", "terms_off"])
def test_a_deal_is_noted_by_those_whose_it_is(kind: str) -> None:
    """Others read of it in the log if they may know of it; it does not delay them."""
    for eyes in (0b101, EVERYONE):
        deal = Event(kind, -1, 0, 0, 0, EVERYONE, 0, "", ((FACTION, 0, eyes), (FACTION + 1, 2, eyes)))
        assert told(deal, seats=[0])["mine"] is False
        assert (told(deal, seats=[2]) is None) == (kind in ("agreed", "deal_refused"))  # it gave that answer itself
        assert told(deal, seats=[1]) is None


# --- battles -----------------------------------------------------------------------------
@rule("CLA-10.8", "CLA-10.11")
def test_a_battle_is_told_with_the_aggressor_first() -> None:
    lines, _ = played(2)
    at = 0
    found = 0
    for n, line in enumerate(lines):
        if line["kind"] == "battle":
            at = n
        recap = line.get("recap", {})
        if recap.get("kind") != "battle":
            continue
        found += 1
        fight = lines[at : n + 1]
        plans = {one["seat"] for one in fight if one["kind"] == "plan"}
        assert recap["sides"][0]["seat"] == lines[at]["seat"]
        assert {side["seat"] for side in recap["sides"]} == plans
        assert recap["mine"] == (0 in plans)
        assert recap["winner"] == (line["seat"] if line["kind"] == "won" else None)
        totals = {one["seat"]: one["amount"] for one in fight if one["kind"] == "total"}
        assert all(side["total"] == totals.get(side["seat"]) for side in recap["sides"])
        assert recap["story"][-1] == line["text"]
    assert found > 3


@rule("CLA-10.10", "CLA-10.11", "CLA-10.13", "CLA-10.20")
def test_a_battle_says_who_fell_by_what_and_what_it_cost() -> None:
    """Leaders that fall have a cause; totals are the number and a living leader; what is lost, paid and discarded is
    what the log tells of it."""
    causes: set[str] = set()
    for seed in (2, 3, 4, 5):
        lines, _ = played(seed)
        for n, line in enumerate(lines):
            recap = line.get("recap", {})
            if recap.get("kind") != "battle":
                continue
            begin = max(m for m in range(n) if lines[m]["kind"] == "battle")
            over = ("battle", "phase", "turn")
            end = next((m for m in range(n + 1, len(lines)) if lines[m]["kind"] in over), len(lines))
            same = [one for one in lines[begin:end] if one["n"] == line["n"]]
            for side in recap["sides"]:
                assert (side["by"] is not None) == side["dead"]
                causes.add("weapon" if side["by"] in {card.id for card in TREACHERY} else str(side["by"]))
                for key, kind in (("lost", "lost"), ("paid", "paid"), ("got", "spice")):
                    told = sum(one["amount"] for one in same if one["kind"] == kind and one["seat"] == side["seat"])
                    assert side[key] == told
                if side["total"] is not None and side["dead"]:
                    assert side["total"] == side["plan"]["dial"]
                if recap["winner"] not in (None, side["seat"]):
                    played_cards = {side["plan"]["weapon"], side["plan"]["defence"]} - {None}
                    assert played_cards <= set(side["discarded"])
            called = [side for side in recap["sides"] if side["caller"] is not None]
            assert all(side["dead"] or side["plan"]["leader"] == "cheap_hero" for side in called)
    assert {"None", "weapon", "traitor"} <= causes


# --- data of a question ------------------------------------------------------------------
@rule("CLA-11.1", "CLA-18.3")
def test_announced_spice_is_collected() -> None:
    checked = 0
    for look in [look for seed in (3, 4, 5, 6) for look in played(seed)[1]]:
        if look["phase"] != "spice_collection":
            continue
        got = []
        for one in look["next"]:
            if one.kind == "phase":
                break
            if one.kind == "collected":
                got.append({"seat": one.seat, "place": VOCABULARY.words[one.thing], "spice": one.amount})
            elif one.kind == "spice":
                got.append({"seat": one.seat, "place": VOCABULARY.words[one.cause], "spice": one.amount})
        assert all(one["place"].startswith(("part:", "territory:")) for one in got)
        assert look["collecting"] == got
        checked += bool(got)
    assert checked > 0


@rule("CLA-8.1")
def test_as_many_come_back_for_nothing_as_a_shield_says() -> None:
    checked = 0
    for look in [look for seed in (3, 4, 5, 6) for look in played(seed)[1]]:
        if look["decision"]["kind"] != "revive" or look["so_far"]:
            continue
        own = look["players"][look["seat"]]
        free = [word for word, price in look["prices"].items() if price == 0]
        assert len(free) == 1 + min(own["revival"]["free"], own["tanks"][0])
        assert max(int(word.partition(":")[2]) for word in look["prices"]) <= own["revival"]["limit"]
        checked += 1
    assert checked > 0


def test_a_question_says_what_it_is_about_and_what_was_answered() -> None:
    _, looks = played(2)
    stops = [look for look in looks if look["decision"]["kind"] == "stop"]
    assert stops
    assert all(look["about"].startswith("stop:") and look["by"] is not None for look in stops)
    plans = [look for look in looks if look["decision"]["kind"] == "plan"]
    assert {len(look["so_far"]) for look in plans} == set(range(6))
    assert all(look["by"] is None and look["prices"] == {} for look in plans)
