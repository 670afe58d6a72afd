"""That the catalogues of documentation name what there is: DocC, which is in the toolchain, resolves every link of theirs
and of the comments on what is public."""

import functools
import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SWIFT = os.environ.get("SWIFT", "swift")
CATALOGUES = sorted(ROOT.glob("Sources/*/*/*.docc"))


@functools.cache
def toolchain():
    """The folder of the toolchain's programs, and for which target it compiles."""
    said = subprocess.run([SWIFT, "-print-target-info"], capture_output=True, text=True, check=True).stdout
    target = json.loads(said)
    return Path(target["paths"]["runtimeResourcePath"]).parents[1] / "bin", target["target"]["triple"]


def converted(catalogue, module, folder):
    """What DocC says of a catalogue, with the public symbols of its module as the build left it."""
    programs, triple = toolchain()
    symbols = folder / "symbols"
    symbols.mkdir()
    subprocess.run([programs / "swift-symbolgraph-extract", "-module-name", module, "-target", triple, "-I", ROOT / ".build/debug/Modules",
                    "-minimum-access-level", "public", "-output-dir", symbols], check=True)
    return subprocess.run([programs / "docc", "convert", catalogue, "--additional-symbol-graph-dir", symbols, "--warnings-as-errors",
                           "--fallback-display-name", module, "--fallback-bundle-identifier", module,
                           "--output-path", folder / "archive"], capture_output=True, text=True)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_link_leads_somewhere(catalogue, tmp_path):
    run = converted(catalogue, catalogue.parent.name, tmp_path)
    assert (run.returncode, (run.stdout + run.stderr).strip()) == (0, "")


def test_a_link_to_nothing_is_found(tmp_path):
    catalogue = tmp_path / "Trace.docc"
    catalogue.mkdir()
    (catalogue / "Trace.md").write_text("# ``Trace``\n\nA catalogue.\n\n## Topics\n\n### One\n\n- ``Recorderr``\n")
    run = converted(catalogue, "Trace", tmp_path)
    assert run.returncode != 0 and "Recorderr" in run.stdout + run.stderr
