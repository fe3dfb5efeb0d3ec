"""Players in scenarios by name and by number, decks that are empty, and `ends turn`."""

from __future__ import annotations

from textwrap import dedent

import pytest

from sandtable import scenario
from sandtable.core.errors import BadScenario
from sandtable.imperium.lab.invariants import check
from sandtable.imperium.rules.game import Game
from sandtable.scenario import Scenario


def one(text: str) -> Scenario:
    (found,) = scenario.load(dedent(text))
    return found


def test_names_and_numbers_do_equally_well() -> None:
    """Players can be given by name and by number for the table, for players and for modules, in `given` and
    `expect`."""
    told = """
        id: {id}
        title: uprising
        given:
          seats: [john, abby, ned]
          first: {abby}
          turn: {john}
          alliance: {{guild: {ned}}}
          control: {{arrakeen: {abby}}}
          leaders: {{{ned}: lady_jessica}}
          spies: {{at: {{emperor: [{john}, {ned}]}}}}
          worms: {{hooks: [{abby}], sandworms: {{{abby}: 2}}}}
          icons: {{up: {{{john}: [objective:crysknife]}}}}
          choam: {{held: {{espionage: [{ned}]}}}}
          abilities: {{memories: {{{ned}: 2}}}}
          {ned}: {{influence: {{guild: 4}}}}
        do:
          - to act: {john}
          - {john} can reveal
        expect:
          first: {abby}
          alliance.guild: {ned}
          control: {{arrakeen: {abby}}}
          spies_at.emperor: [{ned}, {john}]
          spies_supply: {{{john}: 2, {abby}: 3}}
          worms_hooks: [{abby}]
          worms_sandworms.{abby}: 2
          icons_up: {{{john}: [objective:crysknife]}}
          choam_held.espionage: [{ned}]
          abilities_memories: {{{ned}: 2, {john}: 0}}
          {ned}: {{leader: lady_jessica}}
    """
    names = {"john": "john", "abby": "abby", "ned": "ned"}
    numbers = {"john": 0, "abby": 1, "ned": 2}
    for id, called in (("names", names), ("numbers", numbers)):
        found = one(told.format(id=id, **called)).run()
        assert found.problems == []
    mixed = told.replace("{abby}", "1").replace("worms_hooks: [1]", "worms_hooks: [ned]")
    (problem,) = one(mixed.format(id="mixed", **names)).run().problems
    assert problem == "expect worms_hooks: expected ned, found abby"


def test_a_name_of_a_piece_is_no_player() -> None:
    """If a player has the name of an observation post, the name means the post wherever a post is expected."""
    found = one("""
        id: called_like_a_post
        title: uprising
        given:
          seats: [guild, emperor, ned]
          turn: guild
          spies: {at: {emperor: [guild], guild: [emperor, ned]}}
        expect:
          spies_at: {emperor: [0], guild: [emperor, 2]}
    """)
    assert found.run().problems == []


def test_players_of_teams_by_name_and_number() -> None:
    """Players of teams can be given by name and number, and Commanders also by the id of their Leader."""
    text = """
        id: teams
        title: uprising
        given:
          seats: [muad, feyd, gurney, shaddam, jessica, irulan]
          turn: muad
          teams: {active: {KEY: ALLY}, arrows: {KEY: {left: carthag}}, served: [jessica]}
          muad: {agents_at: [carthag]}
          jessica: {swordmaster: yes}
        do:
          - expect: {teams_active: {KEY: nobody}}
          - muad reveals
          - muad chooses gurney
        expect:
          teams_active: {KEY: ALLY}
          teams_arrows: {KEY: {left: carthag, right: null}}
          teams_arrows.KEY.left: carthag
          teams_served: [4]
          teams_bonus: [jessica]
    """
    for key, ally in (("muad", "gurney"), ("0", "2"), ("muad_dib", "gurney")):
        assert one(text.replace("KEY", key).replace("ALLY", ally)).run().problems == []
    with pytest.raises(BadScenario, match="there is no player 'john'"):
        one(text.replace("KEY", "muad").replace("ALLY", "john"))
    wrong = one(text.replace("KEY", "muad").replace("ALLY", "gurney").replace("right: null", "right: arrakeen")).run()
    assert wrong.problems == ["expect teams_arrows.muad.right: expected arrakeen, found nothing"]


@pytest.mark.parametrize("title", ["imperium", "uprising"])
def test_an_empty_deck_is_empty(title: str) -> None:
    found = one(f"""
        id: empty
        title: {title}
        given: {{seats: [john, abby, ned], imperium_deck: [], intrigue_deck: []}}
        expect: {{row_size: 5, imperium_deck: [], intrigue_deck: [], reserve.the_spice_must_flow: 10}}
    """)
    assert found.run().problems == []
    start = found.start()
    assert isinstance(start, Game)
    check(start)


def test_the_owner_of_a_swordmaster_has_been_to_the_space_for_six() -> None:
    found = one("""
        id: closed
        title: uprising
        rules: [UPR-S11.1]
        given:
          seats: [muad, feyd, gurney, shaddam, jessica, irulan]
          turn: gurney
          gurney: {swordmaster: yes, hand: [dagger], solari: 16}
          jessica: {hand: [dagger], solari: 16}
        do:
          - gurney cannot play dagger to swordmaster
          - gurney can play dagger to assembly_hall
    """)
    assert found.run().problems == []


# --- ends turn ---------------------------------------------------------------------------
def test_ends_turn_declines_what_may_be_declined() -> None:
    """`ends turn` declines to gather intelligence with a Spy and to pay for an effect; neither needs a step of its
    own."""
    text = """
        id: declined
        title: uprising
        given:
          seats: [john, abby, ned]
          spies: {at: {landsraad_west: [john]}}
          john: {hand: [dagger], solari: 3, intrigue: [cunning], influence: {emperor: 2}}
        do:
          - john plays dagger to imperial_privilege
          - expect: {options_include: [none]}
          - john cannot end turn
          - john chooses none
          - john resolves space part 2
          - john ends turn
          - to act: abby
        expect:
          john: {intrigue_includes: [cunning]}
          spies_at.landsraad_west: [john]
    """
    assert one(text).run().problems == []


def test_ends_turn_answers_an_open_question() -> None:
    """`ends turn` declines the open question about the Spy; the spice of the space is gained automatically."""
    found = one("""
        id: asked
        title: uprising
        given:
          seats: [john, abby, ned]
          spies: {at: {imperial_basin: [john]}}
          john: {hand: [dune_the_desert_planet], spice: 0}
        do:
          - john plays dune_the_desert_planet to imperial_basin
          - expect: {options_include: [none]}
          - john ends turn
          - to act: abby
        expect:
          john: {hand: [], spice: 1}
          spies_at.imperial_basin: [john]
    """)
    assert found.run().problems == []


def test_ends_turn_leaves_a_choice_to_be_made() -> None:
    """`ends turn` does not answer which row a card is acquired for, and does not take a turn that has not begun."""
    found = one("""
        id: choice
        title: uprising
        given:
          seats: [muad, feyd, gurney, shaddam, jessica, irulan]
          turn: irulan
          row: [calculus_of_power, overthrow, steersman, desert_power, leadership]
          teams: {throne: [calculus_of_power]}
          irulan: {hand: [convincing_argument, convincing_argument]}
        do:
          - irulan cannot end turn
          - irulan reveals
          - irulan acquires calculus_of_power
          - irulan cannot end turn
          - irulan chooses yes
          - irulan ends turn
          - to act: muad
    """)
    assert found.run().problems == []


def test_ends_turn_in_the_classic_game() -> None:
    """`ends turn` declines both the shipment and the move of forces."""
    found = one("""
        id: stays
        title: classic
        given:
          seats: [atreides, harkonnen]
          deals: no
          order: [atreides, harkonnen]
          0: {spice: 5}
          treachery_discard: [truthtrance, truthtrance, tleilaxu_ghola, karama, karama]
          forces: {old_gap@9: {atreides: 3}}
        do:
          - to act: atreides
          - atreides ends turn
          - to act: 1
        expect:
          atreides: {spice: 5, forces: {old_gap@9: 3}}
    """)
    assert found.run().problems == []


def test_players_of_the_classic_game_by_name_and_number() -> None:
    """Wherever a faction is expected, its player may be named instead."""
    text = """
        id: called
        title: classic
        given:
          seats: [john, abby, ned]
          deals: no
          phase: battle
          JOHN: {faction: atreides}
          abby: {faction: harkonnen}
          2: {faction: emperor}
          order: [NED, JOHN, abby]
          allies: [[JOHN, NED]]
          forces: {old_gap@9: {JOHN: 5}, arrakeen@9: {emperor: 3}}
        expect:
          JOHN: {ally: NED, forces: {old_gap@9: 5}, faction: atreides}
          ned: {forces: {arrakeen@9: 3}}
          storm_order: [emperor, atreides, harkonnen]
          first: NED
    """
    for john, ned in (("john", "ned"), ("0", "2")):
        assert one(text.replace("JOHN", john).replace("NED", ned)).run().problems == []
    with pytest.raises(BadScenario, match=r"given\.order: there is no .paul."):
        one(text.replace("[NED, JOHN, abby]", "[NED, JOHN, paul]").replace("JOHN", "john").replace("NED", "ned"))
