"""A trace as `schemas/trace.schema.json` describes it, for programs that compute from it."""

from functools import cached_property

# The purposes of inputs, and with them the phases of a scenario, in the order in which pages give them.
PHASES = ("opens app", "uses app", "leaves app")

# The side of widgets, containers and layouts. No role is called so.
SCREEN = object()


class Recording:
    """The participants, bindings and events of a trace, found by their identifiers."""

    def __init__(self, document):
        self.title = " ".join(document[key] for key in ("sample", "pattern", "scenario"))
        self.participants = {each["id"]: each for each in document["participants"]}
        self.bindings = {each["id"]: each for each in document["bindings"]}
        self.events = document["events"]
        self.frames = document["frames"]
        self.by_id = {event["id"]: event for event in self.events}

    def role(self, participant):
        return self.participants[participant]["role"]

    def side(self, participant):
        """The screen, which is nobody's role, or the role; of names only whether they are equal is ever asked."""
        return SCREEN if self.participants[participant]["screen"] else self.role(participant)

    def type(self, participant):
        return self.participants[participant]["type"]

    def parent(self, event):
        return self.by_id.get(event.get("parent"))

    def earlier(self, event):
        """The event inside which an event happened or, failing that, the one that caused it."""
        return self.by_id.get(event.get("parent", event.get("cause")))

    def chain(self, event):
        """The events that lead to an event, and that event, the first first.

        Work that was put off within its step comes of what put it off.
        """
        chain = [event]
        while (event := self.deferring(event) or self.earlier(event)) and event["id"] < chain[-1]["id"]:
            chain.append(event)
        return chain[::-1]

    def deferring(self, event):
        """The event that put off, in the same step, what is now resumed."""
        cause = self.by_id.get(event.get("cause")) if event["kind"] == "resume" else None
        return cause if cause and cause["step"] == event["step"] else None

    @cached_property
    def steps(self):
        """The events of each step, by the step's number."""
        steps = {}
        for event in self.events:
            steps.setdefault(event["step"], []).append(event)
        return steps

    @cached_property
    def phases(self):
        """For each step the purpose of its first input."""
        phases = {}
        for event in self.events:
            if event["kind"] == "input":
                phases.setdefault(event["step"], event["purpose"])
        return phases

    @cached_property
    def shown(self):
        """The steps that a page shows: those in which the script acts and after which there is a frame."""
        return [step for step in sorted(self.phases) if step < len(self.frames)]
