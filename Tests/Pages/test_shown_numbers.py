"""The numbers of pages are those of the published data: templates and twins change none.

`test_recount.py` and `test_numbers.py` look at the pages of scenarios and of all metrics. Here are the rest: the
figures that texts ask for, the tables of pairs, and the sentences with which the first page begins.
"""

import functools
import json
import posixpath
import re
from pathlib import Path

import pytest

from conftest import SITE, pages
from written_numbers import Tree, cells, shown, ungrouped

CODE = re.compile(r"samples/([\w-]+)/code/([\w-]+)(?:/|$)")
METRIC = re.compile(r"metrics/(?:index\.\w+)?#([\w-]+)$")


@functools.cache
def values():
    """Every value of every implementation."""
    document = json.loads((SITE / "metrics/metrics.json").read_text(encoding="utf-8"))
    return {(each["sample"], each["pattern"], metric): value
            for each in document["implementations"] for metric, value in each["values"].items()}


@functools.cache
def titles():
    """The metrics by their titles, where a head has no link: the table of a pair in a sample."""
    return {each["title"]: each["id"] for each in json.loads((SITE / "metrics/metrics.json").read_text(encoding="utf-8"))["metrics"]}


def text(page):
    return (SITE / page).read_text(encoding="utf-8")


def twin(page):
    return (SITE / page).with_suffix(".md").read_text(encoding="utf-8")


def named(head, page):
    """What the head of a row or a column names: an implementation, a metric, or neither."""
    address = posixpath.normpath(posixpath.join(posixpath.dirname(page), head.link)) if head.link else ""
    code, metric = CODE.search(address), METRIC.search(address)
    return code and code.groups(), head.attributes.get("data-metric") or (metric and metric[1]) or titles().get(head.text.strip())


def figures(page, root):
    """Each cell of each table with numbers: its text, and the implementation and metric that its heads name."""
    for table in root.all("table"):
        rows = list(table.all("tr"))
        columns = [named(head, page) for head in list(rows[0].all("th", "td"))[1:]] if rows else []
        for row in rows[1:]:
            head, cells_of_row = row.first("th"), list(row.all("td"))
            if not head or len(cells_of_row) != len(columns):
                continue
            own = named(head, page)
            for column, cell in zip(columns, cells_of_row):
                implementation, metric = own[0] or column[0], own[1] or column[1]
                if metric:
                    yield plain(cell), implementation, metric


def plain(cell):
    """The text of a cell without what is small beside it, its digits not grouped."""
    note = cell.first("small")
    return ungrouped(cell.text.removesuffix(note.text) if note else cell.text).strip()


def rows_of_page(page, root):
    """The cells of every row of the tables that name a metric."""
    for table in root.all("table"):
        rows = list(table.all("tr"))
        if any(named(head, page)[1] for head in table.all("th")):
            for row in rows:
                found = [plain(cell) for cell in row.all("td")]
                if found and row.first("th"):
                    yield found


def rows_of_twin(markdown):
    """The same of the pipe tables of a twin."""
    return [[ungrouped(cell).strip() for cell, _ in cells(line)[1:]] for line in markdown.splitlines()
            if line.startswith("|")]


WITH_TABLES = sorted(page for page in pages() if page.startswith(("guide/", "tours/", "compare/"))
                     or re.fullmatch(r"samples/[\w-]+/index.html", page))


def compare(page, html):
    """How many numbers of a page the published data have, and those of the page that its twin or the data do not have."""
    root = Tree(html).root
    written, count = rows_of_twin(twin(page)), 0
    faults = [f"{page}: the twin has no row {row}" for row in rows_of_page(page, root) if row not in written]
    for cell, implementation, metric in figures(page, root):
        value = values().get((*(implementation or ("", "")), metric))
        count += value is not None
        if value is not None and cell != shown(value)[0]:
            faults.append(f"{page}: {metric} of {implementation} is {cell}, not {shown(value)[0]}")
    return count, faults


def test_the_numbers_of_a_page_are_those_of_its_twin_and_of_the_published_data():
    compared, faults = 0, []
    for page in WITH_TABLES:
        count, found = compare(page, text(page))
        compared += count
        faults += found
    assert faults == []
    assert compared > 1000 and len(WITH_TABLES) > 500


@pytest.mark.parametrize("page, old, new", [
    ("compare/passive-mvp-mvvm/tally-counter/index.html", r"(<td>\d+)(</td>)", r"\g<1>0\2"),
    ("compare/passive-mvp-mvvm/tally-counter/index.html", r"(\d+) \+ (\d+)", r"\2 + 9\1"),
    ("guide/writing-with-evidence/index.html", r"(<td>\d+)(</td>)", r"\g<1>0\2"),
    ("guide/writing-with-evidence/index.html", r"(<td>)\d+( \+ \d+</td>)", r"\g<1>0\2"),
])
def test_finds_a_number_that_a_template_changed(page, old, new):
    html = text(page)
    spoiled = re.sub(old, new, html, count=1)
    assert spoiled != html, f"nothing is {old}"
    assert compare(page, spoiled)[1] != []


def test_the_first_page_says_the_same_as_its_twin():
    root, markdown = Tree(text("index.html")).root, twin("index.html")
    claim, summary = root.first("p", named="claim").text, root.first("p", named="summary").text
    assert re.search(r"\d", claim)
    assert ungrouped(claim) in ungrouped(markdown), claim
    assert ungrouped(summary) in ungrouped(markdown), summary
