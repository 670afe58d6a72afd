import Diagnostics
import Sequences
import SiteFiles
import SiteLinks
import SiteTemplates

extension SiteStages {
  /// Performs the checks that need several pages, and assembles the site.
  mutating func builtSite(changedFiles: Set<String>?, rebuild: Rebuild?) -> BuiltSite {
    BuiltSite(
      ready: files.ready,
      onRequest: files.onRequest(
        configured.configuration, order.arrangement, bodies.bodies, plans.plans, pages.pages),
      pages: pages.pages, diagnostics: diagnostics(), omissions: omissions,
      changedFiles: changedFiles, rebuild: rebuild)
  }

  /// Returns all diagnostics, sorted and without duplicates.
  private mutating func diagnostics() -> [Diagnostic] {
    var found = Set(content.diagnostics)
    // A missing `site.yml` is not reported if the folder itself cannot be read.
    if content.unreadable.isEmpty { found.formUnion(configured.diagnostics) }
    found.formUnion(templates.diagnostics)
    found.formUnion(reports.reported.diagnostics)
    found.formUnion(plans.diagnostics)
    found.formUnion(addresses.diagnostics)
    found.formUnion(checked.diagnostics)
    let folders = FolderChecker(
      arrangement: order.arrangement, content: content.content, index: addresses.index,
      named: content.unreadable.isEmpty ? configured.configuration.namedFolders : [],
      searched: found.contains { $0.severity == .error }
        ? [] : configured.configuration.searchGroups.flatMap(\.folders),
      unmade: reports.reported.unmade, plans: plans.plans)
    found.formUnion(folders.check())
    let unread = checkUnreadTexts()
    let links = checked.library.map { linkDiagnostics($0, unread.pages) } ?? []
    found.formUnion(answered(bodies.diagnostics + unread.diagnostics + links))
    // Templates define directives, so none is reported as unknown while they cannot be read.
    if templates.library == nil { found = found.filter { $0.id != .unknownDirective } }
    let warnings = configured.configuration.diagnosticsAsWarnings
    guard !warnings.isEmpty else { return found.sorted() }
    return found.map { warnings.contains($0.id) ? $0.asWarning : $0 }.sorted()
  }

  /// Returns the diagnostics with typo suggestions.
  private mutating func answered(_ diagnostics: [PendingDiagnostic]) -> [Diagnostic] {
    for name in diagnostics.lazy.compactMap(\.question?.name) {
      switch name {
      case .text where suggestions.texts == nil:
        suggestions.texts = SuggestionCache(content.content.textPaths)
      case .address where suggestions.addresses == nil:
        suggestions.addresses = SuggestionCache(addresses.index.addresses)
      case .text, .address, .anchor: break
      }
    }
    return suggestions.answer(diagnostics) { [pages = pages.pages] file in
      pages[file]?.linked.anchors ?? []
    }
  }

  private func linkDiagnostics(
    _ library: TemplateLibrary, _ unread: [RenderedPage]
  ) -> [PendingDiagnostic] {
    let named = Set(order.arrangement.taxonomies.map(\.name))
    var checker = LinkChecker(
      library: library, content: content.content, index: addresses.index,
      unnamedTaxonomies: configured.configuration.taxonomies.filter { !named.contains($0) })
    func check(_ page: RenderedPage) {
      checker.check(page)
      checker.checkAnchors(of: page) { pages.pages[$0] }
    }
    for page in pages.pages.values { check(page) }
    for page in unread { check(page) }
    return checker.diagnostics
  }

  /// Checks the bodies of texts with invalid front matter, so that all errors are reported at
  /// once.
  ///
  /// Returns the bodies as pages that are not written, and the diagnostics of the bodies.
  private func checkUnreadTexts() -> (pages: [RenderedPage], diagnostics: [PendingDiagnostic]) {
    // Only reports understand the bodies of the texts that they make pages from.
    let texts = content.content.unread.compactMap(\.provisional)
      .filter { !configured.reportKinds.contains($0.kind) }
    let checked = texts.concurrentMap { text in
      let collector = DiagnosticCollector()
      let body = content.content.body(
        of: text,
        using: configured.configuration.renderer(
          setup.renderer, forText: text.file.relativePath),
        directives: setup.directives, templates: templates.directives,
        reportingOthersTo: collector)
      let plan = PagePlan(
        path: text.path, template: "", title: text.title,
        source: SourceLocation(file: text.file.path), subject: .text(text, body))
      let linked = LinkedPage(
        Array(body.html.utf8), file: plan.outputPath, index: addresses.index)
      return (
        page: RenderedPage(plan: plan, linked: linked, twin: nil),
        diagnostics: collector.diagnostics.map { PendingDiagnostic($0) } + body.pendingDiagnostics
      )
    }
    return (checked.map(\.page), checked.flatMap(\.diagnostics))
  }

  /// The files and values that were left out because there is no base URL.
  private var omissions: [String] {
    guard configured.configuration.baseURL == nil else { return [] }
    let hasFeed = order.arrangement.summaries.contains { $0.date != nil }
    return [Sitemap.path] + (hasFeed ? [Feed.path] : []) + ["canonical addresses"]
  }
}
