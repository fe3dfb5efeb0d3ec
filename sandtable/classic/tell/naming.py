"""The names of the pieces of the classic game, by the words of its vocabulary; the texts are in the locale files."""

from __future__ import annotations

from sandtable.classic.content.factions import ABILITY_FACTION
from sandtable.classic.rules.words import ABILITY, FACTION, VOCABULARY
from sandtable.core.fluent import Words

# Sorts of words whose message is `classic-<sort>-<id>`.
_PLAIN = ("faction", "territory", "leader", "treachery", "element")
# Free words about a faction.
_WITH = ("offer", "accept", "refuse", "withdraw", "call_off")


def dashed(id: str) -> str:
    return id.replace("_", "-")


def part_name(id: str, words: Words) -> str:
    """Return the name of a territory with its sector; Polar Sink and Hidden Mobile Stronghold have no sector."""
    territory, _, sector = id.partition("@")
    name = words.say(f"classic-territory-{dashed(territory)}")
    return name if sector == "0" else words.say("classic-part", name=name, sector=int(sector))


def voice_name(id: str, words: Words) -> str:
    """Return the name of a command of the Voice, given as `play_lasgun` or `refuse_poison_weapon`."""
    how, _, called = id.partition("_")
    message = f"classic-treachery-{dashed(called)}"
    if not words.has(message):
        message = f"classic-type-{dashed(called)}"
    return words.say(f"classic-voice-{how}", what=words.say(message))


def name_of(word: str, words: Words) -> str:
    """Return the name of the piece that a word of the vocabulary refers to."""
    sort, _, id = word.partition(":")
    if sort == "part":
        return part_name(id, words)
    if word == "leader:kwisatz_haderach":
        return words.say("classic-kwisatz-haderach")
    if sort in _PLAIN:
        return words.say(f"classic-{sort}-{dashed(id)}")
    if sort == "technology":
        return words.say(f"classic-tech-{dashed(id)}")
    if sort == "traitor":
        return words.say("classic-traitor-cheap-hero-traitor")
    if sort == "spice":
        message = f"classic-spice-{dashed(id)}"
        return words.say(message if words.has(message) else f"classic-territory-{dashed(id)}")
    if sort == "stop":
        return words.say(f"classic-ability-{dashed(id)}")
    if sort == "voice":
        return voice_name(id, words)
    if sort in ("number", "dial"):
        return id
    if sort in _WITH:
        return words.say(f"classic-do-{dashed(sort)}", what=words.say(f"classic-faction-{dashed(id)}"))
    if sort in ("want", "hold", "forget"):
        message = f"classic-wish-{id}" if id in ("power", "gift", "show") else f"classic-treachery-{dashed(id)}"
        return words.say(f"classic-do-{sort}", what=words.say(message))
    if sort in ("sum", "help"):
        return words.say(f"classic-do-{sort}", n=int(id))
    return words.say(f"classic-do-{dashed(word)}")


# The question of a Truthtrance by sort of piece: a card in hand, a traitor, or the Bene Gesserit's prediction.
_ASKED_OF = {"treachery": "card", "leader": "traitor", "traitor": "traitor", "faction": "winner", "number": "turn"}


def truth_of(word: str, words: Words) -> str:
    """Return the text of a Truthtrance's question about a piece or a turn."""
    return words.say(f"classic-truth-of-{_ASKED_OF[word.partition(':')[0]]}", what=name_of(word, words))


def user_of(ability: int, words: Words) -> str:
    """Return the name of the faction to which an ability, given by the number of its word, belongs."""
    return thing_of(FACTION + ABILITY_FACTION[ability - ABILITY], words)


def thing_of(thing: int, words: Words) -> str:
    """Return the name of a piece (`Event.thing`) in an event or a question; an empty string for none."""
    return name_of(VOCABULARY.words[thing], words) if thing else ""
