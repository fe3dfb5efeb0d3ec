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
cond-worms-at-least = 你在衝突區域有 { $n } 隻以上的沙蟲
cond-units-at-least = 你在衝突區域有 { $n } 個以上的單位
cond-entered-at-least = 本回合你有 { $n } 個以上的單位進入衝突區域
count-worms = 你在衝突區域的沙蟲
ask-break-wall = 要將屏蔽場城牆移出遊戲嗎？
do-break-wall-yes = 移除
do-break-wall-no = 保留
event-worm = { $who }召喚 { $n } 隻沙蟲
event-worms-home = { $who }的 { $n } 隻沙蟲離去
event-maker-hooks = { $who }獲得沙地鉤
event-wall-broken = { $who }移除屏蔽場城牆
