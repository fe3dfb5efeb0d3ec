### Style: docs/style/zh-Hant.md

# The Bene Tleilax board and Family Atomics, in Traditional Chinese: 忒萊素, 忒萊素記錄條, 忒萊素牌, 科研, 科研指示物 and
# 基因樣本 are printed, the rest is ours.

## What stands on the board

hex-start = 科研起點
hex-name =
    { $height ->
        [upper] 科研 { $column }（上）
        [middle] 科研 { $column }（中）
        [lower] 科研 { $column }（下）
       *[only] 科研 { $column }
    }
rung-name =
    { $n ->
        [0] 忒萊素記錄條起點
       *[other] 忒萊素記錄條 { $n }
    }
label-column = 欄
line-column = { $n }
label-marker = 基因標記
line-genetic =
    { $n ->
        [1] 第一個基因標記
       *[other] 第二個基因標記
    }
label-step = 格
line-step = { $n }
label-first-there = 首位到達者
line-first-there = 獲得 { $n } 香料

## Effects

amount-specimen = { $n } 個基因樣本
effect-research = 科研 { $n } 次
effect-tleilaxu-step = 在忒萊素記錄條上前進 { $n } 格
effect-specimen = 獲得 { $n } 個基因樣本
effect-acquire-tleilaxu = 你可支付基因樣本獲取 1 張忒萊素牌供應區的牌
effect-remove-from-row =
    { $side ->
        [left] 移除忒萊素牌供應區左側的牌
       *[right] 移除忒萊素牌供應區右側的牌
    }
cond-genetic =
    { $n ->
        [1] 你已達到第一個基因標記
       *[other] 你已達到第二個基因標記
    }

## The table

ask-hex = 移動你的科研指示物。
do-hex = { $piece }：{ $effect }
ask-tleilaxu-top = 你獲取了「{ $piece }」。要置於牌庫頂嗎？
do-tleilaxu-top-yes = 置於牌庫頂
do-tleilaxu-top-no = 放入棄牌堆
do-acquire-tleilaxu-none = 不獲取
do-take-back-specimen = 將 1 個基因樣本收回個人供應區
do-atomics = 家族核武
closed-tleilaxu-later = 在你的揭示回合才能獲取忒萊素牌
event-research = { $who } 進行科研：{ $thing }
event-tleilaxu-step = { $who } 在忒萊素記錄條上前進到第 { $n } 格
event-specimen = { $who } 獲得 { $n } 個基因樣本
event-specimen-spent = { $who } 支付 { $n } 個基因樣本
event-specimen-back = { $who } 收回 { $n } 個基因樣本
event-tleilaxu-row = 忒萊素牌供應區補充「{ $thing }」
event-tleilaxu-removed = 從忒萊素牌供應區移除「{ $thing }」
event-reclaimed = { $who } 使用「{ $thing }」
event-atomics = { $who } 對帝國牌供應區使用家族核武
