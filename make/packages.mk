# What can be installed elsewhere: wheels and a source distribution, both with the page.

.PHONY: wheel
wheel: $(RUN_STAMP) $(WEB_STAMP)  ## build a wheel with the compiled engine and the page in build/wheel
	@rm -rf build/wheel
	@echo "Compiling (one to three minutes the first time) ..."
	@SANDTABLE_PURE=0 $(BIN)/python $(PIP) wheel -qq --no-deps --no-build-isolation --no-index -w build/wheel .
	@ls build/wheel/*.whl

.PHONY: sdist
sdist: $(RUN_STAMP) $(WEB_STAMP)  ## build a source distribution with the page in build/sdist
	@rm -rf build/sdist
	@SANDTABLE_PURE=1 $(BIN)/python -m hatchling build -t sdist -d build/sdist
	@ls build/sdist/*.tar.gz

# cibuildwheel has an environment of its own, like the tools of make/house.mk.
WHEELS := build/cibuildwheel
$(WHEELS)/.ready: make/packages.mk
	$(call environment,$(WHEELS))
	@$(WHEELS)/bin/python $(PIP) install -qq cibuildwheel==4.2.1
	@touch $@

# Without a container engine: a warning, or a failure if CI=true.
.PHONY: wheels
wheels: sdist  ## build compiled wheels for CPython 3.11 to 3.14 in containers and try out each, in build/wheels
	@if $(BIN)/python make/wheels.py engine; then \
	  $(MAKE) --no-print-directory $(WHEELS)/.ready && \
	  $(BIN)/python make/wheels.py $(WHEELS)/bin/python build/sdist/*.tar.gz build/wheels; \
	else \
	  test "$(CI)" != true; \
	fi
