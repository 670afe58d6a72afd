"""What a scenario's page says: rows that lead to their lines, steps as a reader counts, numbers in a grid."""

import re
from functools import cache
from html import escape
from urllib.parse import urljoin

import downloads
import pytest
from conftest import ROOT, SITE, chosen_pages, kind
from playwright.sync_api import expect
from scenario_page import ScenarioPage, acting_steps

PAGES = [page for page in chosen_pages() if kind(page) in ("scenario", "performance")]


@cache
def read(page):
    return ScenarioPage((SITE / page).read_text())


def parts():
    """What each pattern did in each step of each page."""
    return [(page, step, part) for page in PAGES for step in read(page).steps for part in step.parts]


def test_there_are_scenarios_and_rows():
    assert len(PAGES) > 20 and sum(len(part.rows) for _, _, part in parts()) > 5000


def test_a_step_shows_two_patterns_and_on_the_page_of_one_pattern_this_one():
    for page in PAGES:
        found = read(page)
        patterns = 2 if kind(page) == "scenario" else 1
        assert found.steps and all(len(step.parts) == patterns for step in found.steps), page


def test_every_row_leads_to_who_calls_and_what_is_called_or_has_no_link_there():
    lost = [f"{page} {step.title} {part.pattern}: {row.text}" for page, step, part in parts()
            for row in part.rows if len(row.links) + len(row.unlinked) != 2]
    assert not lost, "\n".join(lost[:20])


def test_what_has_no_line_says_why_to_who_hears_a_row_and_to_who_reads_whole_sentences(show):
    after, found = "getComputedStyle(each, '::after')", set()
    for page in ("samples/profile/leave-while-under-way/mvvm/index.html", "samples/github-favorites/a-row-that-was-replaced/mvvm/index.html"):
        tab = show(page)
        tab.check("#level-everything")
        tab.evaluate("document.querySelectorAll('.step > details').forEach(each => each.open = true)")
        # What an earlier scenario's page shows is brought here.
        tab.wait_for_function(
            "() => [...document.querySelectorAll('.part:has(> .silence a)')].every(each => each.querySelector('.staff'))")
        words = tab.evaluate(f"[...document.querySelectorAll('.staff u, .staff p > i')].map(each => {after}.content)")
        assert len(words) > 10
        found |= {each.strip('" ') for each in words}
        tree = tab.context.new_cdp_session(tab).send("Accessibility.getFullAXTree")["nodes"]
        heard = [node["name"]["value"].strip() for node in tree if node["role"]["value"] == "StaticText" and not node["ignored"]]
        for each in set(words):
            assert heard.count(each.strip('" ')) == words.count(each), each
        seen = f"[...document.querySelectorAll('.staff u')].filter(each => {after}.position === 'static').length"
        assert tab.evaluate(seen) == 0
        tab.check("#whole")
        assert tab.evaluate(seen) == tab.locator(".staff u").count() > 0
    assert found == {"in the library", "when nothing holds it any more", "without code of its own",
                     "by the clock or the server"}


def test_what_no_link_means_is_said_without_style_sheets_too():
    for page in PAGES:
        assert (SITE / page).read_text().count('class="note">Grey: no source line') == 1, page


def test_every_row_says_who_does_what_to_whom():
    verbs = ("calls", "is called", "reads", "notifies", "is notified", "writes", "is written", "shows", "is shown", "has",
             "navigates", "schedules", "is resumed", "subscribes", "unsubscribes", "creates", "is created",
             "ends", "end", "The script says")
    mute = [f"{page}: {row.text}" for page, _, part in parts() for row in part.rows
            if not row.predicate.startswith(verbs) or not (row.subject or row.predicate.startswith("The script says"))]
    assert not mute, "\n".join(mute[:20])


def test_a_fold_says_how_much_it_holds_and_machinery_is_within_one_participant():
    machinery = within = 0
    for page, step, part in parts():
        for fold in part.folds:
            where = f"{page} {step.title} {part.pattern}: {fold.summary}"
            words, count = re.fullmatch(r"Messages (internal to|within) the \S.*: (\d+)", fold.summary).groups()
            is_machinery = words == "internal to"
            # Within a fold of rows there may be machinery, which says its own number.
            held = {id(row) for row in fold.rows}
            own = len(held) if is_machinery else len(held) - sum(
                len(each.rows) for each in part.folds
                if each.summary.split()[1] == "internal" and held.issuperset(map(id, each.rows)))
            assert own == int(count), where
            if is_machinery:
                assert all(re.match("(calls itself|writes its own)", row.predicate) for row in fold.rows), where
                machinery += len(fold.rows)
            else:
                assert not any(row.kind in "ev" for row in fold.rows), where
                within += len(fold.rows)
    assert machinery > 1000 and within > 1000


def test_what_is_written_unchanged_is_drawn_hollow_and_said_in_words_as_often_as_the_page_counts():
    counted = 0
    for page, step, part in parts():
        redundant = [row for row in part.rows if "x" in row.classes]
        where = f"{page} {step.title} {part.pattern}"
        assert all(row.kind == "e" for row in redundant), where
        assert [row for row in part.rows if row.text.endswith("unchanged")] == redundant, where
        if not step.numbers or part.link:
            continue
        total = sum(row.times for row in redundant)
        assert total == int(step.numbers[part.pattern, "redundant-effects"]), where
        counted += total
    assert counted > 500


def events(folder, number):
    """What happened in a step of a recording, whatever the script did and whatever was before it: numbers and times count
    from the first event, bindings are told by what they bind, and participants have their signs beside them."""
    sample, scenario, pattern = folder.parts[-3:]
    document = downloads.document(sample, pattern, scenario)
    found = [event for event in document["events"] if event.get("step", 0) == number]
    if found[0]["kind"] == "input":
        del found[0]
    start, time = found[0]["id"] - 1, found[0].get("time", 0)
    bindings = {each["id"]: {**each, "id": 0} for each in document["bindings"]}
    signs = dict(re.findall(r'<li><s class="[^"]*">([^<]*)</s> ([^<]*?)\s*<', (SITE / "samples" / sample / scenario / pattern / "index.html").read_text()))
    signs = {name: sign for sign, name in signs.items()}

    def told(event):
        told = {**event, "step": 0, "time": event.get("time", 0) - time}
        for key in ("id", "parent", "cause"):
            if key in told:
                told[key] = max(told[key] - start, 0)
        if "binding" in told:
            told["binding"] = bindings[told["binding"]]
        if "due" in told:
            told["due"] -= time
        return told | {"signs": [signs.get(escape(event.get(key, ""), quote=False)) for key in ("from", "to")]}

    return [told(event) for event in found]


def test_a_step_is_shown_once_and_the_others_are_the_same_event_for_event():
    shared = [(page, step, part) for page, step, part in parts() if part.link]
    assert {step.anchor for _, step, _ in shared} >= {"opening", "step-1", "step-2", "closing"} and len(shared) > 60
    for page, step, part in shared:
        address, anchor = urljoin(page, part.link).split("#")
        there = next(each for each in read(address).steps if each.anchor == anchor)
        assert there.parts[0].rows or there.parts[0].words == "Nothing happens.", page
        folder = (SITE / page).parent
        own = events(folder if kind(page) == "performance" else folder / part.pattern, step.number)
        assert own == events((SITE / address).parent, there.number), page
        assert f"The same {len(own):,} events" in part.words, page


def test_what_somebody_does_last_is_shown_and_all_that_somebody_does_where_patterns_are_side_by_side():
    for page in PAGES:
        found = read(page)
        steps = [step for step in found.steps if step.anchor != "closing"]
        for column in range(len(steps[0].parts)):
            shared = [step for step in found.steps if step.parts[column].link]
            assert len(steps) == 1 or steps[-1] not in shared, page
            assert kind(page) == "performance" or {step.anchor for step in shared} <= {"opening", "closing"}, page


def test_nobody_takes_part_before_its_life_begins():
    for page, step, part in parts():
        births = {}
        for index, row in enumerate(part.rows):
            if match := re.match(r"creates (\S+)$|is created$", row.predicate):
                births.setdefault(match[1] or row.subject, index)
        for index, row in enumerate(part.rows):
            others = re.findall(r"\S+", row.predicate)[1:]
            early = [name for name in [row.subject, *others] if births.get(name, -1) > index]
            assert not early, f"{page} {step.title} {part.pattern}: {row.text}"


@pytest.mark.parametrize("page", PAGES)
def test_steps_are_numbered_as_a_reader_counts(page):
    sample, scenario = page.split("/")[1:3]
    count = acting_steps((ROOT / "content/scenarios" / sample / f"{scenario}.md").read_text())
    expected = ["opening", *(f"step-{number}" for number in range(1, count + 1))]
    anchors = [step.anchor for step in read(page).steps]
    assert anchors in (expected, [*expected, "closing"])
    for step in read(page).steps:
        assert step.title.startswith(step.anchor.removeprefix("step-").capitalize()), step.title
    twin = (SITE / page).with_name("index.md").read_text()
    headings = re.findall(r"^## (Opening|Closing|\d+)\b", twin, re.M)
    assert headings == [anchor.removeprefix("step-").capitalize() for anchor in anchors]


WHOLE = [page for page in PAGES if page.count("/") == 3]


@pytest.mark.parametrize("page", WHOLE)
def test_every_number_is_written_zeros_too_and_those_of_the_steps_make_those_of_the_phases(page):
    found = read(page)
    patterns = {pattern for pattern, _ in found.steps[0].numbers}
    assert patterns >= {part.pattern for part in found.steps[0].parts}
    metrics = {metric for _, metric in found.steps[0].numbers}
    assert {"messages", "messages-to-screen", "messages-within", "calls", "reads", "writes", "hops", "effects"} <= metrics
    for step in found.steps:
        assert set(step.numbers) == {(pattern, metric) for pattern in patterns for metric in metrics}
    assert {phase for phase, _, _ in found.phases} == {"opening", "interaction", "closing"}
    for pattern in patterns:
        for metric in metrics:
            steps = [int(step.numbers[pattern, metric]) for step in found.steps]
            phases = [int(found.phases[phase, pattern, metric]) for phase in ("opening", "interaction", "closing")]
            together = max if metric == "hops" else sum
            assert together(steps) == together(phases), f"{pattern} {metric}"
        numbers = {name: int(found.phases["interaction", pattern, name]) for name in metrics}
        assert (numbers["calls"] + numbers["reads"] + numbers["writes"]
                == numbers["messages"] + numbers["messages-to-screen"] + numbers["messages-within"]), pattern


@pytest.mark.parametrize("page", WHOLE[::9])
def test_the_letters_beside_every_contour_are_explained_under_them(page):
    contours = re.search(r'<nav class="contours".*?</details>\n<form', (SITE / page).read_text(), re.S)[0]
    sign = r'<span class="sign [\w-]+">([^<]+)</span>'
    lists, explained = contours.split('<p class="roles">')
    order = re.findall(sign + r"\s+[a-z]", explained)
    drawings = re.findall(r'<span class="lanes".*?<svg', lists, re.S)
    assert len(drawings) > 1
    for drawing in drawings:
        letters = re.findall(sign, drawing)
        assert letters and letters == [each for each in order if each in letters], page


def test_the_numbers_of_a_step_are_folded_and_those_of_the_whole_are_not(show):
    tab = show(WHOLE[0])
    assert tab.locator(".step table:visible").count() == 0
    assert tab.locator(".after .scroll table:visible").count() == 2
    tab.locator(".step > details[open] > .step-numbers > summary").first.click()
    assert tab.locator(".step table:visible").count() == 1


def test_a_type_without_objects_is_said_to_be_one():
    listed = 0
    for page in PAGES:
        casts = "".join(re.findall(r'<ul class="cast">(.*?)</ul>', (SITE / page).read_text(), re.S))
        for item in re.findall(r"<li>(.*?)</li>", casts, re.S):
            is_object = re.search(r"#\d+\s*$", item) is not None
            assert is_object != ("a type without objects" in item), f"{page}: {item}"
            listed += not is_object
    assert listed > 0


def test_tables_of_numbers_are_whole_at_1280_and_keep_their_first_column_at_390(show):
    measure = """() => [...document.querySelectorAll('.scroll.wide')].filter(each => each.clientWidth).map(each => {
      const hint = each.querySelector('.hint').getClientRects();
      each.scrollLeft = 10000;
      const cell = each.querySelector('tbody tr:last-child th').getBoundingClientRect();
      return {more: each.scrollWidth - each.clientWidth, kept: cell.left - each.getBoundingClientRect().left,
              hint: hint.length > 0 && hint[hint.length - 1].right <= innerWidth};
    })"""
    for width in (1280, 390):
        tab = show(WHOLE[0], width)
        tab.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        found = tab.evaluate(measure)
        assert len(found) > 3
        for table in found:
            assert (table["more"] > 0) == (width == 390), table
            assert table["hint"] == (width == 390), table
            assert abs(table["kept"]) <= 1, table


SAMPLES = [page for page in chosen_pages() if re.fullmatch(r"samples/[^/]+/index\.html", page)]


def ends(path):
    """Where the blocks of a miniature end, whose path goes on from block to block."""
    x = 0
    for start, across in re.findall(r"[Mm](-?[\d.]+)[^h]*h([\d.]+)", path):
        x += float(start)
        yield x + float(across)


@pytest.mark.parametrize("page", SAMPLES)
def test_every_scenario_is_small_in_every_pattern_on_one_scale(page):
    text = (SITE / page).read_text()
    table = re.search(r'<table class="miniatures">.*?</table>', text, re.S)[0]
    cells = [(address, drawing, marks.replace(",", "")) for address, drawing, marks in re.findall(
        r'<td><a href="([^"]*)">(<svg.*?</svg>) ([\d,]+)</a></td>', table)]
    below = page.replace("index.html", r"(?!code)[^/]+/index\.html")
    scenarios = [each for each in chosen_pages() if re.fullmatch(below, each)]
    patterns = len(list(SITE.glob("patterns/*/index.html")))
    assert len(cells) == table.count("<td") == patterns * len(scenarios) > 0
    longest = max(int(marks) for _, _, marks in cells)
    for address, drawing, marks in cells:
        # As wide as the number says, but for the gap after the last step.
        width = max(end for path in re.findall(r' d="([^"]*)"', drawing) for end in ends(path))
        assert abs(width - 80 * int(marks) / longest) < 0.7, address
    said = {}
    contour = r'<li data-pattern="([^"]*)".*?<span class="count">([\d,]+) marks'
    for scenario in scenarios:
        for pattern, count in re.findall(contour, (SITE / scenario).read_text(), re.S):
            said[f"{scenario.split('/')[2]}/{pattern}/index.html"] = count.replace(",", "")
    assert {address: marks for address, _, marks in cells} == said


@pytest.mark.parametrize("way", ("programs/code/mvvm/index.html#", "programs/index.html#"))
def test_source_names_its_file_and_leads_back_to_the_step(show, way):
    page = "samples/programs/load-more-fails-retry/mvvm/index.html"
    tab = show(page)
    tab.wait_for_function("""way => [...document.querySelectorAll('#step-1 .staff li > p > a')].find(
        each => each.href.includes(way) && each.getClientRects().length)""", arg=way).as_element().click()
    tab.wait_for_url(f"**/{way}*")
    line = tab.locator(".line:target")
    expect(line).to_be_in_viewport()
    name = tab.locator("section.file:has(.line:target) h3")
    tab.wait_for_timeout(1200)
    place = name.bounding_box()
    assert 0 <= place["y"] < 4 and place["y"] + place["height"] <= line.bounding_box()["y"]
    # A line that is looked up on the way does not come in between.
    if "/code/" in way:
        tab.locator(".files a").first.click()
    tab.get_by_role("button", name="Back", exact=True).click()
    tab.wait_for_url(f"**/{page}*")
