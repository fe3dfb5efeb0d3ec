### Style: docs/style/zh-Hant.md

## The help sheet

page-help-head = 說明
page-help-now = 現在能做什麼？
page-help-signs = 圖標
page-help-round = 一輪的流程
page-help-text = 文字與動態
page-help-about = 關於本局
page-help-find = 尋找圖標或詞語
page-help-found =
    { $n ->
        [0] 找不到
       *[other] 找到 { $n } 項
    }
page-help-rules = 所有規則條文

## Icons, in groups

page-help-group-goods = 你收集的東西
page-help-group-cards = 卡牌
page-help-group-army = 軍隊
page-help-group-places = 特使可前往之處
page-help-group-power = 權勢
page-help-group-board = 版圖上
page-help-group-writing = 效果的寫法
page-help-sign-solari = 金錢：支付位置費用
page-help-sign-spice = 支付位置費用，或出售
page-help-sign-water = 前往沙漠等位置所需
page-help-sign-persuasion = 在揭示回合獲取卡牌
page-help-sign-vp = 達 { $n } 點遊戲結束
page-help-sign-hand = 手牌張數
page-help-sign-intrigue = 密謀牌：保密，於指定時機打出
page-help-sign-signet = 領袖印戒的效果
page-help-sign-garrison = 在軍營待命的軍隊
page-help-sign-supply = 個人供應區的軍隊：由此徵兵
page-help-sign-sword = 衝突區域有你的軍隊時，戰力 1
page-help-sign-conflict = 衝突區域中的軍隊：每支戰力 2
page-help-sign-influence = 自選派系的影響力
page-help-sign-alliance = 結盟：被超越前值 1 點勝利點數
page-help-sign-first = 起始玩家：由其開始本輪
page-help-sign-control = 控制：每有特使前往便有收入
page-help-sign-maker = 創造者：沒有特使時累積香料
page-help-sign-combat = 派特使到此可部署軍隊
page-help-sign-lock = 缺少的東西：持有／需要
page-help-sign-cost = 支付圈內，獲得其後的效果
page-help-sign-if = 達到此數才有效
page-help-sign-agent-box = 以此牌派遣特使時
page-help-sign-reveal-box = 揭示此牌時
page-help-sign-agents = 特使：實心為待命，輪廓為已派出

## A round

page-help-step-round-start = 翻開一張衝突牌，每人抽 5 張牌。
page-help-step-turns = 輪流派遣特使，或進行揭示回合。揭示者本輪的回合結束。
page-help-step-combat = 衝突區域中有軍隊者可打出密謀牌，然後依戰力領取獎勵。
page-help-step-makers = 沒有特使的創造者位置各增加 1 香料。
page-help-step-recall = 有人達 { $n } 點勝利點數則遊戲結束；否則特使全部返回，起始玩家標記移交下一位。
page-help-now-tag = 現在
page-help-goal = 有人達 { $n } 點勝利點數，該輪結束時遊戲終了。你有 { $have } 點。
page-help-goal-watch = 有人達 { $n } 點勝利點數，該輪結束時遊戲終了。
page-help-round-level =
    { $level ->
        [1] 第 { $n } 輪：1 級衝突，獎勵較小。
        [2] 第 { $n } 輪：2 級衝突。
       *[3] 第 { $n } 輪：3 級衝突，獎勵最大。
    }

## What can be done now

page-help-nothing = 目前不需要你做任何事。
page-help-send = 派遣特使
page-help-send-about = { $of } 張手牌中有 { $n } 張可派遣。先選牌，再選亮起的位置。
page-help-reveal-about = 展示剩餘的所有手牌，並結束你本輪的回合。
page-help-plot = 打出密謀牌
page-help-answer = 回答問題
page-help-end-about = 本回合不再做其他事。
page-help-acquire = 獲取卡牌
page-help-acquire-about = 亮起的卡牌，你的招募點數都足以獲取。
page-help-show = 顯示
page-help-why-not = 為何不能去？

## Text and motion

page-help-text-size = 文字大小
page-help-percent = { $n }%
page-help-text-about = 所有內容隨文字一起放大。空間不足時，牌桌兩側會收起，頁面可捲動。瀏覽器縮放也照常有效。

## Explanations of what is pointed at

page-help-on-clock = 計時中：{ $who }
page-help-tip-clock = 剩餘時間。用完後由電腦代打，直到你再次行動。
page-help-tip-limit = 這次回應的剩餘時間。時間一到即視為跳過。
page-help-tip-tokens = 男爵秘密選定的兩個派系。

## Leaving the table

page-leave-head = 要離開牌桌嗎？
page-leave-sub = 座位會保留到遊戲結束。可從首頁或同一連結回來。
page-leave-wait = 保留座位，讓牌桌等我
page-leave-wait-bots = 對手都是電腦，不會耽誤任何人。
page-leave-wait-people = 輪到你時，其他人會等你。
page-leave-wait-clock = 輪到你時，你的時間會繼續計算。
page-leave-bot = 保留座位，由電腦代打
page-leave-bot-about = 隨時可以取回座位。
page-leave-gone = 永久放棄座位
page-leave-gone-about = 由電腦接手，無法復原。
page-leave-stay = 留下
page-leave-go = 離開並保留座位
page-leave-go-gone = 永久離開
page-leave-kept = 座位保留：電腦代打中
page-leave-take-back = 取回座位
