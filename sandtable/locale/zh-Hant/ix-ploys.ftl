### Style: docs/style/zh-Hant.md

# Effects of the cards of Rise of Ix, and its Leaders. The comments on messages are those of the English file.

effect-bottom-intrigue = 將你的 { $n } 張密謀牌放到密謀牌庫底
effect-extra-turn = 你可立即再進行一個回合
effect-cheaper-space = 派遣此特使到「{ $space }」的費用減少 { $n } 香料
effect-lose-any-troop = 失去軍營或衝突區域中的 { $n } 支軍隊
effect-influence-of-space = 獲得 { $n } 點你本回合派遣特使所到位置的派系影響力
effect-influence-where-agents = 有你的特使在其位置上的每個派系，各獲得 { $n } 點影響力
effect-on-winning = 若你贏得此衝突，{ $effect }
effect-goals = 下列條件中（{ $goals }），{ $rewards }
effect-goals-met = 若滿足 { $n } 項：{ $effect }
cond-joined-enemy = 你派遣此特使所到的位置上有對手的特使
cond-agent-on-space-of = 你有特使在{ $with }的位置上
cond-agents-on = 你有至少 { $n } 名特使在{ $icons }的位置上
cond-solari-at-least = 你擁有至少 { $n } 太陽幣

do-lose-any-troop-garrison = 從軍營
do-lose-any-troop-conflict = 從衝突區域
ask-lose-any-troop = 要失去哪裡的軍隊？
event-extra-turn = { $who } 再進行一個回合
event-intrigue-buried =
    { $known ->
        [yes] { $who } 將「{ $thing }」放到密謀牌庫底
       *[no] { $who } 將 1 張密謀牌放到密謀牌庫底
    }

## Leaders

trait-one-step-ahead-text = 每輪開始時，將 1 張手牌放在一旁；你該輪的第二個回合開始時，展示並收回手牌。若該回合以該牌派遣特使，其特使圖標恰為一個則獲得 1 香料，否則獲得 1 太陽幣
trait-heavy-lasgun-cannons-text = 你的無畏艦戰力為 4 而非 3
trait-careful-observation-text = 每條記錄條的 2 點影響力格各有一個探測器標記；你達到時，將它移到領袖最上方的空格，並獲得該格的獎勵
trait-smuggling-operation-text = 起始時沒有水資源；每當你在自己的回合獲得太陽幣，額外獲得 1 太陽幣
trait-intelligence-text = 遊戲開始時，查看密謀牌庫頂的 2 張牌，保留 1 張，將另 1 張放回牌庫頂

effect-track-bonus = 獲得該派系記錄條 4 點影響力的獎勵
effect-snooped-influence = 獲得 { $n } 點該派系影響力
effect-influence-with-snooper = 獲得 { $n } 點記錄條上仍有探測器標記的派系影響力

ask-snooped = 要先將哪個探測器標記移到領袖？
do-snooper-slot-yes = 支付
do-snooper-slot-no = 不支付
ask-set-aside = 要將哪張牌放在一旁，直到你的第二個回合？
ask-intelligence = 要保留哪張密謀牌？
event-card-set-aside =
    { $known ->
        [yes] { $who } 將「{ $thing }」放在一旁
       *[no] { $who } 將 1 張牌放在一旁
    }
event-card-taken-back = { $who } 展示「{ $thing }」並收回手牌
event-snooper = { $who } 將{ $thing }的探測器標記移到第 { $n } 格
