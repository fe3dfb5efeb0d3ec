"""The shape of a net: its inputs, its outputs and its size. It is the same for PyTorch and for NumPy."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from sandtable.core.observing import Layout
from sandtable.core.structure import structure

STEPS: Final = (2, 3, 4, 5, 6, 8, 10, 12)  # a number also enters as whether it reaches each of these
SHORT: Final = 8  # longer fields are by place, and enter without these steps
WIDTHS: Final = (512, 448, 384, 320, 256)
MOST_WEIGHTS: Final = 5_300_000  # 10 MB in half precision, compressed


@dataclass(frozen=True)
class Part:
    """A group of columns of the observation row, and how their numbers become inputs of the net.

    `stepped` and `there` are indices into `columns`. A column in `there` has two inputs: its scaled number, and whether
    the number is above zero. Any other column has the number itself. A column in `stepped` has further inputs: for each
    of `STEPS`, whether the number reaches it.
    """

    columns: list[int]
    stepped: list[int]
    there: list[int]

    @property
    def inputs(self) -> int:
        """The number of inputs of the net that come from these columns."""
        return len(self.columns) + len(self.there) + len(STEPS) * len(self.stepped)

    def scales(self, most: list[int]) -> list[float]:
        """Return the factor by which the number of each column is scaled; `most` has the largest number of every column
        of a row."""
        there = set(self.there)
        return [most[at] ** -0.5 if place in there else 1.0 for place, at in enumerate(self.columns)]


@dataclass(frozen=True)
class Shape:
    """The sizes and inputs of a net. The columns of the table go into the trunk directly; those of each other party
    pass a layer first, the same for all parties."""

    size: int
    words: int
    most: list[int]
    table: Part
    others: list[Part]
    width: int
    blocks: int
    party_width: int
    value_width: int

    @property
    def weights(self) -> int:
        """The number of weights of a net of this shape."""
        w = self.width
        found = (self.table.inputs + 1) * w + self.blocks * (2 * w * w + 4 * w) + 2 * w + (w + 1) * self.words
        found += (w + 1) * self.value_width + self.value_width + 1
        if self.others:
            found += (self.others[0].inputs + 1) * self.party_width + len(self.others) * self.party_width * w
        return found

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def _part_from(told: dict[str, Any]) -> Part:
    columns = told["columns"]
    return Part(columns, told["stepped"], told.get("there", list(range(len(columns)))))


def shape_from(told: dict[str, Any]) -> Shape:
    """Return the shape in a dict made by `Shape.as_dict`. An older dict has no `there`; then all columns are in it."""
    parts = {"table": _part_from(told["table"]), "others": [_part_from(other) for other in told["others"]]}
    return Shape(**{**told, **parts})


def shape_of(
    layout: Layout,
    words: int,
    width: int = 512,
    blocks: int = 3,
    party_width: int = 192,
    value_width: int = 128,
    compact: bool = False,
) -> Shape:
    """Return the shape of a net for an observation layout and a vocabulary of `words`. In a compact shape, a column of
    a code or a list has only one input."""
    stepped = {
        at
        for field in layout.fields
        for at in range(field.offset, field.offset + field.length)
        if field.offset < layout.numbers and field.length <= SHORT and field.most > 1
    }
    found = structure(layout)

    def part(columns: list[int]) -> Part:
        there = [place for place, at in enumerate(columns) if not compact or at in stepped]
        return Part(list(columns), [place for place, at in enumerate(columns) if at in stepped], there)

    others = [part(columns) for columns in found.others]
    same = not others or all(other.stepped == others[0].stepped for other in others)
    table = part(found.table if same else list(range(layout.size)))
    return Shape(
        layout.size, words, list(layout.most), table, others if same else [], width, blocks, party_width, value_width
    )


def shape_for(layout: Layout, words: int, width: int, blocks: int) -> Shape:
    """Return the shape with the given width, or with the greatest width that keeps the weights few enough for the bots
    if `width` is 0. It is compact if the full shape has too many weights."""
    shapes = [shape_of(layout, words, each, blocks, compact=compact) for each in WIDTHS for compact in (False, True)]
    if width:
        shapes = [shape_of(layout, words, width, blocks, compact=compact) for compact in (False, True)]
    fitting = [shape for shape in shapes if shape.weights <= MOST_WEIGHTS]
    return fitting[0] if fitting else shapes[-1]
