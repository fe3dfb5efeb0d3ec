"""The report of a run, from its figures."""

from __future__ import annotations

import json
from pathlib import Path

from tests.envs.extra import need

report = need("sandtable.learn.report", "numpy")

LINES = [
    {"second": 0.0, "settings": {"title": "imperium", "seed": 1}},
    {"second": 20.0, "imitating": True, "right": 0.5, "decisions_per_second": 1000},
    *(
        {"second": 20.0 + n, "imitating": False, "share_greedy": 0.2 + n / 100, "entropy": 0.3, "kl": 0.01,
         "decisions_per_second": 2000}
        for n in range(1, 45)
    ),
    {"second": 70.0, "evaluation": {"games": 40, "share": 0.6, "low": 0.4, "high": 0.75, "brier": 0.2,
                                    "bins": [[0, 0.0, 0.0]] * 5 + [[7, 0.55, 0.6]] + [[0, 0.0, 0.0]] * 4}},
]  # fmt: skip


def test_a_report_shows_curves_and_the_evaluation(tmp_path: Path) -> None:
    (tmp_path / report.FIGURES).write_text("\n".join(json.dumps(line) for line in LINES), encoding="utf-8")
    text = report.write(tmp_path).read_text(encoding="utf-8")
    assert text.count("<svg") == 6  # five curves and the evaluation
    assert "reports, from second 21 to 64" in text
    assert "40 games, one net among greedy bots" in text
    assert "50% to 60%" in text
    assert text.count('class="curve') == 5


def test_a_run_that_has_just_begun_has_a_report(tmp_path: Path) -> None:
    (tmp_path / report.FIGURES).write_text(json.dumps(LINES[0]), encoding="utf-8")
    text = report.write(tmp_path).read_text(encoding="utf-8")
    assert "Learning imperium" in text
    assert "<svg" not in text
