"""IMP-10.5, 10.13, 10.14: what the Conflict cards give, who decides, and the Mentat as a reward."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from sandtable import yaml_files
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import COMBAT, NOBODY
from tests.citing import rule
from tests.imperium.base.pieces import CARDS, INTRIGUE, INTRIGUE_CARDS, SPACE, SPACES
from tests.imperium.playing import begin, options, play, refused, skip_round

FACTS: list[dict[str, Any]] = yaml_files.read(
    (Path(__file__).parents[1] / "facts" / "conflicts.yaml").read_text(encoding="utf-8")
)["cards"]
PLACES = ("first", "second", "third")
ROUND = {1: 1, 2: 3, 3: 10}  # a round in which a Conflict of the level is fought
DISCARDS = ("dagger", "diplomacy")  # what seat 0 could trash

# What a reward may come to: each change with its amount.
Gains = frozenset[tuple[str, int]]


# --- every reward of every card ----------------------------------------------------------
def read_atom(text: str) -> list[dict[str, int]]:
    """The ways one effect of the table can turn out."""
    match text.split():
        case ["vp" | "solari" | "spice" | "water" | "intrigue" as what, n]:
            return [{what: int(n)}]
        case ["influence", "any", n]:
            return [{faction: int(n)} for faction in FACTIONS]
        case ["influence", "two-different", n]:
            return [dict.fromkeys(two, int(n)) for two in combinations(FACTIONS, 2)]
        case ["mentat"]:
            return [{"mentat": 1}]
        case ["control", space]:
            return [{f"control {space}": 1}]
        case ["trash", "1"]:
            return [{}, *({f"trash {card}": 1} for card in DISCARDS)]
    raise ValueError(f"unknown effect {text!r}")


def read(text: str) -> set[Gains]:
    """All outcomes of a reward as the fact table has it."""
    if text.startswith("choose-two:"):
        parts = [read_atom(part.strip())[0] for part in text.removeprefix("choose-two:").split("|")]
        return {frozenset({**a, **b}.items()) for a, b in combinations(parts, 2)}
    if " or " in text:
        return {frozenset(read_atom(part)[0].items()) for part in text.split(" or ")}
    ways = product(*(read_atom(part.strip()) for part in text.split(";")))
    return {frozenset(item for atom in way for item in atom.items()) for way in ways}


def measure(game: Game) -> dict[str, int]:
    """Everything a reward can change for seat 0."""
    p = game.players[0]
    found = {"vp": p.vp, "solari": p.solari, "spice": p.spice, "water": p.water, "intrigue": len(p.intrigue)}
    found |= dict(zip(FACTIONS, p.influence, strict=True))
    found["mentat"] = int(game.mentat == 0)
    found |= {f"control {SPACES[kind].id}": int(holder == 0) for kind, holder in enumerate(game.control)}
    found |= {f"trash {CARDS[kind].id}": game.trashed.count(kind) for kind in set(game.trashed)}
    found |= {"garrison": p.garrison, "troops": p.garrison + p.supply + p.conflict}
    return found


def outcomes(game: Game, before: dict[str, int]) -> set[Gains]:
    """Play the Combat phase to its end in every way open to seat 0; the others take their first option."""
    if game.phase != COMBAT:
        after = measure(game)
        keys = {*before, *after}
        return {frozenset((k, after.get(k, 0) - before.get(k, 0)) for k in keys if after.get(k, 0) != before.get(k, 0))}
    words = options(game)
    if "pass" in words:  # an Intrigue card just drawn is not played
        words = ["pass"]
    elif game.to_act != [0]:
        words = words[:1]
    found: set[Gains] = set()
    for word in words:
        found |= outcomes(play(game.clone(), word), before)
    return found


def fight_for(conflict: str, level: int, place: int) -> Game:
    """Seat 0 is about to take this place; seat 3 has all Alliances, so that one step of influence is one step."""
    troops = [3, 2, 1]
    own = {
        "conflict": 4 - place, "influence": dict.fromkeys(FACTIONS, 4), "discard": list(DISCARDS), "garrison": 2,
        "intrigue": ["windfall"],
    }  # fmt: skip
    others = {
        f"p{seat}": {"conflict": n} for seat, n in zip((1, 2), [n for n in troops if n != 4 - place], strict=True)
    }
    return begin(
        seats=4, phase="combat", conflict=conflict, round=ROUND[level], p0=own, **others,
        alliance=dict.fromkeys(FACTIONS, 3), control=dict.fromkeys(("arrakeen", "carthag", "imperial_basin"), 3),
        p3={"influence": dict.fromkeys(FACTIONS, 6), "conflict": 0},
    )  # fmt: skip


@rule("IMP-10.5", "IMP-10.13", "IMP-15.9")
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("card", FACTS, ids=[card["id"] for card in FACTS])
def test_every_reward_gives_what_the_table_says(card: dict[str, Any], place: int) -> None:
    game = fight_for(card["id"], card["level"], place)
    assert outcomes(game, measure(game)) == read(card[PLACES[place - 1]])


def test_the_table_holds_every_conflict_card() -> None:
    assert len(FACTS) == 18
    assert read("choose-two: intrigue 1 | spice 2 | solari 3") == {
        frozenset({("intrigue", 1), ("spice", 2)}),
        frozenset({("intrigue", 1), ("solari", 3)}),
        frozenset({("spice", 2), ("solari", 3)}),
    }


# --- order and choices -------------------------------------------------------------------
@rule("IMP-10.13")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0]), (3, [0, 2])])
def test_rewards_are_taken_in_turn_order_from_the_first_player(first: int, order: list[int]) -> None:
    """Seat 0 takes the first reward and names a faction, seat 2 the third and chooses one of two things."""
    game = begin(
        seats=4, phase="combat", conflict="cloak_and_dagger", first=first, p0={"conflict": 3}, p1={"conflict": 2},
        p2={"conflict": 1},
    )  # fmt: skip
    asked = []
    while game.phase == COMBAT:
        kind = game.decision(game.to_act[0]).kind
        if kind in ("faction", "option"):
            asked.append(game.to_act[0])
        play(game, "pass" if kind == "won" else options(game)[0])
    assert asked == order


@rule("IMP-10.13")
@pytest.mark.parametrize(("first", "lucky"), [(0, 0), (1, 1), (2, 0)])
def test_the_last_intrigue_card_goes_to_the_first_in_turn_order(first: int, lucky: int) -> None:
    names = [INTRIGUE[kind].id for kind in INTRIGUE_CARDS]
    names.remove("windfall")
    game = begin(
        seats=3, phase="combat", conflict="sort_through_the_chaos", first=first, p0={"conflict": 1},
        p1={"conflict": 2}, p2={"intrigue": names},
    )  # fmt: skip
    assert [len(p.intrigue) for p in game.players[:2]] == [int(lucky == 0), int(lucky == 1)]


@rule("IMP-10.13")
def test_one_reward_is_taken_whole_before_the_next() -> None:
    game = begin(
        seats=3, phase="combat", conflict="machinations", first=0, p0={"conflict": 2}, p1={"conflict": 1, "solari": 0}
    )
    play(game, "faction:emperor")
    assert game.to_act == [0]
    assert game.players[1].solari == 0  # the second reward has to wait
    play(game, "faction:bene")
    assert game.players[1].solari == 2


@rule("IMP-10.13", "IMP-14.9")
def test_the_choice_belongs_to_the_one_who_takes_the_reward() -> None:
    game = begin(seats=3, phase="combat", conflict="skirmish_d", p1={"conflict": 2}, p0={"conflict": 1}, first=2)
    assert game.to_act == [1]
    play(game, "faction:fremen")
    assert [p.influence for p in game.players] == [[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]


@rule("IMP-10.13")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_parts_of_a_reward_are_taken_in_the_order_the_player_says(seat: int) -> None:
    """Cloak and Dagger: 1 influence of choice, and 2 Intrigue cards, which may be looked at before choosing."""
    game = begin(seats=3, phase="combat", conflict="cloak_and_dagger", round=2, **{f"p{seat}": {"conflict": 1}})
    assert (game.to_act, options(game)) == ([seat], ["part:0", "part:1"])
    first = play(game.clone(), "part:0")
    assert (first.decision(seat).kind, len(first.players[seat].intrigue)) == ("faction", 0)
    play(game, "part:1")
    assert (game.decision(seat).kind, len(game.players[seat].intrigue)) == ("faction", 2)


@rule("IMP-10.13")
def test_two_of_three_must_be_different_ones() -> None:
    game = begin(
        seats=3, phase="combat", conflict="battle_for_arrakeen", round=10, p0={"conflict": 1}, p1={"conflict": 2}
    )
    play(game, "option:1")
    assert options(game) == ["option:0", "option:2"]
    assert refused(game, "option:1")
    play(game, "option:2")
    assert (game.players[0].spice, game.players[0].solari, game.players[0].intrigue) == (2, 3, [])


@rule("IMP-10.13", "IMP-15.12", "IMP-20.7")
def test_the_trash_of_a_reward_is_optional_and_takes_hand_or_discard_pile() -> None:
    own = {"conflict": 1, "hand": ["seek_allies"], "discard": ["dagger"], "deck": ["diplomacy"], "points": 0}
    game = begin(seats=3, phase="combat", conflict="terrible_purpose", p0=own, p1={"discard": ["stilgar"]})
    assert sorted(options(game)) == ["card:seek_allies", "discard:dagger", "none"]  # no card of the deck or of others
    trashed = len(game.trashed)
    declined = play(game.clone(), "none")
    assert (declined.players[0].vp, len(declined.trashed)) == (1, trashed)
    play(game, "card:seek_allies")
    assert (game.players[0].vp, len(game.trashed)) == (1, trashed + 1)


@rule("IMP-10.13")
def test_with_no_card_to_trash_nobody_is_asked() -> None:
    own = {"conflict": 1, "hand": [], "discard": [], "points": 0}
    game = begin(seats=3, phase="combat", conflict="terrible_purpose", p0=own)
    assert (game.phase != COMBAT, game.players[0].vp) == (True, 1)


@rule("IMP-10.13", "IMP-20.34")
def test_a_card_trashed_by_the_reward_works_when_trashed() -> None:
    own = {"conflict": 1, "discard": ["assassination_mission"], "solari": 0}
    game = begin(seats=3, phase="combat", conflict="terrible_purpose", p0=own)
    play(game, "discard:assassination_mission")
    assert game.players[0].solari == 4


# --- control -----------------------------------------------------------------------------
@rule("IMP-10.5", "IMP-6.1", "IMP-15.3")
def test_control_goes_from_its_holder_to_the_winner_and_to_nobody_else() -> None:
    given = {"seats": 3, "phase": "combat", "conflict": "siege_of_arrakeen", "control": {"arrakeen": 2, "carthag": 2}}
    game = begin(**given, p0={"conflict": 2}, p1={"conflict": 1})
    assert (game.control[SPACE["arrakeen"]], game.control[SPACE["carthag"]]) == (0, 2)
    tied = begin(**given, p0={"conflict": 2}, p1={"conflict": 2})
    assert tied.control[SPACE["arrakeen"]] == 2  # nobody won


# --- the Mentat --------------------------------------------------------------------------
def win_the_mentat(**given: Any) -> Game:
    """Seat 0 has won Sort Through the Chaos and is asked for cards for winners, so before Makers and Recall."""
    own = {"conflict": 2, **given.pop("p0", {})}
    table = {"seats": 3, "phase": "combat", "conflict": "sort_through_the_chaos", "intrigue_deck": ["bribery"]}
    game = begin(**{**table, **given, "p0": own})
    assert game.decision(0).kind == "won"
    return game


@rule("IMP-10.14", "IMP-20.65", "IMP-15.3")
def test_the_mentat_from_its_space_is_an_agent_of_the_next_round() -> None:
    game = win_the_mentat(p0={"agents_at": ["wealth", "conspire"]})
    assert (game.mentat, game.players[0].agents) == (0, 1)
    play(game, "pass")
    assert game.round == 2
    assert [p.agents for p in game.players] == [3, 2, 2]


@rule("IMP-10.14", "IMP-4.16")
def test_it_is_taken_from_a_holder_who_has_it_ready() -> None:
    game = win_the_mentat(mentat=1, p1={"agents_at": ["wealth"]})
    assert (game.mentat, game.players[1].agents, game.players[1].agents_at) == (0, 1, [SPACE["wealth"]])
    assert game.players[0].agents == 3
    play(game, "pass")
    assert [p.agents for p in game.players] == [3, 2, 2]


@rule("IMP-10.14", "IMP-11.1", "IMP-15.3")
def test_it_is_taken_off_a_maker_space_which_then_counts_as_empty() -> None:
    at = ["wealth", "imperial_basin", "hagga_basin"]  # the Mentat was sent last
    game = win_the_mentat(mentat=1, p1={"agents_at": at, "agents": 0})
    assert game.players[1].agents_at == [SPACE["wealth"], SPACE["imperial_basin"]]
    assert game.players[1].agents == 0
    play(game, "pass")
    bonus = {SPACES[kind].id: n for kind, n in enumerate(game.bonus_spice) if n}
    assert bonus == {"hagga_basin": 1, "the_great_flat": 1}


@rule("IMP-10.14")
def test_its_holder_may_win_it_and_keep_it() -> None:
    game = win_the_mentat(mentat=0, p0={"agents_at": ["wealth", "conspire", "the_great_flat"], "agents": 0})
    assert (game.players[0].agents, game.players[0].agents_at) == (1, [SPACE["wealth"], SPACE["conspire"]])
    play(game, "pass")
    assert [p.agents for p in game.players] == [3, 2, 2]
    assert game.bonus_spice[SPACE["the_great_flat"]] == 1


@rule("IMP-10.14", "IMP-11.3")
def test_it_is_kept_for_one_recall_only() -> None:
    game = play(win_the_mentat(), "pass")
    assert (game.round, game.mentat) == (2, 0)
    skip_round(game)
    assert (game.round, game.mentat) == (3, NOBODY)
    assert [p.agents for p in game.players] == [2, 2, 2]


@rule("IMP-10.14", "IMP-4.15", "IMP-4.16")
def test_while_it_is_carried_over_its_space_gives_the_card_alone() -> None:
    game = win_the_mentat(p1={"hand": ["dagger"], "solari": 4})
    play(game, "pass card:dagger space:mentat box:space")
    assert (game.mentat, game.players[1].agents) == (0, 1)
    assert len(game.players[1].hand) == 6  # the Dagger kept, five drawn, one played, one more drawn


@rule("IMP-10.14")
def test_the_second_reward_brings_no_mentat() -> None:
    game = begin(
        seats=3, phase="combat", conflict="sort_through_the_chaos", mentat=1, p0={"conflict": 1}, p2={"conflict": 1}
    )
    assert game.mentat == NOBODY  # a tie: nobody won it, and Recall brought it home from seat 1
