### Style: docs/style/en.md

# The names of the pieces of Rise of Ix.

## Boards

area-ix = Ix
space-interstellar-shipping = Interstellar Shipping
space-smuggling = Smuggling
space-tech-negotiation = Tech Negotiation
space-dreadnought-space = Dreadnought
shipping-ship-1 = Shipping track, first step
shipping-ship-2 = Shipping track, second step
shipping-ship-3 = Shipping track, top step

## Houses

house-ecaz = Ecaz
house-vernius = Vernius
house-moritani = Moritani

## Cards: Imperium deck

card-appropriate = Appropriate
card-bounty-hunter = Bounty Hunter
card-choam-delegate = CHOAM Delegate
card-court-intrigue = Court Intrigue
card-desert-ambush = Desert Ambush
card-embedded-agent = Embedded Agent
card-esmar-tuek = Esmar Tuek
card-freighter-fleet = Freighter Fleet
card-full-scale-assault = Full-Scale Assault
card-guild-accord = Guild Accord
card-guild-chief-administrator = Guild Chief Administrator
card-imperial-bashar = Imperial Bashar
card-imperial-shock-trooper = Imperial Shock Trooper
card-in-the-shadows = In the Shadows
card-ix-guild-compact = Ix-Guild Compact
card-ixian-engineer = Ixian Engineer
card-jamis = Jamis
card-landing-rights = Landing Rights
card-local-fence = Local Fence
card-negotiated-withdrawal = Negotiated Withdrawal
card-satellite-ban = Satellite Ban
card-sayyadina = Sayyadina
card-shai-hulud = Shai-Hulud
card-spice-trader = Spice Trader
card-treachery = Treachery
card-truthsayer = Truthsayer
card-water-peddler = Water Peddler
card-web-of-power = Web of Power
card-weirding-way = Weirding Way

## Starting cards of the Epic game

card-control-the-spice = Control the Spice

## Intrigue

intrigue-advanced-weaponry = Advanced Weaponry
intrigue-blackmail = Blackmail
intrigue-cannon-turrets = Cannon Turrets
intrigue-cull = Cull
intrigue-diversion = Diversion
intrigue-expedite = Expedite
intrigue-finesse = Finesse
intrigue-glimpse-the-path = Glimpse the Path
intrigue-grand-conspiracy = Grand Conspiracy
intrigue-ixian-probe = Ixian Probe
intrigue-machine-culture = Machine Culture
intrigue-quid-pro-quo = Quid Pro Quo
intrigue-second-wave = Second Wave
intrigue-secret-forces = Secret Forces
intrigue-strategic-push = Strategic Push
intrigue-strongarm = Strongarm
intrigue-war-chest = War Chest

## Conflicts

conflict-skirmish-ix-troop = { conflict-skirmish-a }
conflict-skirmish-ix-spice = { conflict-skirmish-a }
conflict-trade-monopoly = Trade Monopoly
conflict-economic-supremacy = Economic Supremacy

## Leaders

leader-archduke-armand-ecaz = Archduke Armand Ecaz
leader-ilesa-ecaz = Ilesa Ecaz
leader-prince-rhombur-vernius = Prince Rhombur Vernius
leader-tessia-vernius = Tessia Vernius
leader-princess-yuna-moritani = "Princess" Yuna Moritani
leader-viscount-hundro-moritani = Viscount Hundro Moritani

## Left abilities

trait-coordination = Coordination
trait-one-step-ahead = One Step Ahead
trait-heavy-lasgun-cannons = Heavy Lasgun Cannons
trait-careful-observation = Careful Observation
trait-smuggling-operation = Smuggling Operation
trait-intelligence = Intelligence

## Signet Ring abilities, by Leader

signet-archduke-armand-ecaz = Conscript
signet-ilesa-ecaz = Guild Contacts
signet-prince-rhombur-vernius = Ixian Technology
signet-tessia-vernius = Duplicity
signet-princess-yuna-moritani = Final Delivery
signet-viscount-hundro-moritani = Couriers

## Slots for Snoopers

snooper-slot-1 = First Snooper slot
snooper-slot-2 = Second Snooper slot
snooper-slot-3 = Third Snooper slot
snooper-slot-4 = Fourth Snooper slot

## Tech tiles

tech-artillery = Artillery
tech-chaumurky = Chaumurky
tech-detonation-devices = Detonation Devices
tech-disposal-facility = Disposal Facility
tech-flagship = Flagship
tech-holoprojectors = Holoprojectors
tech-holtzman-engine = Holtzman Engine
tech-invasion-ships = Invasion Ships
tech-memocorders = Memocorders
tech-minimic-film = Minimic Film
tech-restricted-ordnance = Restricted Ordnance
tech-shuttle-fleet = Shuttle Fleet
tech-sonic-snoopers = Sonic Snoopers
tech-spaceport = Spaceport
tech-spy-satellites = Spy Satellites
tech-training-drones = Training Drones
tech-troop-transports = Troop Transports
tech-windtraps = Windtraps

## House Hagal

hagal-foldspace-interstellar = { space-foldspace-space } / { space-interstellar-shipping }
hagal-smuggling-interstellar = { space-smuggling } / { space-interstellar-shipping }
