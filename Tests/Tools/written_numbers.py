"""The numbers that a page says, in HTML and in its Markdown twin, found by their metrics.

Every table and every list of counts of a scenario's page is read. A number is found by the metric that
its column or its term names (by address or by title), by the pattern that its row or its part names, and
by its step.
What names no metric is kept under the name that it has, so that whoever compares can refuse it.
"""

import re
from collections import namedtuple
from decimal import ROUND_HALF_UP, Decimal
from html import unescape

from lxml import etree

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

class Element:
    """An element of a page, as far as it is asked for here."""

    def __init__(self, element):
        self.element, self.tag, self.attributes = element, element.tag, element.attrib

    def all(self, *tags, named=None):
        """The elements inside it with one of these tags and, if wanted, a class, in order."""
        for element in self.element.iterdescendants(*tags):
            if named is None or named in (element.get("class") or "").split():
                yield Element(element)

    def first(self, *tags, named=None):
        return next(self.all(*tags, named=named), None)

    @property
    def text(self):
        return " ".join("".join(self.element.itertext()).split())

    @property
    def link(self):
        """The address of the first link inside it."""
        found = self.first("a")
        return found.attributes.get("href") if found else None


class Tree:
    """A page; its root is the document's."""

    def __init__(self, text):
        self.root = Element(etree.fromstring(text.encode(), etree.HTMLParser(encoding="utf-8", huge_tree=True, remove_comments=True)))


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


def ungrouped(text):
    """A text of a page, where digits are grouped by three, as files for programs have it."""
    return re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text)


def in_html(text, names):
    """The steps of a page by their numbers, and all that it writes of them and of the whole."""
    root = Tree(text).root
    steps, written, phased = [], [], Phased()
    for section in root.all("section", named="step"):
        steps.append(ordinal(section.attributes["id"].removeprefix("step-"), steps))
        for table in section.all("table"):
            metrics = [head.attributes.get("data-metric") for head in table.first("tr").all("th")][1:]
            for row in (row for row in table.all("tr") if row.first("td")):
                for metric, cell in zip(metrics, row.all("td"), strict=True):
                    written.append(Written(
                        steps[-1], names.pattern(row.attributes.get("data-pattern")),
                        names.metric(metric), ungrouped(cell.text)))
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
                            phased.add(phase, pattern, metric, ungrouped(cell.text))
                        else:
                            written.append(Written(None, pattern, metric, ungrouped(cell.text)))
    return steps, written + phased.written


# MARK: Markdown

def read(text):
    """A text as Markdown shows it."""
    return unescape(re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", text))


def cells(line):
    """The cells of a pipe table's line, as text and address."""
    found = []
    for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")):
        link = re.fullmatch(r"\[(.*)\]\((.*)\)", cell.strip())
        found.append((read(link[1]), link[2]) if link else (read(cell.strip()), None))
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


# MARK: The page of all metrics

# A cell of its tables: the number, what has it, where the number leads to, and what it is sorted by (HTML only).
Cell = namedtuple("Cell", "figure note address key")


def implementation(address):
    """The sample and the pattern of a row."""
    return re.fullmatch(r"\.\./samples/([\w-]+)/code/([\w-]+)/index\.\w+", address).groups()


def tables_in_html(text):
    """Each sample, pattern and metric with its cells (the size is in every table), and each metric's reasons."""
    found, reasons = {}, {}
    root = Tree(text).root
    for table in root.all("table", named="numbers"):
        metrics = [cell.link.partition("#")[2] for cell in list(table.first("tr").all("th"))[1:]]
        for row in table.all("tr"):
            # The head and the names of samples have no numbers.
            for metric, cell in zip(metrics, cells_of(row), strict=True) if row.first("td") else ():
                found.setdefault((*implementation(row.first("th").link), metric), []).append(cell)
    for definition in root.first("div", named="definitions").all("section"):
        metric = definition.first("h3").attributes["id"]
        reasons[metric] = [each.text for list_ in definition.all("ul", named="reasons") for each in list_.all("li")]
    return found, reasons


def cells_of(row):
    """The cells of a row of the page of all metrics."""
    for cell in row.all("td"):
        note = cell.first("small")
        figure = ungrouped(cell.text.removesuffix(note.text) if note else cell.text)
        yield Cell(figure, note and note.text, cell.link, cell.attributes.get("data-number", figure))


def tables_in_markdown(text):
    """The same of the Markdown twin; reasons by the metrics' titles."""
    found, reasons = {}, {}
    title = metrics = None
    for line in text.splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ")
        if line.startswith("- **–** "):
            reasons.setdefault(title, []).append(line.removeprefix("- **–** "))
        if not line.startswith("|"):
            metrics = None
        elif metrics is None:
            metrics = [address.partition("#")[2] for _, address in cells(line)[1:]]
        elif not re.fullmatch(r"[|:\- ]+", line):
            head, *parts = line.strip("|").split("|")
            row = implementation(cells(head)[0][1])
            for metric, part in zip(metrics, parts, strict=True):
                cell = re.fullmatch(r" (?:\[([^]]+)\]\(([^)]+)\)|([^(]+?))(?: \((.+)\))? ", part)
                assert cell, f"{row} has the cell '{part}'"
                found.setdefault((*row, metric), []).append(
                    Cell(cell[1] or cell[3], cell[4] and read(cell[4]), cell[2], None))
    return found, reasons


# MARK: A value of metrics.json, as it is to be written

def listed(value):
    """The single numbers of a value of the JSON, each with its name, as the CSV has them."""
    match value:
        case {"absent": why}:
            return [(why, "")]
        case {"count": count, "name": name}:
            return [(name, str(count))]
        case {"count": count}:
            return [("value", str(count)), *((each["name"], str(each["count"])) for each in value.get("each", ()))]
        case {"kinds": kinds}:
            return [(kind, str(count)) for kind, count in kinds.items()] or [("value", "0")]
        case {"lowest": _, "middle": _, "highest": _}:
            return [(name, f"{value[name]:.2f}") for name in ("lowest", "middle", "highest")]
    for names in (("machinery", "sample"), ("opening", "interaction", "closing"), ("part", "of")):
        if set(names) == set(value):
            return [(name, str(value[name])) for name in names]
    raise ValueError(value)


def shown(value):
    """A value of the JSON as the page shows it: the number, what has it, and what the column is sorted by."""
    numbers = [number for _, number in listed(value)]
    match value:
        case {"absent": _}:
            return "–", None, None
        case {"count": count, "name": name}:
            return str(count), name, count
        case {"count": count}:
            each = ", ".join(" ".join(one) for one in listed(value)[1:])
            return str(count), each or None, count
        case {"kinds": kinds}:
            return ", ".join(f"{count} {kind}" for kind, count in kinds.items()) or "0", None, sum(kinds.values())
        case {"machinery": _}:
            return " + ".join(numbers), None, sum(value.values())
        case {"opening": _}:
            return " / ".join(numbers), None, sum(value.values())
        case {"part": part, "of": whole}:
            percent = (Decimal(100 * part) / whole).quantize(Decimal("0.1"), ROUND_HALF_UP)
            return f"{percent} %", None, part / whole
        case {"middle": middle}:
            return " … ".join(numbers), None, middle
