import SiteFiles
import SiteLinks
import SiteTemplates

/// Lists the chains of steps to a rendered page, from the recorded causes of its dependencies.
struct PageReasons {
  let causes: Causes
  let library: TemplateLibrary?
  let changed: SharedChange

  /// Returns the chains to a page, the nearest first and without duplicates.
  ///
  /// - Parameters:
  ///   - before: The previous page, if there was one.
  ///   - now: The current page; `nil` if it was removed.
  /// - Returns: At least one chain.
  func reasons(before: RenderedPage?, now: RenderedPage?) -> [[RebuildStep]] {
    guard let plan = (now ?? before)?.plan else { return [] }
    // There is nothing to compare a removed page with.
    let old = now == nil ? nil : before?.plan
    var found = ways(toSubjectOf: plan, old)
    if let old {
      found += ways(toShownBy: plan.related, old.related)
      if plan.template != old.template {
        found += steps(
          causes.way(to: .templateNames) ?? plan.way(by: causes), .choice(plan.template))
      }
    }
    found += ways(toTemplatesOf: plan)
    for (path, file) in before?.linked.affectedLookups(by: changed.paths) ?? [] {
      let way = causes.way(to: .file(file)) ?? causes.wayToOrder
      found.append(way + [.address(SitePath.page(ofFile: path))])
    }
    if found.isEmpty { found = [(plan.way(by: causes) ?? causes.wayToOrder) + [.order]] }
    var seen: Set<[RebuildStep]> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func steps(_ way: [RebuildStep]?, _ step: RebuildStep) -> [[RebuildStep]] {
    way.map { [$0 + [step]] } ?? []
  }

  /// Returns the chains to the subject of a page.
  private func ways(toSubjectOf plan: PagePlan, _ before: PagePlan?) -> [[RebuildStep]] {
    if let before, plan.subject == before.subject, plan.title == before.title { return [] }
    switch plan.subject {
    case .text(let text, _): return steps(causes.way(to: .text(text.file.relativePath)), .text)
    case .made: return [(causes.way(to: .reports) ?? causes.wayToAnything) + [.report]]
    case .taxonomy(let taxonomy): return ways(toTermsOf: [taxonomy.name])
    case .term(let term): return ways(toTermsOf: [term.taxonomy])
    case .redirect: return steps(plan.way(by: causes), .text)
    }
  }

  /// Returns the chains to the data of other pages that a page shows.
  private func ways(toShownBy now: RelatedPages, _ before: RelatedPages) -> [[RebuildStep]] {
    let lists: [(RebuildStep.Showing, [PageSummary], [PageSummary])] = [
      (.list, now.pages, before.pages), (.sections, now.sections, before.sections),
      (.breadcrumbs, now.ancestors, before.ancestors),
      (.previous, [now.previous].compactMap(\.self), [before.previous].compactMap(\.self)),
      (.next, [now.next].compactMap(\.self), [before.next].compactMap(\.self)),
    ]
    let byOrder = causes.wayToOrder + [.order]
    var found: [[RebuildStep]] = []
    for (showing, now, before) in lists where now != before {
      let ways = Set((now + before).map(\.textPath)).sorted()
        .compactMap { causes.way(to: .summary($0)) }
      found += (ways.isEmpty ? [byOrder] : ways).map { $0 + [.shown(showing)] }
    }
    if now.paginator != before.paginator { found.append(byOrder + [.shown(.paginator)]) }
    return found + ways(toTermsOf: now.taxonomies(differingFrom: before))
  }

  /// Returns the chains from texts whose terms differ.
  private func ways(toTermsOf taxonomies: Set<String>) -> [[RebuildStep]] {
    taxonomies.sorted().flatMap { causes.ways(to: .terms($0)) }.map { $0 + [.shown(.terms)] }
  }

  /// Returns the chains to a page's templates and to the values that they name.
  private func ways(toTemplatesOf plan: PagePlan) -> [[RebuildStep]] {
    let tree = changed.trees.affects(plan.shownPath) ? [StandardValue.tree.rawValue] : []
    let values = changed.values.union(changed.trees.names).union(tree)
    var found: [[RebuildStep]] = []
    let calls = plan.templates.flatMap { template in
      (library?.calledTemplates(from: template) ?? [template]).map { (name: $0, by: template) }
    }
    for (name, template) in calls {
      let call: [RebuildStep] = name == template ? [] : [.call(by: template)]
      if let way = causes.way(to: .template(name)) { found.append(way + [.template(name)] + call) }
      let named = library?.namedValues(in: name).intersection(values) ?? []
      for value in named.sorted() {
        let way = causes.way(to: .value(value)) ?? causes.wayToOrder
        found.append(way + [.value(value, namedBy: name)] + call)
      }
    }
    return found
  }
}

extension Rebuild {
  /// Creates the explanation of the pages that a build rendered again.
  init(_ causes: Causes, _ pages: [RenderedChange], pageCount: Int) {
    let rebuilt = pages.compactMap { change in
      (change.now ?? change.before).map { page in
        RebuiltPage(
          address: "/" + page.plan.path, outcome: change.outcome, reasons: change.reasons)
      }
    }
    self.init(
      files: causes.files.sorted { $0.path < $1.path },
      pages: rebuilt.sorted { $0.address < $1.address }, pageCount: pageCount)
  }
}

extension RenderedChange {
  fileprivate var outcome: RebuildOutcome {
    guard let now else { return .removed }
    guard let before else { return .added }
    return before.files == now.files ? .unchanged : .changed
  }
}
