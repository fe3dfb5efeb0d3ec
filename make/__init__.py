"""Python scripts of the Makefile: running checks in parallel, the compiled engine, the lock files."""
