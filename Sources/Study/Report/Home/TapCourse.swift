import Diagrams
import Evidence
import Metrics
import Scenarios
import Sequences
import Trace

/// The course that one tap sets off in one pattern, drawn and counted; equal for most taps.
struct TapCourse: Hashable, Encodable {
  /// Calls, reads and writes between roles.
  let messages: Int
  /// Those between a role and the screen.
  let toScreen: Int
  /// Deliveries of bindings from one participant to another.
  let notifications: Int
  /// The number of marks in the figure.
  let marks: Int
  /// The contour of the tap alone, as an `svg` element.
  let figure: String

  /// Creates the course that a tap sets off.
  ///
  /// - Parameters:
  ///   - tap: The tap.
  ///   - performance: The recording that it is in.
  ///   - bookkeeping: What is folded.
  init(
    _ tap: RecordedTap, in performance: PlayedScenario.PatternPerformance,
    folding bookkeeping: Bookkeeping
  ) {
    let log = performance.recording.log
    let sequence = StepSequence(
      Array(tap.events), badges: performance.badges, bindings: log.bindings, folding: bookkeeping)
    let contour = Contour([sequence], badges: performance.badges)
    marks = contour.length
    figure = contour.svg(length: contour.length)
    let sides = log.sides
    let routes = tap.events.filter { log.message($0) != nil }.map { event in
      MessageRoute(from: event.from.flatMap { sides[$0] }, to: event.to.flatMap { sides[$0] })
    }
    messages = routes.count { $0 == .betweenRoles }
    toScreen = routes.count { $0 == .toScreen }
    notifications = tap.events.count { $0.kind == .notify && $0.from != $0.to }
  }
}
