"""Knowledge of Intrigue cards taken at Secrets: both players of the exchange know the card until it is played."""

from __future__ import annotations

from sandtable.imperium.rules.game import Game
from tests.citing import rule
from tests.imperium.base.pieces import INTRIGUE
from tests.imperium.playing import begin, play

KIND = {card.id: kind for kind, card in enumerate(INTRIGUE)}


def known(game: Game) -> list[tuple[int, int, str]]:
    """Return who knows that who holds what."""
    return sorted((who, whose, INTRIGUE[kind].id) for who, whose, kind in game.seen_intrigue)


@rule("IMP-4.20", "IMP-13.1")
def test_a_card_taken_is_known_to_the_one_it_was_taken_from() -> None:
    """Each opponent with four gives one; who has three gives nothing."""
    game = begin(
        seats=4, intrigue_deck=["windfall"], p0={"hand": ["diplomacy"], "intrigue": []},
        p1={"intrigue": ["ambush", "ambush", "private_army", "private_army"]},
        p2={"intrigue": ["bribery", "choam_shares", "charisma"]},
        p3={"intrigue": ["master_tactician", "master_tactician", "master_tactician", "poison_snooper"]},
    )  # fmt: skip
    play(game, "card:diplomacy space:secrets box:space part:0 box:space")
    held = [INTRIGUE[kind].id for kind in game.players[0].intrigue]
    assert held[0] == "windfall"
    assert [len(p.intrigue) for p in game.players] == [3, 3, 3, 3]
    assert known(game) == sorted([(1, 0, held[1]), (3, 0, held[2])])


@rule("IMP-13.1")
def test_a_card_played_is_forgotten_of_its_owner_alone() -> None:
    game = begin(
        seats=3, p0={"hand": [], "intrigue": ["poison_snooper", "windfall"]}, p1={"intrigue": ["poison_snooper"]},
    )  # fmt: skip
    snooper, windfall = KIND["poison_snooper"], KIND["windfall"]
    game.seen_intrigue = [(1, 0, snooper), (2, 0, windfall), (2, 1, snooper), (0, 1, snooper)]
    play(game, "intrigue:poison_snooper")
    assert known(game) == [(0, 1, "poison_snooper"), (2, 0, "windfall"), (2, 1, "poison_snooper")]


@rule("IMP-4.20", "IMP-13.1")
def test_others_no_longer_know_what_one_who_was_robbed_holds() -> None:
    """The thief saw which card it was, and still knows the others; those who did not see it know nothing any more."""
    own = ["ambush", "ambush", "private_army", "private_army"]
    game = begin(
        seats=4, intrigue_deck=["windfall"], p0={"hand": ["diplomacy"], "intrigue": []},
        p1={"intrigue": own}, p2={"intrigue": ["bribery"]},
    )  # fmt: skip
    ambush, army, bribery = KIND["ambush"], KIND["private_army"], KIND["bribery"]
    game.seen_intrigue = [(0, 1, ambush), (0, 1, army), (2, 1, ambush), (3, 1, army), (3, 2, bribery), (1, 2, bribery)]
    play(game, "card:diplomacy space:secrets box:space part:0 box:space")
    taken = INTRIGUE[game.players[0].intrigue[1]].id
    left = "private_army" if taken == "ambush" else "ambush"
    assert known(game) == sorted([(0, 1, left), (1, 0, taken), (3, 2, "bribery"), (1, 2, "bribery")])
