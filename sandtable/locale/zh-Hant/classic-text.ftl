### Style: docs/style/zh-Hant.md

# The labels of a position of the classic game in text

classic-text-faction = 派系
classic-text-spice = 香料
classic-text-ally = 盟友
classic-text-bid = 出價
classic-text-battle = 戰鬥
classic-text-turn = 第 { $n } 輪
classic-text-wall-gone = 屏蔽場城牆已摧毀
classic-text-caption = 香料：盾後＋交易所得。後備部隊與忒萊素箱：部隊＋特殊部隊。
classic-text-in-tanks = 在忒萊素箱中
