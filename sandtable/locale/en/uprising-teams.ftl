### Style: docs/style/en.md

# Two teams: Commanders and allies, reinforcements, trade, the Throne Row

## Effects

effect-ally = for your activated ally: { $effect }
effect-each-ally = for each of your allies: { $effect }
# $may: each of them may leave it
effect-team =
    { $may ->
        [yes] each player of your team may: { $effect }
       *[no] for each player of your team: { $effect }
    }
effect-reinforce =
    { $n ->
        [one] reinforce: recruit { $n } troop for an ally of your team; it may be deployed at once
       *[other] reinforce: recruit { $n } troops, split between the allies of your team as you like; they may be deployed at once
    }
effect-trade = trade with a teammate: each may give the other any number of one good
effect-throne-row = move a card that is not Fremen from the Imperium Row to the Throne Row
effect-hire-swordmaster = take your Swordmaster, an Agent for one placement in the whole game, and a Swordmaster bonus token, worth 2 swords in each of your Reveal turns
effect-tribute = your team may pay { amount-spice } in any split: { $effect }
effect-deal-contracts = take both face-up contracts, one for each of your allies as you choose
cond-contracts-offered =
    { $n ->
        [one] a contract lies face up
       *[other] { $n } contracts lie face up
    }

## Questions

ask-served = Which ally does this Agent serve?
ask-send-swordmaster = Send your Swordmaster? It serves for one placement in the whole game.
do-send-swordmaster-yes = The Swordmaster
do-send-swordmaster-no = An Agent with one arrow
ask-activate = Which ally do you activate for your Reveal turn?
ask-behalf = For which ally do you play it?
ask-ally-deploy = How many troops do you deploy in your Commander’s turn?
ask-reinforce = How are the troops split?
# $n and $rest: troops for the one and for the other
do-reinforce = { $n } for { $first }, { $rest } for { $second }
ask-reinforced = How many of the troops you were given do you deploy?
ask-trade-with = With whom do you trade?
do-trade-with-none = With nobody
# $other: who gets it
ask-trade-good = What do you give to { $other }?
do-trade-good =
    { $good ->
        [solari] Solari
        [spice] Spice
        [water] Water
        [intrigue] Intrigue cards
       *[nothing] Nothing
    }
ask-trade-amount = How many do you give?
ask-trade-card = Which Intrigue card do you give?
ask-throne = Which card goes to the Throne Row?
ask-which-row = Take { $piece } from the Throne Row?
do-which-row-yes = From the Throne Row
do-which-row-no = From the Imperium Row
ask-yield = Yield to your teammate, who then takes the better reward?
do-yield-yes = Yield
do-yield-no = Do not yield
do-team-may-yes = Do it
do-team-may-no = Leave it
ask-contribute = How much { resource-spice } do you contribute?
ask-deal-contracts = Who gets which contract?
do-deal-contract = { $piece } for { $who }, the other for the other ally

## The log

event-activated = { $who } is activated
event-bonus-swords =
    { $n ->
        [one] { $who } gains { $n } sword from a Swordmaster bonus token
       *[other] { $who } gains { $n } swords from a Swordmaster bonus token
    }
event-swords-lost =
    { $n ->
        [one] { $who } has no unit in the Conflict and loses { $n } sword
       *[other] { $who } has no unit in the Conflict and loses { $n } swords
    }
recap-bonus-swords = Swordmaster bonus token
event-throne = { $who } moves { $thing } to the Throne Row
event-swordmaster-served = { $who }’s Swordmaster goes back to the box
event-yielded = { $who } yields
event-given-solari = { $who } gives { amount-solari } to a teammate
event-given-spice = { $who } gives { amount-spice } to a teammate
event-given-water = { $who } gives { amount-water } to a teammate
# $known: the reader may know which card it was
event-given-intrigue =
    { $known ->
        [yes] { $who } gives { $thing } to a teammate
       *[no] { $who } gives an Intrigue card to a teammate
    }
event-contributed = { $who } contributes { amount-spice }
event-team-over =
    { $n ->
        [1] { $who } wins the game with the team
       *[other] { $who } loses the game with the team
    }

## Why something cannot be chosen, and how the game ended

closed-own = On the personal board of { $who }, who alone may go there
closed-served = None of your ready Agents serves the Ally you activated
