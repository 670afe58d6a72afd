public import Diagnostics
public import Documents
public import SiteFiles
public import SiteTemplates

/// A text of `content/`: its front matter, and its body in Markdown.
///
/// A text never changes; reading the file again gives another object, so a change is visible.
public final class ContentText: Sendable {
  /// The file.
  public let file: SourceFolder.File
  /// The file's text, split into front matter and body.
  public let document: Document
  /// The name of its kind.
  public let kind: String
  /// The path of its page; see ``Page/path``.
  public let path: String
  /// The title.
  public let title: String
  /// The summary, in a sentence; empty if not given.
  public let summary: String
  let hasPlaceholder: Bool
  /// The template of its page: the one that the text names, or that of its kind.
  public let template: String
  let namesTemplate: Bool
  /// The location where the template is named, or the file.
  public let templateLocation: SourceLocation
  /// The weight that orders the text among its neighbours; lighter texts come first.
  public let weight: Int
  /// The date of its publication, if given.
  public let date: CalendarDate?
  /// The date of its last change, if given.
  public let updated: CalendarDate?
  /// The terms that it names, by taxonomy.
  public let terms: [String: [TermMention]]
  /// The paths that redirect to its page.
  public let aliases: [Alias]
  /// The picture that represents the page on other sites, as written.
  public let image: String?
  /// The number of entries that its list shows on each page, if given.
  public let pageSize: Int?
  /// Indicates whether the text is a draft.
  public let isDraft: Bool
  /// Indicates whether its body may contain raw HTML; `nil` if not given.
  public let allowsRawHTML: Bool?
  /// The header that its kind read; see ``TextOfKind``.
  let header: any Sendable
  /// The values that templates can name: those of the header and of the keys that the site
  /// declares, and the text's own keys as `extra`.
  public let values: [String: PageValue]

  /// Reads a file's front matter.
  ///
  /// Every text has a `title`, and may have `summary`, `template`, `weight`, `date`, `updated`,
  /// `aliases`, `image`, `paginate`, `draft`, `raw-html`, `extra` (any keys for its templates), a
  /// list of terms for each taxonomy, and the keys that the site declares.
  private init(
    _ file: SourceFolder.File, document: Document, kind: AnyContentKind, rules: FrontMatterRules,
    fields: Fields
  ) throws(DiagnosticError) {
    self.file = file
    self.document = document
    self.kind = kind.name
    fields.advice = ForeignKeys.advice
    fields.hint = "write keys of your own under 'extra', or declare them in 'site.yml'"
    fields.format = document.format
    path = kind.path(file.relativePath)
    title = fields.title()
    let written = fields.string("summary", default: "")
    hasPlaceholder = written == Self.placeholder
    summary = hasPlaceholder ? "" : written
    let template = fields.optional("template")
    self.template = template?.string(fields.collector) ?? kind.template
    namesTemplate = template != nil
    templateLocation = template?.location ?? SourceLocation(file: file.path)
    weight = fields.int("weight", default: 0)
    date = fields.optionalDate("date")
    updated = fields.optionalDate("updated")
    var terms: [String: [TermMention]] = [:]
    for taxonomy in rules.taxonomies {
      let mentions = fields.terms(taxonomy)
      if !mentions.isEmpty { terms[taxonomy] = mentions }
    }
    self.terms = terms
    aliases = fields.aliases()
    image = fields.optionalString("image")
    pageSize = fields.optionalInt("paginate", in: 1...10_000)
    isDraft = fields.bool("draft")
    allowsRawHTML = fields.optional("raw-html")?.bool(fields.collector)
    let extra = fields.extra()
    let declared = fields.values(of: rules.declared, inText: file.relativePath)
    var values: [String: PageValue]
    (header, values) = try kind.read(fields)
    if !declared.isEmpty { values.merge(declared) { own, _ in own } }
    if let extra { values["extra"] = extra }
    self.values = values
  }
}

extension ContentText {
  /// The placeholder for the summary of a new text; readers and the feed never see it.
  public static let placeholder = "What this page is about, in a sentence."

  /// The maximum size of a text in bytes; making its page takes about twenty times as much memory.
  static let longest = 16_000_000

  /// Reads a file.
  ///
  /// - Throws: Every error in its front matter.
  static func read(
    _ file: SourceFolder.File, kind: AnyContentKind, rules: FrontMatterRules
  ) throws(DiagnosticError) -> ContentText {
    let document = try Document(path: file.path, bytes: file.bytes(atMost: longest))
    if let diagnostic = document.missingFrontMatter { throw DiagnosticError(diagnostic) }
    return try document.fields.decode { fields throws(DiagnosticError) in
      try ContentText(file, document: document, kind: kind, rules: rules, fields: fields)
    }
  }

  /// Reads as much of a file's front matter as possible, with defaults for the rest.
  ///
  /// The result is only used to check the body.
  static func provisional(
    _ file: SourceFolder.File, document: Document, kind: AnyContentKind, rules: FrontMatterRules
  ) -> ContentText? {
    let lenient = AnyContentKind(
      kind.name, folder: kind.folder, template: kind.template, path: kind.path
    ) { fields in fields.leaveRest() }
    return document.fields.decode(reportingTo: DiagnosticCollector()) {
      fields throws(DiagnosticError) in
      try ContentText(file, document: document, kind: lenient, rules: rules, fields: fields)
    }
  }

  /// Returns the path of a text's page, in a folder named after the text.
  ///
  /// `guide/choosing.md` is at `guide/choosing/`, `guide/index.md` at `guide/`, `404.md` at
  /// `404.html`.
  public static func standardPath(_ relativePath: String) -> String {
    if relativePath == "404.md" { return "404.html" }
    let name = TextFileName.withoutEnding(relativePath)
    if name == "index" { return "" }
    if name.hasSuffix("/index") { return String(name.dropLast("index".count)) }
    return name + "/"
  }

  /// Indicates whether the text is a section's own page.
  var isSection: Bool {
    file.relativePath == "index.md" || file.relativePath.hasSuffix("/index.md")
  }
}
