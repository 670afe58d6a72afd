"""Comments and strings in coloured code against Pygments, on code that nobody wrote for this; needs a debug build."""

import os
import re
import subprocess
import tarfile
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Name, String

ROOT = Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build" / "debug" / "build-site"
DATA = os.environ.get("COUNTERPOINT_TEST_DATA")


class Code(HTMLParser):
    """The blocks of code of a page: each a list of (class, text)."""

    def __init__(self):
        super().__init__()
        self.blocks, self.kinds, self.inside = [], [], False

    def handle_starttag(self, tag, attributes):
        if tag == "code" and dict(attributes).get("class", "").startswith("language-"):
            self.inside = True
            self.blocks.append([])
        elif tag == "span" and self.inside:
            self.kinds.append(dict(attributes)["class"])

    def handle_endtag(self, tag):
        if tag == "code":
            self.inside = False
        elif tag == "span" and self.inside:
            self.kinds.pop()

    def handle_data(self, data):
        if self.inside:
            self.blocks[-1].append((self.kinds[-1] if self.kinds else "", data))


@pytest.fixture(scope="session")
def coloured(tmp_path_factory):
    """Colours samples by a build of a site, and gives what each character of each is."""

    def colour(language, samples):
        folder = tmp_path_factory.mktemp("colours") / "site"
        subprocess.run([BINARY, "init", folder], check=True, capture_output=True)
        fence = "`" * 30
        blocks = [f"{fence}{language}\n{sample}{fence}\n" for sample in samples]
        (folder / "content/code.md").write_text("---\ntitle: Code\n---\n\n" + "\n".join(blocks))
        subprocess.run([BINARY, "build", "--quiet"], cwd=folder, check=True, capture_output=True)
        page = Code()
        page.feed((folder / "site/code/index.html").read_text())
        for sample, block in zip(samples, page.blocks, strict=True):
            assert "".join(text for _, text in block) == sample
        return [[kind for kind, text in block for _ in text] for block in page.blocks]

    return colour


def expected(language, sample):
    """What Pygments says of each character: comment, string, nothing, or what the two need not agree about."""
    kinds = []
    lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    for token, text in lexer.get_tokens(sample):
        kind = ""
        if token in Comment and token not in Comment.Preproc and token not in Comment.PreprocFile:
            kind = "comment"
        elif token in String or token in Comment.PreprocFile:
            kind = "string"
        elif token in Name.Attribute or token in Name.Variable or token in Keyword and text == "$(":
            kind = "other"
        kinds += [kind] * len(text)
    assert len(kinds) == len(sample)
    return kinds


def files(*patterns):
    found = sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
    texts = [path.read_text() for path in found if path.is_file()]
    return [text if text.endswith("\n") else text + "\n" for text in texts]


def fences(language):
    """The blocks of one language in the Rust book."""
    samples = []
    with tarfile.open(Path(DATA) / "real/rust-book.tar.xz") as archive:
        for member in archive:
            if member.isfile() and member.name.endswith(".md"):
                text = archive.extractfile(member).read().decode()
                samples += re.findall(rf"^```{language}\b.*\n((?:(?!```).*\n)+)```$", text, re.M)
    return samples


def compare(language, samples, coloured):
    """Of all that is a comment or a string for one of the two, the share that is it for both."""
    assert samples
    same, different = 0, []
    for sample, ours in zip(samples, coloured(language, samples)):
        for place, (one, other) in enumerate(zip(ours, expected(language, sample))):
            if sample[place].isspace() or "comment" not in (one, other) and (
                    one == "attribute" or other == "other" or language == "sh" and sample[place] in "$(){}"):
                continue
            one = one if one in ("comment", "string") else ""
            if one == other and one:
                same += 1
            elif one != other:
                different.append(f"{one or 'plain'}, not {other or 'plain'}: {sample[max(0, place - 30):place]}"
                                 f">>>{sample[place:place + 30]}")
    share = same / (same + len(different))
    assert same > 50 and share > 0.99, f"{share:.4f} of {same + len(different)}\n" + "\n\n".join(different[:10])
    return share


@pytest.mark.parametrize("language, patterns", [
    ("python", ["Tests/Tools/*.py", "Tests/Pages/*.py", "Benchmarks/comparison/*.py"]),
    ("js", ["templates/assets/*.js", "Sources/Site/Preview/Resources/*.js"]),
    ("css", ["templates/assets/*.css", "Sources/Command/Starters/Resources/site/templates/assets/*.css"]),
    ("json", ["schemas/*.json"]),
    ("yaml", [".github/workflows/*.yml", "content/site.yml"]),
    ("sh", ["Tools/*", "Benchmarks/compare"]),
    ("c", ["Sources/Site/CSystem/**/*.[ch]"]),
])
def test_comments_and_strings_are_where_pygments_finds_them(language, patterns, coloured):
    compare(language, files(*patterns), coloured)


@pytest.mark.skipif(not DATA, reason="COUNTERPOINT_TEST_DATA does not name a folder with the Rust book")
@pytest.mark.parametrize("language", ["rust", "toml"])
def test_the_code_of_the_rust_book_likewise(language, coloured):
    compare(language, fences(language), coloured)
