import SwiftParser
import SwiftSyntax

extension String {
  /// The text as a string literal.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Returns the text, shifted so that its least indented line has a number of leading spaces.
  func reindented(to spaces: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let least =
      lines.filter { $0.contains { !$0.isWhitespace } }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let margin = String(repeating: " ", count: spaces)
    return lines.map { line in
      line.count <= least ? "" : margin + line.dropFirst(least)
    }.joined(separator: "\n")
  }

  /// The text without leading line breaks and trailing whitespace.
  var withoutOuterSpace: String {
    var text = drop { $0.isNewline }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text without leading whitespace.
  var withoutLeadingSpace: String { String(drop { $0.isWhitespace }) }
}

extension TokenSyntax {
  var bareText: String { text.replacing("`", with: "") }

  /// The name as an expression, in which a keyword needs backticks.
  var quotedText: String {
    text == "_" || text.hasPrefix("`") || text.isValidSwiftIdentifier(for: .variableName)
      ? text : "`\(text)`"
  }
}

extension Trivia {
  /// The number of lines that the comments before a node take.
  var linesOfComments: Int {
    description.drop { $0.isNewline }.count { $0.isNewline }
  }
}
