/// A fault that one check finds in an implementation.
struct Finding: Hashable, CustomStringConvertible {
  /// The check, by the identifier under which it reports.
  let check: Check
  /// The text that it reports.
  let text: String

  var description: String { "\(check.rawValue): \(text)" }
}

/// The checks that every implementation of the package must pass.
enum Check: String, CaseIterable, Sendable {
  /// Frames are compared with another pattern's after every step.
  case frames = "patterns-disagree"
  /// The performance: steps, expectations, faults that the app reports, and that nothing outlives
  /// it.
  case performance = "scenario-failure"
  case effectsHaveOrigins = "effects-have-origins"
  case callsNest = "calls-nest"
  case notificationsAreBound = "notifications-are-bound"
  case screensDie = "screens-die"
  case contractInSource = "the contract, against the source"
  case contractInRecording = "the contract, against the recording"
  case copiedRule = "copied-rule"
}
