### Style: docs/style/zh-Hant.md
# What the guide of a first game of Uprising says; the rest is in imperium-guide-page.ftl.
guide-uprising-first = 你的第一場遊戲
guide-uprising-first-goal = 結束時勝利點數最多者獲勝；有人達 10 點，遊戲便會結束。點數來自影響力、結盟、衝突、成對的作戰圖標和某些牌。
guide-uprising-first-spy-post = 選擇間諜的哨站。間諜會監視與哨站相連的位置。
guide-uprising-first-gather = 你的間諜正監視這個位置。召回它可抽 1 張牌，也可以留著。
guide-uprising-first-contract = 選擇一個合約。完成要求便得到獎勵，例如派遣特使前往指定的位置。
guide-uprising-first-wall = 屏蔽場城牆保護的衝突不會有沙蟲。移除城牆後，那裡也能召喚沙蟲。
guide-uprising-first-icons = 衝突的勝者拿走那張牌。它的作戰圖標與另一個相同的圖標（例如目標牌上的）成對時，值 1 點勝利點數。
guide-uprising-first-spies = 「{ space-espionage }」可派遣間諜到位置旁的哨站。召回間諜便可進入已被佔用的位置，或在前往時抽 1 張牌。
guide-uprising-first-contracts = 這類位置會給你合約。完成合約的要求，便得到一次獎勵。
guide-uprising-first-contract-done = 合約會留在你這裡，直到完成：前往某個位置、採收香料，或獲取特定的牌。
guide-uprising-first-hooks = 「{ space-sietch-tabr }」需要 2 點弗瑞曼派系影響力。它給你召喚沙蟲的沙地鉤，或讓你移除屏蔽場城牆。
guide-uprising-first-worms = 有了沙地鉤，你可在此召喚沙蟲來代替香料；屏蔽場城牆保護的衝突除外。
guide-uprising-first-worm = 沙蟲的戰力是 3，並讓其玩家的衝突獎勵加倍。屏蔽場城牆會保護某些衝突，沙蟲不能進入。
guide-uprising-first-gold = 「{ space-high-council }」花費 5 太陽幣，每個揭示回合多 2 招募點數。「{ space-swordmaster }」花費 8 太陽幣，若已有人聘請則為 6：第三名特使。
