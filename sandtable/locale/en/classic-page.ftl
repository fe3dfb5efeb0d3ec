### Style: docs/style/en.md

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
classic-prediction = You predicted: { $name } wins in turn { $turn }

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
classic-auction-passed = Passed
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

## Stages: plan, reveal, Nexus, interrupts

classic-victor = Winner
classic-killed = killed
classic-total = Total
classic-total-lives = Total if your leader lives
classic-win-costs = If you win you lose { $n } of { $of } forces
classic-change = Change
classic-set-dial = Dial { $n }
classic-spice-behind-forces = Spice behind your forces
classic-plan-locked = Your plan is set: { $what }
classic-known-hand = { $who } holds { $what }
classic-battle-won =
    { $mine ->
        [yes] You win { $name }
       *[no] { $who } wins { $name }
    }
classic-battle-nobody = Nobody wins { $name }
classic-see-map = Map
classic-ask-not-this = Not against this ability
classic-interrupt-stop = Stop this?
classic-interrupt-play = Play something now?
# The faction whose ability may be stopped; the ability follows
classic-interrupt-whose = { $who }:
classic-nexus = Nexus
classic-nexus-about = A worm has come: alliances may be made and broken.
classic-propose-alliance = Offer
classic-asks-you = asks you
classic-costs = costs spice
classic-map-price = { $n } spice a force
classic-tap-closer = Tap a region to come closer
classic-no-cards = No treachery cards
classic-held-by = { $name }: { $who }
classic-nobody = nobody

## The end page

classic-end-by = The game ended in turn { $n }.
classic-end-strongholds = Strongholds at the end
classic-end-hid = What lay behind the shields
classic-end-cards = Cards
classic-end-traitors = Traitors
classic-end-foretold = Predicted: { $name }, turn { $turn }

## Help

classic-help-turn = A turn
classic-help-factions = The factions
classic-help-goal = At the end of a turn three strongholds win; with an ally the two of you need four. A stronghold counts if no other player’s fighters are in it.
classic-help-have = You hold { $n } now.
classic-help-on-map = Press a lit part of the map
classic-help-on-cards = Press a lit card of your hand
classic-help-storm = Two players dial: the storm moves on and kills what stands on the sand it passes. It sets the order of play.
classic-help-spice-blow = A card shows where spice appears. A worm devours what stands there, and a Nexus follows: alliances are made and broken.
classic-help-choam-charity = Whoever has 0 or 1 spice may have 2.
classic-help-bidding = Treachery cards are sold unseen, one after the other, to the highest bidder.
classic-help-revival = Some forces come back from the tanks for nothing, more of them for spice; leaders once all five have died.
classic-help-shipment-movement = Each in turn ships from reserves (1 spice a force into a stronghold, 2 elsewhere) and moves one group.
classic-help-battle = Where players meet they fight: a number, a leader, a weapon and a defence, chosen in secret and shown together.
classic-help-spice-collection = Forces collect spice where they stand: 2 each, 3 with Arrakeen or Carthag.
classic-help-mentat-pause = Spice from deals goes behind the shields; then it is seen whether somebody has won.
classic-mark-won = { $who } wins a battle
classic-mark-explosion = Lasgun and Shield
classic-mark-worm = A worm
classic-mark-alliance = { $who } makes an alliance

# Cards and powers of any time, and limits for bids.
classic-wish-play = Play a card
classic-wish-open =
    { $n ->
        [0] Play a card or power of any time
        [one] Play a card or power of any time: { $n } waits for its moment
       *[other] Play cards or powers of any time: { $n } wait for their moment
    }
classic-wish-title = At any time
classic-wish-about = It acts at once if the rules allow it now, otherwise at the next moment that does. Nobody learns of it before.
classic-wish-gift-about = The Emperor may do so once in a phase. Karama can stop it.
classic-wish-show-about = To one player or to all, once at the start of bidding, of shipment and of battle.
classic-wish-is-want = It is played as soon as the rules allow it.
classic-wish-is-hold = You are asked whenever you can play it.
classic-wish-now = Play it
classic-wish-now-power = Use it
classic-wish-now-gift = Give
classic-wish-now-show = Show
classic-wish-hold = Ask me when I can
classic-wish-forget = Not now
classic-moment-somebody = Somebody may play a card now.
classic-bid-limit = Bid for me up to
classic-bid-limit-is =
    { $all ->
        [yes] Bids are made for you up to { $n } spice for every card of this turn.
       *[no] Bids are made for you up to { $n } spice for this card.
    }
classic-bid-out-is =
    { $all ->
        [yes] You are out of the cards of this turn.
       *[no] You are out of this card.
    }
classic-bid-this = For this card
classic-bid-all = For every card this turn
classic-bid-out = Out of this card
classic-bid-out-all = Out for this turn
classic-bid-ask = Ask me again

# What became of a side of a battle.
classic-killed-by = killed by { $what }
classic-killed-traitor = a traitor, called by { $who }
classic-killed-explosion = killed in the explosion
classic-called = Called a traitor
classic-lost-forces =
    { $n ->
        [one] Loses { $n } force
       *[other] Loses { $n } forces
    }
classic-paid-spice = Pays { $n } spice
classic-got-spice = Receives { $n } spice
classic-discarded-cards = Discards { $what }
classic-keeps-cards = May keep its cards

# Parts of a plan that are empty, what prescience has shown, and the way to the end.
classic-no-leader = No leader
classic-no-weapon = No weapon
classic-no-defence = No defence
classic-sight-seen = Prescience shows: { $what }
classic-result = Result
