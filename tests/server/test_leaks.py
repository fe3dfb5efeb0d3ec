"""Nothing leaks: everything sent to seats and spectators is searched for hidden information (`tests.server.leaks`)."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from sandtable.core.titles import meta
from sandtable.imperium.modules.choam import contracts_of
from sandtable.imperium.modules.choam_language import CONTRACTS
from sandtable.imperium.modules.tech.language import TILES
from sandtable.imperium.modules.tech.tiles import Tech
from sandtable.imperium.rules.event_rules import EVENT_RULES
from sandtable.imperium.rules.frames import ASK_SIFT, ASK_TURN
from sandtable.imperium.rules.game import Game as GameOfFamily
from sandtable.imperium.rules.state import HIDDEN, Frame, State
from sandtable.server.games.game import WATCH, Game
from sandtable.server.tables import insight
from tests.imperium.base.pieces import CARDS, CONFLICTS, INTRIGUE
from tests.server import leak_games
from tests.server.harness import Data, Running
from tests.server.leak_games import play
from tests.server.leak_names import BASE
from tests.server.leak_notes import Notes, card_names, intrigue_names
from tests.server.leaks import OPENLY, Kept, Search, Sent, Truth

MOVES = 25


@pytest.mark.parametrize("pattern", ["gnnn", "ggg", "g", "gg", "hgh"])
def test_nobody_is_sent_what_they_may_not_know(served: Running, pattern: str) -> None:
    played = play(served, pattern, seed=len(pattern), most=MOVES)
    assert played.search.found == []
    assert played.search.searched > MOVES


@pytest.mark.parametrize(("pattern", "choam"), [("gnnn", True), ("ggg", False), ("gng", True)])
def test_nobody_is_sent_what_they_may_not_know_of_a_box_with_modules(
    served: Running, pattern: str, choam: bool
) -> None:
    played = play(served, pattern, seed=len(pattern), most=MOVES, title="uprising", choam=choam)
    assert played.search.found == []
    assert played.search.searched > MOVES


@pytest.mark.parametrize("pattern", ["ggg", "gan"])
def test_nobody_is_sent_what_they_may_not_know_of_a_league_game(served: Running, pattern: str) -> None:
    played = play(served, pattern, seed=2, most=MOVES, boxes=["ix", "immortality"])
    assert played.search.found == []
    assert played.search.searched > MOVES


def test_a_tile_below_others_that_is_told_is_found_out(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = Tech.facts

    def told(tech: Tech, s: State) -> dict[str, Any]:
        below = [TILES[stack[-2]].id for stack in tech.stacks]
        return {**facts(tech, s), "gone": below}

    monkeypatch.setattr(Tech, "seen_by", lambda tech, *_: tech.clone())
    monkeypatch.setattr(Tech, "facts", told)
    found = play(served, "ggg", seed=1, most=4, boxes=["ix"]).search.found
    assert any("names tech:" in leak for leak in found)


def test_a_server_that_leaks_is_found_out(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is changed so that spectators are sent the view of seat 0."""
    view = Game.view
    monkeypatch.setattr(Game, "view", lambda game, seat: view(game, 0 if seat == WATCH else seat))
    found = play(served, "ggg", seed=1, most=4).search.found
    assert any("player 0: hand shows" in leak for leak in found)


def test_a_suggestion_that_names_hidden_cards_is_found_out(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    all_cards = [f"card:{card.id}" for card in CARDS]
    monkeypatch.setattr(insight, "_labels", lambda *_: all_cards)
    monkeypatch.setattr(leak_games, "HINT_OFTEN", 1.0)
    found = play(served, "ggg", seed=1, most=4).search.found
    assert any("an answer to" in leak and "names card:" in leak for leak in found)


def test_a_log_that_tells_all_is_found_out(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Game.lines_from
    monkeypatch.setattr(Game, "lines_from", lambda game, seats, start: lines(game, range(len(game.people)), start))
    found = play(served, "ggg", seed=1, most=12).search.found
    assert any("a line of the log: draw of card:" in leak for leak in found)


# --- each kind of leak -------------------------------------------------------------------


def scene(served: Running) -> tuple[Truth, Data]:
    """Return a game some moves old, and a correct update of it to seat 1."""
    anna = served.browser("Anna")
    leaders = ["baron_vladimir_harkonnen", "glossu_rabban", "count_ilban_richese"]
    table = anna.make("mmo", options={"leaders": leaders, "first": 0}, start=False)
    ben = served.browser("Ben")
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "seat": 2})
    anna.post(f"/tables/{table['id']}/start")
    with anna.socket(table["id"]) as line, ben.socket(table["id"]) as other:
        line.ready()
        for _ in range(2):  # the Baron picks tokens
            line.act(line.options()[0])
        other.reach(line.n)
        store = served.lobby.services.store
        info = served.ask(store.load(table["id"]))
        rows = served.ask(store.rows(table["id"]))
        return Truth(Kept("imperium", info.seed, info.options, info.invite, rows)), other.update


def hidden_card(s: State) -> str:
    seen = {*s.row, *s.trashed, *(kind for p in s.players for kind in p.hand + p.deck)}
    return next(CARDS[kind].id for kind in s.imperium_deck if kind not in seen)


def tell_hand(view: Data, update: Data, s: State) -> None:
    view["players"][0]["hand"][0] = CARDS[s.players[0].hand[0]].id


def tell_own_deck(view: Data, update: Data, s: State) -> None:
    view["players"][2]["deck"][0] = CARDS[s.players[2].deck[0]].id


def tell_intrigue_deck(view: Data, update: Data, s: State) -> None:
    view["intrigue_discard"].append(INTRIGUE[s.intrigue_deck[-1]].id)


def tell_next_conflict(view: Data, update: Data, s: State) -> None:
    view["prompt"] = f"\x02conflict-{CONFLICTS[s.conflict_deck[-1]].id.replace('_', '-')}\x03"


def tell_next_card(view: Data, update: Data, s: State) -> None:
    view["undo"] = [{"to": 0, "label": f"\x02card-{hidden_card(s).replace('_', '-')}\x03"}]


def tell_tokens(view: Data, update: Data, s: State) -> None:
    view["players"][0]["tokens"] = ["fremen", "guild"]


def tell_deck_in_a_new_field(view: Data, update: Data, s: State) -> None:
    view["decks"] = [1, 2, 3]


def tell_conflicts_in_a_known_field(view: Data, update: Data, s: State) -> None:
    view["conflict_deck"] = [1, 2, 3]


def tell_draw(view: Data, update: Data, s: State) -> None:
    line = next(line for line in update["lines"] if line["kind"] == "draw" and line["seat"] == 0)
    line["thing"] = "card:dagger"


def tell_draw_in_words(view: Data, update: Data, s: State) -> None:
    line = next(line for line in update["lines"] if line["kind"] == "draw" and line["seat"] == 0)
    line["text"] += "\x02card-dagger\x03"


def tell_closed_card(view: Data, update: Data, s: State) -> None:
    mine = s.players[2]
    own = {*mine.hand, *mine.discard, *mine.play}
    view["closed"]["card:" + next(CARDS[kind].id for kind in s.players[0].hand + mine.deck if kind not in own)] = []


def tell_seed(view: Data, update: Data, s: State) -> None:
    update["by"] = int.from_bytes(s.chance.key, "big")


def tell_seed_as_text(view: Data, update: Data, s: State) -> None:
    view["outcome"] = f"seed {s.chance.key.hex()}"


def tell_another_view(view: Data, update: Data, s: State) -> None:
    update["views"]["0"] = view


TELLS: list[Callable[[Data, Data, State], None]] = [
    tell_hand, tell_own_deck, tell_intrigue_deck, tell_next_conflict, tell_next_card, tell_tokens,
    tell_deck_in_a_new_field, tell_conflicts_in_a_known_field, tell_draw, tell_draw_in_words, tell_closed_card,
    tell_seed, tell_seed_as_text, tell_another_view,
]  # fmt: skip


@pytest.fixture(scope="module")
def good(served: Running) -> tuple[Truth, Data]:
    return scene(served)


def found_in(truth: Truth, update: Data) -> list[str]:
    search = Search(truth)
    search.message(Sent((2,), update["n"], update))
    return search.found


def test_a_good_message_is_no_leak(good: tuple[Truth, Data]) -> None:
    assert found_in(*good) == []


@pytest.mark.parametrize("tell", TELLS, ids=lambda tell: tell.__name__)
def test_a_leak_is_found(good: tuple[Truth, Data], tell: Callable[[Data, Data, State], None]) -> None:
    truth, update = good
    told: Any = copy.deepcopy(update)
    tell(told["views"]["2"], told, truth.positions[update["n"]])
    assert found_in(truth, told)


def test_names_are_found_however_they_stand() -> None:
    assert BASE.named("\x02event-draw\x1fthing\x1d\x02card-dune-the-desert-planet\x03\x03") == {
        "card:dune_the_desert_planet"
    }
    assert BASE.named("acquire:stilgar\nspace:arrakeen\ndagger\n?") == {"card:stilgar", "card:dagger"}
    assert BASE.named("Anna plays\nleader:helena_richese") == set()


def test_events_shown_openly_are_declared() -> None:
    for seats in (2, 6):  # modules register their events when they are loaded
        meta("uprising").new(0, {"seats": seats, "boxes": ["ix"]})
    assert set(EVENT_RULES) >= OPENLY


def test_words_of_cards_on_the_own_deck_are_no_leak_while_they_are_looked_at(good: tuple[Truth, Data]) -> None:
    """A seat may be told the three cards it looks at, or two after one is trashed (UPR-3.6), but never the card below,
    and none when it is not asked."""
    truth, update = good
    told: Any = copy.deepcopy(update)
    s = cast(GameOfFamily, truth.positions[update["n"]]).clone()
    search = Search(truth)
    p = s.players[2]
    deck = ["signet_ring", "diplomacy", "dagger", "convincing_argument"]
    p.deck, p.hand, p.discard = [s.rules.card[id] for id in deck], [], []

    def found(frame: Frame, looked: int) -> list[str]:
        search.found.clear()
        s.stack[-1] = frame
        told["views"]["2"]["options"] = [{"action": "card:" + id} for id in deck[-looked:]]
        search._words(told["views"]["2"], 2, s)
        return search.found

    assert found((ASK_SIFT, 2, 0, 0, 0), 3) == []
    assert found((ASK_SIFT, 2, 0, 0, 0), 4)
    assert found((ASK_SIFT, 2, 0, 1, 0), 2) == []
    assert found((ASK_SIFT, 2, 0, 1, 0), 3)
    assert found((ASK_SIFT, 1, 0, 0, 0), 1)
    assert found((ASK_TURN, 2, 0, 0, 0), 1)


@pytest.mark.parametrize(("title", "seats", "games"), [("imperium", 4, 2), ("uprising", 4, 1), ("uprising", 6, 1)])
def test_a_view_has_what_could_have_been_noted_and_nothing_else(title: str, seats: int, games: int) -> None:
    """This concerns hands, decks and Intrigue cards of others, at every position of random games (R-IMP-22,
    R-UPR-47)."""
    shown = 0
    for seed in range(games):
        rng = random.Random(seed)
        s = cast(GameOfFamily, meta(title).new(seed, {"seats": seats}, listen=True))
        notes = Notes(seats)
        s.take_events()
        while not s.over:
            before, seat = cast(State, s.clone()), s.to_act[0]
            action = rng.choice(s.decision(seat).options)
            s.apply(seat, action)
            notes = notes.after(before, seat, s.vocabulary.words[action], s, s.take_events())
            for viewer in range(seats):
                for owner, p in enumerate(s.view(viewer).known.players):
                    if owner != viewer:
                        hand = Counter(card_names([kind for kind in p.hand if kind != HIDDEN]))
                        held = Counter(intrigue_names([kind for kind in p.intrigue if kind != HIDDEN]))
                        assert hand == notes.hand_of(owner)
                        assert held == notes.intrigue_of(owner, viewer)
                        assert card_names([kind for kind in p.deck if kind != HIDDEN]) == notes.tops[owner]
                        shown += hand.total()
    assert shown


# --- contracts ---------------------------------------------------------------------------
def test_a_contract_of_the_bank_is_a_leak(served: Running) -> None:
    """The search finds a contract of the bank that is named in a text, listed among the public ones, or given an owner
    (UPR-20.1)."""
    anna = served.browser("Anna")
    table = anna.make("mmm", title="uprising", options={"choam": True})
    with anna.socket(table["id"]) as line:
        line.ready()
        update = line.update
        store = served.lobby.services.store
        info, rows = served.ask(store.load(table["id"])), served.ask(store.rows(table["id"]))
    truth = Truth(Kept("uprising", info.seed, info.options, info.invite, rows))
    lie = contracts_of(truth.positions[update["n"]])
    id = next(CONTRACTS[kind].id for kind in lie.bank if kind not in lie.offer)

    def found(change: Callable[[Data], None]) -> list[str]:
        told: Any = copy.deepcopy(update)
        change(told["views"]["0"])
        search = Search(truth)
        search.message(Sent((0, 1, 2), update["n"], told))
        return search.found

    assert found(lambda view: None) == []
    assert found(lambda view: view.update(prompt=f"\x02contract-{id.replace('_', '-')}\x03"))
    assert found(lambda view: view["choam"]["offer"].append(id))
    assert found(lambda view: view["choam"].update(bank=[id]))
    assert found(lambda view: view["choam"]["held"].update({id: [1]}))
