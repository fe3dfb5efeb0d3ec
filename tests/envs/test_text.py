"""Games in text: every title is told in every language, answers are numbers or words, and nothing hidden is told."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.core.contract import State
from sandtable.core.errors import BadOption, SandtableError
from sandtable.core.fluent import Sayings, Words, languages
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, titles
from sandtable.envs.text import TextEnv
from sandtable.tell import (
    NEWS_LIMIT,
    POSITION_LIMIT,
    QUESTION_LIMIT,
    BadChoice,
    NoQuestion,
    choose,
    page_position_text,
    tell_decision,
    tell_options,
    tell_outcome,
    tell_position,
    tell_question,
)

TOLD = [title for title in titles() if meta(title).has("table") and meta(title).has("printer")]
KINDS = [(title, seats) for title in TOLD for seats in (min(meta(title).seats), max(meta(title).seats))]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TOLD)
def test_games_are_told_and_played_in_every_language(title: str, lang: str) -> None:
    random = Random(4)
    env = TextEnv(title, lang=lang)
    env.reset(seed=11)
    done = False
    for _ in range(120):
        seat, text = env.get_observation()
        assert env.get_observation() == (seat, text)
        options = tell_options(env.table.game, seat, env.table.words)
        at = random.randrange(len(options))
        assert f"{at + 1}. {options[at][1]} ({options[at][0]})" in text
        done, info = env.step(random.choice((str(at + 1), options[at][0], f"I think [{options[at][0]}]")))
        assert info["refused"] is None
        if done:
            break
    assert len(env.table.transcript) == 120 or done


@pytest.mark.parametrize(("title", "seats"), KINDS)
def test_texts_fit_and_hide_what_the_seat_does_not_know(title: str, seats: int) -> None:
    """A world that the seat cannot tell from the real one is told in the same words."""
    random = Random(seats)
    rng = Rng(9)
    env = TextEnv(title, seats=seats)
    env.reset(seed=seats)
    words = {lang: Words(lang) for lang in languages()}
    for number in range(400):
        if env.table.game.over:
            break
        game = env.table.game
        if number % 20 == 0:
            for seat in range(seats):
                texts = {lang: tell_position(game, seat, words[lang]) for lang in words}
                assert max(map(len, texts.values())) <= POSITION_LIMIT
                assert len(env.table.news(seat)) <= NEWS_LIMIT + 100
                world = game.view(seat).resample(rng)
                assert tell_position(world, seat, words["en"]) == texts["en"]
                if seat in game.to_act:
                    assert max(len(tell_question(game, seat, words[lang])) for lang in words) <= QUESTION_LIMIT
                    assert tell_question(world, seat, words["ja"]) == tell_question(game, seat, words["ja"])
        seat = game.to_act[0]
        game.apply(seat, random.choice(game.decision(seat).options))
        env.table._collect()


def as_sent(game: State, seat: int) -> dict[str, Any]:
    """Return what a page is sent of a position."""
    table = meta(game.title).part("table")
    names = table.names(game, Sayings(), [f"P{each}" for each in range(game.seats)])
    look = table.look(game, seat, Sayings(), names)
    sent: dict[str, Any] = json.loads(json.dumps(look))
    return sent


BOXES = [
    ("imperium", {"boxes": ["ix", "immortality"], "seats": 4}),
    ("imperium", {"seats": 1}),
    ("uprising", {"choam": True, "seats": 6}),
    ("uprising", {"choam": True, "seats": 2}),
    ("uprising", {"boxes": ["base", "ix", "immortality"], "choam": True, "seats": 4}),
    ("classic", {"ixians_tleilaxu": True, "technology": True, "advanced": True}),
]


@pytest.mark.parametrize(("title", "options"), BOXES)
def test_positions_of_all_boxes_fit_and_use_one_language(title: str, options: dict[str, Any]) -> None:
    """No English word is left in a Japanese position, and what a page is sent tells the same."""
    random = Random(3)
    game = meta(title).new(5, meta(title).check(options))
    words = {lang: Words(lang) for lang in languages()}
    longest = 0
    for number in range(900):
        if game.over:
            break
        seat = game.to_act[0]
        if number % 15 == 0:
            texts = {lang: tell_position(game, seat, words[lang]) for lang in words}
            longest = max(longest, *map(len, texts.values()))
            assert re.findall(r"(?<![A-Za-z])[a-z]{3,}", texts["ja"]) == []
            for reader in {seat, number // 15 % game.seats}:
                told = tell_position(game, reader, words["ko"])
                assert page_position_text(title, as_sent(game, reader), reader, words["ko"]) == told
        game.apply(seat, random.choice(game.decision(seat).options))
    assert 500 < longest <= POSITION_LIMIT


def test_a_whole_game_ends_with_rewards() -> None:
    random = Random(2)
    env = TextEnv("imperium")
    env.reset(num_players=2, seed=5)
    done = False
    while not done:
        seat, _ = env.get_observation()
        done, _ = env.step(str(1 + random.randrange(len(env.table.game.decision(seat).options))))
    rewards, info = env.close()
    assert sorted(rewards) == sorted(info) == [0, 1]
    assert {info[seat]["rank"] for seat in info if rewards[seat] == max(rewards.values())} == {1}
    with pytest.raises(NoQuestion, match="over"):
        env.get_observation()
    assert tell_outcome(env.table.game) in env.table.observation(0)
    with pytest.raises(NoQuestion):
        tell_decision(env.table.game, 0)


@pytest.mark.parametrize("said", ["", "0", "999", "[9999]", "nonsense", "space:nowhere", "²"])
def test_a_wrong_answer_is_refused_with_the_allowed_ones(said: str) -> None:
    env = TextEnv("imperium", seats=3)
    env.reset(seed=1)
    seat, _ = env.get_observation()
    before = env.table.game.digest()
    done, info = env.step(said)
    assert not done
    allowed = tell_options(env.table.game, seat, env.table.words)
    assert all(word in info["refused"] for word, _ in allowed)
    assert env.table.game.digest() == before
    again, text = env.get_observation()
    assert again == seat
    assert text.startswith(info["refused"])


def test_a_closed_word_is_refused_with_its_reason() -> None:
    env = TextEnv("imperium", seats=4)
    env.reset(seed=3)
    random = Random(1)
    for _ in range(200):
        game = env.table.game
        seat = game.to_act[0]
        look = meta("imperium").part("table").look(game, seat, env.table.words, ["a", "b", "c", "d"])
        shut = [word for word in look["closed"] if word in game.vocabulary.words and word.startswith("acquire:")]
        if shut:
            with pytest.raises(BadChoice) as refused:
                choose(game, seat, shut[0], env.table.words)
            assert look["closed"][shut[0]][0]["rule"] in str(refused.value)
            return
        env.step(str(1 + random.randrange(len(look["options"]))))
    raise AssertionError("no card was out of reach")


def test_wrappers_may_pass_no_seed() -> None:
    """TextArena's wrappers call `reset(num_players=..., seed=None)`."""
    env = TextEnv("imperium")
    deals = set()
    for _ in range(3):
        env.reset(num_players=3, seed=None)
        deals.add(env.table.game.digest())
    assert len(deals) == 3
    assert env.table.game.seats == 3


def test_a_wrong_setting_is_refused() -> None:
    with pytest.raises(NoQuestion, match="reset"):
        TextEnv("imperium").get_observation()
    with pytest.raises(BadOption):
        TextEnv("imperium", seats=9)
    with pytest.raises(SandtableError, match="language"):
        TextEnv("imperium", lang="xx")
    env = TextEnv("imperium", seats=2)
    env.reset(seed=1)
    with pytest.raises(NoQuestion):
        choose(env.table.game, 1 - env.table.game.to_act[0], "1", env.table.words)


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "text.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "docs/text.md", "exec"), {})
    assert f"{POSITION_LIMIT:,} characters" in page
    assert f"{NEWS_LIMIT:,} characters" in page
    assert f"{QUESTION_LIMIT:,} characters (`QUESTION_LIMIT`)" in page
