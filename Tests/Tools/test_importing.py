"""What `build-site import` makes of sites that nobody here wrote, and that it can be built; needs a debug build."""

import json
import os
import tarfile
import time
from collections import Counter
from pathlib import Path

import pytest
from test_commands import ROOT, run, snapshot
from test_schemas import faults

DATA = Path(os.environ.get("COUNTERPOINT_TEST_DATA", ROOT / "../shared/data")) / "real"

# How many texts there are, and what is listed of each tree: looked through by hand.
TREES = {
    "rust-book": ("mdbook", 112, {"missing-include": 707, "mark-kept": 72, "link-kept": 32, "mark-changed": 105}),
    "swift-evolution": ("markdown", 578, {"mark-kept": 17, "link-kept": 8}),
    "zola-docs": ("zola", 47, {"mark-kept": 9, "link-kept": 3, "mark-changed": 1}),
}


@pytest.mark.skipif(not DATA.is_dir(), reason=f"there is no {DATA}; COUNTERPOINT_TEST_DATA names its parent")
@pytest.mark.parametrize("name", TREES)
def test_a_real_site_is_imported_and_built(tmp_path, name):
    generator, texts, listed = TREES[name]
    with tarfile.open(DATA / f"{name}.tar.xz") as archive:
        archive.extractall(tmp_path, filter="data")
    before = snapshot(tmp_path / name)
    start = time.monotonic()
    result = run("import", generator, name, "--into", "new", "--format", "json", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert faults("import", report) == []
    assert snapshot(tmp_path / name) == before
    assert report["texts"] == texts
    assert Counter(fault["id"] for fault in report["diagnostics"]) == listed
    assert {fault["severity"] for fault in report["diagnostics"] + report["siteDiagnostics"]} == {"warning"}
    # Every place that is named is one of a file.
    for fault in report["diagnostics"]:
        lines = (tmp_path / fault["file"]).read_text().splitlines()
        assert 1 <= fault["line"] <= len(lines)
    built = run("build", "--quiet", cwd=tmp_path / "new")
    assert built.returncode == 0, built.stderr
    print(f"{name}: {texts} texts, {len(report['diagnostics'])} listed, {time.monotonic() - start:.1f} s")


HUGO = {
    "hugo.yaml": "title: Notes & more\n",
    "content/_index.md": "---\ntitle: Home\n---\n[One]({{< ref one >}})\n",
    "content/posts/one.md": "---\ntitle: One\ndate: 2020-01-02\ntags: [a]\n---\n{{< own >}}\n\n![](/pic.png) [x](gone.md)\n",
    "static/pic.png": "png",
}


@pytest.fixture
def hugo(tmp_path):
    for path, text in HUGO.items():
        (tmp_path / "old" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "old" / path).write_text(text)
    return tmp_path


def test_a_person_is_told_what_was_done_and_what_is_to_be_mended(hugo):
    result = run("import", "hugo", "old", cwd=hugo)
    assert result.returncode == 0, result.stderr
    assert "3 texts and 1 other file imported into old-site" in result.stdout
    assert "1 × broken-link" in result.stdout and "build-site check" in result.stdout
    assert "--> old/content/posts/one.md:6:1\n" in result.stderr and "[mark-kept]" in result.stderr
    assert "warnings: [broken-link, missing-alternative-text]" in (hugo / "old-site/content/site.yml").read_text()
    built = run("build", cwd=hugo / "old-site")
    assert built.returncode == 0, built.stderr
    assert 'src="../../pic.png"' in (hugo / "old-site/site/posts/one/index.html").read_text()
    assert "Notes &amp; more" in (hugo / "old-site/site/index.html").read_text()


def test_a_folder_that_holds_something_is_left_alone(hugo):
    (hugo / "mine").mkdir()
    (hugo / "mine/a.txt").write_text("mine")
    before = snapshot(hugo)
    result = run("import", "hugo", "old", "--into", "mine", cwd=hugo)
    assert result.returncode == 1 and "[not-empty]" in result.stderr
    assert snapshot(hugo) == before


def test_what_is_no_file_is_left_out_by_its_name(hugo):
    static = hugo / "old/static"
    os.mkfifo(static / "pipe")
    (static / "gone").symlink_to("nowhere")
    (static / "up").symlink_to("..")
    result = run("import", "hugo", "old", cwd=hugo)
    assert result.returncode == 0, result.stderr
    assert "3 texts and 1 other file imported" in result.stdout
    for name in ("pipe", "gone", "up"):
        assert f"--> old/static/{name}\n" in result.stderr
    copied = {path.name for path in (hugo / "old-site/content").iterdir()}
    assert "pic.png" in copied and copied.isdisjoint({"pipe", "gone", "up"})


@pytest.mark.parametrize("arguments, status, message", [
    (["hgo", "old"], 1, "did you mean 'hugo'?"),
    (["mdbook", "old"], 1, "[no-source]"),
    (["hugo", "old", "--into", "old/inner"], 1, "[wrong-folder]"),
    (["hugo", "old", "--into", "old/a/../b/c"], 1, "--into old-site"),
    (["hugo", "nowhere"], 1, "there is no such folder"),
    (["hugo"], 64, "Missing expected argument"),
])
def test_what_cannot_be_imported_is_refused_and_nothing_is_written(hugo, arguments, status, message):
    before = snapshot(hugo)
    result = run("import", *arguments, cwd=hugo)
    assert result.returncode == status and message in result.stderr
    assert snapshot(hugo) == before
