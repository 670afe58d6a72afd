import Diagnostics
import Documents
import Foundation
import HTMLTags

/// A text of another generator: what its front matter says, and the rest.
struct ForeignText: Sendable {
  /// The entries of the front matter; none if there is none, or it cannot be read.
  let fields: [MappingEntry]
  /// Front matter that cannot be read, as a block of code; `nil` if there is none.
  let unread: String?
  /// The text after the front matter.
  let body: String
  /// The line of the file, from 1, on which that begins.
  let bodyLine: Int

  /// Splits a file's bytes: YAML between `---`, TOML between `+++`, or JSON between braces.
  ///
  /// Front matter at fault is reported, and kept as code.
  ///
  /// - Throws: That the file is no text.
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

  /// Reads front matter that is one JSON object, as Hugo has it; `nil` if there is none.
  private init?(json bytes: [UInt8], file: String, reportingTo log: ImportLog) {
    guard let end = Self.endOfObject(bytes) else { return nil }
    let written = String(decoding: bytes[..<end], as: UTF8.self)
    do throws(DiagnosticError) {
      // JSON is YAML but for tabs, which YAML does not take for space everywhere.
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

  /// The place behind the brace that ends the object that a file begins with; `nil` if there is
  /// none.
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
    // A text may begin with a brace, and with a mark such as `{{`; an object's first is a key.
    let second = bytes.dropFirst().first { $0 > 0x20 }
    return depth == 0 && (second == "\"" || second == "}") ? index : nil
  }

  /// The fate of front matter that cannot be read, in words.
  private static let kept = "The front matter is kept as code at the beginning of the text."
}

extension Document {
  /// The lines between the fences as a block of code.
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
