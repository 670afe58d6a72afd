import Evidence
import Identifiers
import Metrics
import StaticSite
import Trace

/// A pattern with its measurements over all samples.
struct MeasuredPattern {
  /// The smallest sample, which has one screen.
  static let smallestSample: SampleID = "step-counter"

  let pattern: PatternID
  let evidence: StudyEvidence

  var address: String { Address.pattern(pattern) }

  /// The findings from recordings and sources; `nil` if it was not played.
  var findings: PatternFindings? { evidence.findings[pattern] }

  /// Its implementations, in the order of the samples.
  private var implementations: [ImplementationID] {
    evidence.scenarios.implementations.filter { $0.pattern == pattern }
  }

  /// The roles whose source names a widget, a container or a layout, from the screen to the model.
  var rolesKnowingWidgets: [Role] {
    let pairs = implementations.flatMap { evidence.sources.facts[$0]?.knowsAbout.pairs ?? [] }
    return Set(pairs.filter { $0.to == .screen }.map(\.from)).sorted().compactMap(\.role)
  }

  /// The number of test doubles that the unit tests of all samples need.
  var doubles: Int? {
    let counts = values(of: "doubles-needed").compactMap { value -> Int? in
      if case .each(let doubles) = value { doubles.count } else { nil }
    }
    return counts.isEmpty ? nil : counts.reduce(0, +)
  }

  /// The number of lines that all its samples share.
  var machinery: Int? {
    values(of: "code-lines").compactMap { value -> Int? in
      if case .split(let lines) = value { lines.machinery } else { nil }
    }.max()
  }

  /// The lines of the smallest sample and of the machinery that it needs.
  var linesOfSmallest: MachinerySplit? {
    guard evidence.scenarios.patterns(of: Self.smallestSample).contains(pattern),
      let metric = Metric.named("code-lines"),
      case .split(let lines) = evidence.numbers.value(of: metric, for: smallest)
    else { return nil }
    return lines
  }

  /// The address of the smallest sample's source; `nil` if it is not implemented in this pattern.
  var codeOfSmallest: String? { linesOfSmallest == nil ? nil : Address.code(of: smallest) }

  private var smallest: ImplementationID {
    ImplementationID(sample: Self.smallestSample, pattern: pattern)
  }

  /// The number of weak properties, and of closures that capture their object weakly.
  var weakReferences: Int {
    (findings?.samples ?? []).reduce(0) { sum, sample in
      sum + sample.ownership.edges.count { $0.strength == .weak }
        + sample.ownership.captures.count { $0.strength == .weak }
    }
  }

  /// The lines of deciding roles that tests cannot cover without a widget, and all their lines.
  var unreached: (lines: Int, all: Int)? {
    let shares = values(of: "reachable-without-view").compactMap { value -> (Int, Int)? in
      if case .share(let reached, let all) = value { (all - reached, all) } else { nil }
    }
    guard !shares.isEmpty else { return nil }
    return (shares.reduce(0) { $0 + $1.0 }, shares.reduce(0) { $0 + $1.1 })
  }

  /// The sentence of its text that explains when not to choose it.
  var notWhen: String? {
    evidence.texts.of(TextKind.pattern).first { PatternID($0.name) == pattern }?.header.notWhen
  }

  private func values(of metric: Metric.ID) -> [MetricValue] {
    guard let metric = Metric.named(metric) else { return [] }
    return implementations.map { evidence.numbers.value(of: metric, for: $0) }
  }
}
