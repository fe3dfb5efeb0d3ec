"""Choices of the classic bots where the right choice is obvious: a plan for each power and each phase."""

from __future__ import annotations

from typing import Any

from sandtable.classic.content.map import SIETCH_TABR, TERRITORY_PARTS
from sandtable.classic.judge import policy
from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import VOCABULARY
from sandtable.core.titles import new
from tests.citing import rule

SIX = ["atreides", "bene_gesserit", "emperor", "fremen", "harkonnen", "spacing_guild"]
# Cards in the discards, so that nobody is asked about them.
QUIET = ["truthtrance", "truthtrance", "tleilaxu_ghola", "karama", "karama", "hajr", "weather_control"]


def given(factions: list[str], own: dict[str, dict[str, Any]] | None = None, **table: Any) -> Game:
    """Return a position with these factions in storm order."""
    players = {seat: {"faction": id, **(own or {}).get(id, {})} for seat, id in enumerate(factions)}
    table.setdefault("treachery_discard", QUIET)
    table.setdefault("deals", False)
    return build({"seats": len(factions), "players": players, "order": factions, **table})


def advise(game: Game, seat: int) -> str:
    """Take the action that the advice prefers for this seat, and return its word."""
    options = sorted(game.options_of(seat))
    action = policy.best(game, seat, options)
    game.apply(seat, action)
    return VOCABULARY.words[action]


def until(game: Game, kind: str) -> int:
    """Play by advice until this kind of question is asked, and return the seat that is asked."""
    for _ in range(500):
        seat = game.to_act[0]
        if game.decision(seat).kind == kind:
            return seat
        advise(game, seat)
    raise AssertionError(f"{kind} is never asked")


def whole(game: Game, seat: int, kind: str) -> list[str]:
    """Return all answers of a seat to one question."""
    found = []
    while seat in game.to_act and game.decision(seat).kind == kind:
        found.append(advise(game, seat))
        if len(game.asked) == 1 and not game.answers[seat]:
            break
    return found


@rule("CLA-16.1")
def test_prescience_is_answered_with_the_right_defence() -> None:
    for weapon, defence in (("chaumas", "snooper"), ("crysknife", "shield")):
        game = given(
            ["atreides", "harkonnen"],
            {"atreides": {"hand": ["shield", "snooper"]}, "harkonnen": {"hand": [weapon]}},
            phase="battle", forces={"carthag@10": {"atreides": 6, "harkonnen": 6}},
        )  # fmt: skip
        assert until(game, "prescience") == 0
        assert advise(game, 0) == "element:weapon"
        seat = until(game, "show_element")
        game.apply(seat, VOCABULARY.number(f"treachery:{weapon}"))
        plan = whole(game, until(game, "plan"), "plan")
        assert plan[2] == f"treachery:{defence}"


@rule("CLA-16.2")
def test_the_voice_forbids_what_there_is_no_guard_against() -> None:
    game = given(
        ["bene_gesserit", "harkonnen"], {"bene_gesserit": {"hand": ["shield"]}, "harkonnen": {"hand": ["gom_jabbar"]}},
        phase="battle", forces={"carthag@10": {"bene_gesserit": 6, "harkonnen": 6}},
    )  # fmt: skip
    assert until(game, "voice") == 0
    assert advise(game, 0) == "voice:refuse_poison_weapon"


@rule("CLA-10.20")
def test_a_traitor_is_called() -> None:
    game = given(
        ["emperor", "harkonnen"], {"emperor": {"traitors": ["feyd_rautha"]}},
        phase="battle", forces={"carthag@10": {"emperor": 3, "harkonnen": 9}},
    )  # fmt: skip
    until(game, "plan")
    for word in ("leader:feyd_rautha", "none", "none", "no", "dial:3", "number:0"):
        game.apply(1, VOCABULARY.number(word))
    assert until(game, "call_traitor") == 0
    assert advise(game, 0) == "call"


@rule("CLA-12.2")
def test_the_third_stronghold_is_taken_where_it_is_free() -> None:
    game = given(
        ["atreides", "emperor", "harkonnen"], {"emperor": {"spice": 9}},
        order=["atreides", "harkonnen", "emperor"],
        forces={"arrakeen@9": {"atreides": 8}, "sietch_tabr@13": {"emperor": 6}, "carthag@10": {"emperor": 6}},
    )  # fmt: skip
    while until(game, "ship") != 1:
        advise(game, game.to_act[0])
    shipped = whole(game, 1, "ship")
    assert shipped[0] in ("part:habbanya_sietch@16", "part:tueks_sietch@4")


@rule("CLA-12.4")
def test_a_faction_about_to_win_is_attacked() -> None:
    """Harkonnen holds three strongholds, one of them barely: the last seat that can act attacks it."""
    game = given(
        ["harkonnen", "atreides", "emperor"], {"emperor": {"spice": 12, "hand": ["lasgun"]}, "harkonnen": {"spice": 0}},
        forces={
            "carthag@10": {"harkonnen": 9}, "sietch_tabr@13": {"harkonnen": 8}, "tueks_sietch@4": {"harkonnen": 1},
            "arrakeen@9": {"atreides": 1},
        },
    )  # fmt: skip
    while until(game, "ship") != 2:
        advise(game, game.to_act[0])
    assert whole(game, 2, "ship")[0] == "part:tueks_sietch@4"


@rule("CLA-12.6")
def test_a_victory_that_was_foretold_is_not_stood_up_to() -> None:
    """The same position with the Bene Gesserit, who predicted it for this turn, and for another."""
    went = []
    for turn in (2, 5):
        game = given(
            ["harkonnen", "atreides", "bene_gesserit"], {"bene_gesserit": {"spice": 12}, "harkonnen": {"spice": 0}},
            forces={
                "carthag@10": {"harkonnen": 9}, "sietch_tabr@13": {"harkonnen": 8}, "tueks_sietch@4": {"harkonnen": 1},
                "arrakeen@9": {"atreides": 4},
            },
            prediction={"faction": "harkonnen", "turn": turn},
        )  # fmt: skip
        while until(game, "ship") != 2:
            advise(game, game.to_act[0])
        went.append(whole(game, 2, "ship")[0] == "part:tueks_sietch@4")
    assert went == [False, True]


@rule("CLA-7.4", "CLA-16.1")
def test_atreides_bids_for_what_it_sees() -> None:
    for card, bids in (("baliset", False), ("lasgun", True)):
        game = given(
            ["atreides", "emperor", "harkonnen"], {"atreides": {"spice": 8}, "emperor": {"spice": 1}},
            phase="bidding", treachery_deck=[card],
        )  # fmt: skip
        assert until(game, "bid") == 0
        assert (advise(game, 0) != "pass") == bids


@rule("CLA-6.1", "CLA-8.1")
def test_free_gains_are_taken() -> None:
    game = given(["fremen", "emperor"], {"fremen": {"tanks": 5}, "emperor": {"spice": 3}}, phase="choam_charity")
    assert until(game, "charity") == 0
    assert advise(game, 0) == "yes"
    assert until(game, "revive") == 0
    assert advise(game, 0) == "number:3"


@rule("CLA-4.6")
def test_weather_control_saves_forces_from_the_storm() -> None:
    game = given(
        ["harkonnen", "emperor"], {"harkonnen": {"hand": ["weather_control"]}}, phase="storm", storm=10, turn=3,
        forces={"funeral_plain@14": {"harkonnen": 8}, "carthag@10": {"emperor": 2}},
        treachery_discard=["truthtrance", "truthtrance", "karama", "karama"],
    )  # fmt: skip
    for seat in (0, 1):
        game.apply(seat, VOCABULARY.number("number:3"))
    assert until(game, "weather_control") == 0
    assert advise(game, 0) == "treachery:weather_control"
    far = int(advise(game, 0).removeprefix("number:"))
    assert far < 4


@rule("CLA-19.9")
def test_the_guild_waits_for_the_others() -> None:
    game = given(["spacing_guild", "emperor", "atreides"], {"spacing_guild": {"spice": 5}}, advanced=True)
    assert until(game, "guild_now") == 0
    assert advise(game, 0) == "no"


@rule("CLA-13.1")
def test_a_faction_that_can_win_alone_breaks_its_alliance_and_the_weak_join() -> None:
    strong = given(
        ["atreides", "emperor", "harkonnen"], phase="nexus", allies=[["atreides", "emperor"]],
        forces={"arrakeen@9": {"atreides": 6}, "carthag@10": {"atreides": 6}, "tueks_sietch@4": {"atreides": 6}},
    )  # fmt: skip
    assert until(strong, "alliance") == 0
    assert advise(strong, 0) == "break"
    weak = given(
        ["atreides", "emperor", "harkonnen"], phase="nexus", turn=4,
        forces={
            "arrakeen@9": {"atreides": 6}, "carthag@10": {"harkonnen": 6}, "tueks_sietch@4": {"harkonnen": 6},
            "sietch_tabr@13": {"emperor": 6},
        },
    )  # fmt: skip
    assert until(weak, "alliance") == 0
    assert advise(weak, 0) == "faction:emperor"
    assert advise(weak, 1) == "yes"


@rule("CLA-2.6")
def test_the_fremen_put_their_fedaykin_into_sietch_tabr() -> None:
    game = new("classic", seed=3, factions=SIX, advanced=True)
    assert isinstance(game, Game)
    seat = until(game, "divide")
    whole(game, seat, "divide")
    tabr = TERRITORY_PARTS[SIETCH_TABR][0]
    assert (game.at(seat, tabr), game.starred_at(seat, tabr)) == (5, 3)
