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
gadget-ear-trumpet = Ear Trumpet
gadget-glow-globe = Glow Globe
gadget-still-tent = Still Tent
gadget-listening-cone = Listening Cone
gadget-decoy-drum = Decoy Drum
gadget-silent-chair = Silent Chair
label-steady = In every Reveal turn
effect-take-gadget = take a gadget for its cost
event-gadget = { $who } takes { $thing }
ask-take-gadget = Which gadget do you take?
do-take-gadget-none = Take none
