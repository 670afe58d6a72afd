import Diagnostics

/// The quotation marks and the closing brace of a directive's info string.
struct DirectiveMarks {
  private let info: Substring
  /// The place of the quotation mark that is not closed.
  ///
  /// It is counted in scalars, as the brace's place.
  private var openQuote: Int?
  /// The place of the last closing brace that is not between quotation marks.
  private var brace: Int?

  init(_ info: Substring) {
    self.info = info
    for (offset, scalar) in info.unicodeScalars.enumerated() {
      switch scalar {
      case "\"": openQuote = openQuote == nil ? offset : nil
      case "}" where openQuote == nil: brace = offset
      default: break
      }
    }
  }

  /// The faults of them.
  ///
  /// - Parameters:
  ///   - isBraced: Whether the info string begins with a brace.
  ///   - start: Where the info string begins.
  /// - Returns: The first fault; `nil` if nothing is wrong.
  func diagnostic(isBraced: Bool, from start: SourceLocation) -> Diagnostic? {
    func location(_ offset: Int, length: Int) -> SourceLocation {
      SourceLocation(
        file: start.file, line: start.line ?? 1, column: (start.column ?? 1) + offset,
        length: length)
    }
    if let openQuote {
      return Diagnostic(
        .directiveSyntax, at: location(openQuote, length: 1),
        "the quotation mark that opens here is not closed",
        explanation: "All that follows would belong to the value.",
        suggestion: "close it with '\"'")
    }
    guard isBraced else { return nil }
    guard let brace else {
      return Diagnostic(
        .directiveSyntax, at: location(0, length: 1), "the brace that opens here is not closed",
        explanation: "The block would be shown as code.", suggestion: "end the line with '}'")
    }
    let rest = info.unicodeScalars.dropFirst(brace + 1)
    let trailing = rest.drop { $0 == " " }
    guard !trailing.isEmpty else { return nil }
    return Diagnostic(
      .directiveSyntax,
      at: location(brace + 1 + rest.count - trailing.count, length: trailing.count),
      "'\(String(trailing))' stands after the brace that closes the directive",
      explanation: "The block would be shown as code.",
      suggestion: "write it before the brace, or leave it out")
  }
}
