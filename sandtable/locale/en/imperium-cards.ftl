### Style: docs/style/en.md

# What effects say that came with later boxes of the family, and what is asked about them: see imperium-effects.ftl for
# the arguments that every effect-… message is given.

## Effects that hold others

effect-then = { $first }, then { $second }
lines-two = { $a }; and { $b }
lines-more = { $a }; { $b }
lines-last = { $a }; and { $b }
effect-each-acquired = for each card you acquire from then on, { $effect }

## Effects

# A card of the faction $name, not the card that says so; $place: play or hand
effect-trash-another =
    { $place ->
        [hand] trash another { $name } card from your hand
       *[play] trash another { $name } card you have in play
    }
effect-trash-from =
    { $voice ->
        [effect] you may trash a card { $place ->
            [hand] from your hand
           *[play] you have in play
        }
       *[other] trash a card { $place ->
            [hand] from your hand
           *[play] you have in play
        }
    }
effect-trash-intrigue = trash { $n } of your Intrigue cards
effect-discard-intrigue = discard { $n } of your Intrigue cards
effect-return-self = return this card to your hand
effect-acquire-for-solari = you may pay Solari to acquire a card that costs as much; it goes to your hand
# $cond: only then to the hand, else to the discard pile
effect-acquire-to-hand = acquire a card that costs { $n } or less without Persuasion; it goes to your hand if { $cond }
# $exact: $n troops; else $n to $most
effect-retreat-exactly =
    { $exact ->
        [yes] retreat { $n ->
            [one] { $n } troop
           *[other] { $n } troops
        }
       *[no] retreat { $n } to { $most } troops
    }
effect-lose-influence-times =
    { $times ->
        [2] lose { $n } influence with a faction of your choice, twice
       *[other] lose { $n } influence with a faction of your choice, { $times } times
    }
effect-recall-another-agent = recall another of your Agents from the board (it can be sent again)

## Rules that no tree can say

hook-ignore-requirements = this Agent ignores the influence that spaces require
hook-deploy-recruited = you may deploy the troops you recruit this turn, even if the space is no Combat space
hook-sift = look at the top three cards of your deck: draw one, discard one and trash one

## Conditions, to stand behind "if"

cond-sent-to-maker = you sent this Agent to a Maker space
cond-sent-to-faction = you sent this Agent to a faction space
cond-discarded = it was a { $name } card
cond-deck-at-least = your deck has { $n } or more cards
cond-has-swordmaster = you have your Swordmaster
cond-shadow-alliance = you have { $n } or more influence with a faction whose Alliance an opponent holds

## What is counted, to stand behind "for each"

count-revealed-of = { $name } card you have revealed this turn, this one included
count-other-revealed-with-swords = other card you have revealed this turn that gives swords

## Questions and answers

ask-line = Choose an effect of the card.
do-line-none = Use no more effects
ask-order = Which effect first?
# $trashed: one of the three is trashed already
ask-sift =
    { $trashed ->
        [yes] Which card do you discard? You draw the other one.
       *[no] The top three cards of your deck: which one do you trash?
    }
do-sift-trash = Trash { $piece }
do-trash-intrigue = Trash { $piece }

## The log

event-returned = { $who } returns { $thing } to hand
event-intrigue-trashed = { $who } trashes { $thing }
event-intrigue-discarded = { $who } discards { $thing }
