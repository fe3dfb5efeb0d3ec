### Style: docs/style/zh-Hant.md

# 說明見英文檔。

page-ix-board = 伊克斯
page-ix-shipping = 運輸

page-ix-tiles = 技術板塊
page-ix-tiles-about = 技術板塊：以獲取技術圖標獲取，並支付香料。有些立即生效，有些在整局遊戲中持續有效。
page-ix-no-tiles = 已沒有技術板塊。
page-ix-tiles-of = 技術板塊 { $n } 個
page-ix-owned = 使用中的技術板塊
page-ix-owner = 由 { $who } 擁有
page-ix-costs = { $n } 香料
page-ix-face-down = 面朝下
page-ix-face-down-about = 本輪已使用，下一輪開始時翻回面朝上。

page-ix-negotiators = 中間人
page-ix-negotiators-of = { $who } 的中間人：{ $n } 名
page-ix-negotiators-about = 中間人：伊克斯版圖上的軍隊。獲取技術板塊時，每收回一名，價格減少 1 香料。

page-ix-step = 第 { $n } 層：{ $gives } { $who }
page-ix-step-bottom = 最底部。
page-ix-nobody = 沒有人。
page-ix-shipping-about = 每個運輸艦圖標讓你的運輸艦前進一層，或將它召回。召回時，獲得所在層及其下各層的獎勵。

page-ix-dreadnoughts = { $n } 艘無畏艦
page-ix-dreadnoughts-there = 衝突區域中的無畏艦
page-ix-dreadnoughts-about = 無畏艦：在衝突區域中每艘戰力 3。戰鬥後回到軍營；勝者的其中一艘會控制一個位置，直到下一輪。
page-ix-dreadnoughts-of = 無畏艦：衝突區域 { $conflict } 艘，軍營 { $garrison } 艘，控制位置 { $flags } 艘，個人供應區 { $supply } 艘
page-ix-dreadnoughts-home = 無畏艦離開衝突
page-ix-held-by = 由 { $who } 的無畏艦控制

page-ix-snooper = { $who } 的探測器
page-ix-snooper-about = 擁有者首次在該記錄條達到 2 點影響力時，探測器給予獎勵。
page-ix-snoopers = 已達到的探測器：{ $n } 個
page-ix-aside = 放在一旁的牌：{ $card }
page-ix-aside-hidden = 放在一旁的牌
