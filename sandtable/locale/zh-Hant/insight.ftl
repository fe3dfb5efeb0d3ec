### Style: docs/style/zh-Hant.md

# 建議行動的理由。$n 是與其他行動的平均差距（如 0.6、2），推演到下一輪結束為止

insight-reason = { $a }。
insight-reasons = { $a }，{ $b }。
insight-no-reason = 沒有特別突出的理由。
insight-points-more = 多得 { $n } 點勝利點數
insight-points-less = 少得 { $n } 點勝利點數
insight-rival-points-more = 最強的對手多得 { $n } 點勝利點數
insight-rival-points-less = 讓最強的對手少得 { $n } 點勝利點數
insight-alliances-more = 多得 { $n } 個結盟標記
insight-alliances-less = 少得 { $n } 個結盟標記
insight-influence-more = 多得 { $n } 點影響力
insight-influence-less = 少得 { $n } 點影響力
insight-council-more = 更可能成為高等理事會議員
insight-council-less = 較不易成為高等理事會議員
insight-swordmaster-more = 更可能取得劍術大師
insight-swordmaster-less = 較不易取得劍術大師
insight-strength-more = 衝突中的戰力多 { $n }
insight-strength-less = 衝突中的戰力少 { $n }
insight-troops-more = 多保留 { $n } 支軍隊
insight-troops-less = 少 { $n } 支軍隊
insight-intrigue-more = 多保留 { $n } 張密謀牌
insight-intrigue-less = 少 { $n } 張密謀牌
insight-spice-more = 多得 { $n } 香料
insight-spice-less = 少得 { $n } 香料
insight-solari-more = 多得 { $n } 太陽幣
insight-solari-less = 少得 { $n } 太陽幣
insight-water-more = 多得 { $n } 水資源
insight-water-less = 少得 { $n } 水資源
insight-strongholds-more = 多佔據 { $n } 座要塞
insight-strongholds-less = 少佔據 { $n } 座要塞
insight-rival-strongholds-more = 最強的對手多佔據 { $n } 座要塞
insight-rival-strongholds-less = 讓最強的對手少佔據 { $n } 座要塞
insight-forces-more = 版圖上多保留 { $n } 個部隊
insight-forces-less = 版圖上少 { $n } 個部隊
insight-losses-more = 多損失 { $n } 個部隊
insight-losses-less = 少損失 { $n } 個部隊
insight-treachery-more = 多保留 { $n } 張詭計牌
insight-treachery-less = 少 { $n } 張詭計牌
