### Style: docs/style/en.md

# Names of the cards of Immortality.

## Cards

card-experimentation = Experimentation
card-bene-tleilax-lab = Bene Tleilax Lab
card-bene-tleilax-researcher = Bene Tleilax Researcher
card-blank-slate = Blank Slate
card-clandestine-meeting = Clandestine Meeting
card-corrupt-smuggler = Corrupt Smuggler
card-dissecting-kit = Dissecting Kit
card-for-humanity = For Humanity
card-high-priority-travel = High Priority Travel
card-imperium-ceremony = Imperium Ceremony
card-interstellar-conspiracy = Interstellar Conspiracy
card-keys-to-power = Keys to Power
card-lisan-al-gaib = Lisan al Gaib
card-long-reach = Long Reach
card-occupation = Occupation
card-organ-merchants = Organ Merchants
card-planned-coupling = Planned Coupling
card-replacement-eyes = Replacement Eyes
card-sardaukar-quartermaster = Sardaukar Quartermaster
card-shadout-mapes = Shadout Mapes
card-show-of-strength = Show of Strength
card-spiritual-fervor = Spiritual Fervor
card-stillsuit-manufacturer = Stillsuit Manufacturer
card-throne-room-politics = Throne Room Politics
card-tleilaxu-master = Tleilaxu Master
card-tleilaxu-surgeon = Tleilaxu Surgeon
card-beguiling-pheromones = Beguiling Pheromones
card-chairdog = Chairdog
card-contaminator = Contaminator
card-corrino-genes = Corrino Genes
card-face-dancer = Face Dancer
card-face-dancer-initiate = Face Dancer Initiate
card-from-the-tanks = From the Tanks
card-ghola = Ghola
card-guild-impersonator = Guild Impersonator
card-industrial-espionage = Industrial Espionage
card-scientific-breakthrough = Scientific Breakthrough
card-slig-farmer = Slig Farmer
card-stitched-horror = Stitched Horror
card-subject-x-137 = Subject X-137
card-tleilaxu-infiltrator = Tleilaxu Infiltrator
card-twisted-mentat = Twisted Mentat
card-unnatural-reflexes = Unnatural Reflexes
card-usurp = Usurp
card-reclaimed-forces = Reclaimed Forces

## Intrigue cards

intrigue-breakthrough = Breakthrough
intrigue-counterattack = Counterattack
intrigue-disguised-bureaucrat = Disguised Bureaucrat
intrigue-economic-positioning = Economic Positioning
intrigue-gruesome-sacrifice = Gruesome Sacrifice
intrigue-harvest-cells = Harvest Cells
intrigue-illicit-dealings = Illicit Dealings
intrigue-shadowy-bargain = Shadowy Bargain
intrigue-study-melange = Study Melange
intrigue-tleilaxu-puppet = Tleilaxu Puppet
intrigue-vicious-talents = Vicious Talents
