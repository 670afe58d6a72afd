import Diagnostics
import Foundation
import HTMLTags
import SiteLinks

/// Expands mdBook's `{{#include}}`, `{{#rustdoc_include}}` and `{{#playground}}`.
struct IncludePass {
  private let source: ShortcodeText
  /// The maximum depth of nested includes, as in mdBook.
  private static let depth = 10

  init(_ source: ShortcodeText) { self.source = source }

  func replace(in text: inout TrackedText) {
    guard text.bytes.first("{{#", from: 0) != nil else { return }
    text.apply(
      IncludeMark.marks(in: text.bytes).compactMap { [text] mark in
        let start = mark.range.lowerBound
        if mark.isEscaped { return TextEdit(start..<(start + 1), "") }
        return included(mark, from: source.path, depth: 0, at: text.location(start))
          .map { TextEdit(mark.range, $0) }
      })
  }

  /// Returns the replacement of a mark; `nil` if it cannot be determined.
  private func included(
    _ mark: IncludeMark, from path: String, depth: Int, at location: SourceLocation
  ) -> String? {
    switch mark.word {
    case "title": return ""
    case "include", "rustdoc_include", "playground", "playpen": break
    default:
      source.log.report(
        .markKept, at: location, "the mark '#\(mark.word)' is kept as it is written",
        explanation: "mdBook leaves such marks to the book's own preprocessors.")
      return nil
    }
    func report(_ message: String) {
      source.log.report(
        .missingInclude, at: location, message, explanation: "The mark is kept as it is written.")
    }
    guard let file = SitePath.resolve(mark.path, in: SitePath.folder(of: path)) else {
      report("'\(mark.path)' leads out of the book's folder")
      return nil
    }
    guard source.tree.has(file),
      let text = source.log.warning({ () throws(DiagnosticError) in try source.tree.text(file) })
    else {
      report("there is no file '\(file)' to include")
      return nil
    }
    guard let part = mark.part(of: text) else {
      report("'\(file)' has no part '\(mark.selection)' to include")
      return nil
    }
    guard depth < Self.depth else {
      report("'\(file)' includes itself")
      return nil
    }
    var nested = TrackedText(part, file: location.file)
    nested.apply(
      IncludeMark.marks(in: nested.bytes).filter { !$0.isEscaped }.compactMap { inner in
        included(inner, from: file, depth: depth + 1, at: location).map {
          TextEdit(inner.range, $0)
        }
      })
    guard mark.word.hasPrefix("play") else { return nested.string }
    return QuotedCode.block(nested.string, language: "rust")
  }
}

/// An mdBook mark: `{{#include file.rs:anchor}}`.
struct IncludeMark: WrittenMark {
  let range: Range<Int>
  /// Indicates whether a backslash escapes the mark.
  let isEscaped: Bool
  /// The word after `#`.
  let word: String
  /// The path of the named file.
  let path: String
  /// The selected part of the file: an anchor, or lines such as `2:10`; empty for the whole file.
  let selection: String

  /// Returns all marks of a text, in order.
  static func marks(in bytes: [UInt8]) -> [IncludeMark] {
    bytes.marks(begunBy: "{{#") { start in
      guard let end = bytes.first("}}", from: start, to: bytes.lineEnd(start)) else { return nil }
      let words = String(decoding: bytes[(start + 3)..<end], as: UTF8.self)
        .split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let word = words.first, word.allSatisfy({ $0.isLetter || $0 == "_" }) else {
        return nil
      }
      let isEscaped = start > 0 && bytes[start - 1] == "\\"
      let target = words.count > 1 ? words[1].trimmed : ""
      // The words after a playground's file are attributes.
      let file = word.hasPrefix("play") ? String(target.prefix { !$0.isWhitespace }) : target
      let parts = file.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return IncludeMark(
        range: (isEscaped ? start - 1 : start)..<(end + 2), isEscaped: isEscaped,
        word: String(word), path: parts.first.map(String.init) ?? "",
        selection: parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// Returns the selected part of a file without its last line ending; `nil` if it does not exist.
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

  /// Returns the lines between `ANCHOR: name` and `ANCHOR_END: name` without nested anchors.
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
