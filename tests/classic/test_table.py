"""The data and texts of the classic game on the page: in every language, and for a seat only from its view."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import sandtable
from sandtable.classic.content.phases import NEXUS
from sandtable.classic.rules import frames
from sandtable.classic.rules.event_rules import EVENT_RULES
from sandtable.classic.rules.question import QUESTION, UNPRICED, declared
from sandtable.classic.rules.words import NO, PASS, YES
from sandtable.classic.tell import table
from sandtable.classic.tell.looks import auction
from sandtable.classic.tell.telling import rule_of, tell_decision
from sandtable.core.fluent import Sayings, Words, languages, spoken
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from tests.citing import rule

NAMES = [f"P{seat}" for seat in range(6)]
ALL: dict[str, Any] = {
    "advanced": True, "ixians_tleilaxu": True, "treachery_more": True, "sandtrout": True, "technology": True,
}  # fmt: skip
SAYINGS = Sayings()


def positions(seed: int, every: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """Yield a random game at every n-th of its decisions, with a seat that is asked."""
    game: Any = sandtable.new("classic", seed=seed, **options)
    game.listen()
    rng = Rng(seed)
    n = 0
    while not game.over:
        seat = game.to_act[0]
        if n % every == 0:
            yield game, seat
        options_ = game.decision(seat).options
        game.apply(seat, options_[rng.below(len(options_))])
        n += 1
    yield game, -1


@pytest.mark.parametrize("lang", languages())
def test_every_question_and_event_has_words(lang: str) -> None:
    words = Words(lang)
    for question in declared():
        assert words.has(f"classic-ask-{question.name.replace('_', '-')}"), question.name
    for kind in EVENT_RULES:
        id = f"classic-event-{kind.replace('_', '-')}"
        assert words.has(id) or (words.has(f"{id}-yes") and words.has(f"{id}-no")), kind


@pytest.mark.parametrize("options", [{"seats": 6}, {"seats": 6, **ALL}], ids=["basic", "all"])
def test_a_game_is_told_to_its_end_in_every_language(options: dict[str, Any]) -> None:
    all_words = [Words(lang) for lang in languages()]
    events: list[Any] = []
    for game, seat in positions(3, 23, **options):
        events += game.take_events()
        if seat < 0:
            ended = table.end(game, events, SAYINGS, NAMES)
            assert len(ended["factions"]) == len(ended["points"]) == game.seats
            texts = [table.look_at_all(game, SAYINGS, NAMES)["outcome"], ended["reason"]]
        else:
            look = table.look(game, seat, SAYINGS, NAMES)
            assert json.loads(json.dumps(look)) == look
            texts = [look["prompt"], *[option["label"] for option in look["options"]]]
            assert [option["action"] for option in look["options"]]
        texts += [line["text"] for line in table.lines(events, [0], SAYINGS, NAMES, len(events) - 5)]
        for words in all_words:
            assert all(spoken(text, words).strip() for text in texts)


@rule("CLA-14.1")
def test_a_look_is_made_of_the_view_alone() -> None:
    """A seat is shown the same in any world that it cannot tell from the real one."""
    for game, seat in positions(5, 61, seats=6, **ALL):
        if seat < 0:
            continue
        for other in range(game.seats):
            shown = table.look(game, other, SAYINGS, NAMES)
            world = game.resample(other, Rng(9))
            if other in game.to_act:
                assert table.look(world, other, SAYINGS, NAMES) == shown


def test_a_watcher_sees_no_hand_and_no_secret() -> None:
    for game, _ in positions(7, 97, seats=6, **ALL):
        open_cards = [set(cards) for cards in game.seen_cards]
        for player in table.watch(game, SAYINGS, NAMES)["players"]:
            assert len(player["hand"]) <= len(game.seen_cards[player["seat"]])
            assert player["prediction"] is None
            assert player["dancers"] == []
        assert len(open_cards) == game.seats


def test_pieces_are_those_of_the_options() -> None:
    check = meta("classic").check
    basic = table.content("classic", check({}), SAYINGS)
    both = table.content("classic", check(ALL), SAYINGS)
    assert (len(basic["factions"]), len(both["factions"])) == (6, 8)
    assert (len(basic["leaders"]), len(both["leaders"])) == (30, 40)
    assert (len(basic["treachery"]), len(both["treachery"])) == (23, 35)
    assert (len(basic["technology"]), len(both["technology"])) == (0, 3)
    assert basic["phases"][NEXUS] == "nexus"  # headings in the log refer to it by number
    kinds = {card["kind"] for card in both["treachery"].values()}
    assert all(Words("en").has(f"classic-type-{kind}") for kind in kinds)


@rule("CLA-23.6")
def test_the_answer_that_pays_the_tleilaxu_shows_their_price() -> None:
    game: Any = sandtable.new("classic", seed=1)
    asked = QUESTION[frames.ASK_BUY_LEADER]
    frame = (frames.ASK_BUY_LEADER, 0, 2, 5, 0)
    assert [asked.price(game, frame, 0, word) for word in (YES, NO)] == [5, UNPRICED]


def counted(kind: str, seed: int) -> list[tuple[str, str | None]]:
    """Play a random game to its first question of this kind; return the text and the piece of each of its steps."""
    game: Any = sandtable.new("classic", seed=seed, seats=2, factions=["fremen", "atreides"], advanced=True)
    chance = Rng(seed)
    asked: list[tuple[str, str | None]] = []
    while not game.over:
        decision = game.decision(game.to_act[0])
        options = decision.options
        if decision.kind == kind:
            prompt = tell_decision(game.view(decision.seat).known, decision, Words("en"))
            asked.append((prompt.partition(" – ")[2], table.look(game, decision.seat, SAYINGS, NAMES)["about"]))
            options = options[1:2]
        elif asked:
            break
        game.apply(decision.seat, options[chance.below(len(options))])
    return asked


@rule("CLA-2.6", "CLA-10.14")
def test_a_number_is_asked_for_with_what_it_counts() -> None:
    """The Fremen divide their forces part by part, then the Fedaykin among them; a winner chooses forces or spice."""
    divided = counted("divide", 0)
    assert divided[:2] == [
        ("How many forces in Sietch Tabr, sector 13?", "part:sietch_tabr@13"),
        ("How many forces in False Wall South, sector 3?", "part:false_wall_south@3"),
    ]
    assert divided[-1][0].startswith("How many special ones in ")
    # This is for forces in one part; forces in several parts are asked part by part.
    lost = next(found for seed in range(60) if (found := counted("losses", seed)) and found[0][1] is None)
    assert lost[0] in [(words, None) for words in ("How many special ones?", "How much spice?", "How many forces?")]


@rule("CLA-2.6", "CLA-10.14")
def test_answers_name_what_they_count() -> None:
    """ "2 forces" and "1 spice", never a bare number."""
    nouns = {"How many forces": "force", "How many special ones": "special", "How much spice": "spice"}
    words, seen = Words("en"), set()
    for kind, seed in [("divide", 0), *(("losses", seed) for seed in range(200))]:
        game: Any = sandtable.new("classic", seed=seed, seats=2, factions=["fremen", "atreides"], advanced=True)
        chance = Rng(seed)
        while not game.over and game.turn < 8:
            decision = game.decision(game.to_act[0])
            if decision.kind == kind:
                shown = table.look(game, decision.seat, words, NAMES)
                labels = [option["label"] for option in shown["options"]]
                asked = next(question for question in nouns if question in shown["prompt"])
                assert all(re.fullmatch(rf"\d+ {nouns[asked]}s?", label) for label in labels), labels
                seen.add(asked)
            game.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        if len(seen) == len(nouns):
            break
    assert seen == set(nouns)


@rule("CLA-10.14")
def test_a_seat_that_may_keep_a_card_is_told_which() -> None:
    kept = next(found for seed in range(60) if (found := counted("keep", seed)))
    assert [about for _, about in kept if not str(about).startswith("treachery:")] == []


@rule("CLA-4.1", "CLA-4.2", "CLA-7.4")
def test_citations_and_passes_follow_the_game() -> None:
    """In random games, the first storm cites its own rule, and the table lists the seats that have passed since the
    last bid."""
    dials: set[tuple[bool, str]] = set()
    passes = 0
    for seed in range(4):
        game: Any = meta("classic").new(seed, {"seats": 5})
        rng = Rng(seed)
        said: list[int] = []
        while game.turn < 4 and not game.over:
            seat, left = game.to_act[0], len(game.row)
            decision = game.decision(seat)
            if decision.kind == "storm_dial":
                dials.add((game.turn == 1, rule_of(game)))
            if decision.kind == "bid":
                shown = auction(game, seat)
                assert shown is not None
                assert sorted(shown["passed"]) == sorted(said)
                passes += len(said)
            choice = decision.options[rng.below(len(decision.options))]
            game.apply(seat, choice)
            if decision.kind == "bid":
                said = [*said, seat] if choice == PASS else []
            if len(game.row) != left:  # another card is for sale
                said = []
    assert dials == {(True, "CLA-4.1"), (False, "CLA-4.2")}
    assert passes > 20


@pytest.mark.parametrize("options", [{"seats": 6}, {"seats": 4, "factions": "chosen", **ALL}])
def test_the_list_of_tables_counts_strongholds_as_a_watcher_does(options: dict[str, Any]) -> None:
    counted = set()
    for game, _ in positions(3, 20, **options):
        points = [player["points"] for player in table.watch(game, SAYINGS, NAMES)["players"]]
        assert table.standing(game)["points"] == points
        counted.update(points)
    assert len(counted) > 1
