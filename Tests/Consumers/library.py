"""A library that knows nothing of Counterpoint, with a handful of `@Traced` planted in its sources: a copy of the
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

# Types and what they are called, by file: a class, values with mutating methods, and extensions of both.
PLANTS = {
    "Parsing/CommandParser.swift": [("CommandParser", "parser")],
    "Parsing/ArgumentDecoder.swift": [("ArgumentDecoder", "decoder")],
    "Usage/HelpGenerator.swift": [("HelpGenerator", "presenter"), ("Section", "presenter"), ("Element", "presenter")],
    "Usage/UsageGenerator.swift": [("UsageGenerator", "presenter")],
}

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
    """Copies the library, traces some of its types, and adds a test that is recorded. Returns how many attributes
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
    planted = 0
    for name, types in PLANTS.items():
        text = (sources / name).read_text()
        for type_name, role in types:
            for pattern, attribute in (
                (rf"^(?= *(?:public |internal |final )*(?:struct|class|enum) {type_name}\b)", f"@Traced(.{role})\n"),
                (rf"^(?=extension {type_name}\b)", f"@Traced(extending: .{role})\n"),
            ):
                text, count = re.subn(pattern, attribute, text, flags=re.MULTILINE)
                planted += count
        (sources / name).write_text("internal import Counterpoint\n\n" + text)
    tests = copy / "Tests/RecordedTests"
    tests.mkdir(parents=True)
    (tests / "ParsingTests.swift").write_text(TEST)
    return planted
