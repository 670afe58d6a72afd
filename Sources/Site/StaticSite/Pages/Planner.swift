import Diagnostics
import SiteLinks
import SiteTemplates

/// Determines which pages a site has, and what goes into each.
struct Planner {
  let arrangement: Arrangement
  /// The number of entries that a list shows on each page, unless its text says otherwise.
  let pageSize: Int?
  let templates: Set<String>
  let twinTemplates: Set<String>

  /// Returns the pages of a text: its own, the further pages of its list, and redirects to it.
  func plans(for text: ContentText, _ body: ContentBody) -> [PagePlan] {
    var related = RelatedPages()
    related.ancestors = arrangement.ancestors(of: text.path)
    (related.previous, related.next) = arrangement.neighbours(of: text.path)
    if !text.terms.isEmpty {
      for taxonomy in arrangement.taxonomies {
        guard let mentions = text.terms[taxonomy.name] else { continue }
        related.terms[taxonomy.name] = mentions.compactMap(taxonomy.term)
      }
    }
    var plans: [PagePlan] = []
    if text.isSection {
      related.sections = arrangement.sections(in: text.path)
      let list = arrangement.pages(in: text.path)
      plans = Paginator.pages(of: list, size: text.pageSize ?? pageSize, path: text.path)
        .map { plan(for: text, body, related.showing($0.elements, $0.paginator)) }
    } else {
      plans = [plan(for: text, body, related)]
    }
    for alias in text.aliases {
      plans.append(
        PagePlan(
          path: alias.path, template: "redirect", title: text.title, source: alias.location,
          subject: .redirect(to: "/" + LinkAddress.encoded(text.path))))
    }
    return plans
  }

  private func plan(
    for text: ContentText, _ body: ContentBody, _ related: RelatedPages
  ) -> PagePlan {
    let template = template(of: text)
    return PagePlan(
      path: related.paginator?.ownPath ?? text.path, template: template,
      twinTemplate: twinTemplate(of: template), title: text.title, source: text.templateLocation,
      subject: .text(text, body), related: related)
  }

  func plans(for taxonomy: Taxonomy) -> [PagePlan] {
    let name = taxonomy.name
    var related = RelatedPages()
    related.ancestors = arrangement.ancestors(of: "\(name)/")
    related.terms[name] = taxonomy.terms
    let own = PagePlan(
      path: "\(name)/", template: template("taxonomy", in: name),
      title: name.prefix(1).uppercased() + name.dropFirst(),
      source: taxonomy.terms.first?.summaries.first?.terms[name]?.first?.location,
      subject: .taxonomy(taxonomy),
      related: related)
    return [own] + taxonomy.terms.flatMap(plans)
  }

  private func plans(for term: Taxonomy.Term) -> [PagePlan] {
    let name = term.taxonomy
    var related = RelatedPages()
    related.ancestors = arrangement.ancestors(of: term.path)
    return Paginator.pages(of: term.summaries, size: pageSize, path: term.path).map {
      PagePlan(
        path: $0.paginator?.ownPath ?? term.path, template: template("term", in: name),
        title: term.title,
        source: term.summaries.first?.terms[name]?.first { $0.slug == term.slug }?.location,
        subject: .term(term), related: related.showing($0.elements, $0.paginator))
    }
  }

  func plan(for page: Page) -> PagePlan {
    var related = RelatedPages()
    related.ancestors = arrangement.ancestors(of: page.path)
    return PagePlan(
      path: page.path, template: page.template, twinTemplate: twinTemplate(of: page.template),
      title: page.title, source: page.source, subject: .made(page), related: related)
  }
}

// MARK: Templates

extension Planner {
  /// Returns the template for the twins of another template's pages, if there is one.
  private func twinTemplate(of template: String) -> String? {
    let name = OutputForm.twin(ofTemplate: template)
    return twinTemplates.contains(name) ? name : nil
  }

  /// Returns the template of a text's page.
  ///
  /// If neither the text nor its kind names one, a page has the template `page`, and a folder's
  /// own page has `section`, or `page` if there is none. A template of that name in the folder's
  /// own template folder takes precedence, so `blog/page` shows the pages below `blog/`. The
  /// site's first page has `home`, if it exists.
  private func template(of text: ContentText) -> String {
    guard text.kind == ContentKind.page.name, !text.namesTemplate else { return text.template }
    guard text.isSection else { return template("page", in: text.path) }
    if text.path.isEmpty, templates.contains("home") { return "home" }
    let section = template("section", in: text.path)
    return templates.contains(section) ? section : template("page", in: text.path)
  }

  /// Returns a template's name in the innermost folder around a path that has it, or the plain
  /// name.
  private func template(_ name: String, in path: String) -> String {
    var folder = path
    while !folder.isEmpty {
      if !folder.hasSuffix("/") { folder += "/" }
      if templates.contains(folder + name) { return folder + name }
      folder = SitePath.folder(of: SitePath.withoutSlash(folder))
    }
    return name
  }
}

/// The plans of all pages, and the text or taxonomy that each belongs to.
struct PagePlans: Sendable {
  /// The plans, by the files that their pages are written to.
  private(set) var byFile: [String: PagePlan] = [:]
  /// The files of the pages of each text or taxonomy, in order.
  private var files: [PlanOrigin: [String]] = [:]

  mutating func reserveCapacity(_ count: Int) {
    byFile.reserveCapacity(count)
    files.reserveCapacity(count)
  }

  /// Adds the plans of a text or a taxonomy, or of a page that a report made.
  ///
  /// - Returns: The plans whose files were already taken, each with the plan that it replaces.
  mutating func insert(
    _ plans: [PagePlan], for origin: PlanOrigin?
  ) -> [(plan: PagePlan, other: PagePlan)] {
    if let origin { files[origin] = plans.map(\.outputPath) }
    return plans.compactMap { plan in
      byFile.updateValue(plan, forKey: plan.outputPath).map { (plan, $0) }
    }
  }

  /// Replaces the plans of a text or a taxonomy, if the new ones are for the same files.
  ///
  /// - Returns: `true` if they were replaced.
  mutating func replace(_ plans: [PagePlan], for origin: PlanOrigin) -> Bool {
    guard files[origin] == plans.map(\.outputPath) else { return false }
    for plan in plans { byFile[plan.outputPath] = plan }
    return true
  }
}

/// The origin of plans: a text or a taxonomy.
enum PlanOrigin: Hashable, Sendable {
  /// A text, by its path below `content/`.
  case text(String)
  /// A taxonomy, by its name.
  case taxonomy(String)
}
