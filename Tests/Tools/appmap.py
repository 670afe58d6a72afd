"""What an AppMap must have: what its schema says, and what no schema can say.

The format: "AppMap data specification", version 1.13 (github.com/getappmap/appmap). Its tools find the function of a call
by path, line and name, and its validator refuses what is refused here: a function that is twice in the map or not at all,
identifiers that do not grow, and a return that is not that of its thread's innermost open call.
"""

import json
from pathlib import Path

from jsonschema import Draft202012Validator

SCHEMA = json.loads(Path(__file__).with_name("appmap.schema.json").read_text())
VALIDATOR = Draft202012Validator(SCHEMA)


def faults(document):
    """Everything that is wrong with a map, as sentences."""
    found = [f"{error.json_path}: {error.message[:200]}" for error in VALIDATOR.iter_errors(document)]
    return found or map_faults(document) + order_faults(document["events"])


def functions(document):
    """Class, name, place and kind of each function in the map, in order."""
    return [(kind["name"], function["name"], function["location"], function["static"]) for package in document["classMap"]
            for kind in package["children"] for function in kind["children"]]


def map_faults(document):
    """Each called function is in the map, and in it once, whatever its class."""
    known = functions(document)
    places = [function[1:] for function in known]
    called = {(event["defined_class"], event["method_id"], f"{event['path']}:{event['lineno']}", event["static"])
              for event in document["events"] if event["event"] == "call"}
    return ([f"twice in the map: {place}" for place in sorted(set(places)) if places.count(place) > 1]
            + [f"not in the map: {function}" for function in sorted(called - set(known))]
            + [f"never called: {function}" for function in sorted(set(known) - called)])


def order_faults(events):
    """Identifiers grow, and calls nest in each thread."""
    found, last, open_calls = [], -1, {}
    for event in events:
        if event["id"] <= last:
            found.append(f"identifier {event['id']} comes after {last}")
        last = event["id"]
        inside = open_calls.setdefault(event["thread_id"], [])
        if event["event"] == "call":
            inside.append(event["id"])
        elif not inside or inside.pop() != event["parent_id"]:
            found.append(f"{event['id']} returns from {event['parent_id']}, which is not the innermost call")
    return found
