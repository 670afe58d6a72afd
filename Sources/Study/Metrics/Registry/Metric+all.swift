extension Metric {
  /// All metrics, in the order in which pages show them.
  public static let all: [Metric] = ofSource + ofTests + ofRecordings

  /// The metric with a name.
  public static func named(_ id: String) -> Metric? { byID[id] }

  private static let byID = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
