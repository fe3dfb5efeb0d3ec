### Style: docs/style/ko.md
# 레슨의 길, 레슨 위의 막대, 안내.
# The page with the path of the lessons.
page-learn-tab = 레슨 – Sandtable
page-learn-head = 하면서 배우기
page-learn-sub = 실제 테이블에서 하는 짧은 레슨입니다. 언제든 그만둘 수 있고, 마친 레슨은 이 브라우저에 남습니다.
page-learn-titles = 레슨이 있는 게임
# On the path: a lesson and its state. $n and $of: its number, and how many there are.
page-learn-done-of = { $of }개 중 { $n }개 완료
page-learn-left = 약 { $n }분 남음
page-learn-lesson = 레슨 { $n }/{ $of }
page-learn-minutes = { $n }분
page-learn-done = 완료
page-learn-start = 레슨 { $n } 시작
page-learn-any-order = 어느 레슨부터든 시작할 수 있습니다.
# The bar above a lesson.
page-learn-skip = 이 레슨 건너뛰기
page-learn-skip-short = 건너뛰기
page-learn-leave = 나가기
page-learn-loading = 테이블을 준비하고 있습니다…
# The coach: its buttons, and what it says if a lesson has no sentence of its own.
page-learn-step = { $n }/{ $of }단계
page-learn-next = 다음
page-learn-finish = 마치기
page-learn-again = 다시 하기
page-learn-next-lesson = 다음 레슨
page-learn-show-me = 시범 보기
page-learn-praise = 잘했습니다
page-learn-over = ‘{ $lesson }’ 레슨을 마쳤습니다.
page-learn-wrong = 그것이 아닙니다. 빛나는 곳을 누르세요.
# The card on the start page.
page-learn-card-go = 레슨으로
