"""The games of the classic title that the kit plays, and the secrets in them according to the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from sandtable import scenario
from sandtable.classic.content.factions import ATREIDES, BENE_GESSERIT, FACTIONS, FREMEN, IXIANS, TLEILAXU
from sandtable.classic.content.traitors import TRAITORS
from sandtable.classic.content.treachery import KARAMA, TREACHERY_NUMBER
from sandtable.classic.rules import bargains, frames
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.memory import about, all_heard, note_card, note_traitor, noted_traitors, seen_in_hand
from sandtable.classic.rules.plans import plan_of
from sandtable.classic.rules.question import QUESTION
from sandtable.classic.rules.state import NOBODY
from sandtable.core.contract import State
from sandtable.core.decisions import Decision
from sandtable.core.events import EVERYONE
from tests.conformance.cases import About, Case

SCENARIOS = Path(__file__).resolve().parent / "scenarios"


def left(full: list[int], *gone: list[int]) -> list[int]:
    """Return all cards except those gone."""
    rest = full[:]
    for cards in gone:
        for card in cards:
            rest.remove(card)
    return rest


def known_of(game: Game, viewer: int, holder: int) -> list[int]:
    """Return the cards of a hand that were shown to all or to this seat, or that Atreides looked at (CLA-14.1,
    CLA-16.1)."""
    return seen_in_hand(game, viewer, holder)


def deal_treachery(game: Game, seat: int, random: Random, to_come: bool) -> None:
    """Redeal the hands of others and, with `to_come`, the deck and the row, except what this seat has looked at
    (CLA-14.1)."""
    hands = {of: known_of(game, seat, of) for of in range(game.seats) if of != seat}
    hidden = {of: left(game.hands[of], hands[of]) for of in hands}
    fixed: list[tuple[int, int]] = []
    bidder = game.bidder
    if bidder in hidden and game.bid and KARAMA in hidden[bidder]:  # only a Karama can pay this bid
        ally = game.ally[bidder]
        if game.bid > game.spice[bidder] + (game.support[ally] if ally != NOBODY else 0):
            hidden[bidder].remove(KARAMA)
            fixed.append((bidder, KARAMA))
    pool = [card for cards in hidden.values() for card in cards]
    row_known = seat == game.seat_of[IXIANS] and game.row_sorted
    first_known = seat == game.seat_of[ATREIDES] and game.row_seen
    bought_known = seat == game.bidder or first_known
    if to_come:
        pool += game.treachery_deck
        if not row_known:
            pool += game.row[1:] if first_known else game.row
        if not bought_known:
            pool += game.bought
    random.shuffle(pool)
    for of, cards in hidden.items():
        extra = [card for whose, card in fixed if whose == of]
        game.hands[of] = sorted(hands[of] + extra + [pool.pop() for _ in cards])
    if to_come:
        game.treachery_deck = [pool.pop() for _ in game.treachery_deck]
        if row_known:
            sorting = game.stack[-1][0] in (frames.ASK_SORT, frames.ASK_KEEP_CARD)
            if not sorting:
                random.shuffle(game.row)
        else:
            game.row = [card if first_known and not at else pool.pop() for at, card in enumerate(game.row)]
        if not bought_known:
            game.bought = [pool.pop() for _ in game.bought]
        if game.row and game.row_sorted and game.stack[-1][0] in (frames.ASK_SORT, frames.ASK_KEEP_CARD):
            game.row.sort()
    assert not pool


def deal_traitors(game: Game, seat: int, random: Random, to_come: bool) -> None:
    """Redeal the traitors of others, Face Dancers, returned cards and the deck (CLA-2.4, CLA-23.2)."""
    own_back = game.returned[seat]
    pool: list[int] = []
    shown = {
        of: [card for card in game.traitors[of] if card in [*game.traitors_shown, *noted_traitors(game, seat, of)]]
        for of in range(game.seats)
    }
    beside = game.rules.traitors_beside
    for of in range(game.seats):
        if of != seat:
            pool += left(game.traitors[of], shown[of])
            if beside:
                pool += game.returned[of]
    dancing = seat == game.seat_of[TLEILAXU]
    if to_come:
        pool += game.traitor_deck
        if not dancing:
            pool += game.dancers
    apart = [card for card in pool if card in own_back]  # these are in the deck or among the Face Dancers
    pool = left(pool, apart)
    random.shuffle(pool)
    for of in range(game.seats):
        if of != seat:
            n = len(game.traitors[of]) - len(shown[of])
            game.traitors[of] = sorted(shown[of] + [pool.pop() for _ in range(n)])
            if beside:
                game.returned[of] = sorted(pool.pop() for _ in game.returned[of])
    pool += apart
    random.shuffle(pool)
    if to_come:
        if not dancing:
            game.dancers = sorted(pool.pop() for _ in game.dancers)
        game.traitor_deck = [pool.pop() for _ in game.traitor_deck]
    if not beside:
        could = [*game.traitor_deck, *game.dancers, *game.dancers_open]
        could = [card for card in could if card not in own_back]
        random.shuffle(could)
        for of in range(game.seats):
            if of != seat:
                game.returned[of] = sorted(could.pop() for _ in game.returned[of])


def note_otherwise(game: Game, seat: int, random: Random) -> None:
    """Replace what others have seen of each other's hands, which are different now (CLA-14.1)."""
    for viewer in range(game.seats):
        if viewer == seat:
            continue
        game.noted[viewer] = about(game, viewer, seat)
        for of in range(game.seats):
            if of in (viewer, seat):
                continue
            for kind in left(game.hands[of], game.seen_cards[of])[: random.randrange(3)]:
                note_card(game, viewer, of, kind)
            for card in game.traitors[of][: random.randrange(2)]:
                note_traitor(game, viewer, of, card)


def deal_spice(game: Game, seat: int, random: Random) -> None:
    """Shuffle the spice deck; Atreides may know its top card (CLA-5.1)."""
    deck = game.spice_deck
    top = deck[-1:] if seat == game.seat_of[ATREIDES] and game.spice_seen else []
    rest = deck[: len(deck) - len(top)]
    random.shuffle(rest)
    game.spice_deck = rest + top


def plan_otherwise(game: Game, seat: int, random: Random) -> None:
    """Replace plans and answers to prescience by others that the rules allow (CLA-10.4, CLA-16.1)."""
    if not game.battle or game.plans_open:
        return
    sides = game.battle[1:3]
    if game.shown and seat not in (game.shown[0], game.shown[1]):
        asker, victim, element, _ = game.shown
        game.shown = []
        words = ask(game, (frames.ASK_SHOW, victim, element, 0, 0), victim)
        game.shown = [asker, victim, element, random.choice(words)]
    for side, of in enumerate(sides):
        sees = seat == game.seat_of[ATREIDES] and (game.battle[3] >> side) & 1
        if game.plans[side] and of != seat and not sees:
            answers: list[int] = []
            game.answers[of] = answers
            while len(answers) < 6:
                answers.append(random.choice(ask(game, (frames.ASK_PLAN, NOBODY, 1 << side, 0, 0), of)))
            game.plans[side] = plan_of(answers)
            game.answers[of] = []


def ask(game: Game, frame: tuple[int, int, int, int, int], seat: int) -> list[int]:
    return QUESTION[frame[0]].options(game, frame, seat)


def another_world(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a world with everything changed that this seat cannot know, in which answers to Truthtrance are still
    true (CLA-17.4)."""
    for _ in range(300):
        world = changed(game, seat, random, to_come)
        if all(truth(world, whom, word) == so for whom, word, so in all_heard(world)):
            return world
    return game.clone()


def truth(game: Game, whom: int, word: int) -> bool:
    """Tell whether a statement about a seat is true."""
    name = game.vocabulary.words[word]
    sort, _, id = name.partition(":")
    if sort == "treachery":
        return TREACHERY_NUMBER[id] in game.hands[whom]
    if sort == "faction":
        return FACTIONS[game.factions[game.predicted]].id == id
    if sort == "number":
        return game.predicted_turn == int(id)
    held = game.traitors[whom] + (game.dancers if whom == game.seat_of[TLEILAXU] else [])
    return f"traitor_{id}" in [TRAITORS[card].id for card in held] or (
        sort == "traitor" and "cheap_hero_traitor" in [TRAITORS[card].id for card in held]
    )


def changed(game: Game, seat: int, random: Random, to_come: bool) -> Game:
    """Return a copy with everything changed that this seat cannot know."""
    world = game.clone()
    group = len(world.asked) > 1
    answered = [of for of in world.asked if world.answers[of]]
    for of in range(world.seats):
        if of != seat and (group or to_come):
            world.answers[of] = []  # others' answers depend on their hands: they are given again below
    if world.treachery_deck:
        deal_treachery(world, seat, random, to_come)
    if world.traitor_deck or any(world.traitors):
        deal_traitors(world, seat, random, to_come)
    note_otherwise(world, seat, random)
    if to_come:
        deal_spice(world, seat, random)
    if seat != world.seat_of[BENE_GESSERIT] and world.predicted_turn:
        named = [of for of in range(world.seats) if of != world.seat_of[BENE_GESSERIT]]
        world.predicted = random.choice(named)
        world.predicted_turn = random.randint(1, world.rules.turns)
    if to_come and seat != world.seat_of[FREMEN] and world.storm_card:
        world.storm_card = random.randint(1, 6)
    deal_otherwise(world, seat, random)
    plan_otherwise(world, seat, random)
    if not group and not to_come and answered and seat not in answered:
        world.answers = [answers[:] for answers in game.answers]
        if world.stack[-1][0] == frames.ASK_REVEAL:  # nobody sees which cards a seat has picked before it shows them
            world.answers = [answers[:1] for answers in world.answers]
    if group:
        seal_otherwise(world, seat, random)
    return world


def deal_otherwise(world: Game, seat: int, random: Random) -> None:
    """Replace or remove secret offers between others, and drafts."""
    width = bargains.WIDTH
    left: list[int] = []
    for at in range(0, len(world.deals), width):
        deal = world.deals[at : at + width]
        both = deal[bargains.STATUS] >= bargains.OFFERED and seat in (deal[bargains.MAKER], deal[bargains.OTHER])
        if deal[bargains.EYES] == EVERYONE or both or deal[bargains.MAKER] == seat:
            left += deal
        elif deal[bargains.STATUS] == bargains.MADE and (deal[bargains.GIVES_LATER] or deal[bargains.WANTS_LATER]):
            deal[bargains.TERMS] = random.randrange(2)  # what was promised is known to all, but not the terms
            left += deal
        elif deal[bargains.STATUS] == bargains.OFFERED and random.random() < 0.5:
            deal[bargains.GIVES] += 1
            left += deal
    world.deals = left


def seal_otherwise(world: Game, seat: int, random: Random) -> None:
    """Replace the sealed answers of others at random; at least one seat still owes an answer."""
    others = [of for of in world.deciding if of != seat]
    random.shuffle(others)
    for of in others if seat in world.to_act else others[1:]:
        for _ in range(random.randrange(3)):
            if of in world.to_act and len(world.to_act) > 1:
                world.apply(of, random.choice(world.decision(of).options))


def secrets(game: Game, seat: int) -> dict[str, Any]:
    """Return what this seat cannot know, except sealed answers, which are missing in its worlds."""
    found: dict[str, Any] = {"treachery deck": tuple(game.treachery_deck), "spice deck": tuple(game.spice_deck)}
    found["traitor deck"] = tuple(game.traitor_deck)
    for of in range(game.seats):
        if of != seat:
            found[f"hand of {of}"] = tuple(game.hands[of])
            found[f"traitors of {of}"] = tuple(game.traitors[of])
            found[f"returned by {of}"] = tuple(game.returned[of])
    if seat != game.seat_of[TLEILAXU]:
        found["dancers"] = tuple(game.dancers)
    if seat != game.seat_of[BENE_GESSERIT]:
        found["prediction"] = (game.predicted, game.predicted_turn)
    if seat != game.seat_of[FREMEN]:
        found["storm card"] = game.storm_card
    return found


def option(random: Random, decision: Decision) -> int:
    """Return a random option, preferring to pass."""
    words = decision.words()
    if len(words) > 1 and "pass" in words and random.random() < 0.4:
        return decision.options[words.index("pass")]
    return random.choice(decision.options)


def rare() -> Iterator[State]:
    """Yield one position for every kind of question in the scenarios: random games seldom reach some of them."""
    found: dict[str, State] = {}

    def keep(state: State) -> None:
        kind = state.decision(state.to_act[0]).kind if state.to_act else ""
        if kind and kind not in found:
            found[kind] = state.clone()

    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for one in scenario.load(path):
            one.run(keep)
    yield from found.values()


ABOUT = About(another_world, secrets, option, rare)
EVERYTHING: dict[str, Any] = {
    "advanced": True, "ixians_tleilaxu": True, "treachery_more": True, "sandtrout": True, "technology": True,
}  # fmt: skip
OTHER_SIDES: dict[str, Any] = {
    "revival_price": 2, "next_opener": "opener", "storm_strikes": "start", "ally_entry": "leave", "ally_loses": "mover",
    "fremen_worm": "sand", "harkonnen_takes": "all", "tleilaxu_stops": "all", "returned_traitors": "beside",
    "dial_spice": "plan", "loser_spice": "keeps", "traitor_spice": "betrayed", "leader_after_traitor": "free",
    "karama_powers": "phase",
}  # fmt: skip
CASES = [
    Case("classic", ABOUT, seats=6, turns=3),
    Case("classic", ABOUT, seats=5, turns=3, factions="chosen", **EVERYTHING),
    Case(
        "classic", ABOUT, seats=4, turns=4, deals=False, factions=["atreides", "bene_gesserit", "fremen", "harkonnen"],
        advanced=True,
    ),
    Case("classic", ABOUT, seats=3, turns=5, factions=["tleilaxu", "ixians", "emperor"], **EVERYTHING, **OTHER_SIDES),
    Case("classic", ABOUT, seats=2, turns=6, factions="suggested"),
]  # fmt: skip
