"""Positions of every kind of decision, and for each other positions that a seat cannot tell from it.

`another_world` is written from the rules, not from the engine's own `view` and `resample`: it changes everything
that a seat cannot know. A view that changes with it is a leak.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from sandtable.core.chance import Chance, key_of
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.meta import META
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.modules.team_seats import ASK_MASTER, ASK_SERVED
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.game import Game, new
from sandtable.imperium.rules.state import streams_of
from tests.imperium.playing import begin, options, play

PRESCIENCE = TRAITS.index("prescience")
MASTERSTROKE = TRAITS.index("masterstroke")
NAMED = (
    frames.ASK_AGENT,
    frames.ASK_SPACE,
    frames.ASK_MELANGE,
    frames.ASK_FIGURE,
    ASK_SERVED,
    ASK_MASTER,
)  # a card laid open whose space is being chosen
IDLE = ("end", "reveal", "pass", "done", "no", "none")
WITH_BARON = ["paul_atreides", "baron_vladimir_harkonnen", "helena_richese", "earl_memnon_thorvald"]
PER_KIND = 25  # positions kept of each kind of decision


# --- positions ---------------------------------------------------------------------------
def pick(random: Random, words: list[str], idle: float, hoard: bool) -> str:
    """Any option, but seldom one that does nothing, so that much happens; some keep their Intrigue cards."""
    busy = [word for word in words if word not in IDLE and not (hoard and word.startswith("intrigue:"))]
    return random.choice(busy if busy and random.random() > idle else words)


def walk(seed: int) -> Iterator[Game]:
    """One and the same game at each of its decisions, played at random, listened to."""
    random = Random(seed)
    how: dict[str, Any] = {"seats": 4 - seed % 4, "leaders": "draft" if seed % 3 == 0 else "random"}
    if how["seats"] == 1:
        how["difficulty"] = random.choice(["mercenary", "sardaukar", "mentat", "kwisatz_haderach"])
    game = new("imperium", seed, META.check(how), listen=True)
    idle = random.choice([0.05, 0.1, 0.3])
    hoard = random.random() < 0.4
    while not game.over:
        yield game
        game.act(pick(random, options(game), idle, hoard))
    yield game


def rare_positions() -> Iterator[Game]:
    """Questions that random games seldom ask, and some of which the tests demand."""
    yield play(
        begin(seats=4, p0={"hand": ["kwisatz_haderach", "dagger"], "agents_at": ["arrakeen"]}), "card:kwisatz_haderach"
    )
    mohiam = begin(seats=4, p0={"hand": ["reverend_mother_mohiam"], "play": ["bene_gesserit_sister"]})
    play(mohiam, "card:reverend_mother_mohiam space:secrets box:reverend_mother_mohiam")
    yield mohiam.clone()
    yield play(mohiam, options(mohiam)[0])  # the second card of the first victim
    yield play(
        begin(seats=3, p0={"hand": ["other_memory"], "discard": ["bene_gesserit_sister", "the_voice"], "deck": []}),
        "card:other_memory space:arrakeen box:other_memory option:1",
    )
    lost = begin(
        seats=4,
        p0={"hand": ["shifting_allegiances"], "influence": {"guild": 4, "fremen": 2}, "spice": 2},
        p1={"influence": {"guild": 4}},
        p2={"influence": {"guild": 4}},
        alliance={"guild": 0},
    )
    yield play(lost, "card:shifting_allegiances space:imperial_basin box:shifting_allegiances").clone()
    yield play(lost, "faction:guild")  # which of two gets the Alliance
    snooper = begin(seats=3, p0={"intrigue": ["poison_snooper", "water_of_life"]}, p1={"intrigue": ["poison_snooper"]})
    yield play(snooper, "intrigue:poison_snooper")
    yield play(
        begin(seats=3, p0={"intrigue": ["recruitment_mission"], "hand": ["convincing_argument"] * 2}),
        "intrigue:recruitment_mission reveal acquire:arrakis_liaison",
    )
    yield play(
        begin(
            seats=3,
            p0={"intrigue": ["recruitment_mission"], "hand": ["convincing_argument"] * 2},
            row=["space_travel", "stilgar", "duncan_idaho", "gurney_halleck", "dr_yueh"],
        ),
        "intrigue:recruitment_mission reveal acquire:space_travel",
    )
    yield play(begin(seats=3, p1={"intrigue": ["bribery", "ambush"], "solari": 2}, turn=1), "intrigue:bribery")
    yield play(
        begin(
            seats=4,
            leaders=WITH_BARON,
            p3={"solari": 5, "hand": ["dagger"]},
            turn=3,
            p1={"tokens": ["emperor", "guild"]},
        ),
        "card:dagger space:high_council box:space",
    )
    baron = new("imperium", 3, META.check({"seats": 4, "leaders": WITH_BARON}))
    yield baron.clone()
    yield play(baron, "faction:fremen")
    draft = new("imperium", 4, META.check({"seats": 3, "leaders": "draft"}))
    yield play(draft, "leader:baron_vladimir_harkonnen")  # and his tokens are not picked yet


@cache
def positions_of_every_kind() -> list[Game]:
    """Some of every kind of decision there is, and ended games: for all to look at, and nobody to play on."""
    kept: Counter[str] = Counter()
    found = []
    for game in rare_positions():
        kept[game.decision(game.to_act[0]).kind] += 1
        found.append(game)
    random = Random(7)
    for seed in range(160):
        for game in walk(seed):
            kind = game.decision(game.to_act[0]).kind if not game.over else "over"
            if kept[kind] < PER_KIND and (kept[kind] < 8 or random.random() < 0.02):
                kept[kind] += 1
                found.append(game.clone())
    missing = set(KINDS.values()) - set(kept)
    assert not missing, f"no position asks {missing}"
    return found


# --- what a seat cannot know, changed ----------------------------------------------------
def without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for kind in taken:
        left.remove(kind)
    return left


def known_top(game: Game, viewer: int, owner: int) -> int:
    """Return how many cards on top of a deck the viewer knows."""
    p = game.players[owner]
    peeked = 0
    if game.stack and game.stack[-1][1] == owner:
        if game.stack[-1][0] == frames.ASK_PEEK:
            peeked = 1
        elif game.stack[-1][0] == frames.ASK_SIFT:  # three, and when one of them is trashed the other two
            peeked = 3 - game.stack[-1][3]
    if viewer == owner and p.deck and (p.has(PRESCIENCE) or peeked):
        return max(1, peeked, p.shown_deck)
    return p.shown_deck


def known_hand(game: Game, owner: int) -> list[int]:
    """Cards in hand that everybody knows of: taken there in the open, or laid open and about to be played."""
    p = game.players[owner]
    known = p.shown_hand[:]
    for frame in game.stack:
        if frame[0] in NAMED and frame[1] == owner and frame[2] not in known:
            known.append(frame[2])
    return known


def another_world(game: Game, viewer: int, random: Random, to_come: bool = True) -> Game:
    """The same game with everything changed that this seat cannot know: what others hold and, with `to_come`, what
    it will see in time anyway, its own deck and those of the table."""
    w = game.clone()
    w.options_now = None
    for seat, p in enumerate(w.players):
        cut = len(p.deck) - known_top(game, viewer, seat)
        hidden, top = p.deck[:cut], p.deck[cut:]
        if seat == viewer:
            if to_come:
                random.shuffle(hidden)
                p.deck = hidden + top
            continue
        shown = known_hand(game, seat)
        hidden += without(p.hand, shown)
        random.shuffle(hidden)
        p.deck = hidden[:cut] + top
        p.hand = shown + hidden[cut:]
        random.shuffle(p.hand)
        if p.has(MASTERSTROKE) and not secrets_of(w).is_shown(seat):
            n = secrets_of(w).of(seat).bit_count()
            secrets_of(w).change(w, seat, sum(1 << f for f in random.sample(range(len(FACTIONS)), n)), False)
    _other_intrigue(w, viewer, random)
    if to_come:
        random.shuffle(w.imperium_deck)
        if "house_hagal" in w.rules.part:
            random.shuffle(hagal_of(w).deck)
        for level in (1, 2, 3):
            unseen = [k for k in w.rules.conflicts if CONFLICTS[k].level == level and k not in w.conflicts_seen]
            random.shuffle(unseen)
            w.conflict_deck = [unseen.pop() if CONFLICTS[k].level == level else k for k in w.conflict_deck]
        w.chance = Chance(key_of(random.getrandbits(60)), streams_of(w.rules))
    return w


def _other_intrigue(w: Game, viewer: int, random: Random) -> None:
    """Cards of others and of the deck change places, but for those the viewer has seen."""
    seen = {
        seat: [kind for who, owner, kind in w.seen_intrigue if who == viewer and owner == seat]
        for seat in range(len(w.players))
        if seat != viewer
    }
    pool = w.intrigue_deck[:]
    for seat, kinds in seen.items():
        pool += without(w.players[seat].intrigue, kinds)
    random.shuffle(pool)
    for seat, kinds in seen.items():
        p = w.players[seat]
        p.intrigue = kinds + [pool.pop() for _ in range(len(p.intrigue) - len(kinds))]
        random.shuffle(p.intrigue)
    w.intrigue_deck = pool
    # What other seats have seen goes with the cards.
    told = [entry for entry in w.seen_intrigue if entry[0] == viewer or entry[1] == viewer]
    for who in range(w.seats):
        for owner in range(len(w.players)):
            n = sum(1 for entry in w.seen_intrigue if entry[:2] == (who, owner))
            if n and viewer not in (who, owner):
                told += [(who, owner, kind) for kind in random.sample(w.players[owner].intrigue, n)]
    w.seen_intrigue = told


def where(game: Game, seat: int) -> str:
    kind = game.decision(game.to_act[0]).kind if not game.over else "over"
    return f"seat {seat} at {kind} of seat {game.to_act}, decision {game.actions_taken} of round {game.round}"
