import Foundation
import Sequences
import SiteFiles
import SiteLinks
import SiteTemplates

/// The pages, rendered and linked.
///
/// A page depends on its plan, its templates and those that they call, the site's values and trees
/// that these templates name, and the files that its looked-up paths lead to.
struct PageStage: BuildStage {
  /// The pages, by the files that they are written to.
  private(set) var pages: [String: RenderedPage] = [:]

  /// Renders the pages that a change affects.
  ///
  /// - Returns: The pages that were rendered or removed.
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
    // A renderer looks each template up once. Each processor has its own, so none has to wait.
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

  /// Returns the plans that may be affected: all only if shared data or the set of pages differs.
  private func candidates(of input: PageInput) -> [PagePlan] {
    guard input.changed.isEmpty, case .these(let files) = input.planned else {
      return Array(input.plans.byFile.values)
    }
    return files.compactMap { input.plans.byFile[$0] }
  }
}

struct RenderedChange: Sendable {
  let before: RenderedPage?
  let now: RenderedPage?
  /// The chains to the page from changed files; empty if causes are not recorded.
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

struct PageInput {
  /// The templates; `nil` if there is no template folder, and therefore no page.
  let library: TemplateLibrary?
  let configuration: SiteConfiguration
  let shared: [String: PageValue]
  let trees: SiteTrees
  let index: SiteIndex
  let plans: PagePlans
  /// The files of the pages whose plans may differ.
  let planned: Affected<String>
  let gone: Set<String>
  let changed: SharedChange
}

private final class PageRenderer {
  private let library: TemplateLibrary
  private let configuration: SiteConfiguration
  private let shared: [String: PageValue]
  private let trees: SiteTrees
  private let index: SiteIndex
  /// The templates that were looked up; `nil` for one that has errors.
  private var programs: [String: TemplateProgram?] = [:]

  init(_ library: TemplateLibrary, _ input: PageInput) {
    self.library = library
    configuration = input.configuration
    shared = input.shared
    trees = input.trees
    index = input.index
  }

  func page(_ plan: PagePlan) -> RenderedPage {
    let twin = twin(of: plan)
    return RenderedPage(
      plan: plan,
      linked: LinkedPage(
        html(of: plan), file: plan.outputPath, index: index, style: style(plan),
        isMinified: configuration.isMinified, twinLookups: twin?.lookups ?? []),
      twin: twin?.file)
  }

  /// Returns the page as its template shows it.
  ///
  /// If the template has errors, returns the body, so that at least its links can be checked.
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

  /// Returns a page or its twin as a template shows it; `nil` if the template has errors.
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

  /// Returns the style of the page's links.
  ///
  /// The page for missing addresses is shown at any depth, so its links start at the root.
  private func style(_ plan: PagePlan) -> LinkStyle {
    guard plan.path == "404.html", let base = configuration.baseURL else { return .relative }
    return .absolute(base: URL(string: base)?.path(percentEncoded: false) ?? "/")
  }

  /// Returns the page's twin, if any, with relative links that lead to twins where possible.
  ///
  /// A link with a query or a fragment leads to the page, because twins have neither.
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

/// The differences in shared dependencies, which pages have besides their plans.
struct SharedChange: Sendable {
  let templates: Set<String>
  let values: Set<String>
  let trees: TreeChange
  let paths: Set<String>

  /// Indicates whether pages with unchanged plans are unaffected.
  var isEmpty: Bool { templates.isEmpty && values.isEmpty && trees.isEmpty && paths.isEmpty }
}

/// Finds the pages that a change of templates, of the site's values or of its trees affects.
///
/// Thousands of pages share a few templates, so each template is examined only once.
private final class StaleTemplates {
  private let library: TemplateLibrary
  private let changed: SharedChange
  private let changedValues: Set<String>
  /// For each template, whether its pages are all affected, and whether it shows a page's tree.
  private var known: [String: (isStale: Bool, namesTree: Bool)] = [:]

  init(library: TemplateLibrary, changed: SharedChange) {
    self.library = library
    self.changed = changed
    changedValues = changed.values.union(changed.trees.names)
  }

  /// Indicates whether a template of the page, or one it calls, has changed or names a changed
  /// value.
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
