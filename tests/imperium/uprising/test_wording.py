"""English texts of Uprising's pieces: one of each sort, and every text that occurs nowhere else."""

from __future__ import annotations

import pytest

from sandtable.core.fluent import Words
from sandtable.imperium.boxes.uprising.box import UPRISING
from sandtable.imperium.rules.catalog import load
from sandtable.imperium.tell.pieces import lines

load("uprising")
WORDS = Words("en")
GOLDEN = {
    "card double_agent": [
        ("cost", "3 Persuasion."),
        ("factions", "Emperor and Spacing Guild."),
        ("icons", "Landsraad, City or Spice Trade."),
        (
            "agent",
            "Place 1 Spy on a post of the space just visited (opponents’ Spies may be there already).",
        ),
        ("reveal", "+1 Persuasion and 1 sword."),
    ],
    "card spacing_guilds_favor": [
        ("cost", "5 Persuasion."),
        ("factions", "Spacing Guild."),
        ("icons", "Spacing Guild or Spice Trade."),
        ("agent", "Draw 1 card."),
        ("reveal", "+2 Persuasion. You may pay 3 spice: +1 influence with one faction of your choice."),
        ("discard", "+2 spice."),
    ],
    "intrigue backed_by_choam": [
        ("when", "Plot, at any time in your own turn. Combat, while you take part in the Conflict."),
        ("effect", "You may lose 1 influence with one faction of your choice: +4 Solari."),
        ("combat-effect", "If you have completed 2 or more contracts: 4 swords."),
    ],
    "intrigue special_mission": [
        ("when", "Plot, at any time in your own turn."),
        (
            "effect",
            "Choose one: place 1 Spy on a post of a space with the icon City, or recall 1 Spy: "
            "you may remove the Shield Wall for the rest of the game and gain 2 spice.",
        ),
    ],
    "intrigue detonation": [
        ("when", "Plot, at any time in your own turn."),
        (
            "effect",
            "Choose one: remove the Shield Wall for the rest of the game, or deploy up to 4 troops from your garrison.",
        ),
    ],
    "conflict battle_for_arrakeen": [
        ("level", "III"),
        ("about", "Arrakeen; whoever controls it may deploy 1 troop from supply when this card is revealed."),
        ("battle-icon", "Crysknife."),
        ("wall", "No sandworm can be summoned to it while the Shield Wall stands."),
        (
            "first",
            "Gain 1 Victory Point and take control of Arrakeen. You may recall 2 Spies: +1 Victory Point.",
        ),
        ("second", "Draw 1 Intrigue card, gain 1 spice and gain 3 Solari."),
        ("third", "+2 spice and +2 Solari."),
    ],
    "space swordmaster": [
        ("icon", "Landsraad."),
        ("cost", "8 Solari; 6 Solari as soon as any player has a Swordmaster."),
        ("effect", "Take your Swordmaster, a third Agent from now on."),
        ("once", "Once per game for each player."),
    ],
    "space sietch_tabr": [
        ("icon", "City."),
        ("needs", "Only if you have 2 or more influence with the Fremen."),
        (
            "effect",
            "Choose one: take Maker Hooks if you have none, recruit 1 troop and gain 1 water, "
            "or gain 1 water and you may remove the Shield Wall for the rest of the game.",
        ),
        ("combat", "You may deploy troops this turn: any you recruit, and up to 2 from your garrison."),
    ],
    "leader staban_tuek": [
        ("complexity", "3"),
        ("trait", "Limited Allies: You begin the game without Diplomacy in your deck."),
        (
            "trait",
            "Smuggle Spice: Whenever an opponent sends an Agent to a Maker space that you spy on, gain 1 spice.",
        ),
        (
            "signet",
            "Unseen Network: Place 1 Spy; you may pay 1 spice: +3 Solari if the post has a space with the icon "
            "Landsraad; you may pay 2 Solari: draw 1 Intrigue card if the post has a space with the icon "
            "Emperor, Spacing Guild, Bene Gesserit or Fremen.",
        ),
    ],
    "leader reverend_mother_jessica": [
        ("house", "Atreides"),
        ("complexity", "2"),
        ("side", "The other side of Lady Jessica."),
        (
            "trait",
            "Reverend Mother: If you sent an Agent to a space of the Bene Gesserit or the Fremen this turn, "
            "you may pay 1 water: carry out the printed effects of the space once more "
            "(no cost, no influence for the visit).",
        ),
        ("signet", "Water of Life: You may pay 1 spice: +1 water."),
    ],
    "contract sardaukar_cards": [
        ("done", "When you send an Agent to Sardaukar."),
        ("effect", "Draw 2 cards."),
        ("needs", "Kept for Shaddam Corrino IV, if that Leader is in the game."),
    ],
    "objective desert_mouse_first": [
        ("battle-icon", "Desert Mouse."),
        ("effect", "Whoever has it is the First Player."),
    ],
    "objective ornithopter_1_3": [
        ("battle-icon", "Ornithopter."),
        ("players", "Only with 1, 2 or 3 players."),
    ],
    "post landsraad_west": [("watches", "High Council, Imperial Privilege and Swordmaster.")],
}


@pytest.mark.parametrize("which", GOLDEN)
def test_golden_pieces(which: str) -> None:
    table, id = which.split()
    piece = next(piece for piece in UPRISING.pieces[table] if piece.id == id)
    assert lines(piece, WORDS) == GOLDEN[which]
