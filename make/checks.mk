# Checks. `make test` runs all of them; each can be run alone, and tests take ARGS: make pytest ARGS='-k combat'

.PHONY: lint
lint: $(DEV_STAMP)  ## check style and format with ruff
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: format
format: $(DEV_STAMP)  ## format the code with ruff and fix what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: types
types: $(DEV_STAMP)  ## check types with mypy in strict mode
	$(BIN)/mypy

.PHONY: imports
imports: $(DEV_STAMP)  ## check the layers with import-linter
	$(BIN)/lint-imports

# ---------------------------------------------------------------- the engine, plain and compiled, and the laboratory

# No test here uses schemathesis's plugin, and loading it takes half a second per process.
PYTEST := $(BIN)/python -m pytest -p no:schemathesis

ELSEWHERE := --ignore=tests/browser --ignore=tests/server
LAB_TESTS := tests/envs tests/learn tests/mcp tests/conformance/test_environments.py tests/arena/test_ray.py tests/arena/test_parquet.py tests/arena/test_trajectories.py
NOT_IN_LAB := tests/envs/test_observation.py
WITHOUT_LAB := SANDTABLE_EXTRAS=none

# In a parallel run (make/together.py) each step is one process: distributing its tests would cost a tenth of their time.
WORKERS = $(if $(PARALLEL_STEPS),-p no:xdist,-n $(JOBS)$(1))

.PHONY: pytest
pytest: $(DEV_STAMP)  ## run the engine's tests on plain Python (ARGS='-k combat'), or only those of one box (BOX=base)
	$(WITHOUT_LAB) $(PYTEST) $(WORKERS) $(ELSEWHERE) $(if $(BOX),--box $(BOX)) $(ARGS)

# This leaves out tests of the checkout itself and of modules that are not compiled (tests/conftest.py).
.PHONY: test-compiled
test-compiled: export SANDTABLE_OPTIMIZE = g
test-compiled: $(DEV_STAMP) engine  ## run the same tests on the compiled engine; without a C compiler, warn (fail if CI=true)
	@export $(compiled) SANDTABLE_EXPECT=compiled; test -z "$$SANDTABLE_ENGINE" || \
	  $(WITHOUT_LAB) $(PYTEST) $(WORKERS) $(ELSEWHERE) --ignore=tests/checkout -m 'not plain' $(ARGS)

# Runs on the compiled engine, if there is one. With SANDTABLE_EXTRAS=required a missing library fails the tests that need
# it; loadfile keeps the tests that share a Ray cluster in one process.
.PHONY: test-lab
test-lab: export SANDTABLE_OPTIMIZE = g
test-lab: lab engine  ## test environments, Ray, Parquet and MCP; if the libraries are missing, warn (fail if CI=true)
	@export $(compiled) SANDTABLE_EXTRAS=required; ! test -e $(LAB_STAMP) || \
	  $(PYTEST) $(call WORKERS, --dist loadfile) $(LAB_TESTS) --ignore=$(NOT_IN_LAB) $(ARGS)

# ---------------------------------------------------------------- page, server and browser

.PHONY: test-web
test-web: $(WEB_STAMP)  ## check and test the web page: lint, format, types, unit tests
	$(call node,npm run --silent lint && npm run --silent check && npm run --silent test -- --reporter=dot)

# AGAIN=yes runs only the tests that failed last, one at a time. Each target remembers its own.
LAST = -o cache_dir=build/checks/$@.cache $(if $(AGAIN),--last-failed --last-failed-no-failures none -n 0)

# Tests in a file share a server, finished games or a copy of the package; loadfile makes sure that each is made once.
.PHONY: test-server
test-server: $(DEV_STAMP) machine  ## test the server on SQLite, PostgreSQL and Redis
	$(if $(filter true,$(CI)),SANDTABLE_EXTRAS=required) $(PYTEST) -n $(WAITING_JOBS) --dist loadfile tests/server $(ARGS) $(LAST)

# Tests in a file share a browser and a server; loadfile keeps them in one process.
.PHONY: test-browser
test-browser: $(DEV_STAMP) $(WEB_STAMP) machine  ## play in a real browser with mouse clicks
	@if command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || test "$(CI)" = true; then \
	  SANDTABLE_BROWSER=required $(PYTEST) -n $(JOBS) --dist loadfile --no-loadscope-reorder \
	    tests/browser $(ARGS) $(LAST); \
	else \
	  printf '\n%s\n' "********  THE PAGE WAS NOT TESTED IN A BROWSER: Chromium is not installed  ********" >&2; \
	fi

# Each takes minutes: every question of five games in four languages, at both sizes.
.PHONY: whole-games
whole-games: $(DEV_STAMP) $(WEB_STAMP) machine  ## measure text, board and presses over whole games in the browser
	SANDTABLE_BROWSER=required SANDTABLE_WHOLE_GAMES=1 $(PYTEST) -n $(JOBS) tests/browser/test_whole_games.py $(ARGS)

.PHONY: screenshots
screenshots: $(DEV_STAMP) $(WEB_STAMP) machine  ## write screenshots of the page in every language to docs/screenshots
	$(BIN)/python -m tests.browser.screenshots

.PHONY: test-image
test-image: $(DEV_STAMP)  ## run the commands of deploy/Containerfile, and start the composed services where a container engine runs (takes minutes)
	SANDTABLE_IMAGE=required $(PYTEST) -rs tests/server/test_deploy.py tests/server/test_composed.py \
	  -k "commands_of_the_image or test_composed" $(ARGS)

.PHONY: test-composed
test-composed: $(DEV_STAMP)  ## start the services of deploy/compose.yaml where a container engine runs, or say that none does
	@if docker info >/dev/null 2>&1 || podman info >/dev/null 2>&1; then \
	  SANDTABLE_IMAGE=required $(PYTEST) -rs tests/server/test_composed.py $(ARGS); \
	else \
	  printf '\n%s\n' "********  NO CONTAINER ENGINE RUNS: deploy/compose.yaml WAS NOT STARTED  ********" >&2; \
	fi

# ---------------------------------------------------------------- system packages

# Debian packages that tests need. They are installed if this runs as root, as in CI.
.PHONY: machine
machine:  ## install Chromium, PostgreSQL, Redis and tools that check deploy/ (on Debian, as root), or say what is missing
	@CI='$(CI)' sh make/machine.sh
