### Style: docs/style/zh-Hant.md

# The page around the table: home, the way to a seat, the waiting room, the end of a game, the replay,
# the rules and the settings. Arguments and ids are explained in en/page-around.ftl, the house style in
# imperium-effects and page-table. Titles of games stand in 《》 within a sentence.

## Home: what the page is

page-home-name = Sandtable
page-home-tab = { page-home-name }：在瀏覽器玩《沙丘：帝國》
page-home-tag = 沙丘系列桌遊，盡在一桌。
page-home-sub = 在瀏覽器中與朋友或電腦同樂，支援四種語言。免費開源。
page-home-legal = 非官方的粉絲自製專案，與出版社無關。此處未使用其任何美術、文字或標誌。
page-home-lost = 這裡什麼都沒有。
page-home-lost-home = 回首頁
page-home-failed = 操作失敗：{ $why }
page-home-offline = 伺服器沒有回應。
page-home-retry = 重試
page-home-loading = 請稍候…
page-home-skip = 跳到主要內容

## Home: a new table

page-home-choose = 選擇遊戲
page-home-ready = 可玩
page-home-soon = 籌備中
page-home-title-imperium = 沙丘：帝國
page-home-title-uprising = 起義
page-home-title-classic = 沙丘（經典版）
page-home-players = 人數
page-home-players-n = { $n }
page-home-players-solo = 你對抗哈葛爾家族的兩個勁敵。
page-home-players-two = 兩位玩家與哈葛爾家族。
page-home-players-many = 各自為戰。
page-home-seats = 座位
page-home-seat-kind = 座位 { $n }：由誰玩
page-home-me = 你
page-home-open = 空位
page-home-bot = 電腦：{ $bot }
page-home-bots = 電腦程度
page-home-about-novice = 隨機行動，很容易擊敗。適合熟悉遊戲。
page-home-about-adept = 立即選擇眼前最好的一步。
page-home-about-mentat = 會預先推算，每步約一秒。
page-home-about-navigator = 從自我對弈中學會遊戲，每步思考的時間與晶算師相當。
page-home-about-own = 由本伺服器管理者提供的電腦。
page-home-rivals = 勁敵難度
page-home-level-mercenary = 傭兵
page-home-level-sardaukar = 薩督卡
page-home-level-mentat = 晶算師
page-home-level-kwisatz_haderach = 奎薩茲·哈德拉茲
page-home-leaders = 領袖
page-home-leaders-random = 隨機
page-home-leaders-draft = 各自挑選
page-home-leaders-list = 由我指定
page-home-leader-of = 座位 { $n } 的領袖
page-home-rival = 勁敵 { $n }
page-home-rival-leader = 勁敵 { $n } 的領袖
page-home-clock = 計時
page-home-clock-none = 無
page-home-clock-turn = 每回合
page-home-clock-game = 每局
page-home-clock-days = 天數
page-home-clock-amount = 時間長度
page-home-clock-seconds = 每回合 { $n } 秒
page-home-clock-minutes = 每回合 { $n } 分鐘
page-home-clock-whole = { $n } 分 + { $add } 秒
page-home-clock-async = 每回合 { $n } 天
page-home-public = 任何人都能加入或觀戰
page-home-whispers = 隊伍可以私下交談
page-home-whispers-about = 否則依說明書的建議，所有發言都對全體公開。
page-home-facts-whispers = 隊伍可以私下交談
page-home-facts-open-talk = 所有發言公開
page-home-team = 第 { $n } 隊
page-home-who = 要和誰玩？
page-home-mode-bots = 我和電腦
page-home-mode-bots-about = 立即開始
page-home-mode-link = 以連結邀友
page-home-mode-link-about = 各用各的螢幕
page-home-mode-hot = 共用這個螢幕
page-home-mode-hot-about = 輪流操作，手牌會隱藏
page-home-name-of = 座位 { $n } 的名字
page-home-hot-note = 回合之間會先確認下一位玩家，才顯示手牌。
page-home-leaders-all = 所有領袖。按下即交給座位 { $n }。
page-home-house-rules = 規則
page-home-ties = 第二名平手：雙方都拿第三名獎勵
page-home-ties-about = 這是英文版說明書對二至三人遊戲的規定。不選則雙方都沒有獎勵。
page-home-play = 立即遊玩
page-home-play-open = { $n } 個空位由電腦補上。
page-home-invite = 以連結邀請
page-home-no-seat = 請自己入座，或以連結邀請。

## Home: tables there are

page-home-mine = 我的牌桌
page-home-mine-none = 還沒有。按「{ page-home-play }」就能開始一局。
page-home-others = 可加入或觀戰的牌桌
page-home-your-turn = 輪到你了
page-home-turn-of = 輪到 { $who }
page-home-several = 多人正在選擇
page-home-gathering = 等待玩家
page-home-finished = 已結束
page-home-paused = 暫停中
page-home-old = 舊版規則
page-home-old-about = 這張牌桌採用舊版規則，已無法開啟。
page-home-old-leave = 從清單移除
page-home-damaged = 已損壞
page-home-damaged-about = 資料已損壞，無法再開啟。
page-home-damaged-record = 下載剩餘的紀錄
page-home-join = 加入
page-home-watch = 觀戰
page-home-round = 第 { $n } 輪
page-home-expires = 保留至 { $day }
page-home-watchers = { $n } 人觀戰
page-home-empty = 空位
page-home-rules = 規則條文
page-home-watch-bots = 看電腦對戰
page-home-more = 顯示更多

## Home: languages and the way back

page-home-language = 語言
page-home-day = 淺色桌面
page-home-night = 深色桌面
page-home-nameless = 取個名字

## Home: the way to a seat (/join)

page-home-join-tab = { page-home-name }：加入牌桌
page-home-join-head = 有人邀請你加入牌桌。
page-home-your-name = 你的名字
page-home-your-name-hint = 1 到 24 個字元。同桌的人看得到。
page-home-sit = 入座
page-home-sit-at = 選座位 { $n }
page-home-full = 座位已滿，但你可以觀戰。
page-home-begun = 遊戲已經開始，但你可以觀戰。
page-home-over = 遊戲已經結束。
page-home-see-end = 查看得分
page-home-seated = 你在這張牌桌有座位。
page-home-go-table = 前往牌桌

## Home: the waiting room

page-home-wait-tab = { page-home-name }：等待玩家
page-home-wait-head = 等待玩家
page-home-wait-host = 把連結傳給朋友，或讓電腦補上空位。所有人就座後即可開始。
page-home-wait-guest = 房主按下開始後，遊戲就會開始。
page-home-wait-sit = 你可以坐進空位，也可以觀戰。
page-home-wait-link = 你正在觀戰。用房主的連結就能入座。
page-home-link = 入座連結
page-home-copy = 複製
page-home-copied = 已複製連結。
page-home-copy-failed = 無法複製連結
page-home-copy-by-hand = 瀏覽器不允許自動複製。連結已選取，請自行複製。
page-home-away = 離線
page-home-remove = 移出座位
page-home-remove-who = 將 { $who } 移出座位
page-home-start = 開始遊戲
page-home-start-open = 還有 { $n } 個空位。
page-home-start-fill = 由電腦補滿並開始
page-home-leave = 離開座位
page-home-facts = 這張牌桌
page-home-facts-clock = 計時：{ $clock }
page-home-facts-leaders = 領袖：{ $how }
page-home-facts-level = 勁敵：{ $level }
page-home-facts-public = 對所有人開放
page-home-facts-private = 僅限連結

## The end of a game

page-end-tab = { page-home-name }：結果
page-end-you-win = 你獲勝了
page-end-wins = { $who } 獲勝
page-end-by =
    { $ahead ->
        [0] { $n } 輪後獲得 { $points } 點，與第二名平手。
       *[other] { $n } 輪後獲得 { $points } 點，領先 { $ahead } 點。
    }
# Stands beside both players it parted
page-end-tie =
    { $what ->
        [spice] 平手，以香料決勝
        [solari] 平手，以太陽幣決勝
        [water] 平手，以水資源決勝
        [garrison] 平手，以軍營中的軍隊決勝
        [latest_reveal] 平手，以較晚的揭示回合決勝
       *[other] 平手，另行決勝
    }
page-end-again = 再玩一局
page-end-to-rematch = 前往下一局
page-end-replay = 重播
page-end-share = 分享
page-end-download = 下載
page-end-download-text = 文字紀錄
page-end-board = 查看版圖
page-end-team-wins = { $team }獲勝
page-end-team-by = { $n } 輪後以 { $points } 比 { $others } 點獲勝。
page-end-team-sum = 合計 { $n }
page-end-by-round = 各輪點數
page-end-target = 達 10 點即結束遊戲
page-end-axis-round = 輪
page-end-sources = 點數來源
page-end-source-start = 起始
page-end-source-influence = 影響力
page-end-source-alliance = 結盟
page-end-source-conflict = 衝突
page-end-source-card = 卡牌
page-end-source-intrigue = 密謀牌
page-end-source-other = 其他
page-end-details = { $who } 的點數明細
page-end-details-mine = 你的點數明細
page-end-table-caption = 各玩家每輪結束時的點數
page-end-place = 第 { $n } 名
page-end-deal =
    { $verdict ->
        [same] 牌序未被更動，與遊戲開始時封存的相同
        [changed] 牌序與遊戲開始時封存的不同
       *[unchecked] 遊戲開始時封存的牌序
    }
page-end-deal-how = 所有的牌都依下列內容洗牌。其 SHA-256 從第一步起就顯示在紀錄中，因此沒有人能事後更改。這是對局紀錄的開頭幾行，可用 sha256sum 驗證。

## Replay

page-replay-tab = { page-home-name }：重播
page-replay-name = 重播
page-replay-back = 上一步
page-replay-on = 下一步
page-replay-play = 播放
page-replay-pause = 暫停
page-replay-speed = { $n } 倍
page-replay-speed-label = 速度
page-replay-position = 步數
page-replay-at = { $n } / { $all }
page-replay-at-words = 第 { $n } 步，共 { $all } 步，第 { $round } 輪
page-replay-eyes = 視角
page-replay-eyes-all = 所有人
page-replay-share = 複製此刻的連結
page-replay-download = 下載紀錄
page-replay-download-text = 下載文字紀錄
page-replay-scores = 遊戲結果
page-replay-fetching = … { $n } %
page-replay-start = 開局
page-replay-mark-conflict = { $who } 贏得衝突
page-replay-mark-alliance = { $who } 取得結盟標記
page-replay-keys = 方向鍵：逐步。翻頁鍵：逐輪。空白鍵：播放或暫停。

## Rules

page-rules-tab = { page-home-name }：《{ $title }》規則
page-rules-head = 規則條文
page-rules-sub = 牌桌依循的每一條規則，以我們自己的文字寫成。紀錄、問題和被拒絕的行動都會連到這裡。
page-rules-search = 搜尋規則
page-rules-search-hint = 字詞，或編號（如 { $id }）
page-rules-found =
    { $n ->
        [0] 找不到規則。
       *[other] { $n } 條規則
    }
page-rules-sections = 章節
page-rules-english = 尚未翻譯的規則以英文顯示。
page-rules-none = 找不到規則 { $id }。

## Settings

page-settings-head = 設定
page-settings-close = 關閉
page-settings-name = 你的名字
page-settings-save = 儲存
page-settings-saved = 已儲存
page-settings-language = 語言
page-settings-theme = 配色
page-settings-theme-night = 深色
page-settings-theme-day = 淺色
page-settings-theme-system = 跟隨系統
page-settings-sound = 輪到我時播放音效
page-settings-notify = 輪到我時顯示瀏覽器通知
page-settings-notify-refused = 瀏覽器不允許此頁面顯示通知。
page-settings-motion = 動態效果
page-settings-motion-less = 較少
page-settings-motion-quick = 加快
page-settings-motion-system = 跟隨系統
page-settings-auto = 自動執行唯一的選項
page-settings-auto-about = 只有一項可選時適用。結束回合由下一項設定決定。
page-settings-end = 沒有可做的事時結束我的回合
page-settings-end-about = 只剩結束回合可選時，自動結束。
page-settings-bots = 電腦的速度
page-settings-bots-slow = 慢
page-settings-bots-usual = 普通
page-settings-bots-quick = 快
