/// An event of a recording.
public struct Event: Sendable, Hashable, Identifiable {
  /// The payload of an event in a log.
  public typealias Payload = EventPayload<Participant.ID>

  /// The number within the recording, from 1.
  public let id: Int
  /// The step of the scenario, from 0, which is the implicit `open`.
  public let step: Int
  /// The event that encloses it.
  public let parent: Event.ID?
  /// The event that led to it, if it was scheduled or delivered later.
  public let cause: Event.ID?
  /// The virtual time, in milliseconds.
  public let time: Int
  /// The other contents, by reference: otherwise, each copy of an event would retain all of their
  /// parts.
  private let content: SharedContent

  /// Creates an event.
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

  /// The acting participant.
  public var from: Participant.ID? { content.value.from }
  /// The participant acted on.
  public var to: Participant.ID? { content.value.to }
  /// The contents that depend on the kind.
  public var payload: Payload { content.value.payload }
  /// The line of the code that is entered, or of the property that is read or written.
  public var location: SourceLine? { content.value.location }
  /// The line of the code that caused it, if that is traced.
  public var caller: SourceLine? { content.value.caller }
}

/// The contents of an event: its participants, payload and source lines.
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

  /// Creates a line of a source file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension Event {
  /// The kind of event.
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

  /// The binding that is created, ends or delivers.
  public var binding: Binding.ID? {
    switch payload {
    case .bind(let id), .unbind(let id), .notify(let id, _): id
    default: nil
    }
  }

  /// Indicates whether it is the call of an initialiser.
  public var isCreation: Bool { kind == .call && member?.isInitialiser == true }

  /// Indicates whether it wrote a value that the widget already had.
  public var isRedundant: Bool {
    if case .effect(_, _, let old, let new) = payload { old == new } else { false }
  }

  /// The value that a call returned; `nil` for other events and for a return without a value.
  public var returned: TraceValue? {
    if case .return(_, .value(let value)) = payload { value } else { nil }
  }
}

/// The kind of an event.
public enum EventKind: String, Sendable, Hashable, Codable, CaseIterable {
  case input, call, `return`, read, state, bind, unbind, notify, effect, navigate
  case schedule, resume, create, destroy
}
