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

  /// The settings of the whole site.
  var settings: SiteSettings { get }
  /// The site's folder.
  var tree: SourceTree { get }
  /// The folder of the texts within it: empty, or ending in `/`.
  var contentRoot: String { get }
  /// The paths of the texts.
  var textPaths: [String] { get }
  /// The files that are copied.
  var files: [PlannedFile] { get }
  /// Tells whether an address in a text is relative to the page's address rather than to the text's
  /// file.
  var linksToAddresses: Bool { get }

  /// Tells whether texts of a date to come have no page until then.
  var holdsBackWhatIsToCome: Bool { get }

  /// Tells whether a line such as `: what it means` explained the term on the line before.
  var readsDefinitionLists: Bool { get }

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
  var holdsBackWhatIsToCome: Bool { false }
  var readsDefinitionLists: Bool { false }

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
