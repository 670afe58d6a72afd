import Diagnostics
import Documents
import Foundation

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
  /// - Parameters:
  ///   - bytes: The file's.
  ///   - file: Its path, for messages.
  ///   - log: Receives what is wrong with the front matter, which is kept as code then.
  /// - Throws: That the file is no text.
  init(_ bytes: [UInt8], file: String, reportingTo log: ImportLog) throws(DiagnosticError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DiagnosticError(.notUTF8(bytes, file: file))
    }
    if bytes.first == UInt8(ascii: "{"), let json = JSONFrontMatter(bytes, file: file) {
      self = json.text(reportingTo: log)
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

  fileprivate init(fields: [MappingEntry], unread: String?, body: String, bodyLine: Int) {
    self.fields = fields
    self.unread = unread
    self.body = body
    self.bodyLine = bodyLine
  }

  /// The fate of front matter that cannot be read, in words.
  fileprivate static let kept = "The front matter is kept as code at the beginning of the text."
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

/// Front matter that is one JSON object, as Hugo reads it.
private struct JSONFrontMatter {
  private let bytes: [UInt8]
  private let end: Int
  private let file: String

  /// Looks for the brace that ends the object that a file begins with; `nil` if there is none.
  init?(_ bytes: [UInt8], file: String) {
    var (depth, index, isQuoted) = (0, 0, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted: depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    // A text may begin with a brace, and with a mark such as `{{`; an object's first is a key.
    let second = bytes.dropFirst().first { $0 > 0x20 }
    guard depth == 0, second == UInt8(ascii: "\"") || second == UInt8(ascii: "}") else {
      return nil
    }
    self.bytes = bytes
    self.file = file
    end = index
  }

  func text(reportingTo log: ImportLog) -> ForeignText {
    // JSON is YAML but for tabs, which YAML does not take for space everywhere.
    let json = String(decoding: bytes[..<end].map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
    var fields: [MappingEntry] = []
    var unread: String?
    do throws(DiagnosticError) {
      fields = try Value.parse(yaml: json, file: file)?.entries ?? []
    } catch {
      log.report(warnings: error.diagnostics, adding: ForeignText.kept)
      unread = QuotedCode.block(
        String(decoding: bytes[..<end], as: UTF8.self).replacing("\r\n", with: "\n"),
        language: "json")
    }
    let rest = bytes[end...].drop { $0 == 0x20 || $0 == 0x0D }
    let body = rest.first == 0x0A ? rest.dropFirst() : rest
    let line = bytes[..<body.startIndex].count { $0 == 0x0A } + 1
    return ForeignText(
      fields: fields, unread: unread, body: String(decoding: body, as: UTF8.self), bodyLine: line)
  }
}
