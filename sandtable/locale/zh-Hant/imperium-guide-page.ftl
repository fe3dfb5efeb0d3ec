### Style: docs/style/zh-Hant.md
# What the guide of a first game says, each where it first comes; most of it in games of Uprising too.
guide-imperium-first = 你的第一場遊戲
guide-imperium-first-over = 遊戲結束：勝利點數最多者獲勝。結算頁會顯示每個人的點數來自何處。
guide-imperium-first-goal = 結束時勝利點數最多者獲勝；有人達 10 點，遊戲便會結束。點數來自影響力、結盟、衝突和某些牌。你現在有 1 點。
guide-imperium-first-agent = 牌左側的圖標表示可派遣特使前往的位置。打出「{ card-dune-the-desert-planet }」，前往「{ space-imperial-basin }」取得香料。
guide-imperium-first-effects = 位置和牌的效果在此待結算，因為順序可能重要。依你喜歡的順序逐一按下。
guide-imperium-first-deploy = 有交叉劍圖標的位置可讓你部署軍隊到衝突：本回合徵兵獲得的軍隊，以及軍營中至多 2 支。
guide-imperium-first-end = 每回合派遣一名特使：結束你的回合。其他人行動後又會輪到你，直到所有人都揭示為止。
guide-imperium-first-faction = 「{ card-diplomacy }」可前往四個派系的位置。每次造訪得 1 點該派系的影響力。
guide-imperium-first-sword = 這是衝突。這裡每支軍隊的戰力是 2，展示的每個劍刃加 1。戰力最高的玩家得到第一獎勵。
guide-imperium-first-influence = 你在軌道上前進了。第二格值 1 點勝利點數；到第四格時若尚無人結盟，便取得結盟，再得 1 點。
guide-imperium-first-reveal = 特使都已派出。展示剩下的手牌：招募點數用來獲取新牌，劍刃計入衝突的戰力。
guide-imperium-first-buy = 用招募點數獲取這些牌，費用總和不得超過它。牌會進入你的棄牌堆，之後的輪次就會抽到。
guide-imperium-first-combat = 戰鬥：在此有軍隊的玩家輪流打出戰鬥牌或跳過。所有人連續跳過後，戰力最高者獲勝。
guide-imperium-first-endgame = 遊戲的最後時刻：若有終局牌便打出，否則跳過。
guide-imperium-first-fought = 衝突已分出勝負。參戰的軍隊都返回供應區，勝者的也一樣，因此每輪都需要新的軍隊。
guide-imperium-first-round = 新的一輪：特使已召回，你有五張新手牌，也有新的衝突。
guide-imperium-first-costs = 太陽幣、香料和水資源用來支付位置的費用，箭頭之前就是費用。有特使的位置，本輪其他人通常不能使用。
guide-imperium-first-intrigue = 密謀牌只有你看得到。計謀牌在自己的回合使用，戰鬥牌在戰鬥時使用，終局牌留到最後。
guide-imperium-first-sell = 香料可支付強大的位置，也可在此換錢：2 香料得 6 太陽幣，5 香料得 12 太陽幣。
guide-imperium-first-gold = 「{ space-high-council }」花費 5 太陽幣，每個揭示回合多 2 招募點數。「{ space-swordmaster }」花費 8 太陽幣：每輪多一名特使。
guide-imperium-first-point = 得到勝利點數。來自影響力和結盟的點數可能再失去，要留意軌道。
guide-imperium-first-alliance = 最先達 4 點影響力者取得結盟。它值 1 點勝利點數，有人超過便會易主。
guide-imperium-first-control = 有些衝突的獎勵是控制這些位置之一。有人派遣特使前往時，控制者便獲得資源。
guide-imperium-first-finish = 有人達 10 點的那一輪，或最後一場衝突之後，遊戲結束。平手依序比香料、太陽幣、水資源和軍隊。
