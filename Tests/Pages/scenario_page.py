"""What a scenario's page says, as plain values."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Row:
    """A row of a diagram: a sentence, and the classes that draw its mark."""

    classes: list
    times: int
    links: list = field(default_factory=list)
    # The words that are no link: "u" is what is called, "i" is who acts.
    unlinked: list = field(default_factory=list)
    subject: str = ""
    predicate: str = ""
    text: str = ""

    @property
    def kind(self):
        return self.classes[0]


@dataclass
class Fold:
    """Rows that are shown as one until they are opened."""

    rows: list = field(default_factory=list)
    summary: str = ""


@dataclass
class Part:
    """What one pattern did in a step."""

    pattern: str
    # What stands there instead of rows, and where it leads.
    words: str = ""
    link: str = None
    rows: list = field(default_factory=list)
    folds: list = field(default_factory=list)


@dataclass
class Step:
    anchor: str
    # Its number in recordings, in which every entry of the script counts.
    number: int = 0
    title: str = ""
    parts: list = field(default_factory=list)
    numbers: dict = field(default_factory=dict)


class ScenarioPage(HTMLParser):
    """The steps of a page, and the numbers of its phases: `numbers[pattern, metric]` of a step,
    `phases[phase, pattern, metric]` of the whole."""

    def __init__(self, text):
        super().__init__()
        self.steps, self.phases = [], {}
        self.step = self.part = self.row = self.silence = self.phase = self.pattern = self.cell = None
        self.in_title = self.in_summary = False
        self.columns, self.column = [], 0
        # The folds and rows that are open, from the outermost, and how many were when each list began: rows have
        # no end tags.
        self.open, self.lists = [], []
        self.tags = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        names = (attributes.get("class") or "").split()
        self.tags.append(tag)
        if tag == "section":
            self.step = Step(attributes["id"], int(attributes["data-step"])) if "step" in names and "id" in attributes else None
            if self.step:
                self.steps.append(self.step)
        elif tag == "h2" and self.step:
            self.in_title = True
        elif tag == "article" and self.step:
            self.part = Part(attributes["data-pattern"])
            self.step.parts.append(self.part)
        elif tag == "ol" and self.part:
            self.row = None
            self.lists.append(len(self.open))
        elif tag == "li" and self.part and not names:
            self.end_item()
            self.open.append(Fold())
            self.part.folds.append(self.open[-1])
        elif tag == "li" and self.part:
            self.end_item()
            self.row = Row(names, int(attributes.get("data-times", 1)))
            self.part.rows.append(self.row)
            for fold in self.open:
                if isinstance(fold, Fold):
                    fold.rows.append(self.row)
            self.open.append(self.row)
        elif tag == "summary" and self.open:
            self.in_summary = True
        elif tag == "p" and self.part and "silence" in names:
            self.silence = self.part
        elif tag == "a" and self.silence:
            self.silence.link = attributes["href"]
        elif tag == "a" and self.row:
            self.row.links.append(attributes["href"])
        elif self.row and (tag == "u" or tag == "i" and "a" not in self.tags):
            self.row.unlinked.append(tag)
        elif tag == "table":
            self.columns = []
        elif tag == "th" and attributes.get("scope") == "col":
            self.columns.append(attributes.get("data-metric"))
        elif tag == "tbody":
            self.phase = attributes.get("data-phase")
        elif tag == "tr":
            self.pattern, self.column = attributes.get("data-pattern"), 0
        elif tag == "td":
            self.column += 1
            self.cell = self.columns[self.column] if self.step or self.phase else None

    def handle_endtag(self, tag):
        while self.tags and self.tags.pop() != tag:
            pass
        if tag == "h2":
            self.in_title = False
        elif tag == "p":
            self.silence = None
        elif tag == "ol" and self.lists:
            self.end_item()
            self.lists.pop()
        elif tag == "summary":
            self.in_summary = False
        elif tag == "article":
            self.part = None
        elif tag == "td":
            self.cell = None
        elif tag == "tbody":
            self.phase = None
        elif tag == "section":
            self.step = None

    def end_item(self):
        """Ends what is open in the innermost list."""
        self.row = None
        del self.open[self.lists[-1]:]

    def handle_data(self, data):
        if self.in_title:
            self.step.title = " ".join((self.step.title + data).split())
        if self.in_summary:
            self.open[-1].summary += data
        if self.silence:
            self.silence.words += data
        if self.row:
            self.row.text += data
            if "i" in self.tags:
                self.row.predicate = (self.row.predicate + data).strip()
            elif "b" in self.tags or "a" in self.tags and not self.row.predicate:
                self.row.subject += data
        if self.cell and self.step:
            self.step.numbers[self.pattern, self.cell] = data.replace(",", "")
        elif self.cell:
            self.phases[self.phase, self.pattern, self.cell] = data.replace(",", "")


def acting_steps(text):
    """How many entries of a scenario's file do something, rather than expect."""
    script = text.split("\n---")[0].split("\nsteps:")[1]
    return sum(1 for verb in re.findall(r"^ *- \"?(\w+)", script, re.M) if verb != "expect")
