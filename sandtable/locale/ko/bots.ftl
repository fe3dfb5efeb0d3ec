### Style: docs/style/ko.md

# How strong a bot is, from matches that were played. The arguments are those of the English file.

bots-strength = { $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
} { $others }명을 상대로 { $of }판 중 { $wins }판을 이깁니다. 대등하면 { $even }판입니다.
bots-strength-at-once = 앞을 내다보지 않아도 { $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
} { $others }명을 상대로 { $of }판 중 { $wins }판을 이깁니다. 대등하면 { $even }판입니다.
bots-strength-team = { $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
} { $others }명으로 된 팀을 상대로 { $of }판 중 { $wins }판을 이깁니다. 대등하면 { $even }판입니다.
bots-strength-unmeasured = 이 조건에서의 실력은 아직 측정하지 않았습니다.
