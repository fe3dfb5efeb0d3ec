"""Every relative link in a Markdown document leads to an existing file, and every anchor to an existing heading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "tests/README.md", ROOT / "web/README.md"])
LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(text: str) -> set[str]:
    """Return the anchors of a document's headings, as GitHub and mkdocs make them."""
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.replace("`", "").lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    broken = []
    for link in LINK.findall(text):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = (document.parent / file).resolve() if file else document
        if not target.exists():
            broken.append(link)
        elif anchor and target.suffix == ".md" and anchor not in anchors(target.read_text(encoding="utf-8")):
            broken.append(link)
    assert not broken, f"links that lead nowhere: {broken}"
