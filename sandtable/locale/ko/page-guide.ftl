### Style: docs/style/ko.md
# The first game with a guide: the card on the start page, and the guide's buttons.
page-guide-card = 처음인가요? 첫 게임 하기
page-guide-card-about = 쉬운 봇 3명과 하는 실제 게임입니다. 새로운 것이 나올 때마다 안내가 설명합니다.
page-guide-got-it = 알겠습니다
# Sends the guide away.
page-guide-off = 안내 숨기기
# Calls it back.
page-guide-call = 안내 보기
page-guide-idle = 지금은 새로 설명할 것이 없습니다. 나오면 알려 드립니다.
page-guide-again = 처음부터 다시 설명
