"""What a piece says: cards, Intrigue, Conflicts, board spaces, Leaders, factions."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from sandtable.cli.common import AsJson, Lang, Refused, guarded, print_json, stdout, words_of

if TYPE_CHECKING:
    from sandtable.core.fluent import Words
    from sandtable.imperium.language.effects import Effect
    from sandtable.imperium.tell.wording import Piece


@guarded
def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A card, space, leader, … by id or name.")],
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """What a piece says and does: cards, Intrigue, Conflicts, board spaces, Leaders, factions."""
    words = words_of(lang)
    found = _find(" ".join(name), words)
    data = [_piece_data(kind, piece, words) for kind, piece in found]
    if as_json:
        print_json(data)
        return
    console = stdout()
    for entry in data:
        table = Table("", "In words", "In icons", title=f"{escape(entry['name'])} ({entry['kind']}:{entry['id']})")
        for line in entry["lines"]:
            table.add_row(escape(line["label"]), escape(line["text"]), escape(" ".join(line["icons"])))
        console.print(table)


def _pieces() -> list[tuple[str, Piece]]:
    from sandtable.imperium.rules import catalog

    out: list[tuple[str, Piece]] = []
    out += [("card", piece) for piece in catalog.CARDS]
    out += [("intrigue", piece) for piece in catalog.INTRIGUE]
    out += [("conflict", piece) for piece in catalog.CONFLICTS]
    out += [("space", piece) for piece in catalog.SPACES]
    out += [("leader", piece) for piece in catalog.LEADERS]
    out += [("faction", piece) for piece in catalog.TRACKS]
    return out


def _plain(text: str) -> str:
    """A name without what is easily mistyped: case, spaces, signs."""
    return re.sub(r"[^\w]+|_", "", text.lower())


def _find(asked: str, words: Words) -> list[tuple[str, Piece]]:
    """Every piece of that id or name; if none, the one whose name holds it; else what is near."""
    from sandtable.imperium.tell.wording import name_of

    wanted = _plain(asked.partition(":")[2] or asked)
    kind = asked.partition(":")[0] if ":" in asked else ""
    pieces = [(sort, piece) for sort, piece in _pieces() if not kind or sort == kind]
    known = [(sort, piece, _plain(piece.id), _plain(name_of(piece, words))) for sort, piece in pieces]
    exact = [(sort, piece) for sort, piece, id, name in known if wanted in (id, name)]
    if exact:
        return exact
    within = [(sort, piece) for sort, piece, id, name in known if len(wanted) >= 3 and (wanted in id or wanted in name)]
    if len(within) == 1:
        return within
    near = [piece.id for _, piece in within][:8]
    if not near:
        names = {name: piece.id for _, piece, _, name in known} | {id: piece.id for _, piece, id, _ in known}
        near = list(dict.fromkeys(names[match] for match in get_close_matches(wanted, names, 5, 0.6)))
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    raise Refused(f"there is no piece {asked!r}{hint}")


def _boxes(piece: Piece) -> dict[str, Effect]:
    """The effects of a piece under the keys of its lines."""
    out: dict[str, Effect] = {}
    for key, attribute in (
        ("agent", "agent"),
        ("reveal", "reveal"),
        ("acquire", "acquire"),
        ("trash", "on_trash"),
        ("effect", "effect"),
        ("endgame", "endgame"),
        ("control", "control_bonus"),
        ("first", "first"),
        ("second", "second"),
        ("third", "third"),
        ("signet", "signet"),
        ("start", "start"),
    ):
        effect = getattr(piece, attribute, None)
        if effect is not None and not isinstance(effect, bool):
            out[key] = effect
    for level, bonus in getattr(piece, "bonuses", {}).items():
        out[f"level-{level}"] = bonus
    cost = getattr(piece, "cost", None)
    if cost is not None and not isinstance(cost, int):  # an Intrigue card's cost is an effect
        out["cost"] = cost
    return out


def _piece_data(kind: str, piece: Piece, words: Words) -> dict[str, Any]:
    from sandtable.imperium.tell.drawing import draw
    from sandtable.imperium.tell.wording import lines, name_of

    boxes = _boxes(piece)
    return {
        "kind": kind,
        "id": piece.id,
        "name": name_of(piece, words),
        "lines": [
            {
                "key": key,
                "label": words.say("label-" + key),
                "text": text,
                "icons": draw(boxes[key]) if key in boxes else [],
            }
            for key, text in lines(piece, words)
        ],
    }
