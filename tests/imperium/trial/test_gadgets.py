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
from tests.imperium.trial.gadget_language import GADGET, GADGETS
from tests.imperium.trial.gadgets import gadgets_of
from tests.imperium.trial.meta import META

GADGET_IDS = ["ear_trumpet", "glow_globe", "still_tent", "listening_cone", "decoy_drum", "silent_chair"]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_TITLES", "")
    register("trial", "tests.imperium.trial.meta:META")


def rules() -> Ruleset:
    return ruleset_for("trial", META.check({"seats": 3}))


def offered(**own: object) -> Game:
    """A player about to take a gadget."""
    hand = {"hand": ["sealed_lips"], "spice": 2, "deck": ["dagger"], **own}
    tops = ["ear_trumpet", "listening_cone", "silent_chair"]
    game = build({"seats": 3, "players": {0: hand}, "gadget": {"open": tops}}, "trial")
    game.listen()
    game.act("card:sealed_lips")
    game.act("space:imperial_basin")
    while game.decision(0).kind == "menu" and "box:sealed_lips" in game.decision(0).words():
        game.act("box:sealed_lips")
        if game.decision(0).kind == "part":
            game.act(game.decision(0).words()[-1])
    return game


def revealing(*gadgets: str, **own: object) -> Game:
    """A player with these gadgets in a Reveal turn."""
    given = {"owned": {id: [0] for id in gadgets}}
    game = build({"seats": 3, "players": {0: {"hand": ["dagger"], **own}}, "gadget": given}, "trial")
    game.listen()
    game.act("reveal")
    return game


# --- numbered ----------------------------------------------------------------------------
def test_its_pieces_trees_and_words_are_numbered() -> None:
    ours = rules()
    assert GADGET.number > 11  # behind those of the boxes that the program has
    assert SORTS[GADGET.number] is GADGET
    assert [GADGETS[kind].id for kind in ours.of(GADGET).kinds] == GADGET_IDS
    kind = ours.of(GADGET).by_id["still_tent"]
    assert catalog.thing_name(GADGET.thing | kind) == "gadget:still_tent"
    gadget = GADGETS[kind]
    assert [catalog.NODES[tree.id] for tree in (gadget.acquire, gadget.steady)] == [gadget.acquire, gadget.steady]
    assert (gadget.steady.where, gadget.steady.thing) == ("gadget:still_tent steady", GADGET.thing | kind)
    named = [word for word in ours.vocabulary.words if word.startswith("gadget:")]
    assert named == [f"gadget:{id}" for id in GADGET_IDS]
    word = ours.vocabulary.number("gadget:still_tent")
    assert (ours.kind[word], ours.thing[word]) == (kind, GADGET.thing | kind)
    theirs = ruleset_for("imperium", meta("imperium").check({}))
    assert GADGET not in theirs.sorts
    assert theirs.of(GADGET).kinds == []


def test_a_box_from_elsewhere_is_known_by_the_numbers_of_its_sorts() -> None:
    before = rules().fingerprint
    GADGET.number += 1
    try:
        assert rules()._fingerprint() != before
    finally:
        GADGET.number -= 1
    assert rules()._fingerprint() == before


# --- told and drawn ----------------------------------------------------------------------
@pytest.mark.parametrize("lang", languages())
def test_its_pieces_are_named_said_and_sent(lang: str) -> None:
    words = Words(lang)
    sent = table.content("trial", META.check({"seats": 3}), words)["gadget"]
    assert list(sent) == GADGET_IDS
    for gadget in GADGETS[-6:]:
        assert name_of(gadget, words) == words.say("gadget-" + gadget.id.replace("_", "-")) == sent[gadget.id]["name"]
        assert [key for key, _ in lines(gadget, words)][:2] == ["cost", "acquire"]
        assert all(label and text for label, text in labelled(gadget, words))
    assert sent["still_tent"]["cost"] == 2
    acquire, steady = sent["still_tent"]["boxes"]
    assert (acquire["kind"], acquire["draw"]) == ("acquire", ["water"])
    tree = GADGETS[rules().of(GADGET).by_id["still_tent"]].steady
    assert (steady["kind"], steady["draw"], steady["words"]) == ("steady", draw(tree), say(tree, words))
    assert len(sent["silent_chair"]["boxes"]) == 1


def test_its_questions_answers_and_events_are_told() -> None:
    words = Words("en")
    game = offered()
    decision = game.decision(0)
    assert (decision.kind, decision.words()) == ("take_gadget", ["gadget:ear_trumpet", "gadget:listening_cone", "none"])
    assert tell_decision(decision, words, game) == "Sealed Lips: Which gadget do you take?"
    told = [tell_option(decision, option, words, game) for option in decision.options]
    assert told == ["Ear Trumpet", "Listening Cone", "Take none"]
    assert [tell_option(decision, option, words) for option in decision.options] == told
    game.take_events()
    game.act("gadget:listening_cone")
    events = [tell_event(event, words, ["Ann", "Ben", "Cid"]) for event in game.take_events()]
    assert "Ann takes Listening Cone (Sealed Lips)" in events
    asked = game.decision(0)  # what acquiring it gives
    assert (asked.kind, catalog.thing_name(asked.cause)) == ("faction", "gadget:listening_cone")
    assert tell_decision(asked, words, game).startswith("Listening Cone: ")


def test_its_effects_are_open_in_the_menu() -> None:
    words = Words("en")
    game = revealing("still_tent", "ear_trumpet", water=1, solari=0)
    assert game.players[0].solari == 1  # resolved itself
    decision = game.decision(0)
    word = decision.vocabulary.number("gadget:still_tent")
    assert word in decision.options
    assert tell_option(decision, word, words, game) == "Pay 1 water: recruit 1 troop (Still Tent)"
    assert "Still Tent" in tell_option(decision, word, words)
    looked = table.look(game, 0, words, ["Ann", "Ben", "Cid"])
    assert any(effect["source"] == "gadget:still_tent" for effect in looked["effects"])
    assert policy.best(game, 0, decision.options) in decision.options
    troops = game.players[0].garrison
    game.act("gadget:still_tent")
    assert (game.players[0].garrison, game.players[0].water) == (troops + 1, 0)


# --- the laboratory ----------------------------------------------------------------------
def test_its_pieces_are_observed() -> None:
    layout = meta("trial").part("observation").layout("trial", META.check({"seats": 3}))
    assert layout.kinds["gadget"] == GADGET_IDS
    game = offered()
    game.act("gadget:listening_cone")
    row = layout.decode(layout.encode_state(game, 0))
    assert layout.encode_state(game, 0) == layout.encode(game.view(0))
    before = [id for sort, ids in layout.kinds.items() if sort != "gadget" for id in ids]
    assert row["cause"].index(1) == 1 + len(before) + GADGET_IDS.index("listening_cone")  # 0 is nobody
    assert row["gadgets_owned"][: len(GADGET_IDS)] == [int(id == "listening_cone") for id in GADGET_IDS]
    revealed = revealing("still_tent", water=1)
    todo = layout.decode(layout.encode_state(revealed, 0))["todo"]
    assert todo[-len(GADGET_IDS) :] == [int(id == "still_tent") for id in GADGET_IDS]


def test_its_effects_are_covered() -> None:
    wanted = needed(META.check({"seats": 3}), "trial")
    assert {"gadget:still_tent acquire", "gadget:still_tent steady", "gadget:still_tent steady.1"} <= set(wanted)
    assert "gadget:listening_cone steady.2" in wanted
    assert "gadget:listening_cone steady" not in wanted  # its parts are offered one by one
    assert "gadget:silent_chair steady" not in wanted  # there is nothing
    assert {"decision:take_gadget", "event:gadget"} <= set(wanted)
    seen = Coverage()
    game = revealing("still_tent", water=1)
    game.trace = seen.trace
    game.act("gadget:still_tent")
    assert {"gadget:still_tent steady", "gadget:still_tent steady.1", "gadget:still_tent steady.2"} <= seen.reached()


SCENARIO = """
- id: a_gadget_is_named_by_its_id
  title: trial
  given:
    seats: [ann, ben, cid]
    turn: ann
    ann: {hand: [sealed_lips], deck: [dagger], spice: 3, water: 1, swordmaster: yes}
    gadget: {owned: {still_tent: [ann]}, open: [ear_trumpet, glow_globe, silent_chair]}
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
    gadget_owned: {still_tent: [ann], ear_trumpet: [ann]}
    gadget_left: 4
"""


def test_scenarios_name_its_pieces(tmp_path: Path) -> None:
    file = tmp_path / "gadgets.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    (scenario,) = load(file)
    result = scenario.run()
    assert result.passed, result.problems


def test_it_is_hidden_counted_and_kept() -> None:
    game = sandtable.new("trial", seats=3, seed=3)
    assert isinstance(game, Game)
    check(game)
    below = [stack[0] for stack in gadgets_of(game).stacks]
    worlds = {tuple(stack[0] for stack in gadgets_of(game.resample(0, Rng(n))).stacks) for n in range(40)}
    assert tuple(below) in worlds
    assert len(worlds) > 3
    assert game.view(0).as_dict()["gadget"]["left"] == 6
    broken = game.clone()
    gadgets_of(broken).stacks[0].pop()
    with pytest.raises(InvariantBroken, match="gadgets"):
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
    assert "gadget" in met


# --- the command line, and what is forgotten -----------------------------------------------
@pytest.mark.parametrize("id", GADGET_IDS)
def test_the_command_line_finds_it(id: str) -> None:
    result = CliRunner().invoke(app, ["card", f"gadget:{id}", "--title", "trial", "--json"])
    assert result.exit_code == 0, result.output
    (found,) = json.loads(result.stdout)
    assert (found["kind"], found["id"]) == ("gadget", id)
    assert all(line["label"] and line["text"] for line in found["lines"])
    assert any(line["icons"] for line in found["lines"])


def test_its_sort_has_forgotten_nothing() -> None:
    assert faults("trial", META.check({"seats": 3})) == []
