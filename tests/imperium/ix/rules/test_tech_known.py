"""Tech tiles and freighters at the table: set-up, what is hidden, saved bytes, observations, and all words."""

from __future__ import annotations

from random import Random

import pytest

import sandtable
from sandtable.core.errors import BadScenario
from sandtable.core.fluent import Words, languages
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from sandtable.imperium.judge.questions import liking_of
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.lab.observation import layout
from sandtable.imperium.language.sorts import Piece
from sandtable.imperium.modules.shipping.language import STEP, STEPS
from sandtable.imperium.modules.tech.language import TECH, TILES
from sandtable.imperium.modules.tech.tiles import tech_of
from sandtable.imperium.rules.game import Game, from_bytes
from sandtable.imperium.tell.contents import content
from sandtable.imperium.tell.pieces import labelled, name_of
from sandtable.imperium.tell.telling import tell_decision, tell_event, tell_option
from tests.citing import rule
from tests.imperium.ix.playing import BOXES, TITLE, begin, on_offer
from tests.imperium.playing import options, play
from tests.texts import check_text

LANGUAGES = sorted(languages())
OURS = ("tech", "negotiators", "tech_currency", "exchange_intrigue", "freight", "shipment", "menu", "turn", "deck_top")


def new(seed: int = 1, **given: object) -> Game:
    game = sandtable.new(TITLE, seed=seed, **{**BOXES, "seats": 4, **given})
    assert isinstance(game, Game)
    return game


# --- set-up ------------------------------------------------------------------------------
@rule("IX-1.3")
def test_eighteen_tiles_lie_in_three_shuffled_stacks() -> None:
    game = new()
    stacks = tech_of(game).stacks
    assert [len(stack) for stack in stacks] == [6, 6, 6]
    assert sorted(kind for stack in stacks for kind in stack) == sorted(game.rules.of(TECH).kinds)
    assert len({tuple(tech_of(new(seed)).open()) for seed in range(8)}) > 4


def test_without_the_box_there_is_nothing_of_it() -> None:
    game = sandtable.new(TITLE, seats=4, seed=1)
    assert isinstance(game, Game)
    assert not {"tech", "shipping"} & set(game.rules.part)


# --- hidden ------------------------------------------------------------------------------
def test_tiles_below_the_open_ones_are_hidden() -> None:
    game = new()
    seen = game.view(0).as_dict()["tech"]
    assert (seen["open"], seen["stacks"]) == (on_offer(game), [6, 6, 6])
    worlds = [tech_of(game.resample(0, Rng(n))) for n in range(12)]
    assert all(world.open() == tech_of(game).open() for world in worlds)
    assert len({tuple(stack[0] for stack in world.stacks) for world in worlds}) > 6
    for n in range(3):
        check(game.resample(2, Rng(n)))


def test_a_position_survives_its_bytes_and_copies() -> None:
    given = {"owned": {"windtraps": [1], "training_drones": [0]}, "down": ["training_drones"], "negotiators": {0: 2}}
    game = begin(tech=given, shipping={"at": {2: 3}})
    for copy in (from_bytes(game.to_bytes()), game.clone()):
        assert copy == game
        assert copy.digest() == game.digest()
    tech_of(game.clone()).owned[0].append(3)
    assert owned_names(game) == ["training_drones"]


def owned_names(game: Game) -> list[str]:
    return [TILES[kind].id for kind in tech_of(game).owned[0]]


@pytest.mark.parametrize(
    "given",
    [
        {"owned": {"wind_traps": [0]}},
        {"open": ["windtraps", "windtraps"]},
        {"negotiators": {0: 13}},
        {"tiles": []},
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadScenario):
        begin(tech=given)


def test_a_lost_tile_is_noticed() -> None:
    game = begin()
    tech_of(game).stacks[1].pop()
    with pytest.raises(InvariantBroken, match="Tech tiles"):
        check(game)
    game = begin(tech={"owned": {"windtraps": [0]}})
    tech_of(game).down.append(tech_of(game).owned[0][0])
    with pytest.raises(InvariantBroken, match="face down"):
        check(game)


def test_observations_show_tiles_negotiators_and_freighters() -> None:
    game = begin(tech={"owned": {"windtraps": [1]}, "negotiators": {1: 2}}, shipping={"at": {1: 3}})
    rows = layout(TITLE, meta(TITLE).check({**BOXES, "seats": 4}))
    row = rows.decode(rows.encode_state(game, 0))
    assert rows.encode_state(game, 0) == rows.encode(game.view(0))
    kinds = [TILES[kind].id for kind in game.rules.of(TECH).kinds]
    n = len(kinds)
    assert row["tech_owned"][n : 2 * n] == [int(id == "windtraps") for id in kinds]  # the next seat's
    assert row["negotiators"][:2] == [0, 2]
    assert row["freighters"][:2] == [0, 3]


# --- words -------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_and_step_is_told(lang: str) -> None:
    words = Words(lang)
    game = new()
    pieces: list[Piece] = [TILES[kind] for kind in game.rules.of(TECH).kinds]
    pieces += [STEPS[kind] for kind in game.rules.of(STEP).kinds]
    for piece in pieces:
        check_text(name_of(piece, words))
        for label, text in labelled(piece, words):
            check_text(label)
            check_text(text)
    sent = content(game.rules, words)
    assert sent["tech"]["windtraps"]["cost"] == 2
    assert [box["kind"] for box in sent["tech"]["windtraps"]["boxes"]] == ["acquire", "tech-win-conflict"]
    assert list(sent["shipping"]) == ["ship_1", "ship_2", "ship_3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_asked_and_done_is_told(lang: str) -> None:
    """Two games of the greedy bot, from the first question to the last event."""
    words = Words(lang)
    asked: set[str] = set()
    random = Random(3)
    for seed in (3, 5):
        game = new(seed)
        game.listen()
        told = 0
        while not game.over:
            decision = game.decision(game.to_act[0])
            asked.add(decision.kind)
            if decision.kind in OURS:
                check_text(tell_decision(decision, words, game))
                for option in decision.options:
                    check_text(tell_option(decision, option, words, game))
                    if decision.kind not in ("menu", "turn"):
                        check_text(tell_option(decision, option, words, None))
            frame = game.stack[-1]
            scores = liking_of(frame[0]).scores(game, frame, decision.options)
            best = decision.options[scores.index(max(scores))]
            game.apply(decision.seat, best if random.random() < 0.8 else random.choice(decision.options))
            for event in (game.journal or [])[told:]:
                check_text(tell_event(event.seen_by(0), words))
            told = len(game.journal or [])
    assert {"tech", "freight", "shipment"} <= asked


@rule("IX-3.7", "IX-3.2")
def test_answers_name_prices_and_negotiators() -> None:
    words = Words("en")
    game = begin(tech={"open": ["spaceport", "minimic_film", "memocorders"], "negotiators": {0: 2}},
                 p0={"hand": ["dagger"], "spice": 5})  # fmt: skip
    play(game, "card:dagger space:tech_negotiation box:space option:0")
    told = [tell_option(game.decision(0), option, words, game) for option in game.decision(0).options]
    assert told[0] == "Acquire Spaceport: Pay 4 spice"  # one less by the icon
    assert told[-1] == "Acquire none"
    game.act("acquire_tech:spaceport")
    told = [tell_option(game.decision(0), option, words, game) for option in game.decision(0).options]
    assert told == ["Keep them: pay 4", "1 negotiator: pay 3", "2 negotiators: pay 2"]
    assert options(game) == ["number:0", "number:1", "number:2"]
