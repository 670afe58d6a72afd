public import CommonMark
public import Diagnostics
public import SiteFiles

/// The folders and settings that a site is built from.
public struct SiteSetup: Sendable {
  /// The folder of texts, with further settings in `site.yml`.
  public var content: SourceFolder
  /// The folder of templates, with assets in `assets/`.
  public var templates: SourceFolder
  /// The address of the published site; if `nil`, the one in `site.yml`.
  public var baseURL: String?
  /// Indicates whether the names of style sheets and scripts change with their content.
  ///
  /// A preview works better without this: a changed style sheet then leaves the pages unchanged.
  public var namesAssetsByContent = true
  /// The date after which texts are held back; if `nil`, the one in `site.yml`.
  public var until: CalendarDate?
  /// Indicates whether drafts, and texts held back for their date, are published.
  public var includesDrafts = false
  /// Indicates whether updates explain why pages were rendered again (see ``Rebuild``).
  public var explainsRebuilds = false
  /// The kinds of texts besides those of reports; ``ContentKind/page`` is added.
  public var kinds: [AnyContentKind] = []
  /// The renderer of texts to HTML, with colours and the directives that need no data.
  public var renderer = MarkdownRenderer()
  /// The directives that may look up data.
  public var directives: [SiteDirective] = []
  /// The known reports; `site.yml` determines which of them are made.
  public var reports: [any SiteReport] = []

  /// Creates a setup of two folders.
  public init(content: String, templates: String) {
    self.content = SourceFolder(content)
    self.templates = SourceFolder(templates)
  }
}

extension SiteSetup {
  /// Returns a copy with the directives of the reports that are made.
  func withDirectives(of reports: [any SiteReport]) -> SiteSetup {
    var setup = self
    for report in reports {
      setup.renderer.directives.merge(report.directives) { own, _ in own }
      setup.renderer.directivesElsewhere.merge(report.directivesElsewhere) { own, _ in own }
    }
    return setup
  }
}

/// A generator of pages and files that a site enables by name under `reports` in `site.yml`.
///
/// A report computes data that no text contains.
public protocol SiteReport: Sendable {
  /// The name used in `site.yml`.
  var name: String { get }
  /// The kinds of the texts that it makes pages from, and from no others.
  var kinds: [AnyContentKind] { get }
  /// The directives that all texts can use while the report is enabled; none by default.
  var directives: [String: Directive.Handler] { get }
  /// Directives that only its own texts can use, each with a sentence that names these texts.
  var directivesElsewhere: [String: String] { get }

  /// Returns the pages of its texts, and its pages without a text.
  ///
  /// It is called again when one of its texts changes, or any text is added, removed or renamed.
  ///
  /// - Parameters:
  ///   - content: All texts that could be read.
  ///   - clock: Notified of each stage of the work.
  /// - Returns: The pages that could be made, and all diagnostics.
  func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages
}

extension SiteReport {
  /// No directives.
  public var directives: [String: Directive.Handler] { [:] }
  /// No directives.
  public var directivesElsewhere: [String: String] { [:] }
}

/// The pages and files that a report made.
public struct ReportedPages: Sendable {
  /// The pages.
  public var made: [Page]
  /// The files other than pages: downloads, and files that pages load.
  public var files: [OutputFile]
  /// The paths of pages that could not be made, so that links to them are not reported.
  public var unmade: [String]
  /// The diagnostics.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(
    made: [Page] = [], files: [OutputFile] = [], unmade: [String] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.made = made
    self.files = files
    self.unmade = unmade
    self.diagnostics = diagnostics
  }
}
