### Style: docs/style/ko.md

# Further boxes of a new table, and their modes

page-home-option-boxes = 추가 상자
page-home-option-boxes-ix = 익스의 부상
# what the box adds
page-home-option-boxes-ix-about = 기술 타일, 운송 트랙의 화물선, 전함과 새로운 카드와 지도자가 더해집니다.
page-home-option-epic = 에픽 모드
# how the mode differs
page-home-option-epic-about = 승점 12까지 합니다. 더 유리하게 시작하고, 교전 II와 교전 III만 씁니다.
page-home-option-boxes-base = 듄: 임페리움
page-home-option-boxes-base-about = 기본판의 임페리움 카드, 책략 카드, 지도자가 더해집니다.
page-home-option-boxes-immortality = 불멸
page-home-option-boxes-immortality-about = 연구, 틀레이락스 트랙과 카드, 접목, 가문의 핵무기가 더해집니다.
page-home-option-go-to-11 = 승점 11까지
page-home-option-go-to-11-about = 더 긴 게임입니다. 승점 11까지, 4인 이상에서는 승점 0에서 시작합니다.
page-home-option-allied-atomics = 우군만 가문의 핵무기
page-home-option-allied-atomics-about = 상자의 토큰은 네 가지 색이므로 사령관은 받지 않습니다.
page-home-option-brutal = 가혹한 교전
page-home-option-brutal-about = 교전 III에서 라이벌이 카드 2장의 검을 더합니다.
page-home-option-churn = { page-home-variant-churn }
page-home-option-churn-about = 내 공개 차례가 끝날 때마다 주사위 두 개로 임페리움 열의 카드를 최대 2장 제거합니다.
page-home-option-base-cards = ‘{ page-home-option-boxes-base }’의 카드
page-home-option-base-cards-about = 뺀 카드는 처음부터 게임 밖에 두며, 모두가 볼 수 있습니다.
page-home-option-base-cards-all = 전부
page-home-option-base-cards-imperium = 임페리움 카드
page-home-option-base-cards-intrigue = 책략 카드
page-home-option-base-cards-list = 카드 고르기
page-home-facts-base-cards-imperium = ‘{ page-home-option-boxes-base }’의 임페리움 카드만
page-home-facts-base-cards-intrigue = ‘{ page-home-option-boxes-base }’의 책략 카드만
page-home-facts-base-cards-list = { $n ->
    [0] ‘{ page-home-option-boxes-base }’의 카드 없음
   *[other] ‘{ page-home-option-boxes-base }’에서 고른 카드 { $n }종
}
page-home-cards-imperium = 임페리움 카드
page-home-cards-intrigue = 책략 카드
page-home-cards-picked = { $n }/{ $of }
page-home-cards-all = 모두 고르기
page-home-cards-none = 모두 빼기
page-home-option-base-conflicts = ‘{ page-home-option-boxes-base }’의 교전
page-home-option-base-conflicts-about = 그 상자의 교전 카드를 섞습니다. 전투 아이콘이 없어 짝이 덜 맞으므로 규칙은 권하지 않습니다.
page-home-option-ix-conflicts = ‘{ page-home-option-boxes-ix }’의 교전
page-home-option-ix-conflicts-about = 그 상자의 교전 카드를 섞습니다. 전투 아이콘이 없어 짝이 덜 맞으므로 규칙은 권하지 않습니다.
page-home-option-foldspace = ‘{ space-foldspace-space }’ 하갈 가문 카드
page-home-option-foldspace-about = 이 카드를 덱에 남기며, 라이벌은 ‘{ space-deliver-supplies }’ 장소로 갑니다.

## The rulebooks of a title, as headings of the rules page

page-rules-book-imperium = { page-home-title-imperium }
page-rules-book-ix = { page-home-option-boxes-ix }
page-rules-book-immortality = { page-home-option-boxes-immortality }
page-rules-book-uprising = { page-home-title-uprising }
page-rules-book-uprising-rivals = 봉기: 1인과 2인, 라이벌과의 대결
page-rules-book-uprising-six = 봉기: 6인, 두 팀
