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
  private var byPerformance: [PerformanceID: [Int: SharedStep]]

  /// Compares the steps of all performances, in the order in which pages list the scenarios; a step
  /// that another page shows has at least so many events.
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
    byPerformance = Dictionary(keepingFirst: shared.flatMap(\.self))
  }

  /// The steps of one implementation.
  func narrowed(to id: ImplementationID) -> SharedSteps {
    var copy = self
    copy.byPerformance = byPerformance.filter { performance, _ in
      performance.pattern == id.pattern && performance.scenario.sample == id.sample
    }
    return copy
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

/// The events of a step, whatever happened before it: two steps that are equal look alike to a
/// reader in everything, lines of source included.
///
/// What the script does is not among them, since a step's title says it: waiting for a second and
/// for half a second may lead to the same. Numbers and times count from the first event, and
/// bindings from the first that the step has to do with. Participants keep their names, and have to
/// have the same signs.
struct StepEvents: Hashable {
  private let events: [Event]
  private let signs: [String?]
  /// The bindings, in the order in which the step has to do with them.
  private let bindings: [BindingOrigin]
  /// The lines that led to what began in this step and had been waiting.
  private let causes: [SourceLine?]

  /// A binding, and the lines where it was made.
  private struct BindingOrigin: Hashable {
    let binding: Binding?
    let location: SourceLine?
    let caller: SourceLine?
  }

  /// The number of events.
  var count: Int { events.count }

  /// Adds the lines of code that ran; steps of the same lines are compared value for value.
  func hash(into hasher: inout Hasher) {
    hasher.combine(events.count)
    for event in events { hasher.combine(event.location?.line) }
  }

  /// The events of a step in what the pattern did in the whole scenario.
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
  /// The same binding with another number.
  fileprivate func numbered(_ id: Int) -> Binding {
    Binding(
      id: id, mechanism: mechanism, source: source, sink: sink, member: member,
      operators: operators)
  }
}
