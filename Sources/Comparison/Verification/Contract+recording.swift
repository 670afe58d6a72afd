import Diagnostics
import Metrics
public import Trace

extension Contract {
  /// Verifies one recording.
  ///
  /// A message between different roles (a call, a read or a write, of a widget too) needs a
  /// command's direction; a binding and what it delivers, a notification's. With `A ⇢ B`, B may create
  /// A, register with it and read it. `(only …)` names the methods and properties that a command may
  /// concern. What the library's containers call is the life cycle that their subclasses inherit.
  /// `composition` may build and connect what it likes, and read what it hands over; what else it does
  /// because another role asked it is that role's command.
  ///
  /// - Parameter log: What was recorded.
  /// - Returns: The breaches, in the order of the recording, each once.
  public func breaches(in log: EventLog) -> [Breach] {
    let reader = LogReader(log)
    var seen: Set<String> = []
    return log.events.compactMap { event in
      guard let breach = breach(of: event, reader),
        seen.insert(breach.rule.rawValue + breach.message).inserted
      else { return nil }
      return breach
    }
  }

  private func breach(of event: Event, _ reader: LogReader) -> Breach? {
    guard let actor = reader.participant(event.from), let other = reader.participant(event.to),
      actor.role != other.role
    else { return nil }
    if actor.role == .composition { return breach(ofErrand: event, by: actor, other, reader) }
    if case .bind(let id) = event.payload { return breach(ofBinding: id, event, reader) }
    guard let act = Act(event), !isAllowed(event, act, by: actor, on: other, reader) else {
      return nil
    }
    return breach(act.verb, event, act, actor, other, reader)
  }

  private func breach(
    ofBinding id: Binding.ID, _ event: Event, _ reader: LogReader
  ) -> Breach? {
    guard let source = reader.participant(event.from), let sink = reader.participant(event.to),
      !mayBind(source.role, sink.role)
    else { return nil }
    let member = reader.log.binding(id)?.member ?? ""
    return breach(
      .direction, .recording, of: sink.type,
      "the \(sink.role.rawValue) '\(sink.type)' binds itself to '\(member)' "
        + "of the \(source.role.rawValue) '\(source.type)'",
      because: absence(source.role, sink.role, .notification),
      at: event.caller.map { SourceLocation($0) } ?? place(event, of: sink, reader))
  }

  /// Whether one role may notify another; a closure of `composition` may be run by who may call it.
  private func mayBind(_ source: Role, _ sink: Role) -> Bool {
    notification(source, sink) != nil || (sink == .composition && command(source, sink) != nil)
  }

  /// What is wrong with what `composition` does on behalf of the role that called it or ran its closure:
  /// to create, to read and to hand over is its own affair, to command in another's name is not.
  private func breach(
    ofErrand event: Event, by runner: Participant, _ other: Participant, _ reader: LogReader
  ) -> Breach? {
    guard let act = Act(event), act.kind != .read, !event.isCreation,
      !LifeCycle.methods.contains(act.name), !act.handsOver,
      let asker = reader.asker(
        of: event, isObserved: { notification($0, .composition) != nil }),
      asker.role != other.role,
      !isAllowed(event, act, by: asker, on: other, reader)
    else { return nil }
    return breach(
      "has '\(runner.type)' \(act.infinitive)", event, act, asker, other, reader)
  }

  private func isAllowed(
    _ event: Event, _ act: Act, by actor: Participant, on other: Participant, _ reader: LogReader
  ) -> Bool {
    let (from, to) = (actor.role, other.role)
    if act.kind == .call,
      LifeCycle.isInherited(act, from: actor) || reader.log.isDelivered(event)
    {
      return true
    }
    if from == .model { return false }
    if event.isCreation { return mayName(from, to) }
    if let direction = command(from, to), direction.covers(act.name) { return true }
    guard notification(to, from) != nil else { return false }
    return switch act.kind {
    case .call: reader.isSubscription(event, from: to, to: from) || reader.isQuery(event)
    case .read: true
    case .write: registers(event, act, reader)
    }
  }

  /// Whether a change of state is the registration that `A ⇢ B` allows: B sets A's delegate.
  private func registers(_ change: Event, _ act: Act, _ reader: LogReader) -> Bool {
    reader.log.bindings.contains { binding in
      binding.source == change.to && binding.sink == change.from && binding.member == act.name
    }
  }

  private func breach(
    _ verb: String, _ event: Event, _ act: Act, _ actor: Participant, _ other: Participant,
    _ reader: LogReader
  ) -> Breach {
    let (from, to) = (actor.role, other.role)
    let message =
      "the \(from.rawValue) '\(actor.type)' \(verb) the \(to.rawValue) '\(other.type)'"
    let place = place(event, of: actor, reader)
    if from == .model {
      return breach(
        .model, .recording, of: actor.type, message,
        because: "The model knows nothing that is above it.", at: place)
    }
    if let direction = command(from, to) {
      let isCreation = event.isCreation && direction.byProtocol
      return breach(
        isCreation ? .byProtocol : .direction, .recording, of: actor.type, message,
        because: "The contract of '\(id)' says '\(direction)'.", at: place)
    }
    return breach(
      .direction, .recording, of: actor.type, message, because: absence(from, to), at: place)
  }

  /// Where somebody did something: the line that did it, the method around it, or the event's own
  /// place.
  private func place(
    _ event: Event, of actor: Participant, _ reader: LogReader
  ) -> SourceLocation? {
    (event.caller ?? reader.call(of: actor.id, around: event)?.place ?? event.place)
      .map { SourceLocation($0) }
  }
}

extension Direction {
  /// Whether a command may concern a method or property.
  fileprivate func covers(_ name: String) -> Bool { only.isEmpty || only.contains(name) }
}

extension SourceLocation {
  /// The place of a recorded line.
  package init(_ line: SourceLine) {
    self.init(file: line.file, line: line.line, column: 1)
  }
}

/// The methods that the user-interface library's containers call on the screens they show.
private enum LifeCycle {
  static let containers: Set<String> = [
    "AlertController", "NavigationController", "TabBarController", "ViewController", "Window",
  ]

  static let methods: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "updateProperties",
  ]

  static func isInherited(_ act: Act, from actor: Participant) -> Bool {
    containers.contains(actor.type) && methods.contains(act.name)
  }
}
