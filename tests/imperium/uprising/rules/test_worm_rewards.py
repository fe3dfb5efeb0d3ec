"""UPR-11: sandworms in the rewards of a Conflict; how they are kept, told and valued by bots."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.errors import BadScenario
from sandtable.core.fluent import Words, languages
from sandtable.core.observing import Layout
from sandtable.core.titles import meta
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.questions import liking_of
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.language.builders import node
from sandtable.imperium.modules.worms import worms_of
from sandtable.imperium.tell.recaps import combat_recap
from sandtable.imperium.tell.table import look
from tests.citing import rule
from tests.imperium.playing import options, play
from tests.imperium.uprising.playing import begin
from tests.imperium.uprising.rules.desert import (
    OPEN,
    ROUND_OF,
    WALLED,
    at_tabr,
    desert,
    fight,
    level,
    settle,
    settle_turns,
)


# --- rewards -----------------------------------------------------------------------------
@rule("UPR-16.10", "UPR-11.6", "UPR-22.6")
@pytest.mark.parametrize("worms", [1, 2, 3])
def test_a_reward_is_taken_twice_however_many_sandworms(worms: int) -> None:
    game = fight(worms=[0, worms], p0={"conflict": 10, "spice": 0}, p1={"spice": 0, "garrison": 0})
    p = settle(game).players[1]
    assert (p.spice, p.garrison) == (6, 2)


@rule("UPR-16.10")
def test_whatever_the_place() -> None:
    for place, solari in ((1, 4), (2, 6), (3, 4)):
        others = {1: (5, 4, 1), 2: (9, 4, 1), 3: (9, 8, 1)}[place]
        given: dict[str, Any] = {f"p{seat}": {"conflict": troops} for seat, troops in enumerate(others, 1)}
        game = fight("skirmish_desert_mouse", 4, [2], p0={"conflict": 3, "solari": 0}, **given)
        assert settle(game).players[0].solari == solari, place


@rule("UPR-16.11")
def test_control_and_the_icon_are_not_doubled() -> None:
    own = {"conflict": 3, "solari": 0, "garrison": 0, "intrigue": ["devour"]}
    game = fight(WALLED, worms=[1], p0=own, icons={"up": {0: ["objective:crysknife"]}})
    game.listen()
    settle(game)
    kinds = [event.kind for event in game.take_events() if event.seat == 0]
    assert kinds.count("control") == 1
    assert kinds.count("conflict_won") == 1
    assert (game.players[0].solari, game.players[0].garrison) == (4, 4)


@rule("UPR-16.12", "UPR-3.7")
@pytest.mark.parametrize(("payments", "points"), [(0, 0), (1, 1), (2, 2)])
def test_a_payment_twice_once_or_not_at_all(payments: int, points: int) -> None:
    """Each helping has its own Influence and its own payment."""
    own = {"conflict": 3, "spice": 9}
    game = fight("spice_freighters", worms=[1], p0=own, icons={"up": {0: ["objective:ornithopter_1_3"]}})
    before = game.players[0].vp
    for helping, faction in enumerate(("guild", "fremen")):
        assert game.decision(0).kind == "reward_part"
        game.act("part:0")
        game.act(f"faction:{faction}")
        assert options(game) == ["part:1", "done"]
        check(game)
        game.act("part:1" if helping < payments else "done")
    p = game.players[0]
    assert (p.spice, p.vp - before) == (9 - 3 * payments, points)
    assert [p.influence[game.rules.track[name]] for name in ("guild", "fremen")] == [1, 1]


@rule("UPR-16.12")
def test_unaffordable_offers_are_not_made() -> None:
    game = fight("spice_freighters", worms=[1], p0={"conflict": 3, "spice": 4})
    play(game, "part:0 faction:guild part:1 faction:fremen")
    assert game.players[0].spice == 1
    assert game.decision(game.to_act[0]).kind == "turn"  # there was nothing more to ask


@rule("UPR-23.10")
def test_two_cards_are_trashed_for_a_doubled_trash() -> None:
    game = fight("trade_dispute", worms=[0, 1], p0={"conflict": 5}, p1={"hand": [], "discard": ["dagger", "dagger"]})
    while game.decision(game.to_act[0]).kind != "trash" or game.to_act != [1]:
        words = options(game)
        game.act(next((word for word in ("pass", "done", "none") if word in words), words[0]))
    play(game, "discard:dagger discard:dagger")
    assert game.players[1].discard.count(game.rules.card["dagger"]) == 0


@rule("UPR-16.14", "UPR-11.6")
def test_sandworms_go_back_to_the_bank() -> None:
    game = fight(worms=[2, 1], p0={"conflict": 1, "intrigue": ["devour"]}, p1={"conflict": 2})
    game.listen()
    settle(game)
    assert worms_of(game).worms == [0, 0, 0]
    assert [(p.other_units, p.other_strength) for p in game.players] == [(0, 0)] * 3
    assert [(e.seat, e.amount) for e in game.take_events() if e.kind == "worms_home"] == [(0, 2), (1, 1)]


@rule("UPR-16.9")
def test_rewards_come_before_the_troops_go_home() -> None:
    """With all troops in the Conflict there is none to recruit, though the reward says so."""
    game = fight(p0={"conflict": 12}, p1={"conflict": 1})
    p = settle(game).players[0]
    assert (p.garrison, p.supply) == (0, 12)


# --- the module --------------------------------------------------------------------------
def test_missing_pieces_are_refused() -> None:
    for worms, says in (
        ({"hooks": [7]}, "seats are wanted"),
        ({"sandworms": [1, 1, 1, 1]}, "a number for each seat"),
        ({"riders": 1}, "there is no 'riders'"),
    ):
        with pytest.raises(BadScenario, match=says):
            begin(seats=3, worms=worms)


def test_units_without_a_module_break_an_invariant() -> None:
    game = desert()
    check(game)
    game.players[0].other_units = 1
    with pytest.raises(InvariantBroken, match="other units"):
        check(game)


@rule("UPR-3.13")
def test_everybody_sees_all_of_it() -> None:
    game = begin(seats=3, conflict=OPEN, worms={"hooks": [1], "sandworms": [0, 2], "wall": False})
    seen = {"wall": False, "hooks": [1], "sandworms": [0, 2, 0]}
    assert [game.view(seat).as_dict()["worms"] for seat in range(3)] == [seen] * 3
    assert game.view(0).known.players[1].strength() == 6


@pytest.mark.parametrize("lang", languages())
def test_the_recap_of_a_conflict_counts_sandworms(lang: str) -> None:
    words = Words(lang)
    game = fight(worms=[2], p0={"conflict": 1, "swords": 0, "intrigue": ["devour"]}, p1={"conflict": 2})
    game.listen()
    play(game, "intrigue:devour")
    settle(game)
    events = game.take_events()
    end = next(i for i, event in enumerate(events) if event.kind == "fought")
    recap = combat_recap(events, end, 3, lambda found: [], words)
    side = recap["sides"][0]
    assert (side["seat"], side["troops"], side["strength"]) == (0, 1, 2 + 6 + 4)
    parts = [(part["kind"], part["strength"]) for part in side["parts"]]
    assert parts == [("troops", 2), ("worms", 6), ("intrigue", 2), ("intrigue", 2)]
    assert all(part["text"] for part in side["parts"])


@pytest.mark.parametrize("lang", languages())
def test_effects_of_wall_hooks_worms_and_icon_are_worded(lang: str) -> None:
    """To each seat something else: with and without hooks, with and without sandworms, guarded or not."""
    words = Words(lang)
    told: dict[str, set[str]] = {}
    for conflict in (OPEN, WALLED, "propaganda"):
        for wall in (True, False):
            worms = {"hooks": [1], "sandworms": [0, 1, 2], "wall": wall}
            table: dict[str, Any] = {"seats": 3, "conflict": conflict, "round": ROUND_OF[level(conflict)]}
            game = begin(**table, worms=worms, icons={"up": {0: ["objective:desert_mouse_first"]}})
            for seat in range(3):
                notes = look(game, seat, words, ["a", "b", "c"])["notes"]
                for key in ("shield_wall", "maker_hooks", "sandworms", f"conflict:{conflict}"):
                    (line,) = notes[key]
                    assert line["rule"].startswith("UPR-")
                    told.setdefault(key.partition(":")[0], set()).add(str(line["text"]))
    assert {key: len(texts) for key, texts in told.items() if key != "conflict"} == {
        "shield_wall": 3, "maker_hooks": 2, "sandworms": 4 if lang == "en" else 3,
    }  # fmt: skip
    assert len(told["conflict"]) >= 4  # a pair, none, two icons and the wild one


def test_bots_like_sandworms_hooks_and_a_wall_that_falls_for_them() -> None:
    question = liking_of(140)
    mine = at_tabr(0)
    play(mine, "box:space option:1")
    assert question.scores(mine, mine.stack[-1], mine.open_options())[0] > 0
    theirs = at_tabr(1, 2)
    play(theirs, "box:space option:1")
    assert question.scores(theirs, theirs.stack[-1], theirs.open_options())[0] < 0
    early, late = desert(hooks=False), desert(hooks=False)
    late.round = 10
    assert Worth(early, 0).of(node("maker_hooks")) > Worth(late, 0).of(node("maker_hooks"))
    assert Worth(desert(), 0).of(node("maker_hooks")) == 0.0
    assert Worth(desert(), 0).of(node("worm", 2)) > Worth(desert(), 0).of(node("worm", 1)) > 0.0
    assert Worth(desert(conflict=WALLED), 0).of(node("worm", 2)) == 0.0


def test_a_row_of_numbers_tells_of_wall_hooks_worms_icons_and_the_order_of_reveals() -> None:
    rows: Layout = meta("uprising").part("observation").layout("uprising", meta("uprising").check({"seats": 3}))
    worms = {"hooks": [2], "sandworms": [0, 2], "wall": False}
    icons = {"up": {1: ["objective:crysknife", "conflict:propaganda"]}}
    game = begin(seats=3, conflict=OPEN, round=2, worms=worms, icons=icons, p0={"hand": []})
    play(game, "reveal end")
    told = rows.decode(rows.encode_state(game, 1))
    assert (told["shield_wall"], told["maker_hooks"], told["sandworms"]) == ([0], [0, 1, 0, 0], [2, 0, 0, 0])
    assert told["battle_icons"][:4] == [1, 0, 0, 1]  # the own: a Crysknife and the wild one
    assert told["reveal_order"] == [0, 0, 1, 0]
    assert rows.encode_state(game, 1) == rows.encode(game.view(1))
    game.deploy_ban = True
    assert rows.decode(rows.encode_state(game, 1))["deploy_ban"] == [1]


@rule("UPR-5.4", "UPR-13.1")
def test_a_card_acquired_to_hand_in_the_reveal_turn_is_kept_for_the_next_round() -> None:
    """Inspire Awe beside a sandworm: the hand was revealed before, and this card is not drawn."""
    own = {"hand": ["dagger"], "intrigue": ["inspire_awe"]}
    game = begin(seats=3, conflict=OPEN, round=2, worms={"sandworms": [1]}, row=["maula_pistol"], p0=own)
    play(game, "reveal intrigue:inspire_awe acquire:maula_pistol")
    kind = game.rules.card["maula_pistol"]
    assert (game.players[0].hand, kind in game.players[0].play) == ([kind], False)
    check(game)
    play(game, "end")
    settle_turns(game)
    assert kind in game.players[0].hand
    assert len(game.players[0].hand) == 6
