"""What a seat may know, and nothing else: views, resampled worlds, and events as a seat sees them.

`another_world` is written from the rules, not from the engine's own `view` and `resample`: it changes everything
that a seat cannot know. A view that changes with it is a leak.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadSeat
from sandtable.core.events import EVERYONE, Event
from sandtable.core.rng import Rng
from sandtable.imperium import frames
from sandtable.imperium.catalog import (
    CARD,
    CARDS,
    CONFLICTS,
    DIFFICULTY,
    INTRIGUE,
    INTRIGUE_KIND,
    OF_CARD,
    OF_INTRIGUE,
    RESERVE_CARDS,
    SPACE,
    thing_name,
)
from sandtable.imperium.effects import FACTIONS
from sandtable.imperium.game import Game, new
from sandtable.imperium.invariants import check
from sandtable.imperium.meta import META
from sandtable.imperium.pieces import TRAITS
from sandtable.imperium.state import _LISTS, _NUMBERS, _PLAYER
from tests.citing import rule
from tests.playing import begin, options, play
from tests.texts import strings

PRESCIENCE = TRAITS.index("prescience")
MASTERSTROKE = TRAITS.index("masterstroke")
NAMED = (frames.ASK_AGENT, frames.ASK_SPACE, frames.ASK_MELANGE)  # a card laid open whose space is being chosen
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
    game = new(seed, META.check(how), listen=True)
    idle = random.choice([0.05, 0.1, 0.3])
    hoard = random.random() < 0.4
    while not game.over:
        yield game
        game.act(pick(random, options(game), idle, hoard))
    yield game


def play_out(game: Game, seed: int, moves: int = 5000) -> Game:
    random = Random(seed)
    while not game.over and moves:
        game.act(random.choice(options(game)))
        moves -= 1
    return game


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
    baron = new(3, META.check({"seats": 4, "leaders": WITH_BARON}))
    yield baron.clone()
    yield play(baron, "faction:fremen")
    draft = new(4, META.check({"seats": 3, "leaders": "draft"}))
    yield play(draft, "leader:baron_vladimir_harkonnen")  # and his tokens are not picked yet


def _gather() -> list[Game]:
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
    missing = set(frames.KINDS.values()) - set(kept)
    assert not missing, f"no position asks {missing}"
    return found


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    """Some of every kind of decision there is, and ended games."""
    return _gather()


# --- what a seat cannot know, changed ----------------------------------------------------
def without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for kind in taken:
        left.remove(kind)
    return left


def known_top(game: Game, viewer: int, owner: int) -> int:
    """How many cards on top of a deck the viewer knows."""
    p = game.players[owner]
    peeks = bool(game.stack) and game.stack[-1][:2] == (frames.ASK_PEEK, owner)
    if viewer == owner and p.deck and (p.trait == PRESCIENCE or peeks):
        return max(1, p.shown_deck)
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
        if p.trait == MASTERSTROKE and not p.tokens_shown:
            p.tokens = sum(1 << f for f in random.sample(range(len(FACTIONS)), p.tokens.bit_count()))
    _other_intrigue(w, viewer, random)
    if to_come:
        random.shuffle(w.imperium_deck)
        random.shuffle(w.hagal_deck)
        for level in (1, 2, 3):
            unseen = [k for k, card in enumerate(CONFLICTS) if card.level == level and k not in w.conflicts_seen]
            random.shuffle(unseen)
            w.conflict_deck = [unseen.pop() if CONFLICTS[k].level == level else k for k in w.conflict_deck]
        w.rng = Rng(random.getrandbits(60))
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


def test_other_worlds_are_sound() -> None:
    """The test's own worlds are positions that can be."""
    random = Random(2)
    for seed in range(2):
        for game in walk(seed):
            check(another_world(game, random.randrange(game.seats), random))


def test_views_of_different_positions_differ() -> None:
    """An empty view would leak nothing; a view holds what lies open, and the viewer's own."""
    for seed in range(2):
        packs = []
        for game in walk(seed):
            data = game.view(0).pack()
            packs.append(json.dumps(data))
        assert len(set(packs)) == len(packs)


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
    "turn_kind", "turn_card", "turn_space", "fresh", "combat_turn", "allowance", "deployed", "envoy", "infiltrating",
    "melange", "discount_card", "discount", "topdeck", "todo", "stack", "passes", "actions_taken", "learnt",
    "circle", "difficulty", "hagal_discard", "recruits", "recruits_ready",
}  # fmt: skip
SECRET = {"imperium_deck", "intrigue_deck", "conflict_deck", "hagal_deck", "seen_intrigue"}
OPEN_OF_PLAYER = {
    "leader", "trait", "solari", "spice", "water", "vp", "influence", "garrison", "supply", "conflict", "swords",
    "persuasion", "agents", "agents_at", "swordmaster", "council", "discard", "play", "open_intrigue", "revealed",
    "tokens_shown", "voice", "aside", "shown_deck", "shown_hand", "rival",
}  # fmt: skip
SECRET_OF_PLAYER = {"hand", "deck", "intrigue", "tokens"}


def test_every_field_of_a_position_is_either_open_or_secret() -> None:
    """A field added to the state is hidden until somebody lists it; this test asks that somebody thinks of it."""
    fields = {*_NUMBERS, *_LISTS}
    assert fields == OPEN | SECRET, fields ^ (OPEN | SECRET)
    assert {*_PLAYER} == OPEN_OF_PLAYER | SECRET_OF_PLAYER, {*_PLAYER} ^ (OPEN_OF_PLAYER | SECRET_OF_PLAYER)
    assert set(begin(seats=3).pack()) == {"title", "version", "rng", "ended", "numbers", "lists", "players"}


def test_a_view_copies_and_does_not_share(positions: list[Game]) -> None:
    """Whoever writes into a view changes nothing of the game."""
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


def test_no_such_seat() -> None:
    game = begin(seats=3)
    for seat in (-1, 3, 99, True, "0", None):
        with pytest.raises(BadSeat, match="seats are 0 to 2"):
            game.view(seat)


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
                if p.trait == MASTERSTROKE and not p.tokens_shown:
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
    others = {*SPACE, *DIFFICULTY}  # other pieces with the same id
    hidden = {card.id for kind, card in enumerate(CARDS) if kind not in cards and card.id not in others}
    hidden |= {card.id for kind, card in enumerate(INTRIGUE) if kind not in secrets}
    hidden |= {card.id for kind, card in enumerate(CONFLICTS) if kind not in game.conflicts_seen}
    # What causes a question is named: the effect of a card that is gone, or of a Leader.
    if not game.over:
        hidden -= words(thing_name(game.decision(game.to_act[0]).cause))
    return hidden


# --- resampled worlds --------------------------------------------------------------------
def test_a_resampled_world_cannot_be_told_from_the_real_one(positions: list[Game]) -> None:
    rng = Rng(5)
    for game in positions:
        for seat in range(game.seats):
            before = game.view(seat)
            world = game.resample(seat, rng)
            after = world.view(seat)
            assert after.pack() == before.pack(), where(game, seat)
            assert after.as_dict() == before.as_dict(), where(game, seat)
            assert world.to_act == game.to_act
            assert before.resample(rng).view(seat).as_dict() == before.as_dict(), where(game, seat)


@rule("IMP-1.10", "IMP-1.5")
def test_a_resampled_world_is_a_position_that_can_be(positions: list[Game]) -> None:
    rng = Rng(6)
    for game in positions:
        check(game)
        for seat in range(game.seats):
            world = game.resample(seat, rng)
            try:
                check(world)
            except AssertionError as error:
                raise AssertionError(f"{where(game, seat)}: {error}") from error


def test_every_option_of_a_resampled_world_applies(positions: list[Game]) -> None:
    rng = Rng(8)
    for game in positions:
        if game.over:
            continue
        actor = game.to_act[0]
        for seat in range(game.seats):
            world = game.resample(seat, rng)
            if seat == actor:
                assert sorted(world.decision(seat).options) == sorted(game.decision(seat).options), where(game, seat)
            for option in world.decision(actor).options:
                after = world.clone()
                after.apply(actor, option)
                check(after)


def test_a_resampled_world_can_be_played_to_the_end(positions: list[Game]) -> None:
    rng = Rng(9)
    for i, game in enumerate(positions[::3]):
        world = game.resample(i % game.seats, rng)
        play_out(world, i)
        check(world)
        assert world.outcome is not None


def test_resampled_worlds_differ() -> None:
    """Every hidden place takes different cards in different worlds, and all of the right ones."""
    game = begin(
        seats=4,
        leaders=WITH_BARON,
        p0={"intrigue": ["windfall"]},
        p1={"tokens": ["emperor", "guild"], "intrigue": ["ambush", "bribery"]},
        p2={"intrigue": ["infiltrate"]},
    )
    rng = Rng(10)
    hands, stacks, tokens, secrets, coming, seeds, own = set(), set(), set(), set(), set(), set(), set()
    for _ in range(200):
        world = game.resample(0, rng)
        hands.add(tuple(sorted(world.players[1].hand)))
        stacks.add(tuple(world.imperium_deck))
        tokens.add(world.players[1].tokens)
        secrets.add(tuple(sorted(world.players[1].intrigue)))
        coming.add(tuple(world.conflict_deck))
        seeds.add(world.rng.x)
        own.add(tuple(sorted(world.players[0].hand)))
    assert len(hands) > 20
    assert len(stacks) == 200
    assert len(tokens) == 6  # any two of four (IMP-20.26)
    assert len(secrets) > 100
    assert len(coming) > 190
    assert len(seeds) == 200
    assert len(own) == 1


def test_resampling_deals_every_hidden_card_evenly() -> None:
    """A card of which only the owner knows whether it is in hand or deck is in hand as often as it should be."""
    game = begin(seats=3)
    rng = Rng(11)
    n = 3000
    found = Counter(kind for _ in range(n) for kind in set(game.resample(0, rng).players[1].hand))
    for name in ("signet_ring", "reconnaissance", "diplomacy", "seek_allies"):  # one copy each: 5 of 10 cards
        assert 0.45 * n < found[CARD[name]] < 0.55 * n, name


def test_resampling_leaves_the_game_alone(positions: list[Game]) -> None:
    for game in positions[::4]:
        before = game.digest()
        world = game.resample(0, Rng(1))
        play_out(world, 3, 30)
        assert game.digest() == before


def test_resampling_takes_its_chance_from_the_generator_given() -> None:
    game = begin(seats=3)
    assert game.resample(0, Rng(4)) == game.resample(0, Rng(4))
    assert game.resample(0, Rng(4)) != game.resample(0, Rng(5))


@rule("IMP-20.26", "IMP-1.14")
def test_how_many_tokens_the_baron_has_picked_is_known_but_not_which() -> None:
    game = new(3, META.check({"seats": 4, "leaders": WITH_BARON}))
    rng = Rng(12)
    for picked in (0, 1, 2):
        assert game.players[1].tokens.bit_count() == picked
        for seat in (0, 2, 3):
            assert not game.view(seat).as_dict()["players"][1]["tokens"]
            worlds = [game.resample(seat, rng).players[1].tokens for _ in range(60)]
            assert {tokens.bit_count() for tokens in worlds} == {picked}
            assert len(set(worlds)) == (1, 4, 6)[picked]
        own = game.view(1).as_dict()["players"][1]["tokens"]
        assert own is not None
        assert len(own) == picked
        if picked < 2:
            game.act(options(game)[picked])


@rule("IMP-1.14")
def test_the_baron_has_picked_nothing_while_leaders_are_still_chosen() -> None:
    game = new(4, META.check({"seats": 3, "leaders": "draft"}))
    baron = game.to_act[0]
    play(game, "leader:baron_vladimir_harkonnen")
    rng = Rng(13)
    for seat in range(3):
        for _ in range(10):
            world = game.resample(seat, rng)
            assert world.players[baron].tokens == 0
            play_out(world, 1, 60)
            check(world)


@rule("IMP-20.26")
def test_the_barons_tokens_are_open_once_shown() -> None:
    game = begin(
        seats=4,
        leaders=WITH_BARON,
        turn=1,
        p1={"tokens": ["emperor", "fremen"], "garrison": 8, "hand": ["reconnaissance"], "intrigue": ["reinforcements"],
            "solari": 3},
    )  # fmt: skip
    play(game, "card:reconnaissance space:arrakeen intrigue:reinforcements deploy:4")
    assert game.view(0).as_dict()["players"][1]["tokens"] is None
    play(game, "ability")
    for seat in range(4):
        assert game.view(seat).as_dict()["players"][1]["tokens"] == ["emperor", "fremen"]
        assert game.resample(seat, Rng(1)).players[1].tokens == game.players[1].tokens


# --- what happens, as a seat sees it ------------------------------------------------------
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


def test_a_seat_learns_nothing_but_what_its_events_tell() -> None:
    """The same move in two worlds a seat cannot tell apart: if it sees the same happen, it cannot tell them apart
    afterwards either."""
    random = Random(21)
    compared = drawn = 0
    for seed in range(12):
        for game in walk(seed):
            if game.over or game.seats == 1:
                continue
            actor = game.to_act[0]
            viewer = (actor + 1 + random.randrange(game.seats - 1)) % game.seats
            world = another_world(game, viewer, random, to_come=False)
            real = game.clone()
            for option in game.decision(actor).options[:4]:
                real, other = game.clone(), world.clone()
                if option not in other.decision(actor).options:
                    continue
                real.listen()
                other.listen()
                real.apply(actor, option)
                other.apply(actor, option)
                seen = [[plain(e.seen_by(viewer)) for e in each.take_events()] for each in (real, other)]
                if seen[0] != seen[1] or real.to_act == [viewer]:
                    continue
                assert real.view(viewer).pack() == other.view(viewer).pack(), where(game, viewer)
                compared += 1
                drawn += any(kind == "draw" and thing == 0 for kind, _, _, thing, _ in seen[0])
    assert compared > 3000
    assert drawn > 100


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


@rule("IMP-13.1")
def test_an_intrigue_card_being_played_lies_open_and_is_in_no_hand() -> None:
    game = begin(seats=3, p0={"intrigue": ["bribery"], "solari": 2})
    play(game, "intrigue:bribery")
    assert game.decision(0).kind == "faction"
    rng = Rng(14)
    for seat in range(3):
        assert INTRIGUE_KIND["bribery"] not in game.view(seat).intrigue_pool
        for _ in range(20):
            world = game.resample(seat, rng)
            check(world)
            world.act("faction:guild")
            assert world.intrigue_discard == [INTRIGUE_KIND["bribery"]]


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


@rule("IMP-4.1")
def test_a_card_laid_open_for_an_agent_turn_is_in_that_hand_in_every_world() -> None:
    """It is named before its space is: from then on everybody has seen it."""
    game = begin(seats=3, p0={"hand": ["diplomacy", "dagger"]})
    play(game, "card:diplomacy")
    rng = Rng(16)
    for seat in (1, 2):
        for _ in range(30):
            world = game.resample(seat, rng)
            assert CARD["diplomacy"] in world.players[0].hand
            check(world)
            play(world, "space:wealth")


def test_nobody_sees_the_seed_or_the_order_of_a_deck() -> None:
    game = begin(seats=3)
    for seat in range(3):
        known = game.view(seat).known
        assert known.rng.x == 0
        assert set(known.imperium_deck) == set(known.intrigue_deck) == set(known.conflict_deck) == {-1}
