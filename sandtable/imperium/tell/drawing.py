"""The same tree as icons: *draw it*. No words of any language are needed.

`draw(effect)` is a flat list of tokens. A token is one of
- a number ("2", or a range "2-5"), always before its glyph and left out where it is 1;
- the name of a symbol of the icon sheet ("spice", "sword", "influence-any"); an influence is
  "influence" and its faction, "pays" is the arrow between a cost and its effect, "minus" a loss,
  "right" a move from one place to another, "info" a rule to be read in words;
- a piece by its name: "card:the_spice_must_flow", "space:arrakeen";
- structure, `STRUCTURE`: "," between separate effects, "or" between options, "per" before what is
  counted, "differs" between things that must not be the same, "up-to" and "any" before a number
  that may be smaller, "self" for the card itself; brackets "(" for a group, "cost(" around what is
  paid, "if(" around a condition, "of(" after the number of options to be taken, "opponents(" around
  what every opponent does; each is closed by ")".
"""

from __future__ import annotations

from typing import Final

from sandtable.imperium.judge.price import MELANGE_RATES
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import FACTIONS, RESOURCES, Cond, Effect

STRUCTURE: Final = (",", "or", "per", "differs", "up-to", "any", "self", "(", "cost(", "if(", "of(", "opponents(", ")")

# The glyph of an effect that is a number of one thing.
_GLYPH: Final = {
    fx.RECRUIT: "troop",
    fx.DRAW: "draw",
    fx.INTRIGUE: "intrigue",
    fx.PERSUASION: "persuasion",
    fx.SWORDS: "sword",
    fx.VP: "vp",
    fx.TRASH: "trash",
    fx.DISCARD: "discard",
}
# Effects whose picture is always the same.
_PICTURE: Final[dict[int, tuple[str, ...]]] = {
    fx.NOTHING: (),
    fx.TRASH_SELF: ("trash", "self"),
    fx.FOLDSPACE: ("foldspace",),
    fx.STEAL_INTRIGUE: ("steal",),
    fx.MENTAT: ("mentat",),
    fx.SWORDMASTER: ("swordmaster",),
    fx.COUNCIL_SEAT: ("council-seat",),
    fx.RECALL_AGENT: ("recall",),
    fx.SIGNET: ("signet",),
    fx.TOPDECK: ("row", "right", "deck"),
    fx.HOOK: ("info",),
}
_COND_PICTURE: Final[dict[int, tuple[str, ...]]] = {
    fx.IF_COUNCIL: ("council-seat",),
    fx.IF_MENTAT_HOME: ("mentat", "home"),
    fx.IF_DECK: ("deck",),
    fx.IF_OPPONENT_IN_CONFLICT: ("person", "troop", "combat"),
    fx.IF_AGENT_ON_BOARD: ("agent", "board"),
}
_COUNT_PICTURE: Final[dict[int, tuple[str, ...]]] = {fx.FREMEN_CARDS_IN_PLAY: ("fremen",)}


def draw(effect: Effect) -> list[str]:
    """The tree as icons: see the head of this module for the tokens."""
    op = effect.op
    if op == fx.ALL:
        return _spread([_held(kid) for kid in effect.kids], ",")
    if op == fx.CHOOSE:
        options = _spread([_held(kid) for kid in effect.kids], "or")
        return options if effect.a == 1 else [str(effect.a), "of(", *options, ")"]
    if op == fx.ARROW:
        return ["cost(", *draw(effect.kids[0]), ")", "pays", *_held(effect.kids[1])]
    if op == fx.WHEN:
        assert effect.cond is not None
        return ["if(", *_draw_cond(effect.cond), ")", *_held(effect.kids[0])]
    if op == fx.PER:
        return [*_held(effect.kids[0]), "per", *_COUNT_PICTURE[effect.a]]
    if op == fx.EACH_OPPONENT:
        return ["opponents(", *draw(effect.kids[0]), ")"]
    if op == fx.IN_REVEAL_TURN:
        return ["if(", "reveal", ")", *_held(effect.kids[0])]
    if op == fx.PAY:
        paid = (effect.a, effect.b, effect.c)
        return _spread([[*_number(n), RESOURCES[kind]] for kind, n in enumerate(paid) if n], ",")
    if op in _PICTURE:
        return list(_PICTURE[op])
    if op in _GLYPH:
        return [*_number(effect.a), _GLYPH[op]]
    return _draw_leaf(effect)


def _draw_leaf(effect: Effect) -> list[str]:
    op = effect.op
    a = effect.a
    if op == fx.GAIN:
        return [*_number(effect.b), RESOURCES[a]]
    if op == fx.INFLUENCE:
        return [*_number(effect.b), *_draw_faction(a)]
    if op == fx.LOSE_INFLUENCE:
        return ["minus", *_number(effect.b), *_draw_faction(a)]
    if op == fx.INFLUENCE_DIFFERENT:
        return _spread([["influence-any"] for _ in range(a)], "differs")
    if op == fx.SPACE_INFLUENCE:
        return ["board", *_number(a), "influence"]
    if op in (fx.RETREAT, fx.DEPLOY):
        return [*(["any"] if a == fx.ANY_NUMBER else ["up-to", str(a)]), "retreat" if op == fx.RETREAT else "deploy"]
    if op == fx.DEPLOY_SUPPLY:
        return [*_number(a), "troop", "deploy"]
    if op == fx.LOSE_TROOPS:
        return ["minus", *_number(a), "troop", "combat" if effect.b == fx.FROM_CONFLICT else "garrison"]
    if op == fx.CONTROL:
        return ["control", "space:" + effect.name]
    if op == fx.HARVEST:
        return [*_number(a), "spice", "plus", "maker"]
    if op == fx.SELL_MELANGE:
        least, most = MELANGE_RATES[0], MELANGE_RATES[-1]
        return ["cost(", f"{least[0]}-{most[0]}", "spice", ")", "pays", f"{least[1]}-{most[1]}", "solari"]
    if op == fx.ACQUIRE:
        return ["row", "up-to", str(a), "bubble", *(["right", "deck"] if effect.b else [])]
    if op == fx.FETCH:
        return ["discard", FACTIONS[a], "right", "hand"]
    assert op == fx.DISCOUNT
    return ["card:" + effect.name, "minus", *_number(a), "bubble"]


def _draw_cond(cond: Cond) -> list[str]:
    op = cond.op
    if op in _COND_PICTURE:
        return list(_COND_PICTURE[op])
    if op == fx.IF_INFLUENCE:
        return [*_number(cond.b), *_draw_faction(cond.a)]
    if op == fx.IF_ALLIANCE:
        return [*([FACTIONS[cond.a]] if cond.a >= 0 else []), "alliance"]
    if op == fx.IF_BOND:
        return [FACTIONS[cond.a], "link"]
    if op == fx.IF_COPIES:
        return [*_number(cond.a), "card:" + cond.name]
    if op == fx.IF_MOST_COPIES:
        return ["up", "card:" + cond.name]
    assert op == fx.IF_TRACKS
    return _spread([[*_number(cond.b), "influence-any"] for _ in range(cond.a)], "differs")


def _draw_faction(faction: int) -> list[str]:
    return ["influence", FACTIONS[faction]] if faction >= 0 else ["influence-any"]


def _number(n: int) -> list[str]:
    return [str(n)] if n != 1 else []


def _held(effect: Effect) -> list[str]:
    """Inside another effect: bracketed if it has parts."""
    tokens = draw(effect)
    if effect.op == fx.ALL or (effect.op == fx.CHOOSE and effect.a == 1):
        return ["(", *tokens, ")"]
    return tokens


def _spread(groups: list[list[str]], between: str) -> list[str]:
    out: list[str] = []
    for group in groups:
        if out:
            out.append(between)
        out += group
    return out
