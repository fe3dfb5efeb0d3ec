### Style: docs/style/en.md

# Rivals with cards of their own, and their House Hagal cards: effects, conditions, the log.
# The arguments of effect-… messages are told in imperium-effects.ftl.

## Effects and conditions

# $which: lowest, highest, alliance, or position: the faction in place $position of the Rival card’s order
effect-rival-influence =
    { $verb ->
        [yes] gain { $n } influence with { $which ->
            [lowest] the faction where it has least
            [highest] the faction where it has most
            [alliance] the faction where this wins the Alliance, otherwise the one where it has least
           *[position] faction { $position } of its order
        }
       *[no] +{ $n } influence with { $which ->
            [lowest] the faction where it has least
            [highest] the faction where it has most
            [alliance] the faction where this wins the Alliance, otherwise the one where it has least
           *[position] faction { $position } of its order
        }
    }
# $where: icon (a post of a space with the icon $icon), or faction
effect-rival-spy =
    { $where ->
        [icon] place a Spy on a post of a space with the icon { $icon }
       *[faction] place a Spy on the post of the first faction of its order that is free
    }
cond-last-conflicts = the Conflict is of level III
cond-may-summon = you have Maker Hooks and sandworms can come to this Conflict

## The log

# $thing: the Rival’s card
event-rival = { $thing } is a Rival in this game
event-scheme = { $who } has a third Spy on the board and uses its scheme
event-die = The die shows { $n }
event-churned = { $thing } leaves the Imperium Row

## The parts of a Rival card

label-swordmaster-level = Swordmaster level
label-scheme = Scheme
label-priority = Order of factions
# Of a Rival of the streamlined game
rival-cannot-win = cannot win and gathers no points
