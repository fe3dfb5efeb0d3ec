### Style: docs/style/ja.md

# 技術タイル、交渉人、タイルを獲得するアイコン（Rise of Ix）

## タイルの行

label-tech-flip = 自分の手番に、1ラウンドに1回
label-tech-own-turn = 自分の手番中
label-tech-reveal-turn = 説得力の行使中
label-tech-round-start = ラウンド開始時
label-tech-win-conflict = 紛争に勝利したとき
label-tech-always = 常時
label-tech-rival = ライバル
line-tech-rival = ライバルも獲得できる

## 効果

effect-acquire-tech =
    { $n ->
        [0] {""}
       *[other] { $n }香料引きで
    }技術タイルを1枚{ $must ->
        [yes] { $then ->
            [yes] 獲得し
           *[no] 獲得
        }
       *[no] { $voice ->
            [option] 獲得
           *[other] { $then ->
                [yes] 獲得してもよく
               *[no] 獲得してもよい
            }
        }
    }{ $solari ->
        [yes] （香料かソラリのどちらかで支払う）
       *[no] {""}
    }
effect-negotiator =
    { $voice ->
        [option] 基地の{ $n }部隊を交渉人にする
       *[other] 基地の{ $n }部隊を交渉人に{ $then ->
            [yes] してもよく
           *[no] してもよい
        }
    }
effect-trash-tile = このタイルを破棄
effect-exchange-intrigue = 自分の策謀カードを任意の枚数、策謀の山の下に置き、その後同じ枚数を引く
effect-more-shipped-troops = 輸送トラックで部隊を召集するたび、さらに{ $n }部隊を召集。それらの部隊は任意の数だけただちに戦場へ進軍させてもよい
effect-win-ties = 勝利点が同点なら自分が勝つ
cond-techs-at-least = 技術タイルを{ $n }枚以上持っている
cond-persuasion-at-least = この手番に説得力を{ $n }以上得ている
count-revealed-with-swords = この手番に公開した、赤刃をもたらすカード1枚
count-factions-at-most = 影響力が{ $n }以下の派閥1つ

## 質問と答え

ask-tech = どの技術タイルを獲得しますか？
do-tech-none = 獲得しない
ask-negotiators =
    { $known ->
        [yes] 「{ $piece }」：交渉人を何人基地に戻しますか？
       *[no] 交渉人を何人基地に戻しますか？
    }
do-negotiators =
    { $n ->
        [0] 戻さない
       *[other] { $n }人
    }
do-negotiators-for =
    { $n ->
        [0] 戻さない：{ $price }を支払う
       *[other] { $n }人：{ $price }を支払う
    }
ask-tech-currency = タイルの代金を何で支払いますか？
ask-exchange-intrigue = どの策謀カードを策謀の山の下に置きますか？　同じ枚数を引きます。
do-exchange-intrigue = 「{ $piece }」を策謀の山の下に置く
do-exchange-intrigue-done = これで終わり
do-use-tech = 「{ $name }」を使う
closed-tech-later = 技術タイルを獲得するアイコンでのみ獲得できます
note-tech =
    コスト{ $n }香料{ $used ->
        [0] {""}
       *[other] （交渉人で−{ $used }）
    }{ $possible ->
        [yes] {""}
       *[no] 。今は支払えません
    }。

## 記録

event-tech = { $who }が「{ $thing }」を獲得
event-tech-open = 「{ $thing }」を公開
event-tech-cleared = ライバルが獲得できるタイルがないため、「{ $thing }」を破棄
event-tech-flipped = { $who }が「{ $thing }」を裏向きにする
event-tech-up = { $who }が「{ $thing }」を表向きにする
event-tech-trashed = { $who }が「{ $thing }」を破棄
event-negotiator = { $who }が交渉人を{ $n }人置く
event-negotiator-home = { $who }の交渉人{ $n }人が基地に戻る
