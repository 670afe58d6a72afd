import Comparison
import Identifiers

/// The addresses of the report's pages, from the site's root.
enum Address {
  private static let samples = "/samples/"
  private static let patterns = "/patterns/"
  private static let metrics = "/metrics/"
  private static let faults = "/faults/"
  private static let variants = "/variants/"
  private static let pairs = "/compare/"
  private static let streams = "/streams/"

  static func stream(_ stream: String) -> String { "\(streams)\(stream)/" }

  static func metric(_ metric: String) -> String { "\(metrics)#\(metric)" }

  static func sample(_ sample: String) -> String { "\(samples)\(sample)/" }

  static func scenario(_ id: ScenarioID) -> String { "\(sample(id.sample))\(id.name)/" }

  /// Where a scenario is shown in one pattern alone.
  static func performance(_ id: ScenarioID, pattern: String) -> String {
    "\(scenario(id))\(pattern)/"
  }

  static func code(of id: ImplementationID) -> String {
    "\(sample(id.sample))code/\(id.pattern)/"
  }

  static func pair(_ pair: PatternPair) -> String { "\(pairs)\(pair.id)/" }

  static func pair(_ pair: PatternPair, sample: String) -> String {
    "\(Self.pair(pair))\(sample)/"
  }

  static func fault(_ fault: String) -> String { "\(faults)\(fault)/" }

  static func variant(_ variant: String) -> String { "\(variants)\(variant)/" }

  static func pattern(_ pattern: String) -> String { "\(patterns)\(pattern)/" }

  /// A page's path, as the generator names it: without the slash in front.
  static func path(_ address: String) -> String { String(address.dropFirst()) }
}
