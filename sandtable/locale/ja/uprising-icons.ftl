# Objectives and battle icons. The comments on messages are those of the English file.

battle-icon =
    { $icon ->
        [crysknife] クリスナイフ
        [desert_mouse] 砂漠ネズミ
        [ornithopter] オーニソプター
       *[wild] ワイルド
    }
effect-flip-icon = 自分の表向きのカードのうち、{ $icon }かワイルドの戦闘アイコンを持つ1枚を裏返す
event-objective = { $who }が目標カード「{ $thing }」を得る
event-conflict-won = { $who }が「{ $thing }」のカードを獲得
event-icon-turned = { $who }が「{ $thing }」を裏返す
