### Style: docs/style/ja.md

# Why something cannot be chosen, in Japanese. The comments on messages and their arguments are those of the
# English file. Short lines without a full stop; what is needed comes first, what the player has in brackets.

## Board spaces

closed-revealed = 説得力を行使済み：このラウンドはもう派遣できません
closed-no-agent = 派遣できる代行者がいません
closed-no-icon = 「{ $card }」に{ $icon }のアイコンがありません
closed-no-icon-in-hand = 手札に{ $icon }のアイコンがありません
closed-own-agent = ここに自分の代行者がいます
closed-agent = ここに{ $who }の代行者がいます
closed-cost = { $amount }が必要（所持{ $have }）
closed-influence = { $with }への影響力{ $n }が必要（現在{ $have }）
closed-needs = 条件：{ $condition }
closed-visited = すでに使用した（ゲーム中1回のみ）
closed-council = すでに議席を獲得しています
closed-swordmaster = すでに剣士を雇用しています
closed-level = この難易度では使えません
closed-voice = { $who }が「{ card-the-voice }」で禁止中

## Cards in hand

closed-card-no-icons = 代行者アイコンなし：説得力の行使で使うカードです
closed-card-nowhere = このカードで今派遣できるマスがありません

## Intrigue cards

closed-intrigue-plot = 陰謀：自分の手番に使えます
closed-intrigue-combat = 戦術：紛争フェイズに使えます
closed-intrigue-won = 紛争に勝利したときに使えます
closed-intrigue-endgame = 終盤：ゲーム終了時に使えます
closed-intrigue-first = 自分の手番の一番最初にだけ使えます
closed-intrigue-condition = 満たしていない条件：{ $condition }
closed-intrigue-cost = コストを支払えません：{ $cost }
closed-intrigue-nothing = 今使っても効果がありません

## The Imperium Row and the Reserve

closed-acquire-later = カードの獲得は説得力の行使で行います
closed-acquire-cost = 説得力{ $n }が必要（残り{ $have }）
closed-acquire-price = コストを支払えません：{ $price }
closed-acquire-none = 残っていません
closed-acquire-foldspace = 説得力では獲得不可：マス「{ space-foldspace-space }」で獲得

## Where points came from, at the end of a game

source-start = 開始時
source-influence = 影響力：{ $name }
source-alliance = 同盟：{ $name }
source-icons = 紛争アイコン
source-trade = 資源との交換
source-other = その他

## 紛争の報酬

closed-third-reward = 対象外：3位の報酬は{ $n }人以上のときのみ
# ルールのもう一つの解釈
closed-third-reward-tie = 2位が引き分けのときのみ：3位の報酬は{ $n }人以上のとき
