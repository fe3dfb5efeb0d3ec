"""A game with its history: it survives text and JSON, actions that do not fit are named, and moves can be undone."""

from __future__ import annotations

import json
from random import Random

import pytest

from sandtable.core.errors import ActionError, DamagedData
from sandtable.core.record import Record
from tests.conformance.cases import Case
from tests.conformance.every import every_case
from tests.conformance.playing import asked

COMMENTS = ["", "so it begins", "well # well", "1. 0 end", "{\"not\": 'json'}", "砂漠の惑星", "ends in #"]
LONG = 10_000  # more moves than any game has


def played(case: Case, moves: int = LONG, seed: int = 5) -> Record:
    """Return a record of this many moves, and more until no answer is sealed: sealed answers are not written."""
    record = Record(case.title, seed, case.options)
    random = Random(seed)
    while not record.state.over and (len(record) < moves or record.state.sealed):
        decision = asked(record.state, random)
        option = case.about.option(random, decision)
        record.apply(decision.seat, option, at=decision.number, comment=random.choice(COMMENTS))
    return record


def moves_of(record: Record) -> list[tuple[int, int, bool, str]]:
    return [(move.seat, move.action, move.taught, move.comment) for move in record.moves]


@every_case
@pytest.mark.parametrize("moves", [0, 9, 60, LONG])
def test_a_record_comes_back_whole(case: Case, moves: int) -> None:
    record = played(case, moves)
    for text in (record.to_json(), record.to_text()):
        back = Record.parse(text)
        assert back.state == record.state
        assert back.state.outcome == record.state.outcome
        assert moves_of(back) == moves_of(record)
        assert (back.title, back.seed, back.options) == (record.title, record.seed, record.options)
        assert (back.version, back.undo_floor, back.commitment) == (
            record.version,
            record.undo_floor,
            record.commitment,
        )
        assert (back.to_json(), back.to_text()) == (record.to_json(), record.to_text())
    assert Record.from_json(record.to_json()).state == Record.from_text(record.to_text()).state


@every_case
def test_text_needs_only_the_options_that_differ(case: Case) -> None:
    lines = [f"sandtable {case.title} {case.meta.version}", "seed 5"]
    lines += [f"option {name} {json.dumps(value)}" for name, value in case.options.items()]
    assert Record.from_text("\n".join(lines)).state == case.new(5)


@every_case
def test_the_action_that_does_not_fit_is_named(case: Case) -> None:
    """The error names the illegal action wherever it is in the record: the moves before it are legal, those after it
    are not read."""
    record = played(case)
    random = Random(6)
    given = json.loads(record.to_json())
    for k in sorted(random.sample(range(len(record)), 6)):
        state = record.at(k)
        seat = record.moves[k].seat
        wrong = random.choice([a for a in range(state.vocabulary.free) if a not in state.decision(seat).options])
        spoilt = {**given, "actions": [*given["actions"][:k], [seat, wrong], *given["actions"][k + 1 :]]}
        word = state.vocabulary.word(wrong)
        with pytest.raises(DamagedData, match=f"action {k + 1} cannot be: {word} is no option now; the options are"):
            Record.from_json(json.dumps(spoilt))
        others = [other for other in range(state.seats) if other not in state.to_act]
        if others:
            spoilt["actions"][k] = [others[0], record.moves[k].action]
            with pytest.raises(DamagedData, match=f"action {k + 1} cannot be: "):
                Record.from_json(json.dumps(spoilt))
        lines = record.to_text().splitlines()
        heading = len(lines) - len(record)
        lines[heading + k] = f"{k + 1}. {seat} {word}"
        with pytest.raises(DamagedData, match=f"^line {heading + k + 1}: action {k + 1} cannot be: "):
            Record.from_text("\n".join(lines))


@every_case
def test_actions_after_the_end_are_refused(case: Case) -> None:
    record = played(case)
    given = json.loads(record.to_json())
    given["actions"].append([0, 0])
    with pytest.raises(DamagedData, match=f"action {len(record) + 1} cannot be: the game is over"):
        Record.from_json(json.dumps(given))


@every_case
def test_a_record_of_another_ruleset_is_refused(case: Case) -> None:
    given = json.loads(played(case, 3).to_json())
    for version in (given["version"] + 1, str(given["version"]), None):
        with pytest.raises(DamagedData, match=f"ruleset version {version}"):
            Record.from_json(json.dumps({**given, "version": version}))


@every_case
def test_positions_of_the_past(case: Case) -> None:
    """Earlier positions are the same when replayed from the beginning, with or without events; the record does not
    change."""
    record = Record(case.title, 8, case.options)
    random = Random(8)
    digests = [record.state.digest()]
    while not record.state.over and len(record) < 80:
        decision = asked(record.state, random)
        record.apply(decision.seat, case.about.option(random, decision))
        digests.append(record.state.digest())
    before = record.to_json()
    # Answers of a group are sorted by seat once it is open: only then is the past the same.
    opened = [n for n in range(len(record) + 1) if not record.at(n).sealed]
    for n in {0, opened[-1], *random.sample(opened, 4)}:
        assert record.at(n).digest() == digests[n]
        assert record.at(n, listen=True).digest() == digests[n]
    assert record.at(len(record), listen=True).take_events()
    assert record.to_json() == before
    for n in (-1, len(record) + 1):
        with pytest.raises(ActionError, match=f"{len(record)} moves"):
            record.at(n)


@every_case
def test_after_an_undo_the_game_goes_on_as_it_would_have(case: Case) -> None:
    """Undo also restores chance: trying again gives the same result."""
    record = played(case)
    end, moves = record.state.digest(), moves_of(record)
    keep = next(n for n in range(len(record) // 2, len(record)) if not record.at(n).sealed)
    past = record.at(keep).digest()
    record.undo(len(record) - keep, force=True)
    assert (len(record), record.state.digest()) == (keep, past)
    for seat, action, taught, comment in moves[keep:]:
        record.apply(seat, action, comment=comment)
        if not record.state.sealed:
            assert record.moves[-1].taught == taught
    assert record.state.digest() == end
    assert moves_of(record) == moves


@every_case
def test_an_undo_stops_where_somebody_learnt_something(case: Case) -> None:
    """Nobody has learnt anything in the moves down to the floor; undoing more needs force."""
    random = Random(9)
    record = Record(case.title, 9, case.options)
    undone = refused = 0
    while not record.state.over and len(record) < 150:
        decision = asked(record.state, random)
        record.apply(decision.seat, case.about.option(random, decision))
        if record.state.sealed:
            continue
        floor, learnt = record.undo_floor, record.state.learnt
        assert 0 <= floor <= len(record)
        assert not any(move.taught or move.seat != record.moves[-1].seat for move in record.moves[floor:])
        if floor:
            with pytest.raises(ActionError, match=f"only {len(record) - floor} moves can be taken back"):
                record.undo(len(record) - floor + 1)
            refused += 1
        if floor < len(record) and random.random() < 0.3:
            back = Record.parse(record.to_json())
            back.undo(len(back) - floor)
            assert back.state == record.at(floor)
            assert back.state.learnt == learnt
            undone += 1
    assert refused
    assert undone
    for moves in (-1, len(record) + 1):
        with pytest.raises(ActionError, match=f"the record has {len(record)}"):
            record.undo(moves, force=True)
