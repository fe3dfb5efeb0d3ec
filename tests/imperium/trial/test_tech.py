"""A sort of piece from outside: numbered, worded, drawn, told, sent, observed, covered, named in scenarios and found by
the command line, all from the folder of its box."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import sandtable
from sandtable.cli import app
from sandtable.core.fluent import Words, languages
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, register
from sandtable.imperium.judge import policy
from sandtable.imperium.lab.coverage import Coverage, needed
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.lab.position import build
from sandtable.imperium.lab.sorts import faults
from sandtable.imperium.language.sorts import SORTS
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.tell import table
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.pieces import labelled, lines, name_of
from sandtable.imperium.tell.telling import tell_decision, tell_event, tell_option
from sandtable.imperium.tell.wording import say
from sandtable.scenario import load
from tests.imperium.trial.meta import META
from tests.imperium.trial.tech import tech_of
from tests.imperium.trial.tech_language import TECH, TILES

TILE_IDS = ["ear_trumpet", "glow_globe", "still_tent", "listening_cone", "decoy_drum", "silent_chair"]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_TITLES", "")
    register("trial", "tests.imperium.trial.meta:META")


def rules() -> Ruleset:
    return ruleset_for("trial", META.check({"seats": 3}))


def offered(**own: object) -> Game:
    """A player about to take a tile."""
    hand = {"hand": ["sealed_lips"], "spice": 2, "deck": ["dagger"], **own}
    tops = ["ear_trumpet", "listening_cone", "silent_chair"]
    game = build({"seats": 3, "players": {0: hand}, "tech": {"open": tops}}, "trial")
    game.listen()
    game.act("card:sealed_lips")
    game.act("space:imperial_basin")
    while game.decision(0).kind == "menu" and "box:sealed_lips" in game.decision(0).words():
        game.act("box:sealed_lips")
        if game.decision(0).kind == "part":
            game.act(game.decision(0).words()[-1])
    return game


def revealing(*tiles: str, **own: object) -> Game:
    """A player with these tiles in a Reveal turn."""
    given = {"owned": {id: [0] for id in tiles}}
    game = build({"seats": 3, "players": {0: {"hand": ["dagger"], **own}}, "tech": given}, "trial")
    game.listen()
    game.act("reveal")
    return game


# --- numbered ----------------------------------------------------------------------------
def test_its_pieces_trees_and_words_are_numbered() -> None:
    ours = rules()
    assert TECH.number > 11  # behind those of the boxes that the program has
    assert SORTS[TECH.number] is TECH
    assert [TILES[kind].id for kind in ours.of(TECH).kinds] == TILE_IDS
    kind = ours.of(TECH).by_id["still_tent"]
    assert catalog.thing_name(TECH.thing | kind) == "tech:still_tent"
    tile = TILES[kind]
    assert [catalog.NODES[tree.id] for tree in (tile.acquire, tile.ongoing)] == [tile.acquire, tile.ongoing]
    assert (tile.ongoing.where, tile.ongoing.thing) == ("tech:still_tent ongoing", TECH.thing | kind)
    assert [word for word in ours.vocabulary.words if word.startswith("tech:")] == [f"tech:{id}" for id in TILE_IDS]
    word = ours.vocabulary.number("tech:still_tent")
    assert (ours.kind[word], ours.thing[word]) == (kind, TECH.thing | kind)
    theirs = ruleset_for("imperium", meta("imperium").check({}))
    assert TECH not in theirs.sorts
    assert theirs.of(TECH).kinds == []


def test_a_box_from_elsewhere_is_known_by_the_numbers_of_its_sorts() -> None:
    before = rules().fingerprint
    TECH.number += 1
    try:
        assert rules()._fingerprint() != before
    finally:
        TECH.number -= 1
    assert rules()._fingerprint() == before


# --- told and drawn ----------------------------------------------------------------------
@pytest.mark.parametrize("lang", languages())
def test_its_pieces_are_named_said_and_sent(lang: str) -> None:
    words = Words(lang)
    sent = table.content("trial", META.check({"seats": 3}), words)["tech"]
    assert list(sent) == TILE_IDS
    for tile in TILES[-6:]:
        assert name_of(tile, words) == words.say("tech-" + tile.id.replace("_", "-")) == sent[tile.id]["name"]
        assert [key for key, _ in lines(tile, words)][:2] == ["cost", "acquire"]
        assert all(label and text for label, text in labelled(tile, words))
    assert sent["still_tent"]["cost"] == 2
    acquire, ongoing = sent["still_tent"]["boxes"]
    assert (acquire["kind"], acquire["draw"]) == ("acquire", ["water"])
    tree = TILES[rules().of(TECH).by_id["still_tent"]].ongoing
    assert (ongoing["kind"], ongoing["draw"], ongoing["words"]) == ("ongoing", draw(tree), say(tree, words))
    assert len(sent["silent_chair"]["boxes"]) == 1


def test_its_questions_answers_and_events_are_told() -> None:
    words = Words("en")
    game = offered()
    decision = game.decision(0)
    assert (decision.kind, decision.words()) == ("take_tech", ["tech:ear_trumpet", "tech:listening_cone", "none"])
    assert tell_decision(decision, words, game) == "Sealed Lips: Which Tech tile do you take?"
    told = [tell_option(decision, option, words, game) for option in decision.options]
    assert told == ["Ear Trumpet", "Listening Cone", "Take none"]
    assert [tell_option(decision, option, words) for option in decision.options] == told
    game.take_events()
    game.act("tech:listening_cone")
    events = [tell_event(event, words, ["Ann", "Ben", "Cid"]) for event in game.take_events()]
    assert "Ann takes Listening Cone (Sealed Lips)" in events
    asked = game.decision(0)  # what acquiring it gives
    assert (asked.kind, catalog.thing_name(asked.cause)) == ("faction", "tech:listening_cone")
    assert tell_decision(asked, words, game).startswith("Listening Cone: ")


def test_its_effects_are_open_in_the_menu() -> None:
    words = Words("en")
    game = revealing("still_tent", "ear_trumpet", water=1, solari=0)
    assert game.players[0].solari == 1  # resolved itself
    decision = game.decision(0)
    word = decision.vocabulary.number("tech:still_tent")
    assert word in decision.options
    assert tell_option(decision, word, words, game) == "Pay 1 water: recruit 1 troop (Still Tent)"
    assert "Still Tent" in tell_option(decision, word, words)
    looked = table.look(game, 0, words, ["Ann", "Ben", "Cid"])
    assert any(effect["source"] == "tech:still_tent" for effect in looked["effects"])
    assert policy.best(game, 0, decision.options) in decision.options
    troops = game.players[0].garrison
    game.act("tech:still_tent")
    assert (game.players[0].garrison, game.players[0].water) == (troops + 1, 0)


# --- the laboratory ----------------------------------------------------------------------
def test_its_pieces_are_observed() -> None:
    layout = meta("trial").part("observation").layout("trial", META.check({"seats": 3}))
    assert layout.kinds["tech"] == TILE_IDS
    game = offered()
    game.act("tech:listening_cone")
    row = layout.decode(layout.encode_state(game, 0))
    assert layout.encode_state(game, 0) == layout.encode(game.view(0))
    before = [id for sort, ids in layout.kinds.items() if sort != "tech" for id in ids]
    assert row["cause"].index(1) == 1 + len(before) + TILE_IDS.index("listening_cone")  # 0 is nobody
    assert row["tech_owned"][: len(TILE_IDS)] == [int(id == "listening_cone") for id in TILE_IDS]
    revealed = revealing("still_tent", water=1)
    todo = layout.decode(layout.encode_state(revealed, 0))["todo"]
    assert todo[-len(TILE_IDS) :] == [int(id == "still_tent") for id in TILE_IDS]


def test_its_effects_are_covered() -> None:
    wanted = needed(META.check({"seats": 3}), "trial")
    assert {"tech:still_tent acquire", "tech:still_tent ongoing", "tech:still_tent ongoing.1"} <= set(wanted)
    assert "tech:listening_cone ongoing.2" in wanted
    assert "tech:listening_cone ongoing" not in wanted  # its parts are offered one by one
    assert "tech:silent_chair ongoing" not in wanted  # there is nothing
    assert {"decision:take_tech", "event:tech"} <= set(wanted)
    seen = Coverage()
    game = revealing("still_tent", water=1)
    game.trace = seen.trace
    game.act("tech:still_tent")
    assert {"tech:still_tent ongoing", "tech:still_tent ongoing.1", "tech:still_tent ongoing.2"} <= seen.reached()


SCENARIO = """
- id: a_tile_is_named_by_its_id
  title: trial
  given:
    seats: [ann, ben, cid]
    turn: ann
    ann: {hand: [sealed_lips], deck: [dagger], spice: 3, water: 1, swordmaster: yes}
    tech: {owned: {still_tent: [ann]}, open: [ear_trumpet, glow_globe, silent_chair]}
  do:
    - ann plays sealed_lips to imperial_basin
    - ann resolves sealed_lips part 1
    - ann chooses ear_trumpet
    - ann resolves sealed_lips
    - ann ends turn
    - ben reveals
    - ben ends turn
    - cid reveals
    - cid ends turn
    - ann reveals
    - ann chooses none
    - ann resolves still_tent
  expect:
    ann: {water: 0, garrison: 4}
    tech_owned: {still_tent: [ann], ear_trumpet: [ann]}
    tech_left: 4
"""


def test_scenarios_name_its_pieces(tmp_path: Path) -> None:
    file = tmp_path / "tech.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    (scenario,) = load(file)
    result = scenario.run()
    assert result.passed, result.problems


def test_it_is_hidden_counted_and_kept() -> None:
    game = sandtable.new("trial", seats=3, seed=3)
    assert isinstance(game, Game)
    check(game)
    below = [stack[0] for stack in tech_of(game).stacks]
    worlds = {tuple(stack[0] for stack in tech_of(game.resample(0, Rng(n))).stacks) for n in range(40)}
    assert tuple(below) in worlds
    assert len(worlds) > 3
    assert game.view(0).as_dict()["tech"]["left"] == 6
    broken = game.clone()
    tech_of(broken).stacks[0].pop()
    with pytest.raises(InvariantBroken, match="Tech tiles"):
        check(broken)


def test_games_with_it_are_played_to_the_end() -> None:
    met: set[str] = set()
    for seed in range(12):
        game = sandtable.new("trial", seats=3, seed=seed)
        assert isinstance(game, Game)
        game.listen()
        random = Random(seed)
        while not game.over:
            decision = game.decision(game.to_act[0])
            game.apply(decision.seat, random.choice(decision.options))
        met |= {event.kind for event in game.take_events()}
        check(game)
    assert "tech" in met


# --- the command line, and what is forgotten -----------------------------------------------
@pytest.mark.parametrize("id", TILE_IDS)
def test_the_command_line_finds_it(id: str) -> None:
    result = CliRunner().invoke(app, ["card", f"tech:{id}", "--title", "trial", "--json"])
    assert result.exit_code == 0, result.output
    (found,) = json.loads(result.stdout)
    assert (found["kind"], found["id"]) == ("tech", id)
    assert all(line["label"] and line["text"] for line in found["lines"])
    assert any(line["icons"] for line in found["lines"])


def test_its_sort_has_forgotten_nothing() -> None:
    assert faults("trial", META.check({"seats": 3})) == []
