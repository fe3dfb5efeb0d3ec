"""Questions about troops of a team: the activated ally's deployment, and reinforcements (UPR-S3.8, S8.1)."""

from __future__ import annotations

from sandtable.imperium.modules.team_acts import (
    ally_may_deploy,
    go_on_ending,
    troops_for,
)
from sandtable.imperium.modules.team_effects import (
    bounds,
    reinforce,
)
from sandtable.imperium.modules.team_seats import (
    ASK_ALLY_DEPLOY,
    ASK_REINFORCE,
    ASK_REINFORCED,
    ID,
    is_commander,
    team_of,
    teams_of,
)
from sandtable.imperium.rules.acts import deploy
from sandtable.imperium.rules.catalog import NODES
from sandtable.imperium.rules.question import (
    ABOUT_NODE,
    ABOUT_NOTHING,
    MOST,
    NO_ANSWER,
    PARTY,
    Question,
    declare,
)
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.units import deployable_now, ready_to_deploy, use_allowance
from sandtable.imperium.rules.vocabulary import NUMBER_0, W_UNIT


class Deploying(Question):
    """The base class of questions that ask an ally how many units to deploy; the ally decides this, not its commander
    (UPR-S3.5)."""

    __slots__ = ()

    def most(self, frame: Frame) -> int:
        raise NotImplementedError(self.name)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [NUMBER_0 + n for n in range(self.most(frame) + 1)]


class AllyDeploys(Deploying):
    """Ask the activated ally how many troops, or which other unit, it deploys at the end of its commander's turn
    (UPR-S3.8).

    The ally may deploy troops recruited in the turn and, after a visit to a Combat space, up to two units of its
    garrison.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_ALLY_DEPLOY, "ally_deploy", "UPR-S3.8", ABOUT_NOTHING, PARTY)

    def most(self, frame: Frame) -> int:
        return frame[2]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = s.rules.space_thing[s.turn_space] if s.turn_space >= 0 else 0
        if s.rules.sort[action] == W_UNIT:
            unit = s.rules.units[s.rules.kind[action]]
            use_allowance(s, frame[1], unit)
            deploy(s, frame[1], 1, "", unit)
            if ally_may_deploy(s, frame[3]):
                s.stack.append((ASK_ALLY_DEPLOY, frame[1], troops_for(s, frame[1]), frame[3], 0))
            else:
                go_on_ending(s, frame[3], 1)
            return
        n = action - NUMBER_0
        s.allowance -= n
        deploy(s, frame[1], n)
        teams_of(s).passed = s.allowance
        for at in s.rules.deployable:
            while s.rules.units[at].ready(s, frame[1]):
                s.rules.units[at].spend(s, frame[1])
        go_on_ending(s, frame[3], n + s.entered if s.rules.deployable else n)

    def options(self, s: State, frame: Frame) -> list[int]:
        numbers = super().options(s, frame)
        return numbers + [s.rules.unit_word[at] for at in deployable_now(s, frame[1])]

    def fault(self, s: State, frame: Frame) -> str:
        asked = frame[2] > 0 or ready_to_deploy(s, s.players[frame[1]])
        return "" if is_commander(frame[3]) and asked else "is asked for no commander, or for no units"


class Reinforced(Deploying):
    """Ask an ally how many of the troops just recruited as reinforcements it deploys at once (UPR-S8.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_REINFORCED, "reinforced", "UPR-S8.1", ABOUT_NODE, MOST)

    def most(self, frame: Frame) -> int:
        return frame[3]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        n = action - NUMBER_0
        s.cause = NODES[frame[2]].thing
        counted = s.entered
        deploy(s, frame[1], n, "reinforced")
        if s.entered == counted and is_commander(s.turn_seat) and team_of(s.turn_seat) == team_of(frame[1]):
            s.entered += n  # on his turn the commander counts as having deployed them too (UPR-S9.2)
            s.deployed += n


class Reinforce(Question):
    """Ask how many of the reinforcements go to the first of the two allies; the second gets the rest (UPR-S8.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_REINFORCE, "reinforce", "UPR-S8.1", ABOUT_NODE, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        _, least, most = bounds(s, frame[1], NODES[frame[2]].a)
        return [NUMBER_0 + n for n in range(least, most + 1)]

    def declined_by(self, options: list[int]) -> int:
        return NO_ANSWER  # the second ally gets the rest

    def answer(self, s: State, frame: Frame, action: int) -> None:
        reinforce(s, frame[1], NODES[frame[2]], action - NUMBER_0)


declare(AllyDeploys(), Reinforce(), Reinforced(), module=ID)
