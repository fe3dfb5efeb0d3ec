### Style: docs/style/en.md

# What the stages of phases and the dialogs of the classic game say

## Everywhere

classic-spice = spice
classic-forces = forces
classic-stage-fold = Fold, to see the map
classic-stage-open = Unfold
classic-stage-lost = Lost

## Storm. $low and $high: how many sectors; $from and $to are sectors

classic-storm-sealed = dials in secret
classic-storm-dialled = has dialled
classic-storm-card = Storm card
classic-storm-card-secret = Only the Fremen know it
classic-storm-card-known = This is how far the storm moves
classic-storm-first = Both numbers together say how far it goes from sector 18; on its first move it harms nobody.
classic-storm-may = It moves { $low } to { $high } sectors: it stops in sector { $from } to { $to }.
classic-storm-moves = It moves { $n }: from sector { $from } to sector { $to }.

## Spice blow

classic-blow-to-come = A card is about to be turned.
classic-blow-none = No spice: the storm is there
classic-blow-shai-hulud = A worm
classic-blow-sandtrout = All alliances end
classic-blow-devours = The worm devours what is in { $name }.
classic-blow-next-worm = The next worm would appear in { $name }.

## Charity

classic-charity-taken = has taken it
classic-charity-may = may claim
classic-charity-enough = has too much to claim

## Revival. $free: for nothing, $limit: in all

classic-revival-price = Forces come back to the reserves: { $n } spice each beyond the free ones.
classic-revival-yours = You: { $free } free, { $limit } at most.
classic-revival-unlimited = You: { $free } free, no limit.
classic-revival-free = { $n } free
classic-revival-leader = { $n } spice to revive
classic-revival-leaders = leaders may return

## Collection

classic-income = income
classic-collect-nothing = Nobody stands where spice lies.

## Mentat Pause. $n strongholds held of $needed

classic-mentat-now = Has somebody won?
classic-mentat-nobody = Nobody has won
classic-mentat-near =
    { $allied ->
        [yes] { $who } together: { $n } of { $needed } strongholds.
       *[no] { $who }: { $n } of { $needed } strongholds.
    }

## Notes: what was played, answered or agreed

classic-note-truth = Truthtrance: the answer
classic-note-stopped = Stopped with a Karama
classic-note-power = A Karama power
classic-note-foreseen = Prescience: what you see
classic-note-agreed = A deal is made
classic-note-deal-refused = No deal
classic-note-deal-void = The deal is void
classic-note-called-off = Called off
classic-note-terms-off = Called off
classic-note-promise-void = A promise is void
classic-note-shown = Cards are shown
classic-note-leaderless = Nobody to lead
classic-note-asked = { $asker } has asked { $who }:

## The Voice and prescience: $who asks

classic-voice = The Voice
classic-voice-about = Command your opponent: if they can obey, they must.
classic-voice-how = Must it be played?
classic-voice-must-play = You must play
classic-voice-must-refuse = You must not play
classic-sight = Prescience
classic-sight-about = Ask for one element of your foe’s plan; what is shown must be played.
classic-sight-binds = What you show now you must play.
classic-sight-asked-leader = { $who } asks for your leader
classic-sight-asked-weapon = { $who } asks for your weapon
classic-sight-asked-defence = { $who } asks for your defence
classic-sight-asked-number = { $who } asks for your number

## Truthtrance: $who is asked

classic-truth-about = Everybody hears the question, and the true answer.
classic-truth-whom = Truthtrance: whom do you ask?
classic-truth-asks = What do you ask { $who }?
classic-truth-cards-weapon = Do you hold this weapon?
classic-truth-cards-defence = Do you hold this defence?
classic-truth-cards-special = Do you hold this card?
classic-truth-cards-worthless = Do you hold this worthless card?
classic-truth-traitors = Is this leader in your pay?
classic-truth-winner = Did you predict that this faction wins?
classic-truth-turn = Did you predict a win on this turn?
classic-truth-of-card = Do you hold { $what }?
classic-truth-of-traitor = Is { $what } in your pay?
classic-truth-of-winner = Did you predict that { $what } wins?
classic-truth-of-turn = Did you predict a win on turn { $what }?
classic-number-truthtrance = Turn { $n }

## Deals

classic-deals = Deals
classic-deals-open = { $n ->
    [0] Deals
    [one] Deals: one offer waits for you
   *[other] Deals: { $n } offers wait for you
}
classic-deal-make = Offer a deal
classic-deal-about = Spice of a deal is binding: what is promised cannot be spent, and is paid at the Mentat Pause. Terms in words are kept for all who hear them, and are your own affair.
classic-deal-with = With whom?
classic-deal-you-give = You give
classic-deal-you-want = You want
classic-deal-now-short = now
classic-deal-pause-short = at the Mentat Pause
classic-deal-words = Terms, in your own words
classic-deal-words-hint = What else is agreed, up to { $n } characters
classic-deal-all = Everybody hears the offer
classic-deal-send = Send the offer
classic-deal-bots = Bots answer offers about spice. Terms in words they refuse.
classic-deal-waiting = Offers
classic-deal-standing = What was agreed
classic-deal-none = Nothing was offered or agreed yet.
classic-deal-accept = Accept
classic-deal-refuse = Refuse
classic-deal-withdraw = Withdraw
classic-deal-counter = Answer with another offer
classic-deal-cannot-pay = One of the two does not have the spice now.
classic-deal-soon = In force as soon as the open question is answered
classic-deal-secret = Only the two of them know
classic-deal-call-off = Call off
classic-deal-keep = Keep it after all
classic-deal-off-asked = { $who } wants to call this off
classic-deal-gives = { $who } gives
classic-deal-nothing = nothing
classic-deal-gift = A gift to your ally
classic-deal-locked = { $n } spice of that is promised
classic-help-title = Help for your ally
classic-help-about = { $who } may use this much of your spice in each bidding and shipment. You can change it at any time; only the two of you see it.
classic-help-allowed = May use
classic-help-theirs = { $who } lets you use { $n } spice in a phase
classic-help-unset = Not said yet: you are asked when it first matters.
classic-deal-owes = { $who } pays { $whom } { $n } spice at the Mentat Pause
classic-deal-lies = { $n } spice lies in front of { $who }’s shield until the Mentat Pause
classic-deals-due = Deals that fall due

## Showing cards: $who sees them, $what are cards

classic-show-whom = To whom do you show cards?
classic-show-which = What do you show to { $who }?
classic-show-about = The others see how many you show, and to whom; not which.
classic-leaderless = { $who } has neither a leader nor a Cheap Hero for this battle
classic-knows-yours = { $who } knows these cards of yours: { $what }

## What an answer costs and does

classic-power = Your Karama power
classic-deed-power = Your Karama is discarded; once a game.
classic-deed-stop = Your Karama is discarded; this does not happen this time.
classic-deed-stop-worthless = Discarded in place of a Karama; this does not happen this time, unless somebody stops you.
classic-deed-stop-one = Costs a Karama; what you stop does not count in this battle.
classic-deed-pay = The price goes to whoever is paid for cards.
classic-deed-pay-karama = Your Karama is discarded; nobody is paid.
classic-deed-gift = Your ally has it at once, to use as it likes.
classic-deed-show = Cards of your hand or traitors, to one player or to all.
classic-deed-element-leader = Which leader fights, or a Cheap Hero.
classic-deed-element-weapon = The weapon, or that there is none.
classic-deed-element-defence = The defence, or that there is none.
classic-deed-element-number = The number on the wheel, not the spice behind it.
