"""The module `teams`: six players in two teams, each of a commander and two allies (UPR-S).

This file registers when the module acts. `team_seats` has the seats and the component, `team_acts` the actions,
`team_effects` the effects; `team_questions`, `team_troops` and `team_trade` have the questions. A commander owns no
troops: during his turn, units, swords and Influence on the board belong to the ally he has activated. Every action
looks that ally up through `receives`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.errors import BadOption
from sandtable.imperium.language.effects import TRACK_ICONS
from sandtable.imperium.language.pieces import COMBAT, PLOT
from sandtable.imperium.modules import team_market as team_market  # registers the market
from sandtable.imperium.modules import team_rules as team_rules  # registers the citations
from sandtable.imperium.modules.icons import marked_player
from sandtable.imperium.modules.team_acts import (
    MINDS_ALLY,
    activate,
    ally_may_deploy,
    beneficiaries,
    placed,
    retire,
    serve,
    served_now,
    settle_figures,
    share_objectives,
    throne_candidates,
    tied_with,
    troops_for,
)
from sandtable.imperium.modules.team_seats import (
    ALLIES,
    ASK_ACTIVATE,
    ASK_ALLY_DEPLOY,
    ASK_BEHALF,
    ASK_SERVED,
    ASK_THRONE,
    ASK_YIELD,
    BONUS_SWORDS,
    COMMANDER_IDS,
    COMMANDER_POINTS,
    COMMANDERS,
    GOODS,
    HOOKED,
    ID,
    MOST_THRONE,
    NOT_YET,
    SEATS,
    TEAMS,
    THRONE,
    THRONE_AT_SETUP,
    Teams,
    is_commander,
    master_at,
    team_of,
    teams_of,
    throne_kinds,
)
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.capabilities import (
    Combat,
    Detours,
    Endgame,
    Holdings,
    Rounds,
    Setup,
    Sides,
    Turns,
)
from sandtable.imperium.rules.catalog import CARDS
from sandtable.imperium.rules.chosen import LATEST_REVEAL
from sandtable.imperium.rules.draws import forget_played
from sandtable.imperium.rules.event_rules import declare_event, declare_swords
from sandtable.imperium.rules.intrigue import playable_now
from sandtable.imperium.rules.module import Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import (
    DECK_LUCK,
    NO_CARD,
    NOBODY,
    NOWHERE,
    REVEAL_TURN,
    State,
)
from sandtable.scenario_expect import SEAT, SEATED, each, many, one_of
from sandtable.scenario_expect import SEATS as PLAYERS


def served_by(s: State, seat: int) -> int:
    """Return the seat for which this seat acts: for a commander the ally that he has activated, otherwise the seat
    itself."""
    if seat in COMMANDERS:
        active = teams_of(s).active[team_of(seat)]
        if active != NOBODY:
            return active
    return seat


class TeamModule(Module):
    def component(self, rules: Ruleset, seats: int) -> Teams:
        return Teams()

    def words(self) -> list[str]:
        return [f"good:{good}" for good in GOODS]

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
        spaces = one_of([space.id for space in rules.spaces])
        owners = dict(zip(COMMANDERS, COMMANDER_IDS, strict=True))
        return {
            "active": each(COMMANDER_IDS, SEAT, owners),
            "arrows": each(COMMANDER_IDS, each(("left", "right", "swordmaster"), spaces), owners),
            "throne": many([CARDS[kind].id for kind in throne_kinds(rules)]),
            "bonus": PLAYERS,
            "served": PLAYERS,
            "trading": SEATED,
        }


class TeamSetup(Setup):
    def configure(self, s: State, options: Mapping[str, Any]) -> None:
        if options["first"] in COMMANDERS and not isinstance(options["first"], bool):
            raise BadOption(
                f"option 'first': seat {options['first']} is a commander's, and an ally always begins (UPR-S2.10)"
            )
        teams_of(s).adjacent = options["objectives"] == "adjacent"

    def leaders(self, rules: Ruleset) -> dict[int, int]:
        return {seat: rules.leader[id] for seat, id in zip(COMMANDERS, COMMANDER_IDS, strict=True)}

    def laid_out(self, s: State) -> None:
        """Set up the commanders: they have decks of their own, no troops, and different starting points (UPR-S2.5,
        S2.7, S2.9)."""
        for seat, p in enumerate(s.players):
            p.vp = COMMANDER_POINTS if is_commander(seat) else s.rules.first_point
        for seat, kind in self.leaders(s.rules).items():
            p = s.players[seat]
            p.garrison = 0
            p.supply = 0
            p.deck = s.rules.own_decks[kind][:]
            p.discard = []  # nothing is added to it (UPR-S19.3)
            s.chance.shuffle(DECK_LUCK + seat, p.deck)

    def first_player(self, s: State, wanted: int) -> int:
        """Return the First Player according to the Objectives, then give each team one Desert Mouse (UPR-S2.10)."""
        seat = marked_player(s, wanted)
        share_objectives(s)
        return seat

    def players_ready(self, s: State) -> None:
        if THRONE_AT_SETUP and throne_candidates(s):
            s.stack.append((ASK_THRONE, COMMANDERS[THRONE], NO_CARD, 0, 0))

    def placed(self, s: State) -> None:
        settle_figures(s, teams_of(s))


class TeamTurns(Turns):
    def turn_begins(self, s: State, seat: int) -> None:
        """Clear the activated allies of both teams: outside his own turn a commander acts for nobody (UPR-S9.4)."""
        part = teams_of(s)
        part.active = [NOBODY, NOBODY]
        part.passed = 0

    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """If the Agent sent was a Swordmaster, record that its one placement is used (UPR-S11.2). An ally's Swordmaster
        is the last Agent that it sends (R-UPR-56)."""
        part = teams_of(s)
        p = s.players[seat]
        if p.swordmaster and not part.served[seat] and not is_commander(seat) and p.agents == 0:
            part.masters[seat] = space
        if master_at(part, seat) == space:
            part.served[seat] = True

    def reveals(self, s: State, seat: int) -> None:
        """Add the swords of the bonus token to those of the player whose Reveal turn it is (UPR-S11.3); in a
        commander's turn they go to the ally he serves (UPR-S11.4)."""
        if s.players[seat].swordmaster:
            ally = served_by(s, seat)
            s.players[ally].swords += BONUS_SWORDS
            if s.journal is not None:
                s.cause = 0
                s.note("bonus_swords", ally, BONUS_SWORDS)

    def turn_ends(self, s: State, seat: int) -> None:
        """Remove the swords of a player who has revealed and has no units in the Conflict, since they are lost
        (UPR-S4.1, S4.3)."""
        if s.turn_kind == REVEAL_TURN:
            ally = served_by(s, seat)
            p = s.players[ally]
            if not p.units() and (p.revealed or not is_commander(seat)):
                if s.journal is not None and p.swords:
                    s.cause = 0
                    s.note("swords_lost", ally, p.swords)
                p.swords = 0


class TeamDetours(Detours):
    def goes(self, s: State, seat: int, kind: int, space: int) -> bool:
        """Ask a commander for which ally he sends the Agent, if he has a choice, and return True if that was asked
        (UPR-S3.1 to S3.4)."""
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
        """Update the component after an Agent of the seat has been recalled from a space: a Swordmaster leaves the game
        (UPR-S11.2), an Agent of a commander becomes ready again."""
        part = teams_of(s)
        if master_at(part, seat) == space:
            s.players[seat].agents -= 1
            retire(s, seat)
        elif is_commander(seat):
            stand = part.agents[team_of(seat)]
            stand[stand.index(space)] = NOWHERE

    def usable_again(self, s: State, seat: int, space: int) -> bool:
        return master_at(teams_of(s), seat) != space

    def ends(self, s: State, seat: int) -> bool:
        if not is_commander(seat):
            return False
        if not ally_may_deploy(s, seat):
            return False
        ally = teams_of(s).active[team_of(seat)]
        s.stack.append((ASK_ALLY_DEPLOY, ally, troops_for(s, ally), seat, 0))
        return True

    def plays(self, s: State, seat: int, kind: int, window: int) -> bool:
        if not self._for_an_ally(s, seat, kind, window):
            return False
        there = beneficiaries(s, seat, kind, window)
        if len(there) > 1:
            s.players[seat].intrigue.remove(kind)  # the card is revealed
            forget_played(s, seat, kind)
            s.stack.append((ASK_BEHALF, seat, kind, window, 0))
            return True
        if teams_of(s).active[team_of(seat)] != there[0]:
            activate(s, seat, there[0])
        return False

    def _for_an_ally(self, s: State, seat: int, kind: int, window: int) -> bool:
        """Tell whether a commander has to name the ally for whom he plays the Intrigue card `kind` in this window.

        In Combat he always has to. Before that he has to if the card concerns an ally and none is activated yet
        (R-UPR-45).
        """
        if not is_commander(seat) or window not in (PLOT, COMBAT):
            return False
        return window == COMBAT or (MINDS_ALLY[kind] and teams_of(s).active[team_of(seat)] == NOBODY)

    def playable(self, s: State, seat: int, kind: int, window: int) -> bool:
        if self._for_an_ally(s, seat, kind, window):
            return len(beneficiaries(s, seat, kind, window)) > 0
        return playable_now(s, seat, kind, window)


class TeamRounds(Rounds):
    def agents_home(self, s: State) -> None:
        """Return Swordmasters that have been placed to the game box, and make the Agents of the commanders ready again
        (UPR-S11.2)."""
        part = teams_of(s)
        for seat in range(SEATS):
            if master_at(part, seat) != NOWHERE:
                s.cause = 0
                retire(s, seat)
        for team, seat in enumerate(COMMANDERS):
            hired = s.players[seat].swordmaster and not part.served[seat]
            part.agents[team] = [NOWHERE, NOWHERE, NOWHERE if hired else NOT_YET]

    def agents_gone(self, s: State, seat: int) -> int:
        part = teams_of(s)
        return 1 if part.served[seat] and master_at(part, seat) == NOWHERE else 0


class TeamCombat(Combat):
    def combat_begins(self, s: State) -> None:
        teams_of(s).active = [NOBODY, NOBODY]

    def places(self, s: State, strengths: list[int], places: list[int]) -> bool:
        """Ask the next ally in a tie with its teammate whether to yield, and return True; if nobody has to be asked,
        fill `places` with the place of each seat and return False (UPR-S13.5)."""
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


class TeamEndgame(Endgame):
    def standings(self, s: State) -> list[list[int]]:
        """Return for each seat its team's standing: the points and the tie-breakers, each added up over the team. For
        the tie-breaker of the latest Reveal turn, the latest of the team counts (UPR-S14.2, S14.3)."""
        from sandtable.imperium.rules.rounds import standing

        totals: list[list[int]] = []
        for team in TEAMS:
            rows = [standing(s, s.players[seat]) for seat in team]
            total = [sum(column) for column in zip(*rows, strict=True)]
            if s.rules.parts_by_reveal:
                place = 1 + s.rules.tie_breaks.index(LATEST_REVEAL)
                total[place] = max(row[place] for row in rows)
            totals.append(total)
        return [totals[team_of(seat)] for seat in range(SEATS)]


class TeamSides(Sides):
    def sides(self) -> list[int]:
        return [sum(1 << seat for seat in TEAMS[team_of(seat)]) for seat in range(SEATS)]

    def receives(self, s: State, seat: int) -> int:
        return served_by(s, seat)

    def gains_for(self, s: State, seat: int) -> int:
        """Return the activated ally of a commander, or while none is activated, the next ally clockwise (R-UPR-67)."""
        there = served_by(s, seat)
        return ALLIES[team_of(seat)][0] if there == seat and is_commander(seat) else there

    def counted(self, s: State, seat: int, faction: int) -> int:
        """Return the Influence with a faction that counts for the seat: its own or, for a commander, the highest of his
        own and his allies' (UPR-S6.1)."""
        level = s.players[seat].influence[faction]
        if is_commander(seat) and faction < s.rules.board_tracks:
            for ally in ALLIES[team_of(seat)]:
                level = max(level, s.players[ally].influence[faction])
        return level

    def counted_by_icon(self, s: State, seat: int, faction: int) -> int:
        """Return the Influence that counts for the seat where a rule or an effect prints the icon of a faction: a
        commander may also use the track on his own board if it has that icon (UPR-S7.3)."""
        level = self.counted(s, seat, faction)
        if is_commander(seat) and faction < s.rules.board_tracks:
            own = s.rules.own_track[s.players[seat].leader]
            if TRACK_ICONS[own] == TRACK_ICONS[faction]:
                level = max(level, s.players[seat].influence[own])
        return level

    def cited_as(self, s: State, seat: int) -> str:
        part = teams_of(s)
        if is_commander(seat):
            return "commander"
        if part.yielded and any((part.yielded >> ally) & 1 for ally in ALLIES[team_of(seat)]):
            return "yielding"
        return "served" if s.turn_seat in COMMANDERS and served_by(s, s.turn_seat) == seat else ""

    def hooked(self, s: State, seat: int) -> list[int]:
        """Return the seats that get Maker Hooks from an effect of the seat: for one team both allies, for the other
        nobody (UPR-S9.5)."""
        return list(ALLIES[HOOKED]) if team_of(seat) == HOOKED else []

    def may_fight(self, s: State, seat: int) -> bool:
        return not is_commander(seat)

    def in_combat(self, s: State, seat: int) -> bool:
        return is_commander(seat) and any(s.players[ally].units() > 0 for ally in ALLIES[team_of(seat)])


class TeamHoldings(Holdings):
    def cards(self, s: State) -> list[int]:
        return teams_of(s).throne


declare_event("activated", "UPR-S3.1", ID)
declare_event("bonus_swords", "UPR-S11.3", ID)
declare_swords("bonus_swords")
declare_event("swords_lost", "UPR-S4.1", ID)
declare_swords("swords_lost", lost=True)
declare_event("throne", "UPR-S10.1", ID)
declare_event("swordmaster_served", "UPR-S11.2", ID)
declare_event("yielded", "UPR-S13.5", ID)
declare_event("given_solari", "UPR-S8.2", ID)
declare_event("given_spice", "UPR-S8.2", ID)
declare_event("given_water", "UPR-S8.2", ID)
declare_event("given_intrigue", "UPR-S8.2", ID)
declare_event("team_over", "UPR-S14.2", ID)
declare_event("contributed", "UPR-3.12", ID)
register(
    TeamModule(ID),
    TeamSetup(),
    TeamTurns(),
    TeamDetours(),
    TeamRounds(),
    TeamCombat(),
    TeamEndgame(),
    TeamSides(),
    TeamHoldings(),
    judged_by=(
        "sandtable.imperium.modules.team_liking",
        "sandtable.imperium.modules.team_pricing",
    ),
    told_by="sandtable.imperium.modules.team_telling",
)
