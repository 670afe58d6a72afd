import Foundation
import StaticSite
import TestSupport
import Testing

/// The changes that make the small site wrong, and what must be said about it.
struct WrongSite: Sendable, CustomTestStringConvertible {
  /// Changes to the site's files, in order.
  let changes: [Change]
  /// All that is to be found, each `file:line:column: severity: message [id]`, and where a name is
  /// near `; did you mean '…'?`.
  let diagnostics: [String]
  var testDescription: String { diagnostics.first ?? "" }

  /// A change to one file; paths begin at the folder around `content`, `templates` and `site`.
  enum Change: Sendable {
    case text(String, String)
    case bytes(String, [UInt8])
    case link(String, to: String)
    case removal(String)
  }

  init(_ changes: [Change], _ diagnostics: String...) {
    self.changes = changes
    self.diagnostics = diagnostics
  }

  /// A site of which one file is wrong.
  init(_ path: String, _ text: String, _ diagnostics: String...) {
    changes = [.text(path, text)]
    self.diagnostics = diagnostics
  }

  /// A site with a text more, `content/a.md`, whose body begins on line 4.
  init(body: String, _ diagnostics: String...) {
    changes = [.text("content/a.md", "---\ntitle: A\n---\n" + body)]
    self.diagnostics = diagnostics
  }

  /// A site with a text more, `content/a.md`, in which something follows the title from line 3 on.
  init(frontMatter: String, _ diagnostics: String...) {
    changes = [.text("content/a.md", "---\ntitle: A\n\(frontMatter)\n---\n")]
    self.diagnostics = diagnostics
  }
}

extension TemporaryFolder {
  func apply(_ change: WrongSite.Change) throws {
    switch change {
    case .text(let path, let text): try write(text, to: path)
    case .bytes(let path, let bytes):
      try write("", to: path)
      try Data(bytes).write(to: URL(fileURLWithPath: self.path(path)))
    case .link(let path, let target):
      try FileManager.default.createSymbolicLink(
        atPath: self.path(path), withDestinationPath: target)
    case .removal(let path): try FileManager.default.removeItem(atPath: self.path(path))
    }
  }
}
