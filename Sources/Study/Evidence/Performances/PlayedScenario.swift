package import Comparison
package import Diagrams
package import Identifiers
package import Metrics
package import Scenarios
import Sequences
package import Trace

/// A scenario with the performances of all patterns.
package struct PlayedScenario: Sendable {
  package let scenario: Scenario
  package let performances: [PatternPerformance]

  /// The performance of one pattern, with derived data that is computed once.
  package struct PatternPerformance: Sendable {
    package let recording: Recording
    package let facts: RecordingFacts
    package let badges: [Badge]
    package let badged: BadgedParticipants
    /// The events that created the bindings.
    package let binds: [Binding.ID: Event]
    /// The relations between roles, in the terms of the pattern's contract.
    package var relations: Set<RoleRelation> { Set(measured.keys.map(\.relation)) }
    /// The number of times one role acted on another, by the part of the contract that allows it.
    package let measured: [MeasuredRelation: Int]
    private let bookkeeping: Bookkeeping
    private let sequences = Memo<Int, StepSequence>()

    init(_ recording: Recording, contract: Contract?, bookkeeping: Bookkeeping) {
      self.recording = recording
      facts = RecordingFacts(recording.log)
      let badges = Badge.all(of: recording.log)
      self.badges = badges
      badged = BadgedParticipants(badges)
      binds = Dictionary(
        keepingFirst: recording.log.events.compactMap { event in
          if case .bind(let id) = event.payload { (id, event) } else { nil }
        })
      measured = contract?.measure(recording.log) ?? [:]
      self.bookkeeping = bookkeeping
    }

    package var pattern: PatternID { recording.pattern }
    package var implementation: ImplementationID { recording.implementationID }

    /// Returns the rows of a step; none if nothing happened.
    package func sequence(of step: Int) -> StepSequence {
      sequences.value(for: step) {
        StepSequence(
          recording.log.events.filter { $0.step == step }, badges: badges,
          bindings: recording.log.bindings, folding: bookkeeping)
      }
    }
  }

  /// Returns the same scenario with the performances of some patterns only.
  func narrowed(to patterns: [PatternID]) -> PlayedScenario {
    PlayedScenario(
      scenario: scenario, performances: performances.filter { patterns.contains($0.pattern) })
  }

  package var address: String { Address.scenario(scenario.id) }

  /// Returns the address that shows some patterns side by side.
  package func address(showing patterns: [PatternID]) -> String {
    "\(address)?p=\(patterns.joined(separator: ","))"
  }

  /// Returns the address of a step with some patterns side by side, at the level of roles.
  package func address(showing patterns: [PatternID], at step: ShownStep) -> String {
    "\(address(showing: patterns))&level=roles#\(step.ordinal.anchor)"
  }
}

/// The identifier of a performance: its scenario and its pattern.
package struct PerformanceID: Hashable, Sendable {
  package let scenario: ScenarioID
  package let pattern: PatternID
}

extension Recording {
  package var performance: PerformanceID { PerformanceID(scenario: scenarioID, pattern: pattern) }
}

extension PlayedScenario {
  /// The two patterns that a scenario's page shows in full, in the order of the patterns.
  ///
  /// - Parameter preferred: The patterns that the list of patterns puts first. Any that did not
  ///   play the scenario are replaced by the first patterns that did.
  /// - Returns: Two patterns, or fewer if fewer played the scenario.
  package func pair(preferring preferred: [PatternID]) -> [PatternID] {
    let patterns = performances.map(\.pattern)
    let others = patterns.filter { !preferred.contains($0) }
    let chosen = (preferred.filter(patterns.contains) + others).prefix(2)
    return patterns.filter(chosen.contains)
  }
}

extension PlayedScenario {
  /// A step as a reader sees it: an action with the expectations that follow it.
  package struct ShownStep {
    /// The step's number in recordings, which count every entry of the script.
    package let number: Int
    /// The step's number for readers.
    package let ordinal: Ordinal
    package let verb: String
    package let object: String
    /// The virtual time at its end, in milliseconds.
    package let time: Int
    /// The number of the step's last entry: its last expectation, or its own entry.
    package var last: Int
    package var expectations: [(key: String, wanted: String)] = []

    /// The step's position for readers, in which expectations are not numbered.
    package enum Ordinal: Hashable {
      /// The app is built, before the first entry of the script.
      case opening
      /// An action of the script, numbered from 1.
      case step(Int)
      /// The app is released, after the last entry of the script.
      case closing
    }

    /// The heading of the step: `3 · tap navigate`.
    package var heading: String {
      let words = [verb, object].filter { !$0.isEmpty }.joined(separator: " ")
      return words.isEmpty ? ordinal.title : "\(ordinal.title) · \(words)"
    }
  }

  /// The steps with an action, opening first; expectations belong to the preceding step.
  package var shownSteps: [ShownStep] {
    var shownSteps = [
      ShownStep(number: 0, ordinal: .opening, verb: "", object: "", time: 0, last: 0)
    ]
    for (number, step) in zip(1..., scenario.steps) {
      let before = shownSteps.count - 1
      if let expectations = step.action.expectations {
        shownSteps[before].last = number
        shownSteps[before].expectations += expectations.map { ($0.key, $0.wanted.description) }
        continue
      }
      let time = shownSteps[before].time + step.action.duration
      shownSteps.append(
        ShownStep(
          number: number, ordinal: .step(shownSteps.count), verb: step.action.word,
          object: step.action.arguments.joined(separator: " "), time: time, last: number))
    }
    return shownSteps
  }

  /// The step in which the app is released at the end; `nil` if no pattern does anything in it.
  package var closing: ShownStep? {
    guard let number = performances.first?.recording.closingStep,
      performances.contains(where: { !$0.sequence(of: number).rows.isEmpty })
    else { return nil }
    return ShownStep(
      number: number, ordinal: .closing, verb: "", object: "", time: shownSteps.last?.time ?? 0,
      last: number)
  }

  /// The steps with an action, followed by the closing.
  package var stepsWithClosing: [ShownStep] { shownSteps + [closing].compactMap(\.self) }
}

extension PlayedScenario.ShownStep.Ordinal {
  /// The step's name for readers: `Opening`, `3`.
  package var title: String {
    switch self {
    case .opening: StepHeadings.opening
    case .step(let number): "\(number)"
    case .closing: StepHeadings.closing
    }
  }

  /// Indicates whether the step is an action of the script.
  package var isScripted: Bool {
    if case .step = self { true } else { false }
  }

  /// The step's name in a sentence: `Opening`, `Step 3`.
  package var sentence: String {
    if case .step(let number) = self { "Step \(number)" } else { title }
  }

  /// The anchor of the step: `step-3`.
  package var anchor: String {
    switch self {
    case .opening: "opening"
    case .step(let number): "step-\(number)"
    case .closing: "closing"
    }
  }
}
