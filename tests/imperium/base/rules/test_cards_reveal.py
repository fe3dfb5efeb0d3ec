"""Every card revealed, bought and trashed: exactly what its Reveal, acquire and trash boxes do, and its price.

The expected numbers are written from `tests/imperium/base/facts`, and tests check that no card is left out.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.imperium.base.rules.ledger import (
    Change,
    cards,
    changes,
    deck_cards,
    deploys,
    draws_intrigue,
    ledger,
    recruits,
    total,
    trashed,
)
from tests.imperium.playing import begin, options, play, refused

CARDS = {card["id"]: card for card in deck_cards()}

# cards revealed (the first is the one in question), moves, effect of the Reveal boxes, what seat 0 and the table have
Case = tuple[str, str, Change, dict[str, Any]]
FREMEN_BOND: dict[str, Any] = {"play": ["arrakis_liaison"]}
CASES: list[Case] = [
    # the starting deck and the Reserve
    ("convincing_argument", "", {"persuasion": 2}, {}),
    ("dagger", "", {"swords": 1}, {}),
    ("diplomacy", "", {"persuasion": 1}, {}),
    ("dune_the_desert_planet", "", {"persuasion": 1}, {}),
    ("reconnaissance", "", {"persuasion": 1}, {}),
    ("seek_allies", "", {}, {}),
    ("signet_ring", "", {"persuasion": 1}, {}),
    ("arrakis_liaison", "", {"persuasion": 2}, {}),
    ("the_spice_must_flow", "", {"spice": 1}, {}),
    ("foldspace", "", {}, {}),
    # plain gains
    ("arrakis_recruiter", "", {"persuasion": 1, "swords": 1}, {}),
    ("assassination_mission", "", {"solari": 1, "swords": 1}, {}),
    ("bene_gesserit_initiate", "", {"persuasion": 1}, {}),
    ("carryall", "", {"persuasion": 1, "spice": 1}, {}),
    ("choam_directorship", "", {"solari": 3}, {}),
    ("dr_yueh", "", {"persuasion": 1}, {}),
    ("duncan_idaho", "", {"water": 1, "swords": 2}, {}),
    ("fremen_camp", "", {"persuasion": 2, "swords": 1}, {}),
    ("gene_manipulation", "", {"persuasion": 2}, {}),
    ("guild_administrator", "", {"persuasion": 1}, {}),
    ("imperial_spy", "", {"persuasion": 1, "swords": 1}, {}),
    ("kwisatz_haderach", "", {}, {}),
    ("lady_jessica", "", {"persuasion": 3, "swords": 1}, {}),
    ("missionaria_protectiva", "", {"persuasion": 1}, {}),
    ("other_memory", "", {"persuasion": 2}, {}),
    ("piter_de_vries", "", {"persuasion": 3, "swords": 1}, {}),
    ("power_play", "", {}, {}),
    ("reverend_mother_mohiam", "", {"persuasion": 2, "spice": 2}, {}),
    ("sardaukar_infantry", "", {"persuasion": 1, "swords": 2}, {}),
    ("shifting_allegiances", "", {"persuasion": 2}, {}),
    ("smugglers_thopter", "", {"persuasion": 1, "spice": 1}, {}),
    ("space_travel", "", {"persuasion": 2}, {}),
    ("spice_smugglers", "", {"persuasion": 1, "swords": 1}, {}),
    ("stilgar", "", {"persuasion": 2, "swords": 3}, {}),
    ("test_of_humanity", "", {"persuasion": 2}, {}),
    ("the_voice", "", {"persuasion": 2}, {}),
    ("thufir_hawat", "box:thufir_hawat", {"persuasion": 1} | draws_intrigue(1), {}),
    # a choice
    ("bene_gesserit_sister", "box:bene_gesserit_sister option:0", {"persuasion": 2}, {}),
    ("bene_gesserit_sister", "box:bene_gesserit_sister option:1", {"swords": 2}, {}),
    # troops
    ("chani", "box:chani number:3", {"persuasion": 2} | deploys(-3), {"conflict": 4}),
    ("chani", "", {"persuasion": 2}, {"conflict": 4}),
    ("scout", "box:scout number:2", {"persuasion": 1, "swords": 1} | deploys(-2), {"conflict": 4}),
    ("scout", "", {"persuasion": 1, "swords": 1}, {"conflict": 4}),
    ("gun_thopter", "box:gun_thopter number:1", {"swords": 3} | deploys(1), {}),
    ("gun_thopter", "", {"swords": 3}, {}),
    ("sardaukar_legion", "box:sardaukar_legion number:3", {"persuasion": 1} | deploys(3), {"garrison": 5}),
    ("sardaukar_legion", "box:sardaukar_legion number:1", {"persuasion": 1} | deploys(1), {"garrison": 5}),
    ("sardaukar_legion", "", {"persuasion": 1}, {"garrison": 5}),
    # arrows
    ("gurney_halleck", "", {"persuasion": 2}, {"solari": 3}),
    ("gurney_halleck", "box:gurney_halleck", {"persuasion": 2, "solari": -3} | recruits(2), {"solari": 3}),
    (
        "gurney_halleck",
        "box:gurney_halleck deploy:2",
        {"persuasion": 2, "solari": -3, "supply": -2, "conflict": 2},
        {"solari": 3},
    ),
    ("opulence", "", {"persuasion": 1}, {"solari": 6}),
    ("opulence", "box:opulence", {"persuasion": 1, "solari": -6, "points": 1}, {"solari": 6}),
    # with another Fremen card in play, and without
    ("crysknife", "", {"swords": 1}, {}),
    ("crysknife", "", {"swords": 1, "fremen": 1}, FREMEN_BOND),
    ("fedaykin_death_commando", "", {"persuasion": 1}, {}),
    ("fedaykin_death_commando", "", {"persuasion": 1, "swords": 3}, FREMEN_BOND),
    ("sietch_reverend_mother", "", {}, {}),
    ("sietch_reverend_mother", "box:sietch_reverend_mother", {"persuasion": 3, "spice": 1}, FREMEN_BOND),
    ("spice_hunter", "", {"persuasion": 1, "swords": 1}, {}),
    ("spice_hunter", "", {"persuasion": 1, "swords": 1, "spice": 1}, FREMEN_BOND),
    ("liet_kynes", "box:liet_kynes", {"persuasion": 2}, {}),
    ("liet_kynes", "box:liet_kynes", {"persuasion": 4}, FREMEN_BOND),
    # with an Alliance or influence, and without
    ("firm_grip", "", {}, {"influence": {"emperor": 4}}),
    ("firm_grip", "", {"persuasion": 4}, {"influence": {"emperor": 4}, "alliance": "emperor"}),
    ("guild_ambassador", "", {}, {"influence": {"guild": 4}, "alliance": "guild", "spice": 2}),
    ("guild_ambassador", "", {}, {"influence": {"guild": 4}, "alliance": "guild", "spice": 3}),
    (
        "guild_ambassador",
        "box:guild_ambassador",
        {"spice": -3, "points": 1},
        {"influence": {"guild": 4}, "alliance": "guild", "spice": 3},
    ),
    ("worm_riders", "", {}, {"influence": {"fremen": 1}}),
    ("worm_riders", "", {"swords": 4}, {"influence": {"fremen": 2}}),
    ("worm_riders", "", {"swords": 6}, {"influence": {"fremen": 4}, "alliance": "fremen"}),
    # what it does shows when buying: see below
    ("guild_bankers", "", {}, {}),
]


def _named(case: Case) -> str:
    card, moves, effect, _ = case
    return "-".join([card, *moves.split()[1:], *(f"{key}{n:+}" for key, n in effect.items())])


def _given(own: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 as the case says, and the Alliance it holds."""
    held = own.get("alliance")
    player = {key: value for key, value in own.items() if key != "alliance"}
    return {"alliance": {held: 0} if held else {}, "p0": player}


@pytest.mark.parametrize("case", CASES, ids=[_named(case) for case in CASES])
@rule("IMP-8.2", "IMP-8.3", "IMP-15.9")
def test_the_reveal_box_does_exactly_what_is_printed(case: Case) -> None:
    card, moves, effect, own = case
    game = begin(**_given({"hand": [card], **own}))
    before = ledger(game)
    play(game, f"reveal {moves}")
    assert changes(before, game) == total({"hand": -1, "play": 1}, effect)
    play(game, "end")  # nothing compulsory is left, and everything in front of the player is discarded
    assert (game.players[0].play, game.players[0].persuasion) == ([], 0)
    assert card in cards(game, 0, "discard")


def test_every_card_is_revealed_in_the_table() -> None:
    assert {case[0] for case in CASES} == set(CARDS)
    gives = {id for id, card in CARDS.items() if card["reveal"]} - {"guild_bankers"}
    assert {case[0] for case in CASES if case[2]} == gives


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("gurney_halleck", {"solari": 2}),
        ("opulence", {"solari": 5}),
        ("guild_ambassador", {"spice": 3, "influence": {"guild": 4}}),
        ("guild_ambassador", {"spice": 2, "influence": {"guild": 4}, "alliance": "guild"}),
        ("sietch_reverend_mother", {"play": ["the_voice"]}),
        ("chani", {}),
        ("gun_thopter", {"garrison": 0}),
    ],
)
@rule("IMP-4.10", "IMP-15.2")
def test_a_reveal_box_that_cannot_work_is_not_offered(card: str, given: dict[str, Any]) -> None:
    game = begin(**_given({"hand": [card], **given}))
    play(game, "reveal")
    assert refused(game, f"box:{card}")


@rule("IMP-15.6")
def test_two_fremen_cards_revealed_together_switch_each_other_on() -> None:
    game = begin(p0={"hand": ["fedaykin_death_commando", "spice_hunter"]})
    before = ledger(game)
    play(game, "reveal")
    gained = {"persuasion": 2, "swords": 4, "spice": 1}
    assert changes(before, game) == total({"hand": -2, "play": 2}, gained)


@pytest.mark.parametrize(
    ("hand", "own", "moves", "swords"),
    [
        (["worm_riders"], {"influence": {"fremen": 1}, "intrigue": ["know_their_ways"]}, "intrigue:know_their_ways", 4),
        (
            ["fedaykin_death_commando"],
            {"deck": ["arrakis_liaison"], "intrigue": ["poison_snooper"]},
            "intrigue:poison_snooper option:0",
            3,
        ),
    ],
)
@rule("IMP-8.3", "IMP-15.2", "IMP-15.6")
def test_a_condition_that_comes_true_later_in_the_turn_is_in_time(
    hand: list[str], own: dict[str, Any], moves: str, swords: int
) -> None:
    game = begin(p0={"hand": hand, **own})
    play(game, "reveal")
    assert game.players[0].swords == 0
    play(game, moves)
    assert game.players[0].swords == swords


@pytest.mark.parametrize(("card", "most"), [("chani", 5), ("scout", 2), ("gun_thopter", 1), ("sardaukar_legion", 3)])
@rule("IMP-20.17")
def test_a_reveal_box_moves_any_number_of_troops_up_to_its_own(card: str, most: int) -> None:
    game = begin(p0={"hand": [card], "garrison": 5, "conflict": 5})
    play(game, f"reveal box:{card}")
    assert options(game) == [f"number:{n}" for n in range(most + 1)]


# --- acquiring ---------------------------------------------------------------------------
ACQUIRED: dict[str, tuple[str, Change]] = {
    "chani": ("", {"water": 1}),
    "choam_directorship": ("", {"emperor": 1, "guild": 1, "bene": 1, "fremen": 1}),
    "lady_jessica": ("faction:bene", {"bene": 1}),
    "liet_kynes": ("", {"emperor": 1}),
    "the_spice_must_flow": ("", {"points": 1}),
}
PRICED = [id for id, card in CARDS.items() if card["cost"]]


def _worth(persuasion: int) -> list[str]:
    """A hand with exactly that much Persuasion."""
    twos = ["convincing_argument"] * min(2, persuasion // 2)
    ones = ["diplomacy", "dune_the_desert_planet", "dune_the_desert_planet", "reconnaissance", "signet_ring"]
    return twos + ones[: persuasion - 2 * len(twos)]


@pytest.mark.parametrize("card", PRICED)
@rule("IMP-9.1", "IMP-9.2", "IMP-9.4", "IMP-9.5", "IMP-9.6")
def test_a_card_costs_its_price_and_its_acquire_box_works_once(card: str) -> None:
    cost = CARDS[card]["cost"]
    table = {} if CARDS[card] in deck_cards()[-3:] else {"row": [card]}
    short = begin(p0={"hand": _worth(cost - 1)}, **table)
    play(short, "reveal")
    assert refused(short, f"acquire:{card}")

    game = begin(p0={"hand": _worth(cost)}, **table)
    play(game, "reveal")
    before = ledger(game)
    moves, gained = ACQUIRED.get(card, ("", {}))
    play(game, f"acquire:{card} {moves}")
    place = {"imperium_deck": -1} if table else {f"reserve.{card}": -1}
    assert changes(before, game) == total({"persuasion": -cost, "discard": 1}, place, gained)
    assert len(game.row) == 5
    assert cards(game, 0, "discard") == [card]


def test_every_acquire_and_trash_box_is_tested() -> None:
    assert set(ACQUIRED) == {id for id, card in CARDS.items() if card["acquire"]}
    assert {id for id, card in CARDS.items() if card["on_trash"]} == {"assassination_mission"}


@rule("IMP-9.6")
def test_an_acquire_box_does_nothing_when_the_card_is_played_or_revealed() -> None:
    game = begin(p0={"hand": ["liet_kynes", "the_spice_must_flow"], "influence": {"fremen": 2}})
    before = ledger(game)
    play(game, "reveal box:liet_kynes end")
    assert set(changes(before, game)) == {"hand", "discard", "spice"}


# --- trashing ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("zone", "word"),
    [("hand", "card:assassination_mission"), ("discard", "discard:assassination_mission")],
)
@rule("IMP-20.34", "IMP-2.5")
def test_assassination_mission_pays_four_solari_when_trashed(zone: str, word: str) -> None:
    own: dict[str, Any] = {"hand": ["guild_administrator"]}
    own[zone] = [*own.get(zone, []), "assassination_mission"]
    game = begin(p0=own)
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator")
    before = ledger(game)
    play(game, word)
    assert changes(before, game) == {zone: -1, "trashed": 1, "solari": 4}
    assert "assassination_mission" in trashed(game)


@pytest.mark.parametrize("card", [id for id in CARDS if id != "assassination_mission"])
@rule("IMP-2.5")
def test_no_other_card_does_anything_when_trashed(card: str) -> None:
    game = begin(p0={"hand": ["guild_administrator", card]})
    play(game, "card:guild_administrator space:secure_contract box:guild_administrator")
    before = ledger(game)
    play(game, f"card:{card}")
    reserve = CARDS[card] in deck_cards()[-3:]
    assert changes(before, game) == {"hand": -1, f"reserve.{card}" if reserve else "trashed": 1}
