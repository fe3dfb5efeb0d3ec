"""What the table says to a player: the question, its answers, the log, the end. In every language.

    tell_decision(decision, words, known)        the question put to a seat
    tell_option(decision, option, words, known)  the label of one answer
    tell_event(event, words, names)              a line of the log
    tell_outcome(outcome, words, names)          how the game ended

Every word lives in the Fluent files of `locale`. `known` is the position as the seat that is asked
knows it (`view.known`; a `Game` will do as well): with it the texts name what a decision alone does
not tell, such as the space an Agent stands on. `names` are everybody at the table by seat; left out,
they go by their Leaders where `known` is given, else by their numbers. For a log tell what the
reader may know: `tell_event(event.seen_by(seat), words, names)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.contract import Outcome
from sandtable.core.decisions import Decision
from sandtable.core.events import Event
from sandtable.core.fluent import Words
from sandtable.imperium.judge.price import MELANGE_RATES
from sandtable.imperium.language import effects as fx
from sandtable.imperium.language.effects import FACTIONS, RESOURCES, Effect
from sandtable.imperium.nodes.saying import dashed, join
from sandtable.imperium.rules.catalog import (
    CARD_COST,
    HAGAL,
    KIND_OF,
    NODES,
    OF_CARD,
    OF_HAGAL,
    OF_LEADER,
    PART_OF_BOX,
    thing_name,
)
from sandtable.imperium.rules.menu import open_parts
from sandtable.imperium.rules.questions import TWIN
from sandtable.imperium.rules.reveal import ASIDE_DISCOUNT, price_of
from sandtable.imperium.rules.rounds import POINTS_TO_END
from sandtable.imperium.rules.ruleset import speaking
from sandtable.imperium.rules.state import AGENT_TURN, HIDDEN, NOBODY, OBSTACLE, REVEAL_TURN, State
from sandtable.imperium.rules.words import BOX_INFLUENCE, BOX_SPACE
from sandtable.imperium.tell.wording import phrase, say

# Questions that name their piece in their own text, so that it need not stand before them.
_NAMED_WITHIN: Final = frozenset(("defend", "melange", "deck_top", "ally", "rival_pay"))
# Questions about an effect of which the effect itself says best what is to be decided.
_SAID_BY_EFFECT: Final = frozenset(
    ("faction", "lose_influence", "trash", "discard", "number", "acquire", "fetch", "recall", "voice", "pass_turn")
    + ("victim", "ordeal", "rival_faction", "rival_pay")
)
# Words that are said the same in every question.
_PLAIN_WORDS: Final = frozenset(("end", "reveal", "pass", "done", "ability"))
_PAYMENTS: Final = {"pay_" + resource: resource for resource in RESOURCES}
# Events whose cause adds nothing: they name it, or happen by themselves while something else is going on.
_CAUSE_UNSAID: Final = frozenset(
    ("defend", "shuffle", "intrigue_shuffle", "hagal_shuffle", "row", "aside_lost", "strength", "fought")
)

# Events told in words that name the space where they usually happen.
_TOLD_WITH_SPACE: Final = {
    "swordmaster": "space:swordmaster", "council": "space:high_council", "mentat": "space:mentat",
    "foldspace": "space:foldspace_space",
}  # fmt: skip


# --- names -------------------------------------------------------------------------------
def tell_thing(thing: int, words: Words) -> str:
    """The name of a piece, or nothing for no piece."""
    if thing & ~KIND_OF == OF_HAGAL:  # most of them are named after their space
        card = HAGAL[thing & KIND_OF]
        return _piece("space:" + card.space if card.space else card.id, words)
    return _piece(thing_name(thing), words) if thing else ""


def seat_names(state: State, words: Words) -> list[str]:
    """Everybody at the table by their Leaders; a seat that has none yet by its number."""
    names = []
    for seat, p in enumerate(state.players):
        if p.leader >= 0:
            names.append(tell_thing(OF_LEADER | p.leader, words))
        else:
            names.append(words.say("house-hagal") if p.rival == OBSTACLE else words.say("seat-name", n=seat))
    return names


def _piece(name: str, words: Words) -> str:
    """`card:stilgar` in the language."""
    return words.say(dashed(name.replace(":", "-")))


def _who(seat: int, words: Words, names: Sequence[str] | None, known: State | None = None) -> str:
    if seat == NOBODY:
        return ""
    if names is None and known is not None:
        names = seat_names(known, words)
    return names[seat] if names is not None and seat < len(names) else words.say("seat-name", n=seat)


def _yes(yes: bool) -> str:
    return "yes" if yes else "no"


# --- questions ---------------------------------------------------------------------------
def tell_decision(
    decision: Decision, words: Words, known: State | None = None, names: Sequence[str] | None = None
) -> str:
    """What the seat is asked."""
    kind = decision.kind
    question = _effect_asked(decision, words, known) if kind in _SAID_BY_EFFECT else _question(decision, words, known)
    if decision.party >= 0:
        question = words.say("ask-rival", who=_who(decision.party, words, names, known), question=question)
    piece = _box(known, words) if kind == "part" else tell_thing(decision.cause, words)
    if not piece or kind in _NAMED_WITHIN:
        return question
    return words.say("ask-by", piece=piece, question=question)


def _effect_asked(decision: Decision, words: Words, known: State | None) -> str:
    """The effect as far as it is still to be done."""
    if decision.node < 0:
        return say(fx.influence(fx.ANY), words)  # Connections
    node = NODES[decision.node]
    kind = decision.kind
    if kind == "trash":
        return say(node, words, "effect" if "none" in decision.words() else "cost")
    if kind == "discard" and known is not None:
        return say(fx.discard(known.stack[-1][3]), words)
    if node.op == fx.INFLUENCE_DIFFERENT and _factions_left(decision, node, known) == 1:
        return say(fx.influence(fx.ANY), words)
    return say(node, words)


def _factions_left(decision: Decision, node: Effect, known: State | None) -> int:
    if decision.kind == "rival_faction":
        return known.stack[-1][4] >> 4 if known is not None else node.a
    return node.a - _taken(decision)


def _taken(decision: Decision) -> int:
    """How many factions have been picked already, where each may be picked once."""
    return sum(word.startswith("faction:") for word in decision.vocabulary.words) - len(decision.options)


def _question(decision: Decision, words: Words, known: State | None) -> str:
    kind = decision.kind
    id = "ask-" + dashed(kind)
    offered = {word.partition(":")[0] for word in decision.words()}
    if kind == "menu":
        end = _yes("end" in offered)
        if known is not None and known.turn_kind == AGENT_TURN:
            space = tell_thing(known.rules.space_thing[known.turn_space], words)
            return words.say("ask-menu-agent", end=end, piece=space)
        if known is not None and known.turn_kind == REVEAL_TURN:
            return words.say("ask-menu-reveal", end=end, n=known.players[decision.seat].persuasion)
        return words.say(id, end=end)
    if kind == "turn":
        return words.say(id, agent=_yes("card" in offered))
    if kind == "tokens":
        return words.say(id, n=1 + _taken(decision))
    if kind in ("option", "rival_option"):
        picked = known.stack[-1][3].bit_count() if known is not None else 0
        return words.say("ask-option", n=NODES[decision.node].a - picked, more=_yes(picked > 0))
    if kind == "peek":
        top = known.players[decision.seat].deck[-1] if known is not None else HIDDEN
        card = tell_thing(OF_CARD | top, words) if top != HIDDEN else ""
        return words.say(id, known=_yes(top != HIDDEN), card=card)
    if kind in ("combat", "won", "endgame"):
        return words.say(id, cards=_yes("intrigue" in offered), played=_yes("done" in offered))
    return words.say(id, piece=tell_thing(decision.cause, words))


def _box(known: State | None, words: Words) -> str:
    """The box whose parts are asked for, by the piece it stands on."""
    parts = _open_parts(known, "part")
    return tell_thing(parts[0].thing, words) if parts else ""


def _open_parts(known: State | None, kind: str) -> list[Effect]:
    """The effects of the box that a question of this kind is about; none if the position is not known."""
    if known is None:
        return []
    return [NODES[part] for word, part in known.todo if kind == "reward_part" or word == known.stack[-1][2]]


# --- answers -----------------------------------------------------------------------------
def tell_option(
    decision: Decision,
    option: int,
    words: Words,
    known: State | None = None,
    names: Sequence[str] | None = None,
) -> str:
    """A short label for one answer."""
    kind = decision.kind
    word = decision.vocabulary.word(option)
    sort, _, which = word.partition(":")
    if sort in _PLAIN_WORDS:
        return words.say("do-" + sort)
    if kind == "rival_pay" and sort == "yes":
        return phrase(NODES[decision.node], words)
    if sort in ("yes", "no", "none"):
        return words.say(f"do-{dashed(kind)}-{sort}")
    if sort == "seat":
        return _who(int(which), words, names, known)
    if sort in ("faction", "leader"):
        return _piece(word, words)
    if sort == "space":
        place = _piece(word, words)
        return words.say("do-agent-at", piece=place) if kind in ("agent", "recall") else place
    if sort == "agent":
        return words.say("do-agent-ready")
    if sort == "intrigue":
        return words.say("do-play", piece=_piece(word, words))
    if sort == "deploy":
        return words.say("do-deploy", n=int(which))
    if sort == "box":
        return _box_label(decision, option, words, known)
    if sort == "acquire":
        return _acquire_label(decision, which, words, known)
    if sort in ("card", "discard", "inplay"):
        return _card_label(decision, sort, which, words, known)
    if sort == "number":
        return _number_label(decision, int(which), words)
    if sort == "part":
        for part in _open_parts(known, kind):
            if PART_OF_BOX[part.id] == int(which):
                return phrase(part, words)
        return words.say("do-part", n=int(which) + 1)
    if kind == "peek":
        return words.say("do-peek-trash" if int(which) else "do-peek-draw")
    if kind == "trash":
        piece = tell_thing(OF_CARD | known.turn_card, words) if known is not None else ""
        return words.say("do-trash-twin", known=_yes(known is not None), piece=piece)
    # One branch of a choice; a troop is the second one of Test of Humanity.
    branch = 1 if sort == "troop" else int(which)
    return phrase(NODES[decision.node].kids[branch], words)


def _box_label(decision: Decision, word: int, words: Words, known: State | None) -> str:
    """What the box does, as far as it is still open, and the piece it stands on."""
    parts = open_parts(known, decision.seat, word) if known is not None else []
    if not parts:  # the position is not known here
        which = decision.vocabulary.word(word).partition(":")[2]
        if which in ("space", "influence"):
            return words.say("do-box-" + which)
        return words.say("do-box", piece=_piece("card:" + which, words))
    text = phrase(NODES[parts[0]], words)
    for part in parts[1:]:
        text = words.say("do-box-more", a=text, b=phrase(NODES[part], words))
    assert known is not None
    of_space = word in (BOX_SPACE, BOX_INFLUENCE)
    rules = known.rules
    piece = rules.space_thing[known.turn_space] if of_space else OF_CARD | rules.kind[word]
    return words.say("do-box-by", effect=text, piece=tell_thing(piece, words))


def _acquire_label(decision: Decision, which: str, words: Words, known: State | None) -> str:
    aside = which == "aside"
    if aside and known is None:
        return words.say("do-acquire-aside")
    there = speaking(decision.vocabulary).card
    card = known.players[decision.seat].aside if aside and known is not None else there[which]
    piece = tell_thing(OF_CARD | card, words)
    if decision.kind == "aside":
        return words.say("do-aside", piece=piece)
    if decision.kind == "acquire":  # without Persuasion
        return words.say("do-acquire-free", piece=piece)
    if aside:
        return words.say("do-acquire", piece=piece, n=CARD_COST[card] - ASIDE_DISCOUNT)
    return words.say("do-acquire", piece=piece, n=CARD_COST[card] if known is None else price_of(known, card))


def _card_label(decision: Decision, place: str, which: str, words: Words, known: State | None) -> str:
    kind = decision.kind
    piece = _piece("card:" + which, words)
    if kind == "trash":
        twins = TWIN in decision.options and known is not None and known.turn_card == known.rules.card[which]
        return words.say("do-trash-played" if place == "inplay" and twins else "do-trash-" + place, piece=piece)
    if kind == "fetch":
        return words.say("do-fetch", piece=piece)
    return words.say("do-play" if kind == "turn" else "do-discard", piece=piece)


def _number_label(decision: Decision, n: int, words: Words) -> str:
    if decision.kind == "melange":
        spice, solari = words.say("amount-spice", n=n), words.say("amount-solari", n=dict(MELANGE_RATES)[n])
        return words.say("do-melange", spice=spice, solari=solari)
    return words.say("do-deploy" if NODES[decision.node].op == fx.DEPLOY else "do-retreat", n=n)


# --- the log -----------------------------------------------------------------------------
def tell_event(event: Event, words: Words, names: Sequence[str] | None = None) -> str:
    """One line of the log; a piece the reader may not know (see `Event.seen_by`) is not named."""
    kind = event.kind
    who = _who(event.seat, words, names)
    cause = tell_thing(event.cause, words)
    if kind in RESOURCES:
        text = words.say("event-gain", who=who, amount=words.say("amount-" + kind, n=event.amount))
    elif kind in _PAYMENTS:
        text = words.say("event-pay", who=who, amount=words.say("amount-" + _PAYMENTS[kind], n=event.amount))
    else:
        text = words.say(
            "event-" + dashed(kind),
            who=who,
            n=abs(event.amount),
            lost=_yes(event.amount < 0),
            top=_yes(event.amount > 0),
            thing=tell_thing(event.thing, words),
            known=_yes(event.thing != 0),
            nobody=_yes(event.seat == NOBODY),
            cause=cause if kind == "defend" else "",
            factions=_factions(event.amount, words) if kind == "masterstroke" else "",
            **{"with": _with(event.thing & KIND_OF, words) if kind == "influence" else ""},
        )
    if cause in ("", who, tell_thing(event.thing, words)) or kind in _CAUSE_UNSAID:
        return text
    if _TOLD_WITH_SPACE.get(kind) == thing_name(event.cause):
        return text
    return words.say("event-because", event=text, cause=cause)


def _with(faction: int, words: Words) -> str:
    return words.say("which-faction", faction=FACTIONS[faction])


def _factions(bits: int, words: Words) -> str:
    return join([_with(f, words) for f in range(len(FACTIONS)) if (bits >> f) & 1], words, "names-and")


# --- the end -----------------------------------------------------------------------------
def tell_outcome(outcome: Outcome, words: Words, names: Sequence[str] | None = None) -> str:
    """Who won, with how many points and by what, and why the game was over."""
    winners = outcome.winners
    won = words.say(
        "outcome-won",
        winners=join([_who(seat, words, names) for seat in winners], words, "names-and"),
        count=len(winners),
        points=outcome.points[winners[0]],
        tie=outcome.tie_break,
    )
    return words.say("effect-next", a=won, b=words.say("outcome-why", reason=outcome.reason, n=POINTS_TO_END))
