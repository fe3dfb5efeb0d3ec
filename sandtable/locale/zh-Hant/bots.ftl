### Style: docs/style/zh-Hant.md

# How strong a bot is, from matches that were played. The arguments are those of the English file.

bots-strength = 對上 { $others } 名{ $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
}，每 { $of } 局贏 { $wins } 局；勢均力敵時為 { $even } 局。
bots-strength-at-once = 即使不預先推算，對上 { $others } 名{ $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
}，每 { $of } 局也能贏 { $wins } 局；勢均力敵時為 { $even } 局。
bots-strength-team = 對上 { $others } 名{ $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
}組成的隊伍，每 { $of } 局贏 { $wins } 局；勢均力敵時為 { $even } 局。
bots-strength-unmeasured = 尚未測量它在這種條件下的實力。
