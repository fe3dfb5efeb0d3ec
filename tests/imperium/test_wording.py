"""Words of effects and pieces: all of them, and every message is needed and there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference
from fluent.syntax.visitor import Visitor
from hypothesis import given

from sandtable.core.fluent import Words, files
from sandtable.imperium.boxes.base.box import BASE
from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.language import builders as build
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import (
    Cond,
    Effect,
)
from sandtable.imperium.language.pieces import TRAITS
from sandtable.imperium.language.rival_pieces import Difficulty, HagalCard
from sandtable.imperium.language.sorts import Piece
from sandtable.imperium.listed import ALL
from sandtable.imperium.modules.icon_language import Objective
from sandtable.imperium.modules.ix_leaders.language import Slot
from sandtable.imperium.modules.research.language import Hex
from sandtable.imperium.modules.shipping.language import Step
from sandtable.imperium.modules.spy_language import Post
from sandtable.imperium.modules.tleilaxu.language import Rung
from sandtable.imperium.rules.catalog import BOXES, load
from sandtable.imperium.tell.pieces import labelled, lines, name_of
from sandtable.imperium.tell.wording import phrase, say, say_cond
from tests.imperium.test_price import TREES
from tests.imperium.wording_said import CONDS, GOLDEN, TREES_SAID, VOICES
from tests.texts import Kept, check_text

load(list(ALL)[-1])
WORDS = Words("en")
# The files of the family, and how their messages begin that are said at the table (`test_telling` and its like).
OURS = ("imperium-", *{f"{id.partition('_')[0]}-" for id in ALL})
AT_THE_TABLE = ("ask-", "do-", "event-", "note-", "closed-", "recap-", "unit-", "area-")
NOT_OURS = ("imperium-table.ftl", "imperium-closed.ftl", "imperium-recap.ftl", "imperium-text.ftl", "imperium-win.ftl")
ON_THE_PAGE = "-page.ftl"
PLACES = Post | HagalCard | Step | Slot | Hex | Rung  # named after spaces, or after their place
PIECES: list[Piece] = [piece for id in ALL for pieces in BOXES[id].box.pieces.values() for piece in pieces]


class Recorder(Kept):
    """Remembers what was said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.said: set[str] = set()

    def say(self, id: str, /, **args: str | int | float) -> str:
        self.said.add(id)
        return super().say(id, **args)


class References(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """Every id of our files that is said of effects and pieces, and the ids its text speaks of."""
    out = {}
    for path in files("en"):
        if path.name.startswith(OURS) and path.name not in NOT_OURS and not path.name.endswith(ON_THE_PAGE):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message) and not entry.id.name.startswith(AT_THE_TABLE):
                    references = References()
                    references.visit(entry)
                    out[entry.id.name] = references.found
    return out


def nodes(effect: Effect) -> list[Effect]:
    return [effect, *(node for kid in effect.kids for node in nodes(kid))]


def flat(effects: list[Effect]) -> list[Effect]:
    return [node for effect in effects for node in nodes(effect)]


# --- effects -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("effect", "text", "tokens"), TREES_SAID, ids=lambda x: repr(x) if isinstance(x, Effect) else ""
)
def test_effects_said(effect: Effect, text: str, tokens: str) -> None:
    assert say(effect, WORDS) == text
    check_text(text)


@pytest.mark.parametrize(("cond", "text"), CONDS, ids=lambda x: repr(x) if isinstance(x, Cond) else "")
def test_conditions_said(cond: Cond, text: str) -> None:
    assert say_cond(cond, WORDS) == text
    assert say(build.when(cond, build.draw(1)), WORDS) == f"If {text[0].lower()}{text[1:-1]}: draw 1 card."


@pytest.mark.parametrize("name", fx.HOOKS)
def test_hooks_said(name: str) -> None:
    check_text(say(build.hook(name), WORDS))


def test_every_kind_is_among_the_samples() -> None:
    sample = flat([effect for effect, _, _ in TREES_SAID])
    assert {node.op for node in sample} >= set(range(len(fx.OP_NAMES)))
    assert {cond.op for cond, _ in CONDS} >= set(range(len(fx.COND_NAMES)))
    assert {node.a for node in sample if node.op == fx.PER} >= set(range(len(fx.COUNTS)))


def test_trashing_is_optional_as_an_effect_and_not_as_a_cost() -> None:
    assert say(build.trash(), WORDS) == "You may trash a card."
    assert say(build.trash(), WORDS, "cost") == "Trash a card."
    assert say(build.trash_self(), WORDS) == say(build.trash_self(), WORDS, "cost") == "Trash this card."


@given(TREES)
def test_any_tree_can_be_said(effect: Effect) -> None:
    for voice in VOICES:
        check_text(say(effect, WORDS, voice))
        check_text(phrase(effect, WORDS, voice))


def test_a_phrase_is_said_without_a_full_stop() -> None:
    assert phrase(build.persuasion(2), WORDS) == "+2 Persuasion"
    assert phrase(build.trash(), WORDS) == "Trash a card"
    assert phrase(build.pay(spice=1) >> build.draw(1), WORDS) == "Pay 1 spice: draw 1 card"
    assert phrase(build.when(build.alliance(), build.draw(1)), WORDS) == "Draw 1 card if you hold any Alliance"


# --- pieces ------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "ja", "ko", "zh-Hant"])
def test_complexity_names_no_scale(lang: str) -> None:
    """Most Leaders have at most three dots beside the name; Tessia Vernius has four."""
    tessia = next(one for one in PIECES if one.id == "tessia_vernius")
    assert dict(lines(tessia, Words(lang)))["complexity"] == "4"


@pytest.mark.parametrize("which", GOLDEN)
def test_golden_pieces(which: str) -> None:
    table, id = which.split()
    piece = next(piece for piece in BASE.pieces[table] if piece.id == id)
    assert lines(piece, WORDS) == GOLDEN[which]


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{type(piece).__name__}-{piece.id}")
def test_every_piece_says_something(piece: Piece) -> None:
    keyed, said = lines(piece, WORDS), labelled(piece, WORDS)
    assert [text for _, text in keyed] == [text for _, text in said]
    assert [WORDS.say("label-" + key) for key, _ in keyed] == [label for label, _ in said]
    once = [key for key, _ in keyed if key not in ("trait", "way", "mark")]  # of these a piece may have several
    assert len(set(once)) == len(once)
    assert len(said) >= (
        1 if isinstance(piece, Objective | Post | HagalCard | Difficulty | Step | Slot | Hex | Rung) else 2
    )
    for label, text in said:
        check_text(label)
        check_text(text)


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"{type(piece).__name__}-{piece.id}")
def test_names_are_those_declared(piece: Piece) -> None:
    if not isinstance(
        piece, Post | HagalCard | Step | Slot | Hex | Rung
    ):  # they are named after spaces, or after their place
        assert name_of(piece, WORDS) == getattr(piece, "name")  # noqa: B009 - a post has none


def test_names_of_abilities_are_those_declared() -> None:
    for leader in [*BASE.pieces["leader"], *UPRISING.pieces["leader"]]:
        for name, printed in {**leader.ability, **leader.traits}.items():
            assert WORDS.say("trait-" + name.replace("_", "-")) == printed
        assert WORDS.say("signet-" + leader.id.replace("_", "-")) == leader.signet_name


def hagal_trees(card: HagalCard) -> list[tuple[str, Effect]]:
    """Return what a House Hagal card gives, by the space where it does."""
    return [(card.space, card.effect), *((way.space, way.effect) for way in card.ways)]


# --- messages ----------------------------------------------------------------------------
def test_every_message_is_needed_and_there() -> None:
    words = Recorder()
    for piece in PIECES:
        name_of(piece, words)
        labelled(piece, words)
    for card in [piece for piece in PIECES if isinstance(piece, HagalCard)]:
        for _, tree in hagal_trees(card):
            say(tree, words)
        for cond in (card.needs, *(way.when for way in card.ways)):
            if cond is not None:
                say_cond(cond, words)
    for effect, _, _ in TREES_SAID:
        for voice in VOICES:
            say(effect, words, voice)
    for cond, _ in CONDS:
        say_cond(cond, words)
    for hook in fx.HOOK_NUMBERS.names:
        say(build.hook(hook), words)
    have = messages()
    needed = words.said | {name for id in words.said for name in have.get(id, set())}
    # The full set of a table, whatever the pieces of this box use of it.
    needed |= {"faction-" + name for name in fx.FACTIONS} | {"icon-" + name for name in fx.ICONS}
    needed |= {"resource-" + name for name in fx.RESOURCES}
    needed |= {"label-third-or-tie"}  # how the command line calls the third line where a title has it so
    needed |= {f"trait-{name.replace('_', '-')}{end}" for name in TRAITS[1:] for end in ("", "-text")}
    assert needed - set(have) == set(), "missing"
    assert set(have) - needed == set(), "unused"


ROOT = Path(__file__).resolve().parents[2] / "sandtable" / "imperium"
SAYING = [ROOT / "tell" / f"{name}.py" for name in ("wording", "drawing", "telling")]
# The records, less the modules that refuse those with something missing.
RECORDS = sorted(path for path in (ROOT / "nodes").glob("*.py") if path.stem not in ("__init__", "base", "demanding"))


@pytest.mark.parametrize("path", [*SAYING, *RECORDS], ids=lambda path: path.stem)
def test_there_are_no_words_in_the_code(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
    }
    strings = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ]
    assert strings
    assert [text for text in strings if not re.fullmatch(r"[a-z0-9:_-]*\(?|[),-]", text)] == []
