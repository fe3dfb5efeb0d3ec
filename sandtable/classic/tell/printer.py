"""The classic game's printer: pieces and positions as text for the command line (`sandtable.core.parts.Printer`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sandtable.classic.content.factions import BENE_GESSERIT, FACTION_LEADERS, FACTIONS, LEADERS
from sandtable.classic.content.map import PARTS, TERRITORIES
from sandtable.classic.content.pieces import MODES
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.state import NOBODY
from sandtable.classic.tell.naming import dashed, name_of, part_name
from sandtable.classic.tell.table import content
from sandtable.classic.tell.telling import part_asked, tell_decision, tell_event, tell_option, tell_outcome
from sandtable.core.contract import Outcome
from sandtable.core.events import Event
from sandtable.core.printing import Block, Entry, Grid, Line
from sandtable.core.titles import meta

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

Data = dict[str, Any]

# Options that bring every piece into the game.
_ALL: Final = {"ixians_tleilaxu": True, "treachery_more": True, "technology": True, "advanced": True}
_SORTS: Final = {
    "factions": "faction", "leaders": "leader", "treachery": "treachery", "territories": "territory",
    "technology": "technology",
}  # fmt: skip


PART_OF: Final = {part.id: TERRITORIES[part.territory].id for part in PARTS}  # the territory of each part
LEADERS_OF: Final[dict[str | None, set[str]]] = {
    faction.id: {LEADERS[leader].id for leader in FACTION_LEADERS[number]} for number, faction in enumerate(FACTIONS)
}
LEADERS_OF[None] = set()  # before the factions are dealt
ADVISING: Final = FACTIONS[BENE_GESSERIT].id


# --- pieces ------------------------------------------------------------------------------
def _contents(title: str, words: Words) -> Data:
    return content(title, meta(title).check(_ALL), words)


def pieces(title: str, words: Words) -> list[Entry]:
    there = _contents(title, words)
    return [Entry(kind, id, piece["name"], []) for sort, kind in _SORTS.items() for id, piece in there[sort].items()]


def piece(title: str, entry: Entry, words: Words) -> Entry:
    sort = next(sort for sort, kind in _SORTS.items() if kind == entry.kind)
    found = _contents(title, words)[sort][entry.id]
    said: list[tuple[str, str, str]] = []
    if entry.kind == "faction":
        for mode in MODES:
            label = words.say(f"classic-mode-{dashed(mode)}")
            said += [(one["id"], label, one["text"]) for one in found["abilities"] if one["mode"] == mode]
    elif entry.kind == "leader":
        strength = "X" if found["strength"] is None else str(found["strength"])
        said.append(("strength", name_of("faction:" + found["faction"], words), strength))
    elif entry.kind == "treachery":
        said.append(("text", words.say(f"classic-type-{found['kind']}"), found["text"]))
    elif entry.kind == "territory":
        said.append(("kind", found["name"], words.say(f"classic-ground-{found['kind']}")))
    return entry._replace(lines=[{"key": key, "label": label, "text": text, "icons": []} for key, label, text in said])


# --- a position --------------------------------------------------------------------------
def names(state: Game, words: Words) -> list[str]:
    """Return the names of the factions by seat; seat numbers as text until factions are dealt."""
    return [
        name_of(f"faction:{FACTIONS[number].id}", words) if number != NOBODY else words.say("text-seat", n=seat)
        for seat, number in enumerate(state.factions)
    ]


def together(views: Sequence[Data]) -> Data:
    """Return the view of the seat that is to act, with each player's own data from that player's own view."""
    first = views[0]["deciding"][0] if views[0]["deciding"] else 0
    position = dict(views[first])
    position["seat"] = None
    position["players"] = [view["players"][seat] for seat, view in enumerate(views)]
    return position


def position(data: Data, seat: int | None, words: Words) -> list[Block]:
    turn = words.say("classic-text-turn", n=data["turn"])
    out: list[Block] = [Line(f"{turn}, {words.say('classic-phase-' + dashed(data['phase']))}", bold=True)]
    out.append(_players(data, words))
    for p in data["players"]:
        out += _places(p, data["advisors"], words)
    return out + _board(data, words) + _known(data, words)


def from_page(data: Data) -> Data:
    """Convert the data sent to a page (`sandtable.classic.tell.looks`) to the dict that `position` prints."""
    factions = {p["seat"]: p["faction"] for p in data["players"]}
    auction, battle = data["auction"], data["battle"]
    predicted = [p["prediction"] for p in data["players"] if p["prediction"]]
    return {
        "turn": data["round"], "phase": data["phase"], "storm": data["storm"], "shield_wall": data["wall"],
        "storm_card": data["storm_card"], "order": [factions[seat] for seat in data["order"]], "spice": data["spice"],
        "spice_top": [f"spice_{data['next_spice']}"] if data["next_spice"] else [],
        "row": [] if auction is None else ["?"] * auction["left"],
        "for_sale": None if auction is None else auction["card"] or "?",
        "bid": 0 if auction is None else auction["bid"],
        "bidder": None if auction is None or auction["bidder"] is None else factions[auction["bidder"]],
        "battle": None if battle is None else {
            "territory": battle["territory"],
            **{side: factions[of["seat"]] for side, of in zip(("aggressor", "defender"), battle["sides"], strict=True)},
        },
        "treachery_discard": data["discards"],
        "prediction": [factions[predicted[0]["seat"]], predicted[0]["turn"]] if predicted else None,
        "advisors": sorted({
            PART_OF[part] for part, stacks in data["forces"].items() for stack in stacks if stack["advisors"]
        }),
        "players": [_player_from_page(p, data, factions) for p in data["players"]],
    }  # fmt: skip


def _player_from_page(p: Data, data: Data, factions: dict[int, Any]) -> Data:
    return {
        **{of: p[of] for of in ("seat", "faction", "spice", "cards", "reserves", "tanks", "traitors")},
        "bribes": p["bribe"],
        "ally": None if p["ally"] is None else factions[p["ally"]],
        "hand": [*p["hand"], *["?"] * (p["cards"] - len(p["hand"]))],
        "tokens": p["technology"],
        "forces": {
            part: [stack["forces"] - stack["starred"], stack["starred"]]
            for part, stacks in data["forces"].items()
            for stack in stacks
            if stack["seat"] == p["seat"]
        },
        "leaders": {
            leader["id"]: {"is": leader["state"] if leader["state"] in ("dead", "down") else "alive"}
            for leader in p["leaders"]
        },
    }


def _faction(p: Data, words: Words) -> str:
    return name_of(f"faction:{p['faction']}", words) if p["faction"] else words.say("text-seat", n=p["seat"])


def _many(sort: str, ids: list[str], words: Words) -> str:
    hidden = ids.count("?")
    out = []
    for id in dict.fromkeys(id for id in ids if id != "?"):
        n = ids.count(id)
        out.append(name_of(f"{sort}:{id}", words) + (f" ×{n}" if n > 1 else ""))
    return ", ".join(out + ([f"{hidden} {words.say('text-hidden')}"] if hidden else [])) or "–"


_COLUMNS: Final = (
    "classic-text-faction",
    "classic-text-spice",
    "text-cards",
    "classic-reserves",
    "classic-tanks",
    "classic-text-ally",
    "text-hand",
)


def _players(data: Data, words: Words) -> Grid:
    heads = ("", *(words.capital(words.say(id)) for id in _COLUMNS))
    rows: list[tuple[str, ...]] = []
    for p in data["players"]:
        spice = "?" if p["spice"] is None else str(p["spice"])
        rows.append(
            (
                str(p["seat"]),
                _faction(p, words),
                spice + (f"+{p['bribes']}" if p["bribes"] else ""),
                str(p["cards"]),
                "+".join(str(n) for n in p["reserves"] if n) or "0",
                "+".join(str(n) for n in p["tanks"] if n) or "0",
                name_of(f"faction:{p['ally']}", words) if p["ally"] else "–",
                _many("treachery", p["hand"], words),
            )
        )
    caption = words.say("classic-text-caption")
    return Grid(heads, rows, caption, folding=(heads[1], heads[7]))


def _places(p: Data, advised: Sequence[str], words: Words) -> list[Block]:
    """Return lines about a player: places of forces, dead leaders, technology tokens, and known traitors."""
    advisors = f" ({words.say('classic-seat-advisors')})"
    forces = [
        f"{part_name(part, words)} {plain}" + (f"+{starred}" if starred else "")
        + (advisors if p["faction"] == ADVISING and PART_OF[part] in advised else "")
        for part, (plain, starred) in p["forces"].items()
    ]  # fmt: skip
    own = [id for id, leader in p["leaders"].items() if leader["is"] != "alive" and id in LEADERS_OF[p["faction"]]]
    traitors = [id for id in p["traitors"] if id != "?"]
    parts = [", ".join(forces)] if forces else []
    for message, names in (
        ("classic-text-in-tanks", [name_of(f"leader:{id}", words) for id in own]),
        ("classic-seat-tokens", [name_of(f"technology:{id}", words) for id in p["tokens"]]),
        ("classic-seat-traitors", [_traitor(id, words) for id in traitors]),
    ):
        parts += [f"{words.say(message)} {', '.join(names)}"] if names else []
    return [Line(f"  {_faction(p, words)}: {'; '.join(parts)}")] if parts else []


def _traitor(id: str, words: Words) -> str:
    leader = id.removeprefix("traitor_")
    return name_of(f"traitor:{id}" if id.startswith("cheap_hero") else f"leader:{leader}", words)


def _known(data: Data, words: Words) -> list[Block]:
    """Return lines with knowledge that only some seats have, if it is in `data`: next storm, spice, prediction."""
    out: list[Block] = []
    if data["storm_card"]:
        out.append(Line(words.say("classic-seat-next-storm", n=data["storm_card"])))
    if data["spice_top"] and data["spice_top"][-1] != "?":
        card = name_of(f"spice:{data['spice_top'][-1].removeprefix('spice_')}", words)
        out.append(Line(words.say("classic-seat-next-spice", card=card)))
    if data["prediction"]:
        name = name_of(f"faction:{data['prediction'][0]}", words)
        out.append(Line(words.say("classic-prediction", name=name, turn=data["prediction"][1])))
    return out


def _board(data: Data, words: Words) -> list[Block]:
    wall = "" if data["shield_wall"] else f"; {words.say('classic-text-wall-gone')}"
    out: list[Block] = [Line(words.say("classic-storm-in", n=data["storm"] if data["turn"] else 0) + wall)]
    if all(data["order"]):
        order = " – ".join(name_of(f"faction:{faction}", words) for faction in data["order"])
        out.append(Line(words.say("classic-seat-order", list=order)))
    if data["spice"]:
        there = ", ".join(f"{part_name(part, words)} {n}" for part, n in data["spice"].items())
        out.append(Line(f"{words.say('classic-text-spice')}: {there}"))
    if data["bidder"]:
        out.append(
            Line(f"{words.say('classic-text-bid')}: {data['bid']}, {name_of('faction:' + data['bidder'], words)}")
        )
    if data["phase"] == "bidding" and data["row"]:
        card = words.say("text-hidden") if data["for_sale"] == "?" else name_of(f"treachery:{data['for_sale']}", words)
        out.append(Line(words.say("classic-seat-for-sale", card=card, n=len(data["row"]))))
    battle = data["battle"]
    if battle:
        sides = " – ".join(name_of(f"faction:{battle[side]}", words) for side in ("aggressor", "defender"))
        where = name_of("territory:" + battle["territory"], words)
        out.append(Line(f"{words.say('classic-text-battle')}: {where}, {sides}"))
    out.append(Line(f"{words.say('classic-discards')}: {_many('treachery', data['treachery_discard'], words)}"))
    return out


# --- questions, events, outcome ----------------------------------------------------------
def asked(state: Game, seat: int, words: Words, names: Sequence[str]) -> tuple[str, list[str]]:
    decision = state.decision(seat)
    known = state.view(seat).known
    part = part_asked(known, decision)
    labels = [tell_option(decision, option, words, part) for option in decision.options]
    return tell_decision(known, decision, words), labels


def event(event: Event, words: Words, names: Sequence[str]) -> Line:
    return Line(tell_event(event, words, list(names)))


def outcome(outcome: Outcome, words: Words, names: Sequence[str]) -> Line:
    return Line(tell_outcome(outcome, words, list(names)), bold=True)
