### Style: docs/style/en.md

# Leaders with effects, pieces and sides of their own.

## Left abilities

# $text: what the ability does, the beginning of a sentence
line-in-reveal-turn = in your Reveal turn: { $text }
line-other-side = the other side of { $leader }
label-side = Side

trait-loyalty-text = whenever your influence with the Bene Gesserit reaches 2, gain 2 spice
trait-imperial-birthright-text = whenever your influence with the Emperor reaches 2, draw 1 Intrigue card
trait-limited-allies-text = you begin the game without { card-diplomacy } in your deck
trait-smuggle-spice-text = whenever an opponent sends an Agent to a Maker space that you spy on, gain 1 spice
trait-sardaukar-commander-text = both Sardaukar contracts are set aside for you; whenever you take a contract, you may take one of them instead

## Effects

effect-memory = a troop from your supply becomes a memory
effect-other-memories = you may take all your memories back into your supply, draw 1 card for each, and then turn this Leader to the other side
effect-repeat-space = carry out the printed effects of the space once more (no cost, no influence for the visit)
effect-training = move your token one step along the Training track, on a branch of your choice, and take what the step shows
effect-place-then = { $a }; { $b }
effect-chroniclers-insight = you may acquire a card that costs exactly 1 to your hand, or trash a card from your hand (gain 2 spice if it has a cost of 1 or more)
hook-no-deploying = none of your units may enter the Conflict for the rest of this turn

cond-strength-at-least = your strength is { $n } or more
cond-sent-to-space-of = you sent an Agent to a space of { $factions } this turn

## The table

ask-training = Along which branch of the Training track?
do-insight-acquire = Acquire { $piece } to your hand
do-insight-none = Do neither
event-memory = { $who } turns a troop into a memory
event-memories-home =
    { $n ->
        [0] { $who } has no memories to take back
        [one] { $who } takes { $n } memory back into the supply
       *[other] { $who } takes { $n } memories back into the supply
    }
event-leader-turned = { $who } turns the Leader card: { $thing }
event-training = { $who } moves the token on the Training track to step { $n }
