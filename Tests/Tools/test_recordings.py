"""The commands for the recordings of a package's tests: the site of them, and what differs from what is kept."""

import os
import re
import shutil
import stat

import pytest
from test_commands import ROOT, places, run, snapshot

SHOP = ROOT / "Tests/Consumers/Shop"
KEPT = SHOP / "Tests/ShopTests/Recordings"


# MARK: The site

def test_a_site_is_made_of_nothing_but_the_folder(tmp_path):
    result = run("recordings", KEPT, "--contract", SHOP / "architecture.yml", "--output", tmp_path / "site")
    assert result.returncode == 0, result.stderr
    names = sorted(path.stem for path in KEPT.glob("*.txt"))
    pages = {path.parent.name for path in (tmp_path / "site/tests").glob("*/index.html")}
    assert pages == {name.lower() for name in names}
    home = (tmp_path / "site/index.md").read_text()
    for name in names:
        rows = (KEPT / f"{name}.txt").read_text().split("---\n")[1].splitlines()
        assert re.search(rf"\| \[{name}\]\([^)]*\) \| {len(rows)} \|", home), home
    before = snapshot(tmp_path / "site")
    assert run("recordings", KEPT, "--contract", SHOP / "architecture.yml", "--output", tmp_path / "site").returncode == 0
    assert snapshot(tmp_path / "site") == before


def test_what_is_wrong_is_reported_together_and_leaves_the_site_alone(tmp_path):
    kept = tmp_path / "kept"
    shutil.copytree(KEPT, kept)
    assert run("recordings", kept, "--output", tmp_path / "site").returncode == 0
    before = snapshot(tmp_path / "site")
    buying = kept / "CartTests-buying.txt"
    buying.write_text(buying.read_text().replace("PriceService#1: model", "PriceService#1: modle"))
    (kept / "CartTests-other.txt").write_text("A#1: store\n---\ntest cals A#1 b()\n")
    result = run("recordings", kept, "--contract", tmp_path / "no.yml", "--output", tmp_path / "site")
    assert result.returncode == 1
    assert places(result, tmp_path) == [
        ("unknown-role", "kept/CartTests-buying.txt:2:17"), ("not-a-recording", "kept/CartTests-other.txt:3:1"),
        ("unreadable", "no.yml")]
    assert "did you mean 'model'?" in result.stderr and "did you mean 'calls'?" in result.stderr
    assert snapshot(tmp_path / "site") == before
    assert places(run("recordings", kept, "--output", kept / "site"), tmp_path) == [("wrong-folder", "kept/site")]


def test_a_site_of_ones_own_shows_recordings(tmp_path):
    own = tmp_path / "own"
    result = run("recordings", KEPT, "--contract", SHOP / "architecture.yml", "--begin", own)
    assert result.returncode == 0, result.stderr
    built = run("build", cwd=own)
    assert built.returncode == 0, built.stderr
    assert (own / "site/recordings/tests/carttests-buying/index.html").exists()
    text = own / "content/recordings/index.md"
    text.write_text(text.read_text().replace("recordings: ", "recording: "))
    result = run("check", cwd=own)
    assert places(result, own) == [("unknown-key", "content/recordings/index.md:4:1")]
    assert "did you mean 'recordings'?" in result.stderr
    text.unlink()
    result = run("check", cwd=own)
    assert ("no-recordings", "content/recordings/index.md") in places(result, own)


# MARK: What differs

@pytest.fixture
def package(tmp_path):
    """A package whose tests are run by a program in the place of Swift: it records what the folder `now` has, or fails."""
    kept = tmp_path / "package/Tests/ShopTests/Recordings"
    shutil.copytree(KEPT, kept)
    (tmp_path / "package/Package.swift").touch()
    shutil.copytree(KEPT, tmp_path / "now")
    program = tmp_path / "swift"
    program.write_text(f"""#!/bin/sh
[ "$*" = "test --package-path {tmp_path}/package" ] || exit 9
[ "$COUNTERPOINT_RECORD" = all ] || exit 8
[ -e {tmp_path}/fails ] && exit 1
mkdir -p "$COUNTERPOINT_RECORDINGS{kept}"
cp {tmp_path}/now/*.txt "$COUNTERPOINT_RECORDINGS{kept}" 2>/dev/null
[ -e {tmp_path}/later ] && cp {tmp_path}/later/*.txt {tmp_path}/now
true
""")
    program.chmod(program.stat().st_mode | stat.S_IEXEC)
    environment = os.environ | {"SWIFT": str(program)}

    def record(*arguments):
        return run("record", "--package", tmp_path / "package", *arguments, env=environment)

    return tmp_path, kept, record


def change(file, old="clear()", new="empty()"):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_what_is_missing_is_written_and_what_differs_is_shown(package):
    folder, kept, record = package
    result = record()
    assert (result.returncode, result.stdout) == (0, "3 recordings, 3 unchanged\n")
    (kept / "CartTests-addingTwice.txt").unlink()
    change(folder / "now/CartTests-buying.txt")
    old = (kept / "CartTests-buying.txt").read_text()
    result = record()
    assert places(result, kept) == [("changed-recording", "CartTests-buying.txt")]
    assert "+       CartViewModel#1 calls CartStore#1 empty()" in result.stdout
    assert (kept / "CartTests-buying.txt").read_text() == old
    assert (kept / "CartTests-addingTwice.txt").read_text() == (KEPT / "CartTests-addingTwice.txt").read_text()


def test_only_what_is_named_is_kept_anew(package):
    folder, kept, record = package
    for name in ("buying", "addingSeveralAtOnce"):
        change(folder / f"now/CartTests-{name}.txt")
    before = snapshot(kept)
    result = record("--bless", "CartTests-buyin")
    assert places(result, kept) == [("unknown-recording", "")]
    assert "did you mean 'CartTests-buying'?" in result.stderr
    assert snapshot(kept) == before
    result = record("--bless", "CartTests-buying")
    assert result.returncode == 0, result.stderr
    assert "**CartTests-buying**" in result.stdout and "addingSeveral" not in result.stdout
    assert [name for name, state in snapshot(kept).items() if state != before[name]] == ["CartTests-buying.txt"]
    assert (kept / "CartTests-buying.txt").read_text() == (folder / "now/CartTests-buying.txt").read_text()


def test_what_is_not_the_same_twice_is_unstable(package):
    folder, kept, record = package
    assert record("--check").stdout == "3 recordings, 0 unstable\n"
    (folder / "later").mkdir()
    shutil.copy(folder / "now/CartTests-buying.txt", folder / "later")
    change(folder / "later/CartTests-buying.txt")
    (kept / "CartTests-gone.txt").write_text("A#1: store\n---\n")
    (kept / "kept").write_text("# Of the cart.\nCartTests-*\nCartTests-bying\n")
    before = snapshot(kept)
    result = record("--check")
    assert places(result, kept) == [
        ("unstable-recording", "CartTests-buying.txt"), ("unknown-recording", "CartTests-gone.txt"),
        ("unknown-recording", "kept:3:1")]
    assert "+       CartViewModel#1 calls CartStore#1 empty()" in result.stdout
    assert "-       CartViewModel#1 calls CartStore#1 clear()" in result.stdout
    assert snapshot(kept) == before
    assert record("--check", "--bless", "CartTests-buying").returncode == 64


def test_tests_that_fail_or_record_nothing_change_nothing(package):
    folder, kept, record = package
    before = snapshot(kept)
    (folder / "fails").touch()
    assert places(record(), folder) == [("failed-tests", "package")]
    (folder / "fails").unlink()
    for file in (folder / "now").iterdir():
        file.rename(file.with_suffix(".text"))
    assert places(record("--check"), folder) == [("no-recordings", "package")]
    (folder / "package/Package.swift").unlink()
    assert places(record(), folder) == [("wrong-folder", "package")]
    assert snapshot(kept) == before
