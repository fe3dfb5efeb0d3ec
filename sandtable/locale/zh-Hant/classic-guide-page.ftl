### Style: docs/style/zh-Hant.md
# What the guide of a first game of the classic Dune says, each where it first comes. The reader plays Harkonnen.
guide-classic-first = 你的第一場遊戲
guide-classic-first-over = 遊戲結束。結算頁會顯示誰獲勝，以及如何獲勝。
guide-classic-first-goal = 你是{ classic-faction-harkonnen }。一輪結束時獨自佔據 5 座要塞中的 3 座便獲勝；盟友合計需要 4 座。{ classic-territory-carthag }是你的。
guide-classic-first-dial = 兩名玩家推動風暴：各自秘密選一個數字，總和就是它移動的距離。它會消滅沙地上的部隊。
guide-classic-first-nexus = 樞紐：只有現在能結盟或解除同盟。盟友合計佔據 4 座要塞便一同獲勝，有盟友者不能獨自獲勝。
guide-classic-first-bid = 牌面朝下逐張競標。出價更高或跳過：只有買到的人付款。{ classic-faction-harkonnen }買到後再免費抽一張。
guide-classic-first-karama = 你的卡拉瑪可阻止這個派系要做的事。跳過便可留待以後使用。
guide-classic-first-charity = 鉅貿聯會救濟：有 0 或 1 香料時，可從銀行領取至 2 香料。
guide-classic-first-revive = 復活讓失去的部隊回到後備，每輪至多 3 個：{ classic-faction-harkonnen }免費 2 個，其餘每個 1 香料。
guide-classic-first-ship = 從後備運輸部隊到一處：進入要塞每個部隊 1 香料，其他地方每個 2 香料。一座要塞只容得下兩個派系。
guide-classic-first-move = 接著可移動一隊部隊到相鄰的領域。若有部隊在{ classic-territory-arrakeen }或{ classic-territory-carthag }，可移動至多三個領域。
guide-classic-first-battle = 戰鬥：選一個不超過此處部隊的數字，再加上一名領袖。總和高者獲勝，並失去所選數目的部隊；敗者失去此處所有部隊。
guide-classic-first-weapons = 有領袖時可加一件武器和一件防禦。正確的防禦能救領袖；陣亡的領袖不計戰力。
guide-classic-first-traitor = 若對手的領袖是你收買的叛徒，就指認他：你立即獲勝，且毫無損失。
guide-classic-first-keep = 你贏了這場戰鬥，這張牌可以留到下一場。
guide-classic-first-storm = 風暴移動了。它所在的區不能進入、離開或穿越。每輪誰先行動也由它決定。
guide-classic-first-blow = 香料噴發：香料出現在地圖上。位於同一處的部隊在一輪結束時採集。
guide-classic-first-won = 戰鬥結束。每有一名領袖陣亡，勝者便從銀行得到等同其戰力的香料。
guide-classic-first-collected = 香料已採集：旁邊每個部隊 2 香料，若有部隊在{ classic-territory-arrakeen }或{ classic-territory-carthag }則為 3 香料。
guide-classic-first-pause = 每輪以晶算師暫歇結束：此時有人佔據足夠的要塞，遊戲便結束。最多 10 輪。
guide-classic-first-worm = 沙蟲吞噬上次香料噴發處的香料和部隊，只有弗瑞曼人安全。從第 2 輪起，牠也會帶來樞紐。
guide-classic-first-tanks = 你損失的部隊與領袖在忒萊素箱中。部隊在復活階段回來；領袖要五名都失去後才能復活。
guide-classic-first-strongholds = 你佔據兩座要塞。一輪結束時有三座便獲勝。有其他派系部隊的要塞不算。
guide-classic-first-finish = 第 10 輪結束時若無人獲勝，這場遊戲由{ classic-faction-fremen }獲勝。要及時佔據要塞。
