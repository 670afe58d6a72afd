import Diagnostics
import Parallel
import SiteFiles
import SiteTemplates

/// What a change reaches.
struct Reached: Sendable {
  /// The plans of the pages that may have to be made anew.
  var plans: [PagePlan] = []
  /// The files of pages that are no more.
  var gone: Set<String> = []
  /// Whether all pages were planned anew.
  var isReplanned = false
  /// The paths that lead elsewhere than before.
  var paths: Set<String> = []
  /// The names of the templates that differ.
  var templates: Set<String> = []
  /// The names of the site's values that differ.
  var values: Set<String> = []
}

extension SiteState {
  /// Decides which pages there are, what goes into each, and what stands where.
  mutating func updatePlans(_ texts: TextChanges, isFirst: Bool, since old: Before) -> Reached {
    let names = Set(templates.library?.names ?? [])
    let planner = Planner(
      arrangement: arrangement, pageSize: configuration.pageSize, templates: names)
    var reached = Reached()
    reached.templates = templates.changes(since: old.templates)
    let isSame =
      !isFirst && !texts.isRearranged && texts.moved.isEmpty
      && names == Set(old.templates.library?.names ?? [])
      && reported.made == old.reported.made && reported.unmade == old.reported.unmade
    if isSame, let remade = replan(texts, planner) {
      reached.plans = remade
    } else {
      let before = plans
      planEverything(planner, names)
      reached.isReplanned = true
      reached.gone = Set(before.byFile.keys.filter { plans.byFile[$0] == nil })
    }
    updateShared()
    reached.values = shared?.differences(from: old.shared) ?? []
    reached.paths = updateIndex(isReplanned: reached.isReplanned, since: old)
    if reached.isReplanned || !reached.paths.isEmpty || !reached.templates.isEmpty
      || !reached.values.isEmpty
    {
      reached.plans = Array(plans.byFile.values)
    }
    if needsTemplateCheck(reached), checkTemplates() {
      reached.templates = templates.changes(since: old.templates)
      reached.plans = Array(plans.byFile.values)
    }
    return reached
  }

  /// Whether every page has a template, and a place of its own.
  var isSoundlyPlanned: Bool { faults[.plans]?.hasErrors == false }

  /// Plans the pages of a few texts and taxonomies anew, as long as they stand where they stood.
  ///
  /// - Returns: Their plans; `nil` if pages have come or gone, or share a place with others.
  private mutating func replan(_ texts: TextChanges, _ planner: Planner) -> [PagePlan]? {
    guard isSoundlyPlanned else { return nil }
    var result: [PagePlan] = []
    for path in texts.changed {
      // Texts that reports make pages of have no body, and no plan.
      guard let body = bodies[path] else { continue }
      let made = planner.plans(for: body.text, body.body)
      guard plans.replace(made, for: .text(path)) else { return nil }
      result += made
    }
    for taxonomy in arrangement.taxonomies where texts.taxonomies.contains(taxonomy.name) {
      let made = planner.plans(for: taxonomy)
      guard plans.replace(made, for: .taxonomy(taxonomy.name)) else { return nil }
      result += made
    }
    return result
  }

  private mutating func planEverything(_ planner: Planner, _ names: Set<String>) {
    var all = PagePlans()
    all.reserveCapacity(content.texts.count + 16)
    var found = arrangement.taxonomies.flatMap { $0.spellings() }
    let hasTemplates = templates.library != nil
    func insert(_ plans: [PagePlan], for origin: PagePlans.Origin?) {
      // If the folder of templates cannot be read, that has been reported.
      for plan in plans where hasTemplates && !names.contains(plan.template) {
        found.append(unknownTemplate(plan, names))
      }
      found += all.insert(plans, for: origin)
        .map { Self.samePath($0.outputPath, at: $0.source, other: $1.source) }
    }
    let bodies = content.texts.compactMap { self.bodies[$0.file.relativePath] }
    let plans = bodies.concurrentMap { planner.plans(for: $0.text, $0.body) }
    for (body, plans) in zip(bodies, plans) {
      insert(plans, for: .text(body.text.file.relativePath))
    }
    for taxonomy in arrangement.taxonomies {
      insert(planner.plans(for: taxonomy), for: .taxonomy(taxonomy.name))
    }
    insert(reported.made.map(planner.plan), for: nil)
    self.plans = all
    faults[.plans] = found
  }

  private func unknownTemplate(_ plan: PagePlan, _ names: Set<String>) -> Diagnostic {
    Diagnostic(
      "unknown-template", at: plan.source, "there is no template '\(plan.template)'",
      explanation: "The page '/\(plan.path)' asks for it.",
      suggestion: NearMiss.suggestion(for: plan.template, in: names)
        ?? "write '\(setup.templates.path)/\(plan.template).mustache'")
  }

  static func samePath(
    _ path: String, at source: SourceLocation?, other: SourceLocation? = nil
  ) -> Diagnostic {
    Diagnostic(
      "same-path", at: source, "two pages or files would be written to '\(path)'",
      explanation: other.map { "The other is made from '\($0)'." },
      suggestion: "give one of them another name")
  }

  private mutating func updateShared() {
    let hasFeed = configuration.baseURL != nil && arrangement.cards.contains { $0.date != nil }
    shared = SiteValues(
      configuration: configuration, data: content.data,
      feed: hasFeed ? "/" + Feed.path : nil,
      search: configuration.isSearchable ? "/" + SearchEntries.folder : nil)
  }
}
