"""The Combat phase: playing Combat cards, resolving the Conflict and taking its rewards (IMP-10)."""

from __future__ import annotations

from sandtable.imperium.language.effects import ARROW, CONTROL
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import repeats
from sandtable.imperium.rules.catalog import CONFLICTS, NODES, OF_CONFLICT, parts_of
from sandtable.imperium.rules.question import MOST, TIMES, Step, declare
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.resolve import can, resolves_itself
from sandtable.imperium.rules.sides import fights
from sandtable.imperium.rules.state import COMBAT as COMBAT_PHASE
from sandtable.imperium.rules.state import NOBODY, Frame, State
from sandtable.imperium.rules.units import go_home, units_of

THIRD_REWARD_FROM = 4  # parties (IMP-10.5)
# Box word of a reward in the list of open effects; the box itself is never offered, only its parts.
REWARD_BOX = -1


def placings(strengths: list[int], third_reward: bool, ties_third: bool = False) -> list[int]:
    """Return by seat the place in the Conflict: 1, 2, 3, or 0 for no reward. Covers all cases of the table of
    IMP-10.11.

    `strengths` has the strength of each seat; `third_reward` is true if the game has enough parties for a third reward;
    with `ties_third`, seats that tie for second take the third reward even if it is false.
    """
    places = [0] * len(strengths)
    ranked = sorted({x for x in strengths if x > 0}, reverse=True)  # IMP-10.6
    groups = [[seat for seat, x in enumerate(strengths) if x == level] for level in ranked]
    if not groups:
        return places
    top = groups[0]
    if len(top) > 1:  # nobody wins; the tied take the second reward (IMP-10.7)
        for seat in top:
            places[seat] = 2
        if third_reward and len(top) == 2 and len(groups) > 1 and len(groups[1]) == 1:  # IMP-10.8, 10.10
            places[groups[1][0]] = 3
        return places
    places[top[0]] = 1
    if len(groups) > 1:
        second = groups[1]
        if len(second) == 1:
            places[second[0]] = 2
            if third_reward and len(groups) > 2 and len(groups[2]) == 1:  # IMP-10.10
                places[groups[2][0]] = 3
        elif third_reward or ties_third:  # IMP-10.9
            for seat in second:
                places[seat] = 3
    return places


# --- Combat cards ------------------------------------------------------------------------
def combat_step(s: State, frame: Frame) -> None:
    """Ask the next seat for a Combat card; when all seats with units in the Conflict have passed in a row, resolve the
    Conflict."""
    if s.phase != COMBAT_PHASE:
        s.phase = COMBAT_PHASE
        s.passes = 0
        if s.players[-1].rival:
            s.rules.automata.reveal_swords(s)
        for module in s.rules.combats:
            module.combat_begins(s)
    involved = 0
    for party, p in enumerate(s.players):
        if not p.rival and fights(s, party):
            involved += 1
    seat = frame[1]
    while s.passes < involved:
        p = s.players[seat]
        if not p.rival and fights(s, seat):  # IMP-10.2; Rivals play no cards (IMP-17.13)
            if p.intrigue:
                s.stack.append((frames.ASK_COMBAT, seat, 0, 0, 0))
                return
            s.passes += 1  # without Intrigue cards there is nothing to ask
        seat = s.after(seat)
    s.stack.append((frames.RESOLVE, NOBODY, 0, 0, 0))


# --- resolving ---------------------------------------------------------------------------
def resolve_step(s: State, frame: Frame) -> None:
    """Give the rewards in turn order from the First Player (IMP-10.13), then send the troops home."""
    n = len(s.players)
    strengths = [p.strength() for p in s.players]
    places = placings(strengths, n >= THIRD_REWARD_FROM, s.ties_third)
    for module in s.rules.when_placed:
        if module.places(s, strengths, places):
            return
    give_rewards(s, places)


def give_rewards(s: State, places: list[int]) -> None:
    """Give each seat the reward of its place; `places` has the place of each seat, 0 for none."""
    n = len(s.players)
    winner = places.index(1) if 1 in places else NOBODY
    for module in s.rules.combats:
        module.allotted(s, winner)
    s.stack.append((frames.AFTER_REWARDS, NOBODY, winner, 0, 0))
    for step in range(n - 1, -1, -1):
        seat = s.after(s.first, step)
        if places[seat]:
            s.stack.append((frames.REWARD, seat, places[seat], 0, 0))


def reward_step(s: State, frame: Frame) -> None:
    card = CONFLICTS[s.conflict]
    seat = frame[1]
    place = frame[2]
    s.cause = OF_CONFLICT | s.conflict
    if s.journal is not None:
        s.note("reward", seat, place, OF_CONFLICT | s.conflict, step=_won_how(s, seat))
    tree = card.reward(place)
    if s.players[seat].rival:
        s.rules.automata.reward(s, seat, tree, place)
        return
    s.todo = [(REWARD_BOX, part) for part in parts_of(tree)]
    s.stack.append((frames.REWARD_PARTS, seat, place, repeats(s, seat) - 1, 0))


def _won_how(s: State, seat: int) -> str:
    """Return the name under which `citing` finds the rule for the tie that decided a seat's reward; empty without a
    tie."""
    strengths = [p.strength() for p in s.players]
    above = sum(1 for other in strengths if other > strengths[seat])
    if strengths.count(strengths[seat]) > 1:
        return "tied_first" if above == 0 else "tied_second"
    winner = next(frame[2] for frame in reversed(s.stack) if frame[0] == frames.AFTER_REWARDS)
    return "after_tied_first" if above == 2 and winner == NOBODY else ""


def open_rewards(s: State, seat: int) -> list[int]:
    parts: list[int] = []
    for _, part in s.todo:
        if part not in parts and can(s, seat, NODES[part]):
            parts.append(part)
    return parts


def may_leave(parts: list[int]) -> bool:
    """Tell whether the seat may refuse these remaining parts of its reward (node numbers): it may if each of them has a
    cost."""
    return all(NODES[part].op == ARROW for part in parts)


def reward_parts_step(s: State, frame: Frame) -> None:
    """Give a seat the parts of its reward: automatic ones first, the others in an order that the player chooses; the
    player may decline parts with a cost."""
    seat = frame[1]
    s.stack.append(frame)
    for entry in s.todo:
        if resolves_itself(s, seat, NODES[entry[1]]):
            s.todo.remove(entry)
            do(s, seat, NODES[entry[1]])
            return
    parts = open_rewards(s, seat)
    if not parts:
        s.stack.pop()
        _end_helping(s, seat, frame[2], frame[3])
    elif len(parts) == 1 and not may_leave(parts):
        s.todo.remove((REWARD_BOX, parts[0]))
        do(s, seat, NODES[parts[0]])
    else:
        s.stack.append((frames.ASK_REWARD_PART, seat, 0, 0, 0))


def _end_helping(s: State, seat: int, place: int, more: int) -> None:
    """End one of the times that a seat takes its Conflict reward, and drop the parts that it could not take.

    If `more` times are left, give the reward again without control (R-UPR-20); otherwise tell the modules that the seat
    has been rewarded.
    """
    s.todo = []
    if more:
        tree = CONFLICTS[s.conflict].reward(place)
        s.todo = [(REWARD_BOX, part) for part in parts_of(tree) if NODES[part].op != CONTROL]
        s.stack.append((frames.REWARD_PARTS, seat, place, more - 1, 0))
        return
    for module in s.rules.combats:
        module.rewarded(s, seat, place)


def after_rewards_step(s: State, frame: Frame) -> None:
    """End the Conflict: send every unit to the place that its record names, troops to the supply, and set all markers
    to 0 (IMP-10.12); then ask for cards that are played for winning (IMP-10.4)."""
    s.cause = 0
    nobody_by = ""
    if s.journal is not None and frame[2] == NOBODY:
        nobody_by = "tied" if any(p.strength() for p in s.players) else "no_strength"
    lost = [p.conflict for p in s.players]
    for unit in units_of(s):
        go_home(s, unit)
    for p in s.players:
        p.swords = 0
    for module in s.rules.combats:
        module.units_home(s)
    if s.journal is not None:
        s.note("fought", frame[2], 1, OF_CONFLICT | s.conflict, step=nobody_by)
    s.stack.append((frames.MAKERS, NOBODY, 0, 0, 0))
    if frame[2] != NOBODY and s.rules.cards_for_winning:  # some boxes have none (UPR-23.1): nothing to ask
        s.stack.append((frames.WON, frame[2], 0, 0, 0))
    if s.rules.cards_for_losing:  # in turn order (IMM-16.10)
        for step in range(len(s.players) - 1, -1, -1):
            seat = s.after(s.first, step)
            if lost[seat] >= s.rules.cards_for_losing:
                s.stack.append((frames.LOST, seat, 0, lost[seat], 0))
    for module in s.rules.combats:
        module.combat_over(s, frame[2])


def won_step(s: State, frame: Frame) -> None:
    p = s.players[frame[1]]
    if p.intrigue and not p.rival:
        s.stack.append((frames.ASK_WON, frame[1], 0, 0, 0))


def lost_step(s: State, frame: Frame) -> None:
    p = s.players[frame[1]]
    if p.intrigue and not p.rival:
        s.stack.append((frames.ASK_LOST, frame[1], 0, frame[3], 0))


declare(
    Step(frames.COMBAT, "combat", combat_step, begins="combat"),
    Step(frames.RESOLVE, "resolve", resolve_step, of_table=True),
    Step(frames.REWARD, "reward", reward_step),
    Step(frames.REWARD_PARTS, "reward_parts", reward_parts_step, second=TIMES),
    Step(frames.AFTER_REWARDS, "after_rewards", after_rewards_step, of_table=True),
    Step(frames.WON, "won", won_step),
    Step(frames.LOST, "lost", lost_step, second=MOST),
)
