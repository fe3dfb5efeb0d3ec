### Style: docs/style/zh-Hant.md

# Dreadnoughts of Rise of Ix, and units of any sort. The comments on messages are those of the English file.

unit-dreadnought = 無畏艦
unit-troop = 軍隊
do-deploy-dreadnought = 部署 1 艘無畏艦
do-unit-none = 無

effect-commission-dreadnought = 僱用 { $n } 艘無畏艦
effect-retreat-units = 撤退 { $n } 個戰鬥單位（軍隊或無畏艦）
effect-deploy-units = 從軍營部署至多 { $n } 個戰鬥單位（軍隊或無畏艦）到衝突區域
effect-ambush = 你本回合每部署 1 支軍隊，可使對手的 1 個戰鬥單位撤退
effect-retreat-dreadnought =
    { $voice ->
        [opponent] 撤退其 1 艘無畏艦
       *[effect] 撤退 1 艘無畏艦
    }
effect-dreadnought-to-supply = 將衝突區域中的 1 艘無畏艦放回個人供應區，不以它取得控制

cond-dreadnought-in-conflict = 你在衝突區域有無畏艦
cond-dreadnoughts-at-least = 你已僱用至少 { $n } 艘無畏艦
cond-dreadnoughts-below = 你僱用的無畏艦少於 { $n } 艘
count-dreadnoughts = 你在衝突區域每有 1 艘無畏艦

ask-control-place = 你的無畏艦要控制哪個位置，直到下一次戰鬥結束？
ask-ambush = 要使誰的戰鬥單位撤退？
ask-ambushed = 要使哪個戰鬥單位撤退？

event-commission = { $who } 僱用 { $n } 艘無畏艦
event-deploy-dreadnought = { $who } 部署 { $n } 艘無畏艦
event-retreat-dreadnought = { $who } 的 { $n } 艘無畏艦撤退
event-lose-dreadnought = { $who } 的 { $n } 艘無畏艦回到個人供應區
event-home-dreadnought = { $who } 的 { $n } 艘無畏艦回到軍營
event-home-heavy-dreadnought = { event-home-dreadnought }
event-dreadnought-over = { $who } 的無畏艦控制「{ $thing }」
event-dreadnought-returns = { $who } 的無畏艦離開「{ $thing }」回到軍營
recap-home-dreadnought = { $n } 艘無畏艦
recap-home-heavy-dreadnought = { recap-home-dreadnought }

note-dreadnought-over =
    { $now ->
        [yes] { $who } 的無畏艦控制此位置，直到本輪戰鬥結束。
       *[no] { $who } 的無畏艦控制此位置，直到下一輪戰鬥結束。
    }
note-dreadnought = 衝突區域中的無畏艦戰力為 { $n }。戰鬥後回到軍營；若你獲勝，一艘將控制一個位置。

## Marks on cards

label-mark = 標誌
mark-infiltrate = 滲透：以{ $icons }派遣的特使，可前往有對手特使的位置
mark-unload = 卸貨：此牌被棄置或銷毀時，揭示時的效果同樣生效
event-unload = { $who } 卸貨「{ $thing }」
do-unload-yes = 使用
do-unload-no = 不使用
