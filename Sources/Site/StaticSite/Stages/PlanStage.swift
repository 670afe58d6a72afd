import Diagnostics
import Sequences
import SiteFiles
import SiteTemplates

/// The plans of all pages.
///
/// A plan depends on its text or report, its summaries, the arrangement, and template names.
struct PlanStage: BuildStage {
  private(set) var plans = PagePlans()
  /// Pages without a template, pages that share a path, and terms that are spelled in two ways.
  private(set) var diagnostics: [Diagnostic] = []
  /// Indicates whether every page has a template and its own path.
  private(set) var isSound = false

  /// Plans the pages of a few texts and taxonomies, or all pages if an address changes.
  mutating func update(_ input: PlanInput, _ causes: inout Causes) -> PlanChange {
    guard isSound, case .these(let texts) = input.texts,
      case .these(let taxonomies) = input.taxonomies
    else { return planAll(input, &causes) }
    let planner = Planner(input)
    var change = PlanChange()
    for path in texts {
      // Texts that reports make pages from have no body and no plan.
      guard let body = input.bodies[path] else { continue }
      let made = planner.plans(for: body.text, body.body)
      guard replace(made, for: .text(path), &change) else { return planAll(input, &causes) }
    }
    for taxonomy in input.arrangement.taxonomies where taxonomies.contains(taxonomy.name) {
      let made = planner.plans(for: taxonomy)
      guard replace(made, for: .taxonomy(taxonomy.name), &change) else {
        return planAll(input, &causes)
      }
    }
    return change
  }

  private mutating func planAll(_ input: PlanInput, _ causes: inout Causes) -> PlanChange {
    let before = plans
    planEverything(input)
    if causes.areKept {
      for (file, plan) in before.byFile where plans.byFile[file] == nil {
        causes.record(.file(file), after: plan.way(by: causes))
      }
      for (file, plan) in plans.byFile where before.byFile[file] == nil {
        causes.record(.file(file), after: plan.way(by: causes))
      }
    }
    return PlanChange(
      pages: .all, gone: Set(before.byFile.keys.filter { plans.byFile[$0] == nil }))
  }

  private mutating func replace(
    _ made: [PagePlan], for origin: PlanOrigin, _ change: inout PlanChange
  ) -> Bool {
    for plan in made where !change.suppliesOthers {
      let before = plans.byFile[plan.outputPath]
      change.suppliesOthers =
        before?.template != plan.template || before?.ownValues != plan.ownValues
    }
    change.pages.formUnion(made.map(\.outputPath))
    return plans.replace(made, for: origin)
  }
}

// MARK: All pages

extension PlanStage {
  private mutating func planEverything(_ input: PlanInput) {
    let planner = Planner(input)
    var all = PagePlans()
    all.reserveCapacity(input.content.texts.count + 16)
    var found = input.arrangement.taxonomies.flatMap { $0.spellings() }
    let hasTemplates = input.templates.library != nil
    var withoutTemplate: [PagePlan] = []
    func insert(_ plans: [PagePlan], for origin: PlanOrigin?) {
      // A template folder that cannot be read has already been reported.
      if hasTemplates {
        withoutTemplate += plans.filter { !planner.templates.contains($0.template) }
      }
      found += all.insert(plans, for: origin)
        .map { .samePath($0.outputPath, at: $0.source, other: $1.source) }
    }
    let bodies = input.content.texts.compactMap { input.bodies[$0.file.relativePath] }
    let plans = bodies.concurrentMap { planner.plans(for: $0.text, $0.body) }
    for (body, plans) in zip(bodies, plans) {
      insert(plans, for: .text(body.text.file.relativePath))
    }
    for taxonomy in input.arrangement.taxonomies {
      insert(planner.plans(for: taxonomy), for: .taxonomy(taxonomy.name))
    }
    insert(input.reported.made.map(planner.plan), for: nil)
    found += Self.unknownTemplates(withoutTemplate, planner.templates, input.templateFolder)
    self.plans = all
    diagnostics = found
    isSound = !found.hasErrors
  }

  /// Reports pages without a template: once for each template, and for each text that names one.
  private static func unknownTemplates(
    _ plans: [PagePlan], _ names: Set<String>, _ folder: String
  ) -> [Diagnostic] {
    let groups =
      plans.filter(\.namesTemplate).map { [$0] }
      + Dictionary(grouping: plans.filter { !$0.namesTemplate }, by: \.template).values
    return groups.compactMap { plans in
      // Pages without a file come last, like diagnostics without a location.
      let first = plans.min { left, right in
        guard let location = left.source else {
          return right.source == nil && left.path < right.path
        }
        return right.source.map { (location, left.path) < ($0, right.path) } ?? true
      }
      return first.map { unknownTemplate($0, ofPages: plans.count, names, folder) }
    }
  }

  private static func unknownTemplate(
    _ plan: PagePlan, ofPages count: Int, _ names: Set<String>, _ folder: String
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unknownTemplate, at: plan.source, "there is no template '\(plan.template)'",
      explanation: "The page '/\(plan.path)'"
        + (count == 1 ? " needs it." : " and \((count - 1).counted("other")) need it."),
      suggestion: "write '\(folder)/\(plan.template).mustache'")
    // Other generators name templates with their file extension.
    let name = plan.template.replacing(#/\.(html|mustache)$/#, with: "")
    if name != plan.template, names.contains(name) {
      return diagnostic.suggesting(name, insteadOf: plan.template)
    }
    return diagnostic.suggesting(nearestTo: plan.template, in: names)
  }
}

extension Planner {
  fileprivate init(_ input: PlanInput) {
    self.init(
      arrangement: input.arrangement, pageSize: input.pageSize,
      templates: input.templates.names.filter { OutputForm(ofTemplate: $0) == .html },
      twinTemplates: input.templates.names.filter { OutputForm(ofTemplate: $0) == .markdown })
  }
}

extension Diagnostic {
  /// Returns an error for two pages or files that would have the same path.
  static func samePath(
    _ path: String, at source: SourceLocation?, other: SourceLocation? = nil
  ) -> Diagnostic {
    Diagnostic(
      .samePath, at: source, "two pages or files would be written to '\(path)'",
      suggestion: "give one of them another name",
      notes: other.map { [DiagnosticNote(at: $0, "the other one comes from here")] } ?? [])
  }
}

struct PlanChange: Sendable {
  /// The files of the pages whose plans may differ.
  fileprivate(set) var pages = Affected<String>.none
  fileprivate(set) var gone: Set<String> = []
  /// Indicates whether a page that keeps its address has another template or other values.
  fileprivate(set) var suppliesOthers = false

  var isReplanned: Bool { count == nil }

  /// The number of pages whose plans may differ; `nil` for all.
  var count: Int? { if case .these(let files) = pages { files.count } else { nil } }
}

struct PlanInput {
  let arrangement: Arrangement
  let content: SiteContent
  let bodies: [String: TextBody]
  let reported: ReportedPages
  let templates: TemplateStage
  /// The path of the template folder, for diagnostics.
  let templateFolder: String
  let pageSize: Int?
  /// The paths of the texts whose own pages may differ.
  let texts: Affected<String>
  /// The names of the taxonomies whose pages may differ.
  let taxonomies: Affected<String>
}

extension PagePlan {
  /// Returns the chain to the text that a page is made from, or to the file that is its source.
  func way(by causes: Causes) -> [RebuildStep]? {
    subject.text.flatMap { causes.way(to: .text($0.file.relativePath)) }
      ?? source.flatMap { causes.way(to: .source($0.file)) }
  }
}
