"""Games in this process: what each tool does, refuses and keeps. No library of the extra is needed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sandtable.bots.own import OwnBot
from sandtable.core.errors import SandtableError
from sandtable.core.fluent import Words, languages
from sandtable.core.record import Record
from sandtable.core.titles import meta, titles
from sandtable.mcp.local import LocalSeat
from sandtable.mcp.seat import MOST_ANSWERS, ToolRefusal, told_position
from sandtable.mcp.tables import MOST_OPEN, OpenTable, Settings, Tables
from sandtable.tell import NEWS_LIMIT, POSITION_LIMIT, QUESTION_LIMIT, BadChoice
from tests.mcp.playing import any_answer, handle_in, options_in

TOLD = [title for title in titles() if meta(title).has("table") and meta(title).has("printer")]
MARGIN = 500  # characters of headings


def local(tables: Tables, handle: str) -> LocalSeat:
    table: OpenTable = tables._open[handle]
    assert isinstance(table.seat, LocalSeat)
    return table.seat


@pytest.mark.parametrize("title", TOLD)
def test_a_whole_game_is_played_and_kept(title: str, tmp_path: Path) -> None:
    random = Random(3)
    tables = Tables(Settings(seed=5, opponents="R", transcripts=tmp_path))
    text = tables.new_game(title)
    handle = handle_in(text)
    calls = 1
    while options_in(text):
        assert not list(tmp_path.glob("*.json"))  # the record holds what the seat may not know yet
        text = tables.act([any_answer(random, text)])
        assert len(text) <= NEWS_LIMIT + QUESTION_LIMIT + MARGIN
        calls += 1
        if calls % 10 == 0:
            assert len(tables.position()) <= POSITION_LIMIT + NEWS_LIMIT + MARGIN
            calls += 1
    seat = local(tables, handle)
    assert seat.over
    kept = Record.from_json(next(tmp_path.glob("*.json")).read_text(encoding="utf-8"))
    assert kept.state.digest() == seat._record.state.digest()
    told = [json.loads(line) for line in next(tmp_path.glob("*.jsonl")).read_text(encoding="utf-8").splitlines()]
    assert len(told) == calls
    assert told[0]["tool"] == "new_game"
    assert told[-1]["text"] == text
    assert not any(entry["refused"] for entry in told)
    with pytest.raises(ToolRefusal) as refused:
        tables.act(["1"])
    assert str(refused.value) in text  # the result


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("title", TOLD)
def test_games_are_told_in_every_language(title: str, lang: str) -> None:
    tables = Tables(Settings(seed=2, lang=lang))
    text = tables.new_game(title, level="novice")
    assert Words(lang).say("text-position") in text
    for _ in range(6):
        options = options_in(text)
        if not options:
            break
        text = tables.act([options[-1][1]])
    assert Words(lang).say("text-question") in text


@pytest.mark.parametrize("said", ["", "0", "99999", "nonsense", "card:nowhere", "[77777]", "²"])
def test_a_refused_answer_changes_nothing(said: str) -> None:
    tables = Tables(Settings(seed=1))
    text = tables.new_game("imperium", seats=3)
    seat = local(tables, handle_in(text))
    before = seat._record.state.digest()
    with pytest.raises(BadChoice) as refused:
        tables.act([said])
    assert all(word in str(refused.value) for _, word in options_in(text))
    assert seat._record.state.digest() == before


def test_several_answers_are_all_given_or_none() -> None:
    tables = Tables(Settings(seed=4))
    text = tables.new_game("imperium", seats=4, seat=0)
    seat = local(tables, handle_in(text))
    state = seat._record.state
    card = next(word for _, word in options_in(text) if word.startswith("card:"))
    trial = state.clone()
    trial.apply(0, state.vocabulary.number(card))
    space = trial.decision(0).words()[0]
    before = state.digest()
    for further, why in (("2", "Answer 2"), ("space:nowhere", "Answer 2"), ("", "Answer 2")):
        with pytest.raises(BadChoice, match=why):
            tables.act([card, further])
        assert state.digest() == before
    with pytest.raises(BadChoice, match="together"):
        tables.act(["reveal", "end", card])
    with pytest.raises(BadChoice, match=str(MOST_ANSWERS)):
        tables.act([card] * (MOST_ANSWERS + 1))
    with pytest.raises(BadChoice):
        tables.act([])
    with pytest.raises(BadChoice, match="characters"):
        tables.act(["x" * 5000])
    assert state.digest() == before
    tables.act([card, space])
    assert state.digest() != before


def test_no_answer_may_follow_something_that_was_learnt() -> None:
    """Otherwise a refusal would tell what is hidden before the seat has decided."""
    checked = 0
    for seed in range(12):
        tables = Tables(Settings(seed=seed, opponents="R"))
        random = Random(seed)
        text = tables.new_game("imperium", seats=4)
        seat = local(tables, handle_in(text))
        state = seat._record.state
        for _ in range(25):
            if not options_in(text):
                break
            for _, word in options_in(text):
                trial = state.clone()
                trial.apply(seat.number, state.vocabulary.number(word))
                if trial.learnt != state.learnt and seat.number in trial.to_act:
                    before = state.digest()
                    with pytest.raises(BadChoice, match="together"):
                        tables.act([word, trial.decision(seat.number).words()[0]])
                    assert state.digest() == before
                    checked += 1
            text = tables.act([any_answer(random, text)])
    assert checked > 5


def test_a_seat_is_told_of_its_own_view_alone() -> None:
    """The texts of a seat do not depend on what the others hold (tests/conformance checks every title)."""
    tables = Tables(Settings(seed=9))
    seat = local(tables, handle_in(tables.new_game("imperium", seats=4)))
    text = told_position(seat)
    state = seat._record.state
    for other in range(4):
        if other != seat.number:
            assert f"  {other}: hand" not in text
            assert state.view(seat.number).as_dict()["players"][other]["hand"] == ["?"] * 5
    assert f"  {seat.number}: hand" in text


def test_each_client_of_a_shared_process_has_its_own_tables() -> None:
    tables = Tables(Settings(seed=1), shared=True)
    mine = handle_in(tables.new_game("imperium", seats=2))
    assert len(mine) >= 16
    for tool in (tables.position, tables.question, tables.leave):
        with pytest.raises(ToolRefusal, match="handle"):
            tool("")
        with pytest.raises(ToolRefusal, match="handle"):
            tool("somebody-elses")
    assert "You are seat" in tables.position(mine)


def test_the_latest_table_is_meant_where_there_is_one_client() -> None:
    tables = Tables(Settings(seed=1))
    with pytest.raises(ToolRefusal, match="new_game"):
        tables.position()
    tables.new_game("imperium", seats=2)
    tables.new_game("classic", seats=6)
    assert "Arrakeen" in tables.position()
    tables.leave()
    assert "Imperium Row" in tables.position()


def test_no_more_games_are_open_than_a_guest_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.mcp.tables.MOST_OPEN", 3)
    assert MOST_OPEN == 40
    tables = Tables(Settings(seed=1))
    for _ in range(3):
        tables.new_game("imperium", seats=2)
    with pytest.raises(ToolRefusal, match="3 games"):
        tables.new_game("imperium", seats=2)
    local(tables, next(iter(tables._open))).leave()
    tables.new_game("imperium", seats=2)


def test_bad_settings_are_refused() -> None:
    tables = Tables(Settings(seed=1))
    with pytest.raises(SandtableError, match=r"'seats'.*not 9"):
        tables.new_game("imperium", seats=9)
    with pytest.raises(SandtableError, match="seed"):
        tables.new_game("imperium", options={"seed": 4})
    with pytest.raises(SandtableError, match="seats are 0 to 1"):
        tables.new_game("imperium", seats=2, seat=5)
    with pytest.raises(ToolRefusal, match="novice"):
        tables.new_game("imperium", level="my_package:MyBot")
    with pytest.raises(ToolRefusal, match="imperium"):
        tables.new_game("chess")
    with pytest.raises(SandtableError, match="language"):
        tables.new_game("imperium", lang="xx")
    assert tables._open == {}


class Broken(OwnBot):
    """Fails, or chooses what is not an option."""

    def choose(self, view: object, decision: object, rng: object) -> int:
        if getattr(decision, "seat", 0) % 2:
            raise RuntimeError("broken")
        return -5


def test_another_bot_answers_for_one_that_fails() -> None:
    seat = LocalSeat("imperium", 3, {"seats": 4}, Words("en"), "tests.mcp.test_tables:Broken", seat=0)
    assert seat.look().asked
    random = Random(1)
    for _ in range(30):
        if seat.over:
            break
        seat.answer([random.choice(seat.look().options)[0]])
    assert len(seat._record) > 40


def test_an_abandoned_game_keeps_its_record(tmp_path: Path) -> None:
    tables = Tables(Settings(seed=1, transcripts=tmp_path))
    tables.new_game("imperium", seats=2)
    tables.act(["reveal"])
    assert "left" in tables.leave()
    tables.new_game("imperium", seats=2)
    tables.close()
    assert len(list(tmp_path.glob("*.json"))) == len(list(tmp_path.glob("*.jsonl"))) == 2


def test_rules_are_found_by_number_in_four_languages() -> None:
    tables = Tables(Settings())
    assert len({tables.rule("IMP-4.8", lang) for lang in languages()}) == 4
    assert tables.rule("[imp-4.8]") == tables.rule("IMP-4.8")
    assert "UPR-R9.2" in tables.rule("UPR-R9.2")
    with pytest.raises(ToolRefusal, match=r"IMP-4\.8"):
        tables.rule("4.8")
    with pytest.raises(ToolRefusal, match=r"IMP-4\.1,"):
        tables.rule("IMP-4.99")
    assert "**IMP-4.8**" in tables.rules("imperium")


def test_pieces_are_found_by_name() -> None:
    tables = Tables(Settings())
    assert "card:stilgar" in tables.piece("stilgar", "imperium")
    assert "card:stilgar" in tables.piece("card:stilgar", lang="ja")
    with pytest.raises(SandtableError, match="did you mean"):
        tables.piece("stilgra")
    with pytest.raises(ToolRefusal, match="classic"):
        tables.piece("stilgar", "chess")


def test_all_games_are_listed() -> None:
    text = Tables(Settings()).games()
    assert all(f"## {title}:" in text for title in TOLD)
    assert "leaders" in text
