"""Links as LinkChecker sees them, which is not ours, and whether it agrees with us; needs a debug build."""

import csv
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from conftest import ROOT, SITE, pages
from test_structure import References

BINARY = ROOT / ".build" / "debug" / "build-site"
# Of the pages that one template makes for each sample, those of one are read, and for each scenario, pattern and pair with the
# first pattern, likewise. All others are held against all links by `test_every_link_and_anchor_resolves`.
OTHERS = (r"/samples/(?!tally-counter/)[^/]+/[^/]+/|/samples/[^/]+/(?!code/|one-tap/)[^/]+/|/samples/[^/]+/[^/]+/(?!cocoa-mvc/)[^/]+/"
          r"|/compare/(?!cocoa-mvc-)[^/]+/|/compare/[^/]+/(?!tally-counter/)[^/]+/")


def linked_or_copied(source, target):
    """A file at another place, without its bytes where the system can do that."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def check(site, *options):
    """The addresses that LinkChecker comes to from a site's first page, and those that it finds broken.

    Both begin at the site's root; that of a folder's page ends in a slash.
    """
    # It reads files, since it would ask no server without long pauses; if root calls it, it reads as nobody.
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copytree(site, Path(folder) / "site", copy_function=linked_or_copied))
        Path(folder).chmod(0o755)
        settings = Path(folder) / "linkcheckerrc"
        settings.write_text("[AnchorCheck]\n")
        root = copy.as_uri()
        # Threads of one interpreter wait for one another: one alone takes half the time of ten.
        command = [Path(sys.executable).with_name("linkchecker"), "--config", settings, "--no-status", "--threads", "1",
                   "--verbose", "--output", "csv", *options, f"{root}/index.html"]
        result = subprocess.run(command, capture_output=True, text=True)
    lines = [line for line in result.stdout.splitlines() if not line.startswith("# ")]
    rows = [row for row in csv.DictReader(lines, delimiter=";") if row["url"].startswith(root)]
    assert rows, result.stderr

    def address(row):
        return re.sub(r"/index\.html(?=#|$)", "/", unquote(row["url"].removeprefix(root)))

    broken = {address(row) for row in rows if row["valid"] != "True" or "not found" in row["warningstring"]}
    return {address(row) for row in rows}, broken


def linked():
    """The addresses of the files that the pages and styles of our own site refer to, as our own reading has it."""
    found = {"/"}
    for page in pages():
        if page == "404.html":
            continue
        for address in References((SITE / page).read_text()).addresses:
            parts = urlsplit(address)
            if not (parts.scheme or parts.netloc) and parts.path:
                path = posixpath.normpath(posixpath.join("/", posixpath.dirname(page), unquote(parts.path)))
                found.add(re.sub(r"/index\.html$", "/", path))
    for sheet in [SITE / path[1:] for path in found if path.endswith(".css")]:
        for address in re.findall(r'url\("([^":]+)"\)', sheet.read_text()):
            found.add(f"/{(sheet.parent / address).relative_to(SITE)}")
    return found


def test_no_link_of_our_own_site_is_broken():
    # For every place on a page it reads the page again, and samples have a hundred thousand of them, which
    # test_every_link_and_anchor_resolves looks up; here the places on other pages, which are shorter, will do.
    checked, broken = check(
        SITE, "--ignore-url", "#main$", "--ignore-url", "/(samples|patterns|metrics)/.*#", "--ignore-url", OTHERS)
    assert broken == set()
    expected = {address for address in linked() if not re.search(OTHERS, address)}
    followed = {address.split("#")[0] for address in checked if not re.search(OTHERS, address)}
    assert followed == expected


PLANTED = {
    # What is written in a text, what it becomes on its page, and where that leads.
    "[a](missing.md)": ('<a href="../missing/index.html">a</a>', "/notes/missing/"),
    "[a](/nowhere/)": ('<a href="../../nowhere/index.html">a</a>', "/nowhere/"),
    "[a](first.md#no-place)": ('<a href="../first/index.html#no-place">a</a>', "/notes/first/#no-place"),
    "[a](#nor-here)": ('<a href="#nor-here">a</a>', "/notes/second/#nor-here"),
    "![a](missing.png)": ('<img src="../missing.png" alt="a">', "/notes/missing.png"),
    "[a](../guide/missing.txt)": ('<a href="../../guide/missing.txt">a</a>', "/guide/missing.txt"),
}


@pytest.fixture
def site(tmp_path):
    folder = tmp_path / "my-site"
    subprocess.run([BINARY, "init", folder], check=True, capture_output=True)
    subprocess.run([BINARY, "build", "--quiet"], cwd=folder, check=True)
    return folder


def test_what_we_call_broken_is_what_it_calls_broken(site):
    pages_and_more, broken = check(site / "site")
    assert len(pages_and_more) > 11 and broken == set()

    # We write no site with such links, so they are put into the finished page.
    page = site / "site/notes/second/index.html"
    page.write_text(page.read_text().replace("</article>", "".join(html for html, _ in PLANTED.values()) + "</article>"))
    theirs = check(site / "site")[1]

    text = site / "content/notes/second.md"
    text.write_text(text.read_text() + "\n" + "\n".join(PLANTED) + "\n")
    result = subprocess.run([BINARY, "check", "--format", "json"], cwd=site, capture_output=True, text=True)
    faults = json.loads(result.stdout)["diagnostics"]
    assert {fault["id"] for fault in faults} == {"broken-link", "broken-anchor"}
    lines = text.read_text().splitlines()
    ours = {PLANTED[lines[fault["line"] - 1]][1] for fault in faults}
    assert ours == theirs == {target for _, target in PLANTED.values()}
    # An address is named as it was written; a text may be named by its path below content/.
    for fault in faults:
        named = re.search(r"'([^']+)'", fault["message"])[1]
        assert named.split("/")[-1].split("#")[-1] in lines[fault["line"] - 1], fault["message"]
