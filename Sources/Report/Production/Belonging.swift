import Diagnostics
import Documents
import Metrics
import Samples
import StaticSite

/// That texts and what is played belong together.
struct Belonging {
  let content: Content
  let folder: String
  let faults: DiagnosticCollector

  /// Each sample, pattern and number must have its text, and the other way round.
  func check(_ implementations: [Implementation]) {
    let patterns = Set(implementations.map(\.pattern))
    check("sample", Set(implementations.map(\.sample.id)), .sample, verb: "play")
    check("pattern", patterns, .pattern, verb: "play")
    checkMetrics()
    for text in content.texts(ofKind: Kind.home.rawValue) { check(text, patterns) }
  }

  private func check(_ what: String, _ known: Set<String>, _ kind: Kind, verb: String) {
    let texts = content.texts(ofKind: kind.rawValue)
    let unread = content.unread.filter { $0.kind == kind.rawValue }.map(\.name)
    let written = Set(texts.map(\.name) + unread)
    for id in known.subtracting(written).sorted() {
      faults.report(
        Diagnostic(
          "missing-\(what)", at: SourceLocation(file: "\(folder)/\(what)s/\(id).md"),
          "the \(what) '\(id)' is played, but has no text",
          suggestion: NearMiss.suggestion(for: id, in: written.subtracting(known))))
    }
    checkNames(of: texts, what, known, verb: verb)
  }

  /// A number without a text is reported where the numbers are shown.
  private func checkMetrics() {
    checkNames(
      of: content.texts(ofKind: Kind.metric.rawValue), "metric", Set(Metric.all.map(\.id)),
      verb: "show")
  }

  private func checkNames(
    of texts: [ContentText], _ what: String, _ known: Set<String>, verb: String
  ) {
    for text in texts where !known.contains(text.name) {
      faults.report(
        Diagnostic(
          "unknown-\(what)", at: SourceLocation(file: text.document.path),
          "there is no \(what) '\(text.name)' to \(verb)",
          explanation: "Known are: \(known.sorted().joined(separator: ", ")).",
          suggestion: NearMiss.suggestion(for: text.name, in: known)))
    }
  }

  /// The patterns that the first page chooses.
  private func check(_ home: ContentText, _ patterns: Set<String>) {
    for value in home.document.fields["patterns"]?.elements ?? [] {
      guard let name = value.text, !patterns.contains(name) else { continue }
      faults.report(
        Diagnostic(
          "unknown-pattern", at: value.location, "there is no pattern '\(name)' to play",
          explanation: "Known are: \(patterns.sorted().joined(separator: ", ")).",
          suggestion: NearMiss.suggestion(for: name, in: patterns)))
    }
  }
}
