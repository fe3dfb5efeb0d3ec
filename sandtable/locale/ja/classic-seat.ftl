### Style: docs/style/ja.md

# Positions of the classic game in text, beside classic-text.ftl

classic-seat-order = 嵐の順：{ $list }
classic-seat-traitors = 買収した裏切り者
classic-seat-tokens = 技術トークン
classic-seat-advisors = 顧問
classic-seat-for-sale = 競りにかかる策略カード：{ $n }枚、最初の1枚：{ $card }
classic-seat-next-storm = 嵐は次に{ $n }セクター進む
classic-seat-next-spice = 次の香料カード：{ $card }
