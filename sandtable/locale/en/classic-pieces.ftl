### Style: docs/style/en.md

# The names of the pieces of the classic game. Ids are those of the tables, with dashes.

## Factions

classic-faction-atreides = Atreides
classic-faction-bene-gesserit = Bene Gesserit
classic-faction-emperor = Emperor
classic-faction-fremen = Fremen
classic-faction-harkonnen = Harkonnen
classic-faction-spacing-guild = Spacing Guild
classic-faction-ixians = Ixians
classic-faction-tleilaxu = Tleilaxu

## Phases

classic-phase-setup = Set-up
classic-phase-storm = Storm
classic-phase-spice-blow = Spice Blow
classic-phase-nexus = Nexus
classic-phase-choam-charity = CHOAM Charity
classic-phase-bidding = Bidding
classic-phase-revival = Revival
classic-phase-shipment-movement = Shipment and Movement
classic-phase-battle = Battle
classic-phase-spice-collection = Spice Collection
classic-phase-mentat-pause = Mentat Pause
classic-phase-any = Any time

## Kinds of ground

classic-ground-sand = sand
classic-ground-rock = rock
classic-ground-stronghold = stronghold
classic-ground-polar = polar

## Territories

classic-territory-polar-sink = Polar Sink
classic-territory-imperial-basin = Imperial Basin
classic-territory-carthag = Carthag
classic-territory-arrakeen = Arrakeen
classic-territory-tueks-sietch = Tuek's Sietch
classic-territory-sietch-tabr = Sietch Tabr
classic-territory-habbanya-sietch = Habbanya Sietch
classic-territory-cielago-north = Cielago North
classic-territory-cielago-depression = Cielago Depression
classic-territory-meridian = Meridian
classic-territory-cielago-south = Cielago South
classic-territory-cielago-east = Cielago East
classic-territory-harg-pass = Harg Pass
classic-territory-false-wall-south = False Wall South
classic-territory-false-wall-east = False Wall East
classic-territory-the-minor-erg = The Minor Erg
classic-territory-pasty-mesa = Pasty Mesa
classic-territory-red-chasm = Red Chasm
classic-territory-south-mesa = South Mesa
classic-territory-basin = Basin
classic-territory-rim-wall-west = Rim Wall West
classic-territory-hole-in-the-rock = Hole in the Rock
classic-territory-sihaya-ridge = Sihaya Ridge
classic-territory-shield-wall = Shield Wall
classic-territory-gara-kulon = Gara Kulon
classic-territory-old-gap = Old Gap
classic-territory-broken-land = Broken Land
classic-territory-tsimpo = Tsimpo
classic-territory-arsunt = Arsunt
classic-territory-rock-outcroppings = Rock Outcroppings
classic-territory-plastic-basin = Plastic Basin
classic-territory-hagga-basin = Hagga Basin
classic-territory-bight-of-the-cliff = Bight of the Cliff
classic-territory-funeral-plain = Funeral Plain
classic-territory-the-great-flat = The Great Flat
classic-territory-wind-pass = Wind Pass
classic-territory-the-greater-flat = The Greater Flat
classic-territory-habbanya-erg = Habbanya Erg
classic-territory-false-wall-west = False Wall West
classic-territory-wind-pass-north = Wind Pass North
classic-territory-habbanya-ridge-flat = Habbanya Ridge Flat
classic-territory-cielago-west = Cielago West
classic-territory-hidden-mobile-stronghold = Hidden Mobile Stronghold

## Leaders

classic-leader-thufir-hawat = Thufir Hawat
classic-leader-lady-jessica = Lady Jessica
classic-leader-gurney-halleck = Gurney Halleck
classic-leader-duncan-idaho = Duncan Idaho
classic-leader-dr-yueh = Dr. Wellington Yueh
classic-leader-alia = Alia
classic-leader-margot-fenring = Margot Lady Fenring
classic-leader-mother-ramallo = Mother Ramallo
classic-leader-princess-irulan = Princess Irulan
classic-leader-wanna-marcus = Wanna Yueh
classic-leader-hasimir-fenring = Hasimir Fenring
classic-leader-captain-aramsham = Captain Aramsham
classic-leader-caid = Caid
classic-leader-burseg = Burseg
classic-leader-bashar = Bashar
classic-leader-stilgar = Stilgar
classic-leader-chani = Chani
classic-leader-otheym = Otheym
classic-leader-shadout-mapes = Shadout Mapes
classic-leader-jamis = Jamis
classic-leader-feyd-rautha = Feyd-Rautha
classic-leader-beast-rabban = Beast Rabban
classic-leader-piter-de-vries = Piter de Vries
classic-leader-captain-iakin-nefud = Captain Iakin Nefud
classic-leader-umman-kudu = Umman Kudu
classic-leader-staban-tuek = Staban Tuek
classic-leader-master-bewt = Master Bewt
classic-leader-esmar-tuek = Esmar Tuek
classic-leader-soo-soo-sook = Soo-Soo Sook
classic-leader-guild-representative = Guild Representative
classic-leader-ctair-pilru = C'tair Pilru
classic-leader-tessia-vernius = Tessia Vernius
classic-leader-dominic-vernius = Dominic Vernius
classic-leader-kailea-vernius = Kailea Vernius
classic-leader-cammar-pilru = Cammar Pilru
classic-leader-zoal = Zoal
classic-leader-hidar-fen-ajidica = Hidar Fen Ajidica
classic-leader-master-zaaf = Master Zaaf
classic-leader-wykk = Wykk
classic-leader-blin = Blin
classic-kwisatz-haderach = Kwisatz Haderach

## Kinds of force

classic-force-ordinary = force
classic-force-sardaukar = Sardaukar
classic-force-fedaykin = Fedaykin
classic-force-suboid = suboid
classic-force-cyborg = cyborg
classic-force-advisor = advisor

## Treachery cards

classic-treachery-crysknife = Crysknife
classic-treachery-maula-pistol = Maula Pistol
classic-treachery-slip-tip = Slip Tip
classic-treachery-stunner = Stunner
classic-treachery-chaumas = Chaumas
classic-treachery-chaumurky = Chaumurky
classic-treachery-ellaca-drug = Ellaca Drug
classic-treachery-gom-jabbar = Gom Jabbar
classic-treachery-lasgun = Lasgun
classic-treachery-shield = Shield
classic-treachery-snooper = Snooper
classic-treachery-cheap-hero = Cheap Hero
classic-treachery-family-atomics = Family Atomics
classic-treachery-weather-control = Weather Control
classic-treachery-hajr = Hajr
classic-treachery-tleilaxu-ghola = Tleilaxu Ghola
classic-treachery-truthtrance = Truthtrance
classic-treachery-karama = Karama
classic-treachery-baliset = Baliset
classic-treachery-jubba-cloak = Jubba Cloak
classic-treachery-kulon = Kulon
classic-treachery-la-la-la = La, La, La
classic-treachery-trip-to-gamont = Trip to Gamont
classic-treachery-hunter-seeker = Hunter-Seeker
classic-treachery-basilia-weapon = Basilia Weapon
classic-treachery-poison-blade = Poison Blade
classic-treachery-weirding-way = Weirding Way
classic-treachery-poison-tooth = Poison Tooth
classic-treachery-artillery-strike = Artillery Strike
classic-treachery-shield-snooper = Shield Snooper
classic-treachery-chemistry = Chemistry
classic-treachery-harvester = Harvester
classic-treachery-thumper = Thumper
classic-treachery-amal = Amal
classic-treachery-kull-wahad = Kull Wahad

## What a treachery card is

classic-type-projectile-weapon = projectile weapon
classic-type-poison-weapon = poison weapon
classic-type-special-weapon = special weapon
classic-type-projectile-defence = projectile defence
classic-type-poison-defence = poison defence
classic-type-special-defence = special defence
classic-type-leader = stands in for a leader
classic-type-special = special card
classic-type-worthless = worthless card

## Spice cards

classic-spice-shai-hulud = Shai-Hulud
classic-spice-sandtrout = Sandtrout

## Traitors

classic-traitor-cheap-hero-traitor = Cheap Hero (traitor)

## Technology tokens

classic-tech-axlotl-tanks = Axlotl Tanks
classic-tech-heighliners = Heighliners
classic-tech-spice-production = Spice Production
