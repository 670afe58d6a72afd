"""What a file in Chrome's trace event format must have.

The format: "Trace Event Format", Google, 2016 (docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU), the
object form. Its sections on common fields, complete events, instants, flow events and metadata say what is required here.
"""

# The fields that each phase needs besides `name`, `ph`, `pid` and `tid`.
NEEDED = {"X": {"ts", "dur"}, "i": {"ts"}, "s": {"ts", "id", "cat"}, "f": {"ts", "id", "cat"}, "M": {"args"}}
METADATA = {"process_name": "name", "thread_name": "name", "thread_sort_index": "sort_index"}


def faults(document):
    """Everything that is wrong with a file, as sentences."""
    found = []
    if document.get("displayTimeUnit") not in ("ms", "ns"):
        found.append("displayTimeUnit is neither ms nor ns")
    events = document["traceEvents"]
    for event in events:
        if (phase := event.get("ph")) not in NEEDED:
            found.append(f"phase {phase!r}")
        elif missing := {"name", "pid", "tid", *NEEDED[phase]} - set(event):
            found.append(f"{missing} missing: {event}")
        elif not all(isinstance(event.get(key, 0), int) and event.get(key, 0) >= 0 for key in ("ts", "dur", "pid", "tid")):
            found.append(f"no whole number: {event}")
        elif phase == "M" and METADATA.get(event["name"]) not in event["args"]:
            found.append(f"metadata: {event}")
        elif phase == "i" and event.get("s", "t") not in "gpt":
            found.append(f"scope: {event}")
        elif phase == "f" and event.get("bp", "e") != "e":
            found.append(f"binding point: {event}")
    return found or order_faults(events) + nesting_faults(events) + flow_faults(events)


def order_faults(events):
    """Events of a thread need not be sorted; ours are, over all threads."""
    times = [event["ts"] for event in events if event["ph"] in "Xi"]
    return [] if all(a < b for a, b in zip(times, times[1:])) else ["times do not grow"]


def nesting_faults(events):
    """Complete events of a thread lie side by side, or one within another."""
    found, open_slices = [], {}
    for event in (event for event in events if event["ph"] == "X"):
        inside = open_slices.setdefault(event["tid"], [])
        while inside and inside[-1] <= event["ts"]:
            inside.pop()
        end = event["ts"] + event["dur"]
        if inside and end > inside[-1]:
            found.append(f"ends outside the slice that it begins in: {event}")
        inside.append(end)
    return found


def flow_faults(events):
    """A flow begins once and ends once, later, each inside a slice or at one of its thread."""
    begun = {event["id"]: event for event in events if event["ph"] == "s"}
    ended = {event["id"]: event for event in events if event["ph"] == "f"}
    found = [] if begun.keys() == ended.keys() else [f"flows without an end or a beginning: {begun.keys() ^ ended.keys()}"]
    return found + [f"flow {id} ends before it begins" for id, event in begun.items()
                    if id in ended and ended[id]["ts"] < event["ts"]]
