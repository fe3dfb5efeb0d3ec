### Style: docs/style/zh-Hant.md
# How the classic game is won.
classic-win-strongholds = 一輪結束時，沒有盟友者佔據 { $own } 座要塞，或與盟友共佔據 { $allied } 座要塞。
classic-win-prediction = 若貝尼·潔瑟睿德女修會寫下的派系在寫下的那一輪以要塞獲勝，則改由她們獨自獲勝。
classic-win-fremen = 最後一輪結束時，若泰布穴地與哈班亞穴地沒有弗瑞曼人以外的人，且哈肯能、亞崔迪與皇帝都未佔據杜埃克穴地，弗瑞曼人獲勝。
classic-win-guild = 最後一輪結束時若沒有其他人獲勝，宇航公會獲勝。
classic-win-most-strongholds = 沒有弗瑞曼人與宇航公會的遊戲中，最後一輪結束時佔據最多要塞者獲勝。
classic-win-technology = 所有科技標記
classic-win-fact-spice = 起始有 { $n } 香料。
classic-win-fact-revival = 每輪可免費復活 { $n } 個部隊。
classic-win-fact-forces = 起始在沙丘有 { $n } 個部隊。
classic-win-fact-leaders = 領袖的戰力合計為 { $n }。
