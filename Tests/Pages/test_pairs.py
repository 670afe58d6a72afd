"""The pages of two patterns: what they count is what they show."""

import gzip
import html
import re

import pytest
from conftest import ROOT, SITE, chosen_pairs
from contrast import channels, contrast
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
            for line in re.findall(r"<i>(.*?)</i>", content, re.S):
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
        r"=: (\d+) rows that both have\. ◂: (\d+) of the (\d+) rows of .*?"
        r"▸: (\d+) of the (\d+) rows of (.*?)</ol>",
        page,
        re.S,
    )
    assert note, folder
    both, first, ofFirst, second, ofSecond = map(int, note.groups()[:5])
    assert both + first == ofFirst and both + second == ofSecond
    shown = list(lines(note[6].partition('<ol class="diff">')[2]))
    assert sum(times for sign, times, _ in shown if sign == "◂") == first
    assert sum(times for sign, times, _ in shown if sign == "▸") == second
    assert sum(times for sign, times, side in shown if sign == "=" and side != 1) == both


@pytest.mark.parametrize("folder", SAMPLES[::7], ids=lambda f: "/".join(f.parts[-2:]))
def test_the_share_of_logic_is_that_of_the_lines_shown(folder):
    page = read(folder)
    note = re.search(
        r"Of (\d+) lines of the first, (\d+) are in the second too: (\d*) %", page
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


@pytest.mark.parametrize(
    "page",
    [
        "compare/index.html",
        "compare/passive-mvp-mvvm/index.html",
        "compare/mvvm-flux/github-favorites/index.html",
    ],
)
def test_nothing_goes_beyond_the_page(show, page):
    tab = show(page)
    for width in (390, 768, 1280, 1920):
        tab.set_viewport_size({"width": width, "height": 900})
        assert tab.evaluate("document.documentElement.scrollWidth") <= width, width


DIFFERENCE = "compare/passive-mvp-mvvm/github-favorites/index.html"


def test_what_both_have_is_marked_in_both_columns(show):
    tab = show(DIFFERENCE)
    both = tab.locator(".diff > li:not(.apart) > i:visible").first.evaluate("""each => {
        const sign = getComputedStyle(each, "::after");
        return [sign.content, each.getBoundingClientRect().left + parseFloat(sign.left)];
    }""")
    second = tab.locator(".diff > li.apart > p:last-child:visible").first.bounding_box()["x"]
    assert both[0] == '"="' and abs(both[1] - second) <= 1, (both, second)


def test_a_method_on_a_narrow_page_says_whose_it_is(show):
    tab = show(DIFFERENCE, width=390)
    signs = tab.evaluate("""() => [...document.querySelectorAll(".methods")].map(each => [...each.querySelectorAll("ul")].map(
        list => [...new Set([...list.children].map(item => getComputedStyle(item, "::before").content))]))""")
    assert signs and all(each == [['"◂"'], ['"▸"']] for each in signs)
    assert "none" in tab.evaluate("getComputedStyle(document.querySelector('.diff > li:not(.apart) > i'), '::after').content")


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


@pytest.mark.parametrize("folder", SAMPLES[::29], ids=lambda f: "/".join(f.parts[-2:]))
def test_what_one_gains_and_pays_is_above_the_lines(folder):
    page = read(folder)
    above = page.partition('<h2 id="logic">')[0].partition('id="weighed"')[2]
    written = (ROOT / "content/compare" / f"{folder.parts[-2]}.md").exists()
    if written:
        assert "<strong>You gain</strong>" in above or "<strong>Two things differ.</strong>" in above
        return
    found = re.findall(r">([^<]*)</a> \(([\d,]+) instead of ([\d,]+)\)", above)
    table = {re.sub("<[^>]*>", "", head): re.findall(r"<td[^>]*>([^<]*)</td>", row)
             for head, row in re.findall(r"<tr[^>]*><th scope=\"row\">(.*?)</th>(.*?)</tr>",
                                         page.partition('<h2 id="numbers">')[2])}
    assert found
    for title, second, first in found:
        assert [sum(int(n) for n in re.findall(r"\d+", cell.split("(")[0].replace(",", "")))
                for cell in table[title][:2]] == [int(n.replace(",", "")) for n in (first, second)], title


@pytest.mark.parametrize("page", [PAIRS[0], SAMPLES[0]], ids=lambda f: "/".join(f.parts[-2:]))
def test_the_headings_of_a_pair_are_at_hand(page):
    text = read(page)
    links = re.findall(r'<li><a href="#([\w-]+)">', text.partition('class="contents"')[2].partition("</nav>")[0])
    assert len(links) > 2 and links == re.findall(r'<h2 id="([\w-]+)">', text)


def test_the_tables_of_a_pair_fit_a_desk(show):
    pairs = chosen_pairs()
    tab = show(pairs[0], width=1280)
    for page in pairs:
        tab.goto((SITE / page).as_uri())
        wide = tab.evaluate("[...document.querySelectorAll('.scroll')].filter(e => e.scrollWidth > e.clientWidth + 1).length")
        assert wide == 0, page


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_first_and_second_are_two_hues_that_can_be_read_and_are_neither_red_nor_green(show, scheme):
    tab = show("compare/passive-mvp-mvvm/tally-counter/index.html", scheme=scheme)
    first, second, paper, good, mark = tab.evaluate("""() => {
        const root = getComputedStyle(document.documentElement);
        return ["first", "second", "paper", "good", "mark"].map(name => root.getPropertyValue(`--${name}`).trim());
    }""")
    assert len({first, second, good, mark}) == 4
    for colour in (first, second):
        assert contrast(channels(colour), channels(paper)) >= 4.5
    # Blue against yellow: the axis that eyes without red or green keep.
    blueness = [int(colour[5:7], 16) - (int(colour[1:3], 16) + int(colour[3:5], 16)) / 2 for colour in (first, second)]
    assert blueness[0] > 40 and blueness[1] < -40


def test_a_step_leads_to_the_scenario_with_both_chosen():
    page = read(SITE / "compare/passive-mvp-mvvm/tally-counter")
    step = page.partition('<h2 id="step">')[2]
    assert "one-tap/index.html?p=passive-mvp,mvvm&amp;level=roles#step-1" in step


def test_a_pattern_is_explained_before_its_figures():
    for path in SITE.glob("patterns/*/index.html"):
        page = path.read_text()
        places = [page.index(f'id="{name}"') for name in ("about", "when-to-use-it", "roles", "jobs", "ownership")]
        assert places == sorted(places), path
        assert page.index("What it is</h2>") < page.index(">Roles</h2>")


def test_what_is_said_of_a_pair_leads_to_scenarios_with_both_chosen():
    for path in (ROOT / "content/compare").glob("*-*.md"):
        for scenario, query in re.findall(r"\(/samples/[\w-]+/(?!code/)([\w-]+)/([^)]*)\)", path.read_text()):
            chosen = re.match(r"\?p=([\w-]+),([\w-]+)&level=roles", query)
            assert chosen and "-".join(chosen.groups()) == path.stem, (path.name, scenario)
