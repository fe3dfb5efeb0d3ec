"""The state of a game follows from its rows alone: an undo is a row too, and a snapshot only saves time."""

from __future__ import annotations

import random
from dataclasses import replace

import orjson
import pytest

from sandtable.core.errors import ActionError, DamagedData, IllegalAction, OutOfTurn
from sandtable.core.fluent import spoken
from sandtable.core.titles import meta
from sandtable.server.errors import CannotUndo
from sandtable.server.games.game import WATCH, Game, Row, undo_to
from sandtable.server.storage.table_info import Snapshot
from tests.server.harness import ENGLISH

PEOPLE = ["Anna", "Ben", "Carla"]


def new(seed: int = 5, seats: int = 3) -> Game:
    return Game("imperium", meta("imperium").version, seed, {"seats": seats}, PEOPLE[:seats])


def move(game: Game, rng: random.Random) -> Row:
    """Make a random move, or sometimes an undo of as many moves as possible, and return its row."""
    seat = game.state.to_act[0]
    back = [(s, to) for s in range(game.state.seats) for to in game.undo_steps(s)]
    if back and rng.random() < 0.15:
        seat, to = rng.choice(back)
        action = undo_to(to)
    else:
        action = rng.choice(game.state.decision(seat).options)
    game.apply(seat, action)
    return game.n, seat, action


def played(moves: int, seed: int = 5) -> tuple[Game, list[Row]]:
    game, rng = new(seed), random.Random(seed)
    rows: list[Row] = []
    while len(rows) < moves and not game.state.over:
        rows.append(move(game, rng))
    return game, rows


def same(one: Game, other: Game) -> None:
    assert one.n == other.n
    assert one.moves == other.moves
    assert one.state.digest() == other.state.digest()
    for seat in (WATCH, 0, 1, 2):
        assert orjson.loads(one.view(seat)) == orjson.loads(other.view(seat))
        reader = [seat] if seat != WATCH else []
        assert one.lines(reader) == other.lines(reader)


# --- rows --------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_the_rows_give_the_game(seed: int) -> None:
    game, rows = played(400, seed)
    assert any(action < 0 for _, _, action in rows), "there was an undo among them"
    again = new(seed)
    again.apply_rows(rows)
    same(game, again)


def test_a_refused_row_changes_nothing() -> None:
    game, _ = played(40)
    before = game.snapshot()
    asked = game.state.to_act[0]
    legal = game.state.decision(asked).options
    illegal = next(action for action in range(len(game.state.vocabulary)) if action not in legal)
    with pytest.raises(IllegalAction):
        game.apply(asked, illegal)
    with pytest.raises(OutOfTurn):
        game.apply((asked + 1) % 3, legal[0])
    for to in (game.moves, game.moves + 1, 10_000):
        with pytest.raises(ActionError):
            game.apply(asked, undo_to(to))
    assert game.snapshot() == before


def test_rows_that_do_not_fit_make_a_game_unreadable() -> None:
    _, rows = played(60)
    with pytest.raises(DamagedData, match="row 11 is missing"):
        new().apply_rows(rows[:10] + rows[11:])
    wrong = rows[:10] + [(11, rows[10][1], 99_999)]
    with pytest.raises(DamagedData, match="row 11 cannot be"):
        new().apply_rows(wrong)
    with pytest.raises(DamagedData, match="ruleset version"):
        Game("imperium", meta("imperium").version + 1, 5, {"seats": 3}, PEOPLE)


# --- undo --------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_undo_goes_to_own_choices_and_reveals_nothing(seed: int) -> None:
    """Check, for every position of a game, which moves can be undone, by replaying the game from the start."""
    game, rng = new(seed), random.Random(seed)
    learnt = [game.state.learnt]
    choices: list[int] = []
    stepped_over = 0
    for _ in range(250):
        seat = game.state.to_act[0]
        options = game.state.decision(seat).options
        choices.append(len(options))
        game.apply(seat, rng.choice(options))
        learnt.append(game.state.learnt)
        if game.state.over:
            assert game.undo_steps(seat) == []
            break
        seats = [made.seat for made in game.record.moves]
        for viewer in range(3):
            expected = [
                to
                for to in range(len(seats) - 1, -1, -1)
                if set(seats[to:]) == {viewer} and learnt[to] == learnt[-1] and choices[to] > 1
            ]
            assert game.undo_steps(viewer) == expected
            stepped_over += sum(1 for to in range(len(seats)) if expected and to > expected[-1] and choices[to] == 1)
    assert stepped_over, "decisions with one answer occurred, and were stepped over"


def test_a_leader_who_sees_the_deck_is_not_chosen_for_a_look() -> None:
    """Paul sees the top of his deck as soon as he is chosen, so this choice cannot be undone; the choice of other
    Leaders of a draft can."""
    for word, may in (("leader:paul_atreides", False), ("leader:glossu_rabban", True)):
        game = Game("imperium", meta("imperium").version, 5, {"seats": 3, "leaders": "draft"}, PEOPLE)
        seat = game.state.to_act[0]
        game.apply(seat, game.state.vocabulary.numbers[word])
        assert game.undo_steps(seat) == ([0] if may else [])


def test_undo_is_refused_beyond_what_was_learnt() -> None:
    game, rng = new(3), random.Random(3)
    checked = 0
    while checked < 30 and not game.state.over:
        seat = game.state.to_act[0]
        game.apply(seat, rng.choice(game.state.decision(seat).options))
        allowed = game.undo_steps(seat)
        for to in range(game.moves + 1):
            if to not in allowed:
                with pytest.raises(CannotUndo):
                    game.check_undo(seat, to)
                checked += 1


def test_an_undo_says_truthfully_how_far_it_goes() -> None:
    """The label of an undo names the choice that will be open afterwards, also after a restart."""
    game, rng = new(8), random.Random(8)
    rows: list[Row] = []
    seen = 0
    while seen < 40 and not game.state.over:
        seat = game.state.to_act[0]
        offered = {o["action"]: o["label"] for o in orjson.loads(game.view(seat))["options"]}
        chosen = rng.choice(game.state.decision(seat).options)
        called = offered[game.state.vocabulary.word(chosen)]
        game.apply(seat, chosen)
        rows.append((game.n, seat, chosen))
        undo = orjson.loads(game.view(seat))["undo"]
        if undo and undo[0]["to"] == game.moves - 1:
            seen += 1
            assert spoken(called, ENGLISH) in spoken(undo[0]["label"], ENGLISH)
            again = new(8)
            again.apply_rows(rows)
            assert orjson.loads(again.view(seat))["undo"] == undo
            again.apply(seat, undo_to(undo[0]["to"]))
            assert {o["action"]: o["label"] for o in orjson.loads(again.view(seat))["options"]} == offered
    assert seen == 40


def test_moves_taken_back_leave_the_log() -> None:
    game, rng = new(2), random.Random(2)
    for _ in range(300):
        seat = game.state.to_act[0]
        if game.undo_steps(seat):
            to = game.undo_steps(seat)[-1]
            before = new(2)
            for made in game.record.moves[:to]:
                before.apply(made.seat, made.action)
            game.apply(seat, undo_to(to))
            assert game.lines([seat]) == before.lines([seat])
            assert game.events[-1].number <= to
            return
        game.apply(seat, rng.choice(game.state.decision(seat).options))
    raise AssertionError("nothing could be taken back")


# --- resuming ----------------------------------------------------------------------------
def test_the_moves_at_a_row_are_known_unless_taken_back() -> None:
    game, rng = new(1), random.Random(1)
    at: dict[int, int | None] = {0: 0}
    for _ in range(200):
        _, _, action = move(game, rng)
        if action < 0:
            at = dict.fromkeys(at, None)
        at[game.n] = game.moves
        for n, moves in at.items():
            assert game.moves_at(n) == moves
    assert game.moves_at(-1) is None
    assert game.moves_at(game.n + 1) is None
    assert None in at.values()


# --- snapshots ---------------------------------------------------------------------------
@pytest.mark.parametrize("moves", [0, 1, 50, 173])
def test_a_snapshot_gives_the_same_game_as_the_replay(moves: int) -> None:
    game, rows = played(moves)
    again, replayed = new(), new()
    replayed.apply_rows(rows)
    again.restore(game.snapshot(), rows)
    same(again, replayed)
    rng = random.Random(77)
    for _ in range(40):  # and continues in the same way, undo included
        row = move(game, rng)
        again.apply(row[1], row[2])
    same(game, again)


def test_a_damaged_snapshot_is_left_alone() -> None:
    game, rows = played(80)
    good = game.snapshot()
    data = orjson.loads(good.data)
    fresh = new()
    for wrong in (
        Snapshot(good.n, "0" * 32, good.data),
        Snapshot(good.n, good.digest, good.data[:-1]),
        signed(b"{}"),
        signed(b"no JSON"),
        signed(orjson.dumps({**data, "moves": data["moves"][:-1]})),
        signed(orjson.dumps({**data, "state": "{}"})),
        signed(orjson.dumps({**data, "events": [[1]]})),
        replace(good, n=good.n - 1),
        replace(good, n=good.n + 1),
    ):
        with pytest.raises(DamagedData):
            fresh.restore(wrong, rows)
        assert fresh.n == 0
    (_, seat, action), *later = rows
    with pytest.raises(DamagedData, match="not of these moves"):
        fresh.restore(good, [(1, seat, action + 1), *later])
    fresh.apply_rows(rows)
    same(game, fresh)


def signed(data: bytes) -> Snapshot:
    from hashlib import blake2b

    return Snapshot(7, blake2b(data, digest_size=16).hexdigest(), data)


# --- views -------------------------------------------------------------------------------
def test_a_name_shows_in_what_follows() -> None:
    game, _ = played(30)
    assert orjson.loads(game.view(0))["names"] == PEOPLE
    game.people = ["Zoe", "Ben", "Carla"]
    game.clear_views()
    assert orjson.loads(game.view(0))["names"] == ["Zoe", "Ben", "Carla"]
    assert any("Zoe" in line["text"] for line in game.lines([0]))
