### Style: docs/style/en.md
# What the guide of a first game of the classic Dune says, each where it first comes. The reader plays Harkonnen.
guide-classic-first = Your first game
guide-classic-first-over = The game is over. The result shows who won, and by what.
guide-classic-first-goal = You are { classic-faction-harkonnen }. Hold 3 of the 5 strongholds alone at the end of a turn and you win; allies need 4 together. { classic-territory-carthag } is yours.
guide-classic-first-dial = Two players move the storm: each secretly sets a number, and the sum of both is its distance. It kills forces on sand.
guide-classic-first-nexus = A Nexus: only now can alliances be made or broken. Two allies win with 4 strongholds together; an ally cannot win alone.
guide-classic-first-bid = Cards are sold one by one, face down. Bid more or pass: only the buyer pays. { classic-faction-harkonnen } then draws a second card free.
guide-classic-first-karama = Your Karama card can stop what this faction wants to do. If you pass, you keep it for later.
guide-classic-first-charity = CHOAM Charity: with 0 or 1 spice, you may take from the bank until you have 2.
guide-classic-first-revive = Revival brings lost forces from the tanks back to your reserves, up to 3 a turn: 2 free for { classic-faction-harkonnen }, each more for 1 spice.
guide-classic-first-ship = Ship forces from your reserves to one place: 1 spice each into a stronghold, 2 each elsewhere. A stronghold has room for two factions.
guide-classic-first-move = Then move one group to a neighbouring territory. With a force in { classic-territory-arrakeen } or { classic-territory-carthag }, it may go up to three territories.
guide-classic-first-battle = Battle: set a number up to your forces here and add a leader. The higher sum wins and loses the number it set; the loser loses all forces here.
guide-classic-first-weapons = With a leader you may add one weapon and one defence. The right defence saves a leader; a killed leader adds no strength.
guide-classic-first-traitor = If the leader shown by your opponent is a traitor in your pay, call it: you win at once and lose nothing.
guide-classic-first-keep = You have won the battle, and may keep this card for another one.
guide-classic-first-storm = The storm has moved. Nobody can enter, leave or cross the sector where it lies. It also decides who goes first each turn.
guide-classic-first-blow = A spice blow: spice now lies on the map. Forces in the same part of the territory collect it at the end of the turn.
guide-classic-first-won = A battle is over. The winner takes spice from the bank for every leader that was killed.
guide-classic-first-collected = Spice has been collected: 2 for each force beside it, or 3 with a force in { classic-territory-arrakeen } or { classic-territory-carthag }.
guide-classic-first-pause = Each turn ends with the Mentat Pause: if somebody has enough strongholds then, the game is over. There are at most 10 turns.
guide-classic-first-worm = Shai-Hulud devours spice and forces where spice last blew; only Fremen are safe. From turn 2 on it also brings a Nexus.
guide-classic-first-tanks = Your losses lie in the Tleilaxu Tanks. The Revival phase brings forces back, and leaders only once all five have been lost.
guide-classic-first-strongholds = You hold two strongholds. A third at the end of a turn wins. One that another faction’s forces share does not count.
guide-classic-first-finish = After turn 10 the { classic-faction-fremen } win this game if nobody else has won. Strongholds must be taken in time.
