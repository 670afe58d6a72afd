"""What is changed while a site is served: kinds of edits, and where each is to be seen."""

import re
from dataclasses import dataclass
from pathlib import Path

# Each kind as a heading, and what of the site it reaches.
KINDS = {
    "text": "a page's text",
    "title": "a page's title",
    "layout": "the layout of all pages",
    "settings": "the settings: everything anew",
}
LAYOUTS = {
    ("minimal", "Hugo"): "layouts/all.html",
    ("minimal", "Counterpoint"): "templates/page.mustache",
    **{
        (site, name): layout
        for site in ("blog", "heavy")
        for name, layout in (("Hugo", "layouts/baseof.html"), ("Counterpoint", "templates/layout.mustache"))
    },
}
SETTINGS = {"Hugo": "hugo.toml", "Counterpoint": "content/site.yml"}
TEXTS = {"minimal": "page-{:05}", "blog": "posts/post-{:05}", "heavy": "posts/post-{:05}"}


@dataclass(frozen=True)
class Edit:
    """One file's new text, and the page on which a part of it must be seen afterwards."""

    file: Path
    text: str
    page: str
    part: str


def edits(kind, site, subject, folder, pages, count):
    """`count` edits of a kind, each of another page's text or of the same file, spread over the site.

    Each is made from the file as it is now, so that they do not add up.
    """
    originals = {}
    for number in range(1, count + 1):
        name = TEXTS[site].format(number * (pages - 1) // (count + 1) + 1)
        file = {"layout": LAYOUTS[site, subject], "settings": SETTINGS[subject]}.get(kind, f"content/{name}.md")
        file = Path(folder, file)
        original = originals.setdefault(file, file.read_text())
        part = f"{kind}-edit-{number}"
        yield Edit(file, changed(kind, original, part), f"/{name}/", part)


def changed(kind, text, part):
    if kind == "text":
        return f"{text}\nThis is {part}.\n"
    if kind == "layout":
        return text.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n<meta name="edit" content="{part}">')
    return re.sub(r'^(title\b.*?)("?)$', rf"\1 {part}\2", text, count=1, flags=re.MULTILINE)
