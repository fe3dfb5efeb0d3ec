"""Rows of numbers of the classic game, filled from the full position, tell what the seat's view tells."""

from __future__ import annotations

from sandtable.classic.lab.position import build
from sandtable.core.titles import meta
from tests.citing import rule


@rule("CLA-10.14", "CLA-14.1")
def test_a_row_does_not_tell_how_many_cards_a_winner_has_decided_about() -> None:
    """The winner of a battle is asked for each card whether it keeps it; the answers are sealed until the last."""
    players = {
        0: {"faction": "emperor", "hand": ["crysknife", "shield"]},
        1: {"faction": "harkonnen"},
        2: {"faction": "spacing_guild"},
    }
    there = {"old_gap@9": {"emperor": 5, "harkonnen": 1}}
    table = {"seats": 3, "deals": False, "phase": "battle", "order": ["emperor", "harkonnen", "spacing_guild"]}
    game = build({**table, "players": players, "forces": there})
    plans = {
        0: ["leader:burseg", "treachery:crysknife", "treachery:shield", "no", "dial:5", "number:0"],
        1: ["leader:piter_de_vries", "none", "none", "no", "dial:0", "number:0"],
    }
    for seat, plan in plans.items():
        for word in plan:
            game.apply(seat, game.vocabulary.number(word))
    while game.decision(game.to_act[0]).kind != "keep":
        seat = game.to_act[0]
        game.apply(seat, game.decision(seat).options[0])
    layout = meta("classic").part("observation").layout("classic", game.rules.options)
    before = [layout.encode_state(game, seat) for seat in range(3)]
    game.apply(0, game.vocabulary.number("keep"))
    assert game.decision(0).kind == "keep"
    for seat in range(3):
        row = layout.encode_state(game, seat)
        assert row == layout.encode(game.view(seat))
        assert (row == before[seat]) == (seat != 0)
