"""The first page: its claim, the drawings of all patterns on one scale, and the counter that plays recordings."""

import gzip
import json
import re

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


def lines(tab, side):
    return tab.locator(f".side:nth-of-type({side}) ol li").all_inner_texts()


def test_the_claim_is_what_all_recordings_say():
    """Counted from the files that pages offer, by the definition in content/metrics/messages.md."""
    claim = re.search(r"<h1>([^<]*)</h1>", (SITE / "index.html").read_text())[1]
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\d|\d", claim)]
    taps, messages = 0, {"cocoa-mvc": 0, "passive-mvp": 0, "flux": 0}
    for folder in performances():
        if folder.name not in messages:
            continue
        recording = json.loads(text(folder, "json"))
        events = recording["events"]
        roles = {one["id"]: None if one["screen"] else one["role"] for one in recording["participants"]}
        by_id = {event["id"]: event for event in events}
        for event in events:
            if folder.name == "flux" and event["kind"] == "input" and event["verb"] == "tap":
                taps += 1
            ends = (event.get("from"), event.get("to"))
            if None in ends or None in (roles[ends[0]], roles[ends[1]]) or roles[ends[0]] == roles[ends[1]]:
                continue
            parent = by_id.get(event.get("parent"), {})
            is_delivered = parent.get("kind") == "notify" and (parent.get("from"), parent.get("to")) == ends
            if event["kind"] in ("read", "state", "effect", "navigate") or event["kind"] == "call" and not is_delivered:
                messages[folder.name] += 1
    scenarios = {folder.parent for folder in performances()}
    assert numbers == [len(scenarios), taps, *messages.values()]


def test_every_tap_counts_one(counter):
    tab = counter()
    for count in range(1, 13):
        tab.click("[data-widget=increment]")
        assert digits(tab) == f"{count:04}"
    assert "Hammering" in tab.inner_text("#counter-status")
    assert lines(tab, 1) and lines(tab, 2) and lines(tab, 1) != lines(tab, 2)
    assert not tab.faults


def test_the_recordings_end_and_begin_again(counter):
    tab = counter()
    for _ in range(211):
        tab.evaluate("document.querySelector('[data-widget=increment]').click()")
    assert digits(tab) == "0211"
    status = tab.inner_text("#counter-status")
    assert "no recording" in status or "end here" in status
    tab.click("#counter-again")
    assert digits(tab) == "0000" and lines(tab, 1) == []


def test_what_no_recording_taps_changes_nothing(counter):
    tab = counter()
    for _ in range(3):
        tab.click("[data-widget=increment]")
    dimmed = tab.locator("[data-widget][aria-disabled=true]")
    assert dimmed.count() > 0
    dimmed.first.focus()
    tab.keyboard.press("Enter")
    assert digits(tab) == "0003"


def test_other_patterns_can_be_chosen_and_everything_by_keyboard(counter):
    tab = counter()
    tab.focus("[data-widget=increment]")
    tab.keyboard.press("Enter")
    before = lines(tab, 2)
    tab.select_option("#counter-side-2", "flux")
    assert lines(tab, 2) != before and any("dispatcher" in line for line in lines(tab, 2))
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
    assert sum(len(gzip.compress(part.encode())) for part in parts) < 120_000


def test_without_scripts_there_are_the_recorded_screens(show):
    tab = show("index.html", javascript=False)
    assert tab.locator("#counter").is_hidden()
    assert tab.locator(".frames > li").count() == 3
    assert tab.locator(".frames .counts a").count() == 6
