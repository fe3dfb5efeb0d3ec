### Style: docs/style/zh-Hant.md

# 說明見英文版。

page-table-post = 監視{ $spaces }的哨站
page-table-spy-of = { $who } 的間諜
page-table-spies = 間諜：個人供應區 { $home }，哨站 { $away }
page-table-infiltrate = 可以滲透
page-help-sign-spies = 實心的在個人供應區，輪廓的在哨站。間諜使間諜圖標能前往該處、讓特使滲透有他人特使的位置，或在前往時召回以抽牌。

page-table-wall = 屏蔽場城牆
page-table-wall-gone = 屏蔽場城牆：已毀
page-table-no-worms = 沙蟲無法前來
page-table-sandworms = 衝突區域中的沙蟲
page-table-worms = { $n } 隻沙蟲
page-table-doubled = 雙倍
page-table-hooks = 沙地鉤
page-help-sign-hooks = 有沙地鉤時，你可在沙漠召喚沙蟲，而不拿香料。
page-help-sign-worm = 衝突區域中的沙蟲：每隻戰力 3，並使你的獎勵加倍

page-table-turned = { $n } 張已翻面
page-help-sign-battle = 作戰圖標：兩個相同的配成一對，得 1 點勝利點數

page-table-contracts = 合約
page-table-contract-bank = 合約庫尚有 { $n } 個
page-table-contracts-held = { $n } 個待完成的合約
page-table-contracts-done = 已完成 { $n } 個合約
page-table-contract-here = 完成「{ $piece }」
page-table-contract-harvest = 在此獲得的香料計入「{ $piece }」
page-help-sign-contract = 合約：拿取後達成要求，即得獎勵

page-table-memories = { $n } 個記憶
page-table-memories-of = { $who } 的 { $n } 個記憶
page-help-sign-memory = 放在{ faction-bene }處作為記憶的軍隊
page-table-training = 訓練記錄條：第 { $n } 格
page-table-training-next = 下一格：{ $steps }
page-table-training-end = 已到達終點。

page-home-choam = { page-table-choam }模組
page-home-choam-about = 加入合約、相關卡牌，以及{ leader-shaddam-corrino-iv }。
page-home-first = 起始玩家
page-home-first-random = 由目標牌決定
page-home-facts-first = 起始玩家：{ $who }

## The end

page-end-source-icons = 作戰圖標
