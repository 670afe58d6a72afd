import Diagnostics
import HeadlessUI
import Samples
import Trace

/// The reason why a step could not be performed.
enum Obstacle: Error, Hashable {
  /// A user could not do this on the screen.
  case interaction(InteractionError)
  /// The app is open already.
  case open
  /// No app is open.
  case closed
  /// The sample has no server.
  case noServer
  /// The server could not do what the script requires.
  case server(ServerScriptError)
  /// The work that falls due does not settle: it exceeds the limit.
  case endless(limit: Int)
  /// An endless loop caused by the step, with the exceeded bound and the repeating cycle.
  case loop(Overflow.Bound, cycle: [String])
  /// The app could not be opened with the configured numbers.
  case setup(SetupError)
  /// The app made a programming error and reported it.
  case misuse(String)
  /// Opening the app failed for another reason.
  case failure(String)
}

extension Obstacle: CustomStringConvertible {
  var description: String {
    switch self {
    case .interaction(let error): error.description
    case .open: "the app is already open"
    case .closed: "no app is open"
    case .noServer: "the sample has no server"
    case .server(let error): error.description
    case .endless(let limit): "more than \(limit) jobs became due in one step"
    case .loop(let bound, let cycle):
      "the step does not end: \(bound.sentence)"
        + (cycle.isEmpty ? "" : "; repeated cycle: " + cycle.joined(separator: " → "))
    case .setup(let error): "\(error.key) must be \(error.expected)"
    case .misuse(let text), .failure(let text): text
    }
  }

  /// Indicates whether the script requires something impossible; otherwise the app is wrong.
  var isOfScript: Bool {
    switch self {
    case .interaction, .open, .closed, .noServer, .server: true
    case .endless, .loop, .setup, .misuse, .failure: false
    }
  }

  /// The valid names if a wrong one was used, with the nearest first.
  var nearby: [String] {
    switch self {
    case .interaction(.absent(let name, let known)),
      .interaction(.noSuchTab(let name, let known)),
      .interaction(.noSuchAction(let name, let known)),
      .interaction(.notEditable(let name, let known)), .interaction(.notAList(let name, let known)),
      .server(.unknownEvent(let name, let known)):
      Self.nearest(to: name, in: known)
    case .interaction(.behindAlert(_, let actions)): actions
    default: []
    }
  }

  static func nearest(to name: String, in known: [String]) -> [String] {
    let best = TypoSuggestion.best(for: name, in: known)
    return best.isEmpty ? known : best
  }
}

extension Overflow.Bound {
  fileprivate var sentence: String {
    switch self {
    case .depth: "more than \(RecordingBounds.depth) nested calls and deliveries"
    case .events: "more than \(RecordingBounds.events) events"
    }
  }
}
