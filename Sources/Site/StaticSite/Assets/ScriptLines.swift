import HTMLTags

/// The lines of a script, classified as far as possible without parsing it.
struct ScriptLines {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The script without lines that contain only a comment.
  ///
  /// Lines that begin with `//!`, `//#` or `//@` are kept, because tools read them. If the bounds
  /// of strings, templates and regular expressions are uncertain, the script is returned
  /// unchanged.
  ///
  /// - Complexity: O(*n*).
  var withoutComments: [UInt8] {
    var kept: [ArraySlice<UInt8>] = []
    var scanner = ScriptScanner()
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if scanner.isInCode, Self.isComment(line) { continue }
      kept.append(line)
      guard scanner.read(line) else { return bytes }
    }
    return Array(kept.joined(separator: "\n".utf8))
  }

  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop(while: \.isSpace)
    return text.starts(with: "//".utf8)
      && text.dropFirst(2).first.map { !marks.contains($0) } ?? true
  }

  private static let marks = Set("!#@".utf8)
}

/// Tracks the context in which each line of a script begins.
private struct ScriptScanner {
  private enum ScriptContext: Equatable {
    /// Code, with the number of open braces; an unmatched closing brace ends an interpolation.
    case code(braces: Int)
    case template, comment
  }

  private var contexts = [ScriptContext.code(braces: 0)]

  /// Indicates whether the next line begins in code.
  var isInCode: Bool { contexts.last != .template && contexts.last != .comment }

  /// Reads a line.
  ///
  /// - Returns: `true` if the context of the next line is known.
  mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
    var index = line.startIndex
    while index < line.endIndex {
      let next = line.index(after: index)
      let following = next < line.endIndex ? line[next] : nil
      switch (contexts[contexts.count - 1], line[index]) {
      case (.comment, UInt8(ascii: "*")) where following == UInt8(ascii: "/"):
        contexts.removeLast()
        index += 1
      case (.template, UInt8(ascii: "\\")): index += 1
      case (.template, UInt8(ascii: "`")): contexts.removeLast()
      case (.template, UInt8(ascii: "$")) where following == UInt8(ascii: "{"):
        contexts.append(.code(braces: 0))
        index += 1
      case (.code, UInt8(ascii: "`")): contexts.append(.template)
      case (.code(let braces), UInt8(ascii: "{")):
        contexts[contexts.count - 1] = .code(braces: braces + 1)
      case (.code(let braces), UInt8(ascii: "}")):
        if braces == 0, contexts.count > 1 {
          contexts.removeLast()
        } else {
          contexts[contexts.count - 1] = .code(braces: braces - 1)
        }
      case (.code, UInt8(ascii: "/")) where following == UInt8(ascii: "/"): return true
      case (.code, UInt8(ascii: "/")) where following == UInt8(ascii: "*"):
        contexts.append(.comment)
        index += 1
      case (.code, UInt8(ascii: "/")):
        switch Self.meaning(ofSlashAfter: line[..<index]) {
        case .division: break
        case .expression:
          guard let end = Self.endOfExpression(in: line[next...]) else { return false }
          index = end
        // An apparent string or template may be part of a regular expression.
        case nil: return !line[next...].contains(where: Self.marks.contains)
        }
      case (.code, UInt8(ascii: "\"")), (.code, UInt8(ascii: "'")):
        guard let end = Self.end(ofTextQuotedBy: line[index], in: line[next...]) else {
          return false
        }
        index = end
      default: break
      }
      index += 1
    }
    return true
  }

  private enum Slash { case division, expression }

  /// Returns the meaning of a slash from the text before it on its line; `nil` if it is ambiguous.
  private static func meaning(ofSlashAfter start: ArraySlice<UInt8>) -> Slash? {
    guard let last = start.last(where: { !$0.isSpace }) else { return nil }
    if Set("(,=:[!&|?{};>+".utf8).contains(last) { return .expression }
    let word = start.reversed().drop(while: \.isSpace).prefix { $0.isLetterOrDigit }
    if ["return", "typeof", "case", "in", "of"].contains(
      String(decoding: word.reversed(), as: UTF8.self))
    {
      return .expression
    }
    return last.isLetterOrDigit || last == UInt8(ascii: "]") ? .division : nil
  }

  /// Returns the end of a regular expression, or `nil` if it does not end on its line.
  private static func endOfExpression(in rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>.Index? {
    var isInClass = false
    var index = rest.startIndex
    while index < rest.endIndex {
      switch rest[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return index
      default: break
      }
      index += 1
    }
    return nil
  }

  private static let marks = Set("\"'`{}*".utf8)

  /// Returns the end of a string, or `nil` if it does not end on its line.
  private static func end(
    ofTextQuotedBy quote: UInt8, in rest: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>.Index? {
    var index = rest.startIndex
    while index < rest.endIndex, rest[index] != quote {
      index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < rest.endIndex ? index : nil
  }
}
