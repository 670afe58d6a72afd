"""Reads two finished sites, with a reader that is neither generator's, and lists what differs.

A page's facts: its title, its links, the text of its paragraphs and list items, its blocks of code. Links are
compared by where they lead from the site's root, so `../` and `index.html` may be written or not. Blocks of code must
have the same text, and on both sides be in colours, or not be.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from urllib.parse import unquote, urljoin

from lxml import etree, html

BASE = "https://example.org/"
XML = {"a": "http://www.w3.org/2005/Atom", "s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
SHOWN = 10
# A block of Swift here has so many keywords, numbers, strings and comments at least.
LEAST = 20
# Pieces that Chroma gives a class and no colour: a line, and what stands in it.
UNCOLOURED = {"line", "cl"}


def differences(first, second, colours=False):
    """What differs between two sites, a line each; none if they say the same.

    Both are folders. Only HTML pages, `feed.xml` and `sitemap.xml` count (README.md says what else there is). Blocks of
    code must be in colours, or must not be.
    """
    one, other = facts(first), facts(second)
    lines = [f"only in {first}: {path}" for path in sorted(one.keys() - other.keys())]
    lines += [f"only in {second}: {path}" for path in sorted(other.keys() - one.keys())]
    for path in sorted(one.keys() & other.keys()):
        for name, value in one[path].items():
            if name != "colours" and value != other[path][name]:
                lines.append(f"{path}: {name}: {first_difference(value, other[path][name])}")
    for folder, found in ((first, one), (second, other)):
        lines += [f"{path} in {folder}: {line}" for path in sorted(found) for line in shades(found[path], colours)]
    return lines


def facts(folder):
    """The facts of every page of a site, of its feed and its list of pages, by path."""
    root = Path(folder)
    paths = sorted(str(path.relative_to(root)) for path in root.rglob("*.html"))
    paths += [name for name in READERS if (root / name).exists()]
    with ProcessPoolExecutor() as pool:
        values = pool.map(read, [str(root)] * len(paths), paths, chunksize=200)
        return dict(zip(paths, values))


def read(root, path):
    data = Path(root, path).read_bytes()
    return READERS.get(path, page)(data, path)


def page(data, path):
    tree = html.document_fromstring(data.decode())
    return {
        "title": spoken(tree.findtext("head/title")),
        "language": tree.get("lang"),
        "links": [target(element.get("href"), path) for element in tree.iter("a", "link")],
        "text": [
            spoken(element.text_content()) for element in tree.iter("h1", "h2", "p", "li", "time")
        ],
        "code": [element.text_content().strip() for element in tree.iter("pre")],
        "colours": [
            sum(1 for piece in element.iter("span") if piece.get("class", "line") not in UNCOLOURED)
            for element in tree.iter("pre")
        ],
    }


def shades(facts, colours):
    """The blocks of code that are not in colours and should be, or the other way round, a line each."""
    return [
        f"code[{index}] has {count} pieces in colours"
        for index, count in enumerate(facts.get("colours", []))
        if (count < LEAST if colours else count > 0)
    ]


def feed(data, path):
    tree = etree.fromstring(data)
    return {
        "title": tree.findtext("a:title", namespaces=XML),
        "entries": [
            (
                spoken(entry.findtext("a:title", namespaces=XML)),
                target(entry.find("a:link", namespaces=XML).get("href"), path),
                entry.findtext("a:updated", namespaces=XML),
            )
            for entry in tree.iterfind("a:entry", namespaces=XML)
        ],
    }


def sitemap(data, path):
    tree = etree.fromstring(data)
    return {"addresses": sorted(element.text for element in tree.iterfind(".//s:loc", namespaces=XML))}


READERS = {"feed.xml": feed, "sitemap.xml": sitemap}


def target(address, path):
    """Where an address leads, from the site's root; an address outside of the site stays as it is."""
    whole = urljoin(BASE + path, address)
    return unquote(whole.removeprefix(BASE).removesuffix("index.html")) if whole.startswith(BASE) else whole


def spoken(text):
    return " ".join((text or "").split())


def first_difference(one, other):
    """The first place in which two values differ, short enough to read."""
    if isinstance(one, list) and isinstance(other, list):
        for index, (left, right) in enumerate(zip(one, other)):
            if left != right:
                return f"[{index}] {first_difference(left, right)}"
        return f"{len(one)} | {len(other)}"
    if isinstance(one, str) and isinstance(other, str):
        start = max(0, len(os.path.commonprefix([one, other])) - 20)
        one, other = one[start:], other[start:]
    return f"{one!r:.120} | {other!r:.120}"


def report(lines):
    """The first few lines as one text, and how many more there are."""
    more = len(lines) - SHOWN
    return "\n".join(lines[:SHOWN] + ([f"… and {more} more"] if more > 0 else []))
