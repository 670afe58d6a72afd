"""That the pages of samples say truly which patterns use the models of the domain: names looked for in the sources."""

import re

import pytest
from conftest import ROOT, SITE

CONTRACTS = {path.stem: re.search(r"^module: (\w+)$", path.read_text(encoding="utf-8"), re.M)
             for path in (ROOT / "content/patterns").glob("*.md")}
MODULES = {name: match[1] for name, match in CONTRACTS.items() if match}
SAMPLES = sorted(path.stem for path in (ROOT / "content/samples").glob("*.md") if path.stem != "index")


def code(folder):
    """The Swift below a folder, without comments."""
    return "\n".join(re.sub(r"//.*", "", path.read_text(encoding="utf-8")) for path in folder.rglob("*.swift"))


def table(sample):
    """The models, and by pattern whether each is used, as the twin of the sample's page says."""
    text = (SITE / f"samples/{sample}/index.md").read_text(encoding="utf-8")
    part = text.partition("### Models of the domain\n")[2].partition("\n## ")[0]
    head, _, *rows = [line.strip("| ").split("|") for line in part.splitlines() if line.startswith("|")]
    pattern = re.compile(r"/patterns/([\w-]+)/")
    return [cell.strip() for cell in head], {pattern.search(row[0])[1]: [cell.strip() == "used" for cell in row[1:]] for row in rows}


@pytest.mark.parametrize("sample", SAMPLES)
def test_models_are_used_where_the_table_says(sample):
    models, rows = table(sample)
    folder = "".join(word.capitalize() for word in sample.split("-")).replace("Github", "GitHub")
    domain = code(ROOT / "Sources/Apps/Samples" / folder)
    declared = re.findall(r"@Traced\(\.model\)(?:\s+@\w+)*\s+public final class (\w+)", domain)
    assert sorted(models) == sorted(declared)
    expected = {}
    for pattern in rows:
        own = code(ROOT / "Sources/Patterns" / MODULES[pattern] / folder)
        expected[pattern] = [re.search(rf"\b{model}\b", own) is not None for model in models]
    assert rows == expected
    assert any(any(used) for used in rows.values())
