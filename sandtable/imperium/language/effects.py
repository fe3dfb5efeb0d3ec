"""The effect language: what a card, a space or a reward says, as a tree of plain typed values.

A piece is declared once with it; every reading shares the tree: *can it*, *do it*, *pay it*, *say it*, *draw it*,
*price it*, *what is it worth*. How each kind of node is read stands in one record of `nodes`. Nothing here runs a
game, and a box of the family imports this module and `pieces` and nothing else.

    recruit(1) + draw(1)                     both, in any order
    persuasion(2) | swords(2)                choose one
    pay(water=1) >> (recruit(1) + draw(1))   an arrow: pay all of the cost, or skip it
    when(bond(FREMEN), swords(3))            only while the condition holds
    per(FREMEN_CARDS_IN_PLAY, persuasion(2)) once for each
    hook("the_voice")                        a rule no tree can say: named, and counted by a test
    node("place_spy", 1)                     a kind of node that a module brings, by its name

A name may be mentioned before its record is loaded; a ruleset is not built from names without one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sandtable.imperium.nodes.base import NodeKind

# Factions, in the order of the board; ANY asks the player.
EMPEROR: Final = 0
GUILD: Final = 1
BENE: Final = 2
FREMEN: Final = 3
ANY: Final = -1
NO_FACTION: Final = -1  # of a space that is no faction's
FACTIONS: Final = ("emperor", "guild", "bene", "fremen")

# Agent icons: the four factions, then the three others (IMP-4.5).
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
ICONS: Final = ("emperor", "guild", "bene", "fremen", "landsraad", "city", "spice")
# An icon of cards that no space has: it opens the spaces that a Spy of the player watches.
SPY: Final = 7
AGENT_ICONS: Final = (*ICONS, "spy")

# Resources.
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
RESOURCES: Final = ("solari", "spice", "water")

# What a number may stand for when any number is allowed.
ANY_NUMBER: Final = 99

# Where a troop is lost from.
FROM_GARRISON: Final = 0
FROM_CONFLICT: Final = 1

# Where a card is trashed from, where the effect says so, and where an acquired one goes.
ANYWHERE: Final = 0  # hand, discard pile or play
FROM_PLAY: Final = 1
FROM_HAND: Final = 2
TO_DISCARD: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2

# What `per` counts.
FREMEN_CARDS_IN_PLAY: Final = 0
COUNTS: Final = ("fremen_cards_in_play",)


class Names:
    """Names and their numbers: those of the family first, then others in the order in which they are mentioned.

    Nothing that is kept (records, saved positions) has these numbers in it.
    """

    __slots__ = ("names", "numbers")

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: list[str] = list(names)
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}

    def number(self, name: str) -> int:
        """The number of a name, a new one if it was never mentioned."""
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

# The hooks of the family: rules that no tree can say. Each has its record in `nodes/hooks.py`.
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

# Every name there is, those of modules included.
OPS: Final = Names(OP_NAMES)
COND_OPS: Final = Names(COND_NAMES)
COUNT_NUMBERS: Final = Names(COUNTS)
HOOK_NUMBERS: Final = Names(HOOKS)
# The number of what has no place in a catalogue.
NO_NODE: Final = -1
# In place of a piece: none (`catalog` has the numbers of the others).
NO_THING: Final = 0
# The records of the kinds of node, by number: `nodes` fills it.
KINDS: Final[list[NodeKind]] = []


class Cond:
    """A condition; `a` and `b` are its numbers, `name` the piece it speaks of."""

    __slots__ = ("op", "a", "b", "name")

    def __init__(self, op: int, a: int = 0, b: int = 0, name: str = "") -> None:
        self.op = op
        self.a = a
        self.b = b
        self.name = name

    def __repr__(self) -> str:
        return f"{COND_OPS.names[self.op]}({self.a},{self.b},{self.name!r})"


class Effect:
    """One node. `id` is given by the catalogue; `thing` is the piece it belongs to.

    `kind` is the record that reads it: there as soon as the record is (`nodes.base.demand`), so that the rules need not
    look it up.
    """

    __slots__ = ("op", "a", "b", "c", "name", "kids", "cond", "id", "thing", "optional", "where", "kind")

    kind: NodeKind

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
        if op < len(KINDS):
            self.kind = KINDS[op]
        self.thing = NO_THING
        self.where = ""
        # What can be left undone: arrows and trashing (IMP-20.5, 20.7), and moving "any number"
        # of troops, since that includes none (IMP-20.17).
        self.optional: bool = optional or op in (ARROW, TRASH, RETREAT, DEPLOY) or (op == WHEN and kids[0].optional)

    def __add__(self, other: Effect) -> Effect:
        return Effect(ALL, kids=_spread(self, ALL) + _spread(other, ALL))

    def __or__(self, other: Effect) -> Effect:
        return Effect(CHOOSE, a=1, kids=_spread(self, CHOOSE) + _spread(other, CHOOSE))

    def __rshift__(self, other: Effect) -> Effect:
        return Effect(ARROW, kids=(self, other))

    def parts(self) -> tuple[Effect, ...]:
        """The separate effects of a box, which may be resolved in any order (IMP-4.8)."""
        if self.op == ALL:
            return self.kids
        return () if self.op == NOTHING else (self,)

    def __repr__(self) -> str:
        """The same in every process: a number given in the order of mention stands there by its name."""
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
    same = effect.op == op and (op != CHOOSE or effect.a == 1)  # a choice of two stays a thing of its own
    return effect.kids if same else (effect,)


# --- builders ----------------------------------------------------------------------------
def node(
    name: str, a: int = 0, b: int = 0, c: int = 0, *kids: Effect, piece: str = "", optional: bool = False
) -> Effect:
    """A node of a kind that a module brings, by its name; `piece` is the piece it speaks of."""
    return Effect(OPS.number(name), a, b, c, piece, kids, optional=optional)


def nothing() -> Effect:
    return Effect(NOTHING)


def gain(solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    parts = [Effect(GAIN, kind, n) for kind, n in ((SOLARI, solari), (SPICE, spice), (WATER, water)) if n]
    effect = parts[0]
    for part in parts[1:]:
        effect = effect + part
    return effect


def pay(solari: int = 0, spice: int = 0, water: int = 0) -> Effect:
    """A cost in resources."""
    return Effect(PAY, solari, spice, water)


def recruit(n: int, deployable: bool = False) -> Effect:
    """Supply to garrison; `deployable`: in a Reveal turn these may be deployed at once."""
    return Effect(RECRUIT, n, 1 if deployable else 0)


def draw(n: int) -> Effect:
    return Effect(DRAW, n)


def intrigue(n: int) -> Effect:
    return Effect(INTRIGUE, n)


def influence(faction: int, n: int = 1) -> Effect:
    """`influence(ANY, 2)` is two steps with one faction (IMP-14.9)."""
    return Effect(INFLUENCE, faction, n)


def influence_different(count: int, named_first: bool = False) -> Effect:
    """1 influence with each of `count` different factions; `named_first`: all are named before any is gained."""
    return Effect(INFLUENCE_DIFFERENT, count, 1 if named_first else 0)


def lose_influence(n: int = 1, times: int = 1) -> Effect:
    """`n` steps with one faction; several `times`, each with any, the same one again included."""
    return Effect(LOSE_INFLUENCE, ANY, n, times if times > 1 else 0)


def persuasion(n: int) -> Effect:
    return Effect(PERSUASION, n)


def swords(n: int) -> Effect:
    return Effect(SWORDS, n)


def vp(n: int) -> Effect:
    return Effect(VP, n)


def trash() -> Effect:
    """One card from hand, discard pile or play; optional unless it is a cost (IMP-15.12)."""
    return Effect(TRASH, 1)


def trash_another(faction: int, place: int) -> Effect:
    """A card of the faction from this place, other than the card that says so."""
    return Effect(TRASH, 1, place, 1 + faction)


def trash_self() -> Effect:
    return Effect(TRASH_SELF)


def discard(n: int) -> Effect:
    return Effect(DISCARD, n)


def retreat(up_to: int = ANY_NUMBER, least: int = 0) -> Effect:
    """Conflict to garrison; as a cost at least `least`."""
    return Effect(RETREAT, up_to, 0, least)


def deploy(up_to: int = ANY_NUMBER, may: bool = False) -> Effect:
    """Garrison to Conflict, none to `up_to`; `may` only when printed so (then it can be left aside)."""
    return Effect(DEPLOY, up_to, 1 if may else 0)


def deploy_supply(n: int) -> Effect:
    return Effect(DEPLOY_SUPPLY, n)


def lose_troops(n: int, place: int) -> Effect:
    return Effect(LOSE_TROOPS, n, place)


def when(cond: Cond, effect: Effect) -> Effect:
    return Effect(WHEN, kids=(effect,), cond=cond)


def per(count: int | str, effect: Effect, of: int = 0) -> Effect:
    """Once for each of what is counted: one of `COUNTS`, or the name of a module's; `of` says of which kind."""
    number = COUNT_NUMBERS.number(count) if isinstance(count, str) else count
    return Effect(PER, number, of, kids=(effect,))


def either(cond: Cond, effect: Effect, otherwise: Effect) -> Effect:
    """The one effect while the condition holds, else the other: told apart at the moment it is resolved."""
    return Effect(OPS.number("either"), kids=(effect, otherwise), cond=cond)


def choose(how_many: int, *options: Effect) -> Effect:
    """Different ones of those listed, all named before any is resolved."""
    return Effect(CHOOSE, how_many, kids=options)


def may(effect: Effect) -> Effect:
    """Printed as something that may be done: it can be left aside."""
    effect.optional = True
    return effect


def lines(*kids: Effect) -> Effect:
    """Lines printed apart, used one by one in any order; one with an arrow may be left out as long as one is used."""
    return node("lines", 0, 0, 0, *kids)


def then(first: Effect, second: Effect) -> Effect:
    """The one, and when it is done the other; both compulsory."""
    return node("then", 0, 0, 0, first, second)


def each_opponent(effect: Effect) -> Effect:
    """Clockwise from the left, any effect; what cannot be done is skipped, and an arrow may be."""
    return Effect(EACH_OPPONENT, kids=(_offered(effect),))


def _offered(effect: Effect) -> Effect:
    """An arrow as a choice: no menu asks an opponent whether to pay."""
    if effect.op == ARROW:
        return Effect(CHOOSE, 1, kids=(effect, nothing()))
    if effect.op in (ALL, WHEN):
        return Effect(effect.op, kids=tuple(_offered(kid) for kid in effect.kids), cond=effect.cond)
    return effect


def offer(effect: Effect) -> Effect | None:
    """The arrow of a choice to pay or to do nothing."""
    if effect.op == CHOOSE and len(effect.kids) == 2 and effect.kids[0].op == ARROW and effect.kids[1].op == NOTHING:
        return effect.kids[0]
    return None


def foldspace() -> Effect:
    return Effect(FOLDSPACE)


def steal_intrigue() -> Effect:
    return Effect(STEAL_INTRIGUE)


def mentat() -> Effect:
    return Effect(MENTAT)


def swordmaster() -> Effect:
    return Effect(SWORDMASTER)


def council_seat() -> Effect:
    return Effect(COUNCIL_SEAT)


def control(space: str) -> Effect:
    return Effect(CONTROL, name=space)


def recall_agent(another: bool = False) -> Effect:
    """`another`: not the Agent sent this turn."""
    return Effect(RECALL_AGENT, 1 if another else 0)


def signet() -> Effect:
    return Effect(SIGNET)


def harvest(base: int) -> Effect:
    return Effect(HARVEST, base)


def sell_melange() -> Effect:
    return Effect(SELL_MELANGE)


def acquire(max_cost: int, to_deck_top: bool = False, to_hand_if: Cond | None = None) -> Effect:
    """`to_hand_if`: into the hand while that holds, else to the discard pile."""
    place = TO_DECK if to_deck_top else TO_DISCARD if to_hand_if is None else TO_HAND
    return Effect(ACQUIRE, max_cost, place, cond=to_hand_if)


def may_acquire_for_solari() -> Effect:
    """A card into the hand for as many Solari as its cost."""
    return Effect(ACQUIRE, ANY_NUMBER, TO_HAND, 1, optional=True)


def fetch(faction: int) -> Effect:
    """One card of the faction from the own discard pile into hand."""
    return Effect(FETCH, faction)


def in_reveal_turn(effect: Effect) -> Effect:
    """In this round's Reveal turn; the card lies face up until then (IMP-13.7)."""
    return Effect(IN_REVEAL_TURN, kids=(effect,))


def may_put_acquired_on_deck() -> Effect:
    return Effect(TOPDECK)


def space_influence(n: int) -> Effect:
    """The faction space just used gives `n` influence instead of 1."""
    return Effect(SPACE_INFLUENCE, n)


def discount(card: str, n: int) -> Effect:
    """Every copy of the card costs `n` less this turn."""
    return Effect(DISCOUNT, n, name=card)


def hook(name: str) -> Effect:
    return Effect(HOOK, HOOK_NUMBERS.number(name), name=name)


# --- conditions --------------------------------------------------------------------------
def condition(name: str, a: int = 0, b: int = 0, piece: str = "") -> Cond:
    """A condition that a module brings, by its name."""
    return Cond(COND_OPS.number(name), a, b, piece)


def paid_at_least(n: int) -> Cond:
    """So much was chosen where the space of the turn leaves open what is paid."""
    return condition("paid_at_least", n)


def anybody_has_swordmaster() -> Cond:
    return condition("anybody_has_swordmaster")


def influence_at_least(faction: int, n: int) -> Cond:
    return Cond(IF_INFLUENCE, faction, n)


def alliance(faction: int = ANY) -> Cond:
    return Cond(IF_ALLIANCE, faction)


def bond(faction: int) -> Cond:
    """Another card of the faction of yours is in play (IMP-15.6)."""
    return Cond(IF_BOND, faction)


def has_council_seat() -> Cond:
    return Cond(IF_COUNCIL)


def mentat_home() -> Cond:
    return Cond(IF_MENTAT_HOME)


def deck_not_empty() -> Cond:
    return Cond(IF_DECK)


def opponent_in_conflict() -> Cond:
    return Cond(IF_OPPONENT_IN_CONFLICT)


def agent_on_board() -> Cond:
    return Cond(IF_AGENT_ON_BOARD)


def copies_at_least(card: str, n: int) -> Cond:
    return Cond(IF_COPIES, n, name=card)


def most_copies(card: str) -> Cond:
    return Cond(IF_MOST_COPIES, name=card)


def tracks_at_least(tracks: int, level: int) -> Cond:
    return Cond(IF_TRACKS, tracks, level)
