"""Questions for teams: the ally served, the Throne Row, ties, contributions and contracts."""

from __future__ import annotations

from sandtable.imperium.language.effects import NO_NODE
from sandtable.imperium.modules.choam import complete, contract_tables, contracts_of, turn_up
from sandtable.imperium.modules.choam_language import CONTRACT, CONTRACTS
from sandtable.imperium.modules.team_acts import (
    activate,
    beneficiaries,
    enthrone,
    figures_for,
    send_figure,
    serve,
    served_now,
    throne_candidates,
)
from sandtable.imperium.modules.team_effects import (
    go_on_paying,
)
from sandtable.imperium.modules.team_seats import (
    ALLIES,
    ASK_ACTIVATE,
    ASK_BEHALF,
    ASK_CONTRIBUTE,
    ASK_DEAL,
    ASK_MASTER,
    ASK_SERVED,
    ASK_TEAM_MAY,
    ASK_THRONE,
    ASK_WHICH_ROW,
    ASK_YIELD,
    COMMANDERS,
    ID,
    MASTER,
    allies_of,
    team_of,
    teams_of,
)
from sandtable.imperium.rules.catalog import NODES, OF_LEADER
from sandtable.imperium.rules.draws import settle_acquired
from sandtable.imperium.rules.intrigue import PLOT, play_now
from sandtable.imperium.rules.question import (
    ABOUT_CARD,
    ABOUT_CONFLICT,
    ABOUT_HAND,
    ABOUT_INTRIGUE,
    ABOUT_NODE,
    ABOUT_NOTHING,
    GOAL,
    MOST,
    NO_ANSWER,
    PARTY,
    Question,
    declare,
)
from sandtable.imperium.rules.records import do
from sandtable.imperium.rules.reveal import begin_reveal
from sandtable.imperium.rules.state import Frame, State
from sandtable.imperium.rules.vocabulary import NO, NUMBER_0, SEAT_0, YES


class OfAllies(Question):
    """The base class of questions whose answers are players of the asked player's own team, each named by seat."""

    __slots__ = ()


class Served(OfAllies):
    """Ask a commander for which ally an Agent is sent, if there is a choice; an Agent with an arrow can only be sent
    for the ally to whom it points (UPR-S3.2, S3.3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_SERVED, "served", "UPR-S3.2", ABOUT_HAND, GOAL)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + ally for ally in served_now(s, frame[1])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        serve(s, frame[1], frame[2], frame[3], action - SEAT_0)


class Master(Question):
    """Ask whether to send the commander's Swordmaster instead of the Agent whose arrow points to the ally, if both are
    ready (UPR-S11.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_MASTER, "send_swordmaster", "UPR-S11.2", ABOUT_HAND, GOAL, PARTY)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def declined_by(self, options: list[int]) -> int:
        return NO_ANSWER  # one of the two must go

    def answer(self, s: State, frame: Frame, action: int) -> None:
        figure = MASTER if action == YES else figures_for(s, frame[1], frame[4])[0]
        send_figure(s, frame[1], frame[2], frame[3], figure)


class Activate(OfAllies):
    """Ask which ally a commander activates for his Reveal turn (UPR-S3.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_ACTIVATE, "activate", "UPR-S3.4")

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + ally for ally in ALLIES[team_of(frame[1])]]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        activate(s, frame[1], action - SEAT_0)
        begin_reveal(s, frame[1])


class Behalf(OfAllies):
    """Ask for which ally a commander plays an Intrigue card (UPR-S13.1, R-UPR-45)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_BEHALF, "behalf", "UPR-S13.1", ABOUT_INTRIGUE, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [SEAT_0 + ally for ally in beneficiaries(s, frame[1], frame[2], frame[3])]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        activate(s, frame[1], action - SEAT_0)
        s.players[frame[1]].intrigue.append(frame[2])
        play_now(s, frame[1], frame[2], frame[3])

    def step(self, s: State, frame: Frame) -> str:
        return "plot" if frame[3] == PLOT else ""


# --- the Throne Row ----------------------------------------------------------------------
class Throne(Question):
    """Ask which card to move from the Imperium Row to the Throne Row, in the game (UPR-S10.1) or during setup
    (UPR-S2.12)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_THRONE, "throne", "UPR-S10.1", ABOUT_NOTHING)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [s.rules.acquire_word[kind] for kind in throne_candidates(s)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = self.thing(s, frame)
        enthrone(s, frame[1], s.rules.kind[action])

    def thing(self, s: State, frame: Frame) -> int:
        return NODES[frame[2]].thing if frame[2] != NO_NODE else OF_LEADER | s.players[frame[1]].leader


class WhichRow(Question):
    """Ask whether to acquire a card that is in both rows from the Throne Row (yes) or from the Imperium Row (no)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_WHICH_ROW, "which_row", "UPR-S10.2", ABOUT_CARD, MOST, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def declined_by(self, options: list[int]) -> int:
        return NO_ANSWER  # the card must come from one of the two rows

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            teams_of(s).throne.remove(frame[2])
        else:
            s.row.remove(frame[2])
        settle_acquired(s, frame[1], frame[2], frame[3], "throne" if action == YES else "")


# --- Combat ------------------------------------------------------------------------------
class Yield(Question):
    """Ask an ally who is tied with its teammate in the Conflict whether to leave the better reward to the teammate
    (UPR-S13.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_YIELD, "yield", "UPR-S13.5", ABOUT_CONFLICT, named_within=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            teams_of(s).yielded |= 1 << frame[1]
            if s.journal is not None:
                s.cause = 0
                s.note("yielded", frame[1], 1)


class TeamMay(Question):
    """Ask a player whether to take part in an effect that each player of the team may decline (UPR-S5.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TEAM_MAY, "team_may", "UPR-S5.4", ABOUT_NODE, by_effect=True)

    def options(self, s: State, frame: Frame) -> list[int]:
        return [YES, NO]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        if action == YES:
            do(s, frame[1], NODES[frame[2]].kids[0])


# --- contributions and contracts of allies -----------------------------------------------
class Contribute(Question):
    """Ask an ally how much spice it adds to the payment of its commander (R-UPR-49)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_CONTRIBUTE, "contribute", "UPR-3.12", ABOUT_NODE, MOST, MOST)

    def options(self, s: State, frame: Frame) -> list[int]:
        rest = NODES[frame[2]].a - frame[3]
        return [NUMBER_0 + n for n in range(min(rest, s.players[frame[1]].spice) + 1)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, node, first, asked = frame
        given = [first, 0]
        given[asked] = action - NUMBER_0
        go_on_paying(s, COMMANDERS[team_of(seat)], NODES[node], given, asked + 1)


def deal(s: State, seat: int, first_gets: int) -> None:
    """Give one of the two face-up contracts to each ally (`first_gets` to the first), then turn up new ones."""
    part = contracts_of(s)
    first, second = allies_of(seat)
    other = part.offer[1] if part.offer[0] == first_gets else part.offer[0]
    part.offer = []
    for ally, kind in ((first, first_gets), (second, other)):
        part.held[ally].append(kind)
        if s.journal is not None:
            s.note("contract", ally, 1, CONTRACT.thing | kind)
    turn_up(s)
    for ally, kind in ((first, first_gets), (second, other)):
        if CONTRACTS[kind].done == "immediate":
            complete(s, ally, kind)


class Deal(Question):
    """Ask a commander which of the two contracts the first ally gets; the second ally gets the other one."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_DEAL, "deal_contracts", "UPR-3.12", ABOUT_NODE)

    def options(self, s: State, frame: Frame) -> list[int]:
        of = contract_tables(s.rules).words
        return [of[kind] for kind in contracts_of(s).offer]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        s.cause = NODES[frame[2]].thing
        deal(s, frame[1], s.rules.kind[action])


declare(
    Served(), Master(), Activate(), Behalf(), Throne(), WhichRow(), Yield(), Contribute(), Deal(), TeamMay(), module=ID
)
