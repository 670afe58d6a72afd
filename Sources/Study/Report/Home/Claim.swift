import Diagnostics
import Diagrams
import Evidence
import Identifiers
import Metrics
import Scenarios
import Trace

/// A sentence with numbers that are computed from all recordings.
///
/// A text may contain `{taps} taps in {scenarios} scenarios, {messages flux} messages between
/// roles in Flux`. Other names before a pattern's are `messages-to-screen`, `notifications`,
/// `effects`, `redundant-effects` and `messages-in-all`. The latter counts messages between and
/// within roles, so that it does not depend on which role is assigned to a type.
struct Claim {
  /// The numbers by the names that can be written between braces.
  private var values: [String: Int]
  /// The patterns that have numbers.
  private let patterns: [String]
  /// The names that require a pattern's name after them.
  private static let ofPatterns: Set<String> = [
    "messages", "messages-to-screen", "messages-in-all", "notifications", "effects",
    "redundant-effects", "first-screen", "next-screen", "machinery", "doubles", "weak-references",
    "unreached", "deciding",
  ]

  /// Computes the numbers of all performances.
  init(_ scenarios: PlayedScenarios) {
    let all = scenarios.all
    let scripts = all.compactMap { $0.performances.first?.recording }
    let performances = all.flatMap(\.performances)
    var values: [String: Int] = [:]
    values["taps"] = scripts.map(Self.taps).reduce(0, +)
    values["scenarios"] = all.count
    values["samples"] = scenarios.samples.count
    values["patterns"] = scenarios.patterns.count
    values["implementations"] = scenarios.implementations.count
    values["performances"] = performances.count
    values["frames"] = performances.map(\.recording.frames.count).reduce(0, +)
    for performance in performances {
      for (name, count) in performance.counts {
        values["\(name) \(performance.pattern)", default: 0] += count
      }
    }
    self.values = values
    patterns = scenarios.patterns.map(\.description)
  }

  /// Computes the numbers of everything that was played and examined.
  ///
  /// For each pattern, they include the lines of a `first-screen` and a `next-screen`,
  /// `machinery`, `doubles`, `weak-references`, and the `deciding` lines with those `unreached`
  /// without a view.
  init(_ evidence: StudyEvidence) {
    self.init(evidence.scenarios)
    for pattern in evidence.scenarios.patterns {
      let measured = MeasuredPattern(pattern: pattern, evidence: evidence)
      let numbers = [
        "first-screen": measured.linesOfSmallest?.total,
        "next-screen": measured.linesOfSmallest?.sample, "machinery": measured.machinery,
        "doubles": measured.doubles, "weak-references": measured.weakReferences,
        "unreached": measured.unreached?.lines, "deciding": measured.unreached?.all,
      ]
      for (name, number) in numbers { values["\(name) \(pattern)"] = number }
    }
  }

  private static func taps(_ recording: Recording) -> Int {
    recording.log.events.count { event in
      if case .input(let input) = event.payload { input.verb == "tap" } else { false }
    }
  }

  /// Returns a sentence with its names in braces replaced by numbers.
  ///
  /// - Throws: An error for each unknown name.
  func text(_ template: String, at location: SourceLocation?) throws(DiagnosticError) -> String {
    let collector = DiagnosticCollector()
    let text = template.replacing(#/\{([^{}]*)\}/#) { match in
      let name = String(match.1)
      if let value = values[name] { return value.grouped }
      let words = name.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count == 2, Self.ofPatterns.contains(words[0]) {
        // A missing measurement is reported elsewhere.
        if patterns.contains(words[1]) { return "–" }
        collector.report(
          Diagnostic(.unknownPattern, at: location, "there is no pattern '\(words[1])'")
            .suggesting(nearestTo: words[1], in: patterns))
        return ""
      }
      collector.report(
        Diagnostic(
          .unknownWord, at: location, "there is no number '\(name)'",
          explanation: "Known names: \(values.keys.sorted().joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: values.keys.sorted()))
      return ""
    }
    try collector.throwErrors()
    return text
  }
}

extension PlayedScenario.PatternPerformance {
  /// The counts over all steps, by name.
  fileprivate var counts: [(name: String, count: Int)] {
    let steps = facts.steps.values
    return [
      ("messages", steps.reduce(0) { $0 + $1.messages.total(.betweenRoles) }),
      ("messages-to-screen", steps.reduce(0) { $0 + $1.messages.total(.toScreen) }),
      (
        "messages-in-all",
        steps.reduce(0) { $0 + $1.messages.total(.betweenRoles) + $1.messages.total(.withinRole) }
      ),
      ("notifications", steps.reduce(0) { $0 + $1.notifications }),
      ("effects", steps.reduce(0) { $0 + $1.effects }),
      ("redundant-effects", steps.reduce(0) { $0 + $1.redundantEffects }),
    ]
  }
}
