"""Numbers with a meaning that all rules share: nobody, nowhere, kinds of party and turn, phases."""

from __future__ import annotations

from typing import Final

# A pending step or question: what, whose, and up to three numbers. See `frames`.
Frame = tuple[int, int, int, int, int]
# An effect of the turn still to be resolved: the word that names its box, and its node.
Todo = tuple[int, int]

# Numbers that stand for none of something; no such thing has a number below 0.
NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1
NO_LEADER: Final = -1
NO_CONFLICT: Final = -1
NO_QUESTION: Final = -1

# What a party is: a player, House Hagal beside two players, a Rival (IMP-18.1, 19.1), or one that only gets in the way
# of two players (UPR-R13.2).
HUMAN: Final = 0
OBSTACLE: Final = 1
RIVAL: Final = 2
STREAMLINED: Final = 3
BLANK: Final = -1
HIDDEN: Final = -1  # stands for a card in a view that must not show it

# Kinds of turn.
NO_TURN: Final = 0  # between turns, or before the player has chosen
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2

# Phases, for whoever wants to know where the round stands.
PHASES: Final = ("setup", "round_start", "turns", "combat", "makers", "recall", "endgame", "over")
SETUP: Final = 0
ROUND_START: Final = 1
TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
OVER: Final = 7
