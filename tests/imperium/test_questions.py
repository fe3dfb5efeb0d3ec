"""One record for each question and each step: none lacks a part, and one from elsewhere needs no other file."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sandtable.core.fluent import LOCALE, Words, languages
from sandtable.core.titles import meta
from sandtable.imperium.judge import policy
from sandtable.imperium.judge.questions import LIKING, NO_LIKING, liked, unjudged
from sandtable.imperium.lab import coverage
from sandtable.imperium.lab.invariants import InvariantBroken, check, check_options
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.rules.question import (
    IS_QUESTION,
    NAMED,
    QUESTION,
    STEP,
    Pending,
    Question,
    Step,
    declare,
    questions_of,
)
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, YES
from sandtable.imperium.tell import table
from sandtable.imperium.tell.questions import QuestionTelling, phrased, telling_of_question
from sandtable.imperium.tell.telling import tell_decision, tell_option
from tests.imperium import wager
from tests.imperium.playing import begin, play

PACKAGE = Path(table.__file__).parents[2]


# --- the base game -----------------------------------------------------------------------
def test_every_number_of_the_base_game_has_its_record() -> None:
    numbers = {name: value for name, value in vars(frames).items() if isinstance(value, int) and value >= 0}
    for name in ("FIRST_GIVEN", "FIRST_OF_EFFECTS", "FIRST_OF_MODULES", "FIRST_QUESTION", "NUMBERS"):
        del numbers[name]
    assert len(numbers) > 50
    for name, number in numbers.items():
        record: Pending = QUESTION[number] if name.startswith("ASK_") else STEP[number]
        assert (record.number, record.name) == (number, name.removeprefix("ASK_").lower())
        assert IS_QUESTION[number] == name.startswith("ASK_")
    asked = {number for name, number in numbers.items() if name.startswith("ASK_")}
    further = {number for number in asked if number >= frames.FIRST_OF_EFFECTS}
    assert asked - further == {question.number for question in questions_of()} == set(KINDS)
    rules = ruleset_for("imperium", meta("imperium").check({}))
    assert [each.number for each in questions_of((), rules.kinds)] == list(KINDS)  # all effects are there that ask
    assert all(QUESTION[number].asked_by and not QUESTION[number].module for number in further)


def test_every_phase_but_the_first_and_the_last_begins_with_a_step() -> None:
    begins = [step.begins for step in STEP if step.begins]
    assert sorted(begins) == ["combat", "endgame", "makers", "recall", "round_start", "turns"]


# --- numbers -----------------------------------------------------------------------------
def test_a_number_follows_from_the_names_of_a_module_and_its_question() -> None:
    assert frames.given("wagers", "wager") == wager.ASK_WAGER == 6541
    assert frames.FIRST_GIVEN <= wager.WAGER_STEP < frames.NUMBERS
    assert frames.given("wagers", "another") != frames.given("others", "another")


def test_two_that_come_to_one_number_are_an_error_with_both_named() -> None:
    taken = frames.given("spies", "spy_post", was=130)  # as the module itself asks for it
    assert taken == 130
    with pytest.raises(ValueError, match=r"m x has the number of spies spy_post: 130; give it another name"):
        frames.given("m", "x", was=130)
    with pytest.raises(ValueError, match=r"m question_\d+ has the number of .*; give it another name"):
        _ask_for_numbers(frames.NUMBERS)
    for was in (127, 256):
        with pytest.raises(ValueError, match=f"a number of before is from 128 to 255, not {was}"):
            frames.given("m", "y", was=was)


def _ask_for_numbers(n: int) -> None:
    for each in range(n):
        frames.given("m", f"question_{each}")


@pytest.fixture(autouse=True)
def _numbers_are_given_back() -> Iterator[None]:
    before = dict(frames._GIVEN)
    yield
    frames._GIVEN.clear()
    frames._GIVEN.update(before)


# --- what is refused ---------------------------------------------------------------------
class Whole(Question):
    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        pass


class Optionless(Question):
    def answer(self, s: State, frame: Frame, action: int) -> None:
        pass


class Unanswered(Question):
    def options(self, s: State, frame: Frame) -> list[int]:
        return []


def nothing(s: State, frame: Frame) -> None:
    pass


@pytest.mark.parametrize(
    ("make", "module", "why"),
    [
        (lambda: Optionless(250, "x", "IMP-2.7"), "m", "question 'x' lacks 'options'"),
        (lambda: Unanswered(250, "x", "IMP-2.7"), "m", "question 'x' lacks 'answer'"),
        (lambda: Whole(250, "x", ""), "m", "question 'x' does not say which rule"),
        (lambda: Whole(250, "", "IMP-2.7"), "m", "question 250 has no name"),
        (lambda: Whole(wager.ASK_WAGER, "x", "IMP-2.7"), "m", "question 'x' has the number of 'wager': "),
        (lambda: Whole(wager.WAGER_STEP, "x", "IMP-2.7"), "m", "question 'x' has the number of 'wager': "),
        (lambda: Whole(frames.ASK_TURN, "x", "IMP-2.7"), "", "question 'x' has the number of 'turn': 35"),
        (lambda: Whole(250, "turn", "IMP-2.7"), "m", "two questions are called 'turn': 35 and 250"),
        (lambda: Whole(8192, "x", "IMP-2.7"), "m", "numbers are from 0 to 8191, not 8192"),
        (lambda: Whole(-1, "x", "IMP-2.7"), "m", "numbers are from 0 to 8191, not -1"),
        (lambda: Whole(30, "x", "IMP-2.7"), "", "question 'x' has a number of the steps: 30"),
        (
            lambda: Whole(250, "x", "IMP-2.7"),
            "",
            "'x': modules name themselves",
        ),
        (
            lambda: Whole(100, "x", "IMP-2.7"),
            "m",
            "'x': modules name themselves",
        ),
        (lambda: Step(frames.DO, "x", nothing), "", "step 'x' has the number of 'do': 0"),
        (lambda: Step(250, "combat", nothing), "m", "two steps are called 'combat'"),
        (lambda: Step(100, "x", nothing), "", "step 'x' has a number of the questions: 100"),
        (lambda: Pending(250, "x", 0), "m", "neither a question nor a step"),
    ],
)
def test_a_record_that_is_not_whole_or_not_alone_is_refused(make: Callable[[], Pending], module: str, why: str) -> None:
    before = QUESTION[:], STEP[:], IS_QUESTION[:], dict(NAMED)
    with pytest.raises(ValueError, match=why):
        declare(make(), module=module)
    assert (QUESTION, STEP, IS_QUESTION, NAMED) == before


# --- one from elsewhere ------------------------------------------------------------------
def asked() -> Game:
    """Its step has been taken, and it is open."""
    game = begin(seats=3, p0={"hand": ["dagger"], "spice": 0})
    game.stack.append((wager.WAGER_STEP, 0, game.rules.space["arrakeen"], 0, 0))
    game.advance()
    return game


@pytest.fixture(scope="module")
def locale(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("words") / "locale"
    shutil.copytree(LOCALE, root)
    for lang, text in wager.WORDS.items():
        (root / lang / "wager.ftl").write_text(text, encoding="utf-8")
    return root


def test_it_is_asked_and_answered() -> None:
    game = asked()
    decision = game.decision(0)
    assert (decision.kind, decision.words(), decision.party, decision.node) == ("wager", ["yes", "no"], -1, -1)
    assert decision.cause == game.rules.space_thing[game.rules.space["arrakeen"]]
    assert from_bytes(game.to_bytes()) == game
    play(game, "yes")
    assert (game.decision(0).kind, game.players[0].spice) == ("wager", 1)
    play(game, "no")
    assert (game.decision(0).kind, game.players[0].spice) == ("turn", 1)


def test_it_is_said_in_every_language(locale: Path) -> None:
    said = {}
    for lang in languages():
        words = Words(lang, locale)
        decision = asked().decision(0)
        said[lang] = [tell_decision(decision, words)] + [tell_option(decision, o, words) for o in decision.options]
    assert said["en"] == ["Bet on Arrakeen?", "Bet", "Do not bet"]
    assert set(said) == set(wager.WORDS)
    assert len({tuple(texts) for texts in said.values()}) == 4


def test_bots_are_told_how_they_like_the_answers_to_every_question() -> None:
    assert unjudged() == []


def test_a_question_that_no_bot_can_answer_is_named(request: pytest.FixtureRequest) -> None:
    game = asked()
    known = LIKING[wager.ASK_WAGER]
    LIKING[wager.ASK_WAGER] = NO_LIKING
    request.addfinalizer(lambda: LIKING.__setitem__(wager.ASK_WAGER, known))
    assert unjudged() == ["wager"]
    with pytest.raises(ValueError, match="nobody says how bots like the answers to the question 'wager'"):
        policy.scores(game, 0, [NO, YES])


def test_the_answers_to_a_question_are_judged_and_told_once() -> None:
    with pytest.raises(ValueError, match="twice how they like the answers to 'wager'"):
        liked("wager", wager.WagerLiking())
    telling_of_question("wager")
    with pytest.raises(ValueError, match="the question 'wager' is told twice"):
        phrased("wager", QuestionTelling())


def test_bots_and_the_table_ask_its_record(locale: Path) -> None:
    game = asked()
    assert policy.scores(game, 0, [NO, YES]) == [0.0, 2.0]
    assert policy.best(game, 0, [NO, YES]) == YES
    shown = table.look(game, 0, Words("en", locale), ["Anna", "Ben", "Carla"])
    assert (shown["prompt"], shown["rule"], shown["hidden"]) == ("Bet on Arrakeen?", "IMP-2.7", True)


def test_it_is_observed() -> None:
    layout = meta("imperium").part("observation").layout("imperium", meta("imperium").check({}))
    for left in (2, 1):
        game = asked()
        if left == 1:
            play(game, "yes")
        told = layout.decode(layout.encode_state(game, 0))
        assert told["decision_more"] == [left]


def test_its_frame_is_checked() -> None:
    game = asked()
    check(game)
    check_options(game)
    for wrong, why in [
        ((wager.ASK_WAGER, 0, 99, 2, 0), "is about no space"),
        ((wager.ASK_WAGER, 0, 1, 0, 0), "asks for nothing more"),
        ((wager.ASK_WAGER, 0, 1, 2, 7), "has a number that says nothing: 7"),
        ((wager.ASK_WAGER, 3, 1, 2, 0), "belongs to no seat"),
        ((wager.ASK_WAGER, -1, 1, 2, 0), "belongs to nobody"),
        ((wager.ASK_WAGER + 1, 0, 1, 2, 0), "there is no frame"),
        ((999, 0, 1, 2, 0), "there is no frame"),
    ]:
        broken = game.clone()
        broken.stack.insert(0, wrong)
        with pytest.raises(InvariantBroken, match=why):
            check(broken)


def test_the_base_game_does_not_count_on_it() -> None:
    assert "wager" not in KINDS.values()
    assert wager.MODULE not in {question.module for question in questions_of()}
    assert [question.name for question in questions_of([wager.MODULE])] == [*KINDS.values(), "wager"]
    assert "decision:wager" not in coverage.needed(meta("imperium").check({"seats": 3}))
    assert [path for path in PACKAGE.rglob("*.py") if "wager" in path.read_text(encoding="utf-8")] == []
