# Objectives and battle icons. The comments on messages are those of the English file.

effect-flip-icon = 將你一張正面朝上且有{ $icon }或{ battle-icon-wild }的牌翻面
event-objective = { $who }獲得目標牌「{ $thing }」
event-conflict-won = { $who }獲得「{ $thing }」
event-icon-turned = { $who }將「{ $thing }」翻面
do-icon-pair = 將{ battle-icon-wild }與{ $icon }配對
do-icon-turn = 翻面：{ $icon }
note-icon =
    { $does ->
        [pair] { $icon }：與「{ $thing }」配對，得 1 分
        [wild] { $icon }：終局時可與任一張配對，得 1 分
       *[waits] { $icon }：留待下一張相同圖標
    }
