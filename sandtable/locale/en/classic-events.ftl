### Style: docs/style/en.md

# What happens in the classic game, for the log. $who did it, $what is the piece it is about, $n how many, $cause where from or whom

## Setting up

classic-event-faction = { $who } plays { $what }
classic-event-prediction = { $who } writes down a prediction
classic-event-traitors = { $who } is dealt { $n } traitor cards
classic-event-traitor-kept = { $who } keeps a traitor
classic-event-traitor-kept-known = { $who } keeps { $what } as traitor
classic-event-dancer = { $who } has a Face Dancer
classic-event-dancer-known = { $who } has { $what } as a Face Dancer
classic-event-placed = { $who } begins with { classic-n-forces } in { $what }

## The turn

classic-event-turn = Turn { $n }
classic-event-phase = { $what }
classic-event-first = { $who } is first in storm order
classic-event-winner = { $who } wins
classic-event-opened = All { $n } have answered

## Spice, cards, forces, leaders

classic-event-spice = { $who } receives { $n } spice
classic-event-paid = { $who } pays { $n } spice
classic-event-paid-known = { $who } pays { $n } spice to { $what }
classic-event-collected = { $who } collects { $n } spice in { $what }
classic-event-spice-gone = { $n } spice is lost in { $what }
classic-event-card = { $who } takes a treachery card
classic-event-card-known = { $who } takes { $what }
classic-event-played = { $who } plays { $what }
classic-event-discarded = { $who } discards { $what }
classic-event-reshuffled = The treachery discards are shuffled into a new deck
# A number of forces, in the lines below and elsewhere in the log
classic-n-forces =
    { $n ->
        [one] { $n } force
       *[other] { $n } forces
    }
classic-event-lost = { $who } loses { classic-n-forces } in { $what }
classic-event-leader-killed = { $what } is killed
classic-event-leader-revived = { $who } revives { $what }
classic-event-leader-home = { $what } goes home to { $who }
classic-event-advisors = { $who }: advisors in { $what }
classic-event-fighters = { $who }: fighters in { $what }
classic-event-token = { $who } takes { $what }

## Storm

classic-event-storm-dialled = { $who } has dialled { $n }
classic-event-storm-card = The storm card shows { $n }
classic-event-storm-drawn = { $who } knows the next storm card
classic-event-storm-drawn-known = The next storm card: { $what }
classic-event-storm = The storm moves to sector { $n }
classic-event-weather =
    { $who } moves the storm by { $n ->
        [one] 1 sector
       *[other] { $n } sectors
    }
classic-event-wall-gone = { $who } destroys the Shield Wall
classic-event-stronghold-points = The Hidden Mobile Stronghold points at { $what }

## Spice blow and Nexus

classic-event-turned = Spice card: { $what }
classic-event-blow = { $n } spice blows in { $what }
classic-event-worm = Shai-Hulud appears in { $what }
classic-event-sandtrout = Sandtrout: all alliances end
classic-event-spice-reshuffled = The spice discards are shuffled into a new deck
classic-event-spice-shuffled-back = Worms are shuffled back into the deck
classic-event-nexus = A Nexus
classic-event-alliance-asked = { $who } asks { $what } for an alliance
classic-event-alliance = { $who } and { $what } are allied
classic-event-alliance-refused = { $who } refuses { $what } an alliance
classic-event-alliance-broken = { $who } breaks the alliance with { $what }
classic-event-rode = { $who } rides a worm with { classic-n-forces } from { $cause } to { $what }

## Charity, bidding

classic-event-charity = { $who } takes { $n } spice of charity
classic-event-cards-held =
    { $who } holds { $n ->
        [one] 1 treachery card
       *[other] { $n } treachery cards
    }
classic-event-no-bidding = Nobody can bid
classic-event-row =
    { $n ->
        [one] 1 card is
       *[other] { $n } cards are
    } for sale
classic-event-row-looked = { $who } looks at the cards
classic-event-row-sorted = { $who } puts a card away
classic-event-support = { $who } sets how much spice the ally may use
classic-event-card-up = The next card is up
classic-event-card-seen = { $who } looks at the card
classic-event-card-seen-known = { $who } sees { $what }
classic-event-swapped = { $who } swaps the card that is up
classic-event-bid = { $who } bids { $n } spice
classic-event-bid-pass = { $who } passes
classic-event-unsold = Nobody bids: the cards go back
classic-event-sold = { $who } buys the card for { $n } spice
classic-event-karama-bid = { $who } takes the card with a Karama
classic-event-bought = { $who } looks at the card just bought

## Revival

classic-event-revived = { $who } revives { classic-n-forces }
classic-event-limit-raised = { $who } raises the revival limit of { $what } to { classic-n-forces }
classic-event-revival-granted = { $who } lets { $what } revive { classic-n-forces } for nothing
classic-event-leader-wanted = { $who } asks for { $what }
classic-event-leader-priced = { $who } wants { $n } spice for { $what }

## Shipment and movement

classic-event-moment = Somebody may play a card or use a power now
classic-event-spice-peek = { $who } looks at the next spice card
classic-event-spice-peek-known = The next spice card: { $what }
classic-event-shipping = { $who } ships and moves
classic-event-shipped = { $who } ships { classic-n-forces } to { $what }
classic-event-arrived = { $who } brings { classic-n-forces } to { $what }
classic-event-shipped-across = { $who } ships { classic-n-forces } from { $cause } to { $what }
classic-event-shipped-back = { $who } ships { classic-n-forces } from { $what } back to reserves
classic-event-shipment-stopped = { $who } stops the shipment of { $what }
classic-event-came-along = { $who } comes along to { $what }
classic-event-moved = { $who } moves { classic-n-forces } from { $cause } to { $what }
classic-event-with-ally = { $who } has stayed with { $what }

## Battle

classic-event-battle = { $who } attacks { $cause } in { $what }
classic-event-leaderless = { $who } has neither a leader nor a Cheap Hero for this battle
classic-event-voice = { $who } uses the Voice. { $what }
classic-event-prescience = { $who } uses prescience: { $what }
classic-event-foreseen = { $who } answers prescience
classic-event-foreseen-known = { $who } will play { $what }
classic-event-foreseen-no-leader = { $who } will play no leader
classic-event-foreseen-no-weapon = { $who } will play no weapon
classic-event-foreseen-no-defence = { $who } will play no defence
classic-event-planned = { $who } has a battle plan
classic-event-plan-seen = { $who }’s plan has been seen
classic-event-plan = { $who } plans: { $things }
classic-event-traitor = { $who } calls a traitor: { $what }
classic-event-taken-back = { $who } does not use { $what }
classic-event-explosion = Lasgun and Shield: everything in { $what } explodes
classic-event-total = { $who }: total { $n }
classic-event-won = { $who } wins { $what }
classic-event-no-winner = Nobody wins the battle
classic-event-haderach = The Kwisatz Haderach wakes
classic-event-exchanged =
    { $who } exchanges { $n ->
        [one] 1 suboid for a cyborg
       *[other] { $n } suboids for cyborgs
    }
classic-event-captured = { $who } captures { $what }
classic-event-leader-kept = { $who } keeps { $what } captive
classic-event-face-dancer = { $who } reveals a Face Dancer: { $what }
classic-event-sent-back = { $who } returns { classic-n-forces } from { $what } to reserves
classic-event-left = { $who } withdraws { classic-n-forces } from { $what }
classic-event-took-place = { $who } takes { $what } with { classic-n-forces }
classic-event-dancer-returned = { $who } returns a Face Dancer
classic-event-dancer-returned-known = { $who } returns { $what }

## Cards at any time, Karama, deals

classic-event-stopped = { $who } stops { $cause }: { $what }
classic-event-power = { $who } uses its Karama power
classic-event-truth-yes = { $cause } asks { $who }: { $what } Yes.
classic-event-truth-no = { $cause } asks { $who }: { $what } No.
classic-event-revival-stopped = { $who } stops the revival of { $what }
classic-event-cards-taken =
    { $who } takes { $n ->
        [one] a card
       *[other] { $n } cards
    } from { $what }
classic-event-cards-given =
    { $who } gives { $n ->
        [one] a card
       *[other] { $n } cards
    } to { $what }
classic-event-cards-taken-known = { $who } takes from { $what }: { $things }
classic-event-cards-given-known = { $who } gives { $what }: { $things }
classic-event-offering = { $who } thinks about a gift
classic-event-offered = { $what } offers { $cause } a deal: { $things }
classic-event-withdrawn = { $what } withdraws an offer to { $cause }: { $things }
classic-event-agreed = { $what } and { $cause } have a deal: { $things }
classic-event-deal = { $who } pays { $what } { $n } spice at once
classic-event-deal-pause = { $who } promises { $what } { $n } spice for the Mentat Pause
classic-event-deal-refused = { $cause } refuses the offer of { $what }: { $things }
classic-event-deal-void = The deal of { $what } and { $cause } is void, it cannot be paid any more: { $things }
classic-event-promise = { $who } keeps its promise to { $what }: { $n } spice
classic-event-promise-void = { $who } has lost { $n } spice that was promised to { $what }: that much is void
classic-event-calling-off = { $who } asks { $what } to call off what was agreed
classic-event-not-calling-off = { $who } no longer asks { $what } to call off what was agreed
classic-event-called-off = Called off: what { $who } promised { $what }, { $n } spice
classic-event-terms-off = Called off: the deal of { $what } and { $cause }
classic-deal-now = { $who } gives { $n } spice now
classic-deal-pause = { $who } gives { $n } spice at the Mentat Pause
classic-deal-terms = terms in words
classic-event-showing = { $who } is about to show cards
classic-event-shown =
    { $n ->
        [one] { $who } shows a card to { $what }
       *[other] { $who } shows { $n } cards to { $what }
    }
classic-event-shown-all = { $who } shows everybody: { $things }
classic-event-shown-known = { $who } shows { $what }: { $things }
classic-event-bribe-taken = { $who } takes { $n } spice from deals behind the shield

## A plan in the log

classic-planned-dial = dial { $n }
classic-planned-nothing = nothing
classic-list = { $first }, { $next }

## The end

classic-outcome = { $n ->
        [one] { $names } wins.
       *[other] { $names } win.
    } { $reason }
classic-reason-strongholds = Enough strongholds were held.
classic-reason-prediction = The prediction came true.
classic-reason-fremen = The sietches were kept.
classic-reason-guild = Nobody else had won when the last turn was over, and so the Spacing Guild wins.
classic-reason-most-strongholds = Nobody held more strongholds.
