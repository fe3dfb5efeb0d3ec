### Style: docs/style/en.md
# What the guide of a first game says, each where it first comes; most of it in games of Uprising too.
guide-imperium-first = Your first game
guide-imperium-first-over = The game is over: the most Victory Points win. The result shows where everybody’s points came from.
guide-imperium-first-goal = Whoever has the most Victory Points at the end wins, and 10 end the game. They come from Influence, Alliances, Conflicts and some cards. You have 1.
guide-imperium-first-agent = The icons on the left of a card say where it can send an Agent. Play { card-dune-the-desert-planet } and go to { space-imperial-basin }: it gives spice.
guide-imperium-first-effects = What the space and the card give you waits here, since the order may matter. Press each effect, in any order.
guide-imperium-first-deploy = A space with crossed swords lets you deploy troops to the Conflict: those you recruited this turn, and up to 2 more from your garrison.
guide-imperium-first-end = One Agent a turn: end your turn. The others take theirs, and you are next again until everybody has revealed.
guide-imperium-first-faction = { card-diplomacy } opens the spaces of all four factions. Each visit gives 1 Influence with that faction.
guide-imperium-first-sword = This is the Conflict. Each troop here has strength 2, and each sword you reveal adds 1. The strongest player takes the first reward.
guide-imperium-first-influence = You have risen on a track. The second step is worth 1 Victory Point; the fourth takes the faction’s Alliance if nobody holds it yet, for 1 more.
guide-imperium-first-reveal = Your Agents are out. Reveal the cards left in your hand: their persuasion buys new cards, their swords count in the Conflict.
guide-imperium-first-buy = Your persuasion buys these cards, up to the sum of their costs. They go to your discard pile: you will draw them in later rounds.
guide-imperium-first-combat = Combat: players with troops here play Combat Intrigue cards in turn, or pass. Once all have passed in a row, the strongest wins.
guide-imperium-first-endgame = The last moment of the game: play Endgame Intrigue cards if you have any, or pass.
guide-imperium-first-fought = A Conflict has been decided. Troops that fought go back to their supplies, those of the winner too, so new ones are needed each round.
guide-imperium-first-round = A new round: your Agents are back, you have a new hand of five cards, and there is a new Conflict.
guide-imperium-first-costs = Solari, spice and water pay for spaces: a cost stands before the arrow. As a rule, a space with an Agent is closed to others this round.
guide-imperium-first-intrigue = Only you see your Intrigue cards. Plot cards are for your own turns, Combat cards for Combat, Endgame cards for the very end.
guide-imperium-first-sell = Spice pays for strong spaces, or becomes money here: 2 spice bring 6 Solari, 5 bring 12.
guide-imperium-first-gold = { space-high-council } costs 5 Solari and gives 2 more persuasion in every Reveal turn. { space-swordmaster } costs 8: a third Agent every round.
guide-imperium-first-point = A Victory Point. Points from Influence and Alliances can be lost again, so keep an eye on the tracks.
guide-imperium-first-alliance = An Alliance: 4 Influence, and the first to have it. It is worth 1 Victory Point, and passes to a player who rises higher.
guide-imperium-first-control = Some Conflicts give control of one of these spaces. Its owner gains from every Agent that is sent there.
guide-imperium-first-finish = The game ends with the round in which somebody has 10 points, or with the last Conflict. Ties are broken by spice, Solari, water and troops.
