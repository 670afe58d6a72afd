import Comparison
import Identifiers

/// The addresses of the report's pages, from the site's root.
enum Address {
  static let home = "/"
  static let samples = "/samples/"
  static let patterns = "/patterns/"
  static let metrics = "/metrics/"
  static let faults = "/faults/"
  static let pairs = "/compare/"

  static let streams = "/streams/"

  static func stream(_ stream: String) -> String { "\(streams)\(stream)/" }

  static func metric(_ metric: String) -> String { "\(metrics)#\(metric)" }

  static func sample(_ sample: String) -> String { "/samples/\(sample)/" }

  static func scenario(_ id: ScenarioID) -> String { "/samples/\(id.sample)/\(id.name)/" }

  /// Where a scenario is shown in one pattern alone.
  static func performance(_ id: ScenarioID, pattern: String) -> String {
    "\(scenario(id))\(pattern)/"
  }

  static func code(of id: ImplementationID) -> String {
    "/samples/\(id.sample)/code/\(id.pattern)/"
  }

  static func pair(_ pair: PatternPair) -> String { "\(pairs)\(pair.id)/" }

  static func pair(_ pair: PatternPair, sample: String) -> String {
    "\(Self.pair(pair))\(sample)/"
  }

  static func fault(_ fault: String) -> String { "\(faults)\(fault)/" }

  static func pattern(_ pattern: String) -> String { "/patterns/\(pattern)/" }

  /// A page's path, as the generator names it: without the slash in front.
  static func path(_ address: String) -> String { String(address.dropFirst()) }
}
