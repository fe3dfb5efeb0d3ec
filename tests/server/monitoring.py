"""Read a server's readiness and metrics."""

from __future__ import annotations

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests import no_tls
from tests.server.harness import PATIENCE


def answers(url: str) -> bool:
    try:
        return no_tls.get(url + "/api/ready").status_code == 200
    except httpx.HTTPError:
        return False


def read(url: str, **headers: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    answer = no_tls.get(url + "/metrics", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def value(url: str, name: str, **labels: str) -> float:
    return read(url).get((name, tuple(sorted(labels.items()))), 0.0)
