### Style: docs/style/ko.md

# 설명은 영어 파일에 있다.

page-ix-board = 익스
page-ix-shipping = 운송

page-ix-tiles = 기술 타일
page-ix-tiles-about = 기술 타일: 기술 획득 아이콘으로 스파이스를 내고 획득합니다. 즉시 효과를 주는 것도 있고, 게임 내내 작용하는 것도 있습니다.
page-ix-no-tiles = 남은 기술 타일이 없습니다.
page-ix-tiles-of = 기술 타일 { $n }개
page-ix-owned = 획득한 기술 타일
page-ix-owner = 소유자: { $who }
page-ix-costs = { $n } 스파이스
page-ix-face-down = 뒷면
page-ix-face-down-about = 이번 라운드에 사용했습니다. 다음 라운드를 시작할 때 다시 앞면이 됩니다.

page-ix-negotiators = 협상가
page-ix-negotiators-of = { $who }의 협상가: { $n }명
page-ix-negotiators-about = 협상가: 익스 게임판에 있는 병력입니다. 기술 타일을 획득할 때 1명을 되돌릴 때마다 값이 1 스파이스 내려갑니다.

page-ix-step = { $n }번째 칸: { $gives } { $who }
page-ix-step-bottom = 맨 아래.
page-ix-nobody = 아무도 없음.
page-ix-shipping-about = 화물선 아이콘마다 내 화물선을 한 칸 올리거나 귀항시킵니다. 귀항하면 있던 칸과 그 아래 모든 칸의 보상을 얻습니다.

page-ix-dreadnoughts = 전함 { $n }척
page-ix-dreadnoughts-there = 교전 칸의 전함
page-ix-dreadnoughts-about = 전함: 교전 칸에서 1척마다 전투력 3입니다. 전투가 끝나면 주둔지로 돌아가고, 승자의 1척은 다음 라운드까지 장소를 지배합니다.
page-ix-dreadnoughts-of = 전함: 교전 칸 { $conflict }척, 주둔지 { $garrison }척, 장소 지배 { $flags }척, 개인 공급처 { $supply }척
page-ix-dreadnoughts-home = 전함은 교전을 떠남
page-ix-held-by = { $who }의 전함이 지배

page-ix-snooper = { $who }의 탐지기
page-ix-snooper-about = 탐지기는 주인이 그 트랙에서 처음 영향력 2에 도달할 때 보상을 줍니다.
page-ix-snoopers = 도달한 탐지기: { $n }개
page-ix-aside = 따로 빼 둔 카드: { $card }
page-ix-aside-hidden = 따로 빼 둔 카드
