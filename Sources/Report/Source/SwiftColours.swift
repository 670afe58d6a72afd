import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Colours Swift source: every stretch that has a class, in order, with its class.
///
/// The classes are few and quiet: keywords, comments, strings, numbers, attributes.
struct SwiftColours {
  /// A stretch of text of one class, or of none.
  struct Stretch: Hashable {
    let text: String
    let name: String?
  }

  /// The lines of a source, each as stretches.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  static func lines(of source: String) -> [[Stretch]] {
    var lines: [[Stretch]] = [[]]
    for stretch in stretches(of: source) {
      let parts = stretch.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(Stretch(text: String(part), name: stretch.name))
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func stretches(of source: String) -> [Stretch] {
    let bytes = Array(source.utf8)
    var stretches: [Stretch] = []
    var end = 0
    func add(_ range: Range<Int>, _ name: String?) {
      guard !range.isEmpty else { return }
      stretches.append(Stretch(text: String(decoding: bytes[range], as: UTF8.self), name: name))
    }
    for part in Parser.parse(source: source).classifications {
      add(end..<part.range.lowerBound.utf8Offset, nil)
      add(part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset, name(of: part.kind))
      end = part.range.upperBound.utf8Offset
    }
    add(end..<bytes.count, nil)
    return stretches
  }

  private static func name(of kind: SyntaxClassification) -> String? {
    switch kind {
    case .keyword: "keyword"
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: "comment"
    case .stringLiteral, .regexLiteral: "string"
    case .integerLiteral, .floatLiteral: "number"
    case .attribute: "attribute"
    default: nil
    }
  }
}
