### Style: docs/style/en.md

# The names of the pieces that only the game of six has: factions, board spaces, posts and the Commanders' cards.

## Factions

faction-great-houses = Great Houses
faction-fringe-worlds = Fringe Worlds

## Board spaces

space-controversial-technology = Controversial Technology
space-economic-support = Economic Support
space-expedition = Expedition
space-habbanya-erg = Habbanya Erg
space-military-support = Military Support

## Spaces of the personal boards

space-desert-mastery = Desert Mastery
space-vast-wealth = Vast Wealth

## Cards of Shaddam's starting deck

card-shaddam-convincing-argument = { card-convincing-argument }
card-corrino-might = Corrino Might
card-critical-shipments = Critical Shipments
card-demand-results = Demand Results
card-devastating-assault = Devastating Assault
card-imperial-ornithopter = Imperial Ornithopter
card-imperial-tent = Imperial Tent
card-shaddam-seek-allies = { card-seek-allies }
card-shaddam-signet-ring = { card-signet-ring }

## Cards of Muad'Dib's starting deck

card-command-respect = Command Respect
card-muad-dib-convincing-argument = { card-convincing-argument }
card-demand-attention = Demand Attention
card-desert-call = Desert Call
card-limited-landsraad-access = Limited Landsraad Access
card-muad-dib-seek-allies = { card-seek-allies }
card-muad-dib-signet-ring = { card-signet-ring }
card-threaten-spice-production = Threaten Spice Production
card-usul = Usul

## Observation posts, by the spaces they watch

post-great-houses = { space-economic-support } / { space-military-support }
post-fringe-worlds = { space-controversial-technology } / { space-expedition }
post-carthag = { space-carthag }
post-habbanya-erg = { space-habbanya-erg }
