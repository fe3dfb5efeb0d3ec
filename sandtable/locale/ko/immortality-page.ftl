### Style: docs/style/ko.md

# 설명은 영어 파일에 있다.

page-imm-research = 연구
page-imm-research-about = 연구 아이콘마다 내 토큰을 오른쪽으로 한 칸 옮깁니다. 들어간 칸의 보상을 얻습니다.
page-imm-token-at = { $who }: { $n }열
page-imm-genetic =
    { $n ->
        [1] 첫 번째 유전자 표지
       *[other] 두 번째 유전자 표지
    }
page-imm-genetic-1 = 여기서부터 나선이 하나인 카드 효과를 쓸 수 있고, 획득한 틀레이락스 카드를 카드덱 위에 놓을 수 있습니다.
page-imm-genetic-2 = 여기서부터 나선이 둘인 카드 효과를 쓸 수 있고, 연구 아이콘은 카드 1장 뽑기가 됩니다.

page-imm-board = 베네 틀레이락스
page-imm-track = 틀레이락스 트랙
page-imm-track-about = 틀레이락스 아이콘마다 내 토큰을 한 칸 옮깁니다. 들어간 모든 칸의 보너스를 얻습니다.
page-imm-step = { $n }번째 칸
page-imm-tanks = 액슬로틀 탱크
page-imm-specimens = 표본
page-imm-specimens-of = { $who }의 표본: { $n }개
page-imm-specimens-about = 표본: 탱크 안의 병력입니다. 틀레이락스 카드의 값으로 쓰며, 언제든지 개인 공급처로 되돌릴 수 있습니다.
page-imm-row = 틀레이락스 열

page-imm-grafted = 접목한 카드

page-imm-atomics = 가문의 핵무기
page-imm-atomics-about = 한 게임당 한 번, 내 차례에 임페리움 열의 모든 카드를 제거하고 새로 5장을 놓습니다.
