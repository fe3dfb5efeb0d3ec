"""Every piece of the family as data for a page: names and words unspoken or spoken, effects as icons."""

from __future__ import annotations

from typing import Any

from sandtable.core.fluent import Words
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import FACTIONS, ICONS, Effect
from sandtable.imperium.language.pieces import (
    SOURCES,
    TRAITS,
    WINDOWS,
    Card,
    Conflict,
    Difficulty,
    HagalCard,
    Intrigue,
    Leader,
    Space,
    Track,
)
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import (
    CARDS,
    CONFLICTS,
    DIFFICULTIES,
    HAGAL,
    INTRIGUE,
    LEADERS,
    OF_HAGAL,
    RESERVE_CARDS,
    SELL_MELANGE,
    SPACES,
    TRACKS,
)
from sandtable.imperium.rules.rounds import POINTS_TO_END
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.telling import tell_thing
from sandtable.imperium.tell.wording import Piece, lines, name_of, say, say_trait

Data = dict[str, Any]


def content(words: Words) -> Data:
    """All pieces by their ids, as docs/table-protocol.md has them; the ids are those of views and vocabulary."""
    return {
        "cards": {card.id: _card(card, words) for card in CARDS},
        "intrigue": {card.id: _intrigue(card, words) for card in INTRIGUE},
        "spaces": {space.id: _space(kind, space, words) for kind, space in enumerate(SPACES)},
        "conflicts": {card.id: _conflict(card, words) for card in CONFLICTS},
        "leaders": {leader.id: _leader(leader, words) for leader in LEADERS},
        "tracks": {track.id: _track(track, words) for track in TRACKS},
        "hagal": {card.id: _hagal(kind, card, words) for kind, card in enumerate(HAGAL)},
        "difficulties": [_difficulty(level) for level in DIFFICULTIES],
        "reserve": [CARDS[kind].id for kind in RESERVE_CARDS],
        "points_to_end": POINTS_TO_END,
    }


def _box(kind: str, effect: Effect, words: Words, voice: str = "effect") -> Data:
    return {"kind": kind, "draw": draw(effect), "words": say(effect, words, voice)}


def _boxes(effects: list[tuple[str, Effect]], words: Words, voice: str = "effect") -> list[Data]:
    return [_box(kind, effect, words, voice) for kind, effect in effects if effect.op != fx.NOTHING]


def _lines(piece: Piece, words: Words) -> list[list[str]]:
    """The whole piece in words: [key, text]; the label of a key is the message `label-<key>`."""
    return [[key, text] for key, text in lines(piece, words)]


def _card(card: Card, words: Words) -> Data:
    effects = [("agent", card.agent), ("reveal", card.reveal), ("acquire", card.acquire), ("trash", card.on_trash)]
    return {
        "name": name_of(card, words),
        "source": SOURCES[card.source],
        "cost": card.cost if card.cost >= 0 else None,
        "icons": [ICONS[icon] for icon in card.icons],
        "factions": [FACTIONS[faction] for faction in card.factions],
        "boxes": _boxes(effects, words),
    }


def _intrigue(card: Intrigue, words: Words) -> Data:
    said = dict(lines(card, words))
    boxes: list[Data] = [{"kind": "when", "draw": [], "words": said["when"]}]
    if card.condition is not None:
        condition = fx.when(card.condition, fx.nothing())
        boxes.append({"kind": "condition", "draw": draw(condition), "words": said["condition"]})
    boxes += _boxes([("cost", card.cost)], words, "cost")
    boxes += _boxes([("effect", card.effect), ("endgame", card.endgame)], words)
    kinds = [name for window, name in WINDOWS.items() if card.windows & window]
    return {"name": name_of(card, words), "kinds": kinds, "boxes": boxes}


def _space(kind: int, space: Space, words: Words) -> Data:
    cost = fx.pay(solari=space.solari, spice=space.spice, water=space.water)
    needs = draw(fx.when(space.needs, fx.nothing()))[1:-1] if space.needs is not None else []
    return {
        "name": name_of(space, words),
        "area": space.area,
        "icon": ICONS[space.icon],
        "faction": FACTIONS[space.faction] if space.faction >= 0 else None,
        "combat": space.combat,
        "draw": draw(space.effect),
        "words": say(space.effect, words, "space"),
        "cost": draw(cost) if space.solari or space.spice or space.water else [],
        "cost_varies": kind == SELL_MELANGE,
        "needs": needs,
        "maker": space.maker_base,
        "control": draw(space.control_bonus),
        "persuasion": space.reveal_persuasion,
        "once": space.once_per_game,
        "lines": _lines(space, words),
    }


def _conflict(card: Conflict, words: Words) -> Data:
    rewards = (card.first, card.second, card.third)
    return {
        "name": name_of(card, words),
        "level": card.level,
        "about": card.control or None,
        "rewards": [
            {"place": place, "draw": draw(reward), "words": say(reward, words, "reward")}
            for place, reward in enumerate(rewards, 1)
            if reward.op != fx.NOTHING
        ],
    }


def _leader(leader: Leader, words: Words) -> Data:
    trait = "trait-" + dashed(TRAITS[leader.trait])
    return {
        "name": name_of(leader, words),
        "house": words.say("house-" + dashed(leader.house)),
        "complexity": leader.complexity,
        "rival": leader.rival_ok,
        "abilities": [{"name": words.say(trait), "draw": ["info"], "words": say_trait(leader, words)}],
        "signet": {
            "name": words.say("signet-" + dashed(leader.id)),
            "draw": draw(leader.signet),
            "words": say(leader.signet, words),
        },
        "start": draw(leader.start),
        "lines": _lines(leader, words),
    }


def _track(track: Track, words: Words) -> Data:
    bonus = track.bonuses[max(track.bonuses)] if track.bonuses else fx.nothing()
    return {
        "name": name_of(track, words),
        "draw": draw(bonus),
        "words": say(bonus, words),
        "lines": _lines(track, words),
    }


def _hagal(kind: int, card: HagalCard, words: Words) -> Data:
    return {
        "name": tell_thing(OF_HAGAL | kind, words),
        "space": card.space or None,
        "draw": draw(card.effect),
        "words": say(card.effect, words),
        "swords": card.swords,
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
    }
