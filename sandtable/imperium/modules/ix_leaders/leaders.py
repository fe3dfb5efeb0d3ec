"""The component and the capabilities of the module `ix_leaders` (IX-7).

They are about Snooper tokens, a card set aside, a look at two Intrigue cards, and extra Solari; `effects` has the
effects and the questions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from sandtable.core.errors import BadScenario
from sandtable.core.rng import Rng
from sandtable.imperium.language.effects import SOLARI, SPICE
from sandtable.imperium.language.family import CARD
from sandtable.imperium.language.pieces import TRAIT_NUMBERS, add_traits
from sandtable.imperium.modules.ix_leaders import language
from sandtable.imperium.modules.ix_leaders.language import ID, SLOT
from sandtable.imperium.modules.ploys.module import know_top, ploys_of
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.acts import gain_resource
from sandtable.imperium.rules.capabilities import Gains, Holdings, Rounds, Setup, Turns
from sandtable.imperium.rules.catalog import CARDS, OF_CARD, OF_LEADER
from sandtable.imperium.rules.citing import cite
from sandtable.imperium.rules.draws import leave_hand, reveal_card
from sandtable.imperium.rules.event_rules import declare_event
from sandtable.imperium.rules.frames import given
from sandtable.imperium.rules.module import Component, Module, ObservedField, register
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.rules.state import NO_CARD, NOBODY, Frame, State
from sandtable.scenario_expect import NUMBER, many

REACHED: Final = 2  # the level of a track on which its Snooper token lies
LOOKED_AT: Final = 2  # cards of the Intrigue deck that Intelligence looks at
EXTRA_SOLARI: Final = 1
STEP_AHEAD: Final = 1  # spice or Solari
SECOND_TURN: Final = 2
UNSEEN: Final = -2  # in a view: somebody else's card is set aside
MOST_TURNS: Final = 8

SNOOPERS: Final = TRAIT_NUMBERS.number(language.SNOOPERS)
ONE_STEP_AHEAD: Final = TRAIT_NUMBERS.number(language.ONE_STEP_AHEAD)
SMUGGLING: Final = TRAIT_NUMBERS.number(language.SMUGGLING)
INTELLIGENCE: Final = TRAIT_NUMBERS.number(language.INTELLIGENCE)
add_traits(language.SNOOPERS, language.ONE_STEP_AHEAD, language.SMUGGLING, language.INTELLIGENCE)

SNOOP: Final = given(ID, "snoop")
ASK_SET_ASIDE: Final = given(ID, "set_aside")
LOOK: Final = given(ID, "look")
ASK_INTELLIGENCE: Final = given(ID, "intelligence")


class LeaderTokens(Component):
    """The Snooper tokens of one Leader, and the card that another Leader sets aside. Each of these Leaders is in a game
    at most once, so the values are not kept by seat.

    - `left`: the Influence tracks that have a Snooper token, as bits.
    - `reached`: the tracks, as bits, whose token the player has reached but not yet moved to a slot.
    - `filled`: the number of slots of the Leader's card with a token.
    - `faction`: the track from which the last token was moved, or NOBODY.
    - `aside`: the card set aside, or NO_CARD.
    - `turns`: the number of turns that the Leader who sets cards aside has begun this round.
    - `back`: the card set aside that its owner has taken back in this turn, or NO_CARD.
    """

    def __init__(self) -> None:
        self.left: int = 0
        self.reached: int = 0
        self.filled: int = 0
        self.faction: int = NOBODY
        self.aside: int = NO_CARD
        self.turns: int = 0
        self.back: int = NO_CARD

    def clone(self) -> LeaderTokens:
        copy = LeaderTokens()
        copy.left = self.left
        copy.reached = self.reached
        copy.filled = self.filled
        copy.faction = self.faction
        copy.aside = self.aside
        copy.turns = self.turns
        copy.back = self.back
        return copy

    def pack(self) -> list[Any]:
        return [self.left, self.reached, self.filled, self.faction, self.aside, self.turns, self.back]

    def unpack(self, data: list[Any]) -> None:
        left, reached, filled, faction, aside, turns, back = data
        self.left = int(left)
        self.reached = int(reached)
        self.filled = int(filled)
        self.faction = int(faction)
        self.aside = int(aside)
        self.turns = int(turns)
        self.back = int(back)

    def seen_by(self, s: State, seat: int) -> LeaderTokens:
        """Return a copy that hides a card set aside from all seats but its owner's."""
        copy = self.clone()
        if self.aside != NO_CARD and seat != owner_of(s, ONE_STEP_AHEAD):
            copy.aside = UNSEEN
        return copy

    def resample(self, s: State, seat: int, rng: Rng) -> None:
        """Do nothing: the card set aside is dealt with the rest of its owner's hidden cards (`lay_face_down`)."""

    def facts(self, s: State) -> dict[str, Any]:
        tracks = [id for id, track in s.rules.track.items() if (self.left >> track) & 1]
        aside = [] if self.aside == NO_CARD else ["?" if self.aside == UNSEEN else CARDS[self.aside].id]
        return {"snoopers": tracks, "filled": self.filled, "aside": aside, "turns": self.turns}

    def place(self, s: State, given: Mapping[str, Any]) -> None:
        """Set up a scenario: `snoopers` (tracks that still have a token), `filled` (number of filled slots), `aside` (a
        card, which is taken from the hand of the Leader who sets cards aside) and `turns` (the turns that this Leader
        has begun in the round)."""
        for key, value in given.items():
            if key == "snoopers":
                self.left = 0
                for name in value:
                    if name not in s.rules.track:
                        raise BadScenario(f"given.{ID}.snoopers: there is no track {name!r}")
                    self.left |= 1 << s.rules.track[name]
            elif key == "filled":
                self.filled = int(value)
            elif key == "turns":
                self.turns = int(value)
            elif key == "aside":
                owner = owner_of(s, ONE_STEP_AHEAD)
                kind = s.rules.card.get(value, NO_CARD)
                if owner == NOBODY or kind not in s.players[owner].hand:
                    raise BadScenario(f"given.{ID}.aside: {value!r} is not in the hand of the Leader who sets aside")
                set_aside(s, owner, kind)
            else:
                raise BadScenario(f"given.{ID}: there is no {key!r}; there are snoopers, filled, aside, turns")

    def fault(self, s: State) -> str:
        if self.left >> s.rules.board_tracks or self.reached & ~self.left:
            return f"Snooper tokens on the tracks {self.left:b}, reached {self.reached:b}"
        if not 0 <= self.filled <= len(slots_of(s)):
            return f"{self.filled} slots with Snooper tokens"
        if self.aside >= 0 and owner_of(s, ONE_STEP_AHEAD) == NOBODY:
            return "a card is set aside by nobody"
        return ""

    def observed(self, s: State, seat: int) -> list[int]:
        tokens = [(self.left >> track) & 1 for track in range(s.rules.board_tracks)]
        known = self.aside >= 0 and seat == owner_of(s, ONE_STEP_AHEAD)
        own = s.rules.of(CARD).place[self.aside] + 1 if known else 0
        return [*tokens, self.filled, int(self.aside != NO_CARD), own, min(self.turns, MOST_TURNS)]


def tokens_of(s: State) -> LeaderTokens:
    return cast(LeaderTokens, s.parts[s.rules.part[ID]])


def owner_of(s: State, trait: int) -> int:
    """Return the seat whose Leader has the trait with this number, or NOBODY."""
    for seat, p in enumerate(s.players):
        if p.has(trait):
            return seat
    return NOBODY


def slots_of(s: State) -> list[int]:
    """Return the kinds of the Snooper slots in this game, the topmost first."""
    return s.rules.of(SLOT).kinds


# --- a card set aside --------------------------------------------------------------------
def set_aside(s: State, seat: int, kind: int) -> None:
    leave_hand(s.players[seat], kind)
    tokens_of(s).aside = kind
    s.cause = OF_LEADER | s.players[seat].leader
    if s.journal is not None:
        s.note("card_set_aside", seat, 1, OF_CARD | kind, 1 << seat)


def take_back(s: State, seat: int) -> None:
    """Show the card that the seat has set aside and put it back into the hand."""
    part = tokens_of(s)
    p = s.players[seat]
    p.hand.append(part.aside)
    p.shown_hand.append(part.aside)
    part.back = part.aside
    part.aside = NO_CARD
    s.learnt += 1
    s.cause = OF_LEADER | p.leader
    if s.journal is not None:
        s.note("card_taken_back", seat, 1, OF_CARD | part.back)


# --- a card of the Intrigue deck ---------------------------------------------------------
def look_step(s: State, frame: Frame) -> None:
    """Let the seat look at the two top cards of the Intrigue deck and keep one; this comes after all other draws of the
    setup (IX-8.4)."""
    deck = s.intrigue_deck
    if len(deck) < LOOKED_AT:
        return
    ploys_of(s).known = [(frame[1], deck[-n], len(deck) - n) for n in range(1, LOOKED_AT + 1)]
    s.learnt += 1
    if s.trace is not None:
        s.trace.add(-INTELLIGENCE)
    s.stack.append((ASK_INTELLIGENCE, frame[1], 0, 0, 0))


def keep_of_two(s: State, seat: int, kind: int) -> None:
    """Draw one of the two Intrigue cards looked at; the other stays on top of the deck, where the seat knows it."""
    deck = s.intrigue_deck
    at = len(deck) - 1 if deck[-1] == kind else len(deck) - LOOKED_AT
    del deck[at]
    ploys_of(s).known = []
    s.players[seat].intrigue.append(kind)
    know_top(s, seat)


# --- the module --------------------------------------------------------------------------
class LeaderModule(Module):
    def component(self, rules: Ruleset, seats: int) -> LeaderTokens:
        return LeaderTokens()

    def fields(self, rules: Ruleset) -> list[ObservedField]:
        return [
            ("snoopers", rules.board_tracks, 1, "1 for each track with a Snooper token"),
            ("snooper_slots", 1, len(rules.of(SLOT).kinds), "slots of the Leader's card with a Snooper token"),
            ("card_aside", 1, 1, "1 while a Leader has a card set aside"),
            ("own_card_aside", 1, len(rules.cards), "the own card set aside, from 1 on in the order of the game"),
            ("turns_ahead", 1, MOST_TURNS, "turns that the Leader who sets cards aside has begun this round"),
        ]

    def scenario_fields(self, rules: Ruleset) -> dict[str, Any]:
        return {"snoopers": many(rules.track), "filled": NUMBER, "aside": many(rules.card), "turns": NUMBER}


class LeaderSetup(Setup):
    def players_ready(self, s: State) -> None:
        """Set up these Leaders: lay out the Snooper tokens, remove Yuna's water, and let Hundro look at the Intrigue
        deck (IX-7.2, 7.4)."""
        for seat, p in enumerate(s.players):
            if p.has(SNOOPERS):
                tokens_of(s).left = (1 << s.rules.board_tracks) - 1
            if p.has(SMUGGLING):
                p.water = 0
            if p.has(INTELLIGENCE):
                s.stack.append((LOOK, seat, 0, 0, 0))


class LeaderRounds(Rounds):
    def hands_dealt(self, s: State) -> None:
        part = tokens_of(s)
        part.turns = 0
        part.back = NO_CARD
        seat = owner_of(s, ONE_STEP_AHEAD)
        if seat != NOBODY and s.players[seat].hand:
            s.stack.append((ASK_SET_ASIDE, seat, 0, 0, 0))


class LeaderTurns(Turns):
    def turn_begins(self, s: State, seat: int) -> None:
        """Put the card set aside back into its owner's hand at the start of the owner's second turn of the round
        (IX-7.6)."""
        part = tokens_of(s)
        part.back = NO_CARD
        if s.players[seat].has(ONE_STEP_AHEAD):
            part.turns += 1
            if part.turns == SECOND_TURN and part.aside != NO_CARD:
                take_back(s, seat)

    def agent_sent(self, s: State, seat: int, space: int) -> None:
        """Give spice or Solari to the Leader who sets cards aside, if the card taken back in this turn has sent the
        Agent (IX-12.4, 13.8)."""
        part = tokens_of(s)
        if part.back == NO_CARD or part.back not in s.turn_cards or not s.players[seat].has(ONE_STEP_AHEAD):
            return
        resource = SPICE if len(CARDS[part.back].icons) == 1 else SOLARI
        part.back = NO_CARD
        s.cause = OF_LEADER | s.players[seat].leader
        if s.trace is not None:
            s.trace.add(-ONE_STEP_AHEAD)
        gain_resource(s, seat, resource, STEP_AHEAD, "step_ahead")

    def reveals(self, s: State, seat: int) -> None:
        """Reveal the card set aside together with the hand if the owner's first turn of the round is the Reveal turn
        (IX-13.3)."""
        part = tokens_of(s)
        p = s.players[seat]
        if part.aside != NO_CARD and p.has(ONE_STEP_AHEAD):
            kind = part.aside
            part.aside = NO_CARD
            s.learnt += 1
            reveal_card(s, seat, p, kind)


class LeaderGains(Gains):
    def climbed(self, s: State, seat: int, faction: int, old: int, now: int) -> None:
        """Record that the seat's Influence has reached the Snooper token of a track; the token goes to a slot once the
        effect that gave the Influence is done (IX-7.2, 7.5)."""
        part = tokens_of(s)
        if not old < REACHED <= now or not (part.left >> faction) & 1 or not s.players[seat].has(SNOOPERS):
            return
        first = part.reached == 0
        part.reached |= 1 << faction
        if s.trace is not None:
            s.trace.add(-SNOOPERS)
        if first:
            at = len(s.stack)
            while at and s.stack[at - 1][0] == frames.GROUP and s.stack[at - 1][1] == seat:
                at -= 1
            s.stack.insert(at, (SNOOP, seat, 0, 0, 0))

    def stirs(self, s: State, seat: int, faction: int, old: int, now: int) -> bool:
        reached = old < REACHED <= now and (tokens_of(s).left >> faction) & 1 == 1
        return reached and s.players[seat].has(SNOOPERS)

    def gained(self, s: State, seat: int, resource: int, n: int) -> None:
        """Give one more Solari for each gain of Solari during the own turn of a player whose Leader has the ability for
        that (IX-12.6)."""
        p = s.players[seat]
        if resource == SOLARI and n > 0 and seat == s.turn_seat and p.has(SMUGGLING):
            p.solari += EXTRA_SOLARI
            if s.trace is not None:
                s.trace.add(-SMUGGLING)
            if s.journal is not None:
                cause = s.cause
                s.cause = OF_LEADER | p.leader
                s.note("solari", seat, EXTRA_SOLARI, step="smuggled")
                s.cause = cause


class LeaderHoldings(Holdings):
    def cards(self, s: State) -> list[int]:
        aside = tokens_of(s).aside
        return [aside] if aside >= 0 else []

    def face_down(self, s: State, owner: int) -> list[int]:
        return self.cards(s) if s.players[owner].has(ONE_STEP_AHEAD) else []

    def lay_face_down(self, s: State, owner: int, cards: list[int]) -> None:
        part = tokens_of(s)
        if part.aside == UNSEEN and s.players[owner].has(ONE_STEP_AHEAD):
            part.aside = cards.pop()


cite({"gain by step_ahead": "IX-13.3", "solari by smuggled": "IX-12.6"})
declare_event("card_set_aside", "IX-7.1", ID)
declare_event("card_taken_back", "IX-7.6", ID)
declare_event("snooper", "IX-7.2", ID)
register(
    LeaderModule(ID),
    LeaderSetup(),
    LeaderRounds(),
    LeaderTurns(),
    LeaderGains(),
    LeaderHoldings(),
    judged_by=("sandtable.imperium.modules.ix_leaders.worth",),
    told_by="sandtable.imperium.modules.ix_leaders.telling",
)
