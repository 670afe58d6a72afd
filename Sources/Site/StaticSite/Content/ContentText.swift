public import Diagnostics
public import Documents
public import SiteFiles
public import SiteTemplates

/// A text of `content/`: what its front matter says, and its body still in Markdown.
///
/// It never changes: a file that is read again gives another one, so that a holder of the old one
/// can tell.
public final class ContentText: Sendable {
  /// The file.
  public let file: SourceFolder.File
  /// The file's text, split.
  public let document: Document
  /// The name of its kind.
  public let kind: String
  /// The path of its page; see ``Page/path``.
  public let path: String
  /// The title.
  public let title: String
  /// The summary, in a sentence; empty if not given.
  public let summary: String
  /// Tells whether the summary is still the one that the text began with, which says nothing.
  let hasPlaceholder: Bool
  /// The template of its page: the one it names, else its kind's.
  public let template: String
  /// Tells whether it names its template itself.
  let namesTemplate: Bool
  /// The place where the template is named, or the file.
  public let templateLocation: SourceLocation
  /// Its place among its neighbours: the lighter first.
  public let weight: Int
  /// The date of its publication, if it gives one.
  public let date: CalendarDate?
  /// The date of its last change, if it gives one.
  public let updated: CalendarDate?
  /// The terms of each taxonomy that it names any of.
  public let terms: [String: [TermMention]]
  /// The places that lead to its page.
  public let aliases: [Alias]
  /// The picture that stands for the page elsewhere, as written.
  public let image: String?
  /// The number of pages its list shows at a time; all if `nil`.
  public let pageSize: Int?
  /// Tells whether it is not to be published yet.
  public let isDraft: Bool
  /// Tells whether its body may hold raw HTML; `nil` if it does not say.
  public let allowsRawHTML: Bool?
  /// The header that its kind has read; see ``TextOfKind``.
  let header: any Sendable
  /// The values that templates can name: those of the header, of the keys that the site declares,
  /// and as `extra` those of the text's own keys.
  public let values: [String: PageValue]

  /// Reads a file's front matter.
  ///
  /// Every text has a `title`, and may have `summary`, `template`, `weight`, `date`, `updated`,
  /// `aliases`, `image`, `paginate`, `draft`, `raw-html`, `extra` (whatever its templates name), a
  /// list of terms for each taxonomy, and the keys that the site declares.
  private init(
    _ file: SourceFolder.File, document: Document, kind: AnyContentKind, rules: FrontMatterRules,
    fields: Fields
  ) throws(DiagnosticError) {
    self.file = file
    self.document = document
    self.kind = kind.name
    fields.advice = ForeignKeys.advice
    fields.hint = "keys of your own stand under 'extra', or are declared in 'site.yml'"
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
  /// The summary that a text begins with, until it is replaced; readers and the feed never
  /// see it.
  public static let placeholder = "What this page is about, in a sentence."

  /// The most bytes of a text: its page takes some twenty times as much memory while it is made.
  static let longest = 16_000_000

  /// Reads a file.
  ///
  /// - Throws: Every fault of its front matter.
  static func read(
    _ file: SourceFolder.File, kind: AnyContentKind, rules: FrontMatterRules
  ) throws(DiagnosticError) -> ContentText {
    let document = try Document(path: file.path, bytes: file.bytes(atMost: longest))
    if let diagnostic = document.missingFrontMatter { throw DiagnosticError(diagnostic) }
    return try document.fields.decode { fields throws(DiagnosticError) in
      try ContentText(file, document: document, kind: kind, rules: rules, fields: fields)
    }
  }

  /// Reads of a file's front matter what can be read, with stand-ins for the rest; only to check
  /// its body.
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

  /// The path of a text's page in the folder named after the text: `guide/choosing.md` is at
  /// `guide/choosing/`, `guide/index.md` at `guide/`; `404.md` is the file `404.html`.
  public static func standardPath(_ relativePath: String) -> String {
    if relativePath == "404.md" { return "404.html" }
    let name = TextFileName.withoutEnding(relativePath)
    if name == "index" { return "" }
    if name.hasSuffix("/index") { return String(name.dropLast("index".count)) }
    return name + "/"
  }

  /// Tells whether it is the text of its folder: a section's own page.
  var isSection: Bool {
    file.relativePath == "index.md" || file.relativePath.hasSuffix("/index.md")
  }
}
