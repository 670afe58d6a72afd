import Sequences
import SiteLinks
import SiteTemplates

/// The pages, rendered and linked.
///
/// A page depends on its plan, on the templates that this names and on those that they call, on the
/// values of the site that these name, on the trees that these name, and on where the paths lead
/// that its addresses were looked up by.
struct PageStage: BuildStage {
  /// The pages, by the files that they are written to.
  private(set) var pages: [String: RenderedPage] = [:]

  /// Renders the pages that a change affects.
  ///
  /// - Returns: The pages that were rendered, and those that are no more.
  mutating func update(_ input: PageInput, _ causes: inout Causes) -> [RenderedChange] {
    guard let library = input.library else {
      defer { pages = [:] }
      return pages.values.map { RenderedChange(before: $0, now: nil, causes, input) }
    }
    let stale = StaleTemplates(library: library, changed: input.changed)
    let dirty = candidates(of: input).filter { plan in
      guard let page = pages[plan.outputPath], page.plan == plan else { return true }
      return stale.contains(plan) || page.linked.isAffected(by: input.changed.paths)
    }
    // A renderer looks templates up once; each processor has its own, so that none waits.
    let made = dirty.concurrentMap(
      with: { PageRenderer(library, input) }, { renderer, plan in renderer.page(plan) })
    pages.reserveCapacity(made.count)
    let gone = input.gone.map { file in
      RenderedChange(before: pages.removeValue(forKey: file), now: nil, causes, input)
    }
    return gone
      + made.map { page in
        let before = pages.updateValue(page, forKey: page.plan.outputPath)
        return RenderedChange(before: before, now: page, causes, input)
      }
  }

  /// The plans of the pages that may be affected: all of them only if something that pages share
  /// differs.
  private func candidates(of input: PageInput) -> [PagePlan] {
    guard input.changed.isEmpty, case .these(let files) = input.planned else {
      return Array(input.plans.byFile.values)
    }
    return files.compactMap { input.plans.byFile[$0] }
  }
}

/// A page that was rendered, or is no more.
struct RenderedChange: Sendable {
  let before: RenderedPage?
  let now: RenderedPage?
  /// The ways to the page from files that differ; none if causes are not kept.
  let reasons: [[RebuildStep]]

  fileprivate init(
    before: RenderedPage?, now: RenderedPage?, _ causes: Causes, _ input: PageInput
  ) {
    self.before = before
    self.now = now
    reasons =
      causes.areKept
      ? PageReasons(causes: causes, library: input.library, changed: input.changed)
        .reasons(before: before, now: now) : []
  }
}

/// The things that pages are rendered with, and what of them differs.
struct PageInput {
  /// The templates; `nil` if there is no folder of them, and so no page.
  let library: TemplateLibrary?
  let configuration: SiteConfiguration
  let shared: [String: PageValue]
  let trees: SiteTrees
  let index: SiteIndex
  let plans: PagePlans
  /// The files of the pages whose plans may differ.
  let planned: Affected<String>
  /// The files of pages that are no more.
  let gone: Set<String>
  let changed: SharedChange
}
