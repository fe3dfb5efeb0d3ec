card-thopter-pilot = Thopter Pilot
card-fly-low = Fly Low
card-lookout = Lookout
intrigue-scramble = Scramble
intrigue-hostile-takeover = Hostile Takeover
space-field-laboratory = Field Laboratory
space-spice-works = Spice Works
effect-commission =
    commission { $n ->
        [one] { $n } thopter
       *[other] { $n } thopters
    }
effect-withdraw = retreat one of your units
ask-withdraw = Which unit retreats?
do-withdraw-troop = A troop
do-withdraw-thopter = A thopter
do-withdraw-none = None
unit-thopter = Thopter
do-deploy-thopter = Deploy a thopter
event-recruit-thopter =
    { $who } commissions { $n ->
        [one] { $n } thopter
       *[other] { $n } thopters
    }
event-deploy-thopter =
    { $who } deploys { $n ->
        [one] { $n } thopter
       *[other] { $n } thopters
    }
event-retreat-thopter =
    { $who } retreats { $n ->
        [one] { $n } thopter
       *[other] { $n } thopters
    }
event-lose-thopter =
    { $who } loses { $n ->
        [one] { $n } thopter
       *[other] { $n } thopters
    }
event-home-thopter =
    { $n ->
        [one] { $n } thopter
       *[other] { $n } thopters
    } of { $who } go home
event-thopter-over = A thopter of { $who } stays over { $thing }
recap-home-thopter =
    { $n ->
        [one] { $n } thopter
       *[other] { $n } thopters
    }
