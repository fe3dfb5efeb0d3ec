### Style: docs/style/ko.md

# Effects of the cards of Rise of Ix, and its Leaders. The comments on messages are those of the English file.

effect-bottom-intrigue = 내 책략 카드 { $n }장을 책략 카드덱 맨 아래에 놓기
effect-extra-turn = 바로 한 차례 더 진행 가능
effect-cheaper-space = 이 에이전트를 ‘{ $space }’에 보내는 비용 { $n } 스파이스 감소
effect-lose-any-troop = 주둔지나 교전 칸의 병력 { $n } 잃기
effect-influence-of-space = 이번 차례에 에이전트를 보낸 장소의 팩션 영향력 { $n } 얻기
effect-influence-where-agents = 내 에이전트가 있는 장소의 팩션마다 영향력 { $n } 얻기
effect-on-winning = 이 교전에서 승리하면 { $effect }
effect-goals = 다음 조건({ $goals }) 가운데 { $rewards }
effect-goals-met = { $n }개를 충족하면 { $effect }
cond-joined-enemy = 이 에이전트를 보낸 장소에 다른 플레이어의 에이전트가 있을 때
cond-agent-on-space-of = { $with } 장소에 내 에이전트가 있을 때
cond-agents-on = { $icons } 장소에 내 에이전트가 { $n }명 이상일 때
cond-solari-at-least = 솔라리가 { $n } 이상일 때

do-lose-any-troop-garrison = 주둔지에서
do-lose-any-troop-conflict = 교전 칸에서
ask-lose-any-troop = 어디의 병력을 잃을까요?
event-extra-turn = { $who }: 한 차례 더 진행
event-intrigue-buried =
    { $known ->
        [yes] { $who }: ‘{ $thing }’ 카드를 책략 카드덱 맨 아래에 놓음
       *[no] { $who }: 책략 카드 1장을 책략 카드덱 맨 아래에 놓음
    }

## Leaders

trait-one-step-ahead-text = 라운드를 시작할 때 핸드의 카드 1장을 따로 빼 두고, 라운드의 두 번째 차례를 시작할 때 공개해 핸드로 가져오기. 그 차례에 그 카드로 에이전트를 보내면 에이전트 아이콘이 정확히 하나일 때 1 스파이스, 아니면 1 솔라리 얻기
trait-heavy-lasgun-cannons-text = 내 전함의 전투력은 3이 아니라 4
trait-careful-observation-text = 각 트랙의 영향력 2 칸에 탐지기 토큰이 있음. 도달하면 토큰을 지도자의 맨 위 빈자리로 옮기고 그 자리의 보상 얻기
trait-smuggling-operation-text = 물 없이 시작. 내 차례에 솔라리를 얻을 때마다 1 솔라리 더 얻기
trait-intelligence-text = 게임을 시작할 때 책략 카드덱의 맨 위 2장을 보고 1장은 갖고 다른 1장은 맨 위에 되돌려 놓기

effect-track-bonus = 그 팩션 트랙의 영향력 4 보너스 얻기
effect-snooped-influence = 그 팩션 영향력 { $n } 얻기
effect-influence-with-snooper = 트랙에 탐지기 토큰이 남은 팩션 하나의 영향력 { $n } 얻기

ask-snooped = 어느 탐지기 토큰을 먼저 지도자로 옮길까요?
do-snooper-slot-yes = 지불하기
do-snooper-slot-no = 지불하지 않기
ask-set-aside = 두 번째 차례까지 따로 빼 둘 카드를 고르세요.
ask-intelligence = 어느 책략 카드를 가질까요?
event-card-set-aside =
    { $known ->
        [yes] { $who }: ‘{ $thing }’ 카드를 따로 빼 둠
       *[no] { $who }: 카드 1장을 따로 빼 둠
    }
event-card-taken-back = { $who }: ‘{ $thing }’ 카드를 공개하고 핸드로 가져옴
event-snooper = { $who }: { $thing }의 탐지기 토큰을 { $n }번 자리로 옮김
