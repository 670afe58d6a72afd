import Diagnostics
import SiteLinks
import SiteTemplates

extension SiteStages {
  /// Checks what no page can tell alone, and puts the site together.
  ///
  /// - Parameters:
  ///   - changedFiles: The paths of the files that differ; `nil` for a first build.
  ///   - rebuild: Why pages were rendered again.
  /// - Returns: The site.
  func builtSite(changedFiles: Set<String>?, rebuild: Rebuild?) -> BuiltSite {
    BuiltSite(
      ready: files.ready,
      onRequest: files.onRequest(
        configured.configuration, order.arrangement, plans.plans, pages.pages),
      pages: pages.pages, diagnostics: diagnostics, omissions: omissions,
      changedFiles: changedFiles, rebuild: rebuild)
  }

  /// Everything that was found, in order, each once.
  private var diagnostics: [Diagnostic] {
    var found = Set(content.faults)
    // That there is no `site.yml` goes without saying if the folder cannot be read.
    if content.unreadable.isEmpty { found.formUnion(configured.faults) }
    found.formUnion(templates.faults)
    found.formUnion(bodies.faults)
    found.formUnion(reports.reported.diagnostics)
    found.formUnion(plans.faults)
    found.formUnion(addresses.faults)
    found.formUnion(checked.faults)
    if let library = checked.library { found.formUnion(linkFaults(library)) }
    return found.sorted()
  }

  private func linkFaults(_ library: TemplateLibrary) -> [Diagnostic] {
    var faults = LinkFaults(library: library, index: addresses.index)
    for page in pages.pages.values {
      faults.check(page)
      faults.checkPlaces(of: page) { file in
        guard let target = pages.pages[file], library.isWhole(target.plan.template) else {
          return nil
        }
        return target.linked.anchors
      }
    }
    return faults.diagnostics
  }

  /// What was left out for want of a base URL.
  private var omissions: [String] {
    guard configured.configuration.baseURL == nil else { return [] }
    let hasFeed = order.arrangement.cards.contains { $0.date != nil }
    return [Sitemap.path] + (hasFeed ? [Feed.path] : []) + ["canonical addresses"]
  }
}
