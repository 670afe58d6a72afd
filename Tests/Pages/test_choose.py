"""The poster by which a pattern is chosen, and the names of patterns that are not here."""

import csv
import re
from collections import defaultdict

import pytest
from conftest import ROOT, SITE

POSTER = "choose/index.html"


def columns(tab):
    return tab.locator(".poster thead th").all_inner_texts()


def test_every_cell_leads_to_what_it_says(show):
    tab = show(POSTER)
    rows = tab.locator(".poster tbody tr")
    assert rows.count() >= 11
    cells = tab.locator(".poster tbody :is(th, td)")
    assert cells.count() == rows.count() * len(columns(tab)) == tab.locator(".poster tbody :is(th, td) a[href]").count()
    assert all(text.strip() not in ("", "–") for text in cells.all_inner_texts())


def test_its_numbers_are_those_of_the_table_of_all_numbers(show):
    values = defaultdict(dict)
    with open(SITE / "metrics/metrics.csv", newline="") as file:
        for row in csv.DictReader(file):
            values[row["pattern"], row["metric"]][row["sample"], row["part"]] = row["value"]
    tab = show(POSTER)
    names = columns(tab)
    for row in tab.locator(".poster tbody tr").all():
        pattern = row.get_attribute("data-pattern")
        found = dict(zip(names, row.locator("th, td").all_inner_texts()))
        lines = values[pattern, "code-lines"]
        own, machinery = (int(lines["step-counter", part]) for part in ("sample", "machinery"))
        assert int(found["Lines of a first screen"]) == own + machinery
        assert int(found["Of the next"]) == own
        unreached, deciding = map(int, re.findall(r"\d+", found["Deciding lines no test sees"]))
        assert 0 <= unreached <= deciding > 0


# For how many patterns the sheet has room.
ROOM = 16


def test_it_is_one_sheet_of_a3_with_room_for_more_patterns(show):
    tab = show(POSTER)
    patterns = tab.locator(".poster tbody tr").count()
    assert patterns <= ROOM
    # The rows that are highest stand for those of patterns that are still to come.
    tab.evaluate("""count => {
        const rows = [...document.querySelectorAll(".poster tbody tr")];
        const highest = rows.toSorted((one, other) => other.offsetHeight - one.offsetHeight);
        for (let index = 0; index < count; index += 1) rows[0].parentNode.append(highest[index % rows.length].cloneNode(true));
    }""", ROOM - patterns)
    pdf = tab.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    box = [float(number) for number in re.search(rb"/MediaBox\s*\[([^\]]*)\]", pdf)[1].split()]
    assert (round(box[2]), round(box[3])) == (1191, 842)


# What somebody may look for, and the pattern that is or would be called so.
NAMES = {"TCA": "tca", "Redux": None, "MVI": None, "ReactorKit": None, "VIPER": "viper", "Clean Swift": None, "RIBs": None,
         "coordinators": "mvvm-c", "SwiftUI": "observable-mv", "Observation": "observable-mv", "async await": None, "Elm": None}
HERE = {name: pattern for name, pattern in NAMES.items() if (ROOT / f"content/patterns/{pattern}.md").is_file()}


def found(show, name):
    """The addresses that a search for a name finds, from the first on."""
    tab = show("search/index.html")
    tab.fill("input[type=search]", name)
    tab.locator("#search-results a").first.wait_for()
    return tab.locator("#search-results h3 a").evaluate_all("all => all.map(each => each.href)")


@pytest.mark.parametrize("name", HERE)
def test_a_pattern_that_is_here_is_found_before_all_others(show, name):
    places = [address.split("/")[-3:-1] for address in found(show, name)[:8]]
    # A page of two patterns, or a claim, may say the name in its title too.
    assert [pattern for kind, pattern in places if kind == "patterns"][:1] == [HERE[name]], places


@pytest.mark.parametrize("name", sorted(NAMES.keys() - HERE))
def test_a_pattern_that_is_not_here_is_found_with_what_is_nearest(show, name):
    assert any("your-pattern-is-not-here" in address for address in found(show, name)[:4])


def test_each_of_them_says_what_is_nearest_and_whether_it_is_coming():
    text = (SITE / "guide/your-pattern-is-not-here/index.md").read_text()
    sections = re.split(r"^## ", text, flags=re.M)[1:]
    assert len(sections) >= 15
    here = set()
    for section in sections[:-1]:
        here |= set(re.findall(r"\*\*Here:\*\*[^[]*\[[^\]]*\]\(\.\./\.\./patterns/([\w-]+)/", section))
        assert "**Nearest:**" in section or "**Here:**" in section, section
        if "**Nearest:**" in section:
            assert "**Different:**" in section and "**Coming:**" in section, section
    assert here >= set(HERE.values()), "a pattern is here, and its section does not say so"
