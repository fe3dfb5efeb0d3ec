"""Register Sealed Bids, a title with simultaneous decisions, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sealed import enrolled


@pytest.fixture(autouse=True, scope="package")
def _enrolled() -> Iterator[None]:
    with enrolled():
        yield
