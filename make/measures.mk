# What is measured: the engine's speed, the bots' strength, the server under load, the tests themselves. None of it is part
# of `make test`.

.PHONY: soak
soak: $(DEV_STAMP)  ## 20,000 random games with every invariant checked (ARGS='--games 500')
	$(BIN)/python -m bench.soak --jobs $(JOBS) $(ARGS)

.PHONY: mutants
mutants: $(DEV_STAMP)  ## small faults in the rules code: do the tests that cite a rule notice 9 in 10? (an hour at most; ARGS='--number 60')
	$(BIN)/python -m bench.mutants $(ARGS)

.PHONY: coverage-games
coverage-games: $(RUN_STAMP)  ## 2,000 random games: which cards, spaces and rewards occurred
	$(BIN)/sandtable sim imperium --seats 4 --games 2000 --bots random --coverage $(ARGS)

# Both builds one after the other, the second even if the first misses a bar; two runs at once would disturb each other.
.PHONY: bench
bench: $(PEERS_STAMP) engine  ## our speed beside catanatron, OpenSpiel and PettingZoo, and its bars: plain, then compiled where that can be
	@held=true; $(MAKE) --no-print-directory bench-plain || held=false; \
	if test -n "$$($(BIN)/python make/engine.py folder)"; then \
	  $(MAKE) --no-print-directory bench-compiled || held=false; \
	  $(MAKE) --no-print-directory bench-compiling ARGS= || held=false; \
	else \
	  printf '\n%s\n' "********  THE COMPILED ENGINE WAS NOT MEASURED  ********" >&2; \
	fi; \
	$$held

.PHONY: bench-plain
bench-plain: $(PEERS_STAMP)  ## the plain engine alone
	$(BIN)/python bench/run.py --build plain $(ARGS)

.PHONY: bench-compiled
bench-compiled: $(PEERS_STAMP) engine  ## the compiled engine alone, with its higher bars
	$(compiled) $(BIN)/python bench/run.py --build compiled $(ARGS)

.PHONY: bench-compiling
bench-compiling: $(PEERS_STAMP) engine  ## the same work in both builds: what compiling brings
	$(BIN)/python bench/imperium/compiling.py "$$($(BIN)/python make/engine.py folder)" $(ARGS)

.PHONY: strength
strength: $(DEV_STAMP) engine  ## the matches of the bots and the bars they must hold (hours; GAMES=40, ARGS='--only G')
	$(compiled) $(BIN)/python bench/strength.py --jobs $(JOBS) $(if $(GAMES),--games $(GAMES)) $(ARGS)

.PHONY: statistics
statistics: $(DEV_STAMP) engine  ## play the tournaments of docs/statistics.md again, and write it (an hour; GAMES=400)
	$(compiled) $(BIN)/sandtable arena imperium --seats S:100,S:100,S:100,S:100 --games $(or $(GAMES),400) --jobs $(JOBS) \
	  --out build/statistics/search --force
	$(compiled) $(BIN)/sandtable arena imperium --seats G,G,G,G --games 10000 --jobs $(JOBS) --out build/statistics/greedy --force
	$(compiled) $(BIN)/python bench/imperium/statistics_page.py build/statistics/search build/statistics/greedy

# The measures of the server at full size; the tests run small ones. ARGS='--help' says what each takes.
.PHONY: leaks kill fuzz load
leaks: $(DEV_STAMP)  ## 50 games: is anybody sent what they may not know?
	$(BIN)/python -m bench.leaks $(ARGS)
kill: $(DEV_STAMP)  ## kill -9 the server 100 times under play: is anything lost?
	$(BIN)/python -m bench.kill $(ARGS)
fuzz: $(DEV_STAMP)  ## 100,000 malformed messages and requests
	$(BIN)/python -m bench.fuzz $(ARGS)
load: $(DEV_STAMP)  ## 200 tables of four players at once (ARGS='--seconds 600')
	$(BIN)/python -m bench.load $(ARGS)
