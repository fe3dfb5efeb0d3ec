"""The pages, as HTML made on the server from a view and from events as the seat may see them.

Every option is a button of one form, so a page works without a script; `table.js` only spares
the reload. Nothing here knows a game's record.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from sandtable.core.contract import Outcome
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.imperium import effects as fx
from sandtable.imperium.catalog import (
    CARD,
    CARDS,
    CONFLICT,
    CONFLICTS,
    INTRIGUE,
    INTRIGUE_KIND,
    LEADER,
    LEADERS,
    SPACES,
    TRACKS,
)
from sandtable.imperium.drawing import draw
from sandtable.imperium.effects import Effect
from sandtable.imperium.pieces import ENDGAME, PLOT, Card, Intrigue, Space
from sandtable.imperium.state import OBSTACLE
from sandtable.imperium.telling import seat_names, tell_decision, tell_event, tell_option, tell_outcome
from sandtable.imperium.view import View
from sandtable.imperium.wording import lines, name_of, say
from sandtable.server.plain.tables import Table

ROUNDS: Final = 10
LOG_LINES: Final = 120
HAGAL_NAME: Final = "House Hagal"
_ICON_NAMES: Final = ("emperor", "guild", "bene", "fremen", "landsraad", "city", "spice-trade")
_AREAS: Final = (
    ("landsraad", "Landsraad", "landsraad"),
    ("city", "Cities", "city"),
    ("desert", "Desert", "spice-trade"),
    ("choam", "CHOAM", "spice-trade"),
)
_PHASES: Final = {
    "setup": "Set-up",
    "round_start": "Round start",
    "turns": "Player turns",
    "combat": "Combat",
    "makers": "Makers",
    "recall": "Recall",
    "endgame": "Endgame",
    "over": "Game over",
}
# Kinds of event that only frame others: a turn begins and ends, a hand is revealed card by card.
_SILENT: Final = frozenset(("turn", "end_turn", "reveal"))
# Kinds of which several in a row, of cards the reader may not know, are told as one.
_COUNTED: Final = frozenset(("draw", "intrigue"))
_HEADINGS: Final = frozenset(("round", "endgame"))
_SEATS: Final = (
    (3, "you and two bots"),
    (4, "you and three bots"),
    (2, "you, a bot and House Hagal"),
    (1, "you against two Rivals of House Hagal"),
)
_BOXES: Final = {"agent": "Agent", "reveal": "Reveal", "acquire": "Acquired", "trash": "Trashed"}
_SYMBOLS: Final = {"or": "or", "per": "per", "differs": "≠", "up-to": "≤", "any": "any", "self": "this"}
_OPENS: Final = {"(": "grp", "cost(": "pay", "if(": "cond", "of(": "grp", "opponents(": "opp"}


# --- words -------------------------------------------------------------------------------
class Line:
    """One line of the log: whose it is (-1 for nobody), and whether it opens something new."""

    __slots__ = ("number", "seat", "text", "heading")

    def __init__(self, number: int, seat: int, text: str, heading: bool) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.heading = heading


def named(word: str, words: Words) -> str:
    """The name of a piece: `card:stilgar`."""
    return words.say(word.replace(":", "-").replace("_", "-"))


def prompt(view: View, words: Words) -> str:
    """What the viewer is asked; empty if somebody else is."""
    return tell_decision(view.decision, words, view.known) if view.decision is not None else ""


def labels(view: View, words: Words) -> dict[str, str]:
    """The viewer's options, each word with its label."""
    decision = view.decision
    if decision is None:
        return {}
    names = names_of(view, words)
    return {
        word: tell_option(decision, option, words, view.known, names)
        for word, option in zip(decision.words(), decision.options, strict=True)
    }


def names_of(view: View, words: Words) -> list[str]:
    """The players by their Leaders; House Hagal, which has none, by its name."""
    names = seat_names(view.known, words)
    return [HAGAL_NAME if p.rival == OBSTACLE else names[seat] for seat, p in enumerate(view.known.players)]


def log_of(table: Table, words: Words) -> list[Line]:
    """What happened last, as the person may know it, oldest first."""
    names = names_of(table.view, words)
    told = [event for event in _merged(table.events) if event.kind not in _SILENT][-LOG_LINES:]
    return [Line(event.number, event.seat, tell_event(event, words, names), event.kind in _HEADINGS) for event in told]


def _merged(events: list[Event]) -> list[Event]:
    out: list[Event] = []
    for event in events:
        last = out[-1] if out else None
        if (
            last is not None
            and event.kind in _COUNTED
            and (last.kind, last.seat, last.number, last.cause) == (event.kind, event.seat, event.number, event.cause)
            and not last.thing
            and not event.thing
        ):
            total = last.amount + event.amount
            out[-1] = Event(last.kind, last.seat, total, 0, last.cause, last.eyes, last.number, last.rule)
        else:
            out.append(event)
    return out


# --- small pieces ------------------------------------------------------------------------
def icon(name: str, title: str = "") -> str:
    """A drawing of the icon sheet; with a title it is read aloud, without it is ornament."""
    label = f'role="img" aria-label="{escape(title)}"' if title else 'aria-hidden="true"'
    return f'<svg class="ico i-{name}" {label}><use href="/static/icons.svg#{name}"/></svg>'


def seat_mark(seat: int) -> str:
    return (
        f'<svg class="ico i-seat-{seat + 1}" aria-hidden="true"><use href="/static/icons.svg#seat-{seat + 1}"/></svg>'
    )


def count(name: str, n: int, title: str) -> str:
    dim = "" if n else " zero"
    return f'<span class="count{dim}" title="{escape(title)}">{icon(name, title)}<b>{n}</b></span>'


def icons(effect: Effect, words: Words) -> str:
    """The icon reading of an effect; its words are the title."""
    if effect.op == fx.NOTHING:
        return ""
    return f'<span class="fx" title="{escape(say(effect, words))}">{_tokens(draw(effect), words)}</span>'


def _tokens(tokens: list[str], words: Words) -> str:
    out = []
    for token in tokens:
        if token in _OPENS:
            out.append(f'<span class="{_OPENS[token]}">')
        elif token == ")":
            out.append("</span>")
        elif token == ",":
            out.append("<i></i>")
        elif token in _SYMBOLS:
            out.append(f"<em>{_SYMBOLS[token]}</em>")
        elif token[0].isdigit():
            out.append(f"<b>{token}</b>")
        elif ":" in token:
            out.append(f"<em>{escape(named(token, words))}</em>")
        else:
            out.append(icon(token))
    return "".join(out)


def _page(title: str, body: str, kind: str) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>"
        '<link rel="icon" href="data:,">'
        '<link rel="stylesheet" href="/static/tokens.css"><link rel="stylesheet" href="/static/table.css">'
        f'<script src="/static/table.js" defer></script></head><body class="{kind}">{body}</body></html>\n'
    )


def _brand() -> str:
    return f'<a class="brand" href="/">{icon("mark")}<span>Sandtable</span></a>'


# --- the start ---------------------------------------------------------------------------
def start_page(words: Words) -> str:
    """Choose how many play and whom you play, and begin."""
    seats = "".join(
        f'<label class="pick"><input type="radio" name="seats" value="{n}"{" checked" if n == 4 else ""}>'
        f"<span><b>{n} player{'' if n == 1 else 's'}</b><small>{text}</small></span></label>"
        for n, text in _SEATS
    )
    leaders = _leader_pick("random", "Random", "Any of the eight, by lot.", True)
    leaders += _leader_pick("draft", "Draft", "Everybody chooses in turn, the last player first.", False)
    for leader in LEADERS:
        texts = dict(lines(leader, words))
        leaders += _leader_pick(leader.id, name_of(leader, words), texts["trait"], False, texts["signet"])
    body = f"""<header class="bar">{_brand()}</header>
<main class="start"><h1>Dune: Imperium</h1>
<p class="lead">Play a game against bots on this machine.
They play at random for now: rivals worth fearing come later.</p>
<form method="post" action="/games">
<fieldset class="seats"><legend>How many play</legend>{seats}</fieldset>
<fieldset class="leaders"><legend>Your Leader</legend>{leaders}</fieldset>
<button class="do" type="submit">Start the game</button></form>
<section id="mine" hidden><h2>Your games in this browser</h2><ul></ul></section></main>"""
    return _page("Sandtable", body, "home")


def _leader_pick(id: str, name: str, text: str, checked: bool, signet: str = "") -> str:
    ring = f"<small>{icon('signet')} {escape(signet)}</small>" if signet else ""
    return (
        f'<label class="pick"><input type="radio" name="leader" value="{id}"{" checked" if checked else ""}>'
        f"<span><b>{escape(name)}</b><small>{escape(text)}</small>{ring}</span></label>"
    )


def error_page(message: str) -> str:
    body = f"""<header class="bar">{_brand()}</header>
<main class="start"><h1>That did not work</h1><p class="lead">{escape(message)}</p>
<p><a class="do" href="/">To the start</a></p></main>"""
    return _page("Sandtable", body, "home")


# --- the table ---------------------------------------------------------------------------
def game_page(table: Table, words: Words) -> str:
    who = names_of(table.view, words)[table.seat]
    return _page(
        f"{who} – Sandtable",
        f'<div id="table" data-game="{escape(table.id)}" data-name="{escape(who)}">{fragment(table, words)}</div>'
        '<div id="toast" role="alert" hidden></div>',
        "game",
    )


def fragment(table: Table, words: Words) -> str:
    """Everything that changes with an action."""
    return _Painter(table, words).paint()


class _Painter:
    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.view: View = table.view
        self.data: dict[str, Any] = self.view.as_dict()
        self.words = words
        self.names = names_of(self.view, words)
        self.options = labels(self.view, words)
        self.kind = self.view.decision.kind if self.view.decision is not None else ""

    def paint(self) -> str:
        data = self.data
        rounds = f"Round {data['round']} of {ROUNDS}" if data["round"] else "Set-up"
        return f"""<header class="bar">{_brand()}<span class="round">{rounds}</span>
<span class="phase">{_PHASES[data["phase"]]}</span></header>
<form id="act" method="post" action="/game/{escape(self.table.id)}/act" data-live>
<input type="hidden" name="at" value="{self.table.number}"></form>
<form id="undo" method="post" action="/game/{escape(self.table.id)}/undo" data-live>
<input type="hidden" name="at" value="{self.table.number}"><input type="hidden" name="moves" value="1"></form>
<main class="table">
<section class="people" aria-label="Players">{self._people()}</section>
<section class="world" aria-label="Board">{self._board()}</section>
<section class="mine" aria-label="Your cards">{self._mine()}</section>
<section class="decide" aria-label="Decision">{self._decide()}</section>
<div class="right"><section class="court" aria-label="Cards to acquire"><h2>Imperium Row
<small>{data["imperium_deck"]} in the deck</small></h2>{self._row()}
<h2>Reserve</h2>{self._reserve()}</section>
<section class="log" aria-label="Log"><h2>Log</h2>{self._log()}</section></div></main>"""

    # --- what may be pressed ---
    def _button(self, word: str, label: str, kind: str = "") -> str:
        return f'<button form="act" name="option" value="{escape(word)}" class="btn {kind}">{escape(label)}</button>'

    def _tile(self, words: Sequence[str], classes: str, inner: str) -> str:
        """A piece: a button while one of these words is an option, else only to be looked at."""
        for word in words:
            if word in self.options:
                return (
                    f'<button form="act" name="option" value="{escape(word)}" class="{classes} may" '
                    f'title="{escape(self.options[word])}">{inner}</button>'
                )
        return f'<div class="{classes}">{inner}</div>'

    def _decide(self) -> str:
        if self.table.outcome is not None:
            return self._ended(self.table.outcome)
        asked = escape(prompt(self.view, self.words))
        buttons = "".join(self._button(word, label) for word, label in self.options.items() if word != "end")
        most = self.table.undo_most
        undo = (
            f'<button form="undo" class="btn undo" title="{most} of your actions can be taken back">'
            f"{icon('undo')}Undo <small>{most} possible</small></button>"
            if most
            else '<button class="btn undo" aria-disabled="true" type="button" '
            f'title="Somebody has acted or learnt something since">{icon("undo")}Undo</button>'
        )
        end = ""
        if "end" in self.options:
            end = self._button("end", self.options["end"], "do")
        elif self.kind == "menu":
            end = (
                '<button class="btn" aria-disabled="true" type="button">End turn <small>resolve first</small></button>'
            )
        return (
            f'<h2 class="prompt">{seat_mark(self.table.seat)}<span>{asked}</span></h2>'
            f'<div class="options">{buttons}</div><div class="fixed">{undo}{end}</div>'
        )

    def _ended(self, outcome: Outcome) -> str:
        order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
        rows = "".join(
            f"<li>{seat_mark(seat)}<span>{escape(self._who(seat))}</span><b>{outcome.points[seat]}</b></li>"
            for seat in order
            if self.data["players"][seat]["rival"] != "hagal"
        )
        title = "You have won" if self.table.seat in outcome.winners else "The game is over"
        return (
            f'<h2 class="prompt"><span>{title}</span></h2>'
            f"<p>{escape(tell_outcome(outcome, self.words, self.names))}</p>"
            f'<ol class="ranks">{rows}</ol><div class="fixed"><a class="btn do" href="/">New game</a></div>'
        )

    def _who(self, seat: int) -> str:
        return "You" if seat == self.table.seat else self.names[seat]

    # --- people ---
    def _people(self) -> str:
        seats = self.data["players"]
        order = [(self.table.seat + step) % len(seats) for step in range(len(seats))]
        return "".join(self._player(seats[seat]) for seat in order)

    def _player(self, p: dict[str, Any]) -> str:
        seat = p["seat"]
        you = seat == self.table.seat
        tags = []
        if self.data["first"] == seat and self.data["round"]:
            tags.append((icon("first-player"), "First Player"))
        if p["council"]:
            tags.append((icon("council-seat"), "High Council"))
        if p["swordmaster"]:
            tags.append((icon("swordmaster"), "Swordmaster"))
        if self.data["mentat"] == seat:
            tags.append((icon("mentat"), "Mentat"))
        for faction, holder in self.data["alliance"].items():
            if holder == seat:
                tags.append((icon("alliance"), f"{named('faction:' + faction, self.words)} Alliance"))
        for space, holder in self.data["control"].items():
            if holder == seat:
                tags.append((icon("control"), named("space:" + space, self.words)))
        if p["voice"]:
            tags.append((icon("lock"), f"bars {named('space:' + p['voice'], self.words)}"))
        if p["aside"]:
            tags.append((icon("row"), f"aside: {named('card:' + p['aside'], self.words)}"))
        if p["tokens"] and (you or p["tokens_shown"]):
            names = " and ".join(named("faction:" + faction, self.words) for faction in p["tokens"])
            tags.append((icon("info"), f"Masterstroke: {names}"))
        if p["revealed"]:
            tags.append((icon("reveal"), "has revealed"))
        marks = "".join(f'<span class="tag">{mark}{escape(text)}</span>' for mark, text in tags)
        turn = " turn" if seat in self.data["to_act"] else ""
        strength = f'<span class="str" title="Strength">{icon("combat", "Strength")}<b>{p["strength"]}</b></span>'
        second = "you" if you else {"": "bot", "hagal": "House Hagal", "rival": "Rival"}[p["rival"]]
        return f"""<article class="player seat-{seat + 1}{" you" if you else ""}{turn}">
<h3>{seat_mark(seat)}<span>{escape(self.names[seat])}<small>{second}</small></span>
{count("vp", p["points"], "Points")}</h3>
<div class="counts">{count("solari", p["solari"], "Solari")}{count("spice", p["spice"], "Spice")}
{count("water", p["water"], "Water")}{count("agent", p["agents"], "Agents ready")}
{strength if p["conflict"] else ""}</div>
<div class="counts small">{count("garrison", p["garrison"], "Troops in the garrison")}
{count("combat", p["conflict"], "Troops in the Conflict")}{count("troop", p["supply"], "Troops in the supply")}
{count("sword", p["swords"], "Swords")}
{count("hand", len(p["hand"]), "Cards in hand")}{count("deck", len(p["deck"]), "Cards in the deck")}
{count("discard", len(p["discard"]), "Discard pile")}{count("intrigue", len(p["intrigue"]), "Intrigue cards")}</div>
<div class="tags">{marks}</div>{self._abilities(p) if you else ""}{self._piles(p)}</article>"""

    def _abilities(self, p: dict[str, Any]) -> str:
        if not p["leader"]:
            return ""
        texts = dict(lines(LEADERS[LEADER[p["leader"]]], self.words))
        kept = [("Ability", texts.get("trait", "")), ("Signet Ring", texts["signet"])]
        rows = "".join(f"<div><dt>{label}</dt><dd>{escape(text)}</dd></div>" for label, text in kept if text)
        summary = "<summary>Ability, Signet Ring</summary>"
        return f'<details class="piles" data-key="abilities">{summary}<dl>{rows}</dl></details>'

    def _piles(self, p: dict[str, Any]) -> str:
        out = []
        known_hand = [id for id in p["hand"] if id != "?"] if p["seat"] != self.table.seat else []
        top = p["deck"][-1] if p["deck"] and p["deck"][-1] != "?" else ""
        piles = (
            ("In play", "card", p["play"]),
            ("Face up", "intrigue", p["open_intrigue"]),
            ("Known in hand", "card", known_hand),
            ("Top of the deck", "card", [top] if top else []),
        )
        for label, sort, ids in piles:
            if ids:
                out.append(f"<div><dt>{label}</dt><dd>{self._list(sort, ids)}</dd></div>")
        shown = f'<dl class="piles">{"".join(out)}</dl>' if out else ""
        if p["discard"]:
            shown += (
                f'<details class="piles"><summary>Discard pile</summary>{self._list("card", p["discard"])}</details>'
            )
        return shown

    def _list(self, sort: str, ids: list[str]) -> str:
        """Names, with how often each where it is more than once."""
        counted = {id: ids.count(id) for id in ids}
        return escape(
            ", ".join(named(f"{sort}:{id}", self.words) + (f" ×{n}" if n > 1 else "") for id, n in counted.items())
        )

    # --- board ---
    def _board(self) -> str:
        factions = "".join(self._faction(faction) for faction in range(len(TRACKS)))
        areas = "".join(
            f'<div class="area {area}"><h3>{icon(mark)}{title}</h3>'
            f"{''.join(self._space(space) for space in SPACES if space.area == area)}</div>"
            for area, title, mark in _AREAS
        )
        return f'{self._conflict()}<div class="factions">{factions}</div><div class="areas">{areas}</div>'

    def _faction(self, faction: int) -> str:
        track = TRACKS[faction]
        id = fx.FACTIONS[faction]
        lanes = []
        for p in self.data["players"]:
            level = p["influence"][id]
            holds = icon("alliance", "Alliance") if self.data["alliance"].get(id) == p["seat"] else ""
            lanes.append(
                f'<span class="lane l{level}" title="{escape(self._who(p["seat"]))}: {level}">'
                f"{seat_mark(p['seat'])}<b>{level}</b>{holds}</span>"
            )
        texts = dict(lines(track, self.words))
        spaces = "".join(self._space(space) for space in SPACES if space.faction == faction)
        word = f"faction:{id}"
        name = escape(name_of(track, self.words))
        head = f"<h3>{icon(id)}{name}</h3>"
        if word in self.options:
            inner = f"<span>{icon(id)}{name}</span>"
            head = f'<button form="act" name="option" value="{word}" class="head may">{inner}</button>'
        return (
            f'<div class="area faction {id}">{head}<div class="lanes">{"".join(lanes)}</div>'
            f'<p class="note">2: +1 point. 4: {escape(texts["level-4"])}</p>{spaces}</div>'
        )

    def _space(self, space: Space) -> str:
        agents = []
        for p in self.data["players"]:
            for at in p["agents_at"]:
                if at == space.id:
                    who = self._who(p["seat"])
                    seat = p["seat"] + 1
                    agents.append(
                        f'<svg class="pawn i-agent-{seat}" role="img" aria-label="{escape(who)}">'
                        f'<use href="/static/icons.svg#agent-{seat}"/></svg>'
                    )
        cost = "".join(
            f"<b>{n if n > 1 else ''}</b>{icon(name)}"
            for name, n in (("solari", space.solari), ("spice", space.spice), ("water", space.water))
            if n
        )
        pay = f'<span class="pay">{cost}</span>{icon("pays")}' if cost else ""
        bonus = self.data["bonus_spice"].get(space.id, 0)
        more = f'<span class="bonus">+{bonus}{icon("spice")}</span>' if bonus else ""
        holder = self.data["control"].get(space.id)
        flag = f'<span class="flag seat-{holder + 1}">{icon("control", "Control")}</span>' if holder is not None else ""
        barred = [p for p in self.data["players"] if p["voice"] == space.id]
        lock = f'<span class="lock">{icon("lock", "Barred by The Voice")}</span>' if barred else ""
        texts = dict(lines(space, self.words))
        kept = [texts[key] for key in ("needs", "effect", "later", "once") if key in texts]
        if "control" in texts:
            gain = f"{icon('control')}{icons(space.control_bonus, self.words)}"
            more += f'<span class="cond" title="{escape(texts["control"])}">{gain}</span>'
        war = f'<span class="war" title="Combat space">{icon("sword", "Combat space")}</span>' if space.combat else ""
        inner = (
            f'<span class="pad">{icon(_ICON_NAMES[space.icon])}{war}</span><span class="what">'
            f'<span class="name">{escape(name_of(space, self.words))}{flag}{lock}</span>'
            f'<span class="line">{pay}{icons(space.effect, self.words)}{more}</span></span>'
            f'<span class="pawns">{"".join(agents)}</span><span class="say">{escape(" ".join(kept))}</span>'
        )
        return self._tile([f"space:{space.id}"], f"space p-{_ICON_NAMES[space.icon]}", inner)

    def _conflict(self) -> str:
        id = self.data["conflict"]
        if id is None:
            return '<div class="area conflict"><h3>Conflict</h3></div>'
        card = CONFLICTS[CONFLICT[id]]
        texts = dict(lines(card, self.words))
        rewards = ""
        for key, effect in (("first", card.first), ("second", card.second), ("third", card.third)):
            if key == "third" and self.table.seats < 4:
                continue
            rewards += (
                f"<li><b>{('1st', '2nd', '3rd')[('first', 'second', 'third').index(key)]}</b>"
                f'<span class="line">{icons(effect, self.words)}</span>'
                f'<span class="say">{escape(texts[key])}</span></li>'
            )
        fighters = "".join(
            f'<span class="lane" title="{escape(self._who(p["seat"]))}: strength">'
            f"{seat_mark(p['seat'])}<b>{p['strength']}</b></span>"
            for p in self.data["players"]
        )
        return (
            f'<div class="area conflict"><div><h3>{icon("combat")}{escape(name_of(card, self.words))}'
            f"<small>level {texts['level']}, {self.data['conflict_deck']} to come</small></h3>"
            f'<div class="lanes">{fighters}</div></div><ol class="rewards">{rewards}</ol></div>'
        )

    # --- cards ---
    def _card(self, card: Card, words: Sequence[str], classes: str, note: str = "") -> str:
        marks = "".join(icon(_ICON_NAMES[mark], self.words.say("icon-" + fx.ICONS[mark])) for mark in card.icons)
        cost = f'<span class="cost" title="Persuasion">{card.cost}</span>' if card.cost >= 0 else ""
        boxes = ""
        texts = dict(lines(card, self.words))
        for key, effect in (
            ("agent", card.agent),
            ("reveal", card.reveal),
            ("acquire", card.acquire),
            ("trash", card.on_trash),
        ):
            if effect.op != fx.NOTHING:
                boxes += (
                    f'<span class="box {key}"><span class="line"><em>{_BOXES[key]}</em>'
                    f'{icons(effect, self.words)}</span><span class="say">{escape(texts[key])}</span></span>'
                )
        factions = "".join(f" of-{fx.FACTIONS[faction]}" for faction in card.factions[:1])
        inner = (
            f'<span class="top"><span class="name">{escape(name_of(card, self.words))}{note}</span>{cost}</span>'
            f'<span class="pads">{marks or "<em>no Agent icon</em>"}</span>{boxes}'
        )
        return self._tile(words, f"card {classes}{factions}", inner)

    def _row(self) -> str:
        cards = "".join(self._card(CARDS[CARD[id]], [f"acquire:{id}"], "slim") for id in self.data["row"])
        return f'<div class="cards">{cards}</div>'

    def _reserve(self) -> str:
        cards = "".join(
            self._card(CARDS[CARD[id]], [f"acquire:{id}"], "slim", f" <small>×{n}</small>")
            for id, n in self.data["reserve"].items()
        )
        return f'<div class="cards">{cards}</div>'

    def _mine(self) -> str:
        p = self.data["players"][self.table.seat]
        cards = "".join(self._card(CARDS[CARD[id]], [f"card:{id}"], "held") for id in p["hand"])
        secret = "".join(self._intrigue(INTRIGUE[INTRIGUE_KIND[id]]) for id in p["intrigue"])
        if p["aside"]:
            cards += self._card(CARDS[CARD[p["aside"]]], ["acquire:aside"], "held", " <small>set aside</small>")
        if not cards and not secret:
            return '<p class="empty">No cards in hand.</p>'
        return f'<div class="hand">{cards}{secret}</div>'

    def _intrigue(self, card: Intrigue) -> str:
        when = "Plot" if card.windows & PLOT else "Endgame" if card.windows == ENDGAME else "Combat"
        if card.windows & ENDGAME and when == "Combat":
            when = "Combat, Endgame"
        if card.won:
            when = "After winning"
        texts = dict(lines(card, self.words))
        kept = [texts[key] for key in ("condition", "cost", "effect", "endgame") if key in texts]
        cost = f'<span class="pay">{icons(card.cost, self.words)}</span>' if card.cost.op != fx.NOTHING else ""
        inner = (
            f'<span class="top"><span class="name">{escape(name_of(card, self.words))}</span></span>'
            f'<span class="pads">{icon("intrigue")}<em>{when}</em></span>'
            f'<span class="box"><span class="line">{cost}{icon("pays") if cost else ""}'
            f"{icons(card.effect, self.words)}</span>"
            f'<span class="say">{escape(" ".join(kept))}</span></span>'
        )
        return self._tile([f"intrigue:{card.id}"], "card held secret", inner)

    # --- log ---
    def _log(self) -> str:
        out = []
        for line in reversed(log_of(self.table, self.words)):
            mark = seat_mark(line.seat) if line.seat >= 0 else ""
            kind = "head" if line.heading else "" if mark else "quiet"
            out.append(f'<li class="{kind}">{mark}<span>{escape(line.text)}</span></li>')
        return f"<ol>{''.join(out)}</ol>"
