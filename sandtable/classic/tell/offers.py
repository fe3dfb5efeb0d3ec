"""Questions that players may decline in advance: those asked repeatedly of everybody who might hold a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.classic.content.phases import BATTLE, BIDDING, REVIVAL, SHIPMENT_MOVEMENT
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.words import NO, PASS
from sandtable.classic.tell.naming import dashed
from sandtable.core.contract import State as AnyState
from sandtable.core.fluent import Words
from sandtable.core.parts import LONE

Data = dict[str, Any]

# Karama against an ability, by the phase it is used in.
KARAMA: Final = {
    BIDDING: "karama_bidding",
    REVIVAL: "karama_revival",
    SHIPMENT_MOVEMENT: "karama_shipment",
    BATTLE: "karama_battle",
}
KARAMA_ELSEWHERE: Final = "karama_elsewhere"
STOPS: Final = ("stop", "stop_in_battle")
# Other questions that can be declined in advance, and the answer that declines them.
OTHERS: Final = {
    "weather_control": PASS,
    "family_atomics": PASS,
    "harvester": PASS,
    "hajr": PASS,
    "stop_shipment": PASS,
    "call_traitor": PASS,
    "face_dancer": NO,
}
_MORE: Final = ("harvester",)  # only with the cards of Ixians & Tleilaxu
_BOX: Final = ("face_dancer",)
_ADVANCED: Final = ("stop_shipment",)


def offers(options: Mapping[str, Any], words: Words) -> list[Data]:
    """Return all questions that can be declined in advance in games with these options."""
    found = [*KARAMA.values(), KARAMA_ELSEWHERE]
    for id in OTHERS:
        if (
            (id not in _MORE or options["treachery_more"])
            and (id not in _BOX or options["ixians_tleilaxu"])
            and (id not in _ADVANCED or options["advanced"])
        ):
            found.append(id)
    found.append(LONE)
    return [{"id": id, "label": words.say(f"classic-offer-{dashed(id)}")} for id in found]


def limit(state: AnyState, seat: int) -> tuple[int, int] | None:
    """Return the seconds that a seat has for the bid it is asked for, and the pass that follows (CLA-7.10)."""
    game = cast(Game, state)
    seconds = int(game.rules.options["bid_seconds"])
    return (seconds, PASS) if seconds and game.decision(seat).kind == "bid" else None


def passes(state: AnyState, seat: int) -> tuple[str, int] | None:
    """Return the kind of the current question and the answer of a seat that can do nothing, which is open to every
    seat. It applies to the first step of a question and depends on the question alone."""
    game = cast(Game, state)
    if game.answers[seat]:
        return None
    decision = game.decision(seat)
    action = OTHERS.get(decision.kind, PASS)
    return (decision.kind, action) if action in decision.options else None


def offer(state: AnyState, seat: int) -> tuple[str, int] | None:
    """Return the id of the current question and its declining answer; it depends on the question alone, never on the
    hand."""
    game = cast(Game, state)
    if game.answers[seat]:  # it has already begun to answer
        return None
    kind = game.decision(seat).kind
    if kind in STOPS:
        return KARAMA.get(game.phase, KARAMA_ELSEWHERE), PASS
    return (kind, OTHERS[kind]) if kind in OTHERS else None
