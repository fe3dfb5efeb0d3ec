page-home-title-sealedbid = Sealed Bids
sealedbid-about = Send a card in secret, then bid for the lot.
sealedbid-card = Card { $n }
sealedbid-lot = Lot of { $n }
sealedbid-market-north = North market
sealedbid-market-east = East market
sealedbid-market-south = South market
sealedbid-offer-sending = Sending a card
sealedbid-offer-bidding = Bidding
sealedbid-ask-send = Send a card, or none
sealedbid-ask-market = To which market?
sealedbid-ask-bid = Bid for the lot of { $n }, or pass
sealedbid-ask-pay = Pay { $owed ->
    [one] one more card
   *[other] { $owed } more cards
  }
sealedbid-option-card = Card { $n }
sealedbid-option-none = Send nothing
sealedbid-option-market = { $market }
sealedbid-option-pass = Pass
sealedbid-option-bid = Bid { $n }
sealedbid-closed-card = You hold no card { $n }
sealedbid-closed-many = You do not hold so many cards
sealedbid-closed-low = A bid must be higher than { $n }
sealedbid-event-round = Round { $n }
sealedbid-event-lot = { $thing } is turned up
sealedbid-event-draw = { $name } draws { $thing }
sealedbid-event-draw-hidden = { $name } draws a card
sealedbid-event-sent = { $name } sends a card: { $thing }
sealedbid-event-sent-known = { $name } sends card { $cards }: { $thing }
sealedbid-event-stayed = { $name } sends nothing
sealedbid-event-market = { $name } wins: { $thing }
sealedbid-event-market-known = { $name } wins: { $thing } (cards { $cards })
sealedbid-event-market-tied = Nobody wins: { $thing }
sealedbid-event-market-tied-known = Nobody wins: { $thing } (cards { $cards })
sealedbid-event-bid = { $name } bids { $n }
sealedbid-event-pass = { $name } passes
sealedbid-event-sold = { $name } takes: { $thing }
sealedbid-event-unsold = Nobody takes: { $thing }
sealedbid-event-paid = { $name } pays { $n ->
    [one] one card
   *[other] { $n } cards
  }
sealedbid-event-paid-known = { $name } pays cards { $cards }, worth { $worth }
sealedbid-event-end = The end, after round { $n }
sealedbid-outcome = { $names }: won with { $points }
sealedbid-why = { $n } rounds have been played
sealedbid-setup-rounds = Rounds
sealedbid-setup-teams = Two teams
sealedbid-hand = Your hand
sealedbid-sealed = Sealed
sealedbid-waiting = Others are deciding
sealedbid-label-lot = Lot
sealedbid-label-lots = Lots left
sealedbid-label-deck = Cards in the deck
sealedbid-label-rounds = Rounds
sealedbid-label-hand = Hand
sealedbid-label-cards = Cards
sealedbid-label-bid = Bid
sealedbid-phase-send = Markets
sealedbid-phase-auction = Auction
sealedbid-phase-pay = Payment
