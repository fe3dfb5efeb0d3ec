"""A view holds what its seat may know and nothing else, and does not change with the rest."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sandtable.core.rng import Rng
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import OF_CARD, thing_name
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state_data import LISTS, NUMBERS, PLAYER
from tests.citing import rule
from tests.imperium.base.pieces import CARD, CARDS, CONFLICTS, DIFFICULTIES, INTRIGUE, RESERVE_CARDS, SPACE
from tests.imperium.playing import begin, options, play
from tests.imperium.worlds import MASTERSTROKE, NAMED, another_world, known_top, positions_of_every_kind, where
from tests.texts import strings


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    return positions_of_every_kind()


@rule("IMP-13.1", "IMP-20.26")
def test_a_view_does_not_change_with_what_its_seat_cannot_know(positions: list[Game]) -> None:
    random = Random(1)
    differed = 0
    for game in positions:
        for seat in range(game.seats):
            before = game.view(seat)
            for _ in range(2):
                world = another_world(game, seat, random)
                assert world.view(seat).pack() == before.pack(), where(game, seat)
                assert world.view(seat).as_dict() == before.as_dict(), where(game, seat)
                assert world.view(seat) == before
                differed += world != game
    assert differed > len(positions)  # the worlds were others indeed


def test_a_view_holds_what_lies_open(positions: list[Game]) -> None:
    for game in positions:
        for seat in range(game.seats):
            view = game.view(seat)
            known = view.known
            assert sorted(known.players[seat].hand) == sorted(game.players[seat].hand)
            assert sorted(known.players[seat].intrigue) == sorted(game.players[seat].intrigue)
            assert view.decision is None or view.decision.seat == seat
            assert (view.decision is not None) == (game.to_act == [seat])
            assert (known.row, known.reserve, known.trashed) == (game.row, game.reserve, game.trashed)
            assert (known.round, known.phase, known.conflict) == (game.round, game.phase, game.conflict)
            for p, q in zip(game.players, known.players, strict=True):
                assert (p.solari, p.spice, p.water, p.vp) == (q.solari, q.spice, q.water, q.vp)
                assert (p.discard, p.play, p.open_intrigue, p.aside) == (q.discard, q.play, q.open_intrigue, q.aside)
                assert (p.garrison, p.supply, p.conflict) == (q.garrison, q.supply, q.conflict)
                assert (p.influence, p.agents_at, p.revealed) == (q.influence, q.agents_at, q.revealed)
                assert (len(p.hand), len(p.deck), len(p.intrigue)) == (len(q.hand), len(q.deck), len(q.intrigue))


# --- deny by default ---------------------------------------------------------------------
# Every field of a position must be named here: what a view may copy as it is, and what it may not.
OPEN = {
    "seats", "round", "phase", "first", "alliance", "control", "bonus_spice", "row", "reserve",
    "trashed", "intrigue_discard", "conflicts_seen", "conflict", "mentat", "mentat_at", "mentat_kept", "turn_seat",
    "turn_kind", "turn_card", "turn_card_left", "turn_space", "fresh", "combat_turn", "allowance", "deployed",
    "opened", "paid", "discount_card", "discount", "topdeck", "todo", "stack", "passes",
    "actions_taken", "learnt",
    "circle", "recruits", "recruits_ready", "ties_third",
}  # fmt: skip
SECRET = {"imperium_deck", "intrigue_deck", "conflict_deck", "seen_intrigue"}
OPEN_OF_PLAYER = {
    "leader", "traits", "solari", "spice", "water", "vp", "influence", "garrison", "supply", "conflict", "swords",
    "persuasion", "agents", "agents_at", "swordmaster", "council", "discard", "play", "open_intrigue", "revealed",
    "aside", "shown_deck", "shown_hand", "rival", "visited",
}  # fmt: skip
SECRET_OF_PLAYER = {"hand", "deck", "intrigue"}


def test_every_field_of_a_position_is_either_open_or_secret() -> None:
    """A field added to the state is hidden until somebody lists it; this test asks that somebody thinks of it."""
    fields = {*NUMBERS, *LISTS}
    assert fields == OPEN | SECRET, fields ^ (OPEN | SECRET)
    assert {*PLAYER} == OPEN_OF_PLAYER | SECRET_OF_PLAYER, {*PLAYER} ^ (OPEN_OF_PLAYER | SECRET_OF_PLAYER)
    assert set(begin(seats=3).pack()) == {"title", "rules", "chance", "ended", "numbers", "lists", "parts", "players"}


def test_a_view_copies_and_does_not_share(positions: list[Game]) -> None:
    """Writing into a view changes nothing in the game."""
    for game in positions[::5]:
        before = game.digest()
        view = game.view(0)
        known = view.known
        for values in (known.row, known.stack, known.todo, known.trashed, known.reserve, known.alliance, view.pools[0]):
            values.clear()
        for p in known.players:
            for cards in (p.hand, p.deck, p.discard, p.play, p.intrigue, p.influence, p.agents_at, p.shown_hand):
                cards.clear()
        assert game.digest() == before


# --- in words ----------------------------------------------------------------------------
def words(data: Any) -> set[str]:
    """All words in plain data, without the prefix that says what sort of word it is."""
    return {text.split(":")[-1] for text in strings(data)}


@rule("IMP-13.1", "IMP-20.26")
def test_a_view_in_words_names_no_hidden_card(positions: list[Game]) -> None:
    for game in positions:
        for seat in range(game.seats):
            data = game.view(seat).as_dict()
            assert json.loads(json.dumps(data)) == data
            said = words(data)
            leaked = said & _hidden_ids(game, seat)
            assert not leaked, where(game, seat)
            for other, told in enumerate(data["players"]):
                p = game.players[other]
                top = known_top(game, seat, other)
                assert told["deck"] == ["?"] * (len(p.deck) - top) + [
                    CARDS[k].id for k in p.deck[len(p.deck) - top :]
                ], where(game, seat)
                if other == seat:
                    assert sorted(told["hand"]) == sorted(CARDS[k].id for k in p.hand)
                    assert sorted(told["intrigue"]) == sorted(INTRIGUE[k].id for k in p.intrigue)
                    continue
                open_hand = [CARDS[k].id for k in p.shown_hand]
                assert sorted(told["hand"]) == sorted(open_hand + ["?"] * (len(p.hand) - len(open_hand)))
                stolen = [INTRIGUE[k].id for who, whose, k in game.seen_intrigue if (who, whose) == (seat, other)]
                assert sorted(told["intrigue"]) == sorted(stolen + ["?"] * (len(p.intrigue) - len(stolen)))
                if p.has(MASTERSTROKE) and not secrets_of(game).is_shown(other):
                    assert not told["tokens"]


def _hidden_ids(game: Game, viewer: int) -> set[str]:
    """Ids of cards and Intrigue cards all of whose copies this seat can only guess the place of, and Conflicts."""
    cards: list[int] = game.row + game.trashed + RESERVE_CARDS + [game.turn_card]
    secrets: list[int] = game.intrigue_discard[:]
    for frame in game.stack:
        if frame[0] == frames.DISCARD_INTRIGUE:
            secrets.append(frame[2])
        if frame[0] in NAMED or frame[0] == frames.ASK_DECK_TOP:
            cards.append(frame[2])
    for seat, p in enumerate(game.players):
        top = known_top(game, viewer, seat)
        cards += p.discard + p.play + p.deck[len(p.deck) - top :] + [p.aside]
        cards += p.hand if seat == viewer else p.shown_hand
        secrets += p.open_intrigue + (p.intrigue if seat == viewer else [])
    secrets += [kind for who, _, kind in game.seen_intrigue if who == viewer]
    others = {*SPACE, *(level.id for level in DIFFICULTIES)}  # other pieces with the same id
    hidden = {card.id for kind, card in enumerate(CARDS) if kind not in cards and card.id not in others}
    hidden |= {card.id for kind, card in enumerate(INTRIGUE) if kind not in secrets}
    hidden |= {card.id for kind, card in enumerate(CONFLICTS) if kind not in game.conflicts_seen}
    # What causes a question is named: the effect of a card that is gone, or of a Leader.
    if not game.over:
        hidden -= words(thing_name(game.decision(game.to_act[0]).cause))
    return hidden


@rule("IMP-13.1")
def test_intrigue_cards_are_hidden_until_played_then_lie_open() -> None:
    game = begin(seats=3, p0={"intrigue": ["windfall", "ambush"]})
    assert sorted(game.view(0).as_dict()["players"][0]["intrigue"]) == ["ambush", "windfall"]
    for seat in (1, 2):
        assert game.view(seat).as_dict()["players"][0]["intrigue"] == ["?", "?"]
        assert "windfall" not in words(game.view(seat).as_dict())
    play(game, "intrigue:windfall")
    for seat in (1, 2):
        assert game.view(seat).as_dict()["players"][0]["intrigue"] == ["?"]
        assert game.view(seat).as_dict()["intrigue_discard"] == ["windfall"]


@rule("IMP-13.7")
def test_an_intrigue_card_lying_face_up_is_seen_by_all() -> None:
    game = play(begin(seats=3, p0={"intrigue": ["charisma"]}), "intrigue:charisma")
    for seat in range(3):
        assert game.view(seat).as_dict()["players"][0]["open_intrigue"] == ["charisma"]


# --- what a seat knows beyond what lies open ----------------------------------------------
PAUL_FIRST = ["paul_atreides", "glossu_rabban", "helena_richese"]


@rule("IMP-20.31")
def test_paul_sees_the_top_card_of_his_deck_and_only_he_does() -> None:
    game = begin(seats=3, leaders=PAUL_FIRST, p0={"deck": ["dagger", "seek_allies", "diplomacy"], "hand": []})
    assert game.view(0).as_dict()["players"][0]["deck"] == ["?", "?", "dagger"]
    for seat in (1, 2):
        assert game.view(seat).as_dict()["players"][0]["deck"] == ["?", "?", "?"]
    assert game.view(0).as_dict()["players"][1]["deck"][-1] == "?"
    rng = Rng(15)
    tops = [{game.resample(seat, rng).players[0].deck[-1] for _ in range(40)} for seat in range(3)]
    assert tops[0] == {CARD["dagger"]}
    assert len(tops[1]) == len(tops[2]) == 3


@rule("IMP-20.31")
def test_paul_sees_nothing_while_his_deck_is_empty() -> None:
    """The discard pile is not shuffled for a look."""
    game = begin(seats=3, leaders=PAUL_FIRST, p0={"deck": [], "discard": ["dagger", "seek_allies"], "hand": []})
    told = game.view(0).as_dict()["players"][0]
    assert told["deck"] == []
    assert told["discard"] == ["dagger", "seek_allies"]


@rule("IMP-20.31")
def test_paul_sees_the_next_card_after_a_draw() -> None:
    game = begin(seats=3, leaders=PAUL_FIRST, p0={"deck": ["dagger", "seek_allies"], "hand": ["signet_ring"]})
    learnt = game.learnt
    play(game, "card:signet_ring space:arrakeen box:signet_ring")  # Discipline draws one
    assert game.learnt > learnt
    assert game.view(0).as_dict()["players"][0]["deck"] == ["seek_allies"]
    assert game.view(1).as_dict()["players"][0]["deck"] == ["?"]


@rule("IMP-20.56")
def test_poison_snooper_shows_the_top_card_to_its_player_only_and_only_meanwhile() -> None:
    game = begin(
        seats=3, p0={"intrigue": ["poison_snooper"], "deck": ["stilgar", "dagger", "diplomacy"], "hand": ["dagger"]}
    )
    assert game.view(0).as_dict()["players"][0]["deck"] == ["?", "?", "?"]
    game.listen()
    play(game, "intrigue:poison_snooper")
    look = next(event for event in game.take_events() if event.kind == "peek")
    assert [look.seen_by(seat).thing for seat in range(3)] == [OF_CARD | CARD["stilgar"], 0, 0]
    assert game.view(0).as_dict()["players"][0]["deck"] == ["?", "?", "stilgar"]
    for seat in (1, 2):
        assert game.view(seat).as_dict()["players"][0]["deck"] == ["?", "?", "?"]
    trashed = game.clone()
    play(game, "option:0")
    assert game.view(1).as_dict()["players"][0]["hand"] == ["?", "?"]
    assert game.view(0).as_dict()["players"][0]["deck"] == ["?", "?"]
    play(trashed, "option:1")  # laid open in leaving
    assert trashed.view(1).as_dict()["trashed"][-1] == "stilgar"


@rule("IMP-9.4", "IMP-20.53")
def test_a_card_put_on_the_deck_in_the_open_is_known_until_it_is_shuffled() -> None:
    game = begin(
        seats=3,
        p0={"intrigue": ["recruitment_mission"], "hand": ["convincing_argument"] * 2, "deck": ["dagger"]},
        row=["space_travel", "stilgar", "duncan_idaho", "gurney_halleck", "dr_yueh"],
    )
    play(game, "intrigue:recruitment_mission reveal acquire:space_travel")
    for seat in range(3):  # taken from the row, and not yet anywhere
        assert game.resample(seat, Rng(3)).stack == game.stack
        assert "space_travel" not in game.view(seat).as_dict()["row"]
    play(game, "yes")
    for seat in range(3):
        assert game.view(seat).as_dict()["players"][0]["deck"] == ["?", "space_travel"]
        assert game.resample(seat, Rng(3)).players[0].deck[-1] == CARD["space_travel"]
    play(game, "end reveal end reveal end")
    assert game.round == 2  # drawn by then, with four more: known to be in hand
    for seat in (1, 2):
        assert "space_travel" in game.view(seat).as_dict()["players"][0]["hand"]
        assert CARD["space_travel"] in game.resample(seat, Rng(3)).players[0].hand


@rule("IMP-2.2")
def test_a_card_fetched_from_the_discard_pile_is_known_to_be_in_hand() -> None:
    game = begin(
        seats=3, p0={"hand": ["other_memory", "dagger", "diplomacy"], "discard": ["bene_gesserit_sister"], "deck": []}
    )
    play(game, "card:other_memory space:arrakeen box:other_memory")
    if options(game)[0].startswith("option"):
        play(game, "option:1")
    play(game, "discard:bene_gesserit_sister")
    for seat in (1, 2):
        assert sorted(game.view(seat).as_dict()["players"][0]["hand"]) == ["?", "?", "bene_gesserit_sister"]


def test_nobody_sees_the_seed_or_the_order_of_a_deck() -> None:
    game = begin(seats=3)
    for seat in range(3):
        known = game.view(seat).known
        assert known.chance.key == b""
        assert not any(known.chance.used)
        assert set(known.imperium_deck) == set(known.intrigue_deck) == set(known.conflict_deck) == {-1}
