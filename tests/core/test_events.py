"""Events with several pieces and amounts, each visible only to those who may know of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.events import EVERYONE, Event, Item

WATCHING = -1
SEATS = range(6)

eyes = st.just(EVERYONE) | st.integers(0, 63)
items = st.lists(st.tuples(st.integers(0, 99), st.integers(-9, 9), eyes), max_size=5).map(tuple)


def event(eyes: int, items: tuple[Item, ...] = ()) -> Event:
    return Event("battle", 1, 3, 40, 50, eyes, 7, "X-1.1", items)


def may_know(eyes: int, seats: list[int]) -> bool:
    return eyes == EVERYONE or any((eyes >> seat) & 1 for seat in seats)


def test_an_event_about_one_piece_is_itself_to_who_may_know_it() -> None:
    whole = event(0b0101)
    assert whole.seen_by(0) is whole
    assert whole.seen_by(2) is whole
    for seat in (1, 3, WATCHING):
        cut = whole.seen_by(seat)
        assert (cut.thing, cut.amount, cut.kind, cut.seat, cut.cause, cut.number, cut.rule) == (
            0, 3, "battle", 1, 50, 7, "X-1.1",
        )  # fmt: skip
    assert event(EVERYONE).seen_by(WATCHING).thing == 40


@given(eyes, items)
def test_each_item_is_for_its_own_eyes_and_leaves_no_trace_for_others(eyes: int, items: tuple[Item, ...]) -> None:
    whole = event(eyes, items)
    for seat in (*SEATS, WATCHING):
        seats = [seat] if seat >= 0 else []
        cut = whole.seen_by(seat)
        assert cut.items == tuple(item for item in items if may_know(item[2], seats))
        assert cut.thing == (40 if may_know(eyes, seats) else 0)
        assert cut.amount == whole.amount
    assert whole.items == items


@given(eyes, items, st.lists(st.sampled_from(SEATS), max_size=4))
def test_a_guest_with_several_seats_knows_what_each_of_them_knows(
    eyes: int, items: tuple[Item, ...], seats: list[int]
) -> None:
    cut = event(eyes, items).seen_by_all_of(seats)
    assert cut.items == tuple(item for item in items if may_know(item[2], seats))
    assert cut.thing == (40 if may_know(eyes, seats) else 0)
