import Diagnostics
import Evidence
import Identifiers
import Metrics
import SiteFiles
import SiteTemplates
import StaticSite

/// The definition of a metric, from its text.
struct MetricDefinition {
  let metric: Metric
  let text: TextOfKind<MetricHeader>
  private let body: ContentBody

  /// Reads the text of a metric.
  ///
  /// - Parameters:
  ///   - metric: The metric.
  ///   - texts: All texts.
  ///   - page: The text of the page that shows it; the metrics' texts are beside its file.
  /// - Throws: An error if there is no text, or the errors in it.
  init(of metric: Metric, texts: Texts, beside page: ContentText) throws(DiagnosticError) {
    guard let text = texts.of(TextKind.metric).first(where: { MetricID($0.name) == metric.id })
    else {
      throw DiagnosticError(
        .undefinedMetric, at: SourceLocation(file: page.file.path),
        "the metric '\(metric.id)' has no definition",
        suggestion: "write 'metrics/\(metric.id).md' beside this file")
    }
    let collector = DiagnosticCollector()
    self.metric = metric
    self.text = text
    body = texts.body(of: text.text, reportingTo: collector)
    try collector.throwErrors()
  }

  /// Returns the explanation why an implementation may have no value.
  func reason(_ absence: Absence) -> String? {
    text.header.reasons[absence]
  }

  private var reasons: [String] { Absence.allCases.compactMap(reason) }

  var origins: [LinkOrigin] { body.origins }

  /// The definition for a template.
  var value: PageValue {
    [
      "anchor": .string(metric.id.description), "name": .string(metric.title),
      "unit": .string(metric.unit), "origin": .string(metric.origin.phrase),
      "body": body.value(of: text.text),
      "hasReasons": .bool(!reasons.isEmpty), "reasons": .list(reasons.map(PageValue.string)),
    ]
  }
}

extension MetricOrigin {
  /// The name for readers.
  fileprivate var phrase: String {
    switch self {
    case .source: "from the source"
    case .recording: "from recordings"
    case .tests: "from the unit tests"
    }
  }
}
