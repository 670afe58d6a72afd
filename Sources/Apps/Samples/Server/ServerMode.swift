/// The rule for when a scripted server answers.
public nonisolated enum ServerMode: Sendable, Hashable {
  /// Only when a step of the script says so.
  case manual
  /// After so many milliseconds, or earlier when a step says so.
  case latency(milliseconds: Int)
  /// Inside the call that sends the request.
  case immediate

  /// The mode that applies when a scenario says nothing: an answer after 0.2 s.
  public static let standard = ServerMode.latency(milliseconds: 200)
}
