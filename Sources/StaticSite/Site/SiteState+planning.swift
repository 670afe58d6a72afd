import Diagnostics

/// What a change reaches.
struct Reached: Sendable {
  /// The plans of the pages that may have to be made anew, by output path.
  var plans: [PagePlan]
  /// The output paths of pages that are no more.
  var gone: Set<String> = []
}

extension SiteState {
  /// Decides which pages there are, what goes into each, and what stands where.
  ///
  /// - Returns: The pages that a change may have reached.
  mutating func updatePlans(
    _ texts: TextChanges, isFirst: Bool, since old: SiteState
  ) -> Reached {
    let names = Set(templates.library?.names ?? [])
    let planner = Planner(
      arrangement: arrangement, pageSize: configuration.pageSize, templates: names)
    let isFresh =
      isFirst || texts.isRearranged || !texts.moved.isEmpty
      || names != Set(old.templates.library?.names ?? [])
      || reported.made != old.reported.made || reported.unmade != old.reported.unmade
    var reached = Reached(plans: [])
    if !isFresh, let remade = replan(texts.remade, planner) {
      reached.plans = remade
    } else {
      planEverything(planner, names)
      reached.plans = Array(plans.values)
      reached.gone = Set(old.plans.keys).subtracting(plans.keys)
    }
    let differs = updateShared()
    let lookedUp = updateIndex(isFresh: isFresh, since: old)
    let remadeTemplates = changedTemplates(since: old)
    if differs || !lookedUp.isEmpty || !remadeTemplates.isEmpty || isFirst {
      reached.plans = Array(plans.values)
    }
    return reached
  }

  /// Plans the pages of a few texts anew, as long as they stand where they stood.
  ///
  /// - Returns: Their plans; `nil` if pages have come or gone, or share a place with others.
  private mutating func replan(_ paths: Set<String>, _ planner: Planner) -> [PagePlan]? {
    guard faults[.plans]?.isEmpty != false else { return nil }
    var result: [PagePlan] = []
    for path in paths {
      guard let body = bodies[path] else { return nil }
      let made = planner.plans(for: body.text, body.body)
      let before = plans.values.lazy.filter { $0.text?.file == body.text.file }.map(\.outputPath)
      guard Set(before) == Set(made.map(\.outputPath)) else { return nil }
      result += made
    }
    for plan in result { plans[plan.outputPath] = plan }
    return result
  }

  private mutating func planEverything(_ planner: Planner, _ names: Set<String>) {
    var all: [PagePlan] = []
    all.reserveCapacity(content.texts.count + 16)
    for text in content.texts {
      guard let body = bodies[text.file.relativePath] else { continue }
      all += planner.plans(for: body.text, body.body)
    }
    for taxonomy in arrangement.taxonomies { all += planner.plans(for: taxonomy) }
    all += reported.made.map(planner.plan)
    var found = arrangement.taxonomies.flatMap { $0.spellings() }
    plans = [:]
    plans.reserveCapacity(all.count)
    for plan in all {
      if !names.contains(plan.template) { found.append(Self.unknownTemplate(plan, names)) }
      if plans.updateValue(plan, forKey: plan.outputPath) != nil {
        found.append(Self.samePath(plan.outputPath, at: plan.source))
      }
    }
    faults[.plans] = found
  }

  private static func unknownTemplate(_ plan: PagePlan, _ names: Set<String>) -> Diagnostic {
    Diagnostic(
      "unknown-template", at: plan.source, "there is no template '\(plan.template)'",
      explanation: "The page '/\(plan.path)' asks for it.",
      suggestion: NearMiss.suggestion(for: plan.template, in: names))
  }

  static func samePath(_ path: String, at source: SourceLocation?) -> Diagnostic {
    Diagnostic(
      "same-path", at: source, "two pages or files would be written to '\(path)'",
      suggestion: "give one of them another name")
  }

  /// - Returns: Whether the values of the site or its data differ.
  private mutating func updateShared() -> Bool {
    let values = SiteValues(
      configuration: configuration, data: content.data,
      feed: Feed(arrangement.cards, configuration) == nil ? nil : "/" + Feed.path,
      search: configuration.isSearchable ? "/" + SearchEntries.folder : nil)
    defer { shared = values }
    return values != shared
  }

  /// The names of templates that differ.
  func changedTemplates(since old: SiteState) -> Set<String> {
    guard let library = templates.library, let before = old.templates.library else { return [] }
    return library.changes(since: before)
  }
}

extension PagePlan {
  /// The text the page is made from, or leads to.
  fileprivate var text: ContentText? {
    if case .text(let text, _) = subject { text } else { nil }
  }
}
