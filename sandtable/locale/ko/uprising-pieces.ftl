### Style: docs/style/ko.md

# The names of the pieces of Uprising that the first box does not have, in Korean. No printed Korean book of the box is among our
# sources: all are ours, with the words of the first box, the novels or the films where they have them.

## Battle icons

battle-icon-crysknife = 크리스나이프
battle-icon-desert-mouse = 사막쥐
battle-icon-ornithopter = 오니솝터
battle-icon-wild = 만능 전투 아이콘

## Houses

house-corrino = 코리노
house-fenring = 펜링
house-metulli = 메툴리

## Cards: Imperium deck

card-bene-gesserit-operative = 베네 게세리트 공작원
card-branching-path = 갈림길
card-calculus-of-power = 권력의 계산법
card-captured-mentat = 사로잡힌 멘타트
card-chani-clever-tactician = 영리한 전술가 챠니
card-corrinth-city = 코린스 시
card-covert-operation = 비밀 작전
card-dangerous-rhetoric = 위험한 언변
card-desert-power = 사막의 힘
card-desert-survival = 사막 생존술
card-double-agent = 이중 첩자
card-ecological-testing-station = 생태 시험 기지
card-fedaykin-stilltent = 페다이킨의 스틸텐트
card-guild-envoy = 길드 특사
card-guild-spy = 길드 첩자
card-hidden-missive = 숨겨진 서신
card-imperial-spymaster = 황실 첩보대장
card-in-high-places = 높은 자리에서
card-junction-headquarters = 정션 본부
card-leadership = 통솔력
card-long-live-the-fighters = 전사들이여 영원하라
card-maker-keeper = 메이커 사육자
card-maula-pistol = 마울라 권총
card-northern-watermaster = 북부의 물 관리인
card-overthrow = 전복
card-paracompass = 파라컴퍼스
card-price-is-no-object = 비용은 문제가 아니다
card-public-spectacle = 공개 행사
card-rebel-supplier = 반란군 보급책
card-reliable-informant = 믿을 만한 정보원
card-sardaukar-coordination = 사다우카의 연계
card-sardaukar-soldier = 사다우카 병사
card-shishakli = 시샤클리
card-smugglers-harvester = 밀수꾼의 채취기
card-smugglers-haven = 밀수꾼의 은신처
card-southern-elders = 남부의 장로들
card-space-time-folding = 시공간 접힘
card-spacing-guilds-favor = 우주 항행 길드의 호의
card-spy-network = 첩자망
card-steersman = 조타수
card-stilgar-the-devoted = 헌신하는 스틸거
card-strike-fleet = 타격 함대
card-subversive-advisor = 불온한 조언자
card-treacherous-maneuver = 배신의 책동
card-tread-in-darkness = 어둠 속의 발걸음
card-truthtrance = 진실의 무아경
card-undercover-asset = 잠입 요원
card-unswerving-loyalty = 흔들림 없는 충성
card-weirding-woman = 기이한 여인
card-wheels-within-wheels = 얽히고설킨 술수

## Cards: Imperium deck, CHOAM module

card-cargo-runner = 화물 운반책
card-delivery-agreement = 납품 협정
card-interstellar-trade = 성간 무역
card-priority-contracts = 우선 계약

## Cards: Reserve

card-prepare-the-way = 길을 준비하다

## Intrigue cards

intrigue-buy-access = 연줄 매수
intrigue-call-to-arms = 무기를 들어라
intrigue-change-allegiances = 돌아선 충성
intrigue-contingency-plan = 비상 계획
intrigue-councilors-ambition = 의원의 야심
intrigue-crysknife = 크리스나이프
intrigue-cunning = 교활함
intrigue-depart-for-arrakis = 아라키스로 출발
intrigue-desert-mouse = 사막쥐
intrigue-detonation = 폭파
intrigue-devour = 집어삼키기
intrigue-distraction = 교란
intrigue-find-weakness = 약점 간파
intrigue-go-to-ground = 잠적
intrigue-imperium-politics = 임페리움 정치
intrigue-impress = 깊은 인상
intrigue-inspire-awe = 경외심 고취
intrigue-intelligence-report = 정보 보고
intrigue-manipulate = 조종
intrigue-market-opportunity = 시장 기회
intrigue-mercenaries = 용병
intrigue-opportunism = 기회주의
intrigue-ornithopter = 오니솝터
intrigue-questionable-methods = 의심스러운 수법
intrigue-secure-spice-trade = 스파이스 거래 확보
intrigue-shaddams-favor = 샤담의 총애
intrigue-shadow-alliance = 그림자 동맹
intrigue-sietch-ritual = 시치 의식
intrigue-special-mission = 특수 임무
intrigue-spice-is-power = 스파이스는 힘이다
intrigue-spring-the-trap = 덫의 발동
intrigue-strategic-stockpiling = 전략적 비축
intrigue-tactical-option = 전술적 선택
intrigue-unexpected-allies = 뜻밖의 우군
intrigue-weirding-combat = 기이한 전투술

## Intrigue cards, CHOAM module

intrigue-backed-by-choam = 초암 공사의 후원
intrigue-choam-profits = 초암 공사의 이익
intrigue-leverage = 협상 우위
intrigue-reach-agreement = 합의 도달

## Conflict cards

conflict-skirmish-crysknife = 소규모 전투(크리스나이프)
conflict-skirmish-desert-mouse = 소규모 전투(사막쥐)
conflict-skirmish-ornithopter = 소규모 전투(오니솝터)
conflict-choam-security = 초암 공사 경비대
conflict-spice-freighters = 스파이스 화물선
conflict-seize-spice-refinery = 스파이스 정제소 탈취
conflict-test-of-loyalty = 충성심 시험
conflict-shadow-contest = 그림자 대결
conflict-protect-the-sietches = 시치 방어
conflict-trade-dispute = 무역 분쟁
conflict-battle-for-spice-refinery = 스파이스 정제소 점령전
conflict-propaganda = 선전전

## Board spaces

space-sardaukar = 사다우카
space-dutiful-service = 충실한 복무
space-deliver-supplies = 보급품 전달
space-espionage = 첩보 활동
space-desert-tactics = 사막 전술
space-fremkit = 프렘키트
space-imperial-privilege = 황실의 특권
space-assembly-hall = 의사당
space-gather-support = 지지 확보
space-shipping = 운송
space-accept-contract = 계약 수락
space-spice-refinery = 스파이스 정제소
space-deep-desert = 깊은 사막

## Leaders

leader-feyd-rautha-harkonnen = 페이드 로타 하코넨
leader-gurney-halleck = 거니 할렉
leader-lady-amber-metulli = 레이디 앰버 메툴리
leader-lady-jessica = 레이디 제시카
leader-reverend-mother-jessica = 대모 제시카
leader-lady-margot-fenring = 레이디 마고 펜링
leader-muad-dib = 무앗딥
leader-princess-irulan = 이룰란 공주
leader-staban-tuek = 스타반 튜엑
leader-shaddam-corrino-iv = 샤담 코리노 4세

## Left abilities of Leaders

trait-devious-strength = 교활한 힘
trait-always-smiling = 언제나 미소를
trait-desert-scouts = 사막 정찰대
trait-other-memories = 다른 기억
trait-reverend-mother = 대모
trait-loyalty = 충성심
trait-unpredictable-foe = 예측할 수 없는 적
trait-imperial-birthright = 황실의 생득권
trait-limited-allies = 제한된 동맹
trait-smuggle-spice = 스파이스 밀수
trait-sardaukar-commander = 사다우카 사령관

## Signet Ring abilities, by Leader

signet-feyd-rautha-harkonnen = 개인 훈련
signet-gurney-halleck = 전쟁 사령관
signet-lady-amber-metulli = 금고 채우기
signet-lady-jessica = 스파이스의 고뇌
signet-reverend-mother-jessica = 생명의 물
signet-lady-margot-fenring = 아라키스 정보원
signet-muad-dib = 길잡이
signet-princess-irulan = 연대기 작가의 통찰
signet-staban-tuek = 보이지 않는 연락망
signet-shaddam-corrino-iv = 알려진 우주의 황제

## Objectives

objective-crysknife = 크리스나이프
objective-crysknife-4-6 = 크리스나이프(4·6인)
objective-desert-mouse-4-6 = 사막쥐(4·6인)
objective-desert-mouse-first = 사막쥐(시작 플레이어)
objective-ornithopter-1-3 = 오니솝터(1~3인)

## Contracts

contract-acquire-the-spice-must-flow = ‘{ card-the-spice-must-flow }’ 획득
contract-arrakeen-water = { space-arrakeen } I
contract-arrakeen-spy = { space-arrakeen } II
contract-deliver-supplies = { space-deliver-supplies }
contract-espionage = { space-espionage }
contract-harvest-3 = 채취 3+
contract-harvest-4 = 채취 4+
contract-heighliner-water = { space-heighliner } I
contract-heighliner-troops = { space-heighliner } II
contract-high-council-influence = { space-high-council } I
contract-high-council-solari = { space-high-council } II
contract-immediate = 즉시
contract-research-station-spy = { space-research-station } I
contract-research-station-solari = { space-research-station } II
contract-sardaukar-cards = { space-sardaukar } I
contract-sardaukar-recall = { space-sardaukar } II
contract-spice-refinery-cards = { space-spice-refinery } I
contract-spice-refinery-water = { space-spice-refinery } II

## Observation posts, by the spaces they watch

post-emperor = { space-sardaukar } / { space-dutiful-service }
post-guild = { space-heighliner } / { space-deliver-supplies }
post-bene = { space-espionage } / { space-secrets }
post-fremen = { space-desert-tactics } / { space-fremkit }
post-landsraad-west = { space-high-council } / { space-imperial-privilege } / { space-swordmaster }
post-landsraad-east = { space-assembly-hall } / { space-gather-support }
post-choam = { space-shipping } / { space-accept-contract }
post-tabr-station = { space-sietch-tabr } / { space-research-station }
post-station-refinery = { space-research-station } / { space-spice-refinery }
post-refinery-arrakeen = { space-spice-refinery } / { space-arrakeen }
post-deep-desert = { space-deep-desert }
post-hagga-basin = { space-hagga-basin }
post-imperial-basin = { space-imperial-basin }
