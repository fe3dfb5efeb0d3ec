### Style: docs/style/zh-Hant.md

# What the options of a new table of the classic game mean: a sentence each, below its name

classic-setup-factions-random-about = 隨機發給每人一個派系。
classic-setup-factions-chosen-about = 遊戲開始時，玩家依序各選一個。
classic-setup-factions-suggested-about = 採用規則為此人數建議的派系。
classic-setup-factions-list-about = 在下方為每個座位指定派系。
classic-setup-advanced-about = 加入顧問、精銳部隊、戰鬥香料、卡拉瑪能力等；基本遊戲較容易上手。
classic-setup-ixians-tleilaxu-about = 再加兩個派系：擁有移動要塞的伊克斯，以及能變身並復活他人的忒萊素。
classic-setup-treachery-more-about = 詭計牌庫加入新的武器、防禦與特殊牌。
classic-setup-sandtrout-about = 一張香料牌：使下一條沙蟲失效，並讓其後的香料加倍。
classic-setup-technology-about = 三個標記，持有者可得香料；戰鬥獲勝即可奪取。
classic-setup-turns-about = 若屆時無人獲勝，由弗瑞曼人、公會或要塞數決定勝負。
classic-setup-bid-seconds-about = 逾時的座位視為跳過。
classic-setup-deals-about = 非盟友之間可以互相承諾香料，也可以展示牌。
classic-setup-deal-terms-about = 規則要求公開談交易；在此也可只讓兩人知道。
classic-setup-revival-price-about = 超出免費額度後，每復活一個部隊須付的香料。
classic-setup-next-opener-about = 決定下一張牌由誰先出價。
classic-setup-storm-strikes-about = 該處沙地上的部隊與香料會損失。
classic-setup-ally-entry-about = 能否經過盟友所在的領域。
classic-setup-ally-loses-about = 盟友在同一領域結束其回合時適用。
classic-setup-fremen-worm-about = 弗瑞曼人用卡拉瑪牌可放置沙蟲的地方。
classic-setup-harkonnen-takes-about = 可與另一名玩家交換的牌數。
classic-setup-tleilaxu-stops-about = 被指定的玩家在該輪不能做的事。
classic-setup-returned-traitors-about = 放回牌庫底日後仍可能被抽到；不使用則無人能擁有。
classic-setup-dial-spice-about = 若在戰後決定，勝方可事後選擇香料支援哪些部隊。
classic-setup-loser-spice-about = 敗方計畫中承諾的香料是否付給銀行。
classic-setup-traitor-spice-about = 叛徒出現時，戰鬥在部隊交鋒前結束。
classic-setup-leader-after-traitor-about = 出戰過的領袖該輪留在該領域。
classic-setup-karama-powers-about = 這兩個派系何時可使用卡拉瑪牌的特殊能力。
