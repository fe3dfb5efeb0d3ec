### Style: docs/style/ko.md

# Leaders with effects, pieces and sides of their own, in Korean. No printed translation is known: the names are ours.

## Left abilities

line-in-reveal-turn = 내 공개 차례에: { $text }
line-other-side = { $leader }의 뒷면
label-side = 면

trait-loyalty-text = 베네 게세리트 영향력이 2에 도달할 때마다 2 스파이스 얻기
trait-imperial-birthright-text = 황제 영향력이 2에 도달할 때마다 책략 카드 1장 뽑기
trait-limited-allies-text = 카드덱에 ‘{ card-diplomacy }’ 없이 게임 시작
trait-smuggle-spice-text = 내 첩자가 감시하는 메이커 장소에 다른 플레이어가 에이전트를 보낼 때마다 1 스파이스 얻기
trait-sardaukar-commander-text = 사다우카 계약 2개를 나를 위해 따로 빼 두고, 계약을 가져올 때마다 대신 그중 하나를 가져올 수 있음

## Effects

effect-memory = 개인 공급처의 병력 1을 기억으로 바꾸기
effect-other-memories = 내 기억을 모두 개인 공급처로 되돌리고 하나당 카드 1장을 뽑은 뒤 이 지도자를 뒤집을 수 있음
effect-repeat-space = 장소에 적힌 효과를 한 번 더 처리(비용과 방문 영향력 없음)
effect-training = 훈련 트랙의 내 토큰을 고른 길로 한 칸 옮기고 그 칸의 효과 얻기
effect-place-then = { $a }, { $b }
effect-chroniclers-insight = 비용이 정확히 1인 카드 1장을 핸드로 획득하거나 핸드의 카드 1장을 폐기할 수 있음(폐기한 카드의 비용이 1 이상이면 2 스파이스 얻기)
hook-no-deploying = 이번 차례가 끝날 때까지 내 유닛은 교전 칸에 들어갈 수 없음

cond-strength-at-least = 내 전투력이 { $n } 이상일 때
cond-sent-to-space-of = 이번 차례에 { $factions } 장소로 에이전트를 보냈을 때

## The table

ask-training = 훈련 트랙의 어느 길로 갈까요?
do-insight-acquire = ‘{ $piece }’ 핸드로 획득
do-insight-none = 둘 다 하지 않기
event-memory = { $who }: 병력 1을 기억으로 바꿈
event-memories-home =
    { $n ->
        [0] { $who }: 되돌릴 기억 없음
       *[other] { $who }: 기억 { $n }개를 개인 공급처로 되돌림
    }
event-leader-turned = { $who }: 지도자 카드를 뒤집음({ $thing })
event-training = { $who }: 훈련 트랙의 토큰을 { $n }번 칸으로 옮김
