import Sequences
public import Trace

/// The facts that one recording gives about the implementation that was played.
public struct RecordingFacts: Sendable, Hashable {
  /// The numbers of the steps in which anything happens, by step.
  public private(set) var steps: [Int: StepFacts] = [:]
  /// The numbers of each phase: those of its steps together, of the hops the greatest.
  public private(set) var phases = Phased(repeating: StepFacts())
  /// The number of bindings that were live at once.
  public private(set) var bindings = Population()
  /// The number of bindings that were made in each way; ways that were not used are left out.
  public private(set) var mechanisms: [Mechanism: Int] = [:]
  /// The number of participants that there were at once, and at the end.
  public private(set) var participants = Population()
  /// The couplings of classes, each once: which class called which method of which other class; no
  /// delivery is a call.
  public private(set) var couplings: Set<Coupling> = []
  /// The phase of each step in which the script does something.
  private var phaseOfStep: [Int: Phase] = [:]

  /// Creates the facts that a log gives.
  ///
  /// - Complexity: O(*n*) in the number of events, and the length of a chain for each step.
  public init(_ log: EventLog) {
    let sides = log.sides
    for event in log.events { count(event, in: log, sides) }
    for (step, hops) in log.hops(between: sides) { steps[step, default: StepFacts()].hops = hops }
    phases = phases(of: steps)
    mechanisms = Dictionary(grouping: log.bindings, by: \.mechanism).mapValues(\.count)
    couplings = Coupling.all(in: log)
  }

  /// Creates the facts that several recordings of one implementation give together.
  ///
  /// What is counted is added, of what there was at once and of the hops the greatest is taken, and
  /// a method that one class called of another counts once. Single steps are left out.
  public init(together all: [RecordingFacts]) {
    for facts in all {
      for phase in Phase.allCases { phases[phase] += facts.phases[phase] }
      mechanisms.merge(facts.mechanisms, uniquingKeysWith: +)
      couplings.formUnion(facts.couplings)
    }
    bindings = Population(together: all.map(\.bindings))
    participants = Population(together: all.map(\.participants))
  }

  /// Counts what happens in an event.
  private mutating func count(_ event: Event, in log: EventLog, _ sides: [Participant.ID: Side]) {
    if let message = log.message(event) {
      let route = MessageRoute(
        from: event.from.flatMap { sides[$0] }, to: event.to.flatMap { sides[$0] })
      steps[event.step, default: StepFacts()].messages.add(message, route)
    }
    switch event.payload {
    case .input(let input): phaseOfStep[event.step] = phaseOfStep[event.step] ?? input.phase
    case .notify where event.from != event.to:
      steps[event.step, default: StepFacts()].notifications += 1
    case .effect:
      steps[event.step, default: StepFacts()].effects += 1
      if event.isRedundant { steps[event.step]?.redundantEffects += 1 }
    case .bind:
      steps[event.step, default: StepFacts()].bindings += 1
      bindings.begin()
    case .unbind: bindings.end()
    case .create:
      steps[event.step, default: StepFacts()].participants += 1
      participants.begin()
    case .destroy: participants.end()
    default: break
    }
  }

  private func phases(of steps: [Int: StepFacts]) -> Phased<StepFacts> {
    steps.reduce(into: Phased(repeating: StepFacts())) { phases, entry in
      phases[phaseOfStep[entry.key] ?? .interaction] += entry.value
    }
  }

  /// The numbers of each phase of the first steps, of a single recording.
  ///
  /// - Parameter last: The last step that counts.
  /// - Returns: The numbers.
  public func phases(through last: Int) -> Phased<StepFacts> {
    phases(of: steps.filter { $0.key <= last })
  }
}

/// The facts that one step, or one phase, of a recording gives.
public struct StepFacts: Sendable, Hashable {
  /// The changes of side on the way to the step's last effect; `nil` where it has none.
  public internal(set) var hops: Int?
  /// Calls, reads and writes from one participant to another that no binding delivers.
  public internal(set) var messages = MessageCount()
  /// Deliveries of bindings from one participant to another.
  public internal(set) var notifications = 0
  /// Bindings that were made.
  public internal(set) var bindings = 0
  /// Participants whose life began.
  public internal(set) var participants = 0
  /// Visible properties of widgets that were written.
  public internal(set) var effects = 0
  /// Effects that wrote what was there already.
  public internal(set) var redundantEffects = 0

  /// A step in which nothing happens.
  public init() {}

  /// Adds another; of the hops the greater number is taken.
  static func += (sum: inout StepFacts, other: StepFacts) {
    sum.hops = [sum.hops, other.hops].compactMap(\.self).max()
    sum.messages.add(other.messages)
    sum.notifications += other.notifications
    sum.bindings += other.bindings
    sum.participants += other.participants
    sum.effects += other.effects
    sum.redundantEffects += other.redundantEffects
  }
}

// MARK: Phases

/// A part of a scenario, which is measured separately.
public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
  /// The app is built.
  case opening
  /// The app is used.
  case interaction
  /// The app is released.
  case closing
}

/// A number for each phase of a scenario.
public struct Phased<Value: Sendable & Hashable>: Sendable, Hashable {
  private var values: [Value]

  /// Equal values for all phases, to begin with.
  public init(repeating value: Value) {
    values = Phase.allCases.map { _ in value }
  }

  private init(_ values: [Value]) { self.values = values }

  /// The value of a phase.
  public subscript(phase: Phase) -> Value {
    get { values[phase.index] }
    set { values[phase.index] = newValue }
  }

  /// Something of the value of each phase.
  public func map<Other>(_ transform: (Value) -> Other) -> Phased<Other> {
    Phased<Other>(values.map(transform))
  }
}

extension Phased<Int> {
  /// The numbers of all phases together.
  public var total: Int { values.reduce(0, +) }
}

extension Phase {
  fileprivate var index: Int {
    switch self {
    case .opening: 0
    case .interaction: 1
    case .closing: 2
    }
  }
}

extension Input {
  /// The phase of a step that it begins.
  fileprivate var phase: Phase {
    switch purpose {
    case .opensApp: .opening
    case .usesApp: .interaction
    case .leavesApp: .closing
    }
  }
}

// MARK: What is counted

/// The number of some things in a recording, at once and at its end.
public struct Population: Sendable, Hashable {
  /// The greatest number at once.
  public private(set) var peak = 0
  /// The number at the end.
  public private(set) var live = 0

  /// None.
  init() {}

  /// Those of several recordings: all that are left, and the greatest number at once.
  init(together all: [Population]) {
    peak = all.map(\.peak).max() ?? 0
    live = all.map(\.live).reduce(0, +)
  }

  mutating func begin() {
    live += 1
    peak = max(peak, live)
  }

  mutating func end() { live -= 1 }
}

/// One class that calls a method of another, without a binding that delivers the call.
public struct Coupling: Sendable, Hashable {
  /// The class that calls.
  public let from: String
  /// The class that is called.
  public let to: String
  /// The method.
  public let member: Member

  static func all(in log: EventLog) -> Set<Coupling> {
    let types = Dictionary(keepingFirst: log.participants.map { ($0.id, $0.type) })
    return Set(
      log.events.compactMap { event in
        guard case .call(let member, _) = event.payload, event.from != event.to,
          !log.isDelivered(event), let from = event.from.flatMap({ types[$0] }),
          let to = event.to.flatMap({ types[$0] }), from != to
        else { return nil }
        return Coupling(from: from, to: to, member: member)
      })
  }
}

// MARK: Hops

extension EventLog {
  /// Returns, for each step, the changes of side on the way to its last effect or change of
  /// screens: from role to role, from the screen to a role and back.
  fileprivate func hops(between sides: [Participant.ID: Side]) -> [Int: Int] {
    let effects = events.filter { $0.kind == .effect || $0.kind == .navigate }
    return Dictionary(effects.map { ($0.step, $0) }, uniquingKeysWith: { $1 }).mapValues { last in
      let passed = chain(to: last).flatMap { [$0.from, $0.to] }
        .compactMap { $0.flatMap { sides[$0] } }
      return zip(passed, passed.dropFirst()).count { $0 != $1 }
    }
  }

  /// The events that led to one, from the first on, the event itself last: each happened inside the
  /// one before it or, failing that, because of it.
  ///
  /// Work that was put off within its step, such as an update of a screen, comes of what put it
  /// off.
  public func chain(to event: Event) -> [Event] {
    sequence(first: event, next: origin).reversed()
  }

  private func origin(of event: Event) -> Event? {
    if event.kind == .resume, let cause = event.cause.map({ self[$0] }), cause.step == event.step {
      return cause
    }
    return (event.parent ?? event.cause).map { self[$0] }
  }
}
