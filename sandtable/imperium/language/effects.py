"""The effect language: the effects of a card, a space or a reward as a tree of plain typed values.

A piece declares its tree once, and every part of the program reads that tree: to check whether an effect can be done,
to do it, to pay it as a cost, to put it into words, to draw it, to price it and to value it. One record in `nodes`
defines how each kind of node is read. Nothing here runs a game. A box writes its trees with `builders`, and imports
these two modules and `pieces` and nothing else.

    recruit(1) + draw(1)                     both, in any order
    persuasion(2) | swords(2)                choose one
    pay(water=1) >> (recruit(1) + draw(1))   an arrow: pay all of the cost, or skip it
    when(bond(FREMEN), swords(3))            only while the condition holds
    per(FREMEN_CARDS_IN_PLAY, persuasion(2)) once for each
    hook("the_voice")                        a rule that no tree can express: named, and counted by a test
    place_spy(1, shared=True)                a kind of node of a module, written with the module's own builder

A builder refers to a kind by its name, possibly before its record is loaded; building a ruleset fails if a name still
has no record.
"""

from __future__ import annotations

from typing import Final

# Factions, in the order of the board; ANY asks the player.
EMPEROR: Final = 0
GUILD: Final = 1
BENE: Final = 2
FREMEN: Final = 3
ANY: Final = -1
# The faction with which a Rival gains influence, besides positions 1 to 4 in the order on its card.
RIVAL_LOWEST: Final = 5  # where it has the least influence
RIVAL_HIGHEST: Final = 6  # where it has the most influence
RIVAL_ALLIANCE: Final = 7  # where the step wins the Alliance, otherwise where it has the least influence
NO_FACTION: Final = -1  # for a space that belongs to no faction
FACTIONS: Final = ("emperor", "guild", "bene", "fremen")
# Influence tracks on one player's own board, numbered after the shared ones; and the icon of each track.
OWN_EMPEROR: Final = 4
OWN_FREMEN: Final = 5
TRACK_ICONS: Final = (*FACTIONS, "emperor", "fremen")

# Agent icons: the four factions, then the three others (IMP-4.5).
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
ICONS: Final = ("emperor", "guild", "bene", "fremen", "landsraad", "city", "spice")
# An icon that only cards have: it lets the player use the spaces that their Spies watch.
SPY: Final = 7
AGENT_ICONS: Final = (*ICONS, "spy")

# Resources.
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
RESOURCES: Final = ("solari", "spice", "water")

# The value that means "any number".
ANY_NUMBER: Final = 99

# The place from which a troop is lost.
FROM_GARRISON: Final = 0
FROM_CONFLICT: Final = 1

# The place from which a card is trashed, if the effect names one, and the place where an acquired card goes.
ANYWHERE: Final = 0  # hand, discard pile or play
FROM_PLAY: Final = 1
FROM_HAND: Final = 2
TO_DISCARD: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2

# The counts that `per` can use.
FREMEN_CARDS_IN_PLAY: Final = 0
COUNTS: Final = ("fremen_cards_in_play",)


class Names:
    """A table of names and their numbers: first those of the family, then others in order of first use.

    Nothing that is saved (records, positions) contains these numbers.
    """

    __slots__ = ("names", "numbers")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: list[str] = list(names)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}

    def number(self, name: str) -> int:
        """Return the number of a name, assigning a new one on first use."""
        found = self.numbers.get(name)
        if found is None:
            found = self.numbers[name] = len(self.names)
            self.names.append(name)
        return found


# --- kinds of node -----------------------------------------------------------------------
OP_NAMES: Final = (
    "nothing",
    "gain",
    "pay",
    "recruit",
    "draw",
    "intrigue",
    "influence",
    "influence_different",
    "lose_influence",
    "persuasion",
    "swords",
    "vp",
    "trash",
    "trash_self",
    "discard",
    "retreat",
    "deploy",
    "deploy_supply",
    "lose_troops",
    "all",
    "choose",
    "arrow",
    "when",
    "per",
    "each_opponent",
    "foldspace",
    "steal_intrigue",
    "mentat",
    "swordmaster",
    "council_seat",
    "control",
    "recall_agent",
    "signet",
    "harvest",
    "sell_melange",
    "acquire",
    "fetch",
    "in_reveal_turn",
    "may_put_acquired_on_deck",
    "space_influence",
    "discount",
    "hook",
)
NOTHING: Final = 0
GAIN: Final = 1
PAY: Final = 2
RECRUIT: Final = 3
DRAW: Final = 4
INTRIGUE: Final = 5
INFLUENCE: Final = 6
INFLUENCE_DIFFERENT: Final = 7
LOSE_INFLUENCE: Final = 8
PERSUASION: Final = 9
SWORDS: Final = 10
VP: Final = 11
TRASH: Final = 12
TRASH_SELF: Final = 13
DISCARD: Final = 14
RETREAT: Final = 15
DEPLOY: Final = 16
DEPLOY_SUPPLY: Final = 17
LOSE_TROOPS: Final = 18
ALL: Final = 19
CHOOSE: Final = 20
ARROW: Final = 21
WHEN: Final = 22
PER: Final = 23
EACH_OPPONENT: Final = 24
FOLDSPACE: Final = 25
STEAL_INTRIGUE: Final = 26
MENTAT: Final = 27
SWORDMASTER: Final = 28
COUNCIL_SEAT: Final = 29
CONTROL: Final = 30
RECALL_AGENT: Final = 31
SIGNET: Final = 32
HARVEST: Final = 33
SELL_MELANGE: Final = 34
ACQUIRE: Final = 35
FETCH: Final = 36
IN_REVEAL_TURN: Final = 37
TOPDECK: Final = 38
SPACE_INFLUENCE: Final = 39
DISCOUNT: Final = 40
HOOK: Final = 41

# --- kinds of condition ------------------------------------------------------------------
COND_NAMES: Final = (
    "influence_at_least",
    "alliance",
    "bond",
    "council",
    "mentat_home",
    "deck_not_empty",
    "opponent_in_conflict",
    "agent_on_board",
    "copies_at_least",
    "most_copies",
    "tracks_at_least",
)
IF_INFLUENCE: Final = 0
IF_ALLIANCE: Final = 1
IF_BOND: Final = 2
IF_COUNCIL: Final = 3
IF_MENTAT_HOME: Final = 4
IF_DECK: Final = 5
IF_OPPONENT_IN_CONFLICT: Final = 6
IF_AGENT_ON_BOARD: Final = 7
IF_COPIES: Final = 8
IF_MOST_COPIES: Final = 9
IF_TRACKS: Final = 10

# The hooks of the family: rules that no tree can express. Each has its record in `nodes/hooks.py`.
HOOKS: Final = (
    "double_harvest",
    "kwisatz_haderach",
    "the_voice",
    "manipulate",
    "prudent_diplomacy",
    "peek_draw_or_trash",
    "refocus",
    "bindu_suspension",
    "double_cross",
    "dispatch_an_envoy",
    "infiltrate",
)

# Every name, including those of modules.
OPS: Final = Names(OP_NAMES)
COND_OPS: Final = Names(COND_NAMES)
COUNT_NUMBERS: Final = Names(COUNTS)
HOOK_NUMBERS: Final = Names(HOOKS)
# The id of a node that is not in a catalogue.
NO_NODE: Final = -1
# No piece (`catalog` has the numbers of the others).
NO_THING: Final = 0


class Cond:
    """A condition; `name` is the piece that it refers to, and the meaning of the numbers `a` and `b` depends on its
    kind."""

    __slots__ = ("op", "a", "b", "name")

    def __init__(self, op: int, a: int = 0, b: int = 0, name: str = "") -> None:
        self.op = op
        self.a = a
        self.b = b
        self.name = name

    def __repr__(self) -> str:
        return f"{COND_OPS.names[self.op]}({self.a},{self.b},{self.name!r})"


class Effect:
    """One node of an effect tree.

    The meaning of the numbers `a`, `b` and `c` depends on the kind of node. `id` is its number in the catalogue, which
    assigns it; `thing` is the piece that the node belongs to.
    """

    __slots__ = ("op", "a", "b", "c", "name", "kids", "cond", "id", "thing", "optional", "where")

    def __init__(
        self,
        op: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        name: str = "",
        kids: tuple[Effect, ...] = (),
        cond: Cond | None = None,
        optional: bool = False,
    ) -> None:
        self.op = op
        self.a = a
        self.b = b
        self.c = c
        self.name = name
        self.kids = kids
        self.cond = cond
        self.id = NO_NODE
        self.thing = NO_THING
        self.where = ""
        # Effects that can be skipped: arrows and trashing (IMP-20.5, 20.7), and moving "any number"
        # of troops, since that includes none (IMP-20.17).
        self.optional: bool = optional or op in (ARROW, TRASH, RETREAT, DEPLOY) or (op == WHEN and kids[0].optional)

    def __add__(self, other: Effect) -> Effect:
        return Effect(ALL, kids=_spread(self, ALL) + _spread(other, ALL))

    def __or__(self, other: Effect) -> Effect:
        return Effect(CHOOSE, a=1, kids=_spread(self, CHOOSE) + _spread(other, CHOOSE))

    def __rshift__(self, other: Effect) -> Effect:
        return Effect(ARROW, kids=(self, other))

    def copied(self) -> Effect:
        """Return a copy of this tree; its nodes have not been numbered yet."""
        kids = tuple(kid.copied() for kid in self.kids)
        return Effect(self.op, self.a, self.b, self.c, self.name, kids, self.cond, self.optional)

    def parts(self) -> tuple[Effect, ...]:
        """Return the effects of an effect box that may be resolved separately, in any order (IMP-4.8); none for an
        empty box."""
        if self.op == ALL:
            return self.kids
        return () if self.op == NOTHING else (self,)

    def __repr__(self) -> str:
        """Return the node as text that is the same in every process: numbers assigned in order of first use appear as
        names."""
        first = str(self.a) if self.a else ""
        if self.op == HOOK and self.a >= len(HOOKS):
            first = HOOK_NUMBERS.names[self.a]
        elif self.op == PER and self.a >= len(COUNTS):
            first = COUNT_NUMBERS.names[self.a]
        numbers = ",".join([*([first] if first else []), *(str(n) for n in (self.b, self.c) if n)])
        inner = " ".join(repr(k) for k in self.kids)
        cond = f" if {self.cond!r}" if self.cond is not None else ""
        return f"{OPS.names[self.op]}({numbers}{self.name}{' ' if inner else ''}{inner}{cond})"


def _spread(effect: Effect, op: int) -> tuple[Effect, ...]:
    """Return the child nodes of an effect of the kind `op`, and the effect itself if it is of another kind: so `a + b +
    c` becomes one node with three children."""
    same = effect.op == op and (op != CHOOSE or effect.a == 1)  # a choice of two or more options is not merged
    return effect.kids if same else (effect,)


def offer(effect: Effect) -> Effect | None:
    """Return the arrow inside an effect that is a choice between an arrow and doing nothing; None for any other
    effect."""
    if effect.op == CHOOSE and len(effect.kids) == 2 and effect.kids[0].op == ARROW and effect.kids[1].op == NOTHING:
        return effect.kids[0]
    return None
