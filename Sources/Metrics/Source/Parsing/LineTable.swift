import Diagnostics
import SwiftSyntax

/// Where the lines of a text begin, to turn offsets into lines and columns.
struct LineTable: Sendable {
  private let file: String
  private let text: [UInt8]
  private let starts: [Int]

  init(_ file: SourceFile) {
    self.file = file.path
    text = Array(file.text.utf8)
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The line of an offset, from 1.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a stretch of the text stands.
  func location(of offset: Int, length: Int) -> Diagnostics.SourceLocation {
    let line = line(of: offset)
    let before = text[starts[line - 1]..<min(offset, text.count)]
    let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
    return Diagnostics.SourceLocation(file: file, line: line, column: column, length: length)
  }

  /// Where a token or node stands, without the white space and comments before it.
  func location(of node: some SyntaxProtocol) -> Diagnostics.SourceLocation {
    location(
      of: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      length: node.trimmedLength.utf8Length)
  }
}
