import Diagnostics

/// Decides which pages a site has, and what goes into each.
struct Planner {
  let arrangement: Arrangement
  /// How many pages a list shows at a time, if its text does not say.
  let pageSize: Int?
  let templates: Set<String>

  /// The pages of a text: its own, those on which its list goes on, and those that lead to it.
  func plans(for text: ContentText, _ body: ContentBody) -> [PagePlan] {
    var plan = PagePlan(
      path: text.path, template: template(of: text), title: text.title,
      source: text.templateLocation, subject: .text(text, body))
    (plan.previous, plan.next) = arrangement.neighbours(of: text.path)
    if !text.terms.isEmpty {
      for taxonomy in arrangement.taxonomies {
        guard let mentions = text.terms[taxonomy.name] else { continue }
        plan.terms[taxonomy.name] = mentions.compactMap(taxonomy.term)
      }
    }
    let redirects = text.aliases.map { alias in
      PagePlan(
        path: alias.path, template: "redirect", title: text.title, source: alias.location,
        subject: .redirect(to: "/" + text.path))
    }
    guard text.isSection else {
      plan.ancestors = arrangement.ancestors(of: text.path)
      return [plan] + redirects
    }
    plan.sections = arrangement.sections(in: text.path)
    let list = arrangement.pages(in: text.path)
    return pages(of: plan, list: list, size: text.pageSize ?? pageSize) + redirects
  }

  /// The pages of a taxonomy and its terms.
  func plans(for taxonomy: Taxonomy) -> [PagePlan] {
    let name = taxonomy.name
    var plan = PagePlan(
      path: "\(name)/", template: template("taxonomy", in: name),
      title: name.prefix(1).uppercased() + name.dropFirst(),
      source: taxonomy.terms.first?.cards.first?.location, subject: .taxonomy(taxonomy))
    plan.ancestors = arrangement.ancestors(of: plan.path)
    plan.terms[name] = taxonomy.terms
    return [plan]
      + taxonomy.terms.flatMap { term in
        let plan = PagePlan(
          path: term.path, template: template("term", in: name), title: term.title,
          source: term.cards.first?.terms[name]?.first { $0.slug == term.slug }?.location,
          subject: .term(term))
        return pages(of: plan, list: term.cards, size: pageSize)
      }
  }

  /// The page that a report made.
  func plan(for page: Page) -> PagePlan {
    var plan = PagePlan(
      path: page.path, template: page.template, title: page.title, source: page.source,
      subject: .made(page))
    plan.ancestors = arrangement.ancestors(of: page.path)
    return plan
  }

  private func pages(of plan: PagePlan, list: [Card], size: Int?) -> [PagePlan] {
    Paginator.pages(of: list, size: size, path: plan.path).map { paginator, cards in
      let number = paginator?.number ?? 1
      var page = PagePlan(
        path: paginator?.path(ofPage: number) ?? plan.path, template: plan.template,
        title: plan.title, source: plan.source, subject: plan.subject)
      page.ancestors = arrangement.ancestors(of: plan.path)
      page.sections = plan.sections
      page.terms = plan.terms
      page.pages = cards
      page.paginator = paginator
      return page
    }
  }
}

// MARK: Templates

extension Planner {
  /// The template of a text's page.
  ///
  /// Where neither the text nor its kind names one, a page has the template `page` and a folder's own
  /// page `section`, else `page`; one of that name in the folder's own templates comes first, so that
  /// `blog/page` shows the pages below `blog/`. The site's first page has `home`, if there is one.
  private func template(of text: ContentText) -> String {
    guard text.kind == ContentKind.page.name, !text.namesTemplate else { return text.template }
    guard text.isSection else { return template("page", in: text.path) }
    if text.path.isEmpty, templates.contains("home") { return "home" }
    let section = template("section", in: text.path)
    return templates.contains(section) ? section : template("page", in: text.path)
  }

  /// A template's name with the innermost folder of a path in front in which there is one of that name.
  private func template(_ name: String, in path: String) -> String {
    var folder = path
    while !folder.isEmpty {
      if !folder.hasSuffix("/") { folder += "/" }
      if templates.contains(folder + name) { return folder + name }
      folder = SitePath.folder(of: String(folder.dropLast()))
    }
    return name
  }
}
