import Identifiers
import Metrics
import Parallel
import Samples

/// What the sources say of each implementation, examined once.
struct ImplementationFacts: Sendable {
  private let facts: [ImplementationID: SourceFacts]
  private let modules: [String: ModuleFacts]

  /// The facts of implementations that have sources.
  init(_ implementations: [Implementation], library: SourceLibrary) {
    let examined = implementations.concurrentMap { implementation in
      library.facts(
        module: implementation.module, sample: SourceFolders.name(for: implementation.sample.id))
    }
    facts = Dictionary(
      zip(implementations.map(\.id), examined), uniquingKeysWith: { first, _ in first })
    let patterns = Dictionary(
      implementations.map { ($0.pattern, $0.module) }, uniquingKeysWith: { first, _ in first })
    modules = patterns.mapValues { library.facts(module: $0) }
  }

  /// What the source of an implementation says.
  subscript(id: ImplementationID) -> SourceFacts? { facts[id] }

  /// A number of an implementation, from its source.
  func value(of metric: Metric, for id: ImplementationID) -> MetricValue? {
    guard let facts = facts[id], let module = modules[id.pattern] else { return nil }
    return metric.value(of: facts, in: module)
  }
}
