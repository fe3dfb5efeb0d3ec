### Style: docs/style/zh-Hant.md

# 運輸艦與運輸記錄條（Rise of Ix）

effect-freight =
    { $n ->
        [1] 你可前進或召回你的運輸艦
       *[other] 你可前進或召回你的運輸艦 { $n } 次
    }
effect-dividends = 分紅：你獲得 { $own }，其他每位玩家獲得 { $others }
ask-freight =
    { $n ->
        [1] 你的運輸艦要做什麼？
       *[other] 你的運輸艦要做什麼？（剩餘 { $n } 個圖標）
    }
do-freight-advance = 前進一層
do-freight-to = 前進至{ $step }
do-freight-recall = 召回並獲得獎勵
do-freight-none = 留在原處
ask-shipment = 接下來要獲得哪個運輸獎勵？
do-shipment-done = 放棄其餘獎勵
note-freighter =
    { $n ->
        [0] 你的運輸艦位於運輸記錄條最底部。
       *[other] 現在召回可獲得：{ $rewards }。
    }
event-freighter = { $who } 的運輸艦前進至{ $thing }
event-freighter-home =
    { $n ->
        [0] { $who } 的運輸艦停在最底部
       *[other] { $who } 從第 { $n } 層召回運輸艦
    }
