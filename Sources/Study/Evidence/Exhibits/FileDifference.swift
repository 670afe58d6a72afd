import Colours
package import Comparison
import Diagnostics
package import Metrics

/// The difference between an exhibit's file and the pattern's own file that it copies.
///
/// Differences in type-name prefixes do not count, and imports are omitted.
package struct FileDifference: Sendable {
  /// A line of one of the files, or of both.
  package struct DifferentLine: Sendable, Codable {
    package let mark: Aligned
    /// The line number, from 1, in the original file or, if the line is not there, in the
    /// exhibit's.
    package let number: Int
    /// The code as HTML, and below as text.
    package let html: String
    package let text: String
  }

  /// The pattern's own file; `nil` if it has no counterpart of the exhibit's.
  package let original: SourceFile?
  /// The exhibit's file; `nil` if the exhibit has no such file.
  package let shown: SourceFile?
  /// The lines that differ, with context; others are omitted between any two stretches.
  package let stretches: [[DifferentLine]]

  /// The number of lines shown before and after a difference.
  private static let context = 3

  /// Compares a file with the original that it copies, ignoring a prefix of type names.
  ///
  /// `store` caches the lines between processes, because parsing for highlighting is slow.
  init(
    _ original: SourceFile?, _ shown: SourceFile?, prefix: String? = nil, keptIn store: ResultStore
  ) {
    self.original = original
    self.shown = shown
    guard !Self.isSame(original?.text ?? "", (shown?.text ?? "").without(prefix)) else {
      stretches = []
      return
    }
    var key = store.key("file-difference")
    for text in [original?.text, shown?.text, prefix] { key.add([text].compactMap(\.self)) }
    stretches = store.value(for: key) { Self.stretches(original?.text, shown?.text, prefix) }
  }

  private static func stretches(
    _ original: String?, _ shown: String?, _ prefix: String?
  ) -> [[DifferentLine]] {
    let (first, second) = (lines(of: original), lines(of: shown))
    let keys = second.map { $0.text.without(prefix) }
    let aligned = SequenceAlignment(first.map(\.text), keys).lines
    return aligned.stretches(context: context).map { stretch in
      aligned[stretch].map { mark in
        let line =
          switch mark {
          case .both(let index, _), .first(let index): first[index]
          case .second(let index): second[index]
          }
        return DifferentLine(mark: mark, number: line.number, html: line.html, text: line.text)
      }
    }
  }

  /// Returns whether two files differ at most in whitespace, imports and unindented doc comments.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    func code(_ text: String) -> String {
      TextLines(text).texts.filter { !isLeftOut($0) && !$0.hasPrefix("///") }.joined()
        .filter { !$0.isWhitespace }
    }
    return code(first) == code(second)
  }

  private static func isLeftOut(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("public import ")
  }

  private static func lines(of text: String?) -> [(number: Int, text: String, html: String)] {
    guard let text else { return [] }
    let lines = zip(1..., SwiftColours.lines(of: text)).map { number, stretches in
      (number, stretches.map(\.text).joined(), stretches.map(\.html).joined())
    }
    // The empty line after the imports is omitted with them.
    return Array(lines.filter { !isLeftOut($0.1) }.drop { $0.1.isEmpty })
  }
}

extension String {
  /// Returns the text with every occurrence of a type-name prefix removed.
  package func without(_ prefix: String?) -> String {
    prefix.map { replacing($0, with: "") } ?? self
  }
}

extension Aligned {
  /// Indicates whether both sides have the same line.
  package var isSame: Bool {
    if case .both = self { true } else { false }
  }
}

extension [Aligned] {
  /// Returns the ranges that are shown: the differences, with `context` equal elements on either
  /// side.
  ///
  /// Elements are omitted between any two ranges.
  package func stretches(context: Int) -> [Range<Int>] {
    indices.filter { !self[$0].isSame }.reduce(into: []) { stretches, index in
      let start = Swift.max(index - context, 0)
      let end = Swift.min(index + context + 1, count)
      if let last = stretches.last, start <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<end
      } else {
        stretches.append(start..<end)
      }
    }
  }
}
