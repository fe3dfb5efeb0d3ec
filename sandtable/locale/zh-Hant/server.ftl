### Style: docs/style/zh-Hant.md

# What the server says: why something was refused, how far an undo goes, and what bots and guests are called.
# Arguments and ids are explained in en/server.ftl, the house style in imperium-effects and page-table.

## Names at the table

guest-name = 玩家 { $n }
watcher-name = 觀戰者
bot-novice = 新手
bot-adept = 老手
bot-mentat = 晶算師
bot-navigator = 領航員
name-numbered = { $name } { $n }

## Undo

undo-before = 回到選擇前：{ $move }

## Notices

notice-busy = 伺服器忙碌中：電腦的思考時間比平常短。
notice-slow = 伺服器忙碌中：電腦的行動比平常慢。
notice-bots-wait = 只有電腦的牌桌會輪流進行。本桌正在等候輪到自己。
notice-bot-fell = { $name }：電腦未能完成思考，改由較簡單的電腦（{ $by }）行動。
notice-bot-lost = { $name }：電腦未能完成思考，已採取第一個可行的行動。

## Refusals: what was asked for, and why it was not done. Nothing has changed.

# Something in the request itself
refused-bad-request = 伺服器看不懂這個請求（{ $detail }）。
refused-too-large = 一次送出的內容太多了。
refused-too-many-requests = 太快了：請稍候再試。
refused-too-many-tables = 你未結束的牌桌太多了。請先結束或離開其中一桌。
refused-too-many-guests = 你的網路一次來了太多新玩家：請稍候再試。
refused-too-many-sockets = 連線太多了：請關閉這張牌桌的一個視窗，或稍候再試。
refused-busy = 伺服器目前太忙了。請過幾秒再試。
refused-too-slow = 請求傳送逾時，請再試一次。
refused-too-many-from-here = 今天從你的網路建立的牌桌或名稱太多了，請稍後再試。
refused-unknown-title = 沒有這款遊戲。
refused-unknown-page = 這個網址沒有內容。
refused-unknown-table = 沒有這張牌桌。
refused-forbidden = 這個請求不是來自本頁面。
refused-wrong-host = 無法以這個網域名稱連線到此伺服器，須由伺服器管理者允許。
refused-banned = 伺服器管理者已禁止你使用此伺服器。
refused-bug = 伺服器發生錯誤，已記錄在伺服器上。
refused-unavailable = 伺服器目前無法寫入。沒有遺失任何資料，請再試一次。
refused-bad-option = 無法這樣設置遊戲（{ $detail }）。

# What somebody has typed
refused-name-too-long = 名字最多 { $most } 個字元。
refused-name-blank = 名字至少要有一個看得見的字元。
refused-name-of-bot = 這是電腦的名字，請選別的名字。
refused-bot-untrained = { $bot }還沒學過這個擴充與選項的組合，請選別的電腦。
refused-bot-other-seats = { $bot }還沒學過這個人數的遊戲，請選別的電腦。
refused-text-too-long = 太長了：最多 { $most } 個字元。
refused-text-blank = 沒有可以送出的內容。
refused-odd-characters = 其中有這裡不能使用的字元。請去掉後重新輸入。
refused-clock-seconds = 計時可設為 { $least } 到 { $most } 秒。
refused-clock-add = 每回合可增加 { $least } 到 { $most } 秒。
refused-clock-days = 每回合可設為 { $least } 到 { $most } 天。

# Seats
refused-bad-seat = 沒有這個座位。
refused-not-your-seat = 這不是你的座位。
refused-not-the-host = 只有這張牌桌的房主能這麼做。
refused-muted = 房主已在這張牌桌上將你禁言。
refused-nobody-to-talk-to = 沒有人能讀到這則訊息。
refused-talk-is-open = 在這張牌桌上，所有發言都對全體公開。
refused-cannot-mute = 不能將房主禁言，也不能將不在這張牌桌的人禁言。
refused-still-there = 那位玩家還在線上。離線一段時間後，才能由電腦代打。
refused-not-seated = 你在這張牌桌沒有座位。
refused-wrong-invite = 只能透過玩家持有的連結加入這張牌桌。
refused-no-free-seat = 這個座位不是空位。
refused-seats-open = 還有空位：請等待玩家，或讓電腦補上。
refused-already-started = 遊戲已經開始。
refused-not-started = 遊戲尚未開始。
refused-not-over = 遊戲尚未結束。
refused-paused = 遊戲暫停中。

# Moves
refused-malformed-action = 這個遊戲沒有這種行動。
refused-illegal-action = 現在不能選擇這一項。
# No full stop of its own: $why may bring one
refused-illegal-because = 現在不能選擇這一項：{ $why }
refused-out-of-turn = 還沒輪到你做決定。
refused-stale-action = 遊戲在這期間已有進展。請再看一次。
refused-game-over = 遊戲已經結束。
refused-cannot-undo = 已經無法復原：之後有新資訊公開。
refused-damaged-data = 這局遊戲已無法讀取，可能來自較舊版本的規則。
refused-damaged-table = 這張牌桌的資料已損壞，無法再開啟。可在首頁下載仍保存的部分紀錄。
refused-not-damaged = 這張牌桌沒有損壞，請改為離開座位。
