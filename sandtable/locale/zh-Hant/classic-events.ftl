### Style: docs/style/zh-Hant.md

# What happens in the classic game, for the log. $who did it, $what is the piece it is about, $n how many, $cause where from or whom. The comments on messages are those of the English file.

## Setting up

classic-event-faction = { $who }扮演{ $what }
classic-event-prediction = { $who }寫下預言
classic-event-traitors = { $who }拿到 { $n } 張叛徒牌
classic-event-traitor-kept = { $who }保留一名叛徒
classic-event-traitor-kept-known = { $who }保留{ $what }作為叛徒
classic-event-dancer = { $who }獲得一名變臉者
classic-event-dancer-known = { $who }以{ $what }為變臉者
classic-event-placed = { $who }在{ $what }以 { classic-n-forces }開始

## The turn

classic-event-turn = 第 { $n } 輪
classic-event-phase = { $what }
classic-event-first = { $who }在風暴順序中排第一
classic-event-winner = { $who }獲勝
classic-event-opened = { $n } 人皆已回答

## Spice, cards, forces, leaders

classic-event-spice = { $who }獲得 { $n } 香料
classic-event-paid = { $who }支付 { $n } 香料
classic-event-paid-known = { $who }向{ $what }支付 { $n } 香料
classic-event-collected = { $who }在{ $what }採集 { $n } 香料
classic-event-spice-gone = { $what }的 { $n } 香料消失
classic-event-card = { $who }獲得一張詭計牌
classic-event-card-known = { $who }獲得「{ $what }」
classic-event-played = { $who }打出「{ $what }」
classic-event-discarded = { $who }棄置「{ $what }」
classic-event-reshuffled = 詭計棄牌洗成新牌庫
# 部隊的數量，用於以下各行與記錄的其他行
classic-n-forces = { $n } 個部隊
classic-event-lost = { $who }在{ $what }損失 { classic-n-forces }
classic-event-leader-killed = { $what }陣亡
classic-event-leader-revived = { $who }復活{ $what }
classic-event-leader-home = { $what }回到{ $who }
classic-event-advisors = { $who }在{ $what }轉為顧問
classic-event-fighters = { $who }在{ $what }轉為戰士
classic-event-token = { $who }取得{ $what }

## Storm

classic-event-storm-dialled = { $who }轉出 { $n }
classic-event-storm-card = 風暴牌為 { $n }
classic-event-storm-drawn = { $who }知道下一張風暴牌
classic-event-storm-drawn-known = 下一張風暴牌：{ $what }
classic-event-storm = 風暴移至第 { $n } 區
classic-event-weather = { $who }將風暴移動 { $n } 區
classic-event-wall-gone = { $who }摧毀屏蔽場城牆
classic-event-stronghold-points = 隱密機動要塞指向{ $what }

## Spice blow and Nexus

classic-event-turned = 香料牌：{ $what }
classic-event-blow = { $what }噴發 { $n } 香料
classic-event-worm = 夏胡露出現於{ $what }
classic-event-sandtrout = 沙鱒：所有同盟結束
classic-event-spice-reshuffled = 香料棄牌洗成新牌庫
classic-event-spice-shuffled-back = 沙蟲洗回牌庫
classic-event-nexus = 樞紐
classic-event-alliance-asked = { $who }請求與{ $what }結盟
classic-event-alliance = { $who }與{ $what }結盟
classic-event-alliance-refused = { $who }拒絕與{ $what }結盟
classic-event-alliance-broken = { $who }解除與{ $what }的同盟
classic-event-rode = { $who }騎沙蟲將 { classic-n-forces }從{ $cause }帶到{ $what }

## Charity, bidding

classic-event-charity = { $who }領取救濟 { $n } 香料
classic-event-cards-held = { $who }持有 { $n } 張詭計牌
classic-event-no-bidding = 無人能出價
classic-event-row = { $n } 張牌待標
classic-event-row-looked = { $who }查看待標的牌
classic-event-row-sorted = { $who }放回一張牌
classic-event-support = { $who }決定給盟友的支援
classic-event-card-up = 下一張牌上場
classic-event-card-seen = { $who }查看該牌
classic-event-card-seen-known = { $who }看到「{ $what }」
classic-event-swapped = { $who }替換待標的牌
classic-event-bid = { $who }出價 { $n } 香料
classic-event-bid-pass = { $who }跳過
classic-event-unsold = 無人出價，牌放回牌庫
classic-event-sold = { $who }以 { $n } 香料購得該牌
classic-event-karama-bid = { $who }以卡拉瑪取得該牌
classic-event-bought = { $who }查看剛購得的牌

## Revival

classic-event-revived = { $who }復活 { classic-n-forces }
classic-event-limit-raised = { $who }將{ $what }的復活上限提高到 { classic-n-forces }
classic-event-revival-granted = { $who }讓{ $what }免費復活 { classic-n-forces }
classic-event-leader-wanted = { $who }請求復活{ $what }
classic-event-leader-priced = { $who }為{ $what }要價 { $n } 香料

## Shipment and movement

classic-event-moment = 此刻可打出卡牌或使用能力
classic-event-spice-peek = { $who }查看下一張香料牌
classic-event-spice-peek-known = 下一張香料牌：{ $what }
classic-event-shipping = { $who }進行運輸與移動
classic-event-shipped = { $who }將 { classic-n-forces }運至{ $what }
classic-event-arrived = { $who }將 { classic-n-forces }帶到{ $what }
classic-event-shipped-across = { $who }將 { classic-n-forces }從{ $cause }運至{ $what }
classic-event-shipped-back = { $who }將{ $what }的 { classic-n-forces }運回後備
classic-event-shipment-stopped = { $who }阻止{ $what }的運輸
classic-event-came-along = { $who }隨行至{ $what }
classic-event-moved = { $who }將 { classic-n-forces }從{ $cause }移至{ $what }
classic-event-with-ally = { $who }與{ $what }共處一地

## Battle

classic-event-battle = { $who }在{ $what }攻擊{ $cause }
classic-event-leaderless = { $who }沒有可用於這場戰鬥的領袖，也沒有廉價英雄
classic-event-voice = { $who }使用魅音。{ $what }
classic-event-prescience = { $who }使用預知：{ $what }
classic-event-foreseen = { $who }回答預知
classic-event-foreseen-known = { $who }將打出{ $what }
classic-event-foreseen-no-leader = { $who }將不派出領袖
classic-event-foreseen-no-weapon = { $who }將不打出武器
classic-event-foreseen-no-defence = { $who }將不打出防禦
classic-event-planned = { $who }擬定戰鬥計畫
classic-event-plan-seen = { $who }的計畫被查看
classic-event-plan = { $who }的計畫：{ $things }
classic-event-traitor = { $who }指認叛徒：{ $what }
classic-event-taken-back = { $who }不使用「{ $what }」
classic-event-explosion = 雷射槍與屏蔽場：{ $what }的一切爆炸
classic-event-total = { $who }：總和 { $n }
classic-event-won = { $who }在{ $what }獲勝
classic-event-no-winner = 無人獲勝
classic-event-haderach = 奎薩茲·哈德拉茲覺醒
classic-event-exchanged = { $who }以 { $n } 個次生人換回半機械人
classic-event-captured = { $who }俘虜{ $what }
classic-event-leader-kept = { $who }將{ $what }留作俘虜
classic-event-face-dancer = { $who }揭露變臉者：{ $what }
classic-event-sent-back = { $who }的 { classic-n-forces }從{ $what }回到後備
classic-event-left = { $who }的 { classic-n-forces }離開{ $what }
classic-event-took-place = { $who }以 { classic-n-forces }佔據{ $what }
classic-event-dancer-returned = { $who }放回一名變臉者
classic-event-dancer-returned-known = { $who }放回{ $what }

## Cards at any time, Karama, deals

classic-event-stopped = { $who }阻止{ $cause }的能力：{ $what }
classic-event-power = { $who }使用卡拉瑪能力
classic-event-truth-yes = { $cause }問{ $who }：{ $what }是。
classic-event-truth-no = { $cause }問{ $who }：{ $what }否。
classic-event-revival-stopped = { $who }阻止{ $what }的復活
classic-event-cards-taken = { $who }從{ $what }取走 { $n } 張牌
classic-event-cards-given = { $who }給{ $what } { $n } 張牌
classic-event-cards-taken-known = { $who }從{ $what }取走：{ $things }
classic-event-cards-given-known = { $who }給{ $what }：{ $things }
classic-event-offering = { $who }考慮贈禮
classic-event-offered = { $what }向{ $cause }提出交易：{ $things }
classic-event-withdrawn = { $what }撤回給{ $cause }的提議：{ $things }
classic-event-agreed = { $what }與{ $cause }成交：{ $things }
classic-event-deal = { $who }立刻付給{ $what } { $n } 香料
classic-event-deal-pause = { $who }承諾於晶算師暫歇付給{ $what } { $n } 香料
classic-event-deal-refused = { $cause }拒絕{ $what }的提議：{ $things }
classic-event-deal-void = { $what }與{ $cause }的交易已無法支付，失效：{ $things }
classic-event-promise = { $who }履行對{ $what }的承諾：{ $n } 香料
classic-event-promise-void = { $who }失去了承諾給{ $what }的 { $n } 香料，該部分失效
classic-event-calling-off = { $who }請求{ $what }取消約定
classic-event-not-calling-off = { $who }不再請求{ $what }取消約定
classic-event-called-off = 已取消：{ $who }對{ $what }的承諾，{ $n } 香料
classic-event-terms-off = 已取消：{ $what }與{ $cause }的交易
classic-deal-now = { $who }立刻給 { $n } 香料
classic-deal-pause = { $who }於晶算師暫歇給 { $n } 香料
classic-deal-terms = 文字條件
classic-event-showing = { $who }準備展示牌
classic-event-shown = { $who }向{ $what }展示 { $n } 張牌
classic-event-shown-all = { $who }向所有人展示：{ $things }
classic-event-shown-known = { $who }向{ $what }展示：{ $things }
classic-event-bribe-taken = { $who }將交易所得 { $n } 香料收到盾後

## A plan in the log

classic-planned-dial = 轉盤 { $n }
classic-planned-nothing = 無
classic-list = { $first }、{ $next }

## The end

classic-outcome = { $names }獲勝。{ $reason }
classic-reason-strongholds = 佔據了足夠的要塞。
classic-reason-prediction = 預言應驗了。
classic-reason-fremen = 守住了穴地。
classic-reason-guild = 最後一輪結束時沒有其他人獲勝，因此宇航公會獲勝。
classic-reason-most-strongholds = 佔據了最多的要塞。
