card-listener = Listener
card-gossip = Gossip
card-stilgar-of-the-tabr = Stilgar
card-sealed-lips = Sealed Lips
intrigue-overheard = Overheard
intrigue-told-in-confidence = Told in Confidence
conflict-war-of-words = War of Words
conflict-open-secrets = Open Secrets
leader-master-of-whispers = Master of Whispers
signet-master-of-whispers = Hearsay
effect-whisper =
    take { $n ->
        [one] { $n } whisper
       *[other] { $n } whispers
    } from the bag
event-whisper = { $who } takes a whisper
ask-confide = Put a whisper back into the bag for 1 spice?
do-confide-none = Keep them all
do-whisper = The whisper worth { $n }
tech-ear-trumpet = Ear Trumpet
tech-glow-globe = Glow Globe
tech-still-tent = Still Tent
tech-listening-cone = Listening Cone
tech-decoy-drum = Decoy Drum
tech-silent-chair = Silent Chair
label-ongoing = In every Reveal turn
effect-take-tech = take a Tech tile for its cost
event-tech = { $who } takes { $thing }
ask-take-tech = Which Tech tile do you take?
do-take-tech-none = Take none
