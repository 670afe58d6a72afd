public import Identifiers
public import Samples

nonisolated extension Implementation {
  /// The implementations that another package's program adds while its commands run.
  @TaskLocal public static var added: [Implementation] = []
}

extension Implementation {
  /// All implementations that can be played: Counterpoint's own, followed by the added ones.
  @MainActor public static var all: [Implementation] { own + added }

  /// The distinct identifiers of the patterns, in the order of their first implementation.
  @MainActor public static var patterns: [PatternID] {
    all.map(\.pattern).reduce(into: []) { patterns, pattern in
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
  }

  /// Returns the implementations of a sample, in the order of the patterns.
  ///
  /// - Parameter sample: The sample's identifier.
  /// - Returns: Its implementations.
  @MainActor public static func all(of sample: SampleID) -> [Implementation] {
    all.filter { $0.sample.id == sample }
  }
}

extension SampleDescription {
  /// The distinct samples, in the order of their first implementation.
  @MainActor public static var all: [SampleDescription] {
    Implementation.all.map(\.sample).reduce(into: []) { samples, sample in
      if !samples.contains(where: { $0.id == sample.id }) { samples.append(sample) }
    }
  }
}
