"""The recordings that the site offers for download: an archive for each implementation."""

import functools
import lzma
import os
import tarfile
from io import BytesIO
from pathlib import Path

import orjson

SITE = Path(os.environ.get("COUNTERPOINT_SITE", Path(__file__).resolve().parents[2] / "site"))

# What files of each form end in.
ENDINGS = {"json": "json", "plantuml": "puml", "mermaid": "mmd", "chrome": "trace.json", "svg": "svg"}


def archive(sample, pattern):
    """Where the archive of an implementation is."""
    return SITE / "samples" / sample / "code" / pattern / "recordings.tar.xz"


@functools.cache
def files(sample, pattern):
    """What is in the archive of an implementation: bytes by path."""
    with tarfile.open(fileobj=BytesIO(lzma.decompress(archive(sample, pattern).read_bytes()))) as unpacked:
        return {member.name: unpacked.extractfile(member).read() for member in unpacked}


def text(sample, pattern, scenario, form="json"):
    """A recording in one form."""
    return files(sample, pattern)[f"{sample}-{pattern}/{scenario}.{ENDINGS[form]}"].decode()


def document(sample, pattern, scenario):
    """A recording as plain values."""
    return orjson.loads(files(sample, pattern)[f"{sample}-{pattern}/{scenario}.json"])
