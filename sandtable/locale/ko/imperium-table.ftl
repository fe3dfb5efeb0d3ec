### Style: docs/style/ko.md

# What the table says in Korean. The arguments are those of the English file, which explains them.
# Questions speak politely (-세요, -까요?); labels and the log are noun phrases or end in -음, after "name: ",
# since the particle behind a name would depend on its last letter. Names of cards, and those of board spaces
# before “에”, stand in ‘ ’: many of them are common words (“비밀”, “병력 소집”).

## Players

seat-name = { $n }번 자리
house-hagal = 하갈 가문

## Questions: ask-… by the kind of the decision

ask-by = { $piece }: { $question }

ask-leader = 지도자를 선택하세요.
ask-tokens =
    { trait-masterstroke }: { $n ->
        [1] 팩션 2개 중 첫 번째를 비밀리에 고르세요.
       *[2] 팩션 2개 중 두 번째를 비밀리에 고르세요.
    }
ask-defend = 내가 지배하는 장소({ $piece })의 교전입니다. 방어 보너스로 개인 공급처의 병력 1을 교전 칸에 배치할까요?
ask-turn =
    { $agent ->
        [yes] 내 차례: 카드를 플레이해 에이전트를 보내거나 핸드를 공개하세요.
       *[no] 내 차례: 지금은 에이전트를 보낼 수 없습니다. 핸드를 공개하세요.
    }
ask-agent = 어느 에이전트를 보낼까요?
ask-space = 에이전트를 어디로 보낼까요?
ask-melange = { space-sell-melange }: 스파이스를 얼마나 판매할까요?
ask-figure = 어느 말을 보낼까요? 이번 교전에서는 보너스 스파이스를 놓기 전에 멘타트가 게임판에서 사라질 수 있습니다.

ask-menu =
    { $end ->
        [yes] 무엇을 할까요?
       *[no] 아직 처리할 효과가 남아 있습니다.
    }
ask-menu-agent =
    { $end ->
        [yes] ‘{ $piece }’에 에이전트를 보냈습니다. 무엇을 할까요?
       *[no] ‘{ $piece }’에 에이전트를 보냈습니다. 아직 처리할 효과가 남아 있습니다.
    }
ask-menu-reveal =
    { $end ->
        [yes] 공개 차례, 남은 설득 비용 { $n }. 무엇을 할까요?
       *[no] 공개 차례, 남은 설득 비용 { $n }. 아직 처리할 효과가 남아 있습니다.
    }

ask-part = 어느 효과부터 처리할까요?
# $paid: what is left has to be paid for, and can be left
ask-reward-part =
    { $paid ->
        [yes] 비용을 지불하고 보상을 더 받을까요?
       *[no] 어느 보상부터 받을까요?
    }
ask-option =
    { $more ->
        [yes] 하나 더 선택하세요.
       *[no] { $n ->
            [1] 하나를 선택하세요.
           *[other] 서로 다른 { $n }가지를 하나씩 선택하세요.
        }
    }
ask-deck-top = 획득한 ‘{ $piece }’ 카드를 카드덱 맨 위에 놓을까요?
ask-aside = 임페리움 열에서 따로 빼둘 카드 1장을 고르세요.
ask-peek =
    { $known ->
        [yes] 카드덱 맨 윗장은 ‘{ $card }’입니다. 뽑을까요, 폐기할까요?
       *[no] 카드덱 맨 윗장을 뽑을까요, 폐기할까요?
    }
ask-ally = { $piece } 동맹 토큰을 잃습니다. 누구에게 넘길까요?
ask-combat =
    { $cards ->
        [yes]
            { $played ->
                [yes] 전투: 카드를 더 플레이하거나 여기서 마치세요.
               *[no] 전투: 카드를 플레이하거나 패스하세요.
            }
       *[no] 전투: 지금 플레이할 카드가 없습니다.
    }
ask-won =
    { $cards ->
        [yes] 교전에서 승리했습니다. 카드를 플레이하거나 패스하세요.
       *[no] 교전에서 승리했습니다. 플레이할 카드가 없습니다.
    }
ask-endgame =
    { $cards ->
        [yes] 종료 단계: 카드를 플레이하거나 패스하세요.
        [besides] 종료 단계: 전투 아이콘을 사용하거나 패스하세요.
       *[no] 종료 단계: 플레이할 카드가 없습니다.
    }

ask-rival = { $who } 대신 결정하세요. { $question }

## Answers: do-… by the word, and by the kind of the decision where that matters

do-end = 차례 마치기
do-reveal = 핸드 공개
do-pass = 패스
do-done = 완료
do-ability = { trait-masterstroke } 사용
do-agent-ready = 대기 중인 에이전트
do-agent-at = ‘{ $piece }’에 있는 에이전트
do-play = ‘{ $piece }’ 플레이
do-box = ‘{ $piece }’ 효과 처리
# 효과가 여럿 남은 칸
do-box-more = { $a } / { $b }
# 칸의 효과와 그것이 적힌 곳
do-box-by = { $effect }({ $piece })
do-box-space = 장소 효과 처리
do-box-influence = 장소의 영향력 얻기
do-part = 효과 { $n }
do-deploy =
    { $n ->
        [0] 배치하지 않기
       *[other] 병력 { $n } 배치
    }
do-retreat =
    { $n ->
        [0] 후퇴하지 않기
       *[other] 병력 { $n } 후퇴
    }
do-melange = { $spice } 판매 → { $solari }
do-acquire = ‘{ $piece }’ 획득(비용 { $n })
do-acquire-for = ‘{ $piece }’ 획득: { $price }
do-acquire-free = ‘{ $piece }’ 획득
do-acquire-aside = 따로 빼 둔 카드 획득
do-aside = ‘{ $piece }’ 따로 빼 두기
do-fetch = ‘{ $piece }’ 가져오기
do-discard = ‘{ $piece }’ 버리기
do-trash-card = 핸드의 ‘{ $piece }’ 폐기
do-trash-discard = 버림 더미의 ‘{ $piece }’ 폐기
do-trash-inplay = 플레이 영역의 ‘{ $piece }’ 폐기
do-trash-none = 폐기하지 않기
do-trash-played = 방금 플레이한 ‘{ $piece }’ 폐기
do-trash-twin =
    { $known ->
        [yes] 플레이 영역의 다른 ‘{ $piece }’ 폐기
       *[no] 방금 플레이한 카드와 같은 다른 카드 폐기
    }
do-peek-draw = 뽑기
do-peek-trash = 폐기
do-defend-yes = 병력 1 배치
do-defend-no = 배치하지 않기
do-figure-yes = 멘타트
do-figure-no = 내 에이전트
do-deck-top-yes = 카드덱 맨 위에 놓기
do-deck-top-no = 버림 더미에 놓기
do-pass-turn-yes = 지금 차례 마치기
do-pass-turn-no = 차례 계속하기
do-rival-pay-no = 지불하지 않기

## The log: event-… by the kind of the event

event-because = { $event }({ $cause })

event-leader = { $who }: 지도자로 { $thing } 선택
event-tokens-picked = { $who }: 비밀리에 팩션 { $n }개 선택
event-round = { $n }라운드
event-conflict = 이번 교전: { $thing }
event-defend = { $who }: { $cause } 방어 보너스
event-turn = { $who }: 차례 시작
event-card-played = { $who }: ‘{ $thing }’ 플레이
event-agent = { $who }: ‘{ $thing }’에 에이전트 보냄
event-reveal =
    { $n ->
        [0] { $who }: 공개할 카드 없음
       *[other] { $who }: 핸드 { $n }장 공개
    }
event-revealed-card = { $who }: ‘{ $thing }’ 공개
event-turn-passed = { $who }: 에이전트를 보내거나 공개하지 않고 차례 마침
event-end-turn = { $who }: 차례 마침

event-gain = { $who }: { $amount } 얻음
event-pay = { $who }: { $amount } 지불
event-persuasion = { $who }: 설득 비용 { $n } 얻음
event-swords =
    { $n ->
        [0] { $who }: 검 0개
       *[other] { $who }: 검 { $n }개 얻음
    }
event-vp =
    { $lost ->
        [yes] { $who }: 승점 { $n } 잃음
       *[no] { $who }: 승점 { $n } 얻음
    }
event-influence =
    { $lost ->
        [yes] { $who }: { $with } 영향력 { $n } 잃음
       *[no] { $who }: { $with } 영향력 { $n } 얻음
    }
event-alliance = { $who }: { $thing } 동맹 토큰 얻음
event-alliance-lost = { $who }: { $thing } 동맹 토큰 잃음

event-recruit = { $who }: 병력 { $n } 소집
event-deploy = { $who }: 병력 { $n } 배치
event-deploy-supply = { $who }: 개인 공급처에서 병력 { $n } 배치
event-retreat = { $who }: 병력 { $n } 후퇴
event-lose-troop = { $who }: 병력 { $n } 잃음
event-troops-home = { $who }: 교전 칸에서 개인 공급처로 병력 { $n } 회수

event-draw =
    { $known ->
        [yes] { $who }: ‘{ $thing }’ 뽑음
       *[no] { $who }: 카드 { $n }장 뽑음
    }
event-intrigue =
    { $known ->
        [yes] { $who }: 책략 카드 ‘{ $thing }’ 뽑음
       *[no] { $who }: 책략 카드 { $n }장 뽑음
    }
event-intrigue-stolen =
    { $known ->
        [yes] { $who }: 책략 카드 ‘{ $thing }’ 빼앗김
       *[no] { $who }: 책략 카드 1장 빼앗김
    }
event-peek =
    { $known ->
        [yes] { $who }: 카드덱 맨 윗장 ‘{ $thing }’ 확인
       *[no] { $who }: 카드덱 맨 윗장 확인
    }
event-shuffle = { $who }: 버림 더미를 카드덱에 섞어 넣음
event-intrigue-shuffle = 버려진 책략 카드를 섞어 새 카드덱을 만듦
event-intrigue-played = { $who }: 책략 카드 ‘{ $thing }’ 플레이
event-trash = { $who }: ‘{ $thing }’ 폐기
event-discard = { $who }: ‘{ $thing }’ 버림
event-fetch = { $who }: 버림 더미에서 ‘{ $thing }’ 가져옴
event-acquire =
    { $n ->
        [1] { $who }: ‘{ $thing }’ 획득, 카드덱 맨 위에 놓음
        [2] { $who }: ‘{ $thing }’ 획득, 핸드로 가져옴
       *[other] { $who }: ‘{ $thing }’ 획득
    }
event-row = 임페리움 열에 ‘{ $thing }’ 추가
event-aside = { $who }: ‘{ $thing }’ 따로 빼 둠
event-aside-lost = { $who }: 따로 빼 둔 ‘{ $thing }’ 폐기
event-foldspace = { $who }: ‘{ $thing }’ 카드 1장 획득

event-council = { $who }: 원로회에 의원 토큰 놓음
event-swordmaster = { $who }: 소드마스터 얻음
event-mentat = { $who }: 멘타트 가져옴
event-control = { $who }: { $thing } 지배권 얻음
event-control-lost = { $who }: { $thing } 지배권 잃음
event-recall = { $who }: ‘{ $thing }’에 있던 에이전트 소환
event-voice = { $who }: 다른 플레이어가 에이전트를 보낼 수 없는 장소로 ‘{ $thing }’ 지정
event-voice-lifted = { $who }: ‘{ $thing }’ 지정 해제
# “으로” fits the one name that stands before it
event-masterstroke = { $who }: { trait-masterstroke }으로 { $factions } 공개

event-combat-pass = { $who }: 패스
event-strength = { $who }: 전투력 { $n }
event-reward =
    { $n ->
        [1] { $who }: { $thing } 1등
        [2] { $who }: { $thing } 2등
       *[3] { $who }: { $thing } 3등
    }
# $nobody: 단독 1등이 없음
event-fought =
    { $nobody ->
        [yes] { $thing } 종료: 승자 없음
       *[no] { $thing } 종료: { $who } 승리
    }
event-maker = { $thing }에 { $n } 보너스 스파이스 추가
event-hagal-card = { $who }: ‘{ $thing }’ 카드 공개
# $n: 까닭. recap-taken 이하 참조
event-hagal-passed =
    { $n ->
        [1] ‘{ $thing }’ 이미 사용 중: { PARTICLE($who, "이/가") } 다음 카드 공개
        [2] ‘{ $thing }’ 막힘: { PARTICLE($who, "이/가") } 다음 카드 공개
        [4] ‘{ $thing }’ 조건 부족: { PARTICLE($who, "이/가") } 다음 카드 공개
        [5] 영리한 정치로 ‘{ $thing }’ 건너뜀: { PARTICLE($who, "이/가") } 다음 카드 공개
        [6] ‘{ $thing }’ 카드로는 에이전트를 보내지 않음: { PARTICLE($who, "이/가") } 다음 카드 공개
       *[3] 채취할 보너스 스파이스 없음: { PARTICLE($who, "이/가") } 다음 카드 공개
    }
event-hagal-shuffle = 하갈 가문 카드덱을 섞음
event-trade-in = { $who }: 자원을 소모해 승점 얻음
event-first-player = { $who }: 시작 플레이어 마커 받음
event-endgame = { $n }라운드를 끝으로 게임 종료
event-game-over =
    { $n ->
        [1] { $who }: 게임 승리
        [2] { $who }: 2위
        [3] { $who }: 3위
       *[4] { $who }: 4위
    }

## How the game ended

outcome-won =
    { $winners } { $count ->
        [1] 승리
       *[other] 공동 승리
    }, 승점 { $points }{ $tie ->
        [spice] (동점, 스파이스 보유량으로 결정)
        [solari] (동점, 솔라리 보유량으로 결정)
        [water] (동점, 물 보유량으로 결정)
        [tech] (동점, 기술 타일로 결정)
        [garrison] (동점, 주둔지의 병력 수로 결정)
        [latest_reveal] (동점, 더 늦은 공개 차례로 결정)
       *[none] {""}
    }.
outcome-team-won = { $winners } 팀 승리, 승점 합계 { $points }{ $tie ->
        [spice] (동점, 스파이스 보유량으로 결정)
        [solari] (동점, 솔라리 보유량으로 결정)
        [water] (동점, 물 보유량으로 결정)
        [tech] (동점, 기술 타일로 결정)
        [garrison] (동점, 주둔지의 병력 수로 결정)
       *[none] {""}
    }.
outcome-why =
    { $reason ->
        [points] 승점 { $n }에 도달한 플레이어가 나왔습니다.
       *[conflict_deck] 교전 카드덱이 바닥났습니다.
    }

ask-pay-how-much = { $piece }: 무엇을 지불할까요?
do-pay-how-much =
    { $n ->
        [0] 지불하지 않기
       *[other] { $amount } 지불
    }
do-box-leader = 지도자의 능력 사용
