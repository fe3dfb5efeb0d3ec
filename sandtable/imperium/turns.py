"""Player turns: choosing the turn, sending an Agent, and the menu of what is open (IMP-3 to IMP-9)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium import effects as fx
from sandtable.imperium import frames
from sandtable.imperium.catalog import (
    AFFORD_SOLARI,
    AFFORD_SOLARI_POPULAR,
    AFFORD_SPICE,
    AFFORD_WATER,
    AGENT_PARTS,
    CARD_COST,
    CARD_SPACES,
    COMBAT_SPACES,
    DIFFICULTIES,
    FACTION_ICON_SPACES,
    FACTION_SPACE_INFLUENCE,
    HIGH_COUNCIL,
    INTRIGUE,
    KWISATZ_HADERACH,
    LANDSRAAD_AND_CITY,
    MELANGE_LEAST,
    MELANGE_MOST,
    MENTAT_SPACE,
    MOST_COST,
    NEEDS_INFLUENCE,
    NODES,
    OF_CARD,
    OF_LEADER,
    OF_SPACE,
    PART_OF_BOX,
    RESERVE_CARDS,
    REVEAL_PERSUASION_SPACES,
    SELL_MELANGE,
    SIGNET_PARTS,
    SIGNET_RING,
    SPACE_FACTION,
    SPACE_INFLUENCE_NODES,
    SPACE_PARTS,
    SPACES,
    SWORDMASTER_SPACE,
)
from sandtable.imperium.draws import draw_cards, leave_hand, reveal_card, take_card
from sandtable.imperium.effects import Effect
from sandtable.imperium.influence import BONUS_LEVEL, gain_influence
from sandtable.imperium.intrigue import PLOT, add_playable, play
from sandtable.imperium.pieces import TRAITS
from sandtable.imperium.resolve import (
    CONNECTIONS,
    PASSIVE,
    SPICE_ADDICT,
    can,
    deploy,
    do,
    holds,
    pay_resources,
)
from sandtable.imperium.state import (
    AGENT_TURN,
    NO_TURN,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    REVEAL_TURN,
    TURNS,
    Frame,
    Player,
    State,
)
from sandtable.imperium.words import (
    ABILITY,
    ACQUIRE_ASIDE,
    ACQUIRE_WORD,
    AGENT_READY,
    BOX_INFLUENCE,
    BOX_SPACE,
    BOX_WORD,
    CARD_WORD,
    DEPLOY_0,
    END,
    KIND,
    NUMBER_0,
    PART_0,
    REVEAL,
    SORT,
    SPACE_WORD,
    W_ACQUIRE,
    W_CARD,
    W_DEPLOY,
    W_INTRIGUE,
)

GARRISON_DEPLOYS: Final = 2  # IMP-5.4
COUNCIL_PERSUASION: Final = 2  # IMP-4.13
MASTERSTROKE_TROOPS: Final = 4
ASIDE_DISCOUNT: Final = 1

PRESCIENCE: Final = TRAITS.index("prescience")
POPULARITY: Final = TRAITS.index("landsraad_popularity")
MASTERSTROKE: Final = TRAITS.index("masterstroke")
NEGOTIATOR: Final = TRAITS.index("ruthless_negotiator")
EYES_EVERYWHERE: Final = TRAITS.index("eyes_everywhere")

_READY: Final = NOWHERE  # the Agent comes from the Leader

# What resolves itself, by kind of effect: order cannot matter and nothing is learnt.
_NEVER: Final = 0
_ALWAYS: Final = 1
_LOOK: Final = 2  # depends on the position
_ITSELF: Final[list[int]] = [_NEVER] * len(fx.OP_NAMES)
for _op in (fx.GAIN, fx.PERSUASION, fx.SWORDS, fx.VP, fx.SELL_MELANGE, fx.DISCOUNT, fx.MENTAT, fx.SWORDMASTER):
    _ITSELF[_op] = _ALWAYS
_ITSELF[fx.CONTROL] = _ALWAYS
for _op in (fx.RECRUIT, fx.TRASH_SELF, fx.HARVEST, fx.COUNCIL_SEAT, fx.INFLUENCE, fx.WHEN, fx.EACH_OPPONENT):
    _ITSELF[_op] = _LOOK


# --- beginning a turn --------------------------------------------------------------------
def begin_turn(s: State, frame: Frame) -> None:
    seat = frame[1]
    p = s.players[seat]
    s.phase = TURNS
    s.turn_seat = seat
    s.fresh = True
    s.cause = 0
    if s.journal is not None:
        s.note("turn", seat, 1)
    if p.voice != NOWHERE:  # until the next turn of its owner (IMP-20.35)
        if s.journal is not None:
            s.note("voice_lifted", seat, 1, OF_SPACE | p.voice)
        p.voice = NOWHERE
    s.stack.append((frames.ASK_TURN, seat, 0, 0, 0))


def clear_turn(s: State) -> None:
    s.turn_seat = NOBODY
    s.turn_kind = NO_TURN
    s.turn_card = -1
    s.turn_space = NOWHERE
    s.fresh = False
    s.combat_turn = False
    s.allowance = 0
    s.deployed = 0
    s.recruits = 0
    s.recruits_ready = 0
    s.envoy = False
    s.infiltrating = False
    s.melange = 0
    s.discount_card = -1
    s.discount = 0
    s.topdeck = False
    s.todo = []


def next_turn(s: State, frame: Frame) -> None:
    """Clockwise to the next player that has not revealed; nobody left: Combat (IMP-3.4, 3.6)."""
    seat = frame[1]
    clear_turn(s)
    n = s.circle
    for step in range(1, n + 1):
        other = (seat + step) % n
        p = s.players[other]
        if p.rival:
            if p.agents:  # as long as it has an Agent (IMP-19.11)
                s.stack.append((frames.RIVAL_TURN, other, 0, 0, 0))
                return
        elif not p.revealed:
            s.stack.append((frames.TURN, other, 0, 0, 0))
            return
    s.stack.append((frames.COMBAT, s.first, 0, 0, 0))


# --- which spaces are open ---------------------------------------------------------------
def payable_spaces(s: State, seat: int) -> int:
    """Spaces whose cost and requirement the seat meets and that nobody's Voice bars, as bits."""
    p = s.players[seat]
    solari = AFFORD_SOLARI_POPULAR if p.trait == POPULARITY else AFFORD_SOLARI
    mask = (
        solari[p.solari if p.solari < MOST_COST else MOST_COST]
        & AFFORD_SPICE[p.spice if p.spice < MOST_COST else MOST_COST]
        & AFFORD_WATER[p.water if p.water < MOST_COST else MOST_COST]
    )
    for bit, faction, level in NEEDS_INFLUENCE:
        if p.influence[faction] < level:
            mask &= ~bit
    if p.council:  # once per game, by whatever means (IMP-4.12)
        mask &= ~(1 << HIGH_COUNCIL)
    if p.swordmaster:
        mask &= ~(1 << SWORDMASTER_SPACE)
    if s.difficulty >= 0:  # the solo levels change two spaces (IMP-19.10)
        solo = DIFFICULTIES[s.difficulty]
        if p.solari + (1 if p.trait == POPULARITY else 0) < solo.mentat_cost:
            mask &= ~(1 << MENTAT_SPACE)
        if not solo.swordmaster_open:
            mask &= ~(1 << SWORDMASTER_SPACE)
    for other in s.players:
        if other.voice != NOWHERE and other is not p:
            mask &= ~(1 << other.voice)
    return mask


def blocked_spaces(s: State, seat: int) -> int:
    """Spaces closed by an Agent for this seat, as bits (IMP-4.3)."""
    mine = 0
    theirs = 0
    for other, p in enumerate(s.players):
        for space in p.agents_at:
            if other == seat:
                mine |= 1 << space
            else:
                theirs |= 1 << space
    if s.infiltrating:
        theirs = 0
    elif s.players[seat].trait == EYES_EVERYWHERE:
        theirs &= ~LANDSRAAD_AND_CITY
    return mine | theirs


def reachable(s: State, kind: int, payable: int, blocked: int) -> int:
    """The spaces a card can send an Agent to; Kwisatz Haderach ignores icons and Agents (IMP-20.41)."""
    if kind == KWISATZ_HADERACH:
        return payable
    spaces = CARD_SPACES[kind]
    if s.envoy:
        spaces |= FACTION_ICON_SPACES
    return spaces & payable & ~blocked


def turn_options(s: State, frame: Frame) -> list[int]:
    """An Agent turn with some card, the Reveal turn, or a Plot card first."""
    seat = frame[1]
    p = s.players[seat]
    out: list[int] = []
    if p.agents or KWISATZ_HADERACH in p.hand:
        payable = payable_spaces(s, seat)
        blocked = blocked_spaces(s, seat)
        for kind in p.hand:
            if kind == KWISATZ_HADERACH:
                if not (p.agents or p.agents_at):
                    continue
            elif not p.agents:
                continue
            if reachable(s, kind, payable, blocked):
                word = CARD_WORD[kind]
                if word not in out:
                    out.append(word)
    if p.intrigue:
        add_playable(s, seat, PLOT, out)
    if masterstroke_open(s, p):
        out.append(ABILITY)
    out.append(REVEAL)
    return out


def turn_answer(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == REVEAL:
        begin_reveal(s, seat)
    elif SORT[action] == W_CARD:
        kind = KIND[action]
        p = s.players[seat]
        s.fresh = False
        if kind not in p.shown_hand:  # everybody sees the card while its space is chosen
            p.shown_hand.append(kind)
        if kind == KWISATZ_HADERACH and p.agents_at:
            s.stack.append((frames.ASK_AGENT, seat, kind, 0, 0))
        else:
            s.stack.append((frames.ASK_SPACE, seat, kind, _READY, 0))
    else:
        s.stack.append(frame)
        if action == ABILITY:
            _masterstroke(s, seat)
        else:
            play(s, seat, KIND[action], PLOT)


def agent_options(s: State, frame: Frame) -> list[int]:
    """Which Agent Kwisatz Haderach sends: a ready one or one from the board."""
    p = s.players[frame[1]]
    out = [AGENT_READY] if p.agents else []
    for space in p.agents_at:
        if SPACE_WORD[space] not in out:
            out.append(SPACE_WORD[space])
    return out


def agent_answer(s: State, frame: Frame, action: int) -> None:
    origin = _READY if action == AGENT_READY else KIND[action]
    s.stack.append((frames.ASK_SPACE, frame[1], frame[2], origin, 0))


def space_options(s: State, frame: Frame) -> list[int]:
    seat = frame[1]
    mask = reachable(s, frame[2], payable_spaces(s, seat), blocked_spaces(s, seat))
    out = []
    space = 0
    while mask:
        if mask & 1:
            out.append(SPACE_WORD[space])
        mask >>= 1
        space += 1
    return out


def space_answer(s: State, frame: Frame, action: int) -> None:
    space = KIND[action]
    if space == SELL_MELANGE:
        s.stack.append((frames.ASK_MELANGE, frame[1], frame[2], frame[3], 0))
    else:
        send_agent(s, frame[1], frame[2], frame[3], space)


def melange_options(s: State, frame: Frame) -> list[int]:
    most = min(MELANGE_MOST, s.players[frame[1]].spice)
    return [NUMBER_0 + n for n in range(MELANGE_LEAST, most + 1)]


def melange_answer(s: State, frame: Frame, action: int) -> None:
    s.melange = action - NUMBER_0
    send_agent(s, frame[1], frame[2], frame[3], SELL_MELANGE)


# --- sending an Agent --------------------------------------------------------------------
def send_agent(s: State, seat: int, kind: int, origin: int, space: int) -> None:
    """Card to the table, Agent to the space, the cost paid at once; then everything is open (IMP-4.1 to 4.8)."""
    p = s.players[seat]
    leave_hand(p, kind)
    p.play.append(kind)
    s.turn_kind = AGENT_TURN
    s.turn_card = kind
    s.turn_space = space
    s.cause = OF_CARD | kind
    if s.journal is not None:
        s.note("card_played", seat, 1, OF_CARD | kind)
    if s.trace is not None and p.trait == EYES_EVERYWHERE and (LANDSRAAD_AND_CITY >> space) & 1:
        if any(space in other.agents_at for other in s.players if other is not p):
            s.trace.add(-EYES_EVERYWHERE)
    move_agent(s, seat, p, origin, space)
    if s.journal is not None:
        s.note("agent", seat, 1, OF_SPACE | space)
    _pay_space(s, seat, p, space)
    controller = s.control[space]
    if controller != NOBODY:  # IMP-6.2
        do(s, controller, SPACES[space].control_bonus)
    if (COMBAT_SPACES >> space) & 1:
        s.combat_turn = True
        s.allowance += GARRISON_DEPLOYS + s.recruits
    _open_effects(s, p, kind, space)
    s.stack.append((frames.MENU, seat, 0, 0, 0))


def move_agent(s: State, seat: int, p: Player, origin: int, space: int) -> None:
    """The Mentat is the last Agent a player sends (ruling), so its figure is where the last one went."""
    if origin == _READY:
        p.agents -= 1
        if p.agents == 0 and s.mentat == seat and s.mentat_at == NOWHERE:
            s.mentat_at = space
    else:
        p.agents_at.remove(origin)
        if s.mentat == seat and s.mentat_at == origin and origin not in p.agents_at:
            s.mentat_at = space
    p.agents_at.append(space)


def _pay_space(s: State, seat: int, p: Player, space: int) -> None:
    place = SPACES[space]
    s.cause = OF_SPACE | space
    solari = place.solari
    if space == MENTAT_SPACE and s.difficulty >= 0:
        solari = DIFFICULTIES[s.difficulty].mentat_cost
    if solari and p.trait == POPULARITY and place.icon == fx.LANDSRAAD:
        solari -= 1
        if s.trace is not None:
            s.trace.add(-POPULARITY)
    spice = s.melange if space == SELL_MELANGE else place.spice
    if solari or spice or place.water:
        pay_resources(s, seat, solari, spice, place.water)
    if solari and p.trait == NEGOTIATOR:
        s.cause = OF_LEADER | p.leader
        draw_cards(s, seat, 1)
        if s.trace is not None:
            s.trace.add(-NEGOTIATOR)


def _open_effects(s: State, p: Player, kind: int, space: int) -> None:
    todo = s.todo
    word = BOX_WORD[kind]
    for part in SIGNET_PARTS[p.leader] if kind == SIGNET_RING else AGENT_PARTS[kind]:
        if not PASSIVE[part]:
            todo.append((word, part))
        elif s.trace is not None:
            s.trace.add(part)
    for part in SPACE_PARTS[space]:
        todo.append((BOX_SPACE, part))
    faction = SPACE_FACTION[space]
    if faction >= 0:
        node = SPACE_INFLUENCE_NODES[faction][FACTION_SPACE_INFLUENCE[kind] - 1]
        todo.append((BOX_INFLUENCE, node.id))


# --- the Reveal turn ---------------------------------------------------------------------
def begin_reveal(s: State, seat: int) -> None:
    p = s.players[seat]
    s.turn_kind = REVEAL_TURN
    s.fresh = False
    s.cause = 0
    if s.journal is not None:
        s.note("reveal", seat, len(p.hand))
    extra = COUNCIL_PERSUASION if p.council else 0
    for space, persuasion in REVEAL_PERSUASION_SPACES:
        if space in p.agents_at:
            extra += persuasion  # IMP-8.5
    p.persuasion += extra
    s.allowance += s.recruits_ready
    if s.journal is not None and extra:
        s.note("persuasion", seat, extra)
    hand = p.hand
    p.hand = []
    p.shown_hand = []
    for kind in hand:
        reveal_card(s, seat, p, kind)
    s.stack.append((frames.MENU, seat, 0, 0, 0))
    for kind in p.open_intrigue:
        s.stack.append((frames.DO, seat, INTRIGUE[kind].effect.id, 0, 0))


def end_reveal(s: State, seat: int) -> None:
    """Clean-up (IMP-8.9); what was not bought is gone: Persuasion, and the card Helena set aside."""
    p = s.players[seat]
    if s.journal is not None:
        s.note("strength", seat, p.strength())
    p.revealed = True
    p.persuasion = 0
    p.discard += p.play
    p.play = []
    if p.open_intrigue:
        s.intrigue_discard += p.open_intrigue
        p.open_intrigue = []
    if p.aside >= 0:  # IMP-20.29
        s.trashed.append(p.aside)
        if s.journal is not None:
            s.note("aside_lost", seat, 1, OF_CARD | p.aside)
        p.aside = -1


# --- the menu of a turn ------------------------------------------------------------------
def resolves_itself(s: State, seat: int, node: Effect) -> bool:
    """May the engine do it unasked? Only where order cannot matter and nobody learns anything."""
    how = _ITSELF[node.op]
    if how != _LOOK:
        return how == _ALWAYS
    p = s.players[seat]
    op = node.op
    if op == fx.RECRUIT:
        return p.supply > node.a  # else something that takes from the supply could come first
    if op == fx.WHEN:
        assert node.cond is not None
        return resolves_itself(s, seat, node.kids[0]) and holds(s, seat, node.cond, node.thing)
    if op == fx.INFLUENCE:
        if node.a == fx.ANY or len(s.todo) > 1:
            return False
        level = p.influence[node.a]
        crossing = level < BONUS_LEVEL <= level + node.b
        return not crossing or (node.a != fx.BENE and (node.a != fx.EMPEROR or p.supply > 2))
    if op == fx.HARVEST:
        return p.trait != SPICE_ADDICT
    if op == fx.COUNCIL_SEAT:
        return p.trait != CONNECTIONS
    if op == fx.TRASH_SELF:
        return not any(_minds_trashing(NODES[part]) for _, part in s.todo)
    return node.kids[0].op == fx.LOSE_TROOPS  # each opponent


def _minds_trashing(node: Effect) -> bool:
    """Does it matter to this effect whether a card has trashed itself? It could trash that very card, or
    take the Foldspace that has come back to its stack."""
    return node.op in (fx.TRASH, fx.FOLDSPACE) or any(_minds_trashing(kid) for kid in node.kids)


def open_menu(s: State, frame: Frame) -> None:
    """Let everything resolve itself that does, then ask."""
    seat = frame[1]
    stack = s.stack
    depth = len(stack)
    i = 0
    while i < len(s.todo):
        node = NODES[s.todo[i][1]]
        if resolves_itself(s, seat, node):
            del s.todo[i]
            do(s, seat, node)
            if len(stack) != depth:
                stack.insert(depth, (frames.MENU, seat, 0, 0, 0))
                return
            i = 0
        else:
            i += 1
    stack.append((frames.ASK_MENU, seat, 0, 0, 0))


def price_of(s: State, kind: int) -> int:
    return CARD_COST[kind] - s.discount if kind == s.discount_card else CARD_COST[kind]


def menu_options(s: State, frame: Frame) -> list[int]:
    """Open effects, cards to acquire, troops to deploy, Plot cards, a leader's power, the end of the turn."""
    seat = frame[1]
    p = s.players[seat]
    out: list[int] = []
    must = False
    for word, part in s.todo:
        node = NODES[part]
        if can(s, seat, node):
            if word not in out:
                out.append(word)
            if not node.optional:
                must = True
    if s.turn_kind == REVEAL_TURN:
        persuasion = p.persuasion
        for kind in s.row:
            if CARD_COST[kind] <= persuasion:
                word = ACQUIRE_WORD[kind]
                if word not in out:
                    out.append(word)
        for slot, kind in enumerate(RESERVE_CARDS):
            if s.reserve[slot] and 0 <= CARD_COST[kind] and price_of(s, kind) <= persuasion:
                out.append(ACQUIRE_WORD[kind])
        if p.aside >= 0 and CARD_COST[p.aside] - ASIDE_DISCOUNT <= persuasion:
            out.append(ACQUIRE_ASIDE)
    if s.allowance and p.garrison:
        most = s.allowance if s.allowance < p.garrison else p.garrison
        for n in range(1, most + 1):
            out.append(DEPLOY_0 + n)
    if p.intrigue:
        add_playable(s, seat, PLOT, out)
    if masterstroke_open(s, p):
        out.append(ABILITY)
    if not must:
        out.append(END)
    return out


def menu_answer(s: State, frame: Frame, action: int) -> None:
    seat = frame[1]
    if action == END:
        _end_turn(s, seat)
        return
    s.stack.append((frames.MENU, seat, 0, 0, 0))
    sort = SORT[action]
    if sort == W_DEPLOY:
        s.allowance -= KIND[action]
        s.cause = OF_SPACE | s.turn_space if s.turn_space != NOWHERE else 0
        deploy(s, seat, KIND[action])
    elif sort == W_INTRIGUE:
        play(s, seat, KIND[action], PLOT)
    elif sort == W_ACQUIRE:
        _buy(s, seat, action)
    elif action == ABILITY:
        _masterstroke(s, seat)
    else:
        _resolve_box(s, seat, action)


def _end_turn(s: State, seat: int) -> None:
    """Whatever is still open lapses: what could be declined, and what never became possible."""
    after_agent_turn = s.turn_kind == AGENT_TURN
    if s.turn_kind == REVEAL_TURN:
        end_reveal(s, seat)
    if s.journal is not None:
        s.cause = 0
        s.note("end_turn", seat, 1)
    s.stack.append((frames.NEXT_TURN, seat, 0, 0, 0))
    if after_agent_turn and seat == s.first and s.players[-1].rival == OBSTACLE and s.players[-1].agents:
        # House Hagal follows each Agent turn of the First Player (IMP-18.5), no other turn (IMP-18.6)
        s.stack.append((frames.RIVAL_TURN, len(s.players) - 1, 0, 0, 0))


def _resolve_box(s: State, seat: int, word: int) -> None:
    parts = open_parts(s, seat, word)
    if len(parts) > 1:
        s.stack.append((frames.ASK_PART, seat, word, 0, 0))
    else:
        resolve_part(s, seat, word, parts[0])


def open_parts(s: State, seat: int, word: int) -> list[int]:
    """The different effects of a box that can be resolved now."""
    parts: list[int] = []
    for other, part in s.todo:
        if other == word and part not in parts and can(s, seat, NODES[part]):
            parts.append(part)
    return parts


def resolve_part(s: State, seat: int, word: int, part: int) -> None:
    s.todo.remove((word, part))
    do(s, seat, NODES[part])


def part_options(s: State, frame: Frame) -> list[int]:
    return [PART_0 + PART_OF_BOX[part] for part in open_parts(s, frame[1], frame[2])]


def part_answer(s: State, frame: Frame, action: int) -> None:
    for part in open_parts(s, frame[1], frame[2]):
        if PART_OF_BOX[part] == action - PART_0:
            resolve_part(s, frame[1], frame[2], part)
            return


def _buy(s: State, seat: int, action: int) -> None:
    p = s.players[seat]
    aside = action == ACQUIRE_ASIDE
    kind = p.aside if aside else KIND[action]
    p.persuasion -= CARD_COST[kind] - ASIDE_DISCOUNT if aside else price_of(s, kind)
    s.cause = OF_LEADER | p.leader if aside else 0
    take_card(s, seat, kind, aside, False)


def masterstroke_open(s: State, p: Player) -> bool:
    """The Baron, on a turn in which he has deployed enough troops by whatever means (ruling R-IMP-11)."""
    return s.deployed >= MASTERSTROKE_TROOPS and p.trait == MASTERSTROKE and not p.tokens_shown


def _masterstroke(s: State, seat: int) -> None:
    """Show both tokens: 1 influence with each of the two factions, once per game (IMP-20.26)."""
    p = s.players[seat]
    p.tokens_shown = True
    s.cause = OF_LEADER | p.leader
    if s.trace is not None:
        s.trace.add(-MASTERSTROKE)
    if s.journal is not None:
        s.note("masterstroke", seat, p.tokens)
    for faction in range(len(p.influence)):
        if (p.tokens >> faction) & 1:
            gain_influence(s, seat, faction, 1)
