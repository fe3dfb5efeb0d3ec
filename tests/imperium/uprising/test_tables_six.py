"""The tables of numbers of the sheet for six in two teams: seats, decks, tokens, the Throne Row."""

from __future__ import annotations

from collections import Counter

from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.modules import team_seats as teams
from sandtable.imperium.modules.spy_posts import SPIES
from sandtable.imperium.rules.catalog import CARDS, CONFLICTS
from sandtable.imperium.rules.state import NOWHERE
from tests.citing import rule
from tests.imperium.uprising.six import BOARD_FACTION, COMMANDER_OF, OWN_TRACK, SHEET, six_game, six_rules


@rule("UPR-S2.6")
def test_seating() -> None:
    places = SHEET["seating"]["clockwise"]
    assert len(places) == teams.SEATS
    for seat, who in enumerate(places):
        owner, _, ally = who.partition("_ally") if who.endswith("_ally") else (who, "", "")
        assert ally == ""
        assert teams.COMMANDER_IDS[teams.team_of(seat)] == COMMANDER_OF[owner]
        assert teams.is_commander(seat) == (who == owner)


@rule("UPR-S2.7", "UPR-S2.8", "UPR-S2.9", "UPR-S2.11")
def test_starting_possessions() -> None:
    told = six_game().view(0).as_dict()
    assert set(SHEET["start"]) == {"commander", "ally"}
    for seat, player in enumerate(told["players"]):
        start = dict(SHEET["start"]["commander" if teams.is_commander(seat) else "ally"])
        for word in ("sure", "src", "note"):
            start.pop(word, None)
        garrison = start.pop("garrison", None)
        garrison = start.pop("troops") if garrison is None else garrison
        assert player["garrison"] == garrison
        assert (player["supply"] > 0) == (garrison > 0)
        assert (player["points"], player["agents"], player["water"]) == (
            start.pop("vp"),
            start.pop("agents"),
            start.pop("water"),
        )
        assert told["spies"]["supply"][seat] == start.pop("spies")
        assert start == {}


@rule("UPR-S2.3")
def test_the_conflict_deck() -> None:
    facts = SHEET["conflict_deck"]
    by_level = [facts[f"level{n}"] for n in (1, 2, 3)]
    for seed in range(3):
        game = six_game(seed)
        while not game.conflicts_seen:  # the Throne Row comes first
            game.apply(game.to_act[0], game.decision(game.to_act[0]).options[0])
        levels = [CONFLICTS[kind].level for kind in (*game.conflicts_seen, *reversed(game.conflict_deck))]
        assert [levels.count(n) for n in (1, 2, 3)] == by_level
        assert levels == sorted(levels)  # level III at the bottom
        assert len(levels) == facts["max_rounds"]


@rule("UPR-S2.10")
def test_the_objectives() -> None:
    facts = SHEET["objectives"]
    assert facts["dealt_to"] == "allies"
    used = [objective.id for objective in UPRISING.pieces["objective"] if not objective.seats or 6 in objective.seats]
    assert used == facts["cards"]
    told = six_game().view(0).as_dict()["icons"]["up"]
    assert sorted(card for cards in told.values() for card in cards) == sorted(f"objective:{id}" for id in used)
    assert {int(seat) for seat, cards in told.items() if cards} == {2, 4, 1, 5}


@rule("UPR-S2.8", "UPR-S2.7")
def test_the_components() -> None:
    """The number of each component matches the pieces that players own."""
    copies = {one["id"]: one["copies"] for one in SHEET["components"]}
    assert copies.pop("swordmaster_bonus") == SHEET["swordmaster_bonus_token"]["copies"] == teams.SEATS
    agents = six_game().parts[0]
    assert isinstance(agents, teams.Teams)
    ready = Counter(stand for team in agents.agents for stand in team)
    assert ready[NOWHERE] == copies.pop("commander_agent_single")
    assert ready[teams.NOT_YET] == copies.pop("commander_agent_double")
    commanders = len(teams.COMMANDERS)
    assert copies.pop("commander_spy") == commanders * SPIES
    assert copies.pop("commander_disc") == commanders * 2
    assert copies.pop("commander_faction_cube") == commanders
    assert set(copies.values()) == {1}
    assert set(copies) == {f"alliance_{id}" for id in BOARD_FACTION} | {f"board_{faction}" for faction in OWN_TRACK}


@rule("UPR-S11.3")
def test_the_bonus_token() -> None:
    said = SHEET["swordmaster_bonus_token"]["effect"]
    assert said == f"every later Reveal turn: swords {teams.BONUS_SWORDS}"


@rule("UPR-S10.2", "UPR-S10.4")
def test_the_throne_row() -> None:
    facts = SHEET["throne_row"]
    assert (facts["owner"], facts["limit"], facts["bars"]) == (COMMANDER_OF["shaddam"], "none", ["fremen"])
    places = SHEET["seating"]["clockwise"]
    may = [seat for seat, who in enumerate(places) if {"shaddam": facts["owner"]}.get(who, who) in facts["may_acquire"]]
    assert may == sorted(teams.TEAMS[teams.THRONE])
    assert Counter(facts["may_acquire"]) == {facts["owner"]: 1, "shaddam_ally": 2}
    barred = {CARDS[kind].id for kind in six_rules().imperium_cards} - {
        CARDS[kind].id for kind in teams.throne_kinds(six_rules())
    }
    fremen = FACTIONS.index("fremen")
    assert barred == {card.id for card in UPRISING.pieces["card"] if card.cost >= 0 and fremen in card.factions}


def test_recommended_leaders_are_leaders_of_the_box() -> None:
    facts = SHEET["leaders_recommended"]
    named = [*facts["muad_dib"], *facts["shaddam"], *facts["either"]]
    leaders = [leader.id for leader in UPRISING.pieces["leader"] if not leader.back_of]
    assert sorted([*named, *teams.COMMANDER_IDS]) == sorted(leaders)
