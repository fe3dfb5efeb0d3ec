"""Measure coverage: list everything that can occur in a game as readable ids, and record which ids occurred.

    seen = Coverage()
    game = new(seed, options, listen=True, trace=seen.trace)
    ...                                      # at every decision: seen.decision(decision)
    seen.game(game)                          # its events and its outcome
    unreached(options, seen.reached())       # the ids that have not occurred yet

An id is one of

- `card:stilgar agent`, `conflict:grand_vision first.2`: a node of an effect tree (`node.where`);
- `leader:helena_richese eyes_everywhere`: a Leader's trait in use;
- `space:arrakeen visited`, `decision:defend`, `event:maker`, `end:points`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.family import CONFLICT, DIFFICULTY, HAGAL, LEADER, RIVAL
from sandtable.imperium.language.pieces import TRAIT_NUMBERS, TRAITS
from sandtable.imperium.language.rival_pieces import HAGAL_SOLO, HAGAL_TWO
from sandtable.imperium.language.sorts import Found, Sort, Tree
from sandtable.imperium.meta import META, TIES_TAKE_THIRD
from sandtable.imperium.rules.catalog import CONFLICTS, KIND_OF, LEADERS, NODES, SPACES, is_copy, is_root
from sandtable.imperium.rules.chosen import kind_name
from sandtable.imperium.rules.event_rules import events_of
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.intrigue import WON
from sandtable.imperium.rules.question import FOR_RIVAL, questions_of
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.setup import STREAMLINED_GAME

# Variants in which dice remove cards from the Imperium Row (`modules.rivals.cards`).
CHURN_AT_REVEAL: Final = "churn_reveal"
CHURN_BY_RIVAL: Final = "churn_rival"
# The reasons why a game can end (IMP-11.2).
ENDS: Final = ("points", "conflict_deck")

# Ids that even thousands of random games may miss, each with the scenario that shows it instead.
RARE: Final[dict[str, str]] = {
    **{f"decision:{question.name}": question.rare for question in questions_of() if question.rare},
    "event:intrigue_shuffle": "intrigue_deck_is_made_anew_from_the_discards",
    "intrigue:plans_within_plans effect.2.1": "plans_within_plans_counts_tracks_at_three",
    "intrigue:corner_the_market effect.1.1": "corner_the_market_with_equal_cards",
}

# Tells whether this tree of a piece of this kind can occur in games with certain options.
Limit = Callable[[int, Found], bool]
_LIMITS: Final[dict[str, Callable[[Ruleset, Mapping[str, Any]], Limit]]] = {}


def limit(sort: Sort[Any], made: Callable[[Ruleset, Mapping[str, Any]], Limit]) -> None:
    """Register the limits of a sort for coverage: `made` takes a ruleset and options, and returns a test that tells
    which pieces and trees can occur with them.

    For a sort without such a test, every piece of the ruleset counts as possible. The sorts of modules register theirs
    in one of their companions.
    """
    _LIMITS[sort.id] = made


def _everything(kind: int, found: Found) -> bool:
    """Return True for every piece and tree: the test for sorts without limits."""
    return True


class Branch:
    """One effect tree in a ruleset, with the sort and the kind of its piece, and its field."""

    __slots__ = ("sort", "kind", "piece", "tree", "found")

    def __init__(self, sort: Sort[Any], kind: int, tree: Tree, found: Found) -> None:
        self.sort = sort
        self.kind = kind
        self.piece = sort.pieces[kind]
        self.tree = tree
        self.found = found

    def nodes(self) -> list[int]:
        """Return the nodes of the tree that the engine must execute in some game: all except those that are never
        executed themselves.

        The exceptions are empty trees (NOTHING); the node that joins the effects of a tree whose parts are offered one
        by one (IMP-4.8, 8.3, 10.5); and the effect "use the Signet Ring", which the engine replaces with the Leader's
        effects. Every other node counts: an arrow or a choice as a whole, its cost and each of its branches, a
        condition and its effect. The root of a tree that marks its piece as used counts even if the tree is empty.
        """
        root = self.found.effect
        never = self.tree.opened and root.op in (fx.ALL, fx.SIGNET)
        out: list[int] = []
        if root.id != fx.NO_NODE and not never and (self.tree.counts(self.piece) or root.op != fx.NOTHING):
            out.append(root.id)
        for kid in root.kids:
            out += _nodes_under(kid)
        return out


def _nodes_under(node: Effect) -> list[int]:
    """Return the numbers of a node and all its descendants, without empty nodes."""
    out = [node.id] if node.op != fx.NOTHING else []
    for kid in node.kids:
        out += _nodes_under(kid)
    return out


def _branches(rules: Ruleset) -> list[Branch]:
    """Return every effect tree of every piece in a ruleset."""
    out: list[Branch] = []
    for sort in rules.sorts:
        sort.accompany()
        for kind in rules.of(sort).kinds:
            out += [Branch(sort, kind, tree, found) for tree, found in sort.trees_of(sort.pieces[kind])]
    return out


def reachable_nodes(rules: Ruleset) -> list[int]:
    """Return the nodes that must be executed in some game with this ruleset (`Branch.nodes`), in catalogue order."""
    return sorted(id for branch in _branches(rules) for id in branch.nodes())


def _possible_nodes(rules: Ruleset, options: Mapping[str, Any]) -> list[int]:
    """Return those of the `reachable_nodes` that can be executed in games with these options."""
    limits: dict[str, Limit] = {}
    out: list[int] = []
    for branch in _branches(rules):
        id = branch.sort.id
        if id not in limits:
            limits[id] = _LIMITS[id](rules, options) if id in _LIMITS else _everything
        if limits[id](branch.kind, branch.found):
            out += branch.nodes()
    return sorted(out)


def needed(options: Mapping[str, Any], title: str = META.id) -> list[str]:
    """Return the ids that must occur in games with these options, in catalogue order.

    They leave out anything that the options exclude: Leaders that were not chosen, the draft, House Hagal with three
    and four players, the third reward with fewer than four (IMP-10.10) unless players who tie for second take it
    (R-IMP-28).
    """
    rules = ruleset_for(title, options)
    leaders = _leaders(rules, options)
    put_to_opponents = _opponents_choices() if options["seats"] == 1 else set()
    out = []
    left_open = False  # a choice of Rivals with cards of their own is one that no card decides (UPR-R10.4)
    kinds: set[str] = set()  # kinds of the effects that can occur, which determine the questions and many events
    for node in (NODES[id] for id in _possible_nodes(rules, options) if id not in put_to_opponents):
        out.append(node.where)
        kinds.add(kind_name(node))
        left_open = left_open or (node.op == fx.CHOOSE and rules.rivals != [] and _taken_by_rivals(node))
    if rules.cards_for_losing:
        kinds.add("intrigue:lost")
    traits = {TRAIT_NUMBERS.number(name) for kind in leaders for name in LEADERS[kind].traits}
    out += [_trait(trait) for trait in sorted(traits)]
    out += [f"space:{space.id} visited" for space in rules.spaces]
    if rules.level is not None:  # closed to the player at this level (IMP-19.10)
        out = [id for id in out if not any(id.startswith(f"space:{space} ") for space in rules.level.shut())]
    out += [
        f"decision:{question.name}"
        for question in questions_of(rules.module_ids, kinds)
        if (
            question.can_come_up(options, traits)
            or (left_open and question.left_open)
            or any(kind in kinds for kind in question.brought_by)
        )
        and (question.window != WON or rules.cards_for_winning)
        and not (rules.rivals and question.third == FOR_RIVAL and not (left_open and question.left_open))
    ]
    never = _never_happens(rules, options["seats"], traits) - ({"event:discard"} if "discard" in kinds else set())
    out += [id for id in (f"event:{kind}" for kind in events_of(rules.module_ids, kinds)) if id not in never]
    return out + [f"end:{reason}" for reason in ENDS]


def _taken_by_rivals(node: Effect) -> bool:
    """Tell whether a node belongs to the first or second reward of a Conflict, which Rivals can win; the third is only
    given with four players (IMP-10.10)."""
    piece, _, tree = node.where.partition(" ")
    return piece.startswith(f"{CONFLICT.id}:") and tree.partition(".")[0] in ("first", "second")


def _never_happens(rules: Ruleset, seats: int, traits: set[int]) -> set[str]:
    """Return the coverage ids of the events that cannot occur in games of this ruleset with this number of seats;
    `traits` has the traits of the Leaders that can take part."""
    out: set[str] = set()
    if TRAITS.index("masterstroke") not in traits:
        out |= {"event:tokens_picked", "event:masterstroke"}
    if seats > 2:
        out |= {"event:hagal_card", "event:hagal_passed", "event:hagal_shuffle"}
    if rules.sides:
        out.add("event:game_over")  # the event for the end of a team game replaces it
    if rules.rivals:
        if STREAMLINED_GAME in rules.variants:
            out.add("event:trade_in")
        if not rules.variants & {CHURN_AT_REVEAL, CHURN_BY_RIVAL}:
            out |= {"event:die", "event:churned"}
    elif seats > 1:
        out.add("event:trade_in")
    else:  # Rivals have no hand, and never hold enough Intrigue cards to be stolen from (IMP-17.15, 19.16)
        out |= {"event:discard", "event:intrigue_stolen"}
    return out


def _opponents_choices() -> set[int]:
    """Return the nodes of effects that an opponent can choose only with cards in hand; Rivals have none (IMP-17.15)."""
    out: set[int] = set()
    for node in NODES:
        if node.op == fx.EACH_OPPONENT and node.kids[0].op == fx.CHOOSE:
            out |= {kid.id for kid in node.kids[0].kids if kid.op == fx.DISCARD}
    return out


def unreached(options: Mapping[str, Any], reached: set[str], title: str = META.id) -> list[str]:
    """Return the ids that must occur with these options and are not among `reached`.

    Each id is listed once, even if two boxes share a piece with the same id.
    """
    return [id for id in dict.fromkeys(needed(options, title)) if id not in reached]


def _leaders(rules: Ruleset, options: Mapping[str, Any]) -> list[int]:
    """Return the kinds of the Leaders, both sides of each, that can take part in games with these options."""
    given = options["leaders"]
    if isinstance(given, str):
        return rules.leader_sides
    return [kind for kind in rules.leader_sides if (LEADERS[kind].back_of or LEADERS[kind].id) in given]


def _rivals(rules: Ruleset, options: Mapping[str, Any]) -> list[int]:
    """Return the kinds of the Rival cards that can take part in games with these options."""
    given = options.get("rivals")
    return (
        [rules.rival[id] for id in given]
        if isinstance(given, list | tuple) and rules.rivals
        else rules.automata.pool(rules)
    )


def _limit_leaders(rules: Ruleset, options: Mapping[str, Any]) -> Limit:
    there = _leaders(rules, options)
    return lambda kind, found: kind in there


def _limit_conflicts(rules: Ruleset, options: Mapping[str, Any]) -> Limit:
    """Return a test for Conflict cards that excludes what cannot occur: cards of levels that the deck lacks
    (IX-8.2), and the third reward with fewer than four players (IMP-10.10), unless players who tie for second take
    it (R-IMP-28)."""
    no_third = options["seats"] < 4 and options.get("ties_for_second", TIES_TAKE_THIRD) != TIES_TAKE_THIRD
    levels = set(rules.conflict_levels)
    return lambda kind, found: CONFLICTS[kind].level in levels and not (no_third and found.key == "third")


def _limit_hagal(rules: Ruleset, options: Mapping[str, Any]) -> Limit:
    alone = options["seats"] == 1
    there = set(rules.hagal_decks[HAGAL_SOLO if alone else HAGAL_TWO] if options["seats"] < 3 else [])
    return lambda kind, found: kind in there


def _limit_rivals(rules: Ruleset, options: Mapping[str, Any]) -> Limit:
    there = _rivals(rules, options)
    return lambda kind, found: kind in there


def _limit_levels(rules: Ruleset, options: Mapping[str, Any]) -> Limit:
    return lambda kind, found: kind == rules.difficulty


limit(LEADER, _limit_leaders)
limit(CONFLICT, _limit_conflicts)
limit(HAGAL, _limit_hagal)
limit(RIVAL, _limit_rivals)
limit(DIFFICULTY, _limit_levels)


def _trait(trait: int) -> str:
    name = TRAIT_NUMBERS.names[trait]
    owner = next(leader for leader in LEADERS if name in leader.traits or name in leader.later)
    return f"leader:{owner.id} {name}"


class Coverage:
    """Collects the ids of everything that occurs in some games.

    Pass `trace` to each new game, which adds the executed nodes by their number and the used traits by their negative
    number.
    """

    def __init__(self) -> None:
        self.trace: set[int] = set()
        self.seen: set[str] = set()
        self.kinds: set[str] = set()

    def decision(self, decision: Decision) -> None:
        """Record that a decision of this kind has occurred."""
        self.kinds.add(decision.kind)

    def events(self, events: Iterable[Event]) -> None:
        """Record that these events have occurred, for callers that take the events out of a game themselves."""
        for event in events:
            self.seen.add("event:" + event.kind)
            if event.kind == "agent":
                self.seen.add(f"space:{SPACES[event.thing & KIND_OF].id} visited")

    def game(self, game: Game) -> None:
        """Record the outcome of a finished game, and those of its events that have not been taken out of it."""
        self.events(game.take_events())
        if game.outcome is not None:
            self.seen.add("end:" + game.outcome.reason)

    def reached(self) -> set[str]:
        """Return the ids of everything that has occurred so far."""
        done = [NODES[id] for id in self.trace if id >= 0]
        found = {node.where for node in done if not is_copy(node) and (node.op != fx.NOTHING or is_root(node))}
        found |= {_trait(-id) for id in self.trace if id < 0}
        return found | self.seen | {f"decision:{kind}" for kind in self.kinds}
