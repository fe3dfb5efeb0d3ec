# Objectives and battle icons. The comments on messages are those of the English file.

battle-icon =
    { $icon ->
        [crysknife] 크리스나이프
        [desert_mouse] 사막쥐
        [ornithopter] 오니솝터
       *[wild] 와일드
    }
effect-flip-icon = 앞면인 내 카드 중 { $icon } 또는 와일드 전투 아이콘이 있는 1장을 뒤집기
event-objective = { $who }: 목표 카드 ‘{ $thing }’ 받음
event-conflict-won = { $who }: ‘{ $thing }’ 카드 획득
event-icon-turned = { $who }: ‘{ $thing }’ 뒤집음
