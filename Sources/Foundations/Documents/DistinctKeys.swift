import Diagnostics
import Yams

/// A YAML text whose keys are made unique, so that the parser does not stop at a duplicate key.
///
/// The parser gives up at the first mapping with a duplicate key, and reports only the key's first
/// occurrence. So one character of each key is replaced by a character that occurs nowhere in the
/// text. Nothing moves, and ``original(_:at:)`` restores the source spelling.
struct DistinctKeys {
  private var scalars: [Unicode.Scalar]
  /// The index of the first scalar of each line.
  private let lineStarts: [Int]
  /// Characters that do not occur in the text.
  private var spare: [Unicode.Scalar]
  /// The original characters, by their replacements.
  private var replaced: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// The keys that the parser reported as duplicates, by position.
  private var found: [SourcePosition: String] = [:]

  /// The number of characters at the end of a key that are searched for one to replace.
  private static let reach = 16
  /// The maximum length of an escape after its backslash.
  private static let longestEscape = 9

  init(_ yaml: String) {
    scalars = Array(yaml.unicodeScalars)
    lineStarts = Self.lineStarts(in: scalars)
    let used = Set(scalars.filter { $0.value >= 0xF0000 })
    // Planes 15 and 16 are private use areas; YAML treats their characters as letters.
    let codes = Array(UInt32(0xF0000)...0xFFFFD) + Array(UInt32(0x100000)...0x10FFFD)
    spare = codes.compactMap { Unicode.Scalar($0) }.filter { !used.contains($0) }
  }

  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Returns the source spelling of a text that the parser read.
  func original(_ text: String, at mark: Mark?) -> String {
    if let mark, let key = found[SourcePosition(line: mark.line, column: mark.column)] {
      return key
    }
    guard text.unicodeScalars.contains(where: { replaced[$0] != nil }) else { return text }
    var original = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { original.append(replaced[scalar] ?? scalar) }
    return String(original)
  }

  private mutating func replace(_ index: Int) -> Bool {
    guard let other = spare.popLast() else { return false }
    replaced[other] = scalars[index]
    scalars[index] = other
    return true
  }
}

// MARK: Likely keys

extension DistinctKeys {
  /// Renames nearly all keys at once, so that they are unique.
  ///
  /// A key is recognised as text before a colon that ends with a letter or a digit. The search
  /// also finds such text inside values and comments, where renaming does no harm. Within the name
  /// of an anchor or a tag it does: the text is then no longer valid YAML.
  ///
  /// - Complexity: O(*n*).
  mutating func renameLikelyKeys() {
    for colon in scalars.indices where scalars[colon] == ":" {
      guard let index = lastLetter(before: colon) else { continue }
      _ = replace(index)
    }
  }

  /// Returns the index of the last letter or digit of the key that a colon may end.
  private func lastLetter(before colon: Int) -> Int? {
    var end = colon
    while end > 0, scalars[end - 1] == " " || scalars[end - 1] == "\t" { end -= 1 }
    guard end > 0 else { return nil }
    if Self.isQuote(scalars[end - 1]) {
      end -= 1
    } else if !endsBareKey(colon) {
      return nil
    }
    for index in (max(0, end - Self.reach)..<end).reversed() {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace || Self.isQuote(scalar) { return nil }
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        return mayBeEscape(index) ? nil : index
      }
    }
    return nil
  }

  /// Indicates whether a colon can end an unquoted key.
  private func endsBareKey(_ colon: Int) -> Bool {
    guard colon + 1 < scalars.count else { return true }
    let next = scalars[colon + 1]
    return next.properties.isWhitespace || ",[]{}".unicodeScalars.contains(next)
  }

  /// Indicates whether a character may be part of an escape that begins shortly before it.
  private func mayBeEscape(_ index: Int) -> Bool {
    scalars[max(0, index - Self.longestEscape)..<index].contains("\\")
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "'"
  }
}

// MARK: Single keys

extension DistinctKeys {
  /// Renames a duplicate key, given the position of its first occurrence.
  ///
  /// - Returns: `false` if the key cannot be renamed, for instance because it is empty or a list.
  mutating func rename(_ key: String, at mark: Mark) -> Bool {
    let position = SourcePosition(line: mark.line, column: mark.column)
    guard lineStarts.indices.contains(mark.line - 1), found[position] == nil else { return false }
    let start = lineStarts[mark.line - 1] + mark.column - 1
    guard scalars.indices.contains(start) else { return false }
    found[position] = key
    if Self.isQuote(scalars[start]) { return renameQuoted(start) }
    return !":,[]{}".unicodeScalars.contains(scalars[start]) && replace(start)
  }

  private mutating func renameQuoted(_ start: Int) -> Bool {
    guard start + 2 < scalars.count else { return false }
    let quote = scalars[start]
    let first = scalars[start + 1]
    let second = scalars[start + 2]
    if first == quote, second != quote || quote == "\"" {
      // Without its quotes, an empty key becomes a word of two characters.
      return replace(start) && replace(start + 1)
    }
    if first == quote || (first == "\\" && quote == "\"") {
      return !Self.isBreak(second) && replace(start + 1) && replace(start + 2)
    }
    return !Self.isBreak(first) && replace(start + 1)
  }
}

// MARK: Lines

extension DistinctKeys {
  private static func lineStarts(in scalars: [Unicode.Scalar]) -> [Int] {
    var starts = [0]
    for index in scalars.indices where isBreak(scalars[index]) {
      let isPair =
        scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if !isPair { starts.append(index + 1) }
    }
    return starts
  }

  /// Indicates whether the parser treats a character as a line ending.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
