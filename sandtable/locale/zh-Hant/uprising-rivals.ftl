### Style: docs/style/zh-Hant.md

# Rivals with cards of their own, and their House Hagal cards: effects, conditions, the log, in Traditional Chinese.

## Effects and conditions

effect-rival-influence =
    { $which ->
        [lowest] 獲得 { $n } 點影響力最低派系的影響力
        [highest] 獲得 { $n } 點影響力最高派系的影響力
        [alliance] 獲得 { $n } 點可取得結盟標記的派系的影響力（若沒有，則為影響力最低的派系）
       *[position] 獲得 { $n } 點優先順序第 { $position } 位派系的影響力
    }
effect-rival-spy =
    { $where ->
        [icon] 派遣 1 名間諜到連接{ $icon }位置的哨站
       *[faction] 依優先順序派遣 1 名間諜到第一個空著的派系哨站
    }
cond-last-conflicts = 衝突牌為 3 級
cond-may-summon = 擁有沙地鉤且沙蟲能前來此衝突

## The log

event-rival = 本場遊戲的勁敵：{ $thing }
event-scheme = { $who } 在哨站有第三名間諜，使用謀劃
event-die = 骰子擲出 { $n }
event-churned = 「{ $thing }」移出帝國牌供應區

## The parts of a Rival card

label-swordmaster-level = 劍術大師等級
label-scheme = 謀劃
label-priority = 派系優先順序
rival-cannot-win = 它不能獲勝，也不獲得勝利點數
