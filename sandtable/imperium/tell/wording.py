"""Reads an effect tree as words, *say it*; and puts whole pieces into words. Their icons are in `drawing`.

Every word lives in the Fluent files of `locale`; this module only decides which messages a tree
needs and hands one to the other. So a language may say things in any order.

`say(effect, words)` is one or more sentences, `phrase(effect, words)` the same as a label. A *voice*
tells the messages how a thing is said: plain (`effect`), to be paid (`cost`), one of a choice
(`option`), by another player (`opponent`), or as what a Conflict (`reward`) or a board space
(`space`) gives. `lines(piece, words)` is a whole piece as (key, text); `labelled` the same with the label of the
language.
"""

from __future__ import annotations

from sandtable.core.fluent import Words
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import AGENT_ICONS, FACTIONS, ICONS, KINDS, NO_FACTION, RESOURCES, Cond, Effect
from sandtable.imperium.language.module_pieces import Contract, Objective, Rival
from sandtable.imperium.language.pieces import COMBAT, ENDGAME, NO_COST, PLOT, Card, Conflict, Intrigue, Leader
from sandtable.imperium.language.places import Post, Space, Track
from sandtable.imperium.nodes.base import clause, cond_clause
from sandtable.imperium.nodes.saying import Manner, amounts, dashed, join, sentence
from sandtable.imperium.nodes.structure import say_both, say_when
from sandtable.imperium.rules.catalog import OF_TRACK, TRACKS

Piece = Card | Intrigue | Conflict | Space | Leader | Track | Contract | Objective | Post | Rival


# --- say it: effects ---------------------------------------------------------------------
def say(effect: Effect, words: Words, voice: str = "effect", lead: str = "") -> str:
    """The tree as sentences for a player; `lead`: the message that the first of them is put into."""
    if effect.op == fx.NOTHING:
        return sentence(words.say("effect-nothing"), words)
    text = ""
    done: list[int] = []
    for group in _groups(effect):
        first = group[0]
        if first.op == fx.WHEN:
            told = say_when(first, words, voice, first.kids[0].op in done)
        else:
            told = say_both(group, words, Manner(voice, inline=False))
            done += [part.op for part in group]
        if lead and not text:
            told = words.say(lead, text=told)
        told = sentence(told, words)
        text = words.say("effect-next", a=text, b=told) if text else told
    return text


def phrase(effect: Effect, words: Words, voice: str = "option") -> str:
    """The tree as one phrase without a full stop: for a button, or to stand in a list."""
    return words.capital(clause(effect, words, Manner(voice)))


def say_cond(cond: Cond, words: Words) -> str:
    """The condition as a sentence."""
    return sentence(cond_clause(cond, words), words)


def _groups(effect: Effect) -> list[list[Effect]]:
    """The parts of a box, those that share a sentence together."""
    groups: list[list[Effect]] = []
    open_group = False
    for part in effect.parts():
        alone = KINDS[part.op].alone
        if alone or not open_group:
            groups.append([part])
        else:
            groups[-1].append(part)
        open_group = not alone
    return groups


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
    if isinstance(piece, Contract):
        return words.say("contract-" + dashed(piece.id))
    if isinstance(piece, Objective):
        return words.say("objective-" + dashed(piece.id))
    if isinstance(piece, Post):
        return words.say("post-" + dashed(piece.id))
    if isinstance(piece, Rival):
        return words.say(dashed(piece.id))
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
    if isinstance(piece, Contract):
        return _contract(piece, words)
    if isinstance(piece, Objective):
        return _objective(piece, words)
    if isinstance(piece, Post):
        return _post(piece, words)
    if isinstance(piece, Rival):
        return _rival(piece, words)
    return _track(piece, words)


def labelled(piece: Piece, words: Words) -> list[tuple[str, str]]:
    """The same with the label of the language in place of the key."""
    return [(words.say("label-" + key), text) for key, text in lines(piece, words)]


def _boxes(boxes: list[tuple[str, Effect]], words: Words, voice: str = "effect") -> list[tuple[str, str]]:
    return [(key, say(effect, words, voice)) for key, effect in boxes if effect.op != fx.NOTHING]


def _card(card: Card, words: Words) -> list[tuple[str, str]]:
    out = []
    if card.cost != NO_COST:
        out.append(("cost", sentence(words.say("line-cost", n=card.cost), words)))
    if card.factions:
        names = [words.say("faction-" + FACTIONS[faction]) for faction in card.factions]
        out.append(("factions", sentence(join(names, words, "names-and"), words)))
    icons = [words.say("icon-" + AGENT_ICONS[icon]) for icon in card.icons] or [words.say("line-no-icons")]
    out.append(("icons", sentence(join(icons, words, "names-or"), words)))
    boxes = [("agent", card.agent), ("reveal", card.reveal), ("acquire", card.acquire), ("trash", card.on_trash)]
    boxes.append(("discard", card.on_discard))
    return out + _boxes(boxes, words)


def _intrigue(card: Intrigue, words: Words) -> list[tuple[str, str]]:
    text = ""
    for window, id in (
        (PLOT, "window-plot-first" if card.first else "window-plot"),
        (COMBAT, "window-combat-won" if card.won else "window-combat"),
        (ENDGAME, "window-endgame"),
    ):
        if card.windows & window:
            told = sentence(words.say(id), words)
            text = words.say("effect-next", a=text, b=told) if text else told
    out = [("when", text)]
    if card.condition is not None:
        out.append(("condition", say_cond(card.condition, words)))
    out += _boxes([("cost", card.cost)], words, "cost")
    return out + _boxes([("effect", card.effect), ("combat-effect", card.combat), ("endgame", card.endgame)], words)


def _conflict(card: Conflict, words: Words) -> list[tuple[str, str]]:
    out = [("level", words.say("line-level", n=card.level))]
    if card.control:
        space = words.say("space-" + dashed(card.control))
        out.append(("about", sentence(words.say("line-about", space=space), words)))
    if card.icon:
        out.append(("battle-icon", _battle_icon(card.icon, words)))
    if card.wall:
        out.append(("wall", sentence(words.say("line-wall"), words)))
    return out + _boxes([("first", card.first), ("second", card.second), ("third", card.third)], words, "reward")


def _battle_icon(icon: str, words: Words) -> str:
    return sentence(words.say("battle-icon-" + dashed(icon)), words)


def _space_influence(space: Space) -> Effect:
    """What a visit gives, on the very track it gives it on."""
    effect = build.influence(space.faction)
    for kind, track in enumerate(TRACKS):
        if track.faction == space.faction and (track.id == space.area or (track.owner and track.owner == space.owner)):
            effect.thing = OF_TRACK | kind
    return effect


def _space(space: Space, words: Words) -> list[tuple[str, str]]:
    out = [("icon", sentence(words.say("icon-" + ICONS[space.icon]), words))]
    cost = _space_cost(space, words)
    if cost:
        out.append(("cost", sentence(cost, words)))
    if space.needs is not None:
        out.append(("needs", sentence(words.say("line-needs", condition=cond_clause(space.needs, words)), words)))
    if space.faction != NO_FACTION:
        out.append(("influence", say(_space_influence(space), words)))
    out += _boxes([("effect", space.effect)], words, "space")
    if space.reveal_persuasion:
        effect = clause(build.persuasion(space.reveal_persuasion), words, Manner("space"))
        out.append(("later", sentence(words.say("line-later", effect=effect), words)))
    if space.control_bonus.op != fx.NOTHING:
        effect = clause(space.control_bonus, words, Manner("space"))
        out.append(("control", sentence(words.say("line-control", effect=effect), words)))
    if space.combat:
        out.append(("combat", sentence(words.say("line-combat"), words)))
    if space.once_per_game:
        out.append(("once", sentence(words.say("line-once"), words)))
    return out


def _space_cost(space: Space, words: Words) -> str:
    """What sending an Agent there takes; what Sell Melange takes is said by what it brings."""
    if space.effect.op == fx.SELL_MELANGE or space.cost.op == fx.NOTHING:
        return ""
    ways = space.cost.kids if space.cost.op == fx.CHOOSE else (space.cost,)
    told = [amounts(way.a, way.b, way.c, words) for way in ways if way.a + way.b + way.c]
    cost = join(told, words, "names-or")
    if len(told) < len(ways):
        return words.say("line-cost-optional", cost=cost)
    if space.cheaper is not None:
        cond, way = space.cheaper
        less = amounts(way.a, way.b, way.c, words)
        return words.say("line-cost-cheaper", cost=cost, less=less, cond=cond_clause(cond, words))
    return cost


def _leader(leader: Leader, words: Words) -> list[tuple[str, str]]:
    out = [("house", words.say("house-" + dashed(leader.house)))] if leader.house else []
    out.append(("complexity", words.say("line-complexity", n=leader.complexity)))
    if leader.back_of:
        front = words.say("leader-" + dashed(leader.back_of))
        out.append(("side", sentence(words.say("line-other-side", leader=front), words)))
    for trait in (*leader.ability, *leader.traits, *leader.later):
        name = words.say("trait-" + dashed(trait))
        out.append(("trait", words.say("line-ability", name=name, text=say_trait(leader, trait, words))))
    name = words.say("signet-" + dashed(leader.id))
    out.append(("signet", words.say("line-ability", name=name, text=say(leader.signet, words))))
    return out


def say_trait(leader: Leader, trait: str, words: Words) -> str:
    """What makes a Leader different, as a sentence; an ability that is an effect, and what the Leader begins the game
    with, are told from the effects."""
    if trait in leader.ability:
        if leader.reveal.op != fx.NOTHING:
            return say(leader.reveal, words, lead="line-in-reveal-turn")
        return say(leader.visit, words)
    id = "trait-" + dashed(trait) + "-text"
    if leader.start.op == fx.NOTHING:
        return sentence(words.say(id), words)
    gains = leader.start.kids if leader.start.op == fx.ALL else (leader.start,)
    amounts = [words.say("amount-" + RESOURCES[gain.a], n=gain.b) for gain in gains]
    return sentence(words.say(id, start=join(amounts, words, "names-and")), words)


def _contract(contract: Contract, words: Words) -> list[tuple[str, str]]:
    """What completes it, and its reward."""
    told = words.say(
        "line-contract-" + contract.done,
        n=contract.n,
        space=words.say("space-" + dashed(contract.space)) if contract.space else "",
        card=words.say("card-" + dashed(contract.card)) if contract.card else "",
    )
    out = [("done", sentence(told, words)), *_boxes([("effect", contract.reward)], words)]
    if contract.aside_for:
        leader = words.say("leader-" + dashed(contract.aside_for))
        out.append(("needs", sentence(words.say("line-contract-aside", leader=leader), words)))
    return out


def _objective(objective: Objective, words: Words) -> list[tuple[str, str]]:
    """Its battle icon, for how many players it is, and whether its owner begins."""
    out = [("battle-icon", _battle_icon(objective.icon, words))]
    if objective.seats:
        numbers = join([str(n) for n in objective.seats], words, "names-or")
        out.append(("players", sentence(words.say("line-players", numbers=numbers), words)))
    if objective.first:
        out.append(("effect", sentence(words.say("line-first-player"), words)))
    return out


def _post(post: Post, words: Words) -> list[tuple[str, str]]:
    spaces = [words.say("space-" + dashed(space)) for space in post.spaces]
    return [("watches", sentence(join(spaces, words, "names-and"), words))]


def _rival(rival: Rival, words: Words) -> list[tuple[str, str]]:
    """What its Swordmaster takes, both abilities, and the order of its factions."""
    out = [("swordmaster-level", str(rival.swordmaster))]
    out += _boxes([("signet", rival.signet), ("scheme", rival.scheme)], words)
    order = [words.say("faction-" + FACTIONS[faction]) for faction in rival.priority]
    out.append(("priority", sentence(join(order, words, "names-and"), words)))
    if not rival.can_win:
        out.append(("players", sentence(words.say("rival-cannot-win"), words)))
    return out


def _track(track: Track, words: Words) -> list[tuple[str, str]]:
    """What the levels give, from the lowest up, and the Alliance."""
    out = []
    for level in sorted({*track.points, *track.bonuses}):
        text = ""
        if level in track.points:
            points = clause(build.vp(track.points[level]), words, Manner("effect"))
            text = sentence(words.say("line-points", effect=points, n=level), words)
        if level in track.bonuses:
            bonus = say(track.bonuses[level], words)
            text = words.say("effect-next", a=text, b=bonus) if text else bonus
        out.append((f"level-{level}", text))
    points = clause(build.vp(track.alliance_points), words, Manner("effect"))
    out.append(("alliance", sentence(words.say("line-alliance", effect=points, n=track.alliance), words)))
    return out
