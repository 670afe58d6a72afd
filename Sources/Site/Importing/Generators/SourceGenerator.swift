import CommonMark
import Diagnostics
import Documents

/// A static site generator whose sites can be imported.
///
/// Supporting another generator takes a new type and a line in ``SourceGenerators/all``. Front
/// matter, links, code fences and headings are handled elsewhere for all generators.
protocol SourceGenerator: Sendable {
  /// The name on the command line.
  static var name: String { get }
  /// The generator's title.
  static var title: String { get }

  /// Inspects a folder.
  ///
  /// - Throws: `no-source` if it contains no such site.
  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError)

  /// The site in the folder.
  var site: ForeignSite { get }

  /// Returns the keys that the site's configuration sets for a text, unless the text sets them.
  func defaults(for path: String) -> [MappingEntry]

  /// Returns the former address of a text's page, and the new path of the text.
  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement

  /// Returns the `id` that the generator gives to a heading.
  func slug(_ heading: String) -> String

  /// Replaces the generator's own marks.
  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText)
}

extension SourceGenerator {
  func defaults(for path: String) -> [MappingEntry] { [] }

  /// Returns the `id` that GitHub gives to a heading; most generators use the same one.
  func slug(_ heading: String) -> String {
    var maker = AnchorMaker()
    return maker.anchor(for: heading)
  }
}

/// The supported generators.
enum SourceGenerators {
  static let all: [any SourceGenerator.Type] = [
    Hugo.self, Jekyll.self, MarkdownFolder.self, MDBook.self, Zola.self,
  ]
}

extension DiagnosticError {
  /// Returns the error for a folder that contains no site of the given generator.
  static func noSource(_ tree: SourceTree, _ reason: String) -> Self {
    DiagnosticError(
      .noSource, at: SourceLocation(file: tree.root), "there is nothing to import: \(reason)",
      suggestion: "give the folder of the site")
  }
}
