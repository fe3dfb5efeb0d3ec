### Style: docs/style/zh-Hant.md

# Words of the page for games against Rivals and for games of two teams, in Traditional Chinese.

## The lobby: how many play

page-home-players-one-rival = 兩位玩家，以及一個能獲勝的勁敵。
page-home-players-teams = 三人一隊，共兩隊：每隊一位領隊、兩位盟友。

## The lobby: the levels of the Rivals, below the choice

page-home-about-level-mercenary = 簡單：勁敵起始沒有軍隊，你起始有 1 張密謀牌。
page-home-about-level-sardaukar = 普通：完全依照牌面。
page-home-about-level-mentat = 困難：加入「野蠻升級」、「專家部署」與「精明政策」。
page-home-about-level-kwisatz_haderach = 專家：同上，且你不能獲得劍術大師。

## The lobby: which Rivals

page-home-rival-cards-random = 隨機
page-home-rival-card-of = 勁敵 { $n } 的勁敵牌
page-home-rival-level = 劍術大師等級 { $n }

## The lobby: variants of the games with Rivals, and what each of them does

page-home-variants = 變體
page-home-variant-churn = 使用骰子模擬獲取卡牌
page-home-variant-churn-off = 不使用
page-home-variant-churn-reveal = 你的揭示回合結束時
page-home-variant-churn-rival = 每個勁敵回合結束時
page-home-about-churn = 擲兩顆骰子，移除帝國牌供應區至多兩張牌。
page-home-variant-streamlined = 簡化勁敵
page-home-about-streamlined = 勁敵只會礙事，不能獲勝。
page-home-variant-brutal = 野蠻升級
page-home-about-brutal = 3 級衝突中，勁敵為劍刃翻開兩張牌。
page-home-variant-expert = 專家部署
page-home-about-expert = 大幅領先的勁敵保留軍隊，到 3 級衝突時盡可能全部部署。
page-home-variant-politics = 精明政策
page-home-about-politics = 勁敵略過對它沒有好處的派系位置。

## The lobby: the game of six

page-home-objectives = 目標牌的交換
page-home-objectives-across = 與正對面的玩家
page-home-objectives-adjacent = 與相鄰的敵方盟友
page-home-about-objectives = 若兩張「沙鼠」落在同一隊，交換其中一張。
page-home-choam-always = 六人遊戲一律使用鉅貿聯會模組。

## At the table: Rivals

page-rival-to-swordmaster = 距劍術大師 { $n }／{ $of }
page-rival-signet = 印戒能力
page-rival-scheme = 謀劃
page-rival-scheme-when = 派遣第三名間諜時
page-rival-priority = 派系優先順序
page-rival-exchange = 兌換 1 點勝利點數
page-rival-cannot-win = 不能獲勝
page-rival-turned = 剛翻開

## At the table: two teams

page-team-of-muad-dib = 摩阿迪巴隊
page-team-of-shaddam = 沙德姆隊
page-team-yours = 你的隊伍
page-team-sum = 合計 { $n }
page-team-commander = 領隊
page-team-ally = 盟友
page-team-activated = 已啟動
page-team-no-agent = 你沒有指向 { $who } 的特使了，本回合將無法派遣特使。
page-team-end-again = { $who } 已部署，可繼續行動
page-team-serves = 效力於 { $who }
page-team-own-board = 個人版圖
page-team-own-track = 個人版圖的影響力記錄條
page-team-throne-row = 皇家供應區
page-team-throne-row-whose = 僅限沙德姆的隊伍
page-team-swordmaster-bonus = 劍術大師獎勵標記
page-team-reinforce = 增援
page-team-trade = 交易
# A button; $what: so much of a good
page-team-give = 給 { $what }
# For screen readers: where teammates decide something
page-team-between = 隊友之間
page-team-chat-hint = 只有你的隊伍看得到。

## 牌桌上：指到時的說明

page-rival-hoard-about = 它的太陽幣、香料、密謀牌與水資源一併計算。足夠時便用來支付，並多一名特使。
page-rival-exchange-about = 有了劍術大師之後，每當某一種達到該數量，就換成 1 點勝利點數。
page-rival-passed = { $card }：{ $why }
page-team-sum-about = 隊伍以三位玩家的勝利點數總和決勝。任一玩家達到 10 點時遊戲結束。
page-team-order = 回合順序：{ $who }
page-team-swordmaster-bonus-about = 每個揭示回合獲得 2 個劍刃。劍術大師本身只能派遣一次，但此標記會保留。
page-team-commander-about = 領隊沒有軍隊：在他的回合中，戰鬥單位、劍刃與版圖上的影響力都歸他啟動的盟友。
page-team-activated-about = 領隊的每名特使各指向一位盟友：派出時，該回合即啟動那位盟友。
page-team-reinforce-about = 3 支軍隊，分配給隊伍的兩位盟友；各自可以立即部署。
page-team-trade-about = 與一位隊友，雙方可以各給出任意數量的一種商品。
page-team-throne-row-about = 沙德姆移到該處的卡牌，會保留到他的隊伍獲取為止。
page-help-group-teams = 兩支隊伍
