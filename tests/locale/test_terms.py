"""The words of the books: every language says what its printed books say (`terms.yaml`), or gives a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from sandtable import rulebook, yaml_files
from sandtable.core.fluent import LOCALE, Words, files
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.tell.wording import say, say_cond

HERE = Path(__file__).resolve().parent
# The languages that have books, as the sheet calls them.
LANGS = {"ja": "ja", "ko": "ko", "zh-Hant": "zh"}
# Names of pieces may have any word in them: a recruiter is no term, recruiting is.
NAMES = "-pieces.ftl"
# A game whose books speak otherwise, in Japanese of another translation of the novel: see tests/classic/test_names.py.
APART = "classic"

Texts = dict[str, list[str]]  # by the id of a message: what it can say, one text for each of its variants


def load(name: str) -> Any:
    return yaml_files.read((HERE / name).read_text(encoding="utf-8"))


TERMS: dict[str, dict[str, Any]] = {term["id"]: term for term in load("terms.yaml")["terms"]}
HELD: dict[str, dict[str, dict[str, Any]]] = load("terms_held.yaml")
EXCEPTIONS: dict[str, list[dict[str, Any]]] = load("terms_exceptions.yaml")


# --- what the messages say ---------------------------------------------------------------
def variants(pattern: Pattern, messages: dict[str, Pattern]) -> list[str]:
    """Every text a pattern can give, with the messages it speaks of filled in and arguments as {name}."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            parts.append([element.value])
        else:
            parts.append(expressed(element.expression, messages))
    return ["".join(chosen) for chosen in product(*parts)]


def expressed(expression: Any, messages: dict[str, Pattern]) -> list[str]:
    if isinstance(expression, SelectExpression):
        return [text for variant in expression.variants for text in variants(variant.value, messages)]
    if isinstance(expression, VariableReference):
        return ["{" + expression.id.name + "}"]
    if isinstance(expression, MessageReference):
        return variants(messages[expression.id.name], messages)
    if isinstance(expression, FunctionReference):  # PARTICLE: the word, with the pair that it chooses from
        word, pair = expression.arguments.positional
        assert isinstance(pair, StringLiteral)
        return [text + str(pair.value) for text in expressed(word, messages)]
    assert isinstance(expression, StringLiteral | NumberLiteral), expression
    return [str(expression.value)]


@cache
def texts(lang: str, root: Path = LOCALE) -> tuple[Texts, frozenset[str]]:
    """Return what every message of a language can say, and which of them are names of pieces."""
    patterns: dict[str, Pattern] = {}
    names = set()
    for path in files(lang, root):
        if path.name.startswith(APART):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                patterns[entry.id.name] = entry.value
                if path.name.endswith(NAMES):
                    names.add(entry.id.name)
    return {id: variants(pattern, patterns) for id, pattern in patterns.items()}, frozenset(names)


# --- how they differ ---------------------------------------------------------------------
def form(term: str, lang: str) -> str:
    """The book's word as a regular expression; an ellipsis may be written in dots or as one sign."""
    word: str = TERMS[term][LANGS[lang]]["term"]
    return re.escape(word).replace(r"\.\.\.", r"(\.\.\.|…)")


def differences(term: str, lang: str, said: Texts, names: frozenset[str]) -> Iterator[str]:
    """Return where a language does not say a term as its book does."""
    shown = TERMS[term].get("ftl")
    if shown and not any(re.search(form(term, lang), text) for text in said[shown]):
        yield f"{lang} {term}: {shown} says {said[shown]}, the book {TERMS[term][LANGS[lang]]['term']!r}"
    held = HELD[lang].get(term, {})
    wanted = held.get("form") or form(term, lang)
    for id in held.get("in", ()):
        if not any(re.search(wanted, text) for text in said[id]):
            yield f"{lang} {term}: {id} says {said[id]}, without {wanted!r}"
    for gone in held.get("gone", ()):
        for id in sorted(set(said) - names):
            yield from (f"{lang} {term}: {id} still says {text!r}" for text in said[id] if re.search(gone, text))


def in_book(lang: str) -> list[str]:
    """The terms a book of the language has a word for."""
    return [id for id, term in TERMS.items() if "term" in term.get(LANGS[lang], {})]


def excepted(lang: str) -> dict[str, dict[str, Any]]:
    return {one["term"]: one for one in EXCEPTIONS[lang]}


def faults(lang: str, root: Path = LOCALE) -> list[str]:
    """All differences of a language that are not on the list of exceptions."""
    said, names = texts(lang, root)
    apart = excepted(lang)
    return [fault for term in in_book(lang) if term not in apart for fault in differences(term, lang, said, names)]


# --- the languages -----------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_a_language_says_the_words_of_its_books(lang: str) -> None:
    assert len([term for term in in_book(lang) if TERMS[term].get("ftl")]) > 50
    assert faults(lang) == []


@pytest.mark.parametrize("lang", LANGS)
def test_exceptions_have_a_reason_and_are_needed(lang: str) -> None:
    said, _ = texts(lang)
    apart = excepted(lang)
    assert len(apart) == len(EXCEPTIONS[lang])
    for term, one in apart.items():
        assert set(one) == {"term", "ours", "reason"}, one
        assert one["reason"].strip(), one
        book = TERMS[term][LANGS[lang]]["term"]
        assert one["ours"] != book, one
        # Our word stands somewhere by itself, not only as part of the book's.
        assert any(one["ours"] in text.replace(book, "") for can_say in said.values() for text in can_say), one


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_that_differed_is_held_or_excepted(lang: str) -> None:
    """Every word that differed in the sheet is either held or excepted here."""
    differed = {id for id in in_book(lang) if "now" in TERMS[id][LANGS[lang]]}
    differed -= {id for id in differed if TERMS[id]["group"].startswith("classic")}
    held = {id for id, how in HELD[lang].items() if how.get("gone") and how.get("in")}
    assert differed - held - set(excepted(lang)) == set()
    assert set(HELD[lang]) | set(excepted(lang)) <= set(in_book(lang))
    said, _ = texts(lang)
    assert {id for how in HELD[lang].values() for id in how.get("in", ())} <= set(said)


def test_a_faction_is_named_for_the_noun_behind_it() -> None:
    """The Chinese books say 弗瑞曼牌 and 弗瑞曼派系, though the people are 弗瑞曼人."""
    words = Words("zh-Hant")
    assert say_cond(build.bond(fx.FREMEN), words) == "你場上有另一張弗瑞曼牌。"
    assert say(build.fetch(fx.FREMEN), words) == "將棄牌堆中的 1 張弗瑞曼牌加入手牌。"
    assert say(build.influence(fx.FREMEN), words) == "獲得 1 點弗瑞曼派系影響力。"
    assert words.say("faction-fremen") == "弗瑞曼人"


# --- the numbered rules ------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_say_the_words_of_the_books(lang: str) -> None:
    """No word that is gone from the messages stands in the rules; names of pieces may have any word in them."""
    said, names = texts(lang)
    own = sorted({name for id in names for name in said[id] if not id.startswith("resource-")}, key=len, reverse=True)
    pieces = re.compile("|".join(map(re.escape, own)))
    gone = {gone: term for term, held in HELD[lang].items() for gone in held.get("gone", ())}
    for rule in [rule for title in ("imperium", "uprising") for rule in rulebook.rules(title, lang=lang)]:
        text = pieces.sub("…", f"{rule.heading} {rule.text} {rule.below}")
        assert [(term, one) for one, term in gone.items() if re.search(one, text)] == [], f"{rule.id}: {text}"


# --- that the check can fail -------------------------------------------------------------
def copied(lang: str, root: Path) -> Path:
    (root / lang).mkdir()
    for path in files(lang):
        (root / lang / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    return root / lang


@pytest.mark.parametrize(
    ("lang", "file", "right", "wrong", "term"),
    [
        ("ja", "imperium-pieces", "space-arrakeen = アラキーン", "space-arrakeen = アラキン", "space_arrakeen"),
        ("ja", "imperium-effects", "{ $n }部隊を召集\n", "{ $n }部隊を徴募\n", "recruit"),
        (
            "ja",
            "imperium-table",
            "event-deploy = { $who }が{ $n }部隊を戦場に進軍",
            "event-deploy = { $who }が配備",
            "deploy",
        ),
        ("ja", "imperium-effects", "amount-spice = { $n }{ resource-spice }", "amount-spice = 香料{ $n }", "spice"),
        ("ja", "page-around", "page-home-name = Sandtable", "page-home-name = リザーブ", "reserve"),
        ("ko", "imperium-pieces", "resource-water = 물", "resource-water = 워터", "water"),
        ("zh-Hant", "page-table", "page-table-garrison = 軍營", "page-table-garrison = 兵營", "garrison"),
        ("zh-Hant", "imperium-effects", "影響力", "聲望", "influence"),
    ],
)
def test_a_word_changed_back_is_found(tmp_path: Path, lang: str, file: str, right: str, wrong: str, term: str) -> None:
    path = copied(lang, tmp_path) / f"{file}.ftl"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")
    assert any(fault.startswith(f"{lang} {term}: ") for fault in faults(lang, tmp_path))


def test_all_variants_of_a_message_are_read(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / f"some{NAMES}").write_text("spice = Spice\n", encoding="utf-8")
    (tmp_path / "xx" / "a.ftl").write_text(
        'pay = { $n ->\n    [0] No { spice }\n   *[other] { $n } { spice }\n }{ "!" }\n', encoding="utf-8"
    )
    assert texts("xx", tmp_path) == ({"spice": ["Spice"], "pay": ["No Spice!", "{n} Spice!"]}, frozenset({"spice"}))
