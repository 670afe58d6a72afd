public import CommonMark
public import Diagnostics
import Documents
public import SiteFiles
import SiteTemplates

/// The configuration of a site, as `content/site.yml` gives it.
public struct SiteConfiguration: Hashable, Sendable {
  /// The site's name.
  public var title: String
  /// The language of its texts, as HTML's `lang` has it.
  public var language = "en"
  /// The description, in a sentence; empty if not given.
  public var description = ""
  /// The address it will be at, ending in `/`; without one nothing absolute is written.
  public var baseURL: String?
  /// The author, for the feed; the site's title if not given.
  public var author: String?
  /// The address of the site's sources.
  public var repository: String?
  /// The name of its licence: `MIT`.
  public var license: String?
  /// The version, as its authors count.
  public var version: String?
  /// The day of the last change; where none is given, that of the newest text that has one.
  ///
  /// No clock and no file's time is asked, so that the same files give the same pages.
  public var updated: CalendarDate?
  /// The keys under which texts name terms, each a folder of pages.
  public var taxonomies = standardTaxonomies
  /// The keys that texts may have besides those of every site.
  public var declaredKeys: [DeclaredKey] = []
  /// Texts with a later date are held back; none is if `nil`.
  ///
  /// No clock is read: the same files give the same site on any day.
  public var until: CalendarDate?
  /// The number of pages a list shows at a time, unless its text says; all if `nil`.
  public var pageSize: Int?
  /// The number of texts the feed holds at most.
  public var feedLength = 20
  /// Tells whether feeds have the whole of each text, and not only its summary.
  public var feedsWholeTexts = false
  /// The taxonomies of which each term has a feed of its own.
  public var taxonomiesWithFeeds: [String] = []
  /// The number of texts that are shown as the newest ones at most.
  public var newestLength = 5
  /// Tells whether there is an index for searching.
  public var isSearchable = false
  /// The groups in which a search shows its results, in order; without any, all are in one.
  public var searchGroups: [SearchGroup] = []
  /// Tells whether pages are written in as few bytes as mean the same.
  public var isMinified = false
  /// The style sheets and scripts that are joined to one file.
  public var bundles: [AssetBundle] = []
  /// The folders below `content/`, each ending in `/`, whose texts may hold raw HTML unless they
  /// say otherwise; an empty one is the whole of it.
  public var rawHTMLFolders: [String] = []
  /// The syntax of texts besides CommonMark and tables.
  public var syntax = MarkdownSyntax.standard
  /// The faults that are only warnings, of ``diagnosticsAllowedAsWarnings``.
  public var diagnosticsAsWarnings: Set<DiagnosticID> = []
  /// The names of the reports to make, in the order written.
  public var reports: [Report] = []
  /// The folders that it names, of which texts are expected.
  var namedFolders: [NamedFolder] = []

  /// The taxonomies of a site that names none.
  public static let standardTaxonomies = ["tags"]

  /// A report's name, and where it is requested.
  public struct Report: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The place of the value.
    public let location: SourceLocation
  }

  /// Creates the configuration of a site that says nothing but its name.
  init(title: String) { self.title = title }
}

extension SiteConfiguration {
  /// Reads `site.yml` of a content folder.
  ///
  /// - Parameters:
  ///   - folder: The content folder.
  ///   - reports: The names of the reports there are; another name is a fault.
  /// - Throws: Every fault of the file.
  public init(
    from folder: SourceFolder, knownReports reports: [String] = []
  ) throws(DiagnosticError) {
    let file = folder.file("site.yml")
    let value =
      try Value.parse(yaml: file.text(), file: file.path)
      ?? Value(.mapping([]), at: SourceLocation(file: file.path, line: 1, column: 1))
    self = try value.decode { fields in
      var site = SiteConfiguration(title: fields.title())
      site.taxonomies = Self.taxonomies(fields)
      let declared = fields.declaredKeys(taken: Self.reservedNames.union(site.taxonomies))
      let rawHTMLFolders = fields.rawHTMLFolders()
      let searchGroups = fields.searchGroups()
      site.language = Self.language(fields)
      site.description = fields.string("description", default: "")
      site.baseURL =
        fields.webAddress(
          "base-url", isNo: "not an address a site can stand at",
          form: "https://example.org/folder/")?
        .normalized
      site.author = fields.optionalString("author")
      site.repository =
        fields.webAddress(
          "repository", isNo: "no address of a repository", form: "https://example.org/owner/name")?
        .written
      site.license = fields.optionalString("license")
      site.version = fields.optionalString("version")
      site.updated = fields.optionalDate("updated")
      site.declaredKeys = declared.map { $0.key }
      site.until = fields.optionalDate("until")
      site.pageSize = fields.optionalInt("paginate", in: 1...10_000)
      site.feedLength = fields.int("feed-length", in: 1...1_000, default: site.feedLength)
      site.feedsWholeTexts =
        fields.optionalChoice("feed-content", of: ["summary", "full"]) == "full"
      site.taxonomiesWithFeeds = (fields.optionalChoices("term-feeds", of: site.taxonomies) ?? [])
        .map(\.text)
      site.newestLength = fields.int("newest", in: 1...100, default: site.newestLength)
      site.isSearchable = searchGroups != nil
      site.searchGroups = searchGroups ?? []
      site.isMinified = fields.bool("minify")
      site.bundles = fields.bundles()
      site.rawHTMLFolders = rawHTMLFolders.map(\.path)
      site.syntax = fields.syntax()
      site.diagnosticsAsWarnings = fields.diagnosticsAsWarnings()
      site.reports = (fields.optionalChoices("reports", of: reports) ?? []).map {
        Report(name: $0.text, location: $0.location)
      }
      site.namedFolders =
        declared.flatMap { $0.folders } + rawHTMLFolders.filter { !$0.path.isEmpty }
      return site
    }
  }

  /// The keys of front matter that a `site.yml` declares, whatever else is wrong with it.
  static func declaredKeys(in text: String) -> [DeclaredKey] {
    guard let value = try? Value.parse(yaml: text, file: "site.yml") else { return [] }
    let fields = Fields(value, collector: DiagnosticCollector())
    return fields.declaredKeys(taken: reservedNames).map { $0.key }
  }

  /// Tells whether a text is written as a language tag of BCP 47: `en`, `de-CH`.
  public static func isLanguageTag(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*/#) != nil
  }

  private static func language(_ fields: Fields) -> String {
    let language = fields.string("language", default: "en")
    guard !isLanguageTag(language) else { return language }
    let hyphenated = language.replacing("_", with: "-")
    fields.report(
      .wrongLanguage, at: "language", "'\(language)' is not written as a language",
      explanation: "It is two or more letters, and perhaps further parts after hyphens.",
      suggestion: isLanguageTag(hyphenated)
        ? "write '\(hyphenated)'" : "write it as 'en' or 'de-CH'")
    return "en"
  }

  private static func taxonomies(_ fields: Fields) -> [String] {
    guard let names = fields.optionalTexts("taxonomies") else { return standardTaxonomies }
    var seen: [String: SourceLocation] = [:]
    return names.compactMap { written in
      let (name, location) = (written.text, written.location)
      if let first = seen[name] {
        fields.collector.report(
          Diagnostic(
            .wrongTaxonomy, at: location, "'\(name)' stands here twice",
            notes: [DiagnosticNote(at: first, "it stands here first")]))
        return nil
      }
      seen[name] = location
      guard AnchorMaker.slug(name) == name, !reservedNames.contains(name) else {
        fields.collector.report(
          Diagnostic(
            .wrongTaxonomy, at: location, "'\(name)' cannot be the name of a taxonomy",
            explanation: "It is a key in front matter, a value in templates and a folder of pages.",
            suggestion: "use lower-case letters, and no name that has a meaning already"))
        return nil
      }
      return name
    }
  }

  /// The names that templates and front matter have a meaning for already.
  private static var reservedNames: Set<String> {
    Set(StandardValue.allCases.map(\.rawValue))
      .union(["template", "weight", "aliases", "paginate", "draft", "raw-html"])
  }
}

extension SiteConfiguration {
  /// The renderer of all texts as the site wants it for one, by its path below `content/`: it reads
  /// no more than the site allows for it.
  func renderer(_ renderer: MarkdownRenderer, forText path: String) -> MarkdownRenderer {
    var renderer = renderer
    // What the renderer leaves out stays out; what is read only where it is asked for is added.
    renderer.syntax = syntax.subtracting(MarkdownSyntax.standard.subtracting(renderer.syntax))
    renderer.allowsRawHTML =
      renderer.allowsRawHTML || rawHTMLFolders.contains(where: path.hasPrefix)
    return renderer
  }
}

extension SiteConfiguration {
  /// The form of an address that a site can be at, in words.
  public static let baseURLForm =
    "It begins with https:// or http:// and names a host, perhaps with a port up to 65535, and "
    + "folders; no user, no '.' or '..', and nothing empty between two '/'."

  /// Checks an address that a site is to be at, and gives it a `/` at the end.
  ///
  /// - Returns: The address, or `nil` if it is not one of the web, or one that browsers read as
  ///   another.
  public static func normalizedBaseURL(_ url: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: url.hasPrefix),
      !url.contains(where: { $0.isWhitespace || "?#\"<>\\".contains($0) })
    else { return nil }
    var parts = url.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    guard isAuthority(parts.removeFirst()) else { return nil }
    if parts.last?.isEmpty == true { parts.removeLast() }
    guard parts.allSatisfy(isFolder) else { return nil }
    return url.hasSuffix("/") ? url : url + "/"
  }

  /// Tells whether a text is a host, perhaps with a port.
  private static func isAuthority(_ text: Substring) -> Bool {
    let form = #/(?:\[[0-9A-Fa-f:.]+\]|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?)(?::([0-9]+))?/#
    guard let match = text.wholeMatch(of: form) else { return false }
    guard let port = match.1 else { return true }
    return Int(port).map { (1...65_535).contains($0) } ?? false
  }

  /// Tells whether a part of a path leads one folder down.
  private static func isFolder(_ part: Substring) -> Bool {
    !["", ".", ".."].contains(part.lowercased().replacing("%2e", with: "."))
  }
}

extension SiteConfiguration {
  /// The faults that a site may have reported as warnings: each leaves a page that can be read.
  ///
  /// A site that has been imported has such faults before they can be corrected.
  public static let diagnosticsAllowedAsWarnings: [DiagnosticID] = [
    .brokenAnchor, .brokenLink, .controlCharacter, .missingAlternativeText, .openCode,
    .repeatedAnchor, .tableColumns, .unknownDirective, .unsafeLink,
  ]
}
