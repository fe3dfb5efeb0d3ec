"""Questions to everybody who might hold a card, which reveal nothing about a hand (CLA-17.2, CLA-20.2)."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.classic.lab.position import build
from sandtable.classic.rules.game import Game
from sandtable.classic.rules.state_data import NUMBERS
from sandtable.classic.rules.words import PASS, VOCABULARY
from sandtable.classic.tell.offers import offer, offers
from sandtable.core.fluent import Words
from sandtable.core.rng import Rng
from sandtable.core.titles import meta
from tests.citing import rule
from tests.classic.cases import EVERYTHING

ENGLISH = Words("en")


class Asked:
    """A question to everybody who might hold a card: a position, the steps to it, the kind of question and the seats.

    Two seats swap what they hold, so that first one and then the other has the card in question. `given` configures
    both.
    """

    def __init__(self, kind: str, seats: list[str], steps: list[str], one: list[str], other: list[str], **given: Any):
        self.kind = kind
        self.seats = seats  # the first two swap what they hold, the last one watches
        self.steps = steps
        self.held = (one, other)
        self.what = given.pop("what", "hand")
        self.asked = given.pop("asked", seats[:2])
        self.given = given

    def game(self, swapped: bool) -> Game:
        players: dict[int, dict[str, Any]] = {seat: {"faction": id} for seat, id in enumerate(self.seats)}
        for seat, id in enumerate(self.seats):
            players[seat].update(self.given.get(id, {}))
        for seat in range(1 if self.what == "dancers" else 2):
            players[seat][self.what] = self.held[seat ^ swapped]
        table = {key: value for key, value in self.given.items() if key not in self.seats}
        table.setdefault("attentive", self.kind == "moment")
        game = build({"seats": len(self.seats), "players": players, **table})
        for step in self.steps:
            who, *words = step.split()
            while who == "until" and game.decision(game.to_act[0]).kind != words[0]:  # everybody declines
                game.apply(game.to_act[0], game.decision(game.to_act[0]).options[0])
            for word in words if who != "until" else []:
                game.apply(self.seats.index(who), game.vocabulary.number(word))
        return game


GONE = ["karama", "karama", "truthtrance", "truthtrance", "tleilaxu_ghola"]
TRIO = ["emperor", "harkonnen", "spacing_guild"]
PLANS = "leader:{} none none no dial:0 number:0"
BASIN = {"basin@8": {"emperor": 1, "harkonnen": 2}}
INTERRUPTS = {
    "karama": Asked(
        "stop", ["emperor", "harkonnen", "atreides"], [], ["karama"], ["baliset"], phase="bidding",
    ),
    "harvester": Asked(
        "harvester", TRIO, [], ["harvester"], ["baliset"], phase="spice_blow", treachery_more=True, storm=1,
        spice_deck=["south_mesa"],
    ),
    "weather_control": Asked(
        "weather_control", TRIO, ["emperor number:1", "harkonnen number:1"], ["weather_control"], ["baliset"],
        phase="storm", wheels=["emperor", "harkonnen"],
    ),
    "family_atomics": Asked(
        "family_atomics", TRIO, ["emperor number:1", "harkonnen number:1"], ["family_atomics"], ["baliset"],
        phase="storm", wheels=["emperor", "harkonnen"], treachery_discard=["weather_control"],
        forces={"sihaya_ridge@8": {"emperor": 1}, "gara_kulon@7": {"harkonnen": 1}},
    ),
    "hajr": Asked(
        "hajr", TRIO, ["emperor pass pass"], ["hajr"], ["baliset"], phase="shipment_movement", storm=1,
        order=TRIO, forces={"basin@8": {"emperor": 2}}, asked=["emperor"],
    ),
    "traitor": Asked(
        "call_traitor", TRIO, [f"emperor {PLANS.format('caid')}", f"harkonnen {PLANS.format('umman_kudu')}"],
        ["umman_kudu"], ["feyd_rautha"], what="traitors", phase="battle", order=TRIO, forces=BASIN,
    ),
    "face_dancer": Asked(
        "face_dancer", ["tleilaxu", "emperor", "harkonnen"],
        [f"harkonnen {PLANS.format('feyd_rautha')}", f"emperor {PLANS.format('bashar')}"],
        ["feyd_rautha", "umman_kudu"], ["caid", "burseg"], what="dancers",
        phase="battle", order=["harkonnen", "emperor", "tleilaxu"], forces=BASIN, asked=["tleilaxu"],
    ),
    "voice": Asked(
        "plan", ["emperor", "harkonnen", "bene_gesserit"], ["bene_gesserit voice:play_lasgun", "emperor leader:caid"],
        ["lasgun"], ["baliset"],
        phase="battle", order=["emperor", "bene_gesserit", "harkonnen"], treachery_discard=GONE,
        forces={"basin@8": {"emperor": 1, "bene_gesserit": 2}}, asked=["emperor", "bene_gesserit"],
    ),
    "stopped_voice": Asked(
        "stop", ["emperor", "harkonnen", "bene_gesserit"], ["bene_gesserit voice:play_lasgun"], ["karama"], ["baliset"],
        phase="battle", order=["emperor", "bene_gesserit", "harkonnen"], treachery_discard=GONE[2:],
        forces={"basin@8": {"emperor": 1, "bene_gesserit": 2}},
    ),
    "prescience": Asked(
        "show_element", ["emperor", "harkonnen", "atreides"], ["atreides element:weapon"], ["lasgun"], ["shield"],
        phase="battle", order=["emperor", "atreides", "harkonnen"], treachery_discard=GONE,
        forces={"basin@8": {"emperor": 1, "atreides": 2}}, asked=["emperor"],
    ),
    "worm_ride": Asked(
        "stop", ["emperor", "harkonnen", "fremen"], ["until ride", "fremen part:tueks_sietch@4 number:2"],
        ["karama"], ["baliset"],
        phase="spice_blow", turn=2, storm=1, pile_a=["old_gap"], spice_deck=["shai_hulud", "south_mesa"],
        forces={"old_gap@9": {"fremen": 2}},
    ),
    "in_battle": Asked(
        "stop_in_battle", ["emperor", "harkonnen", "fremen"],
        ["until plan", f"fremen {PLANS.format('jamis')}", f"emperor {PLANS.format('caid')}"], ["karama"], ["baliset"],
        advanced=True, phase="battle", order=["fremen", "emperor", "harkonnen"], treachery_discard=GONE[2:],
        forces={"basin@8": {"emperor": 1, "fremen": 2}},
    ),
}  # fmt: skip


MOMENTS = {
    "truthtrance": Asked("moment", TRIO, [], ["truthtrance"], ["baliset"], phase="storm", moment=True),
    "ghola": Asked(
        "moment", TRIO, [], ["tleilaxu_ghola"], ["baliset"], phase="storm", moment=True,
        emperor={"tanks": 3}, harkonnen={"tanks": 3},
    ),
    "amal": Asked(
        "moment", TRIO, [], ["amal"], ["baliset"], phase="storm", moment=True, treachery_more=True,
        treachery_discard=GONE,
    ),
    "thumper": Asked(
        "moment", TRIO, [], ["thumper"], ["baliset"], phase="spice_blow", moment=True, treachery_more=True,
        treachery_discard=[*GONE, "amal"],
    ),
    "power_within_a_phase": Asked(
        "moment", ["emperor", "harkonnen", "bene_gesserit"], ["bene_gesserit pass"], ["karama"], ["baliset"],
        advanced=True, phase="shipment_movement", order=["bene_gesserit", "emperor", "harkonnen"],
        treachery_discard=[*GONE[2:], "hajr"], emperor={"tanks": 3}, bene_gesserit={"hand": ["jubba_cloak"]},
    ),
}  # fmt: skip


def test_every_interrupt_can_be_declined_beforehand() -> None:
    """The exceptions are not offers: a plan under the Voice, and an answer to prescience."""
    known = {offer["id"] for offer in offers(meta("classic").check({"seats": 6, **EVERYTHING}), ENGLISH)}
    found = {name: offer(case.game(False), case.game(False).to_act[0]) for name, case in INTERRUPTS.items()}
    assert {name for name, what in found.items() if what is None} == {"voice", "prescience"}
    assert {what[0] for what in found.values() if what is not None} <= known
    assert {"karama", "hajr", "call_traitor"} <= known
    for what, case in ((what, INTERRUPTS[name]) for name, what in found.items() if what is not None):
        game = case.game(False)
        assert all(what[1] in game.decision(seat).options for seat in game.to_act)
    plain = [offer["id"] for offer in offers(meta("classic").check({"seats": 6}), ENGLISH)]
    assert not {"harvester", "face_dancer", "stop_shipment"} & set(plain)


@rule("CLA-17.2", "CLA-20.6")
@pytest.mark.parametrize("name", MOMENTS)
def test_nobody_learns_who_wished_to_be_asked(name: str) -> None:
    """Everybody is shown as asked, and nobody can tell who answers."""
    case = MOMENTS[name]
    watcher = len(case.seats) - 1
    seen: list[list[Any]] = []
    asked: list[list[int]] = []
    for swapped in (False, True):
        game = case.game(swapped)
        asked.append(list(game.to_act))
        assert game.decision(asked[-1][0]).kind == case.kind
        assert list(game.deciding) == list(range(len(case.seats)))
        view = game.view(watcher)
        told = [repr(event.seen_by(watcher)) for event in game.take_events()]
        seen.append([view.pack(), view.as_dict(), told])
        world = game.resample(watcher, Rng(5))
        assert list(world.to_act) == [seat for seat in range(len(case.seats)) if seat != watcher]
    assert asked == [[0], [1]]
    assert seen[0] == seen[1]


@rule("CLA-17.2")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_wish_is_known_to_nobody_else(name: str) -> None:
    """A seat that wants to play something, or to be asked about it, is not seen to until it acts."""
    case = MOMENTS[name]
    word = {"power_within_a_phase": "power", "ghola": "tleilaxu_ghola"}.get(name, name)
    game = case.game(False)
    game.apply(0, PASS)
    game.wishes = [0] * game.seats
    before = [game.view(seat).pack() for seat in (1, 2)]
    said = VOCABULARY.number(f"hold:{word}")
    assert said in game.free_options(0)
    game.apply(0, said)
    assert game.wishes[0]
    counted = {"before": 1, "spoken": 1, "said": 1}  # that somebody has said a word
    for seat, known in zip((1, 2), before, strict=True):
        now = game.view(seat).pack()
        for count, more in counted.items():
            known["numbers"][NUMBERS.index(count)] += more
        assert now == known


@rule("CLA-20.2", "CLA-14.1")
@pytest.mark.parametrize("name", INTERRUPTS)
def test_all_who_might_are_asked_alike(name: str) -> None:
    """Seats with and without the card are asked at the same moments, and nobody else can tell them apart."""
    case = INTERRUPTS[name]
    watcher = len(case.seats) - 1
    seen: list[list[Any]] = []
    options = []
    offered = []
    for swapped in (False, True):
        game = case.game(swapped)
        assert {game.decision(seat).kind for seat in game.to_act} == {case.kind}
        assert [case.seats[seat] for seat in game.deciding] == case.asked
        offered.append([offer(game, seat) for seat in game.to_act])
        options.append([game.decision(seat).words() for seat in game.to_act if seat != watcher])
        view = game.view(watcher)
        told = [repr(event.seen_by(watcher)) for event in game.take_events()]
        seen.append([view.pack(), view.as_dict(), told])
        if len(game.deciding) > 1:  # sealed answers reveal nothing either
            seat = game.to_act[0]
            game.apply(seat, game.decision(seat).options[-1])
            seen[-1] += [game.view(watcher).pack(), game.take_events()]
    assert options[0] != options[1]  # yet their options differ
    assert seen[0] == seen[1]
    assert offered[0] == offered[1]  # whether it can be declined in advance depends on the question alone
