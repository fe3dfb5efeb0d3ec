### Style: docs/style/zh-Hant.md

# The page of a table: what stands around the game's own texts. Arguments and ids are explained in
# en/page-table.ftl, the house style in imperium-effects. Words of the page, ours:
# 牌桌 table, 電腦 bot, 房主 host, 紀錄 log, 復原 undo, 略過 to skip what is shown (跳過 is to pass), 離線 away
# A space stands beside $who, since a name may be in Latin letters.

## The browser's tab

page-table-tab = 牌桌 – Sandtable
page-table-tab-yours = ● 輪到你了 – Sandtable

## People

page-table-you = 你
page-table-seat = 座位 { $n }
page-table-bot = 電腦
page-table-next = 下一位
page-table-away = 離線
page-table-players = 玩家
page-table-points = 勝利點數
page-table-persuasion = 招募點數
page-table-hand = 手牌
page-table-intrigue = 密謀牌
page-table-garrison = 軍營
page-table-supply = 個人供應區
page-table-in-the-conflict = 衝突區域中的軍隊
page-table-agents = 特使：待命 { $home }，已派遣 { $away }
page-table-seat-chip = { $who }：{ $points } 點勝利點數，{ $solari } 太陽幣，{ $spice } 香料，{ $water } 水資源
page-table-clock = 剩餘時間
# Badges of a seat
page-table-first-player = 起始玩家
page-table-on-council = 高等理事會議員
page-table-swordmaster = 劍術大師
page-table-ally-of = 結盟：{ $faction }
page-table-controls = 控制「{ $place }」
page-table-tokens = 秘密選擇的派系
# The reader's piles
page-table-deck = 牌庫
page-table-discard = 棄牌堆
page-table-in-play = 場上
page-table-deck-left = 牌庫剩餘的牌（不分順序）
page-table-deck-hand = 手牌與牌庫的牌（不分順序）
page-table-intrigue-known = 已知的密謀牌
page-table-deck-top = 牌庫頂牌
page-table-open-piles = 查看棄牌堆與場上的牌。
page-table-hidden-cards = 牌庫 { $deck }，手牌 { $hand }，密謀牌 { $intrigue }
page-table-let-bot-play = 由電腦代打
page-table-let-bot-soon = 剛離線，稍後可由電腦代打。
page-table-give-back = 將座位還給 { $who }
page-table-bot-plays = 電腦正在替你玩。
page-table-bot-plays-for = 電腦正在替 { $who } 玩。
page-table-replaced-clock = 時間用完了。
page-table-replaced-host = 房主改由電腦代打。想回到座位，請聯絡房主。
page-table-take-back = 回到我的座位

## The board

page-table-board = 版圖
page-table-choam = 鉅貿聯會
page-table-arrakis = 厄拉科斯
page-table-conflict = 衝突
page-table-conflict-none = 尚無衝突
page-table-council = 理事會
page-table-council-of = 高等理事會：{ $who }
page-table-council-empty = 高等理事會：尚無人
# Parts of what a space says to screen readers, with commas between them
page-table-agent-of = { $who } 的特使
page-table-controlled-by = 由 { $who } 控制
page-table-bonus-spice = 囤積的香料 { $n }
page-table-chosen = 已選
page-table-may = 可選
page-table-influence = 影響力：{ $faction }
page-table-level = { $who } { $n }
page-table-alliance-of = 結盟：{ $who }
page-table-in-conflict = { $who }：戰力 { $n }，軍隊 { $troops }
page-table-place =
    { $n ->
        [1] 第一名
        [2] 第二名
       *[3] 第三名
    }
page-table-place-short =
    { $n ->
        [1] 第一
        [2] 第二
       *[3] 第三
    }

## Cards

page-table-side-boards = 附屬版圖
page-table-row = 帝國牌供應區
page-table-in-deck = 牌庫 { $n } 張
page-table-reserve = 儲備區
page-table-aside = 放在一旁
# Parts of what a card says to screen readers
page-table-costs = 費用 { $n }
page-table-left = 剩餘 { $n } 張
# When an Intrigue card can be played
page-table-intrigue-plot = 計謀
page-table-intrigue-combat = 戰鬥
page-table-intrigue-endgame = 終局
page-table-box-none = 無效果。

## The round

page-table-round = 第 { $n }／{ $of } 輪
page-table-round-short = 第 { $n } 輪
# The steps of a round
page-table-phase-setup = 設置
page-table-phase-round-start = 輪次開始
page-table-phase-turns = 玩家回合
page-table-phase-combat = 戰鬥
page-table-phase-makers = 創造者
page-table-phase-recall = 召回
page-table-phase-endgame = 終局
page-table-phase-over = 遊戲結束

## The question and its answers

page-table-decision = 決定
page-table-choices = 選項
page-table-your-turn = 輪到你了
page-table-turn-of = 輪到 { $who }
page-table-waiting-for = 等待 { $who }
page-table-going-on = 遊戲進行中
page-table-over = 遊戲結束
page-table-paused = 遊戲暫停中。
page-table-choose-space = 要派往哪裡？請選擇亮起的位置。
page-table-choose-card = 要用哪張牌派遣特使到「{ $place }」？
page-table-with = 使用「{ $card }」
page-table-open-spaces = { $n } 個位置可選
page-table-how-many = 數量
# Over a list of answers
page-table-tray-close = 看版圖
page-table-tray-open = 看選項
# Under a closed "End turn"
page-table-end-turn-first = 請先行動
page-table-end-answer-first = 請先回答
page-table-undo = 復原
page-table-undo-further = 復原更早的步驟
page-table-undo-none = 無法復原：已有人行動，或已得知新資訊。
# What is put back may be a piece or a whole answer
page-table-put-back = 取消：{ $piece }
page-table-result = 最終得分
page-table-skip = 略過
page-table-rule = 相關規則

## Log, chat, notes

page-table-talk = 紀錄、聊天與筆記
page-table-court = 卡牌與紀錄
page-table-log = 紀錄
page-table-log-gist = { $first }（另有 { $n } 則）
page-table-chat = 聊天
page-table-notes = 筆記
page-table-revealed = 揭示回合
page-table-meanwhile = 牌桌
page-table-older = 更早的回合
page-table-since = 你的回合之後
page-table-chat-empty = 還沒有人說話。
page-table-chat-write = 對全桌發言
page-table-send = 傳送
page-table-watches = 觀戰中
page-table-mute = 禁言
page-table-mute-who = 將 { $who } 禁言
page-table-unmute-who = 解除 { $who } 的禁言
page-table-watchers-talk = 允許觀戰者發言
page-table-silent = 房主已將你禁言
page-table-notes-write = 只有你看得到的筆記
page-table-notes-loading = 讀取中…
page-table-notes-kept = 已儲存
page-table-notes-changed = 尚未儲存
page-table-notes-failed = 無法儲存。你繼續輸入時會再試一次。

## Beside the game

page-table-tools = 牌桌
page-table-menu = 選單
page-table-home = 回首頁
page-table-invite = 複製邀請連結
page-table-watching-n = { $n } 人觀戰
page-table-sound-on = 開啟音效
page-table-sound-off = 關閉音效
page-table-language = 語言
page-table-settings = 設定
page-table-leave = 離開牌桌
page-table-close = 關閉
page-table-pause = 請求暫停
page-table-resume = 繼續
page-table-pause-asked = 要暫停嗎？{ $who } 想暫停。在場的人都同意後就會暫停。
page-table-pause-agree = 同意
page-table-pause-withdraw = 撤回
# The line to the server
page-table-connecting = 連線中…
page-table-lost = 連線中斷，正在重試…
page-table-offline = 伺服器沒有回應。沒有送出任何內容。
page-table-unsure = 伺服器沒有回應。不確定是否已經送達。
page-table-loading = 正在佈置牌桌…
# Several people at one screen
page-table-pass-to = 接下來是 { $who }
page-table-sit-down = 我來了，顯示我的牌

## The phone's tabs

page-table-views = 畫面
page-table-tab-board = 版圖
page-table-tab-conflict = 衝突
page-table-tab-row = 帝國牌
page-table-tab-players = 玩家
page-table-tab-log = 紀錄

## Keys

page-table-keys = 鍵盤
page-table-keys-arrows = Tab 鍵切換區域，方向鍵在區域內移動，Enter 鍵或空白鍵選擇。
page-table-key-hand = 前往手牌
page-table-key-board = 前往版圖
page-table-key-row = 前往帝國牌供應區
page-table-key-players = 前往玩家
page-table-key-decision = 前往問題
page-table-key-choice = 以編號選擇答案
page-table-key-undo = 復原
page-table-key-end = 結束回合，或跳過
page-table-key-back = 取消已選的項目
page-table-key-skip = 略過他人的行動
page-table-key-log = 前往紀錄
page-table-key-chat = 前往聊天
page-table-key-help = 說明
page-table-sealed = 牌已洗好並封存。洗牌依據會在遊戲結束後公開，其 SHA-256：

## Several decide at once

page-table-all-decide = 同時選擇
page-table-deciding = 選擇中
page-table-answer-sealed = 已封存：{ $what }
page-table-answer-note = 在最後一人作答之前，你可以收回。
page-table-answer-back = 收回
page-table-many-decide = 另外 { $n } 人也在選擇；沒有人看得到誰已作答。
page-table-others-decide = { $who } 也在選擇；沒有人看得到誰已作答。

## Chat to some

page-table-chat-to = 誰能看到
page-table-chat-all = 所有人
page-table-chat-team = 我的隊伍：{ $who }
page-table-chat-one = 只給 { $who }
page-table-chat-for = 給 { $who }
page-table-chat-for-you = 給你

## Standing answers

# Button and title of the panel in which the reader says what they never want to be asked about
page-table-declines = 何時詢問我
# Above the list of offers, each with a box to tick
page-table-declines-list = 詢問我
page-table-declines-about = 其餘由伺服器替你婉拒。各項分開設定，只有你看得到。
page-table-ask-again = 恢復詢問
page-table-ask-always = 一律詢問
page-table-ask-turn = 本輪不再詢問
page-table-ask-never = 一律不詢問
