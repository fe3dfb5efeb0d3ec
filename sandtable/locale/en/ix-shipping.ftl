### Style: docs/style/en.md

# Freighters and the Shipping track (Rise of Ix)

effect-freight =
    { $n ->
        [one] you may move or recall your freighter
       *[other] you may move or recall your freighter { $n } times
    }
# $own, $others: amounts of Solari
effect-dividends = gain dividends: { $own } for you, { $others } for each other player
# $n: icons left, this one included
ask-freight =
    { $n ->
        [one] What does your freighter do?
       *[other] What does your freighter do? ({ $n } icons left)
    }
do-freight-advance = Up one step
do-freight-to = Move up: { $step }
do-freight-recall = Recall it and collect its rewards
do-freight-none = Leave it where it is
ask-shipment = Which reward of the Shipping track comes next?
do-shipment-done = Leave the rest
# $n: the step of the own freighter, $rewards: what a recall would collect
note-freighter =
    { $n ->
        [0] Your freighter is at the bottom of the Shipping track.
       *[other] Recalled now, your freighter brings: { $rewards }.
    }
event-freighter = { $who }’s freighter moves up to the { $thing }
event-freighter-home =
    { $n ->
        [0] { $who }’s freighter stays at the bottom
       *[other] { $who } recalls the freighter from step { $n }
    }
