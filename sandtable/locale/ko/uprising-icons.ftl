### Style: docs/style/ko.md

# Objectives and battle icons. The comments on messages are those of the English file.

effect-flip-icon = 앞면인 내 카드 중 { $icon } 또는 만능 아이콘이 있는 1장을 뒤집기
event-objective = { $who }: 목표 카드 ‘{ $thing }’ 받음
event-conflict-won = { $who }: ‘{ $thing }’ 카드 획득
event-icon-turned = { $who }: ‘{ $thing }’ 뒤집음
do-icon-pair = 만능 아이콘을 { $icon } 아이콘과 짝짓기
do-icon-turn = 뒤집기: { $icon }
note-icon =
    { $does ->
        [pair] { $icon }: ‘{ $thing }’ 카드와 짝을 이루어 승점 1
        [wild] { $icon }: 종료 단계에 다른 카드와 짝을 이루어 승점 1
       *[waits] { $icon }: 승자가 카드를 가져가며, 같은 아이콘 둘이 짝이 되면 승점 1
    }

## What stands on Conflicts, Objectives and posts

label-battle-icon = 전투 아이콘
label-wall = 방어벽
label-players = 인원
label-watches = 감시하는 장소
line-wall = 방어벽이 있는 동안 모래벌레를 소환할 수 없음
line-players = { $numbers }인 게임에서만 사용
line-first-player = 이 카드를 받은 플레이어가 시작 플레이어
