# Objectives and battle icons. The comments on messages are those of the English file.

effect-flip-icon = 앞면인 내 카드 중 { $icon } 또는 모든 전투 아이콘이 있는 1장을 뒤집기
event-objective = { $who }: 목표 카드 ‘{ $thing }’ 받음
event-conflict-won = { $who }: ‘{ $thing }’ 카드 획득
event-icon-turned = { $who }: ‘{ $thing }’ 뒤집음
do-icon-pair = 모든 전투 아이콘을 { $icon } 아이콘과 짝짓기
do-icon-turn = 뒤집기: { $icon }
note-icon =
    { $does ->
        [pair] { $icon }: ‘{ $thing }’ 카드와 짝을 이루어 1승점
        [wild] { $icon }: 종료 단계에 다른 카드와 짝을 이루어 1승점
       *[waits] { $icon }: 같은 아이콘을 기다립니다
    }
