### Style: docs/style/zh-Hant.md

# 說明見英文檔。

page-imm-research = 科研
page-imm-research-about = 每個科研圖標讓你的指示物向右移動一格，並獲得進入的格子的獎勵。
page-imm-token-at = { $who }：第 { $n } 欄
page-imm-genetic =
    { $n ->
        [1] 第一個基因標記
       *[other] 第二個基因標記
    }
page-imm-genetic-1 = 從此處起，你可使用帶一個螺旋的卡牌效果，且獲取的忒萊素牌可置於牌庫頂。
page-imm-genetic-2 = 從此處起，你可使用帶兩個螺旋的卡牌效果，且科研圖標改為抽一張牌。

page-imm-board = 貝尼·忒萊素
page-imm-track = 忒萊素記錄條
page-imm-track-about = 每個忒萊素圖標讓你的指示物前進一格，並獲得每個進入格子的獎勵。
page-imm-step = 第 { $n } 格
page-imm-tanks = 再生箱
page-imm-specimens = 基因樣本
page-imm-specimens-of = { $who } 的基因樣本：{ $n } 個
page-imm-specimens-about = 基因樣本：再生箱中的軍隊。用來支付忒萊素牌，也可隨時收回個人供應區。
page-imm-row = 忒萊素牌供應區

page-imm-grafted = 嫁接在一起

page-imm-atomics = 家族核武
page-imm-atomics-about = 每局遊戲一次，在你的回合：移除帝國牌供應區的所有牌，重新翻出五張。
