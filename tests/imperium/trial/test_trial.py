"""A box and a module from outside: by facts, one module and locale lines alone; the base game stays what it was."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import sandtable
from sandtable.core.errors import BadScenario, DamagedData
from sandtable.core.fluent import Words, languages
from sandtable.core.observing import Codes, Layout
from sandtable.core.record import Record
from sandtable.core.rng import Rng
from sandtable.core.titles import meta, register
from sandtable.imperium.judge import policy
from sandtable.imperium.lab import coverage
from sandtable.imperium.lab.fields import Fields
from sandtable.imperium.lab.invariants import InvariantBroken, check
from sandtable.imperium.lab.observation import Reader
from sandtable.imperium.lab.position import build
from sandtable.imperium.language.builders import gain, node
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.pieces import IMPERIUM_DECK, Box, Card
from sandtable.imperium.language.sorts import Piece
from sandtable.imperium.nodes.demanding import demand, missing_records
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.chosen import Choice
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.records import MissingRecord
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.state import HIDDEN
from sandtable.imperium.tell import table
from sandtable.imperium.tell.closed import RULES, closed
from sandtable.imperium.tell.pieces import lines, name_of
from sandtable.imperium.tell.telling import seat_names, tell_decision, tell_event, tell_option
from tests.imperium.trial.meta import META
from tests.imperium.trial.whispers import WORTHS, whispers_of

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PIECES = {
    "stilgar_of_the_tabr", "sealed_lips", "overheard", "told_in_confidence", "war_of_words",
    "open_secrets", "master_of_whispers", "effect-whisper", "whispers_of", "WhisperModule", "ask-confide", "Confide",
    "ear_trumpet", "glow_globe", "still_tent", "listening_cone", "decoy_drum", "silent_chair", "take_gadget",
    "GadgetModule", "ask-take-gadget", "gadgets_of",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_TITLES", "")
    register("trial", "tests.imperium.trial.meta:META")


def new(seats: int = 3, seed: int = 1, **options: object) -> Game:
    game = sandtable.new("trial", seats=seats, seed=seed, **options)
    assert isinstance(game, Game)
    return game


def rules(seats: int = 3) -> Ruleset:
    return ruleset_for("trial", META.check({"seats": seats}))


def base() -> Ruleset:
    return ruleset_for("imperium", meta("imperium").check({}))


# --- the ruleset -------------------------------------------------------------------------
def test_nothing_of_it_is_in_the_base_game() -> None:
    ours, theirs = rules(), base()
    assert len(theirs.vocabulary) == 409
    assert not [word for word in theirs.vocabulary.words if word.partition(":")[2] in PIECES]
    assert not {"whispers", "gadget"} & {module.id for module in theirs.modules}
    assert not {catalog.CARDS[kind].id for kind in theirs.imperium_cards} & PIECES
    assert not {catalog.LEADERS[kind].id for kind in theirs.leaders} & PIECES
    assert len(json.loads(sandtable.new("imperium", seed=1).to_bytes())["parts"]) == len(theirs.modules)
    assert ours.fingerprint != theirs.fingerprint


def test_it_moves_no_number_of_the_base_box() -> None:
    ours, theirs = rules(), base()
    assert ours.vocabulary.words[: len(theirs.vocabulary)] == theirs.vocabulary.words
    assert [ours.card[id] for id in theirs.card] == list(theirs.card.values())
    first = catalog.BOXES["trial"].node
    assert not {each.where.split()[0].partition(":")[2] for each in catalog.NODES[:first]} & PIECES
    assert all(node.id == number for number, node in enumerate(catalog.NODES))


def test_its_decks_are_those_of_both_boxes() -> None:
    ours, theirs = rules(), base()
    assert len(ours.imperium_cards) == len(theirs.imperium_cards) + 3 + 2 + 1 + 1
    assert len(ours.intrigue_cards) == len(theirs.intrigue_cards) + 3
    assert len(ours.leaders) == len(theirs.leaders) + 1
    assert len(ours.conflicts) == len(theirs.conflicts) + 2


def test_a_space_takes_the_place_of_another() -> None:
    ours, theirs = rules(), base()
    slot = theirs.space["arrakeen"]
    assert ours.space["arrakeen"] == slot
    assert len(ours.spaces) == len(theirs.spaces)
    assert ours.spaces[slot] is not theirs.spaces[slot]
    assert ours.space_word[slot] == theirs.space_word[slot]
    battle = ours.conflict["battle_for_arrakeen"]
    assert ours.conflict_space[battle] == slot  # a base Conflict is about the space that is there
    assert theirs.conflict_space[battle] == slot
    assert (ours.solari[slot], theirs.solari[slot]) == (1, 0)


def test_two_pieces_of_one_id_in_one_game_are_refused_unless_one_replaces_the_other() -> None:
    double = Box(
        "double_trial", "Double", {CARD: [Card("dagger", "Dagger", IMPERIUM_DECK, cost=1, agent=gain(solari=1))]}
    )
    catalog.add_box(double)
    with pytest.raises(ValueError, match=r"two boxes of one game have a card 'dagger'.*'double_trial'"):
        Ruleset("imperium", Choice(("base", "double_trial")))
    apart = Ruleset("imperium", Choice(("double_trial",)))  # alone it may be there
    assert apart.card["dagger"] != base().card["dagger"]


def test_a_shared_piece_is_the_same_piece() -> None:
    catalog.add_box(Box("sharing_trial", "Sharing", shares=("base/card:dagger", "base/track:emperor")))
    shared = Ruleset("imperium", Choice(("sharing_trial",)))
    assert shared.card == {"dagger": base().card["dagger"]}
    catalog.add_box(Box("wrong_trial", "Wrong", shares=("base/card:no_such",)))
    with pytest.raises(ValueError, match="shares 'base/card:no_such', which there is not"):
        Ruleset("imperium", Choice(("wrong_trial",)))


def test_a_node_nobody_has_declared_names_its_piece() -> None:
    nameless = Card("mute", "Mute", IMPERIUM_DECK, agent=node("no_such_kind", 1))
    assert missing_records([nameless.agent]) != []
    with pytest.raises(MissingRecord, match="no_such_kind"):
        demand([nameless.agent], "a box")


@pytest.mark.parametrize(("boxes", "modules"), [(("nowhere",), ()), (("base",), ("nothing",))])
def test_unknown_names_are_refused(boxes: tuple[str, ...], modules: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"there is no (box 'nowhere'|module 'nothing')"):
        Ruleset("imperium", Choice(boxes, modules))


# --- games -------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_are_played_to_the_end(seats: int) -> None:
    """With every check there is, copies, bytes, views, resampling and all languages on the way."""
    words = [Words(lang) for lang in languages()]
    met: set[str] = set()
    for seed in range(6):
        game = new(seats, seed)
        game.listen()
        random = Random(seed)
        while not game.over:
            check(game)
            decision = game.decision(game.to_act[0])
            if random.random() < 0.05:
                again = sandtable.from_bytes(game.to_bytes())
                assert again == game
                assert again.digest() == game.digest() == game.clone().digest()
                for seat in range(seats):
                    view = game.view(seat)
                    assert game.resample(seat, Rng(seed)).view(seat) == view
                    json.dumps(view.as_dict())
                for each in words:
                    names = seat_names(game, each)
                    assert tell_decision(decision, each, game, names)
                    assert all(tell_option(decision, option, each, game, names) for option in decision.options)
            game.apply(decision.seat, random.choice(decision.options))
        met |= {event.kind for event in game.take_events()}
        check(game)
    assert "whisper" in met


def sent(solari: int, *agents_at: str) -> Game:
    """With a card in hand that leads to Arrakeen."""
    own = {"hand": ["listener", "listener"], "solari": solari, "agents_at": list(agents_at), "swordmaster": True}
    return build({"seats": 3, "players": {0: own}}, "trial")


def test_the_space_costs_needs_and_can_be_used_once() -> None:
    game = sent(4, "wealth")
    before = len(game.parts[rules().part["whispers"]].pack()[0])
    game.act("card:listener")
    game.act("space:arrakeen")
    assert game.players[0].solari == 3
    assert game.players[0].visited == 1 << rules().space["arrakeen"]
    while "end" not in game.decision(0).words():
        game.act(next(word for word in game.decision(0).words() if word.startswith("box:")))
    assert len(game.parts[rules().part["whispers"]].pack()[1][0]) == 2  # one from the card, one from the space
    assert len(game.parts[rules().part["whispers"]].pack()[0]) == before - 2
    again = sent(4, "wealth")
    again.players[0].visited = game.players[0].visited
    for other, why in (
        (sent(0, "wealth"), "closed-cost"),
        (sent(4), "closed-needs"),
        (again, "closed-visited"),
    ):
        other.act("card:listener")
        decision = other.decision(0)
        assert "space:arrakeen" not in decision.words()
        for words in map(Words, languages()):
            reasons = closed(other, 0, decision, words, seat_names(other, words))["space:arrakeen"]
            assert [reason["rule"] for reason in reasons] == [RULES[why]]
            assert all(reason["text"] for reason in reasons)


def test_whispers_are_hidden_from_others() -> None:
    game = build({"seats": 3, "whispers": {"held": [[3, 1], [2]]}}, "trial")
    mine, theirs = game.view(0), game.view(1)
    assert mine.as_dict()["whispers"] == {"bag": 15, "held": [[1, 3], ["?"], []]}
    assert theirs.as_dict()["whispers"] == {"bag": 15, "held": [["?", "?"], [2], []]}
    assert HIDDEN in theirs.known.parts[rules().part["whispers"]].pack()[1][0]
    worlds = {tuple(game.resample(1, Rng(n)).parts[rules().part["whispers"]].pack()[1][0]) for n in range(60)}
    assert len(worlds) > 5
    other = build({"seats": 3, "whispers": {"held": [[2, 2], [2]]}}, "trial")
    assert other.view(1) == theirs
    assert other.view(0) != mine
    with pytest.raises(BadScenario, match="no whisper of 9 is left"):
        build({"seats": 3, "whispers": {"held": [[9]]}}, "trial")
    with pytest.raises(BadScenario, match="there is no 'whispers'"):
        build({"seats": 3, "whispers": {}})


def test_a_record_replays_in_its_own_words() -> None:
    record = Record("trial", 5, {"seats": 3})
    random = Random(5)
    while not record.state.over:
        decision = record.state.decision(record.state.to_act[0])
        record.apply(decision.seat, random.choice(decision.options))
    assert Record.from_text(record.to_text()).state == record.state
    assert Record.from_json(record.to_json()).state == record.state


def test_bytes_of_other_rules_are_refused() -> None:
    plain = json.loads(new().to_bytes())
    for rules_now, says in (
        (["base/whispers/", plain["rules"][1]], "was .* and is"),
        (["base+gone/whispers/", plain["rules"][1]], "there is no box 'gone'"),
        (["base+trial/gone/", plain["rules"][1]], "there is no module 'gone'"),
    ):
        with pytest.raises(DamagedData, match=says):
            sandtable.from_bytes(json.dumps({**plain, "rules": rules_now}).encode())
    with pytest.raises(DamagedData):
        sandtable.from_bytes(json.dumps({**plain, "parts": []}).encode())


@pytest.mark.parametrize("lang", languages())
def test_every_piece_is_said(lang: str) -> None:
    words = Words(lang)
    box = catalog.BOXES["trial"].box
    pieces: list[Piece] = [piece for own in box.pieces.values() for piece in own]
    for piece in pieces:
        assert name_of(piece, words)
        assert all(text for _, text in lines(piece, words))
    assert name_of(box.pieces["card"][2], words) == words.say("card-stilgar")
    game = sent(4, "wealth")
    game.listen()
    game.act("card:listener")
    game.act("space:arrakeen")
    game.act("box:listener")
    told = [tell_event(event, words) for event in game.take_events() if event.kind == "whisper"]
    assert len(told) == 1
    assert all(told)


def test_its_question_is_asked_answered_and_hidden() -> None:
    """The module's own file has all of it; engine, table, bots, invariants and coverage ask its record."""
    game = build({"seats": 3, "players": {0: {"hand": ["dagger"]}}, "whispers": {"held": [[1, 3, 3]]}}, "trial")
    game.act("reveal")
    decision = game.decision(0)
    assert (decision.kind, decision.words()) == ("confide", ["whisper:1", "whisper:3", "none"])
    words = Words("en")
    assert tell_decision(decision, words) == "Put a whisper back into the bag for 1 spice?"
    labels = ["The whisper worth 1", "The whisper worth 3", "Keep them all"]
    assert [tell_option(decision, option, words) for option in decision.options] == labels
    assert table.hidden_choice(game, 0)
    assert policy.best(game, 0, decision.options) == decision.options[0]
    check(game)
    broken = game.clone()
    whispers_of(broken).bag += whispers_of(broken).held[0]
    whispers_of(broken).held[0] = []
    with pytest.raises(InvariantBroken, match="asks for a whisper of nobody's"):
        check(broken)
    asked, spice = game.clone(), game.players[0].spice
    game.act("whisper:3")
    assert (whispers_of(game).held[0], game.players[0].spice) == ([1, 3], spice + 1)
    options = META.check({"seats": 3})
    assert "decision:confide" in coverage.needed(options, "trial")
    row = meta("trial").part("observation").layout("trial", options)
    assert row.decode(row.encode_state(asked, 0))["decision"].index(1) == 1 + len(KINDS)  # the last


# --- who knows it ------------------------------------------------------------------------
def test_no_module_outside_mentions_it() -> None:
    """Not one file of the program: the box came in by its own folder alone."""
    mention = re.compile(r"\b(" + "|".join(sorted(PIECES)) + r"|tests\.imperium\.trial)\b")
    found = [
        path.relative_to(ROOT).as_posix()
        for folder in ("sandtable", "web/src", "bench")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".ftl") and mention.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


# --- observations ------------------------------------------------------------------------
def layout(title: str = "trial", **options: object) -> Layout:
    found: Layout = meta(title).part("observation").layout(title, meta(title).check(options))
    return found


def test_its_rows_have_its_pieces_and_the_fields_of_its_module() -> None:
    ours, theirs = layout(), layout("imperium")
    assert theirs.fingerprint == "b319356a3fbd4b81"  # as it is without any other box
    assert ours.fingerprint != theirs.fingerprint
    added = {field.name for field in ours.fields} - {field.name for field in theirs.fields}
    assert added == {"whispers", "whispers_held", "whispers_own", "gadgets_open", "gadgets_owned"}
    assert {field.name for field in theirs.fields} < {field.name for field in ours.fields}
    assert "stilgar_of_the_tabr" in ours.kinds["card"]
    assert not PIECES & {id for ids in theirs.kinds.values() for id in ids}
    for sort, ids in ours.kinds.items():
        assert len(set(ids)) == len(ids), sort
    assert ours.by_name["own.hand"].length == len(ours.kinds["card"]) > theirs.by_name["own.hand"].length
    assert ours.by_name["own.voice"].length == len(ours.kinds["space"]) == len(rules().spaces)


def test_a_row_is_that_of_the_view_and_holds_nothing_hidden() -> None:
    random, rng = Random(5), Rng(5)
    seen: set[str] = set()
    for seats in (1, 2, 3, 4):
        rows = layout(seats=seats)
        assert rows.fingerprint == layout().fingerprint
        game = new(seats, seats)
        while not game.over:
            if random.random() < 0.1:
                for seat in range(seats):
                    row = rows.encode_state(game, seat)
                    assert row == rows.encode(game.view(seat))
                    assert row == rows.encode_state(game.resample(seat, rng), seat)
                    assert all(0 <= value <= most for value, most in zip(row, rows.most, strict=True))
                    told = rows.decode(row)
                    seen |= {name for name, values in told.items() if any(values)}
                    held = whispers_of(game).held
                    assert told["whispers"] == [len(whispers_of(game).bag)]
                    assert told["whispers_own"] == [held[seat].count(worth) for worth in WORTHS]
                    hand = [catalog.CARDS[kind].id for kind in game.players[seat].hand]
                    assert told["own.hand"] == [hand.count(id) for id in rows.kinds["card"]]
            seat = game.to_act[0]
            game.apply(seat, random.choice(game.options_of(seat)))
    assert {"whispers", "whispers_held", "whispers_own"} <= seen


def test_kinds_that_are_not_their_own_codes_are_put_where_they_belong() -> None:
    """A ruleset may leave out a box that is numbered before its own."""
    straight, turned = Fields(rules(), 0), Fields(rules(), 0)
    for coding in (turned.cards, turned.intrigue, turned.leaders, turned.conflicts):
        coding.same = False
        coding.codes = [len(coding) - 1 - code if code >= 0 else code for code in coding.codes]
        coding.quick = Codes(coding.codes)
        coding.or_none = [0] + [code + 1 for code in coding.codes]
    rows = []
    for fields in (straight, turned):
        fields.layout.finish(Reader(fields))
        rows.append(fields.layout)
    random = Random(1)
    game = new(3, 3)
    by_kind = ("own.hand", "own.deck", "own.discard", "other1.pool", "row", "intrigue_discard", "own.intrigue")
    while not game.over:
        if random.random() < 0.2:
            one, other = (layout.decode(layout.encode_state(game, 0)) for layout in rows)
            for name in by_kind:
                assert one[name][::-1] == other[name], name
            for name in ("turn_card", "own.leader", "conflict"):
                assert [one[name][0], *one[name][:0:-1]] == other[name], name
            for name in ("round", "own.agents_at", "whispers_held", "own.resources", "decision"):
                assert one[name] == other[name], name
        seat = game.to_act[0]
        game.apply(seat, random.choice(game.options_of(seat)))
