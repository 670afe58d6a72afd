"""A small trace by hand that holds every kind of event and every form of value."""

LINE = {"file": "Sources/App/Home.swift", "line": 8}
HERE = {"from": "App#1", "to": "Home#1"}
BOUND = {"from": "Home#1", "to": "App#1", "binding": 1}
VALUES = [
    None, True, 7, "a text", ["a", {"leftOut": 12}],
    {"decimal": 0.5}, {"text": "a long", "leftOut": 34}, {"leftOut": 1},
    {"case": "none"}, {"case": "settled", "fields": [{"name": "star", "value": 1}, {"value": []}]},
    {"struct": "Empty", "fields": []}, {"tuple": [{"value": 1}, {"name": "y", "value": 2}]},
    {"set": ["a", "b"]}, {"dictionary": [{"key": "a", "value": {"closure": True}}]},
    {"keyPath": {"root": "Home", "value": "String"}}, {"closure": True},
    {"participant": "Home#1"}, {"type": "VirtualClock"}, {"described": "0.5s"},
]
EVENTS = [
    {"kind": "input", "verb": "type", "target": "search", "values": ["v"], "purpose": "uses app"},
    {"kind": "create", **HERE, "parent": 1, "caller": LINE},
    {"kind": "call", **HERE, "parent": 1, "member": "init", "labels": ["_"] * len(VALUES),
     "arguments": VALUES, "place": LINE, "caller": LINE},
    {"kind": "bind", **BOUND, "parent": 3, "place": LINE},
    {"kind": "notify", **BOUND, "parent": 3, "values": [1]},
    {"kind": "read", **HERE, "parent": 5, "property": "count", "value": 1, "place": LINE},
    {"kind": "state", **HERE, "parent": 5, "property": "count", "old": 1, "new": None, "place": LINE},
    {"kind": "effect", **HERE, "parent": 5, "widget": "count", "property": "text", "old": "0",
     "new": "0", "redundant": True},
    {"kind": "navigate", **HERE, "parent": 5, "navigation": "pop to", "came": [], "went": ["Home#1"]},
    {"kind": "schedule", **HERE, "parent": 5, "label": "request 1", "due": 200},
    {"kind": "return", "from": "Home#1", "to": "App#1", "parent": 3, "member": "init", "labels": ["_"],
     "value": 1},
    {"kind": "resume", "to": "Home#1", "parent": 1, "cause": 10, "label": "request 1"},
    {"kind": "call", "to": "Home#1", "cause": 1, "member": "deinit", "arguments": [], "place": LINE},
    {"kind": "return", "from": "Home#1", "parent": 13, "member": "deinit"},
    {"kind": "unbind", **BOUND, "cause": 1},
    {"kind": "destroy", "to": "Home#1", "cause": 1},
]
TRACE = {
    "format": "counterpoint-trace", "version": 3, "sample": "small", "pattern": "plain", "scenario": "short",
    "participants": [{"id": "App#1", "type": "App", "number": 1, "role": "composition", "screen": False},
                     {"id": "Home#1", "type": "Home", "number": 1, "role": "view", "screen": True}],
    "bindings": [{"id": 1, "mechanism": "closure", "source": "Home#1", "sink": "App#1", "member": "handler",
                  "operators": []}],
    "events": [{"id": number, "step": 0, "time": 0, **event} for number, event in enumerate(EVENTS, 1)],
    "frames": [{"screen": "home", "titles": [], "depth": 1, "widgets": []}],
}
