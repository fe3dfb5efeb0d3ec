"""The style of each language (docs/style/): words not to use, particles, punctuation, and what translations keep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from sandtable import rulebook, yaml_files
from sandtable.core.fluent import LOCALE, files, languages
from tests.locale.test_terms import NAMES, variants

ROOT = Path(__file__).resolve().parents[2]
AVOIDED: dict[str, list[dict[str, Any]]] = yaml_files.read(
    (ROOT / "tests" / "locale" / "words_avoided.yaml").read_text(encoding="utf-8")
)
TRANSLATED = [lang for lang in languages() if lang != "en"]
CJK = r"[぀-ヿ㐀-鿿]"

ARGUMENT = re.compile(r"\{\w+\}")
# After an argument nobody knows which form of a particle is right: PARTICLE(…) chooses it.
PARTICLE = re.compile(r"\}[’”)]?(와|과|은|는|이|가|을|를|로|으로|이나|나)(?=[ .,:)?]|$)")
HALF_WIDTH = re.compile(rf"{CJK}[,.?!:;()]|[,?!;()]{CJK}")
AFTER_QUESTION = re.compile(r"？(?![　（」）]|$)")
DIGIT = re.compile(r"[一-鿿][0-9]|[0-9][一-鿿]")
PLURALS = {"zero", "one", "two", "few", "many"}
# How the log of the classic game says what a number counts; any other number there would be bare.
COUNTED = {
    "en": r"\{n\} (spice|forces?|cards?|traitor|treachery|sectors|suboids|have answered)|"
    r"(Turn|sector|dial|dialled|shows|total) \{n\}",
    "ja": r"(香料|兵|ターン|セクター|ダイアル|ダイアルは|カードは|合計)\{n\}|\{n\}(枚|人|つ|セクター)",
    "ko": r"(스파이스|병력|다이얼|카드는|합) \{n\}|\{n\}(장|명|개|구역|턴)|약속한 스파이스 중 \{n\}",
    "zh-Hant": r"\{n\} (張|人|香料|個|區|輪)|(轉出|風暴牌為|總和|轉盤) \{n\}|第 \{n\} 區",
}


class Zeros(Visitor):
    """The arguments of a message that have a text of their own for 0."""

    def __init__(self) -> None:
        super().__init__()
        self.of: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 (the name the library calls)
        keys = {
            str(getattr(variant.key, "name", None) or getattr(variant.key, "value", "")) for variant in node.variants
        }
        if isinstance(node.selector, VariableReference) and "0" in keys:
            self.of.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def messages(lang: str, root: Path = LOCALE) -> dict[str, tuple[str, Message]]:
    """Every message of a language, with the name of its file."""
    return {
        entry.id.name: (path.name, entry)
        for path in files(lang, root)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message) and entry.value is not None
    }


@cache
def said(lang: str, root: Path = LOCALE) -> dict[str, list[str]]:
    patterns = {id: entry.value for id, (_, entry) in messages(lang, root).items() if entry.value is not None}
    return {id: variants(pattern, patterns) for id, pattern in patterns.items()}


def avoided(lang: str, root: Path = LOCALE) -> Iterator[str]:
    """Words on the list that a message uses."""
    for id, texts in said(lang, root).items():
        is_name = messages(lang, root)[id][0].endswith(NAMES)
        for one in AVOIDED[lang]:
            if (
                (is_name and not one.get("names"))
                or id in one.get("except", ())
                or not re.search(one.get("only", ""), id)
            ):
                continue
            yield from (
                f"{id}: {text!r}: say {one['say']}" for text in texts if re.search(one["word"], ARGUMENT.sub("…", text))
            )


def badly_set(lang: str, root: Path = LOCALE) -> Iterator[str]:
    """Faults of punctuation, spaces and particles."""
    checks = {
        "ja": {"half-width punctuation": HALF_WIDTH, "？ without a full-width space": AFTER_QUESTION},
        "ko": {"a fixed particle after an argument": PARTICLE},
        "zh-Hant": {"half-width punctuation": HALF_WIDTH, "no space beside a digit": DIGIT},
    }
    for id, texts in said(lang, root).items():
        for text in texts:
            plain = text if lang == "ko" else ARGUMENT.sub("", text)
            yield from (f"{id}: {why}: {text!r}" for why, wrong in checks[lang].items() if wrong.search(plain))


class Plurals(Visitor):
    """Tell whether a message has a text for a plural form that these languages do not know: it would never be said."""

    def __init__(self) -> None:
        super().__init__()
        self.found = False

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 (the name the library calls)
        self.found |= any(getattr(variant.key, "name", "") in PLURALS for variant in node.variants)
        self.generic_visit(node)


def never_said(lang: str, root: Path = LOCALE) -> Iterator[str]:
    for id, (_, entry) in messages(lang, root).items():
        plurals = Plurals()
        plurals.visit(entry)
        if plurals.found:
            yield id


def without_zero(lang: str, root: Path = LOCALE) -> Iterator[str]:
    """Messages that have lost the English text for none."""
    for id, (_, entry) in messages("en").items():
        english, ours = Zeros(), Zeros()
        english.visit(entry)
        if id in messages(lang, root):
            ours.visit(messages(lang, root)[id][1])
            yield from (f"{id}: no [0] of ${argument}" for argument in sorted(english.of - ours.of))


@pytest.mark.parametrize("lang", languages())
def test_no_message_uses_a_word_to_avoid(lang: str) -> None:
    assert list(avoided(lang)) == []


@pytest.mark.parametrize("lang", languages())
def test_no_rule_uses_a_word_to_avoid(lang: str) -> None:
    held = [one for one in AVOIDED[lang] if one.get("rules")]
    for title in rulebook.titles():
        for rule in rulebook.rules(title, lang=lang):
            text = f"{rule.heading} {rule.text} {rule.below}"
            assert [one["say"] for one in held if re.search(one["word"], text)] == [], f"{rule.id}: {text}"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_punctuation_spaces_and_particles(lang: str) -> None:
    assert list(badly_set(lang)) == []


@pytest.mark.parametrize("lang", languages())
def test_numbers_of_the_classic_log_say_what_they_count(lang: str) -> None:
    log = {id: texts for id, texts in said(lang).items() if messages(lang)[id][0] == "classic-events.ftl"}
    assert [id for id, texts in log.items() for text in texts if "{n}" in re.sub(COUNTED[lang], "", text)] == []
    assert sum("{n}" in text for texts in log.values() for text in texts) > 40


@pytest.mark.parametrize("lang", TRANSLATED)
def test_messages_keep_their_variant_for_none(lang: str) -> None:
    assert list(without_zero(lang)) == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_no_text_is_for_a_plural_form_that_the_language_lacks(lang: str) -> None:
    assert list(never_said(lang)) == []


@pytest.mark.parametrize("lang", languages())
def test_every_file_names_its_style_page(lang: str) -> None:
    page = f"docs/style/{lang}.md"
    assert (ROOT / page).is_file()
    heads = {path.name: path.read_text(encoding="utf-8").partition("\n")[0] for path in files(lang)}
    assert {name: head for name, head in heads.items() if head != f"### Style: {page}"} == {}


def test_faults_are_found(tmp_path: Path) -> None:
    wrong = {
        "ja": "event-a = 指導者を送る(嘘)\nevent-b = 行く？はい\nevent-memories-home = 記憶{ $n }つ\n",
        "ko": "event-a = { $who }를 보냅니까?\nevent-b = { $n ->\n    [one] 하나\n   *[other] 여럿\n }\n",
        "zh-Hant": "event-a = 抽2張,祕密\n",
    }
    for lang, text in wrong.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "wrong.ftl").write_text(text, encoding="utf-8")
    assert len(list(avoided("ja", tmp_path))) == 1
    assert len(list(badly_set("ja", tmp_path))) == 2
    assert list(without_zero("ja", tmp_path)) == ["event-memories-home: no [0] of $n"]
    assert [len(list(check("ko", tmp_path))) for check in (avoided, badly_set)] == [1, 1]
    assert list(never_said("ko", tmp_path)) == ["event-b"]
    assert [len(list(check("zh-Hant", tmp_path))) for check in (avoided, badly_set)] == [1, 2]
