### Style: docs/style/en.md

# How strong a bot is in games with the chosen title, boxes and number of players, from matches that were played.
# $wins of $of games were won (shares are rounded); $even would be an even share. $others: how many opponents there
# were; $among: their level.

bots-strength = Wins { $wins } of { $of } games against { $others ->
    [one] one { $among ->
        [novice] Novice
        [adept] Adept
        [mentat] Mentat
       *[navigator] Navigator
    }
   *[other] { $others } { $among ->
        [novice] Novices
        [adept] Adepts
        [mentat] Mentats
       *[navigator] Navigators
    }
}; { $even } would be an even share.
# The same of a level that was measured as it plays at once, without thinking ahead as it does at a table
bots-strength-at-once = Even without thinking ahead it wins { $wins } of { $of } games against { $others } { $among ->
    [novice] { $others ->
        [one] Novice
       *[other] Novices
    }
    [adept] { $others ->
        [one] Adept
       *[other] Adepts
    }
    [mentat] { $others ->
        [one] Mentat
       *[other] Mentats
    }
   *[navigator] { $others ->
        [one] Navigator
       *[other] Navigators
    }
}; { $even } would be an even share.
# Its team against a team of $others
bots-strength-team = Its team wins { $wins } of { $of } games against a team of { $others } { $among ->
    [novice] Novices
    [adept] Adepts
    [mentat] Mentats
   *[navigator] Navigators
}; { $even } would be an even share.
# No match has been played with these options and this number of players
bots-strength-unmeasured = Its strength in games like this has not been measured.
