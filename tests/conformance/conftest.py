"""Register every title among the kit's cases, including those made for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.conformance.every import one_of_each


@pytest.fixture(autouse=True, scope="package")
def _enrolled() -> Iterator[None]:
    with ExitStack() as titles:
        for case in one_of_each():
            titles.enter_context(case.about.enrolled())
        yield
