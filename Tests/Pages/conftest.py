"""The finished site, and a browser to look at it with."""

import os
import shutil
import sys
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("COUNTERPOINT_SITE", ROOT / "site"))
# What reads downloads is shared with the tests of tools.
sys.path.insert(0, str(ROOT / "Tests/Tools"))


# What one worker does alone, since it shares what takes long to have: a site that is built, a page that is parsed, all
# recordings in memory. The longest comes first, so that no processor has a long one left when the others are done.
GROUPS = {
    "recordings": ("test_invariants", "test_outputs", "test_recount", "test_roles", "test_numbers", "test_downloads", "test_jobs"),
    "kept results": ("test_kept_results",),
    "starters": ("test_starters",),
    "published": ("test_published",),
    "preview": ("test_preview",),
    "links": ("test_links", "test_structure"),
    "starting": ("test_starting",),
    "scenarios": ("test_scenarios",),
    "new site": ("test_new_site",),
    "sources": ("test_sources",),
    "floors": ("test_floors",),
    "tables": ("test_shown_numbers",),
    "testing": ("test_testing",),
    "exports": ("test_exports",),
    "readme": ("test_readme",),
}
GROUP_OF_FILE = {file: group for group, files in GROUPS.items() for file in files}


def order(item):
    """Groups in their order; of what shares nothing, what calls the program before what looks at pages."""
    group = GROUP_OF_FILE.get(item.path.stem)
    return (list(GROUPS).index(group) if group else len(GROUPS), item.path.stem != "test_commands")


def pytest_collection_modifyitems(items):
    items.sort(key=order)


class Groups(LoadScopeScheduling):
    """Gives a worker a whole group, or else one test."""

    def _split_scope(self, nodeid):
        return GROUP_OF_FILE.get(Path(nodeid.split("::")[0]).stem, nodeid)


def pytest_xdist_make_scheduler(config, log):
    """The scheduler of `--dist loadscope`; the groups of `--dist loadgroup` are not heeded with this version of pytest."""
    return Groups(config, log) if config.getvalue("dist") == "loadscope" else None


@cache
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
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    executable = next(filter(None, map(shutil.which, names)), None)
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


# Of a kind with hundreds of pages, all made by one template, what takes long looks at some. Which, is said here and not
# left to chance; how many grows with the scenarios, or with the patterns, and never with the pairs of patterns.

@cache
def names(folder):
    """The names of the pages in a folder: of all patterns or of all samples."""
    return sorted(page.parts[-2] for page in map(Path, pages()) if page.parts[:-2] == (folder,))


def chosen_performances():
    """Each scenario in one pattern: in the first one, the next in the next, and so on, so that each pattern is among them."""
    patterns = names("patterns")
    scenarios = [page for page in pages() if kind(page) == "scenario"]
    return [f"{Path(page).parent}/{patterns[place % len(patterns)]}/index.html" for place, page in enumerate(scenarios)]


def chosen_pairs():
    """Each pattern with the next one, and the last with the first."""
    patterns = names("patterns")
    found = {Path(page).parts[1] for page in pages() if kind(page) == "one of/compare"}
    neighbours = zip(patterns, [*patterns[1:], patterns[0]])
    return [f"compare/{next(pair for pair in ('-'.join(two), '-'.join(two[::-1])) if pair in found)}/index.html" for two in neighbours]


def chosen_pairs_in_samples():
    """Each of the chosen pairs in two samples, in such an order that each sample is among them."""
    samples = names("samples")
    return [page.replace("index.html", f"{samples[(2 * place + more) % len(samples)]}/index.html")
            for place, page in enumerate(chosen_pairs()) for more in (0, 1)]


def chosen_code():
    """Each pattern in one sample, in such an order that each sample is among them."""
    samples = names("samples")
    return [f"samples/{samples[place % len(samples)]}/code/{pattern}/index.html" for place, pattern in enumerate(names("patterns"))]


@cache
def chosen_pages():
    """All pages but most of the kinds with hundreds."""
    many = {"performance": chosen_performances, "one of/compare": chosen_pairs, "a pair in a sample": chosen_pairs_in_samples,
            "code": chosen_code}
    chosen = [page for choose in many.values() for page in choose()]
    assert set(chosen) <= set(pages())
    return sorted(chosen + [page for page in pages() if kind(page) not in many])
