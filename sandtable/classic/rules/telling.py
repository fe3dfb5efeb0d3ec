"""`as_dict`: a position as a dict for JSON, made from the contents of a view; pieces are named by their ids."""

from __future__ import annotations

from typing import Any

from sandtable.classic.content.factions import FACTIONS, LEADERS
from sandtable.classic.content.map import PARTS, TERRITORIES
from sandtable.classic.content.phases import PHASES
from sandtable.classic.content.spice import SPICE
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.content.traitors import TRAITORS
from sandtable.classic.content.treachery import TREACHERY
from sandtable.classic.rules.bargains import (
    CALLED,
    EYES,
    GIVES,
    GIVES_LATER,
    ID,
    MAKER,
    OFFERED,
    OTHER,
    STATUS,
    STATUSES,
    TERMS,
    WANTS,
    WANTS_LATER,
    all_deals,
    promised,
)
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER, PLACE
from sandtable.classic.rules.memory import SPAN, all_heard, card_up
from sandtable.classic.rules.question import QUESTION
from sandtable.classic.rules.state import HIDDEN, NOBODY, NOWHERE, PLACES, State
from sandtable.classic.rules.words import VOCABULARY, card_or_none, dial_text, hero_text, thing_name
from sandtable.core.decisions import Decision
from sandtable.core.events import EVERYONE

LIFE = ("alive", "dead", "face_down")


def faction_id(s: State, seat: int) -> str | None:
    """Return the id of a seat's faction; None for NOBODY, or before factions are dealt."""
    if seat == NOBODY or s.factions[seat] == NOBODY:
        return None
    return FACTIONS[s.factions[seat]].id


def cards(kinds: list[int]) -> list[str]:
    return ["?" if kind == HIDDEN else TREACHERY[kind].id for kind in kinds]


def traitor_ids(kinds: list[int]) -> list[str]:
    return ["?" if kind == HIDDEN else TRAITORS[kind].id for kind in kinds]


def spice_ids(kinds: list[int]) -> list[str]:
    return ["?" if kind == HIDDEN else SPICE[kind].id for kind in kinds]


def forces_of(s: State, seat: int) -> dict[str, list[int]]:
    """Return a seat's forces as [plain, starred], by the id of the part of the map."""
    found: dict[str, list[int]] = {}
    for part in range(PLACES):
        if s.at(seat, part):
            found[PARTS[part].id] = [s.plain_at(seat, part), s.starred_at(seat, part)]
    return found


def player_dict(s: State, seat: int) -> dict[str, Any]:
    """Return a player as a dict for JSON; pieces are named by their ids."""
    known = s.factions[seat] != NOBODY
    return {
        "seat": seat,
        "faction": faction_id(s, seat),
        "circle": s.circles[seat],
        "spice": s.spice[seat],
        "bribes": s.bribes[seat],
        "ally": faction_id(s, s.ally[seat]),
        "pledge": s.pledges[seat] if s.pledges[seat] >= 0 else None,
        "support": None if s.support[seat] == HIDDEN else s.support[seat],
        "cards": len(s.hands[seat]),
        "hand": cards(s.hands[seat]),
        "traitors": traitor_ids(s.traitors[seat]),
        "returned": traitor_ids(s.returned[seat]),
        "reserves": [s.reserves[2 * seat], s.reserves[2 * seat + 1]],
        "tanks": [s.tanks[2 * seat], s.tanks[2 * seat + 1]],
        "forces": forces_of(s, seat),
        "leaders": leaders_of(s, seat) if known else {},
        "reviving": s.reviving[seat] == 1,
        "tokens": [TECHNOLOGY[token].id for token, holder in enumerate(s.tokens) if holder == seat],
        "power_used": (s.powers >> seat) & 1 == 1,
        "noted": [[faction_id(s, note // SPAN), VOCABULARY.words[note % SPAN]] for note in s.noted[seat]],
    }


def leaders_of(s: State, seat: int) -> dict[str, Any]:
    """Return a dict, by id, of a seat's own leaders wherever they are and of the leaders of others that it holds."""
    found: dict[str, Any] = {}
    own = FACTIONS[s.factions[seat]].leaders
    for number, leader in enumerate(LEADERS):
        if leader in own or s.leader_of[number] == seat:
            at = s.leader_at[number]
            found[leader.id] = {
                "is": LIFE[s.leader_is[number]],
                "with": faction_id(s, s.leader_of[number]),
                "fought_in": TERRITORIES[at].id if at != NOWHERE else None,
            }
    return found


def plan_dict(plan: list[int]) -> Any:
    """Return a plan for JSON: a dict, None before it is made, or "?" while it is hidden."""
    if not plan:
        return None
    if plan == [HIDDEN]:
        return "?"
    return {
        "leader": hero_text(plan[0]),
        "weapon": card_or_none(plan[1]),
        "defence": card_or_none(plan[2]),
        "kwisatz_haderach": plan[3] == 1,
        "dial": dial_text(plan[4]),
        "spice": plan[5],
    }


def battle_dict(s: State) -> dict[str, Any] | None:
    if not s.battle:
        return None
    place = s.battle[PLACE]
    command = s.command
    shown = s.shown
    return {
        "territory": TERRITORIES[PARTS[place].territory].id,
        "part": PARTS[place].id,
        "aggressor": faction_id(s, s.battle[AGGRESSOR]),
        "defender": faction_id(s, s.battle[DEFENDER]),
        "plans": [plan_dict(plan) for plan in s.plans],
        "open": s.plans_open == 1,
        "command": [faction_id(s, command[0]), command[1] == 1, command[2]] if command else None,
        "shown": [
            faction_id(s, shown[0]), faction_id(s, shown[1]), shown[2],
            "?" if shown[3] == HIDDEN else thing_name(shown[3]),
        ] if shown else None,
    }  # fmt: skip


def deal_dict(s: State, deal: list[int]) -> dict[str, Any]:
    """Return a deal as a dict for JSON. Its number is that of the action that offered it, which keeps its terms."""
    return {
        "number": deal[ID],
        "from": faction_id(s, deal[MAKER]),
        "to": faction_id(s, deal[OTHER]),
        "gives": [deal[GIVES], deal[GIVES_LATER]],
        "wants": [deal[WANTS], deal[WANTS_LATER]],
        "is": "draft" if deal[STATUS] < OFFERED else STATUSES[deal[STATUS] - OFFERED],
        "terms": deal[TERMS] == 1,
        "open": deal[EYES] == EVERYONE,
        "called_off_by": [faction_id(s, deal[MAKER + side]) for side in range(2) if (deal[CALLED] >> side) & 1],
    }


def as_dict(s: State, seat: int, decision: Decision | None) -> dict[str, Any]:
    question = QUESTION[s.stack[-1][0]] if s.stack else None
    return {
        "title": s.title,
        "seat": seat,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "actions": s.before,
        "asked": question.name if question is not None else None,
        "about": thing_name(question.cause(s, s.stack[-1])) if question is not None else "",
        "deciding": list(s.asked),
        "answers": [VOCABULARY.words[word] for word in s.answers[seat]] if seat != NOBODY else [],
        "storm": s.storm,
        "storm_move": s.storm_move,
        "storm_card": None if s.storm_card == HIDDEN else s.storm_card,
        "shield_wall": s.wall_gone == 0,
        "order": [faction_id(s, other) for other in s.order],
        "wheels": [faction_id(s, other) for other in s.wheels],
        "advisors": [t.id for n, t in enumerate(TERRITORIES) if (s.advisors >> n) & 1],
        "stronghold_points": PARTS[s.mobile].id if s.mobile != NOWHERE else None,
        "spice": {PARTS[part].id: n for part, n in enumerate(s.spice_on) if n},
        "treachery_deck": len(s.treachery_deck),
        "treachery_discard": cards(s.treachery_discard),
        "removed": cards(s.removed),
        "row": cards(s.row),
        "for_sale": cards([card_up(s, seat)])[0] if s.row else None,
        "bought": cards(s.bought),
        "bid": s.bid,
        "bidder": faction_id(s, s.bidder),
        "spice_deck": len(s.spice_deck),
        "spice_top": spice_ids(s.spice_deck[-1:]),
        "pile_a": spice_ids(s.pile_a),
        "pile_b": spice_ids(s.pile_b),
        "aside": spice_ids(s.aside),
        "sandtrout": s.trout,
        "worms": [TERRITORIES[n].id for n in s.worms],
        "traitor_deck": len(s.traitor_deck),
        "traitors_shown": traitor_ids(s.traitors_shown),
        "dancers": traitor_ids(s.dancers),
        "dancers_open": traitor_ids(s.dancers_open),
        "prediction": [faction_id(s, s.predicted), s.predicted_turn] if s.predicted != NOBODY else None,
        "heard": [
            [faction_id(s, whom), VOCABULARY.words[word], so] for whom, word, so in all_heard(s)
        ],
        "kwisatz_haderach": {"lost": s.kh_lost, "dead": s.kh_dead == 1},
        "promises": [
            [faction_id(s, giver), faction_id(s, receiver), amount] for giver, receiver, amount in promised(s)
        ],
        "deals": [deal_dict(s, deal) for deal in all_deals(s)],
        "shipment": list(s.ship),
        "moving": list(s.move),
        "battle": battle_dict(s),
        "players": [player_dict(s, other) for other in range(s.seats)],
        "decision": None if decision is None else {
            "kind": decision.kind, "number": decision.number, "cause": thing_name(decision.cause),
            "options": decision.words(),
        },
    }  # fmt: skip
