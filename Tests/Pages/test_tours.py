"""What a reader may expect of prose with evidence: the tours and the guide."""

from conftest import SITE, pages

TOURS = [page for page in pages() if page.startswith("tours/") and page != "tours/index.html"]
TOLD = TOURS + [page for page in pages() if page.startswith("guide/") and page != "guide/index.html"]


def test_there_are_tours_and_a_guide():
    assert len(TOURS) >= 5 and len(TOLD) >= len(TOURS) + 5


def test_figures_are_numbered_in_order_and_stay_within_the_page(show):
    tab = show(TOLD[0])
    for page in TOLD:
        tab.goto((SITE / page).as_uri())
        for width in (390, 1024, 1280):
            tab.set_viewport_size({"width": width, "height": 900})
            found = tab.evaluate(
                """[...document.querySelectorAll('.evidence')].map(figure => [
                     Number(figure.innerText.match(/Figure (\\d+)\\. /)?.[1]),
                     figure.getBoundingClientRect().right <= document.documentElement.clientWidth + 1])"""
            )
            assert [number for number, _ in found] == list(range(1, len(found) + 1)), page
            assert all(fits for _, fits in found), (page, width)
            # Every tour shows evidence.
            assert found or page not in TOURS, page
            # No pattern of a figure is out of sight beside the others.
            assert tab.evaluate("""[...document.querySelectorAll('.evidence .part')].every(
                part => part.getBoundingClientRect().right <= document.documentElement.clientWidth)"""), (page, width)


def test_the_ways_between_stops_can_be_hit_with_a_finger(show):
    tab = show(TOURS[0])
    for page in TOURS:
        tab.goto((SITE / page).as_uri())
        for width in (390, 1280):
            tab.set_viewport_size({"width": width, "height": 900})
            heights = tab.evaluate(
                "[...document.querySelectorAll('.stops a, .onward a')].map(a => a.getBoundingClientRect().height)"
            )
            assert heights and min(heights) >= 24, (page, width)


def test_a_tour_can_be_walked_without_scripts(show):
    tab = show(TOURS[0], javascript=False)
    stops = tab.locator(".stop").count()
    for _ in range(stops - 1):
        before = tab.url
        stop = tab.locator(".stop").filter(has=tab.locator(f"h2[id='{before.split('#')[1]}']")) if "#" in before \
            else tab.locator(".stop").first
        stop.locator("a[rel=next]").click()
        assert tab.url != before
    assert tab.url.split("#")[1] == tab.locator(".stop h2").last.get_attribute("id")


def test_regions_of_a_page_have_names_of_their_own(show):
    tab = show(TOLD[0])
    for page in TOLD:
        tab.goto((SITE / page).as_uri())
        names = tab.evaluate(
            "[...document.querySelectorAll('[role=region], [role=group], nav')].map(e => e.getAttribute('aria-label'))"
        )
        assert len(set(names)) == len(names), page


def test_a_quiz_keeps_its_answers_folded_and_names_no_pattern_before(show):
    tab = show("guide/which-pattern/index.html", javascript=False)
    answers = tab.locator("details.answer")
    assert answers.count() == 6
    seen = set()
    for answer in answers.all():
        name = answer.locator("p a")
        assert not name.is_visible()
        figure = answer.locator("xpath=..")
        assert figure.locator("svg.contour").count() == 1
        text = name.text_content()
        assert text not in figure.locator(".caption").inner_text()
        seen.add(text)
        answer.locator("summary").click()
        assert name.is_visible()
    assert len(seen) == 6
