"""What the Makefile leaves to Python: checks side by side, the compiled engine of this checkout, the lock files."""
