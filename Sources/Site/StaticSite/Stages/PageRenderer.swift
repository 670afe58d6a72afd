import Foundation
import SiteFiles
import SiteLinks
import SiteTemplates

/// Turns plans into pages.
final class PageRenderer {
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
    var isUnknown = false
    if case .made = plan.subject { isUnknown = program(plan.template) == nil }
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
