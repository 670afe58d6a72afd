"""That the invariants hold of every recording, and that what breaks one is found; needs a debug build."""

import copy

import pytest
from invariants import violations
from performances import traces
from recording import Recording

# A detail screen comes, is left by `back`, and steps follow before the app is left.
EXAMPLE = ("delayed-star", "mvvm", "navigate-at-starred")


def test_every_recording(capsys):
    found = {performance: violations(Recording(trace)) for performance, trace in traces().items()}
    with capsys.disabled():
        events = sum(len(trace["events"]) for trace in traces().values())
        print(f"\n{events} events of {len(found)} recordings looked through, "
              f"{sum(map(len, found.values()))} violations", end=" ")
    assert found
    assert {performance: broken for performance, broken in found.items() if broken} == {}


@pytest.fixture
def trace():
    return copy.deepcopy(traces()[EXAMPLE])


def first(trace, kind, **values):
    """The first event of a kind with these values."""
    return next(event for event in trace["events"] if event["kind"] == kind
                and all(event.get(key) == value for key, value in values.items()))


def broken(trace):
    """The names of the invariants that a trace breaks."""
    return {violation.split(":")[0] for violation in violations(Recording(trace))}


@pytest.mark.parametrize("kind", ["effect", "navigate"])
def test_effects_need_an_origin(trace, kind):
    event = first(trace, kind)
    del event["parent"]
    assert "effects_have_origins" in broken(trace)
    event["cause"] = event["id"] + 1
    assert "effects_have_origins" in broken(trace)
    event["cause"] = 1
    assert "effects_have_origins" not in broken(trace)


def test_what_a_timer_begins_was_handed_over(trace):
    resume = first(trace, "resume")
    del resume["parent"]
    assert broken(trace) == set()
    resume["cause"] = resume["id"] - 1
    while trace["events"][resume["cause"] - 1]["kind"] in ("schedule", "input"):
        resume["cause"] -= 1
    trace["events"][resume["cause"] - 1].pop("parent", None)
    assert "effects_have_origins" in broken(trace)


@pytest.mark.parametrize("change", [
    pytest.param(lambda trace: first(trace, "return").update(member="other"), id="another member"),
    pytest.param(lambda trace: first(trace, "return").update(labels=["other"]), id="other labels"),
    pytest.param(lambda trace: first(trace, "return").update(to="Nobody#1"), id="another caller"),
    pytest.param(lambda trace: first(trace, "return").update(parent=1), id="of an input"),
    pytest.param(lambda trace: first(trace, "return").update(kind="create"), id="a call without a return"),
    pytest.param(lambda trace: trace.update(events=trace["events"][:first(trace, "call")["id"]]),
                 id="a log that is cut off"),
    pytest.param(lambda trace: trace["events"].pop(5), id="a number left out"),
    pytest.param(lambda trace: first(trace, "navigate").update(
        parent=first(trace, "return")["parent"]), id="something inside a call that has returned"),
])
def test_calls_nest(trace, change):
    change(trace)
    assert "calls_nest" in broken(trace)


@pytest.mark.parametrize("change", [
    pytest.param(lambda trace: first(trace, "notify").update(binding=999), id="of no binding"),
    pytest.param(lambda trace: first(trace, "notify").update(to="Nobody#1"), id="to somebody else"),
    pytest.param(lambda trace: first(trace, "bind").update(kind="notify"), id="before the binding is made"),
    pytest.param(lambda trace: first(trace, "notify").update(kind="unbind"), id="after its end"),
    pytest.param(lambda trace: first(trace, "notify").update(kind="bind"), id="made a second time"),
    pytest.param(lambda trace: trace["bindings"][0].update(sink="Nobody#1"), id="to who takes no part"),
])
def test_deliveries_are_bound(trace, change):
    change(trace)
    assert "deliveries_are_bound" in broken(trace)


def departure(trace):
    """The event by which the detail screen is left, and the screen."""
    event = first(trace, "navigate", navigation="pop")
    return event, event["went"][0]


def delay(event):
    """Lets an event happen one step later."""
    event["step"] += 1


@pytest.mark.parametrize("navigation", ["pop", "pop to", "pop to root", "set", "present", "dismiss"])
def test_a_screen_that_lives_on(trace, navigation):
    left, screen = departure(trace)
    left["navigation"] = navigation
    assert broken(trace) == set()
    delay(first(trace, "destroy", to=screen))
    assert f"{screen} is alive" in "".join(violations(Recording(trace)))


def test_a_screen_behind_another_tab_lives_on(trace):
    left, screen = departure(trace)
    left["navigation"] = "select tab"
    delay(first(trace, "destroy", to=screen))
    assert broken(trace) == set()


def test_what_a_screen_made_dies_with_it(trace):
    left, screen = departure(trace)
    made = [event["to"] for event in trace["events"]
            if event["kind"] == "create" and event.get("from") == screen]
    assert made
    for each in made:
        changed = copy.deepcopy(trace)
        delay(first(changed, "destroy", to=each))
        assert f"{each} is alive" in "".join(violations(Recording(changed)))


def test_a_binding_to_a_screen_that_is_left(trace):
    left, _ = departure(trace)
    end = first(trace, "unbind", step=left["step"])
    delay(end)
    assert f"binding {end['binding']} is live" in "".join(violations(Recording(trace)))


def test_nothing_outlives_the_app(trace):
    last = first(trace, "input", purpose="leaves app")
    for event in [event for event in trace["events"]
                  if event["kind"] in ("destroy", "unbind") and event["step"] == last["step"]]:
        delay(event)
        assert "screens_die" in broken(trace)
        event["step"] -= 1
    assert broken(trace) == set()
