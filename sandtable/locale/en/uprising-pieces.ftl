### Style: docs/style/en.md

# The names of the pieces of Uprising that the first box does not have. Ids are those of the tables, with dashes.

## Battle icons

battle-icon-crysknife = Crysknife
battle-icon-desert-mouse = Desert Mouse
battle-icon-ornithopter = Ornithopter
battle-icon-wild = Any battle icon

## Houses

house-corrino = Corrino
house-fenring = Fenring
house-metulli = Metulli

## Cards: Imperium deck

card-bene-gesserit-operative = Bene Gesserit Operative
card-branching-path = Branching Path
card-calculus-of-power = Calculus of Power
card-captured-mentat = Captured Mentat
card-chani-clever-tactician = Chani, Clever Tactician
card-corrinth-city = Corrinth City
card-covert-operation = Covert Operation
card-dangerous-rhetoric = Dangerous Rhetoric
card-desert-power = Desert Power
card-desert-survival = Desert Survival
card-double-agent = Double Agent
card-ecological-testing-station = Ecological Testing Station
card-fedaykin-stilltent = Fedaykin Stilltent
card-guild-envoy = Guild Envoy
card-guild-spy = Guild Spy
card-hidden-missive = Hidden Missive
card-imperial-spymaster = Imperial Spymaster
card-in-high-places = In High Places
card-junction-headquarters = Junction Headquarters
card-leadership = Leadership
card-long-live-the-fighters = Long Live the Fighters
card-maker-keeper = Maker Keeper
card-maula-pistol = Maula Pistol
card-northern-watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-price-is-no-object = Price is No Object
card-public-spectacle = Public Spectacle
card-rebel-supplier = Rebel Supplier
card-reliable-informant = Reliable Informant
card-sardaukar-coordination = Sardaukar Coordination
card-sardaukar-soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers-harvester = Smuggler's Harvester
card-smugglers-haven = Smuggler's Haven
card-southern-elders = Southern Elders
card-space-time-folding = Space-time Folding
card-spacing-guilds-favor = Spacing Guild's Favor
card-spy-network = Spy Network
card-steersman = Steersman
card-stilgar-the-devoted = Stilgar, The Devoted
card-strike-fleet = Strike Fleet
card-subversive-advisor = Subversive Advisor
card-treacherous-maneuver = Treacherous Maneuver
card-tread-in-darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover-asset = Undercover Asset
card-unswerving-loyalty = Unswerving Loyalty
card-weirding-woman = Weirding Woman
card-wheels-within-wheels = Wheels Within Wheels

## Cards: Imperium deck, CHOAM module

card-cargo-runner = Cargo Runner
card-delivery-agreement = Delivery Agreement
card-interstellar-trade = Interstellar Trade
card-priority-contracts = Priority Contracts

## Cards: Reserve

card-prepare-the-way = Prepare the Way

## Intrigue cards

intrigue-buy-access = Buy Access
intrigue-call-to-arms = Call to Arms
intrigue-change-allegiances = Change Allegiances
intrigue-contingency-plan = Contingency Plan
intrigue-councilors-ambition = Councilor's Ambition
intrigue-crysknife = Crysknife
intrigue-cunning = Cunning
intrigue-depart-for-arrakis = Depart for Arrakis
intrigue-desert-mouse = Desert Mouse
intrigue-detonation = Detonation
intrigue-devour = Devour
intrigue-distraction = Distraction
intrigue-find-weakness = Find Weakness
intrigue-go-to-ground = Go to Ground
intrigue-imperium-politics = Imperium Politics
intrigue-impress = Impress
intrigue-inspire-awe = Inspire Awe
intrigue-intelligence-report = Intelligence Report
intrigue-manipulate = Manipulate
intrigue-market-opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-ornithopter = Ornithopter
intrigue-questionable-methods = Questionable Methods
intrigue-secure-spice-trade = Secure Spice Trade
intrigue-shaddams-favor = Shaddam's Favor
intrigue-shadow-alliance = Shadow Alliance
intrigue-sietch-ritual = Sietch Ritual
intrigue-special-mission = Special Mission
intrigue-spice-is-power = Spice is Power
intrigue-spring-the-trap = Spring the Trap
intrigue-strategic-stockpiling = Strategic Stockpiling
intrigue-tactical-option = Tactical Option
intrigue-unexpected-allies = Unexpected Allies
intrigue-weirding-combat = Weirding Combat

## Intrigue cards, CHOAM module

intrigue-backed-by-choam = Backed by CHOAM
intrigue-choam-profits = CHOAM Profits
intrigue-leverage = Leverage
intrigue-reach-agreement = Reach Agreement

## Conflict cards

conflict-skirmish-crysknife = Skirmish (Crysknife)
conflict-skirmish-desert-mouse = Skirmish (Desert Mouse)
conflict-skirmish-ornithopter = Skirmish (Ornithopter)
conflict-choam-security = CHOAM Security
conflict-spice-freighters = Spice Freighters
conflict-seize-spice-refinery = Seize Spice Refinery
conflict-test-of-loyalty = Test of Loyalty
conflict-shadow-contest = Shadow Contest
conflict-protect-the-sietches = Protect the Sietches
conflict-trade-dispute = Trade Dispute
conflict-battle-for-spice-refinery = Battle for Spice Refinery
conflict-propaganda = Propaganda

## Board spaces

space-sardaukar = Sardaukar
space-dutiful-service = Dutiful Service
space-deliver-supplies = Deliver Supplies
space-espionage = Espionage
space-desert-tactics = Desert Tactics
space-fremkit = Fremkit
space-imperial-privilege = Imperial Privilege
space-assembly-hall = Assembly Hall
space-gather-support = Gather Support
space-shipping = Shipping
space-accept-contract = Accept Contract
space-spice-refinery = Spice Refinery
space-deep-desert = Deep Desert

## Leaders

leader-feyd-rautha-harkonnen = Feyd-Rautha Harkonnen
leader-gurney-halleck = Gurney Halleck
leader-lady-amber-metulli = Lady Amber Metulli
leader-lady-jessica = Lady Jessica
leader-reverend-mother-jessica = Reverend Mother Jessica
leader-lady-margot-fenring = Lady Margot Fenring
leader-muad-dib = Muad'Dib
leader-princess-irulan = Princess Irulan
leader-staban-tuek = Staban Tuek
leader-shaddam-corrino-iv = Shaddam Corrino IV

## Left abilities of Leaders

trait-devious-strength = Devious Strength
trait-always-smiling = Always Smiling
trait-desert-scouts = Desert Scouts
trait-other-memories = Other Memories
trait-reverend-mother = Reverend Mother
trait-loyalty = Loyalty
trait-unpredictable-foe = Unpredictable Foe
trait-imperial-birthright = Imperial Birthright
trait-limited-allies = Limited Allies
trait-smuggle-spice = Smuggle Spice
trait-sardaukar-commander = Sardaukar Commander

## Signet Ring abilities, by Leader

signet-feyd-rautha-harkonnen = Personal Training
signet-gurney-halleck = Warmaster
signet-lady-amber-metulli = Fill Coffers
signet-lady-jessica = Spice Agony
signet-reverend-mother-jessica = Water of Life
signet-lady-margot-fenring = Arrakis Informant
signet-muad-dib = Lead the Way
signet-princess-irulan = Chronicler's Insight
signet-staban-tuek = Unseen Network
signet-shaddam-corrino-iv = Emperor of the Known Universe

## Objectives

objective-crysknife = Crysknife
objective-crysknife-4-6 = Crysknife (4/6P)
objective-desert-mouse-4-6 = Desert Mouse (4/6P)
objective-desert-mouse-first = Desert Mouse (First Player)
objective-ornithopter-1-3 = Ornithopter (1-3P)

## Contracts

contract-acquire-the-spice-must-flow = Acquire { card-the-spice-must-flow }
contract-arrakeen-water = { space-arrakeen } I
contract-arrakeen-spy = { space-arrakeen } II
contract-deliver-supplies = { space-deliver-supplies }
contract-espionage = { space-espionage }
contract-harvest-3 = Harvest 3+
contract-harvest-4 = Harvest 4+
contract-heighliner-water = { space-heighliner } I
contract-heighliner-troops = { space-heighliner } II
contract-high-council-influence = { space-high-council } I
contract-high-council-solari = { space-high-council } II
contract-immediate = Immediate
contract-research-station-spy = { space-research-station } I
contract-research-station-solari = { space-research-station } II
contract-sardaukar-cards = { space-sardaukar } I
contract-sardaukar-recall = { space-sardaukar } II
contract-spice-refinery-cards = { space-spice-refinery } I
contract-spice-refinery-water = { space-spice-refinery } II

## Observation posts, by the spaces they watch

post-emperor = { space-sardaukar } / { space-dutiful-service }
post-guild = { space-heighliner } / { space-deliver-supplies }
post-bene = { space-espionage } / { space-secrets }
post-fremen = { space-desert-tactics } / { space-fremkit }
post-landsraad-west = { space-high-council } / { space-imperial-privilege } / { space-swordmaster }
post-landsraad-east = { space-assembly-hall } / { space-gather-support }
post-choam = { space-shipping } / { space-accept-contract }
post-tabr-station = { space-sietch-tabr } / { space-research-station }
post-station-refinery = { space-research-station } / { space-spice-refinery }
post-refinery-arrakeen = { space-spice-refinery } / { space-arrakeen }
post-deep-desert = { space-deep-desert }
post-hagga-basin = { space-hagga-basin }
post-imperial-basin = { space-imperial-basin }
