import Diagnostics
import SiteLinks
import SiteTemplates

/// A page to be made, and everything that goes into it besides its template and the site's own
/// values.
///
/// Two plans that are equal give the same page: what a plan does not hold, a page cannot show.
final class PagePlan: Sendable {
  let path: String
  /// The file the page is written to.
  let outputPath: String
  let template: String
  /// The template of its twin in Markdown, if it has one.
  let twinTemplate: String?
  let title: String
  /// The place where the page is requested, for messages.
  let source: SourceLocation?
  let subject: PageSubject
  /// The other pages that it shows something of.
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

/// The subject of a page, which it is made of.
enum PageSubject: Sendable {
  /// A text, and its body.
  case text(ContentText, ContentBody)
  /// The pages and files that a report made.
  case made(Page)
  /// All terms of a taxonomy.
  case taxonomy(Taxonomy)
  /// The pages that name a term.
  case term(Taxonomy.Term)
  /// Nothing but the way to another page.
  case redirect(to: String)
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
  var ownValues: [String: PageValue] {
    switch subject {
    case .text(let text, _): text.values
    case .made(let page): page.values
    case .taxonomy, .term, .redirect: [:]
    }
  }

  /// Its templates: that of the page, and that of its twin.
  var templates: [String] { [template] + [twinTemplate].compactMap(\.self) }

  /// Tells whether its text names the template itself.
  var namesTemplate: Bool {
    if case .text(let text, _) = subject { text.namesTemplate } else { false }
  }

  /// The page's place in menus: each page of a list that goes on has the first one's place.
  var shownPath: String { related.paginator?.path ?? path }

  /// Tells whether searches are to find it: what a list shows on its further pages is found by its
  /// own pages.
  var isToBeFound: Bool {
    if case .redirect = subject { return false }
    return path != "404.html" && (related.paginator.map { $0.number == 1 } ?? true)
  }
}

extension PageSubject: Equatable {
  /// Texts and bodies are compared by identity and by bytes; either is rebuilt when its file
  /// changes.
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
  /// Tells whether both look the same on the pages that name them, which show no count.
  func hasSameLink(as other: Taxonomy.Term) -> Bool {
    self === other
      || (taxonomy == other.taxonomy && slug == other.slug && title == other.title)
  }
}
