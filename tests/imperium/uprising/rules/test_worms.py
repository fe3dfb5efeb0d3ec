"""UPR-11: sandworms, Maker Hooks and the Shield Wall; what they change about units, strength and rewards."""

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
from sandtable.imperium.language.builders import condition, node, retreat
from sandtable.imperium.modules.worms import SANDWORM, summonable, worms_of
from sandtable.imperium.rules.acts import retreat as take_back
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.resolve import can, holds
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.tell.recaps import combat_recap
from sandtable.imperium.tell.table import look
from tests.citing import rule
from tests.imperium.playing import options, play, refused
from tests.imperium.uprising.playing import begin

OPEN = "protect_the_sietches"  # no wall; second reward: 3 spice and a troop
WALLED = "siege_of_arrakeen"


def desert(hooks: bool = True, conflict: str = OPEN, wall: bool = True, **own: Any) -> Game:
    """Seat 0 with a card for the desert, and the water for it."""
    given = {"hand": ["dune_the_desert_planet", "reconnaissance"], "water": 3, "spice": 0, "garrison": 3, **own}
    worms = {"hooks": [0] if hooks else [], "wall": wall}
    return begin(seats=3, conflict=conflict, round=ROUND_OF[level(conflict)], worms=worms, p0=given)


ROUND_OF = {1: 1, 2: 2, 3: 7}  # the first in which a Conflict of the level comes up


def level(conflict: str) -> int:
    rules = ruleset_for("uprising", meta("uprising").check({}))
    return CONFLICTS[rules.conflict[conflict]].level


def fight(conflict: str = OPEN, seats: int = 3, worms: list[int] | None = None, **given: Any) -> Game:
    """At the end of the turns: as far as the first question, which may be in the next round."""
    table: dict[str, Any] = {
        "seats": seats,
        "phase": "combat",
        "conflict": conflict,
        "round": ROUND_OF[level(conflict)],
    }
    return begin(**table, worms={"sandworms": worms or []}, **given)


def counted(game: Game, name: str, n: int = 0, seat: int = 0) -> bool:
    return holds(game, seat, condition(name, n), 0)


def settle(game: Game) -> Game:
    """On to the turns of the next round, every payment and offer declined."""
    while game.decision(game.to_act[0]).kind != "turn":
        words = options(game)
        game.act(next((word for word in ("pass", "done", "none", "no") if word in words), words[0]))
    return game


# --- Maker Hooks -------------------------------------------------------------------------
def at_tabr(*hooks: int, wall: bool = True) -> Game:
    own = {"hand": ["reconnaissance", "dune_the_desert_planet"], "influence": {"fremen": 2}, "water": 0, "garrison": 3}
    worms = {"hooks": list(hooks), "wall": wall}
    game = begin(seats=3, conflict=WALLED, round=2, worms=worms, p0=own)
    return play(game, "card:reconnaissance space:sietch_tabr")


@rule("UPR-11.1", "UPR-8.8")
def test_sietch_tabr_gives_hooks_once() -> None:
    game = play(at_tabr(), "box:space option:0")
    p = game.players[0]
    assert (worms_of(game).hooks, p.water, p.garrison) == ([True, False, False], 1, 4)
    again = at_tabr(0)
    play(again, "box:space option:0")
    assert (worms_of(again).hooks, again.players[0].water, again.players[0].garrison) == ([True, False, False], 1, 4)


@rule("UPR-11.1")
def test_hooks_are_kept_when_used_and_from_round_to_round() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:hagga_basin box:space option:1 end")
    assert worms_of(settle_turns(game)).hooks == [True, False, False]


def settle_turns(game: Game) -> Game:
    now = game.round
    while not game.over and game.round == now:
        words = options(game)
        wanted = ("reveal", "end", "pass", "done", "none", "no")
        game.act(next((word for word in wanted if word in words), words[0]))
    return game


# --- summoning ---------------------------------------------------------------------------
@rule("UPR-11.2", "UPR-11.3", "UPR-9.2")
@pytest.mark.parametrize(("space", "spice", "worms"), [("deep_desert", 4, 2), ("hagga_basin", 2, 1)])
def test_sandworms_instead_of_spice_straight_into_the_conflict(space: str, spice: int, worms: int) -> None:
    game = play(desert(), f"card:dune_the_desert_planet space:{space} box:space")
    assert options(game) == ["option:0", "option:1"]
    eaten = play(game.clone(), "option:0")
    assert (eaten.players[0].spice, worms_of(eaten).worms) == (spice, [0, 0, 0])
    game.act("option:1")
    p = game.players[0]
    assert (p.spice, worms_of(game).worms, p.garrison, p.conflict) == (0, [worms, 0, 0], 3, 0)
    assert (p.units(), p.strength()) == (worms, SANDWORM.strength * worms)
    assert {"deploy:1", "deploy:2"} <= set(options(game))  # no part of the limit
    assert refused(game, "deploy:3")


@rule("UPR-11.3", "UPR-23.18", "UPR-18.2")
@pytest.mark.parametrize("hooks", [False, True])
def test_the_bonus_spice_comes_either_way(hooks: bool) -> None:
    own = {"hand": ["dune_the_desert_planet"], "water": 1, "spice": 0}
    worms = {"hooks": [0] if hooks else []}
    game = begin(seats=3, conflict=OPEN, bonus_spice={"hagga_basin": 3}, worms=worms, p0=own)
    play(game, "card:dune_the_desert_planet space:hagga_basin")
    assert (game.players[0].spice, game.bonus_spice[game.rules.space["hagga_basin"]]) == (3, 0)
    game.act("box:space")
    if hooks:
        game.act("option:1")
    assert (game.players[0].spice, worms_of(game).worms[0]) == ((3, 1) if hooks else (5, 0))


@rule("UPR-11.3")
def test_imperial_basin_has_no_sandworms() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:imperial_basin")
    assert game.players[0].spice == 1
    assert worms_of(game).worms == [0, 0, 0]
    assert "box:space" not in options(game)


@rule("UPR-11.3", "UPR-11.2")
def test_the_effect_itself_needs_no_hooks() -> None:
    game = desert(hooks=False)
    do(game, 0, node("worm", 1))
    assert (worms_of(game).worms, counted(game, "hooks")) == ([1, 0, 0], False)


@rule("UPR-1.4")
def test_the_bank_of_sandworms_has_no_end() -> None:
    game = desert()
    do(game, 0, node("worm", 30))
    assert (worms_of(game).worms[0], game.players[0].strength()) == (30, 90)
    check(game)


# --- the Shield Wall ---------------------------------------------------------------------
@rule("UPR-11.4", "UPR-23.18")
@pytest.mark.parametrize("kind", range(16))
def test_no_sandworm_comes_to_a_guarded_conflict(kind: int) -> None:
    probe = desert()
    card = CONFLICTS[probe.rules.conflicts[kind]]
    guarded = card.control in ("arrakeen", "spice_refinery", "imperial_basin")
    assert card.wall == guarded
    game = desert(conflict=card.id)
    assert summonable(game, 0) == counted(game, "worm_possible") == (not guarded)
    assert can(game, 0, node("worm", 1)) == (not guarded)
    do(game, 0, node("worm", 1))
    assert worms_of(game).worms[0] == (0 if guarded else 1)
    assert summonable(desert(conflict=card.id, wall=False), 0)


@rule("UPR-11.4")
def test_six_conflicts_are_guarded() -> None:
    game = desert()
    assert sum(CONFLICTS[kind].wall for kind in game.rules.conflicts) == 6


@rule("UPR-11.5", "UPR-8.8", "UPR-2.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_wall_may_be_removed_or_left(answer: str) -> None:
    game = at_tabr()
    assert worms_of(game).wall
    play(game, "box:space option:1")
    assert game.players[0].water == 1
    assert (game.decision(0).kind, options(game)) == ("break_wall", ["yes", "no"])
    check(game)
    game.act(answer)
    assert worms_of(game).wall == (answer == "no")
    later = settle_turns(game)
    assert worms_of(later).wall == (answer == "no")  # for good


@rule("UPR-11.5")
def test_a_wall_that_is_gone_cannot_be_removed() -> None:
    game = play(at_tabr(wall=False), "box:space option:1")
    assert game.players[0].water == 1
    assert game.decision(0).kind == "menu"
    assert not can(game, 0, node("break_wall"))
    do(game, 0, node("break_wall"))
    assert not worms_of(game).wall


@rule("UPR-11.5", "UPR-11.4")
@pytest.mark.parametrize(("answer", "worms"), [("yes", 1), ("no", 0)])
def test_the_wall_first_and_then_the_sandworm_in_one_effect(answer: str, worms: int) -> None:
    own = {"hand": ["dagger"], "intrigue": ["unexpected_allies"], "water": 2}
    game = begin(seats=3, conflict=WALLED, p0=own)
    play(game, "intrigue:unexpected_allies")
    assert game.decision(0).kind == "break_wall"
    game.act(answer)
    assert (game.players[0].water, worms_of(game).worms[0], worms_of(game).wall) == (0, worms, answer == "no")


@rule("UPR-11.5", "UPR-23.13")
def test_detonation_removes_the_wall_or_deploys_without_a_combat_space() -> None:
    own = {"hand": ["dagger"], "intrigue": ["detonation"], "garrison": 5}
    game = begin(seats=3, conflict=WALLED, p0=own)
    play(game, "card:dagger space:assembly_hall box:space")
    assert not [word for word in options(game) if word.startswith("deploy")]
    gone = play(game.clone(), "intrigue:detonation option:0")
    assert not worms_of(gone).wall
    assert gone.decision(0).kind == "menu"  # it was chosen by name: nothing more is asked
    play(game, "intrigue:detonation option:1")
    assert [word for word in options(game) if word.startswith("number")][-1] == "number:4"
    play(game, "number:4")
    assert (game.players[0].conflict, game.players[0].garrison, worms_of(game).wall) == (4, 1, True)
    assert not [word for word in options(game) if word.startswith("deploy")]  # no two extra from the garrison


@rule("UPR-23.16")
def test_distraction_counts_sandworms_and_what_was_taken_back() -> None:
    own = {"hand": ["dune_the_desert_planet"], "intrigue": ["distraction"], "water": 3, "garrison": 3}
    game = begin(seats=3, conflict=OPEN, worms={"hooks": [0]}, p0=own)
    play(game, "card:dune_the_desert_planet space:deep_desert box:space option:1")
    assert "intrigue:distraction" not in options(game)
    game.act("deploy:1")
    assert "intrigue:distraction" in options(game)
    take_back(game, 0, 1)
    game.options_now = None
    assert "intrigue:distraction" not in options(game)


# --- units and strength ------------------------------------------------------------------
@rule("UPR-13.4", "UPR-11.6", "UPR-9.6")
@pytest.mark.parametrize(
    ("troops", "worms", "swords", "strength"),
    [(0, 0, 3, 0), (1, 0, 3, 5), (0, 1, 3, 6), (2, 2, 0, 10), (0, 2, 1, 7), (3, 1, 2, 11)],
)
def test_strength_of_troops_sandworms_and_swords(troops: int, worms: int, swords: int, strength: int) -> None:
    game = fight(worms=[worms], p0={"conflict": troops, "swords": swords}, p1={"conflict": 1, "intrigue": ["devour"]})
    p = game.players[0]
    assert (p.units(), p.strength()) == (troops + worms, strength)
    assert counted(game, "units_at_least", troops + worms)
    assert not counted(game, "units_at_least", troops + worms + 1)
    assert counted(game, "worms_at_least", 1) == (worms > 0)


@rule("UPR-13.4")
def test_swords_count_again_when_a_unit_enters_in_the_reveal_turn() -> None:
    game = desert(hand=["dagger", "dagger"], garrison=0)
    game.act("reveal")
    p = game.players[0]
    assert (p.swords, p.strength()) == (2, 0)
    do(game, 0, node("worm", 1))
    assert p.strength() == 5


@rule("UPR-9.5", "UPR-9.6")
def test_sandworms_do_not_retreat() -> None:
    game = desert(conflict=OPEN)
    do(game, 0, node("worm", 2))
    assert not can(game, 0, retreat())
    game.players[0].conflict, game.players[0].garrison = 1, 2
    assert can(game, 0, retreat())


@rule("UPR-22.8", "UPR-16.1")
def test_a_sandworm_alone_lets_its_owner_play_combat_cards() -> None:
    game = fight(worms=[0, 1], p1={"intrigue": ["devour"]}, p2={"conflict": 2})
    assert game.to_act == [1]
    assert "intrigue:devour" in options(game)


@rule("UPR-16.2")
def test_a_player_without_units_is_not_asked() -> None:
    game = fight(worms=[1], p0={"intrigue": ["detonation", "impress"]}, p1={"intrigue": ["devour"]}, p2={"conflict": 2})
    assert game.to_act == [0]
    before = game.round
    settle(play(game, "pass"))
    assert game.round == before + 1  # nobody else was asked
    assert game.rules.intrigue["devour"] in game.players[1].intrigue


@rule("UPR-23.16", "UPR-9.6")
def test_units_that_entered_this_turn_less_those_taken_back() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:hagga_basin box:space option:1 deploy:2")
    assert game.entered == 3
    assert [counted(game, "entered_at_least", n) for n in (3, 4)] == [True, False]
    assert not counted(game, "entered_at_least", 1, seat=1)
    take_back(game, 0, 1)
    assert not counted(game, "entered_at_least", 3)
    game.act("end")
    assert game.entered == 0


@rule("UPR-21.5")
def test_a_ban_keeps_every_unit_out_for_one_turn() -> None:
    game = play(desert(), "card:dune_the_desert_planet space:hagga_basin")
    game.deploy_ban = True
    game.options_now = None
    assert not [word for word in options(game) if word.startswith("deploy")]
    game.act("box:space")
    assert game.players[0].spice == 2  # no choice: the sandworm cannot come
    assert worms_of(game).worms[0] == 0
    game.act("end")
    assert not game.deploy_ban


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
