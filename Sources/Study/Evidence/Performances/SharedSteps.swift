import Diagrams
import Identifiers
import Scenarios
import Sequences
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
  ///   - scenarios: The scenarios, in the order in which pages list them.
  ///   - fewest: The fewest events of a step that is shown on another page.
  init(_ scenarios: [PlayedScenario], fewest: Int = 6) {
    let performances = scenarios.flatMap { played in
      let shownSteps = played.stepsWithClosing
      return played.performances.map { (played: played, shownSteps: shownSteps, performance: $0) }
    }
    let implementations = Dictionary(grouping: performances, by: \.performance.implementation)
    let shared = Array(implementations.values).concurrentMap { performances in
      var known: [StepEvents: SharedStep] = [:]
      return performances.map { played, shownSteps, performance in
        (
          performance.recording.performance,
          known.take(shownSteps, of: played, in: performance, fewest: fewest)
        )
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
  package subscript(performance: PlayedScenario.PatternPerformance, step step: Int) -> SharedStep? {
    byPerformance[performance.recording.performance]?[step]
  }
}

extension [StepEvents: SharedStep] {
  /// Takes in the steps of a performance.
  ///
  /// - Returns: By their numbers, the steps that an earlier scenario has too.
  fileprivate mutating func take(
    _ shownSteps: [PlayedScenario.ShownStep], of played: PlayedScenario,
    in performance: PlayedScenario.PatternPerformance, fewest: Int
  ) -> [Int: SharedStep] {
    let events = [Int: [Event]](grouping: performance.recording.log.events, by: \.step)
    let last = shownSteps.last { $0.ordinal.isScripted }?.number
    var shared: [Int: SharedStep] = [:]
    for shownStep in shownSteps {
      let own = StepEvents(events[shownStep.number] ?? [], in: performance)
      guard own.count >= fewest else { continue }
      guard let step = self[own] else {
        self[own] = SharedStep(shownStep, of: played, in: performance, count: own.count)
        continue
      }
      let isLast = shownStep.number == last
      if !isLast, step.scenario != played.scenario.id { shared[shownStep.number] = step }
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
  package let step: PlayedScenario.ShownStep.Ordinal
  /// The app's action in it, if that is no step of the script: `opens`.
  package var phase: String? {
    switch step {
    case .opening: "opens"
    case .step: nil
    case .closing: "closes"
    }
  }

  fileprivate init(
    _ shownStep: PlayedScenario.ShownStep, of played: PlayedScenario,
    in performance: PlayedScenario.PatternPerformance, count: Int
  ) {
    scenario = played.scenario.id
    title = played.scenario.title
    address =
      Address.performance(played.scenario.id, pattern: performance.pattern)
      + "#\(shownStep.ordinal.anchor)"
    self.count = count
    step = shownStep.ordinal
  }
}
