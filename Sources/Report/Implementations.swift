import Metrics

/// What the sources say of each implementation, examined once.
struct Implementations: Sendable {
  private let facts: [Key: SourceFacts]
  private let modules: [String: ModuleFacts]

  private struct Key: Hashable, Sendable {
    let sample: String
    let pattern: String
  }

  /// The facts of all samples in all patterns that have sources.
  init(samples: [String], patterns: [String], code: CodeIndex, library: SourceLibrary) {
    var facts: [Key: SourceFacts] = [:]
    var modules: [String: ModuleFacts] = [:]
    for pattern in patterns {
      guard let module = code.module(ofPattern: pattern) else { continue }
      modules[pattern] = library.facts(module: module)
      for sample in samples {
        guard let folder = code.folder(ofSample: sample) else { continue }
        facts[Key(sample: sample, pattern: pattern)] = library.facts(
          module: module, sample: folder)
      }
    }
    self.facts = facts
    self.modules = modules
  }

  /// What the source of an implementation says.
  subscript(sample sample: String, pattern pattern: String) -> SourceFacts? {
    facts[Key(sample: sample, pattern: pattern)]
  }

  /// A number of an implementation, from its source.
  func value(of metric: Metric, sample: String, pattern: String) -> MetricValue? {
    guard let facts = self[sample: sample, pattern: pattern], let module = modules[pattern] else {
      return nil
    }
    return metric.value(of: facts, in: module)
  }
}
