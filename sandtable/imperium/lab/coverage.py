"""Coverage: what can occur in a game, as readable ids, and which of it did.

    seen = Coverage()
    game = new(seed, options, listen=True, trace=seen.trace)
    ...                                      # at every decision: seen.decision(decision)
    seen.game(game)                          # its events and its outcome
    unreached(options, seen.reached())       # what has not occurred yet

An id is one of
- `card:stilgar agent`, `conflict:grand_vision first.2`: a node of an effect tree (`node.where`);
- `leader:helena_richese eyes_everywhere`: a Leader's trait at work;
- `space:arrakeen visited`, `decision:defend`, `event:maker`, `end:points`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect
from sandtable.imperium.language.module_pieces import HAGAL_SOLO, HAGAL_TWO
from sandtable.imperium.language.pieces import TRAIT_NUMBERS, TRAITS
from sandtable.imperium.meta import META, TIES_TAKE_THIRD
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    DIFFICULTIES,
    HAGAL,
    KIND_OF,
    LEADERS,
    NODES,
    OF_CARD,
    OF_CONFLICT,
    OF_CONTRACT,
    OF_HAGAL,
    OF_INTRIGUE,
    OF_LEADER,
    OF_RIVAL,
    OF_SPACE,
    OF_TRACK,
    RIVALS,
    SPACES,
    USES_SIGNET,
)
from sandtable.imperium.rules.chosen import kind_name
from sandtable.imperium.rules.event_rules import events_of
from sandtable.imperium.rules.frames import ASK_DISCARD
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.intrigue import WON
from sandtable.imperium.rules.question import FOR_RIVAL, questions_of
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.setup import STREAMLINED_GAME, rival_pool

# Variants in which dice thin out the Imperium Row (`modules.rival_cards`).
CHURN_AT_REVEAL: Final = "churn_reveal"
CHURN_BY_RIVAL: Final = "churn_rival"
# Why a game can end (IMP-11.2).
ENDS: Final = ("points", "conflict_deck")

# What random games may miss by the thousand, and the scenario that shows it instead.
RARE: Final[dict[str, str]] = {
    **{f"decision:{question.name}": question.rare for question in questions_of() if question.rare},
    "event:intrigue_shuffle": "intrigue_deck_is_made_anew_from_the_discards",
    "intrigue:plans_within_plans effect.2.1": "plans_within_plans_counts_tracks_at_three",
    "intrigue:corner_the_market effect.1.1": "corner_the_market_with_equal_cards",
}

CARD_SORT: Final = OF_CARD >> 12
INTRIGUE_SORT: Final = OF_INTRIGUE >> 12
SPACE_SORT: Final = OF_SPACE >> 12
TRACK_SORT: Final = OF_TRACK >> 12
LEADER_SORT: Final = OF_LEADER >> 12
CONFLICT_SORT: Final = OF_CONFLICT >> 12
HAGAL_SORT: Final = OF_HAGAL >> 12
CONTRACT_SORT: Final = OF_CONTRACT >> 12
RIVAL_SORT: Final = OF_RIVAL >> 12


def _opened_in_parts() -> set[int]:
    """Boxes of several effects whose parts the engine puts to the player one by one (IMP-4.8, 8.3, 10.5).

    The node that holds such a box together is therefore never done as itself; its parts are.
    """
    boxes = [box for card in CARDS for box in (card.agent, card.reveal)]
    boxes += [space.effect for space in SPACES]
    boxes += [place for conflict in CONFLICTS for place in (conflict.first, conflict.second, conflict.third)]
    boxes += [box for leader in LEADERS for box in (leader.signet, leader.reveal, leader.visit)]
    boxes += [contract.reward for contract in CONTRACTS]
    boxes += [ability for rival in RIVALS for ability in (rival.signet, rival.scheme)]
    return {box.id for box in boxes if box.op == fx.ALL}


def reachable_nodes(rules: Ruleset) -> list[int]:
    """The nodes that some game must do: all of them but those that are never done as themselves.

    These are empty boxes (NOTHING); the node that joins the effects of a box which is opened part by
    part; and the Signet Ring's own effect, in whose place the engine opens what the Leader has there.
    Every other node counts: an arrow or a choice as a whole, the cost and each branch of it, a
    condition and what stands under it. The box of a House Hagal card or of a difficulty marks that
    the card or the level was used, and counts even if it is empty.
    """
    never = _opened_in_parts() | {card.agent.id for kind, card in enumerate(CARDS) if USES_SIGNET[kind]}
    marks = {card.effect.id for card in HAGAL} | {level.your_extra.id for level in DIFFICULTIES}
    marks |= {way.effect.id for card in HAGAL for way in card.ways}
    return [
        node.id
        for node in NODES
        if _is_in(rules, node) and (node.id in marks or (node.op != fx.NOTHING and node.id not in never))
    ]


def _is_in(rules: Ruleset, node: Effect) -> bool:
    """Does the piece this effect stands on belong to the ruleset?"""
    sort, kind = node.thing >> 12, node.thing & KIND_OF
    if not sort:  # a level of the solo game
        return any(_stands_in(node, level.your_extra) for level in rules.levels)
    if sort == TRACK_SORT:
        return node.thing in rules.track_thing
    there = {
        CARD_SORT: rules.cards, INTRIGUE_SORT: rules.intrigues, SPACE_SORT: rules.space_kind,
        LEADER_SORT: rules.leader_sides, CONFLICT_SORT: rules.conflicts, HAGAL_SORT: rules.hagal,
        CONTRACT_SORT: rules.contracts, RIVAL_SORT: rules.rivals,
    }  # fmt: skip
    return kind in there[sort]


def _stands_in(node: Effect, tree: Effect) -> bool:
    return node is tree or any(_stands_in(node, kid) for kid in tree.kids)


def needed(options: Mapping[str, Any], title: str = META.id) -> list[str]:
    """The ids that must occur in games with these options, in the order of the catalogue.

    What the options keep in the box is left out: Leaders that are not among those given, the draft,
    House Hagal with three and four players, the third reward with fewer than four (IMP-10.10) unless those who tie
    for second take it (R-IMP-28).
    """
    rules = ruleset_for(title, options)
    leaders = _leaders(rules, options)
    alone = options["seats"] == 1
    of_hagal = set(rules.hagal_decks[HAGAL_SOLO if alone else HAGAL_TWO] if options["seats"] < 3 else [])
    of_level = f"difficulty:{rules.level.id} " if rules.level is not None else ""
    rivals = _rivals(rules, options)
    put_to_opponents = _opponents_choices() if alone else set()
    no_third = options["seats"] < 4 and options.get("ties_for_second", TIES_TAKE_THIRD) != TIES_TAKE_THIRD
    out = []
    kinds: set[str] = set()  # of effects that can occur: they say what is asked, and much of what happens
    for node in (NODES[id] for id in reachable_nodes(rules)):
        sort, kind = node.thing >> 12, node.thing & KIND_OF
        if (
            (sort == LEADER_SORT and kind not in leaders)
            or (sort == CONFLICT_SORT and no_third and node.where.split()[1].startswith("third"))
            or (sort == HAGAL_SORT and kind not in of_hagal)
            or (sort == RIVAL_SORT and kind not in rivals)
            or (node.where.startswith("difficulty:") and not (of_level and node.where.startswith(of_level)))
            or node.id in put_to_opponents
        ):
            continue
        out.append(node.where)
        kinds.add(kind_name(node))
    traits = {TRAIT_NUMBERS.number(name) for kind in leaders for name in LEADERS[kind].traits}
    out += [_trait(trait) for trait in sorted(traits)]
    out += [f"space:{space.id} visited" for space in rules.spaces]
    if of_level == "difficulty:kwisatz_haderach ":  # closed to the player at this level (IMP-19.10)
        out = [id for id in out if not id.startswith("space:swordmaster ")]
    out += [
        f"decision:{question.name}"
        for question in questions_of(rules.part, kinds)
        if (question.can_come_up(options, traits) or (rules.rivals and question.number == ASK_DISCARD))  # as a cost
        and (question.window != WON or rules.cards_for_winning)
        and not (rules.rivals and question.third == FOR_RIVAL)  # their cards decide
    ]
    never = _never_happens(rules, options["seats"], traits)
    out += [id for id in (f"event:{kind}" for kind in events_of(rules.part, kinds)) if id not in never]
    return out + [f"end:{reason}" for reason in ENDS]


def _never_happens(rules: Ruleset, seats: int, traits: set[int]) -> set[str]:
    """Events that these options rule out."""
    out: set[str] = set()
    if TRAITS.index("masterstroke") not in traits:
        out |= {"event:tokens_picked", "event:masterstroke"}
    if seats > 2:
        out |= {"event:hagal_card", "event:hagal_passed", "event:hagal_shuffle"}
    if rules.sides:
        out.add("event:game_over")  # a team's end is told instead
    if rules.rivals:
        if STREAMLINED_GAME in rules.variants:
            out.add("event:trade_in")
        if not rules.variants & {CHURN_AT_REVEAL, CHURN_BY_RIVAL}:
            out |= {"event:die", "event:churned"}
    elif seats > 1:
        out.add("event:trade_in")
    else:  # Rivals hold no hand, and never as many Intrigue cards as can be stolen from (IMP-17.15, 19.16)
        out |= {"event:discard", "event:intrigue_stolen"}
    return out


def _opponents_choices() -> set[int]:
    """What only opponents with a hand can choose: Rivals have none (IMP-17.15)."""
    out: set[int] = set()
    for node in NODES:
        if node.op == fx.EACH_OPPONENT and node.kids[0].op == fx.CHOOSE:
            out |= {kid.id for kid in node.kids[0].kids if kid.op == fx.DISCARD}
    return out


def unreached(options: Mapping[str, Any], reached: set[str], title: str = META.id) -> list[str]:
    """What has not occurred; each once, though two boxes may share a piece of the same id."""
    return [id for id in dict.fromkeys(needed(options, title)) if id not in reached]


def _leaders(rules: Ruleset, options: Mapping[str, Any]) -> list[int]:
    """Which Leaders can be at the table."""
    given = options["leaders"]
    if isinstance(given, str):
        return rules.leader_sides
    return [kind for kind in rules.leader_sides if (LEADERS[kind].back_of or LEADERS[kind].id) in given]


def _rivals(rules: Ruleset, options: Mapping[str, Any]) -> list[int]:
    """Which Rival cards can be at the table."""
    given = options.get("rivals")
    return [rules.rival[id] for id in given] if isinstance(given, list | tuple) and rules.rivals else rival_pool(rules)


def _trait(trait: int) -> str:
    name = TRAIT_NUMBERS.names[trait]
    owner = next(leader for leader in LEADERS if name in leader.traits or name in leader.later)
    return f"leader:{owner.id} {name}"


class Coverage:
    """Collects what occurs. `trace` goes into each new game and fills itself there: nodes by their
    number, traits by theirs with a minus."""

    def __init__(self) -> None:
        self.trace: set[int] = set()
        self.seen: set[str] = set()
        self.kinds: set[str] = set()

    def decision(self, decision: Decision) -> None:
        self.kinds.add(decision.kind)

    def events(self, events: Iterable[Event]) -> None:
        """What happened, for whoever takes the events of a game."""
        for event in events:
            self.seen.add("event:" + event.kind)
            if event.kind == "agent":
                self.seen.add(f"space:{SPACES[event.thing & KIND_OF].id} visited")

    def game(self, game: Game) -> None:
        """A game that has been played: its events, and how it ended."""
        self.events(game.take_events())
        if game.outcome is not None:
            self.seen.add("end:" + game.outcome.reason)

    def reached(self) -> set[str]:
        """Everything that has occurred so far."""
        found = {NODES[id].where for id in self.trace if id >= 0}
        found |= {_trait(-id) for id in self.trace if id < 0}
        return found | self.seen | {f"decision:{kind}" for kind in self.kinds}
