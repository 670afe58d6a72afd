import Diagnostics
import Metrics
public import Trace

extension Contract {
  /// Verifies one recording.
  ///
  /// A call between different roles, an effect or a change of state caused in another role needs a
  /// command's direction; a binding and what it delivers, a notification's. With `A ⇢ B`, B may create
  /// A, register with it and read it. What the library's containers call is the life cycle that their
  /// subclasses inherit. `composition` may build and connect what it likes; what else it does because
  /// another role asked it is that role's command.
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
    let (from, to) = (actor.role, other.role)
    switch event.kind {
    case .bind:
      guard notification(from, to) == nil else { return nil }
      return breach(
        .direction, .recording, of: other.type,
        "the \(to.rawValue) '\(other.type)' binds itself to '\(event.member)' "
          + "of the \(from.rawValue) '\(actor.type)'",
        because: absence(from, to, .notification), at: place(event, of: other, reader))
    case .call where isAllowed(event, from, to, actor, reader): return nil
    case .call:
      let verb = event.isCreation ? "creates" : "calls '\(event.member)' of"
      return breach(verb, event, actor, other, reader)
    case .effect where command(from, to) == nil:
      return breach("writes '\(event.member)' of", event, actor, other, reader)
    case .state where command(from, to) == nil && !registers(event, reader):
      return breach("changes '\(event.member)' of", event, actor, other, reader)
    default: return nil
    }
  }

  /// What is wrong with a call that `composition` makes on behalf of the role that called it: to
  /// create and to hand over is its own affair, to command in another's name is not.
  private func breach(
    ofErrand event: Event, by runner: Participant, _ other: Participant, _ reader: LogReader
  ) -> Breach? {
    guard event.kind == .call, !event.isCreation, !LifeCycle.methods.contains(event.baseName),
      !reader.handsOver(event), let asker = reader.asker(of: event), asker.role != other.role,
      !isAllowed(event, asker.role, other.role, asker, reader)
    else { return nil }
    return breach("has '\(runner.type)' call '\(event.member)' of", event, asker, other, reader)
  }

  private func isAllowed(
    _ call: Event, _ from: Role, _ to: Role, _ actor: Participant, _ reader: LogReader
  ) -> Bool {
    if LifeCycle.isInherited(call, from: actor) || reader.log.isDelivered(call) { return true }
    if from == .model { return false }
    if call.isCreation, mayName(from, to) { return true }
    if !call.isCreation, let direction = command(from, to),
      direction.only.isEmpty || direction.only.contains(call.baseName)
    {
      return true
    }
    return notification(to, from) != nil
      && (reader.isSubscription(call, from: to, to: from) || reader.isQuery(call))
  }

  /// Whether a change of state is the registration that `A ⇢ B` allows: B sets A's delegate.
  private func registers(_ change: Event, _ reader: LogReader) -> Bool {
    reader.log.bindings.contains { binding in
      binding.source == change.to && binding.sink == change.from
        && binding.member == change.member
    }
  }

  private func breach(
    _ verb: String, _ event: Event, _ actor: Participant, _ other: Participant,
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

  /// Where somebody did something: the method that he was in, or the event's own place.
  private func place(
    _ event: Event, of actor: Participant, _ reader: LogReader
  ) -> SourceLocation? {
    let call = reader.call(of: actor.id, around: event)
    guard let file = call?.file ?? event.file, let line = call?.line ?? event.line else {
      return nil
    }
    return SourceLocation(file: file, line: line, column: 1)
  }
}

extension Event {
  /// Whether it is the call of an initialiser.
  var isCreation: Bool { kind == .call && baseName == "init" }

  /// The method's name without its labels.
  var baseName: String { String(member.prefix { $0 != "(" && $0 != "?" }) }
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

  static func isInherited(_ call: Event, from actor: Participant) -> Bool {
    containers.contains(actor.type) && methods.contains(call.baseName)
  }
}
