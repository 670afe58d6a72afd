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
        configured.configuration, order.arrangement, plans.plans, pages.pages),
      pages: pages.pages, diagnostics: diagnostics(), omissions: omissions,
      changedFiles: changedFiles, rebuild: rebuild)
  }

  /// Everything that was found, in order, each once.
  private mutating func diagnostics() -> [Diagnostic] {
    var found = Set(content.faults)
    // That there is no `site.yml` goes without saying if the folder cannot be read.
    if content.unreadable.isEmpty { found.formUnion(configured.faults) }
    found.formUnion(templates.faults)
    found.formUnion(reports.reported.diagnostics)
    found.formUnion(plans.faults)
    found.formUnion(addresses.faults)
    found.formUnion(checked.faults)
    let folders = FolderFaults(
      arrangement: order.arrangement, content: content.content, index: addresses.index,
      named: content.unreadable.isEmpty ? configured.configuration.namedFolders : [])
    found.formUnion(folders.check())
    let unread = UnreadTexts(
      content: content.content, setup: setup, directives: templates.directives,
      reportKinds: configured.reportKinds,
      index: addresses.index
    ).check()
    let links = checked.library.map { linkFaults($0, unread.pages) } ?? []
    found.formUnion(answered(bodies.faults + unread.faults + links))
    // Templates define directives; none is unknown as long as they cannot be read.
    if templates.library == nil { found = found.filter { $0.id != .unknownDirective } }
    let warnings = configured.configuration.faultsAsWarnings
    guard !warnings.isEmpty else { return found.sorted() }
    return found.map { warnings.contains($0.id) ? $0.asWarning : $0 }.sorted()
  }

  /// The faults with what was perhaps meant.
  private mutating func answered(_ faults: [OpenFault]) -> [Diagnostic] {
    let domains = Set(faults.compactMap { $0.question?.key.domain })
    if domains.contains(.texts), suggestions.texts == nil {
      suggestions.texts = KnownAnswers(content.content.textPaths)
    }
    if domains.contains(.addresses), suggestions.addresses == nil {
      suggestions.addresses = KnownAnswers(addresses.index.addresses)
    }
    return suggestions.answer(faults) { [pages = pages.pages] file in
      pages[file]?.linked.anchors ?? []
    }
  }

  private func linkFaults(
    _ library: TemplateLibrary, _ unread: [RenderedPage]
  ) -> [OpenFault] {
    let named = Set(order.arrangement.taxonomies.map(\.name))
    var faults = LinkFaults(
      library: library, content: content.content, index: addresses.index,
      unnamedTaxonomies: configured.configuration.taxonomies.filter { !named.contains($0) })
    func check(_ page: RenderedPage) {
      faults.check(page)
      faults.checkPlaces(of: page) { file in
        guard let target = pages.pages[file], library.isWhole(target.plan.template) else {
          return nil
        }
        return target
      }
    }
    for page in pages.pages.values { check(page) }
    for page in unread { check(page) }
    return faults.faults
  }

  /// The files and values that were left out for want of a base URL.
  private var omissions: [String] {
    guard configured.configuration.baseURL == nil else { return [] }
    let hasFeed = order.arrangement.summaries.contains { $0.date != nil }
    return [Sitemap.path] + (hasFeed ? [Feed.path] : []) + ["canonical addresses"]
  }
}
