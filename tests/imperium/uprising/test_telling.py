"""The words of the table of Uprising in whole games: every question, every answer and every line of the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sandtable
from sandtable.core.fluent import Words, files, languages
from sandtable.core.rng import Rng
from sandtable.imperium.rules.game import Game
from sandtable.imperium.tell.telling import seat_names, tell_decision, tell_event, tell_option, tell_outcome
from tests.imperium.test_telling import tell_all
from tests.imperium.test_wording import Recorder
from tests.imperium.uprising.playing import begin
from tests.texts import LATIN, Kept, check_text, leftovers

GAMES = 24
OF_SIX = 4
# Games against Rivals, in the order in which they show most.
RIVALS: list[dict[str, Any]] = [
    {"seats": 1, "difficulty": "mentat", "churn": "rival", "leaders": "draft"},
    {"seats": 2, "choam": True},
    {"seats": 2, "streamlined": True},
    {"seats": 1, "churn": "reveal"},
]
OTHERS = [lang for lang in languages() if lang not in LATIN]
# The files of what this box brought, and how messages of the table begin.
BROUGHT = ("imperium-abilities.ftl", "imperium-cards.ftl", "imperium-choam.ftl")
AT_THE_TABLE = ("ask-", "do-", "event-")


# What random games seldom come to: the position, and the moves that say it.
SELDOM: list[tuple[dict[str, Any], str]] = [
    (
        {
            "p0": {"hand": ["reconnaissance"], "water": 2},
            "p1": {"agents_at": ["research_station"]},
            "spies": {"at": {"tabr_station": [0], "station_refinery": [0]}},
        },
        "card:reconnaissance space:research_station post:tabr_station",
    ),
    (
        {"p0": {"hand": ["weirding_woman", "dagger"], "play": ["truthtrance"]}},
        "card:weirding_woman space:imperial_basin box:weirding_woman",
    ),
    (
        {"p0": {"hand": ["tread_in_darkness", "dagger"], "play": ["truthtrance"]}},
        "card:tread_in_darkness space:imperial_basin box:tread_in_darkness box:tread_in_darkness part:1 "
        "box:tread_in_darkness none",
    ),
    (
        {
            "alliance": {"bene": 0},
            "p0": {"influence": {"bene": 4}, "intrigue": ["cunning", "impress"], "hand": ["branching_path"]},
        },
        "card:branching_path space:arrakeen box:branching_path intrigue:impress",
    ),
    (
        {
            "phase": "endgame",
            "conflict": "battle_for_arrakeen",
            "round": 10,
            "icons": {"up": {0: ["objective:crysknife", "conflict:propaganda"]}},
            "p0": {"intrigue": ["crysknife"]},
        },
        "intrigue:crysknife icon:wild",
    ),
    (
        {
            "choam": {"offer": [], "bank": []},
            "leaders": ["shaddam_corrino_iv", "gurney_halleck", "muad_dib"],
            "p0": {"hand": ["diplomacy"]},
        },
        "card:diplomacy space:dutiful_service box:space none",
    ),
    (
        {
            "leaders": ["princess_irulan", "gurney_halleck", "muad_dib"],
            "row": ["overthrow", "steersman", "spy_network", "corrinth_city", "weirding_woman"],
            "p0": {"hand": ["signet_ring", "dagger"]},
        },
        "card:signet_ring space:arrakeen box:signet_ring acquire:weirding_woman",
    ),
    (
        {
            "leaders": ["princess_irulan", "gurney_halleck", "muad_dib"],
            "row": ["overthrow", "steersman", "spy_network", "corrinth_city", "weirding_woman"],
            "p0": {"hand": ["signet_ring", "dagger"], "intrigue": ["manipulate"]},
        },
        "intrigue:manipulate acquire:weirding_woman card:signet_ring space:arrakeen box:signet_ring acquire:aside",
    ),
]


# The same of six players in two teams.
SELDOM_OF_SIX: list[tuple[dict[str, Any], str]] = [
    (
        {"turn": 0, "p0": {"hand": ["usul"], "swordmaster": True}, "p2": {"garrison": 3}},
        "card:usul space:carthag seat:2 yes box:space box:usul option:0 end number:2",
    ),
    (
        {"turn": 0, "p0": {"hand": ["usul"], "swordmaster": True, "water": 3}},
        "card:usul space:research_station seat:4 no",
    ),
    (
        {"turn": 0, "p0": {"hand": ["threaten_spice_production"], "spice": 3}, "p2": {"spice": 3}, "p4": {"spice": 2}},
        "card:threaten_spice_production space:imperial_basin seat:2 box:threaten_spice_production number:2 number:1",
    ),
    (
        {"turn": 3, "p3": {"hand": ["demand_results"], "solari": 9}, "choam": {"offer": ["espionage", "harvest_3"]}},
        "card:demand_results space:assembly_hall seat:5 box:demand_results contract:espionage",
    ),
    (
        {"turn": 3, "p3": {"hand": ["imperial_tent"], "influence": {"emperor": 2}}},
        "card:imperial_tent space:vast_wealth seat:1 box:influence no no yes",
    ),
    (
        {
            "turn": 1,
            "p1": {"hand": ["convincing_argument", "convincing_argument"]},
            "row": ["truthtrance", "overthrow", "steersman", "spy_network", "corrinth_city"],
            "teams": {"throne": ["truthtrance"]},
        },
        "reveal acquire:truthtrance",
    ),
    (
        {
            "phase": "combat",
            "p2": {"conflict": 2},
            "p4": {"conflict": 2},
            "p1": {"conflict": 1},
            "p0": {"intrigue": ["contingency_plan"]},
        },
        "intrigue:contingency_plan",
    ),
    ({"phase": "combat", "p2": {"conflict": 2}, "p4": {"conflict": 2}}, "no yes"),
    (
        {"turn": 2, "p2": {"hand": ["diplomacy"], "intrigue": ["cunning", "impress"]}, "p0": {"spice": 4}},
        "card:diplomacy space:economic_support box:space seat:0 good:intrigue intrigue:cunning done "
        "good:spice number:3",
    ),
    (
        {"turn": 2, "p2": {"hand": ["diplomacy"], "intrigue": [], "water": 2}, "p0": {"solari": 4}},
        "card:diplomacy space:economic_support box:space seat:0 good:water number:1 good:solari number:2",
    ),
    (
        {"turn": 1, "p1": {"hand": ["diplomacy"], "spice": 2}},
        "card:diplomacy space:military_support box:space number:1 number:1 number:2",
    ),
]


def games(how_many: int) -> Iterator[tuple[Game, Rng]]:
    """Games against Rivals; games of both sizes, with and without contracts, dealt and drafted."""
    for seed, options in enumerate(RIVALS[:how_many]):
        game = sandtable.new("uprising", seed=seed, **options)
        assert isinstance(game, Game)
        game.listen()
        yield game, Rng(seed)
    for seed in range(min(how_many, OF_SIX)):
        game = sandtable.new("uprising", seed=seed, seats=6, leaders="draft" if seed == 1 else "random")
        assert isinstance(game, Game)
        game.listen()
        yield game, Rng(seed)
    for seed in range(how_many):
        leaders = "draft" if seed % 5 == 0 else "random"
        game = sandtable.new("uprising", seed=seed, seats=3 + seed % 2, choam=seed % 3 != 0, leaders=leaders)
        assert isinstance(game, Game)
        game.listen()
        yield game, Rng(seed)


def played(game: Game, rng: Rng) -> Iterator[None]:
    """Random moves, one at a time."""
    while not game.over:
        yield
        decision = game.decision(game.to_act[0])
        game.apply(decision.seat, decision.options[rng.below(len(decision.options))])


def arranged() -> Iterator[Game]:
    """The positions above, move by move."""
    for given, moves in SELDOM:
        game = begin(seats=3, **given)
        game.listen()
        for move in moves.split():
            yield game
            game.act(move)
        yield game
    for given, moves in SELDOM_OF_SIX:
        game = begin(seats=6, **given)
        game.listen()
        for move in moves.split():
            yield game
            game.act(move)
        yield game
    mixed = sandtable.new("uprising", seats=4, seed=1, boxes=["ix"], choam=True)  # begins with its contracts (IX-11.19)
    assert isinstance(mixed, Game)
    mixed.listen()
    yield mixed


def log(game: Game, words: Words) -> None:
    """Return the log as it is told to everybody."""
    names = seat_names(game, words)
    for happened in game.take_events():
        seen = [happened.seen_by(reader) for reader in range(game.seats)]
        for event in seen if any(event is not happened for event in seen) else [happened]:
            check_text(tell_event(event, words, names))


def test_whole_games_are_told_and_every_message_is_needed() -> None:
    words = Recorder()
    for game, rng in games(GAMES):
        for _ in played(game, rng):
            tell_all(game, words)
            log(game, words)
        assert game.outcome is not None
        log(game, words)
        check_text(tell_outcome(game.outcome, words, seat_names(game, words)))
    for game in arranged():
        if not game.over:
            tell_all(game, words)
        log(game, words)
    ours = {
        entry.id.name
        for path in files("en")
        if path.name in BROUGHT or path.name.startswith("uprising-")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message) and entry.id.name.startswith(AT_THE_TABLE)
    }
    ours |= {"ask-pay-how-much", "do-pay-how-much", "do-box-leader"}
    assert len(ours) > 40
    assert ours - words.said == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_games_are_told_in_every_language(lang: str) -> None:
    words = Kept(lang)
    positions = (game for game, rng in games(4) for _ in played(game, rng))
    for game in chain(positions, arranged()):
        told = [tell_event(event, words) for event in game.take_events()]
        if not game.over:
            decision = game.decision(game.to_act[0])
            known = game.view(decision.seat).known
            labels = [tell_option(decision, option, words, known) for option in decision.options]
            assert len(set(labels)) == len(labels), f"{lang}: {labels}"
            told += [tell_decision(decision, words, known), *labels]
        for text in told:
            check_text(text)
            assert leftovers(text) == set(), f"{lang}: {text}"
