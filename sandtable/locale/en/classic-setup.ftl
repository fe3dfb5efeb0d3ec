### Style: docs/style/en.md

# The options of a new table of the classic game, and their values

## Options

classic-setup-factions = Who plays what
classic-setup-factions-random = At random
classic-setup-factions-chosen = Chosen in the game
classic-setup-factions-suggested = As the rules suggest
classic-setup-advanced = Advanced game
classic-setup-ixians-tleilaxu = With Ixians and Tleilaxu
classic-setup-treachery-more = With their 14 treachery cards
classic-setup-sandtrout = With Sandtrout
classic-setup-technology = With technology tokens
classic-setup-turns = Turns
classic-setup-bid-seconds = Seconds for a bid
classic-setup-bid-seconds-0 = no limit
classic-setup-deals = Deals about spice, and showing cards
classic-setup-deal-terms = Terms of deals offered to one player
classic-setup-deal-terms-aloud = everybody hears them
classic-setup-deal-terms-between = stay between the two

## Where the sources differ (CLA-26)

classic-setup-revival-price = Price of a revived force
classic-setup-next-opener = Who opens the next card
classic-setup-next-opener-buyer = right of the buyer
classic-setup-next-opener-opener = right of the last opener
classic-setup-storm-strikes = Sectors the storm strikes
classic-setup-storm-strikes-passed = those it passes
classic-setup-storm-strikes-start = its start too
classic-setup-ally-entry = Entering an ally’s territory
classic-setup-ally-entry-forbidden = forbidden
classic-setup-ally-entry-leave = allowed, if you leave again
classic-setup-ally-loses = Who loses forces beside an ally
classic-setup-ally-loses-later = the later in order
classic-setup-ally-loses-mover = who ends the turn there
classic-setup-fremen-worm = The Fremen Karama worm
classic-setup-fremen-worm-any = any territory
classic-setup-fremen-worm-sand = sand only
classic-setup-harkonnen-takes = Cards the Harkonnen Karama takes
classic-setup-harkonnen-takes-any = any number
classic-setup-harkonnen-takes-all = the whole hand
classic-setup-tleilaxu-stops = What the Tleilaxu Karama stops
classic-setup-tleilaxu-stops-free = free revival
classic-setup-tleilaxu-stops-all = all revival
classic-setup-returned-traitors = Traitors not kept
classic-setup-returned-traitors-under = under the deck
classic-setup-returned-traitors-beside = out of play
classic-setup-dial-spice = Spice of a battle is settled
classic-setup-dial-spice-after = after it
classic-setup-dial-spice-plan = in the plan
classic-setup-loser-spice = The loser’s spice
classic-setup-loser-spice-pays = is paid
classic-setup-loser-spice-keeps = is kept
classic-setup-traitor-spice = Spice where a traitor is called
classic-setup-traitor-spice-none = nobody pays
classic-setup-traitor-spice-betrayed = the betrayed side pays
classic-setup-leader-after-traitor = The leader of whoever calls a traitor
classic-setup-leader-after-traitor-used = has fought there
classic-setup-leader-after-traitor-free = is free to fight elsewhere
classic-setup-karama-powers = Karama powers of Emperor and Harkonnen
classic-setup-karama-powers-any = at any time
classic-setup-karama-powers-phase = revival and bidding only

## The form

classic-setup-differ = Rules where the sources differ
classic-setup-differ-about = Each line is one ruling; leave them as they are to play by ours.
classic-setup-boxes = What is played
classic-setup-factions-list = Named here
classic-setup-faction-of = Faction of seat { $n }
classic-setup-facts-factions = Factions: { $who }
classic-setup-facts-turns = At most { $n } turns
classic-setup-facts-bid-seconds = { $n } seconds for a bid, then the seat passes
