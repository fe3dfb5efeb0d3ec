### Style: docs/style/ko.md

# What effects say in Korean. The arguments are those of the English file, which explains them.
# The style is that of the printed cards: every part is a noun phrase (“카드 1장 뽑기”, “병력 2 소집”)
# or ends in -음, so that parts can be put together in any way without changing their endings.
# Numbers are followed by counters or invariant words only, never by a particle that would depend on them.
# As in the rulebook they stand before spice and Solari (“2 스파이스”), behind everything else (“물 1”, “병력 2”).
# Names of cards stand in ‘ ’, since some of them look like a sentence.

## Putting sentences together

effect-sentence = { $text }.
effect-next = { $a } { $b }

# "," binds closer than "/": “A, B / C, D” is a choice of two
join-and-two = { $a }, { $b }
join-and-more = { $a }, { $b }
join-and-last = { $a }, { $b }
join-or-two = { $a } / { $b }
join-or-more = { $a } / { $b }
join-or-last = { $a } / { $b }
names-and-two = { $a }, { $b }
names-and-more = { $a }, { $b }
names-and-last = { $a }, { $b }
names-or-two = { $a } 또는 { $b }
names-or-more = { $a }, { $b }
names-or-last = { $a } 또는 { $b }

## Parts of sentences

amount-solari = { $n } { resource-solari }
amount-spice = { $n } { resource-spice }
amount-water = { resource-water } { $n }
amount-persuasion = 설득 비용 { $n }

# To stand before "영향력"; “한 팩션의”: all of it goes to one and the same
which-faction =
    { $faction ->
        [emperor] 황제
        [guild] 우주 항행 길드
        [bene] 베네 게세리트
        [fremen] 프레멘
        [great_houses] 대가문
        [fringe_worlds] 변방 세계
       *[any] 한 팩션의
    }

## Effects that hold others

effect-choose =
    { $n ->
        [1] 하나 선택: { $options }
       *[other] 서로 다른 { $n }가지 선택: { $options }
    }
# In brackets, since it may stand in a list
effect-choose-inline =
    { $n ->
        [1]
            { $total ->
                [2] 둘 중 하나 선택({ $options })
               *[other] 다음 중 하나 선택({ $options })
            }
       *[other] 다음 중 서로 다른 { $n }가지 선택({ $options })
    }

# “(선택)” stands in front, so that it is said of the whole and not of the last of several effects
effect-arrow =
    { $voice ->
        [option] { $cost } → { $effect }
        [opponent] { $cost } → { $effect }
       *[effect] (선택) { $cost } → { $effect }
    }

# Conditions end in "때"
effect-when =
    { $more ->
        [yes] { $cond } 추가로 { $effect }
       *[no] { $cond }: { $effect }
    }
effect-when-inline = { $cond } { $effect }
effect-per = { $count }당 { $effect }
effect-in-reveal-turn = 이번 라운드의 공개 차례에: { $effect }
effect-each-opponent =
    { $optional ->
        [yes] 다른 플레이어는 각자 원하면 { $effect }
       *[no] 다른 플레이어는 각자 { $effect }
    }

## Effects

# Amounts have a verb always, whatever $verb says: “설득 비용 2” alone would look like a price.

effect-nothing = 없음
effect-gain = { $amount } 얻기
effect-pay = { $amount } 지불
effect-persuasion = 설득 비용 { $n } 얻기
effect-swords = 검 { $n }개 얻기
effect-vp = 승점 { $n } 얻기

effect-recruit =
    { $deployable ->
        [yes] 병력 { $n } 소집(공개 차례에는 바로 배치 가능)
       *[no] 병력 { $n } 소집
    }
effect-deploy =
    { $may ->
        [yes]
            { $n ->
                [0] 주둔지의 병력을 원하는 만큼 배치 가능
                [1] 주둔지의 병력 { $n } 배치 가능
               *[other] 주둔지의 병력을 최대 { $n }까지 배치 가능
            }
       *[no]
            { $n ->
                [0] 주둔지의 병력을 원하는 만큼 배치
               *[other] 주둔지의 병력을 최대 { $n }까지 배치
            }
    }
effect-deploy-supply = 개인 공급처에서 병력 { $n } 배치
effect-retreat =
    { $n ->
        [0] 병력을 원하는 만큼 후퇴
       *[other] 병력을 최대 { $n }까지 후퇴
    }
effect-lose-troops =
    { $place ->
        [conflict] 교전 칸의 병력 { $n } 잃기
       *[garrison]
            { $voice ->
                [opponent] 자기 주둔지의 병력 { $n } 잃기
               *[effect] 주둔지의 병력 { $n } 잃기
            }
    }

effect-draw = 카드 { $n }장 뽑기
effect-intrigue = 책략 카드 { $n }장 뽑기
effect-steal-intrigue = 책략 카드가 4장 이상인 다른 플레이어에게서 각각 무작위로 1장 훔치기
effect-discard = 카드 { $n }장 버리기
effect-trash =
    { $voice ->
        [cost] 카드 1장 폐기
        [option] 카드 1장 폐기
        [opponent] 카드 1장 폐기
       *[effect] 카드 1장 폐기 가능
    }
effect-trash-self = 이 카드 폐기
effect-fetch = 버림 더미에서 { $name } 카드 1장을 핸드로 가져오기
effect-acquire =
    { $top ->
        [yes] 비용 { $n } 이하인 카드 1장을 설득 비용 없이 획득해 카드덱 맨 위에 놓기
       *[no] 비용 { $n } 이하인 카드 1장을 설득 비용 없이 획득
    }
effect-may-put-acquired-on-deck = 획득하는 카드를 매번 카드덱 맨 위에 놓을 수 있음
effect-discount = 이번 차례에 ‘{ $card }’의 설득 비용 { $n } 감소
effect-foldspace = 예비 카드 더미에서 ‘{ card-foldspace }’ 카드 1장 획득

effect-influence = { $with } 영향력 { $n } 얻기
effect-influence-each = { $with } 영향력 각각 { $n } 얻기
effect-influence-different = 서로 다른 팩션 { $n }개의 영향력 각각 1 얻기
effect-lose-influence = { $with } 영향력 { $n } 잃기
effect-space-influence = 에이전트를 보낸 팩션 장소에서 영향력을 1 대신 { $n } 얻기

effect-mentat =
    { $voice ->
        [reward] 멘타트가 어디에 있든 가져와 다음 라운드에 특수 에이전트로 사용
        [space] 멘타트가 여기 있으면 가져와 이번 라운드에 특수 에이전트로 사용
       *[effect] 멘타트를 가져와 이번 라운드에 특수 에이전트로 사용
    }
effect-swordmaster = 소드마스터 얻기(이제부터 에이전트 3명 보유)
effect-council-seat = 원로회에 의원 토큰 놓기(이후 공개 차례마다 설득 비용 2 얻기)
effect-recall-agent = 게임판에 있는 내 에이전트 1명 소환(다시 보낼 수 있음)
effect-control = { $space } 지배권 얻기
effect-signet = 지도자의 인장 반지 능력 활용
effect-harvest =
    { $n ->
        [0] 이곳에 쌓인 보너스 스파이스 모두 획득
       *[other] { $n } { resource-spice }와 이곳에 쌓인 보너스 스파이스 모두 채취
    }
effect-sell-melange = 스파이스를 한 번 판매: { $rates }
sell-rate = { $spice } { resource-spice } → { $solari } { resource-solari }

## Rules that no tree can say

hook-double-harvest = 이 에이전트로 채취하는 기본 스파이스가 두 배가 됨
hook-kwisatz-haderach = 아이콘이나 다른 에이전트와 상관없이 내 에이전트 1명(게임판에 있는 에이전트도 가능)을 아무 장소로나 보내기(장소의 비용과 조건은 그대로 적용)
hook-the-voice = 게임판 장소 1곳 지정(내 다음 차례까지 다른 플레이어는 그곳에 에이전트를 보낼 수 없음)
hook-manipulate = 임페리움 열의 카드 1장을 따로 빼 두고 열을 다시 채우기(이번 라운드의 공개 차례에 설득 비용 1을 덜 내고 획득 가능, 획득하지 않으면 폐기)
hook-prudent-diplomacy = 나보다 영향력이 높은 플레이어가 있는 팩션 하나의 영향력 1 얻기
hook-peek-draw-or-trash = 카드덱 맨 윗장을 확인한 뒤 뽑거나 폐기하기
hook-refocus = 버림 더미를 카드덱에 섞어 넣기
hook-bindu-suspension = 에이전트를 보내거나 공개하지 않고 이번 차례를 바로 마칠 수 있음
hook-double-cross = 다른 플레이어 1명 선택(그 플레이어는 교전 칸의 병력 1을 잃음)
hook-dispatch-an-envoy = 이번 차례에 플레이하는 카드에 네 팩션의 에이전트 아이콘이 모두 더해짐
hook-infiltrate = 이번 차례에 보내는 다음 에이전트는 다른 플레이어의 에이전트가 있는 장소에도 보낼 수 있음

## Conditions: they end in "때", so that they can stand alone, before ":" and before "만"

cond-influence-at-least = { $with } 영향력이 { $n } 이상일 때
cond-alliance =
    { $faction ->
        [any] 동맹이 하나라도 있을 때
       *[other] { $name } 동맹이 있을 때
    }
cond-bond = 플레이 영역에 다른 { $name } 카드가 있을 때
cond-council = 원로회에 자리가 있을 때
cond-mentat-home = 멘타트가 멘타트 장소에 있을 때
cond-deck-not-empty = 카드덱이 비어 있지 않을 때
cond-opponent-in-conflict = 교전 칸에 다른 플레이어의 병력이 있을 때
cond-agent-on-board = 게임판에 내 에이전트가 있을 때
cond-copies-at-least = 내 ‘{ $card }’ 카드가 { $n }장 이상일 때
cond-most-copies = 내 ‘{ $card }’ 카드가 다른 모든 플레이어보다 많을 때
cond-tracks-at-least =
    { $tracks ->
        [4] 네 팩션 모두에서 영향력이 { $n } 이상일 때
       *[other] 팩션 { $tracks }개 이상에서 영향력이 { $n } 이상일 때
    }

## What is counted, to stand before "당"

count-fremen-cards-in-play = 플레이 영역의 프레멘 카드(이 카드 포함) 1장

## Left abilities of Leaders

trait-prescience-text = 언제든지 카드덱 맨 윗장을 볼 수 있음
trait-landsraad-popularity-text = 랜드스래드 장소에 에이전트를 보낼 때 솔라리 비용 1 감소
trait-masterstroke-text = 게임 시작 전에 비밀리에 팩션 2개를 고르고, 병력을 4 이상 배치한 차례에 한 게임당 한 번 이를 공개해 두 팩션의 영향력을 각각 1 얻을 수 있음
trait-arrakis-fiefdom-text = 게임 시작 시 추가로 보유: { $start }
trait-spice-addict-text = 메이커 장소에서 채취할 때마다 1 스파이스를 덜 얻고 카드 1장 뽑기
trait-connections-text = 원로회에 의원 토큰을 놓을 때 한 팩션의 영향력 1 얻기
trait-ruthless-negotiator-text = 게임판 장소의 비용으로 솔라리를 지불할 때마다 카드 1장 뽑기
trait-eyes-everywhere-text = 랜드스래드 장소와 도시 장소에는 다른 플레이어의 에이전트가 있어도 내 에이전트를 보낼 수 있음

## Lines of a piece: what stands before the text

label-cost = 비용
label-factions = 팩션
label-icons = 에이전트 아이콘
label-agent = 에이전트를 보낼 때
label-reveal = 공개할 때
label-acquire = 획득 효과
label-trash = 폐기할 때
label-when = 사용 시기
label-condition = 조건
label-effect = 효과
label-endgame = 종료 단계
label-icon = 에이전트 아이콘
label-needs = 조건
label-influence = 영향력
label-later = 공개 차례
label-control = 지배 보너스
label-combat = 전투 장소
label-once = 제한
label-house = 가문
label-complexity = 복잡도
label-trait = 능력
label-signet = 인장 반지 능력
label-level = 교전
label-about = 대상 장소
label-first = 1등
label-second = 2등
label-third = 3등(4인 게임)
# The same in boxes where those who tie for second take it below four players (UPR-16.8)
label-third-or-tie = 3등(4인 게임. 3인 이하에서는 2등 동점일 때)
label-level-1 = 영향력 1
label-level-2 = 영향력 2
label-level-3 = 영향력 3
label-level-4 = 영향력 4
label-alliance = 동맹

## Lines of a piece: texts that are not effects

line-no-icons = 없음
line-cost = 설득 비용 { $n }
line-needs = { $condition }만 에이전트를 보낼 수 있음
line-combat = 이번 차례에 소집한 병력은 원하는 만큼, 주둔지의 병력은 최대 2까지 교전 칸에 배치 가능
line-once = 플레이어마다 한 게임당 한 번
line-later = 내 에이전트가 아직 여기 있으면 { $effect }
line-control = 누구든 여기에 에이전트를 보낼 때마다 지배권을 가진 플레이어가 { $effect }
line-level =
    { $n ->
        [1] I
        [2] II
       *[3] III
    }
line-about = { $space }(이 카드가 공개될 때 이곳의 지배권을 가진 플레이어는 방어 보너스로 개인 공급처의 병력 1을 교전 칸에 배치 가능)
line-complexity = { $n }
line-ability = { $name }: { $text }
line-points = { $effect }(영향력이 { $n } 미만이 되면 잃음)
line-alliance = 가장 먼저 영향력 { $n }에 도달하면 { $effect }(다른 플레이어가 더 높이 올라가면 그 플레이어에게 넘어감)
window-plot = 음모(내 차례 중 언제든지)
window-plot-first = 음모(내 차례의 첫 행동으로)
window-combat = 전투(교전에 참여하는 동안)
window-combat-won = 전투(교전에서 승리한 뒤)
window-endgame = 종료 단계(게임이 끝날 때)

effect-either = { $cond }: { $effect }. 그렇지 않으면: { $otherwise }
cond-paid-at-least = 추가로 지불했을 때
cond-anybody-has-swordmaster = 소드마스터를 가진 플레이어가 있을 때
line-cost-optional = 없음, 또는 { $cost }
line-cost-cheaper = { $cost }({ $cond } { $less })
label-discard = 핸드에서 버릴 때
label-combat-effect = 전투 때
icon-spy = 첩자

## House Hagal cards and levels of the solo game, line by line

label-space = 장소
label-way = 갈 수 있는 장소
label-posts = 감시 초소(이 순서로)
label-swords = 검
label-rival-troops = 라이벌의 시작 병력
label-rival-intrigue = 라이벌의 시작 책략 카드
label-mentat-cost = 멘타트에 드는 솔라리
label-closed = 이용할 수 없는 장소
line-way = { $space }: { $effect }
line-way-if = { $space } ({ $cond }): { $effect }
