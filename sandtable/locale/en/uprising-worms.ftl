### Style: docs/style/en.md

# Sandworms, Maker Hooks and the Shield Wall

effect-worm =
    { $n ->
        [one] summon { $n } sandworm to the Conflict
       *[other] summon { $n } sandworms to the Conflict
    }
# $may: it can be left undone
effect-break-wall =
    { $may ->
        [yes] you may remove the Shield Wall for the rest of the game
       *[no] remove the Shield Wall for the rest of the game
    }
effect-maker-hooks = take Maker Hooks if you have none
cond-hooks = you have Maker Hooks
cond-worm-possible = sandworms can come to this Conflict
cond-worms-at-least = you have { $n ->
        [one] a sandworm
       *[other] { $n } or more sandworms
    } in the Conflict
cond-units-at-least = you have { $n } or more units in the Conflict
cond-entered-at-least = { $n } or more of your units have entered the Conflict this turn
count-worms = sandworm you have in the Conflict
ask-break-wall = Remove the Shield Wall for the rest of the game?
do-break-wall-yes = Remove it
do-break-wall-no = Leave it
event-worm =
    { $n ->
        [one] { $who } summons a sandworm
       *[other] { $who } summons { $n } sandworms
    }
event-worms-home =
    { $n ->
        [one] The sandworm of { $who } leaves
       *[other] The { $n } sandworms of { $who } leave
    }
event-maker-hooks = { $who } takes Maker Hooks
event-wall-broken = { $who } removes the Shield Wall
# Part of a side's strength in a Conflict that is told once more
recap-worms-home =
    { $n ->
        [one] { $n } sandworm
       *[other] { $n } sandworms
    }
# $stands: it is on the board; $guards: this Conflict
note-wall =
    { $stands ->
        [yes] { $guards ->
            [yes] The Shield Wall guards this Conflict: no sandworm can come to it while the wall stands.
           *[no] The Shield Wall stands, but does not guard this Conflict: sandworms can come to it.
        }
       *[no] The Shield Wall is gone: sandworms can come to every Conflict.
    }
# $spaces: where sandworms are summoned
note-hooks =
    { $own ->
        [yes] With your Maker Hooks you may summon sandworms instead of taking spice: { $spaces }.
       *[no] With Maker Hooks you could summon sandworms instead of taking spice: { $spaces }.
    }
# $n: own sandworms; $possible: they can come to this Conflict
note-worms =
    { $n ->
        [0] { $possible ->
            [yes] A sandworm would have strength { $strength } and double your reward.
           *[no] No sandworm can come to this Conflict.
        }
        [one] Your sandworm has strength { $strength } and doubles your reward.
       *[other] Your sandworms have strength { $strength } each and double your reward.
    }
