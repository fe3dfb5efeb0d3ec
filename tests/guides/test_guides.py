"""Guides of first games: every moment comes in games from the guide's deal, what it lights exists, and its sentences
exist in every language. `cases.json` is read by the page's tests too, so both sides read conditions alike."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandtable import bots
from sandtable.core import beginnings
from sandtable.core.contract import State
from sandtable.core.errors import BadGuide
from sandtable.core.fluent import Sayings, Words, languages
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, titles
from sandtable.guides import Guide, When, guide, guides, of_text

EACH = pytest.mark.parametrize("one", guides(), ids=lambda one: f"{one.title}-{one.id}")
ROOT = Path(__file__).resolve().parents[2]
SPOT = re.compile(r"spot:([a-z0-9_-]+)")
MOST_GAMES = 24
LONGEST = 200  # characters of a sentence in English
VIEW = {
    "seat": 1, "over": False, "round": 1, "phase": "turns", "first": 1, "conflict": None, "alliance": {"fremen": 0},
    "players": [{"spice": 0}, {"spice": 2, "hand": ["dagger", "?"], "revealed": False}],
    "decision": {"kind": "turn"}, "options": [{"action": "card:dagger"}, {"action": "reveal"}],
    "reach": {"card:dagger": ["space:arrakeen"]},
}  # fmt: skip
LINES = [{"kind": "agent", "seat": 0}, {"kind": "deploy", "seat": 1}]


class Reader:
    """Plays a game as a bot would, and notes what the guide says to somebody who closes every sentence.

    With an even seed it presses what is lit, where that can be pressed."""

    def __init__(self, one: Guide, seed: int) -> None:
        self.guide = one
        self.table = meta(one.title).part("table")
        self.state: State = one.record.state.clone()
        self.state.listen()
        self.names = self.table.names(self.state, Sayings(), ["?"] * one.seats)
        self.said: dict[str, list[str]] = {}
        self._known: set[str] = set()
        self._follows = seed % 2 == 0
        self._lit: list[str] = []
        self._events: list[Any] = []
        self._lines: list[dict[str, Any]] = []
        self._play(bots.make("greedy"), Rng(seed))

    def _play(self, bot: Any, rng: Rng) -> None:
        state = self.state
        while not state.over:
            seat = state.to_act[0]
            if seat == self.guide.seat:
                self._listen()
            state.apply(seat, self._lit_option(seat) or bot.choose(state.view(seat), state.decision(seat), rng))
        self._listen()

    def _lit_option(self, seat: int) -> int | None:
        """Return an option that is lit: a card, then the space it goes to."""
        if seat != self.guide.seat or not self._follows:
            return None
        there = self.state.decision(seat).words()
        for word in self._lit:
            if word in there:
                self._lit.remove(word)
                return self.state.vocabulary.number(word)
        return None

    def _listen(self) -> None:
        before = len(self._events)
        self._events += self.state.take_events()
        seat = self.guide.seat
        self._lines += self.table.lines(self._events, (seat,), Sayings(), self.names, before)
        look = self.table.look(self.state, seat, Sayings(), self.names)
        for moment in self.guide.moments:
            if moment.id in self._known:
                continue
            if moment.done and moment.done.holds(look, self._lines):
                self._known.add(moment.id)
            elif moment.when.holds(look, self._lines):
                self._known.add(moment.id)
                self.said[moment.id] = moment.lit(look)
                self._lit = [light for light in moment.light if light in self.state.vocabulary.numbers]


@cache
def heard(one: Guide) -> dict[str, list[str]]:
    """Return what every moment lit where it came first, over as many games as it takes."""
    found: dict[str, list[str]] = {}
    for seed in range(MOST_GAMES):
        for id, lit in Reader(one, seed).said.items():
            found.setdefault(id, lit)
        if len(found) == len(one.moments):
            break
    return found


def test_every_title_has_a_guide() -> None:
    assert {one.title for one in guides()} == {title for title in titles() if meta(title).has("guides")}
    assert {"imperium", "uprising", "classic"} <= {one.title for one in guides()}


@EACH
def test_every_moment_comes(one: Guide) -> None:
    assert {moment.id for moment in one.moments} - heard(one).keys() == set()


@EACH
def test_what_it_lights_exists(one: Guide) -> None:
    spots = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "web/src/titles").glob("*/spots.ts"))
    words = one.record.state.vocabulary.numbers
    factions = {"emperor", "guild", "bene", "fremen"}
    for moment in one.moments:
        lit = heard(one)[moment.id]
        assert lit or not moment.light, f"{moment.id}: none of {moment.light} can be pressed where it is said"
        for light in lit:
            spot = SPOT.fullmatch(light)
            if spot is None:
                assert light in words, f"{moment.id}: {light}"
            else:
                assert re.search(rf"^  {spot[1]}: \[", spots, re.MULTILINE) or spot[1] in factions, light


@EACH
def test_its_deal_begins_a_table(one: Guide) -> None:
    begun = beginnings.begun(meta(one.title), one.as_dict()["begin"])
    assert begun.seed == one.record.seed
    assert beginnings.start(meta(one.title), begun.seed or 0, begun.options, begun.begin) == one.record.state


@EACH
def test_its_sentences_exist_in_every_language_and_are_short(one: Guide) -> None:
    assert one.missing() == []
    for lang in languages():
        for id in one.messages():
            assert Words(lang).say(id).strip()
    for moment in one.moments:
        said = Words("en").say(moment.message)
        assert len(said) <= LONGEST, f"{moment.id}: {len(said)} characters"


def test_the_first_steps_of_imperium_in_order() -> None:
    """The deal shows an Agent, deploying, a faction, revealing and buying in the first round."""
    said = list(Reader(guide("imperium", "first"), 0).said)
    assert said[:3] == ["goal", "look", "agent"]
    assert said.index("influence") < said.index("buy") < said.index("round")


@pytest.mark.parametrize(
    "case", json.loads(Path(__file__).with_name("cases.json").read_text()), ids=lambda one: one["about"]
)
def test_conditions(case: dict[str, Any]) -> None:
    assert When(case["when"], "case").holds(VIEW, LINES) is case["holds"]


def test_the_view_of_the_cases_is_that_of_the_page() -> None:
    """The page's test has the same view and lines."""
    there = Path(__file__).with_name("position.json")
    assert json.loads(there.read_text()) == {"view": VIEW, "lines": LINES}


GOOD = """
id: one
title: imperium
seed: 1
options: {seats: 3}
moments:
  - id: look
    when: {asked: turn}
    light: ["spot:hand"]
"""


def spoilt(**changes: object) -> str:
    data = yaml.safe_load(GOOD)
    data.update(changes)
    return yaml.safe_dump({key: value for key, value in data.items() if value is not None})


MOMENT = {"id": "look", "when": {"asked": "turn"}}


def test_a_guide_as_data() -> None:
    data = of_text(GOOD).as_dict()
    assert (data["seats"], data["seat"], data["message"]) == (3, 0, "guide-imperium-one")
    assert data["moments"][0]["message"] == "guide-imperium-one-look"
    assert data["moments"][0]["when"]["asked"] == ["turn"]
    assert data["begin"]["moves"] == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- 5", "a mapping is wanted"),
        ("", "one guide is wanted, and 0 are there"),
        (spoilt(color="red"), "there is no key 'color'"),
        (spoilt(id="One Two"), "a name of small letters"),
        (spoilt(title="chess"), "there is no title 'chess'"),
        (spoilt(seed="x"), "a whole number is wanted"),
        (spoilt(options={"seats": 9}), "seats"),
        (spoilt(seat=3), "a number from 0 to 2"),
        (spoilt(moments=[]), "a list of 1 to 40 moments"),
        (spoilt(moments=[MOMENT, MOMENT]), "look is used twice"),
        (spoilt(moments=[{**MOMENT, "press": 1}]), "there is no key 'press'"),
        (spoilt(moments=[{**MOMENT, "when": {}}]), "conditions are wanted"),
        (spoilt(moments=[{**MOMENT, "when": {"color": "red"}}]), "there is no condition 'color'"),
        (spoilt(moments=[{**MOMENT, "when": {"fact": "spice > 1"}}]), "'path >= value' is wanted"),
        (spoilt(moments=[{**MOMENT, "when": {"own": True}}]), "'line' is missing"),
        (spoilt(moments=[{**MOMENT, "light": 5}]), "a text or a list of texts"),
    ],
)
def test_a_guide_that_cannot_be(text: str, said: str) -> None:
    with pytest.raises(BadGuide) as refused:
        of_text(text)
    assert said in str(refused.value)


def test_a_guide_that_is_not_there() -> None:
    with pytest.raises(BadGuide, match="imperium has no guide 'dance'; there are first"):
        guide("imperium", "dance")
