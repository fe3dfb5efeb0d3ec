### Style: docs/style/ko.md

# The labels of a position of the classic game in text

classic-text-faction = 팩션
classic-text-spice = 스파이스
classic-text-ally = 동맹
classic-text-bid = 입찰
classic-text-battle = 전투
classic-text-turn = { $n }턴
classic-text-wall-gone = 방어벽 파괴됨
classic-text-caption = 스파이스: 방패 뒤 + 거래 몫. 예비 병력과 탱크: 병력 + 특수 병력.
classic-text-in-tanks = 탱크 안
