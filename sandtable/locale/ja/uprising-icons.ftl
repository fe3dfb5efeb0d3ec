### Style: docs/style/ja.md

# Objectives and battle icons. The comments on messages are those of the English file.

effect-flip-icon = 自分の表向きのカードのうち、{ $icon }か万能アイコンのあるもの1枚を裏返す
event-objective = { $who }が目標カード「{ $thing }」を得る
event-conflict-won = { $who }が「{ $thing }」のカードを獲得
event-icon-turned = { $who }が「{ $thing }」を裏返す
do-icon-pair = 万能アイコンを{ $icon }と組にする
do-icon-turn = 裏返す：{ $icon }
note-icon =
    { $does ->
        [pair] { $icon }：「{ $thing }」と組になり勝利点+1
        [wild] { $icon }：ゲームの終了時にほかの1枚と組になり勝利点+1
       *[waits] { $icon }：勝者がカードを得て、同じアイコン2つで組になり勝利点+1
    }

## What stands on Conflicts, Objectives and posts

label-battle-icon = 紛争アイコン
label-wall = シールド・ウォール
label-players = 人数
label-watches = 監視するマス
line-wall = シールド・ウォールがある間、ここには砂虫を召喚できない
line-players = { $numbers }人のときのみ使う
line-first-player = これを得たプレイヤーが筆頭公家になる
