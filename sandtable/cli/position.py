"""A position: as data, and for the eye."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sandtable.cli.common import stdout, words_of
from sandtable.core.contract import Outcome, State
from sandtable.core.errors import BadSeat
from sandtable.core.record import Record

if TYPE_CHECKING:
    from sandtable.core.fluent import Words


def check_seat(state: State, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < state.seats:
        raise BadSeat(f"there is no seat {seat}; seats are 0 to {state.seats - 1}")


def position_of(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat knows; without one what each seat knows of itself, as whoever holds the record may see."""
    check_seat(state, seat)
    if seat is not None:
        return state.view(seat).as_dict()
    views = [state.view(each).as_dict() for each in range(state.seats)]
    position = views[state.to_act[0] if state.to_act else 0]
    position["seat"] = None
    for each in range(state.seats):
        position["players"][each] = views[each]["players"][each]
    return position


def names_of(state: State, lang: str) -> list[str]:
    from sandtable.imperium.rules.view import View
    from sandtable.imperium.tell.telling import seat_names

    view = state.view(0)
    assert isinstance(view, View)
    return seat_names(view.known, words_of(lang))


# --- for the eye -------------------------------------------------------------------------
def _name(word: str, words: Words) -> str:
    """The name of a piece: `card:stilgar`."""
    return words.say(word.replace(":", "-").replace("_", "-"))


def _many(sort: str, ids: list[str], words: Words) -> str:
    hidden = ids.count("?")
    out = []
    for id in dict.fromkeys(id for id in ids if id != "?"):
        n = ids.count(id)
        out.append(_name(f"{sort}:{id}", words) + (f" ×{n}" if n > 1 else ""))
    return ", ".join(out + ([f"{hidden} hidden"] if hidden else [])) or "–"


def show_position(record: Record, state: State, n: int, seat: int | None, lang: str) -> None:
    words = words_of(lang)
    data = position_of(state, seat)
    console = stdout()
    taken = f"{n} action" if n == 1 else f"{n} actions"
    phase = data["phase"].replace("_", " ")
    console.print(Text(f"{record.meta.name}, round {data['round']}, {phase}, after {taken}", "bold"))
    console.print(_players_table(data, words))
    for p in data["players"]:
        _show_cards(console, p, words, seat)
    _show_board(console, data, words)
    _show_end_or_decision(console, state, seat, lang)


def _players_table(data: dict[str, Any], words: Words) -> Table:
    """Narrow enough for a terminal of 80 columns."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), title_justify="left")
    for name in ("", "Leader", "VP", "Sol", "Spi", "Wat", "Ag", "Troops", "Str", "Influence", "Cards", "Int"):
        table.add_column(name, no_wrap=name not in ("Leader", "Influence"))
    for p in data["players"]:
        first = "*" if p["seat"] == data["first"] else ""
        leader = _name("leader:" + p["leader"], words) if p["leader"] else "–"
        table.add_row(
            f"{p['seat']}{first}",
            leader,
            *(str(p[key]) for key in ("points", "solari", "spice", "water", "agents")),
            "/".join(str(p[key]) for key in ("garrison", "conflict", "supply")),
            str(p["strength"]),
            " ".join(str(level) for level in p["influence"].values()),
            "/".join(str(len(p[key])) for key in ("hand", "deck", "discard")),
            str(len(p["intrigue"])),
        )
    table.caption = (
        "* First Player. Troops: garrison/Conflict/supply. Influence: Emperor, Spacing Guild, "
        "Bene Gesserit, Fremen. Cards: hand/deck/discards."
    )
    table.caption_justify = "left"
    return table


def _show_cards(console: Console, p: dict[str, Any], words: Words, seat: int | None) -> None:
    parts = []
    if seat is None or p["seat"] == seat or any(id != "?" for id in p["hand"]):
        parts.append(f"hand {_many('card', p['hand'], words)}")
    if p["play"]:
        parts.append(f"in play {_many('card', p['play'], words)}")
    if p["intrigue"] and (seat is None or p["seat"] == seat or any(id != "?" for id in p["intrigue"])):
        parts.append(f"Intrigue {_many('intrigue', p['intrigue'], words)}")
    if p["open_intrigue"]:
        parts.append(f"face up {_many('intrigue', p['open_intrigue'], words)}")
    if p["agents_at"]:
        parts.append(f"Agents at {_many('space', p['agents_at'], words)}")
    for key, text in (("council", "High Council"), ("swordmaster", "Swordmaster"), ("revealed", "has revealed")):
        if p[key]:
            parts.append(text)
    if parts:
        console.print(Text(f"  {p['seat']}: {'; '.join(parts)}"))


def _show_board(console: Console, data: dict[str, Any], words: Words) -> None:
    from sandtable.imperium.rules.catalog import CONFLICT, CONFLICTS
    from sandtable.imperium.tell.wording import say_conflict

    if data["conflict"]:
        card = CONFLICTS[CONFLICT[data["conflict"]]]
        console.print(Text(f"Conflict: {_name('conflict:' + card.id, words)}", "bold"))
        for label, text in say_conflict(card, words):
            console.print(Text(f"  {label}: {text}"))
    console.print(Text(f"Imperium Row: {_many('card', data['row'], words)}"))
    reserve = ", ".join(f"{_name('card:' + id, words)} ×{n}" for id, n in data["reserve"].items())
    console.print(Text(f"Reserve: {reserve}"))
    for title, key, sort in (("Alliances", "alliance", "faction"), ("Control", "control", "space")):
        if data[key]:
            held = ", ".join(f"{_name(f'{sort}:{id}', words)} seat {holder}" for id, holder in data[key].items())
            console.print(Text(f"{title}: {held}"))
    if data["bonus_spice"]:
        bonus = ", ".join(f"{_name('space:' + id, words)} {n}" for id, n in data["bonus_spice"].items())
        console.print(Text(f"Bonus spice: {bonus}"))


def _show_end_or_decision(console: Console, state: State, seat: int | None, lang: str) -> None:
    outcome = state.outcome
    if outcome is not None:
        _show_outcome(console, outcome, state, lang)
        return
    asked = state.to_act[0]
    if seat is not None and seat != asked:
        console.print(Text(f"Seat {asked} is to act.", "bold"))
        return
    from sandtable.imperium.rules.view import View
    from sandtable.imperium.tell.telling import tell_decision, tell_option

    words = words_of(lang)
    view = state.view(asked)
    assert isinstance(view, View)
    decision = state.decision(asked)
    console.print(Text(f"Seat {asked} is to act: {tell_decision(decision, words, view.known)}", "bold"))
    names = names_of(state, lang)
    width = max(len(word) for word in decision.words())
    for word, option in zip(decision.words(), decision.options, strict=True):
        label = tell_option(decision, option, words, view.known, names)
        console.print(Text(f"  {word:<{width}}  {label}"))


def _show_outcome(console: Console, outcome: Outcome, state: State, lang: str) -> None:
    from sandtable.imperium.tell.telling import tell_outcome

    names = names_of(state, lang)
    console.print(Text(tell_outcome(outcome, words_of(lang), names), "bold"))
    for seat in sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat)):
        console.print(Text(f"  {outcome.ranks[seat]}. seat {seat}, {names[seat]}: {outcome.points[seat]}"))
