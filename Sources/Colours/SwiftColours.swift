public import CommonMark
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Colours Swift source: every stretch that has a class, in order, with its class.
///
/// The classes are few and quiet: keywords, comments, strings, numbers, attributes.
public enum SwiftColours {
  /// A stretch of text of one class, or of none.
  public struct Stretch: Hashable, Sendable {
    /// The text, without a line's end.
    public let text: String
    /// The class: `keyword`, `comment`, `string`, `number`, `attribute`, or `nil`.
    public let name: String?

    /// The stretch as HTML: a `span` with its class, or the text alone.
    public var html: String {
      name.map { "<span class=\"\($0)\">\(text.escapedForHTML)</span>" } ?? text.escapedForHTML
    }
  }

  /// The lines of a source, each as stretches; without any class if the source is too long, or
  /// nested too deeply.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  public static func lines(of source: String) -> [[Stretch]] {
    do throws(PlainCode) {
      return lines(try stretches(of: source))
    } catch {
      return lines([Stretch(text: source, name: nil)])
    }
  }

  private static func lines(_ stretches: [Stretch]) -> [[Stretch]] {
    var lines: [[Stretch]] = [[]]
    for stretch in stretches {
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

  /// Colours the code of a Markdown text, for `MarkdownRenderer.colourCode`.
  ///
  /// - Parameters:
  ///   - language: What the code's fence names.
  ///   - text: The code.
  /// - Returns: The code as HTML; `nil` for languages other than Swift.
  /// - Throws: Why the code has to be left plain: it is too long, or nested too deeply.
  /// - Complexity: O(*n*) in the length of the text.
  public static func colour(_ language: String, _ text: String) throws(PlainCode) -> String? {
    guard language.lowercased() == "swift" else { return nil }
    return lines(try stretches(of: text)).map { $0.map(\.html).joined() + "\n" }.joined()
  }

  private static func stretches(of source: String) throws(PlainCode) -> [Stretch] {
    try ColouringBounds.check(source)
    guard let stretches = DeepStack.run({ parsedStretches(of: source) }) else {
      throw PlainCode("there is no memory for it")
    }
    return stretches
  }

  private static func parsedStretches(of source: String) -> [Stretch] {
    let bytes = Array(source.utf8)
    var stretches: [Stretch] = []
    var end = 0
    func add(_ range: Range<Int>, _ name: String?) {
      guard !range.isEmpty else { return }
      stretches.append(Stretch(text: String(decoding: bytes[range], as: UTF8.self), name: name))
    }
    let bound = ColouringBounds.parserDepth
    var parser = Parser(source, maximumNestingLevel: bound)
    for part in SourceFileSyntax.parse(from: &parser).classifications {
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
