public import Trace

/// Writes a log by hand, for tests of what reads one.
///
/// A participant is named by its type, `Model`, which is the first of its type, or by type and
/// number, `Model#2`. It takes part from the first event that names it on, with the role given for
/// its type.
///
/// ```swift
/// var writer = LogWriter(["Screen": .view, "Presenter": .presenter])
/// writer.step("tap")
/// writer.call("Screen", "Presenter", "didTap(at:)", with: [.integer(1)]) { writer in
///   writer.effect("Presenter", "Screen", widget: "label", property: "text")
/// }
/// ```
public struct LogWriter {
  private let roles: [String: Role]
  private let screen: Set<String>
  private var participants: [Participant] = []
  private(set) var bindings: [Binding] = []
  private var events: [Event] = []
  private var open: [Event.ID] = []
  private var step = 0

  /// A writer of an empty log.
  ///
  /// - Parameters:
  ///   - roles: The role of each type; a type without one is a model's.
  ///   - screen: The types that are the screen, whatever their role.
  public init(_ roles: [String: Role], screen: Set<String> = []) {
    self.roles = roles
    self.screen = screen
  }

  /// The log as it is written so far.
  public var log: EventLog {
    EventLog(participants: participants, bindings: bindings, events: events)
  }

  /// The identifier of a participant, which takes part from now on: `Model#1` for `Model`.
  @discardableResult
  public mutating func participant(_ name: String) -> Participant.ID {
    let parts = name.split(separator: "#")
    let type = String(parts[0])
    let participant = Participant(
      type: type, number: parts.count > 1 ? Int(parts[1]) ?? 1 : 1, role: roles[type] ?? .model,
      isScreen: screen.contains(type))
    if !participants.contains(participant) { participants.append(participant) }
    return participant.id
  }

  /// Begins a step by what the script does: step 0 the first time, the next one after that.
  ///
  /// What is written afterwards happens inside the input.
  @discardableResult
  public mutating func step(
    _ verb: String, target: String? = nil, purpose: Input.Purpose = .usesApp
  ) -> Event.ID {
    if !events.isEmpty { step += 1 }
    return input(verb, target: target, purpose: purpose)
  }

  /// Passes over a step in which nothing happens.
  public mutating func skipStep() { step += 1 }

  /// Has the script do something in the step that is under way.
  @discardableResult
  public mutating func input(
    _ verb: String, target: String? = nil, purpose: Input.Purpose = .usesApp
  ) -> Event.ID {
    open = []
    open = [add(.input(Input(verb, target: target, purpose: purpose)))]
    return events.count
  }

  /// Adds an event inside what is open.
  ///
  /// - Parameters:
  ///   - payload: What happens.
  ///   - from: The participant that acts.
  ///   - to: The participant that is acted on.
  ///   - cause: The event that led to it.
  ///   - location: The line of the code that is entered, or of the property.
  ///   - caller: The line of the code that did it.
  /// - Returns: The event's identifier.
  @discardableResult
  public mutating func add(
    _ payload: Event.Payload, from: String? = nil, to: String? = nil, cause: Event.ID? = nil,
    location: Int? = nil, caller: Int? = nil
  ) -> Event.ID {
    let from = from.map { participant($0) }
    let to = to.map { participant($0) }
    events.append(
      Event(
        id: events.count + 1, step: step, parent: open.last, cause: cause, from: from, to: to,
        payload, location: location.map(Self.line), caller: caller.map(Self.line)))
    return events.count
  }

  /// Has something happen inside the event that was added last.
  mutating func inside(_ event: Event.ID, _ body: (inout LogWriter) -> Void) {
    open.append(event)
    body(&self)
    open.removeLast()
  }

  /// Has something happen inside an event, and outside all that is open.
  mutating func apart(inside event: Event.ID, _ body: (inout LogWriter) -> Void) {
    let outer = open
    open = [event]
    body(&self)
    open = outer
  }

  /// Adds an event outside all that is open.
  mutating func addApart(_ payload: Event.Payload, to participant: String, cause: Event.ID)
    -> Event.ID
  {
    let outer = open
    open = []
    defer { open = outer }
    return add(payload, to: participant, cause: cause)
  }

  /// Creates a binding, without an event.
  mutating func makeBinding(
    _ mechanism: Mechanism, _ source: String, _ sink: String, _ member: String
  ) -> Binding.ID {
    bindings.append(
      Binding(
        id: bindings.count + 1, mechanism: mechanism, source: participant(source),
        sink: participant(sink), member: member))
    return bindings.count
  }

  private static func line(_ number: Int) -> SourceLine {
    SourceLine(file: "Sources/Made/Up.swift", line: number)
  }
}
