"""Treachery cards: 33 of the base box, 14 more of Ixians & Tleilaxu, and how weapons meet defences (CLA-17).

Copies of a card are one kind; the fifth Shield and the fifth Snooper of the second box are additional copies.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.phases import ANY_PHASE, BATTLE, SHIPMENT_MOVEMENT, SPICE_BLOW, STORM

# Types of card.
WEAPON: Final = 0
DEFENCE: Final = 1
SPECIAL: Final = 2
WORTHLESS: Final = 3
TYPES: Final = ("weapon", "defence", "special", "worthless")

# The places in a battle plan where a card may be played, as bits.
NO_SLOT: Final = 0
WEAPON_SLOT: Final = 1
DEFENCE_SLOT: Final = 2
LEADER_SLOT: Final = 4

# What happens to a card after use.
KEEP: Final = 0  # the winner may keep it, the loser discards it (CLA-10.13, CLA-10.14)
DISCARD: Final = 1
REMOVE: Final = 2  # removed from the game
DISCARD_IF_USED: Final = 3  # kept like others if it was withdrawn in time (CLA-21.3)
FATES: Final = ("keep", "discard", "remove", "discard_if_used")

# How a weapon strikes: the rows of BATTLE_TABLE.
NO_ATTACK: Final = -1
PROJECTILE: Final = 0
POISON: Final = 1
POISON_BLADE: Final = 2
LASGUN: Final = 3
POISON_TOOTH: Final = 4
ARTILLERY: Final = 5
ATTACKS: Final = ("projectile", "poison", "poison_blade", "lasgun", "poison_tooth", "artillery_strike")
STRIKES_BOTH: Final = (POISON_TOOTH, ARTILLERY)  # each leader is protected by its own defence

# How a defence guards: the columns of BATTLE_TABLE.
NO_GUARD: Final = 0
SHIELD: Final = 1
SNOOPER: Final = 2
SHIELD_SNOOPER: Final = 3
WEIRDING_WAY: Final = 4
CHEMISTRY: Final = 5
WORTHLESS_GUARD: Final = 6
GUARDS: Final = ("none", "shield", "snooper", "shield_snooper", "weirding_way", "chemistry", "worthless")

# The result of a weapon against the defence of the leader it is aimed at.
KILLS: Final = 0
SAVED: Final = 1
BOOM: Final = 2  # lasgun and Shield (CLA-10.19)
BATTLE_TABLE: Final[list[list[int]]] = [
    # none  shield snooper both  weirding chemistry worthless
    [KILLS, SAVED, KILLS, SAVED, SAVED, KILLS, KILLS],  # projectile
    [KILLS, KILLS, SAVED, SAVED, KILLS, SAVED, KILLS],  # poison
    [KILLS, KILLS, KILLS, SAVED, KILLS, KILLS, KILLS],  # Poison Blade
    [KILLS, BOOM, KILLS, BOOM, KILLS, KILLS, KILLS],  # lasgun
    [KILLS, KILLS, KILLS, KILLS, KILLS, SAVED, KILLS],  # Poison Tooth
    [KILLS, SAVED, KILLS, SAVED, KILLS, KILLS, KILLS],  # Artillery Strike
]


class Treachery:
    """A treachery card. `copies` is their number in the base box, `more` the number in Ixians & Tleilaxu.

    `attack` is its row in BATTLE_TABLE as a weapon, `guard` its column as a defence. `beside` is a slot that it may
    fill only if another card fills the other slot (CLA-21.2). `fate` says where the card goes after use.
    """

    __slots__ = ("id", "name", "type", "copies", "more", "slots", "beside", "attack", "guard", "phase", "fate")

    def __init__(
        self,
        id: str,
        name: str,
        type: int,
        slots: int = NO_SLOT,
        copies: int = 0,
        more: int = 0,
        attack: int = NO_ATTACK,
        guard: int = NO_GUARD,
        beside: int = NO_SLOT,
        phase: int = BATTLE,
        fate: int = KEEP,
    ) -> None:
        self.id = id
        self.name = name
        self.type = type
        self.copies = copies
        self.more = more
        self.slots = slots
        self.beside = beside
        self.attack = attack
        self.guard = guard
        self.phase = phase
        self.fate = fate


def _weapon(id: str, name: str, attack: int, copies: int = 0, more: int = 0, fate: int = KEEP) -> Treachery:
    return Treachery(id, name, WEAPON, WEAPON_SLOT, copies, more, attack, fate=fate)


def _defence(id: str, name: str, guard: int, copies: int = 0, more: int = 0) -> Treachery:
    return Treachery(id, name, DEFENCE, DEFENCE_SLOT, copies, more, guard=guard)


def _special(id: str, name: str, phase: int, copies: int = 0, more: int = 0, fate: int = DISCARD) -> Treachery:
    return Treachery(id, name, SPECIAL, NO_SLOT, copies, more, phase=phase, fate=fate)


def _worthless(id: str, name: str, copies: int = 0, more: int = 0) -> Treachery:
    return Treachery(id, name, WORTHLESS, WEAPON_SLOT | DEFENCE_SLOT, copies, more, guard=WORTHLESS_GUARD)


TREACHERY: Final[list[Treachery]] = [
    _weapon("crysknife", "Crysknife", PROJECTILE, 1),
    _weapon("maula_pistol", "Maula Pistol", PROJECTILE, 1),
    _weapon("slip_tip", "Slip Tip", PROJECTILE, 1),
    _weapon("stunner", "Stunner", PROJECTILE, 1),
    _weapon("chaumas", "Chaumas", POISON, 1),
    _weapon("chaumurky", "Chaumurky", POISON, 1),
    _weapon("ellaca_drug", "Ellaca Drug", POISON, 1),
    _weapon("gom_jabbar", "Gom Jabbar", POISON, 1),
    _weapon("lasgun", "Lasgun", LASGUN, 1),
    _defence("shield", "Shield", SHIELD, 4, 1),
    _defence("snooper", "Snooper", SNOOPER, 4, 1),
    Treachery("cheap_hero", "Cheap Hero", SPECIAL, LEADER_SLOT, 3, fate=DISCARD),
    _special("family_atomics", "Family Atomics", STORM, 1, fate=REMOVE),
    _special("weather_control", "Weather Control", STORM, 1),
    _special("hajr", "Hajr", SHIPMENT_MOVEMENT, 1),
    _special("tleilaxu_ghola", "Tleilaxu Ghola", ANY_PHASE, 1),
    _special("truthtrance", "Truthtrance", ANY_PHASE, 2),
    _special("karama", "Karama", ANY_PHASE, 2),
    _worthless("baliset", "Baliset", 1),
    _worthless("jubba_cloak", "Jubba Cloak", 1),
    _worthless("kulon", "Kulon", 1),
    _worthless("la_la_la", "La, La, La", 1),
    _worthless("trip_to_gamont", "Trip to Gamont", 1),
    # Ixians & Tleilaxu
    _weapon("hunter_seeker", "Hunter-Seeker", PROJECTILE, more=1),
    _weapon("basilia_weapon", "Basilia Weapon", POISON, more=1),
    _weapon("poison_blade", "Poison Blade", POISON_BLADE, more=1),
    Treachery(
        "weirding_way",
        "Weirding Way",
        WEAPON,
        WEAPON_SLOT | DEFENCE_SLOT,
        more=1,
        attack=PROJECTILE,
        guard=WEIRDING_WAY,
        beside=DEFENCE_SLOT,
    ),
    _weapon("poison_tooth", "Poison Tooth", POISON_TOOTH, more=1, fate=DISCARD_IF_USED),
    _weapon("artillery_strike", "Artillery Strike", ARTILLERY, more=1, fate=DISCARD),
    _defence("shield_snooper", "Shield Snooper", SHIELD_SNOOPER, more=1),
    Treachery(
        "chemistry",
        "Chemistry",
        DEFENCE,
        WEAPON_SLOT | DEFENCE_SLOT,
        more=1,
        attack=POISON,
        guard=CHEMISTRY,
        beside=WEAPON_SLOT,
    ),
    _special("harvester", "Harvester", SPICE_BLOW, more=1),
    _special("thumper", "Thumper", SPICE_BLOW, more=1),
    _special("amal", "Amal", ANY_PHASE, more=1),
    _worthless("kull_wahad", "Kull Wahad", more=1),
]
TREACHERY_NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(TREACHERY)}

CHEAP_HERO: Final = TREACHERY_NUMBER["cheap_hero"]
FAMILY_ATOMICS: Final = TREACHERY_NUMBER["family_atomics"]
WEATHER_CONTROL: Final = TREACHERY_NUMBER["weather_control"]
HAJR: Final = TREACHERY_NUMBER["hajr"]
TLEILAXU_GHOLA: Final = TREACHERY_NUMBER["tleilaxu_ghola"]
TRUTHTRANCE: Final = TREACHERY_NUMBER["truthtrance"]
KARAMA: Final = TREACHERY_NUMBER["karama"]
HARVESTER: Final = TREACHERY_NUMBER["harvester"]
THUMPER: Final = TREACHERY_NUMBER["thumper"]
AMAL: Final = TREACHERY_NUMBER["amal"]


def deck(more: bool) -> list[int]:
    """Return the numbers of all treachery cards, unshuffled; those of Ixians & Tleilaxu only if `more`."""
    found: list[int] = []
    for number, card in enumerate(TREACHERY):
        found += [number] * (card.copies + (card.more if more else 0))
    return found


class Called:
    """A target that the Voice can name: a kind of card, or a special weapon or defence by name (CLA-16.2)."""

    __slots__ = ("id", "cards")

    def __init__(self, id: str, cards: list[int]) -> None:
        self.id = id
        self.cards = cards


def _called(id: str, type: int, attack: int, guard: int) -> Called:
    return Called(
        id, [n for n, card in enumerate(TREACHERY) if (card.type, card.attack, card.guard) == (type, attack, guard)]
    )


def _by_name(id: str) -> Called:
    return Called(id, [TREACHERY_NUMBER[id]])


# A card with its own rule can only be named individually (R-CLA-1).
VOICE: Final[list[Called]] = [
    _called("projectile_weapon", WEAPON, PROJECTILE, NO_GUARD),
    _called("poison_weapon", WEAPON, POISON, NO_GUARD),
    _called("projectile_defence", DEFENCE, NO_ATTACK, SHIELD),
    _called("poison_defence", DEFENCE, NO_ATTACK, SNOOPER),
    _called("worthless", WORTHLESS, NO_ATTACK, WORTHLESS_GUARD),
    _by_name("cheap_hero"),
    _by_name("lasgun"),
    _by_name("poison_blade"),
    _by_name("weirding_way"),
    _by_name("poison_tooth"),
    _by_name("artillery_strike"),
    _by_name("shield_snooper"),
    _by_name("chemistry"),
]
VOICE_NUMBER: Final[dict[str, int]] = {called.id: number for number, called in enumerate(VOICE)}
