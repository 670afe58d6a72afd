import Diagrams
import Scenarios
import Trace

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

  /// The events of a step.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - performance: What the pattern did in the whole scenario.
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
