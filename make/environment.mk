# One environment, .venv, in layers: each has a lock file, and holds the layers before it.
#   run     what `make play` needs, and what compiles the engine
#   dev     what tests, lints and judges types
#   lab     the libraries of the extras: environments, Ray, Parquet
#   docs    mkdocs, which builds the documentation site
#   peers   the engines that `make bench` measures ours against
# And one engine beside it: build/engine has the compiled modules, which take the place of their sources where
# SANDTABLE_ENGINE names their folder (sandtable/binaries.py).

VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --no-input

RUN_LOCKS := requirements.lock requirements-compile.lock
DEV_LOCKS := $(RUN_LOCKS) requirements-dev.lock
LAB_LOCKS := $(DEV_LOCKS) requirements-lab.lock
DOCS_LOCKS := $(DEV_LOCKS) requirements-docs.lock
PEERS_LOCKS := $(LAB_LOCKS) requirements-peers.lock

# A stamp carries a sum of the files it stands for: another lock makes another stamp.
sum = $(shell cat $(1) | cksum | cut -d' ' -f1)
RUN_STAMP := $(VENV)/.run-$(call sum,pyproject.toml $(RUN_LOCKS))
DEV_STAMP := $(VENV)/.dev-$(call sum,pyproject.toml $(DEV_LOCKS))
LAB_STAMP := $(VENV)/.lab-$(call sum,pyproject.toml $(LAB_LOCKS))
DOCS_STAMP := $(VENV)/.docs-$(call sum,pyproject.toml $(DOCS_LOCKS))
PEERS_STAMP := $(VENV)/.peers-$(call sum,pyproject.toml $(PEERS_LOCKS))

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

# $(1) the folder: an environment of an interpreter too old is made anew.
define environment
$(check-python)
@$(1)/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
  { $(PYTHON) -m venv --clear $(1) && echo '*' > $(1)/.gitignore; }
endef

# $(1) what a layer is for, $(2) its lock files, $(3) its stamp, $(4) those of the layers in it. This checkout is
# installed plain: whoever edits a file runs what is written in it. Its byte code is made at once, as pip makes that of
# the libraries: a hundred processes that tests start would else begin with it.
define layer
$(call environment,$(VENV))
@echo "Installing into $(VENV) $(1) ..."
@$(BIN)/python $(PIP) install -qq --require-hashes $(foreach lock,$(2),-r $(lock))
@SANDTABLE_PURE=1 $(BIN)/python $(PIP) install -qq --no-deps --no-build-isolation --no-index -e .
@$(BIN)/python -m compileall -q sandtable
@rm -f $(foreach stamp,$(3) $(4),$(firstword $(subst -, ,$(stamp)))-*); touch $(3) $(4)
endef

$(RUN_STAMP):
	$(call layer,what serves the table,$(RUN_LOCKS),$@)

$(DEV_STAMP):
	$(call layer,what tests it,$(DEV_LOCKS),$@,$(RUN_STAMP))

$(LAB_STAMP):
	$(call layer,the laboratory,$(LAB_LOCKS),$@,$(RUN_STAMP) $(DEV_STAMP))

$(DOCS_STAMP):
	$(call layer,what builds the documentation,$(DOCS_LOCKS),$@,$(RUN_STAMP) $(DEV_STAMP))

$(PEERS_STAMP):
	$(call layer,the laboratory and the peers,$(PEERS_LOCKS),$@,$(RUN_STAMP) $(DEV_STAMP) $(LAB_STAMP))

.PHONY: docs
docs: $(DOCS_STAMP)  ## the documentation site with the API reference, in build/docs
	$(BIN)/mkdocs build --strict --quiet
	@echo "The documentation is in build/docs/index.html."

.PHONY: venv
venv: $(DEV_STAMP)  ## .venv with the tools of development, from the lock files

# A library that cannot be had is a warning here and a failure in CI.
.PHONY: lab
lab: $(DEV_STAMP)  ## .venv with the libraries of the laboratory besides
	@test -e $(LAB_STAMP) || $(MAKE) --no-print-directory $(LAB_STAMP) || { \
	  printf '\n%s\n' "********  THERE IS NO LABORATORY: what pip says stands above  ********" >&2; test "$(CI)" != true; }

# ---------------------------------------------------------------- the compiled engine

# With $(compiled) before it a command runs on the compiled engine.
compiled = SANDTABLE_ENGINE="$$($(BIN)/python make/engine.py folder)"

# Without a C compiler a warning, or a failure if CI=true; an engine that does not compile is a failure everywhere.
.PHONY: engine
engine: $(RUN_STAMP)  ## the compiled engine, in build/engine
	@$(BIN)/python make/engine.py

# The same for tests, compiled in half the time, and a little slower. What is measured or handed out is never this
# one; the wheel that tests make finds its work done, because they have the same setting.
.PHONY: test-engine
test-engine: export SANDTABLE_OPTIMIZE = g
test-engine: engine  ## the compiled engine as tests have it, in build/Og/engine

.PHONY: fields
fields: $(DEV_STAMP)  ## generate the classes of declared state fields (sandtable/**/state_fields.py)
	$(BIN)/python make/fields.py

.PHONY: wheel
wheel: $(RUN_STAMP)  ## a wheel with the compiled engine (and the page, after `make web`), in build/wheel
	@rm -rf build/wheel
	@echo "Compiling (a minute or two, where it was not done before) ..."
	@SANDTABLE_PURE=0 $(BIN)/python $(PIP) wheel -qq --no-deps --no-build-isolation --no-index -w build/wheel .
	@ls build/wheel/*.whl
