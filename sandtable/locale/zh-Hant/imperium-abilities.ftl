### Style: docs/style/zh-Hant.md

# Leaders with effects, pieces and sides of their own, in Traditional Chinese. The names of the nine Leaders are printed in the guide to
# the board; those of abilities are ours.

## Left abilities

line-in-reveal-turn = 在你的揭示回合：{ $text }
line-other-side = { $leader }的另一面
label-side = 牌面

trait-loyalty-text = 每當你的貝尼·潔瑟睿德女修會影響力達到 2 點，獲得 2 香料
trait-imperial-birthright-text = 每當你的皇帝影響力達到 2 點，抽 1 張密謀牌
trait-limited-allies-text = 遊戲開始時，你的牌庫中沒有「{ card-diplomacy }」
trait-smuggle-spice-text = 每當對手派遣特使到你間諜監視的創造者位置，獲得 1 香料
trait-sardaukar-commander-text = 兩個薩督卡合約為你放在一旁；每當你拿取合約，可改為拿取其中 1 個

## Effects

effect-memory = 你個人供應區的 1 支軍隊成為記憶
effect-other-memories = 你可將所有記憶放回個人供應區，每個記憶抽 1 張牌，然後將此領袖翻面
effect-repeat-space = 再次執行該位置上印製的效果（不付費用，也不獲得前往的影響力）
effect-training = 將你的標記沿訓練記錄條上你選擇的分支前進一格，並獲得該格所示效果
effect-place-then = { $a }；{ $b }
effect-chroniclers-insight = 你可獲取 1 張費用恰為 1 的牌並加入手牌，或銷毀 1 張手牌（若其費用至少為 1，獲得 2 香料）
hook-no-deploying = 本回合接下來，你的戰鬥單位不能進入衝突區域

cond-strength-at-least = 你的戰力至少為 { $n }
cond-sent-to-space-of = 你本回合派遣特使到{ $factions }的位置

## The table

ask-training = 要沿訓練記錄條的哪個分支前進？
do-insight-acquire = 獲取「{ $piece }」並加入手牌
do-insight-none = 都不做
event-memory = { $who } 將 1 支軍隊變為記憶
event-memories-home =
    { $n ->
        [0] { $who } 沒有可放回的記憶
       *[other] { $who } 將 { $n } 個記憶放回個人供應區
    }
event-leader-turned = { $who } 將領袖翻面：{ $thing }
event-training = { $who } 將訓練記錄條上的標記移至第 { $n } 格
