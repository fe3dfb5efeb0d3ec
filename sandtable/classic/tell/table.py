"""The part `table` of the classic game: the data and texts that the server sends to each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from sandtable.classic.content.factions import FACTIONS, LEADER_FACTION, LEADERS
from sandtable.classic.content.map import KINDS, TERRITORIES
from sandtable.classic.content.phases import PHASES
from sandtable.classic.content.pieces import BASE, MIRROR, MODES
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.content.treachery import (
    DEFENCE,
    LEADER_SLOT,
    POISON,
    PROJECTILE,
    SHIELD,
    SNOOPER,
    TREACHERY,
    TYPES,
    WEAPON,
    WORTHLESS,
    Treachery,
)
from sandtable.classic.rules.bargains import SUMS, purse
from sandtable.classic.rules.board import strongholds_of
from sandtable.classic.rules.choice import choice_for
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.karama import might_karama
from sandtable.classic.rules.state import NOBODY, State
from sandtable.classic.rules.view import open_view, view_of
from sandtable.classic.rules.words import VOCABULARY, thing_name
from sandtable.classic.tell.asked import asked, plan_choices
from sandtable.classic.tell.looks import freedom, position
from sandtable.classic.tell.naming import dashed, name_of
from sandtable.classic.tell.offers import limit as limit  # version of the part `table`
from sandtable.classic.tell.offers import may_keep as may_keep
from sandtable.classic.tell.offers import offer as offer
from sandtable.classic.tell.offers import offers as offers
from sandtable.classic.tell.offers import passes as passes
from sandtable.classic.tell.offers import settled as settled
from sandtable.classic.tell.recaps import recap_of
from sandtable.classic.tell.telling import (
    BARGAINED,
    part_asked,
    rule_of,
    tell_decision,
    tell_event,
    tell_option,
    tell_outcome,
    tell_reason,
)
from sandtable.core.contract import State as AnyState
from sandtable.core.events import Event
from sandtable.core.fluent import Words

Data = dict[str, Any]

_HEADINGS: Final = frozenset(("turn", "phase", "battle"))
# Events left out of the log.
_SILENT: Final = frozenset(("opened", "planned", "card_up", "support", "shipping"))

# The fields that stay hidden until the end of the game.
_HIDDEN: Final = ("spice", "hand", "traitors", "dancers", "prediction")

# Icons of individual cards; all others use the icon of their kind.
_ICONS: Final = {
    "lasgun": "weapon-lasgun",
    "cheap_hero": "cheap-hero",
    "family_atomics": "atomics",
    "weather_control": "weather-control",
    "hajr": "hajr",
    "tleilaxu_ghola": "ghola",
    "truthtrance": "truthtrance",
    "karama": "karama",
    "hunter_seeker": "hunter-seeker",
    "poison_blade": "poison-blade",
    "weirding_way": "weirding-way",
    "poison_tooth": "poison-tooth",
    "artillery_strike": "artillery",
    "shield_snooper": "shield-snooper",
    "chemistry": "chemistry",
    "harvester": "harvester",
    "thumper": "thumper",
    "amal": "amal",
}
_ICONS_OF_KINDS: Final = {
    "projectile-weapon": "weapon-projectile",
    "poison-weapon": "weapon-poison",
    "projectile-defence": "defence-shield",
    "poison-defence": "defence-snooper",
    "worthless": "worthless",
}


# --- pieces ------------------------------------------------------------------------------
def kind_of(card: Treachery) -> str:
    """Return the kind of a treachery card, as in the message ids `classic-type-…`."""
    if card.type == WORTHLESS:
        return "worthless"
    if card.slots == LEADER_SLOT:
        return "leader"
    plain = card.beside == 0
    if card.type == WEAPON:
        kinds = {PROJECTILE: "projectile-weapon", POISON: "poison-weapon"}
        return kinds.get(card.attack, "special-weapon") if plain else "special-weapon"
    if card.type == DEFENCE:
        guards = {SHIELD: "projectile-defence", SNOOPER: "poison-defence"}
        return guards.get(card.guard, "special-defence") if plain else "special-defence"
    return "special"


def _text(card: Treachery, words: Words) -> str:
    """Return the text of a treachery card; cards without a text of their own share that of their kind."""
    own = f"classic-card-{dashed(card.id)}"
    return words.say(own if words.has(own) else f"classic-card-{kind_of(card)}")


def content(title: str, options: Mapping[str, Any], words: Words) -> Data:
    """Return names and texts of all pieces in games with these options."""
    rules = choice_for(title, options)
    here = [number for number, faction in enumerate(FACTIONS) if rules.box or faction.box == BASE]
    return {
        "phases": list(PHASES),  # headings in the log refer to phases by number
        "factions": {
            FACTIONS[number].id: {
                "name": words.say(f"classic-faction-{dashed(FACTIONS[number].id)}"),
                "abilities": [
                    {
                        "id": ability.id,
                        "mode": MODES[ability.mode],
                        "phase": PHASES[ability.phase],
                        "text": words.say(f"classic-ability-{dashed(ability.id)}"),
                    }
                    for ability in FACTIONS[number].abilities
                ],
            }
            for number in here
        },
        "leaders": {
            leader.id: {
                "name": words.say(f"classic-leader-{dashed(leader.id)}"),
                "faction": FACTIONS[LEADER_FACTION[number]].id,
                "strength": None if leader.strength == MIRROR else leader.strength,
            }
            for number, leader in enumerate(LEADERS)
            if LEADER_FACTION[number] in here
        },
        "treachery": {
            card.id: {
                "name": words.say(f"classic-treachery-{dashed(card.id)}"),
                "text": _text(card, words),
                "type": TYPES[card.type],
                "kind": kind_of(card),
                "icon": _ICONS.get(card.id) or _ICONS_OF_KINDS[kind_of(card)],
            }
            for number, card in enumerate(TREACHERY)
            if rules.copies[number]
        },
        "territories": {
            territory.id: {
                "name": words.say(f"classic-territory-{dashed(territory.id)}"),
                "kind": KINDS[territory.kind],
            }
            for territory in TERRITORIES
        },
        "technology": {
            token.id: {"name": words.say(f"classic-tech-{dashed(token.id)}")}
            for token in TECHNOLOGY
            if rules.technology
        },
    }


# --- starting a game ---------------------------------------------------------------------
def prepare(title: str, options: Mapping[str, Any], pick: Callable[[list[str]], str]) -> Data:
    """Return the options unchanged, because the game itself deals everything random."""
    return dict(options)


def names(state: AnyState, words: Words, people: Sequence[str]) -> list[str]:
    """Return the name of each seat: its faction, or the person until factions are dealt."""
    dealt = cast(Game, state).factions
    factions = [f"classic-faction-{dashed(FACTIONS[faction].id)}" if faction != NOBODY else "" for faction in dealt]
    return [words.say(faction) if faction else person for faction, person in zip(factions, people, strict=True)]


def standing(state: AnyState) -> Data:
    """Return the data of a game for the list of tables; the points are strongholds."""
    game = cast(Game, state)
    known = [number != NOBODY for number in game.factions]
    points = [len(strongholds_of(game, seat)) if known[seat] else 0 for seat in range(game.seats)]
    return {"round": game.turn, "points": points}


# --- data for the page -------------------------------------------------------------------
def look(state: AnyState, seat: int, words: Words, names: Sequence[str]) -> Data:
    """Return all data shown to a seat, made from its view alone, with its current question."""
    game = cast(Game, state)
    view = game.view(seat)
    decision = view.decision
    data = _shown(game, view.known, seat, words, names)
    data["free"] = freedom(view.known, seat)
    if decision is not None:
        data["decision"] = {"kind": decision.kind, "number": decision.number}
        data["hidden"] = hidden_choice(game, seat)
        data.update(asked(view.known, decision))
        offered = offer(game, seat)
        data["offer"] = offered[0] if offered is not None else None
        data["prompt"] = tell_decision(view.known, decision, words)
        data["rule"] = rule_of(view.known)
        data["plan"] = plan_choices(view.known, decision, words)
        part = part_asked(view.known, decision)
        data["options"] = [
            {"action": VOCABULARY.words[option], "label": tell_option(decision, option, words, part)}
            for option in sorted(decision.options)
        ]
    return data


def watch(state: AnyState, words: Words, names: Sequence[str]) -> Data:
    """Return all public data of a game, for spectators."""
    game = cast(Game, state)
    return _shown(game, view_of(game, NOBODY, None, Game.filled).known, NOBODY, words, names)


def look_at_all(state: AnyState, words: Words, names: Sequence[str]) -> Data:
    """Return the data of a finished game, with every hand open."""
    game = cast(Game, state)
    return _shown(game, open_view(game, Game.filled).known, NOBODY, words, names)


def _shown(game: Game, known: State, seat: int, words: Words, names: Sequence[str]) -> Data:
    outcome = game.outcome
    data = position(known, seat)
    data["decision"] = None
    data["prompt"] = ""
    data["rule"] = None
    data["hidden"] = False
    data["options"] = []
    data["closed"] = {}
    data["so_far"] = []
    data["about"] = None
    data["by"] = None
    data["prices"] = {}
    data["offer"] = None
    data["plan"] = None
    data["free"] = None
    data["over"] = outcome is not None
    data["outcome"] = tell_outcome(outcome, words, names) if outcome is not None else None
    data["turn_of"] = known.asked[0] if len(known.asked) == 1 else None
    data["names"] = list(names)
    return data


def hidden_choice(state: AnyState, seat: int) -> bool:
    """Tell whether others cannot see how many options a seat has.

    Most questions depend on a hand, and nobody else sees how many steps of a question a seat has answered. But
    everybody sees that a seat cannot bid, or has only one way to pay.
    """
    game = cast(Game, state)
    seat_has = seat in game.to_act and len(game.asked) == 1 and not game.answers[seat]
    if not seat_has or game.ally[seat] != NOBODY or might_karama(game, seat):
        return True
    kind = game.decision(seat).kind
    return kind != "pay" and not (kind == "bid" and purse(game, seat) <= game.bid)


def label(state: AnyState, seat: int, action: int, words: Words, names: Sequence[str]) -> str:
    if VOCABULARY.is_free(action):
        return name_of(VOCABULARY.words[action], words)
    game = cast(Game, state)
    decision = game.decision(seat)
    return tell_option(decision, action, words, part_asked(game.view(seat).known, decision))


def refusal(state: AnyState, seat: int, word: str, words: Words, names: Sequence[str]) -> tuple[str | None, str]:
    """Return the reason why this word cannot be chosen (always None: the title gives no reasons), and the number of the
    rule behind the question."""
    if VOCABULARY.is_free(VOCABULARY.number(word)):
        return None, "CLA-13.10" if word.startswith("help:") else "CLA-15.1"
    return None, rule_of(cast(Game, state))


def takes_text(word: str) -> bool:
    """Tell whether the action with this word carries a text: only an offer with terms does."""
    return word.startswith("propose_terms:")


# --- log ---------------------------------------------------------------------------------
def lines(
    events: Sequence[Event], seats: Sequence[int] | None, words: Words, names: Sequence[str], start: int = 0
) -> list[Data]:
    """Return the log lines for a reader with these seats; if `seats` is None, the reader may know everything."""
    out: list[Data] = []
    for at in range(len(events))[start:]:
        event = events[at] if seats is None else events[at].seen_by_all_of(seats)
        if event.kind in _SILENT or (event.kind in BARGAINED and not event.items):
            continue
        line = _line(event, words, names)
        if event.kind in BARGAINED and len(event.items) > 2 + SUMS:
            line["terms"] = event.items[-1][1]
        recap = recap_of(events, at, seats, lambda told: tell_event(told, words, names))
        if recap is not None:
            line["recap"] = recap
        out.append(line)
    return out


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


# --- end of the game ---------------------------------------------------------------------
def end(state: AnyState, events: Sequence[Event], words: Words, names: Sequence[str]) -> Data:
    """Return the end of a game: winners, reason, and each seat's faction and strongholds."""
    game = cast(Game, state)
    outcome = game.outcome
    assert outcome is not None
    shown = position(open_view(game, Game.filled).known, NOBODY)["players"]
    return {
        "ranks": outcome.ranks,
        "points": outcome.points,
        "reason": tell_reason(outcome, words),
        "tie_break": outcome.tie_break,
        "sources": [
            [
                {"cause": words.say(f"classic-territory-{dashed(id)}"), "thing": f"territory:{id}", "points": 1}
                for id in player["strongholds"]
            ]
            for player in shown
        ],
        "by_round": [[points] for points in outcome.points],
        "rounds": game.turn,
        "names": list(names),
        "factions": [player["faction"] for player in shown],
        "hid": [{key: player[key] for key in _HIDDEN} for player in shown],
        "rivals": [False] * game.seats,
    }
