import Comparison
import Diagnostics
import Diagrams
import Documents
import Evidence
import Identifiers
package import SiteFiles
package import SiteTemplates
package import StaticSite

/// The page of a text that also shows evidence.
///
/// ```swift
/// struct PatternsPage: TextPage {
///   let evidence: StudyEvidence
///   let text: TextOfKind<PatternsHeader>
///
///   func page(_ body: ContentBody) -> Page {
///     Page(of: text.text, body, ["patterns": .list(patterns)])
///   }
/// }
/// ```
protocol TextPage: Sendable {
  associatedtype Header: Sendable

  var evidence: StudyEvidence { get }
  var text: TextOfKind<Header> { get }

  /// Creates the page; fails if the subject of the text was not played.
  init?(evidence: StudyEvidence, text: TextOfKind<Header>)

  /// Returns the page.
  ///
  /// - Throws: Every error of the text that can only be detected with the evidence.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page

  /// Returns the key under which the page is cached; `nil` if it shows evidence of too many
  /// implementations to be worth it.
  ///
  /// The key covers everything that the page shows. By default a page is not cached.
  func key(_ body: ContentBody) -> ResultKey?
}

extension TextPage {
  func key(_ body: ContentBody) -> ResultKey? { nil }

  var texts: Texts { evidence.texts }
  var scenarios: PlayedScenarios { evidence.scenarios }
  var links: Links { evidence.links }
  var facts: ImplementationFacts { evidence.sources.facts }
  var numbers: MetricValues { evidence.numbers }
  var contracts: [Contract.ID: Contract] { evidence.contracts }
}

extension ContentBody {
  /// Returns the body for pages and their Markdown twins.
  func value(of text: ContentText) -> PageValue {
    .rich(html: html, markdown: rooted(text.document.body))
  }
}

extension Page {
  /// Creates the page of a text.
  ///
  /// - Parameters:
  ///   - text: The text, which supplies path, template, title and summary.
  ///   - body: Its body, available to templates as `body`.
  ///   - values: The page's own values, which take precedence over the text's.
  ///   - origins: The links of other texts shown on the page.
  ///   - files: The files beside it.
  package init(
    of text: ContentText, _ body: ContentBody, _ values: [String: PageValue],
    origins: [LinkOrigin] = [], files: [OutputFile] = []
  ) {
    let own: [String: PageValue] = [
      "summary": .string(text.summary), "body": body.value(of: text),
    ]
    self.init(
      path: text.path, template: text.template, title: text.title,
      values: own.merging(values) { $1 }, source: text.templateLocation,
      origins: body.origins + origins, files: files)
  }

  /// Creates the page of a text that shows evidence between its paragraphs.
  init(of text: ContentText, _ prose: EvidenceProse, _ values: [String: PageValue]) {
    self.init(
      path: text.path, template: text.template, title: text.title,
      values: values.merging(["summary": .string(text.summary)]) { $1 },
      source: text.templateLocation, origins: prose.body.origins)
  }
}

extension Page {
  /// Returns the page with a preview picture, which is shown where others link to it.
  ///
  /// - Parameter contours: The contours to draw; if there are none, there is no picture.
  /// - Returns: The page, with the picture's file beside it.
  func previewed(by contours: [Contour]) -> Page {
    guard !contours.isEmpty else { return self }
    let file = OutputFile(path: "\(path)preview.png", bytes: Contour.preview(of: contours))
    var page = self
    page.files.append(file)
    page.values[Page.pictureKey] = .string("/\(file.path)")
    return page
  }
}

extension PlayedScenarios {
  /// Returns contours that represent some patterns: those of the first scenario that they all
  /// played, for at most four of them.
  func previewContours(of patterns: [PatternID]) -> [Contour] {
    let chosen = patterns.prefix(4)
    let played = all.first { Set($0.performances.map(\.pattern)).isSuperset(of: chosen) }
    return Array(chosen).compactMap { pattern in
      played?.contours().first { $0.performance.pattern == pattern }?.contour
    }
  }
}
