"""What a scenario's page says, as plain values."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Row:
    """A line of words beside a diagram."""

    kind: str
    times: int
    links: list = field(default_factory=list)
    reasons: list = field(default_factory=list)
    subject: str = ""
    predicate: str = ""
    text: str = ""


@dataclass
class Part:
    """What one pattern did in a step."""

    pattern: str
    rows: list = field(default_factory=list)
    # The bookkeeping of the pattern's machinery, which has no marks in the diagram.
    folded: list = field(default_factory=list)
    marks: list = field(default_factory=list)
    badges: list = field(default_factory=list)


@dataclass
class Step:
    anchor: str
    title: str = ""
    parts: list = field(default_factory=list)
    numbers: dict = field(default_factory=dict)


class ScenarioPage(HTMLParser):
    """The steps of a page, and the numbers of its phases: `numbers[pattern, metric]` of a step,
    `phases[phase, pattern, metric]` of the whole."""

    def __init__(self, text):
        super().__init__()
        self.steps, self.phases = [], {}
        self.step = self.part = self.row = self.phase = self.pattern = self.cell = None
        self.in_title = self.in_staff = self.in_folded = False
        self.tags = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        names = (attributes.get("class") or "").split()
        self.tags.append(tag)
        if tag == "section":
            self.step = Step(attributes["id"]) if "step" in names and "id" in attributes else None
            if self.step:
                self.steps.append(self.step)
        elif tag == "h2" and self.step:
            self.in_title = True
        elif tag == "article" and self.step:
            self.part = Part(attributes["data-pattern"])
            self.step.parts.append(self.part)
        elif tag in ("path", "g") and self.part:
            (self.part.marks if tag == "path" else self.part.badges).append(names)
        elif tag == "div" and "staff" in names:
            self.in_staff = True
        elif tag == "details" and "bookkeeping" in names:
            self.in_folded = True
        elif tag == "li" and self.part and (self.in_staff or self.in_folded):
            self.row = Row(" ".join(names), int(attributes.get("data-times", 1)))
            (self.part.folded if self.in_folded else self.part.rows).append(self.row)
        elif tag == "a" and self.row:
            self.row.links.append(attributes["href"])
        elif tag == "em" and self.row:
            self.row.reasons.append("")
        elif tag == "tbody":
            self.phase = attributes.get("data-phase")
        elif tag == "tr":
            self.pattern = attributes.get("data-pattern")
        elif tag == "td" and "data-metric" in attributes and (self.step or self.phase):
            self.cell = attributes["data-metric"]

    def handle_endtag(self, tag):
        while self.tags and self.tags.pop() != tag:
            pass
        if tag == "h2":
            self.in_title = False
        elif tag == "li":
            self.row = None
        elif tag == "ol":
            self.in_staff = False
        elif tag == "article":
            self.part = None
        elif tag == "td":
            self.cell = None
        elif tag == "tbody":
            self.phase = None
        elif tag == "details" and self.in_folded:
            self.in_folded = False
        elif tag == "details":
            self.step = None

    def handle_data(self, data):
        if self.in_title:
            self.step.title = " ".join((self.step.title + data).split())
        if self.row:
            self.row.text += data
            if "em" in self.tags:
                self.row.reasons[-1] += data
            elif "b" in self.tags:
                self.row.subject += data
            elif "i" in self.tags:
                self.row.predicate = (self.row.predicate + data).strip()
        if self.cell and self.step:
            self.step.numbers[self.pattern, self.cell] = data
        elif self.cell:
            self.phases[self.phase, self.pattern, self.cell] = data


def acting_steps(text):
    """How many entries of a scenario's file do something, rather than expect."""
    script = text.split("\n---")[0].split("\nsteps:")[1]
    return sum(1 for verb in re.findall(r"^ *- \"?(\w+)", script, re.M) if verb != "expect")
