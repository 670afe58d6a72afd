/// One thing that happened while a scenario was performed.
public struct Event: Sendable, Hashable, Identifiable {
  /// The contents of a log's event, by its kind.
  public typealias Payload = EventPayload<Participant.ID>

  /// 1, 2, 3 … within a recording.
  public let id: Int
  /// The step of the scenario, from 0, the implicit `open`.
  public let step: Int
  /// The event inside which it happened.
  public let parent: Event.ID?
  /// For what was scheduled or delivered later, the event that led to it.
  public let cause: Event.ID?
  /// The virtual time, in milliseconds.
  public let time: Int
  /// The rest, of which a copy of the event has no copy: logs are read in many orders, and most of
  /// what is in an event would be counted again by each.
  private let content: SharedContent

  /// An event, as a recorder or a reader of traces knows it.
  public init(
    id: Int, step: Int = 0, parent: Event.ID? = nil, cause: Event.ID? = nil,
    from: Participant.ID? = nil, to: Participant.ID? = nil, _ payload: Payload,
    location: SourceLine? = nil, caller: SourceLine? = nil, time: Int = 0
  ) {
    self.id = id
    self.step = step
    self.parent = parent
    self.cause = cause
    self.time = time
    content = SharedContent(
      EventContent(from: from, to: to, payload: payload, location: location, caller: caller))
  }

  /// The participant that acts.
  public var from: Participant.ID? { content.value.from }
  /// The participant that is acted on.
  public var to: Participant.ID? { content.value.to }
  /// The event that happened.
  public var payload: Payload { content.value.payload }
  /// The line of the code that is entered, or of the property that is read or written.
  public var location: SourceLine? { content.value.location }
  /// The line of the code that did it, as far as traced code called.
  public var caller: SourceLine? { content.value.caller }
}

/// The contents of an event: what happened to whom, and where in the code.
private struct EventContent: Sendable, Hashable {
  let from: Participant.ID?
  let to: Participant.ID?
  let payload: Event.Payload
  let location: SourceLine?
  let caller: SourceLine?
}

/// A reference to the contents of an event.
private final class SharedContent: Sendable, Hashable {
  let value: EventContent

  init(_ value: EventContent) { self.value = value }

  static func == (one: SharedContent, other: SharedContent) -> Bool { one.value == other.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
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
  /// The kind of thing that happened.
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

  /// Says whether it is the call of an initialiser.
  public var isCreation: Bool { kind == .call && member?.isInitialiser == true }

  /// Says whether it wrote on a widget what was there already.
  public var isRedundant: Bool {
    if case .effect(_, _, let old, let new) = payload { old == new } else { false }
  }

  /// The value that the call that it ends returned; `nil` if it is no return, or one without a
  /// value.
  public var returned: TraceValue? {
    if case .return(_, .value(let value)) = payload { value } else { nil }
  }
}

/// The kind of thing that happened.
public enum EventKind: String, Sendable, Hashable, Codable, CaseIterable {
  case input, call, `return`, read, state, bind, unbind, notify, effect, navigate
  case schedule, resume, create, destroy
}
