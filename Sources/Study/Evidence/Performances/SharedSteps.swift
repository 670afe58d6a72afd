import Identifiers
import Scenarios
import Sequences
import Trace

/// The steps that repeat a step of an earlier scenario, event for event.
///
/// The pages of one pattern show such a step only once. Steps are compared as ``StepEvents``, so
/// that a step is shown if it acts on another object, with other values or by other lines of
/// source, even if it looks alike.
///
/// A page always shows its last step, since that is the subject of the scenario, and steps too
/// short to be worth a visit to another page. The last step is the last action of the script; the
/// opening and closing may be on another page.
///
/// The steps of an implementation are compared when one of its pages is composed.
package struct SharedSteps: Sendable {
  private let scenarios: [SampleID: [PlayedScenario]]
  private let fewest: Int
  private let byImplementation = Memo<ImplementationID, [ScenarioID: [Int: SharedStep]]>()

  /// Prepares the comparison of all performances, in the order in which pages list the scenarios;
  /// steps with less than `fewest` events are not shared.
  init(_ scenarios: [PlayedScenario], fewest: Int = 6) {
    self.scenarios = Dictionary(grouping: scenarios, by: \.scenario.sample)
    self.fewest = fewest
  }

  /// The equal step of an earlier scenario; `nil` if there is none.
  package subscript(performance: PlayedScenario.PatternPerformance, step step: Int) -> SharedStep? {
    steps(of: performance.implementation)[performance.recording.scenarioID]?[step]
  }

  private func steps(of id: ImplementationID) -> [ScenarioID: [Int: SharedStep]] {
    byImplementation.value(for: id) {
      var known: [StepEvents: SharedStep] = [:]
      return Dictionary(
        keepingFirst: (scenarios[id.sample] ?? []).flatMap { played in
          played.performances.filter { $0.pattern == id.pattern }.map { performance in
            (
              played.scenario.id,
              known.take(played.stepsWithClosing, of: played, in: performance, fewest: fewest)
            )
          }
        })
    }
  }
}

extension [StepEvents: SharedStep] {
  /// Adds the steps of a performance.
  ///
  /// - Returns: The earlier equal steps, by the number of the repeating step.
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

/// A step shown on an earlier scenario's page.
package struct SharedStep: Sendable {
  fileprivate let scenario: ScenarioID
  /// The title of the earlier scenario.
  package let title: String
  /// The address of the step on its page, from the site's root.
  package let address: String
  /// The number of its events.
  package let count: Int
  /// The step's number there.
  package let step: PlayedScenario.ShownStep.Ordinal
  /// The app's action in the opening or the closing, such as `opens`.
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

/// The events of a step, independent of what preceded it; equal steps look the same to a reader,
/// including source lines.
///
/// The script's input is excluded, since the step's title shows it: waiting for one second or for
/// half a second may have the same result. Identifiers and times are relative to the first event,
/// and bindings are numbered in order of first use. Participants need the same names and badges.
struct StepEvents: Hashable {
  private let events: [Event]
  private let signs: [String?]
  /// The bindings in order of first use.
  private let bindings: [BindingOrigin]
  /// The lines that caused work that was scheduled in an earlier step.
  private let causes: [SourceLine?]

  /// A binding with the lines that created it.
  private struct BindingOrigin: Hashable {
    let binding: Binding?
    let location: SourceLine?
    let caller: SourceLine?
  }

  var count: Int { events.count }

  /// Hashes only the lines of code that ran; equality also compares the values.
  func hash(into hasher: inout Hasher) {
    hasher.combine(events.count)
    for event in events { hasher.combine(event.location?.line) }
  }

  /// Creates the events of a step from a performance of the whole scenario.
  init(_ events: [Event], in performance: PlayedScenario.PatternPerformance) {
    let events = events.first?.kind == .input ? Array(events.dropFirst()) : events
    let (start, time) = (events.first.map { $0.id - 1 } ?? 0, events.first?.time ?? 0)
    let log = performance.recording.log
    var numbers: [Binding.ID: Int] = [:]
    var bindings: [BindingOrigin] = []
    func number(_ id: Binding.ID) -> Int {
      if let number = numbers[id] { return number }
      numbers[id] = bindings.count
      let made = performance.binds[id]
      bindings.append(
        BindingOrigin(
          binding: log.binding(id)?.numbered(bindings.count), location: made?.location,
          caller: made?.caller))
      return bindings.count - 1
    }
    // An event before the step becomes 0, because its identifier differs between recordings.
    func inside(_ id: Event.ID?) -> Event.ID? { id.map { max($0 - start, 0) } }
    self.events = events.map { event in
      let payload: Event.Payload =
        switch event.payload {
        case .bind(let id): .bind(number(id))
        case .unbind(let id): .unbind(number(id))
        case .notify(let id, let values): .notify(number(id), values: values)
        case .schedule(let label, let due): .schedule(label: label, due: due - time)
        default: event.payload
        }
      return Event(
        id: event.id - start, parent: inside(event.parent), cause: inside(event.cause),
        from: event.from, to: event.to, payload, location: event.location, caller: event.caller,
        time: event.time - time)
    }
    let participants = events.flatMap { [$0.from, $0.to] }
    signs = participants.map { $0.flatMap { performance.badged.letters[$0] } }
    causes = events.compactMap(\.cause).filter { $0 <= start }.map { log[$0].caller }
    self.bindings = bindings
  }
}

extension Binding {
  /// Returns the same binding with another number.
  fileprivate func numbered(_ id: Int) -> Binding {
    Binding(
      id: id, mechanism: mechanism, source: source, sink: sink, member: member,
      operators: operators)
  }
}
