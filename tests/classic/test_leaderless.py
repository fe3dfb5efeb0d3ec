"""A side with neither leader nor Cheap Hero announces it before plans are made, and all use that (CLA-10.5)."""

from __future__ import annotations

from sandtable.classic.content.treachery import NO_GUARD, TREACHERY_NUMBER
from sandtable.classic.judge.knowledge import guess_cards
from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.goods import take_card
from sandtable.classic.tell.table import lines, look
from sandtable.core.fluent import Words, languages
from sandtable.core.rng import Rng
from tests.citing import rule

ENGLISH = Words("en")
GONE = ["karama", "karama", "truthtrance", "truthtrance", "tleilaxu_ghola"]
LEADERS_DEAD = ["feyd_rautha", "beast_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu"]


def without_leaders(hand: list[str]) -> Game:
    """Return a battle of the Emperor against Harkonnen, who have no living leader and hold these cards."""
    players = {0: {"faction": "emperor"}, 1: {"faction": "harkonnen", "hand": hand, "dead": LEADERS_DEAD, "spice": 4}}
    place = {"basin@8": {"emperor": 2, "harkonnen": 2}}
    return build({"seats": 2, "players": players, "phase": "battle", "forces": place, "treachery_discard": GONE})


@rule("CLA-10.5", "CLA-14.1")
def test_all_hear_who_has_nobody_to_lead() -> None:
    """The announcement is true in every resampled world, until an unseen card enters the hand."""
    hero = TREACHERY_NUMBER["cheap_hero"]
    told = without_leaders(["lasgun", "shield"])
    assert look(told, 0, ENGLISH, ["A", "B"])["battle"]["sides"][1]["leaderless"]
    assert all(hero not in told.resample(0, Rng(n)).hands[1] for n in range(40))
    assert all(told.resample(seat, Rng(n)).view(seat) == told.view(seat) for n in range(10) for seat in range(2))
    silent = without_leaders(["lasgun", "cheap_hero"])
    assert not any(side["leaderless"] for side in look(silent, 0, ENGLISH, ["A", "B"])["battle"]["sides"])
    assert all(hero in silent.resample(0, Rng(n)).hands[1] for n in range(40))
    take_card(told, 1, TREACHERY_NUMBER["crysknife"])
    assert any(hero in told.resample(0, Rng(n)).hands[1] for n in range(200))


@rule("CLA-10.5")
def test_a_seat_without_a_leader_is_told_in_every_language() -> None:
    """The log has one line for it, and everybody gets a note."""
    game = build(
        {
            "seats": 2, "phase": "battle", "moment": True, "treachery_discard": GONE[:2],
            "players": {0: {"faction": "emperor", "hand": ["truthtrance"]},
                        1: {"faction": "harkonnen", "dead": LEADERS_DEAD}},
            "forces": {"basin@8": {"emperor": 2, "harkonnen": 2}}, "deals": False,
        }
    )  # fmt: skip
    while game.decision(game.to_act[0]).kind == "moment":
        game.apply(game.to_act[0], game.vocabulary.number("pass"))
    events = game.take_events()
    for lang in languages():
        words = Words(lang)
        for seats in ([], [0], [1]):
            line = next(line for line in lines(events, seats, words, ["A", "B"]) if line["kind"] == "leaderless")
            assert words.say("classic-treachery-cheap-hero") in line["text"]
            assert line["recap"]["of"] == "leaderless"


@rule("CLA-10.5", "CLA-10.7")
def test_bots_expect_no_card_of_who_has_nobody_to_lead() -> None:
    """A side that might hold a Cheap Hero may play a weapon; a side that has announced none may not."""
    told, silent = without_leaders(["lasgun", "shield"]), without_leaders(["lasgun", "cheap_hero"])
    said, unsaid = guess_cards(told, 0, 1), guess_cards(silent, 0, 1)
    assert (said.attacks[0], said.guards[NO_GUARD]) == (1.0, 1.0)
    assert unsaid.attacks[0] < 1.0
    assert unsaid.guards[NO_GUARD] < 1.0
