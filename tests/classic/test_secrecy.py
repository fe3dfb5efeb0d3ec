"""Public knowledge (CLA-14), and questions about a card that reveal nothing about a hand (CLA-20.2)."""

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
from sandtable.classic.rules.state_data import NUMBERS
from sandtable.classic.rules.words import FACTION, PASS, VOCABULARY, traitor_word
from sandtable.classic.tell.offers import offer, offers
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


# --- questions to everybody who might hold a card ----------------------------------------
class Asked:
    """A question to everybody who might hold a card: a position, the steps to it, the kind of question and the seats.

    Two seats swap what they hold, so that first one and then the other has the card in question. `given` configures
    both.
    """

    def __init__(self, kind: str, seats: list[str], steps: list[str], one: list[str], other: list[str], **given: Any):
        self.kind = kind
        self.seats = seats  # the first two swap what they hold, the last one watches
        self.steps = steps
        self.held = (one, other)
        self.what = given.pop("what", "hand")
        self.asked = given.pop("asked", seats[:2])
        self.given = given

    def game(self, swapped: bool) -> Game:
        players: dict[int, dict[str, Any]] = {seat: {"faction": id} for seat, id in enumerate(self.seats)}
        for seat, id in enumerate(self.seats):
            players[seat].update(self.given.get(id, {}))
        for seat in range(1 if self.what == "dancers" else 2):
            players[seat][self.what] = self.held[seat ^ swapped]
        table = {key: value for key, value in self.given.items() if key not in self.seats}
        table.setdefault("attentive", self.kind == "moment")
        game = build({"seats": len(self.seats), "players": players, **table})
        for step in self.steps:
            who, *words = step.split()
            while who == "until" and game.decision(game.to_act[0]).kind != words[0]:  # everybody declines
                game.apply(game.to_act[0], game.decision(game.to_act[0]).options[0])
            for word in words if who != "until" else []:
                game.apply(self.seats.index(who), game.vocabulary.number(word))
        return game


GONE = ["karama", "karama", "truthtrance", "truthtrance", "tleilaxu_ghola"]
TRIO = ["emperor", "harkonnen", "spacing_guild"]
PLANS = "leader:{} none none no dial:0 number:0"
BASIN = {"basin@8": {"emperor": 1, "harkonnen": 2}}
INTERRUPTS = {
    "karama": Asked(
        "stop", ["emperor", "harkonnen", "atreides"], [], ["karama"], ["baliset"], phase="bidding",
    ),
    "harvester": Asked(
        "harvester", TRIO, [], ["harvester"], ["baliset"], phase="spice_blow", treachery_more=True, storm=1,
        spice_deck=["south_mesa"],
    ),
    "weather_control": Asked(
        "weather_control", TRIO, ["emperor number:1", "harkonnen number:1"], ["weather_control"], ["baliset"],
        phase="storm", wheels=["emperor", "harkonnen"],
    ),
    "family_atomics": Asked(
        "family_atomics", TRIO, ["emperor number:1", "harkonnen number:1"], ["family_atomics"], ["baliset"],
        phase="storm", wheels=["emperor", "harkonnen"], treachery_discard=["weather_control"],
        forces={"sihaya_ridge@8": {"emperor": 1}, "gara_kulon@7": {"harkonnen": 1}},
    ),
    "hajr": Asked(
        "hajr", TRIO, ["emperor pass pass"], ["hajr"], ["baliset"], phase="shipment_movement", storm=1,
        order=TRIO, forces={"basin@8": {"emperor": 2}}, asked=["emperor"],
    ),
    "traitor": Asked(
        "call_traitor", TRIO, [f"emperor {PLANS.format('caid')}", f"harkonnen {PLANS.format('umman_kudu')}"],
        ["umman_kudu"], ["feyd_rautha"], what="traitors", phase="battle", order=TRIO, forces=BASIN,
    ),
    "face_dancer": Asked(
        "face_dancer", ["tleilaxu", "emperor", "harkonnen"],
        [f"harkonnen {PLANS.format('feyd_rautha')}", f"emperor {PLANS.format('bashar')}"],
        ["feyd_rautha", "umman_kudu"], ["caid", "burseg"], what="dancers",
        phase="battle", order=["harkonnen", "emperor", "tleilaxu"], forces=BASIN, asked=["tleilaxu"],
    ),
    "voice": Asked(
        "plan", ["emperor", "harkonnen", "bene_gesserit"], ["bene_gesserit voice:play_lasgun", "emperor leader:caid"],
        ["lasgun"], ["baliset"],
        phase="battle", order=["emperor", "bene_gesserit", "harkonnen"], treachery_discard=GONE,
        forces={"basin@8": {"emperor": 1, "bene_gesserit": 2}}, asked=["emperor", "bene_gesserit"],
    ),
    "stopped_voice": Asked(
        "stop", ["emperor", "harkonnen", "bene_gesserit"], ["bene_gesserit voice:play_lasgun"], ["karama"], ["baliset"],
        phase="battle", order=["emperor", "bene_gesserit", "harkonnen"], treachery_discard=GONE[2:],
        forces={"basin@8": {"emperor": 1, "bene_gesserit": 2}},
    ),
    "prescience": Asked(
        "show_element", ["emperor", "harkonnen", "atreides"], ["atreides element:weapon"], ["lasgun"], ["shield"],
        phase="battle", order=["emperor", "atreides", "harkonnen"], treachery_discard=GONE,
        forces={"basin@8": {"emperor": 1, "atreides": 2}}, asked=["emperor"],
    ),
    "worm_ride": Asked(
        "stop", ["emperor", "harkonnen", "fremen"], ["until ride", "fremen part:tueks_sietch@4 number:2"],
        ["karama"], ["baliset"],
        phase="spice_blow", turn=2, storm=1, pile_a=["old_gap"], spice_deck=["shai_hulud", "south_mesa"],
        forces={"old_gap@9": {"fremen": 2}},
    ),
    "in_battle": Asked(
        "stop_in_battle", ["emperor", "harkonnen", "fremen"],
        ["until plan", f"fremen {PLANS.format('jamis')}", f"emperor {PLANS.format('caid')}"], ["karama"], ["baliset"],
        advanced=True, phase="battle", order=["fremen", "emperor", "harkonnen"], treachery_discard=GONE[2:],
        forces={"basin@8": {"emperor": 1, "fremen": 2}},
    ),
}  # fmt: skip


MOMENTS = {
    "truthtrance": Asked("moment", TRIO, [], ["truthtrance"], ["baliset"], phase="storm", moment=True),
    "ghola": Asked(
        "moment", TRIO, [], ["tleilaxu_ghola"], ["baliset"], phase="storm", moment=True,
        emperor={"tanks": 3}, harkonnen={"tanks": 3},
    ),
    "amal": Asked(
        "moment", TRIO, [], ["amal"], ["baliset"], phase="storm", moment=True, treachery_more=True,
        treachery_discard=GONE,
    ),
    "thumper": Asked(
        "moment", TRIO, [], ["thumper"], ["baliset"], phase="spice_blow", moment=True, treachery_more=True,
        treachery_discard=[*GONE, "amal"],
    ),
    "power_within_a_phase": Asked(
        "moment", ["emperor", "harkonnen", "bene_gesserit"], ["bene_gesserit pass"], ["karama"], ["baliset"],
        advanced=True, phase="shipment_movement", order=["bene_gesserit", "emperor", "harkonnen"],
        treachery_discard=[*GONE[2:], "hajr"], emperor={"tanks": 3}, bene_gesserit={"hand": ["jubba_cloak"]},
    ),
}  # fmt: skip


def test_every_interrupt_can_be_declined_beforehand() -> None:
    """The exceptions are not offers: a plan under the Voice, and an answer to prescience."""
    known = {offer["id"] for offer in offers(meta("classic").check({"seats": 6, **EVERYTHING}), ENGLISH)}
    found = {name: offer(case.game(False), case.game(False).to_act[0]) for name, case in INTERRUPTS.items()}
    assert {name for name, what in found.items() if what is None} == {"voice", "prescience"}
    assert {what[0] for what in found.values() if what is not None} <= known
    assert {"karama", "hajr", "call_traitor"} <= known
    for what, case in ((what, INTERRUPTS[name]) for name, what in found.items() if what is not None):
        game = case.game(False)
        assert all(what[1] in game.decision(seat).options for seat in game.to_act)
    plain = [offer["id"] for offer in offers(meta("classic").check({"seats": 6}), ENGLISH)]
    assert not {"harvester", "face_dancer", "stop_shipment"} & set(plain)


@rule("CLA-17.2", "CLA-20.6")
@pytest.mark.parametrize("name", MOMENTS)
def test_nobody_learns_who_wished_to_be_asked(name: str) -> None:
    """Everybody is shown as asked, and nobody can tell who answers."""
    case = MOMENTS[name]
    watcher = len(case.seats) - 1
    seen: list[list[Any]] = []
    asked: list[list[int]] = []
    for swapped in (False, True):
        game = case.game(swapped)
        asked.append(list(game.to_act))
        assert game.decision(asked[-1][0]).kind == case.kind
        assert list(game.deciding) == list(range(len(case.seats)))
        view = game.view(watcher)
        told = [repr(event.seen_by(watcher)) for event in game.take_events()]
        seen.append([view.pack(), view.as_dict(), told])
        world = game.resample(watcher, Rng(5))
        assert list(world.to_act) == [seat for seat in range(len(case.seats)) if seat != watcher]
    assert asked == [[0], [1]]
    assert seen[0] == seen[1]


@rule("CLA-17.2")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_wish_is_known_to_nobody_else(name: str) -> None:
    """A seat that wants to play something, or to be asked about it, is not seen to until it acts."""
    case = MOMENTS[name]
    word = {"power_within_a_phase": "power", "ghola": "tleilaxu_ghola"}.get(name, name)
    game = case.game(False)
    game.apply(0, PASS)
    game.wishes = [0] * game.seats
    before = [game.view(seat).pack() for seat in (1, 2)]
    said = VOCABULARY.number(f"hold:{word}")
    assert said in game.free_options(0)
    game.apply(0, said)
    assert game.wishes[0]
    counted = {"before": 1, "spoken": 1, "said": 1}  # that somebody has said a word
    for seat, known in zip((1, 2), before, strict=True):
        now = game.view(seat).pack()
        for count, more in counted.items():
            known["numbers"][NUMBERS.index(count)] += more
        assert now == known


@rule("CLA-20.2", "CLA-14.1")
@pytest.mark.parametrize("name", INTERRUPTS)
def test_all_who_might_are_asked_alike(name: str) -> None:
    """Seats with and without the card are asked at the same moments, and nobody else can tell them apart."""
    case = INTERRUPTS[name]
    watcher = len(case.seats) - 1
    seen: list[list[Any]] = []
    options = []
    offered = []
    for swapped in (False, True):
        game = case.game(swapped)
        assert {game.decision(seat).kind for seat in game.to_act} == {case.kind}
        assert [case.seats[seat] for seat in game.deciding] == case.asked
        offered.append([offer(game, seat) for seat in game.to_act])
        options.append([game.decision(seat).words() for seat in game.to_act if seat != watcher])
        view = game.view(watcher)
        told = [repr(event.seen_by(watcher)) for event in game.take_events()]
        seen.append([view.pack(), view.as_dict(), told])
        if len(game.deciding) > 1:  # sealed answers reveal nothing either
            seat = game.to_act[0]
            game.apply(seat, game.decision(seat).options[-1])
            seen[-1] += [game.view(watcher).pack(), game.take_events()]
    assert options[0] != options[1]  # yet their options differ
    assert seen[0] == seen[1]
    assert offered[0] == offered[1]  # whether it can be declined in advance depends on the question alone


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
