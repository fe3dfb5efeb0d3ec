# Objectives and battle icons. The comments on messages are those of the English file.

effect-flip-icon = 自分の表向きのカードのうち、{ $icon }か任意の紛争アイコンを持つ1枚を裏返す
event-objective = { $who }が目標カード「{ $thing }」を得る
event-conflict-won = { $who }が「{ $thing }」のカードを獲得
event-icon-turned = { $who }が「{ $thing }」を裏返す
do-icon-pair = 任意の紛争アイコンを{ $icon }と組にする
do-icon-turn = 裏返す：{ $icon }
note-icon =
    { $does ->
        [pair] { $icon }：「{ $thing }」と組になり1勝利点
        [wild] { $icon }：ゲームの終了時にほかの1枚と組になり1勝利点
       *[waits] { $icon }：同じアイコンを待ちます
    }
