"""Tellings of the family's own sorts: cards, Intrigue cards, Conflicts, spaces, Leaders, tracks."""

from __future__ import annotations

from collections.abc import Collection

from sandtable.core.fluent import Words
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import AGENT_ICONS, FACTIONS, ICONS, NO_FACTION, OPS, RESOURCES, Effect
from sandtable.imperium.language.family import CARD, CONFLICT, INTRIGUE, LEADER, SPACE, TRACK
from sandtable.imperium.language.manner import Manner
from sandtable.imperium.language.pieces import (
    COMBAT,
    ENDGAME,
    NO_COST,
    PLOT,
    SOURCE_NUMBERS,
    WINDOWS,
    Card,
    Conflict,
    Intrigue,
    Leader,
)
from sandtable.imperium.language.places import Space, Track
from sandtable.imperium.nodes.base import clause, cond_clause
from sandtable.imperium.nodes.saying import amounts, dashed, join, sentence
from sandtable.imperium.rules.catalog import OF_TRACK, TRACKS
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.pieces import Data, Telling, told_by
from sandtable.imperium.tell.played import played_conflict, played_space
from sandtable.imperium.tell.slots import slots
from sandtable.imperium.tell.wording import say, say_cond

Lines = list[tuple[str, str]]


class CardTelling(Telling):
    def lines(self, piece: Card, words: Words) -> Lines:
        out = []
        if piece.cost != NO_COST:
            out.append(("cost", sentence(words.say("line-cost", n=piece.cost), words)))
        if piece.factions:
            names = [words.say("faction-" + FACTIONS[faction]) for faction in piece.factions]
            out.append(("factions", sentence(join(names, words, "names-and"), words)))
        icons = [words.say("icon-" + AGENT_ICONS[icon]) for icon in piece.icons] or [words.say("line-no-icons")]
        out.append(("icons", sentence(join(icons, words, "names-or"), words)))
        for mark in piece.marks:
            marked = [words.say("icon-" + AGENT_ICONS[icon]) for icon in mark.icons]
            text = words.say("mark-" + dashed(mark.name), icons=join(marked, words, "names-and") if marked else "")
            out.append(("mark", sentence(text, words)))
        return out + self.trees(piece, words)

    def send(self, piece: Card, rules: Ruleset, words: Words) -> Data:
        return {
            "name": self.name(piece, words),
            "source": SOURCE_NUMBERS.names[piece.source],
            "cost": piece.cost if piece.cost != NO_COST else None,
            "icons": [AGENT_ICONS[icon] for icon in piece.icons],
            "factions": [FACTIONS[faction] for faction in piece.factions],
            "boxes": self.boxes(piece, words),
            **_marks(piece),
        }


def _marks(piece: Card) -> Data:
    """Return the marks of a card as data for the page, each with the Agent icons that carry it; empty if the card has
    none."""
    if not piece.marks:
        return {}
    return {"marks": {mark.name: [AGENT_ICONS[icon] for icon in mark.icons] for mark in piece.marks}}


class IntrigueTelling(Telling):
    def lines(self, piece: Intrigue, words: Words) -> Lines:
        text = ""
        for window, id in (
            (PLOT, "window-plot-first" if piece.first else "window-plot"),
            (COMBAT, "window-combat-won" if piece.won else "window-combat-lost" if piece.lost else "window-combat"),
            (ENDGAME, "window-endgame"),
        ):
            if piece.windows & window:
                told = sentence(words.say(id, n=piece.lost), words)
                text = words.say("effect-next", a=text, b=told) if text else told
        out = [("when", text)]
        if piece.condition is not None:
            out.append(("condition", say_cond(piece.condition, words)))
        for key in ("cost", "effect", "combat-effect", "endgame"):
            out += self.trees(piece, words, key)
        return out

    def send(self, piece: Intrigue, rules: Ruleset, words: Words) -> Data:
        drawn = self.drawn(piece)
        if piece.condition is not None:
            drawn["condition"] = build.when(piece.condition, build.nothing())
        boxes = [
            {"kind": key, "draw": draw(drawn[key]) if key in drawn else [], "words": text}
            for key, text in self.lines(piece, words)
        ]
        kinds = [name for window, name in WINDOWS.items() if piece.windows & window]
        return {"name": self.name(piece, words), "kinds": kinds, "boxes": boxes}


def battle_icon(icon: str, words: Words) -> str:
    return sentence(words.say("battle-icon-" + dashed(icon)), words)


class ConflictTelling(Telling):
    def lines(self, piece: Conflict, words: Words) -> Lines:
        out = [("level", words.say("line-level", n=piece.level))]
        if piece.control:
            space = words.say("space-" + dashed(piece.control))
            out.append(("about", sentence(words.say("line-about", space=space), words)))
        if piece.icon:
            out.append(("battle-icon", battle_icon(piece.icon, words)))
        if piece.wall:
            out.append(("wall", sentence(words.say("line-wall"), words)))
        return out + self.trees(piece, words)

    def send(self, piece: Conflict, rules: Ruleset, words: Words) -> Data:
        rewards = (piece.first, piece.second, piece.third)
        return {
            "name": self.name(piece, words),
            "level": piece.level,
            "about": rules.space_now(piece.control) if piece.control else None,
            "icon": piece.icon or None,
            "wall": piece.wall,
            "rewards": [
                {"place": place, "draw": draw(reward), "words": say(reward, words, "reward")}
                for place, reward in enumerate(rewards, 1)
                if reward.op != fx.NOTHING
            ],
        }

    def played(self, piece: Conflict, modules: Collection[str]) -> Conflict:
        return played_conflict(piece, modules)


class SpaceTelling(Telling):
    def lines(self, piece: Space, words: Words) -> Lines:
        out = [("icon", sentence(words.say("icon-" + ICONS[piece.icon]), words))]
        cost = _space_cost(piece, words)
        if cost and "cost" not in self.told_within(piece):
            out.append(("cost", sentence(cost, words)))
        if piece.needs is not None:
            out.append(("needs", sentence(words.say("line-needs", condition=cond_clause(piece.needs, words)), words)))
        if piece.faction != NO_FACTION:
            out.append(("influence", say(_space_influence(piece), words)))
        out += self.trees(piece, words, "effect")
        if piece.reveal_persuasion:
            effect = clause(build.persuasion(piece.reveal_persuasion), words, Manner("space"))
            out.append(("later", sentence(words.say("line-later", effect=effect), words)))
        if piece.control_bonus.op != fx.NOTHING:
            effect = clause(piece.control_bonus, words, Manner("space"))
            out.append(("control", sentence(words.say("line-control", effect=effect), words)))
        if piece.combat:
            out.append(("combat", sentence(words.say("line-combat"), words)))
        if piece.once_per_game:
            out.append(("once", sentence(words.say("line-once"), words)))
        return out

    def told_within(self, piece: Space) -> tuple[str, ...]:
        return ("cost",) if piece.effect.op == fx.SELL_MELANGE else ()

    def send(self, piece: Space, rules: Ruleset, words: Words) -> Data:
        needs = draw(build.when(piece.needs, build.nothing()))[1:-1] if piece.needs is not None else []
        return {
            "name": self.name(piece, words),
            "area": piece.area,
            "slot": slots(rules)[piece.id],
            "icon": ICONS[piece.icon],
            "faction": rules.tracks[piece.faction].id if piece.faction != NO_FACTION else None,
            "combat": piece.combat,
            "draw": draw(piece.effect),
            "words": say(piece.effect, words, "space"),
            "cost": draw(piece.cost) if piece.cost.op == fx.PAY else [],
            "cost_varies": piece.cost.op == fx.CHOOSE,
            "cost_options": [draw(way) for way in piece.cost.kids] if piece.cost.op == fx.CHOOSE else [],
            "cheaper": draw(piece.cheaper[1]) if piece.cheaper is not None else [],
            "needs": needs,
            "maker": piece.maker_base,
            "control": draw(piece.control_bonus),
            "persuasion": piece.reveal_persuasion,
            "once": piece.once_per_game,
            "lines": self.listed(piece, words),
            **({"owner": piece.owner} if piece.owner else {}),
        }

    def played(self, piece: Space, modules: Collection[str]) -> Space:
        return played_space(piece, modules)


def _space_influence(space: Space) -> Effect:
    """Return as an effect the Influence that sending an Agent to a space gives; the effect also names the track."""
    effect = build.influence(space.faction)
    for kind, track in enumerate(TRACKS):
        if track.faction == space.faction and (track.id == space.area or (track.owner and track.owner == space.owner)):
            effect.thing = OF_TRACK | kind
    return effect


def _space_cost(space: Space, words: Words) -> str:
    """Return the cost of sending an Agent to a space, in words; empty if there is none."""
    if space.cost.op == fx.NOTHING:
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


class LeaderTelling(Telling):
    def lines(self, piece: Leader, words: Words) -> Lines:
        out = [("house", words.say("house-" + dashed(piece.house)))] if piece.house else []
        out.append(("complexity", words.say("line-complexity", n=piece.complexity)))
        if piece.back_of:
            front = words.say("leader-" + dashed(piece.back_of))
            out.append(("side", sentence(words.say("line-other-side", leader=front), words)))
        for trait in (*piece.ability, *piece.traits, *piece.later):
            name = words.say("trait-" + dashed(trait))
            out.append(("trait", words.say("line-ability", name=name, text=say_trait(piece, trait, words))))
        name = words.say("signet-" + dashed(piece.id))
        out.append(("signet", words.say("line-ability", name=name, text=say(piece.signet, words))))
        return out

    def send(self, piece: Leader, rules: Ruleset, words: Words) -> Data:
        return {
            "name": self.name(piece, words),
            "house": words.say("house-" + dashed(piece.house)) if piece.house else None,
            "complexity": piece.complexity,
            "rival": piece.rival_ok,
            "abilities": [_ability(piece, name, words) for name in (*piece.ability, *piece.traits, *piece.later)],
            "signet": {
                "name": words.say("signet-" + dashed(piece.id)),
                "draw": draw(piece.signet),
                "words": say(piece.signet, words),
            },
            "start": draw(piece.start),
            "back_of": piece.back_of or None,
            "module": piece.module or None,
            "track": _steps(piece, words),
            "lines": self.listed(piece, words),
        }


def say_trait(leader: Leader, trait: str, words: Words) -> str:
    """Return the text of a Leader's trait as sentences.

    If the ability is an effect, the text is made from it. If it gives starting resources, their amounts come from the
    Leader's declaration.
    """
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


def _ability(leader: Leader, name: str, words: Words) -> Data:
    """Return a Leader's left ability as data for the page; an ability that is not an effect tree gets the icon for a
    rule in words."""
    drawn = ["info"]
    if name in leader.ability:
        drawn = draw(build.in_reveal_turn(leader.reveal)) if leader.reveal.op != fx.NOTHING else draw(leader.visit)
    return {"name": words.say("trait-" + dashed(name)), "draw": drawn, "words": say_trait(leader, name, words)}


def _steps(leader: Leader, words: Words) -> list[Data]:
    """Return the track on which a Leader's Signet Ring moves a token: for each step, the start first, its effect and
    the numbers of the next steps. The list is empty if the Leader has no such track."""
    for part in leader.signet.parts():
        if OPS.names[part.op] == "training":
            start: Data = {"draw": [], "words": None, "then": _bits(part.a)}
            shown = [(step.a, step.kids[0]) for step in part.kids]
            return [start, *({"draw": draw(it), "words": say(it, words), "then": _bits(then)} for then, it in shown)]
    return []


def _bits(steps: int) -> list[int]:
    """Return the step numbers in a set of bits; the lowest bit is step 1."""
    return [step + 1 for step in range(steps.bit_length()) if (steps >> step) & 1]


class TrackTelling(Telling):
    def lines(self, piece: Track, words: Words) -> Lines:
        """Return a line with the points and bonus of each level, from the lowest up, and one for the Alliance."""
        out = []
        for level in sorted({*piece.points, *piece.bonuses}):
            text = ""
            if level in piece.points:
                points = clause(build.vp(piece.points[level]), words, Manner("effect"))
                text = sentence(words.say("line-points", effect=points, n=level), words)
            if level in piece.bonuses:
                bonus = say(piece.bonuses[level], words)
                text = words.say("effect-next", a=text, b=bonus) if text else bonus
            out.append((f"level-{level}", text))
        points = clause(build.vp(piece.alliance_points), words, Manner("effect"))
        out.append(("alliance", sentence(words.say("line-alliance", effect=points, n=piece.alliance), words)))
        return out

    def send(self, piece: Track, rules: Ruleset, words: Words) -> Data:
        bonus = piece.bonuses[max(piece.bonuses)] if piece.bonuses else build.nothing()
        return {
            "name": self.name(piece, words),
            "draw": draw(bonus),
            "words": say(bonus, words),
            "lines": self.listed(piece, words),
            **(_own_track(piece, words) if piece.owner else {}),
        }


def _own_track(track: Track, words: Words) -> Data:
    """Return the page data of a track on a Leader's own board: its owner, its highest level and the bonus of each
    level."""
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


told_by(CardTelling(CARD, "cards"))
told_by(IntrigueTelling(INTRIGUE, "intrigue"))
told_by(ConflictTelling(CONFLICT, "conflicts"))
told_by(SpaceTelling(SPACE, "spaces"))
told_by(LeaderTelling(LEADER, "leaders"))
told_by(TrackTelling(TRACK, "tracks"))
