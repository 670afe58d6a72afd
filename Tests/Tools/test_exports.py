"""That recordings in other tools' formats are what those tools' specifications say."""

import copy
import functools
import json

import appmap
import jsonschema
import otlp
import pytest
from performances import performances, printed
from planting import put

FAULTS = {"appmap": appmap.faults, "opentelemetry": otlp.faults}


@functools.cache
def played():
    """Some performances, of every sample and of many patterns: the number is prime, so that both alternate."""
    return performances()[::61]


@functools.cache
def text(performance, form):
    return printed(performance, form)


def document(form, place=0):
    return json.loads(text(played()[place], form))


def recorded(performance):
    return json.loads(text(performance, "json"))["events"]


def test_the_schema_of_appmap_is_one():
    jsonschema.Draft202012Validator.check_schema(appmap.SCHEMA)
    assert not appmap.VALIDATOR.is_valid({})


@pytest.mark.parametrize("form", FAULTS)
def test_recordings_are_what_the_format_says(form):
    assert len({sample for sample, _, _ in played()}) > 4
    for performance in played():
        assert FAULTS[form](json.loads(text(performance, form))) == [], performance


@pytest.mark.parametrize("form", FAULTS)
def test_two_exports_have_the_same_bytes(form):
    performance = played()[0]
    assert printed(performance, form) == text(performance, form)


def test_an_appmap_has_every_call_and_return():
    for performance in played():
        map_events = json.loads(text(performance, "appmap"))["events"]
        expected = [(event["id"], event["kind"]) for event in recorded(performance) if event["kind"] in ("call", "return")]
        assert [(event["id"], event["event"]) for event in map_events] == expected, performance


def test_a_trace_has_every_event_and_its_cause():
    for performance in played():
        events = [event for event in recorded(performance) if event["kind"] != "return"]
        _, *spans = otlp.spans(json.loads(text(performance, "opentelemetry")))
        assert [int(span["spanId"], 16) for span in spans] == [event["id"] for event in events], performance
        causes = [[int(link["spanId"], 16) for link in span.get("links", [])] for span in spans]
        assert causes == [[event["cause"]] if "cause" in event else [] for event in events], performance


FUNCTION = "classMap", 0, "children", 0, "children", 0
WRONG_MAPS = [
    ("another version", put("2.0", "version")),
    ("an unknown way of recording", put("luck", "metadata", "recorder", "type")),
    ("an unknown key", put(1, "events", 0, "colour")),
    ("a place without a line", put("Sources/A.swift", *FUNCTION, "location")),
    ("a call of nothing in the map", put(99_999, "events", 0, "lineno")),
    ("a function that is never called", put("other()", *FUNCTION, "name")),
    ("a function that is there twice",
     lambda map: map["classMap"][0]["children"][0]["children"].append(map["classMap"][0]["children"][0]["children"][0])),
    ("identifiers that do not grow", put(10 ** 6, "events", 0, "id")),
    ("a long text", put("x" * 101, "events", 0, "receiver", "value")),
    ("a return of another call", lambda map: returned(map).update(parent_id=returned(map)["parent_id"] + 1)),
    ("a return in another thread", lambda map: returned(map).update(thread_id=9)),
]


def returned(document):
    return next(event for event in document["events"] if event["event"] == "return")


@pytest.mark.parametrize("what, change", WRONG_MAPS, ids=[what for what, _ in WRONG_MAPS])
def test_appmaps_are_held_to_it(what, change):
    changed = copy.deepcopy(document("appmap"))
    change(changed)
    assert appmap.faults(changed) != []


WRONG_SPANS = [
    ("an unknown key", {"colour": 1}),
    ("a short identifier", {"spanId": "12"}),
    ("an identifier of zeros", {"traceId": "0" * 32}),
    ("another trace", {"traceId": "1" * 32}),
    ("an identifier in capitals", {"spanId": "00000000000000AB"}),
    ("an identifier that is there already", {"spanId": "0000000000000001"}),
    ("a parent that is not there", {"parentSpanId": "00000000000fffff"}),
    ("a second root", {"parentSpanId": ""}),
    ("a time that is no number", {"startTimeUnixNano": "now"}),
    ("an end before its parent's beginning", {"endTimeUnixNano": "1"}),
    ("a kind that there is not", {"kind": "INNER"}),
    ("an attribute of no type", {"attributes": [{"key": "a", "value": 1}]}),
    ("a link to nothing", {"links": [{"traceId": "1" * 32, "spanId": "1" * 16}]}),
    ("no name", {"name": ""}),
]


@pytest.mark.parametrize("what, change", WRONG_SPANS, ids=[what for what, _ in WRONG_SPANS])
def test_traces_are_held_to_it(what, change):
    changed = document("opentelemetry")
    otlp.spans(changed)[-1].update(change)
    assert otlp.faults(changed) != []
