"""The numbers that a scenario's page says, in HTML and in its Markdown twin, found by their metrics.

Every table and every list of counts is read. A number is found by the metric that its column or its
term names (by address or by title), by the pattern that its row or its part names, and by its step.
What names no metric is kept under the name that it has, so that whoever compares can refuse it.
"""

import re
from collections import namedtuple
from html.parser import HTMLParser

# `step` is the number that the page gives the step; None for the whole scenario.
Written = namedtuple("Written", "step pattern metric text")


class Names:
    """What metrics and patterns are called on a page: by address (`metrics/#hops`) or by title."""

    def __init__(self, metrics, patterns):
        self.metrics, self.patterns = metrics, patterns

    def metric(self, text, address=None):
        if match := re.search(r"metrics/(?:index\.\w+)?#([\w-]+)$", address or ""):
            return match[1]
        return self.metrics.get(text, text)

    def pattern(self, text, address=None):
        if match := re.search(r"patterns/([\w-]+)/(?:index\.\w+)?$", address or ""):
            return match[1]
        return self.patterns.get(text, text)


# MARK: HTML

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Element:
    def __init__(self, tag, attributes):
        self.tag, self.attributes, self.children = tag, attributes, []

    def all(self, *tags, named=None):
        """The elements inside it with one of these tags and, if wanted, a class, in order."""
        for child in self.children:
            if isinstance(child, Element):
                if child.tag in tags and (named is None or named in child.classes):
                    yield child
                yield from child.all(*tags, named=named)

    def first(self, *tags, named=None):
        return next(self.all(*tags, named=named), None)

    @property
    def classes(self):
        return (self.attributes.get("class") or "").split()

    @property
    def text(self):
        parts = (child if isinstance(child, str) else child.text for child in self.children)
        return " ".join("".join(parts).split())

    @property
    def link(self):
        """The address of the first link inside it."""
        found = self.first("a")
        return found.attributes.get("href") if found else None


class Tree(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.root = Element("", {})
        self.open = [self.root]
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        element = Element(tag, dict(attributes))
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag, attributes):
        self.open[-1].children.append(Element(tag, dict(attributes)))

    def handle_endtag(self, tag):
        if any(element.tag == tag for element in self.open[1:]):
            while self.open.pop().tag != tag:
                pass

    def handle_data(self, data):
        self.open[-1].children.append(data)


PHASES = ("opening", "interaction", "closing")


class Phased:
    """Numbers that are given for each phase apart, put together as `3 / 12 / 0`."""

    def __init__(self):
        self.found = {}

    def add(self, phase, pattern, metric, text):
        self.found.setdefault((pattern, metric), {})[phase] = text

    @property
    def written(self):
        return [Written(None, pattern, metric, " / ".join(texts.get(phase, "?") for phase in PHASES))
                for (pattern, metric), texts in self.found.items()]


def ordinal(name, before):
    """The number of a step that is called `Opening`, `3` or `Closing`, after those before it."""
    return {"opening": 0, "closing": len(before)}.get(name.lower(), None) if not name.isdigit() else int(name)


def in_html(text, names):
    """The steps of a page by their numbers, and all that it writes of them and of the whole."""
    root = Tree(text).root
    steps, written, phased = [], [], Phased()
    for section in root.all("section", named="step"):
        steps.append(ordinal(section.attributes["id"].removeprefix("step-"), steps))
        for row in section.all("tr"):
            for cell in row.all("td"):
                written.append(Written(
                    steps[-1], names.pattern(row.attributes.get("data-pattern")),
                    names.metric(cell.attributes.get("data-metric")), cell.text))
    for after in root.all("section", named="after"):
        for table in after.all("table"):
            metrics = [names.metric(cell.text, cell.link) for cell in table.first("tr").all("th", "td")][1:]
            for group in table.all("tbody"):
                phase = group.attributes.get("data-phase")
                for row in (row for row in group.all("tr") if row.first("td")):
                    pattern, *cells = row.all("th", "td")
                    pattern = names.pattern(pattern.text, pattern.link)
                    for metric, cell in zip(metrics, cells, strict=True):
                        if phase:
                            phased.add(phase, pattern, metric, cell.text)
                        else:
                            written.append(Written(None, pattern, metric, cell.text))
    return steps, written + phased.written


# MARK: Markdown

def cells(line):
    """The cells of a pipe table's line, as text and address."""
    found = []
    for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")):
        link = re.fullmatch(r"\[(.*)\]\((.*)\)", cell.strip())
        found.append((link[1], link[2]) if link else (cell.strip(), None))
    return found


def in_markdown(text, names):
    """The same of the Markdown twin. Headings name steps, bold lines phases."""
    steps, written, phased = [], [], Phased()
    step = phase = columns = None
    for line in text.splitlines():
        if line.startswith("#"):
            heading = re.match(r"## (Opening|Closing|\d+)(?: · |$)", line)
            step = ordinal(heading[1], steps) if heading else None
            phase = None
            if heading:
                steps.append(step)
        if bold := re.fullmatch(r"\*\*(\w+)\*\*", line):
            phase = bold[1].lower()
        if not line.startswith("|"):
            # The phase's table follows its name; another table that has none is of the whole.
            phase = None if columns else phase
            columns = None
        elif columns is None:
            columns = [names.metric(*cell) for cell in cells(line)[1:]]
        elif not re.fullmatch(r"[|:\- ]+", line):
            pattern, *values = cells(line)
            pattern = names.pattern(*pattern)
            for metric, (value, _) in zip(columns, values, strict=True):
                if phase:
                    phased.add(phase, pattern, metric, value)
                else:
                    written.append(Written(step, pattern, metric, value))
    return steps, written + phased.written
