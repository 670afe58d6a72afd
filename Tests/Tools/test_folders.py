"""The graph of the folders of each module: no two of them need each other, but for these."""

from folder_graph import ROOT, circles, graph, modules

# The circles that there may be, each with its reason.
KNOWN = {
    "HeadlessUI": (
        {"Controllers", "Frames", "Updates", "Views"},
        "UIKit's own: a view leads to its window and its controller, and a frame is what both show."),
    "Reactive": (
        {"Chains", "Subjects", "Widgets"},
        "Subjects deliver along chains, and a chain begins at a subject or at a widget."),
    "Samples": (
        {"App", "Server"},
        "An app's environment has the server, and the server reports to the environment's faults."),
    "Scenarios": (
        {"Agreement", "Performing", "RandomScripts", "Reading", "Script", "Verbs"},
        "A verb is one file with all that it is: how it is read, written, performed, and chosen at random."),
    "Trace": (
        {"Instrumentation", "Recording"},
        "What an expansion calls reports to the recorder, and the recorder keeps the calls that are open."),
}


def test_no_folders_need_each_other():
    looked_at = 0
    for module in modules():
        arrows = graph(module)
        looked_at += len(arrows)
        found = [set(group) for group in circles(arrows)]
        allowed, _ = KNOWN.get(module.name, (set(), ""))
        for group in found:
            names = sorted(group - allowed)
            assert group <= allowed, f"{module.relative_to(ROOT)}: {names or sorted(group)} need each other"
    assert looked_at > 100


def test_circles_that_are_gone_are_not_listed():
    found = {module.name: circles(graph(module)) for module in modules()}
    for name, (folders, reason) in KNOWN.items():
        assert sorted(folders) in found[name], f"{name} has no such circle any more: {reason}"


def test_a_circle_is_found(tmp_path):
    for folder, text in {"A": "struct One { let two: Two }", "B": "struct Two { /* One */ let a = \"One\" }"}.items():
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "All.swift").write_text(text)
    assert circles(graph(tmp_path)) == []
    (tmp_path / "B" / "More.swift").write_text("extension One {}")
    assert circles(graph(tmp_path)) == [["A", "B"]]
