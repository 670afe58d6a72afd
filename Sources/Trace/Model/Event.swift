/// One thing that happened while a scenario was performed.
public struct Event: Sendable, Hashable, Identifiable {
  /// What an event of a log says, by its kind.
  public typealias Payload = EventPayload<Participant.ID>

  /// 1, 2, 3 … within a recording.
  public let id: Int
  /// The step of the scenario, from 0, the implicit `open`.
  public let step: Int
  /// The event inside which it happened.
  public let parent: Event.ID?
  /// For what was scheduled or delivered later, the event that led to it.
  public let cause: Event.ID?
  /// The participant that acts.
  public let from: Participant.ID?
  /// The participant that is acted on.
  public let to: Participant.ID?
  /// What happened.
  public let payload: Payload
  /// The line of the code that is entered, or of the property that is read or written.
  public let place: SourceLine?
  /// The line of the code that did it, as far as traced code called.
  public let caller: SourceLine?
  /// The virtual time, in milliseconds.
  public let time: Int

  /// An event, as a recorder or a reader of traces knows it.
  public init(
    id: Int, step: Int = 0, parent: Event.ID? = nil, cause: Event.ID? = nil,
    from: Participant.ID? = nil, to: Participant.ID? = nil, _ payload: Payload,
    place: SourceLine? = nil, caller: SourceLine? = nil, time: Int = 0
  ) {
    self.id = id
    self.step = step
    self.parent = parent
    self.cause = cause
    self.from = from
    self.to = to
    self.payload = payload
    self.place = place
    self.caller = caller
    self.time = time
  }
}

/// A line of a source file.
public struct SourceLine: Sendable, Hashable, Codable {
  /// The file, from the package's `Sources` or `Tests` folder on.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// A line of a source file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension Event {
  /// What sort of thing happened.
  public var kind: EventKind {
    switch payload {
    case .input: .input
    case .call: .call
    case .return: .return
    case .read: .read
    case .state: .state
    case .bind: .bind
    case .unbind: .unbind
    case .notify: .notify
    case .effect: .effect
    case .navigate: .navigate
    case .schedule: .schedule
    case .resume: .resume
    case .create: .create
    case .destroy: .destroy
    }
  }

  /// The method that is entered or left.
  public var member: Member? {
    switch payload {
    case .call(let member, _), .return(let member, _): member
    default: nil
    }
  }

  /// The binding that is made, ends or delivers.
  public var binding: Binding.ID? {
    switch payload {
    case .bind(let id), .unbind(let id), .notify(let id, _): id
    default: nil
    }
  }

  /// Whether it is the call of an initialiser.
  public var isCreation: Bool { kind == .call && member?.isInitialiser == true }

  /// Whether it wrote on a widget what was there already.
  public var isRedundant: Bool {
    if case .effect(_, _, let old, let new) = payload { old == new } else { false }
  }

  /// What a call that it ends returned; `nil` if it is no return, or one without a value.
  public var returned: TraceValue? {
    if case .return(_, .value(let value)) = payload { value } else { nil }
  }
}

/// What sort of thing happened.
public enum EventKind: String, Sendable, Hashable, Codable, CaseIterable {
  case input, call, `return`, read, state, bind, unbind, notify, effect, navigate
  case schedule, resume, create, destroy
}
