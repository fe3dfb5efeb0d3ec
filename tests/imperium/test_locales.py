"""Every language says what English says: the same messages, of the same arguments, and nothing left in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Entry,
    Message,
    MessageReference,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from sandtable import yaml_files
from sandtable.core.fluent import LOCALE, Words, files, languages
from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.rules.game import Game
from sandtable.imperium.tell.pieces import labelled, name_of
from sandtable.imperium.tell.telling import tell_decision, tell_event, tell_option, tell_outcome
from sandtable.imperium.tell.wording import phrase, say, say_cond
from tests.imperium.telling_asked import ASKED
from tests.imperium.telling_happened import ENDED, HAPPENED
from tests.imperium.test_telling import event, reach
from tests.imperium.test_wording import PIECES
from tests.imperium.wording_said import CONDS, TREES_SAID, VOICES
from tests.texts import LATIN, Kept, check_text, leftovers

# Given to every effect, and to the list it stands in, whether the English has a use for it or not.
EFFECT_ARGS = frozenset(("then", "again"))

FACTS = Path(__file__).resolve().parent / "base" / "facts"
# Tables of the fact sheets, where their pieces stand in them, and how the messages of their names begin.
TABLES = [
    ("starting_deck", "cards", "card-"),
    ("imperium_cards", "cards", "card-"),
    ("reserve", "cards", "card-"),
    ("intrigue", "cards", "intrigue-"),
    ("conflicts", "cards", "conflict-"),
    ("board", "spaces", "space-"),
    ("board", "influence_tracks", "faction-"),
    ("leaders", "cards", "leader-"),
    ("hagal", "cards", ""),
]

OTHERS = [lang for lang in languages() if lang != "en"]
GAMES = 30
SPACES = frozenset(space.name for space in BASE.pieces["space"])


# --- the files ---------------------------------------------------------------------------
class Inside(Visitor):  # type: ignore[misc, unused-ignore]
    """The content of a message: its arguments, the entries it refers to, its bare text."""

    def __init__(self, entry: Entry) -> None:
        self.args: set[str] = set()
        self.refers: set[str] = set()
        self.texts: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.refers.add("-" + node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)


def read(lang: str, root: Path = LOCALE) -> dict[str, Inside]:
    """Every message and term of a language, as `file id`."""
    found = {}
    for path in files(lang, root):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message | Term):
                id = ("-" if isinstance(entry, Term) else "") + entry.id.name
                found[f"{path.name} {id}"] = Inside(entry)
    return found


def by_id(found: dict[str, Inside]) -> dict[str, Inside]:
    return {where.split()[1]: inside for where, inside in found.items()}


def args_of(id: str, entries: dict[str, Inside]) -> set[str]:
    """The arguments a message needs, those of the messages it speaks of included."""
    inside = entries[id]
    needed = set(inside.args)
    for other in inside.refers & set(entries):
        needed |= args_of(other, entries)
    return needed


def faults(lang: str, root: Path = LOCALE) -> list[str]:
    """Return what keeps a language from saying all that English says."""
    english, ours = read("en", root), read(lang, root)
    out = [f"missing: {where}" for where in sorted(set(english) - set(ours))]
    out += [f"surplus: {where}" for where in sorted(set(ours) - set(english))]
    said, said_in_english = by_id(ours), by_id(english)
    for id, inside in said.items():
        out += [f"{id} speaks of {other}, which is not there" for other in sorted(inside.refers - set(said))]
        if id in said_in_english:
            new = (
                args_of(id, said)
                - args_of(id, said_in_english)
                - (EFFECT_ARGS if id.startswith(("effect-", "join-and-")) else set())
            )
            out += [f"{id} uses ${arg}, which the English does not" for arg in sorted(new)]
        if lang not in LATIN:
            out += [f"{id} has {word!r} in Latin letters" for word in sorted(leftovers("\n".join(inside.texts)))]
    return out


def test_there_are_languages_besides_english() -> None:
    assert set(OTHERS) >= {"ja", "ko", "zh-Hant"}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_has_the_messages_of_english(lang: str) -> None:
    assert len(read(lang)) > 300
    assert faults(lang) == []


def test_faults_are_found(tmp_path: Path) -> None:
    for lang, texts in {
        "en": {
            "a": "one = One { $n }\ntwo = { one } { $who }\n",
            "b": "three = Three\nfour = Four CHOAM\n-five = Five\n",
        },
        "xx": {
            "a": "one = 壱 { $m }\ntwo = { one }\nthree = 参\n",
            "b": "four = 四 CHOAM { six }\n-seven = 七 Seven\n",
        },
    }.items():
        (tmp_path / lang).mkdir()
        for name, text in texts.items():
            (tmp_path / lang / f"{name}.ftl").write_text(text, encoding="utf-8")
    assert faults("xx", tmp_path) == [
        "missing: b.ftl -five",
        "missing: b.ftl three",
        "surplus: a.ftl three",
        "surplus: b.ftl -seven",
        "one uses $m, which the English does not",
        "two uses $m, which the English does not",
        "four speaks of six, which is not there",
        "-seven has 'Seven' in Latin letters",
    ]
    assert faults("en", tmp_path) == []


# --- names -------------------------------------------------------------------------------
def printed(lang: str) -> Iterator[tuple[str, str]]:
    """The names a rulebook of the language prints, by the message that gives them here."""
    for table, key, begin in TABLES:
        entries: list[dict[str, Any]] = yaml_files.read((FACTS / f"{table}.yaml").read_text(encoding="utf-8"))[key]
        for entry in entries:
            named = [(begin + entry["id"], entry)]
            if table == "leaders":
                named.append(("trait-" + entry["left"]["name"].lower().replace(" ", "-"), entry["left"]))
                named.append(("signet-" + entry["id"], entry["signet"]))
            if not (table == "hagal" and entry["name"] in SPACES):  # these go by the name of the space
                yield from ((id.replace("_", "-"), which[lang]) for id, which in named if lang in which)


@pytest.mark.parametrize("lang", OTHERS)
def test_names_a_rulebook_prints_are_used(lang: str) -> None:
    words = Words(lang)
    names = {id: name.replace("...", "…") for id, name in printed(lang)}
    assert {id: words.say(id) for id in names} == names
    assert len(names) > {"ja": 80, "ko": 60}.get(lang, -1)


# --- what is said ------------------------------------------------------------------------
def check(text: str, words: Words) -> None:
    check_text(text)
    if words.lang not in LATIN:
        assert leftovers(text) == set(), f"{words.lang}: {text}"


@pytest.mark.parametrize("lang", OTHERS)
def test_every_piece_and_every_kind_of_effect_is_said(lang: str) -> None:
    words = Kept(lang)
    for piece in PIECES:
        check(name_of(piece, words), words)
        for label, text in labelled(piece, words):
            check(label, words)
            check(text, words)
    for effect in [*(effect for effect, _, _ in TREES_SAID), *map(build.hook, fx.HOOKS)]:
        for voice in VOICES:
            check(say(effect, words, voice), words)
            check(phrase(effect, words, voice), words)
    for cond, _ in CONDS:
        check(say_cond(cond, words), words)
        check(say(build.when(cond, build.draw(1)), words), words)


def test_amounts_in_a_row_say_their_verb_once_where_a_language_wants_it() -> None:
    words = Words("zh-Hant")
    row = build.gain(solari=2, water=1) + build.swords(1)
    assert say(row, words) == "獲得 2 太陽幣、1 水資源、1 個劍刃。"
    assert say(build.influence(fx.GUILD) + build.vp(1), words) == "獲得 1 點宇航公會派系影響力、1 點勝利點數。"
    # the verb comes back behind anything else, and where "each 1" would seem to go on
    assert (
        say(build.persuasion(1) + build.draw(1) + build.gain(spice=1), words)
        == "獲得 1 招募點數，抽 1 張牌，獲得 1 香料。"
    )
    assert (
        say(build.influence_different(2) + build.vp(1), words)
        == "獲得 2 個不同派系的影響力各 1 點，獲得 1 點勝利點數。"
    )
    assert say(row, Words("en")) == "+2 Solari, +1 water and 1 sword."


def tell_asked(game: Game, words: Words) -> None:
    """The question and the answers of the seat to act, from what it knows and without."""
    decision = game.decision(game.to_act[0])
    for known in (game.view(decision.seat).known, None):
        check(tell_decision(decision, words, known), words)
        labels = [tell_option(decision, option, words, known) for option in decision.options]
        assert len(set(labels)) == len(labels), f"{words.lang}: {labels}"
        for label in labels:
            check(label, words)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_kind_of_question_event_and_end_is_told(lang: str) -> None:
    words = Kept(lang)
    for which in ASKED:
        tell_asked(reach(which), words)
    for kind, seat, amount, thing, cause, _ in HAPPENED:
        check(tell_event(event(kind, seat, amount, thing, cause), words), words)
    for outcome, _ in ENDED:
        check(tell_outcome(outcome, words), words)
