"""Fields of a row for Uprising beyond those of every title (`tests/conformance/test_laboratory.py`)."""

from __future__ import annotations

from typing import Any

from sandtable.core.titles import meta
from sandtable.imperium.modules.team_seats import THRONE, team_of
from sandtable.imperium.rules.catalog import LEADERS
from tests.imperium.uprising.playing import begin

PLACES = ("own", "other1", "other2")


def leaders_shown(game: Any, seat: int) -> list[str | None]:
    """Return which side of which Leader the row of a seat says that each has, the own first."""
    layout = meta("uprising").part("observation").layout("uprising", meta("uprising").check({"seats": 3}))
    row = layout.decode(layout.encode(game.view(seat)))
    ids: list[str | None] = [None, *(LEADERS[kind].id for kind in game.rules.leader_sides)]
    return [ids[row[f"{place}.leader"].index(1.0)] for place in PLACES]


def test_the_other_side_of_a_leader_is_in_the_row_of_everybody() -> None:
    game = begin(
        seats=3,
        leaders=["lady_jessica", "muad_dib", "staban_tuek"],
        abilities={"memories": {0: 2}},
        p0={"hand": ["diplomacy"], "deck": ["dagger", "signet_ring"]},
    )
    assert leaders_shown(game, 0) == ["lady_jessica", "muad_dib", "staban_tuek"]
    for word in ("card:diplomacy", "space:secrets", "box:leader"):
        game.act(word)
    assert leaders_shown(game, 0) == ["reverend_mother_jessica", "muad_dib", "staban_tuek"]
    assert leaders_shown(game, 2) == ["staban_tuek", "reverend_mother_jessica", "muad_dib"]


def test_a_seat_of_six_sees_whether_its_team_has_the_throne_row() -> None:
    """Compiled and plain give the same: three seats of six have it."""
    title = meta("uprising")
    options = title.check({"seats": 6})
    layout = title.part("observation").layout("uprising", options)
    game = title.new(1, options)
    told = [layout.decode(layout.encode_state(game, seat))["throne_team"][0] for seat in range(6)]
    assert told == [float(team_of(seat) == THRONE) for seat in range(6)]
    assert sum(told) == 3
