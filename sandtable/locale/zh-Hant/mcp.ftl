### Style: docs/style/zh-Hant.md

# What a language model is told by `sandtable mcp`

mcp-table = 牌桌：{ $handle }
mcp-seats = 座位數：{ $seats }
mcp-not-started = 遊戲尚未開始。
mcp-too-many-answers = 一次最多可給 { $most } 個回答。沒有任何變動。
mcp-answer-too-long = 回答最多 { $most } 個字元。沒有任何變動。
mcp-further-word = 第 { $n } 個回答是「{ $said }」，但第一個之後的回答必須是字詞，例如 { $example }。沒有任何變動。
mcp-not-together = 第 { $n } 個回答不能與之前的回答一起給出：該問題尚未提出，或在此之前會先揭示隱藏資訊。沒有任何變動。
mcp-answer-number = 第 { $n } 個回答：
mcp-nobody-to-talk-to = 這張牌桌只有電腦，沒有人會讀到訊息。
mcp-unreachable = 無法連線到伺服器 { $server }：{ $reason }
mcp-server-error = 伺服器未能回應（狀態 { $status }）。請稍後再試。
mcp-unknown-game = 這裡沒有「{ $title }」這個遊戲。
mcp-unknown-level = 沒有「{ $level }」這個強度。可用的強度：{ $list }
mcp-paused = 遊戲暫停中。
mcp-time-left = 你的剩餘時間：{ $n } 秒
mcp-replaced = 目前由電腦代替你進行遊戲。回答問題即可自己繼續。
mcp-said = { $who }：「{ $text }」
mcp-taken-back = 有行動被復原。
mcp-bad-link = 這不是牌桌的連結。連結的格式如 { $example }。
mcp-other-server = 只能加入下列伺服器的牌桌：{ $list }
mcp-too-many-games = 已有 { $most } 場遊戲進行中。請先結束或離開其中一場。
mcp-no-table = 未指定牌桌，也沒有可選的牌桌：請呼叫 { $one } 或 { $other }，並使用其傳回的牌桌名稱。
mcp-unknown-table = 沒有這個名稱的牌桌。
mcp-sent = 訊息已送出。
mcp-left = 你已離開遊戲。
mcp-bad-rule = 「{ $said }」不是規則編號。編號的格式如 { $example }。
mcp-unknown-rule = 沒有規則 { $said }。同一節的規則：{ $list }
mcp-prompt = 請將一場 { $title } 玩到結束，並盡力獲勝。用 { $new_game } 開始遊戲。閱讀每個問題，以選項的編號或字詞用 { $act } 回答。用 { $position } 查看整張牌桌，用 { $rule } 查詢方括號中的編號，用 { $piece } 查詢不認識的卡牌、位置或領袖。遊戲結束後，請告訴我結果。
