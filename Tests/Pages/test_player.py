"""A reader's checklist for the scenario's page: choosing, stepping, comparing, the source, the address."""

import gzip
import re
from functools import cache
from html import unescape
from urllib.parse import urlsplit

import pytest
from conftest import SITE
from playwright.sync_api import expect

PAGE = "samples/tally-counter/one-tap/index.html"
RACE = "samples/github-favorites/the-newer-search-wins/index.html"
DEFAULT = ["cocoa-mvc", "mvvm"]


@pytest.fixture
def player(show):
    """Opens a scenario at an address, with its player."""
    def player(page=PAGE, address="", **options):
        tab = show(page, address=address, **options)
        tab.wait_for_selector(".player:not([hidden])")
        # Where all other patterns are chosen from.
        tab.evaluate("for (const fold of document.querySelectorAll('.others')) fold.open = true")
        return tab
    return player


def columns(tab, step="step-1"):
    return tab.evaluate("step => [...document.querySelectorAll(`#${step} .part`)].map(each => each.dataset.pattern)", step)


def place(tab):
    return tab.text_content(".player .place")


def marked(tab):
    """The rows at the cursor, by pattern."""
    return tab.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.now')].map(
        row => [row.closest('.part').dataset.pattern, row.querySelector('p').innerText]))""")


def digits(tab, step="step-1"):
    return tab.evaluate("""step => [...document.querySelectorAll(`#${step} .screen`)].filter(each => !each.hidden)
        .map(each => [...each.querySelectorAll('.label')].map(label => label.textContent).join(''))""", step)


def test_a_pattern_is_chosen_by_its_contour_and_stands_in_every_step(player):
    tab = player()
    assert columns(tab) == DEFAULT
    tab.check(".contours [data-pattern=flux] input")
    tab.wait_for_selector("#step-1 .part[data-pattern=flux]", state="attached")
    for step in ("opening", "step-1", "closing"):
        assert columns(tab, step) == [*DEFAULT, "flux"]
    assert "p=cocoa-mvc,mvvm,flux" in tab.url
    own = (SITE / PAGE).parent / "flux/index.html"
    there = re.search(r'id="step-1".*?<article class="part" data-pattern="flux">(.*?)</article>', own.read_text(), re.S)[1]
    # A script adds the signs of objects.
    here = re.sub(r'<p class="heads objects".*?</p>', "", tab.inner_html("#step-1 .part[data-pattern=flux]"))
    texts = [unescape(re.sub(r"<[^>]*>|\s+", "", text)) for text in (there, here)]
    # Beside others the column says whose it is.
    assert "Flux" + texts[0] == texts[1] and len(texts[0]) > 100
    assert not tab.faults


def test_links_of_a_column_that_was_loaded_lead_where_its_own_page_leads(player):
    tab = player(address="?p=flux")
    tab.wait_for_selector("#step-1 .part[data-pattern=flux]", state="attached")
    links = tab.evaluate("[...document.querySelectorAll('#step-1 .part[data-pattern=flux] li a')].map(each => each.href)")
    assert links
    for link in links:
        parts = urlsplit(link)
        assert f'id="{parts.fragment}"' in open(parts.path).read(), link


def test_no_more_than_four_are_side_by_side(player):
    tab = player()
    for pattern in ("flux", "store-pattern"):
        tab.check(f".contours [data-pattern={pattern}] input")
        tab.wait_for_selector(f"#step-1 .part[data-pattern={pattern}]", state="attached")
    assert len(columns(tab)) == 4
    assert tab.is_disabled(".contours [data-pattern=mvc2] input")
    why = tab.locator(".contours [role=status]")
    expect(why).to_have_text(re.compile("Four at most"))
    assert tab.get_attribute(".contours [data-pattern=mvc2] label", "title") == why.inner_text()
    tab.uncheck(".contours [data-pattern=flux] input")
    tab.wait_for_function("() => document.querySelectorAll('#step-1 .part').length === 3")
    assert not tab.is_disabled(".contours [data-pattern=mvc2] input")
    expect(why).to_be_empty()
    assert not tab.get_attribute(".contours [data-pattern=mvc2] label", "title")


def test_patterns_that_are_chosen_while_others_load_are_all_shown(player):
    tab = player()
    tab.evaluate("""() => ["flux", "passive-mvp"].forEach(
        (each) => document.querySelector(`.contours [data-pattern=${each}] input`).click())""")
    tab.wait_for_selector(".contours:not([aria-busy])")
    assert columns(tab) == ["cocoa-mvc", "passive-mvp", "mvvm", "flux"]
    assert "p=cocoa-mvc,passive-mvp,mvvm,flux" in tab.url


def test_a_pattern_that_cannot_be_loaded_leaves_what_was_shown_and_can_be_asked_for_again(player):
    tab = player()
    tab.clock.install()
    tab.route("**/flux/index.html", lambda route: route.abort())
    tab.goto((SITE / PAGE).as_uri() + "?p=flux")
    tab.wait_for_selector(".contours[aria-busy]")
    tab.clock.fast_forward(16_000)
    tab.wait_for_selector(".contours:not([aria-busy])")
    assert columns(tab) == DEFAULT
    assert tab.locator(".contours .lost").get_attribute("data-pattern") == "flux"
    tab.unroute("**/flux/index.html")
    tab.check(".contours [data-pattern=flux] input")
    tab.wait_for_selector("#step-1 .part[data-pattern=flux]", state="attached")
    assert columns(tab) == [*DEFAULT, "flux"]


def test_columns_are_equally_wide(player):
    tab = player(address="?p=cocoa-mvc,mvvm,flux")
    tab.wait_for_selector("#step-1 .part[data-pattern=flux]", state="attached")
    widths = tab.evaluate("""() => [...document.querySelectorAll('.step details[open] .parts')].map(
        parts => [...parts.children].map(each => Math.round(each.getBoundingClientRect().width)))""")
    assert widths and all(max(each) - min(each) <= 1 and min(each) >= 300 for each in widths), widths


def test_a_deep_link_shows_its_patterns_its_level_and_its_message(player):
    tab = player(RACE, "?p=passive-mvp,flux&level=objects#step-5.3")
    tab.wait_for_selector("#step-5 .part[data-pattern=flux]", state="attached")
    tab.wait_for_function("() => document.querySelector('.place').textContent.includes('message 3 of')")
    assert columns(tab, "step-5") == ["passive-mvp", "flux"]
    assert tab.is_checked("#level-objects")
    assert place(tab).startswith("5 wait")
    # The columns come one after the other, and the address follows the cursor after a moment.
    tab.wait_for_function("""() => {
        const { y } = document.querySelector(".now").getBoundingClientRect();
        return 0 < y && y < 900 && location.search.includes("p=passive-mvp,flux")
            && location.search.includes("level=objects") && location.hash === "#step-5.3";
    }""")


def test_keys_go_by_messages_and_steps_while_the_player_has_the_focus(player):
    tab = player(address="#step-1")
    tab.focus(".player input[type=range]")
    tab.keyboard.press("ArrowRight")
    assert "message 1 of" in place(tab) and set(marked(tab)) == set(DEFAULT)
    tab.keyboard.press("ArrowRight")
    assert "message 2 of" in place(tab)
    tab.keyboard.press("ArrowLeft")
    assert "message 1 of" in place(tab)
    tab.keyboard.press("PageDown")
    assert place(tab).startswith("Closing")
    tab.keyboard.press("PageUp")
    assert place(tab).startswith("1 tap increment")
    tab.keyboard.press("Home")
    assert place(tab).startswith("Opening: ")
    # What is on another page has been asked for when the cursor was there.
    expect(tab.locator("#closing .staff")).to_have_count(2)
    tab.keyboard.press("End")
    assert re.match(r"Closing: message (\d+) of \1", place(tab))


def test_what_is_marked_stays_in_sight_when_the_cursor_goes_on_while_the_page_still_scrolls(player):
    tab = player(RACE, "#step-1")
    tab.focus(".player input[type=range]")
    tab.keyboard.press("ArrowRight")
    tab.wait_for_function("() => document.querySelector('.now').getBoundingClientRect().y < 900")
    tab.evaluate("""() => {
        const slider = document.activeElement;
        for (const to of [slider.max, slider.value]) {
            slider.value = to;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
        }
    }""")
    assert place(tab).startswith("1 ") and "message 1 of" in place(tab)
    tab.wait_for_timeout(1500)
    assert 0 < tab.evaluate("document.querySelector('.now').getBoundingClientRect().y") < 900


def test_home_and_end_lead_to_the_first_and_the_last_link_of_a_diagram(player):
    tab = player("samples/tally-counter/leave-and-open-again/index.html")
    staffs = tab.locator(".step:has(details[open]) .staff")
    assert staffs.count() > 4
    for number in range(staffs.count()):
        staff = staffs.nth(number)
        # A link's row ends with what the link leads to; some of the last rows have none.
        links = staff.locator("p:has(> a):visible, summary:visible")
        links.first.locator("xpath=self::summary | a[1]").first.focus()
        tab.keyboard.press("End")
        ends = links.last.evaluate("each => each === document.activeElement || each.contains(document.activeElement)")
        tab.keyboard.press("Home")
        begins = links.first.evaluate("each => each === document.activeElement || each.contains(document.activeElement)")
        assert ends and begins, number


def test_letters_are_off_until_they_are_asked_for(player):
    tab = player(address="#step-1.1")
    before = place(tab)
    tab.keyboard.press("j")
    assert place(tab) == before
    tab.click("[data-help]")
    tab.check("[data-letters]")
    tab.keyboard.press("j")
    assert "message 2 of" in place(tab)


def test_the_cursor_waits_for_what_the_patterns_share(player):
    """The model changes at one moment in both, though one of them takes more messages to get there."""
    tab = player(address="#step-1.1")
    tab.focus(".player input[type=range]")
    together = []
    for _ in range(30):
        rows = marked(tab)
        if any("tally" in text and "→" in text for text in rows.values()):
            together.append(rows)
        tab.keyboard.press("ArrowRight")
    assert together and all(all("tally" in text for text in rows.values()) for rows in together), together


def test_a_place_in_patterns_that_are_loaded_is_found_again(player):
    """It lies behind what the default pair has, and at a level that has more."""
    page = "samples/github-favorites/second-page-fails-retry/index.html"
    tab = player(page, "?p=passive-mvp,flux-mvvm&level=everything#step-5.46")
    expect(tab.locator(".player .place")).to_contain_text("message 46 of")
    assert columns(tab, "step-5") == ["passive-mvp", "flux-mvvm"]
    tab.focus(".player input[type=range]")
    tab.keyboard.press("ArrowRight")
    expect(tab).to_have_url(re.compile("#step-5.47$"))
    tab.reload()
    expect(tab.locator(".player .place")).to_contain_text("message 47 of")


def test_an_address_that_is_none_changes_nothing(player):
    tab = player(address="#%E0%A4%A")
    assert "messages in" in place(tab)
    assert tab.faults == []


def test_screen_and_rows_say_the_same(player):
    """An alert is dismissed before the star is painted, and a text is replaced before its colour."""
    tab = player("samples/delayed-star/navigate-at-unstarred-star-and-open/index.html", "#step-2")
    tab.focus(".player input[type=range]")
    star = "#step-2 .screen.playing .widget[title=star]"
    painted = False
    for _ in range(25):
        tab.keyboard.press("ArrowRight")
        assert tab.locator("#step-2 .screen.playing .alert").count() == 0
        rows = marked(tab)
        painted = painted or "star.title" in rows.get("cocoa-mvc", "")
        assert tab.inner_text(star) == ("★" if painted else "☆"), rows
    assert painted


@pytest.mark.parametrize("width", [1280, 1600])
def test_the_player_covers_neither_the_screen_nor_what_has_the_focus(player, width):
    tab = player(RACE, "#step-5", width=width)
    tab.focus(".player input[type=range]")
    for _ in range(12):
        tab.keyboard.press("ArrowRight")
        tab.wait_for_timeout(60)
    tab.wait_for_timeout(1200)
    end = tab.evaluate("document.querySelector('.player').getBoundingClientRect().bottom")
    assert tab.evaluate("document.querySelector('.screen.playing').getBoundingClientRect().top") >= end
    assert tab.evaluate("document.querySelector('.now').getBoundingClientRect().top") >= end


def test_the_rows_of_all_patterns_are_seen_at_once_where_there_is_room(player):
    tab = player("samples/programs/load-more-fails-retry/index.html", "?p=passive-mvp,flux#step-1")
    tab.focus(".player input[type=range]")
    apart = []
    for _ in range(16):
        tab.keyboard.press("ArrowRight")
        tab.wait_for_timeout(900)
        tops, heights, end = tab.evaluate("""() => [[...document.querySelectorAll('.now > p')].map(
            each => each.getBoundingClientRect().top), [...document.querySelectorAll('.now > p')].map(
            each => each.offsetHeight), document.querySelector('.player').offsetHeight]""")
        if tops and max(tops) - min(tops) + max(heights) < 900 - end - 16:
            apart.append(min(tops) >= end - 1 and all(top + height <= 901 for top, height in zip(tops, heights)))
    assert len(apart) > 8 and all(apart), apart


def test_a_pattern_that_is_done_says_so(player):
    tab = player(address="#opening")
    expect(tab.locator("#opening .staff")).to_have_count(2)
    expect(tab.locator(".player .place")).to_contain_text("message 0 of")
    tab.focus(".player input[type=range]")
    said = []
    for _ in range(int(place(tab).split()[-1])):
        tab.keyboard.press("ArrowRight")
        said.append(place(tab))
    found = [re.search(r"message (\d+) of (\d+) .*Cocoa MVC is done after (\d+) of (\d+)", text) for text in said]
    done = [[int(number) for number in match.groups()] for match in found if match]
    # What it is done after is the message at which it is first said to be, of as many.
    assert done and all(of == count and end == done[0][0] for _, count, end, of in done), said


def test_the_screen_changes_at_effects_only(player):
    tab = player(address="#step-1")
    assert digits(tab) == ["0000"]
    tab.focus(".player input[type=range]")
    seen = []
    for _ in range(12):
        tab.keyboard.press("ArrowRight")
        seen.append((digits(tab), marked(tab)["cocoa-mvc"]))
    change = next(index for index, (shown, _) in enumerate(seen) if shown == ["0001"])
    assert all(shown == ["0000"] for shown, _ in seen[:change])
    assert "digit.0.text" in seen[change][1]
    assert all(shown == ["0001"] for shown, _ in seen[change:])


def test_the_source_of_the_message_is_shown_with_its_running_line(player):
    tab = player(address="#step-1.2")
    tab.wait_for_selector(".drawer .running")
    tab.wait_for_function("() => document.querySelectorAll('.drawer section').length === 2")
    links = tab.evaluate("[...document.querySelectorAll('.now > p > a')].map(each => each.href)")
    shown = tab.evaluate("[...document.querySelectorAll('.drawer figcaption a')].map(each => each.href)")
    assert set(shown) == set(links)
    for figure in tab.query_selector_all(".drawer figure"):
        address = figure.query_selector("a").get_attribute("href")
        if "/code/" not in address:
            continue
        parts = urlsplit(address)
        line = re.search(f'id="{parts.fragment}">(.*?)\n</span>', open(parts.path).read(), re.S)[1]
        running = figure.query_selector(".running").text_content()
        assert re.sub(r"^\d+", "", running).strip() == unescape(re.sub(r"<[^>]*>", "", line)).strip()
        assert len(figure.query_selector_all(".line")) == 12


def test_nothing_plays_by_itself_and_play_can_be_stopped(player):
    tab = player(address="#step-1")
    before = place(tab)
    tab.wait_for_timeout(900)
    assert place(tab) == before
    tab.click("[data-play]")
    tab.wait_for_function("before => document.querySelector('.place').textContent !== before", arg=before)
    tab.click("[data-play]")
    stopped = place(tab)
    tab.wait_for_timeout(900)
    assert place(tab) == stopped


def test_a_row_with_the_focus_is_where_the_player_is(player):
    tab = player()
    tab.evaluate("document.querySelector('#step-1 .part[data-pattern=mvvm] li.c p a').focus()")
    assert place(tab).startswith("1 tap increment")
    assert "mvvm" in marked(tab)


def test_each_diagram_is_one_tab_stop_and_arrow_keys_go_through_its_rows(player):
    tab = player()
    stops = tab.evaluate("[...document.querySelectorAll('.staff')].map(each => each.querySelectorAll('[tabindex=\"0\"]').length)")
    assert stops and set(stops) == {1}
    tab.evaluate("document.querySelector('#step-1 .staff [tabindex=\"0\"]').focus()")
    first = tab.evaluate("document.activeElement.textContent")
    tab.keyboard.press("ArrowDown")
    assert tab.evaluate("document.activeElement.textContent") != first
    tab.keyboard.press("ArrowUp")
    assert tab.evaluate("document.activeElement.textContent") == first
    tab.keyboard.press("ArrowRight")
    assert tab.evaluate("document.activeElement.closest('.staff').querySelectorAll('[tabindex=\"0\"]').length") == 1


def test_arrow_keys_go_through_the_rows_of_a_diagram_from_another_page(player):
    tab = player(address="?p=cocoa-mvc,flux")
    tab.wait_for_selector("#step-1 .part[data-pattern=flux]", state="attached")
    tab.focus("#step-1 .part[data-pattern=flux] .staff [tabindex='0']")
    first = tab.evaluate("document.activeElement.textContent")
    tab.keyboard.press("ArrowDown")
    assert tab.evaluate("document.activeElement.textContent") != first
    assert tab.locator("#step-1 .part[data-pattern=flux] .staff [tabindex='0']").count() == 1


@pytest.mark.parametrize("patterns, width", [("cocoa-mvc,mvvm,flux", 1280), ("cocoa-mvc,mvvm,flux,store-pattern", 1600)])
def test_a_long_word_goes_on_where_it_can_be_read_in_parts(player, patterns, width):
    tab = player(address=f"?p={patterns}#step-1", width=width)
    tab.wait_for_selector(f"#step-1 .part[data-pattern={patterns.split(',')[-1]}]")
    # The ends of lines within words.
    ends = tab.evaluate("""() => [...document.querySelectorAll("#step-1 .part[data-pattern=flux] .staff li.i a, #step-1 .part[data-pattern=flux] .staff li.n a")]
        .filter(each => each.clientWidth && each.textContent.includes("touchUpInside")).map(each => {
            const tops = [...each.childNodes].filter(node => node.data).map(node => {
                const range = document.createRange(); range.selectNode(node); return [...range.getClientRects()].map(box => box.top);
            });
            return tops.every(lines => new Set(lines).size === 1);
        })""")
    assert ends and all(ends)


@pytest.mark.parametrize("level", ["roles", "objects", "everything"])
def test_levels_fold_less_and_less(player, level):
    tab = player(address=f"?level={level}")
    open_, all_ = tab.evaluate("""() => ['.staff details[open]', '.staff details'].map(
        name => document.querySelectorAll(`.step ${name}`).length)""")
    assert (open_ == 0) if level == "roles" else (0 < open_ < all_) if level == "objects" else open_ == all_
    objects = tab.evaluate("document.querySelector('#step-1 .heads.objects').getClientRects().length > 0")
    assert objects == (level != "roles")


@pytest.mark.parametrize("width", [390, 768, 1280, 1920])
def test_no_label_is_cut(player, width):
    tab = player(RACE, width=width)
    tab.evaluate("document.querySelectorAll('.step > details').forEach(each => each.open = true)")
    cut = tab.evaluate("""() => [...document.querySelectorAll('.staff li > p')].filter(
        each => each.clientWidth && (each.scrollWidth > each.clientWidth + 1 || getComputedStyle(each).textOverflow === 'ellipsis')
    ).map(each => each.innerText)""")
    assert not cut, cut[:5]
    # What goes on does so beneath its first words, not beneath the badge.
    fallen = tab.evaluate("""() => [...document.querySelectorAll('.staff li > p')].filter((row) => {
        const [badge, label] = row.children;
        if (!row.clientWidth || !badge.matches("a") || !label?.matches("a") || badge.textContent.includes(",")) return false;
        return Math.abs(badge.getBoundingClientRect().top - label.getBoundingClientRect().top) > 1;
    }).map(each => each.innerText)""")
    assert not fallen, fallen[:5]
    assert tab.evaluate("document.querySelectorAll('.staff li > p').length") > 50
    assert tab.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [390, 768, 1024])
def test_one_column_at_a_time_where_two_have_no_room(player, width):
    tab = player(address="#step-1", width=width)
    buttons = tab.locator(".segments button")
    assert buttons.count() == 2 and buttons.first.is_visible()
    seen = """() => [...document.querySelectorAll('#step-1 .part')].filter(each => {
        const box = each.getBoundingClientRect(); return box.width && box.left > -20 && box.right < innerWidth + 20;
      }).map(each => each.dataset.pattern)"""
    assert tab.evaluate(seen) == ["cocoa-mvc"]
    buttons.nth(1).click()
    assert tab.evaluate(seen) == ["mvvm"]
    # Nothing is below a column but what follows it, and the cursor goes on in it.
    heights = tab.evaluate("[...document.querySelectorAll('#step-1 .parts, #step-1 .part[data-pattern=mvvm]')].map(each => each.offsetHeight)")
    assert max(heights) - min(heights) <= 1, heights
    tab.focus(".player input[type=range]")
    tab.keyboard.press("ArrowRight")
    expect(tab.locator("#step-1 .part[data-pattern=mvvm] .now > p")).to_be_in_viewport()
    # What is brought later leaves the choice.
    tab.click("#opening summary >> nth=0")
    assert buttons.nth(1).get_attribute("aria-pressed") == "true"


def seen_rows(tab):
    """The patterns whose row at the cursor is shown, and whether it is below the player and above the drawer."""
    return tab.evaluate("""() => {
        const drawer = document.querySelector(".drawer:not([hidden])")?.offsetHeight ?? 0;
        const top = document.querySelector(".player").getBoundingClientRect().bottom;
        return Object.fromEntries([...document.querySelectorAll(".now > p")].filter(each => each.getClientRects().length)
            .map(each => [each.closest(".part").dataset.pattern, each.getBoundingClientRect()])
            .map(([pattern, box]) => [pattern, box.top >= top - 1 && box.bottom <= innerHeight - drawer + 1]));
    }""")


@pytest.mark.parametrize("width", [390, 1024])
def test_another_column_keeps_the_message_and_the_drawer_shows_its_source(player, width):
    tab = player(RACE, "#step-5.8", width=width)
    tab.emulate_media(reduced_motion="reduce")
    where = place(tab)
    for index, (pattern, name) in ((1, ("mvvm", "MVVM")), (0, ("cocoa-mvc", "Cocoa MVC"))):
        tab.locator(".segments button").nth(index).click()
        tab.wait_for_timeout(100)
        assert place(tab) == where and seen_rows(tab) == {pattern: True}
        if tab.is_hidden(".drawer"):
            tab.click("[data-source]")
        expect(tab.locator(".drawer h3")).to_have_text([name])
        tab.wait_for_timeout(100)
        assert seen_rows(tab) == {pattern: True}


@pytest.mark.parametrize("width", [390, 1024])
def test_another_column_leaves_the_step_where_it_is_before_anything_is_marked(player, width):
    tab = player(RACE, width=width)
    tab.emulate_media(reduced_motion="reduce")
    tab.evaluate("""() => {
        document.querySelectorAll(".step > details").forEach(each => { each.open = true; });
        scrollTo(0, document.querySelector("#step-4 summary").getBoundingClientRect().top + scrollY + 300);
    }""")
    expect(tab.locator("#opening .staff")).to_have_count(2)
    top = "document.querySelector('#step-4 > details > summary').getBoundingClientRect().top"
    before = tab.evaluate(top)
    # A pointer scrolls nothing, but what moves it here would.
    tab.locator(".segments button").nth(1).dispatch_event("click")
    assert abs(tab.evaluate(top) - before) <= 1


def test_another_level_brings_the_message_into_sight(player):
    tab = player(RACE, "#step-5.8")
    tab.emulate_media(reduced_motion="reduce")
    tab.evaluate("document.querySelectorAll('.step > details').forEach(each => { each.open = true; })")
    for level in ("everything", "objects", "roles"):
        tab.locator(f"#level-{level}").scroll_into_view_if_needed()
        tab.check(f"#level-{level}")
        tab.wait_for_timeout(500)
        assert any(seen_rows(tab).values()), level


def test_the_place_is_said_again_after_the_link_was_copied(player):
    tab = player(address="#step-1.2")
    tab.evaluate("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })")
    where = place(tab)
    tab.click("[data-copy]")
    expect(tab.locator(".player .place")).to_have_text("The link is copied.")
    expect(tab.locator(".player .place")).to_have_text(where)


@pytest.mark.parametrize("width", [390, 1024])
def test_without_scripts_columns_stand_beneath_one_another_where_they_have_no_room(show, width):
    tab = show(PAGE, width, javascript=False)
    boxes = [part.bounding_box() for part in tab.locator("#step-1 .part").all()]
    assert len(boxes) == 2 and all(box["x"] + box["width"] <= width for box in boxes)


def test_without_scripts_contours_lead_to_each_pattern_and_every_row_to_its_source(show):
    tab = show(PAGE, javascript=False)
    assert not tab.is_visible(".player") and not tab.is_visible("#level-roles")
    # Whole sentences need none.
    tab.check("#whole")
    assert tab.locator("#step-1 .staff i").first.bounding_box()["width"] > 20
    links = tab.evaluate("[...document.querySelectorAll('.contours a')].map(each => each.href)")
    assert len(links) >= 11 and len(set(links)) == len(links)
    tab.click(".others summary")
    tab.click(".contours [data-pattern=flux] a")
    assert tab.url == links[[link.split("/")[-2] for link in links].index("flux")]
    assert tab.locator("#step-1 .part[data-pattern=flux] li a").count() > 4


def test_columns_are_equally_wide_and_the_same_in_every_step_at_every_level(player):
    for level in ("roles", "objects", "everything"):
        tab = player("samples/profile/leave-while-under-way/index.html", f"?p=passive-mvp,mvvm,flux&level={level}")
        tab.wait_for_selector("#step-1 .part[data-pattern=flux]", state="attached")
        tab.evaluate("document.querySelectorAll('.step > details').forEach(each => { each.open = true; })")
        widths = tab.evaluate("[...document.querySelectorAll('.step .part')].map(each => Math.round(each.getBoundingClientRect().width))")
        assert len(widths) > 12 and len(set(widths)) == 1 and widths[0] >= 320, (level, widths)


LANES = "samples/github-favorites/add-and-remove/index.html"


@pytest.mark.parametrize("width, level, patterns", [
    (1280, "roles", "cocoa-mvc,mvvm,flux"), (1280, "everything", "cocoa-mvc,mvvm"),
    (1280, "everything", "cocoa-mvc,mvvm,flux"), (1600, "everything", "cocoa-mvc,mvvm,flux,store-pattern")])
def test_patterns_stand_abreast_with_all_their_lanes(player, width, level, patterns):
    tab = player(LANES, f"?level={level}&p={patterns}", width=width)
    tab.wait_for_selector(f"#step-2 .part[data-pattern={patterns.split(',')[-1]}]")
    right = tab.evaluate("Math.max(...[...document.querySelectorAll('#step-2 .part')].map(each => each.getBoundingClientRect().right))")
    assert right <= width and not tab.is_visible(".segments")
    tab.evaluate("document.querySelectorAll('.step > details').forEach(each => { each.open = true; })")
    # Signs cover neither one another nor what is beneath them.
    signs = tab.evaluate("""() => [...document.querySelectorAll('.step > details[open] .staff')].map(staff =>
        [...staff.querySelectorAll('.heads s')].map(each => each.getBoundingClientRect()).filter(box => box.width)
            .concat(staff.querySelector('ol').getBoundingClientRect()).map(({ left, right, top, bottom }) => [left, right, top, bottom]))""")
    assert max(len(boxes) for boxes in signs) > 4
    for boxes in signs:
        for index, (left, right, top, bottom) in enumerate(boxes):
            for other in boxes[index + 1:]:
                assert other[0] >= right - 1 or other[2] >= bottom - 1 or other[3] <= top + 1, (boxes, index)


def test_a_way_leads_to_each_of_four_patterns_that_have_no_room(player):
    tab = player(address="?p=cocoa-mvc,mvvm,flux,store-pattern")
    tab.wait_for_selector("#step-1 .part[data-pattern=store-pattern]", state="attached")
    last = "document.querySelector('#step-1 .part:last-child').getBoundingClientRect().right"
    assert tab.evaluate(last) > 1280
    tab.click(".segments button >> nth=3")
    assert tab.evaluate(last) <= 1280


SHARED = "samples/github-favorites/second-page-fails-retry/index.html"


def test_an_opening_that_is_as_another_ones_is_brought_here_when_it_is_unfolded(player):
    tab = player(SHARED)
    assert tab.locator("#opening .silence a").count() == 2 and tab.locator("#opening .staff").count() == 0
    tab.click("#opening summary >> nth=0")
    expect(tab.locator("#opening .staff")).to_have_count(2)
    tab.locator(".player input[type=range]").focus()
    tab.keyboard.press("Home")
    tab.keyboard.press("ArrowRight")
    assert re.match(r"Opening: message 1 of [1-9]", place(tab))
    links = tab.evaluate("[...document.querySelectorAll('#opening .staff a')].map(each => each.href)")
    assert len(links) > 20 and all("/github-favorites/" in link for link in links)
    assert any("/code/" in link for link in links)
    assert not tab.faults


def test_the_player_waits_for_an_opening_and_leaves_none_of_it_out(player):
    tab = player(SHARED)
    without = re.fullmatch(r"(\d+) messages in (\d+) steps?, without the opening and the closing, which are loaded when they are unfolded", place(tab))
    steps = tab.locator("section.step").count()
    assert without and int(without[2]) == steps - 2
    # Whoever presses again meanwhile is still there; it is asked at once, since the opening may come at any moment.
    said = tab.evaluate("""() => {
        for (let press = 0; press < 3; press += 1) document.querySelector('[data-move=on]').click();
        return document.querySelector('.player .place').textContent; }""")
    assert said == "Opening: its messages are being loaded."
    expect(tab.locator(".player .place")).to_have_text(re.compile(r"^Opening: message 0 of [1-9]\d*$"))
    count = int(place(tab).split()[-1])
    tab.click("[data-move=on]")
    assert place(tab).startswith(f"Opening: message 1 of {count}")
    assert int(tab.get_attribute(".player input[type=range]", "max")) == int(without[1]) + count + steps - 1
    assert not tab.faults


def late(player):
    """A scenario whose opening has not been brought near for paper."""
    tab = player(SHARED)
    tab.add_init_script("window.requestIdleCallback = () => {}")
    tab.reload()
    tab.wait_for_selector(".player:not([hidden])")
    return tab


def test_what_is_marked_stays_where_it_is_when_an_opening_comes_above_it(player):
    tab = late(player)
    tab.evaluate("""() => {
        const parts = window.Counterpoint.parts;
        const held = new Promise((resolve) => { window.release = resolve; });
        window.Counterpoint.parts = async (address) => { await held; return parts(address); };
    }""")
    tab.locator(".player input[type=range]").focus()
    for key in ("Home", "PageDown", "ArrowRight"):
        tab.keyboard.press(key)
    tab.wait_for_timeout(1000)
    top = "document.querySelector('.now').getBoundingClientRect().top"
    before = tab.evaluate(top)
    tab.evaluate("() => window.release()")
    expect(tab.locator("#opening .staff")).to_have_count(2)
    assert abs(tab.evaluate(top) - before) < 2
    assert not tab.faults


def test_an_opening_that_cannot_be_loaded_says_so_and_is_passed(player):
    tab = late(player)
    tab.evaluate("() => { window.Counterpoint.parts = () => Promise.reject(new Error('nothing there')); }")
    tab.click("[data-move=on]")
    expect(tab.locator(".player .place")).to_have_text("Opening: its messages could not be loaded.")
    tab.click("[data-move=on]")
    assert place(tab).startswith("1 ")


def test_an_opening_is_brought_to_a_page_of_one_pattern(player):
    tab = player(SHARED.replace("index.html", "flux/index.html"))
    expect(tab.locator("#opening .staff")).to_have_count(1)
    assert place(tab).endswith(" steps, without the closing, which is loaded when it is unfolded")


def test_lanes_of_objects_are_those_that_the_sentences_of_rows_name(player):
    tab = player(SHARED.replace("index.html", "flux-mvvm/index.html"), "?level=objects")
    expect(tab.locator("#opening .staff")).to_have_count(1)
    rows = tab.evaluate("""() => [...document.querySelectorAll('.staff li[class]')].map(row => {
        const signs = [...row.closest('.staff').querySelectorAll('.heads.objects s')].map(each => each.textContent);
        const lane = name => signs[(row.className.match(new RegExp(` ${name}([0-9]+)`)) ?? [])[1]];
        return { kind: row.classList[0], said: row.querySelector('p').innerText, from: lane('f'), to: lane('t'), signs };
    })""")
    assert len(rows) > 300
    order = ["UI", "⌂", "V", "VM", "AC", "A", "D", "S", "M"]
    for row in rows:
        assert row["signs"] == sorted(row["signs"], key=lambda sign: (order.index(sign.rstrip("0123456789")), int(re.sub(r"\D", "", sign) or 0)))
        # Rows that are told from the acting side: who does it, and to whom.
        told = re.match(r"(\S+)\s+(?:calls|reads|notifies|writes) (\S+)", row["said"])
        if told and row["kind"] in "crns" and told[2] not in ("itself", "its"):
            assert (row["from"], row["to"]) == (told[1], told[2].rstrip(",")), row
    assert sum(row["from"] != row["to"] for row in rows) > 100


def test_the_way_back_from_source_leads_to_the_step_that_was_left(player):
    tab = player(SHARED, "#step-5")
    link = tab.locator("#step-3 .staff li[class] > p > a[href*='/code/']").nth(3)
    # The focus moves the player, and with it the page: by a pointer the link would have to be hit while it moves.
    link.focus()
    expect(tab.locator(".player .place")).to_contain_text(re.compile("^3 "))
    link.press("Enter")
    tab.wait_for_url("**/code/**")
    tab.go_back()
    tab.wait_for_url("**#step-3*")


def test_a_link_of_a_row_is_followed_however_long_it_is_pressed(player):
    tab = player(SHARED, "#step-5")
    expect(tab.locator(".drawer p")).to_be_visible()
    link = tab.locator("#step-3 .staff li[class] > p > a[href*='/code/']").nth(3)
    link.evaluate("each => each.scrollIntoView({ block: 'center', behavior: 'instant' })")
    link.click(delay=600)
    tab.wait_for_url("**/code/**")


def test_the_chosen_pair_is_printed_side_by_side_with_nothing_closed(player):
    tab = player(width=718)
    tab.emulate_media(media="print")
    tab.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    boxes = tab.evaluate("[...document.querySelectorAll('#step-1 .part')].map(each => each.getBoundingClientRect().toJSON())")
    assert not tab.locator(".hint >> visible=true").count()
    assert len(boxes) == 2 and abs(boxes[0]["top"] - boxes[1]["top"]) < 2 and boxes[0]["right"] <= boxes[1]["left"] + 1
    assert tab.locator(".step details:not([open])").count() == 0
    # What is brought from other pages comes late, and folds nothing either.
    tab.evaluate("document.dispatchEvent(new CustomEvent('columns-changed'))")
    assert tab.locator(".step details:not([open])").count() == 0
    tab.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert tab.locator(".step details:not([open])").count() > 0
    assert len(tab.pdf()) > 10_000


def test_on_paper_the_opening_has_its_rows(player):
    # They are another page's, and nobody has unfolded them.
    tab = player(RACE, "?p=passive-mvp,flux")
    expect(tab.locator("#opening .part .staff")).to_have_count(0)
    tab.wait_for_function("document.querySelectorAll('iframe').length >= 2")
    tab.wait_for_timeout(1000)
    tab.emulate_media(media="print")
    tab.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(tab.locator("#opening .part .staff:visible")).to_have_count(2)
    assert tab.locator("#opening .staff li").count() > 10


def test_on_paper_the_numbers_are_those_of_the_chosen_patterns(player):
    tab = player(address="?p=passive-mvp,flux")
    tab.wait_for_selector("#step-1 .part[data-pattern=flux]", state="attached")
    tab.emulate_media(media="print")
    tab.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    rows = tab.evaluate("""() => [...document.querySelectorAll("main tr[data-pattern]")].filter(
        row => row.getClientRects().length).map(row => row.dataset.pattern)""")
    assert rows and set(rows) == {"passive-mvp", "flux"}


@pytest.mark.parametrize("page, address, count", [
    (PAGE, "?p=cocoa-mvc,mvvm,flux", 3), (LANES, "?level=everything", 2)])
def test_more_or_wider_patterns_are_printed_beneath_one_another(player, page, address, count):
    # A sheet of A4 has so many pixels between its margins.
    tab = player(page, address, width=718)
    expect(tab.locator("#step-1 .part")).to_have_count(count)
    tab.emulate_media(media="print")
    tab.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    boxes = [part.bounding_box() for part in tab.locator("#step-1 .part").all()]
    assert all(above["y"] + above["height"] <= below["y"] for above, below in zip(boxes, boxes[1:]))
    # Nothing stands beyond the sheet's edge.
    wide = tab.evaluate("""[...document.querySelectorAll('.step .staff :is(p, s)')].filter(
        each => each.getBoundingClientRect().right > document.querySelector('main').getBoundingClientRect().right).length""")
    assert wide == 0


def test_forced_colours_keep_every_mark(show, browser):
    context = browser.new_context(forced_colors="active", viewport={"width": 1280, "height": 900})
    tab = context.new_page()
    tab.goto((SITE / PAGE).as_uri())
    styles = tab.evaluate("""() => [...document.querySelectorAll('#step-1 .staff li.c > p, #step-1 .staff li.n > p')].map(each => {
        const style = getComputedStyle(each, '::before'); return [style.borderTopWidth, style.borderTopStyle];
      })""")
    assert styles and all(width != "0px" for width, _ in styles)
    assert {style for _, style in styles} >= {"solid", "dashed"}
    context.close()


def test_a_page_that_is_zoomed_to_twice_its_size_is_not_wider_than_the_window(player):
    # What a browser zooms to 200 % has half the width in CSS pixels.
    tab = player(width=640)
    assert tab.evaluate("document.documentElement.scrollWidth") <= 640


def test_the_site_weighs_at_most_150_megabytes():
    sizes = {}
    for path in SITE.rglob("*"):
        if path.is_file():
            sizes[path.suffix] = sizes.get(path.suffix, 0) + path.stat().st_size
    assert sum(sizes.values()) <= 150_000_000, sizes


def test_a_page_weighs_at_most_72_kilobytes_with_its_styles_and_scripts():
    # Compressed as servers do; without fonts and pictures. What an unfolded part brings is a page, too.
    @cache
    def size(file):
        return len(gzip.compress(file.read_bytes(), 6))

    heavy, count = [], 0
    for page in SITE.rglob("*.html"):
        names = re.findall(r'<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"', page.read_text())
        weight = size(page) + sum(size((page.parent / name).resolve()) for name in set(names))
        count += 1
        if weight > 72 * 1024:
            heavy.append(f"{page.relative_to(SITE)}: {weight}")
    assert count > 1000 and not heavy, heavy[:5]


def test_moving_the_cursor_takes_at_most_16_milliseconds(player):
    """On the page with the most rows; what the main thread does besides is painting, which depends on the machine."""
    rows = {path: path.read_text().count('<li class="') for path in SITE.glob("samples/*/*/index.html")}
    longest = max(rows, key=rows.get)
    tab = player(str(longest.relative_to(SITE)))
    session = tab.context.new_cdp_session(tab)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent():
        names = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
        metrics = session.send("Performance.getMetrics")["metrics"]
        return sum(metric["value"] for metric in metrics if metric["name"] in names) * 1000

    tab.focus(".player input[type=range]")
    for _ in range(3):
        tab.keyboard.press("PageDown")
    tab.wait_for_timeout(500)
    before, count = spent(), 30
    for _ in range(count):
        tab.keyboard.press("ArrowRight")
        tab.wait_for_timeout(40)
    assert rows[longest] > 300
    assert (spent() - before) / count <= 16
