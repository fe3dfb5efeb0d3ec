"""The classic game's vocabulary for scenarios (`sandtable.scenario`): names in positions, verbs and expected facts.

Players are best named by their factions: `seats: [atreides, harkonnen, emperor]`. `position` documents the fields of
the table and of players. `all pass` declines the open question for every seat that is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sandtable.classic.content.factions import FACTION_NUMBER, FACTIONS, LEADER_FACTION, LEADER_NUMBER, LEADERS
from sandtable.classic.content.map import PART_NUMBER, PARTS, TERRITORIES, TERRITORY_NUMBER
from sandtable.classic.content.phases import PHASES
from sandtable.classic.content.spice import SPICE
from sandtable.classic.content.technology import TECHNOLOGY, TECHNOLOGY_NUMBER
from sandtable.classic.content.traitors import TRAITORS
from sandtable.classic.content.treachery import TREACHERY, TREACHERY_NUMBER, VOICE_NUMBER
from sandtable.classic.lab.position import build
from sandtable.classic.meta import META
from sandtable.classic.rules.bargains import OFFERED, STATUS, all_deals, may_know, promised
from sandtable.classic.rules.dials import AGGRESSOR, DEFENDER, PLACE, leaderless
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.goods import means
from sandtable.classic.rules.mentat import held
from sandtable.classic.rules.question import QUESTION, declared
from sandtable.classic.rules.state import ALIVE, HIDDEN, NOBODY, NOWHERE
from sandtable.classic.rules.view import view_of
from sandtable.classic.rules.words import ELEMENTS, VOCABULARY
from sandtable.core.contract import State
from sandtable.core.errors import BadScenario
from sandtable.core.parts import Several
from sandtable.scenario_expect import FLAG, NUMBER, SEAT, SEATS, Facts, Field, Seats, each, hint, many, one_of

_LEADER: Final = [leader.id for leader in LEADERS]
_CARD: Final = [card.id for card in TREACHERY]
_PART: Final = [part.id for part in PARTS]
_TERRITORY: Final = [territory.id for territory in TERRITORIES]
_BLOW: Final = [card.id.removeprefix("spice_") for card in SPICE]
_TRAITOR: Final = [card.id.removeprefix("traitor_").removesuffix("_traitor") for card in TRAITORS]
_TOKEN: Final = [token.id for token in TECHNOLOGY]

VERBS: Final = (
    "atreides plans thufir_hawat crysknife shield 5",
    "atreides plans thufir_hawat crysknife nothing 2.5 spice 1 haderach",
    "atreides ships 3 to arrakeen@9",
    "atreides moves 2 from arrakeen@9 to old_gap@9",
    "atreides bids 3",
    "atreides dials 2",
    "atreides plays karama",
    "atreides chooses 3",
    "bene_gesserit voices play lasgun",
    "atreides asks for weapon",
    "atreides calls",
    "atreides offers harkonnen 3 now 2 later for 1 now in words to all",
    "atreides accepts harkonnen",
    "atreides calls off with harkonnen",
    "atreides helps with 4",
    "atreides passes",
    "atreides ends turn",
)


class Scenarios:
    """The adapter of the classic game for scenarios (`sandtable.scenario`)."""

    player_fields: Mapping[str, Field] = {
        "faction": one_of(FACTION_NUMBER),
        "spice": NUMBER,
        "bribes": NUMBER,
        "help": NUMBER,
        "may_spend": NUMBER,
        "knows_offers": NUMBER,
        "hand": many(_CARD),
        "cards": NUMBER,
        "traitors": many(_TRAITOR),
        "dancers": many(_TRAITOR),
        "reserves": NUMBER,
        "starred_reserves": NUMBER,
        "tanks": NUMBER,
        "starred_tanks": NUMBER,
        "forces": each(_PART, NUMBER),
        "starred": each(_PART, NUMBER),
        "leaders": many(_LEADER),
        "dead": many(_LEADER),
        "ally": SEAT,
        "tokens": many(_TOKEN),
        "strongholds": NUMBER,
        "has_seen": each(FACTION_NUMBER, many([*_CARD, *_TRAITOR])),
    }
    table_fields: Mapping[str, Field] = {
        "turn": NUMBER,
        "phase": one_of(PHASES),
        "asked": one_of(question.name for question in declared()),
        "deciding": SEATS,
        "storm": NUMBER,
        "first": SEAT,
        "storm_order": many(FACTION_NUMBER),
        "board": each(_PART, NUMBER),
        "shield_wall": FLAG,
        "stronghold_at": one_of(_PART),
        "advisors": many(_TERRITORY),
        "treachery_deck": NUMBER,
        "treachery_discard": many(_CARD),
        "discard_top": one_of(_CARD),
        "removed": many(_CARD),
        "row": NUMBER,
        "bid": NUMBER,
        "bidder": SEAT,
        "spice_deck": NUMBER,
        "pile_a": many(_BLOW),
        "pile_b": many(_BLOW),
        "pile_a_top": one_of(_BLOW),
        "pile_b_top": one_of(_BLOW),
        "aside": many(_BLOW),
        "fighting_in": one_of(_TERRITORY),
        "aggressor": SEAT,
        "defender": SEAT,
        "leaderless": SEATS,
        "token": each(_TOKEN, SEAT),
        "haderach_lost": NUMBER,
        "promised": NUMBER,
        "offers": NUMBER,
        "deals": NUMBER,
    }
    verbs = VERBS
    decline = ("pass", "done", "no", "number:0", "keep")
    ends = ""  # a turn ends when the last question is declined

    def automated(self, seats: int) -> Sequence[str]:
        return ()

    def build(self, given: Mapping[str, Any], seats: Seats) -> Game:
        """Return the described position; players may be named next to the fields of the table, or in `players`."""
        plain: dict[Any, Any] = dict(given)
        found: dict[int, dict[str, Any]] = {}
        for seat in range(seats.count):
            name = seats.names[seat]
            own: dict[str, Any] = {}
            keys: set[str | int] = {name, str(seat), seat}  # by name or by number
            for key in keys:
                own |= {**(plain.get("players") or {}).get(key, {}), **(plain.pop(key, None) or {})}
            if name in FACTION_NUMBER:
                own.setdefault("faction", name)
            found[seat] = own
        plain["players"] = found
        _seat_players(plain, seats)
        try:
            return build(plain)
        except BadScenario as wrong:
            said = str(wrong)
            for seat, name in enumerate(seats.names):
                said = said.replace(f"given.players.{seat}", f"given.{name}")
            raise BadScenario(said) from wrong

    def options(self, new: Mapping[str, Any], seats: Seats) -> dict[str, Any]:
        options = dict(new)
        if all(name in FACTION_NUMBER for name in seats.names):
            options.setdefault("factions", list(seats.names))
        return options

    # --- verbs ---------------------------------------------------------------------------
    def phrase(self, words: list[str], seats: Seats) -> list[tuple[str, ...]] | None:
        if not words:
            return None
        verb, rest = words[0], words[1:]
        verb = {"passes": "pass", "declines": "pass"}.get(verb, verb.removesuffix("s"))
        match (verb, rest):
            case ("pass", []):
                return [("pass", "done", "no", "none", "number:0")]
            case ("plan", [leader, weapon, defence, dial, *more]):
                return _plan(leader, weapon, defence, dial, more)
            case ("ship", [number, "to", part]):
                return [(f"part:{_known(part, PART_NUMBER, 'part')}",), *_numbers(number)]
            case ("move", [number, "from", start, "to", end]):
                parts = [(f"part:{_known(part, PART_NUMBER, 'part')}",) for part in (start, end)]
                return [*parts, *_numbers(number)]
            case ("bid" | "dial" | "revive", [number]) if number.isdigit():
                return [(f"number:{int(number)}",)]
            case ("play", [card]):
                return [(f"treachery:{_known(card, TREACHERY_NUMBER, 'card')}",)]
            case ("voice", ["play" | "refuse" as how, kind]):
                return [(f"voice:{how}_{_known(kind, VOICE_NUMBER, 'kind of card')}",)]
            case ("ask", ["for", element]) if element in ELEMENTS:
                return [(f"element:{element}",)]
            case ("call", []):
                return [("call",)]
            case ("help", ["with", number]) if number.isdigit():
                return [(f"help:{int(number)}",)]
            case ("offer", [to, *terms]):
                return _offer(_known(to, FACTION_NUMBER, "faction"), terms)
            case ("accept" | "refuse" | "withdraw", [other]):
                return [(f"{verb}:{_known(other, FACTION_NUMBER, 'faction')}",)]
            case ("call", ["off", "with", other]):
                return [(f"call_off:{_known(other, FACTION_NUMBER, 'faction')}",)]
            case ("choose", [thing]):
                return [(_choice(thing),)]
        return None

    # --- facts ---------------------------------------------------------------------------
    def stage(self, state: State) -> object:
        """Return a key that is different for each question, so that `all pass` declines one question only."""
        assert isinstance(state, Game)
        return state.turn, state.phase, state.stack[-1:], len(state.stack), state.before if not state.sealed else 0

    def turn(self, state: State, seat: int) -> object:
        assert isinstance(state, Game)
        return state.turn, state.phase

    def declining(self, state: State, seat: int) -> str:
        words = state.decision(seat).words()
        return next((word for word in self.decline if word in words), "")

    def facts(self, state: State) -> Facts:
        assert isinstance(state, Game)
        return Facts(_table(state), [_player(state, seat) for seat in range(state.seats)])


def _seat_players(plain: dict[Any, Any], seats: Seats) -> None:
    """Replace players' names by seat numbers in all fields of the table that may name factions."""

    def seat(name: Any) -> Any:
        return seats.number(name) if name not in FACTION_NUMBER and seats.is_seat(name) else name

    def seated(value: Any) -> Any:
        if isinstance(value, Mapping):
            return {seat(key): inner for key, inner in value.items()}
        return [seated(one) for one in value] if isinstance(value, list) else seat(value)

    for key in ("order", "wheels", "allies", "tokens"):
        if key in plain:
            plain[key] = seated(plain[key])
    if isinstance(plain.get("forces"), Mapping):
        plain["forces"] = {part: seated(there) for part, there in plain["forces"].items()}
    if isinstance(plain.get("prediction"), Mapping):
        told = dict(plain["prediction"])
        plain["prediction"] = {**told, "faction": seat(told.get("faction"))}


def _table(s: Game) -> dict[str, Any]:
    fighting = bool(s.battle)
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "asked": QUESTION[s.stack[-1][0]].name if s.stack else None,
        "deciding": list(s.deciding),
        "storm": s.storm,
        "first": s.order[0],
        "storm_order": [FACTIONS[s.factions[seat]].id for seat in s.order],
        "board": {part.id: s.spice_on[number] for number, part in enumerate(PARTS)},
        "shield_wall": s.wall_gone == 0,
        "stronghold_at": PARTS[s.mobile].id if s.mobile != NOWHERE else None,
        "advisors": [t.id for number, t in enumerate(TERRITORIES) if (s.advisors >> number) & 1],
        "treachery_deck": len(s.treachery_deck),
        "treachery_discard": [TREACHERY[kind].id for kind in s.treachery_discard],
        "discard_top": TREACHERY[s.treachery_discard[-1]].id if s.treachery_discard else None,
        "removed": [TREACHERY[kind].id for kind in s.removed],
        "row": len(s.row),
        "bid": s.bid,
        "bidder": _holder(s.bidder),
        "spice_deck": len(s.spice_deck),
        "pile_a": [_BLOW[kind] for kind in s.pile_a],
        "pile_b": [_BLOW[kind] for kind in s.pile_b],
        "pile_a_top": _BLOW[s.pile_a[-1]] if s.pile_a else None,
        "pile_b_top": _BLOW[s.pile_b[-1]] if s.pile_b else None,
        "aside": [_BLOW[kind] for kind in s.aside],
        "fighting_in": _TERRITORY[PARTS[s.battle[PLACE]].territory] if fighting else None,
        "aggressor": s.battle[AGGRESSOR] if fighting else None,
        "defender": s.battle[DEFENDER] if fighting else None,
        "leaderless": leaderless(s),
        "token": {id: _holder(s.tokens[number]) for number, id in enumerate(_TOKEN)},
        "haderach_lost": s.kh_lost,
        "promised": sum(amount for _, _, amount in promised(s)),
        "offers": len([deal for deal in all_deals(s) if deal[STATUS] == OFFERED]),
        "deals": len([deal for deal in all_deals(s) if deal[STATUS] > OFFERED]),
    }


def _player(s: Game, seat: int) -> dict[str, Any]:
    faction = s.factions[seat]
    own = [n for n, f in enumerate(LEADER_FACTION) if f == faction]
    return {
        "faction": FACTIONS[faction].id,
        "spice": s.spice[seat],
        "bribes": s.bribes[seat],
        "help": max(0, s.pledges[seat]),
        "may_spend": means(s, seat),
        "knows_offers": len([deal for deal in all_deals(s) if deal[STATUS] == OFFERED and may_know(deal, seat)]),
        "hand": [TREACHERY[kind].id for kind in s.hands[seat]],
        "cards": len(s.hands[seat]),
        "traitors": [_TRAITOR[card] for card in s.traitors[seat]],
        "dancers": [_TRAITOR[card] for card in s.dancers] if FACTIONS[faction].face_dancers else [],
        "reserves": s.reserves[2 * seat],
        "starred_reserves": s.reserves[2 * seat + 1],
        "tanks": s.tanks[2 * seat],
        "starred_tanks": s.tanks[2 * seat + 1],
        "forces": {id: s.plain_at(seat, number) for number, id in enumerate(_PART)},
        "starred": {id: s.starred_at(seat, number) for number, id in enumerate(_PART)},
        "leaders": [_LEADER[n] for n, holder in enumerate(s.leader_of) if holder == seat and s.leader_is[n] == ALIVE],
        "dead": [_LEADER[n] for n in own if s.leader_is[n] != ALIVE],
        "ally": _holder(s.ally[seat]),
        "tokens": [id for number, id in enumerate(_TOKEN) if s.tokens[number] == seat],
        "strongholds": held(s, seat),
        "has_seen": {FACTIONS[s.factions[other]].id: _seen(s, seat, other) for other in range(s.seats)},
    }


def _seen(s: Game, seat: int, other: int) -> list[str]:
    """Return the ids of cards in the hand and among the traitors of `other` that the view of this seat shows."""
    known = view_of(s, seat, None, Game.filled).known
    found = [TREACHERY[kind].id for kind in known.hands[other] if kind != HIDDEN]
    return found + [_TRAITOR[card] for card in known.traitors[other] if card != HIDDEN]


def _holder(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _offer(to: str, terms: list[str]) -> list[tuple[str, ...]]:
    """Return the words that make an offer such as `3 now 2 later for 1 now 4 later in words to all`; each part of the
    text may be omitted."""
    sums, side, left = [0, 0, 0, 0], 0, list(terms)
    words = to_all = False
    while left:
        if left[0] == "for" and side == 0:
            side, left = 2, left[1:]
        elif left[:2] == ["in", "words"]:
            words, left = True, left[2:]
        elif left == ["to", "all"]:
            to_all, left = True, []
        elif len(left) > 1 and left[0].isdigit() and left[1] in ("now", "later"):
            sums[side + (left[1] == "later")], left = int(left[0]), left[2:]
        else:
            raise BadScenario(
                f"{' '.join(left)!r} is no part of an offer, which is like 3 now 2 later for 1 now to all"
            )
    how = f"{'propose_terms' if words else 'propose'}:{'all' if to_all else 'both'}"
    return [(f"offer:{to}",), *[(f"sum:{n}",) for n in sums], (how,)]


# --- words -------------------------------------------------------------------------------
def _plan(leader: str, weapon: str, defence: str, dial: str, more: list[str]) -> list[tuple[str, ...]]:
    """Return the words of the six answers that make a battle plan."""
    haderach = "haderach" in more
    rest = [word for word in more if word != "haderach"]
    if rest and (len(rest) != 2 or rest[0] != "spice" or not rest[1].isdigit()):
        raise BadScenario(f"{' '.join(more)!r}: behind the number may stand `spice 2` and `haderach`")
    if leader == "nobody":
        leads = "none"
    elif leader == "cheap_hero":
        leads = "treachery:cheap_hero"
    else:
        leads = f"leader:{_known(leader, LEADER_NUMBER, 'leader')}"
    cards = ["none" if card == "nothing" else f"treachery:{_known(card, TREACHERY_NUMBER, 'card')}"
             for card in (weapon, defence)]  # fmt: skip
    if f"dial:{dial}" not in VOCABULARY.numbers:
        raise BadScenario(f"{dial!r} cannot be dialled")
    spent = f"number:{rest[1]}" if rest else "number:0"
    return [(leads,), (cards[0],), (cards[1],), ("yes" if haderach else "no",), (f"dial:{dial}",), (spent,)]


def _numbers(text: str) -> list[tuple[str, ...]]:
    """Return the words for numbers of forces, given as `5` or, plain and starred, as `5+2`."""
    parts = text.split("+")
    if not all(part.isdigit() for part in parts):
        raise BadScenario(f"{text!r} is no number of forces; it is like 5, or 5+2 with starred ones")
    return [(f"number:{int(part)}",) for part in parts]


def _known(name: str, table: Mapping[str, int], what: str) -> str:
    if name not in table:
        raise BadScenario(f"there is no {what} {name!r}{hint(name, table)}")
    return name


def _choice(thing: str) -> str:
    """Return the word for a number, faction, part, territory, leader, card or token; a word itself is kept."""
    if thing.isdigit():
        return f"number:{int(thing)}"
    for sort, table in (
        ("faction", FACTION_NUMBER), ("part", PART_NUMBER), ("territory", TERRITORY_NUMBER),
        ("leader", LEADER_NUMBER), ("treachery", TREACHERY_NUMBER), ("technology", TECHNOLOGY_NUMBER),
    ):  # fmt: skip
        if thing in table:
            return f"{sort}:{thing}"
    if thing in VOCABULARY.numbers:
        return thing
    raise BadScenario(f"{thing!r} is nothing to choose: a number, a faction, a place, a leader, a card or a word")


def adapter(title: str, seats: int, several: Several = ()) -> Scenarios:  # the same words for every game
    assert title == META.id
    return Scenarios()
