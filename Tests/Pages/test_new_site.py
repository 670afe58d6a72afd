"""What `build-site init` writes, as its readers see it; needs a debug build."""

import subprocess

import pytest
from conftest import ROOT
from test_pages import check_html, check_sights

BINARY = ROOT / ".build" / "debug" / "build-site"
# One of each template. The page 404.html is not among them: shown wherever nothing is found, it needs a server.
PAGES = ("index.html", "notes/index.html", "notes/first/index.html", "guide/templates/index.html",
         "guide/writing/index.html", "tags/index.html", "tags/beginnings/index.html")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A new site, with a page that has moved and a list that goes on, so that every template is used."""
    folder = tmp_path_factory.mktemp("new") / "my-site"
    subprocess.run([BINARY, "init", folder], check=True, capture_output=True)
    note = folder / "content/notes/first.md"
    note.write_text(note.read_text().replace("tags:", "aliases: [old/]\ntags:", 1))
    with (folder / "content/site.yml").open("a") as file:
        file.write("base-url: https://example.org/\npaginate: 1\n")
    subprocess.run([BINARY, "build", "--quiet"], cwd=folder, check=True)
    return folder / "site"


def test_the_w3c_checker_finds_no_error(site):
    assert (site / "old/index.html").exists() and (site / "notes/page/2/index.html").exists()
    check_html(site)


def test_axe_finds_no_violation_and_nothing_is_wider_than_the_window(site, show):
    check_sights(show(site / PAGES[0], bypass_policy=True), site, PAGES)


def test_the_browser_finds_no_fault(site, show):
    tab = show(site / PAGES[0])
    for page in PAGES[1:]:
        tab.goto((site / page).as_uri())
    assert not tab.faults


def test_who_comes_to_an_old_place_is_led_on(site, show):
    tab = show(site / "old/index.html")
    tab.wait_for_url("**/notes/first/index.html")
    assert not tab.faults


def test_a_column_stands_where_its_line_says(site, show):
    tab = show(site / "guide/writing/index.html")
    sides = tab.eval_on_selector_all(".align-right", "cells => cells.map(cell => getComputedStyle(cell).textAlign)")
    assert sides and set(sides) == {"right"}
