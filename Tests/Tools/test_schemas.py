"""That the schemas accept what is right and refuse what is wrong."""

import copy
import importlib.util
import json
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SNAPSHOT = HERE.parent / "TraceTests" / "Snapshots" / "small-app.json"

spec = importlib.util.spec_from_file_location("validate_json", HERE / "validate-json.py")
validate_json = importlib.util.module_from_spec(spec)
spec.loader.exec_module(validate_json)
SCHEMAS, REGISTRY = validate_json.load_schemas()

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
                     {"id": "flux", "passed": False, "failure": FAILURE}],
    }],
    "diagnostics": [{"id": "unknown-key", "severity": "error", "message": "there is no such key",
                     "file": "a.md", "line": 1, "column": 1}],
}
BUILD = {
    "pages": 4, "files": {"written": 1, "unchanged": 4, "removed": 0},
    "stages": [{"name": "read", "milliseconds": 3, "count": 4}, {"name": "write", "milliseconds": 9}],
    "externalLinks": ["https://example.org/"],
}
GOOD = {"build": BUILD, "frame": FRAME, "perform": PERFORM, "trace": json.loads(SNAPSHOT.read_text(encoding="utf-8")),
        "faults": {"diagnostics": PERFORM["diagnostics"]}}


def faults(name, document):
    validator = validate_json.Draft202012Validator(SCHEMAS[f"{name}.schema.json"], registry=REGISTRY)
    return validate_json.faults(validator, json.dumps(document))


@pytest.mark.parametrize("name", GOOD)
def test_accepts_what_is_right(name):
    assert faults(name, GOOD[name]) == []


def first(kind):
    return next(i for i, event in enumerate(GOOD["trace"]["events"]) if event["kind"] == kind)


def without(*path):
    def change(document):
        for key in path[:-1]:
            document = document[key]
        del document[path[-1]]
    return change


def put(value, *path):
    def change(document):
        for key in path[:-1]:
            document = document[key]
        document[path[-1]] = value
    return change


WRONG = [
    ("trace", "another version", put(2, "version")),
    ("trace", "an unknown key", put(1, "extra")),
    ("trace", "no frames", without("frames")),
    ("trace", "a frame with an unknown key", put({"titles": [], "depth": 0, "widgets": [], "x": 1}, "frames", 0)),
    ("trace", "an unknown kind", put("tap", "events", 0, "kind")),
    ("trace", "an event with an unknown key", put(1, "events", 0, "thread")),
    ("trace", "an event numbered 0", put(0, "events", 0, "id")),
    ("trace", "a notify without a binding", without("events", first("notify"), "binding")),
    ("trace", "a call with a binding", put(1, "events", first("call"), "binding")),
    ("trace", "a call on nobody", without("events", first("call"), "to")),
    ("trace", "a return from nothing", without("events", first("return"), "parent")),
    ("trace", "an effect that does not say whether it was redundant", without("events", first("effect"), "redundant")),
    ("trace", "a state without the old value", put([], "events", first("state"), "arguments")),
    ("trace", "a resume without a cause", without("events", first("resume"), "cause")),
    ("trace", "a file without a line", without("events", first("call"), "line")),
    ("trace", "a binding without a sink", put("", "bindings", 0, "sink")),
    ("trace", "an unknown mechanism", put("magic", "bindings", 0, "mechanism")),
    ("trace", "an unknown role", put("manager", "participants", 0, "role")),
    ("frame", "no depth", without("depth")),
    ("frame", "an alert without a message", without("alert", "message")),
    ("frame", "a hidden widget that shows something", put("x", "widgets", 0, "text")),
    ("frame", "a label that is a list", put([], "widgets", 1, "rows")),
    ("frame", "a button that does not say whether it is enabled", without("widgets", 2, "enabled")),
    ("frame", "a widget more than opaque", put(1.5, "widgets", 1, "alpha")),
    ("perform", "a pattern that failed for no reason", put(None, "scenarios", 0, "patterns", 1, "failure")),
    ("perform", "a pattern that passed and failed", put(FAILURE, "scenarios", 0, "patterns", 0, "failure")),
    ("perform", "patterns that agree and do not", put(True, "scenarios", 0, "agree")),
    ("perform", "a failure without a file", without("scenarios", 0, "patterns", 1, "failure", "file")),
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


def test_refuses_nothing_at_all():
    assert faults("perform", {}) != []
