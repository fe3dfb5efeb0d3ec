### Style: docs/style/en.md

# Effects of the cards of Rise of Ix, and its Leaders

effect-bottom-intrigue =
    { $n ->
        [one] put { $n } of your Intrigue cards under the Intrigue deck
       *[other] put { $n } of your Intrigue cards under the Intrigue deck
    }
effect-extra-turn = you may take another turn at once
effect-cheaper-space = sending this Agent to { $space } costs { $n } spice less
effect-lose-any-troop =
    { $n ->
        [one] lose { $n } troop from your garrison or the Conflict
       *[other] lose { $n } troops from your garrison or the Conflict
    }
effect-influence-of-space = gain { $n } influence with the faction of the space you sent an Agent to this turn
effect-influence-where-agents = gain { $n } influence with each faction that has one of your Agents on its spaces
effect-on-winning = if you win this Conflict, { $effect }
# $goals: conditions; $rewards: effect-goals-met of each number
effect-goals = of these goals: { $goals } – { $rewards }
effect-goals-met = if you meet { $n }, { $effect }
cond-joined-enemy = an enemy Agent is on the space you sent this Agent to
cond-agent-on-space-of = you have an Agent on a space of { $with }
cond-agents-on =
    { $n ->
        [one] you have an Agent on a space with { $icons }
       *[other] you have { $n } or more Agents on spaces with { $icons }
    }
cond-solari-at-least = you have { $n } or more Solari

do-lose-any-troop-garrison = From the garrison
do-lose-any-troop-conflict = From the Conflict
ask-lose-any-troop = Where do you lose the troop?
event-extra-turn = { $who } takes another turn
event-intrigue-buried =
    { $known ->
        [yes] { $who } puts { $thing } under the Intrigue deck
       *[no] { $who } puts an Intrigue card under the Intrigue deck
    }

## Leaders

trait-one-step-ahead-text = at the start of the round set a card of your hand aside; at the start of your second turn of the round show it and take it back. If it sends an Agent in that turn, gain 1 spice if it has exactly one Agent icon, otherwise 1 Solari
trait-heavy-lasgun-cannons-text = your dreadnoughts have strength 4 instead of 3
trait-careful-observation-text = a Snooper token lies at 2 influence on each track. When you reach one, move it to the topmost free slot of your Leader and take the reward of the slot
trait-smuggling-operation-text = start without water; each time you gain Solari in your own turn, gain 1 more
trait-intelligence-text = at the start of the game look at the top 2 cards of the Intrigue deck, keep one and put the other back on top

effect-track-bonus = take the bonus that the faction's track has for 4 influence
effect-snooped-influence = gain { $n } influence with that faction
effect-influence-with-snooper = gain { $n } influence with a faction whose track still has a Snooper token

ask-snooped = Which Snooper token goes to your Leader first?
do-snooper-slot-yes = Pay for it
do-snooper-slot-no = Leave it
ask-set-aside = Which card do you set aside until your second turn?
ask-intelligence = Which of these Intrigue cards do you keep?
event-card-set-aside =
    { $known ->
        [yes] { $who } sets { $thing } aside
       *[no] { $who } sets a card aside
    }
event-card-taken-back = { $who } shows { $thing } and takes it back
event-snooper = { $who } moves the Snooper token of { $thing } to slot { $n }
