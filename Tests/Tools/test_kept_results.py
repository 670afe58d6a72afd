"""That a build with kept results writes what a build without them writes; needs a debug build.

What a whole build has kept is taken as it is; that a build with all of it writes what one without writes is compared by
`.ci/run`, and by `make verify-kept` after random edits."""

import json
import shutil
import signal
import subprocess

import pytest
from performances import BINARY, ROOT, catalogue

# Prose alone; in a scenario, and between evidence.
EDITED = ["patterns/flux.md", "scenarios/tally-counter/one-tap.md", "tours/one-tap.md",
          "tours/index.md", "guide/writing-with-evidence.md"]
WORDS = "\n\nThese words were added between two builds.\n"


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    """Builds a copy of the texts by a copy of the program, with a copy of what builds have kept beside it."""
    folder = tmp_path_factory.mktemp("kept")
    # It is the same program by its time, and by the list of what it was linked from.
    program = shutil.copy2(BINARY, folder / "build-site")
    shutil.copytree(BINARY.parent / "build-site.product", folder / "build-site.product")
    if (BINARY.parent / "kept-results").exists():
        shutil.copytree(BINARY.parent / "kept-results", folder / "kept-results")
    shutil.copytree(ROOT / "content", folder / "content")

    def built(output):
        """What was written, and how many pages were taken from the store and how many scenarios performed."""
        result = subprocess.run(
            [program, "build", "--content", folder / "content", "--output", folder / output,
             "--format", "json"],
            cwd=ROOT, capture_output=True, text=True, timeout=900)
        assert result.returncode == 0, result.stderr
        stages = {stage["name"]: stage for stage in json.loads(result.stdout)["stages"]}
        files = {str(path.relative_to(folder / output)): path.read_bytes()
                 for path in (folder / output).rglob("*") if path.is_file()}
        return files, stages["reuse"]["count"], stages.get("perform", {"count": 0})["count"]

    built.folder, built.program = folder, program
    return built


def different(one, other):
    return sorted(path for path in one.keys() | other.keys() if one.get(path) != other.get(path))


# A build of the whole site, and what an edit or damage makes necessary.
def test_a_build_takes_what_no_edit_or_damage_reaches(build):
    first, _, _ = build("first")

    for text in EDITED:
        path = build.folder / "content" / text
        path.write_text(path.read_text() + WORDS)
    edited, reused, performed = build("edited")
    assert reused > 1000 and performed == 0
    changed = different(first, edited)
    for text in EDITED:
        folder = text.replace("scenarios/", "samples/").removesuffix(".md").removesuffix("index")
        for page in ("index.html", "index.md"):
            path = f"{folder.rstrip('/')}/{page}"
            assert path in changed and WORDS.strip().encode() in edited[path], path
            changed.remove(path)
    # Whatever else is different looks words up, says how much there is to read, or begins as the text does.
    assert [path for path in changed if path.endswith((".html", ".md"))] == []

    # One scenario in each pattern of its sample.
    script = build.folder / "content" / EDITED[1]
    script.write_text(script.read_text().replace("\nsteps:\n", "\nsteps:\n  - wait: 0.25s\n"))
    played, reused, performed = build("played")
    assert reused == 0
    assert performed == len(next(
        sample["patterns"] for sample in catalogue()["samples"] if sample["id"] == "tally-counter"))
    assert different(edited, played)

    # Their names are digests, so that each kind of result is among them.
    damaged = sorted((build.folder / "kept-results").iterdir())[::12]
    for file in damaged:
        data = bytearray(file.read_bytes())
        data[len(data) // 2] ^= 1
        file.write_bytes(data)
    repaired, reused, performed = build("repaired")
    assert reused == 0 and 0 < performed < len(damaged)
    assert different(repaired, played) == []


def test_a_check_of_a_part_takes_what_a_build_has_kept_and_leaves_its_report(build):
    before, _, _ = build("whole")
    result = subprocess.run(
        [build.program, "check", "--content", build.folder / "content", "--sample", "tally-counter", "--format", "json"],
        cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    stages = {stage["name"]: stage.get("count") for stage in json.loads(result.stdout)["stages"]}
    assert stages["perform"] == 0 and "reuse" not in stages and "compose" not in stages
    after, reused, performed = build("whole")
    assert reused > 1000 and performed == 0
    assert different(before, after) == []


def test_a_preview_begins_with_what_a_build_has_kept(build):
    store = build.folder / "kept-results"
    build("before")
    kept = set(store.iterdir())
    preview = subprocess.Popen(
        [build.program, "serve", "--content", build.folder / "content", "--port", "0"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert any("updated in" in line for line in preview.stdout)
    finally:
        preview.send_signal(signal.SIGINT)
        preview.wait(timeout=30)
    # Whatever it had played or examined itself, it would have kept.
    assert len(kept) > 500 and set(store.iterdir()) == kept
