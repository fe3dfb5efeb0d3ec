### Style: docs/style/en.md

# Spies, sandworms, battle icons, contracts and Leaders with pieces of their own, as the page of a table shows them.
# Most of these stand on small labels or are for screen readers. $n is a whole number, $who and $piece are names.

## Spies and posts

# $spaces: those it watches, as in "Sardaukar and Dutiful Service"
page-table-post = Post watching { $spaces }
page-table-spy-of = Spy of { $who }
# Spies of a seat, for screen readers; $home: in the supply, $away: on posts
page-table-spies = Spies: { $home } in supply, { $away } on posts
# Of a space where others' Agents stand, and an own Spy lets one in
page-table-infiltrate = you can infiltrate
page-help-sign-spies = Filled ones are in the supply, outlines on posts. A Spy opens spaces to the Spy icon, lets an Agent in beside another, or is recalled on a visit to draw a card.

## Sandworms and the Shield Wall

page-table-wall = Shield Wall
page-table-wall-gone = Shield Wall: gone
page-table-no-worms = No sandworms here
page-table-sandworms = Sandworms in the Conflict
page-table-worms =
    { $n ->
        [one] { $n } sandworm
       *[other] { $n } sandworms
    }
# Beside a reward that a sandworm doubles
page-table-doubled = doubled
page-table-hooks = Maker Hooks
page-help-sign-hooks = With Maker Hooks you may summon sandworms in the deep desert instead of taking spice.
page-help-sign-worm = Sandworms in the Conflict: 3 strength each, and your reward is doubled

## Battle icons

page-table-turned =
    { $n ->
        [one] { $n } card face down
       *[other] { $n } cards face down
    }
page-help-sign-battle = Battle icons: two alike make a pair worth 1 Victory Point

## Contracts

page-table-contracts = Contracts
page-table-contract-bank =
    { $n ->
        [one] { $n } contract in the bank
       *[other] { $n } contracts in the bank
    }
page-table-contracts-held =
    { $n ->
        [one] { $n } contract to complete
       *[other] { $n } contracts to complete
    }
page-table-contracts-done =
    { $n ->
        [one] { $n } contract completed
       *[other] { $n } contracts completed
    }
# Of a space that completes a contract of the reader's
page-table-contract-here = completes { $piece }
page-table-contract-harvest = spice gained here counts for { $piece }
page-help-sign-contract = Contracts: take one, do what it asks for, gain its reward

## Leaders

page-table-memories =
    { $n ->
        [one] { $n } memory
       *[other] { $n } memories
    }
page-table-memories-of =
    { $n ->
        [one] 1 memory of { $who }
       *[other] { $n } memories of { $who }
    }
page-help-sign-memory = Troops that lie with the { faction-bene } as memories
page-table-training = Training track: step { $n }
# $steps: what the steps show that can be reached next, with slashes between them
page-table-training-next = Next: { $steps }
page-table-training-end = The end of the track is reached.

## A new table

page-home-choam = { page-table-choam } module
page-home-choam-about = Contracts to take and complete, cards about them, and { leader-shaddam-corrino-iv }.
page-home-first = First Player
page-home-first-random = By the Objectives that are dealt
page-home-facts-first = First Player: { $who }

## The end

page-end-source-icons = Battle icons
