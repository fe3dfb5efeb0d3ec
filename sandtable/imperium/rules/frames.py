"""The numbers of frames: the steps that the engine takes by itself and the questions that it asks a seat.

A frame is five ints: (what, whose, a, b, c). The stack of a state is a list of frames. The record of each step and
question (`question`) describes it in full; this file has the numbers of those of the base game, for code that pushes
them on the stack. The questions and steps of a module get numbers derived from their names (`given`), next to their
records.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

FIRST_OF_MODULES: Final = 128
FIRST_OF_EFFECTS: Final = 170  # questions of effects that the base game does not have
FIRST_GIVEN: Final = 256  # from here on numbers of modules are derived from their names
NUMBERS: Final = 8192  # upper limit
BY_LEADER: Final = -1  # in place of a node: an ability of the Leader that has no tree

# --- steps -------------------------------------------------------------------------------
DO: Final = 0  # a: node
SETUP_LEADERS: Final = 1  # a: the number of seats that have picked
SETUP_PLAYERS: Final = 2
ROUND: Final = 3
DEAL: Final = 4
TURN: Final = 5  # begin this seat's turn
NEXT_TURN: Final = 6
COMBAT: Final = 7  # whose: the seat to act; a: 1 if it has played a card in this turn of Combat
RESOLVE: Final = 8
REWARD: Final = 9  # a: place
REWARD_PARTS: Final = 10  # a: place, b: how many more times the reward is taken
AFTER_REWARDS: Final = 11  # a: the winner or NOBODY
WON: Final = 12
MAKERS: Final = 13
RECALL: Final = 14
ENDGAME: Final = 15  # a: the number of seats that have had their go, b: 1 if points ended the game
FINISH: Final = 16  # a: 1 if points ended the game
DISCARD_INTRIGUE: Final = 17  # a: kind
VICTIM: Final = 18  # whose: the opponent; a: node
MENU: Final = 19  # resolve the automatic effects, then open the turn's menu
RIVAL_TURN: Final = 20  # a: 1 if the turn continues after a card that has placed a Spy
RIVAL_DO: Final = 21  # a: node, b: 1 if the Agent went to a Combat space
RIVAL_DEPLOY: Final = 22
LINES: Final = 23  # a: node, b: lines used so far, as bits
RIVAL_REWARDED: Final = 24  # a: place
ENDING: Final = 25  # the turn ends, unless something compulsory has opened
GROUP: Final = 26  # a: ALL node, b: icons done so far, as bits
LOST: Final = 28  # b: troops lost at the end of the Conflict
ACQUIRE: Final = 27  # a: word of a piece that has been paid for, b: where a card goes

# --- questions ---------------------------------------------------------------------------
FIRST_QUESTION: Final = 32
ASK_LEADER: Final = 32
ASK_TOKENS: Final = 33
ASK_DEFEND: Final = 34
ASK_TURN: Final = 35
ASK_AGENT: Final = 36  # a: card
ASK_SPACE: Final = 37  # a: card, b: where the Agent comes from
ASK_MELANGE: Final = 38  # a: card, b: where the Agent comes from
ASK_MENU: Final = 39
ASK_PART: Final = 40  # a: word of the box
ASK_OPTION: Final = 41  # a: CHOOSE node, b: options picked so far, as bits, c: 1 if the chosen option is a payment
ASK_FACTION: Final = 42  # a: node or BY_LEADER, b: factions barred, as bits, c: how many more
ASK_LOSE_INFLUENCE: Final = 43  # a: node
ASK_TRASH: Final = 44  # a: node, b: 1 if it may be declined
ASK_DISCARD: Final = 45  # a: node, b: how many more
ASK_NUMBER: Final = 46  # a: node, b: maximum
ASK_ACQUIRE: Final = 47  # a: node
ASK_DECK_TOP: Final = 48  # a: card
ASK_FETCH: Final = 49  # a: node
ASK_RECALL: Final = 50  # a: node
ASK_VOICE: Final = 51  # a: node
ASK_ASIDE: Final = 52  # a: node
ASK_PEEK: Final = 53  # a: node
ASK_PASS_TURN: Final = 54  # a: node
ASK_VICTIM: Final = 55  # a: node
ASK_ORDEAL: Final = 56  # a: node; choose a card or a troop
ASK_ALLY: Final = 57  # a: faction, b: the seat that has lost the Alliance; choose who gets it
ASK_COMBAT: Final = 58  # a: 1 if the seat has played a card in this turn of Combat
ASK_WON: Final = 59
ASK_ENDGAME: Final = 60
ASK_REWARD_PART: Final = 61
ASK_FIGURE: Final = 62  # a: card, b: the space; choose whether the Mentat goes
# Questions decided for a Rival: c is the Rival, plus 16 for each faction still to be chosen.
ASK_RIVAL_FACTION: Final = 63  # a: node, b: factions barred, as bits
ASK_RIVAL_PAY: Final = 64  # a: node
ASK_RIVAL_OPTION: Final = 65  # a: node, b: options picked so far, as bits
# Questions of effects that the base game does not have.
ASK_LINE: Final = 170  # a: node, b: lines used so far, as bits
ASK_GIVE_INTRIGUE: Final = 171  # a: node, b: how many more
ASK_SIFT: Final = 172  # a: node, b: 1 once a card is trashed
ASK_ORDER: Final = 173  # a: ALL node, b: icons done so far, as bits
ASK_LOST: Final = 174  # b: troops lost at the end of the Conflict

_GIVEN: Final[dict[int, str]] = {}


def given(module: str, name: str, was: int = 0) -> int:
    """Return the number of a question or a step that a module adds.

    The number depends only on the names, so it stays the same whatever else is installed and whichever module is
    imported first; saved positions contain it. `was` is the fixed number of a record that is older than this scheme; it
    keeps that number. If two names have the same number, importing the second is an error.
    """
    if was and not FIRST_OF_MODULES <= was < FIRST_GIVEN:
        raise ValueError(
            f"{module} {name}: a number of before is from {FIRST_OF_MODULES} to {FIRST_GIVEN - 1}, not {was}"
        )
    number = was or FIRST_GIVEN + crc32(f"{module} {name}".encode()) % (NUMBERS - FIRST_GIVEN)
    owner = _GIVEN.setdefault(number, f"{module} {name}")
    if owner != f"{module} {name}":
        raise ValueError(f"{module} {name} has the number of {owner}: {number}; give it another name")
    return number
