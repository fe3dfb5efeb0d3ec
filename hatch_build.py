"""Build hook that compiles the engine with mypyc for wheels and editable installs.

The modules to compile, and those that stay plain Python and why, are listed in pyproject.toml under
[tool.hatch.build.targets.wheel.hooks.custom]. SANDTABLE_PURE controls the build:

    unset   compile; without a C compiler, or if compiling fails, warn and build plain Python
    1       plain Python; mypy is not required
    0       compile, or fail

SANDTABLE_OPTIMIZE is the optimization level of the C compiler (default 3). Tests use `g`, which compiles in half the
time.

The web page is included in wheels and source distributions if it has been built (make web). A wheel made from a source
distribution has the page that is in it.

A wheel takes the compiled files from build/mypyc, never from the source tree. An editable install puts them next to
their modules, where Python prefers them to the sources: after editing a source, install again. A plain editable install
removes them, and so does `make clean`.

    python hatch_build.py check         # tell whether compiling can work here; exit status 1 if not
    python hatch_build.py binaries OUT  # write only the compiled files, into the folder OUT
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE: Final = "SANDTABLE_PURE"
OPTIMIZE: Final = "SANDTABLE_OPTIMIZE"
BEST: Final = "3"
PAGE: Final = "web/dist"
SOURCES: Final = "sdist"  # the build target of source distributions
RECIPE: Final = ("pyproject.toml", "hatch_build.py", "requirements-compile.lock")
BUNDLES: Final = int(os.environ.get("SANDTABLE_BUNDLES") or 12)  # C files into which the generated code is put together
BINARY: Final = (".so", ".pyd")  # suffixes of compiled modules on Unix and Windows

TRY: Final = "try"
NEVER: Final = "never"
ALWAYS: Final = "always"

# `make types` checks all types, with every library installed. Here only errors in the compiled modules count, because
# they prevent compiling; libraries of other modules may be missing.
MYPY_OPTIONS: Final = ("--config-file=", "--follow-imports=silent", "--ignore-missing-imports")


class CannotCompile(Exception):
    """The reason why the engine cannot be compiled."""


def intent() -> str:
    """Return whether to compile, as set by SANDTABLE_PURE."""
    asked = os.environ.get(PURE, "").strip().lower()
    if asked == "":
        return TRY
    if asked in ("1", "true", "yes"):
        return NEVER
    if asked in ("0", "false", "no"):
        return ALWAYS
    raise ValueError(f"{PURE} is 1 (plain), 0 (compiled, or fail) or unset (compiled if it can be), not {asked!r}")


def level() -> str:
    """Return the optimization level (after -O), as set by SANDTABLE_OPTIMIZE."""
    return os.environ.get(OPTIMIZE) or BEST


def run(command: list[str], cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command and return its exit status and output."""
    return subprocess.run(
        command, cwd=cwd, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )


def compiler_trouble() -> str:
    """Return why nothing can be compiled here; empty if compiling a test file with Python's header succeeds."""
    if sys.platform == "win32":
        return ""  # setuptools finds Microsoft's compiler by itself
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"there is no C compiler {command[0]!r}"
    includes = [f"-I{sysconfig.get_path(kind)}" for kind in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        target = source.with_suffix(".o")
        try:
            done = run([*command, *includes, "-c", str(source), "-o", str(target)])
        except OSError as error:
            return f"the C compiler {command[0]!r} does not start: {error}"
        if done.returncode == 0 and target.exists():
            return ""
        output = done.stdout.strip().splitlines()
        return (
            f"the C compiler {shlex.join(command)!r} cannot compile for Python: {output[0] if output else 'it fails'}"
        )


def sources(root: Path, patterns: Iterable[str], but: Iterable[str] = ()) -> list[str]:
    """Return the files that match the patterns, relative to the root, except those that match `but`. Each pattern must
    match something."""
    found: set[str] = set()
    for pattern in patterns:
        files = _files(root, pattern)
        if not files:
            raise ValueError(f"no file to compile matches {pattern!r}")
        found |= files
    for pattern in but:
        files = _files(root, pattern)
        if not files or not files <= found:
            raise ValueError(f"{pattern!r} is to stay plain, but it is not there or would not be compiled anyway")
        found -= files
    return sorted(found)


def _files(root: Path, pattern: str) -> set[str]:
    return {file.relative_to(root).as_posix() for file in root.glob(pattern)}


def work_folder(root: Path) -> Path:
    """Return the work folder, which is kept between builds so that unchanged code is not compiled again. Each version
    of the tools has its own."""
    name = f"{sys.implementation.cache_tag}-{platform.machine()}-mypy-{version_of('mypy')}"
    return root / "build" / "mypyc" / (name if level() == BEST else f"{name}-O{level()}")


def compile_all(root: Path, files: list[str], group: str) -> dict[Path, str]:
    """Compile the files and return each compiled file with its path in the package. The group's file contains the code
    of all modules."""
    trouble = compiler_trouble()
    if trouble:
        raise CannotCompile(trouble)
    for tool in ("mypyc", "setuptools"):
        if importlib.util.find_spec(tool) is None:
            raise CannotCompile(f"{tool} is not installed where the build runs")
    work = work_folder(root)
    done = run([sys.executable, str(Path(__file__).resolve()), "compile", str(work), group, *files], cwd=root)
    if done.returncode != 0:
        raise CannotCompile("compiling failed:\n" + "\n".join(done.stdout.strip().splitlines()[-20:]))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    places = [f"{group}__mypyc{suffix}", *(file.removesuffix(".py") + suffix for file in files)]
    missing = [place for place in places if not (work / "lib" / place).is_file()]
    if missing:
        raise CannotCompile(f"compiling did not make {', '.join(missing)}")
    return {work / "lib" / place: place for place in places}


def compile_here(work: Path, group: str, files: list[str]) -> None:
    """Compile in this process, which was started for it in the root: mypyc writes C into `work`/c, setuptools builds
    `work`/lib from it."""
    setuptools = importlib.import_module("setuptools")  # before mypyc, which checks whether it is loaded
    from mypyc.build import mypycify

    cache = f"--cache-dir={work / 'mypy'}"
    extensions = mypycify(
        [*MYPY_OPTIONS, cache, *files],
        group_name=group,
        target_dir=str(work / "c"),
        opt_level=level(),
        debug_level="0",
        multi_file=True,
    )
    for extension in extensions:
        extension.depends.append(str(Path(__file__).resolve()))  # rebuild if the options here change
        if sys.platform != "win32":
            # A new compiler's new warnings must not stop the build. Checking the indentation of large files takes half
            # as long as all the rest (GCC 12), or several times as long (GCC 13), even if it reports nothing.
            extension.extra_compile_args += ["-Wno-error", "-Wno-misleading-indentation"]
        if sys.platform == "linux":
            # Let functions of the group call each other directly instead of through the procedure linkage table. This
            # makes the search bot 9% faster.
            extension.extra_link_args += ["-Wl,-Bsymbolic-functions"]
    whole = next(extension for extension in extensions if extension.name == f"{group}__mypyc")
    whole.sources = bundle(work / "c", whole.sources)
    build = importlib.import_module("setuptools.command.build_ext").build_ext
    places = [f"--build-lib={work / 'lib'}", f"--build-temp={work / 'o'}", f"--parallel={jobs()}"]
    # pyproject.toml is for hatchling: setuptools refuses fields that a hook of hatchling fills in (`readme`).
    skip = {"parse_config_files": lambda *_, **__: None}
    setuptools.setup(
        name=group,
        distclass=type("Distribution", (setuptools.Distribution,), skip),
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": type("ParallelBuild", (build,), {"build_extensions": build_in_parallel(build)})},
        script_args=["build_ext", *places],
    )


def jobs() -> int:
    """Return how many C files are compiled at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def bundle(folder: Path, generated: list[str]) -> list[str]:
    """Return a few C files of similar size that include all generated ones.

    One file for everything takes twice as long on one core and 2 GB; a file for each module reads the header of the
    group 300 times and lets the compiler inline nothing across modules.
    """
    natives = sorted(name for name in generated if Path(name).name.startswith("__native"))
    runtime = sorted(set(generated) - set(natives))
    total = sum(Path(name).stat().st_size for name in natives)
    bundles: list[list[str]] = [runtime]
    room = 0.0
    for name in natives:
        if room <= 0:
            bundles.append([])
            room = total / BUNDLES
        bundles[-1].append(name)
        room -= Path(name).stat().st_size
    written = []
    for number, names in enumerate(bundles):
        file = folder / f"bundle_{number}.c"
        text = "".join(f'#include "{Path(name).resolve().as_posix()}"\n' for name in names)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
        written.append(str(file))
    return written


def build_in_parallel(build: Any) -> Any:
    """Return a `build_extensions` for the command class that compiles several C files of one extension at a time."""

    def build_extensions(command: Any) -> None:
        one_by_one = command.compiler.compile

        def compile_sources(files: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(jobs()) as pool:
                done = pool.map(lambda file: one_by_one([file], *args, **kwargs), files)
                return [built for objects in done for built in objects]

        command.compiler.compile = compile_sources
        build.build_extensions(command)

    return build_extensions


def stale(root: Path, files: Iterable[str], group: str) -> list[Path]:
    """Return the compiled files in the source tree, both in the packages and the group's file."""
    found = [file for file in root.glob(f"{group}__mypyc.*") if file.suffix in BINARY]
    for package in sorted({Path(file).parts[0] for file in files}):
        found += [file for file in sorted((root / package).rglob("*")) if file.suffix in BINARY]
    return found


class EngineBuildHook(BuildHookInterface[BuilderConfig]):
    """The build hook that hatchling calls: it adds the compiled engine and the web page to a package."""

    def modules(self) -> list[str]:
        """Return the modules to compile; none for a source distribution."""
        if self.target_name == SOURCES:
            return []
        return sources(Path(self.root), self.config["modules"], self.config.get("plain", ()))

    def group(self) -> str:
        return str(self.metadata.core.name).replace("-", "_")

    def dependencies(self) -> list[str]:
        """Return the requirements for compiling; empty if the build will not compile."""
        wanted = intent()
        if self.target_name == SOURCES or wanted == NEVER or (wanted == TRY and compiler_trouble()):
            return []
        return list(self.config["compile-requires"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare the build: add the web page and the compiled files, as far as they are available."""
        root = Path(self.root)
        if self.target_name == SOURCES:
            self.take_page(root, build_data["force_include"], PAGE)
            return
        files = self.modules()
        editable = version == "editable"
        if editable:
            self.clean([version])
        else:
            self.take_along(root, build_data["force_include"])
        wanted = intent()
        if wanted == NEVER:
            return
        try:
            self.app.display_info(f"Compiling {len(files)} modules with mypyc ...")
            binaries = compile_all(root, files, self.group())
        except CannotCompile as error:
            if wanted == ALWAYS:
                self.app.abort(f"{self.group()} cannot be compiled, but {PURE}=0 requires it: {error}")
            self.app.display_warning(
                f"WARNING: {self.group()} is built as plain Python, several times slower than compiled: {error}\n"
                f"({PURE}=1 asks for plain Python and silences this.)"
            )
            return
        if editable:
            for file, place in binaries.items():
                shutil.copyfile(file, root / place)  # not its date, which `build_info` compares with that of the source
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): place for file, place in binaries.items()})

    def take_along(self, root: Path, included: dict[str, str]) -> None:
        """Include the web page, if it has been built (make web), so that users do not need Node; and the files needed
        to compile the engine, so that a server installed from a plain wheel can compile it later
        (sandtable.server.operations.compile_engine)."""
        self.take_page(root, included, "sandtable/server/web")
        for name in RECIPE:
            if (root / name).is_file():
                included[str(root / name)] = f"{self.group()}/_recipe/{name}"

    def take_page(self, root: Path, included: dict[str, str], place: str) -> None:
        """Include the web page at this place, or warn that it has not been built."""
        if (root / PAGE / "index.html").is_file():
            included[str(root / PAGE)] = place
        elif (root / PAGE).parent.is_dir() or self.target_name == SOURCES:
            self.app.display_warning(
                f"WARNING: the web page is left out, because it has not been built: {PAGE} (make web)"
            )

    def clean(self, versions: list[str]) -> None:
        """Remove compiled files from the source tree."""
        for file in stale(Path(self.root), self.modules(), self.group()):
            file.unlink()


def binaries(root: Path, out: Path) -> None:
    """Compile the engine as configured in pyproject.toml, without building a wheel."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    files = sources(root, hook["modules"], hook["plain"])
    for file, place in compile_all(root, files, project["project"]["name"].replace("-", "_")).items():
        (out / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, out / place)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["check"]:
            trouble = compiler_trouble()
            print(f"The engine cannot be compiled here: {trouble}." if trouble else "The engine can be compiled here.")
            return 1 if trouble else 0
        case ["binaries", out]:
            try:
                binaries(Path(__file__).resolve().parent, Path(out).resolve())
            except CannotCompile as error:
                print(f"The engine cannot be compiled here: {error}")
                return 1
            return 0
        case ["compile", work, group, *files]:
            compile_here(Path(work), group, files)
            return 0
        case _:
            print(__doc__)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
