"""`build`: a position from a short description, for scenarios and tests.

    build({"seats": 3, "turn": 4, "phase": "battle", "storm": 16,
           "players": {0: {"faction": "atreides", "hand": ["crysknife"]}, 1: {"faction": "harkonnen"}},
           "forces": {"arrakeen@9": {"atreides": 5, "harkonnen": [3, 0]}}})

The game is at the beginning of the phase, after the moment for any-time cards (`moment: yes` puts it before that), and
every seat wishes to be asked at moments (`attentive: no`: none does). Fields not given are as in a game that has just
begun, but the map and all hands are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sandtable.classic.content import spice, traitors, treachery
from sandtable.classic.content.factions import (
    FACTION_NUMBER,
    FACTIONS,
    FORCES,
    KWISATZ_HADERACH_LOSSES,
    LEADER_FACTION,
    LEADER_NUMBER,
    TLEILAXU,
)
from sandtable.classic.content.map import PART_NUMBER, SECTORS, TERRITORY_NUMBER
from sandtable.classic.content.phases import NEXUS, PHASES
from sandtable.classic.content.spice import SPICE_NUMBER
from sandtable.classic.content.technology import TECHNOLOGY_NUMBER
from sandtable.classic.content.traitors import TRAITOR_NUMBER
from sandtable.classic.content.treachery import TREACHERY_NUMBER
from sandtable.classic.meta import META
from sandtable.classic.rules import frames
from sandtable.classic.rules.choice import choice_for
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.goods import check_leaders
from sandtable.classic.rules.phases import ORDER
from sandtable.classic.rules.setup import SEATED, starred_of
from sandtable.classic.rules.state import DEAD, FACE_DOWN, NOBODY, STREAMS
from sandtable.classic.rules.storm import from_sector
from sandtable.classic.rules.wishes import ALL_HELD
from sandtable.core.chance import Chance, key_of
from sandtable.core.errors import BadScenario
from sandtable.scenario_expect import hint

TABLE: Final = (
    "seats", "players", "turn", "phase", "moment", "attentive", "storm", "order", "forces", "spice", "shield_wall",
    "stronghold_at", "allies", "tokens", "pile_a", "pile_b", "spice_deck", "treachery_deck", "treachery_discard",
    "advisors", "storm_card", "prediction", "wheels", "sandtrout_waits",
)  # fmt: skip
PLAYER: Final = (
    "faction", "spice", "bribes", "hand", "reserves", "tanks", "traitors", "dead", "face_down", "captives", "gholas",
    "dancers", "power_used", "lost_in_battle",
)  # fmt: skip
PHASE_NAMES: Final = [PHASES[phase] for phase, _ in ORDER]
USUAL: Final = ("atreides", "harkonnen", "fremen", "emperor", "spacing_guild", "bene_gesserit")


def build(given: Mapping[str, Any]) -> Game:
    """Return the game in the described position; raise BadScenario, which names the fault, if it is impossible."""
    plain = dict(given)
    options = {option.name: plain.pop(option.name) for option in META.options if option.name in plain}
    for key in plain:
        if key not in TABLE:
            names = [*TABLE, *(option.name for option in META.options)]
            raise BadScenario(f"given: there is no {key!r}{hint(key, names)}; there are {', '.join(names)}")
    players = _mapping(plain.get("players", {}), "given.players")
    seats = options.get("seats", 6)
    options["seats"] = seats
    options["factions"] = _factions(players, seats, options)
    game = Game(choice_for(META.id, META.check(options)))
    game.chance = Chance(key_of(0), STREAMS)
    _seat(game, plain)
    _forces(game, plain, players)
    _leaders(game, players)
    for seat, own in players.items():
        _player(game, seat, own)
    _cards(game, plain, players)
    _table(game, plain)
    _begin(game, plain)
    return game


# --- reading -----------------------------------------------------------------------------
def _mapping(value: Any, where: str) -> dict[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: a mapping is wanted, not {value!r}")
    return dict(value)


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadScenario(f"{where}: a list is wanted, not {value!r}")
    return value


def _number(value: Any, where: str, least: int = 0, most: int = 999) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario(f"{where}: a whole number from {least} to {most} is wanted, not {value!r}")
    return value


def _known(name: Any, table: Mapping[str, int], where: str) -> int:
    if not isinstance(name, str) or name not in table:
        raise BadScenario(f"{where}: there is no {name!r}{hint(name, table)}")
    return table[name]


def _pair(value: Any, where: str) -> tuple[int, int]:
    """Return the numbers of plain and starred forces, given as `5` (plain) or as `[5, 2]`."""
    if isinstance(value, list):
        if len(value) != 2:
            raise BadScenario(f"{where}: a number, or plain and starred forces are wanted, not {value!r}")
        return _number(value[0], where), _number(value[1], where)
    return _number(value, where), 0


def _faction(game: Game, name: Any, where: str) -> int:
    """Return the seat of a faction in play, given by the faction's name or the seat's number."""
    if isinstance(name, int) and name in range(game.seats):
        return name
    seat = game.seat_of[_known(name, FACTION_NUMBER, where)]
    if seat == NOBODY:
        raise BadScenario(f"{where}: {name} is not in play")
    return seat


# --- players -----------------------------------------------------------------------------
def _factions(players: dict[Any, Any], seats: Any, options: dict[str, Any]) -> list[str]:
    count = _number(seats, "given.seats", 2, 6)
    chosen: dict[int, str] = {}
    for seat, own in players.items():
        where = f"given.players.{seat}"
        _number(seat, where, 0, count - 1)
        for key in _mapping(own, where):
            if key not in PLAYER:
                raise BadScenario(f"{where}: there is no {key!r}{hint(key, PLAYER)}; there are {', '.join(PLAYER)}")
        if "faction" in own:
            _known(own["faction"], FACTION_NUMBER, f"{where}.faction")
            chosen[seat] = own["faction"]
    spare = [id for id in (*USUAL, "ixians", "tleilaxu") if id not in chosen.values()]
    for seat in range(count):
        chosen.setdefault(seat, spare[0])
        spare = [id for id in spare if id != chosen[seat]]
    if any(FACTIONS[FACTION_NUMBER[id]].box for id in chosen.values()):
        options.setdefault("ixians_tleilaxu", True)
    return [chosen[seat] for seat in range(count)]


def _seat(game: Game, plain: dict[str, Any]) -> None:
    """Set factions, markers on the rim, and the storm; `order` places the markers to give that storm order."""
    for seat, faction in enumerate(game.rules.given):
        game.factions[seat] = faction
        game.seat_of[faction] = seat
    game.storm = _number(plain.get("storm", SECTORS), "given.storm", 1, SECTORS)
    game.circles = [(3 * at) % SECTORS + 1 for at in SEATED[game.seats]]
    if "order" in plain:
        wanted = [_faction(game, name, "given.order") for name in _list(plain["order"], "given.order")]
        if sorted(wanted) != list(range(game.seats)):
            raise BadScenario(f"given.order: every faction in play is wanted once, not {plain['order']!r}")
        circles = sorted(((circle - game.storm - 1) % SECTORS, circle) for circle in game.circles)
        for seat, (_, circle) in zip(wanted, circles, strict=True):
            game.circles[seat] = circle
    game.order = from_sector(game, game.storm)


def _forces(game: Game, plain: dict[str, Any], players: dict[Any, Any]) -> None:
    for name, there in _mapping(plain.get("forces", {}), "given.forces").items():
        part = _known(name, PART_NUMBER, "given.forces")
        for id, n in _mapping(there, f"given.forces.{name}").items():
            seat = _faction(game, id, f"given.forces.{name}")
            game.put(seat, part, *_pair(n, f"given.forces.{name}.{id}"))
    for seat in range(game.seats):
        own = players.get(seat, {})
        where = f"given.players.{seat}"
        dead = _pair(own.get("tanks", 0), f"{where}.tanks")
        starred = starred_of(game, game.factions[seat])
        for kind, total in ((0, FORCES - starred), (1, starred)):
            there = sum(game.forces[(2 * seat + kind) * len(PART_NUMBER) : (2 * seat + kind + 1) * len(PART_NUMBER)])
            game.tanks[2 * seat + kind] = dead[kind]
            game.reserves[2 * seat + kind] = total - there - dead[kind]
            if game.reserves[2 * seat + kind] < 0:
                raise BadScenario(f"{where}: {there + dead[kind]} forces of kind {kind} are given; there are {total}")
        if "reserves" in own:  # forces not given are in the tanks
            left = _pair(own["reserves"], f"{where}.reserves")
            for kind in range(2):
                game.tanks[2 * seat + kind] += game.reserves[2 * seat + kind] - left[kind]
                game.reserves[2 * seat + kind] = left[kind]
                if game.tanks[2 * seat + kind] < 0:
                    raise BadScenario(f"{where}.reserves: there are not so many forces")


def _leaders(game: Game, players: dict[Any, Any]) -> None:
    for leader, faction in enumerate(LEADER_FACTION):
        game.leader_of[leader] = game.seat_of[faction]
    for seat, own in players.items():
        where = f"given.players.{seat}"
        for key, state in (("dead", DEAD), ("face_down", FACE_DOWN)):
            for name in _list(own.get(key, []), f"{where}.{key}"):
                leader = _known(name, LEADER_NUMBER, f"{where}.{key}")
                game.leader_is[leader] = state
                game.leader_back[leader] = 1 if state == FACE_DOWN else 0
        for key in ("captives", "gholas"):
            for name in _list(own.get(key, []), f"{where}.{key}"):
                game.leader_of[_known(name, LEADER_NUMBER, f"{where}.{key}")] = seat


def _player(game: Game, seat: int, own: dict[str, Any]) -> None:
    where = f"given.players.{seat}"
    game.spice[seat] = _number(own.get("spice", 0), f"{where}.spice")
    game.bribes[seat] = _number(own.get("bribes", 0), f"{where}.bribes")
    if own.get("power_used"):
        game.powers |= 1 << seat
    if "lost_in_battle" in own:
        game.kh_lost = min(_number(own["lost_in_battle"], f"{where}.lost_in_battle"), KWISATZ_HADERACH_LOSSES)


# --- cards -------------------------------------------------------------------------------
def _taken(cards: list[int], names: Any, table: Mapping[str, int], where: str) -> list[int]:
    """Return the numbers of the named cards, and remove these cards from `cards`, the rest of a deck."""
    found = []
    for name in _list(names, where):
        kind = _known(name, table, where)
        if kind not in cards:
            raise BadScenario(f"{where}: there are not so many cards of {name!r}")
        cards.remove(kind)
        found.append(kind)
    return found


def _cards(game: Game, plain: dict[str, Any], players: dict[Any, Any]) -> None:
    """Set hands, piles and the tops of decks as given: the first card named on top, the rest of the deck below."""
    deck = treachery.deck(game.rules.more)
    spices = spice.deck(game.rules.sandtrout)
    pool = traitors.deck(sorted(game.factions), game.rules.box)
    blows = {id.removeprefix("spice_"): number for id, number in SPICE_NUMBER.items()}
    for seat, own in players.items():
        where = f"given.players.{seat}"
        game.hands[seat] = sorted(_taken(deck, own.get("hand", []), TREACHERY_NUMBER, f"{where}.hand"))
        names = [_traitor(name) for name in _list(own.get("traitors", []), f"{where}.traitors")]
        game.traitors[seat] = sorted(_taken(pool, names, TRAITOR_NUMBER, f"{where}.traitors"))
        if "dancers" in own:
            if game.factions[seat] != TLEILAXU:
                raise BadScenario(f"{where}.dancers: only the Tleilaxu have Face Dancers")
            dancing = [_traitor(name) for name in _list(own["dancers"], f"{where}.dancers")]
            game.dancers = sorted(_taken(pool, dancing, TRAITOR_NUMBER, f"{where}.dancers"))
    game.treachery_discard = _taken(deck, plain.get("treachery_discard", []), TREACHERY_NUMBER, "given.discard")
    top = _taken(deck, plain.get("treachery_deck", []), TREACHERY_NUMBER, "given.treachery_deck")
    game.chance.shuffle(0, deck)
    game.treachery_deck = deck + top[::-1]
    game.pile_a = _taken(spices, plain.get("pile_a", []), blows, "given.pile_a")
    game.pile_b = _taken(spices, plain.get("pile_b", []), blows, "given.pile_b")
    if plain.get("sandtrout_waits"):
        spices.remove(SPICE_NUMBER["sandtrout"])
        game.trout = 1
    top = _taken(spices, plain.get("spice_deck", []), blows, "given.spice_deck")
    game.chance.shuffle(0, spices)
    game.spice_deck = spices + top[::-1]
    game.chance.shuffle(0, pool)
    game.traitor_deck = pool


def _traitor(name: Any) -> Any:
    """Return the id of a traitor card from the name of its leader or `cheap_hero`."""
    if not isinstance(name, str):
        return name
    return "cheap_hero_traitor" if name == "cheap_hero" else f"traitor_{name}"


# --- the table ---------------------------------------------------------------------------
def _table(game: Game, plain: dict[str, Any]) -> None:
    game.turn = _number(plain.get("turn", 2), "given.turn", 1, game.rules.turns)
    for name, n in _mapping(plain.get("spice", {}), "given.spice").items():
        game.spice_on[_known(name, PART_NUMBER, "given.spice")] = _number(n, f"given.spice.{name}")
    game.wall_gone = 0 if plain.get("shield_wall", True) else 1
    if "stronghold_at" in plain:
        game.mobile = _known(plain["stronghold_at"], PART_NUMBER, "given.stronghold_at")
    for pair in _list(plain.get("allies", []), "given.allies"):
        one, other = [_faction(game, name, "given.allies") for name in _list(pair, "given.allies")]
        game.ally[one], game.ally[other] = other, one
    for id, names in _mapping(plain.get("tokens", {}), "given.tokens").items():
        for name in _list(names, f"given.tokens.{id}"):
            game.tokens[_known(name, TECHNOLOGY_NUMBER, "given.tokens")] = _faction(game, id, "given.tokens")
    for name in _list(plain.get("advisors", []), "given.advisors"):
        game.advisors |= 1 << _known(name, TERRITORY_NUMBER, "given.advisors")
    game.storm_card = _number(plain.get("storm_card", 0), "given.storm_card", 0, 6)
    if "prediction" in plain:
        told = _mapping(plain["prediction"], "given.prediction")
        game.predicted = _faction(game, told.get("faction"), "given.prediction.faction")
        game.predicted_turn = _number(told.get("turn"), "given.prediction.turn", 1, game.rules.turns)
    wheels = plain.get("wheels")
    game.wheels = (
        sorted(game.order[:2])
        if wheels is None
        else sorted(_faction(game, name, "given.wheels") for name in _list(wheels, "given.wheels"))
    )
    check_leaders(game)


def _begin(game: Game, plain: dict[str, Any]) -> None:
    """Begin the phase that the description gives."""
    name = plain.get("phase", "shipment_movement")
    if name == "nexus":
        game.phase = NEXUS
        game.push(frames.NEXT_PHASE, NOBODY, 2)
        game.push(frames.RIDES)
        game.push(frames.NEXUS)
    elif name not in PHASE_NAMES:
        raise BadScenario(f"given.phase: there is no phase {name!r}; there are nexus, {', '.join(PHASE_NAMES)}")
    else:
        at = PHASE_NAMES.index(name)
        game.phase = ORDER[at][0]
        if at + 1 < len(ORDER):
            game.push(frames.NEXT_PHASE, NOBODY, at + 1)
        game.push(ORDER[at][1])
        if plain.get("moment"):
            game.push(frames.MOMENT)
    if plain.get("attentive", True):
        game.wishes = [ALL_HELD] * game.seats
    game.listen()
    game.advance()
    game.take_events()
