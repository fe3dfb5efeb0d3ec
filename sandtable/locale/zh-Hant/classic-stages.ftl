### Style: docs/style/zh-Hant.md

# What the stages of phases and the dialogs of the classic game say

## Everywhere

classic-spice = 香料
classic-forces = 部隊
classic-stage-fold = 收起以查看地圖
classic-stage-open = 展開
classic-stage-lost = 損失

## Storm. $low and $high: how many sectors; $from and $to are sectors

classic-storm-sealed = 秘密轉動轉盤
classic-storm-dialled = 已轉出
classic-storm-card = 風暴牌
classic-storm-card-secret = 只有弗瑞曼人知道
classic-storm-card-known = 風暴移動的距離
classic-storm-first = 兩個數字之和為風暴自第 18 區前進的距離；首次移動途中不傷害任何人。
classic-storm-may = 移動 { $low } 至 { $high } 區，停在第 { $from } 至 { $to } 區之間。
classic-storm-moves = 移動 { $n } 區：自第 { $from } 區至第 { $to } 區。

## Spice blow

classic-blow-to-come = 即將翻牌。
classic-blow-none = 位於風暴中：無香料
classic-blow-shai-hulud = 沙蟲
classic-blow-sandtrout = 所有同盟終止
classic-blow-devours = 沙蟲吞噬{ $name }的一切。
classic-blow-next-worm = 若翻出沙蟲，將出現於{ $name }。

## Charity

classic-charity-taken = 已領取
classic-charity-may = 可領取
classic-charity-enough = 香料太多，不可領取

## Revival. $free: for nothing, $limit: in all

classic-revival-price = 部隊回到後備：超過免費數後每個 { $n } 香料。
classic-revival-yours = 你：免費 { $free }，至多 { $limit }。
classic-revival-unlimited = 你：免費 { $free }，無上限。
classic-revival-free = 免費 { $n }
classic-revival-leader = 復活需 { $n } 香料
classic-revival-leaders = 可復活領袖

## Collection

classic-income = 收入
classic-collect-nothing = 沒有人在有香料之處。

## Mentat Pause. $n strongholds held of $needed

classic-mentat-now = 有人獲勝嗎？
classic-mentat-nobody = 無人獲勝
classic-mentat-near =
    { $allied ->
        [yes] { $who }合計：{ $needed } 座要塞中佔據 { $n } 座。
       *[no] { $who }：{ $needed } 座要塞中佔據 { $n } 座。
    }

## Notes: what was played, answered or agreed

classic-note-truth = 真言入定：回答
classic-note-stopped = 以卡拉瑪阻止
classic-note-power = 卡拉瑪能力
classic-note-foreseen = 預知：所見
classic-note-agreed = 交易成立
classic-note-deal-refused = 交易未成
classic-note-deal-void = 交易失效
classic-note-called-off = 取消承諾
classic-note-terms-off = 取消約定
classic-note-promise-void = 承諾失效
classic-note-shown = 展示卡牌
classic-note-leaderless = 無人領軍
classic-note-asked = { $asker }詢問{ $who }：

## The Voice and prescience: $who asks

classic-voice = 魅音
classic-voice-about = 命令對手：能遵從就必須遵從。
classic-voice-how = 是否必須打出
classic-voice-must-play = 必須打出
classic-voice-must-refuse = 不得打出
classic-sight = 預知
classic-sight-about = 要求對手展示計畫中的一項；展示後必須使用。
classic-sight-binds = 現在展示的必須使用。
classic-sight-asked-leader = { $who }要看你的領袖
classic-sight-asked-weapon = { $who }要看你的武器
classic-sight-asked-defence = { $who }要看你的防禦
classic-sight-asked-number = { $who }要看你的數字

## Truthtrance: $who is asked

classic-truth-about = 所有人都會聽到問題與真實的回答。
classic-truth-whom = 真言入定：你要問誰？
classic-truth-asks = 你要問{ $who }什麼？
classic-truth-cards-weapon = 你持有這件武器嗎？
classic-truth-cards-defence = 你持有這件防禦嗎？
classic-truth-cards-special = 你持有這張牌嗎？
classic-truth-cards-worthless = 你持有這張無用牌嗎？
classic-truth-traitors = 這位領袖是你收買的叛徒嗎？
classic-truth-winner = 你預言的是這個派系嗎？
classic-truth-turn = 你預言的是這一輪嗎？
classic-truth-of-card = 你持有「{ $what }」嗎？
classic-truth-of-traitor = { $what }是你收買的叛徒嗎？
classic-truth-of-winner = 你預言的是{ $what }嗎？
classic-truth-of-turn = 你預言的是第 { $what } 輪嗎？
classic-number-truthtrance = 第 { $n } 輪

## Deals

classic-deals = 交易
classic-deals-open = { $n ->
    [0] 交易
   *[other] 交易：有 { $n } 個給你的提議
}
classic-deal-make = 提出交易
classic-deal-about = 交易的香料具約束力：承諾的香料不能花用，於晶算師暫歇支付。文字條件會留給聽到的人，是否遵守由你們自行負責。
classic-deal-with = 要與誰交易？
classic-deal-you-give = 你給
classic-deal-you-want = 你要
classic-deal-now-short = 立刻
classic-deal-pause-short = 於晶算師暫歇
classic-deal-words = 條件（自由書寫）
classic-deal-words-hint = 其他約定，最多 { $n } 字
classic-deal-all = 讓所有人聽到提議
classic-deal-send = 送出提議
classic-deal-bots = 電腦會回覆香料提議；文字條件一律拒絕。
classic-deal-waiting = 提議
classic-deal-standing = 已約定
classic-deal-none = 尚無提議或約定。
classic-deal-accept = 接受
classic-deal-refuse = 拒絕
classic-deal-withdraw = 撤回
classic-deal-counter = 以另一個提議回覆
classic-deal-cannot-pay = 其中一方目前香料不足。
classic-deal-soon = 待目前的問題答畢即生效
classic-deal-secret = 只有雙方知道
classic-deal-call-off = 取消
classic-deal-keep = 仍然保留
classic-deal-off-asked = { $who }想取消
classic-deal-gives = { $who }給
classic-deal-nothing = 無
classic-deal-gift = 贈予盟友
classic-deal-locked = 其中 { $n } 香料已承諾
classic-help-title = 支援盟友
classic-help-about = { $who }在每次競標與運輸中，最多可使用這個數量的你的香料。可隨時更改，只有你們兩人看得到。
classic-help-allowed = 可使用
classic-help-theirs = { $who }允許你每個階段使用 { $n } 香料
classic-help-unset = 尚未決定：首次需要時會詢問你。
classic-deal-owes = { $who }將於晶算師暫歇付給{ $whom } { $n } 香料
classic-deal-lies = { $who }盾前有 { $n } 香料，直到晶算師暫歇
classic-deals-due = 到期的交易

## Showing cards: $who sees them, $what are cards

classic-show-whom = 你要向誰展示卡牌？
classic-show-which = 你要向{ $who }展示什麼？
classic-show-about = 其他人只知道你向誰展示了幾張，不知道是哪些。
classic-leaderless = { $who }沒有可用於這場戰鬥的領袖，也沒有廉價英雄
classic-knows-yours = { $who }看過你的牌：{ $what }

## What an answer costs and does

classic-power = 你的卡拉瑪能力
classic-deed-power = 棄置你的卡拉瑪；每局一次。
classic-deed-stop = 棄置你的卡拉瑪；這次不會發生。
classic-deed-stop-worthless = 代替卡拉瑪棄置；除非有人阻止你，這次不會發生。
classic-deed-stop-one = 棄置一張卡拉瑪；被阻止的能力在這場戰鬥中無效。
classic-deed-pay = 付款給收取牌價的一方。
classic-deed-pay-karama = 棄置你的卡拉瑪；不付款給任何人。
classic-deed-gift = 盟友立即獲得，可自由使用。
classic-deed-show = 將手牌或叛徒展示給一人或所有人。
classic-deed-element-leader = 由哪位領袖或廉價英雄出戰。
classic-deed-element-weapon = 武器，或沒有武器。
classic-deed-element-defence = 防禦，或沒有防禦。
classic-deed-element-number = 轉盤上的數字，不含香料。
