"""That the schemas accept what is right and refuse what is wrong."""

import copy
import importlib.util
import json
from pathlib import Path

import jsonschema_rs
import pytest
from example_trace import TRACE, VALUES
from planting import put, without

HERE = Path(__file__).resolve().parent

spec = importlib.util.spec_from_file_location("validate_json", HERE / "validate-json.py")
validate_json = importlib.util.module_from_spec(spec)
spec.loader.exec_module(validate_json)
SCHEMAS, REGISTRY = validate_json.load_schemas()


def fast_validators():
    """A validator for each schema that is a hundred times as fast, and says less of what is wrong."""
    base = "json-schema:///"
    registry = jsonschema_rs.Registry([(base + name, schema) for name, schema in SCHEMAS.items()])
    return {name.removesuffix(".schema.json"): jsonschema_rs.Draft202012Validator(
        {**schema, "$id": base + name}, registry=registry) for name, schema in SCHEMAS.items()}


FAST = fast_validators()

FRAME = {
    "screen": "star", "titles": [""], "depth": 1, "tab": "search",
    "alert": {"message": "Only a starred item can be opened.", "actions": ["OK"]},
    "widgets": [
        {"identifier": "retry"},
        {"identifier": "count", "kind": "label", "text": "0", "color": "label", "alpha": 1},
        {"identifier": "star", "kind": "button", "text": "★", "color": "red", "enabled": True, "alpha": 0.5},
        {"identifier": "search", "kind": "field", "text": "", "placeholder": "Search users",
         "editing": False, "enabled": True, "alpha": 1},
        {"identifier": "results", "kind": "list", "rows": ["viola"], "offset": 0, "count": 1, "alpha": 1},
        {"identifier": "spinner", "kind": "spinner", "animating": True, "alpha": 1},
    ],
}
FAILURE = {
    "file": "a.md", "line": 3, "column": 5, "step": 2, "message": "'star' is not as expected",
    "expected": "★", "found": "☆", "nearby": [],
}
DISAGREEMENT = {
    "step": 1, "first": "mvvm", "second": "flux",
    "difference": {"widget": "star", "property": "text", "first": "★", "second": "☆"},
    "firstFrame": FRAME, "secondFrame": FRAME,
}
PERFORM = {
    "scenarios": [{
        "file": "a.md", "sample": "delayed-star", "agree": False, "disagreement": DISAGREEMENT,
        "patterns": [{"id": "mvvm", "passed": True, "failure": None},
                     {"id": "flux", "passed": False, "failure": FAILURE, "furtherFailures": [FAILURE]}],
    }],
    "diagnostics": [{"id": "unknown-key", "severity": "error", "message": "there is no such key",
                     "file": "a.md", "line": 1, "column": 1,
                     "notes": [{"file": "b.md", "line": 2, "column": 1, "message": "it was first here"}],
                     "replacement": {"file": "a.md", "line": 1, "column": 1, "endLine": 1, "endColumn": 5,
                                     "text": "title"}}],
}
BUILD = {
    "pages": 4, "files": {"written": 1, "unchanged": 4, "removed": 0},
    "stages": [{"name": "read", "milliseconds": 3, "count": 4}, {"name": "write", "milliseconds": 9}],
    "externalLinks": ["https://example.org/"],
    "diagnostics": [{"id": "two-spellings", "severity": "warning", "message": "two spellings"}],
}
GOOD = {"build": BUILD, "frame": FRAME, "perform": PERFORM, "trace": TRACE,
        "faults": {"diagnostics": PERFORM["diagnostics"]}}


def faults(name, document):
    """What is wrong with a document; two validators must agree on whether something is."""
    validator = validate_json.Draft202012Validator(SCHEMAS[f"{name}.schema.json"], registry=REGISTRY)
    found = validate_json.faults(validator, json.dumps(document))
    assert (found == []) == FAST[name].is_valid(document)
    return found


@pytest.mark.parametrize("name", GOOD)
def test_accepts_what_is_right(name):
    assert faults(name, GOOD[name]) == []


def at(kind):
    """Where the first event of a kind stands in the trace."""
    events = GOOD["trace"]["events"]
    return "events", next(i for i, event in enumerate(events) if event["kind"] == kind)


def value(key):
    """Where the first value of a form stands in the trace."""
    return *at("call"), "arguments", next(
        i for i, each in enumerate(VALUES) if isinstance(each, dict) and key in each)


WRONG = [
    ("trace", "another version", put(1, "version")),
    ("trace", "an unknown key", put(1, "extra")),
    ("trace", "no frames", without("frames")),
    ("trace", "a frame with an unknown key", put({"titles": [], "depth": 0, "widgets": [], "x": 1}, "frames", 0)),
    ("trace", "a binding without a sink", put("", "bindings", 0, "sink")),
    ("trace", "an unknown mechanism", put("magic", "bindings", 0, "mechanism")),
    ("trace", "a participant whose role has no name", put("", "participants", 0, "role")),
    ("trace", "an unknown kind", put("tap", "events", 0, "kind")),
    ("trace", "an event without a kind", without("events", 0, "kind")),
    ("trace", "an event numbered 0", put(0, "events", 0, "id")),
    ("trace", "an event of another kind", put("destroy", *at("effect"), "kind")),
    ("trace", "an input that somebody acts in", put("App#1", *at("input"), "from")),
    ("trace", "an input inside another event", put(1, *at("input"), "parent")),
    ("trace", "an input with an empty list", put([], *at("input"), "values")),
    ("trace", "an unknown purpose", put("sells app", *at("input"), "purpose")),
    ("trace", "an event that nothing led to", without(*at("effect"), "parent")),
    ("trace", "a resume without a cause", without(*at("resume"), "cause")),
    ("trace", "a return with a value and an error", put("e", *at("return"), "error")),
    ("trace", "a return with a place", put({"file": "a", "line": 1}, *at("return"), "place")),
    ("trace", "a member with its labels in its name and no list", put("a:b", *at("call"), "labels")),
    ("trace", "a place without a line", without(*at("call"), "place", "line")),
    ("trace", "a caller at line 0", put(0, *at("create"), "caller", "line")),
    ("trace", "an effect that does not say whether it was redundant in a truth value",
     put("no", *at("effect"), "redundant")),
    ("trace", "an unknown navigation", put("jump", *at("navigate"), "navigation")),
    ("trace", "a screen without a name", put([""], *at("navigate"), "went")),
    ("trace", "work that is due before time began", put(-1, *at("schedule"), "due")),
    ("trace", "a binding by its name", put("handler", *at("bind"), "binding")),
    ("trace", "a value that is a bare decimal", put(0.5, *at("read"), "value")),
    ("trace", "a value of an unknown form", put({"object": "x"}, *at("read"), "value")),
    ("trace", "a value of two forms", put("T", *value("closure"), "type")),
    ("trace", "a value of no form", put({}, *at("read"), "value")),
    ("trace", "a wrong value deep inside", put({"value": 1}, *value("tuple"), "tuple", 0, "value")),
    ("trace", "a text that leaves out nothing", put(0, *value("text"), "leftOut")),
    ("trace", "a text in an object that leaves out nothing", without(*value("text"), "leftOut")),
    ("trace", "a structure without fields", without(*value("struct"), "fields")),
    ("trace", "a case with an empty list of fields", put([], *value("case"), "fields")),
    ("trace", "a field without a value", without(*value("tuple"), "tuple", 0, "value")),
    ("trace", "an entry without a key", without(*value("dictionary"), "dictionary", 0, "key")),
    ("trace", "a key path that leads nowhere", without(*value("keyPath"), "keyPath", "value")),
    ("trace", "a closure that is none", put(False, *value("closure"), "closure")),
    ("trace", "a list of more than the bounds and what is left out", put([0] * 102, *at("read"), "value")),
    ("frame", "no depth", without("depth")),
    ("frame", "an alert without a message", without("alert", "message")),
    ("frame", "a hidden widget that shows something", put("x", "widgets", 0, "text")),
    ("frame", "a label that is a list", put([], "widgets", 1, "rows")),
    ("frame", "a button that does not say whether it is enabled", without("widgets", 2, "enabled")),
    ("frame", "a widget more than opaque", put(1.5, "widgets", 1, "alpha")),
    ("perform", "a pattern that failed for no reason", put(None, "scenarios", 0, "patterns", 1, "failure")),
    ("perform", "a pattern that passed and failed", put(FAILURE, "scenarios", 0, "patterns", 0, "failure")),
    ("perform", "a pattern that passed and failed further",
     put([FAILURE], "scenarios", 0, "patterns", 0, "furtherFailures")),
    ("perform", "a further failure that is none",
     put([None], "scenarios", 0, "patterns", 1, "furtherFailures")),
    ("perform", "patterns that agree and do not", put(True, "scenarios", 0, "agree")),
    ("perform", "a failure without a file", without("scenarios", 0, "patterns", 1, "failure", "file")),
    ("perform", "no list of faults", without("diagnostics")),
    ("perform", "an unknown key", put(1, "scenarios", 0, "score")),
    ("perform", "a line without a column", without("scenarios", 0, "patterns", 1, "failure", "column")),
    ("build", "no stage", put([], "stages")),
    ("build", "a stage without a time", without("stages", 0, "milliseconds")),
    ("build", "a link twice", put(["a", "a"], "externalLinks")),
    ("faults", "no fault", put([], "diagnostics")),
    ("faults", "an unknown severity", put("fatal", "diagnostics", 0, "severity")),
]


@pytest.mark.parametrize("name, what, change", WRONG, ids=[f"{name}: {what}" for name, what, _ in WRONG])
def test_refuses(name, what, change):
    document = copy.deepcopy(GOOD[name])
    change(document)
    assert faults(name, document) != []


# The keys that a schema can do without, by the kinds of events whose example has them.
OPTIONAL = {
    "input": {"target", "values"}, "create": {"from", "caller"}, "call": {"from", "labels", "caller"},
    "bind": {"place"}, "read": {"place"}, "state": {"from", "place"}, "effect": {"from"},
    "navigate": {"from"}, "schedule": {"from", "to"}, "return": {"to", "labels", "value"},
    "resume": {"to", "parent"},
}
KINDS = list(dict.fromkeys(event["kind"] for event in TRACE["events"]))


def test_the_example_has_every_kind_and_every_form():
    definitions = SCHEMAS["trace.schema.json"]["$defs"]
    assert sorted(KINDS) == sorted(definitions["event"]["properties"]["kind"]["enum"])
    forms = {tuple(form["required"]) for form in definitions["value"]["then"]["oneOf"]}
    seen = {tuple(value) for value in VALUES if isinstance(value, dict)}
    assert forms <= seen


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_has_exactly_the_keys_of_its_kind(kind):
    event = GOOD["trace"]["events"][at(kind)[1]]

    def refused(changed):
        document = copy.deepcopy(GOOD["trace"])
        document["events"][at(kind)[1]] = changed
        return faults("trace", document) != []

    for key in event:
        missing = {other: value for other, value in event.items() if other != key}
        assert refused(missing) == (key not in OPTIONAL.get(kind, set())), f"{kind} without {key}"
    allowed = SCHEMAS["trace.schema.json"]["$defs"][kind]["properties"]
    foreign = {key: value for other in GOOD["trace"]["events"] for key, value in other.items()
               if key not in allowed}
    for key, value in {**foreign, "thread": 1}.items():
        assert refused({**event, key: value}), f"{kind} with {key}"


def test_refuses_nothing_at_all():
    assert faults("perform", {}) != []
