"""What helps to explain: questions what comes next, figures at a lecture's size, headings at hand."""

from conftest import SITE

SCENARIO = "samples/tally-counter/a-carry-through-every-digit/index.html"


def test_it_asks_what_is_called_next_only_where_somebody_wants_to_be_asked(show):
    tab = show(SCENARIO)
    tab.wait_for_selector(".player:not([hidden])")
    form = tab.locator(".predict")
    tab.click("[data-move=step-on]")
    assert form.is_hidden()
    tab.check("[data-predict]")
    tab.click("[data-move=step-on]")
    assert form.is_visible()
    rows = tab.locator(".step.asking .part").first.locator(".staff li:is(.c, .n) > p > a:not(:has(i))")
    assert rows.first.evaluate("each => getComputedStyle(each).visibility") == "hidden"
    # The answer is in the recording: the first that is called.
    right = rows.first.text_content().split("(")[0].strip()
    names = form.locator("button").all_inner_texts()
    assert len(names) == len(set(names)) in (2, 3, 4) and right in names
    form.get_by_role("button", name=next(name for name in names if name != right), exact=True).click()
    assert right in tab.inner_text(".answer") and tab.inner_text(".answer").startswith("Not ")
    assert form.is_hidden() and tab.locator(".asking").count() == 0
    tab.focus(".player [data-move=step-on]")
    tab.keyboard.press("Enter")
    assert form.is_visible()
    tab.uncheck("[data-predict]")
    assert form.is_hidden() and tab.locator(".asking").count() == 0
    assert not tab.faults


def test_the_same_is_asked_again(show):
    asked = []
    for _ in range(2):
        tab = show(SCENARIO)
        tab.wait_for_selector(".player:not([hidden])")
        tab.check("[data-predict]")
        tab.click("[data-move=step-on]")
        asked.append(tab.locator(".predict button").all_inner_texts())
    assert asked[0] == asked[1] != []


def test_a_figure_and_a_scenario_fill_the_screen_in_large_letters(show):
    for page, button in (("guide/reading-the-diagrams/index.html", ".evidence .enlarge"), (SCENARIO, ".player .enlarge")):
        tab = show(page)
        tab.locator(button).first.click()
        tab.wait_for_function("() => document.fullscreenElement")
        assert tab.evaluate("getComputedStyle(document.fullscreenElement).zoom") == "1.5"
        tab.locator(button).first.click()
        tab.wait_for_function("() => !document.fullscreenElement")
        assert not tab.faults


def test_a_long_page_has_its_headings_at_hand(show):
    for page in ("guide/choosing-a-pattern/index.html", "glossary/index.html", "samples/github-favorites/index.html"):
        tab = show(page)
        links = tab.locator("main nav.contents a")
        assert links.count() >= 3, page
        box = links.first.bounding_box()
        assert box["y"] < 400, page
        anchors = links.evaluate_all("all => all.map(each => each.hash)")
        assert all(tab.locator(anchor).count() == 1 for anchor in anchors), page


def test_the_masthead_has_seven_words_and_fits_a_line(show):
    tab = show("index.html")
    links = tab.locator(".masthead nav a")
    assert links.all_inner_texts() == ["Choose", "Learn", "Patterns", "Compare", "Faults", "Reference", "Search"]
    assert len({round(link.bounding_box()["y"]) for link in links.all()}) == 1
    for link in links.all():
        address = link.evaluate("each => decodeURI(each.pathname)").removeprefix(str(SITE))
        assert (SITE / address.strip("/")).is_file()


def test_a_contour_is_explained_by_its_parts_without_scripts_too(show):
    tab = show("guide/reading-the-diagrams/index.html", javascript=False)
    figure = tab.locator(".evidence.large")
    assert figure.locator(".contour").bounding_box()["height"] > 200
    seen = """figure => [...figure.querySelectorAll(".contour path")].filter(
        path => getComputedStyle(path).opacity === "1").map(path => path.classList[0])"""
    every = figure.evaluate(seen)
    assert {"lane", "call", "notify", "state", "effect"} <= set(every)
    shown = set()
    for number in range(2, figure.locator(".kinds label").count() + 1):
        figure.locator(f".kinds label:nth-of-type({number}) input").check()
        alone = {kind for kind in figure.evaluate(seen) if kind != "lane"}
        assert not shown & alone
        shown |= alone
    assert shown == set(every) - {"lane"}
