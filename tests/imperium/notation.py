"""The effect notation of the fact sheets, read into the trees of the effect language.

    parse("water 1 => (recruit 1; draw 1)")   ->   pay(water=1) >> (recruit(1) + draw(1))

`;` binds least. `if COND:`, `per X:`, `each-opponent:` and `=>` reach to the next `;` or bracket;
an `or` beside an arrow has to stand in brackets. Whatever is not understood is a `NotationError`:
nothing is skipped. What the sheets say in prose has to be given a reading by the caller:

    parse("note: base spice is doubled", {"base spice is doubled": hook("double_harvest")})

`canonical` turns trees, conditions and plain values into nested tuples that compare by meaning: the
order of parts and of options does not count.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from operator import add, or_

from sandtable.imperium.language import effects as e
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.pieces import BATTLE_ICONS


class NotationError(ValueError):
    """A string, or a part of one, that the notation does not know."""


# --- words ---------------------------------------------------------------------------------
def _faction(word: str) -> int:
    return e.ANY if word == "any" else e.FACTIONS.index(word)


def _gain(kind: str, n: str) -> Effect:
    return Effect(e.GAIN, e.RESOURCES.index(kind), int(n))


_FACTION = "(emperor|guild|bene|fremen)"
_ANY_FACTION = "(emperor|guild|bene|fremen|any)"
_PLACES = {
    "from garrison": e.FROM_GARRISON,
    "from the Conflict": e.FROM_CONFLICT,
    "own, from the Conflict": e.FROM_CONFLICT,
}

# How a Spy may be placed: beside an opponent's; only where it watches the space just visited.
_SHARED, _HERE = 1, 2
_ICON = f"(?:{'|'.join(e.ICONS)})"


def icon_bits(icons: str) -> int:
    """`emperor|bene`, as bits."""
    return sum(1 << e.ICONS.index(icon) for icon in icons.split("|"))


def _retreat(least: str, most: str) -> Effect:
    """So many troops back to the garrison, as a cost."""
    return Effect(e.RETREAT, int(most), 0, int(least))


_ATOMS: list[tuple[str, Callable[..., Effect]]] = [
    (r"(solari|spice|water) (\d+)", _gain),
    (r"recruit (\d+)(?: more)?", lambda n: e.recruit(int(n))),
    (r"recruit (\d+) \(these may be deployed at once\)", lambda n: e.recruit(int(n), deployable=True)),
    (r"draw (\d+)", lambda n: e.draw(int(n))),
    (r"intrigue (\d+)", lambda n: e.intrigue(int(n))),
    (rf"influence {_ANY_FACTION} (\d+)", lambda faction, n: e.influence(_faction(faction), int(n))),
    (r"influence two-different 1", lambda: e.influence_different(2)),
    (r"lose-influence any (\d+)", lambda n: e.lose_influence(int(n))),
    (r"persuasion (\d+)", lambda n: e.persuasion(int(n))),
    (r"swords (\d+)", lambda n: e.swords(int(n))),
    (r"vp (\d+)", lambda n: e.vp(int(n))),
    (r"trash 1", e.trash),
    (r"trash-self", e.trash_self),
    (r"discard (\d+)", lambda n: e.discard(int(n))),
    (r"retreat any", e.retreat),
    (r"retreat up-to (\d+)", lambda n: e.retreat(int(n))),
    (r"deploy any", e.deploy),
    (r"deploy up-to (\d+)", lambda n: e.deploy(int(n))),
    (r"may deploy (\d+)", lambda n: e.deploy(int(n), may=True)),
    (r"deploy-supply (\d+)", lambda n: e.deploy_supply(int(n))),
    (rf"lose-troop (\d+) \(({'|'.join(_PLACES)})\)", lambda n, place: e.lose_troops(int(n), _PLACES[place])),
    (r"foldspace", e.foldspace),
    (r"steal-intrigue", e.steal_intrigue),
    (r"mentat", e.mentat),
    (r"swordmaster", e.swordmaster),
    (r"council-seat", e.council_seat),
    (r"control (\w+)", e.control),
    (r"recall-agent", e.recall_agent),
    (r"signet", e.signet),
    (r"acquire cost<=(\d+)", lambda n: e.acquire(int(n))),
    (r"acquire cost<=(\d+) to deck-top", lambda n: e.acquire(int(n), to_deck_top=True)),
    # words of Uprising
    (r"spy (\d+)", lambda n: e.node("spy", int(n))),
    (r"spy (\d+) shared", lambda n: e.node("spy", int(n), 0, _SHARED)),
    (r"spy (\d+) on here shared", lambda n: e.node("spy", int(n), 0, _SHARED | _HERE)),
    (rf"spy (\d+) on ({_ICON}(?:\|{_ICON})*)", lambda n, icons: e.node("spy", int(n), icon_bits(icons))),
    (r"recall-spy (\d+)", lambda n: e.node("recall_spy", int(n))),
    (r"contract (\d+)", lambda n: e.node("contract", int(n))),
    (r"worm (\d+)", lambda n: e.node("worm", int(n))),
    (r"break-wall", lambda: e.node("break_wall")),
    (r"maker-hooks", lambda: e.node("maker_hooks")),
    (r"flip (\w+)", lambda icon: e.node("flip_icon", BATTLE_ICONS.index(icon))),
    (r"return-self", lambda: e.node("return_self")),
    (r"(trash|discard)-intrigue (\d+)", lambda how, n: e.node(f"{how}_intrigue", int(n))),
    (r"extra-influence", lambda: e.space_influence(2)),
    (r"retreat (\d+)", lambda n: _retreat(n, n)),
    (r"retreat (\d+)-(\d+)", lambda least, most: _retreat(least, most)),
    (r"deploy up to (\d+)", lambda n: e.deploy(int(n))),
]

_CONDITIONS: list[tuple[str, Callable[..., Cond]]] = [
    (rf"influence {_FACTION}>=(\d+)", lambda faction, n: e.influence_at_least(_faction(faction), int(n))),
    (rf"alliance {_ANY_FACTION}", lambda faction: e.alliance(_faction(faction))),
    (r"any alliance", e.alliance),
    (rf"bond {_FACTION}", lambda faction: e.bond(_faction(faction))),
    (r"council-seat", e.has_council_seat),
    (r"the Mentat lies on its own space", e.mentat_home),
    (r"your deck is not empty", e.deck_not_empty),
    (r"an opponent has a troop in the Conflict", e.opponent_in_conflict),
    (r"one of your Agents is on the board", e.agent_on_board),
    (r"(the_spice_must_flow)>=(\d+)", lambda card, n: e.copies_at_least(card, int(n))),
    (r"(the_spice_must_flow) > each opponent", e.most_copies),
    # words of Uprising
    (r"recalled-spy", lambda: e.condition("recalled_spy")),
    (r"(spies|worms|units|contracts)>=(\d+)", lambda what, n: e.condition(f"{what}_at_least", int(n))),
    (r"spying maker", lambda: e.condition("spying_maker")),
    (r"hooks", lambda: e.condition("hooks")),
    (r"sent-to (maker|faction)", lambda where: e.condition(f"sent_to_{where}")),
    (rf"discarded {_FACTION}", lambda faction: e.condition("discarded", _faction(faction))),
    (r"swordmaster", lambda: e.condition("has_swordmaster")),
    (r"spice gained this turn", lambda: e.condition("spice_gained")),
    (r"own The Spice Must Flow cards>=(\d+)", lambda n: e.copies_at_least("the_spice_must_flow", int(n))),
]

_COUNTS = {"fremen-card-in-play": e.FREMEN_CARDS_IN_PLAY}

# What can stand before an arrow, or be the cost of an Intrigue card or a space.
_COSTS = (e.PAY, e.LOSE_INFLUENCE, e.LOSE_TROOPS, e.TRASH, e.TRASH_SELF, e.DISCARD, e.RETREAT)
_COSTS_OF_MODULES = ("recall_spy", "trash_intrigue", "discard_intrigue", "flip_icon")


# --- reading -------------------------------------------------------------------------------
def parse(text: str | None, readings: Mapping[str, Effect] | None = None) -> Effect:
    """The tree a string of the sheets means. Every reading must be needed, exactly once."""
    if text is None:
        if readings:
            raise NotationError(f"there is no text to read {list(readings)} from")
        return e.nothing()
    trees: list[Effect] = []
    for fragment, tree in (readings or {}).items():
        if text.count(fragment) != 1:
            raise NotationError(f"{fragment!r} does not occur once in {text!r}")
        text = text.replace(fragment, f"@{len(trees)}")
        trees.append(tree)
    return _sequence(text, trees)


def parse_cost(text: str | None, readings: Mapping[str, Effect] | None = None) -> Effect:
    """The same for a string that is a cost: resources are paid, not gained."""
    return _as_cost(parse(text, readings))


def parse_condition(text: str | None) -> Cond | None:
    return None if text is None else _condition(text)


def parse_windows(text: str, windows: list[str], readings: Mapping[str, Effect] | None = None) -> dict[str, Effect]:
    """An effect for each window: `combat: A or endgame: B`; with one window the text is its effect."""
    if len(windows) == 1:
        return {windows[0]: parse(text, readings)}
    found: dict[str, Effect] = {}
    for option in _split(text, " or "):
        window, colon, rest = option.partition(":")
        if not colon or window not in windows or window in found:
            raise NotationError(f"no window in {option!r}")
        found[window] = parse(rest, readings)
    if list(found) != windows:
        raise NotationError(f"{text!r} speaks of {list(found)}, not of {windows}")
    return found


def _sequence(text: str, trees: list[Effect]) -> Effect:
    """`A; B; C`"""
    return reduce(add, [_part(part, trees) for part in _split(text, ";")])


def _part(text: str, trees: list[Effect]) -> Effect:
    """What stands between two `;`: prefixes, then an arrow, then options, then one thing."""
    if not text:
        raise NotationError("an empty part")
    if text.startswith("note:"):
        if re.fullmatch(r"note: @\d+", text) is None:
            raise NotationError(f"no reading for {text!r}")
        return _part(text.removeprefix("note:").strip(), trees)
    if text.startswith("you:"):
        return _part(_after(text), trees)
    if text.startswith("if "):
        effect = _part(_after(text), trees)
        for condition in reversed(_between(text, "if ").split(" and ")):
            effect = e.when(_condition(condition), effect)
        return effect
    if text.startswith("per "):
        count = _between(text, "per ")
        if count not in _COUNTS:
            raise NotationError(f"unknown count {count!r}")
        return e.per(_COUNTS[count], _part(_after(text), trees))
    if text.startswith(("each-opponent:", "opponents:")):
        return e.each_opponent(_part(_after(text), trees))
    if text.startswith("choose-two:"):
        return e.choose(2, *(_part(option, trees) for option in _split(_after(text), "|")))
    sides = _split(text, "=>")
    if len(sides) > 2:
        raise NotationError(f"two arrows in {text!r}")
    if len(sides) == 2:
        if any(len(_split(side, " or ")) > 1 for side in sides):
            raise NotationError(f"an 'or' beside an arrow without brackets: {text!r}")
        cost, gained = (_part(side, trees) for side in sides)
        return _as_cost(cost) >> gained
    options = _split(text, " or ")
    if len(options) > 1:
        return reduce(or_, [_part(option, trees) for option in options])
    if text.startswith("(") and _closing(text, 0) == len(text) - 1:
        return _sequence(text[1:-1], trees)
    return _atom(text, trees)


def _atom(text: str, trees: list[Effect]) -> Effect:
    if placeholder := re.fullmatch(r"@(\d+)", text):
        return trees[int(placeholder[1])]
    for pattern, build in _ATOMS:
        if match := re.fullmatch(pattern, text):
            return build(*match.groups())
    raise NotationError(f"unknown effect {text!r}")


def _condition(text: str) -> Cond:
    for pattern, build in _CONDITIONS:
        if match := re.fullmatch(pattern, text):
            return build(*match.groups())
    raise NotationError(f"unknown condition {text!r}")


def _as_cost(effect: Effect) -> Effect:
    """Gains become payments, all resources in one; other parts must be things that can be given up."""
    if effect.op == e.CHOOSE and all(kid.op == e.PAY for kid in effect.kids):
        return effect  # a choice of payments
    paid = [0] * len(e.RESOURCES)
    costs: list[Effect] = []
    for part in effect.parts():
        if part.op == e.GAIN:
            paid[part.a] += part.b
        elif part.op in _COSTS or e.OPS.names[part.op] in _COSTS_OF_MODULES:
            costs.append(part)
        else:
            raise NotationError(f"not a cost: {part!r}")
    if any(paid):
        costs.append(e.pay(*paid))
    return reduce(add, costs) if costs else e.nothing()


# --- brackets ------------------------------------------------------------------------------
def _closing(text: str, start: int) -> int:
    """Where the bracket opened at `start` closes."""
    depth = 0
    for i in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    raise NotationError(f"unbalanced brackets in {text!r}")


def _split(text: str, separator: str) -> list[str]:
    """Split where no bracket is open."""
    pieces, start, i = [], 0, 0
    while i < len(text):
        if text[i] == "(":
            i = _closing(text, i)
        elif text[i] == ")":
            raise NotationError(f"unbalanced brackets in {text!r}")
        elif text.startswith(separator, i):
            pieces.append(text[start:i].strip())
            i += len(separator) - 1
            start = i + 1
        i += 1
    return [*pieces, text[start:].strip()]


def _between(text: str, prefix: str) -> str:
    """`COND` of `if COND: A`"""
    head, colon, _ = text.removeprefix(prefix).partition(":")
    if not colon:
        raise NotationError(f"no colon in {text!r}")
    return head.strip()


def _after(text: str) -> str:
    return text.partition(":")[2].strip()


# --- comparing -----------------------------------------------------------------------------
def canonical(value: object) -> object:
    """Nested tuples that are equal when the meaning is."""
    if isinstance(value, Cond):
        return ("if", e.COND_OPS.names[value.op], value.a, value.b, value.name)
    if isinstance(value, list):
        return [canonical(inner) for inner in value]
    if isinstance(value, tuple):
        return tuple(canonical(inner) for inner in value)
    if isinstance(value, dict):
        return {key: canonical(inner) for key, inner in value.items()}
    if not isinstance(value, Effect):
        return value
    if value.op == e.ALL:
        kids = [kid for kid in value.kids if kid.op not in (e.PAY, e.NOTHING)]
        paid = [kid for kid in value.kids if kid.op == e.PAY]
        if paid:
            kids.append(e.pay(sum(k.a for k in paid), sum(k.b for k in paid), sum(k.c for k in paid)))
        if len(kids) < 2:
            return canonical(kids[0] if kids else e.nothing())
    else:
        kids = list(value.kids)
    inner = tuple(canonical(kid) for kid in kids)
    if value.op in (e.ALL, e.CHOOSE):
        inner = tuple(sorted(inner, key=repr))
    numbers = (value.a, value.b, value.c)
    return (e.OPS.names[value.op], numbers, value.name, value.optional, canonical(value.cond), inner)


def walk(effect: Effect) -> Iterator[Effect]:
    """The node and everything under it."""
    yield effect
    for kid in effect.kids:
        yield from walk(kid)
