### Style: docs/style/ja.md

# 密偵と監視所: 効果、質問、答え、記録、マスに行けない理由

## Effects, conditions, counts

effect-spy =
    { $where ->
        [here] いま代行者を派遣したマスの監視所
        [icons] { $icons }のマスの監視所
       *[anywhere] 監視所
    }に密偵{ $n }体を{ $then ->
        [yes] 配置し
       *[no] 配置
    }{ $shared ->
        [yes] （対戦相手の密偵がいてもよい）
       *[no] { "" }
    }
effect-recall-spy =
    { $then ->
        [yes] 密偵{ $n }体を回収し
       *[no] 密偵{ $n }体を回収
    }
hook-guild-spy = この手番に「{ card-the-spice-must-flow }」を獲得したなら1回だけ、密偵が監視している派閥それぞれへの影響力を1ずつ獲得
cond-recalled-spy = この手番に自分の密偵を回収した
cond-spies-at-least = 監視所に自分の密偵が{ $n }体以上いる
cond-spying-maker = メイカーのマスを監視している
cond-spy-placed-on = その監視所に{ $icons }のマスがある
count-factions-spied-on = 密偵が監視している派閥1つ

## Questions and answers

ask-spy-post =
    { $n ->
        [1] どこに密偵を配置しますか？
       *[other] 密偵{ $n }体のうち最初の1体をどこに配置しますか？
    }
ask-spy-back = 基地に密偵がいません。どの密偵を取り戻して配置しますか？
ask-spy-recall =
    { $n ->
        [1] どの密偵を回収しますか？
       *[other] 回収する密偵{ $n }体のうち、最初はどれですか？
    }
ask-infiltrate = 「{ $piece }」に潜入するために、どの密偵を回収しますか？
ask-gather = 情報収集：密偵を回収してカードを1枚引きますか？
do-spy-at = 「{ $piece }」の密偵
do-spy-back-none = すべてそのまま残す
do-gather-none = 回収しない

## The log

event-spy-placed = { $who }が密偵を「{ $thing }」に配置
event-spy-taken-back = { $who }が「{ $thing }」の密偵を取り戻す
event-spy-recalled = { $who }が「{ $thing }」の密偵を回収
event-infiltrated = { $who }が「{ $thing }」の密偵を回収して潜入
event-intelligence = { $who }が「{ $thing }」の密偵を回収して情報収集

## Why a space is closed

closed-spy-icon = 自分の密偵が監視していません
closed-infiltrate = 「{ $posts }」に密偵がいれば潜入できます

## What there is to say of a post

note-spy-watches =
    { $own ->
        [yes] 自分の密偵がいるため、密偵アイコンのカードでこれらのマスに代行者を派遣できます。派遣したとき、密偵を回収してカードを1枚引けます。
       *[no] ここに密偵を置けば、密偵アイコンのカードでこれらのマスに代行者を派遣できます。派遣したとき、密偵を回収してカードを1枚引けます。
    }
note-spy-infiltrate =
    { $own ->
        [yes] 回収すれば「{ $space }」に潜入できます（ほかの代行者がいても派遣できます）。
       *[no] ここに密偵を置けば、回収して「{ $space }」に潜入できます（ほかの代行者がいても派遣できます）。
    }
note-spy-of = ここに{ $who }の密偵がいます。
