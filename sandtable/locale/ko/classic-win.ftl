### Style: docs/style/ko.md
# How the classic game is won.
classic-win-strongholds = 턴이 끝날 때 동맹 없이 요새 { $own }곳, 또는 동맹과 함께 { $allied }곳을 차지합니다.
classic-win-prediction = 베네 게세리트가 적어 둔 팩션이 적어 둔 턴에 요새로 이기면, 베네 게세리트가 대신 혼자 이깁니다.
classic-win-fremen = 마지막 턴이 끝날 때 시치 타브르와 하바냐 시치에 프레멘 말고 아무도 없고 하코넨, 아트레이드, 황제가 튜엑의 시치를 차지하지 않았으면 프레멘이 이깁니다.
classic-win-guild = 마지막 턴이 끝날 때까지 다른 누구도 이기지 못했으면 우주 항행 길드가 이깁니다.
classic-win-most-strongholds = 프레멘과 길드가 없는 게임에서는 마지막 턴이 끝날 때 요새를 가장 많이 차지한 쪽이 이깁니다.
classic-win-technology = 모든 기술 토큰
classic-win-fact-spice = 스파이스 { PARTICLE($n, "으로/로") } 시작합니다.
classic-win-fact-revival = 턴마다 병력 { PARTICLE($n, "을/를") } 무료로 부활시킵니다.
classic-win-fact-forces = 듄에 병력 { PARTICLE($n, "을/를") } 두고 시작합니다.
classic-win-fact-leaders = 지도자들의 전투력을 합하면 { $n }입니다.
