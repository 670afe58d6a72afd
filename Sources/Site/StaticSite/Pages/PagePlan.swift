import Diagnostics
import SiteFiles
import SiteLinks
import SiteTemplates

/// A planned page: everything that goes into it besides its template and the site's own values.
///
/// Equal plans give equal pages, because a page can only show data of its plan.
final class PagePlan: Sendable {
  let path: String
  let outputPath: String
  let template: String
  let twinTemplate: String?
  let title: String
  /// The location where the page is requested, for diagnostics.
  let source: SourceLocation?
  let subject: PageSubject
  let related: RelatedPages

  init(
    path: String, template: String, twinTemplate: String? = nil, title: String,
    source: SourceLocation?, subject: PageSubject, related: RelatedPages = RelatedPages()
  ) {
    self.path = path
    outputPath = SitePath.file(forPage: path)
    self.template = template
    self.twinTemplate = twinTemplate
    self.title = title
    self.source = source
    self.subject = subject
    self.related = related
  }
}

enum PageSubject: Sendable {
  /// A text, and its body.
  case text(ContentText, ContentBody)
  /// A page that a report made.
  case made(Page)
  /// All terms of a taxonomy.
  case taxonomy(Taxonomy)
  /// The pages that name a term.
  case term(Taxonomy.Term)
  /// A redirect to another page.
  case redirect(to: String)

  var text: ContentText? { if case .text(let text, _) = self { text } else { nil } }

  var body: ContentBody? { if case .text(_, let body) = self { body } else { nil } }

  var made: Page? { if case .made(let page) = self { page } else { nil } }
}

extension PagePlan: Equatable {
  static func == (left: PagePlan, right: PagePlan) -> Bool {
    left === right
      || (left.path == right.path && left.template == right.template
        && left.twinTemplate == right.twinTemplate && left.title == right.title
        && left.source == right.source && left.subject == right.subject
        && left.related == right.related)
  }
}

extension PagePlan {
  /// The values that the page itself supplies to its template.
  var ownValues: [String: PageValue] { subject.text?.values ?? subject.made?.values ?? [:] }

  var templates: [String] { [template] + [twinTemplate].compactMap(\.self) }

  var namesTemplate: Bool { subject.text?.namesTemplate ?? false }

  /// The page's position in menus: further pages of a list have the position of the first.
  var shownPath: String { related.paginator?.path ?? path }

  /// Indicates whether searches may find the page.
  ///
  /// The entries on further pages of a list are found by their own pages.
  var isToBeFound: Bool {
    if case .redirect = subject { return false }
    return path != "404.html" && (related.paginator.map { $0.number == 1 } ?? true)
  }
}

extension PageSubject: Equatable {
  /// Compares texts by identity, and bodies by their lookups and HTML.
  static func == (left: PageSubject, right: PageSubject) -> Bool {
    switch (left, right) {
    case (.text(let left, let body), .text(let right, let other)):
      left === right && body.lookups == other.lookups && body.html == other.html
    case (.made(let left), .made(let right)): left == right
    case (.taxonomy(let left), .taxonomy(let right)):
      left.name == right.name
        && left.terms.elementsEqual(right.terms) {
          $0.hasSameLink(as: $1) && $0.summaries.count == $1.summaries.count
        }
    case (.term(let left), .term(let right)): left.hasSameLink(as: right)
    case (.redirect(let left), .redirect(let right)): left == right
    default: false
    }
  }
}

extension Taxonomy.Term {
  /// Indicates whether both look the same on the pages that name them, which show no count.
  func hasSameLink(as other: Taxonomy.Term) -> Bool {
    self === other
      || (taxonomy == other.taxonomy && slug == other.slug && title == other.title)
  }
}

/// The other pages whose data a page shows.
struct RelatedPages: Sendable {
  /// The pages of the folders that contain it, outermost first.
  var ancestors: [PageSummary] = []
  var previous: PageSummary?
  var next: PageSummary?
  var pages: [PageSummary] = []
  var sections: [PageSummary] = []
  var paginator: Paginator?
  /// The terms that its text names, or that it lists, by taxonomy.
  var terms: [String: [Taxonomy.Term]] = [:]

  /// Returns a copy that shows one page of a list.
  func showing(_ pages: [PageSummary], _ paginator: Paginator?) -> Self {
    var copy = self
    copy.pages = pages
    copy.paginator = paginator
    return copy
  }

  /// Returns the names of the taxonomies for which this and another value show different terms.
  func taxonomies(differingFrom other: Self) -> Set<String> {
    Set(terms.keys).union(other.terms.keys).filter { name in
      terms[name]?.elementsEqual(other.terms[name] ?? []) { $0.hasSameLink(as: $1) } != true
    }
  }
}

extension RelatedPages: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.previous == right.previous && left.next == right.next
      && left.paginator == right.paginator && left.ancestors == right.ancestors
      && left.pages == right.pages && left.sections == right.sections
      && left.terms.keys == right.terms.keys && left.taxonomies(differingFrom: right).isEmpty
  }
}

/// A page as it will be written, and the plan that it was rendered from.
final class RenderedPage: Sendable {
  let plan: PagePlan
  let linked: LinkedPage
  let twin: OutputFile?

  init(plan: PagePlan, linked: LinkedPage, twin: OutputFile?) {
    self.plan = plan
    self.linked = linked
    self.twin = twin
  }

  var files: [OutputFile] {
    [OutputFile(path: plan.outputPath, bytes: linked.html)] + (twin.map { [$0] } ?? [])
      + (plan.subject.made?.files ?? [])
  }

  /// The locations where the addresses in its values were written.
  var origins: [LinkOrigin] { plan.subject.body?.origins ?? plan.subject.made?.origins ?? [] }
}
