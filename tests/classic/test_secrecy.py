"""Public knowledge (CLA-14): counts that everybody can keep, and cards that were shown."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from sandtable.classic.content.factions import FACTION_NUMBER, LEADER_NUMBER, LEADERS
from sandtable.classic.content.treachery import TREACHERY, TREACHERY_NUMBER
from sandtable.classic.lab.course import Ledger
from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.goods import take_card
from sandtable.classic.rules.memory import all_heard, hear, note_card, show_card
from sandtable.classic.rules.state import HIDDEN
from sandtable.classic.rules.words import FACTION, traitor_word
from sandtable.classic.tell.table import lines, look
from sandtable.core.events import Event
from sandtable.core.fluent import Words, languages
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from tests.citing import rule
from tests.classic.cases import EVERYTHING, option, truth

ENGLISH = Words("en")


class Watcher(Ledger):
    """A count of spice, bribes and cards, kept by a spectator from public events."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards = [0] * seats
        self.bought = False

    def note(self, event: Event) -> None:
        super().note(event)
        seat, amount = event.seat, event.amount
        other = self.seat_of.get(event.thing - FACTION, -1) if event.thing else -1
        match event.kind:
            case "card":
                self.cards[seat] += 1
            case "played" | "swapped":
                self.cards[seat] -= 1
            case "discarded" if not self.bought:
                self.cards[seat] -= 1
            case "cards_taken":
                self.cards[seat] += amount
                self.cards[other] -= amount
            case "cards_given":
                self.cards[seat] -= amount
                self.cards[other] += amount
        # A card that is bought and immediately discarded for another was in no hand (CLA-22.11).
        self.bought = event.kind == "bought" or (self.bought and event.kind != "discarded" and event.kind != "card")


@rule("CLA-14.2", "CLA-7.10", "CLA-14.1")
@pytest.mark.parametrize("options", [{"seats": 6}, {"seats": 5, **EVERYTHING}], ids=["basic", "everything"])
def test_spice_and_numbers_of_cards_can_be_kept_count_of(options: dict[str, Any]) -> None:
    """All see every change, so both may be shown to all at any time; the cards themselves may not (R-CLA-26).

    CLA-14.2 says when a player must announce the number of cards, and lets a program show what everybody could have
    counted.
    """
    random = Random(5)
    game = meta("classic").new(5, {"turns": 4, **options}, listen=True)
    assert isinstance(game, Game)
    ledger = Watcher(game.seats)
    for event in game.take_events():
        ledger.note(event.seen_by(-1))
    while not game.over:
        seat = game.to_act[0]
        game.apply(seat, option(random, game.decision(seat)))
        for event in game.take_events():
            ledger.note(event.seen_by(-1))
        assert (ledger.spice, ledger.bribes) == (game.spice, game.bribes), game.turn
        if not game.bought and not game.row_sorted:
            assert ledger.cards == [len(hand) for hand in game.hands]
    assert game.view(0).known.spice == game.spice
    assert [len(hand) for hand in game.view(0).known.hands] == [len(hand) for hand in game.hands]
    assert HIDDEN in [kind for hand in game.view(0).known.hands[1:] for kind in hand]


# --- cards that were shown ---------------------------------------------------------------
@rule("CLA-14.1", "CLA-25.46")
def test_a_card_that_is_seen_twice_is_one_card() -> None:
    """One of two Shields is seen in two battles: nobody has learnt that there is another."""
    game = build({"seats": 2, "players": {0: {"faction": "atreides", "hand": ["shield", "shield"]}}})
    shield = game.hands[0][0]
    for _ in range(2):
        show_card(game, 0, shield)
        note_card(game, 1, 0, shield)
    assert game.view(1).known.hands[0] == [shield, HIDDEN]
    note_card(game, 1, 0, shield, 2)  # both at once
    assert game.view(1).known.hands[0] == [shield, shield]
    show_card(game, 0, shield, 2)
    assert game.noted[1] == []


@rule("CLA-14.1")
def test_a_showing_tells_others_that_and_no_more() -> None:
    """It is told in every language, with the cards for the two players only; the owner knows who has seen them
    (R-CLA-37)."""
    players = {
        0: {"faction": "atreides", "hand": ["lasgun", "hajr"], "traitors": ["caid"]},
        1: {"faction": "harkonnen"},
        2: {"faction": "emperor"},
    }
    gone = ["karama", "karama", "truthtrance", "truthtrance", "tleilaxu_ghola"]
    game = build({"seats": 3, "players": players, "phase": "bidding", "moment": True, "treachery_discard": gone})
    for word in ("show", "faction:harkonnen", "treachery:lasgun", "leader:caid", "done"):
        game.apply(0, game.vocabulary.number(word))
    events = game.take_events()
    events = events[: [event.kind for event in events].index("shown") + 1]
    for lang in languages():
        words = Words(lang)
        texts = [
            lines(events, [seat] if seat >= 0 else [], words, ["A", "B", "C"])[-1]["text"] for seat in range(-1, 3)
        ]
        assert texts[0] == texts[3]
        assert texts[1] == texts[2]
        lasgun, caid = words.say("classic-treachery-lasgun"), words.say("classic-leader-caid")
        assert [lasgun in text for text in texts] == [caid in text for text in texts] == [False, True, True, False]
    knows = [[player["knows"] for player in look(game, seat, ENGLISH, ["A", "B", "C"])["players"]] for seat in range(3)]
    assert knows == [[[], ["leader:caid", "treachery:lasgun"], []], [[], [], []], [[], [], []]]
    for seat, seen in ((1, ["lasgun"]), (2, [])):
        shown = look(game, seat, ENGLISH, ["A", "B", "C"])["players"][0]
        assert (shown["hand"], shown["traitors"]) == (seen, ["caid"] if seen else [])
        world = game.resample(seat, Rng(seat))
        assert world.view(seat) == game.view(seat)
    assert any(game.resample(2, Rng(n)).hands[0] != game.hands[0] for n in range(20))


@rule("CLA-17.4")
def test_answers_to_truthtrance_are_not_forgotten() -> None:
    """A prediction, a card that a seat does not hold and a traitor that nobody has stay true in every resampled
    world, until a card enters the hand that may be the one."""
    asked = ["faction:emperor yes", "number:3 no", "treachery:lasgun no", "leader:caid no", "treachery:shield yes"]
    players = {
        0: {"faction": "atreides", "hand": ["truthtrance"], "spice": 9},
        1: {"faction": "bene_gesserit", "hand": ["shield"], "traitors": ["bashar"], "spice": 9},
        2: {"faction": "emperor"},
    }
    table = {"seats": 3, "phase": "storm", "moment": True, "prediction": {"faction": "emperor", "turn": 5}}
    for question in asked:
        word, _, answer = question.partition(" ")
        game = build({"players": players, **table})
        for seat, said in ((0, "treachery:truthtrance"), (1, "pass"), (0, "faction:bene_gesserit"), (0, word)):
            if seat in game.to_act:
                game.apply(seat, game.vocabulary.number(said))
        (told,) = [event for event in game.take_events() if event.kind == "truth"]
        assert game.vocabulary.words[told.amount] == answer
        for seed in range(25):
            world = game.resample(2, Rng(seed))
            assert isinstance(world, Game)
            assert truth(world, 1, game.vocabulary.number(word)) == (answer == "yes"), (question, seed)
            assert world.view(2) == game.view(2)
        kept = game.heard[:]
        take_card(game, 1, game.treachery_deck.pop())
        assert game.heard == ([] if word == "treachery:lasgun" else kept)
        assert bool(kept) == (word != "treachery:shield")  # it is among the cards that everybody has seen


@rule("CLA-17.4")
def test_a_denied_card_is_dealt_to_nobody_even_if_little_else_is_left() -> None:
    """All cards but three are visible. The Emperor has one, which is not Hajr; the Fremen have two, neither of which
    is a Shield: if the Emperor were dealt the Lasgun first, a Shield would be left for the Fremen."""
    players = {
        0: {"faction": "atreides"},
        1: {"faction": "emperor", "hand": ["shield"]},
        2: {"faction": "fremen", "hand": ["hajr", "lasgun"]},
    }
    game = build({"seats": 3, "players": players, "phase": "storm"})
    gone = sorted(game.treachery_deck)
    game.treachery_deck, game.treachery_discard = [], gone
    word = game.vocabulary.number
    hear(game, 1, word("treachery:hajr"), False)
    hear(game, 2, word("treachery:shield"), False)
    for seed in range(20):
        assert game.resample(0, Rng(seed)).hands == game.hands
    # With one more copy in the deck there is a choice again, and every choice occurs.
    game.treachery_deck = [game.treachery_discard.pop()]
    worlds = [game.resample(0, Rng(seed)) for seed in range(60)]
    assert {tuple(world.hands[1]) for world in worlds} == {
        (kind,) for kind in [*game.hands[1], *game.treachery_deck, TREACHERY_NUMBER["lasgun"]]
    }
    assert all(truth(world, whom, said) == so for world in worlds for whom, said, so in all_heard(world))


@rule("CLA-17.4")
def test_traitors_that_were_denied_are_dealt_to_nobody() -> None:
    """The Tleilaxu have denied all but their three Face Dancers, the Emperor all but two of the cards: if the
    Emperor were dealt the one that is also a Face Dancer, none would be left for the Tleilaxu."""
    players = {
        0: {"faction": "atreides", "traitors": ["bashar"]},
        1: {"faction": "emperor", "traitors": ["duncan_idaho"]},
        2: {"faction": "tleilaxu", "dancers": ["burseg", "caid", "dr_yueh"]},
    }
    game = build({"seats": 3, "players": players, "phase": "storm", "ixians_tleilaxu": True})
    for card in game.traitor_deck:
        hear(game, 2, traitor_word(card), False)
        hear(game, 1, traitor_word(card), False)
    for whom, leader in ((1, "burseg"), (1, "caid"), (2, "duncan_idaho")):
        hear(game, whom, game.vocabulary.number(f"leader:{leader}"), False)
    for seed in range(20):
        world = game.resample(0, Rng(seed))
        assert (world.traitors, world.dancers) == (game.traitors, game.dancers)
        assert world.view(0) == game.view(0)


@rule("CLA-17.4", "CLA-14.1")
def test_a_row_of_numbers_has_what_was_heard() -> None:
    players = {
        0: {"faction": "bene_gesserit", "hand": ["shield"]},
        1: {"faction": "tleilaxu", "dancers": ["caid", "burseg", "alia"]},
        2: {"faction": "emperor"},
        3: {"faction": "atreides"},
    }
    table = {"seats": 4, "phase": "storm", "prediction": {"faction": "emperor", "turn": 5}, "ixians_tleilaxu": True}
    game = build({"players": players, **table})
    layout = meta("classic").part("observation").layout("classic", game.rules.options)
    assert layout.version == 2
    empty = layout.decode(layout.encode_state(game, 2))
    said = {
        (0, "treachery:lasgun", False): ("other2.denied", TREACHERY_NUMBER["lasgun"]),
        (3, "leader:caid", False): ("other1.denied_traitors", LEADER_NUMBER["caid"]),
        (2, "traitor:cheap_hero", False): ("own.denied_traitors", len(LEADERS)),
        (1, "leader:caid", True): ("heard.dancer", LEADER_NUMBER["caid"]),
        (0, "faction:emperor", True): ("heard.faction", FACTION_NUMBER["emperor"]),
        (0, "faction:tleilaxu", False): ("heard.no_faction", FACTION_NUMBER["tleilaxu"]),
        (0, "number:5", True): ("heard.turn", 5),
        (0, "number:3", False): ("heard.no_turn", 3),
    }
    for whom, word, so in said:
        hear(game, whom, game.vocabulary.number(word), so)
    row = layout.decode(layout.encode_state(game, 2))
    changed = {(name, at) for name in row for at, n in enumerate(row[name]) if n != empty[name][at]}
    sizes = {(f"{name}.size", 0) for name, _ in said.values()}
    assert changed == set(said.values()) | sizes
    assert all(row[name][at] == 1.0 for name, at in changed)


@rule("CLA-20.6", "CLA-14.1")
def test_taker_and_former_owner_have_seen_the_cards() -> None:
    """Harkonnen knows which cards it gave back, the other which ones it did not get back; the rest of the table
    knows neither."""
    players = {
        0: {"faction": "harkonnen", "hand": ["karama", "hajr"]},
        1: {"faction": "emperor", "hand": ["lasgun", "shield"]},
        2: {"faction": "fremen"},
    }
    game = build({"seats": 3, "players": players, "phase": "bidding", "moment": True, "advanced": True, "deals": False})
    show_card(game, 1, game.hands[1][0])
    for word in ("treachery:karama", "faction:emperor", "number:2", "treachery:hajr", "treachery:lasgun"):
        while "pass" in game.decision(game.to_act[0]).words() and game.to_act[0] != 0:
            game.apply(game.to_act[0], 0)
        game.apply(0, game.vocabulary.number(word))
        while game.to_act[0] != 0 and "pass" in game.decision(game.to_act[0]).words():
            game.apply(game.to_act[0], 0)
    ids = [[TREACHERY[kind].id for kind in hand] for hand in game.hands]
    assert [sorted(hand) for hand in ids] == [["shield"], ["hajr", "lasgun"], []]
    assert game.view(0).known.hands[1] == game.hands[1]
    assert game.view(1).known.hands[0] == game.hands[0]
    assert [len(hand) - hand.count(HIDDEN) for hand in game.view(2).known.hands] == [0, 0, 0]
    events = game.take_events()
    told = [line["text"] for line in lines(events, [1], ENGLISH, ["H", "E", "F"]) if line["kind"].startswith("cards_")]
    assert "Lasgun" in told[0]
    assert "Hajr" in told[1]


WITH_IXIANS = ["atreides", "ixians", "emperor", "harkonnen", "fremen", "spacing_guild"]


@rule("CLA-16.1", "CLA-22.3")
@pytest.mark.parametrize("seed", range(3))
def test_the_ixians_are_not_told_which_of_their_cards_is_up(seed: int) -> None:
    """They have seen the row before it was shuffled; Atreides sees the first card, others none."""
    random = Random(seed)
    game = cast(Game, meta("classic").new(seed, meta("classic").check({**EVERYTHING, "factions": WITH_IXIANS})))
    seat_of = {faction: game.seat_of[FACTION_NUMBER[faction]] for faction in ("atreides", "ixians", "emperor")}
    times = 0
    for _ in range(2000):
        if game.row_seen and game.row_sorted and len(game.row) > 1:
            times += 1
            up = {who: look(game, seat, ENGLISH, ["?"] * 8)["auction"]["card"] for who, seat in seat_of.items()}
            assert up == {"atreides": TREACHERY[game.row[0]].id, "ixians": None, "emperor": None}
            assert game.view(seat_of["ixians"]).as_dict()["for_sale"] == "?"
        if game.over:
            break
        seat = game.to_act[0]
        game.apply(seat, random.choice(game.decision(seat).options))
    assert times
