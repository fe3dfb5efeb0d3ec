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
