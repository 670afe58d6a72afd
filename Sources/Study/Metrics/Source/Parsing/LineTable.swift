import Diagnostics
import SwiftSyntax

/// The locations of a source file's tokens and nodes.
struct LineTable: Sendable {
  private let file: String
  private let lines: TextLines

  init(_ file: SourceFile) {
    self.file = file.path
    lines = TextLines(file.text)
  }

  /// The line of an offset, from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// The lines from a node's first token to its last.
  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return first...max(first, line(of: node.endPositionBeforeTrailingTrivia.utf8Offset - 1))
  }

  /// Returns the place of a stretch of the text.
  func location(of offset: Int, length: Int) -> Diagnostics.SourceLocation {
    lines.location(of: offset..<(offset + length), in: file)
  }

  /// Returns a token's or node's place, without white space and comments before it.
  func location(of node: some SyntaxProtocol) -> Diagnostics.SourceLocation {
    location(
      of: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      length: node.trimmedLength.utf8Length)
  }
}
