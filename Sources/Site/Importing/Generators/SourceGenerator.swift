import CommonMark
import Diagnostics
import Documents

/// Another generator of static sites, of which a site can be imported.
///
/// One that is new is a type of its own and a line in ``SourceGenerators/all``. All that its sites
/// have in common with those of others is done elsewhere: front matter, links, fences, headings.
protocol SourceGenerator: Sendable {
  /// The word by which the command line names it.
  static var name: String { get }
  /// Its name.
  static var title: String { get }

  /// Finds what a folder holds.
  ///
  /// - Throws: That there is no such site in it.
  init(_ tree: SourceTree, reportingTo log: ImportLog) throws(DiagnosticError)

  /// What was found.
  var site: ForeignSite { get }

  /// Returns the keys that the site's configuration gives a text, unless the text says otherwise.
  func defaults(for path: String) -> [MappingEntry]

  /// The place where a text's page was, and the place to which the text goes.
  func placement(_ path: String, _ fields: ForeignFields) -> PagePlacement

  /// The `id` that a heading had.
  func slug(_ heading: String) -> String

  /// Replaces the marks that are the generator's own.
  func replaceMarks(in text: inout TrackedText, of source: ShortcodeText)
}

extension SourceGenerator {
  func defaults(for path: String) -> [MappingEntry] { [] }

  /// The `id` that GitHub gives to a heading; most generators make theirs in the same way.
  func slug(_ heading: String) -> String {
    var maker = AnchorMaker()
    return maker.anchor(for: heading)
  }
}

/// The generators that there are.
enum SourceGenerators {
  static let all: [any SourceGenerator.Type] = [
    Hugo.self, Jekyll.self, MarkdownFolder.self, MDBook.self, Zola.self,
  ]
}

extension DiagnosticError {
  /// That a folder is no site of the generator that was named.
  static func noSource(_ tree: SourceTree, _ reason: String) -> Self {
    DiagnosticError(
      .noSource, at: SourceLocation(file: tree.root), "there is nothing to import: \(reason)",
      suggestion: "name the folder of the site")
  }
}
