"""Every performance of every scenario, as the command line prints it or the site offers it; needs both."""

import functools
import os
import subprocess
from pathlib import Path

import downloads
import orjson

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site"))
BINARY = ROOT / ".build" / "debug" / "build-site"


def build_site(*arguments, form="json"):
    return subprocess.run(
        [BINARY, *arguments, "--format", form], cwd=ROOT, capture_output=True, text=True, timeout=300)


@functools.cache
def catalogue():
    """The samples with their patterns and scenarios, and what the patterns are called."""
    return orjson.loads(build_site("list").stdout)


def performances():
    """Every sample, pattern and scenario that there is to play."""
    return [(sample["id"], pattern, scenario) for sample in catalogue()["samples"]
            for scenario in sample["scenarios"] for pattern in sample["patterns"]]


def chosen(number):
    """Each scenario in some patterns: in the first ones, the next in the next ones, so that each pattern is among them."""
    return [(sample["id"], sample["patterns"][place % len(sample["patterns"])], scenario) for sample in catalogue()["samples"]
            for first, scenario in enumerate(sample["scenarios"]) for place in range(number * first, number * (first + 1))]


def printed(performance, form="json"):
    """What is printed of a performance, which must succeed."""
    result = build_site("trace", *performance, form=form)
    assert result.returncode == 0, f"{' '.join(performance)}: {result.stderr}"
    return result.stdout


def offered(performance):
    """The trace of a performance that the site offers for download."""
    return downloads.document(*performance)


@functools.cache
def traces():
    """The trace of every performance. Whoever changes one takes a copy."""
    return {performance: offered(performance) for performance in performances()}
