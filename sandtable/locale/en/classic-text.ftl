### Style: docs/style/en.md

# The labels of a position of the classic game in text

classic-text-faction = Faction
classic-text-spice = Spice
classic-text-ally = Ally
classic-text-bid = Bid
classic-text-battle = Battle
classic-text-turn = Turn { $n }
classic-text-wall-gone = the Shield Wall is gone
classic-text-caption = Spice: behind the shield + of deals. Reserves, tanks: forces + special forces.
classic-text-in-tanks = in the tanks
