package import Diagnostics
package import Identifiers
package import Metrics
package import Samples
import Sequences
package import Trace

/// The facts from the sources of each implementation, examined once.
package struct ImplementationFacts: Sendable {
  private var facts: [ImplementationID: SourceFacts]
  private var modules: [PatternID: ModuleFacts]

  /// Examines the implementations.
  init(_ implementations: [Implementation], _ examined: ExaminedModules) {
    let library = examined.library
    let found = implementations.concurrentMap { implementation in
      library.facts(
        module: implementation.module, sample: SourceFolders.name(for: implementation.sample.id))
    }
    facts = Dictionary(keepingFirst: zip(implementations.map(\.id), found))
    let patterns = Dictionary(keepingFirst: implementations.map { ($0.pattern, $0.module) })
    let modules = Array(Set(patterns.values))
    let known = Dictionary(
      uniqueKeysWithValues: zip(modules, modules.concurrentMap { examined.facts(of: $0) }))
    self.modules = patterns.compactMapValues { known[$0] }
  }

  /// Returns the facts of one implementation only.
  func narrowed(to id: ImplementationID) -> ImplementationFacts {
    var copy = self
    copy.facts = facts.filter { $0.key == id }
    copy.modules = modules.filter { $0.key == id.pattern }
    return copy
  }

  package subscript(id: ImplementationID) -> SourceFacts? { facts[id] }

  /// Returns the value of a metric that does not depend on recordings.
  package func value(
    of metric: Metric, for id: ImplementationID, testedBy tests: TestFacts?
  ) -> MetricValue? {
    guard let facts = facts[id], let module = modules[id.pattern] else { return nil }
    return metric.value(
      of: facts, in: module,
      testedBy: tests ?? TestFacts(doubles: nil, coverage: .failure(.unmeasured)))
  }

  package func tests(
    _ tests: TestLibrary, deciding: [PatternID: Set<Role>], in library: SourceLibrary,
    covered: CoveredLines?
  ) -> [ImplementationID: TestFacts] {
    let all = Array(facts)
    let found = all.concurrentMap { id, facts in
      tests.facts(
        of: facts, deciding: deciding[id.pattern] ?? [], in: library, covered: covered)
    }
    return Dictionary(keepingFirst: zip(all.map(\.key), found))
  }
}

extension Implementation {
  /// The line that lists the implementation.
  package var location: SourceLocation { SourceLocation(file: file, line: line, column: 1) }
}

extension [Implementation] {
  /// The implementations without repetitions; each repetition is reported as an error.
  func withoutRepetitions(reportingTo collector: DiagnosticCollector) -> [Implementation] {
    reduce(into: []) { known, implementation in
      guard let first = known.first(where: { $0.id == implementation.id }) else {
        return known.append(implementation)
      }
      collector.report(
        Diagnostic(
          .repeatedImplementation, at: implementation.location,
          "'\(implementation.sample.id)' in '\(implementation.pattern)' is listed twice",
          suggestion: "remove one of the lines",
          notes: [DiagnosticNote(at: first.location, "first listed here")]))
    }
  }
}
