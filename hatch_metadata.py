"""Metadata hook: the README and the links of a package, which depend on where the project is published.

The address is SANDTABLE_URL, or that of the git remote `origin`. With one, the package has links, and the relative
links of the README lead there, so that they work outside the checkout. Without one, the README is taken as it is.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

ADDRESS: Final = "SANDTABLE_URL"
BRANCH: Final = "main"
_LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)\s]+)\)")
_SSH: Final = re.compile(r"(?:ssh://)?git@([^:/]+)[:/](.+)")


def address(root: Path) -> str:
    """Return the address of the project on the web, without a slash at its end; empty if it is not known."""
    given = os.environ.get(ADDRESS, "").strip()
    if not given:
        command = ["git", "-C", str(root), "remote", "get-url", "origin"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError:
            return ""
        given = done.stdout.strip() if done.returncode == 0 and (root / ".git").exists() else ""
    over_ssh = _SSH.fullmatch(given)
    if over_ssh:
        given = f"https://{over_ssh[1]}/{over_ssh[2]}"
    given = given.rstrip("/").removesuffix(".git")
    return given if given.startswith(("https://", "http://")) else ""


def readme(text: str, where: str) -> str:
    """Return the README with absolute links, if the address is known."""
    if not where:
        return text

    def absolute(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({where}/{kind}/{BRANCH}/{found[3]})"

    return _LINK.sub(absolute, text)


def links(where: str) -> dict[str, str]:
    """Return the links of the package; none if the address is not known."""
    if not where:
        return {}
    return {
        "Homepage": where,
        "Documentation": f"{where}/blob/{BRANCH}/docs/index.md",
        "Issues": f"{where}/issues",
        "Source": where,
    }


class Metadata(MetadataHookInterface):
    """The metadata hook that hatchling calls: it adds the README and the links to a package's metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        where = address(root)
        text = (root / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readme(text, where)}
        metadata["urls"] = links(where)
