### Style: docs/style/en.md

# The names of the pieces of the family. Ids are those of the tables, with dashes.

## Resources

resource-solari = Solari
resource-spice = spice
resource-water = water

## Factions

faction-emperor = Emperor
faction-guild = Spacing Guild
faction-bene = Bene Gesserit
faction-fremen = Fremen
# Of a card: what stands before the word, $faction as in imperium-effects
faction-card =
    { $faction ->
        [emperor] { faction-emperor }
        [guild] { faction-guild }
        [bene] { faction-bene }
       *[fremen] { faction-fremen }
    }

## Agent icons

icon-emperor = Emperor
icon-guild = Spacing Guild
icon-bene = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice = Spice Trade

## Houses

house-atreides = Atreides
house-harkonnen = Harkonnen
house-thorvald = Thorvald
house-richese = Richese

## Cards: Starting deck

card-convincing-argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune-the-desert-planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek-allies = Seek Allies
card-signet-ring = Signet Ring

## Cards: Imperium deck

card-arrakis-recruiter = Arrakis Recruiter
card-assassination-mission = Assassination Mission
card-bene-gesserit-initiate = Bene Gesserit Initiate
card-bene-gesserit-sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam-directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr-yueh = Dr. Yueh
card-duncan-idaho = Duncan Idaho
card-fedaykin-death-commando = Fedaykin Death Commando
card-firm-grip = Firm Grip
card-fremen-camp = Fremen Camp
card-gene-manipulation = Gene Manipulation
card-guild-administrator = Guild Administrator
card-guild-ambassador = Guild Ambassador
card-guild-bankers = Guild Bankers
card-gun-thopter = Gun Thopter
card-gurney-halleck = Gurney Halleck
card-imperial-spy = Imperial Spy
card-kwisatz-haderach = Kwisatz Haderach
card-lady-jessica = Lady Jessica
card-liet-kynes = Liet Kynes
card-missionaria-protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other-memory = Other Memory
card-piter-de-vries = Piter De Vries
card-power-play = Power Play
card-reverend-mother-mohiam = Reverend Mother Mohiam
card-sardaukar-infantry = Sardaukar Infantry
card-sardaukar-legion = Sardaukar Legion
card-scout = Scout
card-shifting-allegiances = Shifting Allegiances
card-sietch-reverend-mother = Sietch Reverend Mother
card-smugglers-thopter = Smuggler's Thopter
card-space-travel = Space Travel
card-spice-hunter = Spice Hunter
card-spice-smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test-of-humanity = Test of Humanity
card-the-voice = The Voice
card-thufir-hawat = Thufir Hawat
card-worm-riders = Worm Riders

## Cards: Reserve

card-arrakis-liaison = Arrakis Liaison
card-the-spice-must-flow = The Spice Must Flow
card-foldspace = Foldspace

## Intrigue cards

intrigue-allied-armada = Allied Armada
intrigue-ambush = Ambush
intrigue-bindu-suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass-protocol = Bypass Protocol
intrigue-calculated-hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam-shares = CHOAM Shares
intrigue-corner-the-market = Corner the Market
intrigue-councilors-dispensation = Councilor's Dispensation
intrigue-demand-respect = Demand Respect
intrigue-dispatch-an-envoy = Dispatch an Envoy
intrigue-double-cross = Double Cross
intrigue-favored-subject = Favored Subject
intrigue-guild-authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know-their-ways = Know Their Ways
intrigue-master-tactician = Master Tactician
intrigue-plans-within-plans = Plans Within Plans
intrigue-poison-snooper = Poison Snooper
intrigue-private-army = Private Army
intrigue-rapid-mobilization = Rapid Mobilization
intrigue-recruitment-mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret-of-the-sisterhood = Secret of the Sisterhood
intrigue-staged-incident = Staged Incident
intrigue-the-sleeper-must-awaken = The Sleeper Must Awaken
intrigue-tiebreaker = Tiebreaker
intrigue-to-the-victor = To the Victor…
intrigue-urgent-mission = Urgent Mission
intrigue-water-of-life = Water of Life
intrigue-water-peddlers-union = Water Peddlers Union
intrigue-windfall = Windfall

## Conflict cards

conflict-skirmish-a = Skirmish
conflict-skirmish-b = Skirmish
conflict-skirmish-c = Skirmish
conflict-skirmish-d = Skirmish
conflict-cloak-and-dagger = Cloak and Dagger
conflict-desert-power = Desert Power
conflict-guild-bank-raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid-stockpiles = Raid Stockpiles
conflict-secure-imperial-basin = Secure Imperial Basin
conflict-siege-of-arrakeen = Siege of Arrakeen
conflict-siege-of-carthag = Siege of Carthag
conflict-sort-through-the-chaos = Sort Through the Chaos
conflict-terrible-purpose = Terrible Purpose
conflict-battle-for-arrakeen = Battle for Arrakeen
conflict-battle-for-carthag = Battle for Carthag
conflict-battle-for-imperial-basin = Battle for Imperial Basin
conflict-grand-vision = Grand Vision

## Board spaces

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace-space = Foldspace
space-selective-breeding = Selective Breeding
space-secrets = Secrets
space-hardy-warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high-council = High Council
space-mentat = Mentat
space-swordmaster = Swordmaster
space-rally-troops = Rally Troops
space-hall-of-oratory = Hall of Oratory
space-sell-melange = Sell Melange
space-secure-contract = Secure Contract
space-the-great-flat = The Great Flat
space-hagga-basin = Hagga Basin
space-imperial-basin = Imperial Basin
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research-station = Research Station
space-sietch-tabr = Sietch Tabr

## Leaders

leader-paul-atreides = Paul Atreides
leader-duke-leto-atreides = Duke Leto Atreides
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-glossu-rabban = Glossu "The Beast" Rabban
leader-countess-ariana-thorvald = Countess Ariana Thorvald
leader-earl-memnon-thorvald = Earl Memnon Thorvald
leader-count-ilban-richese = Count Ilban Richese
leader-helena-richese = Helena Richese

## Left abilities of Leaders

trait-prescience = Prescience
trait-landsraad-popularity = Landsraad Popularity
trait-masterstroke = Masterstroke
trait-arrakis-fiefdom = Arrakis Fiefdom
trait-spice-addict = Spice Addict
trait-connections = Connections
trait-ruthless-negotiator = Ruthless Negotiator
trait-eyes-everywhere = Eyes Everywhere

## Signet Ring abilities, by Leader

signet-paul-atreides = Discipline
signet-duke-leto-atreides = Prudent Diplomacy
signet-baron-vladimir-harkonnen = Scheme
signet-glossu-rabban = Brutality
signet-countess-ariana-thorvald = Hidden Reservoir
signet-earl-memnon-thorvald = Spice Hoard
signet-count-ilban-richese = Manufacturing
signet-helena-richese = Manipulate

## House Hagal cards that no space names, and levels of the solo game

hagal-harvest-spice = Harvest Spice
hagal-reshuffle = Reshuffle
difficulty-mercenary = Mercenary
difficulty-sardaukar = Sardaukar
difficulty-mentat = Mentat
difficulty-kwisatz-haderach = Kwisatz Haderach
