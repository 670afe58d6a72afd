import Diagnostics
import SiteFiles
import SiteLinks
import SiteSearch
import SiteTemplates

extension SiteState {
  /// The paths of the files that the site makes of itself.
  var extraPaths: [String] {
    var paths = [Robots.path]
    if configuration.baseURL != nil { paths.append(Sitemap.path) }
    if shared?.feed != nil { paths.append(Feed.path) }
    if configuration.isSearchable { paths.append(SearchEntries.rootPath) }
    return paths
  }

  /// Checks what no page can tell alone, and puts the site together.
  mutating func finish(
    _ rendered: [RenderedChange], isFirst: Bool
  ) -> BuiltSite {
    let ready = readyFiles(rendered)
    return BuiltSite(
      ready: outputs, onRequest: filesOnRequest, pages: pages, diagnostics: diagnostics,
      omissions: omissions, changedFiles: isFirst ? nil : ready)
  }

  /// Everything that was found, in order, each once.
  private var diagnostics: [Diagnostic] {
    var found = Set(sources.diagnostics(in: setup.content))
    found.formUnion(templates.faults)
    for faults in faults.values { found.formUnion(faults) }
    for body in bodies.values where !body.faults.isEmpty { found.formUnion(body.faults) }
    found.formUnion(reported.diagnostics)
    if let library = templates.library { found.formUnion(linkFaults(library)) }
    return found.sorted()
  }

  private func linkFaults(_ library: TemplateLibrary) -> [Diagnostic] {
    var faults = LinkFaults(library: library, index: index)
    for page in pages.values {
      faults.check(page)
      faults.checkPlaces(of: page) { file in
        guard let target = pages[file], library.isWhole(target.plan.template) else { return nil }
        return target.linked.anchors
      }
    }
    return faults.diagnostics
  }

  /// What was left out for want of a base URL.
  private var omissions: [String] {
    guard configuration.baseURL == nil else { return [] }
    let hasFeed = arrangement.cards.contains { $0.date != nil }
    return [Sitemap.path] + (hasFeed ? [Feed.path] : []) + ["canonical addresses"]
  }
}

// MARK: Templates

extension SiteState {
  /// Whether a template may name other values than before, or its pages supply others.
  func needsTemplateCheck(_ reached: Reached) -> Bool {
    reached.isReplanned || !reached.templates.isEmpty || !reached.values.isEmpty
      || reached.plans.contains { plan in
        guard let before = pages[plan.outputPath]?.plan else { return true }
        return before.template != plan.template || before.ownValues != plan.ownValues
      }
  }

  /// Checks templates against what the planned pages supply, before any page is shown by them.
  ///
  /// - Returns: Whether another template than before calls itself without end.
  mutating func checkTemplates() -> Bool {
    faults[.templates] = []
    guard let library = templates.library, let shared else { return false }
    let standard = ValueShape.standard(taxonomies: configuration.taxonomies, shared: shared.values)
    var shapes: [String: ValueShape] = [:]
    for plan in plans.byFile.values {
      shapes[plan.template, default: standard].insert(plan.ownValues)
    }
    var checker = TemplateChecker(library: library)
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      checker.check(name, against: shape)
    }
    faults[.templates] = checker.diagnostics
    return templates.note(endless: checker.endless)
  }
}

// MARK: Files

extension SiteState {
  /// Puts the files together that have changed.
  ///
  /// - Returns: The paths of the files that differ from before.
  private mutating func readyFiles(_ rendered: [RenderedChange]) -> Set<String> {
    var changed: Set<String> = []
    outputs.reserveCapacity(pages.count)
    for change in rendered {
      let files = change.now?.files ?? []
      for file in change.before?.files ?? []
      where !files.contains(where: { $0.path == file.path }) {
        outputs[file.path] = nil
        changed.insert(file.path)
      }
      for file in files where outputs.updateValue(file, forKey: file.path) != file {
        changed.insert(file.path)
      }
    }
    let others = otherFiles
    let paths = Set(others.map(\.path))
    for file in self.others where !paths.contains(file.path) {
      if pages[file.path] == nil { outputs[file.path] = nil }
      changed.insert(file.path)
    }
    for file in others where outputs.updateValue(file, forKey: file.path) != file {
      changed.insert(file.path)
    }
    self.others = others
    return changed
  }

  /// The files that are no pages: those of content, assets, and what is to be told to visiting programs.
  private var otherFiles: [OutputFile] {
    let files = content.files + assets.files
    return files.contains { $0.path == Robots.path }
      ? files : files + [Robots.file(baseURL: configuration.baseURL)]
  }

  /// The files that nobody waits for while previewing.
  private var filesOnRequest: [LazyFiles] {
    var files: [LazyFiles] = []
    if let baseURL = configuration.baseURL, outputs[Sitemap.path] == nil {
      files.append(
        LazyFiles(prefix: Sitemap.path) { [plans] in
          let paths = plans.byFile.values.filter(\.isToBeFound).map(\.path)
          return [Sitemap(baseURL: baseURL, paths: paths).file]
        })
    }
    if outputs[Feed.path] == nil {
      files.append(
        LazyFiles(prefix: Feed.path) { [arrangement, configuration] in
          Feed(arrangement.cards, configuration).map { [$0.file] } ?? []
        })
    }
    if configuration.isSearchable {
      files.append(
        LazyFiles(prefix: SearchEntries.folder) { [searchEntries, pages] in
          searchEntries.index(of: pages.values).files
        })
    }
    return files
  }
}
