"""The pages of the faults: what a person sees, the patch, both recordings, and what catches it."""

import html
import re

import pytest
from conftest import SITE

FAULTS = sorted(path.parent for path in SITE.glob("faults/*/index.html"))


def read(folder):
    return (folder / "index.html").read_text()


def lines(part, tag):
    """The signs and classes of the lines of a part, in order."""
    found = re.findall(rf'<{tag} class="(wrong|right|same)[^"]*">.*?<b>(.)</b>', part)
    assert {("wrong", "−"), ("right", "+"), ("same", "=")} >= set(found), found
    return [name for name, _ in found]


@pytest.mark.parametrize("folder", FAULTS, ids=lambda f: f.name)
def test_what_a_person_sees_comes_first_and_then_the_patch(folder):
    page = read(folder)
    headings = re.findall(r'<h2 id="(\w+)">', page)
    assert headings == ["screens", "code", "cure", "recording", "caught"]
    assert re.findall(r'<li><a href="#(\w+)">', page) == headings
    code, recording = (page.partition(f'<h2 id="{name}">')[2].partition("<h2")[0] for name in ("code", "recording"))
    for part, tag in ((code, "span"), (recording, "li")):
        assert {"wrong", "right"} & set(lines(part, tag))
        # Between two lines that both have, what is wrong is taken away before what is right is put in.
        for stretch in re.split('<pre>|<section|class="gap"', part):
            names = lines(stretch, tag)
            assert ("right", "wrong") not in zip(names, names[1:])


@pytest.mark.parametrize("folder", FAULTS, ids=lambda f: f.name)
def test_the_step_to_watch_is_there(folder):
    page = read(folder)
    address, heading = re.search(r'Watch the step <a href="([^"]*)">([^<]*)</a>', page).groups()
    path, _, anchor = address.partition("#")
    text = (folder / path).read_text() if path else page
    assert f'id="{anchor}"' in text
    if not path:
        assert re.search(rf'<h3 id="{anchor}">{re.escape(heading)}</h3>\s*<ol', text), "it is unfolded"
    if "both-screens" in page:
        assert f"After {heading}:" in page


@pytest.mark.parametrize("name", ["older-answer-wins", "answers-appended"])
def test_a_race_is_caught_by_the_list_after_the_step_that_shows_it(name):
    page = html.unescape(read(SITE / "faults" / name))
    heading = re.search(r'Watch the step <a href="[^"]*">([^<]*)</a>', page)[1]
    assert f"until a check fails, in {heading}, and says" in page
    diagnostic = page.partition('class="diagnostic"')[2].partition("</div>")[0]
    assert "'results.count' is not as expected" in diagnostic and "pending" not in diagnostic


def test_a_diagnostic_has_no_number_that_readers_do_not_count():
    for folder in FAULTS:
        assert " at step " not in read(folder), folder.name
