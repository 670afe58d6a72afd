"""The first page: its claim, a race, the drawings of all patterns on one scale, and the counter that plays recordings."""

import gzip
import json
import re
from itertools import product

import pytest
from conftest import SITE
from test_downloads import performances, text

WIDTHS = (390, 1280)


@pytest.fixture
def counter(show):
    """The first page at a width, with its counter."""
    def counter(width=1280):
        tab = show("index.html", width)
        tab.wait_for_selector("#counter:not([hidden])")
        return tab
    return counter


def digits(tab):
    return "".join(tab.locator("#counter-labels span").all_inner_texts())


def figures(tab, side):
    return tab.evaluate(f"[...document.querySelectorAll('.side:nth-of-type({side}) .strip > div')].map(each => each.innerHTML)")


def counts(tab, side):
    return [int(number) for number in re.findall(r"\d+", tab.inner_text(f".side:nth-of-type({side}) .sum"))]


def test_the_claim_is_what_all_recordings_say():
    """Counted from the files that pages offer, by the definitions of messages and of redundant effects."""
    claim = re.search(r'<p class="claim">([^<]*)', (SITE / "index.html").read_text())[1]
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\d|\d", claim)]
    effects, redundant, messages = ({"cocoa-mvc": 0, "mvvm": 0} for _ in range(3))
    for folder in performances():
        if folder.name not in messages:
            continue
        recording = json.loads(text(folder, "json"))
        events = recording["events"]
        screen = {one["id"] for one in recording["participants"] if one["screen"]}
        by_id = {event["id"]: event for event in events}
        for event in events:
            if event["kind"] == "effect":
                effects[folder.name] += 1
                redundant[folder.name] += event["old"] == event["new"]
            ends = (event.get("from"), event.get("to"))
            if None in ends or ends[0] == ends[1] or screen.intersection(ends):
                continue
            parent = by_id.get(event.get("parent"), {})
            is_delivered = parent.get("kind") == "notify" and (parent.get("from"), parent.get("to")) == ends
            if event["kind"] in ("read", "state", "navigate") or event["kind"] == "call" and not is_delivered:
                messages[folder.name] += 1
    assert numbers == [effects["cocoa-mvc"], redundant["cocoa-mvc"], redundant["mvvm"], messages["mvvm"],
                       messages["cocoa-mvc"]]


def test_the_first_view_says_what_this_is_and_leads_three_ways(show):
    tab = show("index.html", 1280)
    for part in (".summary", ".ways", ".claim", ".race .both >> nth=0"):
        box = tab.locator(part).bounding_box()
        assert box["y"] + box["height"] <= 800, part
    ways = tab.locator(".ways a")
    assert ways.all_inner_texts() == ["I must choose", "I must explain", "Show me what breaks"]
    tab = show("index.html", 390)
    box = tab.locator(".claim").bounding_box()
    assert box["y"] + box["height"] <= 844


def seen(tab):
    """The numbers of the race's steps that are seen."""
    return tab.evaluate("""() => [...document.querySelectorAll('.race li')].flatMap((step, index) =>
        getComputedStyle(step).opacity === '1' && getComputedStyle(step).display !== 'none' ? [index] : [])""")


def test_the_race_goes_through_its_steps_in_six_seconds_and_can_be_paused(show):
    tab = show("index.html", javascript=False)
    steps = tab.locator(".race li")
    assert steps.count() == 6
    right, wrong = (steps.last.locator(f".{side} .glass").inner_text() for side in ("right", "wrong"))
    assert "oboe" in right and "oboe" not in wrong and "viola" in wrong
    found = []
    for _ in range(60):
        now = seen(tab)
        assert len(now) <= 1
        if now and now != found[-1:]:
            found += now
        tab.wait_for_timeout(100)
    assert set(found) == set(range(6))
    assert all((after - before) % 6 == 1 for before, after in zip(found, found[1:]))
    tab.check("#race-paused")
    still = seen(tab)
    tab.wait_for_timeout(1500)
    assert seen(tab) == still


def test_the_race_stands_still_where_motion_is_not_wanted(browser):
    context = browser.new_context(reduced_motion="reduce")
    tab = context.new_page()
    tab.goto((SITE / "index.html").as_uri())
    assert seen(tab) == [5] and not tab.is_visible("#race-paused")
    tab.emulate_media(media="print")
    assert seen(tab) == [5]
    context.close()


def test_every_tap_counts_one_and_adds_what_it_sets_off(counter):
    tab = counter()
    for count in range(1, 13):
        tab.click("[data-widget=increment]")
        assert digits(tab) == f"{count:04}"
        assert len(figures(tab, 1)) == len(figures(tab, 2)) == count
    assert "Hammering" in tab.inner_text("#counter-status")
    assert figures(tab, 1)[0] != figures(tab, 2)[0]
    assert all("<svg" in figure and "contour" in figure for side in (1, 2) for figure in figures(tab, side))
    assert counts(tab, 1) != counts(tab, 2) and counts(tab, 1)[0] == 12
    assert not tab.faults


def test_whatever_five_buttons_are_tapped_each_tap_is_recorded(counter):
    """By the rules of content/samples/tally-counter.md, which the page's script does not know."""
    def turned(number, extreme, by):
        wheels = [int(digit) for digit in f"{number:04}"]
        return int("".join(str((wheel + by) % 10 if wheel == extreme(wheels) else wheel) for wheel in wheels))

    rules = {"increment": lambda number: (number + 1) % 10_000, "up": lambda number: turned(number, min, 1),
             "down": lambda number: turned(number, max, -1)}
    every = list(product(rules, repeat=5))
    said = counter().evaluate("""every => every.map((taps) => {
        document.getElementById("counter-again").click();
        return taps.map((tap) => {
            document.querySelector(`[data-widget=${tap}]`).click();
            return document.getElementById("counter-status").innerText;
        });
    })""", every)
    assert len(said) == 3 ** 5
    for taps, statuses in zip(every, said):
        number = 0
        for tap, status in zip(taps, statuses, strict=True):
            number = rules[tap](number)
            assert status.startswith(f"{number:04}. Recorded in"), (taps, status)


def test_the_counter_goes_on_where_recordings_end(counter):
    tab = counter()
    for _ in range(211):
        tab.evaluate("document.querySelector('[data-widget=increment]').click()")
    assert digits(tab) == "0211"
    tab.click("[data-widget=increment]")
    assert "starts again" in tab.inner_text("#counter-status") and digits(tab) == "0001"
    assert counts(tab, 1)[0] == 212
    tab.click("#counter-again")
    assert digits(tab) == "0000" and figures(tab, 1) == []


def test_other_patterns_can_be_chosen_and_everything_by_keyboard(counter):
    tab = counter()
    tab.focus("[data-widget=increment]")
    tab.keyboard.press("Enter")
    before = figures(tab, 2)
    tab.select_option("#counter-side-2", "flux")
    assert figures(tab, 2) != before and len(figures(tab, 2)) == 1
    assert "D" in tab.locator(".side:nth-of-type(2) .lanes .sign").all_inner_texts()
    tab.keyboard.press("Tab")
    assert digits(tab) == "0001"


@pytest.mark.parametrize("width", WIDTHS)
def test_what_can_be_touched_is_high_enough(counter, width):
    tab = counter(width)
    low = [box for element in tab.locator("main :is(button, select, .contours a)").all()
           if (box := element.bounding_box()) and box["height"] < 24]
    assert not low


def test_the_names_of_chosen_patterns_are_not_cut(counter):
    cut = counter(390).evaluate("""() => [...document.querySelectorAll("#counter select")].map((select) => {
        const { width } = select.getBoundingClientRect();
        select.style.maxWidth = "none";
        return select.getBoundingClientRect().width - width;
    })""")
    assert cut == [0, 0]


def test_all_drawings_have_one_scale_and_lead_to_their_pattern(show):
    tab = show("index.html")
    drawings = tab.locator(".contours .contour")
    assert drawings.count() >= 11
    assert len({round(box["width"]) for box in (one.bounding_box() for one in drawings.all())}) == 1
    assert tab.locator(".contours a[href]").count() == drawings.count()


def test_every_lane_has_its_letters_beside_it_and_they_are_explained(show):
    tab = show("index.html")
    explained = set(tab.locator(".multiples .roles .sign").all_inner_texts())
    drawings = tab.locator(".contours .picture")
    assert drawings.count() >= 11
    for drawing in drawings.all():
        letters = drawing.locator(".lanes .sign")
        assert letters.count() == drawing.locator(".contour .lane").count() > 0
        assert set(letters.all_inner_texts()) <= explained
        box = drawing.locator(".contour").bounding_box()
        middles = [one["y"] + one["height"] / 2 for one in (letter.bounding_box() for letter in letters.all())]
        for lane, middle in enumerate(middles):
            assert abs(middle - box["y"] - (lane + 0.5) * box["height"] / len(middles)) < 3


def test_the_first_view_is_light():
    page = (SITE / "index.html").read_text()
    parts = [page] + [(SITE / address).read_text() for address in re.findall(r'(?:src|href)="([^"]+\.(?:css|js))"', page)]
    assert sum(len(gzip.compress(part.encode())) for part in parts) < 60_000


def test_without_scripts_there_is_no_counter_but_all_contours(show):
    tab = show("index.html", javascript=False)
    assert tab.locator("#counter").is_hidden()
    assert tab.locator(".multiples .contour").count() >= 11
