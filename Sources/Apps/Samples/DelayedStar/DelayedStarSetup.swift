/// A delayed star has nothing to set up.
public nonisolated struct DelayedStarSetup: SampleSetup {
  public static let sample = "delayed-star"
  public static let screens = ["star", "detail"]
  public static let keys: [SetupKey] = []

  public init(_ values: [String: Int]) throws(SetupError) {}

  public var widgets: [String] { ["star", "navigate"] }
}
