"""What is asked, what may be answered and what has happened, in words a player reads.

Names and effects come from the Fluent files; the sentences around them are English, all of them in
this module, and move to those files with the full web table. Everything here is made from a view,
or from events as a seat may see them: it cannot say more than the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.imperium import effects as fx
from sandtable.imperium.catalog import (
    CARDS,
    CONFLICTS,
    INTRIGUE,
    KIND_OF,
    LEADERS,
    NODES,
    PART_OF_BOX,
    SPACES,
    TRACKS,
)
from sandtable.imperium.pieces import Card, Conflict, Intrigue, Leader, Space, Track
from sandtable.imperium.state import REVEAL_TURN
from sandtable.imperium.view import View
from sandtable.imperium.wording import name_of, say
from sandtable.imperium.words import VOCABULARY

REWARD_BOX: Final = -1
_LISTS: Final[dict[int, Sequence[Card | Intrigue | Space | Leader | Conflict | Track]]] = {
    1: CARDS,
    2: INTRIGUE,
    3: SPACES,
    4: LEADERS,
    5: CONFLICTS,
    6: TRACKS,
}

# What a decision asks, by its kind; {piece} is what asks.
_PROMPTS: Final = {
    "leader": "Choose your Leader",
    "tokens": "Masterstroke: secretly pick two factions",
    "defend": "You control {piece}: deploy 1 troop from your supply to the Conflict?",
    "turn": "Your turn: send an Agent with a card, or reveal your hand",
    "agent": "{piece}: which Agent do you send?",
    "space": "{piece}: where does your Agent go?",
    "melange": "How much spice do you sell?",
    "part": "Which effect first?",
    "option": "{piece}: choose",
    "faction": "{piece}: gain influence with which faction?",
    "lose_influence": "{piece}: lose influence with which faction?",
    "trash": "{piece}: trash which card?",
    "discard": "{piece}: discard which card?",
    "number": "{piece}: how many troops?",
    "acquire": "{piece}: acquire which card?",
    "deck_top": "Where does {piece} go?",
    "fetch": "{piece}: take which card back into your hand?",
    "recall": "{piece}: call which Agent back?",
    "voice": "{piece}: name a space",
    "aside": "{piece}: set which card of the Imperium Row aside?",
    "peek": "{piece}: the top card of your deck is {top}",
    "pass_turn": "{piece}: end this turn at once?",
    "victim": "{piece}: who loses a troop?",
    "ordeal": "{piece}: discard a card, or lose a troop?",
    "ally": "Who takes the {piece} Alliance?",
    "combat": "Combat: play a Combat card, or pass",
    "won": "You won the Conflict: play a card, or go on",
    "endgame": "The Endgame: play an Endgame card, or pass",
    "reward_part": "{piece}: which part of the reward first?",
}

_PLAIN: Final = {
    "end": "End turn",
    "reveal": "Reveal turn",
    "pass": "Pass",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "none": "None",
    "ability": "Masterstroke: show the two factions",
    "troop": "Lose 1 troop from the Conflict",
    "agent:ready": "A ready Agent",
    "acquire:aside": "The card set aside",
}
# Yes and no, where a decision says what they mean.
_YES_NO: Final = {
    "defend": ("Deploy 1 troop", "Do not"),
    "deck_top": ("Top of the deck", "Discard pile"),
    "pass_turn": ("End this turn", "Go on"),
}

# Words that need no piece; {n} is the number of the event, {s} the s of a plural.
_HAPPENED: Final = {
    "tokens_picked": "secretly picked two factions",
    "turn_passed": "ended the turn at once",
    "solari": "+{n} Solari",
    "spice": "+{n} spice",
    "water": "+{n} water",
    "pay_solari": "paid {n} Solari",
    "pay_spice": "paid {n} spice",
    "pay_water": "paid {n} water",
    "persuasion": "+{n} Persuasion",
    "swords": "+{n} sword{s}",
    "recruit": "recruited {n} troop{s}",
    "deploy": "deployed {n} troop{s}",
    "deploy_supply": "deployed {n} troop{s} from supply",
    "retreat": "retreated {n} troop{s}",
    "lose_troop": "lost {n} troop{s}",
    "shuffle": "shuffled the discard pile into the deck",
    "intrigue_shuffle": "shuffled the Intrigue discards",
    "foldspace": "took a Foldspace card",
    "council": "took a seat on the High Council",
    "swordmaster": "took the Swordmaster",
    "mentat": "took the Mentat",
    "masterstroke": "showed the Masterstroke factions",
    "combat_pass": "passed",
    "strength": "fights with strength {n}",
    "troops_home": "{n} troop{s} back to the supply",
    "first_player": "goes first",
}
# Words about the piece of the event; the second form where the reader may not know which it was.
_ABOUT: Final = {
    "leader": ("plays {thing}", ""),
    "card_played": ("played {thing}", ""),
    "agent": ("sent an Agent to {thing}", ""),
    "revealed_card": ("revealed {thing}", ""),
    "draw": ("drew {thing}", "drew {n} card{s}"),
    "intrigue": ("drew {thing}", "drew {n} Intrigue card{s}"),
    "intrigue_played": ("played {thing}", ""),
    "intrigue_stolen": ("lost {thing} to a theft", "lost {n} Intrigue card{s} to a theft"),
    "alliance": ("took the {thing} Alliance", ""),
    "alliance_lost": ("lost the {thing} Alliance", ""),
    "trash": ("trashed {thing}", ""),
    "discard": ("discarded {thing}", ""),
    "fetch": ("took {thing} back into hand", ""),
    "aside": ("set {thing} aside", ""),
    "aside_lost": ("did not take {thing}, which is trashed", ""),
    "control": ("took control of {thing}", ""),
    "control_lost": ("lost control of {thing}", ""),
    "recall": ("called the Agent back from {thing}", ""),
    "voice": ("barred {thing} with The Voice", ""),
    "voice_lifted": ("no longer bars {thing}", ""),
    "peek": ("looked at {thing}", "looked at the top card of the deck"),
}
# Kinds that stand in the log only through others: a turn begins and ends, a hand is revealed card by card.
_SILENT: Final = frozenset(("turn", "end_turn", "reveal", "defend"))
# Kinds of which several in a row are named together.
_LISTED: Final = frozenset(("revealed_card", "draw", "intrigue", "discard", "trash"))
# Kinds of which several in a row are added up.
_SUMMED: Final = frozenset(
    ("solari", "spice", "water", "pay_solari", "pay_spice", "pay_water", "persuasion", "swords", "recruit")
    + ("deploy", "deploy_supply", "lose_troop", "vp")
)
_PLACES: Final = ("", "first", "second", "third", "fourth")


@dataclass(frozen=True)
class Line:
    """One line of the log: whose, what, and whether it opens something new."""

    number: int
    seat: int
    text: str
    heading: bool = False


class Labels:
    """The words of one language, put to use."""

    def __init__(self, words: Words) -> None:
        self.words = words

    # --- names ---------------------------------------------------------------------------
    def thing(self, thing: int) -> str:
        """The name of any piece, or an empty string for none."""
        pieces = _LISTS.get(thing >> 12)
        return name_of(pieces[thing & KIND_OF], self.words) if pieces is not None else ""

    def piece(self, word: str) -> str:
        """The name of the piece a word speaks of: `card:stilgar`, `faction:bene`."""
        sort, _, id = word.partition(":")
        return self.words.say(f"{sort}-{id.replace('_', '-')}")

    def seat(self, view: View, seat: int) -> str:
        """A player as the reader knows them: you, or the Leader."""
        if seat == view.seat:
            return "You"
        leader = view.known.players[seat].leader
        return name_of(LEADERS[leader], self.words) if leader >= 0 else f"Seat {seat + 1}"

    # --- decisions -----------------------------------------------------------------------
    def prompt(self, view: View) -> str:
        """What the open decision asks of the viewer; empty if it asks somebody else."""
        decision = view.decision
        if decision is None:
            return ""
        if decision.kind == "menu":
            return self._menu(view)
        piece = self.thing(decision.cause)
        if decision.kind == "part":
            box = VOCABULARY.words[view.known.stack[-1][2]]
            return f"{self._box(view, box)}: which effect first?"
        text = _PROMPTS[decision.kind].format(piece=piece or "Your Leader", top=self._top(view))
        if decision.kind == "turn" and any(word.startswith("intrigue:") for word in decision.words()):
            text += "; a Plot card may come first"
        return text

    def _menu(self, view: View) -> str:
        known = view.known
        if known.turn_kind == REVEAL_TURN:
            persuasion = known.players[view.seat].persuasion
            return f"Reveal turn: {persuasion} Persuasion to acquire cards with"
        return f"Your Agent is at {name_of(SPACES[known.turn_space], self.words)}: what next?"

    def _top(self, view: View) -> str:
        deck = view.known.players[view.seat].deck
        return name_of(CARDS[deck[-1]], self.words) if deck and deck[-1] >= 0 else ""

    def option(self, view: View, word: str) -> str:
        """One option of the open decision."""
        decision = view.decision
        assert decision is not None
        sort, _, id = word.partition(":")
        if sort in ("yes", "no") and decision.kind in _YES_NO:
            return _YES_NO[decision.kind][0 if sort == "yes" else 1]
        if word == "none" and decision.kind == "trash":
            return "Trash nothing"
        if word == "acquire:aside":
            return f"{name_of(CARDS[view.known.players[view.seat].aside], self.words)} (set aside)"
        if word in _PLAIN:
            return _PLAIN[word]
        if sort == "box":
            return self._open(view, word)
        if sort == "part":
            return self._part(view, int(id))
        if sort == "option":
            return self._branch(decision, int(id), view)
        if sort == "number":
            return self._number(decision, int(id))
        if sort == "deploy":
            return f"Deploy {id} troop{'' if id == '1' else 's'}"
        if sort == "seat":
            return self.seat(view, int(id))
        if sort == "discard":
            return f"{self.piece('card:' + id)} (discard pile)"
        if sort == "inplay":
            return f"{self.piece('card:' + id)} (in play)"
        if sort == "acquire":
            return self._acquire(view, id)
        return self.piece(word)

    def _acquire(self, view: View, id: str) -> str:
        name = self.piece("card:" + id)
        decision = view.decision
        if decision is None or decision.kind != "menu":
            return name
        card = next(card for card in CARDS if card.id == id)
        known = view.known
        discounted = known.discount_card >= 0 and CARDS[known.discount_card].id == id
        return f"{name} ({card.cost - known.discount if discounted else card.cost})"

    def _box(self, view: View, word: str) -> str:
        """Whose box it is."""
        if word == "box:space":
            return name_of(SPACES[view.known.turn_space], self.words)
        if word == "box:influence":
            return "Influence"
        return self.piece("card:" + word.partition(":")[2])

    def _open(self, view: View, word: str) -> str:
        """An open box, with what is still to be done of it."""
        number = VOCABULARY.numbers[word]
        parts = [say(NODES[part], self.words) for box, part in view.known.todo if box == number]
        return f"{self._box(view, word)}: {' '.join(parts)}"

    def _part(self, view: View, place: int) -> str:
        decision = view.decision
        box = REWARD_BOX if decision is not None and decision.kind == "reward_part" else view.known.stack[-1][2]
        voice = "reward" if box == REWARD_BOX else "effect"
        for word, part in view.known.todo:
            if word == box and PART_OF_BOX[part] == place:
                return say(NODES[part], self.words, voice)
        return f"Part {place + 1}"

    def _branch(self, decision: Decision, place: int, view: View) -> str:
        if decision.kind == "peek":
            return f"{('Draw', 'Trash')[place]} {self._top(view)}"
        return say(NODES[decision.node].kids[place], self.words)

    def _number(self, decision: Decision, n: int) -> str:
        if decision.kind == "melange":
            return f"{n} spice for {2 * n + 2} Solari"
        verb = "Deploy" if decision.node >= 0 and NODES[decision.node].op == fx.DEPLOY else "Retreat"
        return f"{verb} {n}" if n else f"{verb} none"

    # --- what happened -------------------------------------------------------------------
    def log(self, events: Sequence[Event]) -> list[Line]:
        """Events, as a seat may see them, as lines: one for what an action did to a player."""
        lines: list[Line] = []
        for group in _grouped(events):
            first = group[0]
            if first.seat < 0:
                lines += [self._table_line(event) for event in group]
                continue
            phrases = self._phrases(group)
            if phrases:
                lines.append(Line(first.number, first.seat, ", ".join(phrases)))
        return lines

    def _table_line(self, event: Event) -> Line:
        name = self.thing(event.thing)
        text = {
            "round": f"Round {event.amount}",
            "conflict": f"Conflict: {name}",
            "row": f"{name} comes into the Imperium Row",
            "maker": f"Bonus spice at {name}",
            "endgame": "The Endgame",
        }.get(event.kind, event.kind)
        return Line(event.number, event.seat, text, event.kind in ("round", "endgame"))

    def _phrases(self, group: list[Event]) -> list[str]:
        out: list[str] = []
        i = 0
        while i < len(group):
            event = group[i]
            i += 1
            if event.kind in _SILENT:
                continue
            if event.kind == "card_played" and i < len(group) and group[i].kind == "agent":
                out.append(f"sent an Agent to {self.thing(group[i].thing)} with {self.thing(event.thing)}")
                i += 1
                continue
            amount, things = event.amount, [event.thing]
            if event.kind in _SUMMED or event.kind in _LISTED:
                rest = [
                    other for other in group[i:] if other.kind == event.kind and bool(other.thing) == bool(event.thing)
                ]
                amount += sum(other.amount for other in rest)
                things += [other.thing for other in rest]
                group = group[:i] + [other for other in group[i:] if other not in rest]
            text = self._phrase(event, amount, things)
            if text:
                out.append(text)
        return out

    def _phrase(self, event: Event, amount: int, things: list[int]) -> str:
        kind = event.kind
        name = ", ".join(self.thing(thing) for thing in things)
        plural = "" if amount == 1 else "s"
        if kind == "vp":
            return f"{amount:+d} point{'' if abs(amount) == 1 else 's'}".replace("-", "−")
        if kind == "influence":
            return f"{amount:+d} influence ({name})".replace("-", "−")
        if kind == "acquire":
            return f"acquired {name}" + (", on top of the deck" if amount else "")
        if kind == "game_over":
            return f"finished {_place(amount)}"
        if kind == "reward":
            return f"took the {_place(amount)} reward of {name}"
        if kind in _ABOUT:
            seen, unseen = _ABOUT[kind]
            return (seen if name else unseen).format(thing=name, n=amount, s=plural)
        return _HAPPENED.get(kind, kind).format(n=amount, s=plural)


def _place(n: int) -> str:
    return _PLACES[n] if 0 < n < len(_PLACES) else str(n)


def _grouped(events: Sequence[Event]) -> list[list[Event]]:
    """Events of the same action and seat that follow one another."""
    groups: list[list[Event]] = []
    for event in events:
        last = groups[-1][-1] if groups else None
        if last is not None and last.number == event.number and last.seat == event.seat:
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups
