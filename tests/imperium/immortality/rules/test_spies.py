"""Section 12: the Spy icon of Uprising on one of two grafted cards."""

from __future__ import annotations

from typing import Any

from sandtable.imperium.language.effects import SPY
from sandtable.imperium.modules.grafting.pairs import icons_of
from tests.citing import rule
from tests.imperium.immortality.playing import begin
from tests.imperium.playing import options, play

WATCHED = {"at": {"emperor": [0]}}


def spaces(first: str, second: str, **given: Any) -> set[str]:
    """The spaces that the Agent of a pair can be sent to."""
    game = begin("uprising", p0={"hand": [first, second], "water": 3, "solari": 9, "spice": 5}, **given)
    play(game, f"card:{first} card:{second}")
    return {word for word in options(game) if word.startswith("space:")}


@rule("IMM-12.6")
def test_the_spy_icon_of_either_card_sends_the_agent() -> None:
    """Unnatural Reflexes has a spice trade icon, Guild Spy the Spy icon alone."""
    without = spaces("unnatural_reflexes", "guild_spy", spies={"at": {}})
    found = spaces("unnatural_reflexes", "guild_spy", spies=WATCHED)
    assert without <= found
    assert found - without == {"space:sardaukar", "space:dutiful_service"}


@rule("IMM-12.6")
def test_slig_farmer_counts_the_spy_icon() -> None:
    own = {"hand": ["slig_farmer", "dangerous_rhetoric"], "solari": 0, "deck": ["dagger"], "supply": 9}
    game = begin("uprising", p0=own)
    play(game, "card:slig_farmer card:dangerous_rhetoric space:assembly_hall")
    while "box:slig_farmer" in options(game) and not game.players[0].solari:
        play(game, "box:slig_farmer")
    assert game.players[0].solari == 2  # Landsraad and Spy


@rule("IMM-12.6")
def test_blank_slate_does_not_gain_it() -> None:
    game = begin("uprising", p0={"hand": ["unnatural_reflexes", "blank_slate"], "deck": ["dagger"], "solari": 5})
    play(game, "card:unnatural_reflexes card:blank_slate space:assembly_hall")
    icons = icons_of(game, 0, game.rules.card["blank_slate"], False)
    assert icons.bit_count() == 7
    assert not (icons >> SPY) & 1
