"""The finished site, and a browser to look at it with."""

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site"))


def pages():
    """Every HTML page of the site, in order, as a path relative to it."""
    return sorted(str(path.relative_to(SITE)) for path in SITE.rglob("*.html"))


def kind(page):
    """What kind of page a path is: one template makes one kind."""
    parts = Path(page).parts[:-1]
    if parts[:1] == ("samples",) and len(parts) > 2:
        return "code" if parts[2] == "code" else "scenario" if len(parts) == 3 else "performance"
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
    """Shows a page at a width and in a colour scheme, and gives it to the test."""
    contexts = []

    def show(page, width=1280, scheme="light", javascript=True, bypass_policy=False):
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
        tab.goto((SITE / page).as_uri())
        return tab

    yield show
    for context in contexts:
        context.close()


# A scenario has a page for each pattern, all of them made by one template: what takes long looks at those of one.
OTHER_PATTERNS = r"/samples/[^/]+/(?!code/)[^/]+/(?!cocoa-mvc/)[^/]+/"


def chosen_pages():
    """All pages but those of a scenario in one pattern, of which it is one pattern's."""
    return [page for page in pages() if not re.search(OTHER_PATTERNS, f"/{page}")]
