"""The command for the recordings of a package's tests: the site of them."""

import re
import shutil

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
