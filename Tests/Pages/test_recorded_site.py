"""The site that `build-site recordings` writes, as its readers see it; needs a debug build."""

import shutil
import subprocess

import pytest
from conftest import ROOT
from test_pages import check_html, check_sights

BINARY = ROOT / ".build" / "debug" / "build-site"
SHOP = ROOT / "Tests/Consumers/Shop"
# One of each template.
PAGES = ("index.html", "tests/carttests-addingtwice/index.html", "types/cartstore/index.html",
         "roles/view-model/index.html", "difference/index.html")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The shop's recordings beside an earlier state, judged by a contract that they break."""
    folder = tmp_path_factory.mktemp("recorded")
    kept = SHOP / "Tests/ShopTests/Recordings"
    shutil.copytree(kept, folder / "before")
    buying = folder / "before/CartTests-buying.txt"
    buying.write_text(buying.read_text().replace("clear()", "empty()"))
    (folder / "before/CartTests-addingTwice.txt").rename(folder / "before/CartTests-gone.txt")
    contract = (SHOP / "architecture.yml").read_text().replace("  - view model -> model\n", "")
    (folder / "strict.yml").write_text(contract)
    subprocess.run([BINARY, "recordings", kept, "--against", folder / "before", "--contract", folder / "strict.yml",
                    "--output", folder / "site", "--quiet"], check=True)
    return folder / "site"


def test_the_w3c_checker_finds_no_error(site):
    check_html(site)


def test_axe_finds_no_violation_and_nothing_is_wider_than_the_window(site, show):
    check_sights(show(site / PAGES[0], bypass_policy=True), site, PAGES)


def test_the_rows_of_a_test_are_played(site, show):
    tab = show(site / PAGES[1])
    for _ in range(2):
        tab.click("[data-move=on]")
    assert tab.locator(".staff .now").count() == 1
    tab.check("#level-everything")
    assert tab.locator(".staff details:not([open])").count() == 0
    assert not tab.faults
