### Style: docs/style/en.md
# What the guide of a first game of Uprising says; the rest is in imperium-guide-page.ftl.
guide-uprising-first = Your first game
guide-uprising-first-goal = Whoever has the most Victory Points at the end wins, and 10 end the game. They come from Influence, Alliances, Conflicts, pairs of battle icons and some cards.
guide-uprising-first-spy-post = Choose a post for your Spy. It watches the spaces to which this post is connected.
guide-uprising-first-gather = Your Spy watches this space. Recall it to draw 1 card, or keep it where it is.
guide-uprising-first-contract = Choose a contract. It gives its reward when you do what it asks, such as sending an Agent to the space it names.
guide-uprising-first-wall = Conflicts behind the Shield Wall are safe from sandworms. If you remove the wall, sandworms can be summoned there too.
guide-uprising-first-icons = The winner of a Conflict keeps its card. Its battle icon and a second one like it, such as that of the Objective, are worth 1 Victory Point.
guide-uprising-first-spies = { space-espionage } places a Spy beside spaces. Recall it to enter one that is occupied, or to draw a card when you go there.
guide-uprising-first-contracts = Spaces such as these give you contracts. A contract gives its reward once, when you do what it asks.
guide-uprising-first-contract-done = A contract stays with you until you do what it asks: go to a space, harvest spice, or acquire a certain card.
guide-uprising-first-hooks = { space-sietch-tabr } asks for 2 Influence with the Fremen. It gives Maker Hooks, which summon sandworms, or lets you remove the Shield Wall.
guide-uprising-first-worms = With Maker Hooks you may summon sandworms here in place of taking spice, unless the Shield Wall protects this Conflict.
guide-uprising-first-worm = A sandworm has strength 3 and doubles the Conflict reward of its player. The Shield Wall keeps sandworms out of some Conflicts.
guide-uprising-first-gold = { space-high-council } costs 5 Solari and gives 2 more persuasion in every Reveal turn. { space-swordmaster } costs 8, or 6 if somebody has one: a third Agent.
