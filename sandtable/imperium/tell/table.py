"""The family's part `table`: the views and texts that the server sends to each seat, and the result of a game.

The server finds this file through a title's meta; `sandtable.core.parts.TitleTable` is its interface. The server passes
`Sayings()` as `words`: the page translates to the reader's language itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from sandtable.core.contract import Outcome
from sandtable.core.contract import State as AnyState
from sandtable.core.decisions import Decision
from sandtable.core.errors import BadOption
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.core.titles import meta
from sandtable.imperium.language.sorts import BY_ID
from sandtable.imperium.listed import ALL
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.capabilities import Sides
from sandtable.imperium.rules.capable import MOST_PARTIES
from sandtable.imperium.rules.catalog import CARDS, OF_LEADER, thing_name
from sandtable.imperium.rules.chosen import POINTS_TO_END
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.question import ABOUT_HAND, NAMED, SHOWS_EFFECTS, SHOWS_HAND, SHOWS_OFFERS
from sandtable.imperium.rules.resolve import holds
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import HUMAN, NOBODY, OBSTACLE, TURNS
from sandtable.imperium.rules.turn_cards import being_played
from sandtable.imperium.rules.view import View, as_dict, card_names, open_view, view_of
from sandtable.imperium.tell import contents, scores
from sandtable.imperium.tell.closed import closed, reach, rewards_closed
from sandtable.imperium.tell.modules import companion_of
from sandtable.imperium.tell.opened import deploying, effects_open, might_add, offers_shown
from sandtable.imperium.tell.pieces import telling_of
from sandtable.imperium.tell.recaps import combat_recap, rival_recap, rival_turns
from sandtable.imperium.tell.telling import tell_decision, tell_event, tell_option, tell_outcome, tell_thing

Data = dict[str, Any]

# Events that add nothing: a turn ends where the next begins, a hand is revealed card by card.
_SILENT: Final = frozenset(("end_turn", "reveal"))
# Events merged into one line if several follow each other: cards unknown to the reader, troops one by one.
_COUNTED: Final = frozenset(("draw", "intrigue", "recruit", "deploy", "deploy_supply"))
_HEADINGS: Final = frozenset(("round", "endgame"))


# --- a new game --------------------------------------------------------------------------
def content(title: str, options: Mapping[str, Any], words: Words) -> Data:
    """Return every piece of the ruleset with these options, as data for the page."""
    return contents.content(ruleset_for(title, options), words)


def prepare(title: str, options: Mapping[str, Any], pick: Callable[[list[str]], str]) -> Data:
    """Return the options with a Leader in place of each 'random' in the list `leaders`.

    `pick` chooses an item of a list. Everything else in the options is left for the rules to check.
    """
    leaders = options.get("leaders")
    if not isinstance(leaders, list) or "random" not in leaders:
        return dict(options)
    rivals = options.get("rivals")
    others = {name: value for name, value in options.items() if name not in ("leaders", "rivals")}
    there = ruleset_for(title, meta(title).check(others)).leader
    taken = [name for name in leaders + (rivals if isinstance(rivals, list) else []) if name in there]
    filled = []
    for name in leaders:
        if name == "random":
            free = [name for name in there if name not in taken]
            if not free:
                raise BadOption("option 'leaders' asks for more leaders than there are")
            name = pick(free)
            taken.append(name)
        filled.append(name)
    return {**options, "leaders": filled}


# --- seats and names ---------------------------------------------------------------------
def teams(options: Mapping[str, Any]) -> list[list[int]]:
    """Return the seats of each team; an empty list if everybody plays alone."""
    seats = options.get("seats", 0)
    if seats <= MOST_PARTIES:
        return []
    for id in ALL:  # so that every module is registered
        catalog.load(id)
    found = [each.sides() for module in MODULES.values() for each in module.capabilities if isinstance(each, Sides)]
    sides = next((sides for sides in found if len(sides) == seats), [])
    return [[seat for seat in range(seats) if (side >> seat) & 1] for side in dict.fromkeys(sides)]


def names(state: AnyState, words: Words, people: Sequence[str]) -> list[str]:
    """Return the names of all parties: people by their own names, Rivals by their Leaders or cards."""
    game = cast(Game, state)
    out = list(people)
    for p in game.players[len(people) :]:
        out.append(
            words.say("house-hagal") if p.rival == OBSTACLE else tell_thing(p.rival_card or OF_LEADER | p.leader, words)
        )
    return out


def standing(state: AnyState) -> Data:
    """Return the `round` of a game and the `points` of the parties that can win, for lists of tables; nothing in it is
    hidden."""
    game = cast(Game, state)
    return {"round": game.round, "points": [p.vp for p in game.players if p.competes()]}


# --- views -------------------------------------------------------------------------------
def look(state: AnyState, seat: int, words: Words, names: Sequence[str]) -> Data:
    """Return everything that the page shows a seat: its view, its question, and the reasons why other things cannot be
    chosen."""
    game = cast(Game, state)
    view = game.view(seat)
    decision = view.decision
    data = _shown(game, view, words, names)
    data["pools"] = _pools(view)
    if decision is not None:
        data["hidden"] = hidden_choice(game, seat)
        data["prompt"] = tell_decision(decision, words, view.known, names)
        data["rule"] = cited(game, decision)
        data["options"] = [
            {"action": word, "label": tell_option(decision, option, words, view.known, names)}
            for word, option in zip(decision.words(), decision.options, strict=True)
        ]
        for option, then in deploying(game, decision).items():
            next(each for each in data["options"] if each["action"] == option)["then"] = then
        shows = NAMED[decision.kind].shows
        priced = offers_shown(game, seat, words) if shows & SHOWS_OFFERS else []
        if priced:  # only if a module adds such a market
            data["offers"] = priced
        if shows & SHOWS_EFFECTS:
            data["effects"] = effects_open(game, seat, words)
        data["might"] = might_add(game, seat)
        if shows & SHOWS_HAND:
            data["reach"] = reach(game, seat)
        if game.rules.playing and game.phase == TURNS and NAMED[decision.kind].about == ABOUT_HAND:
            data["playing"] = [CARDS[kind].id for kind in being_played(game, game.stack[-1][2])]
    if not game.over:
        data["closed"] |= closed(game, seat, decision, words, names)
        for module in game.rules.choice.modules:
            data["notes"] |= companion_of(module).notes(game, seat, words, names)
    return data


def watch(state: AnyState, words: Words, names: Sequence[str]) -> Data:
    """Return everything that the page shows a spectator: the public view and its texts."""
    game = cast(Game, state)
    view = view_of(game, NOBODY, None, Game.filled)
    data = _shown(game, view, words, names)
    data["pools"] = _pools(view)
    return data


def _pools(view: View) -> list[list[str]]:
    """Return for each player the cards whose place the reader does not know.

    For the reader's own seat these are the cards of the deck, whose order is hidden; for others, hand and deck
    together, since all cards are acquired and trashed in the open.
    """
    return [card_names(pool) for pool in view.pools]


def look_at_all(state: AnyState, words: Words, names: Sequence[str]) -> Data:
    """Return everything that the page shows of a game that is over: a view with every hand face up."""
    game = cast(Game, state)
    data = _shown(game, open_view(game, Game.filled), words, names)
    if game.to_act:
        decision = game.decision(game.to_act[0])
        data["prompt"] = tell_decision(decision, words, game, names)
        data["rule"] = cited(game, decision)
    return data


def _shown(game: Game, view: View, words: Words, names: Sequence[str]) -> Data:
    data = as_dict(view)
    outcome = game.outcome
    data["prompt"] = ""
    data["rule"] = None
    data["hidden"] = False
    data["options"] = []
    data["closed"] = dict(rewards_closed(game, words))
    data["effects"] = []
    data["might"] = {"strength": 0, "things": []}
    data["reach"] = {}
    cheaper = [space for space in game.rules.spaces if space.cheaper is not None]
    if cheaper:  # spaces that cost less now
        who = [view.seat] if view.seat >= 0 else range(len(game.players))  # spectators: true for all
        data["cheaper"] = [
            each.id for each in cheaper if each.cheaper and all(holds(game, seat, each.cheaper[0], 0) for seat in who)
        ]
    if game.rules.choice.modules:
        data["modules"] = list(game.rules.choice.modules)  # the view has a part for each, by this name
        data["notes"] = {}  # about things of modules on the table
    if game.rules.playing:  # the cards for which the reader is choosing a space
        data["playing"] = []
    data["over"] = outcome is not None
    data["outcome"] = tell_outcome(outcome, words, names) if outcome is not None else None
    data["turn_of"] = data["turn"] if data["turn"] is not None else next(iter(game.to_act), None)
    data["names"] = list(names)
    return data


def cited(game: Game, decision: Decision) -> str:
    """Return the number of the rule behind the open question, such as IMP-4.1."""
    question = NAMED[decision.kind]
    party = game.cited_as(decision.party if decision.party != NOBODY else decision.seat)
    step = question.step(game, game.stack[-1])
    return game.rules.citations.behind(
        "ask " + question.name, question.rule, party, step, decision.cause, decision.node
    )


def hidden_choice(state: AnyState, seat: int) -> bool:
    """Tell whether the seat may have a choice that depends on cards hidden from the others.

    The cards in hand matter to an Agent turn and to discarding and trashing; the Intrigue cards held matter wherever
    one may be played. All other options follow from public information.
    """
    game = cast(Game, state)
    p = game.players[seat]
    question = NAMED[game.decision(seat).kind]
    if question.window and p.intrigue:
        return True
    return question.hidden(game, seat)


def label(state: AnyState, seat: int, action: int, words: Words, names: Sequence[str]) -> str:
    """Return the label of an option that the seat has, for example to show it before the seat chooses."""
    game = cast(Game, state)
    return tell_option(game.decision(seat), action, words, game.view(seat).known, names)


def refusal(state: AnyState, seat: int, word: str, words: Words, names: Sequence[str]) -> tuple[str | None, str]:
    """Return the reason why the asked seat may not choose a word, and the rule behind the reason.

    The reason is None if there is no explanation; the rule is then that behind the question.
    """
    game = cast(Game, state)
    decision = game.decision(seat)
    for reason in closed(game, seat, decision, words, names).get(word, []):
        return reason["text"], reason["rule"]
    return None, cited(game, decision)


# --- the log -----------------------------------------------------------------------------
def lines(
    events: Sequence[Event], seats: Sequence[int] | None, words: Words, names: Sequence[str], start: int = 0
) -> list[Data]:
    """Return the log as lines for a reader who plays these seats. Without seats the reader is a spectator; `None` means
    full knowledge.

    `events` are all events of the game so far, since a recap looks back; only those from `start` on become lines.
    """

    def tell(some: Sequence[Event]) -> list[Data]:
        shown = _merged([_cut(event, seats) for event in some if event.kind not in _SILENT])
        return [_line(event, words, names) for event in shown]

    new = events[start:]
    told: list[Data] = []
    begin = 0
    for at, event in enumerate(new):
        if event.kind == "fought":
            told += tell(new[begin : at + 1])
            told[-1]["recap"] = combat_recap(events, start + at, len(names), tell, words)
            begin = at + 1
    told += tell(new[begin:])
    rivals = {line["seat"] for line in told if line["kind"] == "hagal_card"}
    for first, last in rival_turns(told, rivals):
        told[last]["recap"] = rival_recap(told[first : last + 1], words)
    return told


def _line(event: Event, words: Words, names: Sequence[str]) -> Data:
    return {
        "n": event.number,
        "seat": event.seat,
        "text": tell_event(event, words, names),
        "rule": event.rule,
        "heading": event.kind in _HEADINGS,
        "kind": event.kind,
        "amount": event.amount,
        "thing": thing_name(event.thing) or None,
        "cause": thing_name(event.cause) or None,
    }


def _cut(event: Event, seats: Sequence[int] | None) -> Event:
    """Return the event reduced to what a reader who plays these seats may know; `None` means a reader with full
    knowledge."""
    return event if seats is None else event.seen_by_all_of(seats)


def _merged(events: list[Event]) -> list[Event]:
    out: list[Event] = []
    for event in events:
        last = out[-1] if out else None
        if (
            last is not None
            and event.kind in _COUNTED
            and not last.thing
            and not event.thing
            and (last.kind, last.seat, last.number, last.cause) == (event.kind, event.seat, event.number, event.cause)
            and last.rule == event.rule
        ):
            total = last.amount + event.amount
            out[-1] = Event(last.kind, last.seat, total, 0, last.cause, last.eyes, last.number, last.rule)
        else:
            out.append(event)
    return out


# --- the end -----------------------------------------------------------------------------
def end(state: AnyState, events: Sequence[Event], words: Words, names: Sequence[str]) -> Data:
    """Return the result of a finished game for the page: ranks, points, the source of each point, and the points by
    round.

    `events` are all events of the game.
    """
    game = cast(Game, state)
    outcome = game.outcome
    assert outcome is not None
    results = scores.results(game, list(events))
    return {
        "ranks": outcome.ranks,
        "points": outcome.points,
        "reason": _reason(outcome, words),
        "tie_break": outcome.tie_break,
        "sources": [
            [
                {"cause": source_name(id, words), "thing": id, "points": points}
                for id, points in sorted(party["sources"].items(), key=lambda item: -item[1])
            ]
            for party in results
        ],
        "by_round": [party["points_by_round"] for party in results],
        "leaders": [party["leader"] for party in results],
        "rounds": game.round,
        "names": [name for name, p in zip(names, game.players, strict=True) if p.competes()],
        "rivals": [p.rival != HUMAN for p in game.players if p.competes()],
    }


def _reason(outcome: Outcome, words: Words) -> str:
    return words.say("outcome-why", reason=outcome.reason, n=outcome.needed or POINTS_TO_END)


def source_name(id: str, words: Words) -> str:
    """Return the name of a source of points in words; `id` is its id in `tell/scores`."""
    sort, _, which = id.partition(":")
    if sort in ("influence", "alliance"):
        return words.say("source-" + sort, name=words.say("faction-" + dashed(which)))
    if not which:
        return words.say("source-" + sort)
    for known in BY_ID.values():
        if known.prefix == sort:
            piece = next((each for each in known.pieces if each.id == which), None)
            if piece is not None:
                return telling_of(known).name(piece, words)
    return words.say(dashed(id.replace(":", "-")))
