import Diagnostics
import Documents

extension Document {
  /// The fault of a text that has no front matter, though each needs a title; `nil` if it has some.
  var missingFrontMatter: Diagnostic? {
    // The body of a text with front matter begins on a later line.
    guard frontMatter == nil, bodyLine == 1 else { return nil }
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.firstIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let start = lines[first].drop(while: \.isWhitespace)
    let location = SourceLocation(file: path, line: first + 1, column: 1)
    if let fence = FrontMatterFormat.allCases.map(\.fence).first(where: start.hasPrefix) {
      return Diagnostic(
        .frontMatterMissing, at: location,
        "front matter begins on the first line, with '\(fence)' alone",
        suggestion: "take out what stands before '\(fence)', and on its line")
    }
    if start.hasPrefix("{") {
      return Diagnostic(
        .frontMatterMissing, at: location,
        "front matter is written in YAML between lines of '---', or in TOML between lines of '+++'",
        suggestion: "write '---', 'title: …' and '---', each on its line")
    }
    return Diagnostic(
      .frontMatterMissing, at: location, "the text has no front matter",
      explanation: "It says at least what the title is.",
      suggestion: start.firstMatch(of: #/^[\w-]+:/#) == nil
        ? "begin the file with '---', 'title: …' and '---', each on its line"
        : "write a line '---' before this one")
  }
}
