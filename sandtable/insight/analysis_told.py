"""An analysis as plain data, with names and reasons in a language or as sayings that the page translates."""

from __future__ import annotations

from typing import Any, Final

from sandtable.core.fluent import Words, spoken
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.insight.analysis import VERSION, Analysis, Moment, Part, Story
from sandtable.insight.reasons import sentence

DIGITS: Final = 4
Data = dict[str, Any]


def as_data(analysis: Analysis, record: Record, words: Words, people: list[str]) -> Data:
    """Return an analysis as plain data. The luck, choices and others' play of each seat add up exactly to its change,
    even as rounded here."""
    labels = _Labels(analysis, record, words, people)
    return {
        "version": VERSION,
        "title": analysis.title,
        "moves": analysis.moves,
        "passes": analysis.passes,
        "names": labels.names,
        "points": [
            {
                "n": point.n,
                "seat": point.seat,
                "round": point.round,
                "chances": [_short(chance) for chance in point.chances],
                "errors": [_short(error) for error in point.errors],
                "measured": point.measured,
            }
            for point in analysis.points
        ],
        "seats": [_story(story, labels, words) for story in analysis.stories],
    }


def in_language(told: Any, words: Words) -> Any:
    """Return the data of an analysis with its sayings (message ids with arguments) translated into the language of
    `words`."""
    if isinstance(told, dict):
        return {key: in_language(value, words) for key, value in told.items()}
    if isinstance(told, list):
        return [in_language(value, words) for value in told]
    return spoken(told, words) if isinstance(told, str) else told


def _short(number: float) -> float:
    return round(number, DIGITS)


def _story(story: Story, labels: _Labels, words: Words) -> Data:
    start, end = _short(story.start), _short(story.end)
    return {
        "seat": story.seat,
        "start": start,
        "end": end,
        "luck": _short(story.whole.luck),
        "luck_error": _short(story.luck_error),
        "choices": _short(story.whole.choices),
        "others": _short(end - start - _short(story.whole.luck) - _short(story.whole.choices)),
        "rounds": [_part(part) for part in story.rounds],
        "mistakes": [_moment(moment, labels, words) for moment in story.mistakes],
        "best": None if story.best is None else _moment(story.best, labels, words),
    }


def _part(part: Part) -> Data:
    return {
        "round": part.round,
        "luck": _short(part.luck),
        "choices": _short(part.choices),
        "others": _short(part.others),
    }


def _moment(moment: Moment, labels: _Labels, words: Words) -> Data:
    return {
        "n": moment.n,
        "begin": labels.begins[moment.n],
        "seat": moment.seat,
        "round": moment.round,
        "did": labels.of(moment.n, moment.did),
        "other": labels.of(moment.n, moment.other),
        "chance": _short(moment.chance),
        "chance_other": _short(moment.chance_other),
        "error": _short(moment.error),
        "facts": [{"fact": name, "more": more} for name, more in moment.facts],
        "why": sentence(moment.facts, words),
    }


class _Labels:
    """The words and labels of the lines in an analysis, found by replaying the record up to each of them."""

    def __init__(self, analysis: Analysis, record: Record, words: Words, people: list[str]) -> None:
        title = meta(record.title)
        self._table = title.part("table") if title.has("table") else None
        self._words = words
        self._people = people
        self.names = self._names(record.state)
        wanted = {
            (moment.n, line): moment.seat
            for story in analysis.stories
            for moment in [*story.mistakes, *([story.best] if story.best else [])]
            for line in (moment.did, moment.other)
        }
        self._found: dict[tuple[int, tuple[int, ...]], Data] = {}
        self.begins: dict[int, int] = {}  # by move: the last moment up to it at which a new table can begin
        state: Any = record.at(0)
        for n, move in enumerate(record.moves):
            for (at, line), seat in wanted.items():
                if at == n:
                    self._found[at, line] = self._told(state, seat, line)
                    self.begins[n] = n - state.sealed
            state.apply(move.seat, move.action)

    def _names(self, state: Any) -> list[str]:
        return self._people if self._table is None else self._table.names(state, self._words, self._people)

    def of(self, n: int, line: tuple[int, ...]) -> Data:
        return self._found[n, line]

    def _told(self, state: Any, seat: int, line: tuple[int, ...]) -> Data:
        state = state.clone()
        names = self._names(state)
        labels = []
        for action in line:
            if self._table is not None:
                labels.append(self._table.label(state, seat, action, self._words, names))
            state.apply(seat, action)
        spoken = [state.vocabulary.words[action] for action in line]
        return {"words": spoken, "labels": labels or spoken}
