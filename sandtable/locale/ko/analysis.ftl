### Style: docs/style/ko.md

# 끝난 게임의 분석. 페이지와 보고서에 쓰임

analysis-tab = 분석
analysis-result = 결과
analysis-report = 게임 분석
analysis-ask = 이 게임 분석하기
analysis-about = 모든 선택을 그때의 가장 좋은 수와 비교합니다. 최대 3분이 걸리며, 그동안 다른 곳에 가도 됩니다.
analysis-running = 분석 중, { $n }% 완료
analysis-failed = 분석에 실패했습니다. 다시 시작할 수 있습니다.
analysis-curve = 승률
analysis-curve-about = 각 플레이어가 알 수 있던 정보로 판단한 선택별 승률입니다. 띠는 오차를 나타냅니다.
analysis-went = 승률의 변화
analysis-whose = 플레이어
analysis-start = 시작
analysis-luck = 운
analysis-luck-about = 뽑은 카드와 공개된 카드
analysis-choices = 자신의 선택
analysis-choices-about = 봇의 수와 비교
analysis-others = 다른 플레이어
analysis-end = 끝
analysis-round = { $n }라운드
analysis-move = { $n }번째 수
analysis-mistakes = 손해가 컸던 선택
analysis-best = 최고의 순간
analysis-none = 2% 넘게 분명히 손해를 본 선택이 없습니다.
analysis-did = 실제 수
analysis-better = 더 좋은 수
analysis-second = 다른 수
analysis-percent = { $n }%
analysis-see = 보기
analysis-play-on = 여기서 이어 하기
analysis-play-on-about = 봇을 상대로
analysis-save-report = 웹 페이지로 저장
analysis-save-data = JSON으로 저장
analysis-table = 라운드 시작 때와 끝의 승률(%)
analysis-loss = { $n }% 손해
analysis-gain = { $n }% 이득
