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
  public var language: String
  /// The description, in a sentence; empty if not given.
  public var description: String
  /// The address it will be at, ending in `/`; without one nothing absolute is written.
  public var baseURL: String?
  /// The author, for the feed; the site's title if not given.
  public var author: String?
  /// The origin of the site, for the foot of its pages.
  public var provenance: Provenance
  /// The keys under which texts name terms, each a folder of pages.
  public var taxonomies: [String]
  /// The keys that texts may have besides those of every site.
  public var declaredKeys: [DeclaredKey]
  /// Texts with a later date are held back; none is if `nil`.
  ///
  /// No clock is read: the same files give the same site on any day.
  public var until: CalendarDate?
  /// The number of pages a list shows at a time, unless its text says; all if `nil`.
  public var pageSize: Int?
  /// The number of texts the feed holds at most.
  public var feedLength: Int
  /// Tells whether feeds have the whole of each text, and not only its summary.
  public var feedsWholeTexts: Bool
  /// The taxonomies of which each term has a feed of its own.
  public var taxonomiesWithFeeds: [String]
  /// The number of texts that are shown as the newest ones at most.
  public var newestLength: Int
  /// Tells whether there is an index for searching.
  public var isSearchable: Bool
  /// The groups in which a search shows its results, in order; without any, all are in one.
  public var searchGroups: [SearchGroup]
  /// Tells whether pages are written in as few bytes as mean the same.
  public var isMinified: Bool
  /// The style sheets and scripts that are joined to one file.
  public var bundles: [AssetBundle]
  /// The folders below `content/`, each ending in `/`, whose texts may hold raw HTML unless they
  /// say otherwise; an empty one is the whole of it.
  public var rawHTMLFolders: [String]
  /// The syntax of texts besides CommonMark and tables.
  public var syntax: Set<MarkdownSyntax>
  /// The faults that are only warnings, of ``diagnosticsAllowedAsWarnings``.
  public var diagnosticsAsWarnings: Set<DiagnosticID>
  /// The names of the reports to make, in the order written.
  public var reports: [Report]
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

  /// Creates a configuration.
  public init(
    title: String, language: String = "en", description: String = "", baseURL: String? = nil,
    author: String? = nil, provenance: Provenance = Provenance(),
    taxonomies: [String] = standardTaxonomies,
    declaredKeys: [DeclaredKey] = [], until: CalendarDate? = nil, pageSize: Int? = nil,
    feedLength: Int = 20, feedsWholeTexts: Bool = false,
    taxonomiesWithFeeds: [String] = [], newestLength: Int = 5, isSearchable: Bool = false,
    searchGroups: [SearchGroup] = [], isMinified: Bool = false,
    bundles: [AssetBundle] = [], rawHTMLFolders: [String] = [],
    syntax: Set<MarkdownSyntax> = MarkdownSyntax.standard,
    diagnosticsAsWarnings: Set<DiagnosticID> = [], reports: [Report] = []
  ) {
    self.title = title
    self.language = language
    self.description = description
    self.baseURL = baseURL
    self.author = author
    self.provenance = provenance
    self.taxonomies = taxonomies
    self.declaredKeys = declaredKeys
    self.until = until
    self.pageSize = pageSize
    self.feedLength = feedLength
    self.feedsWholeTexts = feedsWholeTexts
    self.taxonomiesWithFeeds = taxonomiesWithFeeds
    self.newestLength = newestLength
    self.isSearchable = isSearchable
    self.searchGroups = searchGroups
    self.isMinified = isMinified
    self.bundles = bundles
    self.rawHTMLFolders = rawHTMLFolders
    self.syntax = syntax
    self.diagnosticsAsWarnings = diagnosticsAsWarnings
    self.reports = reports
  }
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
      let taxonomies = Self.taxonomies(fields)
      let declared = fields.declaredKeys(taken: Self.reservedNames.union(taxonomies))
      let rawHTMLFolders = fields.rawHTMLFolders()
      let searchGroups = fields.searchGroups()
      var configuration = SiteConfiguration(
        title: fields.title(),
        language: Self.language(fields),
        description: fields.string("description", default: ""),
        baseURL: Self.baseURL(fields),
        author: fields.optionalString("author"),
        provenance: fields.provenance(),
        taxonomies: taxonomies,
        declaredKeys: declared.map { $0.key },
        until: fields.optionalDate("until"),
        pageSize: fields.optionalInt("paginate", in: 1...10_000),
        feedLength: fields.int("feed-length", in: 1...1_000, default: 20),
        feedsWholeTexts: fields.optionalChoice("feed-content", of: ["summary", "full"]) == "full",
        taxonomiesWithFeeds: (fields.optionalChoices("term-feeds", of: taxonomies) ?? []).map(
          \.text),
        newestLength: fields.int("newest", in: 1...100, default: 5),
        isSearchable: searchGroups != nil,
        searchGroups: searchGroups ?? [],
        isMinified: fields.bool("minify"),
        bundles: fields.bundles(),
        rawHTMLFolders: rawHTMLFolders.map(\.path),
        syntax: fields.syntax(),
        diagnosticsAsWarnings: fields.diagnosticsAsWarnings(),
        reports: (fields.optionalChoices("reports", of: reports) ?? []).map {
          Report(name: $0.text, location: $0.location)
        })
      configuration.namedFolders =
        declared.flatMap { $0.folders } + rawHTMLFolders.filter { !$0.path.isEmpty }
      return configuration
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

  private static func baseURL(_ fields: Fields) -> String? {
    guard let text = fields.optionalString("base-url") else { return nil }
    guard let url = normalizedBaseURL(text) else {
      fields.report(
        .wrongAddress, at: "base-url", "'\(text)' is not an address a site can stand at",
        explanation: Self.baseURLForm, suggestion: "write it as https://example.org/folder/")
      return nil
    }
    return url
  }
}

extension SiteConfiguration {
  /// The rules by which the front matter of the site's texts is read.
  var frontMatterRules: FrontMatterRules {
    FrontMatterRules(taxonomies: taxonomies, declared: declaredKeys)
  }

  /// A renderer as the site wants it for a text.
  ///
  /// - Parameters:
  ///   - renderer: The renderer of all texts.
  ///   - path: The text's path below `content/`.
  /// - Returns: The renderer, which reads no more than the site allows for the text.
  func renderer(_ renderer: MarkdownRenderer, forText path: String) -> MarkdownRenderer {
    var renderer = renderer
    // What the renderer leaves out stays out; what is read only where it is asked for is added.
    renderer.syntax = syntax.subtracting(MarkdownSyntax.standard.subtracting(renderer.syntax))
    renderer.allowsRawHTML =
      renderer.allowsRawHTML || rawHTMLFolders.contains(where: path.hasPrefix)
    return renderer
  }
}
