"""The source distribution, used without a checkout: build it, build a wheel from it, install the wheel in an empty
environment, play every title there, and serve the page."""

from __future__ import annotations

import email
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from email.message import Message
from pathlib import Path

import pytest

from hatch_build import PAGE
from hatch_metadata import links, readme

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "https://code.example.org/dune/sandtable"
BUILT = (ROOT / PAGE / "index.html").is_file()
needs_page = pytest.mark.skipif(not BUILT, reason="the page has not been built: make web")


def run(*words: str | Path, cwd: Path, **settings: str) -> str:
    """Run a command away from the checkout and return its output; it uses plain Python unless `settings` say
    otherwise."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SANDTABLE", "PYTHON"))}
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env={**kept, "SANDTABLE_PURE": "1", **settings},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an unpacked source distribution."""
    made = tmp_path_factory.mktemp("sdist")
    command = (sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", made)
    said = run(*command, cwd=ROOT, SANDTABLE_URL=ADDRESS)
    assert ("the web page is left out" in said) != BUILT
    (file,) = made.iterdir()
    with tarfile.open(file) as archive:
        archive.extractall(made, filter="data")
    return made / file.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(unpacked: Path) -> Path:
    """Return the path of a wheel built from the source distribution."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", unpacked.parent, cwd=unpacked)
    (file,) = unpacked.parent.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def python(wheel: Path) -> Path:
    """Return the path of the interpreter of an empty environment in which only the wheel is installed; the libraries it
    needs come from this environment."""
    folder = wheel.parent / "venv"
    venv.create(folder, with_pip=False, symlinks=True)
    interpreter = folder / "bin" / "python"
    run(sys.executable, "-m", "pip", "--python", interpreter, "install", "-qq", "--no-deps", "--no-index", wheel,
        cwd=wheel.parent)  # fmt: skip
    site = run(interpreter, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    # A .pth file inside a folder that a .pth file names is not read: the checkout of this environment stays out.
    Path(site, "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return interpreter


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


def package_files(folder: Path) -> set[str]:
    found = (path for path in (folder / "sandtable").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix() for path in found}


def test_the_package_and_what_builds_it_are_in_it(unpacked: Path) -> None:
    assert package_files(unpacked) == package_files(ROOT)
    for name in ("hatch_build.py", "hatch_metadata.py", "requirements-compile.lock", "make/try_wheel.py", "README.md",
                 "docs/rules/imperium.md", "docs/benchmark.md", "tests/test_sdist.py"):  # fmt: skip
        assert (unpacked / name).is_file(), name


@needs_page
def test_it_carries_the_page_and_so_does_the_wheel_made_from_it(unpacked: Path, wheel: Path) -> None:
    page = {path.relative_to(ROOT / PAGE).as_posix() for path in (ROOT / PAGE).rglob("*") if path.is_file()}
    page = {name for name in page if not name.startswith(".made-")}  # a stamp of make
    assert len(page) > 20
    assert all((unpacked / PAGE / name).is_file() for name in page)
    with zipfile.ZipFile(wheel) as archive:
        assert {f"sandtable/server/web/{name}" for name in page} <= set(archive.namelist())


@needs_page
@pytest.mark.slow
def test_installed_alone_it_plays_every_title_and_serves_the_page(python: Path, unpacked: Path) -> None:
    said = run(python, "-P", unpacked / "make" / "try_wheel.py", cwd=python.parent)
    assert "plays every title, tells it in 4 languages and serves the page" in said


@needs_page
def test_a_package_without_the_page_is_found_out(python: Path, unpacked: Path) -> None:
    """The check that `make wheels` runs on each wheel fails if the page is missing."""
    site = Path(run(python, "-c", "import sandtable; print(sandtable.__path__[0])", cwd=python.parent).strip())
    page = site / "server" / "web"
    aside = page.with_name("aside")
    shutil.move(page, aside)
    try:
        script = "import sys; sys.path.insert(0, sys.argv[1]); import try_wheel; try_wheel.try_page()"
        with pytest.raises(AssertionError, match="Missing: the served page names no script"):
            run(python, "-c", script, unpacked / "make", cwd=python.parent)
    finally:
        shutil.move(aside, page)


def test_a_plain_wheel_is_refused_where_a_compiled_one_is_expected(python: Path, unpacked: Path) -> None:
    with pytest.raises(AssertionError, match="The package is not complete: the engine is not compiled"):
        run(python, "-P", unpacked / "make" / "try_wheel.py", "compiled", cwd=python.parent)


# --- metadata ----------------------------------------------------------------------------
def test_the_metadata_has_the_readme_the_links_and_the_versions(wheel: Path) -> None:
    told = metadata(wheel)
    assert told["Description-Content-Type"] == "text/markdown"
    text = str(told.get_payload())
    assert text.startswith("# Sandtable")
    assert f"]({ADDRESS}/raw/main/docs/screenshots/choice-wide-en.png)" in text
    assert f"[docs/bots.md]({ADDRESS}/blob/main/docs/bots.md)" in text
    assert dict(url.split(", ") for url in told.get_all("Project-URL", [])) == links(ADDRESS)
    classifiers = told.get_all("Classifier", [])
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"Programming Language :: Python :: {version}" in classifiers


def test_links_are_left_alone_where_the_address_is_not_known() -> None:
    text = "[a](docs/a.md) ![b](b.png) [c](https://example.org) [d](#d)"
    assert readme(text, "") == text
    assert links("") == {}
    assert readme(text, "https://x.org/y") == (
        "[a](https://x.org/y/blob/main/docs/a.md) ![b](https://x.org/y/raw/main/b.png) [c](https://example.org) [d](#d)"
    )


@pytest.mark.parametrize(
    ("remote", "address"),
    [
        ("git@code.example.org:dune/sandtable.git", ADDRESS),
        ("ssh://git@code.example.org/dune/sandtable.git", ADDRESS),
        ("https://code.example.org/dune/sandtable.git", ADDRESS),
        ("/srv/git/sandtable", ""),
    ],
)
def test_the_address_is_that_of_the_remote(
    remote: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import hatch_metadata

    monkeypatch.delenv(hatch_metadata.ADDRESS, raising=False)
    run("git", "init", "-q", tmp_path, cwd=tmp_path)
    assert hatch_metadata.address(tmp_path) == ""
    run("git", "-C", tmp_path, "remote", "add", "origin", remote, cwd=tmp_path)
    assert hatch_metadata.address(tmp_path) == address


# --- make wheels -------------------------------------------------------------------------
def command(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


def test_without_a_container_engine_nothing_is_built_and_why_is_said(tmp_path: Path) -> None:
    command(tmp_path, "docker", "echo 'Cannot connect to the Docker daemon' >&2; exit 1")
    with pytest.raises(AssertionError) as refused:
        run(sys.executable, ROOT / "make" / "wheels.py", "engine", cwd=tmp_path, PATH=str(tmp_path))
    said = str(refused.value)
    assert "NO WHEELS ARE BUILT: docker does not run (Cannot connect to the Docker daemon); podman is not" in said
    assert "make wheel" in said


def test_with_a_container_engine_cibuildwheel_gets_the_source_distribution(tmp_path: Path) -> None:
    command(tmp_path, "docker", "exit 1")
    command(tmp_path, "podman", "exit 0")
    command(tmp_path, "python", 'echo "$CIBW_CONTAINER_ENGINE $@"')
    words = (sys.executable, ROOT / "make" / "wheels.py", tmp_path / "python", "s.tar.gz", "out")
    said = run(*words, cwd=tmp_path, PATH=f"{tmp_path}:/bin:/usr/bin")
    assert said.split() == ["podman", "-m", "cibuildwheel", "--platform", "linux", "--output-dir", "out", "s.tar.gz"]
