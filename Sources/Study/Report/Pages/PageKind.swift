import Diagnostics
import Evidence
import StaticSite

/// A kind of page: the source of its pages, and the function that composes them.
///
/// ``all`` lists the kinds. For those with texts, ``TextKind`` defines the permitted front matter.
/// See CONTRIBUTING, *Add a kind of page*.
struct PageKind: Sendable {
  /// The name of the kind in texts and templates.
  let name: String
  /// The source of its pages.
  let origin: PageSource

  /// Creates a kind with a page for each text; the name is also that of the pages' template.
  init<Header>(
    _ kind: ContentKind<Header>,
    make:
      @escaping @Sendable (StudyEvidence, TextOfKind<Header>, ContentBody)
      throws(DiagnosticError) -> Page?
  ) {
    name = kind.name
    origin = .texts(
      kind.erased,
      .ofEvidence { evidence, text, body throws(DiagnosticError) in
        guard let text = TextOfKind(text, of: kind) else { return nil }
        return try make(evidence, text, body)
      })
  }

  /// Creates a kind for a type of page.
  init<Made: TextPage>(_ kind: ContentKind<Made.Header>, _: Made.Type) {
    self.init(kind) { evidence, text, body throws(DiagnosticError) in
      guard let made = Made(evidence: evidence, text: text) else { return nil }
      return try evidence.store.page(for: made.key(body)) { () throws(DiagnosticError) in
        try made.page(body)
      }
    }
  }

  /// Creates a kind with a page for each text that shows the evidence requested by directives.
  ///
  /// The kind is one of ``TextKind/showingEvidence``, and the templates call `parts/prose`.
  init(_ kind: ContentKind<Void>, prose make: @escaping PageMaker.MakeOfProse) {
    name = kind.name
    origin = .texts(kind.erased, .ofProse(make))
  }

  /// Creates a kind for texts without pages, one of ``TextKind/shownElsewhere``.
  init(shownElsewhere kind: ContentKind<some Sendable>) {
    name = kind.name
    origin = .shownElsewhere(kind.erased)
  }

  /// Creates a kind of pages without texts, which are composed in portions.
  init(_ name: String, portions make: @escaping @Sendable (StudyEvidence) -> [PagePortion.Make]) {
    self.name = name
    origin = .evidence(make)
  }

  /// Creates a kind of pages without texts that show one implementation each.
  init(_ name: String, ofEach make: @escaping @Sendable (ImplementationEvidence) -> [Page]) {
    self.name = name
    origin = .implementations(make)
  }

  /// The kind of its texts, if it has any.
  var content: AnyContentKind? {
    switch origin {
    case .texts(let content, _), .shownElsewhere(let content): content
    case .evidence, .implementations: nil
    }
  }
}

/// The source of pages.
enum PageSource: Sendable {
  /// A page for each text.
  case texts(AnyContentKind, PageMaker)
  /// Texts without pages, which are shown on other pages.
  case shownElsewhere(AnyContentKind)
  /// Pages without texts, computed from all evidence.
  case evidence(@Sendable (StudyEvidence) -> [PagePortion.Make])
  /// Pages without texts, computed from the evidence of each implementation.
  case implementations(@Sendable (ImplementationEvidence) -> [Page])
}

/// A maker of the page of a text.
enum PageMaker: Sendable {
  /// Composes a page from evidence and the text's body, if the text's subject could be read.
  typealias Make =
    @Sendable (StudyEvidence, ContentText, ContentBody) throws(DiagnosticError) -> Page?
  /// Composes a page from all texts, the page's own text, and its prose with evidence.
  typealias MakeOfProse = @Sendable (Texts, ContentText, EvidenceProse) -> Page

  /// A page that selects its evidence itself.
  case ofEvidence(Make)
  /// A page that shows only the evidence requested by its text.
  case ofProse(MakeOfProse)
}
