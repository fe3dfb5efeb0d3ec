### Style: docs/style/zh-Hant.md

# Contracts of the CHOAM module, in Traditional Chinese: 合約, 薩督卡合約 are printed, the rest is ours.

## What stands on a contract

label-done = 完成
line-contract-visit = 當你派遣特使到「{ $space }」時
line-contract-harvest = 當你派遣特使到創造者位置，且該回合共獲得至少 { $n } 香料時
line-contract-acquire = 當你獲取「{ $card }」時
line-contract-immediate = 拿取時立即完成
line-contract-aside = 若{ $leader }在遊戲中，為其放在一旁

## Effects

effect-contract = 拿取 { $n } 個合約（若無：2 太陽幣）
cond-contracts-at-least = 你已完成至少 { $n } 個合約
cond-spice-gained = 你本回合獲得了至少 { $n } 香料
count-contracts-done = 你每完成 1 個合約

## The table

ask-contract = 拿取 1 個合約。
do-contract = 「{ $piece }」：{ $effect }
do-contract-none = 獲得 { $n } 太陽幣
event-contract = { $who } 拿取合約「{ $thing }」
event-contract-offered = 翻開合約「{ $thing }」
event-contract-done = { $who } 完成合約「{ $thing }」
