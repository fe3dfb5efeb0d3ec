"""Estimates the worth of effects, cards and troops to a seat in a position, for bots. A victory point is worth 10.

The estimates depend on the effect trees and on the position (levels of Influence, rounds left, affordable costs), which
is a full state or the part of it that a view knows. They are rough and quick, never exact: the rules are elsewhere.
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge import price
from sandtable.imperium.judge import rates as rate
from sandtable.imperium.judge.conflict import (
    Other,
    conflict_worth,
    deployment_worth,
    fighting_worth,
    likely_strength,
    may_fight,
)
from sandtable.imperium.judge.horizon import rounds_left
from sandtable.imperium.judge.modules import weighing
from sandtable.imperium.judge.worths import CONDITION_WORTHS, WORTHS, grow
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import NO_FACTION, Effect
from sandtable.imperium.language.pieces import NO_COST
from sandtable.imperium.language.places import Track
from sandtable.imperium.rules.board import cost_of
from sandtable.imperium.rules.capabilities import repeats
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    DOUBLES_HARVEST,
    FACTION_SPACE_INFLUENCE,
    INTRIGUE,
    IS_STARTING,
    KIND_OF,
    NODES,
    REVEAL_SWORDS,
    SIGNET_PARTS,
    TRACKS,
    USES_SIGNET,
    follow,
)
from sandtable.imperium.rules.records import CONDS
from sandtable.imperium.rules.resolve import minds_space
from sandtable.imperium.rules.sides import controller_of, receiver
from sandtable.imperium.rules.state import NO_CONFLICT, NOBODY, NOWHERE, Player, State
from sandtable.imperium.rules.units import ready_to_deploy

POINT: Final = 10.0
UNKNOWN: Final = -1e9
UNASKED: Final = -1
KNOWN_STEPS: Final = 3  # of Influence: gains up to this many at once are cached
# Resources beyond the amount that can be spent soon are worth less.
SPICE_WANTED: Final = 7

# The worth of a card in a deck, from the price of its boxes (DEFAULT_WEIGHTS are in Solari).
_ICON_WORTH: Final = 0.7


CARD_WORTH: Final[list[float]] = []
ACQUIRE_WORTH: Final[list[float]] = []
MINDS_SPACE: Final[list[bool]] = []  # cards whose Agent box depends on the Agent's space


def _grow() -> None:
    for card in CARDS[len(CARD_WORTH) :]:
        box = price.price(card.agent) + _ICON_WORTH * min(4, len(card.icons)) if card.icons else 0.0
        CARD_WORTH.append(box + 1.1 * price.price(card.reveal))
        ACQUIRE_WORTH.append(price.price(card.acquire))
        MINDS_SPACE.append(minds_space(card.agent))


def _level_rates(track: Track) -> list[int]:
    """Return a list by level of an Influence track: entry n is an index into the exchange rates (`judge/rates.py`),
    that of the rate for the step up to level n."""
    first = min(track.points, default=track.top)
    bonus = min(track.bonuses, default=track.top)
    out = [rate.INFLUENCE_MORE]
    for level in range(1, track.top + 1):
        if level in track.bonuses:
            out.append(rate.INFLUENCE_4)
        elif level in track.points:
            out.append(rate.INFLUENCE_2)
        elif level < first:
            out.append(rate.INFLUENCE_1)
        else:
            out.append(rate.INFLUENCE_3 if level < bonus else rate.INFLUENCE_MORE)
    return out


LEVEL_RATE: Final[list[list[int]]] = []  # by kind of track


def _grow_tracks() -> None:
    for track in TRACKS[len(LEVEL_RATE) :]:
        LEVEL_RATE.append(_level_rates(track))


# Placeholders for values that a `Worth` has not computed yet: shared by all, never changed.
_NONE_YET: Final[list[float]] = []
_NO_REWARDS_YET: Final[list[list[float]]] = []
MORE_TROOPS: Final = 4  # spare entries of a table, for larger numbers later


def whose_units(s: State, seat: int) -> Player:
    """Return the player whose units the seat commands: usually the player on this seat.

    A commander has no units and commands those of the activated ally. If none is activated yet, or that ally has no
    troops, return the ally with more troops in the garrison.
    """
    whose = s.players[receiver(s, seat)]
    if not whose.troops():
        for other, p in enumerate(s.players):
            if (s.rules.sides[seat] >> other) & 1 and p.garrison >= whose.garrison:
                whose = p
    return whose


class Worth:
    """The worth of resources, troops, cards and points to one seat in one position; a new object is made for each
    decision and stores what it has computed."""

    __slots__ = (
        "s", "seat", "p", "u", "rates", "left", "point", "solari", "spice", "water", "troop", "draw", "intrigue",
        "persuasion", "sword", "trash", "agent", "solari_wanted", "going",
        "_spaces", "_visits", "_visited_for", "_climbs", "_rooms", "_fights", "_memo", "_rivals", "_hand_swords",
        "_rewards", "_times", "_leading",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        p = s.players[seat]
        self.s = s
        self.seat = seat
        self.p = p
        self.u: Player = whose_units(s, seat) if s.rules.when_receives else p  # owner of the units and Influence
        r = rate.rates_of(s.rules)
        self.rates: list[float] = r
        left = rounds_left(s)
        self.left: float = left
        self.point: float = POINT
        self.solari_wanted: int = 4
        if left < 0.5:  # the last round: resources only break ties
            self.solari: float = 0.15
            self.spice: float = 0.25
            self.water: float = 0.15
            self.troop: float = 0.3
            self.draw: float = 1.0
            self.intrigue: float = 1.2
            self.persuasion: float = 0.5
            self.trash: float = 0.05
        else:
            self.solari = r[rate.SOLARI]
            if not p.swordmaster and left >= 2.0:
                self.solari += r[rate.SOLARI_FOR_SWORDMASTER]
                self.solari_wanted += 8
            if not p.council and left >= 2.0:
                self.solari += r[rate.SOLARI_FOR_COUNCIL]
                self.solari_wanted += 5
            if p.solari >= self.solari_wanted:
                self.solari = r[rate.SOLARI_SURPLUS]
            self.spice = r[rate.SPICE] if p.spice < SPICE_WANTED else r[rate.SPICE_SURPLUS]
            self.water = r[rate.WATER_FIRST] if p.water < 2 else r[rate.WATER]
            self.troop = r[rate.TROOP]
            self.draw = r[rate.DRAW]
            self.intrigue = r[rate.INTRIGUE]
            self.persuasion = r[rate.PERSUASION]
            self.trash = r[rate.TRASH] * (left if left < 6.0 else 6.0)
        self.sword: float = r[rate.SWORD] if self.u.units() or ready_to_deploy(s, self.u) else 0.1
        self.agent: float = r[rate.AGENT] + r[rate.AGENT_LEFT] * left
        # Computed on first use: a decision compares many cards, spaces and numbers of troops.
        self.going: int = NOWHERE  # the space being considered for the Agent of the turn
        self._spaces: list[float] = _NONE_YET
        self._visits: list[float] = _NONE_YET
        self._visited_for: int = UNASKED  # the spaces, as bits, to which modules add worth
        self._climbs: list[float] = _NONE_YET  # by faction and steps
        self._rooms: list[float] = _NONE_YET  # by the number of troops that could be deployed
        self._fights: list[float] = _NONE_YET  # by the number of troops that fight
        self._memo: dict[int, float] | None = None
        self._rivals: list[Other] | None = None
        self._hand_swords: int = 0
        self._rewards: list[list[float]] = _NO_REWARDS_YET  # by the number of times a reward is taken
        self._times: int = 0  # how often the seat takes a reward now; 0 if not computed yet
        self._leading: list[int] | None = None  # for each known card owned: the spaces it leads to, as bits

    def influence(self, faction: int, steps: int) -> float:
        """Return the worth of this many steps up an Influence track: the points, bonuses and Alliance that the steps
        reach, and the progress towards further ones."""
        if steps > KNOWN_STEPS:
            return self._climb(faction, steps)
        if not self._climbs:
            self._climbs = [UNKNOWN] * ((KNOWN_STEPS + 1) * len(self.p.influence))
        at = (KNOWN_STEPS + 1) * faction + steps
        worth = self._climbs[at]
        if worth == UNKNOWN:
            worth = self._climbs[at] = self._climb(faction, steps)
        return worth

    def _climb(self, faction: int, steps: int) -> float:
        s = self.s
        level = (self.u if faction < s.rules.board_tracks else self.p).influence[faction]
        holder = s.alliance[faction]
        track = self.s.rules.tracks[faction]
        r = self.rates
        early = self.left >= 1.0
        level_rate = LEVEL_RATE[s.rules.track_thing[faction] & KIND_OF]
        worth = 0.0
        for _ in range(steps):
            if level >= track.top:
                break
            level += 1
            gives = level_rate[level]
            if gives == rate.INFLUENCE_2 and not early:
                worth += POINT * (track.standing[level] - track.standing[level - 1])
            elif early or gives in (rate.INFLUENCE_4, rate.INFLUENCE_MORE):
                worth += r[gives]
            else:
                worth += 0.5 if gives == rate.INFLUENCE_1 else 0.3
            if level >= track.alliance and holder != self.seat:
                if holder == NOBODY:
                    worth += r[rate.ALLIANCE]
                    holder = self.seat
                elif level > s.players[holder].influence[faction]:
                    worth += r[rate.ALLIANCE_TAKEN]
                    holder = self.seat
        for module in weighing(s.rules).climbs:
            worth += module.climb_worth(self, faction, self.p.influence[faction], level)
        return worth

    def best_influence(self, steps: int) -> float:
        best = self.influence(0, steps)
        for faction in range(1, len(self.p.influence)):
            best = max(best, self.influence(faction, steps))
        return best

    def fall(self, faction: int, after: int = 0) -> float:
        """Return the loss from going one step down the Influence track of a faction, after `after` steps down it have
        been counted already."""
        level = (self.u if faction < self.s.rules.board_tracks else self.p).influence[faction] - after
        track = self.s.rules.tracks[faction]
        worth = 2.0 + POINT * (track.standing[level] - track.standing[level - 1])
        if level == track.alliance and self.s.alliance[faction] == self.seat:
            worth += POINT * track.alliance_points
        return worth

    def falls(self, steps: int) -> float:
        """Return the loss from going this many steps down in total, with each step on the Influence track where it
        costs least."""
        down = [0] * len(self.p.influence)
        worth = 0.0
        for _ in range(steps):
            least = NO_FACTION
            for faction, level in enumerate(self.p.influence):
                if level <= down[faction]:
                    continue
                if least == NO_FACTION or self.fall(faction, down[faction]) < self.fall(least, down[least]):
                    least = faction
            if least != NO_FACTION:
                worth += self.fall(least, down[least])
                down[least] += 1
        return worth

    def retreating(self, troops: int) -> float:
        """Return the loss from retreating this many troops: the loss in the Conflict, less the worth of the troops
        kept."""
        now = self.u.conflict
        lost = conflict_worth(self, now, 0.0) - conflict_worth(self, now - troops, 0.0)
        return lost - troops * self.troop * self.rates[rate.DEPLOY]

    def discarded(self, kind: int) -> float:
        """Return the loss from discarding a card of the hand: the worth of its Reveal box and a share of its general
        worth, less the worth of an effect that discarding it has."""
        lost = self.reveal_box(kind) + 0.3 * CARD_WORTH[kind]
        gives = CARDS[kind].on_discard
        return lost - self.of(gives) if gives.op != fx.NOTHING else lost

    def acquired(self, kind: int) -> float:
        """Return the worth of acquiring a card, including that of its acquire box."""
        return self.card(kind) + ACQUIRE_WORTH[kind] + self.acquiring(kind)

    def acquiring(self, kind: int) -> float:
        """Return the worth that modules add to acquiring a card, apart from the card itself and its acquire box."""
        worth = 0.0
        for module in weighing(self.s.rules).acquiring:
            worth += module.acquire_worth(self, kind)
        return worth

    def intrigue_kept(self, kind: int) -> float:
        """Return the worth of keeping an Intrigue card: its gain if it were played now, but at least half the worth of
        an average Intrigue card."""
        card = INTRIGUE[kind]
        now = max(self.of(card.effect), self.of(card.combat), self.of(card.endgame)) - self.cost(card.cost)
        return max(now, 0.5 * self.intrigue)

    def card_lost(self, kind: int) -> float:
        """Return the loss from trashing a card; negative for a starting card, because a deck is better without it."""
        return -self.trash if IS_STARTING[kind] else CARD_WORTH[kind] * 0.25 * self.left

    def cost(self, node: Effect) -> float:
        """Return the worth that the seat loses by paying this cost."""
        return WORTHS[node.op].loss(self, node)

    def can_pay(self, node: Effect) -> bool:
        """Tell whether the seat will probably be able to pay this cost when it has to."""
        return WORTHS[node.op].affordable(self, node)

    def of(self, node: Effect) -> float:
        """Return the worth of an effect to this seat."""
        return WORTHS[node.op].worth(self, node)

    def reveal_box(self, kind: int) -> float:
        """Return the worth of a card's Reveal box."""
        return self.of(CARDS[kind].reveal)

    def space(self, space: int, card: int) -> float:
        """Return the worth of sending an Agent to a space with this card, less the cost of the space."""
        if DOUBLES_HARVEST[card] or FACTION_SPACE_INFLUENCE[card] != 1:
            return self._space(space, card)
        if not self._spaces:
            self._spaces = [UNKNOWN] * len(self.s.rules.spaces)
        worth = self._spaces[space]
        if worth == UNKNOWN:
            worth = self._spaces[space] = self._space(space, card)
        return worth

    def visit(self, space: int) -> float:
        """Return the worth that modules add to sending an Agent to a space, whatever the card."""
        if self._visited_for == UNASKED:
            self._visited_for = 0
            for module in weighing(self.s.rules).visits:
                self._visited_for |= module.visited_for(self.s, self.seat)
        if not (self._visited_for >> space) & 1:
            return 0.0
        if not self._visits:
            self._visits = [UNKNOWN] * len(self.s.rules.spaces)
        worth = self._visits[space]
        if worth == UNKNOWN:
            worth = 0.0
            for module in weighing(self.s.rules).visits:
                worth += module.visit_worth(self, space)
            self._visits[space] = worth
        return worth

    def known(self, node: Effect) -> float:
        """Return the worth stored for effects with the same kind and numbers as `node`, or `UNKNOWN` if none is
        stored."""
        return UNKNOWN if self._memo is None else self._memo.get(_numbers(node), UNKNOWN)

    def keep(self, node: Effect, worth: float) -> float:
        """Store the worth of an effect for the rest of this decision, since other spaces and cards have equal effects;
        return this worth."""
        if self._memo is None:
            self._memo = {}
        self._memo[_numbers(node)] = worth
        return worth

    def fighting(self, troops: int) -> float:
        """Return the expected worth of the Conflict's reward if the seat has this many troops in the Conflict, beside
        its other units there."""
        if len(self._fights) <= troops:
            self._fights = self._fights + [UNKNOWN] * (troops + MORE_TROOPS)
        worth = self._fights[troops]
        if worth == UNKNOWN:
            worth = self._fights[troops] = fighting_worth(self, float(self.u.strength_of(troops)))
        return worth

    def deploying(self, room: int) -> float:
        """Return the worth of permission to deploy up to `room` troops."""
        if len(self._rooms) <= room:
            self._rooms = self._rooms + [UNKNOWN] * (room + MORE_TROOPS)
        worth = self._rooms[room]
        if worth == UNKNOWN:
            worth = self._rooms[room] = deployment_worth(self, room)
        return worth

    def _space(self, space: int, card: int) -> float:
        s = self.s
        site = s.rules.sites[space]
        worth = 0.0
        for node in site.parts:
            worth += WORTHS[node.op].worth_there(self, node, space, card)
        if site.faction != NO_FACTION:
            worth += self.influence(site.faction, FACTION_SPACE_INFLUENCE[card])
        if site.reveal_persuasion:
            worth += self.persuasion
        controller = controller_of(s, space)
        if controller != NOBODY:
            worth += 1.0 if controller == self.seat else -0.7
        if site.cheaper:
            solari, spice, water = cost_of(s, self.seat, space)
            return worth - solari * self.solari - spice * self.spice - water * self.water
        return worth - site.solari * self.solari - site.spice * self.spice - site.water * self.water

    def agent_box(self, card: int) -> float:
        if USES_SIGNET[card]:
            return sum(self.of(NODES[part]) for part in SIGNET_PARTS[self.p.leader])
        worth = 0.0
        for part in CARDS[card].agent.parts():
            if part.op == fx.WHEN:
                cond = part.cond
                assert cond is not None
                asked = CONDS[cond.op]
                if asked.minds_space:
                    met = CONDITION_WORTHS[cond.op].expected(self, cond, part.thing)
                else:
                    met = asked.foreseen(self.s, self.seat, cond, part.thing)  # the card will be in play then
                if met:
                    worth += self.of(part.kids[0])
            else:
                worth += self.of(part)
        return worth

    def card(self, kind: int) -> float:
        """Return the worth of owning a card for the rest of the game, in which it is drawn about every second round."""
        uses = self.rates[rate.CARD_USES] * self.left
        most = self.rates[rate.CARD_MOST]
        worth = CARD_WORTH[kind] * (uses if uses < most else most)
        if CARDS[kind].cost == NO_COST and not IS_STARTING[kind]:  # Foldspace: it cannot be bought
            worth += 1.0
        return worth

    def leading(self) -> list[int]:
        """Return, for each of the seat's cards whose kind is visible in this position (in hand, deck, discard pile or
        play), the spaces, as bits, to which the card can send an Agent."""
        known = self._leading
        if known is None:
            known = self._leading = []
            spaces = self.s.rules.card_spaces
            for zone in (self.p.hand, self.p.deck, self.p.discard, self.p.play):
                for kind in zone:
                    if kind >= 0:
                        known.append(spaces[kind])
        return known

    def reward(self, place: int, times: int = 0) -> float:
        """Return the worth of the reward for a place in the current Conflict, taken `times` times (0: as often as the
        seat takes it now)."""
        if times == 0:
            if self._times == 0:
                self._times = repeats(self.s, self.seat)
            times = self._times
        if len(self._rewards) < times:
            self._rewards = self._rewards + [_NONE_YET] * times
        known = self._rewards[times - 1]
        if not known:
            known = self._rewards[times - 1] = [UNKNOWN, UNKNOWN, UNKNOWN]
        worth = known[place - 1]
        if worth == UNKNOWN:
            worth = known[place - 1] = self._taken(place, times)
        return worth

    def _taken(self, place: int, times: int) -> float:
        if self.s.conflict == NO_CONFLICT:
            return 0.0
        tree = CONFLICTS[self.s.conflict].reward(place)
        worth = self.of(tree)
        if times > 1:
            worth = sum(self.of(part) * (1 if part.op == fx.CONTROL else times) for part in tree.parts())
        for module in weighing(self.s.rules).rewards:
            worth += module.reward_worth(self, place)
        return worth

    def in_the_conflict(self) -> list[Other]:
        """Return the expected strengths of the other parties that may fight in the Conflict."""
        known = self._rivals
        if known is None:
            known = self._rivals = []
            s = self.s
            for seat, q in enumerate(s.players):
                if q is self.u or (q.units() == 0 and (q.revealed or (q.agents == 0 and not ready_to_deploy(s, q)))):
                    continue
                if s.rules.sides and not may_fight(s, seat):
                    continue
                spread = 0.4 if q.revealed else 1.6
                if q.intrigue:
                    spread += 0.4
                known.append(Other(likely_strength(q, self.rates), spread))
            if not self.p.revealed:
                for kind in self.p.hand:
                    if kind >= 0:
                        self._hand_swords += REVEAL_SWORDS[kind]
        return known

    def hand_swords(self) -> int:
        """Return the number of swords that the seat's hand will add when it is revealed, 0 if the seat has revealed
        already; call `in_the_conflict` first, which computes the number."""
        return self._hand_swords


def _numbers(node: Effect) -> int:
    """Return a key for an effect without parts, made of its kind and numbers; no number may be negative."""
    return node.op | node.a << 10 | node.b << 20 | node.c << 40


# The companions of effects import this module, and cards are priced by them: so this runs at the end of the module.
follow(grow)
follow(_grow)
follow(_grow_tracks)
