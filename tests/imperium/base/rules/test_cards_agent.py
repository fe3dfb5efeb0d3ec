"""Every card that can send an Agent, played: where it can go, and exactly what its Agent box does.

The expected numbers are written from `tests/imperium/base/facts`, and a test checks that no card is left out.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.citing import rule
from tests.imperium.base.rules.ledger import (
    Change,
    changes,
    deck_cards,
    draws,
    draws_intrigue,
    facts,
    ledger,
    recruits,
    total,
)
from tests.imperium.playing import begin, options, play, refused

CARDS = {card["id"]: card for card in deck_cards()}

# Playing any card: it lies in play, an Agent stands on the board.
SENT: Change = {"hand": -1, "play": 1, "agents": -1, "on_board": 1}
# What the spaces used here do by themselves.
AT: dict[str, Change] = {
    "wealth": {"solari": 2, "emperor": 1},
    "foldspace_space": {"discard": 1, "reserve.foldspace": -1, "guild": 1},
    "stillsuits": {"water": 1, "fremen": 1},
    "hall_of_oratory": recruits(1),
    "secure_contract": {"solari": 3},
    "imperial_basin": {"spice": 1},
    "sietch_tabr": recruits(1) | {"water": 1},
}
SELF_TRASHED: Change = {"play": -1, "trashed": 1}
IN_HAND_TRASHED: Change = {"hand": -1, "trashed": 1}
LOSES_IN_GARRISON: Change = {
    key: n for seat in (1, 2, 3) for key, n in ((f"p{seat}.garrison", -1), (f"p{seat}.supply", 1))
}

# card, space, further moves, effect of the Agent box, what seat 0 has besides the card
Case = tuple[str, str, str, Change, dict[str, Any]]
RICH: dict[str, Any] = {"solari": 7, "spice": 7, "water": 7}
CASES: list[Case] = [
    # without an Agent box: the space and nothing else
    ("dagger", "hall_of_oratory", "", {}, {}),
    ("diplomacy", "wealth", "", {}, {}),
    ("dune_the_desert_planet", "secure_contract", "", {}, {}),
    ("reconnaissance", "sietch_tabr", "", {}, {}),
    ("bene_gesserit_sister", "hall_of_oratory", "", {}, {}),
    ("chani", "secure_contract", "", {}, {}),
    ("guild_bankers", "wealth", "", {}, {}),
    ("liet_kynes", "sietch_tabr", "", {}, {}),
    ("scout", "secure_contract", "", {}, {}),
    ("spice_hunter", "stillsuits", "", {}, {}),
    ("arrakis_liaison", "hall_of_oratory", "", {}, {}),
    # starting cards and the Reserve
    ("seek_allies", "wealth", "", SELF_TRASHED, {}),
    ("signet_ring", "secure_contract", "", recruits(1), {}),
    ("foldspace", "secure_contract", "box:foldspace", draws(1) | {"play": -1, "reserve.foldspace": 1}, {}),
    # gains
    ("arrakis_recruiter", "sietch_tabr", "", recruits(1), {}),
    ("bene_gesserit_initiate", "hall_of_oratory", "box:bene_gesserit_initiate", draws(1), {}),
    ("carryall", "imperial_basin", "", {"spice": 1}, {}),
    ("crysknife", "secure_contract", "", {"solari": 1}, {}),
    ("dr_yueh", "sietch_tabr", "box:dr_yueh", draws(1), {}),
    ("gurney_halleck", "sietch_tabr", "box:gurney_halleck", recruits(2) | draws(1), {}),
    ("kwisatz_haderach", "hall_of_oratory", "box:kwisatz_haderach", draws(1), {}),
    ("lady_jessica", "hall_of_oratory", "box:lady_jessica", draws(2), {}),
    ("opulence", "wealth", "", {"solari": 3}, {}),
    ("piter_de_vries", "hall_of_oratory", "box:piter_de_vries", draws_intrigue(1), {}),
    ("sardaukar_legion", "hall_of_oratory", "", recruits(2), {}),
    ("space_travel", "foldspace_space", "box:space box:space_travel", draws(1), {}),
    ("stilgar", "secure_contract", "", {"water": 1}, {}),
    ("thufir_hawat", "secure_contract", "box:thufir_hawat", draws(1), {}),
    ("worm_riders", "secure_contract", "", {"spice": 2}, {}),
    # 2 influence at the space instead of 1, which is a point here; then the card is gone
    ("power_play", "wealth", "", SELF_TRASHED | {"emperor": 1, "points": 1}, {}),
    # choices
    ("guild_ambassador", "hall_of_oratory", "box:guild_ambassador option:0", {"guild": 1}, {}),
    ("guild_ambassador", "hall_of_oratory", "box:guild_ambassador option:1", {"spice": 2}, {}),
    ("other_memory", "secure_contract", "box:other_memory", draws(1), {"discard": ["dagger"]}),
    ("other_memory", "secure_contract", "box:other_memory option:0", draws(1), {"discard": ["the_voice"]}),
    (
        "other_memory",
        "secure_contract",
        "box:other_memory option:1 discard:the_voice",
        {"hand": 1, "discard": -1},
        {"discard": ["the_voice", "dagger"]},
    ),
    # arrows, paid and not
    ("duncan_idaho", "sietch_tabr", "box:duncan_idaho", {"water": -1} | recruits(1) | draws(1), RICH),
    ("duncan_idaho", "sietch_tabr", "", {}, RICH),
    ("firm_grip", "hall_of_oratory", "box:firm_grip option:0", {"solari": -2, "guild": 1}, RICH),
    ("firm_grip", "hall_of_oratory", "box:firm_grip option:1", {"solari": -2, "bene": 1}, RICH),
    ("firm_grip", "wealth", "box:firm_grip option:2", {"solari": -2, "fremen": 1, "points": 1}, RICH),
    ("firm_grip", "hall_of_oratory", "", {}, RICH),
    ("fremen_camp", "secure_contract", "box:fremen_camp", {"spice": -2} | recruits(3), RICH),
    ("fremen_camp", "secure_contract", "", {}, RICH),
    ("imperial_spy", "wealth", "box:imperial_spy", SELF_TRASHED | draws_intrigue(1), {}),
    ("imperial_spy", "wealth", "box:influence", {}, {}),
    (
        "shifting_allegiances",
        "secure_contract",
        "box:shifting_allegiances faction:guild faction:bene",
        {"spice": -2, "guild": -1, "bene": 2, "points": 1},
        RICH | {"influence": {"guild": 1}},
    ),
    ("shifting_allegiances", "secure_contract", "", {}, RICH | {"influence": {"guild": 1}}),
    ("spice_smugglers", "sietch_tabr", "box:spice_smugglers", {"spice": -2, "guild": 1, "solari": 3}, RICH),
    ("spice_smugglers", "sietch_tabr", "", {}, RICH),
    # trashing, done and declined
    ("fedaykin_death_commando", "secure_contract", "box:fedaykin_death_commando card:dagger", IN_HAND_TRASHED, {}),
    ("fedaykin_death_commando", "secure_contract", "box:fedaykin_death_commando none", {}, {}),
    ("gene_manipulation", "hall_of_oratory", "box:gene_manipulation card:dagger", IN_HAND_TRASHED, {}),
    ("guild_administrator", "secure_contract", "box:guild_administrator card:dagger", IN_HAND_TRASHED, {}),
    (
        "guild_administrator",
        "secure_contract",
        "box:guild_administrator discard:diplomacy",
        {"discard": -1, "trashed": 1},
        {"discard": ["diplomacy"]},
    ),
    ("guild_administrator", "secure_contract", "box:guild_administrator inplay:guild_administrator", SELF_TRASHED, {}),
    ("sietch_reverend_mother", "stillsuits", "box:sietch_reverend_mother card:dagger", IN_HAND_TRASHED, {}),
    # under a condition
    ("gene_manipulation", "hall_of_oratory", "", {"spice": 2}, {"play": ["the_voice"]}),
    ("missionaria_protectiva", "sietch_tabr", "", {}, {"play": ["dr_yueh"]}),
    (
        "missionaria_protectiva",
        "sietch_tabr",
        "box:missionaria_protectiva faction:guild",
        {"guild": 1},
        {"play": ["the_voice"]},
    ),
    ("smugglers_thopter", "secure_contract", "", {}, {"influence": {"guild": 1}}),
    ("smugglers_thopter", "secure_contract", "box:smugglers_thopter", draws(2), {"influence": {"guild": 2}}),
    # the others
    ("gun_thopter", "secure_contract", "", LOSES_IN_GARRISON, {}),
    ("reverend_mother_mohiam", "wealth", "box:influence", {}, {}),
    (
        "reverend_mother_mohiam",
        "wealth",
        "box:reverend_mother_mohiam card:dagger card:diplomacy card:dagger",
        {"p1.hand": -2, "p1.discard": 2, "p3.hand": -1, "p3.discard": 1},
        {"play": ["the_voice"]},
    ),
    (
        "test_of_humanity",
        "hall_of_oratory",
        "box:test_of_humanity card:dagger troop card:dagger",
        {"p1.hand": -1, "p1.discard": 1, "p2.conflict": -1, "p2.supply": 1, "p3.hand": -1, "p3.discard": 1},
        {},
    ),
    ("the_voice", "secure_contract", "box:the_voice space:arrakeen", {"voice": 1}, {}),
]


def _named(case: Case) -> str:
    card, space, moves, _, _ = case
    return "-".join([card, space, *moves.split()[1:]])


@pytest.mark.parametrize("case", CASES, ids=[_named(case) for case in CASES])
@rule("IMP-4.8", "IMP-4.9", "IMP-15.9")
def test_the_agent_box_does_exactly_what_is_printed(case: Case) -> None:
    card, space, moves, effect, given = case
    own = {"hand": [card] if card == "dagger" else [card, "dagger"], **given}
    own["influence"] = {"fremen": 2 if space == "sietch_tabr" else 1, **own.get("influence", {})}
    game = begin(
        p0=own,
        p1={"hand": ["dagger", "diplomacy", "seek_allies"], "conflict": 1},
        p2={"hand": [], "conflict": 1},
        p3={"hand": ["dagger"]},
    )
    before = ledger(game)
    play(game, f"card:{card} space:{space} {moves} end")
    sent = SENT | {"points": 1} if space == "stillsuits" else SENT  # from 1 to 2 with the Fremen
    assert changes(before, game) == total(sent, AT[space], effect)


def test_every_card_with_icons_is_in_the_table() -> None:
    able = {id for id, card in CARDS.items() if card["icons"] or card["agent"]}
    assert {case[0] for case in CASES} == able
    boxes = {id for id, card in CARDS.items() if card["agent"]}
    assert {case[0] for case in CASES if case[3]} == boxes


@pytest.mark.parametrize("card", CARDS)
@rule("IMP-4.1", "IMP-4.2", "IMP-4.4", "IMP-4.5")
def test_a_card_goes_where_its_icons_say_and_nowhere_else(card: str) -> None:
    own = {"hand": [card], "solari": 9, "spice": 9, "water": 9, "influence": {"fremen": 2}}
    game = begin(p0=own)
    icons = CARDS[card]["icons"]
    wanted = {space["id"] for space in facts("board") if space["icon"] in icons or card == "kwisatz_haderach"}
    if not wanted:
        assert refused(game, f"card:{card}")
        return
    play(game, f"card:{card}")
    assert {word.removeprefix("space:") for word in options(game)} == wanted


SIGNETS: dict[str, tuple[str, Change]] = {
    "paul_atreides": ("box:signet_ring", draws(1)),
    "duke_leto_atreides": ("box:signet_ring faction:guild", {"spice": -1, "guild": 1}),
    "baron_vladimir_harkonnen": ("box:signet_ring", {"solari": -1} | draws_intrigue(1)),
    "glossu_rabban": ("", recruits(1)),
    "countess_ariana_thorvald": ("", {"water": 1}),
    "earl_memnon_thorvald": ("", {"spice": 1}),
    "count_ilban_richese": ("", {"solari": 1}),
    "helena_richese": ("box:signet_ring acquire:stilgar", {"aside": 1, "imperium_deck": -1}),
}


@pytest.mark.parametrize("leader", [entry["id"] for entry in facts("leaders")])
@rule("IMP-2.3", "IMP-15.11")
def test_the_signet_ring_uses_the_right_ability_of_the_leader(leader: str) -> None:
    moves, effect = SIGNETS[leader]
    others = [name for name in SIGNETS if name != leader]
    game = begin(
        seats=3,
        leaders=[leader, *others[:2]],
        row=["stilgar"],
        p0={"hand": ["signet_ring"], "solari": 2, "spice": 2},
        p1={"influence": {"guild": 1}},
    )
    before = ledger(game)
    play(game, f"card:signet_ring space:secure_contract {moves} end")
    assert changes(before, game) == total(SENT, AT["secure_contract"], effect)


@rule("IMP-15.2")
def test_brutality_recruits_two_with_any_alliance() -> None:
    game = begin(alliance={"guild": 0}, p0={"hand": ["signet_ring"], "influence": {"guild": 4}})
    before = ledger(game)
    play(game, "card:signet_ring space:secure_contract end")
    assert changes(before, game) == total(SENT, AT["secure_contract"], recruits(2))


@rule("IMP-16.2")
@pytest.mark.parametrize("leader", ["duke_leto_atreides", "baron_vladimir_harkonnen"])
def test_a_signet_with_an_arrow_may_be_declined(leader: str) -> None:
    game = begin(
        seats=3,
        leaders=[leader, "paul_atreides", "helena_richese"],
        p0={"hand": ["signet_ring"], "solari": 2, "spice": 2},
        p1={"influence": {"guild": 1}},
    )
    before = ledger(game)
    play(game, "card:signet_ring space:secure_contract end")
    assert changes(before, game) == total(SENT, AT["secure_contract"])


def test_prudent_diplomacy_needs_an_opponent_who_is_ahead() -> None:
    game = begin(
        seats=3,
        leaders=["duke_leto_atreides", "paul_atreides", "helena_richese"],
        p0={"hand": ["signet_ring"], "spice": 2, "influence": {"guild": 1, "bene": 1}},
        p1={"influence": {"guild": 1, "bene": 2}},
        p2={"influence": {"fremen": 1}},
    )
    play(game, "card:signet_ring space:secure_contract box:signet_ring")
    assert options(game) == ["faction:bene", "faction:fremen"]
    assert refused(game, "faction:guild")


@pytest.mark.parametrize(
    ("card", "space", "given"),
    [
        ("duncan_idaho", "carthag", {"water": 0}),
        ("firm_grip", "hall_of_oratory", {"solari": 1}),
        ("fremen_camp", "imperial_basin", {"spice": 0}),
        ("spice_smugglers", "sietch_tabr", {"spice": 1}),
        ("shifting_allegiances", "secure_contract", {"spice": 1, "influence": {"guild": 3, "fremen": 2}}),
        ("shifting_allegiances", "secure_contract", {"spice": 2, "influence": {"fremen": 0}}),
    ],
)
@rule("IMP-4.10", "IMP-14.10")
def test_an_arrow_that_cannot_be_paid_in_full_cannot_be_used(card: str, space: str, given: dict[str, Any]) -> None:
    own = {"hand": [card], "influence": {"fremen": 2}, **given}
    game = begin(p0=own)
    play(game, f"card:{card} space:{space}")
    assert refused(game, f"box:{card}")
    play(game, "box:space end" if space == "carthag" else "end")
