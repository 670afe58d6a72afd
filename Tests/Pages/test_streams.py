"""Marble diagrams as a browser draws them: every text has its room, and every mark is seen."""

from conftest import SITE, pages
from contrast import channels, contrast

STREAMS = [page for page in pages() if page.startswith("streams/")]
WIDTHS = (390, 1280)
SCHEMES = ("light", "dark")

# The boxes of texts that reach out of the shapes in which they stand, in the drawing's own units.
TEXTS_WITHOUT_ROOM = """() => [...document.querySelectorAll('svg.marbles')].flatMap(svg => {
  const sheet = svg.viewBox.baseVal, faults = []
  const within = (inner, outer, slack, name) => {
    if (inner.x < outer.x + slack || inner.x + inner.width > outer.x + outer.width - slack) faults.push(name)
  }
  for (const group of svg.querySelectorAll('.operator, .value')) {
    const box = group.querySelector('rect').getBBox()
    for (const text of group.querySelectorAll('text')) within(text.getBBox(), box, 1, text.textContent)
  }
  for (const text of svg.querySelectorAll('text')) within(text.getBBox(), sheet, 0, text.textContent)
  return faults
})"""

# Pairs of a mark's colour and the colour of what is behind it.
COLOURS = """() => {
  const seen = new Set(), style = e => getComputedStyle(e)
  const paper = style(document.documentElement).backgroundColor
  for (const mark of document.querySelectorAll('.marbles .course, .marbles .stroke, .marbles .cancelled rect'))
    seen.add(['mark', style(mark).stroke, paper].join('|'))
  for (const group of document.querySelectorAll('.marbles .value, .marbles .operator')) {
    const box = style(group.querySelector('rect'))
    seen.add(['edge', box.stroke, paper].join('|'))
    for (const text of group.querySelectorAll('text')) seen.add(['text', style(text).fill, box.fill].join('|'))
  }
  for (const text of document.querySelectorAll('.marbles .name, .marbles .time'))
    seen.add(['text', style(text).fill, paper].join('|'))
  return [...seen].map(row => row.split('|'))
}"""


def test_there_is_a_page_for_each_stream():
    assert len(STREAMS) > 15


def test_every_text_has_its_room(show):
    tab = show(STREAMS[0])
    for page in STREAMS:
        tab.goto((SITE / page).as_uri())
        assert tab.locator("svg.marbles").count(), page
        for width in WIDTHS:
            tab.set_viewport_size({"width": width, "height": 900})
            assert not tab.evaluate(TEXTS_WITHOUT_ROOM), (page, width)


def test_every_mark_is_seen_and_every_text_read(show):
    tab = show(STREAMS[0])
    kinds = set()
    for page in STREAMS:
        tab.goto((SITE / page).as_uri())
        for scheme in SCHEMES:
            tab.emulate_media(color_scheme=scheme)
            for kind, front, back in tab.evaluate(COLOURS):
                kinds.add(kind)
                seen = contrast(channels(front), channels(back))
                assert seen >= (4.5 if kind == "text" else 3), (page, scheme, kind, front, back)
    assert kinds == {"mark", "edge", "text"}


def test_every_diagram_has_a_name_and_says_what_happens(show):
    tab = show(STREAMS[0])
    for page in STREAMS:
        tab.goto((SITE / page).as_uri())
        diagrams = tab.locator("svg.marbles").all()
        assert diagrams, page
        for svg in diagrams:
            assert svg.get_attribute("role") == "img"
            parts = svg.get_attribute("aria-labelledby").split()
            words = [tab.locator(f"[id='{part}']").text_content() for part in parts]
            assert len(words) == 2 and " at " in words[1], page


def test_a_page_is_light(show):
    for page in STREAMS:
        assert len((SITE / page).read_bytes()) < 120_000, page
