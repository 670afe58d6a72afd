"""What must hold of every recording, checked from its trace alone.

1. Every effect and every change of screens leads back, by parent and else by cause, to an input, a timer
   or a server's answer.
2. Calls and returns nest and balance.
3. A delivery names a live binding, and goes from its source to its sink.
4. After a screen is left, none of its participants is alive, and no live binding has one at an end. Its
   participants are those that a change of screens names, what was made inside the same call of a factory
   (a participant of the role composition or coordinator, or a type), the coordinator of which it is the first
   screen, and what any of these made.
"""

# Changes of screens that hide what goes, and show it again later.
HIDING = ("select tab",)


def violations(recording):
    """A sentence for each place at which an invariant does not hold."""
    return [f"{check.__name__}: {sentence}"
            for check in (effects_have_origins, calls_nest, deliveries_are_bound, screens_die)
            for sentence in check(recording)]


def effects_have_origins(recording):
    for event in recording.events:
        if event["kind"] in ("effect", "navigate"):
            if not any(is_origin(recording, earlier) for earlier in recording.chain(event)):
                yield f"event {event['id']} leads back to no origin"


def is_origin(recording, event):
    if event["kind"] == "resume":
        return recording.by_id.get(event.get("cause"), {}).get("kind") == "schedule"
    return event["kind"] == "input"


def calls_nest(recording):
    under_way = []
    for place, event in enumerate(recording.events, 1):
        if event["id"] != place:
            yield f"event {event['id']} is at position {place}"
            return
        call = surrounding_call(recording, event)
        if call is not (under_way[-1] if under_way else None):
            yield f"event {place} is not inside the call that is under way"
        if event["kind"] == "call":
            under_way.append(event)
        elif event["kind"] == "return":
            if not under_way or recording.parent(event) is not under_way[-1]:
                yield f"return {place} leaves no call that is under way"
                continue
            call = under_way.pop()
            ends = (call.get("from"), call.get("to"), call["member"], call.get("labels"))
            if ends != (event.get("to"), event.get("from"), event["member"], event.get("labels")):
                yield f"return {place} does not match call {call['id']}"
    for call in under_way:
        yield f"call {call['id']} has no return"


def surrounding_call(recording, event):
    while (event := recording.parent(event)) and event["kind"] != "call":
        pass
    return event


def deliveries_are_bound(recording):
    live, ended = set(), set()
    for binding in recording.bindings.values():
        if not {binding["source"], binding["sink"]} <= recording.participants.keys():
            yield f"binding {binding['id']} has an end that takes no part"
    for event in recording.events:
        if event["kind"] not in ("bind", "notify", "unbind"):
            continue
        number = event["binding"]
        binding = recording.bindings.get(number)
        if binding is None or (event["from"], event["to"]) != (binding["source"], binding["sink"]):
            yield f"event {event['id']} does not go the way of binding {number}"
        if event["kind"] == "bind":
            if number in live | ended:
                yield f"event {event['id']} makes binding {number} a second time"
            live.add(number)
        elif number not in live:
            yield f"event {event['id']} is of binding {number}, which is not live"
        elif event["kind"] == "unbind":
            live.remove(number)
            ended.add(number)


def screens_die(recording):
    for event in recording.events:
        if event["kind"] == "input" and event["purpose"] == "leaves app":
            gone = set(recording.participants)
        elif event["kind"] == "navigate" and event["navigation"] not in HIDING and event["went"]:
            gone = set().union(*(screen(recording, each) for each in event["went"]))
        else:
            continue
        alive, live = at_end_of(recording, event["step"])
        for each in sorted(gone & alive):
            yield f"{each} is alive after event {event['id']}, by which it is left"
        for number in sorted(live):
            binding = recording.bindings[number]
            if gone & {binding["source"], binding["sink"]}:
                yield f"binding {number} is live after event {event['id']}"


def at_end_of(recording, step):
    """The participants that are alive and the bindings that are live at the end of a step."""
    alive, live = set(), set()
    for event in recording.events:
        if event["step"] > step:
            continue
        match event["kind"]:
            case "create": alive.add(event["to"])
            case "destroy": alive.discard(event["to"])
            case "bind": live.add(event["binding"])
            case "unbind": live.discard(event["binding"])
    return alive, live


def screen(recording, controller):
    """The participants of a screen."""
    births = {event["to"]: event for event in recording.events if event["kind"] == "create"}
    members = {controller}
    call = making_call(recording, births.get(controller))
    inside = call["id"] if call and is_factory(recording, call["to"]) else None
    if call and recording.participants[call["to"]]["role"] == "coordinator":
        first = next(made for made, birth in births.items() if recording.participants[made]["role"] == "view"
                     and (other := making_call(recording, birth)) and other["to"] == call["to"])
        if first == controller:
            members.add(call["to"])
    for made, birth in births.items():
        if birth.get("from") in members or (inside and is_inside(recording, birth, inside)):
            members.add(made)
    return members


def making_call(recording, birth):
    """The call inside which a participant was made, other than of its own initialiser."""
    call = birth
    while call := call and surrounding_call(recording, call):
        if call["to"] != birth["to"]:
            return call
    return None


def is_factory(recording, participant):
    found = recording.participants[participant]
    return found["role"] in ("composition", "coordinator") or found["number"] == 0


def is_inside(recording, event, call):
    while event and event["id"] > call:
        event = recording.parent(event)
    return event is not None and event["id"] == call
