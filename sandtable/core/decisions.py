"""`Decision`, a question to a seat with its options, and `Vocabulary`, the words that a title's actions can be."""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.errors import MalformedAction


class Vocabulary:
    """All words that a title's actions can be: `card:stilgar`, `space:arrakeen`, `number:2`.

    The number of a word never changes within a ruleset version: boxes added later append their words. Words from number
    `free` on are free: a seat may say them without owing a decision (`sandtable.core.contract.FreeState`).
    """

    __slots__ = ("words", "numbers", "free")

    def __init__(self, words: list[str], free: int = -1) -> None:
        self.words = words
        self.free = len(words) if free < 0 else free
        self.numbers: dict[str, int] = {word: i for i, word in enumerate(words)}
        if len(self.numbers) != len(words):
            doubled = sorted({w for w in words if words.count(w) > 1})
            raise ValueError(f"words stand twice in the vocabulary: {doubled}")

    def __len__(self) -> int:
        return len(self.words)

    def is_free(self, action: int) -> bool:
        return action >= self.free

    def word(self, action: int) -> str:
        """Return the word with the number `action`."""
        self.check(action)
        return self.words[action]

    def number(self, word: str) -> int:
        """Return the number of a word; an unknown word raises an error with suggestions."""
        found = self.numbers.get(word)
        if found is None:
            near = get_close_matches(word, self.words, 3, 0.6)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise MalformedAction(f"{word!r} is no word of this game's vocabulary{hint}")
        return found

    def check(self, action: object) -> None:
        """Raise `MalformedAction` unless the value is a number of one of the words."""
        if not isinstance(action, int) or isinstance(action, bool) or not 0 <= action < len(self.words):
            raise MalformedAction(f"an action is a whole number from 0 to {len(self.words) - 1}, not {action!r}")


class Decision:
    """A question to one seat. `options` are numbers of the vocabulary; there is always at least one.

    `kind` names the type of question, `cause` the piece that asks it (0 for none) and `node` the effect of that piece
    (-1 for none). `number` counts the actions taken before the decision; in a group it counts those before the group
    began plus the seat's own answers since, so other seats' answers do not change it. `party` is the automated party
    the seat decides for, or -1.
    """

    __slots__ = ("kind", "seat", "options", "number", "cause", "node", "vocabulary", "party")

    def __init__(
        self,
        kind: str,
        seat: int,
        options: list[int],
        number: int,
        cause: int,
        node: int,
        vocabulary: Vocabulary,
        party: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.number = number
        self.cause = cause
        self.node = node
        self.vocabulary = vocabulary
        self.party = party

    def words(self) -> list[str]:
        """Return the options as words."""
        words = self.vocabulary.words
        return [words[option] for option in self.options]

    def mask(self) -> list[bool]:
        """Return, for each word of the vocabulary, whether it is an option."""
        row = [False] * len(self.vocabulary)
        for option in self.options:
            row[option] = True
        return row

    def __repr__(self) -> str:
        return f"Decision({self.kind}, seat {self.seat}, {self.words()})"
