"""Section 19: what Rivals take of rewards, what you decide for them, and how experts deploy."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import NOBODY
from tests.citing import rule
from tests.imperium.base.pieces import MAKER_SPACES, SPACE
from tests.imperium.base.rules.hagal import (
    LEVELS,
    asked,
    fight,
    rival_turn,
    secrets,
    sheet,
    stock,
    troops,
    where,
)
from tests.imperium.base.rules.ledger import FACTIONS, Change, changes, ledger
from tests.imperium.playing import begin, options, play, refused, skip_round

BARON = ["baron_vladimir_harkonnen", "glossu_rabban"]
LETO = ["duke_leto_atreides", "glossu_rabban"]


def levels(*of: int) -> dict[str, int]:
    """Influence with the four factions in the order of the board."""
    return dict(zip(FACTIONS, of, strict=True))


# --- rewards -----------------------------------------------------------------------------
def taken_from(reward: str) -> Change:
    """Return a Rival's gains from a reward by its line in the sheet; with least influence in the Guild, then Bene."""
    change: Change = {}
    for part in reward.split("; "):
        what, _, rest = part.partition(" ")
        if what in ("solari", "spice", "water"):
            change[f"p1.{what}"] = int(rest)
        elif what == "vp":
            change["p1.points"] = int(rest)
        elif what == "intrigue":
            change["p1.intrigue"] = int(rest)
        elif part.startswith("influence any"):
            change["p1.guild"] = int(rest.split()[1])
        elif part == "influence two-different 1":
            change |= {"p1.guild": 1, "p1.bene": 1}
        elif what == "mentat":
            change["p1.agents"] = 1
        else:
            assert what in ("control", "trash"), part  # control is looked at below; a Rival has nothing to trash
    return change


REWARDS = [
    pytest.param(card, place, id=f"{card['id']}-{place}")
    for card in sheet("conflicts")["cards"]
    for place in ("first", "second")
    if not card[place].startswith("choose-two")
]


@rule("IMP-19.14", "IMP-19.1")
@pytest.mark.parametrize(("card", "place"), REWARDS)
def test_a_rival_takes_what_it_can_use_of_every_reward(card: dict[str, Any], place: str) -> None:
    strengths = [2, 4, 0] if place == "first" else [4, 2, 0]
    given: dict[str, Any] = {
        "conflict": card["id"], "alliance": {"guild": 1, "bene": 1},  # so that influence scores nothing more
        "p1": {"influence": levels(6, 4, 5, 6), "points": 0, "water": 0},
    }  # fmt: skip
    before = ledger(fight([0, 0, 0], **given))
    game = fight(strengths, **given)
    while asked_of_player(game):  # what the player's own reward asks
        play(game, options(game)[0])
    expected = taken_from(card[place])
    found = changes(before, game)
    assert {key: n for key, n in found.items() if key.startswith("p1.")} == expected
    assert (game.mentat == 1) == ("p1.agents" in expected)
    if place == "first" and card["control"]:
        assert game.control[SPACE[card["control"]]] == 1


def asked_of_player(game: Game) -> bool:
    return not game.over and not asked(game).startswith("rival_")


@rule("IMP-19.14")
def test_a_trash_in_a_reward_is_skipped() -> None:
    game = fight([2, 4, 0], conflict="terrible_purpose", p0={"hand": ["dagger"]})
    assert (game.over, game.players[1].vp, game.trashed) == (True, 1, [])


@rule("IMP-19.14", "IMP-10.14")
@pytest.mark.parametrize("holder", [None, 0, 2])
def test_the_mentat_is_an_extra_agent_of_the_rival_in_the_next_round(holder: int | None) -> None:
    given: dict[str, Any] = {} if holder is None else {"mentat": holder}
    game = begin(
        seats=1, phase="combat", conflict="sort_through_the_chaos", first=2, hagal_deck=["hagal_carthag"],
        p1={"conflict": 3}, **given,
    )  # fmt: skip
    assert (game.round, game.first, game.to_act) == (2, 0, [0])
    assert game.mentat == 1
    assert [p.agents for p in game.players] == [2, 3, 2]
    game.listen()
    skip_round(game)
    sent = [event.seat for event in game.take_events() if event.kind == "agent"]
    assert sent[:5] == [1, 2, 1, 2, 1]
    assert game.mentat == NOBODY  # back in the Recall after


@rule("IMP-19.14")
def test_while_a_rival_has_the_mentat_its_space_gives_only_the_card() -> None:
    game = begin(seats=1, mentat=1, leaders=["paul_atreides"], p0={"hand": ["dagger"], "solari": 2})
    play(game, "card:dagger space:mentat")
    assert (game.mentat, game.players[0].agents) == (1, 1)


# --- influence where it has least --------------------------------------------------------
@rule("IMP-19.17")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_rival_takes_the_faction_in_which_it_has_least(faction: str) -> None:
    have = dict.fromkeys(FACTIONS, 3) | {faction: 1}
    game = fight([0, 2, 0], conflict="skirmish_c", p1={"influence": have})
    assert game.over  # nobody was asked
    assert game.players[1].influence == [2 if name == faction else 3 for name in FACTIONS]


TIES = [
    ((0, 0, 0, 0), ["emperor", "guild", "bene", "fremen"]),
    ((1, 0, 0, 2), ["guild", "bene"]),
    ((2, 3, 2, 2), ["emperor", "bene", "fremen"]),
]


@rule("IMP-19.17")
@pytest.mark.parametrize(("have", "tied"), TIES)
def test_between_equals_you_decide(have: tuple[int, ...], tied: list[str]) -> None:
    game = fight([0, 2, 0], conflict="skirmish_c", p1={"influence": levels(*have)})
    assert (game.to_act, asked(game)) == ([0], "rival_faction")
    assert options(game) == [f"faction:{name}" for name in tied]
    for name in FACTIONS:
        if name not in tied:
            assert refused(game, f"faction:{name}")
    play(game, f"faction:{tied[-1]}")
    now = list(have)
    now[FACTIONS.index(tied[-1])] += 1
    assert game.players[1].influence == now
    assert game.players[1].spice == 1
    assert game.over


@rule("IMP-19.17", "IMP-14.9")
def test_two_influence_of_one_effect_go_to_one_faction() -> None:
    game = fight([0, 2, 0], conflict="grand_vision", p1={"influence": levels(3, 1, 3, 3), "points": 3})
    assert game.players[1].influence == [3, 3, 3, 3]
    assert game.players[1].vp == 4  # level 2 passed on the way


@rule("IMP-19.17", "IMP-14.9")
def test_machinations_gives_a_rival_two_different_factions() -> None:
    all_equal = fight([0, 2, 0], conflict="machinations")
    assert len(options(all_equal)) == 4
    play(all_equal, "faction:bene")
    assert options(all_equal) == ["faction:emperor", "faction:guild", "faction:fremen"]
    assert refused(all_equal, "faction:bene")
    play(all_equal, "faction:fremen")
    assert (all_equal.players[1].influence, all_equal.over) == ([0, 0, 1, 1], True)
    one_low = fight([0, 2, 0], conflict="machinations", p1={"influence": levels(2, 0, 2, 3)})
    assert one_low.players[1].influence == [2, 1, 2, 3]  # the Guild by itself, once
    assert options(one_low) == ["faction:emperor", "faction:bene"]
    play(one_low, "faction:bene")
    assert one_low.players[1].influence == [2, 1, 3, 3]
    none_asked = fight([0, 2, 0], conflict="machinations", p1={"influence": levels(0, 5, 1, 5), "points": 2})
    assert (none_asked.players[1].influence, none_asked.over) == ([1, 5, 2, 5], True)


@rule("IMP-19.17")
def test_each_of_two_rivals_tied_at_the_top_is_decided_for_by_itself() -> None:
    game = fight([0, 4, 4], conflict="battle_for_arrakeen", first=2)
    play(game, "option:1 option:2 option:0 option:1")  # the First Player's reward comes first
    assert (stock(game, 2), secrets(game, 2)) == ((3, 2, 1), [])
    assert (stock(game, 1)[:2], len(secrets(game, 1))) == ((0, 2), 1)


@rule("IMP-19.17", "IMP-19.14")
@pytest.mark.parametrize(
    ("picked", "solari", "spice", "cards"), [((0, 1), 0, 2, 1), ((0, 2), 3, 0, 1), ((2, 1), 3, 2, 0)]
)
def test_battle_for_arrakeen_second_place_is_two_of_three_by_your_choice(
    picked: tuple[int, int], solari: int, spice: int, cards: int
) -> None:
    game = fight([4, 2, 0], conflict="battle_for_arrakeen")
    assert (game.to_act, asked(game), options(game)) == ([0], "rival_option", ["option:0", "option:1", "option:2"])
    play(game, f"option:{picked[0]}")
    assert options(game) == [f"option:{i}" for i in range(3) if i != picked[0]]
    assert refused(game, f"option:{picked[0]}")
    play(game, f"option:{picked[1]}")
    assert (stock(game, 1), len(secrets(game, 1))) == ((solari, spice, 1), cards)
    assert game.over


# --- arrows of Leaders -------------------------------------------------------------------
@rule("IMP-19.20", "IMP-17.9")
def test_the_barons_scheme_is_paid_if_you_say_so() -> None:
    given: dict[str, Any] = {"rivals": BARON, "p1": {"solari": 2}}
    game = rival_turn("hagal_arrakeen_1p", **given)
    assert (game.to_act, asked(game), options(game)) == ([0], "rival_pay", ["yes", "no"])
    paid = play(game.clone(), "yes")
    assert (stock(paid, 1), len(secrets(paid, 1)), asked(paid)) == ((1, 0, 1), 1, "turn")  # once, not twice
    kept = play(game, "no")
    assert (stock(kept, 1), secrets(kept, 1), asked(kept)) == ((2, 0, 1), [], "turn")
    assert troops(kept, 1) == troops(paid, 1) == (0, 11, 1)


@rule("IMP-19.20", "IMP-19.16")
def test_the_intrigue_card_of_scheme_may_be_the_third() -> None:
    game = rival_turn("hagal_arrakeen_1p", rivals=BARON, p1={"solari": 1, "intrigue": ["ambush", "windfall"]})
    play(game, "yes")
    assert (secrets(game, 1), game.players[1].vp, len(game.intrigue_discard)) == ([], 1, 3)


@rule("IMP-19.20")
def test_scheme_is_not_asked_about_without_a_solari() -> None:
    game = rival_turn("hagal_arrakeen_1p", rivals=BARON, p1={"solari": 0, "spice": 5})
    assert (asked(game), secrets(game, 1)) == ("turn", [])


@rule("IMP-19.20", "IMP-19.17")
def test_prudent_diplomacy_looks_at_you_and_the_other_rival() -> None:
    game = rival_turn(
        "hagal_arrakeen_1p", rivals=LETO, p0={"influence": levels(1, 0, 0, 2)},
        p1={"spice": 1, "influence": levels(0, 0, 1, 0)}, p2={"influence": levels(0, 0, 3, 0)},
    )  # fmt: skip
    play(game, "yes")
    assert stock(game, 1) == (0, 0, 1)
    assert options(game) == ["faction:emperor", "faction:fremen"]  # least of emperor, bene, fremen; never guild
    assert refused(game, "faction:bene")
    assert refused(game, "faction:guild")
    play(game, "faction:fremen")
    assert (game.players[1].influence, asked(game)) == ([0, 0, 1, 1], "turn")


@rule("IMP-19.20", "IMP-19.17")
def test_prudent_diplomacy_takes_a_single_least_faction_by_itself() -> None:
    game = rival_turn(
        "hagal_arrakeen_1p",
        rivals=LETO,
        p0={"influence": levels(2, 0, 3, 0)},
        p1={"spice": 2, "influence": levels(1, 0, 2, 0)},
    )
    play(game, "yes")
    assert (game.players[1].influence, game.players[1].vp) == ([2, 0, 2, 0], 2)
    assert (stock(game, 1), asked(game)) == ((0, 1, 1), "turn")


@rule("IMP-19.20")
def test_prudent_diplomacy_declined_or_impossible() -> None:
    declined = rival_turn("hagal_arrakeen_1p", rivals=LETO, p0={"influence": levels(1, 0, 0, 0)}, p1={"spice": 1})
    play(declined, "no")
    assert (declined.players[1].influence, stock(declined, 1), asked(declined)) == ([0] * 4, (0, 1, 1), "turn")
    poor = rival_turn(
        "hagal_arrakeen_1p", rivals=LETO, p0={"influence": levels(1, 0, 0, 0)}, p1={"spice": 0, "solari": 5}
    )
    assert (asked(poor), poor.players[1].influence) == ("turn", [0] * 4)
    ahead = rival_turn(
        "hagal_arrakeen_1p",
        rivals=LETO,
        p0={"influence": levels(1, 0, 0, 0)},
        p1={"spice": 1, "influence": levels(1, 0, 0, 0)},
    )
    assert (asked(ahead), stock(ahead, 1)) == ("turn", (0, 1, 1))  # nobody is above him: nothing to pay for


# --- expert deployment -------------------------------------------------------------------
CONFLICT_OF = {1: "skirmish_a", 2: "guild_bank_raid", 3: "grand_vision"}


def deployed(card: str, garrison: int, force: int, other: int, level: str, conflict: int) -> tuple[int, int]:
    """Return what stands in the garrison and in the Conflict after the Rival's turn."""
    game = rival_turn(
        card, difficulty=level, conflict=CONFLICT_OF[conflict], round=10, p0={"conflict": other},
        p1={"garrison": garrison, "conflict": force},
    )  # fmt: skip
    return troops(game, 1)[0], troops(game, 1)[2]


EXPERT = [
    # card, garrison, own force, largest other force, then: garrison and force on I and II, and where all are sent
    ("hagal_stillsuits", 3, 2, 0, (3, 2), (1, 4)),  # ahead by 2: none
    ("hagal_stillsuits", 3, 5, 3, (3, 5), (1, 7)),
    ("hagal_stillsuits", 3, 1, 0, (2, 2), (1, 3)),  # up to a lead of 2
    ("hagal_stillsuits", 3, 0, 0, (1, 2), (1, 2)),
    ("hagal_stillsuits", 3, 1, 4, (1, 3), (1, 3)),
    ("hagal_heighliner", 3, 2, 0, (6, 2), (1, 7)),  # recruits go to the garrison
    ("hagal_heighliner", 3, 0, 0, (4, 2), (1, 5)),
    ("hagal_heighliner", 0, 1, 2, (0, 4), (0, 4)),
    ("hagal_carthag", 2, 1, 0, (2, 2), (0, 4)),
]


@rule("IMP-19.19")
@pytest.mark.parametrize(("card", "garrison", "force", "other", "held_back", "everything"), EXPERT)
def test_experts_do_not_widen_a_lead_of_two_troops(
    card: str, garrison: int, force: int, other: int, held_back: tuple[int, int], everything: tuple[int, int]
) -> None:
    for level in LEVELS:
        expert = level in ("mentat", "kwisatz_haderach")
        for conflict in (1, 2):
            found = deployed(card, garrison, force, other, level, conflict)
            assert found == (held_back if expert else everything), (level, conflict)
        assert deployed(card, garrison, force, other, level, 3) == everything, level  # all they can, at every chance


@rule("IMP-19.19")
def test_the_lead_is_measured_against_the_largest_other_force() -> None:
    """The other Rival's as well as yours (ruling R-IMP-24)."""
    given: dict[str, Any] = {"difficulty": "mentat", "conflict": "skirmish_a", "p1": {"garrison": 3, "conflict": 3}}
    behind = rival_turn("hagal_stillsuits", **given, p0={"conflict": 1}, p2={"conflict": 3})
    assert troops(behind, 1) == (1, 6, 5)
    ahead = rival_turn("hagal_stillsuits", **given, p0={"conflict": 1}, p2={"conflict": 1})
    assert troops(ahead, 1) == (3, 6, 3)


@rule("IMP-19.19", "IMP-17.9")
def test_rabbans_recruits_stay_in_the_garrison_when_he_is_ahead() -> None:
    given: dict[str, Any] = {"conflict": "skirmish_a", "rivals": ["glossu_rabban", "earl_memnon_thorvald"]}
    held = rival_turn("hagal_arrakeen_1p", difficulty="mentat", **given, p1={"garrison": 0, "conflict": 2})
    assert troops(held, 1) == (2, 8, 2)
    sent = rival_turn("hagal_arrakeen_1p", difficulty="sardaukar", **given, p1={"garrison": 0, "conflict": 2})
    assert troops(sent, 1) == (0, 8, 4)


@rule("IMP-19.19")
def test_harvesting_experts_hold_back_too() -> None:
    given: dict[str, Any] = {
        "conflict": "skirmish_a",
        "bonus_spice": {"hagga_basin": 1},
        "p1": {"garrison": 3, "conflict": 2},
    }
    expert = rival_turn("hagal_harvest_spice", difficulty="mentat", **given)
    assert (where(expert, 1), troops(expert, 1)) == (["hagga_basin"], (3, 7, 2))
    novice = rival_turn("hagal_harvest_spice", difficulty="mercenary", **given)
    assert troops(novice, 1) == (1, 7, 4)
    assert all(space in MAKER_SPACES for space in expert.players[1].agents_at)


@rule("IMP-19.19")
def test_house_hagal_beside_two_players_deploys_all_it_can() -> None:
    game = begin(
        seats=2,
        conflict="skirmish_a",
        hagal_deck=["hagal_stillsuits"],
        p0={"hand": ["dagger"]},
        p2={"garrison": 3, "conflict": 4},
    )
    play(game, "card:dagger space:hall_of_oratory end")
    assert troops(game, 2) == (1, 5, 6)
