"""Check that bots of the classic game keep garrisons, spend their spice and sell nothing for free."""

from __future__ import annotations

from sandtable.classic.content.map import TERRITORIES
from sandtable.classic.judge.values import spending, spice_rate
from sandtable.classic.rules.words import VOCABULARY
from tests.citing import rule
from tests.classic.test_bot_plans import advise, given, until, whole

TERRITORY = {territory.id: number for number, territory in enumerate(TERRITORIES)}


@rule("CLA-23.6")
def test_the_tleilaxu_sell_no_leader_below_its_price() -> None:
    """A buyer without spice is refused; one who can pay is asked for the price at least."""
    for spice, words in ((0, ["pass"]), (9, [f"number:{n}" for n in range(6, 10)])):
        game = given(
            ["tleilaxu", "harkonnen"],
            {"harkonnen": {"spice": spice, "dead": ["feyd_rautha"]}, "tleilaxu": {"spice": 1}},
            phase="revival", ixians_tleilaxu=True, advanced=True,
        )  # fmt: skip
        seat = until(game, "early_leader")
        game.apply(seat, VOCABULARY.number("leader:feyd_rautha"))
        assert until(game, "leader_price") == 0
        assert advise(game, 0) in words


@rule("CLA-9.5")
def test_a_garrison_stays_in_the_own_stronghold() -> None:
    """In the first turn nobody marches out of Arrakeen with all but one, though the neighbour is weak."""
    game = given(
        ["atreides", "harkonnen", "emperor"], {"atreides": {"spice": 0}, "emperor": {"spice": 20}}, turn=1,
        forces={"arrakeen@9": {"atreides": 10}, "carthag@10": {"harkonnen": 6}},
    )  # fmt: skip
    while until(game, "move") != 0:
        advise(game, game.to_act[0])
    whole(game, 0, "move")
    assert game.inside(0, TERRITORY["arrakeen"]) >= 5


def test_a_hoard_is_worth_little_and_the_last_spice_much() -> None:
    game = given(["atreides", "harkonnen"], {"atreides": {"spice": 30}, "harkonnen": {"spice": 3}})
    assert spice_rate(game, 0) < 0.2 * spice_rate(game, 1)
    assert spending(game, 0, 10) < spending(game, 1, 3)


@rule("CLA-16.2", "CLA-19.2")
def test_advisors_stay_in_a_stronghold() -> None:
    """Bene Gesserit advisors do not march off into the sand for nothing."""
    game = given(
        ["bene_gesserit", "harkonnen", "emperor"], {"bene_gesserit": {"spice": 0}}, advanced=True,
        forces={"carthag@10": {"harkonnen": 8, "bene_gesserit": 2}}, advisors=["carthag"],
    )  # fmt: skip
    while until(game, "move") != 0:
        advise(game, game.to_act[0])
    whole(game, 0, "move")
    assert game.inside(0, TERRITORY["carthag"]) == 2
