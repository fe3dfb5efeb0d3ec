"""UPR-S18 and IX-11: what commanders do with negotiators, freighters and tiles, through the ally they activate."""

from __future__ import annotations

from random import Random
from typing import Any

import sandtable
from sandtable.imperium.judge.questions import liking_of
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.lab.position import build
from sandtable.imperium.modules.shipping.track import shipping_of
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.ix.playing import negotiators, owned
from tests.imperium.playing import options, play

MUAD, FEYD, GURNEY, SHADDAM, JESSICA, IRULAN = range(6)
ENGINEER = "card:ixian_engineer space:imperial_basin seat:2"


def begin(**given: Any) -> Game:
    """A position of six; p0 to p5 are the players, and Muad'Dib has the turn."""
    players = {seat: given.pop(f"p{seat}") for seat in range(6) if f"p{seat}" in given}
    return build({"seats": 6, "boxes": ["ix"], "turn": MUAD, **given, "players": players}, "uprising")


def answer(game: Game, *wanted: str) -> Game:
    """Give the first of these answers that is possible, or else the first one."""
    words = options(game)
    game.act(next(word for word in (*wanted, words[0]) if word in words))
    return game


# --- negotiators -------------------------------------------------------------------------
@rule("UPR-S18.2", "IX-11.9")
def test_a_commander_places_a_negotiator_of_the_ally() -> None:
    hand = {"hand": ["appropriate"], "spice": 0}
    game = begin(p0=hand, tech={"open": ["flagship", "spaceport", "shuttle_fleet"]}, p2={"garrison": 3})
    play(game, "card:appropriate space:tech_negotiation seat:2 box:space")
    assert (negotiators(game, GURNEY), negotiators(game, MUAD)) == (1, 0)
    assert game.players[GURNEY].supply == 8
    check(game)


@rule("UPR-S18.2", "UPR-S18.10", "IX-11.9")
def test_a_commander_pays_with_his_spice_and_the_allys_negotiators() -> None:
    tech = {"open": ["spaceport", "flagship", "shuttle_fleet"], "negotiators": {GURNEY: 3, JESSICA: 5}}
    game = begin(p0={"hand": ["ixian_engineer"], "spice": 1}, tech=tech)
    play(game, ENGINEER)
    assert game.players[MUAD].spice == 2  # Imperial Basin gives one
    game.act("box:ixian_engineer")
    assert "acquire_tech:spaceport" in options(game)
    game.act("acquire_tech:spaceport")
    assert owned(game, MUAD) == ["spaceport"]
    assert (negotiators(game, GURNEY), negotiators(game, JESSICA)) == (0, 5)
    assert game.players[MUAD].spice == 0


# --- freighters --------------------------------------------------------------------------
@rule("UPR-S18.3", "IX-11.10")
def test_a_commander_moves_the_freighter_of_the_ally() -> None:
    game = begin(p0={"hand": ["ixian_engineer"]}, shipping={"at": {GURNEY: 1, JESSICA: 2}})
    play(game, "card:ixian_engineer space:smuggling seat:4 box:space freight:advance")
    assert shipping_of(game).at == [0, 0, 1, 0, 3, 0]


@rule("UPR-S18.3", "UPR-S18.10", "IX-11.10")
def test_on_a_recall_the_ally_takes_and_chooses_all_rewards() -> None:
    tech = {"open": ["training_drones", "flagship", "shuttle_fleet"]}
    game = begin(p0={"hand": ["ixian_engineer"], "spice": 9}, p2={"spice": 0, "garrison": 0}, tech=tech,
                 shipping={"at": {GURNEY: 3}})  # fmt: skip
    play(game, "card:ixian_engineer space:smuggling seat:2 box:space freight:recall")
    assert game.to_act == [GURNEY]
    while game.to_act == [GURNEY]:
        answer(game, "part:0", "option:1", "part:3", "acquire_tech:training_drones", "faction:bene", "number:0")
    assert owned(game, GURNEY) == ["training_drones"]
    assert game.players[GURNEY].spice == 2 - 1
    assert game.players[GURNEY].garrison == 2
    assert game.players[GURNEY].influence[2] == 1
    assert game.players[MUAD].spice == 9


@rule("UPR-S18.3", "IX-11.10")
def test_troops_of_the_track_count_as_recruited_by_both() -> None:
    """The commander's Troop Transports add to them, too."""
    game = begin(p0={"hand": ["ixian_engineer"]}, p2={"garrison": 0}, shipping={"at": {GURNEY: 2}},
                 tech={"owned": {"troop_transports": [MUAD]}})  # fmt: skip
    play(game, "card:ixian_engineer space:smuggling seat:2 box:space freight:recall")
    while game.to_act == [GURNEY]:
        answer(game)
    assert game.players[GURNEY].garrison == 3
    check(game)


@rule("UPR-S18.4", "IX-11.11")
def test_dividends_go_to_teammates_as_well() -> None:
    solari = {f"p{seat}": {"solari": 0} for seat in (1, 3, 4, 5)}
    game = begin(p0={"hand": ["ixian_engineer"], "solari": 0}, p2={"solari": 0}, shipping={"at": {GURNEY: 1}}, **solari)
    play(game, "card:ixian_engineer space:smuggling seat:2 box:space freight:recall option:0")
    assert [p.solari for p in game.players] == [1 + 1, 1, 5, 1, 1, 1]


@rule("UPR-S18.3")
def test_a_plot_that_moves_a_freighter_asks_for_an_ally() -> None:
    game = begin(p0={"hand": ["appropriate"], "intrigue": ["expedite"], "spice": 1}, shipping={"at": {JESSICA: 1}})
    game.act("intrigue:expedite")
    assert set(options(game)) == {"seat:2", "seat:4"}
    play(game, "seat:4 freight:advance")
    assert shipping_of(game).at[JESSICA] == 2


# --- tiles -------------------------------------------------------------------------------
@rule("IX-11.9")
def test_tiles_that_recruit_wait_until_an_ally_is_activated() -> None:
    game = begin(p0={"hand": ["appropriate"]}, p2={"garrison": 3}, tech={"owned": {"training_drones": [MUAD]}})
    assert "use_tech:training_drones" not in options(game)
    play(game, "card:appropriate space:tech_negotiation seat:2 use_tech:training_drones")
    assert game.players[GURNEY].garrison == 4


def last(**more: Any) -> Game:
    return begin(round=10, conflict_deck=[], **more)


def finish(game: Game) -> Game:
    while not game.over:
        answer(game, "reveal", "end", "pass", "no", "none", "done")
    return game


def equal(**more: Any) -> dict[str, Any]:
    """Hands and goods with which neither team is ahead but for what is given."""
    players = {f"p{seat}": {"hand": [], "points": 3, "spice": 0, "solari": 0, "water": 0} for seat in range(6)}
    for key, own in more.items():
        players[key] |= own
    return players


@rule("UPR-S18.7", "IX-11.15")
def test_the_team_with_chaumurky_wins_a_tie() -> None:
    game = finish(last(tech={"owned": {"chaumurky": [IRULAN]}}, **equal(p0={"spice": 5})))
    assert game.outcome is not None
    assert game.outcome.ranks == [4, 1, 4, 1, 4, 1]
    assert game.outcome.tie_break == "tech"


@rule("UPR-S18.8", "IX-11.16")
def test_memocorders_count_a_commanders_own_track() -> None:
    levels = {"guild": 3, "bene": 3}
    own = {"fremen": 3}  # in place of the Fringe Worlds
    given = equal(p0={"influence": own}, p2={"influence": {**levels, "great_houses": 3}})
    game = finish(last(tech={"owned": {"memocorders": [MUAD]}}, **given))
    assert game.players[MUAD].vp == 4
    game = finish(last(tech={"owned": {"memocorders": [MUAD]}}, **equal(p2={"influence": levels})))
    assert game.players[MUAD].vp == 3


@rule("UPR-S18.9", "IX-11.17")
def test_spy_satellites_count_the_better_ally() -> None:
    given = equal(p2={"influence": {"guild": 2}}, p4={"influence": {"bene": 2, "great_houses": 2}})
    game = finish(last(tech={"owned": {"spy_satellites": [MUAD]}}, **given))
    assert game.players[MUAD].vp == 3 + 1  # the Fringe Worlds alone


@rule("UPR-S18.9")
def test_a_commander_pays_for_the_point_of_spy_satellites() -> None:
    game = begin(p0={"hand": ["appropriate"], "spice": 3, "points": 2}, tech={"owned": {"spy_satellites": [MUAD]}})
    game.act("use_tech:spy_satellites")
    assert (game.players[MUAD].spice, game.players[MUAD].vp) == (0, 3)


# --- whole games -------------------------------------------------------------------------
@rule("IX-3.16")
def test_games_of_six_finish_and_keep_their_pieces() -> None:
    for seed in range(2):
        game = sandtable.new("uprising", seats=6, seed=seed, boxes=["ix"])
        assert isinstance(game, Game)
        random = Random(seed)
        while not game.over:
            decision = game.decision(game.to_act[0])
            if seed:
                frame = game.stack[-1]
                scores = liking_of(frame[0]).scores(game, frame, decision.options)
                game.apply(decision.seat, decision.options[scores.index(max(scores))])
            else:
                game.apply(decision.seat, random.choice(decision.options))
            if game.actions_taken % 7 == 0:
                check(game)
