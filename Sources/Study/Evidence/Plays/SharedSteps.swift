import Diagrams
import Identifiers
import Sequences
import Scenarios
import Trace

/// The steps that an earlier scenario has too, event for event: the pages of one pattern show them
/// once.
///
/// What is compared is ``StepEvents``, so that a step that acts on another object, with other
/// values or by other lines of source is shown, however alike it looks. A page shows its last step
/// in any case, since that is what the scenario is about, and steps that are too short for it to be
/// worth a reader's way to another page. The last step is the last that a person takes: what ends
/// when the app is released may be on another page, as what begins when it is built.
package struct SharedSteps: Sendable {
  private let byPerformance: [PerformanceID: [Int: SharedStep]]

  /// Compares the steps of all performances.
  ///
  /// - Parameters:
  ///   - plays: The scenarios, in the order in which pages list them.
  ///   - fewest: The fewest events of a step that is shown on another page.
  init(_ plays: [Play], fewest: Int = 6) {
    let performances = plays.flatMap { play in
      let bars = play.barsWithClosing
      return play.parts.map { (play: play, bars: bars, part: $0) }
    }
    let implementations = Dictionary(grouping: performances, by: \.part.implementation)
    let shared = Array(implementations.values).concurrentMap { performances in
      var known: [StepEvents: SharedStep] = [:]
      return performances.map { play, bars, part in
        (part.recording.performance, known.take(bars, of: play, in: part, fewest: fewest))
      }
    }
    byPerformance = Dictionary(
      keepingFirst: shared.flatMap(\.self))
  }

  private init(_ steps: [PerformanceID: [Int: SharedStep]]) { byPerformance = steps }

  /// The steps of one implementation.
  func narrowed(to id: ImplementationID) -> SharedSteps {
    SharedSteps(
      byPerformance.filter { $0.key.pattern == id.pattern && $0.key.scenario.sample == id.sample })
  }

  /// The step of an earlier scenario that is as this one; `nil` if there is none.
  package subscript(part: Play.Part, step step: Int) -> SharedStep? {
    byPerformance[part.recording.performance]?[step]
  }
}

extension [StepEvents: SharedStep] {
  /// Takes in the steps of a performance.
  ///
  /// - Returns: By their numbers, the steps that an earlier scenario has too.
  fileprivate mutating func take(
    _ bars: [Play.Bar], of play: Play, in part: Play.Part, fewest: Int
  ) -> [Int: SharedStep] {
    let events = [Int: [Event]](grouping: part.recording.log.events, by: \.step)
    let last = bars.last { $0.ordinal.isScripted }?.number
    var shared: [Int: SharedStep] = [:]
    for bar in bars {
      let own = StepEvents(events[bar.number] ?? [], in: part)
      guard own.count >= fewest else { continue }
      guard let step = self[own] else {
        self[own] = SharedStep(bar, of: play, in: part, count: own.count)
        continue
      }
      let isLast = bar.number == last
      if !isLast, step.scenario != play.scenario.id { shared[bar.number] = step }
    }
    return shared
  }
}

/// A step that an earlier scenario's page shows.
package struct SharedStep: Sendable {
  fileprivate let scenario: ScenarioID
  /// The title of that scenario.
  package let title: String
  /// The place on its page, from the site's root.
  package let address: String
  /// The number of its events.
  package let count: Int
  /// The name of the step there.
  package let step: Play.Bar.Ordinal
  /// The app's action in it, if that is no step of the script: `opens`.
  package var phase: String? {
    switch step {
    case .opening: "opens"
    case .step: nil
    case .closing: "closes"
    }
  }

  fileprivate init(_ bar: Play.Bar, of play: Play, in part: Play.Part, count: Int) {
    scenario = play.scenario.id
    title = play.scenario.title
    address =
      Address.performance(play.scenario.id, pattern: part.pattern) + "#\(bar.ordinal.anchor)"
    self.count = count
    step = bar.ordinal
  }
}
