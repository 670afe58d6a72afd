#!/usr/bin/env python3
"""Computes the numbers of a recording a second time, from its trace alone.

    build-site trace SAMPLE PATTERN SCENARIO --format json | Tests/Tools/recount.py

What is computed is what `content/metrics` defines and `schemas/trace.schema.json` describes; nothing
here is taken from the program that computes the numbers of the pages. Numbers that count are given for
opening, interaction and closing apart. What breaks an invariant is printed too, and the exit status
is then 1.
"""

import json
import sys
from collections import Counter
from pathlib import Path

from invariants import violations
from recording import PHASES, SCREEN, Recording


# MARK: What an event counts as

def is_delivered(recording, event):
    """Whether a binding delivers it: it happens directly inside a delivery with the same ends."""
    parent = recording.parent(event)
    return (parent is not None and parent["kind"] == "notify"
            and (parent["from"], parent["to"]) == (event["from"], event["to"]))


def message(recording, event):
    """Which kind of message an event is: a call, a read, a write, or none.

    What parts of the screen do with each other is the library's own affair, and no message.
    """
    kind = {"call": "calls", "navigate": "calls", "read": "reads", "state": "writes",
            "effect": "writes"}.get(event["kind"])
    if kind is None or "from" not in event or "to" not in event or event["from"] == event["to"]:
        return None
    if is_delivered(recording, event) or sides(recording, event) == {SCREEN}:
        return None
    return kind


def sides(recording, event):
    """The sides of both that have to do with each other: one, if they are on the same."""
    return {recording.side(event["from"]), recording.side(event["to"])}


def is_to_screen(recording, event):
    """Whether one of both is the screen, be it the one that acts or the other."""
    return SCREEN in sides(recording, event)


def is_between_roles(recording, event):
    return not is_to_screen(recording, event) and len(sides(recording, event)) == 2


def is_within_role(recording, event):
    return not is_to_screen(recording, event) and len(sides(recording, event)) == 1


# MARK: Numbers that count, for any events of a recording

def counting(condition):
    """The number of events for which something holds."""
    return lambda recording, events: sum(bool(condition(recording, event)) for event in events)


def hops(recording, events):
    """The changes of side on the chain that ends at the last change of what is seen; else 0."""
    last = next((event for event in reversed(events) if event["kind"] in ("effect", "navigate")), None)
    if last is None:
        return 0
    met = [recording.side(event[end]) for event in recording.chain(last)
           for end in ("from", "to") if end in event]
    return sum(first != second for first, second in zip(met, met[1:]))


COUNTS = {
    "hops": hops,
    "messages": counting(
        lambda recording, event: message(recording, event) and is_between_roles(recording, event)),
    "messages-to-screen": counting(
        lambda recording, event: message(recording, event) and is_to_screen(recording, event)),
    "messages-within": counting(
        lambda recording, event: message(recording, event) and is_within_role(recording, event)),
    "calls": counting(lambda recording, event: message(recording, event) == "calls"),
    "reads": counting(lambda recording, event: message(recording, event) == "reads"),
    "writes": counting(lambda recording, event: message(recording, event) == "writes"),
    "notifications": counting(
        lambda _, event: event["kind"] == "notify" and event.get("from") != event.get("to")),
    "effects": counting(lambda _, event: event["kind"] == "effect"),
    "redundant-effects": counting(lambda _, event: event.get("redundant")),
    "bindings-made": counting(lambda _, event: event["kind"] == "bind"),
    "participants-created": counting(lambda _, event: event["kind"] == "create"),
}


def in_phase(recording, metric, purpose):
    """What a number is for all steps of a phase: of hops the most, of all others the sum."""
    numbers = [COUNTS[metric](recording, recording.steps.get(step, []))
               for step, found in recording.phases.items() if found == purpose]
    return max(numbers, default=0) if metric == "hops" else sum(numbers)


# MARK: Numbers for the whole scenario

def most_at_once(recording, begin, end):
    most = now = 0
    for event in recording.events:
        now += (event["kind"] == begin) - (event["kind"] == end)
        most = max(most, now)
    return most


def left_behind(recording):
    kinds = [event["kind"] for event in recording.events]
    return kinds.count("create") - kinds.count("destroy")


def ways_of_binding():
    """Every way that a trace may name, in the order in which its schema lists them."""
    schema = json.loads((Path(__file__).resolve().parents[2] / "schemas/trace.schema.json").read_text(encoding="utf-8"))
    return schema["properties"]["bindings"]["items"]["properties"]["mechanism"]["enum"]


MECHANISMS = ways_of_binding()


def mechanisms(recording):
    made = [recording.bindings[event["binding"]]["mechanism"]
            for event in recording.events if event["kind"] == "bind"]
    return ", ".join(f"{made.count(each)} {each}" for each in MECHANISMS if each in made) or "0"


def couplings(recording):
    """Each class that was seen to call a method of another class, with the other and the method."""
    return {
        (recording.type(event["from"]), recording.type(event["to"]), event["member"],
         tuple(event.get("labels", ())))
        for event in recording.events
        if event["kind"] == "call" and "from" in event and not is_delivered(recording, event)
        and recording.type(event["from"]) != recording.type(event["to"])}


def largest(names):
    """How often the most frequent of some names occurs, and which it is: of several the first."""
    counts = Counter(names)
    name = min(counts, key=lambda each: (-counts[each], each))
    return f"{counts[name]} {name}"


def greatest_import(found):
    return largest(source for source, *_ in found)


def greatest_export(found):
    return largest(target for _, target, *_ in found)


WHOLES = {
    "bindings-live": lambda recording: most_at_once(recording, "bind", "unbind"),
    "mechanisms": mechanisms,
    "participants-alive": lambda recording: most_at_once(recording, "create", "destroy"),
    "participants-left": left_behind,
    "dynamic-coupling": lambda recording: len(couplings(recording)),
    "dynamic-import": lambda recording: greatest_import(couplings(recording)),
    "dynamic-export": lambda recording: greatest_export(couplings(recording)),
}


# MARK: As a page writes them

def knows(metric):
    """Whether this program can compute a number."""
    return metric in COUNTS or metric in WHOLES


def of_step(recording, metric, step):
    """A number of a single step, as text."""
    return str(COUNTS[metric](recording, recording.steps.get(step, [])))


def of_scenario(recording, metric):
    """A number of the whole scenario, as text: `3 / 12 / 0` where the phases are given apart."""
    if metric in COUNTS:
        return " / ".join(str(in_phase(recording, metric, purpose)) for purpose in PHASES)
    return str(WHOLES[metric](recording))


# MARK: All scenarios of an implementation together

def together(recordings, metric):
    """A number of several recordings together, as text."""
    if metric in COUNTS:
        phases = [[in_phase(recording, metric, purpose) for recording in recordings] for purpose in PHASES]
        return " / ".join(str(max(each) if metric == "hops" else sum(each)) for each in phases)
    if metric == "mechanisms":
        made = Counter(recording.bindings[event["binding"]]["mechanism"] for recording in recordings
                       for event in recording.events if event["kind"] == "bind")
        return ", ".join(f"{made[each]} {each}" for each in MECHANISMS if made[each]) or "0"
    if metric in COUPLINGS:
        return str(COUPLINGS[metric](set().union(*map(couplings, recordings))))
    numbers = [WHOLES[metric](recording) for recording in recordings]
    return str(sum(numbers) if metric == "participants-left" else max(numbers))


COUPLINGS = {"dynamic-coupling": len, "dynamic-import": greatest_import, "dynamic-export": greatest_export}


def main(arguments):
    if arguments:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    recording = Recording(json.load(sys.stdin))
    for metric in (*COUNTS, *WHOLES):
        print(f"{metric:22}{of_scenario(recording, metric)}")
    broken = violations(recording)
    for violation in broken:
        print(violation)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
