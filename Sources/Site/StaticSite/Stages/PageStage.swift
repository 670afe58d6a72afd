import Parallel
import SiteLinks
import SiteTemplates

/// The pages, rendered and linked.
///
/// A page depends on its plan, on the templates that this names and on those that they call, on the
/// values of the site that these name, on the trees that these name, and on where the paths lead
/// that its addresses were looked up by.
struct PageStage: Sendable {
  /// The pages, by the files that they are written to.
  private(set) var pages: [String: RenderedPage] = [:]

  /// Renders the pages that a change reaches.
  ///
  /// - Parameters:
  ///   - candidates: The plans of the pages that may be reached.
  ///   - gone: The files of pages that are no more.
  ///   - reach: What differs besides plans.
  ///   - input: What pages are rendered with.
  /// - Returns: The pages that were rendered, and those that are no more.
  mutating func update(
    _ candidates: [PagePlan], gone: Set<String>, _ reach: PageReach, _ input: PageInput
  ) -> [RenderedChange] {
    guard let library = input.library else {
      defer { pages = [:] }
      return pages.values.map { RenderedChange(before: $0, now: nil) }
    }
    let stale = StaleTemplates(
      library: library, changed: reach.templates, changedValues: reach.values, trees: reach.trees)
    let dirty = candidates.filter { plan in
      guard let page = pages[plan.outputPath], page.plan == plan else { return true }
      return stale.contains(plan) || page.linked.isReached(by: reach.paths)
    }
    let made = dirty.concurrentMap(
      with: { PageRenderer(library, input) }, { renderer, plan in renderer.page(plan) })
    pages.reserveCapacity(made.count)
    let gone = gone.map { RenderedChange(before: pages.removeValue(forKey: $0), now: nil) }
    return gone
      + made.map { page in
        RenderedChange(before: pages.updateValue(page, forKey: page.plan.outputPath), now: page)
      }
  }
}

/// A page that was rendered, or is no more.
struct RenderedChange: Sendable {
  let before: RenderedPage?
  let now: RenderedPage?
}

/// What pages are rendered with.
struct PageInput {
  /// The templates; `nil` if there is no folder of them, and so no page.
  let library: TemplateLibrary?
  let configuration: SiteConfiguration
  let shared: [String: PageValue]
  let trees: SiteTrees
  let index: SiteIndex
}

/// What may reach a page.
struct PageReach: Sendable {
  /// The names of the templates that differ.
  let templates: Set<String>
  /// The names of the site's values that differ.
  let values: Set<String>
  /// The trees that differ.
  let trees: TreeChange
  /// The paths that lead elsewhere.
  let paths: Set<String>

  /// Whether pages may be reached whose plans are as they were.
  var isWide: Bool { !templates.isEmpty || !values.isEmpty || !trees.isEmpty || !paths.isEmpty }
}
