"""Whether what is drawn can be seen: contrasts computed from the style sheets, and marks of matrices."""

import re

import pytest
from conftest import ROOT, SITE, kind, pages
from contrast import channels, contrast, mixed

ASSETS = ROOT / "templates/assets"
SCHEMES = ("light", "dark")


def tokens(scheme):
    """The colours by their names."""
    light, dark = (ASSETS / "tokens.css").read_text().split("@media (prefers-color-scheme: dark)")
    return dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6})", light + (dark if scheme == "dark" else "")))


def families(scheme):
    """The colour of each family of roles, and of the letters on it."""
    known = tokens(scheme)
    text = (ASSETS / "roles.css").read_text()
    rules = re.findall(r"\.family-([\w-]+)[^{]*\{\s*--fill: (.*?);\s*--on-fill: (.*?);", text)
    assert len(rules) == text.count(".family-")

    def colour(text):
        return known[match[1]] if (match := re.match(r"var\((.*)\)", text)) else text

    return {family: (colour(fill), colour(on)) for family, fill, on in rules}


# The greys are those next to the limit for text on white.
@pytest.mark.parametrize("one, other, ratio", [
    ("#000000", "#ffffff", 21), ("#123456", "#123456", 1), ("rgb(255, 255, 255)", "color(srgb 0 0 0)", 21),
    ("#767676", "#ffffff", 4.54), ("#777777", "#ffffff", 4.48), ("#ff0000", "#ffffff", 4.0)])
def test_contrasts_are_computed_as_others_do(one, other, ratio):
    assert contrast(channels(one), channels(other)) == pytest.approx(ratio, abs=0.005)


@pytest.mark.parametrize("colour", ["", "#fff", "red", "rgba(0, 0, 0, 0)", "color(srgb 0 0 0 / 0.5)"])
def test_a_colour_without_a_contrast_of_its_own_is_refused(colour):
    with pytest.raises(ValueError):
        channels(colour)


def bar_share():
    """How much of its family's colour a bar has."""
    rule = re.search(r"\.staff li::before \{.*?color-mix\(in srgb, var\(--fill\) (\d+)%, var\(--paper\)\)",
                     (ASSETS / "staff.css").read_text(), re.S)
    return int(rule[1]) / 100


@pytest.mark.parametrize("scheme", SCHEMES)
def test_arrows_hooks_and_outlines_are_seen_on_every_bar_and_on_paper(scheme):
    colours, found = tokens(scheme), families(scheme)
    assert len(found) > 4
    ink, paper = channels(colours["--ink"]), channels(colours["--paper"])
    assert contrast(ink, paper) >= 3
    for family, (fill, _) in found.items():
        assert contrast(ink, mixed(channels(fill), bar_share(), paper)) >= 3, family


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_lane_of_a_contour_has_an_edge_that_is_seen(scheme):
    assert re.search(r"\.contour \.lane \{[^}]*drop-shadow\([^)]*var\(--soft\)\)", (ASSETS / "contour.css").read_text())
    colours = {name: channels(colour) for name, colour in tokens(scheme).items()}
    for ground in ("--paper", "--shade"):
        assert contrast(colours["--soft"], colours[ground]) >= 3, ground


@pytest.mark.parametrize("scheme", SCHEMES)
def test_letters_are_seen_on_their_family(scheme):
    for family, (fill, on) in families(scheme).items():
        assert contrast(channels(fill), channels(on)) >= 4.5, family


def test_families_have_colours_of_their_own():
    assert len(set(families("light").values())) == len(families("light"))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_is_forbidden_and_what_is_quiet_in_a_matrix_are_seen(scheme):
    colours = tokens(scheme)
    for name in ("--mark", "--soft"):
        assert contrast(channels(colours[name]), channels(colours["--paper"])) >= 3, name


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_grey_disc_of_a_matrix_is_seen(scheme):
    rule = re.search(r"\.matrix \.quiet\.builds \{\s*fill: var\((--\w+)\);\s*fill-opacity: ([\d.]+);", (ASSETS / "notation.css").read_text())
    colours = {name: channels(colour) for name, colour in tokens(scheme).items()}
    disc = mixed(colours[rule[1]], float(rule[2]), colours["--paper"])
    assert contrast(disc, colours["--paper"]) >= 3


def test_steps_of_a_contour_are_divided_by_lines_that_are_seen():
    assert re.search(r"\.contour \.step \{\s*stroke: var\(--soft\);", (ASSETS / "contour.css").read_text())


KINDS = re.findall(r"^    case (\w+)$", (ROOT / "Sources/Site/Highlighting/Reading/CodeToken.swift").read_text(), re.M)
STARTER = ROOT / "Sources/Command/Starters/Resources/site/templates/assets/site.css"


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("names, rules", [(ASSETS / "tokens.css", ASSETS / "code.css"), (STARTER, STARTER)])
def test_code_is_read_in_all_its_colours(names, rules, scheme):
    light, dark = names.read_text().split("@media (prefers-color-scheme: dark)")
    colours = dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6})", light + (dark if scheme == "dark" else "")))
    found = {}
    for selectors, body in re.findall(r"([^{}]*)\{([^{}]*)\}", rules.read_text()):
        if match := re.search(r"(?<![-\w])color: var\((--\w+)\)", body):
            found |= {each.strip().removeprefix("."): colours[match[1]] for each in selectors.split(",")}
    assert len(KINDS) > 6
    for kind in KINDS:
        for paper in ("--paper", "--shade"):
            colour = found.get(kind, colours["--ink"] if kind == "keyword" else "")
            assert contrast(channels(colour), channels(colours[paper])) >= 4.5, f"{kind} on {paper}"


def figures(page):
    """The descriptions of a page's matrices, by the words before their titles' end: `recordings`."""
    text = (SITE / page).read_text()
    found = re.findall(r'<svg [^>]*class="matrix".*?<title[^>]*>(.*?)</title><desc[^>]*>(.*?)</desc>', text, re.S)
    return {title.split(": ")[-1]: desc.split("; ") for title, desc in found}


CODE = [page for page in pages() if kind(page) == "code"]


@pytest.mark.parametrize("page", CODE)
def test_no_matrix_shows_what_its_contract_does_not_allow(page):
    found = figures(page)
    assert set(found) == {"contract", "source", "recordings"}
    commands = [each for each in found["contract"] if " commands " in each]
    allowed = {each.removesuffix(" by a protocol") for each in commands}
    for name in ("source", "recordings"):
        for sentence in found[name]:
            assert not sentence.startswith("forbidden"), sentence
            if " commands " in sentence:
                assert sentence.removesuffix(" by a protocol") in allowed, f"{name}: {sentence}"
            if match := re.match(r"(.*) (?:subscribes to|reads) (.*)", sentence):
                assert f"{match[2]} notifies {match[1]}" in found["contract"], sentence


def test_subscribing_is_no_command_and_the_life_cycle_no_message():
    flux = figures("samples/tally-counter/code/flux/index.html")["recordings"]
    assert {"view subscribes to store", "store subscribes to dispatcher"} <= set(flux)
    assert "view commands store" not in flux
    cocoa = figures("samples/delayed-star/code/cocoa-mvc/index.html")["recordings"]
    assert not [each for each in cocoa if re.match("view (commands|reads|builds) controller", each)]


@pytest.mark.parametrize("page", CODE)
def test_what_recordings_cannot_show_is_listed_with_its_lines(page):
    text = (SITE / page).read_text()
    section = text.split("What recordings cannot show</h2>")[1].split("</section>")[0]
    items = re.findall(r"<li>(.*?)</li>", section)
    assert items or "There is none." in section
    for item in items:
        assert re.match(r'<a href="[^"]*#[\w-]+-\d+">[^<]+</a> <span class="note">[^<]+</span>', item), item
    sample, pattern = page.split("/")[1], page.split("/")[3]
    tables = (SITE / "samples" / sample / "index.html").read_text().split("<table")
    table = next(each for each in tables if 'data-metric="hidden-code"' in each)
    column = re.findall(r'<th scope="col"(?: data-metric="([\w-]+)")?', table).index("hidden-code") - 1
    row = re.search(rf'<tr data-pattern="{pattern}">.*?</tr>', table)[0]
    assert len(items) >= int(re.findall(r"<td[^>]*>(.*?)</td>", row)[column])
