import CommonMark
import Documents
import SiteFiles
import SiteLinks
import SiteTemplates

/// The values that a template can look up on one page.
///
/// Values are computed on demand, because most templates name only a few of them.
struct PageScope: Sendable {
  let plan: PagePlan
  let configuration: SiteConfiguration
  /// The values of the site and its data, shared by all pages.
  let shared: [String: PageValue]
  let trees: SiteTrees

  /// Returns the value of a name; `nil` if the page has none.
  func value(named name: String, standard: StandardValue?) -> PageValue? {
    switch standard {
    case .site, .data: return shared[name]
    case .some(let standard): return plan.ownValues[name] ?? value(standard)
    case nil:
      return plan.ownValues[name]
        ?? (configuration.taxonomies.contains(name) ? terms(of: name) : nil)
    }
  }
}

// MARK: The standard values

extension PageScope {
  private func value(_ name: StandardValue) -> PageValue {
    switch name {
    case .title: .string(plan.title)
    case .summary: .string(text?.summary ?? "")
    case .description: .string(description)
    case .body: shownBody
    case .date: .optional(text?.date?.value)
    case .updated: .optional(text?.updated?.value)
    case .extra: false
    case .tree: trees.tree(around: plan.shownPath)
    case .menu: trees.menu(on: plan.shownPath)
    case .headings: .list((body?.headings ?? []).map(\.value))
    case .contents: .list((body?.headings ?? []).nested.map(\.value))
    case .words: .number(body?.wordCount ?? 0)
    case .minutes: .number(PageSummary.minutes(forWords: body?.wordCount ?? 0))
    case .sourcePath: .optional(text?.file.relativePath)
    case .breadcrumbs: .list(plan.related.ancestors.map(\.value))
    case .section: .optional(plan.related.ancestors.last?.value)
    case .previous: .optional(plan.related.previous?.value)
    case .next: .optional(plan.related.next?.value)
    case .pages: .list(plan.related.pages.map(\.value))
    case .sections: .list(plan.related.sections.map(\.value))
    case .paginator: .optional(plan.related.paginator?.value)
    case .terms: listedTerms
    case .feed: .optional(feed)
    case .address: .string("/" + LinkAddress.encoded(plan.path))
    case .target: redirectTarget
    case .canonical: .optional(canonical)
    case .image: .optional(image)
    case .twin: .optional(twin)
    case .site, .data, .folders, .newest, .taxonomies: shared[name.rawValue] ?? false
    }
  }

  private var text: ContentText? { plan.subject.text }

  private var body: ContentBody? { plan.subject.body }

  private var shownBody: PageValue {
    guard case .text(let text, let body) = plan.subject else { return .html("") }
    // Only pages with a twin need the Markdown.
    return plan.twinTemplate == nil
      ? .html(body.html)
      : .rich(html: body.html, markdown: body.rooted(text.document.body))
  }

  private var description: String {
    guard let text else { return plan.subject.made?.summary ?? "" }
    return text.summary.isEmpty ? body?.firstParagraph ?? "" : text.summary
  }

  private var listedTerms: PageValue {
    guard case .taxonomy(let taxonomy) = plan.subject else { return [] }
    return .list(taxonomy.terms.map(\.value))
  }

  private func terms(of taxonomy: String) -> PageValue {
    guard text != nil else { return [] }
    return .list((plan.related.terms[taxonomy] ?? []).map(\.mention))
  }

  private var feed: String? {
    guard case .term(let term) = plan.subject, configuration.baseURL != nil,
      configuration.taxonomiesWithFeeds.contains(term.taxonomy)
    else { return nil }
    return "/" + LinkAddress.encoded(term.feedPath)
  }

  private var redirectTarget: PageValue {
    if case .redirect(let target) = plan.subject { .string(target) } else { false }
  }

  /// The absolute address of the page, or that of its target if it is a redirect.
  private var canonical: String? {
    guard let base = configuration.baseURL else { return nil }
    if case .redirect(let target) = plan.subject { return base + target.dropFirst() }
    return base + LinkAddress.encoded(plan.path)
  }

  /// The absolute address of the page's picture: the one that its text names, or that of the page.
  private var image: String? {
    guard let base = configuration.baseURL else { return nil }
    guard let text, let image = text.image else {
      return plan.ownValues[Page.pictureKey]?.text.map {
        base + LinkAddress.encoded(String($0.dropFirst()))
      }
    }
    guard let address = LinkAddress(image) else { return image }
    return address.path(from: text.file.relativePath).map { base + LinkAddress.encoded($0) }
  }

  private var twin: String? {
    plan.twinTemplate.map { _ in "/" + LinkAddress.encoded(SitePath.twin(forPage: plan.path)) }
  }
}

extension Heading {
  var value: PageValue {
    ["level": .number(level), "text": .string(text), "anchor": .string(anchor)]
  }
}

extension HeadingNode {
  /// The value that templates see for the heading and those below it.
  var value: PageValue {
    [
      "text": .string(heading.text), "anchor": .string(heading.anchor),
      "children": .list(children.map(\.value)),
    ]
  }
}
