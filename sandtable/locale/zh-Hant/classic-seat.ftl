### Style: docs/style/zh-Hant.md

# Positions of the classic game in text, beside classic-text.ftl

classic-seat-order = 風暴順序：{ $list }
classic-seat-traitors = 叛徒
classic-seat-tokens = 科技
classic-seat-advisors = 顧問
classic-seat-for-sale = 競標中的詭計牌：{ $n } 張，第一張：{ $card }
classic-seat-next-storm = 風暴接下來移動 { $n } 區
classic-seat-next-spice = 下一張香料牌：{ $card }
