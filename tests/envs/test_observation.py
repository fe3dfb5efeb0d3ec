"""The row of numbers that stands for what a seat may know: no more than its view holds, and in the right places."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import sandtable
from sandtable.core.observing import Sheet
from sandtable.core.rng import Rng
from sandtable.envs.extras import need
from sandtable.imperium.language.effects import FACTIONS
from sandtable.imperium.modules.barred_spaces.module import bar, bars_of
from sandtable.imperium.modules.free_passage.module import passage_of
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.modules.secret_factions.module import secrets_of
from sandtable.imperium.rules import frames
from sandtable.imperium.rules.asking import KINDS
from sandtable.imperium.rules.catalog import thing_name
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.state import PHASES
from tests.envs.positions import LAYOUT, SIZE, all_sorts, decode, encode, encode_state, some
from tests.imperium.base.pieces import (
    CARDS,
    CONFLICTS,
    CONTROL_SPACES,
    HAGAL,
    INTRIGUE,
    LEADERS,
    MAKER_SPACES,
    NODES,
    SPACES,
    TRACKS,
    VOCABULARY,
)
from tests.imperium.worlds import another_world, walk

FIELDS = LAYOUT.fields
PLACES = ("own", "other1", "other2", "other3")


@pytest.fixture(scope="module")
def positions() -> list[Game]:
    return all_sorts()


def differing(one: list[float], other: list[float]) -> list[str]:
    """Names of the fields in which two rows differ."""
    return [f.name for f in FIELDS if one[f.offset : f.offset + f.length] != other[f.offset : f.offset + f.length]]


# --- the table of fields -----------------------------------------------------------------
def test_the_fields_lie_side_by_side() -> None:
    at = 0
    for field in FIELDS:
        assert field.offset == at
        assert field.length > 0
        assert 0 < field.most < 256
        assert field.meaning
        assert "|" not in field.meaning  # it stands in a Markdown table
        at += field.length
    assert at == SIZE == len(LAYOUT.most)
    assert len(LAYOUT.by_name) == len(FIELDS)


def test_the_base_game_has_the_row_it_always_had() -> None:
    """A model trained on rows of version 0 can read those of today: the same fields, of the same pieces."""
    assert (LAYOUT.version, SIZE) == (0, 2589)
    assert LAYOUT.fingerprint == "b319356a3fbd4b81"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_and_every_list_has_its_place(seats: int) -> None:
    for step, game in enumerate(walk(4 - seats)):
        if step % 50:
            continue
        sheet = Sheet(LAYOUT, 1)
        sheet.begin(0)
        LAYOUT.filler().read_state(game, 0, sheet)
        assert sheet.filled == (LAYOUT.numbers, len(LAYOUT.offsets))


def test_every_number_of_the_table_is_used_by_some_position(positions: list[Game]) -> None:
    """A field that is always zero would be one nobody fills."""
    used: set[str] = set()
    for game in [*positions, *some(range(40, 160), 0.05, Random(4))]:
        for seat in range(game.seats):
            row = encode_state(game, seat)
            used.update(f.name for f in FIELDS if any(row[f.offset : f.offset + f.length]))
    assert {f.name for f in FIELDS} - used == set()


def test_observations_need_the_standard_library_alone() -> None:
    code = (
        "import sys, sandtable; from sandtable.core.titles import meta; "
        "row = meta('imperium').part('observation').layout('imperium', meta('imperium').check({'seats': 3})); "
        "row.encode(sandtable.new('imperium', seats=3, seed=1).view(0)); "
        "sys.exit('numpy' in sys.modules or row.size != 2589)"  # whatever was loaded first
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_missing_library_is_named_with_its_cure() -> None:
    with pytest.raises(ImportError, match=r"no_such_library.*pip install 'sandtable\[envs\]'"):
        need("no_such_library")


# --- what a seat may know, and no more ---------------------------------------------------
def test_equal_views_give_equal_rows(positions: list[Game]) -> None:
    for game in positions:
        again = sandtable.from_bytes(game.to_bytes())
        for seat in range(game.seats):
            assert game.view(seat) == again.view(seat)
            assert encode(game.view(seat)) == encode(again.view(seat))


def test_a_row_from_a_full_state_is_the_row_of_the_view(positions: list[Game]) -> None:
    for game in positions:
        for seat in range(game.seats):
            assert differing(encode(game.view(seat)), encode_state(game, seat)) == []


def test_a_row_does_not_change_with_what_the_seat_cannot_know(positions: list[Game]) -> None:
    random = Random(1)
    rng = Rng(1)
    differed = 0
    for game in positions:
        for seat in range(game.seats):
            row = encode(game.view(seat))
            for world in (game.resample(seat, rng), another_world(game, seat, random)):
                assert differing(encode(world.view(seat)), row) == []
                assert differing(encode_state(world, seat), row) == []
                differed += world.pack() != game.pack()
    assert differed > len(positions)


def test_rows_of_different_positions_differ() -> None:
    """A row of zeros would leak nothing. Only steps that nobody sees the end of may look alike."""
    for seed in range(1, 4):
        rows = [tuple(encode_state(game, game.to_act[0] if game.to_act else 0)) for game in walk(seed)]
        assert len(set(rows)) > 0.97 * len(rows)


def test_encoding_changes_nothing(positions: list[Game]) -> None:
    for game in positions[::5]:
        before = game.digest()
        for seat in range(game.seats):
            encode_state(game, seat)
            encode(game.view(seat))
        assert game.digest() == before


# --- bounds ------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_value_is_a_whole_number_within_its_bounds(seats: int) -> None:
    for seed in range(2):
        for step, game in enumerate(walk(4 * seed + 4 - seats)):
            assert game.seats == seats
            if step % 3:
                continue
            for seat in range(seats):
                row = encode_state(game, seat)
                assert len(row) == SIZE
                for value, most in zip(row, LAYOUT.most, strict=True):
                    assert 0.0 <= value <= most
                    assert value == int(value)


def test_numbers_above_the_bound_count_as_the_bound() -> None:
    game = next(walk(0))
    for riches in (99, 100, 255, 256, 100_000):
        game.players[0].solari = riches
        assert decode(encode_state(game, 0))["own.resources"][0] == 99
        assert decode(encode(game.view(0)))["own.resources"][0] == 99


def test_one_hots_have_one_entry(positions: list[Game]) -> None:
    hots = [field for field in FIELDS if field.meaning.startswith("one-hot")]
    found = {field.name: re.match(r"one-hot, (\d) of", field.meaning) for field in hots}
    several = {name: int(many[1]) for name, many in found.items() if many}
    assert several == {"alliance": 4, "control": 3}
    for game in positions[::3]:
        row = encode_state(game, 0)
        for field in hots:
            width = field.length // several.get(field.name, 1)
            for begin in range(field.offset, field.offset + field.length, width):
                assert sum(row[begin : begin + width]) == 1


# --- egocentric --------------------------------------------------------------------------
def turned(game: Game, by: int) -> Game:
    """The same game with everybody so many seats further on."""
    n = game.seats

    def on(seat: int) -> int:
        return (seat + by) % n if seat >= 0 else seat

    w = game.clone()
    w.options_now = None
    w.players = [game.players[(seat - by) % n].clone() for seat in range(n)]
    w.first, w.turn_seat, w.mentat = on(w.first), on(w.turn_seat), on(w.mentat)
    w.alliance = [on(holder) for holder in w.alliance]
    w.control = [on(holder) for holder in w.control]
    w.seen_intrigue = [(on(who), on(whose), kind) for who, whose, kind in w.seen_intrigue]
    w.stack = [(f[0], on(f[1]), f[2], f[3], f[4]) for f in w.stack]
    w.parts = [module.component(w.rules, n) for module in w.rules.modules]
    for seat in range(n):
        secrets_of(w).change(w, on(seat), secrets_of(game).of(seat), secrets_of(game).is_shown(seat))
        for space in range(len(SPACES)):
            if bars_of(game).spaces and (bars_of(game).spaces[seat] >> space) & 1:
                bar(w, on(seat), space)
    w.parts[w.rules.part["free_passage"]] = passage_of(game)
    return w


def test_a_row_does_not_depend_on_which_seat_one_has(positions: list[Game]) -> None:
    random = Random(2)
    tried = 0
    for game in positions:
        if game.seats < 3:
            continue  # House Hagal and the Rivals have places of their own
        by = random.randrange(1, game.seats)
        world = turned(game, by)
        for seat in range(game.seats):
            tried += 1
            assert set(differing(encode_state(game, seat), encode_state(world, (seat + by) % game.seats))) == {"seat"}
    assert tried > 100


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_own_party_comes_first_and_the_others_follow_clockwise(seats: int) -> None:
    for step, game in enumerate(walk(4 - seats)):
        if step % 40:
            continue
        n = len(game.players)
        for seat in range(seats):
            told = decode(encode_state(game, seat))
            assert told["seat"].index(1) == seat
            assert told["seats"].index(1) == seats - 1
            for place, name in enumerate(PLACES):
                if place >= n:
                    assert told[f"{name}.kind"] == [1, 0, 0, 0]
                    assert not any(told[f"{name}.points"] + told[f"{name}.resources"] + told[f"{name}.agents_at"])
                    continue
                p = game.players[(seat + place) % n]
                assert told[f"{name}.kind"].index(1) == p.rival + 1
                assert told[f"{name}.leader"].index(1) == p.leader + 1
                assert told[f"{name}.resources"] == [p.solari, p.spice, p.water]


# --- the right numbers in the right places -----------------------------------------------
def counts(ids: list[str], pieces: list[Any]) -> list[int]:
    return [ids.count(piece.id) for piece in pieces]


def who(holder: int | None, seat: int, n: int) -> list[int]:
    """A one-hot of nobody, own, other1, other2, other3."""
    row = [0] * 5
    row[0 if holder is None else (holder - seat) % n + 1] = 1
    return row


def at(index: int, length: int) -> list[int]:
    return [int(i == index) for i in range(length)]


def known(cards: list[str]) -> list[str]:
    return [card for card in cards if card != "?"]


def test_the_row_says_what_the_view_says(positions: list[Game]) -> None:
    for game in positions:
        n = len(game.players)
        for seat in range(game.seats):
            view = game.view(seat)
            said: dict[str, Any] = view.as_dict()
            told = decode(encode(view))
            expected: dict[str, list[int]] = {
                "round": [said["round"]],
                "phase": at(PHASES.index(said["phase"]), len(PHASES)),
                "first": who(said["first"], seat, n),
                "turn": who(said["turn"], seat, n),
                "to_act": who(said["to_act"][0] if said["to_act"] else None, seat, n),
                "mentat": who(said["mentat"], seat, n),
                "conflict": at(1 + [c.id for c in CONFLICTS].index(said["conflict"]), 1 + len(CONFLICTS))
                if said["conflict"]
                else at(0, 1 + len(CONFLICTS)),
                "conflicts_seen": counts(said["conflicts_seen"], CONFLICTS),
                "conflict_deck": [said["conflict_deck"]],
                "row": counts(said["row"], CARDS),
                "imperium_deck": [said["imperium_deck"]],
                "reserve": list(said["reserve"].values()),
                "trashed": counts(said["trashed"], CARDS),
                "intrigue_deck": [said["intrigue_deck"]],
                "intrigue_discard": counts(said["intrigue_discard"], INTRIGUE),
                "hagal_deck": [said["hagal_deck"]],
                "hagal_discard": counts(said["hagal_discard"], HAGAL),
                "alliance": [x for f in FACTIONS for x in who(said["alliance"].get(f), seat, n)],
                "control": [x for k in CONTROL_SPACES for x in who(said["control"].get(SPACES[k].id), seat, n)],
                "bonus_spice": [said["bonus_spice"].get(SPACES[k].id, 0) for k in MAKER_SPACES],
            }
            for place, name in zip(range(n), PLACES, strict=False):
                other = (seat + place) % n
                p = said["players"][other]
                party: dict[str, list[int]] = {
                    "points": [p["points"]],
                    "resources": [p["solari"], p["spice"], p["water"]],
                    "influence": list(p["influence"].values()),
                    "troops": [p["garrison"], p["supply"], p["conflict"]],
                    "swords": [p["swords"]],
                    "persuasion": [p["persuasion"]],
                    "agents": [p["agents"]],
                    "agents_out": [len(p["agents_at"])],
                    "agents_at": counts(p["agents_at"], SPACES),
                    "swordmaster": [p["swordmaster"]],
                    "council": [p["council"]],
                    "revealed": [p["revealed"]],
                    "leader": [int(p["leader"] is None), *counts([p["leader"]], LEADERS)],
                    "hand_size": [len(p["hand"])],
                    "deck_size": [len(p["deck"])],
                    "discard": counts(p["discard"], CARDS),
                    "discard_size": [len(p["discard"])],
                    "play": counts(p["play"], CARDS),
                    "play_size": [len(p["play"])],
                    "intrigue_size": [len(p["intrigue"])],
                    "open_intrigue": counts(p["open_intrigue"], INTRIGUE),
                    "voice": counts([p["voice"], *p["voice_more"]], SPACES),
                    "tokens_shown": [p["tokens_shown"]],
                    "tokens": [int(f in (p["tokens"] or ())) for f in FACTIONS],
                    "deck_top": counts(known(p["deck"][-1:]), CARDS),
                }
                pool = [CARDS[k].id for k in view.pools[other]] + known(p["deck"])
                if place == 0:
                    party["hand"] = counts(p["hand"], CARDS)
                    party["intrigue"] = counts(p["intrigue"], INTRIGUE)
                    party["deck"] = counts(pool, CARDS)
                else:
                    party["known_hand"] = counts(known(p["hand"]), CARDS)
                    party["known_intrigue"] = counts(known(p["intrigue"]), INTRIGUE)
                    party["pool"] = counts(pool + known(p["hand"]), CARDS)
                expected.update({f"{name}.{key}": value for key, value in party.items()})
            wrong = {key: (told[key], value) for key, value in expected.items() if told[key] != value}
            assert not wrong


def test_the_row_says_how_far_the_turn_is(positions: list[Game]) -> None:
    for game in positions:
        told = decode(encode_state(game, 0))
        assert told["turn_kind"].index(1) == game.turn_kind
        assert told["turn_card"].index(1) == game.turn_card + 1
        assert told["turn_space"].index(1) == game.turn_space + 1
        assert told["difficulty"].index(1) == game.rules.difficulty + 1
        for name in (
            "fresh", "combat_turn", "topdeck", "mentat_kept", "allowance", "deployed",
            "recruits", "recruits_ready", "discount", "passes", "turn_card_left", "ties_third",
        ):  # fmt: skip
            assert told[name] == [getattr(game, name)], name
        assert told["envoy"] == [int(game.opened != 0)]
        assert told["infiltrating"] == [passage_of(game).free]
        assert told["melange"] == [game.paid]
        assert told["mentat_at"] == at(game.mentat_at, len(SPACES))
        figure = game.stack and game.stack[-1][0] == frames.ASK_FIGURE
        assert told["agent_to"] == at(game.stack[-1][3] if figure else -1, len(SPACES))
        assert told["discount_card"] == at(game.discount_card, len(CARDS))
        assert told["aside"] == [sum(p.aside == kind for p in game.players) for kind in range(len(CARDS))]
        assert sum(told["todo"]) == told["todo_size"][0] == len(game.todo)
        words = ["reward", "box:space", "box:influence", *(f"box:{card.id}" for card in CARDS)]
        boxes = [VOCABULARY.words[word] if word >= 0 else "reward" for word, _ in game.todo]
        assert told["todo"] == [boxes.count(word) for word in words]
        for name in ("row", "trashed", "intrigue_discard", "conflicts_seen"):
            assert told[f"{name}_size"] == [len(getattr(game, name))]
        assert told["hagal_discard_size"] == [len(hagal_of(game).discard)]
        resolving = [frame[2] for frame in game.stack if frame[0] == frames.DISCARD_INTRIGUE]
        assert told["resolving"] == [resolving.count(kind) for kind in range(len(INTRIGUE))]
        top = game.stack[-1] if game.stack else (0, 0, 0, 0, 0)
        box = VOCABULARY.words[top[2]] if top[0] == frames.ASK_PART else ""
        assert told["decision_box"] == [int(word == box) for word in words]
        moving = top[3] if top[0] in (frames.ASK_SPACE, frames.ASK_MELANGE) else -1
        assert told["agent_from"] == at(moving, len(SPACES))
        choosing = top[0] in (frames.ASK_OPTION, frames.ASK_RIVAL_OPTION)
        assert told["picked"] == [int(choosing and (top[3] >> i) & 1) for i in range(8)]


def test_the_row_says_which_decision_is_open_and_why(positions: list[Game]) -> None:
    pieces = [
        *(f"card:{card.id}" for card in CARDS),
        *(f"intrigue:{card.id}" for card in INTRIGUE),
        *(f"space:{space.id}" for space in SPACES),
        *(f"leader:{leader.id}" for leader in LEADERS),
        *(f"conflict:{card.id}" for card in CONFLICTS),
        *(f"faction:{track.id}" for track in TRACKS),
        *(f"hagal:{card.id}" for card in HAGAL),
    ]
    kinds = ["", *KINDS.values()]
    met: set[str] = set()
    for game in positions:
        decision = game.decision(game.to_act[0]) if not game.over else None
        met.add(decision.kind if decision else "")
        for seat in range(game.seats):
            told = decode(encode_state(game, seat))
            assert told["decision"].index(1) == (kinds.index(decision.kind) if decision else 0)
            assert ["", *pieces][told["cause"].index(1)] == (thing_name(decision.cause) if decision else "")
            effect = told["effect"].index(1)
            if decision is None or decision.node < 0:
                assert effect == 0
            else:
                nodes = [node.id for node in NODES if node.thing == decision.cause]
                assert nodes[effect - 1] == decision.node
            party = decision.party if decision and decision.party >= 0 else None
            assert told["decision_party"] == who(party, seat, len(game.players))
    assert len(met) > 25
