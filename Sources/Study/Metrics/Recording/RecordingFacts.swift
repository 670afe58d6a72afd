import Sequences
public import Trace

/// The facts that one recording gives about the implementation that was played.
public struct RecordingFacts: Sendable, Hashable {
  /// The numbers of the steps in which anything happens, by step.
  public let steps: [Int: StepFacts]
  /// The numbers of each phase: those of its steps together, of the hops the greatest.
  public let phases: Phased<StepFacts>
  /// The number of bindings that were live at once.
  public let bindings: Population
  /// The number of bindings that were made in each way; ways that were not used are left out.
  public let mechanisms: [Mechanism: Int]
  /// The number of participants that there were at once, and at the end.
  public let participants: Population
  /// The couplings of classes, each once: which class called which method of which other class; no
  /// delivery is a call.
  public let couplings: Set<Coupling>
  /// The phases of steps; those of interaction may be left out.
  private let phaseOfStep: [Int: Phase]

  /// Creates the facts that a log gives.
  ///
  /// - Complexity: O(*n*) in the number of events, and the length of a chain for each step.
  public init(_ log: EventLog) {
    let count = EventCount(log)
    var steps = count.steps
    for (step, hops) in HopCount(log).hops { steps[step, default: StepFacts()].hops = hops }
    self.steps = steps
    phaseOfStep = count.phases
    phases = Self.phases(of: steps, count.phases)
    bindings = count.bindings
    mechanisms = Dictionary(grouping: log.bindings, by: \.mechanism).mapValues(\.count)
    participants = count.participants
    couplings = Coupling.all(in: log)
  }

  init(
    steps: [Int: StepFacts], phases: Phased<StepFacts>, bindings: Population,
    mechanisms: [Mechanism: Int], participants: Population, couplings: Set<Coupling>
  ) {
    self.steps = steps
    self.phases = phases
    self.bindings = bindings
    self.mechanisms = mechanisms
    self.participants = participants
    self.couplings = couplings
    phaseOfStep = [:]
  }

  private static func phases(
    of steps: [Int: StepFacts], _ phaseOfStep: [Int: Phase]
  ) -> Phased<StepFacts> {
    var phases = Phased(repeating: StepFacts())
    for (step, facts) in steps {
      let phase = phaseOfStep[step] ?? .interaction
      phases[phase] = phases[phase] + facts
    }
    return phases
  }

  /// The numbers of each phase of the first steps, of a single recording.
  ///
  /// - Parameter last: The last step that counts.
  /// - Returns: The numbers.
  public func phases(through last: Int) -> Phased<StepFacts> {
    Self.phases(of: steps.filter { $0.key <= last }, phaseOfStep)
  }
}

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
    let types = Dictionary(
      keepingFirst: log.participants.map { ($0.id, $0.type) })
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

extension RecordingFacts {
  /// Creates the facts that several recordings of one implementation give together.
  ///
  /// What is counted is added, of what there was at once and of the hops the greatest is taken, and
  /// a method that one class called of another counts once. Single steps are left out.
  public init(together all: [RecordingFacts]) {
    var phases = Phased(repeating: StepFacts())
    for facts in all {
      for phase in Phase.allCases { phases[phase] = phases[phase] + facts.phases[phase] }
    }
    self.init(
      steps: [:], phases: phases,
      bindings: Population(together: all.map(\.bindings)),
      mechanisms: all.reduce(into: [:]) { $0.merge($1.mechanisms, uniquingKeysWith: +) },
      participants: Population(together: all.map(\.participants)),
      couplings: all.reduce(into: []) { $0.formUnion($1.couplings) })
  }
}
