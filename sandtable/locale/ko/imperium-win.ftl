### Style: docs/style/ko.md
# How games of the family are won.
win-by-points = 라운드가 끝날 때 승점이 { $n } 이상인 플레이어가 있으면 게임이 끝납니다. 승점이 가장 많은 플레이어가 이깁니다.
win-by-conflict-deck = 마지막 교전이 끝나면 게임이 끝납니다. 승점이 가장 많은 플레이어가 이깁니다.
