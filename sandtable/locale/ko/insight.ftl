### Style: docs/style/ko.md

# 추천 수의 이유. $n은 다른 수와의 평균 차이(0.6, 2 등). 다음 라운드 끝까지 진행해 비교함

insight-reason = { $a }.
insight-reasons = { $a }. { $b }.
insight-no-reason = 뚜렷한 이유는 없습니다.
insight-points-more = 승점이 { $n } 더 많아집니다
insight-points-less = 승점이 { $n } 줄어듭니다
insight-rival-points-more = 가장 강한 상대의 승점이 { $n } 더 많아집니다
insight-rival-points-less = 가장 강한 상대의 승점이 { $n } 줄어듭니다
insight-alliances-more = 동맹이 { $n }개 더 많아집니다
insight-alliances-less = 동맹이 { $n }개 줄어듭니다
insight-influence-more = 영향력이 { $n } 더 많아집니다
insight-influence-less = 영향력이 { $n } 줄어듭니다
insight-council-more = 원로회에 들어갈 가능성이 높아집니다
insight-council-less = 원로회에 들어갈 가능성이 낮아집니다
insight-swordmaster-more = 소드마스터를 얻을 가능성이 높아집니다
insight-swordmaster-less = 소드마스터를 얻을 가능성이 낮아집니다
insight-strength-more = 교전의 전투력이 { $n } 높아집니다
insight-strength-less = 교전의 전투력이 { $n } 낮아집니다
insight-troops-more = 병력이 { $n } 더 남습니다
insight-troops-less = 병력이 { $n } 줄어듭니다
insight-intrigue-more = 책략 카드가 { $n }장 더 남습니다
insight-intrigue-less = 책략 카드가 { $n }장 줄어듭니다
insight-spice-more = 스파이스가 { $n } 더 많아집니다
insight-spice-less = 스파이스가 { $n } 줄어듭니다
insight-solari-more = 솔라리가 { $n } 더 많아집니다
insight-solari-less = 솔라리가 { $n } 줄어듭니다
insight-water-more = 물이 { $n } 더 많아집니다
insight-water-less = 물이 { $n } 줄어듭니다
insight-strongholds-more = 요새를 { $n }곳 더 차지합니다
insight-strongholds-less = 차지한 요새가 { $n }곳 줄어듭니다
insight-rival-strongholds-more = 가장 강한 상대의 요새가 { $n }곳 더 많아집니다
insight-rival-strongholds-less = 가장 강한 상대의 요새가 { $n }곳 줄어듭니다
insight-forces-more = 게임판에 병력이 { $n } 더 남습니다
insight-forces-less = 게임판의 병력이 { $n } 줄어듭니다
insight-losses-more = 잃는 병력이 { $n } 더 많아집니다
insight-losses-less = 잃는 병력이 { $n } 줄어듭니다
insight-treachery-more = 배반 카드가 { $n }장 더 남습니다
insight-treachery-less = 배반 카드가 { $n }장 줄어듭니다
