"""The trial box: ten pieces, and six gadgets, a sort that no other box has. Arrakeen is another one here, and a
second Stilgar has the name of the first."""

from __future__ import annotations

from typing import Final

from sandtable.imperium.language.builders import (
    agent_on_board,
    draw,
    gain,
    influence,
    intrigue,
    pay,
    persuasion,
    recruit,
    swords,
    vp,
)
from sandtable.imperium.language.effects import ANY, CITY, FREMEN, SPICE_TRADE
from sandtable.imperium.language.family import CARD, CONFLICT, INTRIGUE, LEADER, SPACE
from sandtable.imperium.language.pieces import IMPERIUM_DECK, PLOT, Box, Card, Conflict, Intrigue, Leader
from sandtable.imperium.language.places import Space
from tests.imperium.trial.gadget_language import GADGET, Gadget, take_gadget
from tests.imperium.trial.whisper_language import whisper

# fmt: off
TRIAL: Final = Box(
    "trial",
    "A Trial",
    {CARD: [
        Card("listener", "Listener", IMPERIUM_DECK, copies=3, cost=2, icons=(CITY, SPICE_TRADE),
             agent=whisper(1), reveal=persuasion(1)),
        Card("gossip", "Gossip", IMPERIUM_DECK, copies=2, cost=1, icons=(CITY,),
             agent=pay(solari=1) >> whisper(2), reveal=persuasion(1) + gain(solari=1)),
        Card("stilgar_of_the_tabr", "Stilgar", IMPERIUM_DECK, cost=4, icons=(CITY,), factions=(FREMEN,),
             agent=recruit(1), reveal=swords(3)),
        Card("sealed_lips", "Sealed Lips", IMPERIUM_DECK, cost=3, icons=(SPICE_TRADE,),
             agent=draw(1) + take_gadget(), reveal=persuasion(2)),
    ], INTRIGUE: [
        Intrigue("overheard", "Overheard", PLOT, copies=2, effect=whisper(1)),
        Intrigue("told_in_confidence", "Told in Confidence", PLOT, cost=pay(solari=2), effect=whisper(3)),
    ], CONFLICT: [
        Conflict("war_of_words", "War of Words", level=2, control="arrakeen",
                 first=vp(1) + whisper(2), second=gain(solari=3), third=gain(solari=1)),
        Conflict("open_secrets", "Open Secrets", level=1,
                 first=whisper(3), second=gain(spice=1), third=gain(solari=1)),
    ], SPACE: [
        Space("arrakeen", "Arrakeen", "city", CITY, combat=True, cost=pay(solari=1),
              needs=agent_on_board(), once_per_game=True,
              effect=recruit(2) + whisper(1), control_bonus=gain(solari=1)),
    ], LEADER: [
        Leader("master_of_whispers", "Master of Whispers", "richese", complexity=1,
               traits={}, start=whisper(1),
               signet_name="Hearsay", signet=whisper(1)),
    ], GADGET: [
        Gadget("ear_trumpet", "Ear Trumpet", cost=1, acquire=whisper(1), steady=gain(solari=1)),
        Gadget("glow_globe", "Glow Globe", cost=2, acquire=intrigue(1), steady=persuasion(1)),
        Gadget("still_tent", "Still Tent", cost=2, acquire=gain(water=1), steady=pay(water=1) >> recruit(1)),
        Gadget("listening_cone", "Listening Cone", cost=3, acquire=influence(ANY), steady=whisper(1) + swords(1)),
        Gadget("decoy_drum", "Decoy Drum", cost=3, acquire=recruit(2), steady=pay(solari=2) >> influence(ANY)),
        Gadget("silent_chair", "Silent Chair", cost=4, acquire=vp(1)),
    ]},
    replaces={"space:arrakeen": "arrakeen"},
)
# fmt: on
