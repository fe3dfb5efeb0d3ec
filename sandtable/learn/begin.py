"""Begin a net with the weights of another: columns and words that both nets have keep their weights.

The other net may be for other games. A column is identified by its field and, within it, by the piece or value it is
for. Inputs and words that the old net did not know begin at zero.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.core.observing import Field, Layout
from sandtable.core.structure import columns
from sandtable.envs.arrays import np
from sandtable.learn.checkpoints import BadCheckpoint
from sandtable.learn.extras import torch
from sandtable.learn.kinds import Kind
from sandtable.learn.shape import STEPS, Part, Shape, shape_from
from sandtable.learn.weights import about

NEW = -1  # a column or word that the first net did not know


def begin(file: Path, kind: Kind, net: Any) -> int:
    """Copy weights from a file into the net, as far as the columns and words of the two agree; return how many of the
    net's words the file has."""
    if not file.is_file():
        raise BadCheckpoint(f"there are no weights to begin from in {file}")
    told = about(file)
    known = Kind(told["title"], told["variants"])
    if known.fingerprint() != told["fingerprint"]:
        raise BadCheckpoint(
            f"the weights in {file} are for other rules, and their columns and words are not known here"
        )
    shape, old = net.shape, shape_from(told["shape"])
    if (old.width, old.blocks, old.party_width, old.value_width) != (
        shape.width, shape.blocks, shape.party_width, shape.value_width
    ):  # fmt: skip
        raise BadCheckpoint(
            f"the weights in {file} are for a net of {old.blocks} blocks of {old.width}, this one has "
            f"{shape.blocks} of {shape.width}"
        )
    with np.load(file) as arrays:
        given = {name: torch.tensor(arrays[name]).float() for name in arrays.files if name != "about"}
    weights = dict(net.state_dict())
    places = former_columns(known.layout, kind.layout)
    weights["table.weight"] = _first(given["table.weight"], old, old.table, shape, shape.table, places)
    if shape.others and old.others:
        party, before = shape.others[0], old.others[0]
        weights["party.weight"] = _first(given["party.weight"], old, before, shape, party, places)
        both = min(len(shape.others), len(old.others)) * shape.party_width
        weights["parties.weight"] = torch.zeros_like(weights["parties.weight"], device="cpu")
        weights["parties.weight"][:, :both] = given["parties.weight"][:, :both]
    numbers = {word: number for number, word in enumerate(known.vocabulary.words)}
    words = [numbers.get(word, NEW) for word in kind.vocabulary.words]
    for name in ("policy.weight", "policy.bias"):
        weights[name] = _rows(given[name], words)
    for name, each in given.items():
        if name.startswith(("blocks.", "norm.", "value_")) or name in ("table.bias", "party.bias"):
            weights[name] = each
    net.load_state_dict(weights)
    return sum(word != NEW for word in words)


def _rows(given: Any, places: list[int]) -> Any:
    """Return the rows of a matrix at these places; the row is zero where the place is NEW."""
    found = given[torch.tensor([max(place, 0) for place in places])]
    found[torch.tensor([place == NEW for place in places])] = 0.0
    return found


def _first(given: Any, old: Shape, before: Part, shape: Shape, part: Part, places: list[int]) -> Any:
    """Return the weights of a first layer of the new net, of shape (outputs, inputs), converted from those of the old
    net."""
    at = {column: place for place, column in enumerate(before.columns)}
    values = [at.get(places[column], NEW) for column in part.columns]
    by_input = given.T
    n, m = len(before.columns), len(before.columns) + len(before.there)
    ratio = torch.tensor([
        before.scales(old.most)[place] / scale if place != NEW else 0.0
        for place, scale in zip(values, part.scales(shape.most), strict=True)
    ])  # fmt: skip
    of_value = _rows(by_input[:n], values) * ratio[:, None]
    was_there = {place: n + number for number, place in enumerate(before.there)}
    of_there = _rows(by_input, [was_there.get(place, NEW) for place in values])
    is_there = torch.zeros(len(values), dtype=torch.bool)
    is_there[part.there] = True
    of_value[~is_there] += of_there[~is_there]  # exact for a single piece
    was_stepped = {place: m + number * len(STEPS) for number, place in enumerate(before.stepped)}
    starts = [was_stepped.get(values[place], NEW) for place in part.stepped]
    of_steps = _rows(
        by_input, [start + step if start != NEW else NEW for start in starts for step in range(len(STEPS))]
    )
    return torch.cat([of_value, of_there[is_there], of_steps]).T.contiguous()


def former_columns(old: Layout, new: Layout) -> list[int]:
    """Return, for each column of a layout, the column of the other layout with the same meaning, or NEW."""
    found = [NEW] * new.size
    for field in new.fields:
        before = old.by_name.get(field.name)
        if before is None:
            continue
        ours, theirs = _labels(old, before, new, field)
        places = dict(zip(theirs, columns(before), strict=True))
        for label, at in zip(ours, columns(field), strict=True):
            found[at] = places.get(label, NEW)
    return found


def _labels(old: Layout, before: Field, new: Layout, field: Field) -> tuple[list[str], list[str]]:
    """Return labels for the columns of a field in the new layout and in the old one; columns with equal labels mean the
    same thing."""
    told = [_told(field), _told(before)]
    if told[0] and told[1]:
        return told[0], told[1]
    if field.length == _all(new) + 1 and before.length == _all(old) + 1:
        return _of_all(new), _of_all(old)
    for sort in new.kinds.keys() & old.kinds.keys():
        for nothing in ([], ["none"]):
            ours, theirs = nothing + new.kinds[sort], nothing + old.kinds[sort]
            if (len(ours), len(theirs)) == (field.length, before.length):
                return ours, theirs
    if field.length == before.length:
        return [str(at) for at in range(field.length)], [str(at) for at in range(field.length)]
    return [f"new {at}" for at in range(field.length)], [f"old {at}" for at in range(before.length)]


def _told(field: Field) -> list[str]:
    """Return the column labels that the text of a field's meaning lists; empty if it does not list one for each
    column."""
    listed = field.meaning.rpartition(": ")[2].split(", ")
    return listed if len(listed) == field.length and len(set(listed)) == field.length else []


def _all(layout: Layout) -> int:
    return sum(map(len, layout.kinds.values()))


def _of_all(layout: Layout) -> list[str]:
    """Return the labels of a field that may name any piece: `none`, then every piece of every sort."""
    return ["none", *(f"{sort}:{id}" for sort, ids in layout.kinds.items() for id in ids)]
