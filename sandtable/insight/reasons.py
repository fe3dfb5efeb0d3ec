"""Reasons for a line: the facts in which it differs most from the other lines, as sentences in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.core.parts import Reasons
from sandtable.insight.lines import Line

if TYPE_CHECKING:
    from sandtable.core.fluent import Words

MOST: Final = 2  # facts of a reason
LEAST_DIFFERENCE: Final = 0.1  # below it a fact is not told
LEAST_WORTH: Final = 0.3  # nor if its difference is worth less than this

Fact = tuple[str, float]  # its name and by how much it is more (or less) than after the other lines


def reasons(line: Line, others: list[Line], known: Reasons | None) -> tuple[Fact, ...]:
    """Return the facts that speak most for a line: those in which it differs most from the others, in the worlds in
    which all were tried."""
    rest = [other for other in others if other is not line]
    n = min((len(each.facts) for each in [line, *rest]), default=0)
    if known is None or not rest or n < 2:
        return ()
    found: list[tuple[float, str, float]] = []
    for name in sorted(line.facts[0]):
        mine = sum(facts[name] for facts in line.facts[:n]) / n
        usual = sum(facts[name] for other in rest for facts in other.facts[:n]) / n / len(rest)
        more = round(mine - usual, 1)
        worth = more * known.WORTH[name]
        if abs(more) >= LEAST_DIFFERENCE and worth >= LEAST_WORTH:
            found.append((-worth, name, more))
    return tuple((name, more) for _, name, more in sorted(found)[:MOST])


def sentence(facts: tuple[Fact, ...], words: Words) -> str:
    """Return the sentence that gives these facts as the reason for a line."""
    said = [words.say(f"insight-{name}-{'more' if n > 0 else 'less'}", n=_shown(abs(n))) for name, n in facts]
    if not said:
        return words.say("insight-no-reason")
    if len(said) == 1:
        return words.say("insight-reason", a=said[0])
    return words.say("insight-reasons", a=said[0], b=said[1])


def _shown(n: float) -> int | float:
    return int(n) if n == int(n) else n
