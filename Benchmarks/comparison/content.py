"""Writes the content of a site: the same bytes for the same seed, on any machine."""

import hashlib
import os
from datetime import date, timedelta
from pathlib import Path

from .phrases import Phrases

SEED = 20240301
TAGS = ("actors", "basics", "concurrency", "design", "errors", "generics", "macros", "parsing", "testing", "tools")
NEWEST = date(2024, 3, 1)


def write(site, count, folders):
    """Writes a site of `count` texts into each folder, which differ in one thing: what the text that
    stands for a folder itself is called (`_index.md` for Hugo, `index.md` for Counterpoint).

    Returns the first 12 digits of the SHA-256 over all texts, by path.
    """
    digest = hashlib.sha256()
    texts = MAKERS[site](count)
    made = set()
    for path, text in texts:
        data = text.encode()
        digest.update(path.encode() + b"\0" + data + b"\0")
        first = None
        for folder, index in folders:
            target = Path(folder, path.replace("index.md", index))
            if target.parent not in made:
                target.parent.mkdir(parents=True, exist_ok=True)
                made.add(target.parent)
            if first is None:
                target.write_bytes(data)
                first = target
            else:
                os.link(first, target)
    return digest.hexdigest()[:12]


def minimal(count):
    """A title and three paragraphs, `count` times; the first text is the home page."""
    phrases = Phrases(SEED)
    names = [f"page-{number:05}" for number in range(1, count)]
    for name in ["index", *names]:
        target = phrases.choice(names)
        body = "\n\n".join(
            [phrases.paragraph(), phrases.paragraph(link=f"/{target}/"), phrases.paragraph(code=True)]
        )
        yield f"{name}.md", f"---\ntitle: {phrases.title()}\n---\n\n{body}\n"


def blog(count):
    """A home page, and `count` dated posts, each with two tags, three paragraphs and three blocks of
    Swift; no two posts have a date in common, and their order is not that of their names."""
    phrases = Phrases(SEED)
    yield "index.md", "---\ntitle: Home\ntemplate: home\n---\n\nA blog about [Swift](/posts/).\n"
    yield "posts/index.md", "---\ntitle: Posts\ntemplate: section\npaginate: 10\n---\n"
    days = phrases.shuffled(count)
    for number, day in enumerate(days, 1):
        tags = ", ".join(sorted({phrases.choice(TAGS[:5]), phrases.choice(TAGS[5:])}))
        target = 1 + phrases.number(count)
        body = "\n\n".join(
            [
                phrases.paragraph(),
                f"```swift\n{phrases.swift()}```",
                phrases.paragraph(link=f"/posts/post-{target:05}/"),
                f"```swift\n{phrases.swift()}```",
                phrases.paragraph(code=True),
                f"```swift\n{phrases.swift()}```",
            ]
        )
        yield (
            f"posts/post-{number:05}.md",
            f"---\ntitle: {phrases.title()}\ndate: {NEWEST - timedelta(days=day)}\ntags: [{tags}]\n---\n\n{body}\n",
        )


# What is heavy in the third is around the texts: it has those of the blog.
MAKERS = {"minimal": minimal, "blog": blog, "heavy": blog}
