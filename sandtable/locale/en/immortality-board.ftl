### Style: docs/style/en.md

# The Bene Tleilax board and Family Atomics: research, the Tleilaxu track, specimens, the Tleilaxu Row.

## What stands on the board

hex-start = Start of research
# $column: from the left; $height: only, upper, middle, lower
hex-name =
    { $height ->
        [upper] Research { $column }, upper
        [middle] Research { $column }, middle
        [lower] Research { $column }, lower
       *[only] Research { $column }
    }
rung-name =
    { $n ->
        [0] Start of the Tleilaxu track
       *[other] Tleilaxu track { $n }
    }
label-column = Column
line-column = { $n }
label-marker = Genetic marker
# $n: 1 or 2
line-genetic =
    { $n ->
        [1] first genetic marker
       *[other] second genetic marker
    }
label-step = Step
line-step = { $n }
label-first-there = First to arrive
line-first-there = gains { $n } spice

## Effects

amount-specimen =
    { $n ->
        [one] { $n } specimen
       *[other] { $n } specimens
    }
effect-research =
    { $n ->
        [one] research
       *[other] research { $n } times
    }
effect-tleilaxu-step =
    { $n ->
        [one] advance { $n } step on the Tleilaxu track
       *[other] advance { $n } steps on the Tleilaxu track
    }
effect-specimen =
    { $n ->
        [one] make { $n } specimen
       *[other] make { $n } specimens
    }
effect-acquire-tleilaxu = you may acquire a card of the Tleilaxu Row for its specimens
# $side: left or right
effect-remove-from-row =
    { $side ->
        [left] remove the left card of the Tleilaxu Row
       *[right] remove the right card of the Tleilaxu Row
    }
cond-genetic =
    { $n ->
        [1] you have reached the first genetic marker
       *[other] you have reached the second genetic marker
    }

## The table

ask-hex = Move your research token.
# $piece: the hex, $effect: its reward
do-hex = { $piece }: { $effect }
ask-tleilaxu-top = You acquire { $piece }. Put it on top of your deck?
do-tleilaxu-top-yes = On top of your deck
do-tleilaxu-top-no = To your discard pile
do-acquire-tleilaxu-none = Acquire nothing
do-take-back-specimen = Take back a specimen
do-atomics = Family Atomics
closed-tleilaxu-later = Tleilaxu cards are acquired in your Reveal turn
event-research = { $who } researches: { $thing }
event-tleilaxu-step = { $who } advances on the Tleilaxu track to step { $n }
event-specimen =
    { $n ->
        [one] { $who } makes { $n } specimen
       *[other] { $who } makes { $n } specimens
    }
event-specimen-spent =
    { $n ->
        [one] { $who } spends { $n } specimen
       *[other] { $who } spends { $n } specimens
    }
event-specimen-back =
    { $n ->
        [one] { $who } takes { $n } specimen back
       *[other] { $who } takes { $n } specimens back
    }
event-tleilaxu-row = { $thing } comes into the Tleilaxu Row
event-tleilaxu-removed = { $thing } is removed from the Tleilaxu Row
event-reclaimed = { $who } uses { $thing }
event-atomics = { $who } uses Family Atomics on the Imperium Row
