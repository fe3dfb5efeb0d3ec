"""Games with every pair of option values: a small set of options in which any two values that go together do so in some
game. Each game is played at random to its end, and the invariants are checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from sandtable.core.errors import BadOption
from sandtable.core.titles import Option, meta, titles
from tests.engines import at_length

Fact = tuple[str, Any]  # an option and its value; of a set of words, each word is there or not
TRIES = 24  # candidates for a game, of which the one with the most new pairs is taken
EVERY = 25  # decisions between two checks of the invariants


def facts_of(option: Option) -> list[Fact]:
    """Return every pair of an option and one of its listed values; for an option that is a set of words, each word with
    on and off."""
    if option.several:
        return [(f"{option.name}:{word}", on) for word in option.several for on in (False, True)]
    return [(option.name, value) for value in option.choices or option.named if value is not None]


def shown(title: str, options: dict[str, Any]) -> set[Fact]:
    """Return the pairs of option and value that hold in a game; options that such a game does not have are left out."""
    full = meta(title).check(options)
    found: set[Fact] = set()
    for option in meta(title).options:
        if exists(option, full):
            for name, value in facts_of(option):
                has = (name.partition(":")[2] in full[option.name]) if option.several else full[option.name]
                if has == value:
                    found.add((name, value))
    return found


def exists(option: Option, options: dict[str, Any]) -> bool:
    """Tell whether a game with these options has the option."""
    seats = options["seats"]
    needed = all(word in options.get(other, ()) for other, word in option.needs.items())
    return needed and (not option.seats or seats in option.seats) and seats not in option.always


def candidate(title: str, wanted: dict[str, Any], random: Random) -> dict[str, Any]:
    """Return random options of a game that include the wanted values."""
    every = meta(title).options
    named = {name.partition(":")[0] for name in wanted}
    wanted = dict(wanted)
    there = set(meta(title).seats)
    for option in every:
        if option.name in named:
            there &= set(option.seats or there) - set(option.always)
            for other, word in option.needs.items():
                wanted.setdefault(f"{other}:{word}", True)
    out: dict[str, Any] = {"seats": wanted.get("seats", random.choice(sorted(there or meta(title).seats)))}
    for option in every:
        if option.several:
            out[option.name] = [
                word for word in option.several if wanted.get(f"{option.name}:{word}", random.random() < 0.5)
            ]
        elif option.name in wanted:
            out[option.name] = wanted[option.name]
        elif exists(option, out) and option.name not in out and (values := facts_of(option)):
            out[option.name] = random.choice(values)[1]
    return out


def taken(title: str, options: dict[str, Any]) -> bool:
    """Tell whether the title takes these options."""
    try:
        full = meta(title).check(options)
        if meta(title).has("choice"):
            meta(title).part("choice").choose(full)
        else:
            meta(title).new(1, options)
    except BadOption:
        return False
    return True


def pairs(title: str) -> Iterator[tuple[Fact, Fact]]:
    """Yield every pair of values of two different options."""
    facts = [fact for option in meta(title).options for fact in facts_of(option)]
    return ((a, b) for a, b in combinations(facts, 2) if a[0] != b[0])


@cache
def games(title: str) -> tuple[list[dict[str, Any]], list[tuple[Fact, Fact]]]:
    """Return the options of the games to play, and the pairs of values that no game can have."""
    random = Random(1)
    seen: set[frozenset[Fact]] = set()
    chosen: list[dict[str, Any]] = []
    never: list[tuple[Fact, Fact]] = []
    for pair in pairs(title):
        if frozenset(pair) in seen:
            continue
        best: tuple[int, dict[str, Any], set[frozenset[Fact]]] | None = None
        for _ in range(TRIES):
            options = candidate(title, dict(pair), random)
            if not taken(title, options) or not set(pair) <= (facts := shown(title, options)):
                continue
            new = {frozenset(two) for two in combinations(facts, 2)} - seen
            if best is None or len(new) > best[0]:
                best = (len(new), options, new)
        if best is None:
            never.append(pair)
        else:
            chosen.append(best[1])
            seen |= best[2]
    return chosen, never


@pytest.mark.parametrize("title", titles())
def test_only_values_of_different_modes_do_not_go_together(title: str) -> None:
    """Two values have no game in common only if they are for different numbers of seats, if the number of seats decides
    one of them, or if one needs a box that the other leaves out."""
    by_name = {option.name: option for option in meta(title).options}
    for pair in games(title)[1]:
        a, b = (by_name[name.partition(":")[0]] for name, _ in pair)
        both = set(a.seats or meta(title).seats) & set(b.seats or meta(title).seats)
        fixed = set(a.always) | set(b.always)
        for (name, value), other in ((pair[0], b), (pair[1], a)):
            if name == "seats":
                both &= {value}
            if value is False and any(name == f"{box}:{word}" for box, word in other.needs.items()):
                both = set()
        assert not both - fixed, pair


@at_length
@pytest.mark.parametrize("title", titles())
def test_every_pair_of_options_is_played(title: str) -> None:
    """Each game reaches its end with random choices, and every position on the way is possible."""
    invariants = meta(title).part("invariants")
    chosen, _ = games(title)
    assert len(chosen) >= 10
    for number, options in enumerate(chosen):
        random = Random(number)
        state = meta(title).new(number, options)
        n = 0
        try:
            while not state.over:
                decision = state.decision(random.choice(state.to_act))
                invariants.check_decision(state, decision)
                state.apply(decision.seat, random.choice(decision.options))
                n += 1
                if n % EVERY == 0:
                    invariants.check(state)
            invariants.check(state)
        except Exception as error:
            error.add_note(f"{title} {options}, after {n} decisions")
            raise
