public import Samples

extension Catalogue {
  /// The samples, each once, in the order of their first implementation.
  public static var samples: [SampleDescription] {
    implementations.map(\.sample).reduce(into: []) { samples, sample in
      if !samples.contains(where: { $0.id == sample.id }) { samples.append(sample) }
    }
  }

  /// The identifiers of the patterns, each once, in the order of their first implementation.
  public static var patterns: [String] {
    implementations.map(\.pattern).reduce(into: []) { patterns, pattern in
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
  }

  /// The implementations of a sample, in the order of the patterns.
  ///
  /// - Parameter sample: The sample's identifier.
  /// - Returns: Its implementations.
  public static func implementations(of sample: String) -> [Implementation] {
    implementations.filter { $0.sample.id == sample }
  }
}
