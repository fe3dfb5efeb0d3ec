"""Every rule that a game cites fits what happened, what is asked and why something is refused, by its cause."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.core.events import Event
from sandtable.core.fluent import Sayings
from sandtable.core.record import Record
from sandtable.core.titles import meta
from sandtable.imperium.boxes.base.cites import CITES as BASE
from sandtable.imperium.boxes.uprising.cites import CITES as UPRISING
from sandtable.imperium.boxes.uprising.rivals import CITES as RIVALS
from sandtable.imperium.boxes.uprising.six import CITES as SIX
from sandtable.imperium.rules import catalog
from sandtable.imperium.rules.citing import FAMILIES, LINES, Citations, causes_of, cite, lines_for
from sandtable.imperium.rules.event_rules import EVENT_MODULE, EVENT_RULES
from sandtable.imperium.rules.game import Game
from sandtable.imperium.rules.module import MODULES
from sandtable.imperium.rules.question import NAMED
from sandtable.imperium.rules.ruleset import Ruleset, ruleset_for
from sandtable.imperium.rules.state import AGENT_TURN, COMBAT
from sandtable.imperium.tell import closed, recaps, table
from sandtable.rulebook import rules
from tests.citing import rule
from tests.imperium.base.golden.make import GOLDEN as BASE_GAMES
from tests.imperium.cited_causes import Witness
from tests.imperium.cited_rules import EVENTS, QUESTIONS, REASONS, allowed
from tests.imperium.uprising.golden.make import GOLDEN as UPRISING_GAMES

FOLDER = UPRISING_GAMES.folder
GAMES = [
    *[("IMP-", path) for path in BASE_GAMES.files()],
    *[("UPR-", path) for path in UPRISING_GAMES.files()],
    *[("UPR-R", path) for path in sorted((FOLDER / "rivals").glob("*.txt"))],
    *[("UPR-S", path) for path in sorted((FOLDER / "six").glob("*.txt"))],
]
EVERY = 40  # decisions: how often the reasons of the position are looked at
SAID = re.compile(r"closed(-[a-z]+)+")


@cache
def texts() -> dict[str, str]:
    return {rule.id: rule.text for title in ("imperium", "uprising") for rule in rules(title)}


def of_its_book(cited: str, book: str) -> bool:
    """A mode has the rules of its box besides its own."""
    return (
        cited.startswith(book) if book == "IMP-" else cited.startswith(book) or re.match(r"UPR-\d", cited) is not None
    )


class Watched:
    """Plays a recorded game again and collects what it cites wrongly."""

    def __init__(self, book: str, path: Path) -> None:
        self.record = Record.from_text(path.read_text(encoding="utf-8"))
        self.book = book
        self.wrong: set[str] = set()
        self.witness = Witness()
        self.log: list[Event] = []
        self.words = Sayings()

    def play(self) -> set[str]:
        s = self.record.at(0, listen=True)
        assert isinstance(s, Game)
        setting_up = s.take_events()
        for event in setting_up:
            self.log.append(event)
            self.witness.follow(event)
        for number, move in enumerate(self.record.moves):
            self._asked(s, move.seat)
            if number % EVERY == 0:
                self._refused(s)
            decision = s.decision(move.seat)
            s.apply(move.seat, move.action)
            events = s.take_events()
            for at, event in enumerate(events):
                self.log.append(event)
                self.witness.follow(event)
                cause = self.witness.cause(at, events, s, decision)
                if event.kind == "reward":
                    continue  # by the strengths of all, once the Conflict is over
                self._check(f"{event.kind}", EVENTS, self.witness.party(event, s), cause, event.rule)
                if event.kind == "fought":
                    self._rewards(s)
        return self.wrong

    def _check(self, what: str, tables: dict[str, dict[str, str]], party: str, cause: str, cited: str) -> None:
        may = allowed(tables.get(what, {}), party, cause)
        if may is None or cited not in may or not of_its_book(cited, self.book):
            self.wrong.add(
                f"{what} of {party or 'a player'} by {cause or 'anything'} cites {cited}, not {sorted(may or [])}"
            )

    def _asked(self, s: Game, seat: int) -> None:
        decision = s.decision(seat)
        cause = catalog.thing_name(decision.cause).partition(":")[0]
        if decision.kind in ("menu", "part"):
            cause = "agent" if s.turn_kind == AGENT_TURN else "reveal"
        if decision.kind == "behalf":
            cause = "combat" if s.phase == COMBAT else "turns"
        party = "commander" if s.rules.sides and seat in (0, 3) else ""
        self._check(decision.kind, QUESTIONS, party, cause, table.cited(s, decision))

    def _refused(self, s: Game) -> None:
        names = [f"p{seat}" for seat in range(len(s.players))]
        for seat in range(s.seats):
            decision = s.decision(seat) if seat in s.to_act else None
            for reasons in (closed.closed(s, seat, decision, self.words, names), closed.rewards_closed(s, self.words)):
                for reason in [one for several in reasons.values() for one in several]:
                    said = SAID.search(reason["text"])
                    assert said is not None, reason
                    self._check("reason", {"reason": REASONS}, "", said.group(), reason["rule"])

    def _rewards(self, s: Game) -> None:
        """The rewards of the Conflict that has just been fought, by the recap of its strengths."""
        recap = table.lines(self.log, None, self.words, [f"p{seat}" for seat in range(len(s.players))])[-1]["recap"]
        strengths = {side["seat"]: side["strength"] for side in recap["sides"]}
        top = max(strengths.values())
        for event in self.log[max(at for at, one in enumerate(self.log) if one.kind == "round") :]:
            if event.kind != "reward":
                continue
            mine = strengths[event.seat]
            above = sum(1 for other in strengths.values() if other > mine)
            tied = list(strengths.values()).count(mine) > 1
            cause = ("tied first", "tied second", "tied third")[min(above, 2)] if tied else ""
            if not tied and above == 2 and list(strengths.values()).count(top) == 2:
                cause = "after a tie"
            yields = any(one.kind == "yielded" and one.number >= event.number - 4 for one in self.log)
            if cause == "after a tie" and yields:
                cause = ""
            self._check("reward", EVENTS, self.witness.party(event, s), cause, event.rule)


@pytest.mark.parametrize(("book", "path"), GAMES, ids=lambda given: given.stem if isinstance(given, Path) else given)
def test_citations_of_a_recorded_game_fit_their_causes(book: str, path: Path) -> None:
    assert Watched(book, path).play() == set()


# --- what is declared --------------------------------------------------------------------
BOXES = {"base": BASE, "uprising": UPRISING, "rivals": RIVALS, "six": SIX}
# What a rule must speak of to be behind an event, and to be behind a cause.
ABOUT = {
    "acquire": "[Aa]cquir|card|Row",
    "agent": "Agent",
    "alliance": "Alliance|token",
    "ask option": "[Cc]hoice",
    "bonus_swords": "sword",
    "contract": "contract",
    "control": "[Cc]ontrol|reward",
    "deploy": "deploy|troop|text",
    "discard": "discard|text",
    "draw": "[Dd]raw|card|effect|Spice Addict",
    "effect": "reward|bonus|box|[Aa]bilit|starts|gain|contract|get|water|reach",
    "fought": "[Tt]ie|wins|[Ss]trength|Conflict",
    "gain": "Solari|spice|resource|gain|box",
    "game_over": "Tie|win",
    "hagal": "House Hagal|card",
    "icon_turned": "icon|face|turned",
    "influence": "[Ii]nfluence|track|Faction|box|card|token|Choose two|icon means",
    "intrigue": "Intrigue|touch",
    "lose_troop": "troop|touch|named|loss",
    "pay": "cost|pay|spend|text|exchange|wins over|arrow|tile",
    "persuasion": "Persuasion|Reveal box|strength",
    "recruit": "troop|[Rr]ecruit",
    "reward": "reward|Tie|third",
    "spice": "spice|resource|icon",
    "spy": "Sp(y|ies)|cost|bonus",
    "strength": "[Ss]trength",
    "swordmaster": "Swordmaster|third Agent",
    "swords": "sword|strength",
    "vp": "point|VP|Alliance|token|Intrigue",
    "worm": "worm|units",
}
CAUSES = {
    "card": "card|box|Agent",
    "intrigue": "Intrigue|card|cost|condition|play",
    "space": "space|Agent|visit|Council|Privilege|Tabr",
    "conflict": "reward|Conflict|wins",
    "contract": "contract|reward",
    "leader": "ability|abilities|Leader|Halleck|Amber|Rival",
    "rival": "Rival|scheme|signet",
    "hagal": "card|Rival|icon",
    "faction": "[Ii]nfluence|track|level|Reaching",
}


@pytest.fixture(scope="module", autouse=True)
def everything() -> list[Ruleset]:
    """The rulesets that load all boxes and modules, so that their lines, events and pieces are known."""
    games: tuple[tuple[str, dict[str, Any]], ...] = (
        ("imperium", {}),
        ("uprising", {"seats": 6}),
        ("uprising", {"seats": 1, "choam": True}),
    )
    return [ruleset_for(title, meta(title).check(options)) for title, options in games]


def subject(line: str) -> str:
    return line.partition(" by ")[0].partition(" of ")[0]


def lines_of(box: str) -> dict[str, str]:
    """The lines of a box, and those of all as its book has them; rules that stand for rules, and reasons, are none."""
    own = {line: cited for line, cited in BOXES[box].items() if not re.match(r"[A-Z]|closed-|recap-", line)}
    if box != "base":
        return own
    return {**LINES, **own}


@pytest.mark.parametrize("box", BOXES)
def test_every_line_is_about_something_that_there_is(box: str) -> None:
    known = {*EVENT_RULES, *(f"ask {name}" for name in NAMED), *(one for some in FAMILIES.values() for one in some)}
    pieces = {catalog.thing_name(node.thing) for node in catalog.NODES}
    for line, cited in lines_of(box).items():
        assert subject(line) in known, line
        assert cited in texts(), line
        cause = line.partition(" by ")[2]
        assert ":" not in cause or cause in pieces, line
    for id, cited in BOXES[box].items():
        if id.startswith("closed-"):
            assert id in closed.RULES
        assert cited in texts(), id


@pytest.mark.parametrize("box", BOXES)
def test_the_rule_of_a_line_speaks_of_the_event_or_of_its_cause(box: str) -> None:
    for line, cited in lines_of(box).items():
        sought = [pattern for name, pattern in ABOUT.items() if subject(line).startswith(name)]
        cause = line.partition(" by ")[2]
        sought += [pattern for name, pattern in CAUSES.items() if cause.startswith(name)]
        sought += [f"(?i){cause.partition(':')[2].replace('_', '.')}"] if ":" in cause else []
        said = texts()[cited]
        assert not sought or any(re.search(pattern, said) for pattern in sought), f"{line}: {cited} {said}"


def test_the_rules_that_a_box_has_in_place_of_others_are_those_that_the_code_cites() -> None:
    recapped = re.findall(r'"(IMP-[\d.]+)"', inspect.getsource(recaps))
    asked = {question.rule for question in NAMED.values()}
    cited = {*EVENT_RULES.values(), *LINES.values(), *asked, *closed.RULES.values(), *recapped}
    for box, cites in BOXES.items():
        for id, own in cites.items():
            assert not id.startswith("IMP-") or (id in cited and own.startswith("UPR-")), (box, id)


def test_each_cause_has_few_rules_in_each_book() -> None:
    for tables in (EVENTS, QUESTIONS, {"reason": REASONS}):
        for what, by_cause in tables.items():
            for cause, cited in by_cause.items():
                found = cited.split()
                assert set(found) <= set(texts()), (what, cause)
                for book in (r"IMP-", r"UPR-\d", "UPR-R", "UPR-S"):
                    assert sum(1 for one in found if re.match(book, one)) <= (8 if what == "acquire" else 5), (
                        what,
                        cause,
                    )


def test_every_event_and_question_of_the_family_is_in_the_tables(everything: list[Ruleset]) -> None:
    elsewhere = set(MODULES) - {module.id for rules in everything for module in rules.modules}  # of a trial box
    assert {kind for kind in EVENT_RULES if EVENT_MODULE.get(kind, "") not in elsewhere} == set(EVENTS)
    ours = {name: one for name, one in NAMED.items() if type(one).__module__.startswith("sandtable.")}  # not of a test
    assert {name for name, question in ours.items() if question.module not in elsewhere} == set(QUESTIONS)
    assert set(closed.RULES) - set(REASONS) == {"closed-needs"}  # no space asks for anything but Influence


# --- how a line is chosen ----------------------------------------------------------------
def test_the_most_specific_line_wins() -> None:
    assert lines_for("solari", ["rival"], ["step", "card:x", "card"])[:3] == [
        "solari of rival by step",
        "gain of rival by step",
        "effect of rival by step",
    ]
    cites = Citations({"draw by card": "X-1.1", "draw of rival": "X-1.2", "IMP-15.5": "X-1.3", "draw by step": "X-1.4"})
    thing = catalog.OF_CARD
    assert cites.behind("draw", "IMP-15.5", "", "", thing, -1) == "X-1.1"
    assert cites.behind("draw", "IMP-15.5", "rival", "", thing, -1) == "X-1.2"
    assert cites.behind("draw", "IMP-15.5", "", "step", thing, -1) == "X-1.4"
    assert cites.behind("draw", "IMP-15.5", "", "", catalog.OF_INTRIGUE, -1) == "X-1.3"


def test_a_box_of_effects_is_a_cause_and_that_of_another_piece_is_not() -> None:
    control = next(node for node in catalog.NODES if node.where == "space:arrakeen control")
    assert "space control" in causes_of("", control.thing, control.id)
    assert "space control" not in causes_of("", control.thing + 1, control.id)
    assert causes_of("step", 0, -1) == ["step", "nothing"]


def test_a_line_is_declared_once() -> None:
    with pytest.raises(ValueError, match=r"'vp by level' cites IMP-14\.2 already"):
        cite({"vp by level": "IMP-1.1"})
    cite({"vp by level": "IMP-14.2"})


# --- the citations that did not fit ------------------------------------------------------
@rule("UPR-4.1", "UPR-4.3", "UPR-4.6", "UPR-5.3", "UPR-7.4", "UPR-3.7", "UPR-15.3", "UPR-16.4", "UPR-16.6")
def test_the_causes_that_once_shared_a_rule_have_their_own() -> None:
    cited: dict[str, set[str]] = {}
    for path in UPRISING_GAMES.files():
        record = Record.from_text(path.read_text(encoding="utf-8"))
        s = record.at(len(record.moves), listen=True)
        for event in s.take_events():
            cited.setdefault(event.kind, set()).add(event.rule)
    assert {"UPR-4.1", "UPR-3.11", "UPR-16.3"} <= cited["influence"]
    assert "UPR-4.2" not in cited["influence"]  # the top of the track
    assert cited["deploy_supply"] == {"UPR-5.3"}
    assert {"UPR-7.4", "UPR-8.7", "UPR-3.7", "UPR-15.3"} <= cited["pay_spice"] | cited["pay_solari"]
    assert {"UPR-16.3", "UPR-16.4", "UPR-16.5", "UPR-16.6"} == cited["reward"]
    assert {"UPR-4.3", "UPR-4.6", "UPR-4.7", "UPR-14.3", "UPR-16.3", "UPR-17.2", "UPR-17.4"} <= cited["vp"]
    assert "UPR-15.6" not in UPRISING.values()  # by which a card may be played, not refused
