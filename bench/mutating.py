"""Find the places in the rules code where a small fault (a mutant) can be inserted, and produce the mutated source.

A mutant changes one expression or one statement. Code that is not a rule is never changed: docstrings, annotations,
assertions, refusals of bad options, the journal and values read only by it and the views (`s.cause`, `s.source`,
`s.learnt`), the trace of executed nodes for coverage, and the zeros that pad a stack frame.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = "sandtable.imperium"
FOLDER: Final = ROOT / "sandtable" / "imperium"
# The modules that implement rules. Not included: content (tables with their own tests), views, texts, bots.
RULES_CODE: Final = (
    "nodes.agents", "nodes.cards", "nodes.conditional", "nodes.conditions", "nodes.goods", "nodes.hooks",
    "nodes.influence", "nodes.spaces", "nodes.structure", "nodes.troops", "rules.acts", "rules.beforehand",
    "rules.board", "rules.combat", "rules.draws", "rules.groups", "rules.influence",
    "rules.intrigue", "rules.menu", "rules.reveal", "modules.rivals.choices",
    "modules.rivals.questions", "modules.rivals.seats", "modules.rivals.turns", "rules.rounds", "rules.setup",
    "rules.sides", "modules.rivals.trades", "rules.turns", "rules.units",
    "rules.asking.acquiring", "rules.asking.cards", "rules.asking.combat", "rules.asking.influence",
    "rules.asking.menu", "rules.asking.setup", "rules.asking.troops", "rules.asking.turn",
)  # fmt: skip
# The modules that Uprising adds. They are sampled separately, so that the sample of the base game does not change.
UPRISING_CODE: Final = (
    "nodes.handling", "nodes.lines", "nodes.of_the_turn", "rules.asking.handling",
    "modules.abilities", "modules.ability_effects", "modules.choam", "modules.choam_effects", "modules.icon_effects",
    "modules.icons", "modules.rivals.cards", "modules.rivals.effects", "modules.rivals.schemes", "modules.spies",
    "modules.spy_effects", "modules.spy_posts", "modules.spy_questions", "modules.team_acts", "modules.team_effects",
    "modules.team_questions", "modules.team_seats", "modules.team_trade", "modules.team_troops", "modules.teams",
    "modules.worm_effects", "modules.worms",
)  # fmt: skip
CODE: Final = {"base": RULES_CODE, "uprising": UPRISING_CODE}

_COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
_CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list"}
# The methods of a record (`nodes`, `asking`) that the rules call, without those for texts, icons, prices and scores.
_READ_BY_RULES: Final = (
    "answer", "can", "can_pay", "count", "do", "holds", "itself", "most", "options", "pay", "rival", "suffer",
)  # fmt: skip
# The methods of a module that the rules call.
_MOMENTS: Final = (
    "acquired", "agent_sent", "agents_gone", "agents_home", "climbed", "combat_begins", "combat_over", "counted",
    "discarded", "endgame_taken", "endgame_words", "ends", "first_player", "game_ends", "goes", "hagal_turned",
    "hooked", "in_combat", "laid_out", "may_fight", "offers", "opens", "places", "playable", "players_ready", "plays",
    "ready", "recalled", "recalls", "receives", "repeats", "reveals", "rewarded", "rival_begins", "rival_sent",
    "round_begins", "settles", "standings", "taken", "turn_begins", "turn_ends", "unblocks", "units", "units_home",
)  # fmt: skip
# The classes that modules of the family extend: what they override are moments of a game.
_OF_MODULES: Final = (
    "Module", "Setup", "Turns", "Detours", "Gains", "Rounds", "Combat", "Endgame", "Sides", "Access", "Holdings",
)  # fmt: skip
_NO_RULES: Final = ("Words", "Worth")  # parameter types of functions that describe or price things
FRAME: Final = 5  # numbers in a frame of the stack
_FOR_BOTS: Final = ("ally_scores", "asked_by_cards", "chance_to_pair")  # functions of modules that only bots use
_UNREAD: Final = ("journal", "trace")  # a branch that tests one of them is not a rule
_TOLD: Final = ("cause", "source", "learnt")  # set only for the log and the views


class Mutant(NamedTuple):
    """A possible fault, as a replacement of some bytes of a module's source."""

    module: str
    function: str  # with its class, if any; "" at module level
    first: int  # first and last line of the statement, or of the head of a compound one
    last: int
    start: int  # the replaced bytes of the source
    end: int
    text: str
    at_import: bool  # the fault affects values computed when the module is imported

    def source(self) -> str:
        """Return the source of the whole module with the fault."""
        raw = bytes_of(self.module)
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()

    def changed(self) -> tuple[str, str]:
        """Return the lines that the fault changes, before and after it, with whitespace normalized."""
        raw = bytes_of(self.module)
        begin = raw.rfind(b"\n", 0, self.start) + 1
        stop = raw.find(b"\n", self.end)
        was = raw[begin:stop].decode()
        now = (raw[begin : self.start] + self.text.encode() + raw[self.end : stop]).decode()
        return " ".join(was.split()), " ".join(now.split())


def path_of(module: str) -> Path:
    return FOLDER / f"{module.replace('.', '/')}.py"


@cache
def bytes_of(module: str) -> bytes:
    return path_of(module).read_bytes()


def _speaks_of(node: ast.AST, names: tuple[str, ...]) -> bool:
    return any(isinstance(part, ast.Attribute) and part.attr in names for part in ast.walk(node))


def _takes(node: ast.FunctionDef, type: str) -> bool:
    return any(isinstance(arg.annotation, ast.Name) and arg.annotation.id == type for arg in node.args.args)


class _Finder:
    """A visitor that walks through one module and collects every possible mutant."""

    def __init__(self, module: str) -> None:
        self.module = module
        raw = bytes_of(module)
        self.starts = [0]
        for line in raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.tree = ast.parse(raw)
        tables = [node for node in self.tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Expr)]
        self.at_import = {part.id for node in tables for part in ast.walk(node) if isinstance(part, ast.Name)}
        self.no_rules = {*_FOR_BOTS, *self._growing()}
        self.function = ""
        self.record = ""
        self.lines = (0, 0)
        self.found: list[Mutant] = []

    def run(self) -> list[Mutant]:
        for statement in self.tree.body:
            if not isinstance(statement, ast.If | ast.Expr):  # imports for type checkers, registrations
                self.statement(statement)
        return self.found

    def _growing(self) -> set[str]:
        """Return the functions that only build tables of a box's pieces when the box is registered (`follow(_grow)`).
        They are not mutated, since the fact tables test them."""
        functions = {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)}
        calls = [node.value for node in self.tree.body if isinstance(node, ast.Expr)]
        following = [call for call in calls if isinstance(call, ast.Call) and ast.unparse(call.func) == "follow"]
        found: set[str] = set()
        new = {part.id for call in following for part in call.args if isinstance(part, ast.Name)}
        while new:
            found |= new
            named = {part.id for name in new for part in ast.walk(functions[name]) if isinstance(part, ast.Name)}
            new = (named & set(functions)) - found
        return found

    def replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        """Add the mutant that replaces a node with this text."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        at_import = not self.function or self.function in self.at_import
        self.found.append(Mutant(self.module, self.function, *self.lines, start, end, text, at_import))

    def instead(self, node: ast.expr, other: ast.expr) -> None:
        self.replace(node, f"({ast.unparse(other)})")

    # --- statements ----------------------------------------------------------------------
    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        """Add the mutants of a statement and of everything inside it."""
        assert node.end_lineno is not None
        self.lines = (node.lineno, node.end_lineno)
        if isinstance(node, ast.FunctionDef):
            refuses = node.name.startswith("check_") or node.name == "_leader_kind"  # bad options
            ruled = not refuses and node.name not in self.no_rules
            if ruled and not any(_takes(node, type) for type in _NO_RULES):
                self.function = self.record + node.name
                for default in node.args.defaults:
                    self.expression(default)
                self.body(node.body)
                self.function = ""
        elif isinstance(node, ast.ClassDef):
            self.record = node.name + "."
            module = any(isinstance(base, ast.Name) and base.id in _OF_MODULES for base in node.bases)
            read = _MOMENTS if module else _READ_BY_RULES
            self.body([part for part in node.body if isinstance(part, ast.FunctionDef) and part.name in read])
            self.record = ""
        elif isinstance(node, ast.If):
            self._if(node)
        elif isinstance(node, ast.While | ast.For):
            head = node.test if isinstance(node, ast.While) else node.iter
            self._head(head)
            if isinstance(node, ast.While) and not isinstance(head, ast.Constant):
                self.replace(head, "False")
            self.body(node.body)
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            self._assignment(node)
        elif isinstance(node, ast.Return):
            if node.value is None:
                self.replace(node, "pass")
            else:
                self.expression(node.value)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            if not _speaks_of(node, ("note", "trace")):
                self.replace(node, "pass")
                self.expression(node.value)
        elif isinstance(node, ast.Break | ast.Continue | ast.Delete):
            self.replace(node, "pass")

    def _head(self, node: ast.expr) -> None:
        assert node.end_lineno is not None
        self.lines = (node.lineno, node.end_lineno)
        self.expression(node)

    def _if(self, node: ast.If) -> None:
        if not _speaks_of(node.test, _UNREAD):
            self._head(node.test)
            self.replace(node.test, "True")
            self.replace(node.test, "False")
            self.body(node.body)
        self.body(node.orelse)

    def _assignment(self, node: ast.Assign | ast.AugAssign | ast.AnnAssign) -> None:
        """Add the mutants of an assignment."""
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and (target.id == "__all__" or target.id.startswith("ASK_")):
            return  # a question's number may be any unique number
        if isinstance(target, ast.Name) and target.id.endswith("_GLYPHS"):
            return
        if isinstance(target, ast.Attribute) and target.attr in _TOLD:
            return
        if isinstance(node, ast.AugAssign):
            other = copy.deepcopy(node)
            kind = _ARITHMETIC.get(type(node.op))
            if kind is not None:
                other.op = kind()
                self.replace(node, ast.unparse(other))
        if isinstance(node, ast.AugAssign) or not isinstance(target, ast.Name):
            self.replace(node, "pass")
        if node.value is not None:
            self.expression(node.value)

    # --- expressions ---------------------------------------------------------------------
    def expression(self, node: ast.expr) -> None:
        """Add the mutants of an expression and of everything inside it."""
        if isinstance(node, ast.Compare):
            for i, op in enumerate(node.ops):
                other = copy.deepcopy(node)
                other.ops[i] = _COMPARISONS[type(op)]()
                self.instead(node, other)
        elif isinstance(node, ast.BoolOp):
            self._both_or_either(node)
        elif isinstance(node, ast.BinOp):
            kind = _ARITHMETIC.get(type(node.op))
            if kind is not None:
                self.instead(node, ast.BinOp(node.left, kind(), node.right))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
            self.instead(node, node.operand)
        elif isinstance(node, ast.Constant):
            self._constant(node)
        elif isinstance(node, ast.IfExp):
            self.instead(node, node.body)
            self.instead(node, node.orelse)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLS:
            self.replace(node.func, _CALLS[node.func.id])
        for kid in self._kids(node):
            self.expression(kid)

    def _both_or_either(self, node: ast.BoolOp) -> None:
        op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.instead(node, ast.BoolOp(op, node.values))
        for i in range(len(node.values)):
            left = node.values[:i] + node.values[i + 1 :]
            self.instead(node, left[0] if len(left) == 1 else ast.BoolOp(node.op, left))

    def _constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))
            self.replace(node, f"({node.value - 1})")

    def _kids(self, node: ast.expr) -> Iterator[ast.expr]:
        """Yield the inner expressions of an expression, without the zeros that pad a stack frame."""
        kids: list[ast.AST] = list(ast.iter_child_nodes(node))
        if isinstance(node, ast.Tuple) and len(node.elts) == FRAME:
            elements = list(node.elts)
            while isinstance(elements[-1], ast.Constant) and elements[-1].value == 0:
                elements.pop()
            kids = list(elements)
        for kid in kids:
            if isinstance(kid, ast.comprehension):
                yield kid.iter
                for test in kid.ifs:
                    self.instead(test, ast.Constant(value=True))
                    yield test
            elif isinstance(kid, ast.keyword):
                yield kid.value
            elif isinstance(kid, ast.expr):
                yield kid


def every_mutant(code: Iterable[str] = RULES_CODE) -> list[Mutant]:
    return [mutant for module in code for mutant in _Finder(module).run()]


def sample(number: int, seed: int, code: Iterable[str] = RULES_CODE) -> list[Mutant]:
    """Return the first `number` mutants in a pseudo-random order that depends on the seed and on the text of each
    mutant. So a smaller sample is the beginning of a larger one, and a change elsewhere in the code does not change the
    order of the others."""
    alike: Counter[tuple[str, ...]] = Counter()
    order: list[tuple[bytes, Mutant]] = []
    for mutant in every_mutant(code):
        name = (mutant.module, mutant.function, *mutant.changed())
        alike[name] += 1
        text = "\n".join((str(seed), *name, str(alike[name])))
        order.append((sha256(text.encode()).digest(), mutant))
    return [mutant for _, mutant in sorted(order)[:number]]
