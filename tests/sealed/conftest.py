"""Registers the title Sealed Bids for the tests of this folder, and for no others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sealed import enrolled


@pytest.fixture(autouse=True, scope="package")
def _enrolled() -> Iterator[None]:
    with enrolled():
        yield
