public import CommonMark
public import Diagnostics
public import SiteFiles

/// The folders and settings that a site is built from.
public struct SiteSetup: Sendable {
  /// The folder of words; `site.yml` in it says the rest.
  public var content: SourceFolder
  /// The folder of templates, with the assets in `assets/`.
  public var templates: SourceFolder
  /// The address the site will be at; what `site.yml` says if `nil`.
  public var baseURL: String?
  /// Tells whether style sheets and scripts have names that change with their bytes; a preview, in
  /// which nothing is kept for long, does better without: a changed style sheet then leaves the
  /// pages as they are.
  public var namesAssetsByContent = true
  /// Texts with a later date are held back; what `site.yml` says if `nil`.
  public var until: CalendarDate?
  /// Tells whether texts under way, and those held back for their date, are published.
  public var includesDrafts = false
  /// Tells whether a site that is brought up to date says why pages were rendered again (see
  /// ``Rebuild``).
  public var explainsRebuilds = false
  /// The kinds of the texts of folders, besides those of reports; ``ContentKind/page`` is added.
  public var kinds: [AnyContentKind] = []
  /// The renderer of texts to HTML: directives that need nothing, colours.
  public var renderer = MarkdownRenderer()
  /// Directives that may look up data.
  public var directives: [SiteDirective] = []
  /// The reports there are; `site.yml` says which are made.
  public var reports: [any SiteReport] = []

  /// Creates a setup of two folders.
  public init(content: String, templates: String) {
    self.content = SourceFolder(content)
    self.templates = SourceFolder(templates)
  }
}

extension SiteSetup {
  /// The same with the directives of the reports that are made.
  func withDirectives(of reports: [any SiteReport]) -> SiteSetup {
    var setup = self
    for report in reports {
      setup.renderer.directives.merge(report.directives) { own, _ in own }
      setup.renderer.directivesElsewhere.merge(report.directivesElsewhere) { own, _ in own }
    }
    return setup
  }
}

/// A maker of pages and of files beside them that a site can switch on in `content/site.yml`, by
/// its name under `reports`.
///
/// It knows what no text says: it computes.
public protocol SiteReport: Sendable {
  /// The name that `site.yml` knows it by.
  var name: String { get }
  /// The kinds of the texts that it makes pages of; it makes those of no others.
  var kinds: [AnyContentKind] { get }
  /// The directives that it gives to all texts while it is made; none unless it says so.
  var directives: [String: Directive.Handler] { get }
  /// The names of directives that only its own texts can have, and which these are, as a sentence;
  /// none unless it says so.
  var directivesElsewhere: [String: String] { get }

  /// The pages of its texts, and those that have no text.
  ///
  /// It is called again when one of its texts has changed, or a text has been added, removed or
  /// renamed.
  ///
  /// - Parameters:
  ///   - content: All texts, as far as they could be read.
  ///   - clock: Notified of each stage of the work.
  /// - Returns: The pages, as far as they could be made, and all that was found wrong.
  func pages(of content: SiteContent, clock: StageClock) async -> ReportedPages
}

extension SiteReport {
  /// None.
  public var directives: [String: Directive.Handler] { [:] }
  /// None.
  public var directivesElsewhere: [String: String] { [:] }
}

/// The pages and files that a report made.
public struct ReportedPages: Sendable {
  /// The pages.
  public var made: [Page]
  /// Files that are no pages: what a page offers for download, or loads.
  public var files: [OutputFile]
  /// The paths of pages that could not be made, so that links to them are not reported.
  public var unmade: [String]
  /// The faults.
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
