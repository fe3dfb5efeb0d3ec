"""Records of the effect language: every kind has one in full, one with a part missing is refused, and a kind of any
sort comes in from outside under its name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sandtable.core.fluent import Words
from sandtable.imperium.judge.columns import one
from sandtable.imperium.judge.judgement import Worth
from sandtable.imperium.judge.price import COLUMN, features, price
from sandtable.imperium.judge.worths import (
    CONDITION_WORTHS,
    COUNT_WORTHS,
    HOOK_WORTHS,
    WORTHS,
    CountWorth,
    Features,
    HookWorth,
    NodeWorth,
    grow,
    price_count,
    price_hook,
    price_kind,
    unpriced,
)
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.family import INTRIGUE, LEADER, SPACE
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.language.pieces import PLOT, Box, Intrigue, Leader
from sandtable.imperium.language.places import Space
from sandtable.imperium.listed import ALL
from sandtable.imperium.nodes.demanding import demand, demand_box, missing_records
from sandtable.imperium.rules import records
from sandtable.imperium.rules.catalog import NODES, load
from sandtable.imperium.rules.kinds import KINDS
from sandtable.imperium.rules.records import (
    CondKind,
    CountKind,
    HookKind,
    MissingRecord,
    NodeKind,
    add_records,
    do,
)
from sandtable.imperium.rules.resolve import can, holds, resolves_itself
from sandtable.imperium.rules.state import State
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.wording import say
from tests.imperium.playing import begin


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """Names and records that a test brings are gone after it."""
    for id in ALL:  # with their own records, which stay
        load(id)
    grow()
    lists: list[list[object]] = [KINDS, records.CONDS, records.COUNTS, records.HOOKS]  # type: ignore[list-item]
    worths: list[list[object]] = [WORTHS, CONDITION_WORTHS, COUNT_WORTHS, HOOK_WORTHS]  # type: ignore[list-item]
    names = [fx.OPS, fx.COND_OPS, fx.COUNT_NUMBERS, fx.HOOK_NUMBERS]
    before = [(len(kept), len(named.names)) for kept, named in zip(lists, names, strict=True)]
    yield
    for kept, companions, named, (had, called) in zip(lists, worths, names, before, strict=True):
        del kept[had:]
        del companions[had:]
        for name in named.names[called:]:
            del named.numbers[name]
        del named.names[called:]


# --- records of the family ---------------------------------------------------------------
def test_every_kind_of_the_language_has_a_record() -> None:
    assert [kind.name for kind in KINDS][: len(fx.OP_NAMES)] == list(fx.OP_NAMES)  # and modules' behind them
    assert [cond.name for cond in records.CONDS][: len(fx.COND_NAMES)] == list(fx.COND_NAMES)
    assert [count.name for count in records.COUNTS][: len(fx.COUNTS)] == list(fx.COUNTS)
    assert [hook.name for hook in records.HOOKS][: len(fx.HOOKS)] == list(fx.HOOKS)


def test_the_numbers_of_the_family_do_not_move() -> None:
    assert len(fx.OP_NAMES) == 42
    assert (fx.NOTHING, fx.HOOK, fx.OPS.number("hook")) == (0, 41, 41)


def test_no_tree_of_the_family_lacks_a_record() -> None:
    assert missing_records(NODES) == []


# --- records that are refused ------------------------------------------------------------
class Halfway(NodeKind):
    name = "halfway"

    def do(self, s: State, seat: int, node: Effect) -> None:
        pass

    def tokens(self, node: Effect) -> list[str]:
        return ["info"]


class Nameless(Halfway):
    name = ""


class DeafCond(CondKind):
    name = "deaf"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return True


class EmptyCount(CountKind):
    name = "empty"


class LazyHook(HookKind):
    name = "lazy"


class Worthless(HookWorth): ...


class Priceless(NodeWorth): ...


def test_a_record_with_a_part_missing_is_refused_and_told_what() -> None:
    with pytest.raises(MissingRecord, match=r"Halfway \(halfway\) lacks clause"):
        add_records([Halfway()])
    with pytest.raises(MissingRecord, match=r"Nameless \(nameless\) lacks name, clause"):
        add_records([Nameless()])
    with pytest.raises(MissingRecord, match=r"DeafCond \(deaf\) lacks clause, tokens"):
        add_records([DeafCond()])
    with pytest.raises(MissingRecord, match=r"EmptyCount \(empty\) lacks count, clause, tokens"):
        add_records([EmptyCount()])
    with pytest.raises(MissingRecord, match=r"LazyHook \(lazy\) lacks do, rival"):
        add_records([LazyHook()])
    with pytest.raises(MissingRecord, match=r"Worthless \(the_voice\) lacks features"):
        price_hook("the_voice", Worthless())
    with pytest.raises(MissingRecord, match=r"Priceless \(gain\) lacks row\|best or worth"):
        price_kind("gain", Priceless())
    assert "halfway" not in [kind.name for kind in KINDS]


# --- a kind of each sort from outside -----------------------------------------------------
class PlaceSpy(NodeKind):
    """Stands for what a module would bring: a Solari for each spy."""

    name = "place_spy"
    alone = True

    def can(self, s: State, seat: int, node: Effect) -> bool:
        return s.players[seat].supply > 0

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.players[seat].solari += node.a

    def itself(self, s: State, seat: int, node: Effect) -> bool:
        return node.a == 1

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return f"place {node.a} ({how.voice})"

    def tokens(self, node: Effect) -> list[str]:
        return [str(node.a), "agent"]


class PlaceSpyWorth(NodeWorth):
    def row(self, node: Effect, cost: bool) -> list[float]:
        return one("special", float(node.a))

    def worth(self, w: Worth, node: Effect) -> float:
        return 3.0 * node.a


class Garrisoned(CondKind):
    """At least this many troops in the garrison."""

    name = "garrisoned"

    def holds(self, s: State, seat: int, cond: Cond, thing: int) -> bool:
        return s.players[seat].garrison >= cond.a

    def clause(self, cond: Cond, words: Words) -> str:
        return f"you have {cond.a} garrisoned"

    def tokens(self, cond: Cond) -> list[str]:
        return ["garrison"]


class CardsHeld(CountKind):
    name = "cards_held"

    def count(self, s: State, seat: int, node: Effect) -> int:
        return len(s.players[seat].hand) - node.b

    def clause(self, node: Effect, words: Words) -> str:
        return f"card beyond {node.b}"

    def tokens(self, node: Effect) -> list[str]:
        return ["hand"]


class CardsHeldWorth(CountWorth):
    expected = 5.0

    def foreseen(self, w: Worth, node: Effect) -> float:
        return float(len(w.p.hand) - node.b)


class SandstormWorth(HookWorth):
    features: Features = (("special", 2.0),)


class Sandstorm(HookKind):
    name = "sandstorm"

    def do(self, s: State, seat: int, node: Effect) -> None:
        s.players[seat].water = 0

    def rival(self, s: State, seat: int, node: Effect) -> None:
        pass

    def clause(self, node: Effect, words: Words, how: Manner) -> str:
        return "a storm comes"


def numbered(tree: Effect, where: str) -> Effect:
    """Number the nodes as the catalogue would, at the end of all nodes."""
    tree.id = len(NODES)
    tree.thing = 0
    tree.where = where
    NODES.append(tree)
    for i, kid in enumerate(tree.kids):
        numbered(kid, f"{where}.{i + 1}")
    return tree


@pytest.fixture
def trees() -> Iterator[None]:
    had = len(NODES)
    yield
    del NODES[had:]


def test_a_tree_may_name_a_kind_before_its_module_is_loaded_but_no_ruleset_is_built_of_it() -> None:
    unknown = [
        build.node("place_spy", 1),
        build.when(build.condition("garrisoned", 2), build.draw(1)),
        build.per("cards_held", build.draw(1)),
        build.hook("sandstorm"),
    ]
    for i, tree in enumerate(unknown):
        tree.where = f"card:trial_{i} agent"
    with pytest.raises(MissingRecord) as refused:
        demand(unknown, "trial")
    assert str(refused.value) == (
        "box trial: card:trial_0 agent: no record for the kind of node 'place_spy'; "
        "card:trial_1 agent: no record for the condition 'garrisoned'; "
        "card:trial_2 agent: no record for the count 'cards_held'; "
        "card:trial_3 agent: no record for the hook 'sandstorm'"
    )
    add_records([PlaceSpy()])
    add_records([Garrisoned()])
    add_records([CardsHeld()])
    add_records([Sandstorm()])
    demand(unknown, "trial")
    assert unpriced() == ["kind of node place_spy", "count cards_held", "hook sandstorm"]
    price_kind("place_spy", PlaceSpyWorth())
    price_count("cards_held", CardsHeldWorth())
    price_hook("sandstorm", SandstormWorth())
    assert unpriced() == []
    with pytest.raises(MissingRecord, match="two companions for the kind of node 'place_spy'"):
        price_kind("place_spy", PlaceSpyWorth())
    with pytest.raises(MissingRecord, match="two records for the kind of node 'place_spy'"):
        add_records([PlaceSpy()])


def test_a_box_is_refused_for_a_condition_or_a_trait_that_nobody_knows() -> None:
    box = Box(
        "trial", "Trial",
        {
            LEADER: [Leader("someone", "Someone", "atreides", 1, {"spymaster": "Spymaster"}, "Ring", build.draw(1))],
            INTRIGUE: [Intrigue("plot", "Plot", PLOT, build.draw(1), condition=build.condition("garrisoned", 2))],
            SPACE: [Space("tower", "Tower", "city", fx.CITY, build.draw(1), needs=build.condition("garrisoned", 3))],
        },
    )  # fmt: skip
    with pytest.raises(MissingRecord) as refused:
        demand_box([], box)
    assert str(refused.value) == (
        "box trial: leader:someone: no rule knows the trait 'spymaster'; "
        "intrigue:plot condition: no record for the condition 'garrisoned'; "
        "space:tower needs: no record for the condition 'garrisoned'"
    )


def test_a_kind_from_outside_is_read_like_any_other(trees: None) -> None:
    add_records([PlaceSpy()])
    add_records([Garrisoned()])
    add_records([CardsHeld()])
    add_records([Sandstorm()])
    price_kind("place_spy", PlaceSpyWorth())
    price_count("cards_held", CardsHeldWorth())
    price_hook("sandstorm", SandstormWorth())
    words = Words("en")
    tree = build.when(build.condition("garrisoned", 2), build.node("place_spy", 2)) + build.hook("sandstorm")
    assert say(tree, words) == "If you have 2 garrisoned: place 2 (effect). A storm comes."
    assert draw(tree) == ["if(", "garrison", ")", "2", "agent", ",", "info"]
    assert features(build.node("place_spy", 2))[COLUMN["special"]] == 2.0
    assert price(build.hook("sandstorm")) == 3.0
    game = begin(seats=3)
    p = game.players[1]
    numbered(tree, "card:trial agent")
    p.garrison = 1
    assert not can(game, 1, tree.kids[0])
    p.garrison = 2
    assert can(game, 1, tree.kids[0])
    assert holds(game, 1, Cond(fx.COND_OPS.number("garrisoned"), 2), 0)
    solari = p.solari
    do(game, 1, tree.kids[0])
    assert p.solari == solari + 2
    p.water = 3
    do(game, 1, tree.kids[1])
    assert p.water == 0
    assert not resolves_itself(game, 1, tree.kids[0])
    assert Worth(game, 1).of(tree.kids[0]) == 6.0


def test_per_counts_what_it_is_told_to_count(trees: None) -> None:
    add_records([CardsHeld()])
    price_count("cards_held", CardsHeldWorth())
    tree = numbered(build.per("cards_held", build.gain(solari=1), 2), "card:trial agent")
    words = Words("en")
    assert say(tree, words) == "+1 Solari for each card beyond 2."
    assert draw(tree) == ["solari", "per", "hand"]
    assert features(tree)[COLUMN["solari"]] == 5.0
    game = begin(seats=3)
    p = game.players[0]
    held, solari = len(p.hand), p.solari
    assert held > 2
    assert Worth(game, 0).of(tree) == pytest.approx((held - 2) * Worth(game, 0).solari)
    do(game, 0, tree)
    game.advance()
    assert p.solari == solari + held - 2
    p.hand = p.hand[:2]
    assert not can(game, 0, tree)
