"""Find gaps in a sort of piece or in one of its pieces, for tests of boxes and modules.

    faults("imperium", options)     one line per fault, for every sort of games with these options

A sort is complete if its record covers every attribute of its pieces, its trees are numbered, every piece has its name
and its lines in every language, and the page, vocabulary, observation, coverage, scenarios and command line know it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.fluent import MissingWord, Words, languages
from sandtable.core.titles import meta
from sandtable.imperium.lab import coverage
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import Cond, Effect
from sandtable.imperium.language.sorts import Sort
from sandtable.imperium.nodes.saying import dashed
from sandtable.imperium.rules.catalog import NODES, thing_name
from sandtable.imperium.rules.chosen import NOT_IN
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.tell.pieces import Telling, telling_of


def faults(title: str, options: Mapping[str, Any]) -> list[str]:
    """Return a line for each gap in the sorts of games with these options, beginning with the sort or the piece."""
    rules = ruleset_for(title, options)
    found = [fault for sort in rules.sorts for fault in (*record_faults(sort), *piece_faults(sort, rules))]
    return found + _unobserved(rules, title, options) + _unlisted(rules, title)


# --- the record --------------------------------------------------------------------------
def record_faults(sort: Sort[Any]) -> list[str]:
    """Return a line for each attribute of a sort's pieces that its record does not mention, and for each that it
    mentions but the pieces lack."""
    spoken_of = {"id", "name", *(tree.field for tree in sort.trees), *sort.columns, *sort.conditions, *sort.derived}
    there = set(_attributes(sort.cls))
    out = [
        f"{sort.id}: the record does not speak of {name!r}: it is a tree, a column, a condition or derived"
        for name in sorted(there - spoken_of)
    ]
    given = {*sort.columns, *sort.conditions, *sort.derived}
    out += [f"{sort.id}: the record speaks of {name!r}, which its pieces do not have" for name in sorted(given - there)]
    return out


def _attributes(cls: Any) -> tuple[str, ...]:
    """Return the names of the attributes of a class of pieces, whether interpreted or compiled."""
    names: tuple[str, ...] = cls.__mypyc_attrs__ if hasattr(cls, "__mypyc_attrs__") else cls.__slots__
    return names


# --- its pieces --------------------------------------------------------------------------
def piece_faults(sort: Sort[Any], rules: Ruleset) -> list[str]:
    """Return a line for each gap in a sort's pieces: numbers, words, texts, names in events, data for the page."""
    out: list[str] = []
    telling = telling_of(sort)
    sent = _sent(telling, rules)
    for kind in rules.of(sort).kinds:
        piece = sort.pieces[kind]
        name = f"{sort.prefix}:{piece.id}"
        out += [f"{name}: {fault}" for fault in (*_unnumbered(sort, piece), *_unspoken(sort, kind, rules))]
        for lang in languages():
            out += [f"{name}: {fault}" for fault in _untold(telling, piece, Words(lang), lang)]
        if sort.named and thing_name(sort.thing | kind) != name:
            out.append(f"{name}: events call it {thing_name(sort.thing | kind)!r}")
        if sent is not None and piece.id not in sent:
            out.append(f"{name}: the page is not sent it")
    return out


def _sent(telling: Telling, rules: Ruleset) -> set[str] | None:
    """Return the ids of those pieces of a sort that the page receives, or None if a message for them is missing."""
    try:
        sent = telling.content(rules, Words("en"))
    except MissingWord:
        return None
    return set(sent) if isinstance(sent, dict) else {each["id"] for each in sent}


def _unnumbered(sort: Sort[Any], piece: Any) -> list[str]:
    """Return a line for each effect or condition of the piece that has no number or was not checked, because the sort's
    record does not declare its field."""
    out: list[str] = []
    for column in (*sort.columns, *sort.conditions):
        value = getattr(piece, column, None)
        if isinstance(value, Effect):
            out.append(f"{column!r} is an effect: name it among the trees of the sort")
        elif isinstance(value, Cond) and column in sort.columns:
            out.append(f"{column!r} is a condition: name it among the conditions of the sort")
    for tree, found in sort.trees_of(piece):
        if found.effect.id == fx.NO_NODE and not (tree.if_any and found.effect.op == fx.NOTHING):
            out.append(f"the tree {found.key!r} has no number")
        elif found.effect.id != fx.NO_NODE and NODES[found.effect.id] is not found.effect:
            out.append(f"the tree {found.key!r} is not the one that was numbered")
    return out


def _unspoken(sort: Sort[Any], kind: int, rules: Ruleset) -> list[str]:
    """Return a line for each word of the piece that the vocabulary lacks, and for each that names another piece."""
    if not sort.is_spoken(sort.pieces[kind]):
        return []
    out: list[str] = []
    pieces = rules.of(sort)
    for prefix in sort.words:
        word = pieces.words[prefix][pieces.place[kind] if sort.by_slot else kind]
        if word == NOT_IN:
            out.append(f"there is no word {prefix}:{sort.pieces[kind].id}")
        elif rules.thing[word] != sort.thing | kind:
            out.append(f"the word {rules.vocabulary.words[word]} names {thing_name(rules.thing[word])!r}")
    return out


def _untold(telling: Telling, piece: Any, words: Words, lang: str) -> list[str]:
    """Return a line for each message or line about the piece that is missing in a language."""
    message = f"{telling.sort.prefix}-{dashed(piece.id)}"
    if type(telling).name is Telling.name and not words.has(message):
        return [f"there is no message {message} in {lang}"]
    try:
        told = telling.lines(piece, words)
    except MissingWord as missing:
        return [str(missing)]
    out = [f"there is no message label-{key} in {lang}" for key, _ in told if not words.has("label-" + key)]
    out += [f"the line {key!r} says nothing in {lang}" for key, text in told if not text]
    if not telling.name(piece, words):
        out.append(f"it has no name in {lang}")
    keys = {*(key for key, _ in told), *telling.told_within(piece)}
    for _, found in telling.sort.trees_of(piece):
        if found.line and found.effect.op != fx.NOTHING and found.line not in keys:
            out.append(f"no line tells the tree {found.key!r}")
    return out if told else [*out, "it has no lines"]


# --- the laboratory and the command line ---------------------------------------------------
def _unobserved(rules: Ruleset, title: str, options: Mapping[str, Any]) -> list[str]:
    """Return a line for each sort that observations omit and each effect tree that coverage does not count."""
    kinds = meta(title).part("observation").layout(title, options).kinds
    reachable = set(coverage.reachable_nodes(rules))
    out: list[str] = []
    for sort in rules.sorts:
        pieces = [sort.pieces[kind] for kind in rules.of(sort).kinds]
        if sort.observed and pieces and kinds.get(sort.id) != [piece.id for piece in pieces]:
            out.append(f"{sort.id}: observations do not list its pieces")
        for piece in pieces:
            for _, found in sort.trees_of(piece):
                leaves = [node for node in (found.effect.parts()) if node.id != fx.NO_NODE and node.op != fx.SIGNET]
                if leaves and not reachable & {node.id for node in leaves}:
                    out.append(f"{sort.prefix}:{piece.id}: coverage does not count the tree {found.key!r}")
    return out


def _unlisted(rules: Ruleset, title: str) -> list[str]:
    """Return a line for each piece that the list of pieces on the command line lacks."""
    try:
        listed = {(entry.kind, entry.id) for entry in meta(title).part("printer").pieces(title, Words("en"))}
    except MissingWord as missing:
        return [f"the command line cannot list the pieces: {missing}"]
    return [
        f"{sort.prefix}:{sort.pieces[kind].id}: the command line does not find it"
        for sort in rules.sorts
        for kind in rules.of(sort).kinds
        if (sort.prefix, sort.pieces[kind].id) not in listed
    ]
