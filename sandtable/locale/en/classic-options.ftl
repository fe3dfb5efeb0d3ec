### Style: docs/style/en.md

# What the options of a new table of the classic game mean: a sentence each, below its name

classic-setup-factions-random-about = Everybody is dealt a faction.
classic-setup-factions-chosen-about = Each player in turn chooses one when the game begins.
classic-setup-factions-suggested-about = The factions that the rules suggest for this number of players.
classic-setup-factions-list-about = Give each seat its faction below.
classic-setup-advanced-about = Advisors, elite forces, spice in battles, Karama powers and more; basic is quicker to learn.
classic-setup-ixians-tleilaxu-about = Two more factions to play: builders with a moving stronghold, and shape-shifters who revive others.
classic-setup-treachery-more-about = New weapons, defenses and special cards in the treachery deck.
classic-setup-sandtrout-about = A spice card: the next worm does nothing, and the spice after it is doubled.
classic-setup-technology-about = Three tokens that pay their holders spice and are taken by winning battles.
classic-setup-turns-about = If nobody has won by then, the Fremen, the Guild or most strongholds decide.
classic-setup-bid-seconds-about = A seat that lets the time run out passes.
classic-setup-deals-about = Players who are not allied may promise spice to each other, and show cards.
classic-setup-deal-terms-about = The rules have deals made aloud; here two players may keep theirs to themselves.
classic-setup-revival-price-about = In spice, for each force beyond the free ones.
classic-setup-next-opener-about = This decides who must bid first on the next card.
classic-setup-storm-strikes-about = Forces and spice on sand there are lost.
classic-setup-ally-entry-about = Whether you may pass through a territory that your ally occupies.
classic-setup-ally-loses-about = This applies when allies end a turn together in one territory.
classic-setup-fremen-worm-about = Where the Fremen may put a worm with their Karama card.
classic-setup-harkonnen-takes-about = How many cards they may exchange with another player.
classic-setup-tleilaxu-stops-about = What the named player goes without for a turn.
classic-setup-returned-traitors-about = Under the deck they may still be drawn; out of play nobody can have them.
classic-setup-dial-spice-about = After the battle the winner may still choose which forces the spice backed.
classic-setup-loser-spice-about = Whether spice that the losing plan promised goes to the bank.
classic-setup-traitor-spice-about = A traitor ends the battle before forces fight.
classic-setup-leader-after-traitor-about = A leader who has fought stays in that territory for the turn.
classic-setup-karama-powers-about = When these two may use the special power of their Karama card.
