### Style: docs/style/zh-Hant.md

# What the page of the classic game says beside the names of its pieces. The comments on messages are those of the English file.

## The map

classic-part = { $name }，第 { $sector } 區
classic-map = 地圖
classic-map-stack =
    { $who }：{ $advisors ->
        [yes] 顧問
       *[no] 部隊
    } { $n }{ $starred ->
        [0] {""}
       *[other] （特殊 { $starred }）
    }
classic-map-spice = 香料 { $n }
classic-map-storm = 風暴
classic-map-part = { $name }（{ $kind }）{ $facts }
classic-whole-map = 完整地圖
classic-storm-in = 風暴：第 { $n } 區
classic-last-blow = 最近的噴發
classic-decks = 牌庫
classic-deck-spice = 香料
classic-deck-treachery = 詭計
classic-discards = 棄牌
classic-tanks = 忒萊素箱
classic-reserves = 後備部隊
classic-tanks-of = { $who }：箱中有部隊 { $n }、領袖 { $leaders }
classic-reserves-of = { $who }：後備部隊 { $n }

## Shields

classic-leader-is =
    { $name }（{ $n }）{ $state ->
        [dead] ：在箱中
        [down] ：在箱中（面朝下）
        [gone] ：被俘
        [used] ：本輪已出戰
       *[ready] {""}
    }
classic-hidden = 隱藏
classic-first = 起始
classic-strongholds = 要塞
classic-spice-behind = 盾後的香料
classic-cards = 詭計牌
classic-bribe = 交易所得香料（至晶算師暫歇）
classic-allied = 與{ $name }結盟

## One's own

classic-court = 手牌與紀錄
classic-your-hand = 你的詭計牌
classic-traitors = 你收買的叛徒
classic-face-dancers = 變臉者
classic-prediction = 你的預言：{ $name }在第 { $turn } 輪獲勝

## The bar

classic-less = 減少
classic-more = 增加
classic-how-many = 多少
classic-turn-of = 第 { $n }／{ $turns } 輪
classic-turn-short = 第 { $n } 輪
page-table-tab-map = 地圖
page-table-tab-shields = 盾牌
page-table-tab-hand = 手牌

## Auction and battle

classic-auction = 競標
classic-auction-left = 剩餘 { $n } 張
classic-auction-known = 只有你看得到
classic-auction-passed = 已跳過
classic-battle-for = { $name }之戰
classic-aggressor = 攻擊方
classic-defender = 防守方
classic-dial = 轉盤
classic-leader = 領袖
classic-weapon = 武器
classic-defence = 防禦
classic-none = 無
classic-plan-hidden = 戰鬥計畫尚未公開
classic-sight-leader = 預知：須公開領袖
classic-sight-weapon = 預知：須公開武器
classic-sight-defence = 預知：須公開防禦
classic-sight-number = 預知：須公開轉盤數字

## When an ability is there

classic-mode-basic = 始終
classic-mode-advanced = 進階遊戲
classic-mode-alliance = 對盟友
classic-mode-karama-power = 以卡拉瑪，每局一次

## Stages: plan, reveal, Nexus, interrupts

classic-victor = 勝方
classic-killed = 陣亡
classic-total = 總和
classic-total-lives = 領袖存活時的總和
classic-win-costs = 若獲勝，{ $of } 個部隊中損失 { $n } 個
classic-change = 更改
classic-set-dial = 轉到 { $n }
classic-spice-behind-forces = 支援部隊的香料
classic-plan-locked = 計畫已定：{ $what }
classic-known-hand = { $who }持有：{ $what }
classic-battle-won =
    { $mine ->
        [yes] 你贏得{ $name }
       *[no] { $who }贏得{ $name }
    }
classic-battle-nobody = { $name }之戰無人獲勝
classic-see-map = 地圖
classic-ask-not-this = 不再詢問此能力
classic-interrupt-stop = 要阻止嗎？
classic-interrupt-play = 現在要打出什麼嗎？
classic-interrupt-whose = { $who }：
classic-nexus = 樞紐
classic-nexus-about = 沙蟲出現：可以締結或解除同盟。
classic-propose-alliance = 提議
classic-asks-you = 向你請求
classic-costs = 花費香料
classic-map-price = 每個部隊 { $n } 香料
classic-tap-closer = 點選領域以放大
classic-no-cards = 沒有詭計牌
classic-held-by = { $name }：{ $who }
classic-nobody = 無人

## The end page

classic-end-by = 遊戲於第 { $n } 輪結束。
classic-end-strongholds = 結束時的要塞
classic-end-hid = 盾牌後的秘密
classic-end-cards = 牌
classic-end-traitors = 叛徒
classic-end-foretold = 預言：{ $name }，第 { $turn } 輪

## Help

classic-help-turn = 一輪
classic-help-factions = 各派系
classic-help-goal = 一輪結束時佔據三座要塞即獲勝；與盟友合計則需四座。沒有其他玩家戰士的要塞才算數。
classic-help-have = 你現在佔據 { $n } 座。
classic-help-on-map = 按下地圖上發亮的領域
classic-help-on-cards = 按下手牌中發亮的牌
classic-help-storm = 兩名玩家轉動轉盤：風暴前進，消滅所經沙地上的部隊，並決定行動順序。
classic-help-spice-blow = 翻牌決定香料出現之處。沙蟲吞噬該處一切，接著是樞紐：締結或解除同盟。
classic-help-choam-charity = 香料為 0 或 1 者可補至 2。
classic-help-bidding = 詭計牌牌面朝下逐張公開競標，由出價最高者購得。
classic-help-revival = 部分部隊免費自箱中復活，更多則付香料；領袖在五位全數陣亡後才可復活。
classic-help-shipment-movement = 依序自後備運輸（每個部隊：要塞 1 香料，他處 2），並移動一隊部隊。
classic-help-battle = 相遇即開戰：秘密選定數字、領袖、武器與防禦，同時公開。
classic-help-spice-collection = 部隊採集所在地的香料：每個 2，佔據厄拉欽恩或迦太奇則為 3。
classic-help-mentat-pause = 交易香料移至盾後，然後檢查是否有人獲勝。
classic-mark-won = { $who }贏得戰鬥
classic-mark-explosion = 雷射槍與屏蔽場
classic-mark-worm = 沙蟲
classic-mark-alliance = { $who }結盟

# Cards and powers of any time, and limits for bids.
classic-wish-play = 打出牌
classic-wish-open =
    { $n ->
        [0] 使用隨時可用的牌或能力
       *[other] 使用隨時可用的牌或能力：{ $n } 項等候時機
    }
classic-wish-title = 隨時可用
classic-wish-about = 若規則現在允許便立刻執行，否則在下一個允許的時機執行。在那之前沒有人會知道。
classic-wish-gift-about = 皇帝每個階段可進行一次。卡拉瑪可以阻止。
classic-wish-show-about = 在競標、運輸與戰鬥開始時各一次，展示給一位或所有玩家。
classic-wish-is-want = 規則一允許便會打出。
classic-wish-is-hold = 每次可以打出時都會詢問你。
classic-wish-now = 打出
classic-wish-now-power = 使用
classic-wish-now-gift = 給予
classic-wish-now-show = 展示
classic-wish-hold = 可以時再詢問我
classic-wish-forget = 暫時不要
classic-moment-somebody = 可能有人正要打出牌。
classic-bid-limit = 自動出價上限
classic-bid-limit-is =
    { $all ->
        [yes] 本輪每張牌都會替你出價，最高 { $n } 香料。
       *[no] 這張牌會替你出價，最高 { $n } 香料。
    }
classic-bid-out-is =
    { $all ->
        [yes] 你不競標本輪的牌。
       *[no] 你不競標這張牌。
    }
classic-bid-this = 僅這張牌
classic-bid-all = 本輪每張牌
classic-bid-out = 不競標這張牌
classic-bid-out-all = 本輪都不競標
classic-bid-ask = 再次詢問我

# What became of a side of a battle.
classic-killed-by = 被{ $what }所殺
classic-killed-traitor = 叛徒，由{ $who }指認
classic-killed-explosion = 死於爆炸
classic-called = 指認叛徒
classic-lost-forces = 損失 { $n } 個部隊
classic-paid-spice = 支付 { $n } 香料
classic-got-spice = 獲得 { $n } 香料
classic-discarded-cards = 棄置：{ $what }
classic-keeps-cards = 可保留所用的牌

# Parts of a plan that are empty, what prescience has shown, and the way to the end.
classic-no-leader = 無領袖
classic-no-weapon = 無武器
classic-no-defence = 無防禦
classic-sight-seen = 預知所見：{ $what }
classic-result = 結果
