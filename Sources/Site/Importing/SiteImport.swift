public import Diagnostics
import Documents
import SiteLinks
public import StaticSite

/// Imports the site of another generator.
///
/// ```swift
/// let site = try SiteImport.site(from: "zola", in: "my-blog")
/// for (path, text) in site.texts { print(path, text.count) }
/// ```
public enum SiteImport {
  /// The supported generators, each with its name on the command line and its title.
  public static let generators = SourceGenerators.all.map { (name: $0.name, title: $0.title) }

  /// Reads a site.
  ///
  /// - Parameters:
  ///   - name: The name of its generator, one of ``generators``.
  ///   - folder: The site's folder.
  ///   - today: The date that decides which pages are published.
  /// - Returns: The new site.
  /// - Throws: A diagnostic if the generator is unknown, or the folder contains no such site.
  public static func site(
    from name: String, in folder: String, today: CalendarDate? = .today
  ) throws(DiagnosticError) -> ImportedSite {
    guard let type = SourceGenerators.all.first(where: { $0.name == name }) else {
      throw DiagnosticError(
        .wrongArguments, "sites of '\(name)' cannot be imported",
        explanation: "Known generators: \(generators.map(\.name).joined(separator: ", ")).",
        suggestion: TypoSuggestion.suggestion(for: name, in: generators.map(\.name)))
    }
    let log = ImportLog()
    let generator = try type.init(SourceTree(folder), reportingTo: log)
    var texts = read(generator, today, log)
    holdBackBelow(&texts, log)
    let settlement = PathSettlement(site: generator.site)
    settlement.settle(&texts, reportingTo: log)
    let files = settlement.files(for: texts, reportingTo: log)
    let bodies = linked(texts, generator.site, log)
    return SiteAssembly(generator.site)
      .site(zip(texts, bodies).map { $0 }, files: files, reportingTo: log)
  }

  /// Reads all texts, and replaces the generator's marks by Markdown.
  private static func read(
    _ generator: any SourceGenerator, _ today: CalendarDate?, _ log: ImportLog
  ) -> [ImportedText] {
    let days = PublicationDays(
      today: today, holdsBackWhatIsToCome: generator.site.holdsBackWhatIsToCome)
    return log.concurrentMap(generator.site.textPaths) { path, log in
      log.warning(adding: "The text is left out.") { () throws(DiagnosticError) in
        try text(path, generator, days, log)
      }
    }.compactMap(\.self)
  }

  private static func text(
    _ path: String, _ generator: any SourceGenerator, _ days: PublicationDays, _ log: ImportLog
  ) throws(DiagnosticError) -> ImportedText {
    let site = generator.site
    let file = site.tree.fullPath(path)
    let foreign = try ForeignText(site.tree.bytes(path), file: file, reportingTo: log)
    let own = Set(foreign.fields.map { $0.key.lowercased() })
    let defaults = generator.defaults(for: path).filter { !own.contains($0.key.lowercased()) }
    let fields = ForeignFields(
      foreign.fields + defaults, taxonomies: site.settings.taxonomies, days: days,
      reportingTo: log)
    let placement = generator.placement(path, fields)
    let body = foreign.body.replacing("\r\n", with: "\n")
    var text = ImportedText(
      path: path, fields: fields, unread: foreign.unread, placement: placement,
      body: TrackedText(body, file: file, firstLine: foreign.bodyLine),
      title: PagePath.title(ofTarget: placement.target) ?? site.settings.title ?? "Home")
    generator.replaceMarks(
      in: &text.body,
      of: ShortcodeText(
        path: path, fields: fields, settings: site.settings, tree: site.tree, log: log))
    FenceInfos.simplify(in: &text.body, log)
    text.settleHeadings(generator.slug)
    return text
  }

  /// Turns texts into drafts if a text above them holds them back.
  private static func holdBackBelow(_ texts: inout [ImportedText], _ log: ImportLog) {
    for above in texts {
      guard let location = above.fields.heldBackBelow else { continue }
      let folder = SitePath.folder(of: above.path)
      var count = 0
      for index in texts.indices where texts[index].path.hasPrefix(folder) {
        if !texts[index].placement.isDraft { count += 1 }
        texts[index].placement.isDraft = true
      }
      let drafts = count == 1 ? "text becomes a draft" : "texts become drafts"
      log.report(
        .keyChanged, at: location,
        "\(count) \(drafts): no pages are made of the texts in this folder",
        suggestion: "delete 'draft: true' in those to publish")
    }
  }

  /// Returns the bodies of all texts with rewritten links.
  private static func linked(
    _ texts: [ImportedText], _ site: ForeignSite, _ log: ImportLog
  ) -> [String] {
    let pass = LinkPass(table: LinkTable(site, texts), texts: texts, settings: site.settings)
    return log.concurrentMap(texts) { text, log in
      var body = text.body
      pass.replace(in: &body, of: text, reportingTo: log)
      return body.string
    }
  }
}
