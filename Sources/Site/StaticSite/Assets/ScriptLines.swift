import HTMLTags

/// A script by its lines, as far as what they are can be told without parsing it.
struct ScriptLines {
  private let bytes: [UInt8]

  /// Takes a script.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The script without the lines that are comments and nothing else.
  ///
  /// Those stay that begin with `//!`, `//#` or `//@`, which tell tools something. Nothing is left
  /// out of a script in which it cannot be said for sure where a template literal or a comment of
  /// several lines begins and ends.
  ///
  /// - Complexity: O(*n*).
  var withoutComments: [UInt8] {
    var kept: [ArraySlice<UInt8>] = []
    var state = LineState.code
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if state == .code, Self.isComment(line) { continue }
      kept.append(line)
      guard let next = state.after(line) else { return bytes }
      state = next
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

/// What a line of a script begins in.
private enum LineState {
  case code, template, comment

  /// Returns what the next line begins in; `nil` if that cannot be told.
  func after(_ line: ArraySlice<UInt8>) -> LineState? {
    var state = self
    var rest = line
    while let byte = rest.popFirst() {
      let next = rest.first
      switch (state, byte) {
      case (.comment, UInt8(ascii: "*")) where next == UInt8(ascii: "/"):
        rest.removeFirst()
        state = .code
      case (.comment, _): continue
      case (.template, UInt8(ascii: "\\")): rest = rest.dropFirst()
      case (.template, UInt8(ascii: "`")): state = .code
      // A value in a template is code that may have templates of its own.
      case (.template, UInt8(ascii: "$")) where next == UInt8(ascii: "{"):
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")),
          !rest[..<end].dropFirst().contains(where: {
            Self.quotes.contains($0) || $0 == UInt8(ascii: "{")
          })
        else { return nil }
        rest = rest[(end + 1)...]
      case (.code, UInt8(ascii: "/")) where next == UInt8(ascii: "/"): return .code
      case (.code, UInt8(ascii: "/")) where next == UInt8(ascii: "*"):
        rest.removeFirst()
        state = .comment
      case (.code, UInt8(ascii: "/")):
        switch Self.meaning(ofSlashAfter: line[..<line.index(before: rest.startIndex)]) {
        case .division: continue
        case .expression:
          guard let end = Self.endOfExpression(in: rest) else { return nil }
          rest = rest[(end + 1)...]
        case nil:
          // What looks like the beginning of a text may be part of an expression.
          guard !rest.contains(where: { Self.quotes.contains($0) || $0 == UInt8(ascii: "*") })
          else { return nil }
          return .code
        }
      case (.code, UInt8(ascii: "\"")), (.code, UInt8(ascii: "'")):
        guard let end = Self.end(ofTextQuotedBy: byte, in: rest) else { return nil }
        rest = rest[(end + 1)...]
      case (.code, UInt8(ascii: "`")): state = .template
      default: continue
      }
    }
    return state
  }

  /// The meaning of a slash.
  private enum Slash { case division, expression }

  /// Returns the meaning of a slash by what is before it on its line; `nil` if that does not say it.
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

  private static let quotes = Set("\"'`".utf8)

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
