"""Translate the names in scenarios of this family: players, Leaders and pieces to seats, ids and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.core.errors import BadScenario
from sandtable.imperium.lab.position import DEFAULT_RIVAL_CARDS, DEFAULT_RIVALS, usual_leaders
from sandtable.imperium.rules.catalog import LEADERS
from sandtable.imperium.rules.ruleset import Ruleset
from sandtable.scenario_expect import NOBODY, Field, Seats, hint


def mapping(value: Any, where: str) -> dict[Any, Any]:
    """Return the value as a dict, or raise `BadScenario` if it is not a mapping."""
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: a mapping is wanted, not {value!r}")
    return dict(value)


def a_word(value: Any, where: str) -> None:
    """Raise `BadScenario` unless the value is a string or None."""
    if value is not None and not isinstance(value, str):
        raise BadScenario(f"{where}: a name is wanted, not {value!r}")


def a_seat(value: Any, seats: Seats, where: str) -> int:
    """Return the number of the seat with this name; an error names `where` the seat was given."""
    try:
        return seats.number(value)
    except BadScenario as wrong:
        raise BadScenario(f"{where}: {wrong}") from wrong


def named(given: Mapping[str, Any], seats: Seats, where: str) -> dict[Any, Any]:
    """Return the part of a position that concerns the whole table, with seat numbers in place of player names; keys
    whose value means nobody are left out."""
    plain = dict(given)
    if plain.get("mentat") == NOBODY:
        del plain["mentat"]
    for key in ("first", "turn", "mentat"):
        if plain.get(key) is not None:
            plain[key] = a_seat(plain[key], seats, f"{where}.{key}")
    for key in ("alliance", "control"):
        if key in plain:
            held = mapping(plain[key], f"{where}.{key}")
            plain[key] = {k: a_seat(v, seats, f"{where}.{key}.{k}") for k, v in held.items() if v not in (None, NOBODY)}
    for key in ("bonus_spice", "reserve"):
        if key in plain:
            mapping(plain[key], f"{where}.{key}")
    for key in ("phase", "conflict"):
        a_word(plain.get(key), f"{where}.{key}")
    return plain


def numbered(given: Any, field: Field | None, seats: Seats, where: str) -> Any:
    """Return a module's part of a position with seat numbers in place of player names, wherever its `field` expects
    seats; data of a wrong form is returned unchanged, because the module itself rejects it."""
    if field is None:
        return given
    if field.kind == "seat":
        return a_seat(given, seats, where)
    if field.kind == "seats" and not isinstance(given, Mapping):
        return [a_seat(one, seats, where) for one in (given if isinstance(given, list) else [given])]
    if field.of is None or not isinstance(given, Mapping):
        return given
    found: dict[Any, Any] = {}
    for name, value in given.items():
        key = a_seat(name, seats, where) if field.kind == "by_seat" else field.entry(name, seats)
        if key in found:
            raise BadScenario(f"{where}.{name}: {name} is given twice")
        found[key] = numbered(value, field.of, seats, f"{where}.{name}")
    return found


def leaders_of(rules: Ruleset, given: Any, seats: Seats, where: str) -> Any:
    """Return the Leaders in the order of the seats.

    A list is returned unchanged; in a mapping such as `john: paul_atreides`, seats that are not named get other
    Leaders.
    """
    if not isinstance(given, Mapping):
        return given
    usual = usual_leaders(rules, seats.count)
    turned = {LEADERS[kind].back_of for kind in rules.leader_sides if LEADERS[kind].id in given.values()}
    allowed = [name for name in (*usual, *rules.leader) if name not in turned]
    return _filled(given, seats, range(seats.count), usual, allowed, where)


def rivals_of(rules: Ruleset, given: Any, leaders: Any, seats: Seats, where: str) -> Any:
    """Return the Leaders of the solo Rivals, as the option `rivals` takes them. A list is returned unchanged; in a
    mapping such as `rival_a: glossu_rabban`, the Rival that is not named gets a Leader that nobody else has."""
    if not isinstance(given, Mapping) or seats.count != 1:
        return given
    taken = leaders if isinstance(leaders, list) else []
    allowed = [LEADERS[k].id for k in rules.leaders if LEADERS[k].rival_ok and LEADERS[k].id not in taken]
    return _filled(given, seats, range(1, len(seats.names)), list(DEFAULT_RIVALS), allowed, where)


def rival_cards_of(rules: Ruleset, given: Any, seats: Seats, where: str) -> Any:
    """Return the Rival cards. A list is returned unchanged; in a mapping such as `rival_a: rival_irulan`, the other
    Rival gets another card."""
    if not isinstance(given, Mapping):
        return given
    whose = range(seats.count, len(seats.names))
    usual = list(DEFAULT_RIVAL_CARDS[: len(whose)])
    return _filled(given, seats, whose, usual, [*DEFAULT_RIVAL_CARDS[:2], *rules.rival], where)


def _filled(
    given: Mapping[Any, Any], seats: Seats, whose: range, usual: list[str], allowed: list[str], where: str
) -> list[Any]:
    """Return a Leader or Rival card for each seat of `whose`: the given one, otherwise the usual one, otherwise any of
    the allowed ones that nobody else has."""
    chosen = {}
    for key, leader in given.items():
        seat = a_seat(key, seats, where)
        if seat not in whose:
            raise BadScenario(f"{where}: {key} is not meant here, but {', '.join(seats.names[one] for one in whose)}")
        chosen[seat] = leader
    spare = [name for name in allowed if name not in chosen.values()]
    for seat, name in zip(whose, usual, strict=True):
        if seat not in chosen:
            chosen[seat] = name if name in spare else spare[0]
            spare = [other for other in spare if other != chosen[seat]]
    return [chosen[seat] for seat in whose]


def known_name(name: str, table: Mapping[str, int], what: str) -> str:
    """Return the name if it is in the table, otherwise raise `BadScenario`, which calls it a `what`."""
    if name not in table:
        raise BadScenario(f"there is no {what} {name!r}{hint(name, table)}")
    return name


def acquiring_word(rules: Ruleset, piece: str) -> str:
    """Return the word of the vocabulary that acquires a piece in one of the game's markets."""
    for market in rules.own_markets:
        if piece in rules.of(market.sort).by_id:
            return f"{market.prefix}:{piece}"
    return f"acquire:{known_name(piece, rules.card, 'card')}"


def choice_word(rules: Ruleset, thing: str, seats: Seats) -> str:
    """Return the word of the vocabulary for something that a scenario names: a faction, a player, a number, a word
    itself, or a piece that has only one word."""
    if thing in rules.track:
        return f"faction:{thing}"
    if seats.is_seat(thing) and not thing.isdigit():
        return f"seat:{seats.number(thing)}"
    if thing.isdigit():
        return f"number:{int(thing)}"
    if thing in rules.vocabulary.numbers:
        return thing
    acquiring = {market.prefix for market in rules.markets}
    own = [[prefix for prefix in sort.words if prefix not in acquiring] for sort in rules.sorts]
    words = [f"{prefixes[0]}:{thing}" for prefixes in own if len(prefixes) == 1]
    named = [word for word in words if word in rules.vocabulary.numbers]
    if len(named) > 1:
        raise BadScenario(f"{thing!r} may be any of {', '.join(named)}: write which")
    if named:
        return named[0]
    raise BadScenario(
        f"{thing!r} is nothing to choose: a faction, a player, a number, yes, no, a piece or a word of the game"
    )
