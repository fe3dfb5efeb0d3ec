"""Run the command line as `python -m sandtable.cli`."""

from __future__ import annotations

from sandtable.cli import app

if __name__ == "__main__":
    app()
