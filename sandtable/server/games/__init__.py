"""One game in memory, without database, sockets or waiting: its moves, log, clocks and sealed answers."""
