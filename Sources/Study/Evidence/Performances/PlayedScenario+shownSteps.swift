import Diagnostics
import Diagrams
import Scenarios
import Trace

extension PlayedScenario {
  /// A step as a reader sees it: something is done, and what is expected after it.
  package struct ShownStep {
    /// The step's number in recordings, in which every entry of the script counts.
    package let number: Int
    /// The step as readers count.
    package let ordinal: Ordinal
    package let verb: String
    package let object: String
    /// The virtual time at its end, in milliseconds.
    package let time: Int
    /// The number of the last entry that only looks at what this one left.
    package var last: Int
    package var expectations: [(key: String, wanted: String)] = []

    /// The step's place in the scenario, as readers count: expectations are under their step and
    /// have no number of their own.
    package enum Ordinal: Hashable {
      /// The app is built, before the script's first entry.
      case opening
      /// One of the script's entries that do something, from 1.
      case step(Int)
      /// The app is released, after the script's last entry.
      case closing
    }

    /// The step in a line: `3 · tap navigate`.
    package var heading: String {
      let words = [verb, object].filter { !$0.isEmpty }.joined(separator: " ")
      return words.isEmpty ? ordinal.title : "\(ordinal.title) · \(words)"
    }
  }

  /// The steps that do something, the opening first; those that only expect belong to the step
  /// before them.
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

  /// The step in which the app is released at the end; `nil` if it was released before.
  package var closing: ShownStep? {
    guard let number = performances.first?.recording.closingStep,
      performances.contains(where: { !$0.sequence(of: number).rows.isEmpty })
    else { return nil }
    return ShownStep(
      number: number, ordinal: .closing, verb: "", object: "", time: shownSteps.last?.time ?? 0,
      last: number)
  }

  /// The steps that do something, and the closing.
  package var stepsWithClosing: [ShownStep] { shownSteps + [closing].compactMap(\.self) }
}

extension PlayedScenario.ShownStep.Ordinal {
  /// The readers' name for the step: `Opening`, `3`.
  package var title: String {
    switch self {
    case .opening: StepHeadings.opening
    case .step(let number): "\(number)"
    case .closing: StepHeadings.closing
    }
  }

  /// Says whether a person does something in it.
  package var isScripted: Bool {
    if case .step = self { true } else { false }
  }

  /// The step in a sentence: `Opening`, `Step 3`.
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
