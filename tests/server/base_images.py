"""Provide the base images of deploy/: pull them, or build stand-ins where no registry can be reached.

A stand-in has the name of the image and the same programs from Debian's packages, so that the services of
`deploy/compose.yaml` start with their own commands, users, limits and networks. Its versions are Debian's, not the
pinned ones. Node comes from this machine, because Debian's is too old for the page.

    python -m tests.server.base_images docker        # provide all of them now
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import yaml

from tests.server.deploy_files import DEPLOY, run, tool

DEBIAN: Final = "sandtable-test-debian:bookworm"
ARCHIVE: Final = "http://deb.debian.org/debian"
CERTIFICATES: Final = Path("/etc/ssl/certs/ca-certificates.crt")  # of this machine, whose network may need its own
TRUSTED: Final = Path("/etc/ssl/machine.pem")  # these in an image, where no package writes
PULLING: Final = 600.0  # seconds
BUILDING: Final = 1800.0

_INSTALL: Final = "apt-get update -q && apt-get install -yq --no-install-recommends"

# What the entry point of the official image does at the first start, as far as compose.yaml uses it.
_POSTGRES: Final = """#!/bin/sh
set -e
PATH=/usr/lib/postgresql/15/bin:$PATH
data=/var/lib/postgresql/data
if ! test -s $data/PG_VERSION; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  initdb -D $data -U "$POSTGRES_USER" --pwfile=/tmp/password $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>$data/pg_hba.conf
  pg_ctl -D $data -w -o '-c listen_addresses=' start
  test "$POSTGRES_DB" = postgres || createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -D $data -w stop
fi
exec postgres -D $data -c 'listen_addresses=*'
"""

_STAND_INS: Final = {
    "python": f"""
        RUN {_INSTALL} python3 python3-venv python3-dev && ln -s /usr/bin/python3 /usr/local/bin/python
        """,
    "node": f"""
        RUN {_INSTALL} libstdc++6
        COPY node /usr/local/bin/node
        COPY npm /usr/local/lib/node_modules/npm
        RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
        """,
    "postgres": f"""
        RUN {_INSTALL} postgresql-15 && install -d -o postgres /var/lib/postgresql/data && \
            chmod 3777 /var/run/postgresql
        COPY postgres /usr/local/bin/entry
        ENV PATH=/usr/lib/postgresql/15/bin:$PATH
        VOLUME /var/lib/postgresql/data
        STOPSIGNAL SIGINT
        ENTRYPOINT ["entry"]
        """,
    "redis": f"""
        RUN {_INSTALL} redis-server
        WORKDIR /data
        """,
    "nginx": f"""
        RUN {_INSTALL} nginx-light
        STOPSIGNAL SIGQUIT
        """,
}


def names() -> list[str]:
    """Return the images that deploy/ starts from."""
    given = re.findall(r"^ARG \w+=(\S+)$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"].values()
    return [*given, *dict.fromkeys(one["image"] for one in services if not one["image"].startswith("sandtable:"))]


def provide(engine: Sequence[str]) -> list[str]:
    """Make all base images available to a container engine; return the stand-ins among them."""
    stand_ins = []
    for name in names():
        label = run(*engine, "image", "inspect", "--format", '{{index .Config.Labels "stand-in"}}', name)
        if label.returncode == 0:
            stand_ins += [name] if label.stdout.strip() == "yes" else []
        elif run(*engine, "pull", "-q", name, timeout=PULLING).returncode != 0:
            _build(engine, name)
            stand_ins.append(name)
    return stand_ins


def _build(engine: Sequence[str], name: str) -> None:
    """Build the stand-in of an image."""
    kind = name.partition(":")[0]
    _debian(engine)
    with tempfile.TemporaryDirectory(prefix="sandtable-image-") as made:
        folder = Path(made)
        (folder / "postgres").write_text(_POSTGRES)
        (folder / "postgres").chmod(0o755)
        if kind == "node":
            _copy_node(folder)
        lines = [line.strip() for line in _STAND_INS[kind].strip().splitlines()]
        (folder / "Containerfile").write_text("\n".join([f"FROM {DEBIAN}", "LABEL stand-in=yes", *lines, ""]))
        _do(*engine, "build", "-q", "-t", name, "-f", str(folder / "Containerfile"), made)


def _copy_node(folder: Path) -> None:
    """Copy this machine's Node and npm."""
    node = shutil.which("node")
    assert node is not None, "Node is not installed"
    shutil.copy(Path(node).resolve(), folder / "node")
    shutil.copytree(Path(run("npm", "root", "-g").stdout.strip()) / "npm", folder / "npm")


def _debian(engine: Sequence[str]) -> None:
    """Make the image of a small Debian with debootstrap, if it is not there."""
    if run(*engine, "image", "inspect", DEBIAN).returncode == 0:
        return
    with tempfile.TemporaryDirectory(prefix="sandtable-debian-") as made:
        root, archive = Path(made) / "root", Path(made) / "root.tar"
        _do(
            tool("debootstrap", "debootstrap"),
            "--variant=minbase",
            "--include=ca-certificates",
            "bookworm",
            str(root),
            ARCHIVE,
        )
        if CERTIFICATES.exists():
            shutil.copy(CERTIFICATES, root / TRUSTED.relative_to("/"))
        _do("tar", "-C", str(root), "-cf", str(archive), ".")
        where = [f"ENV {one}={TRUSTED}" for one in ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")]
        _do(*engine, "import", *(f"--change={one}" for one in where), str(archive), DEBIAN)


def _do(*words: str) -> None:
    done = run(*words, timeout=BUILDING)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"


if __name__ == "__main__":
    for stand_in in provide(sys.argv[1:]):
        print(f"built from Debian's packages: {stand_in}")
