public import CommonMark
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
