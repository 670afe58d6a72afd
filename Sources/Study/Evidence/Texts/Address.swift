package import Comparison
package import Identifiers

/// The addresses of the report's pages, relative to the site's root.
package enum Address {
  private static let samples = "/samples/"
  private static let patterns = "/patterns/"
  private static let metrics = "/metrics/"
  private static let wrongImplementations = "/faults/"
  private static let variants = "/variants/"
  private static let pairs = "/compare/"
  private static let streams = "/streams/"

  package static func stream(_ stream: String) -> String { "\(streams)\(stream)/" }

  package static func metric(_ metric: MetricID) -> String { "\(metrics)#\(metric)" }

  package static func sample(_ sample: SampleID) -> String { "\(samples)\(sample)/" }

  package static func scenario(_ id: ScenarioID) -> String { "\(sample(id.sample))\(id.name)/" }

  /// Returns the address of a scenario performed in one pattern.
  package static func performance(_ id: ScenarioID, pattern: PatternID) -> String {
    "\(scenario(id))\(pattern)/"
  }

  package static func code(of id: ImplementationID) -> String {
    "\(sample(id.sample))code/\(id.pattern)/"
  }

  package static func pair(_ pair: PatternPair) -> String { "\(pairs)\(pair.id)/" }

  package static func pair(_ pair: PatternPair, sample: SampleID) -> String {
    "\(Self.pair(pair))\(sample)/"
  }

  package static func wrongImplementation(_ name: String) -> String {
    "\(wrongImplementations)\(name)/"
  }

  package static func variant(_ variant: String) -> String { "\(variants)\(variant)/" }

  package static func pattern(_ pattern: PatternID) -> String { "\(patterns)\(pattern)/" }

  /// Returns a page's path as used by the site generator, without the leading slash.
  package static func path(_ address: String) -> String { String(address.dropFirst()) }
}
