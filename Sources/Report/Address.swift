/// Where the pages of the report stand, from the site's root.
enum Address {
  static let home = "/"
  static let samples = "/samples/"
  static let patterns = "/patterns/"
  static let metrics = "/metrics/"

  static func metric(_ metric: String) -> String { "\(metrics)#\(metric)" }

  static func sample(_ sample: String) -> String { "/samples/\(sample)/" }

  static func scenario(_ scenario: String, of sample: String) -> String {
    "/samples/\(sample)/\(scenario)/"
  }

  static func code(of sample: String, in pattern: String) -> String {
    "/samples/\(sample)/code/\(pattern)/"
  }

  static func pattern(_ pattern: String) -> String { "/patterns/\(pattern)/" }

  /// A page's path, as the generator names it: without the slash in front.
  static func path(_ address: String) -> String { String(address.dropFirst()) }
}
