import Sequences
public import Trace

/// The facts that one recording provides about the implementation that was run.
public struct RecordingFacts: Sendable, Hashable {
  /// The counts of each step in which anything happens, by step number.
  public private(set) var steps: [Int: StepFacts] = [:]
  /// The combined counts of each phase's steps; for hops, the greatest.
  public private(set) var phases = Phased(repeating: StepFacts())
  /// The bindings that were live at once, and at the end.
  public private(set) var bindings = Population()
  /// The number of bindings made by each mechanism; unused mechanisms are left out.
  public private(set) var mechanisms: [Mechanism: Int] = [:]
  /// The participants alive at once, and at the end.
  public private(set) var participants = Population()
  /// The couplings between classes, without duplicates; deliveries of bindings do not count.
  public private(set) var couplings: Set<Coupling> = []
  /// The phase of each step that begins with an input of the script.
  private var phaseOfStep: [Int: Phase] = [:]

  /// Creates the facts of a log.
  ///
  /// - Complexity: O(*n*) in the number of events, plus the length of one event chain per step.
  public init(_ log: EventLog) {
    let sides = log.sides
    for event in log.events { count(event, in: log, sides) }
    for (step, hops) in log.hops(between: sides) { steps[step, default: StepFacts()].hops = hops }
    phases = phases(of: steps)
    mechanisms = Dictionary(grouping: log.bindings, by: \.mechanism).mapValues(\.count)
    couplings = Coupling.all(in: log)
  }

  /// Combines the facts of several recordings of one implementation.
  ///
  /// Totals are added; for peaks and hops, the maximum is taken. A method that one class calls on
  /// another counts once. Single steps are left out.
  public init(together all: [RecordingFacts]) {
    for facts in all {
      for phase in Phase.allCases { phases[phase] += facts.phases[phase] }
      mechanisms.merge(facts.mechanisms, uniquingKeysWith: +)
      couplings.formUnion(facts.couplings)
    }
    bindings = Population(together: all.map(\.bindings))
    participants = Population(together: all.map(\.participants))
  }

  /// Updates the counts for one event.
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

  /// Returns the counts of each phase of a single recording, up to and including a given step.
  public func phases(through last: Int) -> Phased<StepFacts> {
    phases(of: steps.filter { $0.key <= last })
  }
}

/// The counts of one step, or of one phase, of a recording.
public struct StepFacts: Sendable, Hashable {
  /// The changes of side on the way to the step's last effect; `nil` if it has no effect.
  public internal(set) var hops: Int?
  /// Calls, reads and writes from one participant to another that no binding delivers.
  public internal(set) var messages = MessageCount()
  /// Deliveries of bindings from one participant to another.
  public internal(set) var notifications = 0
  /// Bindings that were made.
  public internal(set) var bindings = 0
  /// Participants that were created.
  public internal(set) var participants = 0
  /// Writes to visible properties of widgets.
  public internal(set) var effects = 0
  /// Effects that wrote the value that was already there.
  public internal(set) var redundantEffects = 0

  /// Creates the facts of a step in which nothing happens.
  public init() {}

  /// Adds the facts of another step; for hops, the greater number is taken.
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

/// A part of a scenario that is measured separately.
public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
  /// The app is built.
  case opening
  /// The app is used.
  case interaction
  /// The app is released.
  case closing
}

/// One value for each phase of a scenario.
public struct Phased<Value: Sendable & Hashable>: Sendable, Hashable {
  private var values: [Value]

  /// Creates equal initial values for all phases.
  public init(repeating value: Value) {
    values = Phase.allCases.map { _ in value }
  }

  private init(_ values: [Value]) { self.values = values }

  /// The value of a phase.
  public subscript(phase: Phase) -> Value {
    get { values[phase.index] }
    set { values[phase.index] = newValue }
  }

  /// Returns the transformed value of each phase.
  public func map<Other>(_ transform: (Value) -> Other) -> Phased<Other> {
    Phased<Other>(values.map(transform))
  }
}

extension Phased<Int> {
  /// The sum over all phases.
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
  /// The phase of a step that begins with this input.
  fileprivate var phase: Phase {
    switch purpose {
    case .opensApp: .opening
    case .usesApp: .interaction
    case .leavesApp: .closing
    }
  }
}

// MARK: Counts

/// The number of live objects of one sort in a recording, at its peak and at its end.
public struct Population: Sendable, Hashable {
  /// The greatest number live at once.
  public private(set) var peak = 0
  /// The number live at the end.
  public private(set) var live = 0

  init() {}

  /// Combines several recordings: the sum of all that are left, and the greatest peak.
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

/// A call from one class to a method of another that no binding delivers.
public struct Coupling: Sendable, Hashable {
  /// The calling class.
  public let from: String
  /// The called class.
  public let to: String
  /// The called method.
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
  /// Returns, for each step, the changes of side on the way to its last effect or navigation: from
  /// role to role, or between the screen and a role.
  fileprivate func hops(between sides: [Participant.ID: Side]) -> [Int: Int] {
    let effects = events.filter { $0.kind == .effect || $0.kind == .navigate }
    return Dictionary(effects.map { ($0.step, $0) }, uniquingKeysWith: { $1 }).mapValues { last in
      let passed = chain(to: last).flatMap { [$0.from, $0.to] }
        .compactMap { $0.flatMap { sides[$0] } }
      return zip(passed, passed.dropFirst()).count { $0 != $1 }
    }
  }

  /// Returns the chain of events that led to an event, from the first one to the event itself.
  ///
  /// Each event happened inside its predecessor or, if it has no parent, because of it. Work
  /// deferred within its step, such as a screen update, follows the event that deferred it.
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
