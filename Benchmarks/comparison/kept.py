"""Keeps what each part of the comparison gave, so that a call that was interrupted can be taken up again."""

import hashlib
import pickle

from .subjects import BENCHMARKS

STORE = BENCHMARKS / ".build" / "comparison"


def place(part, generators):
    """Where a part's results are kept: another place for other programs, sites or ways of measuring."""
    sources = [path for name in ("comparison", "sites") for path in (BENCHMARKS / name).rglob("*") if path.is_file()]
    digest = hashlib.sha256(repr(part).encode())
    for path in [generator.program for generator in generators] + sorted(sources):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return STORE / digest.hexdigest()[:16]


def read(place):
    """The results, or None if there are none."""
    return pickle.loads(place.read_bytes()) if place.exists() else None


def write(place, results):
    """Keeps results."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(pickle.dumps(results))
