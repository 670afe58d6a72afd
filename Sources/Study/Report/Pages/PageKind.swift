import Diagnostics
import Evidence
import StaticSite

/// A kind of page: of what it is made, and how.
///
/// ``all`` lists them, and ``TextKind`` says of each that has texts what these may say. See
/// CONTRIBUTING, *Add a kind of page*.
struct PageKind: Sendable {
  /// The kind's name, by which texts and templates know it.
  let name: String
  /// Of what its pages are made.
  let origin: PageSource

  /// A kind of pages, one for each text.
  ///
  /// - Parameters:
  ///   - kind: What the texts are; its name is also that of the pages' template.
  ///   - make: Makes a page.
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

  /// The same for a type of page.
  init<Made: TextPage>(_ kind: ContentKind<Made.Header>, _: Made.Type) {
    self.init(kind) { evidence, text, body throws(DiagnosticError) in
      try Made(evidence: evidence, text: text)?.page(body)
    }
  }

  /// A kind of pages, one for each text, that show the evidence which their texts ask for by
  /// directives; their templates call `parts/prose`.
  ///
  /// - Parameters:
  ///   - kind: What the texts are, one of ``TextKind/showingEvidence``.
  ///   - make: Makes a page of the site's texts, its own text, and this one's prose and evidence.
  init(_ kind: ContentKind<Void>, prose make: @escaping PageMaker.MakeOfProse) {
    name = kind.name
    origin = .texts(kind.erased, .ofProse(make))
  }

  /// A kind of texts that have no pages of their own, one of ``TextKind/shownElsewhere``.
  init(shownElsewhere kind: ContentKind<some Sendable>) {
    name = kind.name
    origin = .shownElsewhere(kind.erased)
  }

  /// A kind of pages that have no text.
  init(_ name: String, make: @escaping @Sendable (StudyEvidence) -> [PagePortion]) {
    self.name = name
    origin = .evidence(make)
  }

  /// A kind of pages that have no text, and show one implementation each.
  init(_ name: String, ofEach make: @escaping @Sendable (ImplementationEvidence) -> [Page]) {
    self.name = name
    origin = .implementations(make)
  }

  /// The kind of its texts, if it has texts.
  var content: AnyContentKind? {
    switch origin {
    case .texts(let content, _), .shownElsewhere(let content): content
    case .evidence, .implementations: nil
    }
  }
}

/// Of what pages are made.
enum PageSource: Sendable {
  /// Of texts, a page for each.
  case texts(AnyContentKind, PageMaker)
  /// Of texts, which other pages show.
  case shownElsewhere(AnyContentKind)
  /// Of what was computed; they have no text.
  case evidence(@Sendable (StudyEvidence) -> [PagePortion])
  /// Of what was computed of one implementation after the other.
  case implementations(@Sendable (ImplementationEvidence) -> [Page])
}

/// A maker of the page of a text.
enum PageMaker: Sendable {
  /// Of evidence and the text's body; `nil` if the text is of something that could not be read.
  typealias Make =
    @Sendable (StudyEvidence, ContentText, ContentBody) throws(DiagnosticError) -> Page?
  /// Of all texts, the page's own, and this one's prose with the evidence that it asks for.
  typealias MakeOfProse = @Sendable (Texts, ContentText, EvidenceProse) -> Page

  /// A page that looks for its evidence itself.
  case ofEvidence(Make)
  /// A page that shows no evidence but that for which its text asks.
  case ofProse(MakeOfProse)
}
