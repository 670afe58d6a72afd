"""That a search finds what it should, in groups, and says what it did not find."""

import re

import pytest
from playwright.sync_api import expect

PAGE = "search/index.html"
CODE = "Code, recordings and numbers"


def search(show, query):
    """The search page after a query was typed."""
    tab = show(PAGE)
    tab.get_by_label("Search words").fill(query)
    expect(tab.locator("#search-status")).not_to_be_empty()
    return tab


def addresses(tab):
    """The addresses of all results, from the first on."""
    return tab.locator("#search-results section > ol > li > p > code").all_inner_texts()


def groups(tab):
    return tab.locator("#search-results h2").all_inner_texts()


@pytest.mark.parametrize("query, first", [
    ("MVVM", "patterns/mvvm/"),
    ("flux", "patterns/flux/"),
    ("store pattern", "patterns/store-pattern/"),
    ("mvvm flux", "compare/mvvm-flux/"),
    ("passive MVP or MVVM?", "compare/passive-mvp-mvvm/"),
    ("delayed star", "samples/delayed-star/"),
    ("The newer search wins", "samples/github-favorites/the-newer-search-wins/"),
    ("reading diagrams", "guide/reading-the-diagrams/"),
    ("binding both directions", "faults/binds-both-ways/"),
    ("retries blocked", "faults/retry-blocked/"),
    ("a removed weak", "faults/strong-view/"),
    ("singletons", "faults/keeps-the-count/"),
])
def test_what_is_called_so_comes_first(show, query, first):
    tab = search(show, query)
    assert addresses(tab)[0] == f"/{first}"
    assert tab.faults == []


def test_results_are_in_groups_and_prose_is_before_code(show):
    tab = search(show, "leaks")
    assert groups(tab)[0] == "Answers" and groups(tab)[-1] == CODE
    section = tab.get_by_role("region", name=CODE)
    for address in section.locator("ol > li > p > code").all_inner_texts():
        assert re.match(r"/(samples/[^/]+/[^/]+/[^/]+/|metrics/)", address), address


def test_more_of_a_group_is_shown_on_request(show):
    tab = search(show, "MVVM")
    section = tab.get_by_role("region", name="Patterns and pairs")
    assert section.locator("ol > li").count() == 5
    section.get_by_role("button", name=re.compile("Show more")).click()
    expect(section.locator("ol > li")).to_have_count(15)
    assert section.locator("ol > li").nth(5).locator("h3 a").evaluate("link => link === document.activeElement")


@pytest.mark.parametrize("forms", [("testing", "tested", "tests", "test"), ("binding", "bindings", "binds")])
def test_forms_of_a_word_find_the_same(show, forms):
    said = {search(show, f"{form} view models").locator("#search-status").inner_text() for form in forms}
    assert len(said) == 1 and re.fullmatch(r"\d+ pages found\.", said.pop())


@pytest.mark.parametrize("typed, meant", [("presentor", "presenter"), ("dispacher", "dispatcher"), ("mvmv", "mvvm")])
def test_what_is_wrongly_typed_is_forgiven_and_named(show, typed, meant):
    tab = search(show, typed)
    expect(tab.locator("#search-status")).to_contain_text(f"No page has “{typed}”; shown is what “{meant}” finds.")
    assert addresses(tab)


def test_a_question_finds_what_its_words_are_about(show):
    tab = search(show, "which pattern is easiest to test?")
    assert addresses(tab)
    assert "/claims/easiest-to-test/" in addresses(tab)[:3]


def test_pages_with_some_of_the_words_follow_those_with_all(show):
    tab = search(show, "race condition")
    expect(tab.locator("#search-status")).to_have_text(re.compile(r"^\d+ with all of these words, then \d+ with some\.$"))
    assert "/faults/older-answer-wins/" in addresses(tab)


def test_a_word_that_is_nowhere_is_said_to_be_so_and_the_others_are_found(show):
    tab = search(show, "zzyzx presenter")
    expect(tab.locator("#search-status")).to_have_text(re.compile(r"No page has “zzyzx”\. \d+ pages found\."))
    tab = search(show, "zzyzx")
    expect(tab.locator("#search-status")).to_have_text("No page has “zzyzx”.")
    assert addresses(tab) == []


def test_the_nearest_word_is_a_link_where_it_may_not_be_meant(show):
    tab = search(show, "obsrvr")
    expect(tab.locator("#search-status")).to_have_text(re.compile(r"No page has “obsrvr”; nearest: observe\w*\."))
    assert addresses(tab) == []
    tab.locator("#search-status a").click()
    expect(tab.locator("#search-status")).to_have_text(re.compile("pages found"))


def test_an_address_carries_the_query(show):
    tab = search(show, "flux")
    assert tab.url.endswith("?q=flux")
    tab.goto(tab.url)
    expect(tab.get_by_label("Search words")).to_have_value("flux")
    expect(tab.locator("#search-results h3 a").first).to_have_text("Flux")


def test_the_arrows_lead_through_the_results_and_back(show):
    tab = search(show, "flux")
    tab.get_by_label("Search words").press("ArrowDown")
    focused = "document.activeElement.textContent"
    assert tab.evaluate(focused) == "Flux"
    tab.keyboard.press("ArrowDown")
    assert tab.evaluate(focused) != "Flux"
    tab.keyboard.press("ArrowUp")
    tab.keyboard.press("ArrowUp")
    assert tab.evaluate("document.activeElement.name") == "q"


def test_a_key_costs_at_most_fifty_milliseconds(show):
    """From words, all of them wrongly typed, to sorted groups, the files of the index being there."""
    taken = show(PAGE).evaluate("""async (query) => {
      const arriving = {}, files = {};
      window.searchPart = (name, value) => arriving[name](value);
      const load = (name) => files[name] ??= new Promise((resolve) => {
        arriving[name] = resolve;
        const script = document.createElement("script");
        script.src = `${name}.js`;
        document.head.append(script);
      });
      const times = [];
      for (let i = 0; i < 6; i++) {
        const start = performance.now();
        await searchIndex.grouped(await searchIndex.search(query, load, { stem: searchIndex.stem }), load);
        times.push(performance.now() - start);
      }
      // The first loads the files.
      return times.slice(1).sort((a, b) => a - b)[2];
    }""", "presentor testabilty controlers")
    assert taken < 50


def test_without_scripts_the_page_leads_to_lists(show):
    tab = show(PAGE, javascript=False)
    assert tab.locator("form").is_hidden()
    assert "turned off" in tab.locator("noscript").inner_text()
    for place in ("guide", "patterns", "faults", "samples", "metrics"):
        assert tab.locator(f".prose a[href$='{place}/index.html'], .prose a[href$='{place}/']").count(), place
