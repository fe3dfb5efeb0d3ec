"""Try out the installed package, away from the checkout: play every title, tell it in every language, serve the page.

    python make/try_wheel.py            # any build
    python make/try_wheel.py compiled   # refuse a package that is not compiled

`make wheels` runs it on every wheel it builds, tests/test_sdist.py on a package installed from a source distribution.
It needs the package and its libraries alone. The exit status is 1 if anything is missing.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

HERE = Path(__file__).resolve().parents[1]
sys.path[:] = [path for path in sys.path if Path(path or ".").resolve() not in (HERE, HERE / "make")]

LANGUAGES = ("en", "ja", "ko", "zh-Hant")
PATIENCE = 120.0  # seconds until the server must answer


class Missing(Exception):
    """Raised for something that the installed package should have or do."""


def check(holds: object, missing: str) -> None:
    if not holds:
        raise Missing(missing)


def try_build(compiled: bool) -> str:
    """Check that the package is the installed one (compiled, if wanted), and return its version line."""
    import sandtable
    from sandtable import build_info

    check(HERE not in Path(sandtable.__file__).resolve().parents, f"the checkout was imported: {sandtable.__file__}")
    check(build_info.compiled() or not compiled, "the engine is not compiled")
    return build_info.describe()


def try_titles() -> None:
    """Play a game of every title with greedy bots, and tell its first question in every language."""
    import sandtable
    from sandtable import rulebook
    from sandtable.arena.protocols import protocol_of
    from sandtable.arena.simulate import simulate
    from sandtable.core.titles import meta, titles
    from sandtable.tell import tell_position, tell_question

    for title in titles():
        seats = max(meta(title).seats)
        summary = simulate(title, seats, 1, "G", 7, 1)
        check(not summary.failures, f"{title} fails: {summary.failures}")
        game = sandtable.new(title, seats=seats, seed=7)
        for lang in LANGUAGES:
            check(tell_position(game, game.to_act[0], lang), f"{title} has no words in {lang}")
            check(tell_question(game, game.to_act[0], lang), f"{title} has no question in {lang}")
            check(rulebook.read(title, lang), f"{title} has no rules in {lang}")
        check(protocol_of(title).settings, f"{title} has no benchmark protocol")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def fetch(address: str) -> bytes:
    with urlopen(address, timeout=10) as answer:
        content: bytes = answer.read()
        return content


def try_page() -> None:
    """Start the server and fetch the page and the scripts it names."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        settings = {**os.environ, "SANDTABLE_DATA": data, "SANDTABLE_COMPILE": "no"}
        command = [sys.executable, "-P", "-m", "sandtable.cli", "serve", "--port", str(port)]
        server = subprocess.Popen(command, cwd=data, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            page = wait_for(f"http://127.0.0.1:{port}/", server).decode()
            scripts = re.findall(r'src="/?(assets/[^"]+\.js)"', page)
            check(scripts, f"the served page names no script: {page[:200]}")
            for script in scripts:
                check(len(fetch(f"http://127.0.0.1:{port}/{script}")) > 1000, f"{script} is not served")
        finally:
            server.terminate()
            server.communicate(timeout=30)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> bytes:
    """Fetch an address as soon as the server answers, and return the content."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return fetch(address)
        except (URLError, ConnectionError) as error:
            if server.poll() is not None:
                said = server.stdout.read().decode(errors="replace") if server.stdout else ""
                raise Missing(f"the server has ended: {said[-2000:]}") from error
            check(time.monotonic() < until, f"the server does not answer: {error}")
            time.sleep(0.2)


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["compiled"]):
        print(__doc__)
        return 2
    try:
        version = try_build(arguments == ["compiled"])
        try_titles()
        try_page()
    except Missing as missing:
        print(f"The package is not complete: {missing}")
        return 1
    print(f"{version}: plays every title, tells it in {len(LANGUAGES)} languages and serves the page.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
