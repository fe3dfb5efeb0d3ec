### Style: docs/style/en.md

# What the classic game asks, and what answers are called

## Questions: $what is the piece or faction it is about, where there is one

classic-ask-faction = Which faction do you play?
classic-ask-prediction = Foretell: who wins, and in which turn?
classic-ask-traitor = Which leader do you keep as your traitor?
classic-ask-divide = Divide your ten forces
classic-ask-place = Where does your force begin?
classic-ask-keep-card = Which card do you keep?
classic-ask-storm-dial = Dial the storm
classic-ask-point = Where does the Hidden Mobile Stronghold point?
classic-ask-stronghold-moves = Where does the Hidden Mobile Stronghold move?
classic-ask-moment = What do you play now?
classic-ask-stop = Do you stop this ability? { $whose }: { $what }
classic-ask-weather-control = Do you move the storm with Weather Control?
classic-ask-family-atomics = Do you use Family Atomics on the Shield Wall?
classic-ask-storm-loss = How many of those lost to the storm are Fedaykin?
classic-ask-harvester = Do you double this spice blow?
classic-ask-place-worm = Where does the worm appear?
classic-ask-spare-ally = Does the worm spare your ally?
classic-ask-alliance = Nexus: do you make or break an alliance?
classic-ask-alliance-accept = { $what } asks you for an alliance. Do you agree?
classic-ask-ride = Do you ride the worm, and where to?
classic-ask-charity = Do you claim charity?
classic-ask-support = How much of your spice may your ally use in a phase?
classic-ask-sort-row = Which card do you put away, and where?
classic-ask-swap-card = Do you swap the card now up for auction?
classic-ask-swap-which = Which card do you put in its place?
classic-ask-bid = What do you bid?
classic-ask-pay = How do you pay for the card?
classic-ask-redraw = Do you discard it and draw another?
classic-ask-revive = How many forces do you revive?
classic-ask-revive-leader = Which leader do you revive?
classic-ask-raise-limit = Do you raise the limit of { $what } to 5?
classic-ask-grant-revival = Do you let { $what } revive 3 for nothing?
classic-ask-extra-revival = For how many more of your ally’s forces do you pay?
classic-ask-early-leader = Do you ask the Tleilaxu for a leader?
classic-ask-leader-price = What do you want for { $what }?
classic-ask-buy-leader = Do you pay for { $what }?
classic-ask-war = Where do your advisors turn into fighters?
classic-ask-guild-now = Do you take your turn now?
classic-ask-ship = Do you ship, and where to?
classic-ask-stop-shipment = Do you stop the shipment of { $what }?
classic-ask-come-along = Does a force of yours come along, and where to?
classic-ask-intrusion = Do your fighters in { $what } turn into advisors?
classic-ask-move = Do you move forces, and from where?
classic-ask-move-more = Does more of the group go to { $what }, and from where?
classic-ask-hajr = Do you play Hajr and move once more?
classic-ask-arms = Do they come as advisors or as fighters?
classic-ask-battle = Which battle do you fight next?
classic-ask-voice = The Voice: what do you command?
classic-ask-prescience = Prescience: what do you ask to see?
classic-ask-show-element = Prescience ({ $what }): what will you play?
classic-ask-plan = Your battle plan
classic-ask-stop-in-battle = Do you stop an ability in this battle?
classic-ask-call-traitor = Do you call a traitor?
classic-ask-poison-tooth = Do you use the Poison Tooth?
classic-ask-losses = Which forces do you lose?
classic-ask-keep = Do you keep { $what }?
classic-ask-take-token = Which technology token do you take?
classic-ask-captive = What becomes of { $what }?
classic-ask-exchange = How many suboids do you exchange for cyborgs?
classic-ask-face-dancer = Do you reveal a Face Dancer?
classic-ask-take-place = Which of your forces take their place?
classic-ask-face-swap = Do you replace a Face Dancer?
classic-ask-face-swapped = Which one?
classic-ask-truthtrance = Truthtrance: whom do you ask, and what?
classic-ask-ghola = Tleilaxu Ghola: what do you revive?
classic-ask-take-cards = From whom do you take cards?
classic-ask-give-back = Which card do you give back?
classic-ask-free-revival = What do you revive for nothing?
classic-ask-stop-revival = Whose revival do you stop?
classic-ask-see-plan = Whose battle plan do you see?
classic-ask-call-worm = Where does your worm appear?
classic-ask-gift = How much spice do you give your ally?
classic-ask-reveal = To whom do you show cards?

## The next step of a question

classic-asked-further = { $ask } – { $more }
# In place of the whole question, from its second step on.
classic-again-ship = Shipment
classic-again-move = Moving forces
classic-more-goal = Where to?
classic-more-sectors = How many sectors?
classic-more-number = How many?
classic-more-starred = How many special ones?
classic-more-plain = How many forces?
classic-more-plain-in = How many forces in { $where }?
classic-more-starred-in = How many special ones in { $where }?
classic-more-spice = How much spice?
classic-more-dial = Which number?
classic-more-part = Where?
classic-more-faction = Whom?
classic-more-leader = Which leader?
classic-more-treachery = Which card?
classic-plan-leader = Which leader?
classic-plan-weapon = Which weapon?
classic-plan-defence = Which defence?
classic-plan-haderach = The Kwisatz Haderach?
classic-plan-dial = Which number on the wheel?
classic-plan-spice = How much spice?

## Answers

classic-do-pass = Pass
classic-do-yes = Yes
classic-do-no = No
classic-do-done = Done
classic-do-none = None
classic-do-pay = Pay spice
classic-do-gift = Give spice to the ally
classic-do-break = Break the alliance
classic-do-show = Show cards
classic-do-everybody = Everybody
classic-do-offer = Offer { $what } a deal
classic-do-accept = Accept the offer of { $what }
classic-do-refuse = Refuse the offer of { $what }
classic-do-withdraw = Withdraw the offer to { $what }
classic-do-call-off = Call off what was agreed with { $what }
classic-do-sum = { $n } spice
classic-do-propose-both = Offer it to the other player alone
classic-do-propose-all = Offer it for all to hear
classic-do-propose-terms-both = Offer it with terms to the other player alone
classic-do-propose-terms-all = Offer it with terms for all to hear
classic-do-drop = Drop the offer
classic-do-help = Let the ally use { $n } spice
classic-do-want = As soon as possible: { $what }
classic-do-hold = Ask whenever it is possible: { $what }
classic-do-forget = Not now: { $what }
classic-do-hold-all = Ask about everything that is possible at any time
classic-do-across = Ship across the planet
classic-do-back = Ship back to reserves
classic-do-now = Now
classic-do-pause = At the Mentat Pause
classic-do-top = On top of the deck
classic-do-bottom = Under the deck
classic-do-kill = Kill
classic-do-keep = Keep
classic-do-discard = Discard
classic-do-advisors = Advisors
classic-do-fighters = Fighters
classic-do-forces = Forces
classic-do-call = Call the traitor
classic-do-stronghold = Move the stronghold with Karama
classic-do-stop = Stop: { $what }
classic-element-leader = Leader
classic-element-weapon = Weapon
classic-element-defence = Defence
classic-element-number = Number
classic-voice-play = Play: { $what }
classic-voice-refuse = Do not play: { $what }

## Answers that are a number

classic-number-bid = Bid { $n }
classic-number-storm-dial = Dial { $n }
classic-number-revive = Revive { $n }
classic-number-move = Move { $n }
classic-number-ship = Ship { $n }
classic-number-support = Allow { $n } spice
classic-number-gift = Give { $n } spice
classic-number-weather-control = Move it { $n }
# Answers to "How many forces?", "How many special ones?" and "How much spice?"
classic-number-of-plain = { classic-n-forces }
classic-number-of-starred = { $n } special
classic-number-of-spice = { $n } spice
classic-more-share = How much does your ally pay?

## Offers that may be declined beforehand

classic-offer-karama = Karama: stop an ability
classic-offer-charity = CHOAM Charity
classic-offer-weather-control = Weather Control
classic-offer-family-atomics = Family Atomics
classic-offer-harvester = Harvester
classic-offer-hajr = Hajr
classic-offer-stop-shipment = The Guild’s Karama against shipments
classic-offer-call-traitor = Calling traitors
classic-offer-face-dancer = Revealing Face Dancers
classic-offer-guild-now = The Guild’s turn before others
classic-offer-alliance = Making or breaking an alliance
classic-offer-come-along = Bene Gesserit: a free force when somebody ships
classic-offer-war = { classic-faction-bene-gesserit }: advisors become fighters
classic-offer-intrusion = { classic-faction-bene-gesserit }: fighters become advisors when somebody enters
classic-offer-revive = Revival beyond the free forces
classic-offer-grant-revival = { classic-faction-fremen }: free revival of the ally
classic-offer-pay = Paying for a card with a Karama
classic-offer-keep = Discarding cards after a battle won
classic-offer-lone = Questions I can only pass
classic-offer-mode-advisors = Always become advisors
classic-offer-mode-all = All I may revive and can pay for
classic-offer-mode-allied = Only while I have no ally
classic-offer-mode-along = Always as an advisor, otherwise to the Polar Sink
classic-offer-mode-battle = Only in battles
classic-offer-mode-claim = Always claim
classic-offer-mode-grant = Always grant it
classic-offer-mode-mine = Only if it concerns me or my ally
classic-offer-mode-sink = Always to the Polar Sink
classic-wish-power = Karama power
classic-wish-gift = Give spice to your ally
classic-wish-show = Show cards
