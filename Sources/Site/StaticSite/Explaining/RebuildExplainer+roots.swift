import Diagnostics
import SiteFiles
import SiteTemplates

/// Where the ways to pages begin: the files that differ.
extension RebuildExplainer {
  private func step(_ path: String) -> RebuildStep? {
    content.files[path].map { .file(contentFolder.file(path).path, $0) }
  }

  /// The way to a text or its body; `nil` if neither differs.
  func root(ofText path: String) -> [RebuildStep]? {
    if let step = step(path) { return [step] }
    switch bodies[path] {
    case .link(let target):
      // What is suggested for a text that does not exist depends on all that do.
      let file = step(target) ?? content.moved.sorted().lazy.compactMap(step).first
      return file.map { [$0, .link(from: path, to: target)] }
    case .data(let name):
      return root(ofData: [name]).map { $0 + [.data(name, askedBy: path)] }
    case .directive(let name): return root(ofDirective: name, in: path)
    case .text, nil: return nil
    }
  }

  /// The way to a text with a directive that is defined otherwise, by its template or by one that
  /// this calls.
  private func root(ofDirective name: String, in text: String) -> [RebuildStep]? {
    let template = DirectiveTemplates.folder + name
    let called = library?.calledTemplates(from: template) ?? []
    let changed = ([template] + called).map { $0 + ".mustache" } + templates.files.keys.sorted()
    return changed.lazy.compactMap { path in
      templates.files[path].map {
        [.file(templateFolder.file(path).path, $0), .directive(name, in: text)]
      }
    }.first
  }

  /// The way to the text that a page names as its source.
  func rootOfText(_ plan: PagePlan) -> [RebuildStep]? {
    guard let source = plan.source?.file else { return nil }
    return content.files.keys.first { contentFolder.file($0).path == source }
      .flatMap(root(ofText:))
  }

  func root(ofData names: Set<String>) -> [RebuildStep]? {
    content.files.keys.filter {
      DataFile.name(of: contentFolder.file($0)).map(names.contains) == true
    }
    .sorted().first.flatMap(step).map { [$0] }
  }

  func root(ofValue name: String) -> [RebuildStep] {
    (name == StandardValue.data.rawValue ? root(ofData: content.data) : nil) ?? rootOfOrder(nil)
  }

  /// The way to a file of the site that is elsewhere than before.
  func root(ofFile file: String) -> [RebuildStep] {
    if let step = step(file) { return [step] }
    if let change = templates.files[file] { return [.file(templateFolder.file(file).path, change)] }
    if let plan = renderedByFile[file]?.plan {
      if case .text(let text, _) = plan.subject, let root = root(ofText: text.file.relativePath) {
        return root
      }
      if let root = rootOfText(plan) { return root }
    }
    return rootOfOrder(nil)
  }

  var rootOfReports: [RebuildStep] {
    (content.moved.isEmpty ? Array(content.files.keys) : Array(content.moved)).sorted().lazy
      .compactMap(step).first.map { [$0] } ?? anyRoot
  }

  /// The way to templates that have come or gone.
  var rootOfTemplates: [RebuildStep]? {
    templates.hasOtherNames
      ? templates.files.sorted { $0.key < $1.key }
        .first { $0.value != .changed && $0.key.hasSuffix(".mustache") }
        .map { [.file(templateFolder.file($0.key).path, $0.value)] } : nil
  }

  /// The way to the order of texts and the set of pages.
  func rootOfOrder(_ plan: PagePlan?) -> [RebuildStep] {
    if let plan, let root = rootOfText(plan) { return root }
    let card = cards.keys.sorted().lazy.compactMap { path in
      root(ofText: path).map { $0 + [.card(path)] }
    }.first
    return card ?? rootOfTemplates ?? anyRoot
  }

  /// The first file that differs.
  var anyRoot: [RebuildStep] {
    if let path = content.files.keys.min(), let step = step(path) { return [step] }
    return templates.files.min { $0.key < $1.key }
      .map { [.file(templateFolder.file($0.key).path, $0.value)] } ?? []
  }
}
