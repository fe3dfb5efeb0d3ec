### Style: docs/style/zh-Hant.md

# Further boxes of a new table, and their modes

page-home-option-boxes = 其他遊戲盒
page-home-option-boxes-ix = 伊克斯崛起
# what the box adds
page-home-option-boxes-ix-about = 加入技術板塊、運輸記錄條上的運輸艦、無畏艦，以及新的牌與領袖。
page-home-option-epic = 史詩遊戲模式
# how the mode differs
page-home-option-epic-about = 玩到 12 點，起始較強，只有 2 級與 3 級衝突。
page-home-option-boxes-base = 沙丘：帝國
page-home-option-boxes-base-about = 加入第一盒的帝國牌、密謀牌與領袖。
page-home-option-boxes-immortality = 不朽之軀
page-home-option-boxes-immortality-about = 加入科研、忒萊素記錄條及其卡牌、嫁接與家族核武。
page-home-option-go-to-11 = 目標 11 點勝利
page-home-option-go-to-11-about = 較長的遊戲：玩到 11 點，四人以上則從 0 點開始。
page-home-option-allied-atomics = 只有盟友持有家族核武
page-home-option-allied-atomics-about = 盒中的標記只有 4 種顏色，因此領隊沒有。
page-home-option-brutal = 殘酷衝突
page-home-option-brutal-about = 在 3 級衝突中，勁敵加上兩張牌的劍刃。
page-home-option-churn = { page-home-variant-churn }
page-home-option-churn-about = 每次你的揭示回合結束時，擲兩顆骰子，移除帝國牌供應區至多兩張牌。
page-home-option-base-cards = 《{ page-home-option-boxes-base }》的牌
page-home-option-base-cards-about = 不用的牌從一開始就移出遊戲，所有人都看得到。
page-home-option-base-cards-all = 全部
page-home-option-base-cards-imperium = 帝國牌
page-home-option-base-cards-intrigue = 密謀牌
page-home-option-base-cards-list = 自選
page-home-facts-base-cards-imperium = 《{ page-home-option-boxes-base }》只用帝國牌
page-home-facts-base-cards-intrigue = 《{ page-home-option-boxes-base }》只用密謀牌
page-home-facts-base-cards-list = { $n ->
    [0] 不用《{ page-home-option-boxes-base }》的牌
   *[other] 自選《{ page-home-option-boxes-base }》的 { $n } 種牌
}
page-home-cards-imperium = 帝國牌
page-home-cards-intrigue = 密謀牌
page-home-cards-picked = { $n } / { $of }
page-home-cards-all = 全選
page-home-cards-none = 全不選
page-home-option-base-conflicts = 《{ page-home-option-boxes-base }》的衝突
page-home-option-base-conflicts-about = 洗入該盒的衝突牌。它們沒有作戰圖標，較難配對，規則並不建議。
page-home-option-ix-conflicts = 《{ page-home-option-boxes-ix }》的衝突
page-home-option-ix-conflicts-about = 洗入該盒的衝突牌。它們沒有作戰圖標，較難配對，規則並不建議。
page-home-option-foldspace = 「{ space-foldspace-space }」的哈葛爾家族牌
page-home-option-foldspace-about = 此牌留在牌庫中，讓勁敵前往「{ space-deliver-supplies }」。

## The rulebooks of a title, as headings of the rules page

page-rules-book-imperium = { page-home-title-imperium }
page-rules-book-ix = { page-home-option-boxes-ix }
page-rules-book-immortality = { page-home-option-boxes-immortality }
page-rules-book-uprising = { page-home-title-uprising }
page-rules-book-uprising-rivals = 《起義》：單人與雙人，對抗勁敵
page-rules-book-uprising-six = 《起義》：六人，兩隊
