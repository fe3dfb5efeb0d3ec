"""Events as a seat sees them: what lies open, what it may know, and no more."""

from __future__ import annotations

from collections import Counter

from sandtable.core.events import EVERYONE, Event
from sandtable.core.rng import Rng
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import OF_CARD, OF_INTRIGUE
from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import INTRIGUE, RESERVE_CARDS
from tests.imperium.playing import begin, options, play
from tests.imperium.worlds import NAMED, walk

HIDDEN_EVENTS = ("draw", "intrigue", "peek", "intrigue_stolen")


def plain(event: Event) -> tuple[str, int, int, int, int]:
    return (event.kind, event.seat, event.amount, event.thing, event.cause)


def in_public(game: Game) -> set[int]:
    """Things that have been in an open place: what an open event may be about."""
    cards = game.row + game.trashed + RESERVE_CARDS + [frame[2] for frame in game.stack if frame[0] in NAMED]
    secrets = game.intrigue_discard + [f[2] for f in game.stack if f[0] == frames.DISCARD_INTRIGUE]
    for p in game.players:
        cards += p.discard + p.play + p.shown_hand + p.deck[len(p.deck) - p.shown_deck :] + [p.aside]
        secrets += p.open_intrigue
    return {OF_CARD | k for k in cards if k >= 0} | {OF_INTRIGUE | k for k in secrets}


@rule("IMP-13.1", "IMP-4.20")
def test_events_show_hidden_pieces_only_to_those_who_may_know() -> None:
    """Drawn, looked at, stolen: known to some. Everything else is about pieces that lie open."""
    kinds: Counter[str] = Counter()
    for seed in range(120):
        lay_open: set[int] = set()
        for game in walk(seed):
            before = lay_open
            lay_open = in_public(game)
            for event in game.take_events():
                if event.kind in HIDDEN_EVENTS:
                    kinds[event.kind] += 1
                    assert event.thing > 0
                    for seat in range(game.seats):
                        told = event.seen_by(seat)
                        knows = event.eyes == EVERYONE or (event.eyes >> seat) & 1
                        assert (told.thing == event.thing) if knows else (told.thing == 0)
                        assert told.thing or (told.kind, told.seat, told.amount) == plain(event)[:3]
                    if event.kind == "intrigue_stolen":
                        assert event.eyes.bit_count() == 2
                        assert (event.eyes >> event.seat) & 1
                    elif event.eyes != EVERYONE:
                        assert event.eyes == 1 << event.seat  # for a Rival: nobody
                    else:  # a card that everybody knew to be on top
                        assert event.kind == "draw"
                    assert event.seen_by(-1).thing == (event.thing if event.eyes == EVERYONE else 0)
                else:
                    assert event.eyes == EVERYONE
                    if event.thing >> 12 in (OF_CARD >> 12, OF_INTRIGUE >> 12):
                        played = event.kind in ("card_played", "intrigue_played", "discard", "trash", "revealed_card")
                        assert played or event.thing in before | lay_open, event
    assert set(kinds) >= {"draw", "intrigue", "peek"}  # theft is rare; it has a test of its own


@rule("IMP-4.20", "IMP-13.1")
def test_a_stolen_intrigue_card_is_known_to_victim_and_thief_only() -> None:
    game = begin(
        seats=4,
        p0={"hand": ["diplomacy"]},
        p1={"intrigue": ["ambush", "bribery", "windfall", "infiltrate"]},
        intrigue_deck=["charisma"],
    )
    game.listen()
    play(game, "card:diplomacy space:secrets")
    while options(game) != ["end"] and "box:space" in options(game):
        game.act("box:space")
        if "part:0" in options(game):
            game.act("part:0")
    theft = next(event for event in game.take_events() if event.kind == "intrigue_stolen")
    kind = theft.thing & 0xFFF
    assert OF_INTRIGUE | kind == theft.thing
    assert kind in game.players[0].intrigue
    name = INTRIGUE[kind].id
    assert name in game.view(1).as_dict()["players"][0]["intrigue"]
    assert game.view(1).as_dict()["players"][0]["intrigue"].count("?") == 1  # the one from the deck
    for seat in (2, 3):
        assert game.view(seat).as_dict()["players"][0]["intrigue"] == ["?", "?"]
        assert game.view(seat).as_dict()["players"][1]["intrigue"] == ["?"] * 3
        assert theft.seen_by(seat).thing == 0
    for seat in (0, 1):
        assert theft.seen_by(seat).thing == theft.thing
    for _ in range(30):
        assert kind in game.resample(1, Rng(2)).players[0].intrigue
