"""Actions of a team: activating allies, deploying, the Throne Row, Objectives and ties (UPR-S3, S8 to S13)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import COND_OPS, FREMEN, OPS, Effect
from sandtable.imperium.language.pieces import BATTLE_ICONS, COMBAT
from sandtable.imperium.modules.icon_language import OBJECTIVES
from sandtable.imperium.modules.icons import icon_of, icons_of
from sandtable.imperium.modules.team_seats import (
    ALLIES,
    ASK_MASTER,
    COMMANDERS,
    MASTER,
    NOT_YET,
    SEATS,
    SPLIT_ICON,
    Teams,
    is_commander,
    master_at,
    team_of,
    teams_of,
)
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CARD_FACTIONS, INTRIGUE, KIND_OF, follow
from sandtable.imperium.rules.combat import THIRD_REWARD_FROM, placings
from sandtable.imperium.rules.draws import refill_row
from sandtable.imperium.rules.intrigue import playable_now
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.menu import end_turn
from sandtable.imperium.rules.state import NOBODY, NOWHERE, State
from sandtable.imperium.rules.turns import READY, send_agent
from sandtable.imperium.rules.units import ready_to_deploy, ready_units


# --- activating --------------------------------------------------------------------------
def activate(s: State, seat: int, ally: int) -> None:
    teams_of(s).active[team_of(seat)] = ally
    if s.journal is not None:
        s.cause = 0
        s.note("activated", ally, 1)


def figures_for(s: State, seat: int, ally: int) -> list[int]:
    """Return the figures of the commander `seat` that are ready and can be sent for this ally, as indexes in
    `Teams.agents`.

    These are the Agent whose arrow points to the ally, and the commander's Swordmaster (UPR-S3.2, S3.3).
    """
    part = teams_of(s)
    team = team_of(seat)
    return [figure for figure in (ALLIES[team].index(ally), MASTER) if part.agents[team][figure] == NOWHERE]


def served_now(s: State, seat: int) -> list[int]:
    """Return the allies for whom the commander `seat` can send a ready figure now: only the activated ally, if there is
    one."""
    active = teams_of(s).active[team_of(seat)]
    allies = ALLIES[team_of(seat)] if active == NOBODY else (active,)
    return [ally for ally in allies if figures_for(s, seat, ally)]


def serve(s: State, seat: int, kind: int, space: int, ally: int) -> None:
    """Send a figure of the commander `seat`, for this ally and with the card `kind`, to a space; if both an Agent and
    the Swordmaster are ready, ask which to send. If no ally is activated yet, activate this one."""
    if teams_of(s).active[team_of(seat)] == NOBODY:
        activate(s, seat, ally)
    there = figures_for(s, seat, ally)
    if len(there) > 1:
        s.stack.append((ASK_MASTER, seat, kind, space, ally))
    else:
        send_figure(s, seat, kind, space, there[0])


def send_figure(s: State, seat: int, kind: int, space: int, figure: int) -> None:
    teams_of(s).agents[team_of(seat)][figure] = space
    send_agent(s, seat, kind, READY, space, False)


def retire(s: State, seat: int) -> None:
    """Remove the seat's Swordmaster from the board and return it to the game box (UPR-S11.2)."""
    part = teams_of(s)
    if is_commander(seat):
        part.agents[team_of(seat)][MASTER] = NOT_YET
    else:
        part.masters[seat] = NOWHERE
    if s.journal is not None:
        s.note("swordmaster_served", seat, 1)


def settle_figures(s: State, part: Teams) -> None:
    """Decide, for the Agents that a scenario has placed on spaces, which of them are Swordmasters and which Agent of a
    commander each is; set up the fields of the component `part` accordingly.

    Of a commander's figures, the left Agent is assigned first; an ally's Swordmaster is its last Agent. The owner of a
    Swordmaster counts as having visited the space that hires it (UPR-S11.1).
    """
    hiring = 0
    for slot, site in enumerate(s.rules.spaces):
        if any(node.op == HIRE for node in site.effect.parts()):
            hiring |= 1 << slot
    for seat, p in enumerate(s.players):
        if not p.swordmaster:
            continue
        p.visited |= hiring
        if part.served[seat]:
            continue
        if is_commander(seat):
            stand = part.agents[team_of(seat)]
            if stand[MASTER] == NOT_YET:
                stand[MASTER] = NOWHERE
        elif p.agents == 0 and p.agents_at:
            part.masters[seat] = p.agents_at[-1]
    for team, seat in enumerate(COMMANDERS):
        stand = part.agents[team]
        for space in s.players[seat].agents_at:
            if space not in stand:
                stand[stand.index(NOWHERE)] = space
    for seat in range(SEATS):
        if master_at(part, seat) != NOWHERE:
            part.served[seat] = True


# --- deploying ---------------------------------------------------------------------------
def ally_may_deploy(s: State, seat: int) -> bool:
    """Tell whether the ally activated by the commander `seat` may deploy more units in this turn of the commander
    (UPR-S3.8)."""
    part = teams_of(s)
    ally = part.active[team_of(seat)]
    if ally == NOBODY or s.deploy_ban or (s.allowance <= part.passed and not ready_units(s, ally)):
        return False
    return ready_to_deploy(s, s.players[ally])


def troops_for(s: State, ally: int) -> int:
    """Return how many troops the ally may deploy now: the number allowed in this turn, but at most those in its
    garrison."""
    return min(s.allowance, s.players[ally].garrison)


def go_on_ending(s: State, seat: int, deployed: int) -> None:
    """Continue the end of a turn of the commander `seat` after the activated ally has deployed `deployed` units; if
    there are any, return to the menu, since they may make effects or Intrigue cards possible."""
    if deployed and (s.players[seat].intrigue or s.todo):
        s.stack.append((frames.MENU, seat, 0, 0, 0))
    else:
        end_turn(s, seat)


# --- Intrigue cards on behalf of an ally -------------------------------------------------
# Effects and conditions about units, swords or Influence: a card with one of them needs an activated ally. Effects of
# other modules say so themselves (`NodeKind.for_receiver`).
_ABOUT_ALLY: Final = (
    "recruit", "influence", "influence_different", "lose_influence", "swords", "retreat", "deploy", "deploy_supply",
    "lose_troops", "worm", "maker_hooks", "space_influence", "acquire",
)  # fmt: skip
_ASKS_ALLY: Final = ("units_at_least", "entered_at_least", "worms_at_least", "strength_at_least", "hooks")
_OPS: Final = [OPS.number(name) for name in _ABOUT_ALLY]
HIRE: Final = OPS.number("hire_swordmaster")
_CONDS: Final = [COND_OPS.number(name) for name in _ASKS_ALLY]
MINDS_ALLY: Final[list[bool]] = []  # index: kind of Intrigue card


def minds_ally(node: Effect) -> bool:
    asks = node.cond is not None and node.cond.op in _CONDS
    return asks or node.op in _OPS or KINDS[node.op].for_receiver or any(minds_ally(kid) for kid in node.kids)


def _grow() -> None:
    for card in INTRIGUE[len(MINDS_ALLY) :]:
        asks = card.condition is not None and card.condition.op in _CONDS
        MINDS_ALLY.append(asks or any(minds_ally(tree) for tree in (card.cost, card.effect, card.combat)))


follow(_grow)


def beneficiaries(s: State, seat: int, kind: int, window: int) -> list[int]:
    """Return the allies for whom the commander `seat` may play the Intrigue card `kind` now, in this window; in Combat
    only allies with units in the Conflict (UPR-S13.1)."""
    part = teams_of(s)
    team = team_of(seat)
    active = part.active[team]
    found: list[int] = []
    for ally in ALLIES[team]:
        if window == COMBAT:
            if not s.players[ally].units():
                continue
        elif active not in (NOBODY, ally):
            continue
        part.active[team] = ally
        if playable_now(s, seat, kind, window):
            found.append(ally)
    part.active[team] = active
    return found


# --- the Throne Row ----------------------------------------------------------------------
def throne_candidates(s: State) -> list[int]:
    """Return the kinds of the cards in the Imperium Row, each once, that may move to the Throne Row: those that are no
    Fremen cards (UPR-S10.4)."""
    found: list[int] = []
    for kind in s.row:
        if kind not in found and not (CARD_FACTIONS[kind] >> FREMEN) & 1:
            found.append(kind)
    return found


def enthrone(s: State, seat: int, kind: int) -> None:
    """Move a card from the Imperium Row to the Throne Row, and refill the Imperium Row at once (UPR-S10.1)."""
    s.row.remove(kind)
    teams_of(s).throne.append(kind)
    if s.journal is not None:
        s.note("throne", seat, 1, 1 << 12 | kind)
    refill_row(s)


# --- Objectives --------------------------------------------------------------------------
def share_objectives(s: State) -> None:
    """Let two players exchange Objectives if both cards with a Desert Mouse went to one team (UPR-S2.10).

    Of the two players with a Desert Mouse, the one without the First Player marker exchanges it for the Objective of
    the opponent opposite or, if `Teams.adjacent` is true, of the opponent on an adjacent seat.
    """
    up = icons_of(s).up
    mice = [seat for seat in range(SEATS) if up[seat] and BATTLE_ICONS[icon_of(up[seat][0])] == SPLIT_ICON]
    if len(mice) != 2 or team_of(mice[0]) != team_of(mice[1]):
        return
    holder = next(seat for seat in mice if not OBJECTIVES[up[seat][0] & KIND_OF].first)
    other = (holder + 3) % SEATS
    if teams_of(s).adjacent:
        other = next(seat for seat in ((holder + 1) % SEATS, (holder - 1) % SEATS) if not is_commander(seat))
    up[holder], up[other] = up[other], up[holder]


# --- ties --------------------------------------------------------------------------------
def placed(strengths: list[int], yielded: int) -> list[int]:
    """Return by seat the place in the Conflict, 1 to 3, or 0 for no reward; `strengths` is by seat. A seat in the bits
    `yielded` has let its tied teammate go before it and ranks just behind."""
    doubled = [2 * strength - ((yielded >> seat) & 1) if strength else 0 for seat, strength in enumerate(strengths)]
    return placings(doubled, SEATS >= THIRD_REWARD_FROM)


def tied_with(s: State, strengths: list[int], seat: int) -> int:
    """Return the other ally of the seat's team if these two, and no others, have the same strength in the Conflict,
    otherwise NOBODY."""
    if is_commander(seat) or not strengths[seat]:
        return NOBODY
    equal = [other for other in range(SEATS) if other != seat and strengths[other] == strengths[seat]]
    return equal[0] if len(equal) == 1 and team_of(equal[0]) == team_of(seat) else NOBODY
