import Diagnostics
import SiteFiles
import SiteLinks
import SiteTemplates

/// Finds out why pages were rendered again, from what each stage said was different.
struct RebuildExplainer {
  let contentFolder: SourceFolder
  let templateFolder: SourceFolder
  let content: ContentChange
  let templates: TemplateChange
  let bodies: [String: BodyCause]
  let reach: PageReach
  let library: TemplateLibrary?
  let rendered: [RenderedChange]
  let cards: [String: CardChange]
  /// The changes of pages, by the files that they are written to.
  let renderedByFile: [String: RenderedChange]

  init(
    _ setup: SiteSetup, content: ContentChange, templates: TemplateChange,
    bodies: [String: BodyCause], cards: [CardChange], reach: PageReach,
    library: TemplateLibrary?, rendered: [RenderedChange]
  ) {
    contentFolder = setup.content
    templateFolder = setup.templates
    self.content = content
    self.templates = templates
    self.bodies = bodies
    self.reach = reach
    self.library = library
    self.rendered = rendered
    self.cards = Dictionary(cards.map { ($0.path, $0) }) { first, _ in first }
    renderedByFile = Dictionary(
      rendered.compactMap { change in change.plan.map { ($0.outputPath, change) } }
    ) {
      first, _ in first
    }
  }

  /// Explains all pages.
  ///
  /// - Parameter pageCount: How many pages the site has.
  /// - Returns: The explanation.
  /// - Complexity: O(*n*) in the number of pages that were rendered again, and of those that each
  ///   of them lists.
  func rebuild(pageCount: Int) -> Rebuild {
    let files =
      content.files.map { ChangedFile(path: contentFolder.file($0).path, change: $1) }
      + templates.files.map { ChangedFile(path: templateFolder.file($0).path, change: $1) }
    let pages = rendered.compactMap { change in
      change.plan.map { plan in
        RebuiltPage(
          address: "/" + plan.path, outcome: change.outcome, reasons: reasons(of: change, plan))
      }
    }
    return Rebuild(
      files: files.sorted { $0.path < $1.path }, pages: pages.sorted { $0.address < $1.address },
      pageCount: pageCount)
  }
}

// MARK: Pages

extension RebuildExplainer {
  /// The ways to a page, the nearest first, each once.
  private func reasons(of change: RenderedChange, _ plan: PagePlan) -> [[RebuildStep]] {
    // Of a page that is no more there is nothing to compare.
    let before = change.now == nil ? nil : change.before?.plan
    var found = own(plan, before)
    if let before {
      found += shown(plan.surroundings, before.surroundings)
      if plan.template != before.template {
        found += (rootOfTemplates ?? rootOfText(plan)).map { [$0 + [.choice(plan.template)]] } ?? []
      }
    }
    found += template(plan)
    if let page = change.before { found += addresses(of: page) }
    if found.isEmpty { found = [rootOfOrder(plan) + [.order]] }
    var seen: Set<[RebuildStep]> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// The ways to what a page is made of.
  private func own(_ plan: PagePlan, _ before: PagePlan?) -> [[RebuildStep]] {
    if let before, plan.subject == before.subject, plan.title == before.title { return [] }
    switch plan.subject {
    case .text(let text, _):
      return root(ofText: text.file.relativePath).map { [$0 + [.text]] } ?? []
    case .made: return [rootOfReports + [.report]]
    case .taxonomy(let taxonomy): return terms([taxonomy.name])
    case .term(let term): return terms([term.taxonomy])
    case .redirect: return rootOfText(plan).map { [$0 + [.text]] } ?? []
    }
  }

  /// The ways to what a page shows of others.
  private func shown(
    _ now: PagePlan.Surroundings, _ before: PagePlan.Surroundings
  ) -> [[RebuildStep]] {
    let lists: [(RebuildStep.Showing, [Card], [Card])] = [
      (.list, now.pages, before.pages), (.sections, now.sections, before.sections),
      (.breadcrumbs, now.ancestors, before.ancestors),
      (.previous, [now.previous].compactMap(\.self), [before.previous].compactMap(\.self)),
      (.next, [now.next].compactMap(\.self), [before.next].compactMap(\.self)),
    ]
    var found: [[RebuildStep]] = []
    for (place, now, before) in lists where now != before {
      let paths = Set((now + before).map(\.textPath)).filter { cards[$0] != nil }.sorted()
      let roots = paths.compactMap { path in root(ofText: path).map { $0 + [.card(path)] } }
      found +=
        roots.isEmpty
        ? [rootOfOrder(nil) + [.order, .shown(place)]] : roots.map { $0 + [.shown(place)] }
    }
    if now.paginator != before.paginator {
      found.append(rootOfOrder(nil) + [.order, .shown(.paginator)])
    }
    let names = Set(now.terms.keys).union(before.terms.keys).filter { name in
      now.terms[name]?.elementsEqual(before.terms[name] ?? []) { $0.looks(like: $1) } != true
    }
    return found + terms(names)
  }

  /// The ways from texts whose terms differ.
  private func terms(_ taxonomies: Set<String>) -> [[RebuildStep]] {
    cards.values.filter { change in
      taxonomies.contains { change.before?.terms[$0] != change.now?.terms[$0] }
    }.map(\.path).sorted().compactMap { path in
      root(ofText: path).map { $0 + [.card(path), .shown(.terms)] }
    }
  }

  /// The ways to a page's templates, and to the values that they name.
  private func template(_ plan: PagePlan) -> [[RebuildStep]] {
    let trees = reach.trees.reaches(plan.shownPath) ? [StandardValue.tree.rawValue] : []
    let values = reach.values.union(reach.trees.names).union(trees)
    var found: [[RebuildStep]] = []
    for name in library?.calledTemplates(from: plan.template) ?? [plan.template] {
      let call: [RebuildStep] = name == plan.template ? [] : [.call(by: plan.template)]
      let file = "\(name).mustache"
      if let change = templates.files[file] {
        found.append([.file(templateFolder.file(file).path, change), .template(name)] + call)
      } else if reach.templates.contains(name) {
        // It calls itself without end, or no longer, for what pages supply.
        found.append(anyRoot + [.template(name)] + call)
      }
      let values = library?.namedValues(in: name).intersection(values) ?? []
      for value in values.sorted() {
        found.append(root(ofValue: value) + [.value(value, namedBy: name)] + call)
      }
    }
    return found
  }

  /// The ways to the places that a page links to.
  private func addresses(of page: RenderedPage) -> [[RebuildStep]] {
    page.linked.reachedLookups(by: reach.paths).map { path, file in
      root(ofFile: file) + [.address(SitePath.page(ofFile: path))]
    }
  }
}

extension RenderedChange {
  /// The plan of the page, or of the one that is no more.
  var plan: PagePlan? { (now ?? before)?.plan }

  /// What became of the page.
  fileprivate var outcome: RebuildOutcome {
    guard let now else { return .removed }
    guard let before else { return .added }
    return before.files == now.files ? .unchanged : .changed
  }
}
