# Objectives and battle icons. The comments on messages are those of the English file.

battle-icon =
    { $icon ->
        [crysknife] 晶刃匕
        [desert_mouse] 沙鼠
        [ornithopter] 撲翼機
       *[wild] 萬用圖標
    }
effect-flip-icon = 將你一張正面朝上且有{ $icon }或萬用圖標的牌翻面
event-objective = { $who }獲得目標牌「{ $thing }」
event-conflict-won = { $who }獲得「{ $thing }」
event-icon-turned = { $who }將「{ $thing }」翻面
