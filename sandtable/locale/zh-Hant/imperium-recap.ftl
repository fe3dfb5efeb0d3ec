### Style: docs/style/zh-Hant.md

# 衝突或勁敵回合結束後再說一次。$n 為整數

# 戰力的組成
recap-troops = { $n } 支軍隊

## 為何獲得（或未獲得）獎勵：簡短，不加句號

recap-why-first = 戰力最高
recap-why-tied-first = 第一名平手：無人獲勝，平手者獲得第二名獎勵
recap-why-second = 戰力第二高
recap-why-tied-second = 第二名平手：平手者獲得第三名獎勵
recap-why-tied-second-nothing = 第二名平手：無獎勵
recap-why-third = 戰力第三高
# 第二名以下的平手
recap-why-tied = 第三名平手：無獎勵
# 少於四人時沒有第三名獎勵
recap-why-no-third = 少於四人時沒有第三名獎勵
recap-why-nothing = 此名次沒有獎勵
recap-why-no-troops = 衝突區域沒有軍隊
recap-why-swords = 沒有軍隊：只有劍刃不計戰力

## 為何略過一張哈葛爾家族牌：簡短，寫在牌上

recap-taken = 已被佔用：下一張
recap-voiced = 受「{ card-the-voice }」禁止：下一張
recap-no-spice = 沒有囤積的香料：下一張
recap-unmet = 未滿足條件：下一張
recap-politics = 精明政策：下一張
recap-no-agent = 不派遣特使：下一張
recap-reshuffled = 牌庫重洗：下一張
