import Diagnostics
import Documents
import Identifiers
import Metrics
import Samples
import Sequences
import StaticSite

/// That everything that is played has a text, and every text something that is played.
struct Completeness {
  let content: SiteContent
  let folder: String
  let collector: DiagnosticCollector

  /// Each sample, pattern and number must have its text, and the other way round.
  func check(_ implementations: [Implementation]) {
    let patterns = Dictionary(
      keepingFirst: implementations.map { ($0.pattern.description, $0.location) })
    let samples = Dictionary(
      keepingFirst: implementations.map { ($0.sample.id.description, $0.location) })
    check("sample", samples, TextKind.sample, missing: .missingSample, unknown: .unknownSample)
    check(
      "pattern", patterns, TextKind.pattern, missing: .missingPattern, unknown: .unknownPattern)
    checkMetrics()
    let chosen =
      content.texts(of: TextKind.home).map(\.header.patterns)
      + content.texts(of: TextKind.patterns).map(\.header.first)
    for names in chosen {
      collector.report(
        contentsOf: ChosenPatterns(names: names).diagnostics(known: Set(patterns.keys)))
    }
  }

  private func check(
    _ what: String, _ played: [String: SourceLocation], _ kind: ContentKind<some Sendable>,
    missing: DiagnosticID, unknown: DiagnosticID
  ) {
    let known = Set(played.keys)
    let texts = content.texts(ofKind: kind.name)
    let unread = content.unread(of: kind).map(\.name)
    let written = Set(texts.map(\.name) + unread)
    for id in known.subtracting(written).sorted() {
      collector.report(
        Diagnostic(
          missing, at: SourceLocation(file: "\(folder)/\(what)s/\(id).md"),
          "the \(what) '\(id)' is played, but has no text",
          suggestion: TypoSuggestion.suggestion(for: id, in: written.subtracting(known)),
          notes: played[id].map { [DiagnosticNote(at: $0, "it is listed here")] } ?? []))
    }
    checkNames(of: texts, what, known, unknown, verb: "play")
  }

  /// A number without a text is reported where the numbers are shown.
  private func checkMetrics() {
    checkNames(
      of: content.texts(ofKind: TextKind.metric.name), "metric",
      Set(Metric.all.map(\.id.description)),
      .unknownMetric, verb: "show")
  }

  private func checkNames(
    of texts: [ContentText], _ what: String, _ known: Set<String>, _ id: DiagnosticID, verb: String
  ) {
    for text in texts where !known.contains(text.name) {
      collector.report(
        Diagnostic(
          id, at: SourceLocation(file: text.document.path),
          "there is no \(what) '\(text.name)' to \(verb)",
          explanation: "Known are: \(known.sorted().joined(separator: ", ")).",
          suggestion: TypoSuggestion.suggestion(for: text.name, in: known)))
    }
  }
}
