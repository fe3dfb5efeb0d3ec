# What must be green. `make test` runs all of it; each can be run alone, and takes ARGS: make pytest ARGS='-k combat'

.PHONY: lint
lint: $(DEV_STAMP)  ## ruff: rules and format, changing nothing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: format
format: $(DEV_STAMP)  ## ruff: put the format right, and what it can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: types
types: $(DEV_STAMP)  ## mypy, strict
	$(BIN)/mypy

.PHONY: imports
imports: $(DEV_STAMP)  ## import-linter: what may import what
	$(BIN)/lint-imports

# ---------------------------------------------------------------- the engine, plain and compiled, and the laboratory

# Its plugin is for no test here, and takes each process half a second to load.
PYTEST := $(BIN)/python -m pytest -p no:schemathesis

ELSEWHERE := --ignore=tests/browser --ignore=tests/server
LAB_TESTS := tests/envs tests/conformance/test_environments.py tests/arena/test_ray.py tests/arena/test_parquet.py
NOT_IN_LAB := tests/envs/test_observation.py
WITHOUT_LAB := SANDTABLE_EXTRAS=none

# Beside other steps (make/together.py) each is one process: to hand its tests out to several takes a tenth of what they take.
HANDED_OUT = $(if $(SIDE_BY_SIDE),-p no:xdist,-n $(JOBS)$(1))

.PHONY: pytest
pytest: $(DEV_STAMP)  ## the tests alone, on the plain engine (ARGS='-k combat'), or those of one box (BOX=base)
	$(WITHOUT_LAB) $(PYTEST) $(HANDED_OUT) $(ELSEWHERE) $(if $(BOX),--box $(BOX)) $(ARGS)

# Left out is what is about the checkout and not about the package, and what is not compiled (tests/conftest.py).
.PHONY: test-compiled
test-compiled: export SANDTABLE_OPTIMIZE = g
test-compiled: $(DEV_STAMP) engine  ## the same on the compiled engine; without a C compiler a warning, or a failure if CI=true
	@export $(compiled) SANDTABLE_EXPECT=compiled; test -z "$$SANDTABLE_ENGINE" || \
	  $(WITHOUT_LAB) $(PYTEST) $(HANDED_OUT) $(ELSEWHERE) --ignore=tests/checkout -m 'not plain' $(ARGS)

# On the compiled engine, where there is one. With SANDTABLE_EXTRAS=required a missing library fails the tests that need
# it; loadfile keeps the tests that share a Ray cluster in one process.
.PHONY: test-lab
test-lab: export SANDTABLE_OPTIMIZE = g
test-lab: lab engine  ## environments, Ray and Parquet with their libraries; without those a warning, or a failure if CI=true
	@export $(compiled) SANDTABLE_EXTRAS=required; ! test -e $(LAB_STAMP) || \
	  $(PYTEST) $(call HANDED_OUT, --dist loadfile) $(LAB_TESTS) --ignore=$(NOT_IN_LAB) $(ARGS)

# ---------------------------------------------------------------- the page, the server, and both in a browser

.PHONY: test-web
test-web: $(WEB_STAMP)  ## the page: its lint, format and types, and the tests of its parts
	$(call node,npm run --silent lint && npm run --silent check && npm run --silent test -- --reporter=dot)

# Tests of a file share a server, games that were played to their end, a copy of the package: loadfile has each made once.
.PHONY: test-server
test-server: $(DEV_STAMP) machine  ## the server, on SQLite, PostgreSQL and Redis
	$(if $(filter true,$(CI)),SANDTABLE_EXTRAS=required) $(PYTEST) -n $(WAITING_JOBS) --dist loadfile tests/server $(ARGS)

# Tests of a file share what it takes long to come by: loadfile keeps them in one process, with one browser and server.
.PHONY: test-browser
test-browser: $(DEV_STAMP) $(WEB_STAMP) machine  ## the table in a real browser, played by clicks
	@if command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || test "$(CI)" = true; then \
	  SANDTABLE_BROWSER=required $(PYTEST) -n $(JOBS) --dist loadfile --no-loadscope-reorder \
	    tests/browser $(ARGS); \
	else \
	  printf '\n%s\n' "********  THE PAGE WAS NOT TESTED IN A BROWSER: there is no chromium  ********" >&2; \
	fi

.PHONY: screenshots
screenshots: $(DEV_STAMP) $(WEB_STAMP) machine  ## pictures of the page in every language into docs/screenshots
	$(BIN)/python -m tests.browser.screenshots

.PHONY: test-image
test-image: $(DEV_STAMP)  ## the commands of deploy/Containerfile, run here without a container engine (minutes)
	SANDTABLE_IMAGE=required $(PYTEST) tests/server/test_deploy.py -k commands_of_the_image $(ARGS)

# ---------------------------------------------------------------- what the machine has

# Programs of Debian's that tests need; where this runs as root (as CI does) they are installed.
.PHONY: machine
machine:  ## Chromium, PostgreSQL, Redis and what judges deploy/: installed where that can be, else it is said what is missing
	@CI='$(CI)' sh make/machine.sh
