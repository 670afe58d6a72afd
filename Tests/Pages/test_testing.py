"""The page of one unit test in every pattern: each row has its source, and its numbers are those of the lines shown."""

import json

import pytest
from conftest import ROOT, SITE

ROWS = """() => [...document.querySelector('#table ~ .scroll').querySelectorAll('tr[data-pattern]')].map(row => {
  const section = document.getElementById(row.dataset.pattern)?.parentElement
  const listings = [...section?.querySelectorAll('.listing') ?? []]
  return {
    pattern: row.dataset.pattern, cells: [...row.querySelectorAll('td')].map(cell => cell.textContent),
    lines: listings.map(listing => listing.querySelectorAll('.line').length), code: listings[0]?.textContent}
})"""


@pytest.fixture(scope="module")
def rows(browser):
    page = browser.new_page()
    page.goto((SITE / "testing/index.html").as_uri())
    yield page.evaluate(ROWS)
    page.close()


def test_every_pattern_has_a_row_and_its_source(rows):
    patterns = {path.parent.name for path in SITE.glob("samples/tally-counter/code/*/index.html")}
    assert {row["pattern"] for row in rows} == patterns
    assert all(row["code"] for row in rows)


def test_the_numbers_of_lines_are_those_that_are_shown(rows):
    for row in rows:
        # A test that sets up nothing outside of itself has one listing.
        assert row["cells"][:2] == [str(count) for count in [*row["lines"], 0][:2]], row["pattern"]


def test_a_type_that_a_test_makes_is_none_that_it_cannot_see(rows):
    assert sum("(" in row["cells"][4] for row in rows) > 0
    for row in rows:
        for unseen in row["cells"][4].split(", "):
            assert f"{unseen.split(' ')[0]}(" not in row["code"], row["pattern"]


def test_what_catches_which_mistake_is_what_was_measured(show):
    """A row that is out of date is left out of the page, so each must be there."""
    measured = json.loads((ROOT / "content/data/faults.json").read_text())["faults"]
    table = show("testing/index.html").locator("#faults ~ .scroll table").first
    shown = {row.locator("th a").get_attribute("href").split("/faults/")[1].split("/")[0]: row.locator("td").all_inner_texts()
             for row in table.locator("tbody tr").all()}
    assert set(shown) == set(measured) and len(shown) > 10
    for fault, (_, count, which) in shown.items():
        outcome = measured[fault]
        assert count == ("–" if outcome["outcome"] == "unfit" else str(len(outcome["failed"]))), fault
        assert all(name in which for name in outcome["failed"]), fault
