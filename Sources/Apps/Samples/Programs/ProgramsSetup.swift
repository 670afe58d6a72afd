/// A list of programs has nothing to set up.
public nonisolated struct ProgramsSetup: SampleSetup {
  public static let sample = "programs"
  public static let screens = ["programs"]
  public static let keys: [SetupKey] = []
  public static let server: ServerDescription? = ServerDescription()

  public init(_ values: [String: Int]) throws(SetupError) {}

  public var widgets: [String] {
    ["programs", "spinner", "refresh", "message", "failure", "reload"]
  }
}
