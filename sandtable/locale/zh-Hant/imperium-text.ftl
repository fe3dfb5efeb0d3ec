### Style: docs/style/zh-Hant.md

# 說明見英文檔。

text-spies = 間諜：{ $at }；個人供應區 { $supply }
text-wall =
    屏蔽場城牆：{ $wall ->
        [yes] 完好
       *[no] 已毀
    }；沙地鉤：{ $hooks }；沙蟲：{ $worms }
text-snoopers = 探測器：{ $tracks }；領袖上 { $n }
text-set-aside = 放在一旁的牌：{ $card }
text-icons-up = { $seat } 面前的牌：面朝上 { $cards }；面朝下 { $n } 張
text-tech = 技術板塊：{ $open }；各疊 { $stacks }
text-tech-owned = 使用中的技術板塊：{ $list }
text-face-down = { $what }（面朝下）
text-negotiators = 中間人：{ $n }
text-research = 科研：{ $list }
text-returns = 「{ $card }」將回到 { $seat }
text-lent = 使用帝國牌供應區的「{ $card }」
text-contracts = 合約：{ $offer }；合約庫 { $bank }
text-contracts-aside = 放在一旁的合約：{ $list }
text-contracts-held = 待完成的合約：{ $list }
text-contracts-done = 已完成的合約：{ $list }
text-leader-steps = 領袖記錄條的格數：{ $n }
text-memories = 記憶：{ $n }
text-dreadnoughts = 無畏艦：個人供應區 { $supply }；軍營 { $garrison }；衝突區域 { $conflict }
text-dreadnoughts-over = 無畏艦控制：{ $list }
text-acts-for = { $who } 為 { $seat } 行動
text-throne-row = 皇家供應區：{ $cards }
text-atomics = 家族核武：{ $seats }
text-freighters = 運輸艦層數：{ $steps }
text-tleilaxu-row = 忒萊素牌供應區：{ $row }；牌庫 { $deck }
text-tleilaxu-track = 忒萊素記錄條：{ $steps }；香料 { $spice }；基因樣本：{ $tanks }
text-extra-turns = 額外回合：{ $n }
text-waiting = 等待獲勝的效果：{ $n }
text-rival = 勁敵 { $seat }：{ $card }；距劍術大師 { $n }／{ $of }
text-rival-served = 勁敵 { $seat }：{ $card }；劍術大師
text-combat-cards = 已打出戰鬥密謀牌：{ $seats }
