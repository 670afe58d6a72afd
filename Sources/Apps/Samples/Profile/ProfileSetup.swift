/// A profile has nothing to set up; its server also sends the presence.
public nonisolated struct ProfileSetup: SampleSetup {
  public static let sample = "profile"
  public static let screens = ["profile"]
  public static let keys: [SetupKey] = []
  public static let server: ServerDescription? = ServerDescription(sending: Presence.self)

  public init(_ values: [String: Int]) throws(SetupError) {}

  public var widgets: [String] {
    ["name", "age", "presence", "refresh", "spinner", "error", "retry"]
  }
}
