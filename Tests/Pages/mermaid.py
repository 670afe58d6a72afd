"""A strict reader of Mermaid's sequence diagrams, from their published grammar.

The grammar: mermaid-js/mermaid, packages/mermaid/src/diagrams/sequence/parser/sequenceDiagram.jison (10.9), its lexer
and its rules for `title`, `participant`, `actor`, `signal`, `activate`, `deactivate` and `note`. It is stricter than the
original in this: every participant must be declared, once, before it is used, a statement must be one of these, and every
deactivation must end an activation, which Mermaid finds only when it draws
(https://mermaid.js.org/syntax/sequenceDiagram.html#activations).
"""

import re

# ACTOR in the lexer: everything but these characters, and no arrow begins in it.
ACTOR = r"[^+<\->:\n,;@\s]+(?:[ \t]+[^+<\->:\n,;@\s]+)*"
# The lexer's SIGNALTYPE tokens, the longest first.
ARROWS = r"<<-->>|<<->>|-->>|->>|-->|->|--x|-x|--\)|-\)"
# TXT: a colon, then what is neither the end of a line, a semicolon, nor a comment. An entity may hold `#` and `;`.
TEXT = r":(?P<text>(?:#\w+;|[^#\n;])*)"

STATEMENTS = {
    "title": re.compile(r"title\s(?P<text>(?:#\w+;|[^#\n;])+)"),
    "declaration": re.compile(rf"(?:participant|actor)\s+(?P<id>{ACTOR}?)(?:\s+as\s(?P<text>(?:#\w+;|[^#\n;])+))?"),
    "signal": re.compile(rf"(?P<from>{ACTOR}?)\s*(?P<arrow>{ARROWS})(?P<sign>[+-]?)\s*(?P<to>{ACTOR}?)\s*{TEXT}"),
    "activate": re.compile(rf"activate\s+(?P<id>{ACTOR})"),
    "deactivate": re.compile(rf"deactivate\s+(?P<id>{ACTOR})"),
    "note": re.compile(rf"[Nn]ote\s+(?:over|left of|right of)\s+(?P<ids>{ACTOR}?(?:\s*,\s*{ACTOR}?)?)\s*{TEXT}"),
}

# The lexer's words: no participant may be called so.
RESERVED = {"participant", "actor", "create", "destroy", "box", "loop", "rect", "opt", "alt", "else", "par", "par_over",
            "and", "critical", "option", "break", "end", "links", "link", "properties", "details", "over", "note",
            "activate", "deactivate", "title", "autonumber", "off", "sequencediagram"}


class Fault(Exception):
    """What is wrong, with its line."""


class Diagram:
    """A diagram that was read: participants, messages and notes, in order."""

    def __init__(self, source):
        self.participants, self.messages, self.notes = [], [], []
        self.active = {}
        lines = source.split("\n")
        if lines[0] != "sequenceDiagram" or lines[-1] != "":
            raise Fault("1: a diagram begins with sequenceDiagram, and its last line ends")
        for number, line in enumerate(lines[1:-1], 2):
            self._read(number, line.strip(" "))
        if any(self.active.values()):
            raise Fault(f"still active at the end: {self.active}")

    def _read(self, number, line):
        for name, pattern in STATEMENTS.items():
            if match := pattern.fullmatch(line):
                break
        else:
            raise Fault(f"{number}: no statement: {line!r}")
        try:
            getattr(self, f"_{name}")(match)
        except Fault as fault:
            raise Fault(f"{number}: {fault}: {line!r}") from None

    def _known(self, *identifiers):
        for identifier in identifiers:
            if identifier not in self.participants:
                raise Fault(f"{identifier!r} is not declared")

    def _title(self, match):
        if self.participants:
            raise Fault("the title comes first")

    def _declaration(self, match):
        if match["id"] in self.participants or match["id"].lower() in RESERVED:
            raise Fault("declared twice, or a reserved word")
        if self.messages or self.notes:
            raise Fault("declared after it was used")
        self.participants.append(match["id"])

    def _signal(self, match):
        self._known(match["from"], match["to"])
        self.messages.append((match["from"], match["arrow"], match["to"], match["text"]))

    def _activate(self, match):
        self._known(match["id"])
        self.active[match["id"]] = self.active.get(match["id"], 0) + 1

    def _deactivate(self, match):
        if self.active.get(match["id"], 0) < 1:
            raise Fault("an inactive participant is deactivated")
        self.active[match["id"]] -= 1

    def _note(self, match):
        identifiers = re.split(r"\s*,\s*", match["ids"])
        self._known(*identifiers)
        self.notes.append((identifiers, match["text"]))
