"""The finished site, and a browser to look at it with."""

import os
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site"))
# What reads downloads is shared with the tests of tools.
sys.path.insert(0, str(ROOT / "Tests/Tools"))


# What builds the whole site, some of it again and again, or follows every link.
SLOW = ("test_commands", "test_kept_results", "test_links", "test_preview", "test_published", "test_starting")


def pytest_collection_modifyitems(items):
    """The slow tests come first, so that no processor has a long one left when the others are done."""
    items.sort(key=lambda item: item.path.stem not in SLOW)


def pages():
    """Every HTML page of the site, in order, as a path relative to it."""
    return sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html"))


def kind(page):
    """What kind of page a path is: one template makes one kind."""
    parts = Path(page).parts[:-1]
    if parts[:1] == ("samples",) and len(parts) > 2:
        return "code" if parts[2] == "code" else "scenario" if len(parts) == 3 else "performance"
    if parts[:1] == ("compare",) and len(parts) > 2:
        return "a pair in a sample"
    return "/".join(("one of", parts[0])) if len(parts) > 1 else page


def one_of_each_kind():
    """The first page of each kind."""
    first = {}
    for page in pages():
        first.setdefault(kind(page), page)
    return list(first.values())


@pytest.fixture(scope="session")
def browser():
    executable = shutil.which("chromium") or shutil.which("google-chrome")
    assert executable, "Chromium is needed: see Tools/check-pages"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def show(browser):
    """Shows a page, or a place on it, at a width and in a colour scheme, and gives it to the test."""
    contexts = []

    def show(page, width=1280, scheme="light", javascript=True, bypass_policy=False, address=""):
        context = browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme=scheme,
            java_script_enabled=javascript,
            bypass_csp=bypass_policy,
        )
        contexts.append(context)
        tab = context.new_page()
        tab.faults = []
        tab.on("console", lambda m: m.type == "error" and tab.faults.append(m.text))
        tab.on("pageerror", lambda error: tab.faults.append(str(error)))
        tab.goto((SITE / page).as_uri() + address)
        return tab

    yield show
    for context in contexts:
        context.close()


# Of a kind with hundreds of pages, all made by one template, what takes long looks at some,
# so far apart that each pattern and each sample is among them.
MANY = {"performance": 13, "a pair in a sample": 7}


def chosen_pages(**fewer):
    """All pages but most of a scenario in one pattern and most of a pair in one sample.

    Of the kinds that are named, one in as many is chosen as is said.
    """
    seen, chosen = Counter(), []
    for page in pages():
        each = kind(page)
        if seen[each] % (MANY | fewer).get(each, 1) == 0:
            chosen.append(page)
        seen[each] += 1
    return chosen
