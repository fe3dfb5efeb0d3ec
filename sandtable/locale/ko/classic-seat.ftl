### Style: docs/style/ko.md

# Positions of the classic game in text, beside classic-text.ftl

classic-seat-order = 폭풍 순서: { $list }
classic-seat-traitors = 배신자
classic-seat-tokens = 기술
classic-seat-advisors = 조언자
classic-seat-for-sale = 경매에 나온 배반 카드: { $n }장, 첫 번째: { $card }
classic-seat-next-storm = 폭풍은 다음에 { $n }구역 이동
classic-seat-next-spice = 다음 스파이스 카드: { $card }
