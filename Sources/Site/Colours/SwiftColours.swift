import HTMLTags
public import Highlighting
import SwiftIDEUtils
import SwiftParser
public import SwiftSyntax

extension CodeLanguage {
  /// Swift, by swift-syntax.
  ///
  /// ```swift
  /// setup.renderer.colourCode = Highlighter(CodeLanguage.all + [.swift]).colour
  /// ```
  ///
  /// Code that is too long or nested too deeply stays plain.
  public static let swift = CodeLanguage(["swift"]) { text throws(PlainCode) in
    try SwiftColours.tokens(of: text)
  }
}

/// Highlights Swift source by line, for listings.
///
/// Code in texts is highlighted by a `Highlighter` whose languages include `CodeLanguage.swift`.
/// There are only a few classes: keywords, comments, strings, numbers and attributes.
public enum SwiftColours {
  /// A piece of text of one kind.
  public struct Stretch: Hashable, Sendable {
    /// The text, without a line ending.
    public let text: String
    /// The kind, or `nil` for plain text.
    public let kind: CodeToken.Kind?

    /// The piece as HTML: a `span` with its class, or the text alone.
    public var html: String {
      kind.map { "<span class=\"\($0.rawValue)\">\(text.escapedForHTML)</span>" }
        ?? text.escapedForHTML
    }
  }

  /// Returns the lines of a source, each as stretches; all plain if the source exceeds a limit.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  public static func lines(of source: String) -> [[Stretch]] {
    do throws(PlainCode) {
      return lines(of: source, try tokens(of: source))
    } catch {
      return lines(of: source, [])
    }
  }

  /// Returns the lines of a source that has already been parsed, each as stretches.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  public static func lines(of source: String, parsed tree: SourceFileSyntax) -> [[Stretch]] {
    lines(of: source, tokens(of: tree))
  }

  private static func lines(of source: String, _ tokens: [CodeToken]) -> [[Stretch]] {
    let bytes = Array(source.utf8)
    var lines: [[Stretch]] = [[]]
    var end = 0
    func add(_ range: Range<Int>, _ kind: CodeToken.Kind?) {
      let parts = bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        // A line may also end with a carriage return.
        let isWhole = index < parts.count - 1 && part.last == 0x0D
        let part = isWhole ? part.dropLast() : part
        guard !part.isEmpty else { continue }
        let text = String(decoding: part, as: UTF8.self)
        lines[lines.count - 1].append(Stretch(text: text, kind: kind))
      }
    }
    for token in tokens {
      add(end..<token.range.lowerBound, nil)
      add(token.range, token.kind)
      end = token.range.upperBound
    }
    add(end..<bytes.count, nil)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the tokens of a source, in order.
  ///
  /// - Throws: The reason why the code has to stay plain: it is too long, or nested too deeply.
  static func tokens(of source: String) throws(PlainCode) -> [CodeToken] {
    try ColouringBounds.check(source)
    guard let tokens = DeepStack.run({ parsedTokens(of: source) }) else {
      throw PlainCode("there is not enough memory")
    }
    return tokens
  }

  private static func parsedTokens(of source: String) -> [CodeToken] {
    var parser = Parser(source, maximumNestingLevel: ColouringBounds.parserDepth)
    return tokens(of: SourceFileSyntax.parse(from: &parser))
  }

  private static func tokens(of tree: SourceFileSyntax) -> [CodeToken] {
    tree.classifications.compactMap { part in
      kind(of: part.kind).map {
        CodeToken($0, part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset)
      }
    }
  }

  private static func kind(of kind: SyntaxClassification) -> CodeToken.Kind? {
    switch kind {
    case .keyword: .keyword
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    case .stringLiteral, .regexLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .attribute: .attribute
    default: nil
    }
  }
}
