extension Invariant {
  /// The invariant that no participant of a screen survives the step in which the screen is left.
  ///
  /// No live binding may have such a source or sink. After `leave`, this applies to all
  /// participants.
  public static let screensDie = Invariant(
    "screens-die",
    "After the script leaves a screen, none of its participants is alive or bound."
  ) { log in
    let lives = LifeEvents(log)
    return log.departures.flatMap { lives.survivors(of: $0) }
  }
}

/// The events that begin and end participants and bindings.
private struct LifeEvents {
  private let log: EventLog
  private var begin: [Participant.ID: Event] = [:]
  private var end: [Participant.ID: Event] = [:]
  private var made: [Binding.ID: Event] = [:]
  private var ended: [Binding.ID: Event] = [:]

  init(_ log: EventLog) {
    self.log = log
    for event in log.events {
      switch event.kind {
      case .create: if let id = event.to { begin[id] = event }
      case .destroy: if let id = event.to { end[id] = event }
      case .bind: if let id = event.binding { made[id] = event }
      case .unbind: if let id = event.binding { ended[id] = event }
      default: break
      }
    }
  }

  func survivors(of departure: Departure) -> [(events: [Event.ID], sentence: String)] {
    let leaving = departure.event
    let isAlive: (Participant.ID) -> Bool = { id in
      guard let birth = begin[id], birth.step <= leaving.step else { return false }
      return (end[id]?.step ?? .max) > leaving.step
    }
    let participants = log.participants.lazy.map(\.id).filter(departure.concerns).filter(isAlive)
      .map { id in
        let events = [begin[id]?.id, leaving.id].compactMap(\.self)
        return (events, "\(id) is still alive after \(log.name(leaving.id))")
      }
    let bindings = log.bindings.lazy.filter { binding in
      guard let bind = made[binding.id], bind.step <= leaving.step,
        (ended[binding.id]?.step ?? .max) > leaving.step
      else { return false }
      return departure.concerns(binding.source) || departure.concerns(binding.sink)
    }.map { binding in
      let events = [made[binding.id]?.id, leaving.id].compactMap(\.self)
      return (
        events,
        "binding \(binding.id), \(binding.mechanism.rawValue) \(binding.member) from "
          + "\(binding.source) to \(binding.sink), is still live after \(log.name(leaving.id))"
      )
    }
    return Array(participants) + Array(bindings)
  }
}

/// An event by which a screen or the whole app is left.
private struct Departure {
  let event: Event
  /// The participants that are left; `nil` for all.
  let participants: Set<Participant.ID>?

  func concerns(_ participant: Participant.ID) -> Bool {
    participants?.contains(participant) ?? true
  }
}

extension EventLog {
  /// The events by which screens, alerts and the app are left, in order.
  fileprivate var departures: [Departure] {
    let screens = ScreenParticipants(self)
    return events.compactMap { event in
      switch event.payload {
      case .input(let input) where input.purpose == .leavesApp:
        Departure(event: event, participants: nil)
      case .navigate(let navigation, _, let went) where navigation.leavesScreens && !went.isEmpty:
        Departure(event: event, participants: screens.participants(of: went))
      default: nil
      }
    }
  }
}

/// The participants that belong to each screen, according to the log.
///
/// They are its controller, the objects created in the same factory call, the coordinator whose
/// first screen it is, and everything that these create later. A factory is a participant with the
/// role composition or coordinator, or a type. Objects that other screens or shared models create
/// for this screen are not included, because they may be passed on.
private struct ScreenParticipants {
  private let log: EventLog
  private let creations: [Event]

  init(_ log: EventLog) {
    self.log = log
    creations = log.events.filter { $0.kind == .create }
  }

  func participants(of controllers: [Participant.ID]) -> Set<Participant.ID> {
    controllers.reduce(into: []) { all, controller in all.formUnion(screen(of: controller)) }
  }

  private func screen(of controller: Participant.ID) -> Set<Participant.ID> {
    var screen: Set = [controller]
    let birth = creations.first { $0.to == controller }
    let factory = birth.flatMap(factoryCall)
    if let coordinator = birth.flatMap(coordinator), firstScreen(of: coordinator) == controller {
      screen.insert(coordinator)
    }
    for creation in creations {
      guard let created = creation.to else { continue }
      let isMade = factory.map { isInside(creation, $0) } ?? false
      if isMade || creation.from.map(screen.contains) == true { screen.insert(created) }
    }
    return screen
  }

  /// Returns the factory call that created a participant, if any; its own initialisers do not
  /// count.
  private func factoryCall(around creation: Event) -> Event.ID? {
    var next = log.parent(of: creation)
    while let event = next {
      if event.kind == .call, event.to != creation.to {
        return isFactory(event.to) ? event.id : nil
      }
      next = log.parent(of: event)
    }
    return nil
  }

  private func isFactory(_ id: Participant.ID?) -> Bool {
    guard let participant = log.participants.first(where: { $0.id == id }) else { return false }
    return [.composition, .coordinator].contains(participant.role) || !participant.isObject
  }

  private func role(of id: Participant.ID) -> Role? {
    log.participants.first { $0.id == id }?.role
  }

  /// Returns the coordinator that created a participant, if one did.
  private func coordinator(_ creation: Event) -> Participant.ID? {
    factoryCall(around: creation).flatMap { log.event($0)?.to }
      .flatMap { role(of: $0) == .coordinator ? $0 : nil }
  }

  /// Returns the screen with which a coordinator's flow begins and ends.
  private func firstScreen(of maker: Participant.ID) -> Participant.ID? {
    creations.first { creation in
      creation.to.flatMap(role) == .view && coordinator(creation) == maker
    }?.to
  }

  private func isInside(_ event: Event, _ call: Event.ID) -> Bool {
    var next = log.parent(of: event)
    while let parent = next, parent.id >= call {
      if parent.id == call { return true }
      next = log.parent(of: parent)
    }
    return false
  }
}
