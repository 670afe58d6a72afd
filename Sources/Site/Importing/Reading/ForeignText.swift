import Diagnostics
import Documents
import Foundation
import HTMLTags

/// A text of another generator: its front matter and its body.
struct ForeignText: Sendable {
  /// The entries of the front matter; empty if there is none, or it cannot be parsed.
  let fields: [MappingEntry]
  /// Unparsable front matter as a code block; `nil` if there is none.
  let unread: String?
  /// The text after the front matter.
  let body: String
  /// The line of the file, from 1, on which the body begins.
  let bodyLine: Int

  /// Splits a file's bytes: YAML between `---`, TOML between `+++`, or JSON in braces.
  ///
  /// Invalid front matter is reported and kept as code.
  ///
  /// - Throws: `not-utf8` if the bytes are not UTF-8.
  init(_ bytes: [UInt8], file: String, reportingTo log: ImportLog) throws(DiagnosticError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DiagnosticError(.notUTF8(bytes, file: file))
    }
    if bytes.first == "{", let read = Self(json: bytes, file: file, reportingTo: log) {
      self = read
      return
    }
    do throws(DiagnosticError) {
      let document = try Document(path: file, text: text)
      fields = document.frontMatter?.entries ?? []
      if let value = document.frontMatter, value.entries == nil {
        log.report(
          .keyChanged, at: value.location, "the front matter has no keys", explanation: Self.kept)
        unread = document.frontMatterAsCode
      } else {
        unread = nil
      }
      body = document.body
      bodyLine = document.bodyLine
    } catch {
      let document = Document(withoutFrontMatter: file, bytes: bytes)
      log.report(
        warnings: error.diagnostics,
        adding: document == nil ? "It stays in the text as it is written." : Self.kept)
      fields = []
      unread = document?.frontMatterAsCode
      body = document?.body ?? text
      bodyLine = document?.bodyLine ?? 1
    }
  }

  /// Parses front matter in the form of one JSON object, as in Hugo; `nil` if there is none.
  private init?(json bytes: [UInt8], file: String, reportingTo log: ImportLog) {
    guard let end = Self.endOfObject(bytes) else { return nil }
    let written = String(decoding: bytes[..<end], as: UTF8.self)
    do throws(DiagnosticError) {
      // JSON is YAML, except for tabs, which YAML does not allow everywhere.
      let value = try Value.parse(yaml: written.replacing("\t", with: " "), file: file)
      fields = value?.entries ?? []
      unread = nil
    } catch {
      log.report(warnings: error.diagnostics, adding: Self.kept)
      fields = []
      unread = QuotedCode.block(written.replacing("\r\n", with: "\n"), language: "json")
    }
    let rest = bytes[end...].drop { $0 == " " || $0 == "\r" }
    let text = rest.first == "\n" ? rest.dropFirst() : rest
    body = String(decoding: text, as: UTF8.self)
    bodyLine = bytes[..<text.startIndex].count { $0 == "\n" } + 1
  }

  /// Returns the index after the JSON object at the start of a file; `nil` if there is none.
  private static func endOfObject(_ bytes: [UInt8]) -> Int? {
    var (depth, index, isQuoted) = (0, 0, false)
    while index < bytes.count {
      switch bytes[index] {
      case "\\" where isQuoted: index += 1
      case "\"": isQuoted.toggle()
      case "{" where !isQuoted: depth += 1
      case "}" where !isQuoted: depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    // A text may also begin with a brace or a mark such as `{{`, but an object begins with a key.
    let second = bytes.dropFirst().first { $0 > 0x20 }
    return depth == 0 && (second == "\"" || second == "}") ? index : nil
  }

  /// A sentence about what happens to unparsable front matter.
  private static let kept = "The front matter is kept as code at the beginning of the text."
}

extension Document {
  /// The lines between the fences as a code block.
  fileprivate var frontMatterAsCode: String {
    let written = head.replacing("\r\n", with: "\n")
    var lines = written.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    if lines.last?.isEmpty == true { lines.removeLast() }
    let language =
      switch format {
      case .yaml: "yaml"
      case .toml: "toml"
      }
    return QuotedCode.block(lines.dropLast().joined(separator: "\n"), language: language)
  }
}
