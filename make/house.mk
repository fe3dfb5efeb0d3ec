# Maintenance. Its tools (pip-tools, pip-audit) need libraries that must not mix with ours, so they have their own
# environment, build/house, which no other target uses.

HOUSE := build/house
$(HOUSE)/.ready: make/house.mk
	$(call environment,$(HOUSE))
	@$(HOUSE)/bin/python $(PIP) install -qq pip-tools==7.6.2 pip-audit==2.10.1
	@touch $@

# Not part of any other target: it resolves the newest versions. If the package index does not provide checksums, every
# file for every platform is downloaded to compute them; that takes minutes, mostly for the laboratory.
.PHONY: lock
lock: $(HOUSE)/.ready  ## update the lock files, or one of them (ONLY=requirements-docs.lock), to the newest versions
	$(HOUSE)/bin/python make/lock.py $(ONLY)

# Not part of `make test`: a new advisory must not fail the tests of an unrelated change.
.PHONY: audit
audit: $(DEV_STAMP)  ## check the libraries of Python and the page for security advisories
	@$(MAKE) --no-print-directory $(HOUSE)/.ready || echo "pip-audit cannot be installed here." >&2
	$(BIN)/python -m bench.audit $(HOUSE)/bin/pip-audit

.PHONY: clean
clean:  ## remove caches and build output
	rm -rf build dist web/dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +
	find sandtable '(' -name '*.so' -o -name '*.pyd' ')' -exec rm -f {} +
	rm -f sandtable__mypyc.*.so sandtable__mypyc.*.pyd

.PHONY: clean-all
clean-all: clean  ## remove caches, build output, .venv and web/node_modules
	rm -rf $(VENV) web/node_modules
