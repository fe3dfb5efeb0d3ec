"""Section 4, the Agent turn itself: card, icon, space, cost, effects in any order, arrows (IMP-4.1 to 4.11)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from sandtable.imperium.language.effects import ICONS
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import CARDS, SPACES
from tests.imperium.playing import begin, options, play, refused

SPACES_OF = {
    "emperor": ["conspire", "wealth"],
    "guild": ["heighliner", "foldspace_space"],
    "bene": ["selective_breeding", "secrets"],
    "fremen": ["hardy_warriors", "stillsuits"],
    "landsraad": ["high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"],
    "city": ["arrakeen", "carthag", "research_station", "sietch_tabr"],
    "spice": ["sell_melange", "secure_contract", "the_great_flat", "hagga_basin", "imperial_basin"],
}
PLENTY: dict[str, Any] = {"solari": 12, "spice": 12, "water": 12, "influence": {"fremen": 2}}
WITH_ICONS = [card.id for card in CARDS if card.icons]
WITHOUT_ICONS = [card.id for card in CARDS if not card.icons and card.id != "kwisatz_haderach"]


def names(kinds: list[int]) -> list[str]:
    return sorted(CARDS[kind].id for kind in kinds)


def spaces(game: Game) -> set[str]:
    return {word.removeprefix("space:") for word in options(game)}


# --- 4.1 to 4.5: card, icon, space ---------------------------------------------------------
@rule("IMP-4.1")
def test_one_card_from_hand_goes_into_play_and_one_agent_to_the_space() -> None:
    game = begin(p0={"hand": ["dagger", "diplomacy"], "deck": []})
    play(game, "card:dagger space:hall_of_oratory")
    p = game.players[0]
    assert names(p.hand) == ["diplomacy"]
    assert names(p.play) == ["dagger"]
    assert (p.agents, [SPACES[space].id for space in p.agents_at]) == (1, ["hall_of_oratory"])
    for seat in range(4):
        assert game.view(seat).as_dict()["players"][0]["play"] == ["dagger"]  # face up


@rule("IMP-4.1")
def test_the_card_must_be_in_hand() -> None:
    given = {"hand": ["dagger"], "deck": ["reconnaissance"], "discard": ["diplomacy"], "play": ["signet_ring"]}
    game = begin(p0=given)
    for card in ("reconnaissance", "diplomacy", "signet_ring"):
        assert refused(game, f"card:{card}")


@rule("IMP-4.1", "IMP-4.2", "IMP-4.5")
@pytest.mark.parametrize("card", WITH_ICONS)
def test_a_card_reaches_the_spaces_of_each_of_its_icons_and_no_other(card: str) -> None:
    game = begin(p0={**PLENTY, "hand": [card], "deck": []})
    play(game, f"card:{card}")
    icons = next(c.icons for c in CARDS if c.id == card)
    assert spaces(game) == {space for icon in icons for space in SPACES_OF[ICONS[icon]]}


@rule("IMP-4.5")
def test_seven_icons_cover_the_22_spaces() -> None:
    assert list(SPACES_OF) == list(ICONS)
    game = begin(p0={**PLENTY, "hand": ["foldspace"], "deck": []})  # the card with all seven
    play(game, "card:foldspace")
    assert len(spaces(game)) == 22


@rule("IMP-4.2")
def test_one_card_sends_one_agent_even_with_several_icons() -> None:
    game = begin(p0={**PLENTY, "hand": ["signet_ring", "dagger"], "deck": []})
    play(game, "card:signet_ring space:secure_contract")
    assert game.players[0].agents == 1
    assert not [word for word in options(game) if word.startswith(("card:", "space:"))]
    assert refused(game, "space:arrakeen")
    play(game, "end")
    assert game.to_act == [1]


@rule("IMP-4.3")
@pytest.mark.parametrize("owner", [0, 1, 3])
def test_a_space_with_any_agent_is_closed(owner: int) -> None:
    given = {seat: {"hand": ["dune_the_desert_planet"], "deck": []} for seat in range(4)}
    given[owner]["agents_at"] = ["secure_contract"]
    game = begin(p0=given[0], p1=given[1], p3=given[3])
    play(game, "card:dune_the_desert_planet")
    assert spaces(game) == {"imperial_basin", "hagga_basin"}  # water for one of the basins, no spice to sell
    assert refused(game, "space:secure_contract")


@rule("IMP-4.3", "IMP-15.10")
def test_a_space_is_open_again_when_its_agent_has_left() -> None:
    game = begin(p0={"hand": ["dagger"], "agents_at": ["hall_of_oratory"], "intrigue": ["urgent_mission"]})
    assert refused(game, "card:dagger")
    play(game, "intrigue:urgent_mission space:hall_of_oratory card:dagger space:hall_of_oratory")
    assert game.players[0].agents == 1


@rule("IMP-4.4")
@pytest.mark.parametrize("card", WITHOUT_ICONS)
def test_a_card_without_icons_sends_nobody(card: str) -> None:
    game = begin(p0={**PLENTY, "hand": [card, "dagger"], "deck": []})
    assert options(game) == ["card:dagger", "reveal"]
    assert refused(game, f"card:{card}")


# --- 4.6, 4.7: cost and requirement --------------------------------------------------------
@rule("IMP-4.6")
def test_the_cost_is_paid_before_any_effect() -> None:
    game = begin(p0={"hand": ["bene_gesserit_initiate"], "deck": ["dagger"] * 2, "water": 3})
    play(game, "card:bene_gesserit_initiate space:research_station")
    p = game.players[0]
    assert p.water == 1
    assert p.hand == []  # neither draw has happened
    assert set(options(game)) >= {"box:space", "box:bene_gesserit_initiate"}


@rule("IMP-4.6", "IMP-20.2")
def test_gains_of_the_card_do_not_pay_for_the_space() -> None:
    game = begin(p0={"hand": ["stilgar"], "water": 0})
    play(game, "card:stilgar")
    assert not spaces(game) & {"hagga_basin", "the_great_flat", "hardy_warriors", "research_station"}
    game = begin(p0={"hand": ["stilgar"], "water": 1})
    play(game, "card:stilgar space:hagga_basin")
    assert (game.players[0].water, game.players[0].spice) == (1, 2)


@rule("IMP-4.6", "IMP-20.2")
@pytest.mark.parametrize(
    ("leader", "space", "given"),
    [
        ("count_ilban_richese", "mentat", {"solari": 1}),
        ("countess_ariana_thorvald", "hagga_basin", {"water": 0}),
        ("earl_memnon_thorvald", "sell_melange", {"spice": 1}),
    ],
)
def test_gains_of_the_leader_do_not_pay_for_the_space(leader: str, space: str, given: dict[str, int]) -> None:
    leaders = [leader, "glossu_rabban", "paul_atreides"]
    game = begin(seats=3, leaders=leaders, p0={"hand": ["signet_ring"], "deck": [], **given})
    play(game, "card:signet_ring")
    assert refused(game, f"space:{space}")
    game = begin(
        seats=3, leaders=leaders, p0={"hand": ["signet_ring"], "deck": [], **{k: n + 1 for k, n in given.items()}}
    )
    play(game, f"card:signet_ring space:{space}")


@rule("IMP-4.6")
def test_gains_of_space_and_track_do_not_pay_for_the_space() -> None:
    game = begin(p0={"hand": ["diplomacy"], "water": 0, "influence": {"fremen": 3}})
    play(game, "card:diplomacy")
    assert refused(game, "space:hardy_warriors")  # level 4 would bring the water
    play(game, "space:stillsuits")
    assert game.players[0].water == 2


@rule("IMP-4.6", "IMP-20.3")
def test_a_plot_card_played_first_may_pay_for_the_space() -> None:
    game = begin(p0={"hand": ["dagger"], "deck": [], "solari": 2, "intrigue": ["windfall"]})
    assert refused(play(game.clone(), "card:dagger"), "space:rally_troops")
    play(game, "intrigue:windfall card:dagger space:rally_troops")
    assert game.players[0].solari == 0


@rule("IMP-4.7")
@pytest.mark.parametrize(("level", "open_"), [(0, False), (1, False), (2, True), (3, True), (6, True)])
def test_sietch_tabr_needs_two_fremen_influence(level: int, open_: bool) -> None:
    game = begin(p0={"hand": ["reconnaissance"], "influence": {"fremen": level, "emperor": 6, "bene": 6, "guild": 6}})
    play(game, "card:reconnaissance")
    assert ("sietch_tabr" in spaces(game)) == open_
    assert game.players[0].influence[3] == level


@rule("IMP-4.7")
def test_the_requirement_may_be_reached_by_a_plot_card_first_but_not_by_the_card_itself() -> None:
    given = {"hand": ["missionaria_protectiva"], "play": ["bene_gesserit_sister"], "influence": {"fremen": 1}}
    game = begin(p0={**given, "intrigue": ["know_their_ways"]})
    assert refused(play(game.clone(), "card:missionaria_protectiva"), "space:sietch_tabr")
    play(game, "intrigue:know_their_ways card:missionaria_protectiva space:sietch_tabr")
    assert game.players[0].influence[3] == 2  # the requirement costs nothing, and the space gives no influence


# --- 4.8: in any order ---------------------------------------------------------------------
BOXES = ("box:thufir_hawat", "box:space", "box:influence")
# What shows that each has been resolved: a draw by the card, the trash of the space, influence.
SIGNS = {"box:thufir_hawat": "draw", "box:space": "trash", "box:influence": "influence"}


@rule("IMP-4.8")
@pytest.mark.parametrize("order", list(permutations(BOXES)), ids=lambda order: "-".join(b[4:] for b in order))
def test_space_card_and_influence_in_all_six_orders(order: tuple[str, ...]) -> None:
    game = begin(
        p0={
            "hand": ["thufir_hawat", "dagger"],
            "deck": ["diplomacy", "reconnaissance", "signet_ring", "seek_allies"],
            "spice": 2,
            "influence": {"bene": 3},
        }
    )
    play(game, "card:thufir_hawat space:selective_breeding")
    game.listen()
    happened = []
    for i, box in enumerate(order):
        assert set(order[i:]) <= set(options(game))
        play(game, box)
        if box == "box:space":
            play(game, "card:dagger")
        kinds = [event.kind for event in game.take_events()]
        assert SIGNS[box] in kinds
        happened.append(kinds)
    assert [("influence" in kinds) for kinds in happened] == [box == "box:influence" for box in order]
    play(game, "end")
    p = game.players[0]
    assert names(p.hand) == ["diplomacy", "reconnaissance", "signet_ring"]
    assert (p.influence[2], len(p.intrigue), p.spice) == (4, 1, 0)


@rule("IMP-4.8")
def test_order_matters_a_drawn_card_can_be_trashed_only_if_drawn_first() -> None:
    given = {"hand": ["thufir_hawat"], "deck": ["seek_allies", "dagger", "dagger"], "spice": 2}
    game = begin(p0=given)
    play(game, "card:thufir_hawat space:selective_breeding box:space")
    assert refused(game, "card:seek_allies")
    game = begin(p0=given)
    play(game, "card:thufir_hawat space:selective_breeding box:thufir_hawat box:space card:seek_allies")
    assert names(game.players[0].hand) == ["dagger", "dagger"]


@rule("IMP-4.8")
def test_order_matters_the_new_foldspace_card_is_drawn_only_if_the_space_comes_first() -> None:
    given = {"hand": ["space_travel"], "deck": [], "discard": []}
    game = begin(p0=given)
    play(game, "card:space_travel space:foldspace_space box:space box:space_travel end")
    assert names(game.players[0].hand) == ["foldspace"]
    game = begin(p0=given)
    play(game, "card:space_travel space:foldspace_space box:space_travel box:space end")
    assert game.players[0].hand == []
    assert names(game.players[0].discard) == ["foldspace"]


@rule("IMP-4.8")
def test_order_matters_the_last_foldspace_may_come_back_before_or_after_the_space_gives_one() -> None:
    """The card trashes itself back to an empty stack: with the space first there is none to take."""
    given: dict[str, Any] = {"p0": {"hand": ["foldspace"], "deck": []}, "reserve": {"foldspace": 0}}
    game = begin(**given)
    play(game, "card:foldspace space:foldspace_space")
    assert "box:space" in options(game)
    play(game, "box:space")
    assert game.players[0].discard == []


@rule("IMP-4.8")
def test_the_space_may_pay_for_the_arrow_of_the_card() -> None:
    game = begin(p0={"hand": ["firm_grip"], "solari": 0})
    play(game, "card:firm_grip space:wealth box:firm_grip option:0 end")
    p = game.players[0]
    assert (p.solari, p.influence) == (0, [1, 1, 0, 0])
    game = begin(p0={"hand": ["fremen_camp"], "spice": 0, "water": 2})
    play(game, "card:fremen_camp space:the_great_flat box:fremen_camp")
    assert (game.players[0].spice, game.players[0].garrison) == (1, 6)


@rule("IMP-4.8")
@pytest.mark.parametrize(("first", "left_with_seat_1"), [("part:0", 4), ("part:1", 3)])
def test_the_parts_of_one_box_in_any_order_too(first: str, left_with_seat_1: int) -> None:
    held = ["ambush", "ambush", "windfall", "bribery"]
    game = begin(seats=3, p0={"hand": ["diplomacy"], "deck": []}, p1={"intrigue": held})
    play(game, "card:diplomacy space:secrets box:space")
    assert options(game) == ["part:0", "part:1"]
    play(game, first)
    assert len(game.players[0].intrigue) == 1
    assert len(game.players[1].intrigue) == left_with_seat_1
    play(game, "box:space")
    assert (len(game.players[0].intrigue), len(game.players[1].intrigue)) == (2, 3)


@rule("IMP-4.8")
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene", "fremen"])
def test_a_faction_space_gives_one_influence_with_its_faction(faction: str) -> None:
    for space in SPACES_OF[faction]:
        game = begin(p0={**PLENTY, "influence": {}, "hand": ["diplomacy"], "deck": []})
        play(game, f"card:diplomacy space:{space}")
        for _ in range(4):
            if "box:influence" in options(game):
                game.act("box:influence")
            elif "end" not in options(game):
                game.act(options(game)[0])
        assert "end" in options(game)
        levels = dict(zip(SPACES_OF, game.players[0].influence, strict=False))
        assert levels == {name: int(name == faction) for name in ("emperor", "guild", "bene", "fremen")}


@rule("IMP-4.8")
@pytest.mark.parametrize("icon", ["landsraad", "city", "spice"])
def test_other_spaces_give_no_influence(icon: str) -> None:
    for space in SPACES_OF[icon]:
        if space == "sell_melange":
            continue  # asks for a number first; it is in the table of spaces
        game = begin(p0={**PLENTY, "hand": ["foldspace"], "deck": []})
        play(game, f"card:foldspace space:{space}")
        assert "box:influence" not in options(game)
        assert game.players[0].influence == [0, 0, 0, 2]


# --- 4.9, 4.11 -----------------------------------------------------------------------------
@rule("IMP-4.9")
def test_the_reveal_box_does_nothing_on_an_agent_turn() -> None:
    game = begin(p0={"hand": ["stilgar"], "water": 0, "conflict": 1})
    play(game, "card:stilgar space:imperial_basin")
    p = game.players[0]
    assert (p.persuasion, p.swords, p.strength()) == (0, 0, 2)
    assert p.water == 1  # its Agent box did work
    game = begin(p0={"hand": ["duncan_idaho"], "deck": [], "water": 0})
    play(game, "card:duncan_idaho space:arrakeen box:space")
    assert game.players[0].water == 0


@rule("IMP-4.9", "IMP-8.3")
def test_nor_later_in_the_reveal_turn() -> None:
    game = begin(seats=3, p0={"hand": ["stilgar", "dagger"], "deck": []}, p1={"revealed": True}, p2={"revealed": True})
    play(game, "card:stilgar space:imperial_basin end reveal")
    assert (game.players[0].persuasion, game.players[0].swords) == (0, 1)


@rule("IMP-4.11")
def test_the_card_stays_in_play_until_the_clean_up_of_the_reveal_turn() -> None:
    game = begin(seats=3, p0={"hand": ["stilgar", "dagger"], "deck": []}, p1={"revealed": True}, p2={"revealed": True})
    play(game, "card:stilgar space:imperial_basin end")
    p = game.players[0]
    assert (names(p.play), p.discard) == (["stilgar"], [])
    play(game, "reveal")
    p = game.players[0]
    assert (names(p.play), p.discard) == (["dagger", "stilgar"], [])
    game.listen()
    play(game, "end")
    assert names(game.players[0].hand + game.players[0].deck + game.players[0].discard) == ["dagger", "stilgar"]


@rule("IMP-4.11")
def test_a_card_in_play_is_not_shuffled_into_the_deck() -> None:
    game = begin(p0={"hand": ["reconnaissance"], "play": ["stilgar"], "deck": [], "discard": ["dagger"], "water": 2})
    play(game, "card:reconnaissance space:research_station box:space")
    assert names(game.players[0].hand) == ["dagger"]
    assert names(game.players[0].play) == ["reconnaissance", "stilgar"]
