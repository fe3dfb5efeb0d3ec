### Style: docs/style/ja.md

# How strong a bot is, from matches that were played. The arguments are those of the English file.

bots-strength = { $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
}{ $others }人を相手に、{ $of }局中{ $wins }局勝ちます。互角なら{ $even }局です。
bots-strength-at-once = 先読みをしなくても、{ $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
}{ $others }人を相手に、{ $of }局中{ $wins }局勝ちます。互角なら{ $even }局です。
bots-strength-team = { $among ->
    [novice] { bot-novice }
    [adept] { bot-adept }
    [mentat] { bot-mentat }
   *[navigator] { bot-navigator }
}{ $others }人のチームを相手に、{ $of }局中{ $wins }局勝ちます。互角なら{ $even }局です。
bots-strength-unmeasured = この条件での強さはまだ測定していません。
