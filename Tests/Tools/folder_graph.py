#!/usr/bin/env python3
"""Draws, for each module, the graph of its folders: which names of which other folder each one uses.

    Tests/Tools/folder_graph.py            # every module with more than one folder, and its circles
    Tests/Tools/folder_graph.py Report     # one module, with the names that make each arrow

A folder uses another one if it names a type that is declared there and in no other folder of the module. Names are read
as words, without comments and texts; what an extension adds to a type from elsewhere is not seen.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
TEXT = re.compile(r'"""(?:[^\\]|\\.)*?"""|#"[^"\n]*"#|"(?:[^"\\\n]|\\[^(]|\\\([^()]*\))*"', re.S)
TYPE = re.compile(r"\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Z]\w*)")
HIDDEN = re.compile(r"\b(?:private|fileprivate)\b[\w ()]*\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Z]\w*)")
WORD = re.compile(r"\b[A-Z]\w*\b")


def modules():
    """The folders of modules below `Sources`, but for those of patterns and exhibits, which are parallel by nature."""
    for floor in sorted((ROOT / "Sources").iterdir()):
        if floor.is_dir() and floor.name not in ("Patterns", "Exhibits"):
            yield from (path for path in sorted(floor.iterdir()) if path.is_dir())


def graph(module):
    """The arrows between a module's folders: `{(from, to): {name: files}}`."""
    texts, declared = {}, defaultdict(set)
    for path in sorted(module.rglob("*.swift")):
        parts = path.relative_to(module).parts
        if "Resources" in parts:
            continue
        folder = parts[0] if len(parts) > 1 else "."
        text = TEXT.sub('""', COMMENT.sub("", path.read_text(encoding="utf-8")))
        texts[path] = (folder, text)
        for name in set(TYPE.findall(text)) - set(HIDDEN.findall(text)):
            declared[name].add(folder)
    arrows = defaultdict(lambda: defaultdict(set))
    for path, (folder, text) in texts.items():
        for name in set(WORD.findall(text)):
            for other in declared.get(name, ()):
                if declared[name] == {other} and other != folder:
                    arrows[folder, other][name].add(path.name)
    return arrows


def circles(arrows):
    """The groups of folders of which each leads to every other (Tarjan's strongly connected components)."""
    leads = defaultdict(set)
    for start, end in arrows:
        leads[start].add(end)
        leads.setdefault(end, set())
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(leads[node]):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            group = []
            while (last := stack.pop()) != node:
                group.append(last)
            if group:
                found.append(sorted([*group, node]))

    for node in sorted(leads):
        if node not in index:
            visit(node)
    return sorted(found)


def main(names):
    for module in modules():
        if names and module.name not in names:
            continue
        arrows = graph(module)
        if not arrows:
            continue
        print(f"{module.relative_to(ROOT)}: {len({end for pair in arrows for end in pair})} folders")
        for (start, end), used in sorted(arrows.items()):
            words = ", ".join(f"{name} ({len(files)})" for name, files in sorted(used.items()))
            print(f"  {start} -> {end}  {words if names else len(used)}")
        for group in circles(arrows):
            print(f"  circle: {', '.join(group)}")


if __name__ == "__main__":
    main(sys.argv[1:])
