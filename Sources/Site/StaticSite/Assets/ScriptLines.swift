import HTMLTags

/// A script by its lines, as far as what they are can be told without parsing it.
struct ScriptLines {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The script without the lines that are comments and nothing else.
  ///
  /// Those stay that begin with `//!`, `//#` or `//@`, which tell tools something. Nothing is left
  /// out of a script of which it cannot be said for sure where its texts, templates and regular
  /// expressions begin and end.
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

/// Keeps track of what the lines of a script begin in.
private struct ScriptScanner {
  /// A context in which something may stand.
  private enum ScriptContext: Equatable {
    /// With the number of braces that are open in it; a value in a template ends with the first
    /// that closes none.
    case code(braces: Int)
    case template, comment
  }

  private var contexts = [ScriptContext.code(braces: 0)]

  /// Tells whether the next line begins in code.
  var isInCode: Bool { contexts.last != .template && contexts.last != .comment }

  /// Reads a line.
  ///
  /// - Returns: Whether it can be told what the next one begins in.
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
        // What looks like the beginning of a text or a template may be part of an expression.
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

  /// The meaning of a slash.
  private enum Slash { case division, expression }

  /// Returns the meaning of a slash by what is before it on its line; `nil` if that does not say
  /// it.
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

  /// Returns where a regular expression on one line ends.
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

  /// Returns where a text on one line ends.
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
