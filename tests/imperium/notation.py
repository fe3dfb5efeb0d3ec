"""The effect notation of the fact sheets, read into the trees of the effect language.

    parse("water 1 => (recruit 1; draw 1)")   ->   pay(water=1) >> (recruit(1) + draw(1))

`;` binds least. `if COND:`, `per X:`, `each-opponent:`, `ally:` and `=>` reach to the next `;` or bracket;
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

from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as e
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.pieces import BATTLE_ICONS, Mark
from sandtable.imperium.language.rival_pieces import HagalWay


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


def _agents_on(n: int, icons: str) -> Cond:
    """Count Agents on spaces with any of these icons."""
    return build.condition("agents_on", n, icon_bits(icons.replace(", ", "|")))


def _retreat(least: str, most: str) -> Effect:
    """Retreat this many troops to the garrison, as a cost."""
    return Effect(e.RETREAT, int(most), 0, int(least))


_ATOMS: list[tuple[str, Callable[..., Effect]]] = [
    (r"(solari|spice|water) (\d+)", _gain),
    (r"recruit (\d+)(?: more)?", lambda n: build.recruit(int(n))),
    (r"recruit (\d+) \(these may be deployed at once\)", lambda n: build.recruit(int(n), deployable=True)),
    (r"draw (\d+)", lambda n: build.draw(int(n))),
    (r"intrigue (\d+)", lambda n: build.intrigue(int(n))),
    (rf"influence {_ANY_FACTION} (\d+)", lambda faction, n: build.influence(_faction(faction), int(n))),
    (r"influence two-different 1", lambda: build.influence_different(2)),
    (r"lose-influence any (\d+)", lambda n: build.lose_influence(int(n))),
    (r"persuasion (\d+)", lambda n: build.persuasion(int(n))),
    (r"swords (\d+)", lambda n: build.swords(int(n))),
    (r"vp (\d+)", lambda n: build.vp(int(n))),
    (r"trash 1", build.trash),
    (r"trash-self", build.trash_self),
    (r"discard (\d+)", lambda n: build.discard(int(n))),
    (r"retreat any", build.retreat),
    (r"retreat up-to (\d+)", lambda n: build.retreat(int(n))),
    (r"deploy any", build.deploy),
    (r"deploy up-to (\d+)", lambda n: build.deploy(int(n))),
    (r"may deploy (\d+)", lambda n: build.deploy(int(n), may=True)),
    (r"deploy-supply (\d+)", lambda n: build.deploy_supply(int(n))),
    (rf"lose-troop (\d+) \(({'|'.join(_PLACES)})\)", lambda n, place: build.lose_troops(int(n), _PLACES[place])),
    (r"foldspace", build.foldspace),
    (r"steal-intrigue", build.steal_intrigue),
    (r"mentat", build.mentat),
    (r"swordmaster", build.swordmaster),
    (r"council-seat", build.council_seat),
    (r"control (\w+)", build.control),
    (r"recall-agent", build.recall_agent),
    (r"signet", build.signet),
    (r"acquire cost<=(\d+)", lambda n: build.acquire(int(n))),
    (r"acquire cost<=(\d+) to deck-top", lambda n: build.acquire(int(n), to_deck_top=True)),
    # words of Uprising
    (r"spy (\d+)", lambda n: build.node("spy", int(n))),
    (r"spy (\d+) shared", lambda n: build.node("spy", int(n), 0, _SHARED)),
    (r"spy (\d+) on here shared", lambda n: build.node("spy", int(n), 0, _SHARED | _HERE)),
    (rf"spy (\d+) on ({_ICON}(?:\|{_ICON})*)", lambda n, icons: build.node("spy", int(n), icon_bits(icons))),
    (r"recall-spy (\d+)", lambda n: build.node("recall_spy", int(n))),
    (r"contract (\d+)", lambda n: build.node("contract", int(n))),
    (r"worm (\d+)", lambda n: build.node("worm", int(n))),
    (r"break-wall", lambda: build.node("break_wall")),
    (r"maker-hooks", lambda: build.node("maker_hooks")),
    (r"flip (\w+)", lambda icon: build.node("flip_icon", BATTLE_ICONS.index(icon))),
    (r"return-self", lambda: build.node("return_self")),
    (r"(trash|discard)-intrigue (\d+)", lambda how, n: build.node(f"{how}_intrigue", int(n))),
    (r"extra-influence", lambda: build.space_influence(2)),
    (r"retreat (\d+)", lambda n: _retreat(n, n)),
    (r"retreat (\d+)-(\d+)", lambda least, most: _retreat(least, most)),
    (r"deploy up to (\d+)", lambda n: build.deploy(int(n))),
    # words of Rise of Ix
    (r"freight (\d+)", lambda n: build.node("freight", int(n), optional=True)),
    (r"tech 1(?: -(\d))?", lambda off: build.node("acquire_tech", int(off or 0), optional=True)),
    (r"tech 1 pay-spice-or-solari", lambda: build.node("acquire_tech", 0, 1, optional=True)),
    (r"negotiator (\d+)", lambda n: build.node("negotiator", int(n), optional=True)),
    (r"dreadnought (\d+)", lambda n: build.node("commission_dreadnought", int(n), optional=True)),
    (r"dividends", lambda: build.node("dividends", 5, 1)),
    (r"bottom-intrigue (\d+)", lambda n: build.node("bottom_intrigue", int(n))),
    (r"trash-tile", lambda: build.node("trash_tile")),
    (r"may trash-in-play 1", lambda: build.trash_from(e.FROM_PLAY)),
    (r"retreat-unit (\d+)", lambda n: build.node("retreat_units", int(n))),
    (r"deploy-unit up-to (\d+)", lambda n: build.node("deploy_units", int(n), optional=True)),
    (r"retreat-dreadnought 1", lambda: build.node("retreat_dreadnought")),
    (r"dreadnought-to-supply 1", lambda: build.node("dreadnought_to_supply")),
    (r"space-influence (\d+)", lambda n: build.space_influence(int(n))),
    (r"space-cost (\w+) spice -(\d+)", lambda space, n: build.node("cheaper_space", int(n), piece=space)),
    (r"ignore-enemy-agents this turn", lambda: build.hook("infiltrate")),
    (r"may extra-turn 1", lambda: build.node("extra_turn", optional=True)),
    (r"may acquire-free cost<=(\d+)", lambda n: build.may(build.acquire(int(n)))),
    (r"win-ties", lambda: build.node("win_ties")),
    (r"lose-troop (\d+)", lambda n: build.node("lose_any_troop", int(n) if int(n) > 1 else 0)),
    (r"influence faction-of-space-sent-to-this-turn 1", lambda: build.node("influence_of_space", 1)),
    (r"influence faction-whose-track-still-has-a-snooper 1", lambda: build.node("influence_with_snooper", 1)),
    (r"track-bonus that-faction", lambda: build.node("track_bonus")),
    (r"influence that-faction 1", lambda: build.node("snooped_influence", 1)),
    # words of Immortality
    (r"research (\d+)", lambda n: build.node("research", int(n))),
    (r"beetle (\d+)", lambda n: build.node("tleilaxu_step", int(n))),
    (r"specimen (\d+)", lambda n: build.node("specimen", int(n))),
    (r"acquire-tleilaxu", lambda: build.node("acquire_tleilaxu")),
    (r"combat-access", build.combat_icon),
    (r"recall-sent-agent", lambda: build.node("recall_sent_agent")),
    (r"ignore-enemy-agents", lambda: build.hook("ignore_agents")),
    (r"influence sent-faction (\d+)", lambda n: build.node("influence_of_space", int(n))),
    (r"lose-troop conflict (\d+)", lambda n: build.lose_troops(int(n), e.FROM_CONFLICT)),
    (r"peek-intrigue 2 keep 1", lambda: build.node("choose_intrigue")),
    (r"copy-partner-agent", lambda: build.node("copy_partner")),
    (r"trash-partner", lambda: build.node("trash_partner")),
    (r"trash-pair 1", lambda: build.node("trash_one_of_pair")),
    # words of six players in two teams
    (r"reinforce (\d+)", lambda n: build.node("reinforce", int(n))),
    (r"trade", lambda: build.node("trade")),
    (r"throne-row 1", lambda: build.node("throne_row", 1)),
]

_CONDITIONS: list[tuple[str, Callable[..., Cond]]] = [
    (rf"influence {_FACTION}>=(\d+)", lambda faction, n: build.influence_at_least(_faction(faction), int(n))),
    (rf"alliance {_ANY_FACTION}", lambda faction: build.alliance(_faction(faction))),
    (r"any alliance", build.alliance),
    (rf"bond {_FACTION}", lambda faction: build.bond(_faction(faction))),
    (r"council-seat", build.has_council_seat),
    (r"the Mentat lies on its own space", build.mentat_home),
    (r"your deck is not empty", build.deck_not_empty),
    (r"an opponent has a troop in the Conflict", build.opponent_in_conflict),
    (r"one of your Agents is on the board", build.agent_on_board),
    (r"(the_spice_must_flow)>=(\d+)", lambda card, n: build.copies_at_least(card, int(n))),
    (r"(the_spice_must_flow) > each opponent", build.most_copies),
    # words of Uprising
    (r"recalled-spy", lambda: build.condition("recalled_spy")),
    (r"(spies|worms|units|contracts)>=(\d+)", lambda what, n: build.condition(f"{what}_at_least", int(n))),
    (r"spying maker", lambda: build.condition("spying_maker")),
    (r"hooks", lambda: build.condition("hooks")),
    (r"sent-to (maker|faction)", lambda where: build.condition(f"sent_to_{where}")),
    (rf"discarded {_FACTION}", lambda faction: build.condition("discarded", _faction(faction))),
    (r"swordmaster(?:-bonus)?", lambda: build.condition("has_swordmaster")),
    (r"spice gained this turn", lambda: build.condition("spice_gained")),
    # words of Rise of Ix
    (r"(techs|persuasion|solari|dreadnoughts)>=(\d+)", lambda what, n: build.condition(f"{what}_at_least", int(n))),
    (r"enemy-agent-on-space", lambda: build.condition("joined_enemy")),
    (rf"agent-on {_FACTION}-space", lambda faction: build.condition("agent_on_space_of", _faction(faction))),
    (r"own-agents-on\(([a-z, ]+)\)>=(\d+)", lambda icons, n: _agents_on(int(n), icons)),
    (r"own-dreadnought-in-conflict", lambda: build.condition("dreadnought_in_conflict")),
    (r"units-deployed-this-turn>=(\d+)", lambda n: build.condition("entered_at_least", int(n))),
    (r"influence all-four>=(\d+)", lambda n: build.tracks_at_least(len(e.FACTIONS), int(n))),
    (r"tracks-with-influence-4>=(\d+)", lambda n: build.tracks_at_least(int(n), 4)),
    (r"the-spice-must-flow>=(\d+)", lambda n: build.copies_at_least("the_spice_must_flow", int(n))),
    (r"own dreadnoughts commissioned<(\d+)", lambda n: build.condition("dreadnoughts_below", int(n))),
    # words of Immortality
    (r"(genetic)>=(\d)", lambda what, n: build.condition(what, int(n))),
    (r"spice>=(\d+)", lambda n: build.spice_at_least(int(n))),
    (r"grafted", lambda: build.condition("grafted")),
    (r"grafted-with ([a-z|]+)", lambda factions: build.condition("grafted_with", icon_bits(factions))),
    (r"sent-to-faction-space", build.sent_to_faction),
    (r"gained-spice-this-turn", lambda: build.condition("spice_gained")),
    (r"deployed-troops>each-opponent", build.most_troops),
    (r"opponent-played-combat-intrigue", lambda: build.condition("opponent_played_combat_card")),
    (r"own The Spice Must Flow cards>=(\d+)", lambda n: build.copies_at_least("the_spice_must_flow", int(n))),
]

# Who of a team gets what follows; a commander what is his own.
_OF_A_TEAM = {"ally": "ally", "each-ally": "each_ally", "team": "team"}
_COUNTS: dict[str, tuple[int | str, int]] = {
    "fremen-card-in-play": (e.FREMEN_CARDS_IN_PLAY, 0),
    "own-dreadnought-in-conflict": ("dreadnoughts", 0),
    "revealed-card-giving-swords": ("revealed_with_swords", 0),
    "other-revealed-card-giving-swords": ("other_revealed_with_swords", 0),
    "faction-with-influence<=1": ("factions_at_most", 1),
    "partner-icon": ("partner_icons", 0),
}

# What can stand before an arrow, or be the cost of an Intrigue card or a space.
_COSTS = (e.PAY, e.LOSE_INFLUENCE, e.LOSE_TROOPS, e.TRASH, e.TRASH_SELF, e.DISCARD, e.RETREAT)
_COSTS_OF_MODULES = (
    "recall_spy", "trash_intrigue", "discard_intrigue", "flip_icon", "bottom_intrigue", "trash_tile", "retreat_units",
    "dreadnought_to_supply", "lose_any_troop", "trash_partner",
)  # fmt: skip


# --- reading -------------------------------------------------------------------------------
def parse(text: str | None, readings: Mapping[str, Effect] | None = None) -> Effect:
    """The tree a string of the sheets means. Every reading must be needed, exactly once."""
    if text is None:
        if readings:
            raise NotationError(f"there is no text to read {list(readings)} from")
        return build.nothing()
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
    """Return what stands between two `;`: prefixes, then an arrow, then options, then one thing."""
    if not text:
        raise NotationError("an empty part")
    if text.startswith("note:"):
        if re.fullmatch(r"note: @\d+", text) is None:
            raise NotationError(f"no reading for {text!r}")
        return _part(text.removeprefix("note:").strip(), trees)
    if text.startswith(("you:", "commander:")):
        return _part(_after(text), trees)
    if text.startswith("if "):
        effect = _part(_after(text), trees)
        for condition in reversed(_between(text, "if ").split(" and ")):
            effect = build.when(_condition(condition), effect)
        return effect
    if text.startswith("per "):
        count = _between(text, "per ")
        if count not in _COUNTS:
            raise NotationError(f"unknown count {count!r}")
        what, of = _COUNTS[count]
        return build.per(what, _part(_after(text), trees), of=of)
    if text.startswith(("each-opponent:", "opponents:")):
        return build.each_opponent(_part(_after(text), trees))
    who, colon, _ = text.partition(":")
    if colon and who in _OF_A_TEAM:
        return build.node(_OF_A_TEAM[who], 0, 0, 0, _part(_after(text), trees))
    if chosen := re.fullmatch(r"choose (\d+) of \[(.+)\]", text):
        return build.choose(int(chosen[1]), *(_part(option, trees) for option in _split(chosen[2], "|")))
    if text.startswith("may (") and _closing(text, 4) == len(text) - 1:
        return build.may(_sequence(text[5:-1], trees))
    if text.startswith("choose-two:"):
        return build.choose(2, *(_part(option, trees) for option in _split(_after(text), "|")))
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
    for pattern, builder in _ATOMS:
        if match := re.fullmatch(pattern, text):
            return builder(*match.groups())
    raise NotationError(f"unknown effect {text!r}")


def _condition(text: str) -> Cond:
    for pattern, builder in _CONDITIONS:
        if match := re.fullmatch(pattern, text):
            return builder(*match.groups())
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
        elif e.OPS.names[part.op] == "specimen":
            costs.append(build.node("pay_specimens", part.a))
        elif part.op in _COSTS or e.OPS.names[part.op] in _COSTS_OF_MODULES:
            costs.append(part)
        else:
            raise NotationError(f"not a cost: {part!r}")
    if any(paid):
        costs.append(build.pay(*paid))
    return reduce(add, costs) if costs else build.nothing()


# --- brackets ------------------------------------------------------------------------------
def _closing(text: str, start: int) -> int:
    """Return where the bracket opened at `start` closes."""
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
    if isinstance(value, Mark):
        return (value.name, value.icons)
    if isinstance(value, HagalWay):
        return (value.space, canonical(value.effect), canonical(value.when))
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
            kids.append(build.pay(sum(k.a for k in paid), sum(k.b for k in paid), sum(k.c for k in paid)))
        if len(kids) < 2:
            return canonical(kids[0] if kids else build.nothing())
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
