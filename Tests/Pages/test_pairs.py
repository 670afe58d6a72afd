"""The pages of two patterns: what they count is what they show."""

import gzip
import html
import re

import pytest
from conftest import ROOT, SITE
from playwright.sync_api import expect

PAIRS = sorted(path.parent for path in SITE.glob("compare/*/index.html"))
SAMPLES = sorted(path.parent for path in SITE.glob("compare/*/*/index.html"))


def read(folder):
    return (folder / "index.html").read_text()


def lines(part):
    """The lines of a comparison in order: sign, how often, side."""
    for hunk in re.findall(r"<li( class=\"apart[^>]*)?>(.*?)</li>", part, re.S):
        sides = re.findall(r"<p>(.*?)</p>", hunk[1], re.S) if hunk[0] else [hunk[1]]
        for side, content in enumerate(sides):
            for line in re.findall(r"<span>(.*?)</span>", content, re.S):
                text = html.unescape(line)
                times = re.match(r". ×(\d+) ", text)
                yield text[0], int(times[1]) if times else 1, side if hunk[0] else None


def test_every_two_patterns_have_a_page_and_every_sample_too():
    patterns = len(list(SITE.glob("patterns/*/index.html")))
    assert len(PAIRS) == patterns * (patterns - 1) // 2
    assert len(SAMPLES) == len(PAIRS) * len(list(SITE.glob("samples/*/index.html")))


@pytest.mark.parametrize("folder", SAMPLES[::7], ids=lambda f: "/".join(f.parts[-2:]))
def test_the_messages_of_a_step_add_up(folder):
    page = read(folder)
    if "In no step" in page:
        assert '<p class="note"><a href' not in page.partition("One step, message")[2][:300]
        return
    note = re.search(
        r"rows of both \(=\): (\d+); of <a[^>]*>.*?</a> only \(−\): (\d+) of (\d+); "
        r"of <a[^>]*>.*?</a> only \(\+\): (\d+) of (\d+)\.(.*?)</ol>",
        page,
        re.S,
    )
    assert note, folder
    both, first, ofFirst, second, ofSecond = map(int, note.groups()[:5])
    assert both + first == ofFirst and both + second == ofSecond
    shown = list(lines(note[6].partition('<ol class="diff">')[2]))
    assert sum(times for sign, times, _ in shown if sign == "−") == first
    assert sum(times for sign, times, _ in shown if sign == "+") == second
    assert sum(times for sign, times, side in shown if sign == "=" and side != 1) == both


@pytest.mark.parametrize("folder", SAMPLES[::7], ids=lambda f: "/".join(f.parts[-2:]))
def test_the_share_of_logic_is_that_of_the_lines_shown(folder):
    page = read(folder)
    note = re.search(
        r"Of the (\d+) lines that the first do, (\d+) are in the second: (\d*) %", page
    )
    whole, shared, share = (int(number or 0) for number in note.groups())
    part = page[note.end() :].partition('<ol class="diff">')[2].partition("</ol>")[0]
    first = [sign for sign, _, side in lines(part) if side != 1]
    assert len(first) == whole
    assert sum(sign in "=≈↷" for sign in first) == shared
    assert not whole or share == int(100 * shared / whole + 0.5)


def test_pages_are_small():
    for folder in PAIRS + SAMPLES:
        assert len(gzip.compress(read(folder).encode())) < 24_000, folder


@pytest.mark.parametrize("width", [390, 768, 1280, 1920])
@pytest.mark.parametrize(
    "page",
    [
        "compare/index.html",
        "compare/passive-mvp-mvvm/index.html",
        "compare/mvvm-flux/github-favorites/index.html",
    ],
)
def test_nothing_goes_beyond_the_page(show, page, width):
    tab = show(page, width=width)
    assert tab.evaluate("document.documentElement.scrollWidth") <= width


DIFFERENCE = "compare/passive-mvp-mvvm/github-favorites/index.html"


def test_what_both_have_is_marked_in_both_columns(show):
    tab = show(DIFFERENCE)
    both = tab.locator(".diff > li:not(.apart) > span:visible").first.evaluate("""each => {
        const sign = getComputedStyle(each, "::after");
        return [sign.content, each.getBoundingClientRect().left + parseFloat(sign.left)];
    }""")
    second = tab.locator(".diff > li.apart > p:last-child:visible").first.bounding_box()["x"]
    assert both[0] == '"="' and abs(both[1] - second) <= 1, (both, second)


def test_a_method_on_a_narrow_page_says_whose_it_is(show):
    tab = show(DIFFERENCE, width=390)
    signs = tab.evaluate("""() => [...document.querySelectorAll(".methods")].map(each => [...each.querySelectorAll("ul")].map(
        list => [...new Set([...list.children].map(item => getComputedStyle(item, "::before").content))]))""")
    assert signs and all(each == [['"−"'], ['"+"']] for each in signs)
    assert "none" in tab.evaluate("getComputedStyle(document.querySelector('.diff > li:not(.apart) > span'), '::after').content")


def test_a_pair_in_a_sample_leads_to_each_of_its_scenarios_with_both_chosen(show):
    for folder in SAMPLES:
        pair, sample = folder.parts[-2:]
        found = re.findall(rf'<th scope="row"><a href="../../../samples/{sample}/([^/]+)/index.html\?p=([^"]+)"',
                           read(folder))
        scenarios = sorted(path.stem for path in (ROOT / "content/scenarios" / sample).glob("*.md"))
        assert sorted(name for name, _ in found) == scenarios
        assert {chosen.replace(",", "-") for _, chosen in found} == {pair}
    tab = show("compare/passive-mvp-mvvm/programs/index.html")
    tab.get_by_role("link", name="Load more fails, retry").click()
    # The page begins with a pair of its own, and loads the one that was asked for.
    chosen = ("[data-pattern=passive-mvp]", "[data-pattern=mvvm]")
    for pattern in chosen:
        expect(tab.locator(f".step .part{pattern}").first).to_be_attached()
    expect(tab.locator(f".step .part:not({', '.join(chosen)})")).to_have_count(0)


def test_who_decides_and_formats_is_who_does_so_on_the_patterns_pages():
    twin = (SITE / "compare/passive-mvp-mvvm/github-favorites/index.md").read_text()
    rows = dict(re.findall(r"^### ([a-z ]+)\n\n(.*?)\n\n", twin, re.M | re.S))
    for row in ("decides", "formats"):
        passive, plain = rows[row].split("\n")
        assert "Presenter." in passive and "ViewController." not in passive, row
        assert "ViewModel." in plain and "ViewController." not in plain, row
    assert "Presenter." not in rows["receives the input"]
    released = [len(re.findall(r"^### releases\n\n(?:.*`.*\n|.*\n.*`)", (folder / "index.md").read_text(), re.M))
                for folder in SAMPLES]
    assert 0 < sum(released) < len(released)


def test_a_pair_in_a_sample_leads_to_what_would_leak():
    page = (SITE / "compare/passive-mvp-mvvm/step-counter/index.html").read_text()
    assert 'href="../../../faults/strong-view/index.html"' in page
    assert 'passive-mvp-mvvm/step-counter/index.html#who-owns-whom' in (SITE / "index.html").read_text()


def test_a_pattern_leads_to_all_its_pairs():
    found = sorted(path.parent for path in SITE.glob("patterns/*/index.html"))
    for folder in found:
        links = set(re.findall(r'href="\.\./\.\./compare/([^/"]+)/index\.html"', read(folder)))
        own = {pair.name for pair in PAIRS
               if pair.name.startswith(folder.name + "-") or pair.name.endswith("-" + folder.name)}
        assert len(links) == len(found) - 1 and links <= own, folder
