"""The same tree as words: *say it*. (Its icons are in `drawing`.)

Every word lives in the Fluent files of `locale`; this module only decides which messages a tree
needs and hands one to the other. So a language may say things in any order.

`say(effect, words)` is one or more sentences, `phrase(effect, words)` the same as a label. A *voice*
tells the messages how a thing is said: plain (`effect`), to be paid (`cost`), one of a choice
(`option`), by another player (`opponent`), or as what a Conflict (`reward`) or a board space
(`space`) gives. `lines(piece, words)` is a whole piece as (key, text); `say_card`, `say_space`, … the
same with the label of the language.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.fluent import Words
from sandtable.imperium.judge.price import MELANGE_RATES
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import COND_NAMES, COUNTS, FACTIONS, ICONS, OP_NAMES, RESOURCES, Cond, Effect
from sandtable.imperium.language.pieces import (
    COMBAT,
    ENDGAME,
    PLOT,
    TRAITS,
    Card,
    Conflict,
    Intrigue,
    Leader,
    Space,
    Track,
)

Piece = Card | Intrigue | Conflict | Space | Leader | Track

# Effects that make a sentence of their own when they stand beside others.
ALONE: Final = frozenset(
    (fx.CHOOSE, fx.ARROW, fx.WHEN, fx.PER, fx.EACH_OPPONENT, fx.STEAL_INTRIGUE, fx.SELL_MELANGE, fx.IN_REVEAL_TURN)
    + (fx.TOPDECK, fx.SPACE_INFLUENCE, fx.DISCOUNT, fx.HOOK, fx.TRASH, fx.RETREAT, fx.DEPLOY)
)
# Amounts: said with a plus, or with a verb beside things to do.
AMOUNTS: Final = frozenset((fx.GAIN, fx.PERSUASION, fx.SWORDS, fx.VP, fx.INFLUENCE, fx.INFLUENCE_DIFFERENT))
# Amounts that need not say their verb once more, and those they may stand behind then.
PLAIN: Final = frozenset((fx.GAIN, fx.PERSUASION, fx.SWORDS, fx.VP))
BEFORE_PLAIN: Final = PLAIN | {fx.INFLUENCE}


# --- say it: effects ---------------------------------------------------------------------
def say(effect: Effect, words: Words, voice: str = "effect") -> str:
    """The tree as sentences for a player."""
    if effect.op == fx.NOTHING:
        return _sentence(words.say("effect-nothing"), words)
    text = ""
    done: list[int] = []
    for group in _groups(effect):
        first = group[0]
        if first.op == fx.WHEN:
            clause = _when(first, words, voice, first.kids[0].op in done)
        else:
            clause = _both(group, words, voice, inline=False)
            done += [part.op for part in group]
        sentence = _sentence(clause, words)
        text = words.say("effect-next", a=text, b=sentence) if text else sentence
    return text


def phrase(effect: Effect, words: Words, voice: str = "option") -> str:
    """The tree as one phrase without a full stop: for a button, or to stand in a list."""
    return words.capital(_clause(effect, words, voice))


def say_cond(cond: Cond, words: Words) -> str:
    """The condition as a sentence."""
    return _sentence(clause_cond(cond, words), words)


def _groups(effect: Effect) -> list[list[Effect]]:
    """The parts of a box, those that share a sentence together."""
    groups: list[list[Effect]] = []
    open_group = False
    for part in effect.parts():
        if part.op in ALONE or not open_group:
            groups.append([part])
        else:
            groups[-1].append(part)
        open_group = part.op not in ALONE
    return groups


def _sentence(text: str, words: Words) -> str:
    """A capital to begin with, and the language's full stop."""
    return words.say("effect-sentence", text=words.capital(text))


def join(items: list[str], words: Words, how: str, again: list[bool] | None = None) -> str:
    """A list in words; `how` is one of join-and, join-or (effects), names-and, names-or (names).

    `again` tells of each item of join-and whether it goes on with the verb of the one before.
    """
    text = items[0]
    for i, item in enumerate(items[1:], 1):
        place = "-two" if len(items) == 2 else "-last" if i == len(items) - 1 else "-more"
        told = {"again": _yes(again[i])} if again else {}
        text = words.say(how + place, a=text, b=item, **told)
    return text


def dashed(name: str) -> str:
    return name.replace("_", "-")


def _yes(yes: bool) -> str:
    return "yes" if yes else "no"


def _faction(faction: int) -> str:
    return FACTIONS[faction] if faction >= 0 else "any"


def _which(faction: int, words: Words) -> str:
    return words.say("which-faction", faction=_faction(faction))


def _amounts(solari: int, spice: int, water: int, words: Words) -> str:
    numbers = (solari, spice, water)
    return join([words.say("amount-" + RESOURCES[r], n=n) for r, n in enumerate(numbers) if n], words, "names-and")


def _same_influence(kids: list[Effect]) -> bool:
    """Several steps of the same size, each with a named faction: said in one go."""
    return len(kids) > 1 and all(k.op == fx.INFLUENCE and k.a >= 0 and k.b == kids[0].b for k in kids)


def _is_amount(effect: Effect) -> bool:
    if effect.op == fx.ARROW:
        return _is_amount(effect.kids[1])
    if effect.op in (fx.ALL, fx.CHOOSE, fx.WHEN, fx.PER):
        return all(_is_amount(kid) for kid in effect.kids)
    return effect.op in AMOUNTS


def _both(
    parts: list[Effect], words: Words, voice: str, inline: bool = True, verb: bool = False, then: bool = False
) -> str:
    """All of the parts, in one clause; `then`: something follows it in the same sentence."""
    verb = verb or not all(_is_amount(part) for part in parts)
    if _same_influence(parts):
        together = join([_which(part.a, words) for part in parts], words, "names-and")
        return words.say("effect-influence-each", n=parts[0].b, verb=_yes(verb), **{"with": together})
    last = len(parts) - 1
    again = [i > 0 and part.op in PLAIN and parts[i - 1].op in BEFORE_PLAIN for i, part in enumerate(parts)]
    said = [_clause(part, words, voice, inline, verb, then or i < last, again[i]) for i, part in enumerate(parts)]
    return join(said, words, "join-and", again)


def _choice(effect: Effect, words: Words, voice: str, inline: bool, verb: bool) -> str:
    kids = list(effect.kids)
    if effect.a == 1 and _same_influence(kids):
        either = join([_which(kid.a, words) for kid in kids], words, "names-or")
        return words.say("effect-influence", n=kids[0].b, voice=voice, verb=_yes(verb), **{"with": either})
    verb = verb or not all(_is_amount(kid) for kid in kids)
    voice = voice if voice == "opponent" else "option"
    options = join([_clause(kid, words, voice, verb=verb) for kid in kids], words, "join-or")
    if inline:
        return words.say("effect-choose-inline", n=effect.a, total=len(kids), options=options)
    return words.say("effect-choose", n=effect.a, options=options)


def _when(effect: Effect, words: Words, voice: str, more: bool) -> str:
    """A condition and what stands under it, as a sentence of its own."""
    kid = effect.kids[0]
    assert effect.cond is not None
    cond = clause_cond(effect.cond, words)
    inner = _clause(kid, words, voice)
    return words.say("effect-when", cond=cond, effect=inner, inner=OP_NAMES[kid.op], more=_yes(more))


def _clause(
    effect: Effect,
    words: Words,
    voice: str,
    inline: bool = True,
    verb: bool = False,
    then: bool = False,
    again: bool = False,
) -> str:
    """One effect as part of a sentence.

    `inline`: inside that of another effect; `then`: another one follows; `again`: an amount behind an amount.
    """
    op = effect.op
    if op == fx.ALL:
        return _both(list(effect.kids), words, voice, verb=verb, then=then)
    if op == fx.CHOOSE:
        return _choice(effect, words, voice, inline, verb)
    if op == fx.ARROW:
        cost = _clause(effect.kids[0], words, "cost")
        gained = _clause(effect.kids[1], words, "effect" if voice == "option" else voice, verb=verb)
        return words.say("effect-arrow", cost=cost, effect=gained, voice=voice)
    if op == fx.WHEN:
        assert effect.cond is not None
        inner = _clause(effect.kids[0], words, voice, verb=verb)
        return words.say("effect-when-inline", cond=clause_cond(effect.cond, words), effect=inner)
    if op == fx.PER:
        count = words.say("count-" + dashed(COUNTS[effect.a]))
        return words.say("effect-per", effect=_clause(effect.kids[0], words, voice, verb=verb), count=count)
    if op == fx.EACH_OPPONENT:
        kid = effect.kids[0]
        return words.say("effect-each-opponent", effect=_clause(kid, words, "opponent"), optional=_yes(kid.optional))
    if op == fx.IN_REVEAL_TURN:
        return words.say("effect-in-reveal-turn", effect=_clause(effect.kids[0], words, voice))
    return _leaf(effect, words, voice, _yes(verb), _yes(then), _yes(again))


def _leaf(effect: Effect, words: Words, voice: str, verb: str, then: str, again: str) -> str:
    """An effect that holds no other."""
    op = effect.op
    if op == fx.HOOK:
        return words.say("hook-" + dashed(effect.name), voice=voice)
    id = "effect-" + dashed(OP_NAMES[op])
    n = effect.a
    if op == fx.GAIN:
        amount = words.say("amount-" + RESOURCES[effect.a], n=effect.b)
        return words.say(id, n=effect.b, voice=voice, verb=verb, then=then, again=again, amount=amount)
    if op == fx.PAY:
        return words.say(id, voice=voice, then=then, amount=_amounts(effect.a, effect.b, effect.c, words))
    if op == fx.RECRUIT:
        return words.say(id, n=n, voice=voice, then=then, deployable=_yes(effect.b > 0))
    if op == fx.DEPLOY:
        return words.say(id, n=0 if n == fx.ANY_NUMBER else n, voice=voice, then=then, may=_yes(effect.b > 0))
    if op == fx.RETREAT:
        return words.say(id, n=0 if n == fx.ANY_NUMBER else n, voice=voice, then=then)
    if op == fx.LOSE_TROOPS:
        place = "conflict" if effect.b == fx.FROM_CONFLICT else "garrison"
        return words.say(id, n=n, voice=voice, then=then, place=place)
    if op in (fx.INFLUENCE, fx.LOSE_INFLUENCE):
        whose: dict[str, str] = {"faction": _faction(effect.a), "with": _which(effect.a, words)}
        return words.say(id, n=effect.b, voice=voice, verb=verb, then=then, **whose)
    if op == fx.FETCH:
        return words.say(id, voice=voice, then=then, name=words.say("faction-card", faction=_faction(effect.a)))
    if op == fx.ACQUIRE:
        return words.say(id, n=n, voice=voice, then=then, top=_yes(effect.b > 0))
    if op == fx.CONTROL:
        return words.say(id, voice=voice, then=then, space=words.say("space-" + dashed(effect.name)))
    if op == fx.DISCOUNT:
        return words.say(id, n=n, voice=voice, then=then, card=words.say("card-" + dashed(effect.name)))
    if op == fx.SELL_MELANGE:
        rates = [words.say("sell-rate", spice=spice, solari=solari) for spice, solari in MELANGE_RATES]
        return words.say(id, voice=voice, then=then, rates=join(rates, words, "names-or"))
    return words.say(id, n=n, voice=voice, verb=verb, then=then, again=again)


def clause_cond(cond: Cond, words: Words) -> str:
    """The condition, to stand within a sentence."""
    op = cond.op
    id = "cond-" + dashed(COND_NAMES[op])
    if op == fx.IF_INFLUENCE:
        return words.say(id, n=cond.b, faction=_faction(cond.a), **{"with": _which(cond.a, words)})
    if op == fx.IF_BOND:
        return words.say(id, name=words.say("faction-card", faction=_faction(cond.a)))
    if op == fx.IF_ALLIANCE:
        faction = _faction(cond.a)
        return words.say(id, faction=faction, name=words.say("faction-" + faction) if cond.a >= 0 else "")
    if op in (fx.IF_COPIES, fx.IF_MOST_COPIES):
        return words.say(id, n=cond.a, card=words.say("card-" + dashed(cond.name)))
    if op == fx.IF_TRACKS:
        return words.say(id, tracks=cond.a, n=cond.b)
    return words.say(id)


# --- say it: pieces ----------------------------------------------------------------------
def name_of(piece: Piece, words: Words) -> str:
    """The name of a piece in the language."""
    if isinstance(piece, Card):
        return words.say("card-" + dashed(piece.id))
    if isinstance(piece, Intrigue):
        return words.say("intrigue-" + dashed(piece.id))
    if isinstance(piece, Conflict):
        return words.say("conflict-" + dashed(piece.id))
    if isinstance(piece, Space):
        return words.say("space-" + dashed(piece.id))
    if isinstance(piece, Leader):
        return words.say("leader-" + dashed(piece.id))
    return words.say("faction-" + dashed(piece.id))


def lines(piece: Piece, words: Words) -> list[tuple[str, str]]:
    """What stands on a piece, as (key, text); the keys never change with the language."""
    if isinstance(piece, Card):
        return _card(piece, words)
    if isinstance(piece, Intrigue):
        return _intrigue(piece, words)
    if isinstance(piece, Conflict):
        return _conflict(piece, words)
    if isinstance(piece, Space):
        return _space(piece, words)
    if isinstance(piece, Leader):
        return _leader(piece, words)
    return _track(piece, words)


def say_card(card: Card, words: Words) -> list[tuple[str, str]]:
    return _labelled(_card(card, words), words)


def say_intrigue(card: Intrigue, words: Words) -> list[tuple[str, str]]:
    return _labelled(_intrigue(card, words), words)


def say_conflict(card: Conflict, words: Words) -> list[tuple[str, str]]:
    return _labelled(_conflict(card, words), words)


def say_space(space: Space, words: Words) -> list[tuple[str, str]]:
    return _labelled(_space(space, words), words)


def say_leader(leader: Leader, words: Words) -> list[tuple[str, str]]:
    return _labelled(_leader(leader, words), words)


def say_track(track: Track, words: Words) -> list[tuple[str, str]]:
    return _labelled(_track(track, words), words)


def _labelled(keyed: list[tuple[str, str]], words: Words) -> list[tuple[str, str]]:
    return [(words.say("label-" + key), text) for key, text in keyed]


def _boxes(boxes: list[tuple[str, Effect]], words: Words, voice: str = "effect") -> list[tuple[str, str]]:
    return [(key, say(effect, words, voice)) for key, effect in boxes if effect.op != fx.NOTHING]


def _card(card: Card, words: Words) -> list[tuple[str, str]]:
    out = []
    if card.cost >= 0:
        out.append(("cost", _sentence(words.say("line-cost", n=card.cost), words)))
    if card.factions:
        names = [words.say("faction-" + FACTIONS[faction]) for faction in card.factions]
        out.append(("factions", _sentence(join(names, words, "names-and"), words)))
    icons = [words.say("icon-" + ICONS[icon]) for icon in card.icons] or [words.say("line-no-icons")]
    out.append(("icons", _sentence(join(icons, words, "names-or"), words)))
    boxes = [("agent", card.agent), ("reveal", card.reveal), ("acquire", card.acquire), ("trash", card.on_trash)]
    return out + _boxes(boxes, words)


def _intrigue(card: Intrigue, words: Words) -> list[tuple[str, str]]:
    text = ""
    for window, id in (
        (PLOT, "window-plot-first" if card.first else "window-plot"),
        (COMBAT, "window-combat-won" if card.won else "window-combat"),
        (ENDGAME, "window-endgame"),
    ):
        if card.windows & window:
            sentence = _sentence(words.say(id), words)
            text = words.say("effect-next", a=text, b=sentence) if text else sentence
    out = [("when", text)]
    if card.condition is not None:
        out.append(("condition", say_cond(card.condition, words)))
    out += _boxes([("cost", card.cost)], words, "cost")
    return out + _boxes([("effect", card.effect), ("endgame", card.endgame)], words)


def _conflict(card: Conflict, words: Words) -> list[tuple[str, str]]:
    out = [("level", words.say("line-level", n=card.level))]
    if card.control:
        space = words.say("space-" + dashed(card.control))
        out.append(("about", _sentence(words.say("line-about", space=space), words)))
    return out + _boxes([("first", card.first), ("second", card.second), ("third", card.third)], words, "reward")


def _space(space: Space, words: Words) -> list[tuple[str, str]]:
    out = [("icon", _sentence(words.say("icon-" + ICONS[space.icon]), words))]
    if space.solari or space.spice or space.water:
        out.append(("cost", _sentence(_amounts(space.solari, space.spice, space.water, words), words)))
    if space.needs is not None:
        out.append(("needs", _sentence(words.say("line-needs", condition=clause_cond(space.needs, words)), words)))
    if space.faction >= 0:
        out.append(("influence", say(fx.influence(space.faction), words)))
    out += _boxes([("effect", space.effect)], words, "space")
    if space.reveal_persuasion:
        effect = _clause(fx.persuasion(space.reveal_persuasion), words, "space")
        out.append(("later", _sentence(words.say("line-later", effect=effect), words)))
    if space.control_bonus.op != fx.NOTHING:
        effect = _clause(space.control_bonus, words, "space")
        out.append(("control", _sentence(words.say("line-control", effect=effect), words)))
    if space.combat:
        out.append(("combat", _sentence(words.say("line-combat"), words)))
    if space.once_per_game:
        out.append(("once", _sentence(words.say("line-once"), words)))
    return out


def _leader(leader: Leader, words: Words) -> list[tuple[str, str]]:
    out = [
        ("house", words.say("house-" + dashed(leader.house))),
        ("complexity", words.say("line-complexity", n=leader.complexity)),
    ]
    if leader.trait:
        name = words.say("trait-" + dashed(TRAITS[leader.trait]))
        out.append(("trait", words.say("line-ability", name=name, text=say_trait(leader, words))))
    name = words.say("signet-" + dashed(leader.id))
    out.append(("signet", words.say("line-ability", name=name, text=say(leader.signet, words))))
    return out


def say_trait(leader: Leader, words: Words) -> str:
    """What makes a Leader different, as a sentence; what it begins the game with is told from that effect."""
    id = "trait-" + dashed(TRAITS[leader.trait]) + "-text"
    if leader.start.op == fx.NOTHING:
        return _sentence(words.say(id), words)
    gains = leader.start.kids if leader.start.op == fx.ALL else (leader.start,)
    amounts = [words.say("amount-" + RESOURCES[gain.a], n=gain.b) for gain in gains]
    return _sentence(words.say(id, start=join(amounts, words, "names-and")), words)


def _track(track: Track, words: Words) -> list[tuple[str, str]]:
    point = _clause(fx.vp(1), words, "effect")
    return [
        ("level-2", _sentence(words.say("line-level-2", effect=point), words)),
        ("level-4", say(track.at_4, words)),
        ("alliance", _sentence(words.say("line-alliance", effect=point), words)),
    ]
