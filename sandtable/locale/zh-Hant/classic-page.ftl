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
classic-map-part = { $name }（{ $kind }） { $facts }
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
classic-mode-karama-power = 以卡拉瑪，每場一次
