"""Standing answers to questions: to those that everybody is asked again and again, and to bids.

A standing answer is a text that the table keeps for a seat and shows to nobody else:
- `weather_control`: never ask this question;
- `karama:mine`: ask only if the ability concerns the seat or its ally; `karama:battle`: ask only in battles;
- `karama:turn:3`: do not ask again in turn 3; `karama:not:bg_voice`: never ask against the Voice, in any case;
- `bid:3:7`: bid up to 7 for every card of turn 3; `bid:3.2:0`: do not bid for the card before the last;
- `come_along:sink`: send the free force of the Bene Gesserit to the Polar Sink whenever a seat ships;
- `charity:claim`: take charity whenever it is offered;
- `alliance:allied`: ask only while the seat has no ally;
- `revive`: revive only the forces that are free; `revive:all`: all that the seat may revive and can pay for;
- `keep`: keep all cards after a battle won.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from sandtable.classic.content.factions import ABILITIES, ABILITY_FACTION, ABILITY_NUMBER, FACTIONS
from sandtable.classic.content.map import PART_TERRITORY, POLAR_SINK_PART
from sandtable.classic.content.phases import BATTLE
from sandtable.classic.content.pieces import BASE, BASIC
from sandtable.classic.rules import frames
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.revival import free_of, limit_of, starred_there
from sandtable.classic.rules.shipment import GOAL
from sandtable.classic.rules.state import NOBODY
from sandtable.classic.rules.words import DONE, KEEP, NO, NUMBER, NUMBERS, PART, PASS, PAY, YES
from sandtable.classic.tell.naming import dashed
from sandtable.core.contract import State as AnyState
from sandtable.core.fluent import Words
from sandtable.core.parts import LONE

Data = dict[str, Any]

KARAMA: Final = "karama"  # against an ability
COME_ALONG: Final = "come_along"  # the free force of the Bene Gesserit
CHARITY: Final = "charity"
ALLIANCE: Final = "alliance"
REVIVE: Final = "revive"  # declined, it still brings back what is free
CARDS_KEPT: Final = "keep"  # cards played in a battle won; declined, they stay in the hand
STOPS: Final = ("stop", "stop_in_battle")
# Other questions that can be declined in advance, and the answer that declines them.
OTHERS: Final = {
    CHARITY: NO,
    "weather_control": PASS,
    "family_atomics": PASS,
    "harvester": PASS,
    "hajr": PASS,
    "stop_shipment": PASS,
    "call_traitor": PASS,
    "face_dancer": NO,
    "guild_now": NO,
    ALLIANCE: PASS,
    COME_ALONG: PASS,
    "war": DONE,
    "intrusion": NO,
    "grant_revival": NO,
    "pay": PAY,
    CARDS_KEPT: KEEP,
}
_FOR_A_TURN: Final = frozenset({KARAMA, REVIVE, *OTHERS})  # those that can be given for the current turn alone
_MORE: Final = ("harvester",)  # only with the cards of Ixians & Tleilaxu
_BOX: Final = ("face_dancer",)
_ADVANCED: Final = ("stop_shipment", "guild_now", "war", "intrusion")
# When a question is asked although it is declined otherwise.
MINE: Final = "mine"
IN_BATTLE: Final = "battle"
NO_ALLY: Final = "allied"  # asked while the seat has no ally
NOT: Final = "not:"  # one case of a question that is never asked
# Answers that do something, given without asking.
SINK: Final = "sink"
ALONG: Final = "along"  # as an advisor wherever that is possible, otherwise to the Polar Sink
CLAIM: Final = "claim"
TURN_ADVISORS: Final = "advisors"
ALL: Final = "all"  # every force that may be revived and paid for
GRANT: Final = "grant"
DOING: Final = {SINK: PART + POLAR_SINK_PART, CLAIM: YES, TURN_ADVISORS: YES, GRANT: YES}
MODES: Final = {
    KARAMA: (MINE, IN_BATTLE),
    COME_ALONG: (SINK, ALONG),
    CHARITY: (CLAIM,),
    ALLIANCE: (NO_ALLY,),
    REVIVE: (ALL,),
    "intrusion": (TURN_ADVISORS,),
    "grant_revival": (GRANT,),
}
_TURN: Final = re.compile(r"turn:[0-9]{1,2}")
_BID: Final = re.compile(r"bid:([0-9]{1,2})(?:\.([0-9]{1,2}))?:([0-9]{1,2})")
# Steps that take a price from the seat they are about.
_PAID_BY: Final = (frames.BID_EMPEROR, frames.REVIVE_PAID, frames.SHIP_PAID)


def offers(options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return all questions that players may decline in advance in games with these options, with their modes."""
    found = [KARAMA, REVIVE]
    for id in OTHERS:
        if (
            (id not in _MORE or options["treachery_more"])
            and (id not in _BOX or options["ixians_tleilaxu"])
            and (id not in _ADVANCED or options["advanced"])
        ):
            found.append(id)
    found.append(LONE)
    return [
        {
            "id": id,
            "label": words.say(f"classic-offer-{dashed(id)}"),
            "modes": [{"id": mode, "label": words.say(f"classic-offer-mode-{mode}")} for mode in _modes(options, id)],
        }
        for id in found
    ]


def _modes(options: Mapping[str, Any], id: str) -> list[str]:
    """Return the modes of an offer in games with these options; only the advanced game has advisors."""
    return [mode for mode in MODES.get(id, ()) if options["advanced"] or mode not in (ALONG, TURN_ADVISORS)]


def _stoppable(options: Mapping[str, Any], id: str) -> bool:
    """Tell whether this is the id of an ability that a Karama may stop in games with these options."""
    number = ABILITY_NUMBER.get(id, NOBODY)
    if number == NOBODY or not ABILITIES[number].karama:
        return False
    playing = options["ixians_tleilaxu"] or FACTIONS[ABILITY_FACTION[number]].box == BASE
    return playing and (options["advanced"] or ABILITIES[number].mode == BASIC)


def may_keep(options: Mapping[str, Any], text: str) -> bool:
    """Tell whether a text is a valid standing answer with a mode or a bid, such as `karama:mine` or `bid:3:7`."""
    if _BID.fullmatch(text):
        return True
    id, _, mode = text.partition(":")
    if id == KARAMA and mode.startswith(NOT):
        return _stoppable(options, mode[len(NOT) :])
    return mode in _modes(options, id) or (id in _FOR_A_TURN and bool(_TURN.fullmatch(mode)))


def settled(state: AnyState, seat: int, kept: Sequence[str]) -> int | None:
    """Return the seat's action that its standing answers (`kept`) decide now; None if the seat must be asked."""
    game = cast(Game, state)
    offered = offer(game, seat)
    if offered is not None:
        for text in kept:
            id, _, mode = text.partition(":")
            given = _given(game, seat, mode, offered[1]) if id == offered[0] else None
            if given is not None and given in game.decision(seat).options:
                return given
        return None
    return _bid(game, seat, kept) if game.decision(seat).kind == "bid" else None


def _given(game: Game, seat: int, mode: str, declining: int) -> int | None:
    """Return the answer that a standing answer with this mode gives now; None if the seat must be asked."""
    if mode in DOING:
        return DOING[mode]
    if mode == ALONG:
        return game.decision(seat).options[-1]
    if mode == ALL:
        return _most(game, seat)
    if mode == MINE:
        asked = concerns(game, seat)
    elif mode == IN_BATTLE:
        asked = game.phase == BATTLE
    elif mode == NO_ALLY:
        asked = game.ally[seat] == NOBODY
    elif mode.startswith(NOT):
        frame = game.stack[-1]
        asked = frame[0] != frames.ASK_STOP or ABILITIES[frame[2]].id != mode[len(NOT) :]
    else:
        asked = bool(mode) and mode != f"turn:{game.turn}"
    return None if asked else declining


def _bid(game: Game, seat: int, kept: Sequence[str]) -> int | None:
    """Return the seat's next bid, or a pass, by its standing limit for this card or for this turn; None without one."""
    limits: dict[str, int] = {}
    for text in kept:
        found = _BID.fullmatch(text)
        if found is not None and int(found[1]) == game.turn:
            limits[found[2] or ""] = int(found[3])
    limit = limits.get(str(len(game.row)), limits.get(""))
    if limit is None:
        return None
    word = NUMBER + game.bid + 1
    return word if game.bid < min(limit, NUMBERS - 1) and word in game.decision(seat).options else PASS


def concerns(game: Game, seat: int) -> bool:
    """Tell whether an ability in use concerns a seat or its ally, judging by public information: their battle, their
    forces, or a price they pay."""
    ours = (seat, game.ally[seat])
    if game.battle:
        return game.battle[AGGRESSOR] in ours or game.battle[DEFENDER] in ours
    if any(frame[0] in _PAID_BY and frame[1] in ours for frame in game.stack):
        return True
    if game.ship and game.ship[GOAL] >= 0:
        territory = PART_TERRITORY[game.ship[GOAL]]
        return any(game.inside(one, territory) > 0 for one in ours if one >= 0)
    return False


def limit(state: AnyState, seat: int) -> tuple[int, int] | None:
    """Return the seconds for a seat's bid, and the pass taken when they are over (CLA-7.10); None without a limit."""
    game = cast(Game, state)
    seconds = int(game.rules.options["bid_seconds"])
    return (seconds, PASS) if seconds and game.decision(seat).kind == "bid" else None


def passes(state: AnyState, seat: int) -> tuple[str, int] | None:
    """Return the kind of the current question, and the answer to offer to a seat that can do nothing else; None if
    there is no such answer.

    The answer is an option for every seat and depends on the question alone, so it gives nothing away. It is offered
    only at the first step of a question.
    """
    game = cast(Game, state)
    if game.answers[seat]:
        return None
    decision = game.decision(seat)
    action = PAY if decision.kind == "pay" else OTHERS.get(decision.kind, PASS)
    return (decision.kind, action) if action in decision.options else None


def offer(state: AnyState, seat: int) -> tuple[str, int] | None:
    """Return the id of the current question and the answer that declines it; None if it cannot be declined in advance.
    Both depend on the question alone, never on the hand."""
    game = cast(Game, state)
    kind = game.decision(seat).kind
    if kind == REVIVE:
        return REVIVE, _free(game, seat)
    if game.answers[seat] and kind != CARDS_KEPT:  # it has already begun to answer
        return None
    if kind in STOPS:
        return KARAMA, PASS
    return (kind, OTHERS[kind]) if kind in OTHERS else None


def _free(game: Game, seat: int) -> int:
    """Return the next answer of a seat that revives only the forces that are free: starred forces first (CLA-8.1)."""
    answers = game.answers[seat]
    free = free_of(game, seat)
    starred = min(free, starred_there(game, seat))
    if answers:
        return NUMBER + min(starred, max(0, free - (answers[0] - NUMBER)))
    return NUMBER + min(free - starred, game.tanks[2 * seat])


def _most(game: Game, seat: int) -> int:
    """Return the next answer of a seat that revives all forces that it may revive and can pay for: starred forces
    first."""
    options = game.decision(seat).options
    if game.answers[seat]:
        return options[-1]
    room = limit_of(game, seat, game.stack[-1][3] == 1) - starred_there(game, seat)
    return min(options[-1], NUMBER + max(0, room))
