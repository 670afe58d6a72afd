public import CommonMark
public import Diagnostics
import Documents
public import SiteFiles
import SiteTemplates

/// The configuration of a site, read from `content/site.yml`.
public struct SiteConfiguration: Hashable, Sendable {
  /// The site's name.
  public var title: String
  /// The language of its texts, as a value of HTML's `lang`.
  public var language = "en"
  /// The description, in a sentence; empty if not given.
  public var description = ""
  /// The address of the published site, ending in `/`; without it, no absolute address is written.
  public var baseURL: String?
  /// The author, for the feed; the site's title if not given.
  public var author: String?
  /// The address of the site's sources.
  public var repository: String?
  /// The name of its licence: `MIT`.
  public var license: String?
  /// The version, in the authors' numbering.
  public var version: String?
  /// The date of the last change; if not given, that of the newest text with a date.
  ///
  /// Neither the clock nor file times are read, so the same files always give the same pages.
  public var updated: CalendarDate?
  /// The keys under which texts name terms; each is a folder of pages.
  public var taxonomies = standardTaxonomies
  /// The declared keys that texts may have in addition to the standard ones.
  public var declaredKeys: [DeclaredKey] = []
  /// The date after which texts are held back; `nil` holds back none.
  ///
  /// The clock is not read, so the same files give the same site on any day.
  public var until: CalendarDate?
  /// The number of entries per page of a list, unless its text says otherwise; all if `nil`.
  public var pageSize: Int?
  /// The maximum number of texts in the feed.
  public var feedLength = 20
  /// Indicates whether feeds contain each whole text in addition to its summary.
  public var feedsWholeTexts = false
  /// The taxonomies whose terms each have their own feed.
  public var taxonomiesWithFeeds: [String] = []
  /// The maximum number of texts that are shown as the newest.
  public var newestLength = 5
  /// Indicates whether the site has a search index.
  public var isSearchable = false
  /// The groups of search results, in order; without any, all results are in one group.
  public var searchGroups: [SearchGroup] = []
  /// Indicates whether pages are minified.
  public var isMinified = false
  /// The style sheets and scripts that are joined into one file each.
  public var bundles: [AssetBundle] = []
  /// The folders whose texts may contain raw HTML unless they say otherwise.
  ///
  /// Each path is below `content/` and ends in `/`; an empty path means the whole folder.
  public var rawHTMLFolders: [String] = []
  /// The syntax of texts besides CommonMark and tables.
  public var syntax = MarkdownSyntax.standard
  /// The errors, from ``diagnosticsAllowedAsWarnings``, that are reported as warnings.
  public var diagnosticsAsWarnings: Set<DiagnosticID> = []
  /// The reports to make, in the order written.
  public var reports: [Report] = []
  /// The folders that the configuration names and that should contain texts.
  var namedFolders: [NamedFolder] = []

  /// The taxonomies of a site that does not name any.
  public static let standardTaxonomies = ["tags"]

  /// The name of a report and the location where it is requested.
  public struct Report: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The location of the value.
    public let location: SourceLocation
  }

  /// Creates the configuration of a site for which only the name is set.
  init(title: String) { self.title = title }
}

extension SiteConfiguration {
  /// Reads `site.yml` of a content folder.
  ///
  /// - Parameters:
  ///   - folder: The content folder.
  ///   - reports: The names of the known reports; any other name is an error.
  /// - Throws: Every error in the file.
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
          "base-url", isNo: "not an address that a site can have",
          form: "https://example.org/folder/")?
        .normalized
      site.author = fields.optionalString("author")
      site.repository =
        fields.webAddress(
          "repository", isNo: "not the address of a repository",
          form: "https://example.org/owner/name")?
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

  /// Returns the front matter keys that a `site.yml` declares, whatever other errors it contains.
  static func declaredKeys(in text: String) -> [DeclaredKey] {
    guard let value = try? Value.parse(yaml: text, file: "site.yml") else { return [] }
    let fields = Fields(value, collector: DiagnosticCollector())
    return fields.declaredKeys(taken: reservedNames).map { $0.key }
  }

  /// Indicates whether a text has the form of a language tag (BCP 47), such as `en` or `de-CH`.
  public static func isLanguageTag(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*/#) != nil
  }

  private static func language(_ fields: Fields) -> String {
    let language = fields.string("language", default: "en")
    guard !isLanguageTag(language) else { return language }
    let hyphenated = language.replacing("_", with: "-")
    fields.report(
      .wrongLanguage, at: "language", "'\(language)' is not a language tag",
      explanation: "A language tag has two or more letters, and optional parts after hyphens.",
      suggestion: isLanguageTag(hyphenated)
        ? "write '\(hyphenated)'" : "write a tag such as 'en' or 'de-CH'")
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
            .wrongTaxonomy, at: location, "'\(name)' is listed twice",
            notes: [DiagnosticNote(at: first, "first listed here")]))
        return nil
      }
      seen[name] = location
      guard AnchorMaker.slug(name) == name, !reservedNames.contains(name) else {
        fields.collector.report(
          Diagnostic(
            .wrongTaxonomy, at: location, "'\(name)' cannot be the name of a taxonomy",
            explanation: "It is a key in front matter, a value in templates and a folder of pages.",
            suggestion: "use lower-case letters, and no name that already has a meaning"))
        return nil
      }
      return name
    }
  }

  /// The names that already have a meaning in templates or front matter.
  private static var reservedNames: Set<String> {
    Set(StandardValue.allCases.map(\.rawValue))
      .union(["template", "weight", "aliases", "paginate", "draft", "raw-html"])
  }
}

extension SiteConfiguration {
  /// Returns a renderer with the site's settings for the text at a path below `content/`.
  func renderer(_ renderer: MarkdownRenderer, forText path: String) -> MarkdownRenderer {
    var renderer = renderer
    // Standard syntax that the renderer excludes stays excluded. Optional syntax is added.
    renderer.syntax = syntax.subtracting(MarkdownSyntax.standard.subtracting(renderer.syntax))
    renderer.allowsRawHTML =
      renderer.allowsRawHTML || rawHTMLFolders.contains(where: path.hasPrefix)
    return renderer
  }
}

extension SiteConfiguration {
  /// The required form of a site's address, in words.
  public static let baseURLForm =
    "It consists of https:// or http://, a host, an optional port up to 65535 and optional "
    + "folders; it has no user, no '.' or '..', and no empty folder name."

  /// Validates a site's address and adds a `/` at the end if it is missing.
  ///
  /// - Returns: The address; `nil` if it is not a web address, or browsers would read another one.
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

  /// Indicates whether a text is a host, optionally with a port.
  private static func isAuthority(_ text: Substring) -> Bool {
    let form = #/(?:\[[0-9A-Fa-f:.]+\]|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.?)(?::([0-9]+))?/#
    guard let match = text.wholeMatch(of: form) else { return false }
    guard let port = match.1 else { return true }
    return Int(port).map { (1...65_535).contains($0) } ?? false
  }

  /// Indicates whether a part of a path leads one folder down.
  private static func isFolder(_ part: Substring) -> Bool {
    !["", ".", ".."].contains(part.lowercased().replacing("%2e", with: "."))
  }
}

extension SiteConfiguration {
  /// The errors that a site may have reported as warnings, because each leaves a readable page.
  ///
  /// An imported site has such errors before they can be corrected.
  public static let diagnosticsAllowedAsWarnings: [DiagnosticID] = [
    .brokenAnchor, .brokenLink, .controlCharacter, .missingAlternativeText, .openCode,
    .repeatedAnchor, .tableColumns, .unknownDirective, .unsafeLink,
  ]
}
