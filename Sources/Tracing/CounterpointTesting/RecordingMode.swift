/// When a test writes its recording instead of comparing with the kept one.
///
/// The names are those of swift-snapshot-testing. Where none is given, the environment's
/// `COUNTERPOINT_RECORD` says it; without that it is ``never`` where `CI` is set, and ``missing``
/// elsewhere.
public enum RecordingMode: String, Sendable, Hashable, CaseIterable {
  /// Every recording is written.
  case all
  /// A recording that is not there is written; others are compared.
  case missing
  /// A recording that is not there or differs is written, and what differs fails the test.
  case failed
  /// None is written; one that is not there fails the test.
  case never

  /// The mode that the environment asks for.
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
