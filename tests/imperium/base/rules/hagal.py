"""Positions with House Hagal: turns by the cards that lie on top of its deck, and what is where."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from sandtable import yaml_files
from sandtable.imperium.meta import META
from sandtable.imperium.modules.rivals.deck import hagal_of
from sandtable.imperium.rules import setup
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.ruleset import ruleset_for
from sandtable.imperium.rules.state import COMBAT
from tests.imperium.base.pieces import HAGAL, INTRIGUE, SPACES
from tests.imperium.playing import begin, options, play

FACTS = Path(__file__).parent.parent / "facts"
LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


@cache
def sheet(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml_files.read((FACTS / f"{name}.yaml").read_text(encoding="utf-8"))
    return loaded


@cache
def example(id: str) -> dict[str, Any]:
    """A worked example of the books."""
    found: dict[str, Any] = next(entry for entry in sheet("examples")["examples"] if entry["id"] == id)
    return found


# --- beginnings --------------------------------------------------------------------------
def laid_out(seats: int = 1, seed: int = 0, **given: Any) -> Game:
    """A game set up and dealt nothing yet: the first Conflict card has not been revealed."""
    options = META.check({"seats": seats, **given})
    game = Game(seats, ruleset_for(META.id, options))
    setup.set_up(game, seed, options)
    setup.players_step(game, game.stack.pop())
    return game


def before_rival(*cards: str, **given: Any) -> Game:
    """The same position as `rival_turn`, with the player to move first."""
    return _rival_position(0, cards, given)


def rival_turn(*cards: str, **given: Any) -> Game:
    """Solo: the Rival on the player's left acts with these cards on top; the other has no Agent left."""
    return _rival_position(1, cards, given)


def _rival_position(turn: int, cards: tuple[str, ...], given: dict[str, Any]) -> Game:
    own = {"p0": {"hand": ["dagger"], **given.get("p0", {})}, "p2": {"agents": 0, **given.get("p2", {})}}
    return begin(**{"seats": 1, "turn": turn, "hagal_deck": list(cards), **given, **own})


def before_hagal(*cards: str, **given: Any) -> Game:
    """Two players: the First Player stands at Secure Contract and has only to end the turn."""
    own = {"p0": {"hand": ["dune_the_desert_planet"], **given.get("p0", {})}}
    game = begin(**{"seats": 2, "hagal_deck": list(cards), **given, **own})
    return play(game, "card:dune_the_desert_planet space:secure_contract")


def hagal_turn(*cards: str, **given: Any) -> Game:
    """Two players: after an Agent turn of the First Player House Hagal has acted, with these cards on top."""
    return play(before_hagal(*cards, **given), "end")


def fight(strengths: list[int], **given: Any) -> Game:
    """The Conflict of the last round resolved among three parties, so that no Rival acts after it.

    Strengths are even, made of troops only; the cards that Rivals turn up have no swords.
    """
    assert not any(strength % 2 for strength in strengths)
    for seat, strength in enumerate(strengths):
        given[f"p{seat}"] = {"conflict": strength // 2, **given.get(f"p{seat}", {})}
    usual = {"seats": 1, "phase": "combat", "round": 10, "hagal_deck": ["hagal_carthag"] * 2}
    return begin(**{**usual, **given})


def settle(game: Game) -> Game:
    """Answer whatever the rewards of the Conflict ask, with the first option there is."""
    while not game.over and game.phase == COMBAT:
        play(game, options(game)[0])
    return game


# --- what is where -----------------------------------------------------------------------
def where(game: Game, seat: int) -> list[str]:
    """The spaces on which a party has Agents, in the order in which they went."""
    return [SPACES[space].id for space in game.players[seat].agents_at]


def turned_up(game: Game) -> list[str]:
    """House Hagal cards used since the last shuffle."""
    return [HAGAL[kind].id for kind in hagal_of(game).discard]


def hagal_cards(game: Game) -> Counter[str]:
    """All House Hagal cards of the game, wherever they are."""
    return Counter(HAGAL[kind].id for kind in hagal_of(game).deck + hagal_of(game).discard)


def deck_of(seats: int) -> Counter[str]:
    """Return what the House Hagal deck should be made of."""
    barred = "2P" if seats == 1 else "1P"
    return Counter({card["id"]: card["copies"] for card in sheet("hagal")["cards"] if card["mark"] != barred})


def secrets(game: Game, seat: int) -> list[str]:
    return [INTRIGUE[kind].id for kind in game.players[seat].intrigue]


def stock(game: Game, seat: int) -> tuple[int, int, int]:
    """Solari, spice, water."""
    p = game.players[seat]
    return (p.solari, p.spice, p.water)


def troops(game: Game, seat: int) -> tuple[int, int, int]:
    """Garrison, supply, Conflict."""
    p = game.players[seat]
    return (p.garrison, p.supply, p.conflict)


def asked(game: Game) -> str:
    """The kind of the decision that is open."""
    return game.decision(game.to_act[0]).kind
