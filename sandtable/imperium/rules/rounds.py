"""The round outside the turns: its start, Makers, Recall, and the end of the game (IMP-3, 11, 12)."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import deploy_from_supply
from sandtable.imperium.rules.catalog import OF_CONFLICT
from sandtable.imperium.rules.chosen import LATEST_REVEAL
from sandtable.imperium.rules.draws import draw_cards
from sandtable.imperium.rules.question import FLAG, Step, declare
from sandtable.imperium.rules.sides import controller_of, opposed
from sandtable.imperium.rules.state import ENDGAME as ENDGAME_PHASE
from sandtable.imperium.rules.state import (
    MAKERS,
    NOBODY,
    NOWHERE,
    OBSTACLE,
    OVER,
    RECALL,
    ROUND_START,
    Frame,
    Player,
    State,
)

HAND_SIZE: Final = 5
AGENTS: Final = 2


def round_step(s: State, frame: Frame) -> None:
    """Begin a round: reveal the next Conflict, and ask the controller of its space whether to defend it (IMP-3.2,
    3.3)."""
    s.round += 1
    s.phase = ROUND_START
    s.cause = 0
    if s.journal is not None:
        s.note("round", NOBODY, s.round)
    s.conflict = s.conflict_deck.pop()
    s.conflicts_seen.append(s.conflict)
    s.learnt += 1
    if s.journal is not None:
        s.note("conflict", NOBODY, 1, OF_CONFLICT | s.conflict)
    s.rules.automata.conflict_opened(s)
    s.stack.append((frames.DEAL, NOBODY, 0, 0, 0))
    for module in s.rules.rounds:
        module.round_begins(s)
    space = s.rules.conflict_space[s.conflict]
    if space != NOWHERE:
        holder = controller_of(s, space)
        if holder != NOBODY and s.players[holder].supply and s.players[holder].rival != OBSTACLE:
            if s.players[holder].rival:  # a Rival always defends (IMP-19.15)
                defend(s, holder, space)
            else:
                s.stack.append((frames.ASK_DEFEND, holder, space, 0, 0))


def defend(s: State, seat: int, space: int) -> None:
    s.cause = s.rules.space_thing[space]
    if s.journal is not None:
        s.note("defend", seat, 1)
    deploy_from_supply(s, seat, 1, "defence")


def deal_step(s: State, frame: Frame) -> None:
    """Let everybody draw five cards, in addition to cards kept in hand from the last round (IMP-20.16)."""
    s.cause = 0
    for step in range(len(s.players)):
        draw_cards(s, s.after(s.first, step), HAND_SIZE)
    begins = frames.RIVAL_TURN if s.players[s.first].rival else frames.TURN
    s.stack.append((begins, s.first, 0, 0, 0))
    for module in s.rules.rounds:
        module.hands_dealt(s)


def makers_step(s: State, frame: Frame) -> None:
    s.phase = MAKERS
    s.cause = 0
    for space in s.rules.maker_spaces:
        if not any(space in p.agents_at for p in s.players):
            s.bonus_spice[space] += 1
            if s.journal is not None:
                s.note("maker", NOBODY, 1, s.rules.space_thing[space])
    s.stack.append((frames.RECALL, NOBODY, 0, 0, 0))


def recall_step(s: State, frame: Frame) -> None:
    """End the round: begin the Endgame if the game ends now, otherwise return all Agents and pass on the First Player
    marker (IMP-11.2, 11.3)."""
    s.phase = RECALL
    by_points = any(p.vp >= s.rules.points_to_end for p in s.players)
    if by_points or not s.conflict_deck:
        s.stack.append((frames.ENDGAME, s.first, 0, 1 if by_points else 0, 0))
        return
    if not s.mentat_kept:
        s.mentat = NOBODY
    s.mentat_kept = False
    s.mentat_at = NOWHERE
    for module in s.rules.rounds:
        module.agents_home(s)
    for seat, p in enumerate(s.players):
        p.agents_at = []
        p.agents = AGENTS + (1 if p.swordmaster else 0) + (1 if s.mentat == seat else 0)
        for module in s.rules.rounds:
            p.agents -= module.agents_gone(s, seat)
        p.revealed = False
        p.revealed_at = 0
    s.first = (s.first + 1) % (s.seats if s.seats == 2 else s.circle)  # never a Rival with two players (UPR-R4.3)
    s.cause = 0
    if s.journal is not None:
        s.note("first_player", s.first, 1, step="two" if s.seats == 2 else "")
    s.stack.append((frames.ROUND, NOBODY, 0, 0, 0))
    for module in s.rules.rounds:
        module.recalls(s)


# --- the end -----------------------------------------------------------------------------
def endgame_step(s: State, frame: Frame) -> None:
    """Let each player in turn, clockwise from the First Player, play Endgame cards (IMP-12.1, 12.3) and take the
    actions that modules offer.

    A Rival plays no cards and takes all actions that it can (UPR-R11.13).
    """
    if s.phase != ENDGAME_PHASE:
        s.phase = ENDGAME_PHASE
        s.cause = 0
        if s.journal is not None:
            s.note("endgame", NOBODY, s.round)
    n = len(s.players)
    for done in range(frame[2], n):
        seat = s.after(s.first, done)
        if s.players[seat].rival:
            for module in s.rules.endgames:
                words = module.endgame_words(s, seat)
                while words:
                    module.endgame_taken(s, seat, words[0])
                    words = module.endgame_words(s, seat)
        elif s.players[seat].intrigue or endgame_words(s, seat):
            s.stack.append((frames.ENDGAME, s.first, done + 1, frame[3], 0))
            s.stack.append((frames.ASK_ENDGAME, seat, 0, 0, 0))
            return
    s.stack.append((frames.FINISH, NOBODY, frame[3], 0, 0))


def endgame_words(s: State, seat: int) -> list[int]:
    """Return the actions that modules offer the seat in the Endgame, besides playing cards."""
    words: list[int] = []
    for module in s.rules.endgames:
        words += module.endgame_words(s, seat)
    return words


def go_on(s: State) -> None:
    """Let the seat that has just acted in the Endgame act once more: set the step on the stack back by one seat."""
    _, first, done, by_points, _ = s.stack.pop()
    s.stack.append((frames.ENDGAME, first, done - 1, by_points, 0))


def standing(s: State, p: Player) -> list[int]:
    """Return a party's points, followed by its values for the tie-breakers in order (IMP-12.2)."""
    return [p.vp] + [_held(p, name) for name in s.rules.tie_breaks]


def _held(p: Player, tie_break: str) -> int:
    if tie_break == "spice":
        return p.spice
    if tie_break == "solari":
        return p.solari
    if tie_break == "water":
        return p.water
    if tie_break == "garrison":
        return p.garrison
    if tie_break == LATEST_REVEAL:
        return p.revealed_at
    raise ValueError(f"no rule knows the tie-break {tie_break!r}")


def finish_step(s: State, frame: Frame) -> None:
    """End the game: set the ranks, the reason why it ended, and the tie-breaker that decided the winner."""
    for module in s.rules.endgames:
        module.game_ends(s)
    keys = [standing(s, p) for p in s.players if p.competes()]
    for module in s.rules.endgames:
        keys = module.standings(s) or keys
    names = list(s.rules.tie_breaks)
    for module in s.rules.endgames:
        ahead = module.breaks_tie(s)
        if ahead:
            keys = [[key[0], ahead[seat], *key[1:]] for seat, key in enumerate(keys)]
            names.insert(0, module.module)
    ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
    first = keys[ranks.index(1)]
    second = max([key for seat, key in enumerate(keys) if opposed(s, ranks.index(1), seat)])
    tie_break = "none"
    if first[0] == second[0]:
        differing = [name for i, name in enumerate(names, 1) if first[i] != second[i]]
        tie_break = differing[0] if differing else "shared"
    reason = "points" if frame[2] else "conflict_deck"
    s.ended = [ranks, reason, tie_break]
    s.phase = OVER
    s.cause = 0
    if s.journal is not None:
        for seat, rank in enumerate(ranks):
            tied = tie_break != "none" and keys[seat][0] == first[0]
            s.note("team_over" if s.rules.sides else "game_over", seat, rank, step="tie" if tied else "")


declare(
    Step(frames.ROUND, "round", round_step, of_table=True, begins="round_start"),
    Step(frames.DEAL, "deal", deal_step, of_table=True),
    Step(frames.MAKERS, "makers", makers_step, of_table=True, begins="makers"),
    Step(frames.RECALL, "recall", recall_step, of_table=True, begins="recall"),
    Step(frames.ENDGAME, "endgame", endgame_step, second=FLAG, begins="endgame"),  # the flag: points ended the game
    Step(frames.FINISH, "finish", finish_step, of_table=True),
)
