import Foundation
import Sequences
import SiteFiles
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

/// Turns plans into pages.
private final class PageRenderer {
  private let library: TemplateLibrary
  private let configuration: SiteConfiguration
  private let shared: [String: PageValue]
  private let trees: SiteTrees
  private let index: SiteIndex
  /// The templates that were looked up; `nil` for one that is at fault.
  private var programs: [String: TemplateProgram?] = [:]

  init(_ library: TemplateLibrary, _ input: PageInput) {
    self.library = library
    configuration = input.configuration
    shared = input.shared
    trees = input.trees
    index = input.index
  }

  func page(_ plan: PagePlan) -> RenderedPage {
    let isUnknown = plan.subject.made != nil && program(plan.template) == nil
    let twin = twin(of: plan)
    return RenderedPage(
      plan: plan,
      linked: LinkedPage(
        html(of: plan), file: plan.outputPath, index: index, style: style(plan),
        isMinified: configuration.isMinified, twinLookups: twin?.lookups ?? []),
      twin: twin?.file, isUnknown: isUnknown)
  }

  /// The page as its template shows it; of one whose template is at fault what its text says, so
  /// that at least its links can be checked.
  private func html(of plan: PagePlan) -> [UInt8] {
    if let html = rendered(plan, by: plan.template) { return html }
    switch plan.subject {
    case .text(_, let body): return Array(body.html.utf8)
    case .made(let page):
      switch page.values["body"] {
      case .html(let body), .rich(let body, _): return Array(body.utf8)
      default: return []
      }
    case .taxonomy, .term, .redirect: return []
    }
  }

  /// A page or its twin as a template shows it; `nil` if the template is at fault.
  private func rendered(_ plan: PagePlan, by template: String) -> [UInt8]? {
    program(template).map { program in
      let scope = PageScope(plan: plan, configuration: configuration, shared: shared, trees: trees)
      return TemplateRun.render(program, templates: library.templates, lookup: scope.value)
    }
  }

  private func program(_ name: String) -> TemplateProgram? {
    if let known = programs[name] { return known }
    let program = library.program(name, sharing: shared)
    programs.updateValue(program, forKey: name)
    return program
  }

  /// The page for addresses that lead nowhere is shown at any depth: its links begin at the
  /// server's root.
  private func style(_ plan: PagePlan) -> LinkStyle {
    guard plan.path == "404.html", let base = configuration.baseURL else { return .relative }
    return .absolute(base: URL(string: base)?.path(percentEncoded: false) ?? "/")
  }

  /// The page's twin, if it has one: its links from the root written relative to it, and to twins
  /// where there are any.
  ///
  /// A link to a place on a page, or to one of its states, leads to the page: its twin has neither.
  private func twin(of plan: PagePlan) -> (file: OutputFile, lookups: [String])? {
    guard let markdown = plan.twinTemplate.flatMap({ rendered(plan, by: $0) }) else { return nil }
    let file = SitePath.twin(forPage: plan.path)
    var lookups: Set<String> = []
    let bytes = MarkdownLinks.replaced(in: markdown) { url in
      guard url.hasPrefix("/"), let address = LinkAddress(url),
        let path = SitePath.resolve(address.path, in: "")
      else { return nil }
      lookups.insert(path)
      guard let target = index.file(for: path) else { return nil }
      let twin = SitePath.folder(of: target) + "index.md"
      lookups.insert(twin)
      let isWhole = address.query.isEmpty && address.writtenFragment.isEmpty
      let hasTwin = isWhole && target.hasSuffix("index.html") && index.contains(twin)
      let destination = hasTwin ? twin : target
      let relative = LinkAddress.encoded(SitePath.relative(from: file, to: destination))
      return "\(relative)\(address.query)\(address.writtenFragment)"
    }
    return (OutputFile(path: file, bytes: bytes), Array(lookups))
  }
}

/// The difference in what pages share, and depend on besides their plans.
struct SharedChange: Sendable {
  /// The names of the templates that differ.
  let templates: Set<String>
  /// The names of the site's values that differ.
  let values: Set<String>
  let trees: TreeChange
  let paths: Set<String>

  /// Tells whether no page is affected whose plan is as it was.
  var isEmpty: Bool { templates.isEmpty && values.isEmpty && trees.isEmpty && paths.isEmpty }
}

/// Finds the pages that a change of templates, of the site's values or of its trees affects.
///
/// Thousands of pages have the same few templates: what a template calls and names is looked up
/// once.
private final class StaleTemplates {
  private let library: TemplateLibrary
  private let changed: SharedChange
  private let changedValues: Set<String>
  /// Of each template whether every page is affected that has it, and whether it shows the tree
  /// around a page.
  private var known: [String: (isStale: Bool, namesTree: Bool)] = [:]

  init(library: TemplateLibrary, changed: SharedChange) {
    self.library = library
    self.changed = changed
    changedValues = changed.values.union(changed.trees.names)
  }

  /// Tells whether the template of a page, or one that it calls, has changed, or names what has.
  func contains(_ plan: PagePlan) -> Bool {
    guard !changed.templates.isEmpty || !changedValues.isEmpty || !changed.trees.isEmpty else {
      return false
    }
    return plan.templates.map(template).contains { template in
      template.isStale || (template.namesTree && changed.trees.affects(plan.shownPath))
    }
  }

  private func template(_ name: String) -> (isStale: Bool, namesTree: Bool) {
    if let known = known[name] { return known }
    let called = library.calledTemplates(from: name)
    let named = called.reduce(into: Set<String>()) { $0.formUnion(library.namedValues(in: $1)) }
    let template = (
      isStale: !changed.templates.isDisjoint(with: called)
        || !changedValues.isDisjoint(with: named),
      namesTree: named.contains(StandardValue.tree.rawValue)
    )
    known[name] = template
    return template
  }
}
