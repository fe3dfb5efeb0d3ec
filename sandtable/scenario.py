"""Scenarios: short tests (given / do / expect) that any player could write to report a bug.

    id: two_from_the_garrison
    rules: [IMP-5.4]
    given:
      seats: [john, abby, ned]
      john: {hand: [dune_the_desert_planet], spice: 0}
    do:
      - john plays dune_the_desert_planet to imperial_basin
      - john cannot deploy 3
      - john deploys 2
    expect:
      john: {spice: 1, garrison: 1, conflict: 2}

`load(path_or_text)` parses and checks scenarios, `Scenario.run()` plays one and reports every difference from what it
expects. `docs/scenarios.md` describes the format. The title's `Adapter` defines the keys of `given`, the verbs and the
facts; it is found through the title's meta (its part `scenarios`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, cast

from sandtable.core.contract import FreeState, State
from sandtable.core.errors import BadOption, BadScenario, IllegalAction, NothingSealed, SandtableError
from sandtable.core.titles import check_seed, meta, titles
from sandtable.rulebook import RULE_ID
from sandtable.scenario_expect import FLAG, SEATS, Check, Facts, Field, Seats, checks, keys, many, one_of, says
from sandtable.scenario_start import adapter_of, seats_of

__all__ = ["Adapter", "BadScenario", "Result", "Scenario", "Step", "load", "parse_yaml"]

# The moves of a line. Each is a tuple of alternatives: `passes` means `pass` or `done`, whichever is an option.
Words = list[tuple[str, ...]]

_KEYS: Final = ("id", "title", "rules", "about", "given", "new", "do", "expect")
_MOST_PASSES: Final = 10_000


class Adapter(Protocol):
    """The part of the scenario format that a title defines."""

    player_fields: Mapping[str, Field]
    table_fields: Mapping[str, Field]
    verbs: Sequence[str]  # one example of each, for error messages
    decline: Sequence[str]  # the words with which `all pass` declines, preferred ones first
    ends: str  # the word that ends a turn; empty if the game has none

    def automated(self, seats: int) -> Sequence[str]:
        """Return the names of the automated parties in a game with this many seats; empty if there are none."""

    def build(self, given: Mapping[str, Any], seats: Seats) -> State:
        """Return the position that `given` describes; `given` may refer to players by name."""

    def options(self, new: Mapping[str, Any], seats: Seats) -> dict[str, Any]:
        """Return the options of a new game, with names of players converted to seat numbers."""

    def phrase(self, words: list[str], seats: Seats) -> Words | None:
        """Return the moves that a phrase of a scenario means; None if the words are no such phrase. Raise BadScenario
        for unknown names."""

    def facts(self, state: State) -> Facts:
        """Return everything that a scenario can expect of a position: a value for each declared field."""

    def stage(self, state: State) -> object:
        """Return a value that identifies the current stage of the game: `all pass` goes on until it changes."""

    def turn(self, state: State, seat: int) -> object:
        """Return a value that identifies the seat's turn in progress, or None: `ends turn` goes on until it changes."""

    def declining(self, state: State, seat: int) -> str:
        """Return the word with which the seat declines its current decision; empty if it must answer."""


class Result:
    """The result of running a scenario. Each problem names a step or expectation and the value that was found
    instead."""

    __slots__ = ("id", "passed", "problems", "rules")

    def __init__(self, id: str, problems: list[str], rules: list[str]) -> None:
        self.id = id
        self.passed = not problems
        self.problems = problems
        self.rules = rules

    def __repr__(self) -> str:
        return f"Result({self.id}, passed)" if self.passed else f"Result({self.id}, {self.problems})"


class Step:
    """One line of a scenario's `do`: a move of a seat, a check of a possible move, or expectations."""

    __slots__ = ("kind", "text", "seat", "words", "ends", "checks")

    def __init__(self, kind: str, text: str, seat: int = -1, words: Words | None = None, ends: bool = False) -> None:
        self.kind = kind  # act, can, cannot, take back, all pass, check
        self.text = text
        self.seat = seat
        self.words = words or []
        self.ends = ends  # the line is `ends turn`
        self.checks: list[Check] = []


class Scenario:
    """One scenario, parsed and checked. `where` is the path of its file, for error messages."""

    must_expect = True  # one that expects nothing tests nothing; lessons have no expectations

    def __init__(self, data: Any, where: str) -> None:
        self.where = where
        self.id = "?"
        keys(data, _KEYS, where, "a scenario has")
        if not isinstance(data.get("id"), str) or not data["id"].strip():
            raise BadScenario(f"{where}: a scenario needs an id, a unique name")
        self.id = data["id"]
        self.title = self._text(data, "title") or "imperium"
        self.about = self._text(data, "about")
        if self.title not in titles():
            raise self._bad("title", f"there is no title {self.title!r}; there are {', '.join(titles())}")
        self.rules = self._rules(data.get("rules") or [])
        if ("given" in data) == ("new" in data):
            raise self._bad("given", "a scenario begins with either 'given' (a position) or 'new' (a new game)")
        how = "given" if "given" in data else "new"
        beginning = data[how] or {}
        if not isinstance(beginning, Mapping):
            raise self._bad(how, f"a mapping is wanted, not {beginning!r}")
        self._adapter = adapter_of(self.title, beginning)
        try:
            self.seats = seats_of(self.title, self._adapter, beginning, f"{how}.seats")
        except BadScenario as wrong:
            raise BadScenario(f"{self.where}: {self.id}: {wrong}") from wrong
        self._beginning = (how, {**beginning, "seats": self.seats.count})
        self._vocabulary = self.start().vocabulary
        self._fields: dict[str, Field] = {
            "to_act": SEATS,
            "over": FLAG,
            "winner": SEATS,
            "reason": one_of(),
            "tie_break": one_of(),
            "options": many(self._vocabulary.words),
            **self._adapter.table_fields,
        }
        lines = data.get("do") or []
        if not isinstance(lines, list):
            raise self._bad("do", f"a list of lines is wanted, not {lines!r}")
        self._steps = [self.line(line, f"do, step {i}") for i, line in enumerate(lines, 1)]
        self._expected = self._checks(data.get("expect") or {}, "expect")
        if self.must_expect and not self._expected and all(step.kind in ("act", "all pass") for step in self._steps):
            raise self._bad("expect", "the scenario expects nothing")

    def __repr__(self) -> str:
        return f"Scenario({self.id!r}, {self.where})"

    # --- reading -------------------------------------------------------------------------
    def _bad(self, key: str, what: str) -> BadScenario:
        return BadScenario(f"{self.where}: {self.id}: {key}: {what}")

    def _text(self, data: Mapping[str, Any], key: str) -> str:
        value = data.get(key) or ""
        if not isinstance(value, str):
            raise self._bad(key, f"text is wanted, not {value!r}")
        return value

    def _rules(self, given: Any) -> list[str]:
        ids = [given] if isinstance(given, str) else given
        if not isinstance(ids, list) or not all(isinstance(id, str) and RULE_ID.fullmatch(id) for id in ids):
            raise self._bad("rules", f"a list of rule ids such as IMP-5.4 is wanted, not {given!r}")
        return ids

    def _begin(self, how: str, beginning: dict[str, Any]) -> State:
        try:
            if how == "given":
                return self._adapter.build(beginning, self.seats)
            seed = check_seed(beginning.pop("seed", 0))
            return meta(self.title).new(seed, self._adapter.options(beginning, self.seats))
        except BadScenario as wrong:
            raise BadScenario(f"{self.where}: {self.id}: {wrong}") from wrong
        except BadOption as wrong:
            raise self._bad(how, str(wrong)) from wrong

    def line(self, line: Any, where: str) -> Step:
        """Parse one line of `do` and return it as a step."""
        if isinstance(line, Mapping) and len(line) == 1:  # YAML parses `to act: abby` and `expect: ...` as mappings
            ((key, value),) = line.items()
            if key in ("to act", "expect"):
                step = Step("check", f"to act: {value}" if key == "to act" else key)
                step.checks = self._checks({"to_act": value} if key == "to act" else value, where)
                return step
        if not isinstance(line, str) or not line.strip():
            raise self._bad(where, f"a line such as {self._adapter.verbs[0]!r} is wanted, not {line!r}")
        if line == "all pass":
            return Step(line, line)
        who, *words = line.split()
        try:
            seat = self.seats.number(who)
            if words == ["takes", "back"]:
                return Step("take back", line, seat)
            kind = words.pop(0) if words and words[0] in ("can", "cannot") else "act"
            if words in (["ends", "turn"], ["end", "turn"]):
                return Step(kind, line, seat, ends=True)
            return Step(kind, line, seat, self._words(words))
        except BadScenario as wrong:
            raise self._bad(where, f"{line!r}: {wrong}") from wrong

    def _words(self, words: list[str]) -> Words:
        """Return the moves of a line, which consists of vocabulary words or is a phrase of the title."""
        if words and all(word in self._vocabulary.numbers for word in words):
            return [(word,) for word in words]
        found = self._adapter.phrase(words, self.seats)
        if found is not None:
            self._check_known([word for move in found for word in move])
            return found
        self._check_known([word for word in words if ":" in word])
        examples = ", ".join(self._adapter.verbs)
        raise BadScenario(
            f"{' '.join(words)!r} is not a move; examples of moves: {examples}; or words of the vocabulary"
        )

    def _check_known(self, words: list[str]) -> None:
        """Raise an error for words that are not in the vocabulary, such as the deployment of 77 troops."""
        for word in words:
            try:
                self._vocabulary.number(word)
            except SandtableError as wrong:
                raise BadScenario(str(wrong)) from wrong

    def _checks(self, expected: Any, where: str) -> list[Check]:
        try:
            return checks(expected, self._fields, self._adapter.player_fields, self.seats, where)
        except BadScenario as wrong:
            raise BadScenario(f"{self.where}: {self.id}: {wrong}") from wrong

    # --- running -------------------------------------------------------------------------
    def start(self) -> State:
        """Return a new game at the start of the scenario. It is set up again for every call, because the set-up itself
        may be the subject of the scenario."""
        how, beginning = self._beginning
        return self._begin(how, dict(beginning))

    def run(self, look: Callable[[State], None] | None = None) -> Result:
        """Play the scenario and return the result. A step that cannot be taken ends the run; all other problems are
        collected.

        `look` is called with the game before every answer and at the end.
        """
        state = self.start()
        before = self._facts(state)
        problems: list[str] = []
        for number, step in enumerate(self._steps, 1):
            label = f"step {number}, {step.text}"
            if step.kind == "check":
                problems += [f"{label}: {wrong}" for wrong in self._compare(step.checks, state, before)]
            elif step.kind == "all pass":
                self._all_pass(state, look)
            elif step.kind in ("act", "take back"):
                wrong = self.act(state, step, look) if step.kind == "act" else self._take_back(state, step.seat)
                if wrong:
                    problems.append(f"{label}: {wrong}; the following steps were not tried")
                    return Result(self.id, problems, self.rules)
            else:
                wrong = self._ask(state, step)
                if wrong:
                    problems.append(f"{label}: {wrong}")
        if look is not None:
            look(state)
        problems += [f"expect {wrong}" for wrong in self._compare(self._expected, state, before)]
        return Result(self.id, problems, self.rules)

    def _facts(self, state: State) -> Facts:
        """Return the facts of the title and those common to all titles."""
        facts = self._adapter.facts(state)
        outcome = state.outcome
        asked = list(state.to_act)
        facts.table.update(
            to_act=asked,
            over=state.over,
            winner=outcome.winners if outcome is not None else [],
            reason=outcome.reason if outcome is not None else None,
            tie_break=outcome.tie_break if outcome is not None else None,
            options=state.decision(asked[0]).words() if asked else [],
        )
        return facts

    def _compare(self, wanted: list[Check], state: State, before: Facts) -> list[str]:
        """Compare the position with the expectations and return a problem for each one that is not met."""
        now = self._facts(state)
        found = (check.wrong(now, before, self.seats) for check in wanted)
        return [wrong for wrong in found if wrong]

    def _not_asked(self, state: State, seat: int) -> str:
        """Return the problem that the seat has no decision now; empty if it has one."""
        if seat in state.to_act:
            return ""
        others = ", ".join(self.seats.names[other] for other in state.to_act) or "nobody"
        return f"{self.seats.names[seat]} has nothing to decide now; to act: {others}"

    def act(self, state: State, step: Step, look: Callable[[State], None] | None = None) -> str:
        """Make the moves of a step. Return the problem if one of them is not possible; empty if all are."""
        if step.ends:
            return self._end_turn(state, step.seat, look)
        for words in step.words:
            options = self._choices(state, step)
            if isinstance(options, str):
                return options
            word = next((word for word in words if word in options), None)
            if word is None:
                return self._impossible(" or ".join(words), step.seat, options)
            if look is not None:
                look(state)
            state.apply(step.seat, state.vocabulary.number(word))
        return ""

    def _impossible(self, what: str, seat: int, options: list[str]) -> str:
        return f"{what} is not possible now; {self.seats.names[seat]} may choose: {', '.join(options)}"

    def _end_turn(self, state: State, seat: int, look: Callable[[State], None] | None) -> str:
        """End the seat's turn, declining every decision that may be declined. Decisions that must be answered are left
        to the scenario: then return the problem that the turn cannot end; empty if it has ended."""
        turn = self._adapter.turn(state, seat)
        wrong = self._not_asked(state, seat)
        while not wrong:
            options = state.decision(seat).words()
            word = self._adapter.ends if self._adapter.ends in options else self._adapter.declining(state, seat)
            if turn is None or not word:
                return self._impossible(self._adapter.ends or "ends turn", seat, options)
            if look is not None:
                look(state)
            state.apply(seat, state.vocabulary.number(word))
            if state.over or seat not in state.to_act or self._adapter.turn(state, seat) != turn:
                return ""
        return wrong

    def _choices(self, state: State, step: Step) -> list[str] | str:
        """Return the words that the seat may choose from, or the free words that it may say if the step is a free word.
        If the seat has nothing to choose, return the reason."""
        vocabulary = state.vocabulary
        said = [vocabulary.number(word) for words in step.words for word in words]
        if said and all(vocabulary.is_free(word) for word in said):
            return [vocabulary.words[word] for word in cast(FreeState, state).free_options(step.seat)]
        return self._not_asked(state, step.seat) or state.decision(step.seat).words()

    def _take_back(self, state: State, seat: int) -> str:
        try:
            state.take_back(seat)
        except NothingSealed:
            return f"{self.seats.names[seat]} has sealed nothing, so there is nothing to take back"
        return ""

    def _ask(self, state: State, step: Step) -> str:
        """Check a `can` or `cannot` line on a copy of the game and return the problem, if any. Both fail if the seat
        may not choose anything at all."""
        options = self._choices(state, step)
        if isinstance(options, str):
            return options
        refusal = self.act(state.clone(), step)
        if step.kind == "can":
            return refusal
        move = "the end of the turn" if step.ends else says([words[0] for words in step.words])
        return "" if refusal else f"it was expected to be impossible, but {move} was taken"

    def _all_pass(self, state: State, look: Callable[[State], None] | None) -> None:
        """Let every seat decline its decisions until the stage of the game changes."""
        stage = self._adapter.stage(state)
        for _ in range(_MOST_PASSES):
            if state.over or self._adapter.stage(state) != stage:
                return
            if look is not None:
                look(state)
            decision = state.decision(state.to_act[0])
            words = decision.words()
            word = next((word for word in self._adapter.decline if word in words), words[0])
            state.apply(decision.seat, state.vocabulary.number(word))
        raise IllegalAction(f"{self.where}: {self.id}: all pass never ends")


# --- files -------------------------------------------------------------------------------
def load(source: str | Path) -> list[Scenario]:
    """Return the scenarios of a file, of all files below a folder, or of a text with one scenario or a list."""
    if isinstance(source, str):
        if "\n" in source or ": " in source:
            return _read(source, "text")
        source = Path(source)
    if source.is_dir():
        return [scenario for path in sorted(source.rglob("*.yaml")) for scenario in load(path)]
    try:
        text = source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadScenario(f"{source}: cannot be read: {wrong}") from wrong
    return _read(text, str(source))


def _read(text: str, where: str) -> list[Scenario]:
    found = [Scenario(data, where) for data in parse_yaml(text, where)]
    if not found:
        raise BadScenario(f"{where}: there is no scenario in it")
    for scenario in found:
        if sum(other.id == scenario.id for other in found) > 1:
            raise BadScenario(f"{where}: {scenario.id}: id: appears twice")
    return found


def parse_yaml(text: str, where: str) -> list[Any]:
    """Return the scenarios in a YAML text as plain data."""
    import yaml

    from sandtable import yaml_files

    class Loader(yaml_files.Loader):  # type: ignore[misc]  # one of two classes
        """A YAML loader that refuses duplicate keys, which YAML would accept."""

        def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
            seen: set[Any] = set()
            for key_node, _ in node.value:
                key = self.construct_object(key_node, deep=True)
                if key in seen:
                    line = key_node.start_mark.line + 1
                    raise BadScenario(f"{where}: line {line}: {key!r} appears twice")
                seen.add(key)
            made: dict[Any, Any] = super().construct_mapping(node, deep)
            return made

    try:
        documents = list(yaml.load_all(text, Loader))  # a SafeLoader
    except (yaml.YAMLError, TypeError) as wrong:
        raise BadScenario(f"{where}: this is not YAML: {wrong}") from wrong
    return [data for doc in documents if doc is not None for data in (doc if isinstance(doc, list) else [doc])]
