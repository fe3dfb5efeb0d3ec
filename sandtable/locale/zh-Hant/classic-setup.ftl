### Style: docs/style/zh-Hant.md

# The options of a new table of the classic game, and their values. The comments on messages are those of the English file.

## Options

classic-setup-factions = 派系分配
classic-setup-factions-random = 隨機
classic-setup-factions-chosen = 遊戲中選擇
classic-setup-factions-suggested = 依規則建議
classic-setup-advanced = 進階遊戲
classic-setup-ixians-tleilaxu = 加入伊克斯與忒萊素
classic-setup-treachery-more = 加入其 14 張詭計牌
classic-setup-sandtrout = 加入沙鱒
classic-setup-technology = 加入科技標記
classic-setup-turns = 輪數
classic-setup-bid-seconds = 每次出價的秒數
classic-setup-bid-seconds-0 = 不限
classic-setup-deals = 香料交易與展示牌
classic-setup-deal-terms = 只向一人提出的交易條件
classic-setup-deal-terms-aloud = 所有人都聽到
classic-setup-deal-terms-between = 只留在兩人之間

## Where the sources differ (CLA-26)

classic-setup-revival-price = 復活部隊的價格
classic-setup-next-opener = 下一張由誰開價
classic-setup-next-opener-buyer = 買家右方
classic-setup-next-opener-opener = 前一開價者右方
classic-setup-storm-strikes = 風暴襲擊的區
classic-setup-storm-strikes-passed = 只有經過的區
classic-setup-storm-strikes-start = 含出發處
classic-setup-ally-entry = 進入盟友領域
classic-setup-ally-entry-forbidden = 禁止
classic-setup-ally-entry-leave = 可進入，但須離開
classic-setup-ally-loses = 與盟友共處時誰損失
classic-setup-ally-loses-later = 順序在後者
classic-setup-ally-loses-mover = 在該處結束回合的玩家
classic-setup-fremen-worm = 弗瑞曼人的卡拉瑪沙蟲
classic-setup-fremen-worm-any = 任何領域
classic-setup-fremen-worm-sand = 僅沙地
classic-setup-harkonnen-takes = 哈肯能卡拉瑪取牌
classic-setup-harkonnen-takes-any = 任意張
classic-setup-harkonnen-takes-all = 全部手牌
classic-setup-tleilaxu-stops = 忒萊素卡拉瑪阻止
classic-setup-tleilaxu-stops-free = 免費復活
classic-setup-tleilaxu-stops-all = 所有復活
classic-setup-returned-traitors = 未保留的叛徒
classic-setup-returned-traitors-under = 牌庫底
classic-setup-returned-traitors-beside = 不使用
classic-setup-dial-spice = 戰鬥香料的決定
classic-setup-dial-spice-after = 戰後
classic-setup-dial-spice-plan = 於計畫中
classic-setup-loser-spice = 敗方的香料
classic-setup-loser-spice-pays = 支付
classic-setup-loser-spice-keeps = 保留
classic-setup-traitor-spice = 有叛徒時的香料
classic-setup-traitor-spice-none = 無人支付
classic-setup-traitor-spice-betrayed = 被背叛方支付
classic-setup-leader-after-traitor = 指認叛徒一方的領袖
classic-setup-leader-after-traitor-used = 視為已在該處出戰
classic-setup-leader-after-traitor-free = 仍可在別處出戰
classic-setup-karama-powers = 皇帝與哈肯能的卡拉瑪能力
classic-setup-karama-powers-any = 任何時候
classic-setup-karama-powers-phase = 僅限復活與競標階段

## The form

classic-setup-differ = 各資料不一致的規則
classic-setup-differ-about = 每一行是一項裁定；維持原樣即採用本站的裁定。
classic-setup-boxes = 遊戲內容
classic-setup-factions-list = 在此指定
classic-setup-faction-of = 座位 { $n } 的派系
classic-setup-facts-factions = 派系：{ $who }
classic-setup-facts-turns = 最多 { $n } 輪
classic-setup-facts-bid-seconds = 每次出價 { $n } 秒，逾時視為跳過
