"""Sealed Bids before people: what `sandtable.core.parts.TitleTable` asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from sandtable.core.contract import State as AnyState
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from tests.sealed import statistics
from tests.sealed.pieces import (
    LOTS,
    MARKETS,
    NOBODY,
    OF_CARD,
    OF_LOT,
    OF_MARKET,
    VALUES,
    VOCABULARY,
    thing_name,
)
from tests.sealed.rules import PAY, Game
from tests.sealed.views import as_dict, view_of

Data = dict[str, Any]

QUESTION_RULES: Final = {"send": "SB-2.2", "market": "SB-2.2", "bid": "SB-3.1", "pay": "SB-3.3"}
_HEADINGS: Final = frozenset(("round", "end"))


def content(title: str, options: Mapping[str, Any], words: Words) -> Data:
    return {
        "cards": {str(value): {"name": thing(OF_CARD + value, words)} for value in VALUES},
        "markets": {market: {"name": thing(OF_MARKET + at, words)} for at, market in enumerate(MARKETS)},
        "lots": {str(lot): {"name": thing(OF_LOT + lot, words)} for lot in sorted(set(LOTS))},
    }


def thing(thing: int, words: Words) -> str:
    """Return what a piece is called."""
    sort, _, which = thing_name(thing).partition(":")
    if sort == "market":
        return words.say("sealedbid-market-" + which)
    return words.say("sealedbid-" + sort, n=int(which))


# --- a new game, and who plays -----------------------------------------------------------
def prepare(title: str, options: Mapping[str, Any], pick: Callable[[list[str]], str]) -> Data:
    return dict(options)


def teams(options: Mapping[str, Any]) -> list[list[int]]:
    """SB-1.1: who may talk among themselves."""
    return [[0, 2], [1, 3]] if options.get("teams") else []


def offers(options: Mapping[str, Any], words: Words) -> list[Data]:
    return [{"id": id, "label": words.say("sealedbid-offer-" + id)} for id in ("sending", "bidding")]


def offer(state: AnyState, seat: int) -> tuple[str, int] | None:
    kind = cast(Game, state).decision(seat).kind
    return {"send": ("sending", VOCABULARY.number("none")), "bid": ("bidding", VOCABULARY.number("pass"))}.get(kind)


def names(state: AnyState, words: Words, people: Sequence[str]) -> list[str]:
    return list(people)


def standing(state: AnyState) -> Data:
    game = cast(Game, state)
    return {"round": game.round, "points": game.points[:]}


# --- what is shown -----------------------------------------------------------------------
def look(state: AnyState, seat: int, words: Words, names: Sequence[str]) -> Data:
    """All from the view of the seat, so that nothing else can come in."""
    game = cast(Game, state)
    known = view_of(game, seat).known
    data = _shown(known, seat, words, names)
    if seat in known.to_act:
        decision = known.decision(seat)
        data["hidden"] = hidden_choice(known, seat)
        data["prompt"] = words.say("sealedbid-ask-" + decision.kind, n=known.lot, owed=known.owed)
        data["rule"] = QUESTION_RULES[decision.kind]
        data["options"] = [
            {"action": word, "label": _label(word, words)}
            for word in sorted(decision.words(), key=VOCABULARY.number)
        ]  # fmt: skip
    return data


def watch(state: AnyState, words: Words, names: Sequence[str]) -> Data:
    return _shown(view_of(cast(Game, state), NOBODY).known, NOBODY, words, names)


def look_at_all(state: AnyState, words: Words, names: Sequence[str]) -> Data:
    return _shown(cast(Game, state), NOBODY, words, names)


def _shown(known: Game, seat: int, words: Words, names: Sequence[str]) -> Data:
    outcome = known.outcome
    data = as_dict(known, seat)
    data["prompt"] = ""
    data["rule"] = None
    data["hidden"] = False
    data["options"] = []
    data["closed"] = {}
    data["over"] = known.over
    data["outcome"] = None
    if outcome is not None:
        winners = " + ".join(names[winner] for winner in outcome.winners)
        data["outcome"] = words.say("sealedbid-outcome", names=winners, points=max(outcome.points))
    data["turn_of"] = known.turn if known.turn != NOBODY else None
    data["names"] = list(names)
    return data


def hidden_choice(state: AnyState, seat: int) -> bool:
    """Everybody knows the number of cards in a hand, and so whether there is something to send or to bid; but not
    whether those that can be paid are all alike."""
    game = cast(Game, state)
    return game.phase == PAY and len(game.hands[seat]) > 1


def label(state: AnyState, seat: int, action: int, words: Words, names: Sequence[str]) -> str:
    return _label(VOCABULARY.word(action), words)


def _label(word: str, words: Words) -> str:
    sort, _, which = word.partition(":")
    if sort == "market":
        return words.say("sealedbid-option-market", market=words.say("sealedbid-market-" + which))
    if not which:
        return words.say("sealedbid-option-" + sort)
    return words.say("sealedbid-option-" + sort, n=int(which))


def refusal(state: AnyState, seat: int, word: str, words: Words, names: Sequence[str]) -> tuple[str | None, str]:
    game = cast(Game, state)
    kind = game.decision(seat).kind
    sort, _, which = word.partition(":")
    rule = QUESTION_RULES[kind]
    if sort == "card" and kind in ("send", "pay"):
        return words.say("sealedbid-closed-card", n=int(which)), rule
    if sort == "bid" and kind == "bid":
        few = int(which) > len(game.hands[seat])
        said = words.say("sealedbid-closed-many") if few else words.say("sealedbid-closed-low", n=max(game.bids))
        return said, rule
    return None, rule


# --- what is told ------------------------------------------------------------------------
def lines(
    events: Sequence[Event], seats: Sequence[int] | None, words: Words, names: Sequence[str], start: int = 0
) -> list[Data]:
    told = events[start:]
    return [_line(event if seats is None else event.seen_by_all_of(seats), words, names) for event in told]


def _line(event: Event, words: Words, names: Sequence[str]) -> Data:
    return {
        "n": event.number,
        "seat": event.seat,
        "text": _text(event, words, names),
        "rule": event.rule,
        "heading": event.kind in _HEADINGS,
        "kind": event.kind,
        "amount": event.amount,
        "thing": thing_name(event.thing) or None,
        "cause": None,
        "items": [{"thing": thing_name(piece), "amount": amount} for piece, amount, _ in event.items],
    }


def _text(event: Event, words: Words, names: Sequence[str]) -> str:
    """Return what is known of an event: one whose pieces are hidden from the reader is told without them."""
    args: dict[str, str | int] = {"n": event.amount}
    if event.seat >= 0:
        args["name"] = names[event.seat]
    if event.thing:
        args["thing"] = thing(event.thing, words)
    id = "sealedbid-event-" + event.kind
    if event.kind == "draw" and not event.thing:
        id += "-hidden"
    if event.kind == "market" and event.seat == NOBODY:
        id += "-tied"
    if event.kind in ("sent", "market", "paid"):
        cards = [piece % 100 for piece, _, _ in event.items if thing_name(piece).startswith("card:")]
        if cards:
            args["cards"] = ", ".join(str(value) for value in cards)
            id += "-known"
        if event.kind == "paid" and cards:
            args["worth"] = event.items[-1][1]
    return words.say(id, **args)


# --- the end -----------------------------------------------------------------------------
def end(state: AnyState, events: Sequence[Event], words: Words, names: Sequence[str]) -> Data:
    game = cast(Game, state)
    outcome = game.outcome
    assert outcome is not None
    results = statistics.results(game, list(events))
    return {
        "ranks": outcome.ranks,
        "points": outcome.points,
        "reason": words.say("sealedbid-why", n=game.rounds),
        "tie_break": outcome.tie_break,
        "sources": [
            [
                {"cause": _source(id, words), "thing": id, "points": points}
                for id, points in sorted(party["sources"].items(), key=lambda item: (-item[1], item[0]))
            ]
            for party in results
        ],
        "by_round": [party["points_by_round"] for party in results],
        "rounds": game.round,
        "names": list(names),
        "rivals": [False] * game.seats,
    }


def _source(id: str, words: Words) -> str:
    sort, _, which = id.partition(":")
    if sort == "market":
        return words.say("sealedbid-market-" + which)
    return words.say("sealedbid-lot", n=int(which))
