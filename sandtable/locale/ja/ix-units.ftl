### Style: docs/style/ja.md

# Dreadnoughts of Rise of Ix, and units of any sort. The comments on messages are those of the English file.

unit-dreadnought = 弩級戦艦
unit-troop = 部隊
do-deploy-dreadnought = 弩級戦艦1隻を戦場に進軍させる
do-unit-none = なし

effect-commission-dreadnought = 弩級戦艦{ $n }隻を召集
effect-retreat-units = ユニット（部隊か弩級戦艦）を{ $n }つ駐屯地に撤退させる
effect-deploy-units = 駐屯地からユニット（部隊か弩級戦艦）を{ $n }つまで戦場に進軍させる
effect-ambush = この手番に進軍させた1部隊につき、対戦相手のユニット1つを駐屯地に撤退させてもよい
effect-retreat-dreadnought = 弩級戦艦1隻を駐屯地に撤退させる
effect-dreadnought-to-supply = 占拠する代わりに、戦場の弩級戦艦1隻を基地に戻す

cond-dreadnought-in-conflict = 戦場に自分の弩級戦艦がいる
cond-dreadnoughts-at-least = 弩級戦艦を{ $n }隻以上召集している
cond-dreadnoughts-below = 召集した弩級戦艦が{ $n }隻未満である
count-dreadnoughts = 戦場にいる自分の弩級戦艦1隻

ask-control-place = 弩級戦艦は次の紛争の終わりまでどのマスを占拠しますか？
ask-ambush = 誰のユニットを撤退させますか？
ask-ambushed = どのユニットを撤退させますか？

event-commission = { $who }が弩級戦艦{ $n }隻を召集
event-deploy-dreadnought = { $who }が弩級戦艦{ $n }隻を戦場に進軍させる
event-retreat-dreadnought = { $who }の弩級戦艦{ $n }隻が撤退
event-lose-dreadnought = { $who }の弩級戦艦{ $n }隻が基地に戻る
event-home-dreadnought = { $who }の弩級戦艦{ $n }隻が駐屯地に戻る
event-home-heavy-dreadnought = { event-home-dreadnought }
event-dreadnought-over = { $who }の弩級戦艦が「{ $thing }」を占拠
event-dreadnought-returns = { $who }の弩級戦艦が「{ $thing }」から駐屯地に戻る
recap-home-dreadnought = 弩級戦艦{ $n }隻
recap-home-heavy-dreadnought = { recap-home-dreadnought }

note-dreadnought-over =
    { $now ->
        [yes] このラウンドの紛争の終わりまで、{ $who }の弩級戦艦がこのマスを占拠しています。
       *[no] 次のラウンドの紛争の終わりまで、{ $who }の弩級戦艦がこのマスを占拠しています。
    }
note-dreadnought = 戦場の弩級戦艦の戦力は{ $n }です。紛争の後は駐屯地に戻り、勝利した場合は1隻がマスを占拠します。

## Marks on cards

label-mark = 印
mark-infiltrate = 潜入：{ $icons }のアイコンでは、対戦相手の代行者がいるマスにも代行者を派遣できる
mark-unload = 荷下ろし：公開したときの効果は、このカードを捨てたときや破棄したときにも働く
event-unload = { $who }が「{ $thing }」を荷下ろし
do-unload-yes = 使う
do-unload-no = 使わない
