"""Effects that resolve themselves or wait (R-IMP-21, 31, 32), and icons of one group in any order (R-UPR-60)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.core.events import Event
from sandtable.imperium import listed
from sandtable.imperium import nodes as nodes  # the records
from sandtable.imperium.modules import team_effects as team_effects  # and those that only six players have
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.beforehand import supply_to_keep
from sandtable.imperium.rules.catalog import AGENT_PARTS, load
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.menu import left_compulsory, numbered
from sandtable.imperium.rules.records import NodeKind
from sandtable.imperium.rules.vocabulary import BOX_SPACE
from sandtable.imperium.tell.table import hidden_choice
from tests.citing import rule
from tests.imperium.playing import begin, options, play
from tests.imperium.uprising.playing import begin as begin_uprising

# Every kind of effect that may resolve itself, and why nothing that a seat could do first would change what it brings.
SAFE = {
    "gain": "nothing wants less of a resource, and nothing limits it",
    "persuasion": "nothing wants less of it",
    "swords": "nothing wants fewer",
    "vp": "nothing wants fewer",
    "sell_melange": "the rate was chosen with the space",
    "harvest": "bonus spice comes in the Makers phase alone; with a card to draw it waits",
    "discount": "prices are paid after it, not before",
    "recruit": "enough is left for all that takes troops from the supply to another place",
    "memory": "enough is left for all that takes troops from the supply",
    "influence": "nothing else is open, and nobody can hold a Plot card that looks at a level",
    "space_influence": "it only enlarges another open effect, once its cost is paid",
    "mentat": "nobody can hold a Plot card that takes it",
    "swordmaster": "nothing wants a seat without one",
    "hire_swordmaster": "the same",
    "council_seat": "nothing else that is open takes a seat; where one brings Influence it waits",
    "control": "only the winner of the Conflict takes it",
    "maker_hooks": "nothing wants a seat without them",
    "trash_self": "no open effect could trash another card in its place, or take it from its stack",
    "combat_icon": "it only allows deploying, and troops recruited before it count as those after it",
    "tleilaxu_step": "a step is only lost at the end of the track, and nothing moves the token back",
    "specimen": "enough is left for all that takes troops from the supply",
    "contract": "as Solari, where no contract will ever be there again",
    "when": "its part resolves itself; it can only be lost by waiting",
    "either": "its part resolves itself; what decides is the cost that was paid, or the visit itself",
    "each_opponent": "what opponents have in their garrisons changes in their own turns alone",
    "ally": "its part resolves itself for the ally",
    "each_ally": "the same for both",
    "team": "the same for all three, where nobody may leave it",
}


def test_every_record_that_resolves_itself_is_known_to_be_safe() -> None:
    for box in listed.ALL:
        load(box)
    own = {kind.name for kind in KINDS if kind.name and type(kind).itself is not NodeKind.itself}
    assert own == set(SAFE)


# --- nobody learns from it what is held ---------------------------------------------------
def seen(game: Game, moves: str) -> list[list[tuple[Any, ...]]]:
    """Return what the others are told of each move."""
    game.listen()
    told = []
    for word in moves.split():
        game.act(word)
        told.append([_plain(event.seen_by(1)) for event in game.take_events()])
    return told


def _plain(event: Event) -> tuple[Any, ...]:
    return (event.kind, event.seat, event.amount, event.thing, event.cause)


@rule("UPR-3.13")
@pytest.mark.parametrize("held", ["impress", "change_allegiances", "contingency_plan", "secure_spice_trade"])
def test_whether_influence_waits_does_not_show_which_card_is_held(held: str) -> None:
    game = begin_uprising(seats=3, p0={"hand": ["diplomacy"], "intrigue": [held]})
    told = seen(game, "card:diplomacy space:deliver_supplies")
    assert "influence" not in [kind for kind, *_ in told[-1]]
    assert {"box:influence", "end"} <= set(options(game))
    assert hidden_choice(game, 0)
    again = begin_uprising(seats=3, p0={"hand": ["diplomacy"], "intrigue": ["tactical_option"]})
    assert seen(again, "card:diplomacy space:deliver_supplies") == told


@rule("IMP-1.10", "IMP-4.15")
@pytest.mark.parametrize("held", ["ambush", "calculated_hire", "windfall"])
def test_whether_the_mentat_waits_does_not_show_which_card_is_held(held: str) -> None:
    game = begin(seats=3, p0={"hand": ["dagger"], "solari": 2, "spice": 1, "intrigue": [held]})
    assert "mentat" not in [kind for kind, *_ in seen(game, "card:dagger space:mentat")[-1]]
    assert game.mentat == -1


# --- what everybody can see to be impossible is not waited for -----------------------------
HIRED: dict[str, Any] = {"hand": ["dagger"], "solari": 2, "spice": 1, "intrigue": ["ambush"]}


@rule("IMP-4.15", "IMP-20.51")
@pytest.mark.parametrize(
    ("own", "table", "waits"),
    [
        ({}, {}, True),
        ({"intrigue": []}, {}, False),
        ({"spice": 0}, {}, False),
        ({"spice": 0, "intrigue": ["ambush", "bribery"]}, {}, True),  # the other may bring what the one costs
        ({}, {"intrigue_discard": ["calculated_hire"]}, False),
    ],
)
def test_the_mentat_waits_only_for_a_card_that_may_be_played(
    own: dict[str, Any], table: dict[str, Any], waits: bool
) -> None:
    game = begin(seats=3, **table, p0={**HIRED, **own})
    play(game, "card:dagger space:mentat")
    assert (game.mentat == -1) == waits


@rule("UPR-4.1")
def test_influence_does_not_wait_for_cards_that_lie_open() -> None:
    minding = [
        "change_allegiances", "opportunism", "depart_for_arrakis", "shaddams_favor", "strategic_stockpiling",
    ]  # fmt: skip
    own = {"hand": ["diplomacy"], "intrigue": ["impress"], "influence": {"emperor": 2}, "solari": 2}
    game = begin_uprising(seats=3, intrigue_discard=minding, p0=own)
    play(game, "card:diplomacy space:deliver_supplies")
    assert game.players[0].influence[1] == 1
    for one in minding:
        game = begin_uprising(seats=3, intrigue_discard=[other for other in minding if other != one], p0=own)
        play(game, "card:diplomacy space:deliver_supplies")
        assert game.players[0].influence[1] == 0, one


# --- the supply ---------------------------------------------------------------------------
@rule("IMP-4.8", "IMP-20.54")
@pytest.mark.parametrize(("supply", "waits"), [(6, False), (5, False), (4, True), (2, True)])
def test_recruiting_waits_while_the_supply_may_not_do_for_all(supply: int, waits: bool) -> None:
    own = {"hand": ["dagger"], "solari": 4, "garrison": 0, "conflict": 12 - supply, "supply": supply}
    game = play(begin(seats=3, p0={**own, "intrigue": ["ambush"]}), "card:dagger space:rally_troops")
    assert ("box:space" in options(game)) == waits
    play(game, "end")
    assert game.players[0].garrison == min(supply, 4)


@rule("IMP-4.8", "IMP-5.1")
def test_how_many_troops_recruiting_leaves_in_the_supply() -> None:
    """Double Cross takes one to the Conflict; in a Reveal turn the three of Reinforcements may go there too."""
    game = begin(seats=3, p0={"hand": ["dagger"], "intrigue": ["ambush"], "solari": 4})
    assert supply_to_keep(game, 0) == 0, "the turn has not begun"
    assert supply_to_keep(play(game.clone(), "card:dagger space:rally_troops"), 0) == 1
    assert supply_to_keep(play(game.clone(), "reveal"), 0) == 4
    assert supply_to_keep(play(begin(seats=3, p0={"hand": ["dagger"], "intrigue": []}), "reveal"), 0) == 0


@rule("UPR-S8.1", "UPR-7.5")
def test_reinforcements_that_are_open_count_too() -> None:
    game = begin_uprising(seats=6, turn=1, p1={"hand": ["diplomacy"], "spice": 2, "intrigue": []})
    play(game, "card:diplomacy space:military_support")
    assert (supply_to_keep(game, 1), "box:space" in options(game)) == (3, True)


@rule("UPR-21.3", "UPR-7.5")
def test_a_memory_waits_while_a_plot_card_could_take_its_troop() -> None:
    """Mercenaries, Depart for Arrakis, Shaddam's Favor and Call to Arms recruit seven."""
    led = {"leaders": ["lady_jessica", "muad_dib", "princess_irulan"]}
    for supply, memories in ((8, 1), (7, 0)):
        own = {"hand": ["signet_ring"], "spice": 1, "garrison": 12 - supply, "supply": supply, "intrigue": []}
        game = begin_uprising(seats=3, **led, p0=own)
        play(game, "card:signet_ring space:spice_refinery number:0 box:signet_ring")
        assert game.parts[game.rules.part["abilities"]].facts(game)["memories"][0] == memories


# --- the end of the turn ------------------------------------------------------------------
@rule("UPR-7.7")
def test_effects_opened_as_the_turn_ends_are_still_asked_for() -> None:
    game = begin_uprising(seats=3, p0={"hand": ["diplomacy"], "intrigue": ["impress"]})
    play(game, "card:diplomacy space:deliver_supplies")
    draw = AGENT_PARTS[game.rules.card["maula_pistol"]][0]
    game.todo = [(BOX_SPACE, draw)]
    game.stack[-1] = (frames.ENDING, 0, 0, 0, 0)
    game.options_now = None
    game.advance()
    assert options(game)[0] == "box:space"
    assert "end" not in options(game)
    assert left_compulsory(game, 0) == [(BOX_SPACE, draw)]


@rule("UPR-4.4", "UPR-12.2")
def test_effects_done_as_the_turn_ends_come_before_its_end_event() -> None:
    own = {"hand": ["diplomacy"], "intrigue": ["impress"], "influence": {"guild": 3}}
    game = play(begin_uprising(seats=3, p0=own), "card:diplomacy space:deliver_supplies")
    game.listen()
    play(game, "end")
    kinds = [event.kind for event in game.take_events()]
    assert kinds[: kinds.index("end_turn")] == ["influence", "alliance", "vp", "solari"]


@rule("UPR-7.6")
def test_icons_of_a_group_have_numbers_of_their_own_among_the_parts_of_a_box() -> None:
    gurney = AGENT_PARTS[game_card("gurney_halleck")]
    assert numbered(gurney) == [(0, gurney[0]), (1, gurney[1])]
    same = [AGENT_PARTS[game_card(name)][0] for name in ("dr_yueh", "opulence", "stilgar")]
    assert numbered(same) == [(0, same[0]), (1, same[1]), (2, same[2])]
    assert numbered([gurney[1], same[0], same[1]]) == [(1, gurney[1]), (0, same[0]), (2, same[1])]


def game_card(name: str) -> int:
    return begin(seats=3).rules.card[name]


# --- what can do nothing ------------------------------------------------------------------
@rule("UPR-7.7", "IMP-4.19", "IMP-2.4")
@pytest.mark.parametrize(
    ("card", "space", "own", "table"),
    [
        ("diplomacy", "foldspace_space", {}, {"reserve": {"foldspace": 0}}),
        ("reconnaissance", "research_station", {"water": 2, "deck": [], "discard": []}, {}),
        ("dagger", "rally_troops", {"solari": 4, "garrison": 6, "conflict": 6, "supply": 0}, {}),
        ("test_of_humanity", "hall_of_oratory", {}, {"p1": {"hand": []}, "p2": {"hand": []}}),
        ("reverend_mother_mohiam", "wealth", {"play": ["the_voice"]}, {"p1": {"hand": []}, "p2": {"hand": []}}),
    ],
)
def test_effects_that_do_nothing_do_not_prevent_the_end(
    card: str, space: str, own: dict[str, Any], table: dict[str, Any]
) -> None:
    game = begin(seats=3, **table, p0={"hand": [card], "intrigue": [], **own})
    play(game, f"card:{card} space:{space}")
    assert "end" in options(game)
    assert play(game, "end").to_act == [1]


@rule("UPR-7.7")
def test_a_card_to_draw_holds_back_the_end() -> None:
    game = begin(seats=3, p0={"hand": ["reconnaissance"], "water": 2, "deck": [], "discard": ["dagger"]})
    play(game, "card:reconnaissance space:research_station")
    assert "end" not in options(game)
