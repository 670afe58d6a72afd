import Colours
package import Comparison
import Diagnostics
package import Metrics

/// A file of an exhibit beside the file of the pattern's own implementation that it is a copy of.
///
/// What only the names of the types make different is the same, and imports are left out.
package struct FileDifference: Sendable {
  /// A line of one of the two, or of both.
  package struct DifferentLine: Sendable {
    package let mark: Aligned
    /// Its number, from 1: of the original file where it is there, else of the exhibit's.
    package let number: Int
    /// The code, as HTML and as text.
    package let html: String
    package let text: String
  }

  /// The pattern's own file; `nil` if there is none beside the exhibit's.
  package let original: SourceFile?
  /// The exhibit's file; `nil` if it does without one.
  package let shown: SourceFile?
  /// The lines that differ with what surrounds them; between any two stretches something is left
  /// out.
  package let stretches: [[DifferentLine]]

  /// The number of lines that are shown before and after a difference.
  private static let context = 3

  /// Compares a file with the one that it is a copy of, but for a prefix of the names of its types.
  init(_ original: SourceFile?, _ shown: SourceFile?, prefix: String? = nil) {
    self.original = original
    self.shown = shown
    guard !Self.isSame(original?.text ?? "", (shown?.text ?? "").without(prefix)) else {
      stretches = []
      return
    }
    let (first, second) = (Self.lines(of: original?.text), Self.lines(of: shown?.text))
    let keys = second.map { $0.text.without(prefix) }
    let aligned = SequenceAlignment(first.map(\.text), keys).lines
    stretches = aligned.stretches(context: Self.context).map { stretch in
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

  /// Returns whether two files differ at most in where lines are broken.
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
    // The empty line after the imports is left out with them.
    return Array(lines.filter { !isLeftOut($0.1) }.drop { $0.1.isEmpty })
  }
}

extension String {
  /// The text without a prefix of types' names, wherever it is in it.
  package func without(_ prefix: String?) -> String {
    prefix.map { replacing($0, with: "") } ?? self
  }
}

/// The display of an aligned line.
extension Aligned {
  /// Says whether both have the same.
  package var isSame: Bool {
    if case .both = self { true } else { false }
  }
}

extension [Aligned] {
  /// Returns the stretches that are shown: what differs, and so much before and after it.
  ///
  /// - Parameter context: How many places that do not differ are shown on either side.
  /// - Returns: Stretches of places, in order; between any two of them something is left out.
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
