"""What a reader keeps: the message when what is shown changes, the drawer, the signs' meaning, a true address."""

import re

import pytest
from conftest import SITE
from playwright.sync_api import expect

PAGE = "samples/tally-counter/one-tap/"
FLUX = "#step-1 .part[data-pattern=flux]"
CODE = "/samples/tally-counter/code/mvvm/"


@pytest.fixture
def visit(browser):
    """Opens a page of the site as a server would hand it over, with where one comes from."""
    contexts = []

    def serve(route):
        path = SITE / route.request.url.split("/", 3)[3].split("?")[0]
        route.fulfill(path=path / "index.html" if path.is_dir() else path)

    def visit(address):
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        contexts.append(context)
        context.route("http://site.test/**", serve)
        tab = context.new_page()
        tab.faults = []
        tab.on("pageerror", lambda error: tab.faults.append(str(error)))
        tab.goto(f"http://site.test/{address}")
        return tab

    yield visit
    for context in contexts:
        context.close()


@pytest.fixture
def player(visit):
    """Opens a scenario at an address, with its player."""
    def player(address=""):
        tab = visit(f"{PAGE}{address}")
        tab.wait_for_selector(".player:not([hidden])")
        # Where all other patterns are chosen from.
        tab.evaluate("for (const fold of document.querySelectorAll('.others')) fold.open = true")
        return tab
    return player


def marked(tab, pattern="mvvm"):
    """The sentence of a pattern at the cursor, and which row of its diagram it is."""
    return tab.evaluate("""pattern => {
        const staff = document.querySelector(`#step-1 .part[data-pattern=${pattern}] .staff`);
        const row = staff.querySelector(".now");
        return [row.querySelector("p").innerText, [...staff.querySelectorAll("li")].indexOf(row)];
    }""", pattern)


def number(tab):
    return int(re.search(r"message (\d+) of", tab.text_content(".player .place"))[1])


@pytest.mark.parametrize("moment, pattern", [(1, "mvvm"), (5, "cocoa-mvc"), (8, "mvvm"), (9, "mvvm"), (12, "cocoa-mvc")])
def test_the_message_that_was_reached_stays_marked_whatever_is_folded(player, moment, pattern):
    tab = player(f"#step-1.{moment}")
    before = marked(tab, pattern)
    assert number(tab) == moment
    for level in ("everything", "objects", "roles"):
        tab.check(f"#level-{level}")
        assert marked(tab, pattern) == before, level
        expect(tab).to_have_url(re.compile(rf"#step-1\.{number(tab)}$"))
    assert number(tab) == moment
    assert tab.faults == []


def test_a_message_that_is_folded_away_leaves_the_one_before_it(player):
    tab = player("?level=everything#step-1.10")
    seen = tab.evaluate("""() => {
        const now = document.querySelector("#step-1 .part[data-pattern=mvvm] .now");
        const fold = now.closest(".staff details");
        const rows = [...now.closest(".staff").querySelectorAll("li[class]")];
        const before = rows.slice(0, rows.indexOf(now)).filter((row) => !row.closest(".staff details"));
        return fold && before.at(-1)?.querySelector("p").textContent;
    }""")
    assert seen
    tab.check("#level-roles")
    assert tab.text_content("#step-1 .part[data-pattern=mvvm] .now > p") == seen


def test_opening_a_fold_and_adding_a_pattern_keep_the_message(player):
    tab = player("#step-1.9")
    before = marked(tab)
    for fold in tab.locator("#step-1 .part[data-pattern=mvvm] .staff details:not([open]) > summary").all()[:3]:
        if fold.is_visible():
            fold.click()
    expect(tab.locator(".player .place")).not_to_contain_text("message 9 of")
    assert marked(tab) == before
    tab.check(".contours [data-pattern=flux] input")
    tab.wait_for_selector(FLUX, state="attached")
    assert marked(tab) == before
    expect(tab).to_have_url(re.compile(rf"#step-1\.{number(tab)}$"))
    tab.uncheck(".contours [data-pattern=flux] input")
    tab.wait_for_selector(FLUX, state="detached")
    assert marked(tab) == before


def test_legend_and_cast_explain_the_patterns_that_are_shown(player):
    tab = player("?p=passive-mvp,flux")
    casts = tab.locator(".casts h3")
    expect(casts).to_have_text(["MVP, passive view", "Flux"])
    tab.click(".reading summary")
    roles = tab.locator(".legend .roles li")
    letters = tab.evaluate("[...new Set([...document.querySelectorAll('.step .heads:not(.objects) s')].map(each => each.textContent))]")
    assert set(letters) <= {each.split()[0] for each in roles.all_inner_texts()}
    assert {"presenter", "action creator", "dispatcher", "store"} <= {each.split(maxsplit=1)[1] for each in roles.all_inner_texts()}
    assert [each.split()[0] for each in roles.all_inner_texts()] == ["UI", "⌂", "V", "P", "AC", "D", "S", "M"]
    # The source is where it is seen from this page, too.
    source = tab.locator(".casts section", has_text="Flux").get_by_role("link", name="The source")
    assert source.evaluate("each => each.href") == "http://site.test/samples/tally-counter/code/flux/index.html"
    tab.uncheck(".contours [data-pattern=passive-mvp] input")
    expect(casts).to_have_text(["Flux"])
    assert "presenter" not in tab.inner_text(".legend .roles")
    for pattern in ("cocoa-mvc", "mvvm"):
        tab.check(f".contours [data-pattern={pattern}] input")
    tab.uncheck(".contours [data-pattern=flux] input")
    expect(casts).to_have_text(["Cocoa MVC", "MVVM"])
    assert [each.split()[0] for each in roles.all_inner_texts()] == ["UI", "⌂", "V", "C", "VM", "M"]
    assert tab.faults == []


def test_what_has_the_focus_is_above_the_drawer_which_escape_closes(player):
    tab = player("#step-1.3")
    tab.emulate_media(reduced_motion="reduce")
    tab.wait_for_selector(".drawer .running")
    tab.focus(".player [data-help]")
    hidden = []
    for _ in range(40):
        tab.keyboard.press("Tab")
        tab.evaluate("new Promise(requestAnimationFrame)")
        hidden += tab.evaluate("""() => {
            const at = document.activeElement;
            const [box, drawer] = [at.getBoundingClientRect(), document.querySelector(".drawer")];
            const end = drawer.getBoundingClientRect().top + 1;
            // What is higher than there is room for is seen in part.
            const isSeen = box.bottom <= end || (box.height > 300 && box.top < end - 50);
            return drawer.contains(at) || isSeen ? [] : [`${box.top} to ${box.bottom} of ${end}: ${at.outerHTML}`];
        }""")
    assert not hidden, hidden[:3]
    tab.keyboard.press("Escape")
    expect(tab.locator(".drawer")).to_be_hidden()
    expect(tab.locator("[data-source]")).to_be_focused()


def test_the_drawer_is_open_until_somebody_closes_it(player):
    tab = player("#step-1.3")
    tab.click(".drawer figcaption a[href*='/code/'] >> nth=0")
    tab.wait_for_url("**/code/**")
    tab.go_back()
    tab.wait_for_selector(".drawer .running")
    assert tab.get_attribute("[data-source]", "aria-pressed") == "true" and number(tab) == 3
    tab.click("[data-source]")
    tab.reload()
    expect(tab.locator(".player")).to_be_visible()
    expect(tab.locator(".drawer")).to_be_hidden()


@pytest.mark.parametrize("address, shown", [
    ("#step-1.-4", "#step-1"), ("#step-1.999", r"#step-1\.\d\d"), ("#step-99.2", ""), ("#nowhere", ""),
    ("#script", "#script"), ("?p=nonsense", ""), ("?p=", ""), ("?level=xyz", ""), ("?level=", ""),
    ("?level=xyz&p=nonsense,mvvm#step-1.2", r"\?p=mvvm#step-1\.2"),
])
def test_the_address_says_what_is_shown_and_nothing_else(player, address, shown):
    tab = player(address)
    expect(tab).to_have_url(re.compile(rf"/one-tap/{shown}$"))
    assert tab.faults == []


@pytest.mark.parametrize("address, words", [
    ("samples/tally-counter/one-tap/", "Back to the step"), ("samples/tally-counter/one-tap/mvvm/?p=mvvm", "Back to the step"),
    ("patterns/mvvm/", "Back"), ("samples/tally-counter/", "Back"), ("samples/tally-counter/code/flux/", "Back"),
])
def test_the_way_back_says_whether_it_leads_to_a_step(visit, address, words):
    tab = visit(address)
    tab.evaluate("address => location.assign(address)", f"{CODE}#TS-1")
    expect(tab.locator("button.back")).to_have_text(words)


def test_searching_leaves_the_address_of_its_page(visit):
    tab = visit("search/")
    expect(tab.get_by_label("Search words")).to_be_visible()
    assert tab.url == "http://site.test/search/"
    tab.get_by_label("Search words").fill("view")
    expect(tab).to_have_url("http://site.test/search/?q=view")
    tab.get_by_label("Search words").fill("model")
    expect(tab).to_have_url("http://site.test/search/?q=model")
    tab.get_by_label("Search words").fill("")
    expect(tab).to_have_url("http://site.test/search/")


def test_buttons_are_named_for_what_they_do_and_play_is_no_switch(player):
    tab = player()
    tab.get_by_role("button", name="Keys and help").click()
    expect(tab.locator("#player-help")).to_contain_text("Space on the slider plays")
    play = tab.get_by_role("button", name="Play", exact=True)
    assert play.get_attribute("aria-pressed") is None
    play.click()
    expect(tab.get_by_role("button", name="Pause", exact=True)).to_be_visible()
