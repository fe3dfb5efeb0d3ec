### Style: docs/style/en.md

# Reasons for suggested moves. $n is the mean difference to the other moves (0.6, 2), played on to the end of the next round

insight-reason = It { $a }.
insight-reasons = It { $a } and { $b }.
insight-no-reason = No single reason stands out.
insight-points-more = gains { $n } more { $n ->
        [one] point
       *[other] points
    }
insight-points-less = costs { $n } { $n ->
        [one] point
       *[other] points
    }
insight-rival-points-more = leaves the strongest rival { $n } more { $n ->
        [one] point
       *[other] points
    }
insight-rival-points-less = holds the strongest rival back by { $n } { $n ->
        [one] point
       *[other] points
    }
insight-alliances-more = gains { $n } more { $n ->
        [one] Alliance
       *[other] Alliances
    }
insight-alliances-less = costs { $n } { $n ->
        [one] Alliance
       *[other] Alliances
    }
insight-influence-more = gains { $n } more Influence
insight-influence-less = costs { $n } Influence
insight-council-more = makes a seat on the High Council likelier
insight-council-less = makes a seat on the High Council less likely
insight-swordmaster-more = makes the Swordmaster likelier
insight-swordmaster-less = makes the Swordmaster less likely
insight-strength-more = adds { $n } strength in the Conflict
insight-strength-less = gives up { $n } strength in the Conflict
insight-troops-more = keeps { $n } more { $n ->
        [one] troop
       *[other] troops
    }
insight-troops-less = costs { $n } { $n ->
        [one] troop
       *[other] troops
    }
insight-intrigue-more = keeps { $n } more Intrigue { $n ->
        [one] card
       *[other] cards
    }
insight-intrigue-less = costs { $n } Intrigue { $n ->
        [one] card
       *[other] cards
    }
insight-spice-more = brings { $n } more spice
insight-spice-less = costs { $n } spice
insight-solari-more = brings { $n } more Solari
insight-solari-less = costs { $n } Solari
insight-water-more = brings { $n } more water
insight-water-less = costs { $n } water
insight-strongholds-more = holds { $n } more { $n ->
        [one] stronghold
       *[other] strongholds
    }
insight-strongholds-less = holds { $n } fewer { $n ->
        [one] stronghold
       *[other] strongholds
    }
insight-rival-strongholds-more = leaves the strongest rival { $n } more { $n ->
        [one] stronghold
       *[other] strongholds
    }
insight-rival-strongholds-less = denies the strongest rival { $n } { $n ->
        [one] stronghold
       *[other] strongholds
    }
insight-forces-more = keeps { $n } more { $n ->
        [one] force
       *[other] forces
    } on the board
insight-forces-less = leaves { $n } fewer { $n ->
        [one] force
       *[other] forces
    } on the board
insight-losses-more = loses { $n } more { $n ->
        [one] force
       *[other] forces
    }
insight-losses-less = spares { $n } { $n ->
        [one] force
       *[other] forces
    }
insight-treachery-more = keeps { $n } more treachery { $n ->
        [one] card
       *[other] cards
    }
insight-treachery-less = costs { $n } treachery { $n ->
        [one] card
       *[other] cards
    }
