### Style: docs/style/ko.md

# The names of the pieces of Rise of Ix in Korean. No printed Korean text of the box is among our sources: all are ours.

## Boards

area-ix = 익스 게임판
space-interstellar-shipping = 성간 운송
space-smuggling = 밀수
space-tech-negotiation = 기술 협상
space-dreadnought-space = 전함
shipping-ship-1 = 운송 트랙 첫째 칸
shipping-ship-2 = 운송 트랙 둘째 칸
shipping-ship-3 = 운송 트랙 맨 위 칸

## Houses

house-ecaz = 에카즈
house-vernius = 베르니우스
house-moritani = 모리타니

## Cards: Imperium deck

card-appropriate = 징발
card-bounty-hunter = 현상금 사냥꾼
card-choam-delegate = 초암 공사 대표
card-court-intrigue = 궁정 책략
card-desert-ambush = 사막 매복
card-embedded-agent = 잠복 에이전트
card-esmar-tuek = 에스마르 튜엑
card-freighter-fleet = 화물 선단
card-full-scale-assault = 전면 공격
card-guild-accord = 길드 협약
card-guild-chief-administrator = 길드 수석 관리관
card-imperial-bashar = 황실 바샤르
card-imperial-shock-trooper = 황실 돌격병
card-in-the-shadows = 그림자 속에서
card-ix-guild-compact = 익스-길드 맹약
card-ixian-engineer = 익스 기술자
card-jamis = 자미스
card-landing-rights = 착륙 허가권
card-local-fence = 현지 장물아비
card-negotiated-withdrawal = 협상 철수
card-satellite-ban = 위성 금지령
card-sayyadina = 사이야디나
card-shai-hulud = 샤이 훌루드
card-spice-trader = 스파이스 상인
card-treachery = 배반
card-truthsayer = 진실술사
card-water-peddler = 물장수
card-web-of-power = 권력의 그물
card-weirding-way = 기이한 술법

## Starting cards of the Epic game

card-control-the-spice = 스파이스 통제

## Intrigue

intrigue-advanced-weaponry = 첨단 무기
intrigue-blackmail = 협박
intrigue-cannon-turrets = 포탑
intrigue-cull = 선별
intrigue-diversion = 견제
intrigue-expedite = 신속 처리
intrigue-finesse = 교묘한 수완
intrigue-glimpse-the-path = 길을 엿보다
intrigue-grand-conspiracy = 대음모
intrigue-ixian-probe = 익스 탐사기
intrigue-machine-culture = 기계 문명
intrigue-quid-pro-quo = 주고받기
intrigue-second-wave = 제2파
intrigue-secret-forces = 비밀 병력
intrigue-strategic-push = 전략적 압박
intrigue-strongarm = 완력 행사
intrigue-war-chest = 군자금

## Conflicts

conflict-skirmish-ix-troop = { conflict-skirmish-a }
conflict-skirmish-ix-spice = { conflict-skirmish-a }
conflict-trade-monopoly = 무역 독점
conflict-economic-supremacy = 경제 패권

## Leaders

leader-archduke-armand-ecaz = 아르망 에카즈 대공
leader-ilesa-ecaz = 일레사 에카즈
leader-prince-rhombur-vernius = 롬부르 베르니우스 왕자
leader-tessia-vernius = 테시아 베르니우스
leader-princess-yuna-moritani = “공주” 유나 모리타니
leader-viscount-hundro-moritani = 훈드로 모리타니 자작

## Left abilities

trait-coordination = 공조
trait-one-step-ahead = 한발 앞서
trait-heavy-lasgun-cannons = 중형 라스건 포
trait-careful-observation = 신중한 관찰
trait-smuggling-operation = 밀수 작전
trait-intelligence = 정보력

## Signet Ring abilities, by Leader

signet-archduke-armand-ecaz = 징집
signet-ilesa-ecaz = 길드 인맥
signet-prince-rhombur-vernius = 익스 기술
signet-tessia-vernius = 이중성
signet-princess-yuna-moritani = 마지막 배달
signet-viscount-hundro-moritani = 전령

## Slots for Snoopers

snooper-slot-1 = 첫째 탐지기 자리
snooper-slot-2 = 둘째 탐지기 자리
snooper-slot-3 = 셋째 탐지기 자리
snooper-slot-4 = 넷째 탐지기 자리

## Tech tiles

tech-artillery = 대포
tech-chaumurky = 초머키
tech-detonation-devices = 폭파 장치
tech-disposal-facility = 처리 시설
tech-flagship = 기함
tech-holoprojectors = 홀로 투영기
tech-holtzman-engine = 홀츠만 엔진
tech-invasion-ships = 침공함
tech-memocorders = 기억 기록기
tech-minimic-film = 미니믹 필름
tech-restricted-ordnance = 제한 병기
tech-shuttle-fleet = 셔틀 선단
tech-sonic-snoopers = 음파 탐지기
tech-spaceport = 우주항
tech-spy-satellites = 첩자 위성
tech-training-drones = 훈련 드론
tech-troop-transports = 병력 수송선
tech-windtraps = 윈드트랩

## House Hagal

hagal-foldspace-interstellar = { space-foldspace-space } / { space-interstellar-shipping }
hagal-smuggling-interstellar = { space-smuggling } / { space-interstellar-shipping }
