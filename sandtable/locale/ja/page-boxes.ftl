### Style: docs/style/ja.md

# Further boxes of a new table, and their modes

page-home-option-boxes = 追加の箱
page-home-option-boxes-ix = イクスの新興
# what the box adds
page-home-option-boxes-ix-about = 技術タイル、輸送トラックの輸送艦、弩級戦艦と、新しいカードと指揮官が加わります。
page-home-option-epic = エピックモード
# how the mode differs
page-home-option-epic-about = 12点で終了。より有利な状態で始め、紛争は紛争Ⅱと紛争Ⅲだけです。
page-home-option-boxes-base = { page-home-title-imperium }
page-home-option-boxes-base-about = 基本ゲームの帝国カード、策謀カード、指揮官が加わります。
page-home-option-boxes-immortality = 不死
page-home-option-boxes-immortality-about = 研究、トレイラクス・トラックとそのカード、移植、一族の核兵器が加わります。
page-home-option-go-to-11 = 11点を目指す
page-home-option-go-to-11-about = 長めのゲームです。11点で終了、4人以上では0点から始めます。
page-home-option-allied-atomics = 一族の核兵器は味方だけ
page-home-option-allied-atomics-about = 箱のトークンは4色分なので、司令官は持ちません。
page-home-option-brutal = 過酷な紛争
page-home-option-brutal-about = 紛争Ⅲでは、ライバルがカード2枚の赤刃を加えます。
page-home-option-churn = { page-home-variant-churn }
page-home-option-churn-about = あなたの説得力の行使のたびに、ダイス2個で帝国の列のカードを2枚まで取り除きます。
page-home-option-base-cards = 「{ page-home-option-boxes-base }」のカード
page-home-option-base-cards-about = 使わないカードは最初からゲームの外に置かれ、全員が見られます。
page-home-option-base-cards-all = すべて
page-home-option-base-cards-imperium = 帝国カード
page-home-option-base-cards-intrigue = 策謀カード
page-home-option-base-cards-list = カードを選ぶ
page-home-facts-base-cards-imperium = 「{ page-home-option-boxes-base }」は帝国カードだけ
page-home-facts-base-cards-intrigue = 「{ page-home-option-boxes-base }」は策謀カードだけ
page-home-facts-base-cards-list = { $n ->
    [0] 「{ page-home-option-boxes-base }」のカードなし
   *[other] 「{ page-home-option-boxes-base }」から選んだカード{ $n }種類
}
page-home-cards-imperium = 帝国カード
page-home-cards-intrigue = 策謀カード
page-home-cards-picked = { $n }/{ $of }
page-home-cards-all = すべて選ぶ
page-home-cards-none = すべて外す
page-home-option-base-conflicts = 「{ page-home-title-imperium }」の紛争
page-home-option-base-conflicts-about = この箱の紛争カードを混ぜます。紛争アイコンがなく組がそろいにくくなるため、ルールは勧めていません。
page-home-option-ix-conflicts = 「{ page-home-option-boxes-ix }」の紛争
page-home-option-ix-conflicts-about = この箱の紛争カードを混ぜます。紛争アイコンがなく組がそろいにくくなるため、ルールは勧めていません。
page-home-option-foldspace = 「{ space-foldspace-space }」の公家ハイガル・カード
page-home-option-foldspace-about = このカードを山に残し、ライバルを「{ space-deliver-supplies }」に行かせます。

## The rulebooks of a title, as headings of the rules page

page-rules-book-imperium = { page-home-title-imperium }
page-rules-book-ix = { page-home-option-boxes-ix }
page-rules-book-immortality = { page-home-option-boxes-immortality }
page-rules-book-uprising = { page-home-title-uprising }
page-rules-book-uprising-rivals = 反乱：1人と2人、ライバルとの対戦
page-rules-book-uprising-six = 反乱：6人、2チーム
