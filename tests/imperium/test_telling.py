"""The words of the table: every question, every answer and every line of the log."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sandtable
from sandtable.core.contract import Outcome
from sandtable.core.events import EVERYONE, Event
from sandtable.core.fluent import LOCALE, MissingWord, Words
from sandtable.core.rng import Rng
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.event_rules import EVENT_RULES, events_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.tell.telling import seat_names, tell_decision, tell_event, tell_option, tell_outcome
from tests.imperium.base.pieces import VOCABULARY
from tests.imperium.playing import begin, play
from tests.imperium.telling_asked import ASKED
from tests.imperium.telling_happened import ENDED, HAPPENED, NOTHING, leader
from tests.imperium.test_wording import Recorder
from tests.texts import Kept, check_text

WORDS = Kept("en")
NAMES = ["Anna", "Ben", "Carla", "Dora"]


def reach(which: str) -> Game:
    given, moves, _, _ = ASKED[which]
    given = {"seats": 3, **given}
    if given.pop("new", False):
        game = sandtable.new("imperium", seed=1, **given)
        assert isinstance(game, Game)
    else:
        game = begin(**given)
    return play(game, moves)


def event(kind: str, seat: int, amount: int, thing: int, cause: int) -> Event:
    return Event(kind, seat, amount, thing, cause, EVERYONE, 0, EVENT_RULES[kind])


# --- examples ----------------------------------------------------------------------------
@pytest.mark.parametrize("which", ASKED)
def test_golden_questions_and_answers(which: str) -> None:
    game = reach(which)
    decision = game.decision(game.to_act[0])
    known = game.view(decision.seat).known
    assert decision.kind == which.split()[0]
    assert tell_decision(decision, WORDS, known, NAMES) == ASKED[which][2]
    for word, label in ASKED[which][3].items():
        option = VOCABULARY.numbers[word]
        assert option in decision.options
        assert tell_option(decision, option, WORDS, known, NAMES) == label


def test_every_kind_of_question_has_an_example() -> None:
    assert {which.split()[0] for which in ASKED} == set(KINDS.values())
    sorts = {word.partition(":")[0] for _, _, _, answers in ASKED.values() for word in answers}
    assert sorts == {word.partition(":")[0] for word in VOCABULARY.words}


@pytest.mark.parametrize(("kind", "seat", "amount", "thing", "cause", "line"), HAPPENED)
def test_golden_lines_of_the_log(kind: str, seat: int, amount: int, thing: int, cause: int, line: str) -> None:
    assert tell_event(event(kind, seat, amount, thing, cause), WORDS, NAMES) == line


def test_every_kind_of_event_has_an_example() -> None:
    assert {kind for kind, *_ in HAPPENED} == set(events_of(()))


@pytest.mark.parametrize(("outcome", "text"), ENDED)
def test_golden_ends(outcome: Outcome, text: str) -> None:
    assert tell_outcome(outcome, WORDS, NAMES) == text


# --- what is not known -------------------------------------------------------------------
def test_a_card_drawn_is_named_to_its_owner_only() -> None:
    game = begin(seats=3, p0={"hand": ["dr_yueh"], "deck": ["scout"]})
    game.listen()
    play(game, "card:dr_yueh space:carthag box:dr_yueh")
    drawn = next(event for event in game.take_events() if event.kind == "draw")
    assert [tell_event(drawn.seen_by(seat), WORDS, NAMES) for seat in range(3)] == [
        "Anna draws Scout (Dr. Yueh)",
        "Anna draws a card (Dr. Yueh)",
        "Anna draws a card (Dr. Yueh)",
    ]


def test_without_the_position_the_table_says_less() -> None:
    told = {
        "menu": ("There are still effects to resolve.", "box:space", "Resolve the board space"),
        "part": ("Which effect first?", "part:1", "Effect 2"),
        "peek": ("Poison Snooper: Draw or trash the top card of your deck?", "option:0", "Draw it"),
        "menu with a card set aside": ("What next?", "acquire:aside", "Acquire the card set aside"),
        "menu of a Reveal turn": ("What next?", "acquire:chani", "Acquire Chani (cost 5)"),
        "rival_pay": ("As Seat 1: You may pay 1 Solari: draw 1 Intrigue card.", "no", "Do not pay"),
        "victim": (ASKED["victim"][2], "seat:2", "Seat 2"),
    }
    for which, (question, word, label) in told.items():
        game = reach(which)
        decision = game.decision(game.to_act[0])
        assert tell_decision(decision, WORDS) == question
        assert tell_option(decision, VOCABULARY.numbers[word], WORDS) == label


def test_players_go_by_their_leaders_unless_named() -> None:
    assert seat_names(begin(seats=3), WORDS) == ['Glossu "The Beast" Rabban', "Earl Memnon Thorvald", "Paul Atreides"]
    assert seat_names(begin(seats=2), WORDS)[2] == "House Hagal"
    drafting = reach("leader")
    assert seat_names(drafting, WORDS) == ["Seat 0", "Seat 1", "Seat 2"]
    game = reach("victim")
    decision = game.decision(0)
    assert tell_option(decision, VOCABULARY.numbers["seat:2"], WORDS, game) == "Paul Atreides"
    mine = event("draw", 0, 1, NOTHING, leader("paul_atreides"))
    assert tell_event(mine, WORDS, ["Paul Atreides"]) == "Paul Atreides draws a card"


# --- whole games -------------------------------------------------------------------------
def tell_all(game: Game, words: Words) -> None:
    """Return all texts of this decision, the same from the view as from the whole position."""
    decision = game.decision(game.to_act[0])
    known = game.view(decision.seat).known
    question = tell_decision(decision, words, known)
    assert question == tell_decision(decision, words, game)
    check_text(question)
    check_text(tell_decision(decision, words))
    for position in (known, None):
        labels = [tell_option(decision, option, words, position) for option in decision.options]
        assert len(set(labels)) == len(labels), labels
        for label in labels:
            check_text(label)
            assert not label.endswith("."), label


@pytest.mark.parametrize(("seats", "games"), [(1, 10), (2, 10), (3, 15), (4, 15)])
def test_whole_games_are_told(seats: int, games: int) -> None:
    told: set[tuple[str, int, int, int, int]] = set()
    for seed in range(games):
        leaders = "draft" if seats > 2 and seed % 3 == 0 else "random"
        game = sandtable.new("imperium", seats=seats, seed=seed, leaders=leaders)
        assert isinstance(game, Game)
        game.listen()
        rng = Rng(seed)
        while not game.over:
            tell_all(game, WORDS)
            decision = game.decision(game.to_act[0])
            game.apply(decision.seat, decision.options[rng.below(len(decision.options))])
            for happened in game.take_events():
                for reader in range(seats):
                    seen = happened.seen_by(reader)
                    key = (seen.kind, seen.seat, seen.amount, seen.thing, seen.cause)
                    if key not in told:
                        told.add(key)
                        check_text(tell_event(seen, WORDS, NAMES))
        assert game.outcome is not None
        check_text(tell_outcome(game.outcome, WORDS, seat_names(game, WORDS)))
    assert len(told) > 500


# --- messages ----------------------------------------------------------------------------
# No base piece asks for them; tests/imperium/uprising and tests/imperium/trial say them.
OF_OTHER_BOXES = {"ask-pay-how-much", "do-pay-how-much", "do-box-leader", "do-acquire-for", "outcome-team-won"}


def test_every_message_is_needed_and_there() -> None:
    words = Recorder()
    for which in ASKED:
        game = reach(which)
        tell_all(game, words)
        seat_names(game, words)
    seat_names(begin(seats=2), words)
    for kind, seat, amount, thing, cause, _ in HAPPENED:
        tell_event(event(kind, seat, amount, thing, cause), words, NAMES)
    for outcome, _ in ENDED:
        tell_outcome(outcome, words, NAMES)
    text = (LOCALE / "en" / "imperium-table.ftl").read_text(encoding="utf-8")
    ours = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    assert len(ours) > 100
    assert ours - words.said == OF_OTHER_BOXES, "unused"


def test_an_effect_without_words_is_an_error() -> None:
    unheard = Event("sandstorm", 0, 1, NOTHING, NOTHING, EVERYONE, 0, "IMP-0.0")
    with pytest.raises(MissingWord, match="event-sandstorm"):
        tell_event(unheard, WORDS, NAMES)
