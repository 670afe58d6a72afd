import Diagnostics
import Foundation
import SiteLinks

/// Puts files in the place of mdBook's `{{#include}}`, `{{#rustdoc_include}}` and
/// `{{#playground}}`.
struct IncludePass {
  private let source: ShortcodeText
  /// The depth to which files may include others, as in mdBook.
  private static let depth = 10

  init(_ source: ShortcodeText) { self.source = source }

  /// Replaces the marks of a text.
  func replace(in text: inout TrackedText) {
    guard text.bytes.first("{{#", from: 0) != nil else { return }
    var edits: [TextEdit] = []
    for mark in IncludeMark.marks(in: text.bytes) {
      if mark.isEscaped {
        edits.append(TextEdit(mark.range.lowerBound..<(mark.range.lowerBound + 1), ""))
        continue
      }
      guard
        let included = included(
          mark, from: source.path, depth: 0, at: text.location(mark.range.lowerBound))
      else { continue }
      edits.append(TextEdit(mark.range, included))
    }
    text.apply(edits)
  }

  /// The replacement of a mark; `nil` if that cannot be found out.
  private func included(
    _ mark: IncludeMark, from path: String, depth: Int, at location: SourceLocation
  ) -> String? {
    switch mark.word {
    case "title": return ""
    case "include", "rustdoc_include", "playground", "playpen": break
    default:
      source.log.report(
        .markKept, at: location, "the mark '#\(mark.word)' is kept as it is written",
        explanation: "mdBook leaves such marks to programs of the book's own.")
      return nil
    }
    guard let file = SitePath.resolve(mark.path, in: SitePath.folder(of: path)) else {
      report("'\(mark.path)' leads out of the book's folder", at: location)
      return nil
    }
    guard source.tree.has(file),
      let text = source.log.warning({ () throws(DiagnosticError) in try source.tree.text(file) })
    else {
      report("there is no file '\(file)' to include", at: location)
      return nil
    }
    guard let part = mark.part(of: text) else {
      report("'\(file)' has no part '\(mark.selection)' to include", at: location)
      return nil
    }
    guard depth < Self.depth else {
      report("'\(file)' includes itself", at: location)
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

  private func report(_ message: String, at location: SourceLocation) {
    source.log.report(
      .missingInclude, at: location, message, explanation: "The mark is kept as it is written.")
  }
}
