### Style: docs/style/en.md

# Contracts of the CHOAM module.

## What stands on a contract

label-done = Completed
line-contract-visit = when you send an Agent to { $space }
line-contract-harvest = when you send an Agent to a Maker space and gain { $n } or more spice in that turn
line-contract-acquire = when you acquire { $card }
line-contract-immediate = as soon as you take it
line-contract-aside = kept for { $leader }, if that Leader is in the game

## Effects

effect-contract =
    { $n ->
        [one] take a contract
       *[other] take { $n } contracts
    } (2 Solari if there is none)
cond-contracts-at-least =
    { $n ->
        [one] you have completed a contract
       *[other] you have completed { $n } or more contracts
    }
cond-spice-gained =
    { $n ->
        [one] you have gained spice this turn
       *[other] you have gained { $n } or more spice this turn
    }
count-contracts-done = contract you have completed

## The table

ask-contract = Take a contract.
# $piece: its name, $effect: its reward
do-contract = { $piece }: { $effect }
do-contract-none = Take { $n } Solari
event-contract = { $who } takes the contract { $thing }
event-contract-offered = The contract { $thing } is turned up
event-contract-done = { $who } completes the contract { $thing }
