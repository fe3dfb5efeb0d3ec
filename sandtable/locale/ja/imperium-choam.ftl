### Style: docs/style/ja.md

# Contracts of the CHOAM module, in Japanese. No printed translation is known: the words are ours.

## What stands on a contract

label-done = 達成
line-contract-visit = 「{ $space }」に代行者を派遣したとき
line-contract-harvest = メイカーのマスに代行者を派遣し、その手番に{ $n }香料以上を獲得したとき
line-contract-acquire = 「{ $card }」を獲得したとき
line-contract-immediate = 受け取ったとき、ただちに
line-contract-aside = { $leader }がゲームにいる場合、この指揮官のために脇によけておく

## Effects

effect-contract =
    { $then ->
        [yes] 契約を{ $n }つ受け取り（なければ2ソラリ）
       *[no] 契約を{ $n }つ受け取る（なければ2ソラリ）
    }
cond-contracts-at-least = 契約を{ $n }つ以上達成している
cond-spice-gained = この手番に{ $n }香料以上を獲得した
count-contracts-done = 達成した契約1つ

## The table

ask-contract = 契約を1つ受け取ってください。
do-contract = 「{ $piece }」：{ $effect }
do-contract-none = { $n }ソラリを獲得
event-contract = { $who }が契約「{ $thing }」を受け取る
event-contract-offered = 契約「{ $thing }」を公開
event-contract-done = { $who }が契約「{ $thing }」を達成
