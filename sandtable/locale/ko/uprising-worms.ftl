### Style: docs/style/ko.md

# Sandworms, Maker Hooks and the Shield Wall. The comments on messages are those of the English file.

effect-worm = 모래벌레 { $n }마리를 교전 칸에 소환
effect-break-wall =
    { $may ->
        [yes] 방어벽을 게임에서 제거 가능
       *[no] 방어벽을 게임에서 제거
    }
effect-maker-hooks = 메이커 갈고리가 없으면 획득
cond-hooks = 메이커 갈고리가 있을 때
cond-worm-possible = 이 교전에 모래벌레를 소환할 수 있을 때
cond-worms-at-least = 교전 칸에 내 모래벌레가 { $n }마리 이상일 때
cond-units-at-least = 교전 칸에 내 유닛이 { $n } 이상일 때
cond-entered-at-least = 이번 차례에 내 유닛이 { $n } 이상 교전 칸에 들어왔을 때
count-worms = 교전 칸의 내 모래벌레 1마리
ask-break-wall = 방어벽을 게임에서 제거할까요?
do-break-wall-yes = 제거
do-break-wall-no = 그대로 두기
event-worm = { $who }: 모래벌레 { $n }마리 소환
event-worms-home = { $who }: 모래벌레 { $n }마리 떠남
event-maker-hooks = { $who }: 메이커 갈고리 획득
event-wall-broken = { $who }: 방어벽 제거
recap-worms-home = 모래벌레 { $n }마리
note-wall =
    { $stands ->
        [yes] { $guards ->
            [yes] 방어벽이 이 교전을 지키고 있어, 방어벽이 서 있는 동안 모래벌레가 올 수 없습니다.
           *[no] 방어벽이 서 있지만 이 교전은 지키지 않아 모래벌레가 올 수 있습니다.
        }
       *[no] 방어벽이 사라져 모래벌레가 모든 교전에 올 수 있습니다.
    }
note-hooks =
    { $own ->
        [yes] 메이커 갈고리로 스파이스 대신 모래벌레를 소환할 수 있습니다: { $spaces }.
       *[no] 메이커 갈고리가 있으면 스파이스 대신 모래벌레를 소환할 수 있습니다: { $spaces }.
    }
note-worms =
    { $n ->
        [0] { $possible ->
            [yes] 모래벌레가 있으면 전투력 { $strength }, 보상 두 배.
           *[no] 이 교전에는 모래벌레가 올 수 없습니다.
        }
       *[other] 내 모래벌레: 마리당 전투력 { $strength }, 보상 두 배.
    }
