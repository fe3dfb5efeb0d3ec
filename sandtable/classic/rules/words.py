"""The vocabulary of the classic game: the words of all actions, and of the pieces in events.

All options share one vocabulary. A piece in an event (`Event.thing`) is the number of its word; 0, the word `pass`,
means no piece. The numbers are literals, so that compiled code has them as constants; `_checked` verifies them.
"""

from __future__ import annotations

from typing import Final

from sandtable.classic.content.factions import ABILITIES, FACTIONS, LEADERS
from sandtable.classic.content.map import PARTS, TERRITORIES
from sandtable.classic.content.spice import SPICE
from sandtable.classic.content.technology import TECHNOLOGY
from sandtable.classic.content.traitors import CHEAP_HERO_TRAITOR
from sandtable.classic.content.treachery import TREACHERY, VOICE
from sandtable.core.decisions import Vocabulary

PASS: Final = 0
YES: Final = 1
NO: Final = 2
DONE: Final = 3
NONE: Final = 4  # no leader, no weapon or no defence
PAY: Final = 5  # pay a price in spice
GIFT: Final = 6  # the Emperor's gift to its ally
BREAK: Final = 7  # break an alliance
ACROSS: Final = 8  # a shipment from one territory to another
BACK: Final = 9  # a shipment back to reserves
NOW: Final = 10  # spice of a deal paid immediately; only in events, like the next word
PAUSE: Final = 11  # spice of a deal paid at the Mentat Pause
TOP: Final = 12
BOTTOM: Final = 13
KILL: Final = 14
KEEP: Final = 15
DISCARD: Final = 16
ADVISORS: Final = 17
FIGHTERS: Final = 18
FORCES: Final = 19
CALL: Final = 20  # call a traitor
MOBILE_WORD: Final = 21  # the Ixians' Karama power: move their stronghold
TRAITOR_HERO: Final = 22  # the Cheap Hero traitor card
ELEMENT: Final = 23  # and the next three: leader, weapon, defence, number
SHOW: Final = 27  # show cards voluntarily
EVERYBODY: Final = 28
TABLE: Final = 29

NUMBER: Final = TABLE
NUMBERS: Final = 100
DIAL: Final = NUMBER + NUMBERS  # in halves
DIALS: Final = 61
FACTION: Final = DIAL + DIALS
TERRITORY: Final = FACTION + 8
PART: Final = TERRITORY + 43
LEADER: Final = PART + 87
HADERACH: Final = LEADER + 40  # the Kwisatz Haderach
TECH: Final = HADERACH + 1
VOICE_PLAY: Final = TECH + 3
VOICE_REFUSE: Final = VOICE_PLAY + 13
TREACHERY_WORD: Final = VOICE_REFUSE + 13
SPICE_WORD: Final = TREACHERY_WORD + 35
ABILITY: Final = SPICE_WORD + 17
KARAMA_WORD: Final = TREACHERY_WORD + 17

# Free words, which a seat may say at any time (`deals`, `aid`): an offer to a faction, its four sums, then how it is
# proposed; the answer to an offer, the end of one, and the amount an ally may use.
FREE: Final = ABILITY + 87
OFFER: Final = FREE
SUM: Final = OFFER + 8
PROPOSE: Final = SUM + NUMBERS  # and the next three: to one or to all, without or with terms; see `deals`
DROP: Final = PROPOSE + 4  # discard an offer that is not yet made
ACCEPT: Final = DROP + 1
REFUSE: Final = ACCEPT + 8
WITHDRAW: Final = REFUSE + 8
CALL_OFF: Final = WITHDRAW + 8  # call off the deals with a faction
HELP: Final = CALL_OFF + 8
# What a seat wishes to play at any time (`wishes`): at the next moment that allows it; to be asked then; neither.
WANT: Final = HELP + NUMBERS
HOLD: Final = WANT + 7
FORGET: Final = HOLD + 7
HOLD_ALL: Final = FORGET + 7
WISHES: Final = ("truthtrance", "tleilaxu_ghola", "amal", "thumper", "power", "gift", "show")

ELEMENT_LEADER: Final = 0
ELEMENT_WEAPON: Final = 1
ELEMENT_DEFENCE: Final = 2
ELEMENT_NUMBER: Final = 3
ELEMENTS: Final = ("leader", "weapon", "defence", "number")


def dial_text(halves: int) -> str:
    """Return a dial, given in halves, as text such as `2` or `2.5`."""
    return f"{halves // 2}.5" if halves % 2 else str(halves // 2)


def _words() -> list[str]:
    words = [
        "pass", "yes", "no", "done", "none", "pay", "gift", "break", "across", "back", "now", "pause", "top",
        "bottom", "kill", "keep", "discard", "advisors", "fighters", "forces", "call", "stronghold",
        "traitor:cheap_hero",
    ]  # fmt: skip
    words += [f"element:{element}" for element in ELEMENTS]
    words += ["show", "everybody"]
    words += [f"number:{n}" for n in range(NUMBERS)]
    words += [f"dial:{dial_text(n)}" for n in range(DIALS)]
    words += [f"faction:{faction.id}" for faction in FACTIONS]
    words += [f"territory:{territory.id}" for territory in TERRITORIES]
    words += [f"part:{part.id}" for part in PARTS]
    words += [f"leader:{leader.id}" for leader in LEADERS]
    words += ["leader:kwisatz_haderach"]
    words += [f"technology:{token.id}" for token in TECHNOLOGY]
    words += [f"voice:play_{called.id}" for called in VOICE]
    words += [f"voice:refuse_{called.id}" for called in VOICE]
    words += [f"treachery:{card.id}" for card in TREACHERY]
    words += [f"spice:{card.id.removeprefix('spice_')}" for card in SPICE]
    words += [f"stop:{ability.id}" for ability in ABILITIES]
    words += [f"offer:{faction.id}" for faction in FACTIONS]
    words += [f"sum:{n}" for n in range(NUMBERS)]
    words += ["propose:both", "propose:all", "propose_terms:both", "propose_terms:all", "drop"]
    for answer in ("accept", "refuse", "withdraw", "call_off"):
        words += [f"{answer}:{faction.id}" for faction in FACTIONS]
    words += [f"help:{n}" for n in range(NUMBERS)]
    for wish in ("want", "hold", "forget"):
        words += [f"{wish}:{thing}" for thing in WISHES]
    words += ["hold_all"]
    return words


VOCABULARY: Final = Vocabulary(_words(), FREE)


def _checked() -> None:
    for first, word in (
        (TRAITOR_HERO, "traitor:cheap_hero"), (ELEMENT, "element:leader"), (SHOW, "show"),
        (EVERYBODY, "everybody"), (NUMBER, "number:0"), (DIAL, "dial:0"),
        (FACTION, "faction:atreides"), (TERRITORY, f"territory:{TERRITORIES[0].id}"), (PART, f"part:{PARTS[0].id}"),
        (LEADER, f"leader:{LEADERS[0].id}"), (HADERACH, "leader:kwisatz_haderach"),
        (TECH, f"technology:{TECHNOLOGY[0].id}"), (VOICE_PLAY, f"voice:play_{VOICE[0].id}"),
        (VOICE_REFUSE, f"voice:refuse_{VOICE[0].id}"), (TREACHERY_WORD, f"treachery:{TREACHERY[0].id}"),
        (SPICE_WORD, "spice:broken_land"), (ABILITY, f"stop:{ABILITIES[0].id}"), (MOBILE_WORD, "stronghold"),
        (KARAMA_WORD, "treachery:karama"), (OFFER, f"offer:{FACTIONS[0].id}"), (SUM, "sum:0"),
        (PROPOSE, "propose:both"), (DROP, "drop"), (ACCEPT, f"accept:{FACTIONS[0].id}"),
        (REFUSE, f"refuse:{FACTIONS[0].id}"), (WITHDRAW, f"withdraw:{FACTIONS[0].id}"),
        (CALL_OFF, f"call_off:{FACTIONS[0].id}"), (HELP, "help:0"), (WANT, "want:truthtrance"),
        (HOLD, "hold:truthtrance"), (FORGET, "forget:truthtrance"), (HOLD_ALL, "hold_all"),
    ):  # fmt: skip
        assert VOCABULARY.numbers[word] == first, f"{word} is {VOCABULARY.numbers[word]}, not {first}"


_checked()


def traitor_word(card: int) -> int:
    """Return the word of a traitor card: the word of its leader, or of the Cheap Hero."""
    return TRAITOR_HERO if card == CHEAP_HERO_TRAITOR else LEADER + card


def traitor_of(word: int) -> int:
    """Return the traitor card of the leader, or the Cheap Hero, that this word names."""
    return CHEAP_HERO_TRAITOR if word == TRAITOR_HERO else word - LEADER


def thing_name(thing: int) -> str:
    """Return the word, as text, of a piece in an event; an empty string for no piece."""
    return VOCABULARY.words[thing] if thing else ""


def card_or_none(kind: int) -> str | None:
    """Return the id of a treachery card; None if the number is negative."""
    return TREACHERY[kind].id if kind >= 0 else None


def hero_text(leader: int) -> str | None:
    """Return the id of a plan's leader, `cheap_hero`, or None for no leader."""
    if leader < 0:
        return None
    return LEADERS[leader].id if leader < len(LEADERS) else "cheap_hero"
