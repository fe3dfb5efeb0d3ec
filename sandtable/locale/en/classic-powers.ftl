### Style: docs/style/en.md

# What treachery cards and abilities of factions do, in our words

## Treachery cards: those of a kind share a text

classic-card-projectile-weapon = Kills the opposing leader unless a projectile defence is played.
classic-card-poison-weapon = Kills the opposing leader unless a poison defence is played.
classic-card-lasgun = Kills the opposing leader whatever the defence. With a Shield in either plan everything explodes.
classic-card-shield = Saves your leader from a projectile weapon.
classic-card-snooper = Saves your leader from a poison weapon.
classic-card-cheap-hero = Played in place of a leader, with strength 0; a weapon and a defence may go with it. It must be played when you can play no leader.
classic-card-family-atomics = From turn 2, before the storm moves, with forces on or beside the Shield Wall: all forces on the wall die, and the Imperial Basin, Arrakeen and Carthag are open to the storm for good. Leaves the game.
classic-card-weather-control = From turn 2, before the storm moves: you move it 0 to 10 sectors instead.
classic-card-hajr = One more move of forces in your turn; the same group may move again.
classic-card-tleilaxu-ghola = At once revive one of your leaders or up to 5 of your forces for nothing.
classic-card-truthtrance = Ask one player openly a yes-or-no question about the game; the answer must be true.
classic-card-karama = Stop one use of another faction’s ability; or ship at half price; or take a card you bid on without paying; or, in the advanced game, your own power once a game.
classic-card-worthless = Does nothing; it fills a place in a battle plan and leaves your hand only that way.
classic-card-poison-blade = Kills the opposing leader unless one defence stops both kinds: the Shield Snooper.
classic-card-weirding-way = A projectile weapon. Beside another weapon it may be a projectile defence instead; it is no Shield.
classic-card-poison-tooth = Kills both leaders; only Chemistry saves. After plans are shown you may choose not to use it.
classic-card-artillery-strike = Kills both leaders, a Shield saves its own. No leader counts, the higher dial wins, and nothing is paid for leaders.
classic-card-shield-snooper = Counts as a Shield and as a Snooper.
classic-card-chemistry = A poison defence, also against the Poison Tooth. Beside another defence it may be a poison weapon instead.
classic-card-harvester = Just after a spice blow is shown: its spice is doubled.
classic-card-thumper = At the start of the spice blow, in place of the next card: play on as if Shai-Hulud had been turned.
classic-card-amal = At the start of any phase: everybody gives half the spice behind the shield, rounded up, to the bank.

## Atreides

classic-ability-atr-bidding = Looks at each treachery card before anyone bids on it.
classic-ability-atr-records = May write down what is known about treachery cards.
classic-ability-atr-spice-peek = Before the first shipment looks at the top card of the spice deck.
classic-ability-atr-prescience = Before plans are made asks the opponent to show one element of the plan: leader, weapon, defence or number.
classic-ability-atr-decks = Keeps the treachery and spice decks.
classic-ability-atr-kwisatz-haderach = Once 7 forces are lost in battles it wakes: in one territory a turn it adds 2 to a leader or Cheap Hero that lives.
classic-ability-atr-kh-loyalty = A leader it goes with cannot be called a traitor.
classic-ability-atr-kh-death = Dies only in a lasgun explosion; then it is revived like a leader.
classic-ability-atr-ally-prescience = May use prescience on its ally’s opponent.
classic-ability-atr-karama = Sees the whole battle plan of one player.

## Bene Gesserit

classic-ability-bg-prediction = Foretells in secret who wins in which turn; if it comes true, the Bene Gesserit win alone.
classic-ability-bg-accompany = When another faction ships from off the planet, may place a force in the Polar Sink for free.
classic-ability-bg-voice = Before plans are made commands the opponent to play, or not to play, one kind of card.
classic-ability-bg-charity = Takes 2 spice of charity every turn.
classic-ability-bg-advisors = Forces may be advisors: they share territories with anyone, but neither fight, collect nor hold.
classic-ability-bg-accompany-advisor = The free force may go as an advisor to where the shipment went.
classic-ability-bg-ship-fighters = Its own shipments arrive as fighters.
classic-ability-bg-enlist = Advisors that move to where nobody is turn into fighters.
classic-ability-bg-take-arms = Moving to where others are, chooses advisors or fighters.
classic-ability-bg-intrusion = When somebody enters a territory with its fighters, may turn these into advisors.
classic-ability-bg-wartime = Before the first shipment announces where advisors turn into fighters.
classic-ability-bg-match = Forces that join own forces take their side.
classic-ability-bg-alone = Advisors left alone turn into fighters.
classic-ability-bg-worthless-karama = May play any worthless card as a Karama.
classic-ability-bg-ally-voice = May use the Voice on its ally’s opponent.

## Emperor

classic-ability-emp-payment = Receives what others pay for treachery cards.
classic-ability-emp-sardaukar = Five special forces count as two each, as one against the Fremen.
classic-ability-emp-ally-gift = May give spice to its ally at any time.
classic-ability-emp-ally-revival = May pay for up to 3 more of its ally’s forces to be revived.
classic-ability-emp-karama = Revives up to 3 forces or a leader for nothing.

## Fremen

classic-ability-fre-reserves = Instead of shipping brings reserves for free to a territory within two of the Great Flat.
classic-ability-fre-move = Moves two territories.
classic-ability-fre-worm-safe = Its forces are not devoured by worms.
classic-ability-fre-ride = After the Nexus may ride a worm from its territory to any other.
classic-ability-fre-special-victory = Wins after the last turn if nobody else holds its two sietches and neither Harkonnen, Atreides nor the Emperor holds Tuek’s Sietch.
classic-ability-fre-storm-card = From turn 2 the storm moves by a card that only the Fremen know.
classic-ability-fre-place-worm = Places every further worm of a blow in a sand territory of its choice.
classic-ability-fre-storm-half = The storm kills only half of its forces, rounded up.
classic-ability-fre-storm-arrival = May bring reserves into the storm, losing half.
classic-ability-fre-fedaykin = Three special forces count as two each.
classic-ability-fre-no-spice = Its forces fight at full strength without spice.
classic-ability-fre-ally-worm = Decides whether a worm spares its ally.
classic-ability-fre-ally-revival = May let its ally have a free revival of 3.
classic-ability-fre-ally-victory = The ally shares its special victory.
classic-ability-fre-karama = Makes a worm appear in a territory of its choice.

## Harkonnen

classic-ability-har-traitors = Keeps all four traitor cards.
classic-ability-har-hand = Holds up to 8 treachery cards and starts with 2.
classic-ability-har-top-card = With every card it buys draws another for free.
classic-ability-har-capture = After a win draws one of the loser’s leaders at random: kills it for 2 spice or keeps it.
classic-ability-har-captive-use = A captive may be used in one battle, then goes home.
classic-ability-har-prison-break = When all its own leaders are dead every captive goes home.
classic-ability-har-ally-traitor = May call its traitors against its ally’s opponent.
classic-ability-har-karama = Takes cards at random from one player’s hand and gives back as many.

## Spacing Guild

classic-ability-gui-payment = Receives what others pay for shipping onto the planet.
classic-ability-gui-ship-kinds = May also ship across the planet, or back to reserves.
classic-ability-gui-half-price = Pays half for shipments.
classic-ability-gui-special-victory = Wins at the end if nobody else has.
classic-ability-gui-timing = Takes its turn of shipment and movement whenever it likes.
classic-ability-gui-ally-price = Its ally ships at half price, and across the planet.
classic-ability-gui-ally-victory = The ally shares its special victory.
classic-ability-gui-karama = Stops one player’s shipment from off the planet.

## Ixians

classic-ability-ix-start-card = Draws one card for each faction at the start, keeps one and deals out the others.
classic-ability-ix-bidding = Looks at all cards for sale and one more, and puts one back on or under the deck.
classic-ability-ix-cyborgs = Each cyborg counts as two forces.
classic-ability-ix-suboids = Each suboid counts one half.
classic-ability-ix-substitution = After a won battle may lose suboids in place of cyborgs.
classic-ability-ix-move = A group with a cyborg moves two territories.
classic-ability-ix-collect = Each cyborg collects 3 spice.
classic-ability-ix-cyborg-revival = Reviving a cyborg costs 3 spice.
classic-ability-ix-hms = Owns the Hidden Mobile Stronghold and may move it before the storm.
classic-ability-ix-technology = Once a bidding phase swaps the card next up for one from hand.
classic-ability-ix-support = Spice may support cyborgs only.
classic-ability-ix-ally-redraw = Its ally may discard a card just bought and draw another.
classic-ability-ix-karama = Moves the Hidden Mobile Stronghold two territories in its own turn.

## Tleilaxu

classic-ability-tle-face-dancers = Has three Face Dancers instead of traitors.
classic-ability-tle-face-dance = When a faction wins with a leader that is a Face Dancer, may reveal it and take its place.
classic-ability-tle-face-cycle = When all three are revealed, draws three new ones.
classic-ability-tle-face-swap = In the Mentat Pause may exchange one that is not revealed.
classic-ability-tle-unlimited-revival = Revives without limit at half price.
classic-ability-tle-revival-income = Receives what others pay for revival.
classic-ability-tle-free-income = Takes 1 spice for each faction that uses free revival.
classic-ability-tle-limit-five = May raise another faction’s limit of revival to 5.
classic-ability-tle-early-leader = May sell the early revival of a leader at a price.
classic-ability-tle-zoal = Zoal has the strength of the opposing leader.
classic-ability-tle-gholas = May revive other factions’ dead leaders as its own.
classic-ability-tle-ally-half = Its ally revives at half price.
classic-ability-tle-karama = Stops one player’s free revival this turn.
