"""Named numbers that all rules share: nobody, nowhere, kinds of party and turn, phases."""

from __future__ import annotations

from typing import Final

# A pending step or question: its number, its seat, and up to three more numbers. See `frames`.
Frame = tuple[int, int, int, int, int]
# An effect of the turn still to be resolved: the word that names its box, and its node.
Todo = tuple[int, int]

# Numbers that mean none; real things have numbers of 0 or more.
NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
NO_LEADER: Final = -1
NO_CONFLICT: Final = -1
NO_QUESTION: Final = -1

# Sorts of party: a player, House Hagal in a game of two players, a Rival (IMP-18.1, 19.1), or a streamlined Rival that
# only blocks two players (UPR-R13.2).
HUMAN: Final = 0
OBSTACLE: Final = 1
RIVAL: Final = 2
STREAMLINED: Final = 3
BLANK: Final = -1
HIDDEN: Final = -1  # replaces a card that a view must not show

# Kinds of turn.
NO_TURN: Final = 0  # between turns, or before the player has chosen
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2

# Phases of a game.
PHASES: Final = ("setup", "round_start", "turns", "combat", "makers", "recall", "endgame", "over")
SETUP: Final = 0
ROUND_START: Final = 1
TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
OVER: Final = 7
