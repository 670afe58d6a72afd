"""That a search finds what it should, and what is called by the words before what only has them."""

import re

import pytest
from playwright.sync_api import expect

PAGE = "search/index.html"


@pytest.mark.parametrize("query, first", [
    ("MVVM", "patterns/mvvm/"),
    ("flux", "patterns/flux/"),
    ("store pattern", "patterns/store-pattern/"),
    ("mvvm flux", "compare/mvvm-flux/"),
    ("delayed star", "samples/delayed-star/"),
    ("The newer search wins", "samples/github-favorites/the-newer-search-wins/"),
    ("mvvm in twenty min", "guide/mvvm-in-twenty-minutes/"),
])
def test_what_is_called_so_comes_first(show, query, first):
    tab = show(PAGE)
    tab.get_by_label("Words to look for").fill(query)
    expect(tab.locator("#search-status")).to_have_text(re.compile("found"))
    expect(tab.locator("#search-results > li code").first).to_have_text(f"/{first}")
    assert tab.faults == []


def test_a_word_that_is_nowhere_is_said_to_be_so(show):
    tab = show(PAGE)
    tab.get_by_label("Words to look for").fill("zzyzx")
    expect(tab.locator("#search-status")).to_have_text(re.compile("Nothing found for “zzyzx”"))
    expect(tab.locator("#search-results > li")).to_have_count(0)
