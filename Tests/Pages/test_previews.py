"""The pictures that stand for pages where others link to them, the index for programs, and the foot of every page."""

import re
import struct
import zlib

import pytest
from conftest import SITE, pages

PREVIEWS = sorted(SITE.rglob("preview.png"))


def decoded(file):
    """The palette and the rows of a PNG with four bits for a pixel, every check sum compared."""
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    chunks, at = {}, 8
    while at < len(data):
        length, = struct.unpack(">I", data[at:at + 4])
        name, body = data[at + 4:at + 8], data[at + 8:at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0] == zlib.crc32(name + body)
        chunks[name] = body
        at += 12 + length
    width, height, *kind = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert kind == [4, 3, 0, 0, 0]
    palette = [tuple(chunks[b"PLTE"][index:index + 3]) for index in range(0, len(chunks[b"PLTE"]), 3)]
    raw = zlib.decompress(chunks[b"IDAT"])
    stride = (width + 1) // 2 + 1
    assert len(raw) == stride * height
    rows = [raw[row * stride:(row + 1) * stride] for row in range(height)]
    assert all(row[0] == 0 for row in rows)
    return palette, [[nibble for byte in row[1:] for nibble in (byte >> 4, byte & 15)][:width] for row in rows]


def test_home_patterns_pairs_faults_and_scenarios_have_one():
    found = {str(file.parent.relative_to(SITE)) + "/index.html" for file in PREVIEWS}
    expected = {page for page in pages() if re.fullmatch(
        r"index\.html|(patterns|faults|compare)/[^/]+/index\.html|samples/[^/]+/(?!code/)[^/]+/index\.html", page)}
    assert {page.removeprefix("./") for page in found} == expected


def test_each_is_small():
    assert all(file.stat().st_size < 12_000 for file in PREVIEWS)
    assert sum(file.stat().st_size for file in PREVIEWS) < 2_000_000


@pytest.mark.parametrize("page", ["index.html", "compare/passive-mvp-mvvm/index.html", "faults/older-answer-wins/index.html",
                                  "patterns/flux/index.html", "samples/tally-counter/one-tap/index.html"])
def test_what_is_drawn_is_a_contour_in_the_site_s_colours(page):
    palette, rows = decoded((SITE / page).parent / "preview.png")
    assert (len(rows[0]), len(rows)) == (1200, 630)
    style = "".join(file.read_text() for file in SITE.glob("assets/house*.css"))
    colours = {f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in palette}
    assert colours <= set(re.findall(r"#[0-9a-f]{6}", style))
    # The screen's blue lane begins at the left edge of the drawing, and marks in ink stand on it.
    blue, ink = palette.index((0x00, 0x72, 0xB2)), palette.index((0x1E, 0x1B, 0x17))
    lanes = [row for row in rows if row[60] == blue]
    assert len(lanes) >= 10 and any(ink in row for row in lanes)
    assert all(set(row[:60]) == {0} for row in rows)


def test_a_browser_shows_them(show):
    tab = show("index.html", bypass_policy=True)
    size = tab.evaluate("""() => new Promise((done) => {
        const image = new Image();
        image.onload = () => done([image.naturalWidth, image.naturalHeight]);
        image.onerror = () => done(null);
        image.src = "preview.png";
    })""")
    assert size == [1200, 630]


def test_the_index_for_programs_leads_to_pages_in_markdown():
    index = (SITE / "llms.txt").read_text()
    assert re.match(r"# .+\n\n> .+", index)
    links = re.findall(r"^- \[[^\]]+\]\(/([^)]+)\): \S", index, flags=re.M)
    assert len(links) > 60 and all((SITE / link).is_file() and link.endswith(".md") for link in links)
    assert links[0].startswith("claims/")


def test_each_claim_has_numbers_and_says_what_they_are():
    claims = [page for page in pages() if re.fullmatch(r"claims/[^/]+/index\.html", page)]
    assert len(claims) >= 10
    for page in claims:
        text = (SITE / page).with_suffix(".md").read_text()
        sentence = text.split("\n\n")[1]
        assert re.search(r"\d", sentence), page
        assert re.search(r"^Defined: \[[^\]]+\]\([^)]*metrics/index\.html#", text, flags=re.M), page


def test_every_page_says_its_licence_its_version_and_its_last_change():
    for page in pages():
        foot = (SITE / page).read_text().split('<footer class="colophon">')[1]
        assert re.search(r"Licence: \S+ · Version: \S+ · Texts last changed on \d{4}-\d\d-\d\d", foot), page
