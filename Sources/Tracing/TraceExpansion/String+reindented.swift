import SwiftParser
import SwiftSyntax

extension String {
  /// The text as a string literal.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The text, each line shifted so that the least indented is at a number of spaces.
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

  /// The text without line breaks before it and white space behind it; its first line keeps its
  /// indentation.
  var withoutOuterSpace: String {
    var text = drop { $0.isNewline }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text without white space before it.
  var withoutLeadingSpace: String { String(drop { $0.isWhitespace }) }
}

extension TokenSyntax {
  var bareText: String { text.replacing("`", with: "") }

  /// A name as an expression writes it: a parameter may be named by a keyword, and an expression
  /// needs backticks then.
  var quotedText: String {
    text == "_" || text.hasPrefix("`") || text.isValidSwiftIdentifier(for: .variableName)
      ? text : "`\(text)`"
  }
}

extension Trivia {
  /// The number of lines that comments take, before what the trivia is before.
  var linesOfComments: Int {
    description.drop { $0.isNewline }.count { $0.isNewline }
  }
}
