/// A step counter has nothing to set up.
public nonisolated struct StepCounterSetup: SampleSetup {
  public static let sample = "step-counter"
  public static let screens = ["counter"]
  public static let keys: [SetupKey] = []

  public init(_ values: [String: Int]) throws(SetupError) {}

  public var widgets: [String] { ["count", "increment", "decrement"] }
}
