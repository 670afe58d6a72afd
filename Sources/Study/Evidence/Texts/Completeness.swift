package import Diagnostics
import Documents
import Identifiers
import Metrics
import Samples
import Sequences
import StaticSite

/// Checks that everything played has a text, and that every text describes something played.
struct Completeness {
  let content: SiteContent
  let folder: String
  let collector: DiagnosticCollector

  /// Checks that samples and patterns have texts, and that texts name known metrics and patterns.
  func check(_ implementations: [Implementation]) {
    let patterns = Dictionary(
      keepingFirst: implementations.map { ($0.pattern.description, $0.location) })
    let samples = Dictionary(
      keepingFirst: implementations.map { ($0.sample.id.description, $0.location) })
    check("sample", samples, TextKind.sample, missing: .missingSample, unknown: .unknownSample)
    check(
      "pattern", patterns, TextKind.pattern, missing: .missingPattern, unknown: .unknownPattern)
    // A metric without a text is reported where the metric is shown.
    reportUnknown(
      "metric", Metric.all.map(\.id.description), TextKind.metric, as: .unknownMetric, verb: "show")
    let chosen =
      content.texts(of: TextKind.home).map(\.header.patterns)
      + content.texts(of: TextKind.patterns).map(\.header.first)
    for names in chosen {
      collector.report(contentsOf: names.diagnosticsOfPatterns(known: Set(patterns.keys)))
    }
  }

  private func check(
    _ what: String, _ played: [String: SourceLocation], _ kind: ContentKind<some Sendable>,
    missing: DiagnosticID, unknown: DiagnosticID
  ) {
    let known = played.keys.sorted()
    reportMissing(what, known, kind, in: "\(what)s", as: missing, listedAt: played)
    reportUnknown(what, known, kind, as: unknown)
  }

  /// Reports names without a text; `locations` are where the implementations are listed.
  func reportMissing(
    _ what: String, _ known: [String], _ kind: ContentKind<some Sendable>, in texts: String,
    as id: DiagnosticID, listedAt locations: [String: SourceLocation] = [:]
  ) {
    let written =
      content.texts(ofKind: kind.name).map(\.name) + content.unread(of: kind).map(\.name)
    for name in known where !written.contains(name) {
      collector.report(
        Diagnostic(
          id, at: SourceLocation(file: "\(folder)/\(texts)/\(name).md"),
          "the \(what) '\(name)' has no text",
          suggestion: TypoSuggestion.suggestion(
            for: name, in: written.filter { !known.contains($0) }),
          notes: locations[name].map { [DiagnosticNote(at: $0, "listed here")] } ?? []))
    }
  }

  /// Reports texts about unknown names.
  func reportUnknown(
    _ what: String, _ known: [String], _ kind: ContentKind<some Sendable>, as id: DiagnosticID,
    verb: String = "play"
  ) {
    for text in content.texts(ofKind: kind.name) where !known.contains(text.name) {
      collector.report(
        Diagnostic(
          id, at: SourceLocation(file: text.document.path),
          "there is no \(what) '\(text.name)' to \(verb)",
          explanation: "Known names: \(known.sorted().joined(separator: ", ")).",
          suggestion: TypoSuggestion.suggestion(for: text.name, in: known)))
    }
  }
}

extension [LocatedText] {
  /// Returns the errors of a text's list of patterns: unknown names and repetitions.
  ///
  /// - Parameter known: The patterns that are played.
  /// - Returns: The diagnostics, in the order of the names.
  package func diagnosticsOfPatterns(known: Set<String>) -> [Diagnostic] {
    var named: [String: SourceLocation] = [:]
    return compactMap { written -> Diagnostic? in
      let name = written.text
      guard known.contains(name) else {
        return Diagnostic(
          .unknownPattern, at: written.location, "there is no pattern '\(name)' to play",
          explanation: "Known names: \(known.sorted().joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: known)
      }
      guard let first = named.updateValue(written.location, forKey: name) else { return nil }
      return Diagnostic(
        .repeatedChoice, at: written.location, "'\(name)' is named twice",
        notes: [DiagnosticNote(at: first, "first used here")])
    }
  }
}
