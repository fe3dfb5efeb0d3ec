"""Lessons: each can be played by its own steps, its sentences exist in every language, and bad lessons are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from sandtable.core import beginnings
from sandtable.core.errors import BadLesson
from sandtable.core.fluent import Words, languages
from sandtable.core.titles import meta, titles
from sandtable.lessons import MOST_STEPS, Lesson, lesson, lessons, of_text

FOUND = [one for title in titles() if meta(title).has("lessons") for one in lessons(title)]
EACH = pytest.mark.parametrize("one", FOUND, ids=lambda one: f"{one.title}-{one.id}")
SPOT = re.compile(r"spot:[a-z0-9_-]+")
# How many a title has: a folder that is not found any more is noticed.
LEAST = {"imperium": 7, "uprising": 4, "classic": 8}
SHORTEST, LONGEST = 3, 8  # steps of our own lessons

GOOD = """
id: one
title: imperium
number: 1
minutes: 1
icon: agent
given:
  seats: [you, other, third]
  you: {hand: [dagger, diplomacy]}
  other: {revealed: true}
  third: {revealed: true}
steps:
  - id: look
    light: ["spot:hand"]
  - id: send
    light: [card:diplomacy, space:wealth]
    do: you plays diplomacy to wealth
    then: you ends turn
"""


def test_the_lessons_are_found() -> None:
    for title, least in LEAST.items():
        assert len(lessons(title)) >= least
        assert [one.number for one in lessons(title)] == list(range(1, len(lessons(title)) + 1))


@EACH
def test_a_lesson_is_played_through(one: Lesson) -> None:
    assert SHORTEST <= len(one.steps) <= LONGEST
    assert any(step.answers for step in one.steps), "its reader does something"
    first = one.play()
    assert one.play() == first, "it always goes the same way"
    for step in one.steps:
        for answer in step.answers:
            for number in range(1, len(answer.words)):
                one.play({step.id: number})  # every answer that is accepted leads through the lesson


@EACH
def test_its_table_can_begin_there(one: Lesson) -> None:
    begun = beginnings.begun(meta(one.title), {"kind": "position", "given": one.given})
    assert beginnings.start(meta(one.title), 0, begun.options, begun.begin) == one.start()


@EACH
def test_what_it_lights_exists(one: Lesson) -> None:
    words = one.start().vocabulary
    for step in one.steps:
        for lit in step.light:
            assert SPOT.fullmatch(lit) or lit in words.numbers, f"{one.where}: {step.id}: {lit}"
        if step.answers:
            shown = [word for answer in step.answers for word in answer.words]
            assert step.light, f"{one.where}: {step.id} lights nothing"
            assert any(lit in shown or lit.startswith("spot:") for lit in step.light)


@EACH
def test_its_sentences_exist_in_every_language(one: Lesson) -> None:
    assert one.missing() == []
    for lang in languages():
        words = Words(lang)
        for id in one.messages():
            assert words.say(id).strip()


@EACH
def test_its_sentences_are_short(one: Lesson) -> None:
    for step in one.steps:
        said = Words("en").say(one.step_message(step))
        assert len(said) <= 200, f"{one.where}: {step.id}: {len(said)} characters"
        assert said.count(". ") <= 2, "one to three sentences"


def test_the_lessons_go_where_they_say() -> None:
    """The base lessons end in positions with the points, Alliance and winner that their sentences mention."""
    assert lesson("imperium", "combat").play().players[0].vp == 1  # type: ignore[attr-defined]
    influence = lesson("imperium", "influence").play()
    assert influence.alliance[1] == 0  # type: ignore[attr-defined]
    ending = lesson("imperium", "ending").play()
    assert ending.outcome is not None
    assert ending.outcome.winners == [0]
    assert ending.outcome.points[:2] == [10, 10]


def spoilt(**changes: object) -> str:
    data = yaml.safe_load(GOOD)
    for key, value in changes.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    return yaml.safe_dump(data, sort_keys=False)


def test_a_lesson_as_data() -> None:
    data = of_text(GOOD).as_dict()
    assert data["steps"][1]["answers"] == [
        {"seat": 0, "words": ["card:diplomacy"]}, {"seat": 0, "words": ["space:wealth"]},
    ]  # fmt: skip
    assert [answer["words"] for answer in data["steps"][1]["then"]] == [["end"]]
    assert data["steps"][0]["answers"] == []
    assert data["message"] == "lesson-imperium-one"
    assert data["steps"][0]["message"] == "lesson-imperium-one-look"


STEP = {"id": "send", "light": ["spot:hand"]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- 5", "a mapping is wanted"),
        ("", "one lesson is wanted, and 0 are there"),
        ("a: [", "this is not YAML"),
        (spoilt(color="red"), "there is no such key"),
        (spoilt(id="One Two"), "a name of small letters"),
        (spoilt(title="chess"), "there is no title 'chess'"),
        (spoilt(number=0), "a whole number from 1 to 999"),
        (spoilt(minutes="long"), "up to 30 minutes"),
        (spoilt(icon=""), "an icon"),
        (spoilt(given=None), "a position is wanted"),
        (spoilt(given={"seats": [], "row": ["kindjal"]}), "seats are wanted"),
        (spoilt(given={"seats": 4, "row": ["kindjal"]}), "no card 'kindjal'"),
        (spoilt(steps=[]), f"1 to {MOST_STEPS} steps"),
        (spoilt(steps=[STEP, STEP]), "send is used twice"),
        (spoilt(steps=[{**STEP, "press": "x"}]), "there is no such key"),
        (spoilt(steps=[{**STEP, "do": "you plays dagger to moon"}]), "moon"),
        (spoilt(steps=[{**STEP, "do": "you plays dagger to wealth"}]), "not possible now"),
        (spoilt(steps=[{**STEP, "do": "other ends turn"}]), "a move of you is wanted"),
        (spoilt(steps=[{**STEP, "do": "you can reveal"}]), "a move of you is wanted"),
        (spoilt(steps=[{**STEP, "do": "you reveals", "any": ["reveal"]}]), "not both"),
        (spoilt(steps=[{**STEP, "any": ["pass"]}]), "pass is not possible now"),
        (spoilt(steps=[{**STEP, "then": 5}]), "a line or a list of lines"),
    ],
)
def test_a_lesson_that_cannot_be(text: str, said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        of_text(text)
    assert said in str(refused.value)


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(BadLesson, match="imperium has no lesson 'dance'; there are agent"):
        lesson("imperium", "dance")


def test_every_file_is_a_lesson_of_some_title() -> None:
    for title in titles():
        if meta(title).has("lessons"):
            files = [path for folder in meta(title).part("lessons").folders(title) for path in Path(folder).glob("*")]
            assert {path.name for path in files} <= {Path(one.where).name for one in FOUND}
