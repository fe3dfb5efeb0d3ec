"""Tech tiles of solo Rivals: abilities that work differently for them than for players (IX-9.15 to IX-9.17)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.effects import ARROW, HOOK, OPS, PAY, RECRUIT, Effect
from sandtable.imperium.modules.rivals.choices import wants_more
from sandtable.imperium.modules.rivals.moments import RivalTurns
from sandtable.imperium.modules.tech.language import FLIP, ID, OWN_TURN, TECH, TILES
from sandtable.imperium.modules.tech.tiles import for_rivals, tech_of, trash_tile, with_rule
from sandtable.imperium.rules.acts import deploy, deploy_from_supply, pay_resources, recruit
from sandtable.imperium.rules.catalog import CONFLICTS
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.influence import score
from sandtable.imperium.rules.question import Step, declare
from sandtable.imperium.rules.state import NO_CONFLICT, Frame, State

LAST_LEVEL: Final = 3  # only in the last Conflicts do Rivals trade spice for points (IX-9.15)
PAST_AGENTS: Final = "infiltrate"  # the hook that lets an Agent join others
TRASH_TILE: Final = OPS.number("trash_tile")
USE_TILES: Final = given(ID, "rival_tiles")


def _passes_agents(effect: Effect) -> bool:
    return (effect.op == HOOK and effect.name == PAST_AGENTS) or any(_passes_agents(kid) for kid in effect.kids)


def _ready(s: State, seat: int, when: str) -> list[int]:
    """Return the kinds of the Rival's face-up tiles whose ability belongs to the moment `when` (one of `MOMENTS`)."""
    part = tech_of(s)
    return [kind for kind in part.owned[seat] if TILES[kind].when == when and kind not in part.down]


def _flip(s: State, seat: int, kind: int) -> None:
    tech_of(s).down.append(kind)
    s.cause = TECH.thing | kind
    if s.trace is not None:
        s.trace.add(TILES[kind].ability.id)
    if s.journal is not None:
        s.note("tech_flipped", seat, 1, TECH.thing | kind)


def use_tiles(s: State, seat: int) -> None:
    """Use the tiles that a Rival uses as soon as it can: a tile that recruits troops (Training Drones), and one that
    gives a point in exchange for spice and the tile itself (Spy Satellites)."""
    p = s.players[seat]
    for kind in _ready(s, seat, FLIP):
        if TILES[kind].ability.op == RECRUIT:
            _flip(s, seat, kind)
            recruit(s, seat, TILES[kind].ability.a, False)
    for kind in _ready(s, seat, OWN_TURN):
        ability = TILES[kind].ability
        if ability.op != ARROW:
            continue
        costs = ability.kids[0].parts()
        spice = sum(cost.b for cost in costs if cost.op == PAY)
        if spice and p.spice >= spice and any(cost.op == TRASH_TILE for cost in costs):
            s.cause = TECH.thing | kind
            if s.trace is not None:
                s.trace.update((ability.id, ability.kids[0].id, ability.kids[1].id))
            pay_resources(s, seat, 0, spice, 0)
            trash_tile(s, seat, kind)
            score(s, seat, ability.kids[1].a)


def use_tiles_step(s: State, frame: Frame) -> None:
    use_tiles(s, frame[1])


def ship_for_rival(s: State, seat: int, n: int) -> None:
    """For each tile of the Rival that adds troops to rewards of the Shipping track (Troop Transports), recruit these
    troops; then deploy them and the `n` troops of the reward, unless the Rival holds troops back (IX-9.17)."""
    for kind in with_rule(s, seat, "more_shipped_troops"):
        node = TILES[kind].ability
        p = s.players[seat]
        s.cause = node.thing
        if s.trace is not None:
            s.trace.add(node.id)
        before = p.supply
        recruit(s, seat, node.a, False)
        for _ in range(min(n + before - p.supply, p.garrison)):
            if not wants_more(s, seat):
                return
            deploy(s, seat, 1)


class TechRivals(RivalTurns):
    def rival_begins(self, s: State, seat: int) -> None:
        """Use the Rival's tiles at the start of its turn, and push a step that uses them once more at the end of the
        turn."""
        if for_rivals(s):
            s.stack.append((USE_TILES, seat, 0, 0, 0))
            use_tiles(s, seat)

    def joins(self, s: State, seat: int, space: int) -> bool:
        """Tell whether a ready tile (Invasion Ships) lets the Rival send its Agent to this space although there is an
        Agent, and turn that tile face down; unlike players, a Rival discards no card for it."""
        for kind in _ready(s, seat, FLIP):
            if _passes_agents(TILES[kind].ability):
                _flip(s, seat, kind)
                return True
        return False

    def saves_spice(self, s: State, seat: int) -> bool:
        """Tell whether the Rival keeps its spice to acquire tiles, as it does until Conflicts of level III
        (IX-9.15)."""
        return for_rivals(s) and (s.conflict == NO_CONFLICT or CONFLICTS[s.conflict].level != LAST_LEVEL)

    def rival_sent(self, s: State, seat: int, space: int) -> None:
        """If the Rival has Flagship and its Agent is on a Combat space, pay for the tile's troops and deploy them,
        provided that the supply has all of them."""
        p = s.players[seat]
        if not (s.rules.combat_spaces >> space) & 1:
            return
        for kind in _ready(s, seat, FLIP):
            ability = TILES[kind].ability
            if ability.op != ARROW or ability.kids[0].op != PAY or ability.kids[1].op != RECRUIT:
                continue
            solari, troops = ability.kids[0].a, ability.kids[1].a
            if p.solari >= solari and p.supply >= troops:
                _flip(s, seat, kind)
                pay_resources(s, seat, solari, 0, 0)
                for _ in range(troops):
                    if wants_more(s, seat):
                        deploy_from_supply(s, seat, 1)
                    else:
                        recruit(s, seat, 1, False)


declare(Step(USE_TILES, "rival_tiles", use_tiles_step), module=ID)
