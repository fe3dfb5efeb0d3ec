"""The same rows by NumPy, one at a time and many at once."""

from __future__ import annotations

from random import Random

import pytest

from sandtable.imperium.rules.game import Game
from tests.core.shelves import Shelf, shelves
from tests.envs.extra import need
from tests.envs.positions import LAYOUT, SIZE, all_sorts, encode, encode_state

np = need("numpy", "numpy")
numpy_rows = need("sandtable.envs.arrays", "numpy")
arrays = numpy_rows.Arrays(LAYOUT, 409)
encode_into = arrays.see_into


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    return all_sorts()


def test_numpy_and_the_standard_library_give_the_same_row(positions: list[Game]) -> None:
    row = np.full(SIZE, 7.0, np.float32)
    for game in positions:
        for seat in range(game.seats):
            expected = encode(game.view(seat))
            encode_into(game, seat, row)
            assert row.tolist() == expected
            row.fill(7.0)
            encode_into(game.view(seat), seat, row)
            assert row.tolist() == expected
            assert arrays.see(game, seat).tolist() == expected


def test_many_rows_at_once(positions: list[Game]) -> None:
    """Games of one to four seats side by side, twice into the same array."""
    random = Random(5)
    array = np.full((len(positions), SIZE), 7.0, np.float32)
    rows = numpy_rows.Rows(LAYOUT, len(positions))
    for _ in range(2):
        random.shuffle(positions)
        seats = [random.randrange(game.seats) for game in positions]
        for i, (game, seat) in enumerate(zip(positions, seats, strict=True)):
            rows.sheet.begin(i)
            LAYOUT.filler().read_state(game, seat, rows.sheet)
        rows.write(array)
        for line, game, seat in zip(array.tolist(), positions, seats, strict=True):
            assert line == encode_state(game, seat)


def test_every_row_has_an_array_of_its_own(positions: list[Game]) -> None:
    first = arrays.see(positions[0], 0)
    kept = first.copy()
    arrays.see(positions[-1], 0)
    assert (first == kept).all()
    assert first.dtype == np.float32


def test_rows_lie_within_the_bounds_of_the_space(positions: list[Game]) -> None:
    for game in positions:
        row = arrays.see(game, 0)
        assert (row >= arrays.low).all()
        assert (row <= arrays.high).all()


@pytest.mark.parametrize(
    "shape_and_type",
    [((SIZE - 1,), "float32"), ((SIZE,), "float64"), ((2 * SIZE,), "float32"), ((SIZE,), "int8")],
)
def test_an_array_that_does_not_fit_is_refused(
    shape_and_type: tuple[tuple[int, ...], str], positions: list[Game]
) -> None:
    shape, kind = shape_and_type
    with pytest.raises(ValueError, match="float32"):
        encode_into(positions[0], 0, np.zeros(shape, kind))


def test_rows_that_do_not_fit_are_refused() -> None:
    rows = numpy_rows.Rows(LAYOUT, 2)
    for array in (np.zeros((2, SIZE - 1), np.float32), np.zeros((3, SIZE), np.float32)):
        with pytest.raises(ValueError, match="broadcast"):
            rows.write(array)


def test_a_reader_that_fails_leaves_no_trace(positions: list[Game]) -> None:
    expected = arrays.see(positions[0], 0)
    with pytest.raises((AttributeError, TypeError)):  # compiled code refuses an argument of another type at once
        arrays.see(None, 0)
    broken = positions[1].clone()
    broken.players[1].discard.append(10_000)
    with pytest.raises(IndexError):
        arrays.see(broken, 0)
    assert (arrays.see(positions[0], 0) == expected).all()


def test_bytes_are_the_same_numbers(positions: list[Game]) -> None:
    rows = numpy_rows.Rows(LAYOUT, 1)
    array = np.zeros((1, SIZE), np.uint8)
    rows.sheet.begin(0)
    LAYOUT.filler().read_state(positions[0], 0, rows.sheet)
    rows.write(array)
    assert array[0].tolist() == encode_state(positions[0], 0)
    assert not rows.bytes.any()


def test_a_view_is_of_one_seat(positions: list[Game]) -> None:
    with pytest.raises(ValueError, match="the view of seat 0, not of seat 1"):
        encode_into(positions[0].view(0), 1, np.zeros(SIZE, np.float32))


def test_a_mask_has_a_one_for_each_option(positions: list[Game]) -> None:
    for game in positions:
        if game.over:
            continue
        decision = game.decision(game.to_act[0])
        mask = arrays.mask_of(decision.options)
        assert mask.dtype == np.int8
        assert mask.astype(bool).tolist() == decision.mask()
        mask[:] = 0  # and it may be written into
    assert not arrays.mask_of([]).any()


@pytest.mark.parametrize("books", [12, 300, 1000])
def test_kinds_above_255_have_their_places_in_arrays(books: int) -> None:
    layout = shelves(books)
    many = numpy_rows.Arrays(layout, 1000)
    random = Random(books)
    games = [
        Shelf(random.randrange(200), random.randrange(5), random.choices(range(books), k=random.randrange(40)), [k])
        for k in range(0, books, 5)
    ]
    array = np.zeros((len(games), layout.size), np.float32)
    rows = numpy_rows.Rows(layout, len(games))
    for i, shelf in enumerate(games):
        rows.sheet.begin(i)
        layout.filler().read_state(shelf, 0, rows.sheet)
    rows.write(array)
    for row, shelf in zip(array.tolist(), games, strict=True):
        assert row == layout.encode_state(shelf, 0) == many.see(shelf, 0).tolist()
    assert many.mask_of([999])[999] == 1
