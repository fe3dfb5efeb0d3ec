"""Records that begin at a position, or after the first moves of another game."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from sandtable.core import beginnings
from sandtable.core.errors import ActionError, BadBeginning, DamagedData
from sandtable.core.record import Record, commitment
from sandtable.core.titles import meta

GIVEN: dict[str, Any] = {
    "seats": ["you", "north", "east"],
    "you": {"hand": ["dagger", "diplomacy"], "solari": 5},
    "round": 5,
    "conflict": "siege_of_arrakeen",
}


def at(title: str, given: dict[str, Any]) -> Record:
    begun = beginnings.begun(meta(title), {"kind": "position", "given": given})
    return Record(title, 7, begun.options, begun.begin)


def played(moves: int, seed: int = 3) -> Record:
    record = Record("imperium", seed, {"seats": 3})
    while len(record) < moves:
        seat = record.state.to_act[0]
        record.apply(seat, record.state.decision(seat).options[0])
    return record


def test_a_record_begins_at_the_position_and_is_replayed_from_there() -> None:
    record = at("imperium", GIVEN)
    record.act("card:dagger")
    record.act("space:rally_troops")
    assert record.options["seats"] == 3
    for back in (Record.from_text(record.to_text()), Record.from_json(record.to_json())):
        assert back.state == record.state
        assert back.begin == record.begin
        assert back.at(0) == at("imperium", GIVEN).state
    assert "begin {" in record.to_text()
    assert copy.copy(record).begin == record.begin


def test_a_position_brings_its_options() -> None:
    record = at("imperium", {"seats": 4, "boxes": ["ix"], "epic": True})
    assert (record.options["boxes"], record.options["epic"]) == (["ix"], True)
    six = at("classic", {"seats": ["atreides", "harkonnen"], "advanced": True, "phase": "battle"})
    assert (six.options["seats"], six.options["advanced"]) == (2, True)
    assert Record.from_text(six.to_text()).state == six.state


def test_a_record_goes_on_after_the_moves_of_another() -> None:
    old = played(30)
    asked = {"kind": "record", "record": old.to_text(), "moves": 12}
    begun = beginnings.begun(meta("imperium"), asked)
    assert begun.seed == old.seed
    assert begun.moves == tuple((move.seat, move.action) for move in old.moves[:12])
    record = Record("imperium", begun.seed, begun.options, begun.begin)
    for seat, action in begun.moves:
        record.apply(seat, action)
    assert record.state == old.at(12)
    seat = record.state.to_act[0]
    record.apply(seat, record.state.decision(seat).options[-1])
    back = Record.parse(record.to_json())
    assert (back.state, back.begun, len(back)) == (record.state, 12, 13)
    again = beginnings.begun(meta("imperium"), {"kind": "record", "record": record.to_text(), "moves": 13})
    assert len(again.moves) == 13


def test_no_undo_goes_back_before_the_beginning() -> None:
    old = played(20)
    record = Record("imperium", old.seed, old.options, {"kind": "record", "moves": 20})
    for move in old.moves:
        record.apply(move.seat, move.action)
    assert record.undo_floor == 20
    with pytest.raises(ActionError, match="began after 20 moves"):
        record.undo(1, force=True)
    assert len(record) == 20
    seat = record.state.to_act[0]
    record.apply(seat, record.state.decision(seat).options[0])
    record.undo(1, force=True)
    assert record.state == old.state


def test_the_commitment_covers_the_beginning() -> None:
    plain = commitment("imperium", 1, {}, 5)
    assert plain != commitment("imperium", 1, {}, 5, {"kind": "record", "moves": 3})
    assert at("imperium", GIVEN).commitment != at("imperium", {**GIVEN, "first": 1}).commitment


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (None, "a beginning of the kind record or position is wanted"),
        ({"kind": "dream"}, "a beginning of the kind record or position is wanted"),
        ({"kind": ["record"]}, "a beginning of the kind record or position is wanted"),
        ({"kind": "position"}, "given are wanted"),
        ({"kind": "position", "given": {}, "seed": 4}, "given are wanted"),
        ({"kind": "position", "given": [1]}, "a position is wanted"),
        ({"kind": "position", "given": {"seats": 9}}, "1 or 2 or 3 or 4 seats are wanted"),
        ({"kind": "position", "given": {"seats": 4, "0": {"hand": ["kindjal"]}}}, "no card 'kindjal'"),
        ({"kind": "position", "given": {"seats": 4, "0": 5}}, "a mapping is wanted"),
        ({"kind": "position", "given": {"seats": 4, "control": 5}}, "a mapping is wanted"),
        ({"kind": "position", "given": {"seats": 4, "boxes": ["cellar"]}}, "takes a list"),
        ({"kind": "position", "given": {"seats": 4, "phase": "endgame", "round": 10}}, "the game is over"),
        ({"kind": "position", "given": {"seats": 4, "row": ["x" * 30_000]}}, "at most 20000 characters"),
        ({"kind": "record", "record": 5, "moves": 1}, "the text of a record is wanted"),
        ({"kind": "record", "record": "chess", "moves": 1}, "no line of a record"),
        ({"kind": "record", "record": "{", "moves": 1}, "not JSON"),
        ({"kind": "record", "record": "", "moves": -1}, "begin.record"),
    ],
)
def test_a_beginning_that_cannot_be(asked: Any, said: str) -> None:
    with pytest.raises(BadBeginning) as refused:
        beginnings.begun(meta("imperium"), asked)
    assert said in str(refused.value)


@pytest.mark.parametrize("moves", [-1, 21, True, "3", None])
def test_a_number_of_moves_that_the_record_does_not_have(moves: Any) -> None:
    with pytest.raises(BadBeginning, match="0 to 20 moves are wanted"):
        beginnings.begun(meta("imperium"), {"kind": "record", "record": played(20).to_text(), "moves": moves})


def test_data_of_any_form_is_no_position() -> None:
    with pytest.raises(BadBeginning, match="this is no position"):
        beginnings.begun(meta("classic"), {"kind": "position", "given": {"seats": 4, "players": [5]}})


def test_a_position_that_breaks_the_rules() -> None:
    given = {"seats": 4, "round": 1, "conflict": "siege_of_arrakeen"}  # of the second level
    with pytest.raises(BadBeginning, match="this position is impossible"):
        beginnings.begun(meta("imperium"), {"kind": "position", "given": given})


def test_a_record_of_another_title() -> None:
    with pytest.raises(BadBeginning, match="a game of imperium, not of uprising"):
        beginnings.begun(meta("uprising"), {"kind": "record", "record": played(3).to_text(), "moves": 3})


def test_a_record_that_ends_before_its_beginning() -> None:
    data = json.loads(played(5).to_json())
    with pytest.raises(DamagedData, match="began after 6 moves, and the record has 5"):
        Record.from_json(json.dumps({**data, "begin": {"kind": "record", "moves": 6}}))
    with pytest.raises(BadBeginning, match="a number of moves is wanted"):
        Record.from_json(json.dumps({**data, "begin": {"kind": "record", "moves": -1}}))
    text = played(5).to_text().replace("seed 3", 'seed 3\nbegin {"kind": "record", "moves": 6}')
    with pytest.raises(DamagedData, match="began after 6 moves"):
        Record.from_text(text)
