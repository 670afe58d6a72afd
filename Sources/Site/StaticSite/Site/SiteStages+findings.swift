import Diagnostics
import SiteLinks
import SiteTemplates

extension SiteStages {
  /// Checks what no page shows alone, and puts the site together.
  ///
  /// - Parameters:
  ///   - changedFiles: The paths of the files that differ; `nil` for a first build.
  ///   - rebuild: Why pages were rendered again.
  /// - Returns: The site.
  mutating func builtSite(changedFiles: Set<String>?, rebuild: Rebuild?) -> BuiltSite {
    BuiltSite(
      ready: files.ready,
      onRequest: files.onRequest(
        configured.configuration, order.arrangement, bodies.bodies, plans.plans, pages.pages),
      pages: pages.pages, diagnostics: diagnostics(), omissions: omissions,
      changedFiles: changedFiles, rebuild: rebuild)
  }

  /// Everything that was found, in order, each once.
  private mutating func diagnostics() -> [Diagnostic] {
    var found = Set(content.diagnostics)
    // That there is no `site.yml` goes without saying if the folder cannot be read.
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
      unmade: reports.reported.unmade,
      plans: plans.plans)
    found.formUnion(folders.check())
    let unread = UnreadTexts(
      content: content.content, setup: setup, directives: templates.directives,
      reportKinds: configured.reportKinds,
      index: addresses.index
    ).check()
    let links = checked.library.map { linkDiagnostics($0, unread.pages) } ?? []
    found.formUnion(answered(bodies.diagnostics + unread.diagnostics + links))
    // Templates define directives; none is unknown as long as they cannot be read.
    if templates.library == nil { found = found.filter { $0.id != .unknownDirective } }
    let warnings = configured.configuration.diagnosticsAsWarnings
    guard !warnings.isEmpty else { return found.sorted() }
    return found.map { warnings.contains($0.id) ? $0.asWarning : $0 }.sorted()
  }

  /// The faults with what was perhaps meant.
  private mutating func answered(_ diagnostics: [PendingDiagnostic]) -> [Diagnostic] {
    let domains = Set(diagnostics.compactMap { $0.question?.key.domain })
    if domains.contains(.texts), suggestions.texts == nil {
      suggestions.texts = SuggestionCache(content.content.textPaths)
    }
    if domains.contains(.addresses), suggestions.addresses == nil {
      suggestions.addresses = SuggestionCache(addresses.index.addresses)
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
      checker.checkAnchors(of: page) { file in
        guard let target = pages.pages[file], library.isWhole(target.plan.template) else {
          return nil
        }
        return target
      }
    }
    for page in pages.pages.values { check(page) }
    for page in unread { check(page) }
    return checker.diagnostics
  }

  /// The files and values that were left out for want of a base URL.
  private var omissions: [String] {
    guard configured.configuration.baseURL == nil else { return [] }
    let hasFeed = order.arrangement.summaries.contains { $0.date != nil }
    return [Sitemap.path] + (hasFeed ? [Feed.path] : []) + ["canonical addresses"]
  }
}
