/// The condition under which a test writes its recording instead of comparing it with the kept
/// one.
///
/// The names are those of swift-snapshot-testing. By default, the environment variable
/// `COUNTERPOINT_RECORD` gives the mode. If that is not set, the mode is ``never`` if `CI` is set,
/// and ``missing`` otherwise.
public enum RecordingMode: String, Sendable, Hashable, CaseIterable {
  /// Every recording is written.
  case all
  /// A missing recording is written; others are compared.
  case missing
  /// A missing or different recording is written; a difference fails the test.
  case failed
  /// No recording is written; a missing one fails the test.
  case never

  /// Reads the mode from the environment.
  init(environment: [String: String]) throws(RecordingFailure) {
    guard let name = environment["COUNTERPOINT_RECORD"] else {
      self = environment["CI"] == nil ? .missing : .never
      return
    }
    guard let mode = RecordingMode(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw RecordingFailure(
        .mode, "COUNTERPOINT_RECORD is '\(name)'; expected one of \(names)")
    }
    self = mode
  }
}
