"""The same tree as numbers: *price it*. How much of each thing an effect is likely to bring.

`features(effect)` is one row of `FEATURES`: what is gained is positive, what is paid negative.
Where the player chooses, it is the choice that is worth most under the weights; `options(effect)`
gives the rows of all choices (at most `MAX_OPTIONS`, the best ones; an arrow not taken is a row of
zeros). `price(effect, weights)` is one number. It is a first guess for bots and a row of inputs for
nets, not a rule: it does not look at the table, so it goes by these rough measures:

    a condition holds           half of the time      CONDITION
    things counted by `per`     2                     COUNTED
    "any number" of troops      3                     ANY_TROOPS
    bonus spice at a harvest    1                     BONUS_SPICE
    opponents                   3                     OPPONENTS
    stolen Intrigue cards       one time in two       STOLEN
    a discount is used          half of the time      CONDITION

Written for mypyc: plain functions, lists of floats, no closures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Effect

FEATURES: Final = (
    "solari",
    "spice",
    "water",
    "troops",  # supply to garrison; lost ones negative
    "cards",  # drawn or taken into hand; discarded ones negative
    "intrigue",
    "influence_emperor",
    "influence_guild",
    "influence_bene",
    "influence_fremen",
    "influence_any",
    "persuasion",
    "swords",
    "vp",
    "trash",  # a card of one's own, if one wants to
    "given_up",  # a card trashed because one must: this one, or as a cost (so negative)
    "deploy",  # troops that may enter the Conflict; those that must leave it negative
    "retreat",
    "agents",  # more Agents this round
    "swordmaster",
    "council",
    "control",
    "foldspace",
    "acquire",  # cost of a card had without Persuasion
    "topdeck",  # acquired cards that may go on top of the deck
    "signet",
    "opponent_cards",  # cards opponents lose
    "opponent_troops",  # troops opponents lose
    "opponent_other",  # anything else opponents lose
    "special",  # a rule no column speaks of
)
COLUMN: Final = {name: i for i, name in enumerate(FEATURES)}
SIZE: Final = len(FEATURES)

# What one of each is worth, in Solari. Rough, and never negative: more is worth more.
DEFAULT_WEIGHTS: Final[tuple[float, ...]] = (
    1.0,  # solari
    1.5,  # spice
    2.0,  # water
    1.5,  # troops
    2.0,  # cards
    2.0,  # intrigue
    3.0,  # influence, by faction and any
    3.0,
    3.0,
    3.0,
    3.5,
    1.0,  # persuasion
    0.8,  # swords
    8.0,  # vp
    1.5,  # trash
    0.5,  # given_up
    0.5,  # deploy
    0.3,  # retreat
    4.0,  # agents
    10.0,  # swordmaster
    7.0,  # council
    3.0,  # control
    1.0,  # foldspace
    1.0,  # acquire
    0.5,  # topdeck
    1.5,  # signet
    0.5,  # opponent_cards
    0.5,  # opponent_troops
    0.3,  # opponent_other
    1.5,  # special
)

MAX_OPTIONS: Final = 32
CONDITION: Final = 0.5
COUNTED: Final = 2.0
ANY_TROOPS: Final = 3.0
BONUS_SPICE: Final = 1.0
OPPONENTS: Final = 3.0
STOLEN: Final = 0.5

# What Sell Melange pays: (spice, Solari) (IMP-4.18).
MELANGE_RATES: Final = ((2, 6), (3, 8), (4, 10), (5, 12))

# What the hooks are good for, in columns.
HOOK_FEATURES: Final[dict[str, tuple[tuple[str, float], ...]]] = {
    "double_harvest": (("spice", 2.0 * CONDITION),),
    "kwisatz_haderach": (("agents", CONDITION), ("special", 1.0)),
    "the_voice": (("special", 1.0),),
    "manipulate": (("persuasion", 1.0),),
    "prudent_diplomacy": (("influence_any", CONDITION),),
    "peek_draw_or_trash": (("cards", 0.5), ("trash", 0.5)),
    "refocus": (("special", 0.5),),
    "bindu_suspension": (("special", 0.5),),
    "double_cross": (("opponent_troops", 1.0),),
    "dispatch_an_envoy": (("special", 1.0),),
    "infiltrate": (("special", 1.0),),
}


def features(effect: Effect, weights: Sequence[float] = DEFAULT_WEIGHTS) -> tuple[float, ...]:
    """The row of the choices that are worth most under `weights`."""
    return tuple(_best(effect, weights, False))


def options(effect: Effect) -> list[tuple[float, ...]]:
    """The rows of all choices, best first under the default weights, no row twice."""
    return [tuple(row) for row in _options(effect, False)]


def price(effect: Effect, weights: Sequence[float] = DEFAULT_WEIGHTS) -> float:
    """What the effect is worth, its choices made for the best."""
    return value(_best(effect, weights, False), weights)


def value(row: Sequence[float], weights: Sequence[float] = DEFAULT_WEIGHTS) -> float:
    """A row as one number."""
    total = 0.0
    for i in range(SIZE):
        total += row[i] * weights[i]
    return total


# --- rows --------------------------------------------------------------------------------
def _zeros() -> list[float]:
    return [0.0] * SIZE


def _sum(a: list[float], b: list[float]) -> list[float]:
    return [a[i] + b[i] for i in range(SIZE)]


def _scale(row: list[float], by: float) -> list[float]:
    return [x * by for x in row]


def _pruned(rows: list[list[float]]) -> list[list[float]]:
    """No row twice, the best first, not too many."""
    seen: set[tuple[float, ...]] = set()
    ranked: list[tuple[float, int, list[float]]] = []
    for i, row in enumerate(rows):
        key = tuple(row)
        if key not in seen:
            seen.add(key)
            ranked.append((-value(row, DEFAULT_WEIGHTS), i, row))
    ranked.sort()
    return [entry[2] for entry in ranked[:MAX_OPTIONS]]


def _share(effect: Effect) -> float:
    """What a row inside a `when` or a `per` is multiplied by."""
    return CONDITION if effect.op == fx.WHEN else COUNTED


def _taken_from_opponents(row: list[float]) -> list[float]:
    """What every opponent loses, as a row of one's own."""
    out = _zeros()
    for i in range(SIZE):
        lost = -row[i] * OPPONENTS
        if i == COLUMN["cards"]:
            out[COLUMN["opponent_cards"]] += lost
        elif i == COLUMN["troops"]:
            out[COLUMN["opponent_troops"]] += lost
        elif i != COLUMN["deploy"]:  # already counted as a troop
            out[COLUMN["opponent_other"]] += lost
    return out


# --- choosing ----------------------------------------------------------------------------
def _best(effect: Effect, weights: Sequence[float], cost: bool) -> list[float]:
    """The best row; values add up, so every part may choose for itself."""
    op = effect.op
    if op == fx.ALL:
        row = _zeros()
        for kid in effect.kids:
            row = _sum(row, _best(kid, weights, cost))
        return row
    if op == fx.CHOOSE:
        rows = [_best_taken(kid, weights, cost) for kid in effect.kids]
        ranked = [(-value(row, weights), i) for i, row in enumerate(rows)]
        ranked.sort()
        row = _zeros()
        for entry in ranked[: effect.a]:
            row = _sum(row, rows[entry[1]])
        return row
    if op == fx.ARROW:
        row = _best_taken(effect, weights, cost)
        return row if value(row, weights) > 0.0 else _zeros()
    if op == fx.WHEN or op == fx.PER:
        return _scale(_best(effect.kids[0], weights, cost), _share(effect))
    if op == fx.IN_REVEAL_TURN:
        return _best(effect.kids[0], weights, cost)
    if op == fx.EACH_OPPONENT:
        return _taken_from_opponents(_best(effect.kids[0], weights, False))
    if op == fx.SELL_MELANGE:
        best = _melange()[0]
        for row in _melange()[1:]:
            if value(row, weights) > value(best, weights):
                best = row
        return best
    return _leaf(effect, cost)


def _best_taken(effect: Effect, weights: Sequence[float], cost: bool) -> list[float]:
    """As an option that was chosen: an arrow is then paid for."""
    if effect.op == fx.ARROW:
        return _sum(_best(effect.kids[0], weights, True), _best(effect.kids[1], weights, cost))
    return _best(effect, weights, cost)


def _options(effect: Effect, cost: bool) -> list[list[float]]:
    op = effect.op
    if op == fx.ALL:
        rows = [_zeros()]
        for kid in effect.kids:
            rows = _products(rows, _options(kid, cost))
        return rows
    if op == fx.CHOOSE:
        return _pruned(_subsets(effect.kids, 0, effect.a, cost))
    if op == fx.ARROW:
        return _pruned([_zeros(), *_options_taken(effect, cost)])
    if op == fx.WHEN or op == fx.PER:
        return _pruned([_scale(row, _share(effect)) for row in _options(effect.kids[0], cost)])
    if op == fx.IN_REVEAL_TURN:
        return _options(effect.kids[0], cost)
    if op == fx.EACH_OPPONENT:  # they choose, not we
        return [_taken_from_opponents(_best(effect.kids[0], DEFAULT_WEIGHTS, False))]
    if op == fx.SELL_MELANGE:
        return _pruned(_melange())
    if effect.optional and not cost:  # trashing, moving troops
        return _pruned([_zeros(), _leaf(effect, cost)])
    return [_leaf(effect, cost)]


def _options_taken(effect: Effect, cost: bool) -> list[list[float]]:
    if effect.op == fx.ARROW:
        return _products(_options(effect.kids[0], True), _options(effect.kids[1], cost))
    return _options(effect, cost)


def _products(left: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    rows: list[list[float]] = []
    for a in left:
        for b in right:
            rows.append(_sum(a, b))
    return _pruned(rows)


def _subsets(kids: tuple[Effect, ...], start: int, how_many: int, cost: bool) -> list[list[float]]:
    """The rows of every way to take `how_many` different ones from `start` on."""
    if how_many == 0:
        return [_zeros()]
    rows: list[list[float]] = []
    for i in range(start, len(kids) - how_many + 1):
        rows += _products(_options_taken(kids[i], cost), _subsets(kids, i + 1, how_many - 1, cost))
    return rows


def _melange() -> list[list[float]]:
    rows: list[list[float]] = []
    for spice, solari in MELANGE_RATES:
        row = _zeros()
        row[fx.SPICE] = -float(spice)
        row[fx.SOLARI] = float(solari)
        rows.append(row)
    return rows


# --- single effects ----------------------------------------------------------------------
# Effects that are a number of one column.
_PLAIN: Final[dict[int, str]] = {
    fx.DRAW: "cards",
    fx.INTRIGUE: "intrigue",
    fx.INFLUENCE_DIFFERENT: "influence_any",
    fx.PERSUASION: "persuasion",
    fx.SWORDS: "swords",
    fx.VP: "vp",
    fx.ACQUIRE: "acquire",
}
# Effects that are one of a column.
_SINGLE: Final[dict[int, tuple[str, float]]] = {
    fx.TRASH_SELF: ("given_up", -1.0),
    fx.FOLDSPACE: ("foldspace", 1.0),
    fx.STEAL_INTRIGUE: ("intrigue", STOLEN),
    fx.MENTAT: ("agents", 1.0),
    fx.SWORDMASTER: ("swordmaster", 1.0),
    fx.COUNCIL_SEAT: ("council", 1.0),
    fx.CONTROL: ("control", 1.0),
    fx.RECALL_AGENT: ("agents", 1.0),
    fx.SIGNET: ("signet", 1.0),
    fx.FETCH: ("cards", 1.0),
    fx.TOPDECK: ("topdeck", 1.0),
}


def _leaf(effect: Effect, cost: bool) -> list[float]:
    row = _zeros()
    op = effect.op
    n = float(effect.a)
    if op in _PLAIN:
        row[COLUMN[_PLAIN[op]]] = n
        if op == fx.ACQUIRE and effect.b:
            row[COLUMN["topdeck"]] = 1.0
    elif op in _SINGLE:
        row[COLUMN[_SINGLE[op][0]]] = _SINGLE[op][1]
    elif op == fx.GAIN:
        row[effect.a] = float(effect.b)
    elif op == fx.PAY:
        row[fx.SOLARI] = -n
        row[fx.SPICE] = -float(effect.b)
        row[fx.WATER] = -float(effect.c)
    elif op == fx.RECRUIT:
        row[COLUMN["troops"]] = n
        row[COLUMN["deploy"]] = n * CONDITION if effect.b else 0.0
    elif op == fx.INFLUENCE or op == fx.LOSE_INFLUENCE:
        column = COLUMN["influence_any"] if effect.a < 0 else COLUMN["influence_emperor"] + effect.a
        row[column] = float(effect.b) if op == fx.INFLUENCE else -float(effect.b)
    elif op == fx.TRASH:
        row[COLUMN["given_up" if cost else "trash"]] = -n if cost else n
    elif op == fx.DISCARD:
        row[COLUMN["cards"]] = -n
    elif op == fx.RETREAT:
        row[COLUMN["retreat"]] = ANY_TROOPS if effect.a == fx.ANY_NUMBER else n
    elif op == fx.DEPLOY:
        row[COLUMN["deploy"]] = ANY_TROOPS if effect.a == fx.ANY_NUMBER else n
    elif op == fx.DEPLOY_SUPPLY:
        row[COLUMN["troops"]] = n
        row[COLUMN["deploy"]] = n
    elif op == fx.LOSE_TROOPS:
        row[COLUMN["troops"]] = -n
        row[COLUMN["deploy"]] = -n if effect.b == fx.FROM_CONFLICT else 0.0
    elif op == fx.HARVEST:
        row[fx.SPICE] = n + BONUS_SPICE
    elif op == fx.SPACE_INFLUENCE:
        row[COLUMN["influence_any"]] = n - 1.0
    elif op == fx.DISCOUNT:
        row[COLUMN["persuasion"]] = n * CONDITION
    elif op == fx.HOOK:
        for name, amount in HOOK_FEATURES[effect.name]:
            row[COLUMN[name]] += amount
    elif op != fx.NOTHING:
        raise ValueError(f"no price for an effect of kind {op}")
    return row
