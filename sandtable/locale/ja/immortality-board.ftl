### Style: docs/style/ja.md

# The Bene Tleilax board and Family Atomics, in Japanese. No printed translation is known but for トレイラクス and
# アクスロートル・タンク: 研究, 標本, 遺伝子マーカー, トレイラクスの列 are ours.

## What stands on the board

hex-start = 研究の開始地点
hex-name =
    { $height ->
        [upper] 研究{ $column }・上
        [middle] 研究{ $column }・中
        [lower] 研究{ $column }・下
       *[only] 研究{ $column }
    }
rung-name =
    { $n ->
        [0] トレイラクス・トラックの開始地点
       *[other] トレイラクス・トラック{ $n }
    }
label-column = 列
line-column = { $n }
label-marker = 遺伝子マーカー
line-genetic =
    { $n ->
        [1] 第1遺伝子マーカー
       *[other] 第2遺伝子マーカー
    }
label-step = 段
line-step = { $n }
label-first-there = 最初の到達者
line-first-there = { $n }香料を獲得

## Effects

amount-specimen = 標本{ $n }個
effect-research =
    { $then ->
        [yes] 研究を{ $n }回行い
       *[no] 研究を{ $n }回行う
    }
effect-tleilaxu-step =
    { $then ->
        [yes] トレイラクス・トラックを{ $n }段進み
       *[no] トレイラクス・トラックを{ $n }段進む
    }
effect-specimen =
    { $then ->
        [yes] 標本を{ $n }個作り
       *[no] 標本を{ $n }個作る
    }
effect-acquire-tleilaxu =
    { $then ->
        [yes] 標本を支払ってトレイラクスの列のカードを1枚獲得でき
       *[no] 標本を支払ってトレイラクスの列のカードを1枚獲得してもよい
    }
effect-remove-from-row =
    { $side ->
        [left] トレイラクスの列の左のカードを取り除く
       *[right] トレイラクスの列の右のカードを取り除く
    }
cond-genetic =
    { $n ->
        [1] 第1遺伝子マーカーに到達している
       *[other] 第2遺伝子マーカーに到達している
    }

## The table

ask-hex = 研究トークンを進めてください。
do-hex = { $piece }：{ $effect }
ask-tleilaxu-top = 「{ $piece }」を獲得します。山札の一番上に置きますか？
do-tleilaxu-top-yes = 山札の一番上に置く
do-tleilaxu-top-no = 捨て札に置く
do-acquire-tleilaxu-none = 獲得しない
do-take-back-specimen = 標本を1個、基地に戻す
do-atomics = 一族の核兵器
closed-tleilaxu-later = トレイラクス・カードの獲得は説得力の行使で行います
event-research = { $who }が研究：{ $thing }
event-tleilaxu-step = { $who }がトレイラクス・トラックの{ $n }段目に進む
event-specimen = { $who }が標本を{ $n }個作る
event-specimen-spent = { $who }が標本を{ $n }個支払う
event-specimen-back = { $who }が標本を{ $n }個、基地に戻す
event-tleilaxu-row = 「{ $thing }」をトレイラクスの列に補充
event-tleilaxu-removed = 「{ $thing }」をトレイラクスの列から取り除く
event-reclaimed = { $who }が「{ $thing }」を使用
event-atomics = { $who }が帝国の列に一族の核兵器を使用
