### Style: docs/style/zh-Hant.md

# Objectives and battle icons. The comments on messages are those of the English file.

effect-flip-icon = 將你一張面朝上且有{ $icon }或{ battle-icon-wild }的牌翻面
event-objective = { $who } 獲得目標牌「{ $thing }」
event-conflict-won = { $who } 獲得「{ $thing }」
event-icon-turned = { $who } 將「{ $thing }」翻面
do-icon-pair = 將{ battle-icon-wild }與{ $icon }配對
do-icon-turn = 翻面：{ $icon }
note-icon =
    { $does ->
        [pair] { $icon }：與「{ $thing }」配對，獲得 1 點勝利點數
        [wild] { $icon }：終局時可與任一其他圖標配對，獲得 1 點勝利點數
       *[waits] { $icon }：勝者取得此牌，兩個相同圖標配對獲得 1 點勝利點數
    }

## What stands on Conflicts, Objectives and posts

label-battle-icon = 作戰圖標
label-wall = 屏蔽場城牆
label-players = 玩家人數
label-watches = 監視的位置
line-wall = 屏蔽場城牆仍在時，不能召喚沙蟲到此衝突
line-players = 僅用於 { $numbers } 人遊戲
line-first-player = 拿到此牌的玩家為起始玩家
