### Style: docs/style/zh-Hant.md

# What treachery cards and abilities of factions do, in our words. The comments on messages are those of the English file.

## Treachery cards: those of a kind share a text

classic-card-projectile-weapon = 對手未打出投射防禦時，殺死其領袖。
classic-card-poison-weapon = 對手未打出毒物防禦時，殺死其領袖。
classic-card-lasgun = 無論何種防禦，都殺死對手的領袖。任一方計畫中有屏蔽場時，一切爆炸。
classic-card-shield = 保護你的領袖免受投射武器傷害。
classic-card-snooper = 保護你的領袖免受毒物武器傷害。
classic-card-cheap-hero = 代替領袖打出（戰力 0），可搭配武器與防禦。無法派出領袖時必須打出。
classic-card-family-atomics = 第 2 輪起，風暴移動前，若你在屏蔽場城牆或其鄰接處有部隊：城牆上的部隊全數陣亡，帝國盆地、厄拉欽恩、迦太奇從此會受風暴侵襲。移出遊戲。
classic-card-weather-control = 第 2 輪起，風暴移動前：改由你移動 0 至 10 區。
classic-card-hajr = 你的回合中可再移動一次，同一隊部隊也可再動。
classic-card-tleilaxu-ghola = 立即免費復活你的 1 名領袖或至多 5 個部隊。
classic-card-truthtrance = 公開向一名玩家提出一個關於遊戲的是非題，對方必須誠實回答。
classic-card-karama = 阻止其他派系使用一次能力；或以半價運輸；或免費取得標得的牌；或在進階遊戲中使用你的特殊能力，每局一次。
classic-card-worthless = 沒有效果；只能用來填補戰鬥計畫的欄位，也只有如此才能離手。
classic-card-poison-blade = 除非對手打出能同時抵擋兩者的防禦（「屏蔽探測器」），否則殺死其領袖。
classic-card-weirding-way = 投射武器。與另一武器同時打出時，可改作投射防禦；它不是屏蔽場。
classic-card-poison-tooth = 殺死雙方領袖，只有「化學」能抵擋。公開計畫後你可選擇不使用。
classic-card-artillery-strike = 殺死雙方領袖，屏蔽場可保護己方。領袖戰力不計，轉盤高者勝，且不因領袖陣亡支付香料。
classic-card-shield-snooper = 同時視為屏蔽場與毒物探測器。
classic-card-chemistry = 毒物防禦（對「毒牙」也有效）。與另一防禦同時打出時，可改作毒物武器。
classic-card-harvester = 香料噴發公開後立即打出：放置的香料加倍。
classic-card-thumper = 香料噴發開始時，代替翻開下一張牌：視同翻出夏胡露。
classic-card-amal = 任一階段開始時打出：所有人將盾後香料的一半（無條件進位）交還銀行。

## Atreides

classic-ability-atr-bidding = 每張詭計牌開始競標前先看該牌。
classic-ability-atr-records = 可記錄所知的詭計牌資訊。
classic-ability-atr-spice-peek = 首次運輸前查看香料牌庫頂牌。
classic-ability-atr-prescience = 擬定計畫前，要求對手公開計畫中的一項：領袖、武器、防禦或數字。
classic-ability-atr-decks = 保管詭計牌庫與香料牌庫。
classic-ability-atr-kwisatz-haderach = 戰鬥中損失 7 個部隊後覺醒：每輪在一個領域為存活的領袖或廉價英雄加 2。
classic-ability-atr-kh-loyalty = 同行的領袖不會被指為叛徒。
classic-ability-atr-kh-death = 只會死於雷射槍爆炸，之後比照領袖復活。
classic-ability-atr-ally-prescience = 可對盟友的對手使用預知。
classic-ability-atr-karama = 查看一名玩家的完整戰鬥計畫。

## Bene Gesserit

classic-ability-bg-prediction = 秘密預言誰在第幾輪獲勝；應驗時由貝尼·潔瑟睿德女修會單獨獲勝。
classic-ability-bg-accompany = 其他派系自行星外運輸時，可免費在極地凹陷放置 1 個部隊。
classic-ability-bg-voice = 擬定計畫前，命令對手打出或不得打出某一種牌。
classic-ability-bg-charity = 每輪領取救濟 2 香料。
classic-ability-bg-advisors = 部隊可為顧問：可與任何人共處，但不戰鬥、不採集、不佔據。
classic-ability-bg-accompany-advisor = 免費部隊可作為顧問前往該運輸地點。
classic-ability-bg-ship-fighters = 自己的運輸以戰士身分抵達。
classic-ability-bg-enlist = 顧問移動到無人之處時轉為戰士。
classic-ability-bg-take-arms = 移動到他人所在處時，選擇顧問或戰士。
classic-ability-bg-intrusion = 他人進入其戰士所在領域時，可將其轉為顧問。
classic-ability-bg-wartime = 首次運輸前宣告何處的顧問轉為戰士。
classic-ability-bg-match = 加入己方部隊的部隊，身分與其相同。
classic-ability-bg-alone = 獨自留下的顧問轉為戰士。
classic-ability-bg-worthless-karama = 可將任何無用牌當作卡拉瑪使用。
classic-ability-bg-ally-voice = 可對盟友的對手使用魅音。

## Emperor

classic-ability-emp-payment = 收取其他派系購買詭計牌的香料。
classic-ability-emp-sardaukar = 5 個特殊部隊各算作兩個，對弗瑞曼人則各算一個。
classic-ability-emp-ally-gift = 可隨時將香料給予盟友。
classic-ability-emp-ally-revival = 可付費讓盟友額外復活至多 3 個部隊。
classic-ability-emp-karama = 免費復活至多 3 個部隊或 1 名領袖。

## Fremen

classic-ability-fre-reserves = 不進行運輸，改為免費將後備部隊放到距大平原兩個領域以內。
classic-ability-fre-move = 可移動兩個領域。
classic-ability-fre-worm-safe = 部隊不會被沙蟲吞噬。
classic-ability-fre-ride = 樞紐之後可騎沙蟲從該領域前往任何領域。
classic-ability-fre-special-victory = 最後一輪結束時，若泰布與哈班亞穴地沒有其他派系，且哈肯能、亞崔迪、皇帝皆未佔據杜埃克穴地，便獲勝。
classic-ability-fre-storm-card = 第 2 輪起，風暴依只有弗瑞曼人知道的牌移動。
classic-ability-fre-place-worm = 同次噴發中後續的沙蟲由其放置於任一沙地。
classic-ability-fre-storm-half = 風暴只使其損失一半部隊（無條件進位）。
classic-ability-fre-storm-arrival = 可將後備部隊帶入風暴，損失一半。
classic-ability-fre-fedaykin = 3 個特殊部隊各算作兩個。
classic-ability-fre-no-spice = 部隊不需香料即以全力作戰。
classic-ability-fre-ally-worm = 決定沙蟲是否放過盟友。
classic-ability-fre-ally-revival = 可讓盟友的免費復活為 3。
classic-ability-fre-ally-victory = 盟友共享其特殊勝利。
classic-ability-fre-karama = 使沙蟲出現在任一領域。

## Harkonnen

classic-ability-har-traitors = 保留全部 4 張叛徒牌。
classic-ability-har-hand = 可持有至多 8 張詭計牌，起始 2 張。
classic-ability-har-top-card = 每購買一張牌，免費再抽一張。
classic-ability-har-capture = 獲勝後隨機抽取敗方一名領袖：處死得 2 香料，或留作俘虜。
classic-ability-har-captive-use = 俘虜可用於一場戰鬥，之後歸還。
classic-ability-har-prison-break = 己方領袖全數陣亡時，所有俘虜歸還。
classic-ability-har-ally-traitor = 可對盟友的對手指認叛徒。
classic-ability-har-karama = 從一名玩家手中隨機取走若干牌，再歸還同樣張數。

## Spacing Guild

classic-ability-gui-payment = 收取其他派系運輸至行星的費用。
classic-ability-gui-ship-kinds = 亦可從行星上一個領域運到另一個領域，或運回後備。
classic-ability-gui-half-price = 運輸費減半。
classic-ability-gui-special-victory = 若終局仍無人獲勝，便獲勝。
classic-ability-gui-timing = 可在任何時機進行運輸與移動。
classic-ability-gui-ally-price = 盟友以半價運輸，並可從行星上一個領域運到另一個領域。
classic-ability-gui-ally-victory = 盟友共享其特殊勝利。
classic-ability-gui-karama = 阻止一名玩家自行星外的運輸。

## Ixians

classic-ability-ix-start-card = 開局時依派系數抽牌，自留一張，其餘分發。
classic-ability-ix-bidding = 查看所有待標牌及額外一張，將一張放回牌庫頂或底。
classic-ability-ix-cyborgs = 每個半機械人算作兩個部隊。
classic-ability-ix-suboids = 每個次生人算作半個部隊。
classic-ability-ix-substitution = 戰勝後可用倖存的次生人替換陣亡的半機械人。
classic-ability-ix-move = 有半機械人的部隊可移動兩個領域。
classic-ability-ix-collect = 每個半機械人採集 3 香料。
classic-ability-ix-cyborg-revival = 復活半機械人需 3 香料。
classic-ability-ix-hms = 擁有隱密機動要塞，可於風暴前移動。
classic-ability-ix-technology = 每次競標階段可用一張手牌替換下一張待標牌。
classic-ability-ix-support = 香料只能支援半機械人。
classic-ability-ix-ally-redraw = 盟友可棄置剛購得的牌並重抽。
classic-ability-ix-karama = 在己方回合將隱密機動要塞移動兩個領域。

## Tleilaxu

classic-ability-tle-face-dancers = 以三名變臉者取代叛徒。
classic-ability-tle-face-dance = 某派系以其實為變臉者的領袖獲勝時，可揭露並取而代之。
classic-ability-tle-face-cycle = 三名皆揭露後，重抽三名。
classic-ability-tle-face-swap = 晶算師暫歇時可更換一名未揭露者。
classic-ability-tle-unlimited-revival = 復活無上限且半價。
classic-ability-tle-revival-income = 收取其他派系復活的費用。
classic-ability-tle-free-income = 每有一個派系使用免費復活，獲得 1 香料。
classic-ability-tle-limit-five = 可將其他派系的復活上限提高為 5。
classic-ability-tle-early-leader = 可定價出售領袖的提前復活。
classic-ability-tle-zoal = 佐爾的戰力等同對手領袖。
classic-ability-tle-gholas = 可將其他派系陣亡的領袖復活為己用。
classic-ability-tle-ally-half = 盟友以半價復活。
classic-ability-tle-karama = 本輪阻止一名玩家的免費復活。
