"""The module `teams`: six players in two teams, each of a commander and two allies (UPR-S).

Here is who sits where, whom a commander acts for, where his Agents stand, the Throne Row, and when all of that acts;
`team_effects` has the effects, `team_questions` what is asked. A commander owns no troops: during his turn units,
swords and Influence on the board are those of the ally he has activated (`receives`), for which every act asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from sandtable.core.errors import BadOption, BadScenario, DamagedData
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import COND_OPS, FREMEN, OPS, TRACK_ICONS, Effect
from sandtable.imperium.language.pieces import BATTLE_ICONS, COMBAT, PLOT
from sandtable.imperium.modules.icons import icon_of, icons_of
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.catalog import CARD_FACTIONS, CARDS, INTRIGUE, KIND_OF, LEADERS, OBJECTIVES, follow
from sandtable.imperium.rules.combat import THIRD_REWARD_FROM, placings
from sandtable.imperium.rules.draws import forget_played, refill_row, settle_acquired
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.intrigue import playable_now
from sandtable.imperium.rules.menu import end_turn
from sandtable.imperium.rules.module import MODULES, Component, Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import (
    DECK_LUCK,
    NO_CARD,
    NOBODY,
    NOWHERE,
    REVEAL_TURN,
    State,
)
from sandtable.imperium.rules.turns import READY, send_agent
from sandtable.scenario_expect import NUMBERS, each, many

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

ID: Final = "teams"
SEATS: Final = 6
# Clockwise: Muad'Dib, an ally of Shaddam, one of Muad'Dib, Shaddam, and again one of each (UPR-S2.6). So teams take
# turns, and straight across sits an opponent.
TEAMS: Final = ((0, 2, 4), (1, 3, 5))
COMMANDERS: Final = (0, 3)
COMMANDER_IDS: Final = ("muad_dib", "shaddam_corrino_iv")
ALLIES: Final = ((2, 4), (5, 1))  # of each team, clockwise from its commander: where his arrows point (UPR-S3.2)
MOTHER: Final = 0  # the team that can own Maker Hooks (UPR-S9.5)
THRONE: Final = 1  # the team that may acquire from the Throne Row (UPR-S10.2)
COMMANDER_POINTS: Final = 4  # UPR-S2.9
ALLY_POINTS: Final = 1
BONUS_SWORDS: Final = 2  # of a Swordmaster bonus token (UPR-S11.3)
SPLIT_ICON: Final = "desert_mouse"  # of which each team has one Objective (UPR-S2.10)
THRONE_AT_SETUP: Final = True  # UPR-S2.12 (R-UPR-46)

# The Agents of a commander.
LEFT: Final = 0  # its arrow passes over the next seat clockwise
RIGHT: Final = 1
MASTER: Final = 2  # his Swordmaster, with both arrows (UPR-S2.8)

# The questions of `team_questions`.
ASK_SERVED: Final = 200  # a: card, b: space; which ally the Agent that is sent serves
ASK_MASTER: Final = 201  # a: card, b: space, c: the ally; whether the Swordmaster goes
ASK_ACTIVATE: Final = 202  # which ally he reveals for
ASK_BEHALF: Final = 203  # a: Intrigue card, b: window; for which ally it is played
ASK_ALLY_DEPLOY: Final = 204  # a: most; what the activated ally deploys
ASK_REINFORCE: Final = 205  # a: node, b: most; how many of the troops the first of two allies gets
ASK_REINFORCED: Final = 206  # a: node, b: most; how many of them an ally deploys
ASK_TRADE_WITH: Final = 207  # a: node
ASK_TRADE_GOOD: Final = 208  # a: node, b: the other, c: 1 for the answer to a gift
ASK_TRADE_AMOUNT: Final = 209  # a: node, b: the other, c: the good
ASK_TRADE_CARD: Final = 210  # a: node, b: the other, c: cards given so far
ASK_THRONE: Final = 211  # a: node, or NO_NODE at set-up
ASK_WHICH_ROW: Final = 212  # a: card, b: where it goes
ASK_YIELD: Final = 213
ASK_CONTRIBUTE: Final = 214  # a: node, b: paid so far, c: how many have been asked
ASK_DEAL: Final = 215  # a: node
ASK_TEAM_MAY: Final = 216  # a: node

NOT_YET: Final = -2  # in place of a space: the Swordmaster is not hired, or has served


class Teams(Component):
    """`active`: by team, the ally whom its commander has activated. `agents`: by team, where each of the commander's
    Agents stands (NOWHERE: ready). `served`: by seat, its Swordmaster has had its one placement. `throne`: the Throne
    Row. Of the turn: `passed`, what the activated ally was offered to deploy and did not. Of Combat: who has `yielded`
    to the other ally, and who was `asked` to, as bits. `adjacent`: Objectives are exchanged with the next seat."""

    def __init__(self) -> None:
        self.active: list[int] = [NOBODY, NOBODY]
        self.agents: list[list[int]] = [[NOWHERE, NOWHERE, NOT_YET], [NOWHERE, NOWHERE, NOT_YET]]
        self.served: list[bool] = [False] * SEATS
        self.throne: list[int] = []
        self.passed: int = 0
        self.yielded: int = 0
        self.asked: int = 0
        self.adjacent: bool = False

    def clone(self) -> Teams:
        copy = Teams()
        copy.active = self.active[:]
        copy.agents = [stand[:] for stand in self.agents]
        copy.served = self.served[:]
        copy.throne = self.throne[:]
        copy.passed = self.passed
        copy.yielded = self.yielded
        copy.asked = self.asked
        copy.adjacent = self.adjacent
        return copy

    def pack(self) -> list[Any]:
        return [
            self.active,
            self.agents,
            [int(served) for served in self.served],
            self.throne,
            self.passed,
            self.yielded,
            self.asked,
            int(self.adjacent),
        ]

    def unpack(self, data: list[Any]) -> None:
        active, agents, served, throne, passed, yielded, asked, adjacent = data
        self.active = [int(seat) for seat in active]
        self.agents = [[int(space) for space in stand] for stand in agents]
        self.served = [bool(seat) for seat in served]
        self.throne = [int(kind) for kind in throne]
        self.passed = int(passed)
        self.yielded = int(yielded)
        self.asked = int(asked)
        self.adjacent = bool(adjacent)
        if len(self.active) != 2 or [len(stand) for stand in self.agents] != [3, 3] or len(self.served) != SEATS:
            raise DamagedData("there are two teams of three")

    def seen_by(self, s: State, seat: int) -> Teams:
        """All of it lies open; a teammate's hand does not (UPR-S1.5)."""
        return self.clone()

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Nothing of it is hidden."""

    def facts(self, s: State) -> dict[str, Any]:
        return {
            "active": {COMMANDER_IDS[team]: ally for team, ally in enumerate(self.active) if ally != NOBODY},
            "arrows": {
                COMMANDER_IDS[team]: {
                    name: s.rules.spaces[space].id
                    for name, space in zip(("left", "right", "swordmaster"), stand, strict=True)
                    if space >= 0
                }
                for team, stand in enumerate(self.agents)
            },
            "throne": [CARDS[kind].id for kind in self.throne],
            "bonus": [seat for seat, p in enumerate(s.players) if p.swordmaster],
            "served": [seat for seat, served in enumerate(self.served) if served],
        }

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """`throne`: cards of the Throne Row; `served`: seats whose Swordmaster has had its placement; `active`: the
        activated ally by the commander's id; `arrows`: where the Agents of a commander stand, by his id."""
        for key in given:
            if key not in ("throne", "served", "active", "arrows"):
                raise BadScenario(f"given.{ID}: there is no {key!r}; there are active, arrows, served, throne")
        for id in given.get("throne", []):
            if id not in s.rules.card:
                raise BadScenario(f"given.{ID}.throne: there is no card {id!r}")
            kind = s.rules.card[id]
            for zone in (s.imperium_deck, s.row):
                if kind in zone:
                    zone.remove(kind)
                    self.throne.append(kind)
                    break
            else:
                raise BadScenario(f"given.{ID}.throne: no {id!r} is left")
        refill_row(s)
        for seat in given.get("served", []):
            if seat not in range(SEATS):
                raise BadScenario(f"given.{ID}.served: there is no player {seat!r}")
            self.served[seat] = True
        for id, ally in given.get("active", {}).items():
            if id not in COMMANDER_IDS or ally not in ALLIES[COMMANDER_IDS.index(id)]:
                raise BadScenario(f"given.{ID}.active: a commander and an ally of his are wanted, not {id}: {ally}")
            self.active[COMMANDER_IDS.index(id)] = ally
        for id, stand in given.get("arrows", {}).items():
            if id not in COMMANDER_IDS:
                raise BadScenario(f"given.{ID}.arrows: there is no commander {id!r}")
            for name, space in stand.items():
                if name not in ("left", "right", "swordmaster") or space not in s.rules.space:
                    raise BadScenario(f"given.{ID}.arrows.{id}: an Agent and a space are wanted, not {name}: {space}")
                figure = ("left", "right", "swordmaster").index(name)
                self.agents[COMMANDER_IDS.index(id)][figure] = s.rules.space[space]

    def fault(self, s: State) -> str:
        if len(s.players) != SEATS:
            return f"{len(s.players)} parties"
        for team, seat in enumerate(COMMANDERS):
            p = s.players[seat]
            if self.active[team] != NOBODY and self.active[team] not in ALLIES[team]:
                return f"seat {seat} has activated seat {self.active[team]}"
            if p.garrison or p.conflict or p.supply or p.other_units or p.swords:
                return f"the commander on seat {seat} has units of his own"
            if any(p.influence[: s.rules.board_tracks]):
                return f"the commander on seat {seat} has Influence on the board: {p.influence}"
            there = [space for space in self.agents[team] if space >= 0]
            if sorted(there) != sorted(p.agents_at):
                return f"the Agents of seat {seat} are at {p.agents_at}, their arrows at {there}"
            owned = self.agents[team][MASTER] != NOT_YET
            if owned != (p.swordmaster and not self.served[seat]):
                return f"the Swordmaster of seat {seat} stands at {self.agents[team][MASTER]}"
        for track, owner in enumerate(s.rules.tracks):
            if owner.owner:
                for seat, p in enumerate(s.players):
                    if p.influence[track] and LEADERS[p.leader].id != owner.owner:
                        return f"seat {seat} has Influence on the track of {owner.owner}"
        if any(served and not s.players[seat].swordmaster for seat, served in enumerate(self.served)):
            return f"Swordmasters have served that were never hired: {self.served}"
        if any((CARD_FACTIONS[kind] >> FREMEN) & 1 for kind in self.throne):
            return "a Fremen card is in the Throne Row"
        return ""

    def observed(self, s: State, seat: int) -> list[int]:
        row = [int((seat + step) % SEATS in self.active) for step in range(SEATS)]
        own = TEAMS[team_of(seat)]
        for team in (team_of(seat), 1 - team_of(seat)):
            row += [1 if space == NOWHERE else 2 if space >= 0 else 0 for space in self.agents[team]]
        row += [int(self.served[(seat + step) % SEATS]) for step in range(SEATS)]
        row += [int(seat in COMMANDERS), int(own is TEAMS[THRONE])]
        row += [min(self.throne.count(kind), MOST_THRONE) for kind in throne_kinds(s.rules)]
        return row + self._asked_about(s, seat)

    def _asked_about(self, s: State, seat: int) -> list[int]:
        """With whom is traded, clockwise from the own seat, and what of: 0 for none."""
        number, asked, _, second, third = s.stack[-1] if s.stack else (0, NOBODY, 0, 0, 0)
        if asked != seat or number not in (ASK_TRADE_GOOD, ASK_TRADE_AMOUNT, ASK_TRADE_CARD):
            return [0, 0]
        return [(second - seat) % SEATS, 1 + third if number == ASK_TRADE_AMOUNT else 0]


MOST_THRONE: Final = 3
_THRONE_KINDS: Final[dict[str, list[int]]] = {}


def throne_kinds(rules: Ruleset) -> list[int]:
    """The cards that can lie in the Throne Row: those of the Imperium deck but Fremen cards (UPR-S10.4)."""
    found = _THRONE_KINDS.get(rules.fingerprint)
    if found is None:
        found = []
        for kind in rules.imperium_cards:
            if kind not in found and not (CARD_FACTIONS[kind] >> FREMEN) & 1:
                found.append(kind)
        _THRONE_KINDS[rules.fingerprint] = found
    return found


def teams_of(s: State) -> Teams:
    return cast(Teams, s.parts[s.rules.part[ID]])


# --- who is who --------------------------------------------------------------------------
def team_of(seat: int) -> int:
    return seat % 2


def is_commander(seat: int) -> bool:
    return seat in COMMANDERS


def allies_of(seat: int) -> tuple[int, int]:
    """The two allies of the seat's team: clockwise from the commander; an ally itself comes first."""
    first, second = ALLIES[team_of(seat)]
    return (second, first) if seat == second else (first, second)


def clockwise(seat: int) -> list[int]:
    """The seat's team, the seat itself first."""
    return [seat, (seat + 2) % SEATS, (seat + 4) % SEATS]


# --- activating --------------------------------------------------------------------------
def activate(s: State, seat: int, ally: int) -> None:
    teams_of(s).active[team_of(seat)] = ally
    if s.journal is not None:
        s.cause = 0
        s.note("activated", ally, 1)


def figures_for(s: State, seat: int, ally: int) -> list[int]:
    """The commander's Agents that stand ready and can serve this ally: the one whose arrow points there, and his
    Swordmaster (UPR-S3.2, S3.3)."""
    part = teams_of(s)
    team = team_of(seat)
    return [figure for figure in (ALLIES[team].index(ally), MASTER) if part.agents[team][figure] == NOWHERE]


def served_now(s: State, seat: int) -> list[int]:
    """The allies that the commander's next Agent may serve."""
    active = teams_of(s).active[team_of(seat)]
    allies = ALLIES[team_of(seat)] if active == NOBODY else (active,)
    return [ally for ally in allies if figures_for(s, seat, ally)]


def serve(s: State, seat: int, kind: int, space: int, ally: int) -> None:
    """The Agent goes for this ally; which one is asked where either could."""
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


def settle_arrows(s: State, part: Teams) -> None:
    """Agents of commanders that a scenario has put somewhere without their arrows: the left one first."""
    for team, seat in enumerate(COMMANDERS):
        p = s.players[seat]
        stand = part.agents[team]
        if p.swordmaster and not part.served[seat] and stand[MASTER] == NOT_YET:
            stand[MASTER] = NOWHERE
        for space in p.agents_at:
            if space not in stand:
                stand[stand.index(NOWHERE)] = space


# --- deploying ---------------------------------------------------------------------------
def ally_may_deploy(s: State, seat: int) -> int:
    """How many troops the activated ally may still deploy in this turn of its commander (UPR-S3.8)."""
    part = teams_of(s)
    ally = part.active[team_of(seat)]
    if ally == NOBODY or s.deploy_ban or s.allowance <= part.passed:
        return 0
    return min(s.allowance, s.players[ally].garrison)


def go_on_ending(s: State, seat: int, deployed: int) -> None:
    """The ally has decided. What has come true by its troops may still be used before the turn ends."""
    if deployed and (s.players[seat].intrigue or s.todo):
        s.stack.append((frames.MENU, seat, 0, 0, 0))
    else:
        end_turn(s, seat)


# --- Intrigue cards on behalf of an ally -------------------------------------------------
# Effects and conditions that are about units, swords or Influence: a card with one of these needs an activated ally.
_ABOUT_ALLY: Final = (
    "recruit", "influence", "influence_different", "lose_influence", "swords", "retreat", "deploy", "deploy_supply",
    "lose_troops", "worm", "maker_hooks", "space_influence",
)  # fmt: skip
_ASKS_ALLY: Final = ("units_at_least", "entered_at_least", "worms_at_least", "strength_at_least", "hooks")
_OPS: Final = [OPS.number(name) for name in _ABOUT_ALLY]
_CONDS: Final = [COND_OPS.number(name) for name in _ASKS_ALLY]
MINDS_ALLY: Final[list[bool]] = []  # by kind of Intrigue card


def minds_ally(node: Effect) -> bool:
    asks = node.cond is not None and node.cond.op in _CONDS
    return asks or node.op in _OPS or any(minds_ally(kid) for kid in node.kids)


def _grow() -> None:
    for card in INTRIGUE[len(MINDS_ALLY) :]:
        asks = card.condition is not None and card.condition.op in _CONDS
        MINDS_ALLY.append(asks or any(minds_ally(tree) for tree in (card.cost, card.effect, card.combat)))


follow(_grow)


def beneficiaries(s: State, seat: int, kind: int, window: int) -> list[int]:
    """For which of his allies a commander may play the card now; of those in the Conflict in Combat (UPR-S13.1)."""
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
    """Cards of the Imperium Row that may be moved to the Throne Row, each kind once: no Fremen card (UPR-S10.4)."""
    found: list[int] = []
    for kind in s.row:
        if kind not in found and not (CARD_FACTIONS[kind] >> FREMEN) & 1:
            found.append(kind)
    return found


def enthrone(s: State, seat: int, kind: int) -> None:
    """The Imperium Row is refilled at once (UPR-S10.1)."""
    s.row.remove(kind)
    teams_of(s).throne.append(kind)
    if s.journal is not None:
        s.note("throne", seat, 1, 1 << 12 | kind)
    refill_row(s)


# --- the module --------------------------------------------------------------------------
class TeamModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Teams:
        return Teams()

    def words(self) -> list[str]:
        return [f"good:{good}" for good in GOODS]

    def sides(self) -> list[int]:
        return [sum(1 << seat for seat in TEAMS[team_of(seat)]) for seat in range(SEATS)]

    def label(self, word: str, words: Words) -> str:
        return words.say("do-trade-good", good=word.partition(":")[2])

    # --- set-up --------------------------------------------------------------------------
    def configure(self, s: State, options: Mapping[str, Any]) -> None:
        if options["first"] in COMMANDERS and not isinstance(options["first"], bool):
            raise BadOption(
                f"option 'first': seat {options['first']} is a commander's, and an ally always begins (UPR-S2.10)"
            )
        teams_of(s).adjacent = options["objectives"] == "adjacent"

    def leaders(self, rules: Ruleset) -> dict[int, int]:
        return {seat: rules.leader[id] for seat, id in zip(COMMANDERS, COMMANDER_IDS, strict=True)}

    def laid_out(self, s: State) -> None:
        """Commanders have decks of their own, and neither troops nor the allies' points (UPR-S2.5, S2.7, S2.9)."""
        for seat, p in enumerate(s.players):
            p.vp = COMMANDER_POINTS if is_commander(seat) else ALLY_POINTS
        for seat, kind in self.leaders(s.rules).items():
            p = s.players[seat]
            p.garrison = 0
            p.supply = 0
            p.deck = s.rules.own_decks[kind][:]
            s.chance.shuffle(DECK_LUCK + seat, p.deck)

    def first_player(self, s: State, wanted: int) -> int:
        """As the Objectives fall; then each team gets one Desert Mouse (UPR-S2.10)."""
        seat = MODULES["icons"].first_player(s, wanted)
        share_objectives(s)
        return seat

    def players_ready(self, s: State) -> None:
        if THRONE_AT_SETUP and throne_candidates(s):
            s.stack.append((ASK_THRONE, COMMANDERS[THRONE], NO_CARD, 0, 0))

    def placed(self, s: State) -> None:
        settle_arrows(s, teams_of(s))

    # --- moments -------------------------------------------------------------------------
    def turn_begins(self, s: State, seat: int) -> None:
        """Outside his turns a commander acts for nobody (UPR-S9.4)."""
        part = teams_of(s)
        part.active = [NOBODY, NOBODY]
        part.passed = 0

    def goes(self, s: State, seat: int, kind: int, space: int) -> bool:
        """A commander says whom he serves, where there is a choice (UPR-S3.1 to S3.4)."""
        if not is_commander(seat):
            return False
        if kind == NO_CARD:
            if teams_of(s).active[team_of(seat)] != NOBODY:
                return False
            s.stack.append((ASK_ACTIVATE, seat, 0, 0, 0))
            return True
        there = served_now(s, seat)
        if len(there) > 1:
            s.stack.append((ASK_SERVED, seat, kind, space, 0))
        else:
            serve(s, seat, kind, space, there[0])
        return True

    def ready(self, s: State, seat: int) -> bool:
        return not is_commander(seat) or len(served_now(s, seat)) > 0

    def recalled(self, s: State, seat: int, space: int) -> None:
        if is_commander(seat):
            stand = teams_of(s).agents[team_of(seat)]
            stand[stand.index(space)] = NOWHERE

    def reveals(self, s: State, seat: int) -> None:
        """The bonus token gives its swords in every Reveal turn (UPR-S11.3), to whoever the turn is for (UPR-S11.4)."""
        if s.players[seat].swordmaster:
            ally = self.receives(s, seat)
            s.players[ally].swords += BONUS_SWORDS
            if s.journal is not None:
                s.cause = 0
                s.note("bonus_swords", ally, BONUS_SWORDS)

    def ends(self, s: State, seat: int) -> bool:
        if not is_commander(seat):
            return False
        most = ally_may_deploy(s, seat)
        if not most:
            return False
        s.stack.append((ASK_ALLY_DEPLOY, teams_of(s).active[team_of(seat)], most, seat, 0))
        return True

    def turn_ends(self, s: State, seat: int) -> None:
        """Whoever has revealed without a unit in the Conflict stands at 0; swords do not come back (UPR-S4.1, S4.3)."""
        if s.turn_kind == REVEAL_TURN:
            p = s.players[self.receives(s, seat)]
            if not p.units() and (p.revealed or not is_commander(seat)):
                p.swords = 0

    def combat_begins(self, s: State) -> None:
        teams_of(s).active = [NOBODY, NOBODY]

    def plays(self, s: State, seat: int, kind: int, window: int) -> bool:
        if not self._for_an_ally(s, seat, kind, window):
            return False
        there = beneficiaries(s, seat, kind, window)
        if len(there) > 1:
            s.players[seat].intrigue.remove(kind)  # it is shown
            forget_played(s, seat, kind)
            s.stack.append((ASK_BEHALF, seat, kind, window, 0))
            return True
        if teams_of(s).active[team_of(seat)] != there[0]:
            activate(s, seat, there[0])
        return False

    def _for_an_ally(self, s: State, seat: int, kind: int, window: int) -> bool:
        """Does a commander have to say for whom he plays it? In Combat always; else if it is about an ally and none is
        activated yet (R-UPR-45)."""
        if not is_commander(seat) or window not in (PLOT, COMBAT):
            return False
        return window == COMBAT or (MINDS_ALLY[kind] and teams_of(s).active[team_of(seat)] == NOBODY)

    def playable(self, s: State, seat: int, kind: int, window: int) -> bool:
        if self._for_an_ally(s, seat, kind, window):
            return len(beneficiaries(s, seat, kind, window)) > 0
        return playable_now(s, seat, kind, window)

    def places(self, s: State, strengths: list[int], places: list[int]) -> bool:
        """Of two allies of one team that tie one may yield to the other (UPR-S13.5)."""
        part = teams_of(s)
        for step in range(SEATS):
            seat = (s.first + step) % SEATS
            other = tied_with(s, strengths, seat)
            if other == NOBODY or (part.yielded >> other) & 1 or (part.asked >> seat) & 1:
                continue
            if placed(strengths, part.yielded | 1 << seat) != placed(strengths, part.yielded):
                part.asked |= 1 << seat
                s.stack.append((frames.RESOLVE, NOBODY, 0, 0, 0))
                s.stack.append((ASK_YIELD, seat, 0, 0, 0))
                return True
        places[:] = placed(strengths, part.yielded)
        return False

    def units_home(self, s: State) -> None:
        part = teams_of(s)
        part.active = [NOBODY, NOBODY]
        part.yielded = 0
        part.asked = 0

    def agents_home(self, s: State) -> None:
        """A Swordmaster that was placed goes back to the box (UPR-S11.2). An ally sends it last."""
        part = teams_of(s)
        for seat, p in enumerate(s.players):
            if not p.swordmaster or part.served[seat]:
                continue
            if is_commander(seat):
                part.served[seat] = part.agents[team_of(seat)][MASTER] != NOWHERE
            else:
                part.served[seat] = p.agents == 0
            if part.served[seat] and s.journal is not None:
                s.cause = 0
                s.note("swordmaster_served", seat, 1)
        for team, seat in enumerate(COMMANDERS):
            hired = s.players[seat].swordmaster and not part.served[seat]
            part.agents[team] = [NOWHERE, NOWHERE, NOWHERE if hired else NOT_YET]

    def agents_gone(self, s: State, seat: int) -> int:
        return 1 if teams_of(s).served[seat] else 0

    # --- what the rules ask --------------------------------------------------------------
    def receives(self, s: State, seat: int) -> int:
        if seat in COMMANDERS:
            active = teams_of(s).active[team_of(seat)]
            if active != NOBODY:
                return active
        return seat

    def counted(self, s: State, seat: int, faction: int) -> int:
        """A commander shares the better of his allies' (UPR-S6.1), and may read an icon as his own track (UPR-S7.3)."""
        level = s.players[seat].influence[faction]
        if is_commander(seat) and faction < s.rules.board_tracks:
            for ally in ALLIES[team_of(seat)]:
                level = max(level, s.players[ally].influence[faction])
            own = s.rules.own_track[s.players[seat].leader]
            if TRACK_ICONS[own] == TRACK_ICONS[faction]:
                level = max(level, s.players[seat].influence[own])
        return level

    def hooked(self, s: State, seat: int) -> list[int]:
        """Both allies of the one team, nobody of the other (UPR-S9.5)."""
        return list(ALLIES[MOTHER]) if team_of(seat) == MOTHER else []

    def may_fight(self, s: State, seat: int) -> bool:
        return not is_commander(seat)

    def in_combat(self, s: State, seat: int) -> bool:
        return is_commander(seat) and any(s.players[ally].units() > 0 for ally in ALLIES[team_of(seat)])

    def offers(self, s: State, seat: int) -> list[int]:
        return teams_of(s).throne if team_of(seat) == THRONE else []

    def taken(self, s: State, seat: int, kind: int, place: int) -> bool:
        """Where a card lies in both rows it is asked from which it is taken."""
        if kind not in self.offers(s, seat):
            return False
        if kind in s.row:
            s.stack.append((ASK_WHICH_ROW, seat, kind, place, 0))
            return True
        teams_of(s).throne.remove(kind)
        settle_acquired(s, seat, kind, place)
        return True

    def cards(self, s: State) -> list[int]:
        return teams_of(s).throne

    def standings(self, s: State) -> list[list[int]]:
        """A team's points and goods are added up (UPR-S14.2, S14.3)."""
        from sandtable.imperium.rules.rounds import standing

        sums: list[list[int]] = []
        for team in TEAMS:
            rows = [standing(s, s.players[seat]) for seat in team]
            sums.append([sum(column) for column in zip(*rows, strict=True)])
        return [sums[team_of(seat)] for seat in range(SEATS)]

    # --- laboratory ----------------------------------------------------------------------
    def fact_names(self) -> list[str]:
        return []

    def facts_of(self, s: State, seat: int) -> list[float]:
        return []

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        told = ", ".join(CARDS[kind].id for kind in throne_kinds(rules))
        return [
            ("activated", SEATS, 1, "1 for each ally that its commander has activated, the own seat first"),
            ("commander_agents", 6, 2, "each commander's Agents, the own team's first: left, right, Swordmaster; "
             "0 not there, 1 ready, 2 on the board"),
            ("swordmaster_served", SEATS, 1, "1 where a Swordmaster has had its placement, the own seat first"),
            ("commander", 1, 1, "1 if the seat is a commander's"),
            ("throne_team", 1, 1, "1 if the seat may acquire from the Throne Row"),
            ("throne_row", len(throne_kinds(rules)), MOST_THRONE, f"cards in the Throne Row: {told}"),
            ("trading", 2, SEATS - 1, "with whom the seat trades, clockwise from it, and the good; 0 for none"),
        ]  # fmt: skip

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        from sandtable.scenario_expect import NUMBER, one_of

        spaces = one_of([space.id for space in rules.spaces])
        return {
            "active": each(COMMANDER_IDS, NUMBER),
            "arrows": each(COMMANDER_IDS, each(("left", "right", "swordmaster"), spaces)),
            "throne": many([CARDS[kind].id for kind in throne_kinds(rules)]),
            "bonus": NUMBERS,
            "served": NUMBERS,
        }

    def printed(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        lines = []
        for id, ally in facts["active"].items():
            lines.append(f"{words.say('leader-' + dashed(id))} acts for seat {ally}")
        if facts["throne"]:
            cards = ", ".join(words.say("card-" + dashed(id)) for id in facts["throne"])
            lines.append(f"Throne Row: {cards}")
        return lines

    def notes(self, s: State, seat: int, words: Words, names: Sequence[str]) -> dict[str, list[dict[str, str]]]:
        return {}


# --- Objectives --------------------------------------------------------------------------
def share_objectives(s: State) -> None:
    """If both Desert Mouse cards fell to one team, the holder of the one that is not the First Player's exchanges with
    an opponent: the one straight across, or the one in the next seat (UPR-S2.10)."""
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
    """Who takes which reward, where those who yielded stand just behind their partner."""
    doubled = [2 * strength - ((yielded >> seat) & 1) if strength else 0 for seat, strength in enumerate(strengths)]
    return placings(doubled, SEATS >= THIRD_REWARD_FROM)


def tied_with(s: State, strengths: list[int], seat: int) -> int:
    """The other ally of the team, if these two alone have that strength; NOBODY otherwise."""
    if is_commander(seat) or not strengths[seat]:
        return NOBODY
    equal = [other for other in range(SEATS) if other != seat and strengths[other] == strengths[seat]]
    return equal[0] if len(equal) == 1 and team_of(equal[0]) == team_of(seat) else NOBODY


# --- goods that are traded ---------------------------------------------------------------
GOODS: Final = ("solari", "spice", "water", "intrigue")
INTRIGUE_GOOD: Final = 3

declare_event("activated", "UPR-S3.1", ID)
declare_event("bonus_swords", "UPR-S11.3", ID)
declare_event("throne", "UPR-S10.1", ID)
declare_event("swordmaster_served", "UPR-S11.2", ID)
declare_event("yielded", "UPR-S13.5", ID)
declare_event("given_solari", "UPR-S8.2", ID)
declare_event("given_spice", "UPR-S8.2", ID)
declare_event("given_water", "UPR-S8.2", ID)
declare_event("given_intrigue", "UPR-S8.2", ID)
declare_event("team_over", "UPR-S14.2", ID)
declare_event("contributed", "UPR-S3.6", ID)
register(TeamModule(ID))
