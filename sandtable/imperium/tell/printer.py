"""The family's printer: pieces and positions as text for the command line (`sandtable.core.parts.Printer`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from sandtable.core.contract import Outcome
from sandtable.core.errors import BadOption
from sandtable.core.events import Event
from sandtable.core.printing import Block, Entry, Grid, Line
from sandtable.core.titles import Option, meta
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.tell.drawing import draw
from sandtable.imperium.tell.modules import companion_of
from sandtable.imperium.tell.pieces import Telling, lines, telling_of
from sandtable.imperium.tell.played import played_conflict
from sandtable.imperium.tell.telling import seat_names, tell_decision, tell_event, tell_option, tell_outcome

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

Data = dict[str, Any]


# --- pieces ------------------------------------------------------------------------------
class Shown:
    """A piece as it is in some games of a title, with the telling of its sort and the name of its box."""

    def __init__(self, telling: Telling, piece: Any, box: str) -> None:
        self.telling = telling
        self.piece = piece
        self.box = box


@cache
def _all(title: str) -> list[Shown]:
    """Return every piece of every game that a title's options allow, those of its default game first."""
    out: list[Shown] = []
    there: set[tuple[str, int]] = set()
    for rules in _rulesets(title):
        owners = {
            (sort.id, kind): box.box.name for box in rules.boxes for sort in rules.sorts for kind in box.kinds(sort)
        }
        for sort in rules.sorts:
            telling = telling_of(sort)
            for kind, piece in zip(rules.of(sort).kinds, telling.pieces(rules, rules.part), strict=True):
                if (sort.id, kind) not in there:
                    there.add((sort.id, kind))
                    out.append(Shown(telling, piece, owners.get((sort.id, kind), "")))
    return out


def _rulesets(title: str) -> list[Ruleset]:
    """Return the rulesets that a title's options allow.

    The first is that of the default options; then, for each number of seats, there is one for every value of every
    option.
    """
    about = meta(title)
    chosen: list[dict[str, Any]] = [{}]
    for seats in about.seats:
        chosen.append({"seats": seats})
        for option in about.options:
            may = option.name != "seats" and seats not in option.always and (not option.seats or seats in option.seats)
            if may:
                chosen += [{"seats": seats, option.name: choice, **_needed(option)} for choice in option.offered()]
    return list(dict.fromkeys(found for options in chosen for found in _made(title, options)))


def _needed(option: Option) -> dict[str, Any]:
    """Return the options that must be set for this option to have another value than its default (its `needs`)."""
    return {other: [word] for other, word in option.needs.items()}


def _made(title: str, options: dict[str, Any]) -> list[Ruleset]:
    """Return a list with the ruleset for these options, or an empty list if the title refuses them."""
    try:
        return [ruleset_for(title, meta(title).check(options))]
    except BadOption:
        return []


def pieces(title: str, words: Words) -> list[Entry]:
    """Return an entry for every piece of every game of a title; if two pieces share an id, the name of the later one
    includes its box."""
    out: list[Entry] = []
    there: set[tuple[str, str]] = set()
    for shown in _all(title):
        kind, id = shown.telling.sort.prefix, shown.piece.id
        name = shown.telling.name(shown.piece, words)
        out.append(Entry(kind, id, f"{name} ({shown.box})" if (kind, id) in there else name, []))
        there.add((kind, id))
    return out


def piece(title: str, entry: Entry, words: Words) -> Entry:
    """Return the entry with the lines of its piece filled in; if several pieces share its id, use the one with its
    name, else the first."""
    same = [
        (other.name != entry.name, shown)
        for other, shown in zip(pieces(title, words), _all(title), strict=True)
        if (other.kind, other.id) == (entry.kind, entry.id)
    ]
    shown = min(same, key=lambda each: each[0])[1]
    drawn = shown.telling.drawn(shown.piece)
    said = [
        {
            "key": key,
            "label": _label(key, title, words),
            "text": text,
            "icons": draw(drawn[key]) if key in drawn else [],
        }
        for key, text in shown.telling.lines(shown.piece, words)
    ]
    return entry._replace(lines=said)


def _label(key: str, title: str, words: Words) -> str:
    """Return the label of a piece's line, from the line's key.

    The label of the third reward depends on the title: in one without the option `ties_for_second`, players who tie for
    second take this reward too (UPR-16.8).
    """
    if key == "third" and not any(option.name == "ties_for_second" for option in meta(title).options):
        key = "third-or-tie"
    return words.say("label-" + key)


# --- a position --------------------------------------------------------------------------
def names(state: Game, words: Words) -> list[str]:
    return seat_names(state.view(0).known, words)


def together(views: Sequence[Data]) -> Data:
    """Return one position that combines the views of all seats: the view of the seat that has to act, with each
    player's own cards added from that player's view."""
    first = views[0]["to_act"][0] if views[0]["to_act"] else 0
    position = dict(views[first])
    position["seat"] = None
    position["players"] = list(position["players"])
    for seat, view in enumerate(views):
        position["players"][seat] = view["players"][seat]
    return position


def position(data: Data, seat: int | None, words: Words) -> list[Block]:
    out: list[Block] = [_players(data, words)]
    for p in data["players"]:
        out += _cards(p, words, seat)
    return out + _board(data, words)


def _name(word: str, words: Words) -> str:
    """Return the name of the piece in a word such as `card:stilgar`, in the language of `words`."""
    return words.say(word.replace(":", "-").replace("_", "-"))


def _many(sort: str, ids: list[str], words: Words) -> str:
    hidden = ids.count("?")
    out = []
    for id in dict.fromkeys(id for id in ids if id != "?"):
        n = ids.count(id)
        out.append(_name(f"{sort}:{id}", words) + (f" ×{n}" if n > 1 else ""))
    return ", ".join(out + ([f"{hidden} {words.say('text-hidden')}"] if hidden else [])) or "–"


def _players(data: Data, words: Words) -> Grid:
    """Return the players as a table, narrow enough for a terminal of 80 columns."""
    columns = (
        "leader",
        "vp",
        "solari",
        "spice",
        "water",
        "agents",
        "troops",
        "strength",
        "influence",
        "cards",
        "intrigue",
    )
    heads = ("", *(words.say("text-" + column) for column in columns))
    rows = []
    for p in data["players"]:
        first = "*" if p["seat"] == data["first"] else ""
        rows.append(
            (
                f"{p['seat']}{first}",
                _name("leader:" + p["leader"], words) if p["leader"] else "–",
                *(str(p[key]) for key in ("points", "solari", "spice", "water", "agents")),
                "/".join(str(p[key]) for key in ("garrison", "conflict", "supply")),
                str(p["strength"]),
                " ".join(str(level) for level in p["influence"].values()),
                "/".join(str(len(p[key])) for key in ("hand", "deck", "discard")),
                str(len(p["intrigue"])),
            )
        )
    tracks = data["players"][0]["influence"]
    caption = words.say("text-players-caption", factions=", ".join(_name("faction:" + id, words) for id in tracks))
    return Grid(heads, rows, caption, folding=(heads[1], heads[9]))


def _cards(p: Data, words: Words, seat: int | None) -> list[Block]:
    parts = []
    if seat is None or p["seat"] == seat or any(id != "?" for id in p["hand"]):
        parts.append(f"{words.say('text-hand')} {_many('card', p['hand'], words)}")
    if p["play"]:
        parts.append(f"{words.say('text-in-play')} {_many('card', p['play'], words)}")
    if p["intrigue"] and (seat is None or p["seat"] == seat or any(id != "?" for id in p["intrigue"])):
        parts.append(f"{words.say('text-intrigue-cards')} {_many('intrigue', p['intrigue'], words)}")
    if p["open_intrigue"]:
        parts.append(f"{words.say('text-face-up')} {_many('intrigue', p['open_intrigue'], words)}")
    if p["agents_at"]:
        parts.append(f"{words.say('text-agents-at')} {_many('space', p['agents_at'], words)}")
    marks = (
        ("council", "space-high-council"),
        ("swordmaster", "page-table-swordmaster"),
        ("revealed", "text-revealed"),
    )
    parts += [words.say(message) for key, message in marks if p[key]]
    return [Line(f"  {p['seat']}: {'; '.join(parts)}")] if parts else []


def _board(data: Data, words: Words) -> list[Block]:
    out: list[Block] = []
    if data["conflict"]:
        card = next(card for card in catalog.CONFLICTS if card.id == data["conflict"])
        card = played_conflict(card, [id for id in MODULES if id in data])
        out.append(Line(f"{words.say('text-conflict')}: {_name('conflict:' + card.id, words)}", bold=True))
        out += [Line(f"  {_label(key, data['title'], words)}: {text}") for key, text in lines(card, words)]
    out.append(Line(f"{words.say('page-table-row')}: {_many('card', data['row'], words)}"))
    reserve = ", ".join(f"{_name('card:' + id, words)} ×{n}" for id, n in data["reserve"].items())
    out.append(Line(f"{words.say('page-table-reserve')}: {reserve}"))
    for title, key, sort in (("text-alliances", "alliance", "faction"), ("text-control", "control", "space")):
        if data[key]:
            held = ", ".join(
                f"{_name(f'{sort}:{id}', words)} {words.say('text-seat', n=holder)}" for id, holder in data[key].items()
            )
            out.append(Line(f"{words.say(title)}: {held}"))
    if data["bonus_spice"]:
        bonus = ", ".join(f"{_name('space:' + id, words)} {n}" for id, n in data["bonus_spice"].items())
        out.append(Line(f"{words.say('text-bonus-spice')}: {bonus}"))
    for id in MODULES:
        if id in data:
            out += [Line(text) for text in companion_of(id).printed(data[id], words)]
    return out


# --- questions, events, the end ----------------------------------------------------------
def asked(state: Game, seat: int, words: Words, names: Sequence[str]) -> tuple[str, list[str]]:
    known = state.view(seat).known
    decision = state.decision(seat)
    labels = [tell_option(decision, option, words, known, list(names)) for option in decision.options]
    return tell_decision(decision, words, known), labels


def event(event: Event, words: Words, names: Sequence[str]) -> Line:
    return Line(tell_event(event, words, list(names)))


def outcome(outcome: Outcome, words: Words, names: Sequence[str]) -> Line:
    return Line(tell_outcome(outcome, words, list(names)), bold=True)
