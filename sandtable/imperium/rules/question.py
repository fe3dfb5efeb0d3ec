"""`Question` and `Step`: one record for each thing that can be pending in a game.

A question is one class with all its parts, declared in one place: a file of `rules/asking/`, or the file of the module
that adds it. All users of questions consult the record: the engine for options and answers, the table for words, bots
for scores, the laboratory for the meaning of a frame's numbers. A step is a similar record with fewer parts.

    class Voice(Question):
        def __init__(self) -> None:
            super().__init__(frames.ASK_VOICE, "voice", "IMP-20.35", ABOUT_NODE)

        def options(self, s: State, frame: Frame) -> list[int]: ...
        def answer(self, s: State, frame: Frame, action: int) -> None: ...

    declare(Voice())

`declare` refuses a record that lacks a part or that has the number or the name of another.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, Final

from sandtable.core.native import mypyc_attr
from sandtable.imperium.language.effects import NO_NODE
from sandtable.imperium.rules.catalog import (
    CARDS,
    NODES,
    OF_CARD,
    OF_CONFLICT,
    OF_INTRIGUE,
)
from sandtable.imperium.rules.frames import FIRST_OF_EFFECTS, FIRST_OF_MODULES, FIRST_QUESTION, NUMBERS
from sandtable.imperium.rules.state import NOBODY, NOWHERE, Frame, Player, State
from sandtable.imperium.rules.vocabulary import DONE, NO, NONE, NUMBER_0, PASS

# Meanings of the first number of a frame.
ABOUT_NOTHING: Final = 0
ABOUT_NODE: Final = 1  # an effect
ABOUT_CARD: Final = 2
ABOUT_HAND: Final = 3  # a card, in the hand of the seat
ABOUT_TAKEN: Final = 4  # a card between two places: it has left one and not yet reached the next
ABOUT_INTRIGUE: Final = 5  # an Intrigue card being played, not yet on the discard pile
ABOUT_SPACE: Final = 6
ABOUT_TRACK: Final = 7  # a faction whose Alliance is being given
ABOUT_CONFLICT: Final = 8  # the Conflict of the round
ABOUT_BOX: Final = 9  # the word of a box of effects

# Meanings of its second and third numbers.
UNUSED: Final = 0
BARRED: Final = 1  # factions that may not be chosen, as bits
PICKED: Final = 2  # options picked so far, as bits
MORE: Final = 3  # the number still to be chosen, including the current choice
ORIGIN: Final = 4  # the space an Agent comes from, or NOWHERE
GOAL: Final = 5  # the space it goes to
MOST: Final = 6  # the highest number that may be chosen
FLAG: Final = 7  # 1 or 0
PARTY: Final = 8  # a party at the table
FOR_RIVAL: Final = 9  # the Rival it is decided for, plus 16 for each item still to be chosen
ANYBODY: Final = 10  # 0 for the seat itself; otherwise 1 + the Rival that a player decides for
SITE: Final = 11  # the space that is paid for
TIMES: Final = 12  # the number of further repeats

# Answers that decline something; the value for no such answer.
DECLINING: Final = (PASS, DONE, NO, NONE, NUMBER_0)
NO_ANSWER: Final = -1

# Extra information that the table shows with a question.
SHOWS_SPACES: Final = 1  # why Agents cannot go to spaces
SHOWS_HAND: Final = 2  # why cards cannot be played, and where the playable ones could go
SHOWS_OFFERS: Final = 4  # why cards cannot be acquired
SHOWS_EFFECTS: Final = 8  # the open effects


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """The base class of `Question` and `Step`: it declares the meaning of the numbers in their frames and checks them.

    `module` is the id of the module that adds the question or step, empty for the base game.
    """

    __slots__ = ("number", "name", "about", "second", "third", "module")

    def __init__(self, number: int, name: str, about: int, second: int = UNUSED, third: int = UNUSED) -> None:
        self.number = number
        self.name = name
        self.about = about
        self.second = second
        self.third = third
        self.module: str = ""

    def fault(self, s: State, frame: Frame) -> str:
        """Return a description of what is impossible in this frame of the question or step, or an empty string."""
        return _fault_about(s, frame, self.about) or (
            _fault_in(s, frame[3], self.second, frame) or _fault_in(s, frame[4], self.third, frame)
        )


class Step(Pending):
    """The record of a step, which the engine takes by itself: `take` does it and pushes the next frames on the stack.

    `of_table` is true if it belongs to no seat; `begins` is the phase of which it is the first step.
    """

    __slots__ = ("take", "of_table", "begins")

    def __init__(
        self,
        number: int,
        name: str,
        take: Callable[[State, Frame], None],
        about: int = ABOUT_NOTHING,
        second: int = UNUSED,
        *,
        of_table: bool = False,
        begins: str = "",
    ) -> None:
        super().__init__(number, name, about, second)
        self.take = take
        self.of_table = of_table
        self.begins = begins

    def fault(self, s: State, frame: Frame) -> str:
        if frame[1] == NOBODY:
            if not self.of_table:
                return "belongs to nobody"
        elif not 0 <= frame[1] < len(s.players):
            return "belongs to no seat"
        return Pending.fault(self, s, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Pending):
    """The record of a question, which a seat answers.

    - `rule`: the rule behind the question.
    - `by_effect`: the text of the asking effect describes the decision best.
    - `named_within`: the question's own text names the piece that it is about.
    - `window`: the window of the Intrigue cards that may answer it.
    - `peeks`: the number of cards on top of their own deck that the asked player sees.
    - `shows`: extra information that the table shows with it.
    - `rare`: the scenario that shows it, where thousands of random games may miss it.
    - `behind`: the number of the question after which it is listed; otherwise questions are listed by number.
    - `asked_by`: the kinds of node that ask it (hooks as `hook:…`); a game whose boxes have none of them does not have
      this question.
    - `brought_by`: the kinds of node with which it comes up whatever `can_come_up` says.
    - `left_open`: it is asked for every Rival, even for one whose own card decides other questions.
    """

    __slots__ = (
        "rule", "by_effect", "named_within", "window", "peeks", "shows", "rare", "behind", "asked_by", "brought_by",
        "left_open",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        about: int = ABOUT_NOTHING,
        second: int = UNUSED,
        third: int = UNUSED,
        *,
        by_effect: bool = False,
        named_within: bool = False,
        window: int = 0,
        peeks: int = 0,
        shows: int = 0,
        rare: str = "",
        behind: int = 0,
        asked_by: tuple[str, ...] = (),
        brought_by: tuple[str, ...] = (),
        left_open: bool = False,
    ) -> None:
        super().__init__(number, name, about, second, third)
        self.rule = rule
        self.by_effect = by_effect
        self.named_within = named_within
        self.window = window
        self.peeks = peeks
        self.shows = shows
        self.rare = rare
        self.behind = behind
        self.asked_by = asked_by
        self.brought_by = brought_by
        self.left_open = left_open

    # --- rules: every question overrides `options` and `answer` --------------------------------------
    def options(self, s: State, frame: Frame) -> list[int]:
        """Return the allowed answers: at least one, without duplicates."""
        raise NotImplementedError(self.name)

    def answer(self, s: State, frame: Frame, action: int) -> None:
        """Carry out an answer; the frame has already left the stack."""
        raise NotImplementedError(self.name)

    def declined_by(self, options: list[int]) -> int:
        """Return the one of these options by which the seat declines, or NO_ANSWER if none of them declines."""
        for answer in DECLINING:
            if answer in options:
                return answer
        return NO_ANSWER

    def thing(self, s: State, frame: Frame) -> int:
        """Return the thing of the piece that the question is about, or 0 for none."""
        about = self.about
        if about == ABOUT_NODE:
            return NODES[frame[2]].thing
        if about == ABOUT_CARD or about == ABOUT_HAND or about == ABOUT_TAKEN:
            return OF_CARD | frame[2]
        if about == ABOUT_SPACE:
            return s.rules.space_thing[frame[2]]
        if about == ABOUT_TRACK:
            return s.rules.track_thing[frame[2]]
        if about == ABOUT_CONFLICT:
            return OF_CONFLICT | s.conflict
        return OF_INTRIGUE | frame[2] if about == ABOUT_INTRIGUE else 0

    def node(self, frame: Frame) -> int:
        """Return the number of the effect that the question is about, or NO_NODE."""
        return frame[2] if self.about == ABOUT_NODE else NO_NODE

    def party(self, frame: Frame) -> int:
        """Return the automated party for which the asked seat decides, or NOBODY if it decides for itself."""
        if self.third == ANYBODY:
            return frame[4] - 1
        return frame[4] & 15 if self.third == FOR_RIVAL else NOBODY

    def step(self, s: State, frame: Frame) -> str:
        """Return the name by which lines of `citing` refer to the current decision, where the piece that asks is not
        enough to find the rule; otherwise an empty string."""
        return ""

    def peeked(self, frame: Frame) -> int:
        """Return the number of cards on top of the asked player's own deck that this player may see while deciding."""
        return self.peeks

    def hidden(self, s: State, seat: int) -> bool:
        """Tell whether the options depend on hidden information, so that others cannot know if there is a choice.
        Intrigue cards that may answer it are handled separately (`window`)."""
        return False

    # --- laboratory ----------------------------------------------------------------------
    def can_come_up(self, options: Mapping[str, Any], traits: set[int]) -> bool:
        """Tell whether the question can come up in a game with these options and with Leaders of these traits."""
        return True

    def fault(self, s: State, frame: Frame) -> str:
        if not 0 <= frame[1] < s.seats:
            return "belongs to nobody" if frame[1] == NOBODY else "belongs to no seat"
        return Pending.fault(self, s, frame)


def holds_unseen(p: Player) -> bool:
    """Tell whether the player has cards in hand that other players have not seen."""
    return len(p.hand) > len(p.shown_hand)


def _fault_about(s: State, frame: Frame, about: int) -> str:
    a = frame[2]
    if about == ABOUT_NODE:
        return "" if 0 <= a < len(NODES) else "is about no effect"
    if about == ABOUT_CARD or about == ABOUT_HAND or about == ABOUT_TAKEN:
        if not 0 <= a < len(CARDS):
            return "is about no card"
        if about == ABOUT_HAND and a not in s.players[frame[1]].hand:
            return f"is about {CARDS[a].id}, which seat {frame[1]} does not hold"
        return ""
    if about == ABOUT_SPACE:
        return "" if 0 <= a < len(s.control) else "is about no space"
    if about == ABOUT_TRACK:
        return "" if 0 <= a < len(s.alliance) else "is about no faction"
    return ""


def _fault_in(s: State, number: int, meaning: int, frame: Frame) -> str:
    if meaning == BARRED:
        return "" if 0 <= number < (1 << len(s.alliance)) - 1 else "bars every faction, or one that is none"
    if meaning == PICKED:
        kids = len(NODES[frame[2]].kids)
        return "" if 0 <= number < (1 << kids) - 1 else "has picked what is no option, or all of them"
    if meaning == MORE:
        return "" if number > 0 else "asks for nothing more"
    if meaning == ORIGIN or meaning == GOAL or meaning == SITE:
        least = NOWHERE if meaning == ORIGIN else 0
        return "" if least <= number < len(s.control) else "is about no space"
    if meaning == TIMES:
        return "" if number >= 0 else "is to be done less often than never"
    if meaning == MOST:
        return "" if number >= 0 else "asks for less than nothing"
    if meaning == FLAG:
        return "" if 0 <= number <= 1 else "says neither yes nor no"
    if meaning == PARTY:
        return "" if 0 <= number < len(s.players) else "is about nobody at the table"
    if meaning == FOR_RIVAL or meaning == ANYBODY:
        who = number & 15 if meaning == FOR_RIVAL else number - 1
        if who < 0 and meaning == ANYBODY:
            return ""
        return "" if who < len(s.players) and s.players[who].rival else "is decided for no Rival"
    return "" if meaning != UNUSED or number == 0 else f"has a number that says nothing: {number}"


# --- the tables the engine runs on -------------------------------------------------------
def _nothing(s: State, frame: Frame) -> None:
    raise NotImplementedError(f"there is no step {frame}")


NO_QUESTION: Final = Question(-1, "", "")
NO_STEP: Final = Step(-1, "", _nothing)
QUESTION: Final[list[Question]] = [NO_QUESTION] * NUMBERS  # by number
STEP: Final[list[Step]] = [NO_STEP] * NUMBERS
IS_QUESTION: Final[list[bool]] = [False] * NUMBERS
NAMED: Final[dict[str, Question]] = {}

_PARTS: Final = ("options", "answer")  # the methods that every question must override


def declare(*records: Pending, module: str = "") -> None:
    """Register the records of questions and steps; `module` is the id of the module that adds them, empty for the base
    game."""
    for record in records:
        record.module = module
        if isinstance(record, Question):
            _check(record, "question")
            for part in _PARTS:
                if getattr(type(record), part) is getattr(Question, part):
                    raise ValueError(f"question {record.name!r} lacks {part!r}")
            if not record.rule:
                raise ValueError(f"question {record.name!r} does not say which rule it stands for")
            if record.name in NAMED:
                other = NAMED[record.name].number
                raise ValueError(f"two questions are called {record.name!r}: {other} and {record.number}")
            if record.number < FIRST_QUESTION:
                raise ValueError(f"question {record.name!r} has a number of the steps: {record.number}")
            QUESTION[record.number] = record
            IS_QUESTION[record.number] = True
            NAMED[record.name] = record
        elif isinstance(record, Step):
            _check(record, "step")
            if any(other.name == record.name for other in STEP):
                raise ValueError(f"two steps are called {record.name!r}")
            if FIRST_QUESTION <= record.number < FIRST_OF_MODULES:
                raise ValueError(f"step {record.name!r} has a number of the questions: {record.number}")
            STEP[record.number] = record
        else:
            raise ValueError(f"{record!r} is neither a question nor a step")


def questions_of(modules: Iterable[str] = (), kinds: Container[str] | None = None) -> list[Question]:
    """Return the questions that can come up in games with these modules and kinds of node, in listing order.

    If `kinds` is None, return those of the base game and of the modules.
    """
    there = {"", *modules}
    return sorted([each for each in NAMED.values() if each.module in there and _asked(each, kinds)], key=_place)


def _asked(question: Question, kinds: Container[str] | None) -> bool:
    if kinds is None:
        return question.module != "" or question.number < FIRST_OF_MODULES
    return not question.asked_by or any(kind in kinds for kind in question.asked_by)


def _place(question: Question) -> tuple[int, int]:
    return (question.behind or question.number, question.number)


def _check(record: Pending, what: str) -> None:
    """Raise an error if the record has no name, or a number that another record has; `what` names the record in the
    error."""
    if not record.name:
        raise ValueError(f"{what} {record.number} has no name")
    if not 0 <= record.number < NUMBERS:
        raise ValueError(f"{what} {record.name!r}: numbers are from 0 to {NUMBERS - 1}, not {record.number}")
    # Questions of effects outside the base game have numbers after those of the modules.
    of_effects = isinstance(record, Question) and record.number >= FIRST_OF_EFFECTS and record.asked_by != ()
    further = record.module != "" or of_effects
    if (record.number >= FIRST_OF_MODULES) != further:
        raise ValueError(f"{what} {record.name!r}: modules name themselves, and have numbers that `frames.given` gives")
    for other in (QUESTION[record.number].name, STEP[record.number].name):
        if other:
            raise ValueError(f"{what} {record.name!r} has the number of {other!r}: {record.number}")
