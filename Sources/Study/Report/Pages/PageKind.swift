import Diagnostics
import Documents
import StaticSite

/// A kind of page: of what it is made, and how.
///
/// Each page's own file has its kind; ``all`` lists them. See CONTRIBUTING, *Add a kind of page*.
struct PageKind: Sendable {
  /// The kind's name, by which texts and templates know it.
  let name: String
  /// Of what its pages are made.
  let origin: PageSource

  /// A kind of pages, one for each text.
  ///
  ///     static let kind = PageKind("sample", of: "samples/") { evidence, text, body in
  ///       SamplePage(text: text, texts: evidence.texts, plays: evidence.plays).page(body)
  ///     }
  ///
  /// - Parameters:
  ///   - name: Its name, which is also that of the pages' template.
  ///   - folder: The folder below `content/` in which the texts are, or the one file.
  ///   - schema: Reads the keys of the front matter that are the kind's own.
  ///   - path: Where a text's page is, by the text's path.
  ///   - make: Makes a page.
  init(
    _ name: String, of folder: String, schema: @escaping ContentKind.Schema = { _ in [:] },
    path: @escaping @Sendable (String) -> String = ContentKind.standardPath,
    make: @escaping PageMaker.Make
  ) {
    self.name = name
    origin = .texts(
      ContentKind(name, folder: folder, schema: schema, path: path), .ofEvidence(make))
  }

  /// A kind of pages, one for each text, that show the evidence which their texts ask for by
  /// directives; their templates call `parts/prose`.
  ///
  /// - Parameters:
  ///   - name: Its name, which is also that of the pages' template.
  ///   - folder: The folder below `content/` in which the texts are, or the one file.
  ///   - make: Makes a page of the site's texts, its own text, and this one's prose and evidence.
  init(_ name: String, withEvidenceIn folder: String, make: @escaping PageMaker.MakeOfProse) {
    self.name = name
    origin = .texts(ContentKind(name, folder: folder), .ofProse(make))
  }

  /// A kind of texts that have no pages of their own.
  init(_ name: String, shownElsewhere folder: String, schema: @escaping ContentKind.Schema) {
    self.name = name
    origin = .shownElsewhere(ContentKind(name, folder: folder, schema: schema))
  }

  /// A kind of pages that have no text.
  init(_ name: String, make: @escaping @Sendable (Evidence) -> [Page]) {
    self.name = name
    origin = .evidence(make)
  }

  /// What its texts are, if it has texts.
  var content: ContentKind? {
    switch origin {
    case .texts(let content, _), .shownElsewhere(let content): content
    case .evidence: nil
    }
  }
}

/// Of what pages are made.
enum PageSource: Sendable {
  /// Of texts, a page for each.
  case texts(ContentKind, PageMaker)
  /// Of texts, which other pages show.
  case shownElsewhere(ContentKind)
  /// Of what was computed; they have no text.
  case evidence(@Sendable (Evidence) -> [Page])
}

/// Makes the page of a text.
enum PageMaker: Sendable {
  /// Of evidence and the text's body; `nil` if the text is of something that could not be read.
  typealias Make =
    @Sendable (Evidence, ContentText, ContentBody) throws(DiagnosticError) -> Page?
  /// Of all texts, the page's own, and this one's prose with the evidence that it asks for.
  typealias MakeOfProse = @Sendable (Texts, ContentText, EvidenceProse) -> Page

  /// A page that looks for its evidence itself.
  case ofEvidence(Make)
  /// A page that shows no evidence but that for which its text asks.
  case ofProse(MakeOfProse)
}
