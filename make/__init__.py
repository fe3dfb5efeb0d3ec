"""What the Makefile leaves to Python: running checks side by side, the compiled engine, the lock files."""
