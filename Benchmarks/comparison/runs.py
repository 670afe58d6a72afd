"""Runs both generators in turn on one site, and keeps what each run took."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from . import content, parity, subjects

SPAWNER = [sys.executable, "-I", "-S", str(Path(__file__).with_name("process.py"))]


@dataclass(frozen=True)
class Case:
    """What is measured: a site of a size, in some place, built in some state."""

    site: str
    pages: int
    place: str  # "memory" or "disk"
    state: str  # "fresh" (into a new folder) or "again" (over the same, nothing changed)
    colours: bool  # whether code is coloured


@dataclass(frozen=True)
class Run:
    """What one run took: seconds, and bytes at the peak."""

    case: Case
    subject: str
    round: int
    wall: float
    user: float
    system: float
    peak: int
    content: str

    kind = "run"

    @property
    def cpu(self):
        return self.user + self.system

    def row(self):
        """The run as a line of results.csv."""
        figures = {name: f"{getattr(self, name):.4f}" for name in ("wall", "user", "system")}
        row = {**asdict(self), **asdict(self.case), **figures, "colours": "on" if self.case.colours else "off"}
        del row["case"]
        return row


def measure(site, pages, place, rounds, generators, say, colours=False):
    """All runs of both generators on one site: `rounds` after one that does not count.

    In each round every generator builds into a new folder, then once more over it, nothing having changed. Folders
    are removed outside of what is measured.

    Raises `Failure` if a generator fails, or if two sites differ.
    """
    runs = []
    with workplace(place) as folder:
        sources = {subject.name: folder / subject.name.lower() for subject in generators}
        contents = [
            (subjects.lay_out(subject, site, sources[subject.name]), subject.index)
            for subject in generators
        ]
        digest = content.write(site, pages, contents)
        for number in range(rounds + 1):
            for subject in generators:
                output = folder / f"{subject.name.lower()}-site"
                shutil.rmtree(output, ignore_errors=True)
                for state in ("fresh", "again"):
                    os.sync()
                    command = subject.command(site=sources[subject.name], output=output, scratch=folder / "scratch")
                    took = run(command)
                    if number > 0:
                        case = Case(site, pages, place, state, colours)
                        runs.append(Run(case, subject.name, number, content=digest, **took))
            say(f"  round {number} of {rounds}")
        check(site, pages, [folder / f"{subject.name.lower()}-site" for subject in generators], colours)
    return runs


class Failure(Exception):
    """A run that cannot count."""


def run(command):
    """What one run of a command took."""
    result = subprocess.run(SPAWNER + command, capture_output=True, text=True)
    *said, figures = result.stdout.splitlines() or [""]
    took = json.loads(figures) if figures.startswith("{") else {"status": 1}
    if took.pop("status") != 0:
        raise Failure("\n".join([" ".join(command), *said[-20:], result.stderr[-4000:]]))
    return took


def check(site, pages, outputs, colours):
    """Compares what the generators wrote; one alone is checked for its number of pages."""
    for output in outputs:
        if sum(1 for _ in output.rglob("*.html")) < pages:
            raise Failure(f"{output} has fewer than {pages} pages")
    for other in outputs[1:]:
        lines = parity.differences(outputs[0], other, colours)
        if lines:
            raise Failure(f"{site}, {pages} pages: {len(lines)} differences\n{parity.report(lines)}")


@contextmanager
def workplace(place):
    """A new folder in memory or on disk, which goes afterwards."""
    parent = memory() if place == "memory" else subjects.BENCHMARKS / ".build"
    folder = Path(tempfile.mkdtemp(prefix="comparison-", dir=parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def memory():
    """Where files are kept in memory; without such a place the system's temporary folder, and a word."""
    if os.access("/dev/shm", os.W_OK):
        return "/dev/shm"
    print("There is no /dev/shm: what is called memory is the temporary folder.", file=sys.stderr)
    return tempfile.gettempdir()
