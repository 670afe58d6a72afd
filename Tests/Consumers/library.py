"""A library that knows nothing of Counterpoint, with `@Traced` planted at nearly all of its types: a copy of the
checkout of swift-argument-parser. This package uses that one itself, and SwiftPM takes no two packages with modules of
one name, nor (with a plugin among them) two that depend on each other: the copy's modules have other names."""

import re
import shutil

NAME = "swift-argument-parser"
MODULE = re.compile(r"\bArgumentParser(?=ToolInfo\b|TestHelpers\b|UnitTests\b|\.|$|\")", re.MULTILINE)

MANIFEST = """// swift-tools-version: 6.2

import PackageDescription

let v5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
  name: "parser",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "counterpoint", path: "../../..")],
  targets: [
    .target(name: "ParserToolInfo", exclude: ["CMakeLists.txt"], swiftSettings: v5),
    .target(
      name: "Parser",
      dependencies: ["ParserToolInfo", .product(name: "Counterpoint", package: "counterpoint")],
      exclude: ["CMakeLists.txt"], swiftSettings: v5),
    .target(
      name: "ParserTestHelpers", dependencies: ["Parser", "ParserToolInfo"],
      exclude: ["CMakeLists.txt"], swiftSettings: v5),
    .testTarget(
      name: "ParserUnitTests", dependencies: ["Parser", "ParserTestHelpers"],
      exclude: ["CMakeLists.txt", "Snapshots"], swiftSettings: v5),
    .testTarget(
      name: "RecordedTests",
      dependencies: ["Parser", .product(name: "CounterpointTesting", package: "counterpoint")]),
  ])
"""

# These start an example program, which is not copied.
SKIPPED = ["DumpHelpGenerationTests/testMath"]

# What the parser leaves of its arguments depends on the order of a set, which is another one in each process.
ENVIRONMENT = {"SWIFT_DETERMINISTIC_HASHING": "1"}

# What a file's types are called; all others are models.
ROLE_OF = {"CommandParser.swift": "parser", "ArgumentDecoder.swift": "decoder", "HelpGenerator.swift": "presenter",
           "UsageGenerator.swift": "presenter"}

# Closures of the first's methods hide behind a name, which the guide says cannot be recorded; the second is a lock.
LEFT_OUT = {"LenientParser", "Mutex"}

WORDS = r"^( *)((?:(?:public|internal|fileprivate|private|final|indirect) )*"
TYPE = re.compile(WORDS + r"(?:struct|class|enum) ([A-Z]\w*))", re.MULTILINE)
# One with a condition takes no such attribute; the guide says so, too.
EXTENSION = re.compile(WORDS + r"extension ([A-Z]\w*(?:\.[A-Z]\w*)*)(?=[^{]*\{)(?![^{]*\bwhere\b))", re.MULTILINE)

ROLES = """internal import Counterpoint

extension Role {
  static let parser = Role("parser", family: .control, sentence: "Reads arguments.")
  static let decoder = Role("decoder", family: .model, sentence: "Hands arguments to a command.")
}
"""

TEST = """import CounterpointTesting
import Parser
import Testing

struct Play: ParsableCommand {
  @Option var times = 1
  @Argument var tune: String
}

@Suite(.recorded) struct ParsingTests {
  @Test func readsArguments() throws {
    let command = try Play.parse(["--times", "2", "Bolero"])
    #expect(command.times == 2 && command.tune == "Bolero")
  }

  @Test func saysHowItIsUsed() {
    #expect(Play.helpMessage().contains("--times"))
  }
}
"""


def plant(checkout, copy):
    """Copies the library, traces its types, and adds a test that is recorded. Returns how many attributes
    were planted."""
    shutil.rmtree(copy, ignore_errors=True)
    for folder in ("Sources/ArgumentParser", "Sources/ArgumentParserToolInfo", "Sources/ArgumentParserTestHelpers",
                   "Tests/ArgumentParserUnitTests"):
        shutil.copytree(checkout / folder, copy / folder.replace("ArgumentParser", "Parser"))
    for file in copy.rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)
        if file.suffix == ".swift":
            file.write_text(MODULE.sub("Parser", file.read_text()))
    (copy / "Package.swift").write_text(MANIFEST)
    sources = copy / "Sources/Parser"
    (sources / "Roles.swift").write_text(ROLES)
    files = sorted(file for file in sources.rglob("*.swift") if file.name != "Roles.swift")
    types = {found[3] for file in files for found in TYPE.finditer(file.read_text())} - LEFT_OUT
    planted = 0
    for file in files:
        role, text = ROLE_OF.get(file.name, "model"), file.read_text()
        for pattern, attribute in (TYPE, f"@Traced(.{role})"), (EXTENSION, f"@Traced(extending: .{role})"):
            def traced(found):
                isKnown = found[3].split(".")[-1] in types
                return f"{found[1]}{attribute} {found[2]}" if isKnown else found[0]
            text = pattern.sub(traced, text)
        planted += text.count("@Traced(")
        file.write_text(("internal import Counterpoint\n\n" if "@Traced(" in text else "") + text)
    tests = copy / "Tests/RecordedTests"
    tests.mkdir(parents=True)
    (tests / "ParsingTests.swift").write_text(TEST)
    return planted
