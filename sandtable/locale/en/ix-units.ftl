### Style: docs/style/en.md

# Dreadnoughts of Rise of Ix, and units of any sort

unit-dreadnought = Dreadnought
unit-troop = Troop
do-deploy-dreadnought = Deploy a dreadnought
do-unit-none = None

effect-commission-dreadnought =
    { $n ->
        [one] commission { $n } dreadnought
       *[other] commission { $n } dreadnoughts
    }
effect-retreat-units = retreat { $n } units (troops or dreadnoughts)
effect-deploy-units = deploy up to { $n } units (troops or dreadnoughts) from your garrison
effect-ambush = for each troop you deployed this turn, you may make an enemy unit retreat
effect-retreat-dreadnought =
    { $voice ->
        [opponent] retreat one of their dreadnoughts
       *[effect] retreat one of your dreadnoughts
    }
effect-dreadnought-to-supply = return a dreadnought from the Conflict to your supply, in place of taking control with it

cond-dreadnought-in-conflict = you have a dreadnought in the Conflict
cond-dreadnoughts-at-least =
    { $n ->
        [one] you have commissioned a dreadnought
       *[other] you have commissioned { $n } dreadnoughts
    }
cond-dreadnoughts-below =
    { $n ->
        [one] you have commissioned no dreadnought
       *[other] you have commissioned fewer than { $n } dreadnoughts
    }
count-dreadnoughts = dreadnought you have in the Conflict

ask-control-place = Which place does your dreadnought control until the end of the next Combat?
ask-ambush = Whose unit must retreat?
ask-ambushed = Which unit must retreat?

event-commission =
    { $n ->
        [one] { $who } commissions a dreadnought
       *[other] { $who } commissions { $n } dreadnoughts
    }
event-deploy-dreadnought =
    { $n ->
        [one] { $who } deploys a dreadnought
       *[other] { $who } deploys { $n } dreadnoughts
    }
event-retreat-dreadnought =
    { $n ->
        [one] A dreadnought of { $who } retreats
       *[other] { $n } dreadnoughts of { $who } retreat
    }
event-lose-dreadnought =
    { $n ->
        [one] A dreadnought of { $who } returns to the supply
       *[other] { $n } dreadnoughts of { $who } return to the supply
    }
event-home-dreadnought =
    { $n ->
        [one] { $who }’s dreadnought returns to the garrison
       *[other] { $who }’s { $n } dreadnoughts return to the garrison
    }
event-home-heavy-dreadnought = { event-home-dreadnought }
event-dreadnought-over = { $who }’s dreadnought takes control of { $thing }
event-dreadnought-returns = { $who }’s dreadnought leaves { $thing } for the garrison
recap-home-dreadnought =
    { $n ->
        [one] { $n } dreadnought
       *[other] { $n } dreadnoughts
    }
recap-home-heavy-dreadnought = { recap-home-dreadnought }

# $who: its owner; $now: it goes home at the end of this round's Combat
note-dreadnought-over =
    { $now ->
        [yes] A dreadnought of { $who } controls this place until the end of this round's Combat.
       *[no] A dreadnought of { $who } controls this place until the end of the next round's Combat.
    }
note-dreadnought = A dreadnought has strength { $n } in the Conflict. After Combat it returns to the garrison; if you win, one takes control of a place.

## Marks on cards

label-mark = Mark
# $icons: the Agent icons with the mark
mark-infiltrate = infiltration: with { $icons } its Agent may go to a space although enemy Agents are there
mark-unload = Unload: what it gives when revealed it also gives when it is discarded or trashed
event-unload = { $who } unloads { $thing }
do-unload-yes = Use it
do-unload-no = Leave it
