public import Diagnostics
public import Documents

/// A text of `content/`: what its front matter says, and its body still in Markdown.
public struct ContentText: Sendable {
  /// The file.
  public let file: SourceFolder.File
  /// The file's text, split.
  public let document: Document
  /// The name of its kind.
  public let kind: String
  /// Where its page stands; see ``Page/path``.
  public let path: String
  /// The title.
  public let title: String
  /// What it is about, in a sentence; empty if not given.
  public let summary: String
  /// The template of its page.
  public let template: String
  /// Where the template is named, or the file.
  public let templateLocation: SourceLocation
  /// Its place among its neighbours: the lighter first.
  public let weight: Int
  /// Whether it is not to be published yet.
  public let isDraft: Bool
  /// Whether its body may hold raw HTML.
  public let allowsRawHTML: Bool
  /// What the kind's schema gave.
  public let values: [String: PageValue]
}

extension ContentText {
  /// Reads a file.
  ///
  /// Every text may have `title` (it must), `summary`, `template`, `weight`, `draft` and `raw-html`.
  ///
  /// - Throws: Every fault of its front matter.
  init(_ file: SourceFolder.File, kind: ContentKind) throws(DiagnosticError) {
    let document = try Document(path: file.path, text: file.text())
    self = try document.fields.decode { fields throws(DiagnosticError) in
      let template = fields.optional("template")
      return ContentText(
        file: file, document: document, kind: kind.name, path: kind.path(file.relativePath),
        title: fields.string("title"),
        summary: fields.string("summary", default: ""),
        template: template?.string(fields.collector) ?? kind.template,
        templateLocation: template?.location ?? SourceLocation(file: file.path),
        weight: fields.int("weight", default: 0),
        isDraft: fields.bool("draft"),
        allowsRawHTML: fields.bool("raw-html"),
        values: try kind.schema(fields))
    }
  }
}
