# What the page of the classic game says beside the names of its pieces

## The map

# $sector is the number of a sector
classic-part = { $name }, sector { $sector }
classic-map = Map
# For ears: a stack of forces in a part. $starred: how many of them are special forces
classic-map-stack =
    { $who }: { $n } { $advisors ->
        [yes] advisors
       *[no] forces
    }{ $starred ->
        [0] {""}
       *[other] { " " }({ $starred } special)
    }
classic-map-spice = { $n } spice
classic-map-storm = storm
# $facts: what lies there, one after the other, or nothing
classic-map-part = { $name } ({ $kind }) { $facts }
classic-whole-map = Whole map
classic-storm-in = Storm in sector { $n }
classic-last-blow = Last blow
classic-decks = Decks
classic-deck-spice = Spice
classic-deck-treachery = Treachery
classic-discards = Discards
classic-tanks = Tleilaxu Tanks
classic-reserves = Reserves
classic-tanks-of = { $who }: { $n } forces, { $leaders } leaders in the tanks
classic-reserves-of = { $who }: { $n } forces in reserve

## Shields

# $state: what became of a leader; $n its strength
classic-leader-is =
    { $name } ({ $n }){ $state ->
        [dead] , in the tanks
        [down] , in the tanks face down
        [gone] , held captive
        [used] , has fought this turn
       *[ready] {""}
    }
classic-hidden = hidden
# The first in storm order
classic-first = First
classic-strongholds = Strongholds
classic-spice-behind = Spice behind the shield
classic-cards = Treachery cards
classic-bribe = Spice from deals, until the Mentat Pause
classic-allied = Allied with { $name }

## One's own

classic-court = Hand and log
classic-your-hand = Your treachery cards
classic-traitors = Traitors in your pay
classic-face-dancers = Face Dancers
classic-prediction = You foretold: { $name } wins in turn { $turn }

## The bar

classic-less = Less
classic-more = More
classic-how-many = How many
classic-turn-of = Turn { $n } of { $turns }
classic-turn-short = Turn { $n }
page-table-tab-map = Map
page-table-tab-shields = Shields
page-table-tab-hand = Hand

## Auction and battle

classic-auction = Bidding
classic-auction-left =
    { $n ->
        [one] the last card
       *[other] { $n } cards left
    }
classic-auction-known = Only you see it
classic-battle-for = Battle for { $name }
classic-aggressor = Aggressor
classic-defender = Defender
classic-dial = Dial
classic-leader = Leader
classic-weapon = Weapon
classic-defence = Defence
classic-none = none
classic-plan-hidden = The plan is still secret
# What prescience has asked for
classic-sight-leader = Prescience: the leader must be shown
classic-sight-weapon = Prescience: the weapon must be shown
classic-sight-defence = Prescience: the defence must be shown
classic-sight-number = Prescience: the number must be shown

## When an ability is there

classic-mode-basic = Always
classic-mode-advanced = Advanced game
classic-mode-alliance = For the ally
classic-mode-karama-power = With a Karama, once a game
