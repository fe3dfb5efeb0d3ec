### Style: docs/style/zh-Hant.md

# Sandworms, Maker Hooks and the Shield Wall. The comments on messages are those of the English file.

effect-worm = 召喚 { $n } 隻沙蟲到衝突區域
effect-break-wall =
    { $may ->
        [yes] 你可將屏蔽場城牆移出遊戲
       *[no] 將屏蔽場城牆移出遊戲
    }
effect-maker-hooks = 若你沒有沙地鉤則獲得一個
cond-hooks = 你擁有沙地鉤
cond-worm-possible = 沙蟲能前來此衝突
cond-worms-at-least = 你在衝突區域有至少 { $n } 隻沙蟲
cond-units-at-least = 你在衝突區域有至少 { $n } 個戰鬥單位
cond-entered-at-least = 本回合你有至少 { $n } 個戰鬥單位進入衝突區域
count-worms = 你在衝突區域每有 1 隻沙蟲
ask-break-wall = 要將屏蔽場城牆移出遊戲嗎？
do-break-wall-yes = 移除
do-break-wall-no = 保留
event-worm = { $who } 召喚 { $n } 隻沙蟲
event-worms-home = { $who } 的 { $n } 隻沙蟲離去
event-maker-hooks = { $who } 獲得沙地鉤
event-wall-broken = { $who } 移除屏蔽場城牆
recap-worms-home = { $n } 隻沙蟲
note-wall =
    { $stands ->
        [yes] { $guards ->
            [yes] 屏蔽場城牆守護此衝突，城牆仍在時沙蟲無法前來。
           *[no] 屏蔽場城牆仍在，但不守護此衝突，沙蟲可以前來。
        }
       *[no] 屏蔽場城牆已移除，沙蟲可前往任何衝突。
    }
note-hooks =
    { $own ->
        [yes] 你有沙地鉤，可召喚沙蟲而不拿取香料：{ $spaces }。
       *[no] 若有沙地鉤，便可召喚沙蟲而不拿取香料：{ $spaces }。
    }
note-worms =
    { $n ->
        [0] { $possible ->
            [yes] 沙蟲有 { $strength } 點戰力，並使你的獎勵加倍。
           *[no] 沙蟲無法前來此衝突。
        }
       *[other] 你的沙蟲各有 { $strength } 點戰力，並使你的獎勵加倍。
    }
