"""What every page and its twin hold: links that lead somewhere, identifiers, headings, and nothing inline."""

import posixpath
import re
from collections import Counter
from urllib.parse import unquote, urlsplit

import pytest
from conftest import SITE, pages
from lxml import etree

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


class References:
    """The identifiers that a page defines, the addresses that it refers to, and how it is divided."""

    def __init__(self, text):
        root = etree.fromstring(text.encode(), etree.HTMLParser(encoding="utf-8", huge_tree=True))
        counts = Counter(root.xpath("//@id"))
        self.identifiers, self.twice = counts.keys(), [name for name, count in counts.items() if count > 1]
        self.addresses = root.xpath("//@href | //@src")
        self.headings = [int(heading.tag[1]) for heading in root.iter(*HEADINGS)]
        # The columns of a step are reached by the links in them.
        self.unreachable = [
            dict(each.attrib) for each in root.iter("div")
            if each.get("class", "").split(" ")[0] in ("scroll", "figure", "listing")
            and (each.get("tabindex") != "0" or each.get("role") != "region" or not each.get("aria-label"))]
        self.inline = [(each.tag, each.sourceline) for each in root.xpath(
            "//*[@style or @*[starts-with(name(), 'on')]] | //style | //script[not(@src)]")]


@pytest.fixture(scope="module")
def references():
    return {page: References((SITE / page).read_text()) for page in pages()}


def test_every_link_and_anchor_resolves(references):
    files = {str(path.relative_to(SITE)) for path in SITE.rglob("*") if path.is_file()}
    broken = []
    for page, found in references.items():
        for address in set(found.addresses):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            beside = posixpath.join(posixpath.dirname(page), unquote(parts.path))
            target = posixpath.normpath(beside) if parts.path else page
            anchor = unquote(parts.fragment)
            is_lost = anchor and target in references and anchor not in references[target].identifiers
            if target not in files or is_lost:
                broken.append(f"{page}: {address}")
    assert not broken, "\n".join(broken[:40])


def test_every_link_of_a_twin_leads_to_its_place(references):
    files = {str(path.relative_to(SITE)) for path in SITE.rglob("*") if path.is_file()}
    lost = []
    count = 0
    for twin in sorted(path for path in files if path.endswith(".md")):
        # What is code, or a row of a difference, is no link.
        text = "".join((SITE / twin).read_text().split("\n```")[::2])
        headings = {re.sub(r"[^a-z0-9 -]", "", line.lower()).replace(" ", "-")
                    for line in re.findall(r"(?m)^#+ (.*)$", text)}
        for address in set(re.findall(r"\]\(([^)\s]+)\)", text)):
            parts = urlsplit(address)
            if parts.scheme:
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(twin), unquote(parts.path)))
            anchor = unquote(parts.fragment)
            count += 1
            if not parts.path:
                is_there = anchor in headings
            elif anchor or parts.query:
                is_there = target in references and (not anchor or anchor in references[target].identifiers)
            else:
                is_there = target in files
            if not is_there:
                lost.append(f"{twin}: {address}")
    assert count > 10_000
    assert not lost, "\n".join(lost[:40])


def test_no_page_holds_inline_scripts_or_styles(references):
    assert not {page: found.inline[:3] for page, found in references.items() if found.inline}


def test_every_identifier_is_given_once_on_a_page(references):
    assert not {page: found.twice[:3] for page, found in references.items() if found.twice}


def test_every_page_has_one_first_heading_and_skips_no_level(references):
    for page, found in references.items():
        assert found.headings[0] == 1 and found.headings.count(1) == 1, page
        assert all(lower <= upper + 1 for upper, lower in zip(found.headings, found.headings[1:])), page


def test_everything_that_scrolls_is_reached_by_the_keyboard_and_has_a_name(references):
    assert not {page: found.unreachable[:3] for page, found in references.items() if found.unreachable}
