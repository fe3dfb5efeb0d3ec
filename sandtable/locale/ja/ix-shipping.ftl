### Style: docs/style/ja.md

# 輸送艦と輸送トラック（Rise of Ix）

effect-freight =
    { $then ->
        [yes] { $n ->
            [1] 自分の輸送艦を進めるか帰港させてもよく
           *[other] 自分の輸送艦を進めるか帰港させてもよく（{ $n }回）
        }
       *[no] { $n ->
            [1] 自分の輸送艦を進めるか帰港させてもよい
           *[other] 自分の輸送艦を進めるか帰港させてもよい（{ $n }回）
        }
    }
effect-dividends =
    { $then ->
        [yes] 配当として{ $own }を獲得し（ほかの各プレイヤーは{ $others }を獲得）
       *[no] 配当として{ $own }を獲得（ほかの各プレイヤーは{ $others }を獲得）
    }
ask-freight =
    { $n ->
        [1] 輸送艦をどうしますか？
       *[other] 輸送艦をどうしますか？（アイコン残り{ $n }）
    }
do-freight-advance = 1段進める
do-freight-to = { $step }へ進める
do-freight-recall = 帰港させて輸送報酬を得る
do-freight-none = そのままにする
ask-shipment = 次にどの輸送報酬を得ますか？
do-shipment-done = 残りは得ない
note-freighter =
    { $n ->
        [0] 自分の輸送艦は輸送トラックの一番下にあります。
       *[other] 今帰港させると得られる輸送報酬：{ $rewards }。
    }
event-freighter = { $who }の輸送艦が{ $thing }へ進む
event-freighter-home =
    { $n ->
        [0] { $who }の輸送艦は一番下のまま
       *[other] { $who }が{ $n }段目の輸送艦を帰港させる
    }
