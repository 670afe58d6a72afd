import Foundation

/// One of mdBook's marks: `{{#include file.rs:anchor}}`.
struct IncludeMark {
  /// The bytes that it takes.
  let range: Range<Int>
  /// Tells whether a backslash before it takes its meaning away.
  let isEscaped: Bool
  /// The word after `#`.
  let word: String
  /// The file that it names.
  let path: String
  /// The part of the file that is meant: an anchor, or lines such as `2:10`; empty for all of it.
  let selection: String

  /// All marks of a text, first to last.
  static func marks(in bytes: [UInt8]) -> [IncludeMark] {
    var marks: [IncludeMark] = []
    var index = 0
    while let start = bytes.first("{{#", from: index) {
      index = start + 3
      guard let end = bytes.first("}}", from: index, to: bytes.lineEnd(start)) else { continue }
      let isEscaped = start > 0 && bytes[start - 1] == UInt8(ascii: "\\")
      let words = String(decoding: bytes[index..<end], as: UTF8.self)
        .split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let word = words.first, word.allSatisfy({ $0.isLetter || $0 == "_" }) else { continue }
      let target = words.count > 1 ? words[1].trimmed : ""
      // What follows a file that can be played are attributes.
      let file = word.hasPrefix("play") ? String(target.prefix { !$0.isWhitespace }) : target
      let parts = file.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      marks.append(
        IncludeMark(
          range: (isEscaped ? start - 1 : start)..<(end + 2), isEscaped: isEscaped,
          word: String(word), path: parts.first.map(String.init) ?? "",
          selection: parts.count > 1 ? String(parts[1]) : ""))
      index = end + 2
    }
    return marks
  }

  /// The part of a file that is meant, without the line end at its end; `nil` if there is none.
  func part(of text: String) -> String? {
    let plain = text.replacing("\r\n", with: "\n")
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
    let body = plain.hasSuffix("\n") ? lines.dropLast() : lines[...]
    guard !selection.isEmpty else { return body.joined(separator: "\n") }
    let bounds = selection.split(separator: ":", omittingEmptySubsequences: false)
    guard bounds.allSatisfy({ $0.isEmpty || Int($0) != nil }) else { return anchored(body) }
    let first = bounds.first.flatMap { Int($0) } ?? 1
    let last = bounds.count < 2 ? first : bounds[1].isEmpty ? body.count : Int(bounds[1]) ?? 0
    guard first >= 1, first <= body.count, last >= first else { return nil }
    return body[(first - 1)..<min(last, body.count)].joined(separator: "\n")
  }

  /// The lines between `ANCHOR: name` and `ANCHOR_END: name`, without those that name anchors.
  private func anchored(_ lines: ArraySlice<Substring>) -> String? {
    let name = selection.prefix { $0 != ":" }
    func names(_ line: Substring, _ word: String) -> Bool {
      guard let range = line.range(of: word + ":") else { return false }
      return line[range.upperBound...].drop { $0.isWhitespace }.prefix { !$0.isWhitespace } == name
    }
    guard let start = lines.firstIndex(where: { names($0, "ANCHOR") }) else { return nil }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { names($0, "ANCHOR_END") } ?? rest.endIndex
    return rest[..<end].filter { !$0.contains("ANCHOR:") && !$0.contains("ANCHOR_END:") }
      .joined(separator: "\n")
  }
}
