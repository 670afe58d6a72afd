"""That the tables of numbers can be sorted, by pointer and by keyboard, and are whole without it."""

import pytest
from conftest import ROOT

PATTERNS = len([text for text in (ROOT / "content/patterns").glob("*.md") if text.stem != "index"])
PAGE = "metrics/index.html"


def column(table, index):
    """The texts of a column's cells, sample by sample, the head of a row being 0."""
    return table.evaluate("""(table, index) => Array.from(table.tBodies, (body) =>
      Array.from(body.rows).slice(1).map((row) => row.cells[index].textContent))""", index)


def numbers(texts):
    """The number that each text begins with; of a split the sum."""
    return [sum(int(part) for part in text.replace(",", "").split(" + ")) for text in texts]


@pytest.fixture
def table(show):
    return show(PAGE).locator("table.numbers").first


@pytest.mark.parametrize("key", [None, "Enter", "Space"])
def test_a_column_is_sorted_within_each_sample(table, key):
    written = column(table, 1)
    head = table.locator("thead th").nth(1)
    button = head.get_by_role("button", name="Sort by Code lines")
    for order in ("descending", "ascending", None):
        if key:
            button.press(key)
        else:
            button.click()
        assert head.get_attribute("aria-sort") == order
        found = column(table, 1)
        assert [sorted(each) for each in found] == [sorted(each) for each in written]
        for sample in map(numbers, found):
            if order:
                assert sample == sorted(sample, reverse=order == "descending")
        if order is None:
            assert found == written
    assert all(rows == PATTERNS for rows in map(len, written))


def test_one_column_is_sorted_at_a_time_and_the_samples_stay(table):
    titles = "(table) => Array.from(table.tBodies, (body) => body.rows[0].textContent)"
    before = table.evaluate(titles)
    for index in (1, 2, 0):
        table.locator("thead th").nth(index).get_by_role("button").click()
    assert table.locator("[aria-sort]").count() == 1
    assert table.evaluate(titles) == before
    names = column(table, 0)
    assert all(each == sorted(each, key=str.casefold, reverse=True) for each in names)


def test_what_has_no_number_stays_last(show):
    page = show(PAGE)
    table = page.locator("table.numbers").filter(has=page.get_by_role("link", name="Doubles needed", exact=True))
    heads = table.locator("thead th").all_text_contents()
    index = next(at for at, text in enumerate(heads) if text.startswith("Doubles needed"))
    for _ in range(2):
        table.locator("thead th").nth(index).get_by_role("button").click()
        for sample in column(table, index):
            absent = [text == "–" for text in sample]
            assert absent == sorted(absent)


def test_every_button_is_large_enough_and_says_what_it_does(show):
    page = show(PAGE, width=390)
    for box in page.locator("table.numbers button").evaluate_all(
            "(all) => all.map((one) => [one.getBoundingClientRect().width, one.getBoundingClientRect().height])"):
        assert min(box) >= 24
    names = page.locator("table.numbers button").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert all(name.startswith("Sort by ") for name in names)


def test_without_scripts_there_is_all_but_the_buttons(show):
    page = show(PAGE, javascript=False)
    assert page.locator("table.numbers button").count() == 0
    assert page.locator("table.numbers td").count() == show(PAGE).locator("table.numbers td").count()


def test_one_sample_is_shown_at_a_time_or_all_without_scripts_too(show):
    tab = show(PAGE, javascript=False)
    samples = [text.strip() for text in tab.locator(".by-sample label").all_inner_texts()]
    shown = """() => [...document.querySelectorAll('table.numbers')].map(table => [...table.tBodies].filter(
        body => body.getClientRects().length).map(body => body.rows[0].textContent.trim()))"""
    assert samples[-1] == "All" and len(samples) > 3
    assert all(found == samples[:1] for found in tab.evaluate(shown))
    for number in (2, len(samples) - 2):
        tab.check(f".by-sample label:nth-of-type({number + 1}) input")
        assert all(found == [samples[number]] for found in tab.evaluate(shown))
    tab.check(".by-sample label:last-of-type input")
    assert all(found == samples[:-1] for found in tab.evaluate(shown))


@pytest.mark.parametrize("page, table", [("metrics/index.html", ".numbers"), ("samples/github-favorites/index.html", ".miniatures")])
@pytest.mark.parametrize("width", [1280, 1920])
def test_the_heads_of_a_long_table_stay_in_sight(show, page, table, width):
    tab = show(page, width=width)
    tab.emulate_media(reduced_motion="reduce")
    if page == PAGE:
        tab.check(".by-sample label:last-of-type input")
    last = tab.locator(f"{table} tbody tr").last
    last.evaluate("each => { each.closest('table').querySelector('tbody tr').scrollIntoView(); scrollBy(0, 300); }")
    tops = tab.evaluate("name => [...document.querySelectorAll(name)].at(-1).querySelectorAll('thead th').values().map(each => each.getBoundingClientRect()).map(box => [box.top, box.bottom]).toArray()", table)
    assert tops and all(0 <= top <= bottom < 200 for top, bottom in tops), tops
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
