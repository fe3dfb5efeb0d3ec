"""Every piece of the family as data for a page: its name, its words, its effects as icons."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import AGENT_ICONS, FACTIONS, ICONS, NO_FACTION, OPS, Effect
from sandtable.imperium.language.module_pieces import Contract, Difficulty, HagalWay, Objective, Rival
from sandtable.imperium.language.pieces import NO_COST, SOURCES, WINDOWS, Card, Conflict, Intrigue, Leader
from sandtable.imperium.language.places import Post, Space, Track
from sandtable.imperium.modules import trades
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    HAGAL,
    INTRIGUE,
    LEADERS,
    OBJECTIVES,
    OF_HAGAL,
    POSTS,
    RIVALS,
)
from sandtable.imperium.rules.rounds import POINTS_TO_END
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.played import played_conflict, played_space
from sandtable.imperium.tell.slots import slots
from sandtable.imperium.tell.telling import tell_thing
from sandtable.imperium.tell.wording import Piece, lines, name_of, say, say_cond, say_trait

Data = dict[str, Any]


def content(rules: Ruleset, words: Words) -> Data:
    """All pieces by their ids, as docs/table-protocol.md has them; the ids are those of views and vocabulary."""
    return {
        "family": "imperium",  # whose page draws a title that has none of its own
        "cards": {CARDS[kind].id: _card(CARDS[kind], words) for kind in rules.cards},
        "intrigue": {INTRIGUE[kind].id: _intrigue(INTRIGUE[kind], words) for kind in rules.intrigues},
        "spaces": {space.id: _space(space, rules, words) for space in _spaces(rules, rules.part)},
        "conflicts": {card.id: _conflict(card, words) for card in _conflicts(rules, rules.part)},
        "without": {id: _without(rules, id, words) for id in rules.part},
        "leaders": {LEADERS[kind].id: _leader(LEADERS[kind], words) for kind in rules.leader_sides},
        "posts": {POSTS[kind].id: _post(POSTS[kind], words) for kind in rules.posts},
        "objectives": {OBJECTIVES[kind].id: _objective(OBJECTIVES[kind], words) for kind in rules.objectives},
        "contracts": {CONTRACTS[kind].id: _contract(CONTRACTS[kind], words) for kind in rules.contracts},
        "tracks": {track.id: _track(track, words) for track in rules.tracks},
        "hagal": {HAGAL[kind].id: _hagal(kind, words) for kind in rules.hagal},
        "rivals": {RIVALS[kind].id: _rival(RIVALS[kind], words) for kind in rules.rivals},
        "difficulties": [_difficulty(level) for level in rules.levels],
        "reserve": [CARDS[kind].id for kind in rules.reserve_cards],
        "points_to_end": POINTS_TO_END,
        **({"teams": _teams(rules)} if rules.sides else {}),
    }


def _spaces(rules: Ruleset, modules: Collection[str]) -> list[Space]:
    return [played_space(space, modules) for space in rules.spaces]


def _conflicts(rules: Ruleset, modules: Collection[str]) -> list[Conflict]:
    return [played_conflict(CONFLICTS[kind], modules) for kind in rules.conflicts]


def _without(rules: Ruleset, module: str, words: Words) -> Data:
    """Pieces that say something else in games without a module: a title's content is one, whatever is chosen."""
    fewer = [id for id in rules.part if id != module]
    spaces = zip(_spaces(rules, fewer), _spaces(rules, rules.part), strict=True)
    conflicts = zip(_conflicts(rules, fewer), _conflicts(rules, rules.part), strict=True)
    return {
        "spaces": {it.id: _space(it, rules, words) for it, other in spaces if draw(it.effect) != draw(other.effect)},
        "conflicts": {it.id: _conflict(it, words) for it, other in conflicts if draw(it.first) != draw(other.first)},
    }


def _teams(rules: Ruleset) -> Data:
    """Who plays together, by seats; and the seats of commanders, each with the Leader it always has."""
    sides: list[list[int]] = []
    for bits in rules.sides:
        side = [seat for seat in range(len(rules.sides)) if (bits >> seat) & 1]
        if side not in sides:
            sides.append(side)
    commanders: dict[str, str] = {}
    for module in rules.modules:
        commanders |= {str(seat): LEADERS[kind].id for seat, kind in module.leaders(rules).items()}
    return {"sides": sides, "commanders": commanders}


def _box(kind: str, effect: Effect, words: Words, voice: str = "effect") -> Data:
    return {"kind": kind, "draw": draw(effect), "words": say(effect, words, voice)}


def _boxes(effects: list[tuple[str, Effect]], words: Words, voice: str = "effect") -> list[Data]:
    return [_box(kind, effect, words, voice) for kind, effect in effects if effect.op != fx.NOTHING]


def _lines(piece: Piece, words: Words) -> list[list[str]]:
    """The whole piece in words: [key, text]; the label of a key is the message `label-<key>`."""
    return [[key, text] for key, text in lines(piece, words)]


def _card(card: Card, words: Words) -> Data:
    effects = [("agent", card.agent), ("reveal", card.reveal), ("acquire", card.acquire), ("trash", card.on_trash)]
    effects.append(("discard", card.on_discard))
    return {
        "name": name_of(card, words),
        "source": SOURCES[card.source],
        "cost": card.cost if card.cost != NO_COST else None,
        "icons": [AGENT_ICONS[icon] for icon in card.icons],
        "factions": [FACTIONS[faction] for faction in card.factions],
        "boxes": _boxes(effects, words),
    }


def _intrigue(card: Intrigue, words: Words) -> Data:
    said = dict(lines(card, words))
    boxes: list[Data] = [{"kind": "when", "draw": [], "words": said["when"]}]
    if card.condition is not None:
        condition = build.when(card.condition, build.nothing())
        boxes.append({"kind": "condition", "draw": draw(condition), "words": said["condition"]})
    boxes += _boxes([("cost", card.cost)], words, "cost")
    boxes += _boxes([("effect", card.effect), ("combat-effect", card.combat), ("endgame", card.endgame)], words)
    kinds = [name for window, name in WINDOWS.items() if card.windows & window]
    return {"name": name_of(card, words), "kinds": kinds, "boxes": boxes}


def _space(space: Space, rules: Ruleset, words: Words) -> Data:
    needs = draw(build.when(space.needs, build.nothing()))[1:-1] if space.needs is not None else []
    return {
        "name": name_of(space, words),
        "area": space.area,
        "slot": slots(rules)[space.id],
        "icon": ICONS[space.icon],
        "faction": rules.tracks[space.faction].id if space.faction != NO_FACTION else None,
        "combat": space.combat,
        "draw": draw(space.effect),
        "words": say(space.effect, words, "space"),
        "cost": draw(space.cost) if space.cost.op == fx.PAY else [],
        "cost_varies": space.cost.op == fx.CHOOSE,
        "cost_options": [draw(way) for way in space.cost.kids] if space.cost.op == fx.CHOOSE else [],
        "cheaper": draw(space.cheaper[1]) if space.cheaper is not None else [],
        "needs": needs,
        "maker": space.maker_base,
        "control": draw(space.control_bonus),
        "persuasion": space.reveal_persuasion,
        "once": space.once_per_game,
        "lines": _lines(space, words),
        **({"owner": space.owner} if space.owner else {}),
    }


def _conflict(card: Conflict, words: Words) -> Data:
    rewards = (card.first, card.second, card.third)
    return {
        "name": name_of(card, words),
        "level": card.level,
        "about": card.control or None,
        "icon": card.icon or None,
        "wall": card.wall,
        "rewards": [
            {"place": place, "draw": draw(reward), "words": say(reward, words, "reward")}
            for place, reward in enumerate(rewards, 1)
            if reward.op != fx.NOTHING
        ],
    }


def _leader(leader: Leader, words: Words) -> Data:
    return {
        "name": name_of(leader, words),
        "house": words.say("house-" + dashed(leader.house)) if leader.house else None,
        "complexity": leader.complexity,
        "rival": leader.rival_ok,
        "abilities": [_ability(leader, name, words) for name in (*leader.ability, *leader.traits, *leader.later)],
        "signet": {
            "name": words.say("signet-" + dashed(leader.id)),
            "draw": draw(leader.signet),
            "words": say(leader.signet, words),
        },
        "start": draw(leader.start),
        "back_of": leader.back_of or None,
        "module": leader.module or None,
        "track": _steps(leader, words),
        "lines": _lines(leader, words),
    }


def _ability(leader: Leader, name: str, words: Words) -> Data:
    """A left ability; one that is no effect is a rule to be read in words."""
    drawn = ["info"]
    if name in leader.ability:
        drawn = draw(build.in_reveal_turn(leader.reveal)) if leader.reveal.op != fx.NOTHING else draw(leader.visit)
    return {"name": words.say("trait-" + dashed(name)), "draw": drawn, "words": say_trait(leader, name, words)}


def _steps(leader: Leader, words: Words) -> list[Data]:
    """The track along which a Signet Ring moves a token: what each step shows and which follow it, the start first."""
    for part in leader.signet.parts():
        if OPS.names[part.op] == "training":
            start: Data = {"draw": [], "words": None, "then": _bits(part.a)}
            shown = [(step.a, step.kids[0]) for step in part.kids]
            return [start, *({"draw": draw(it), "words": say(it, words), "then": _bits(then)} for then, it in shown)]
    return []


def _bits(steps: int) -> list[int]:
    """Numbers of steps, the first being 1."""
    return [step + 1 for step in range(steps.bit_length()) if (steps >> step) & 1]


def _post(post: Post, words: Words) -> Data:
    return {"name": name_of(post, words), "spaces": list(post.spaces), "lines": _lines(post, words)}


def _objective(objective: Objective, words: Words) -> Data:
    return {
        "name": name_of(objective, words),
        "icon": objective.icon,
        "first": objective.first,
        "lines": _lines(objective, words),
    }


def _contract(contract: Contract, words: Words) -> Data:
    return {
        "name": name_of(contract, words),
        "done": contract.done,
        "space": contract.space or None,
        "card": contract.card or None,
        "n": contract.n,
        "draw": draw(contract.reward),
        "words": say(contract.reward, words),
        "lines": _lines(contract, words),
    }


def _track(track: Track, words: Words) -> Data:
    bonus = track.bonuses[max(track.bonuses)] if track.bonuses else build.nothing()
    return {
        "name": name_of(track, words),
        "draw": draw(bonus),
        "words": say(bonus, words),
        "lines": _lines(track, words),
        **(_own_track(track, words) if track.owner else {}),
    }


def _own_track(track: Track, words: Words) -> Data:
    """Of a track on somebody's own board: whose, where it ends, and what each level gives."""
    levels = [track.bonus_at[level] or build.nothing() for level in range(track.top + 1)]
    return {
        "owner": track.owner,
        "top": track.top,
        "alliance": track.alliance,
        "levels": [
            {"draw": draw(it), "words": say(it, words), "points": track.points.get(level, 0)}
            for level, it in enumerate(levels)
        ],
    }


def _hagal(kind: int, words: Words) -> Data:
    card = HAGAL[kind]
    space, effect, ways = card.space, card.effect, card.ways
    if len(ways) == 1:
        space, effect, ways = ways[0].space, ways[0].effect, ()
    return {
        "name": tell_thing(OF_HAGAL | kind, words),
        "space": space or None,
        "draw": draw(effect),
        "words": say(effect, words),
        "swords": card.swords,
        "ways": [_way(way, words) for way in ways],
        "needs": say_cond(card.needs, words) if card.needs is not None else None,
    }


def _way(way: HagalWay, words: Words) -> Data:
    """One of several spaces that a card names; without `when` it counts where none of the others does."""
    return {
        "space": way.space,
        "when": say_cond(way.when, words) if way.when is not None else None,
        "draw": draw(way.effect),
        "words": say(way.effect, words),
    }


def _rival(rival: Rival, words: Words) -> Data:
    return {
        "name": name_of(rival, words),
        "swordmaster": rival.swordmaster,
        "signet": {"draw": draw(rival.signet), "words": say(rival.signet, words)},
        "scheme": {"draw": draw(rival.scheme), "words": say(rival.scheme, words)},
        "priority": [FACTIONS[faction] for faction in rival.priority],
        "wins": rival.can_win,
        "sets": {
            "solari": trades.SOLARI_TRADE,
            "spice": trades.SPICE_TRADE,
            "intrigue": trades.INTRIGUE_TRADE,
            "water": trades.WATER_TRADE,
        },
        "lines": _lines(rival, words),
    }


def _difficulty(level: Difficulty) -> Data:
    return {
        "id": level.id,
        "extra": draw(level.your_extra),
        "mentat_cost": level.mentat_cost,
        "rival_garrison": level.rival_garrison,
        "conflicts_above_swordmasters": level.conflicts_above_swordmasters,
        "rival_intrigue": level.rival_intrigue,
        "swordmaster_open": level.swordmaster_open,
        "expert_deployment": level.expert_deployment,
        "variants": list(level.variants),
    }
