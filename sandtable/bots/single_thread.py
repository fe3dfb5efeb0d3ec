"""Keep NumPy to one thread: a bot has one core. Import this before NumPy.

A net judges a few rows at a time, for which threads cost more than they gain, and a server runs a worker process for
each core already.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
