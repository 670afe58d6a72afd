import Metrics
public import Trace

/// The sentence of a contract that lets one role do something with another, or the lack of one.
public enum Permission: String, Sendable, Hashable, CaseIterable {
  /// `A → B`: A commands B.
  case command
  /// `A ⇢ B`: A notifies B.
  case notification
  /// `B ⇢ A`: A registers with B, or takes its registration back.
  case subscription
  /// `B ⇢ A`: A reads B.
  case reading
  /// `B ⇢ A`: A makes B, with which it registers.
  case creation
  /// `composition` builds, connects and reads what it hands over.
  case composition
  /// A container of the library calls what it calls on every screen, such as `viewDidLoad()`: no
  /// message of the pattern.
  case lifeCycle = "life cycle"
  /// No sentence allows it.
  case forbidden
}

/// That one role has to do with another, and what allows it.
public struct RoleRelation: Sendable, Hashable {
  /// The role that acts or names.
  public let from: Role
  /// The role that is acted on or named.
  public let to: Role
  /// The permission that allows it.
  public let permission: Permission
  /// Says whether source names the other role by a protocol only.
  public let isByProtocol: Bool

  /// A relation of two roles.
  public init(from: Role, to: Role, permission: Permission, isByProtocol: Bool = false) {
    self.from = from
    self.to = to
    self.permission = permission
    self.isByProtocol = isByProtocol
  }
}

/// An event between two roles, and what its contract says of it.
struct JudgedEvent {
  let event: Event
  /// The participant that answers for it: the one that acts or, for what `composition` does on
  /// request, the one that requested it.
  let actor: Participant
  /// The participant that is acted on.
  let other: Participant
  /// The participant of `composition` that does it in the actor's name.
  var runner: Participant?
  let permission: Permission
}

extension Contract {
  /// Returns the contract's judgement of an event; `nil` if it is no affair between two roles.
  func judged(_ event: Event, _ reader: LogReader) -> JudgedEvent? {
    guard let actor = reader.participant(event.from), let other = reader.participant(event.to),
      actor.role != other.role
    else { return nil }
    if actor.role == .composition { return delegatedCommand(event, actor, other, reader) }
    return permission(of: event, by: actor, on: other, reader).map {
      JudgedEvent(event: event, actor: actor, other: other, permission: $0)
    }
  }

  /// Returns the judgement of an act of `composition`: creating, reading and handing over are its
  /// own affair; a command in another's name is that of the role that called it or ran its closure.
  private func delegatedCommand(
    _ event: Event, _ runner: Participant, _ other: Participant, _ reader: LogReader
  ) -> JudgedEvent? {
    let own = { (permission: Permission) in
      JudgedEvent(event: event, actor: runner, other: other, permission: permission)
    }
    if event.kind == .notify { return own(.notification) }
    guard let interaction = Interaction(event) else { return nil }
    if interaction.kind == .call, reader.log.isDelivered(event) { return own(.notification) }
    guard interaction.kind != .read, !event.isCreation,
      !LifeCycle.methods.contains(interaction.name),
      !interaction.handsOver,
      let requester = reader.requester(
        of: event, isObserved: { notification($0, .composition) != nil }),
      requester.role != other.role,
      permission(of: event, by: requester, on: other, reader) == .forbidden
    else { return own(.composition) }
    return JudgedEvent(
      event: event, actor: requester, other: other, runner: runner, permission: .forbidden)
  }

  private func permission(
    of event: Event, by actor: Participant, on other: Participant, _ reader: LogReader
  ) -> Permission? {
    if event.kind == .bind || event.kind == .notify {
      return mayBind(actor.role, other.role) ? .notification : .forbidden
    }
    return Interaction(event).map { permission(of: event, $0, by: actor, on: other, reader) }
  }

  private func permission(
    of event: Event, _ interaction: Interaction, by actor: Participant, on other: Participant,
    _ reader: LogReader
  ) -> Permission {
    let (from, to) = (actor.role, other.role)
    if interaction.kind == .call {
      if LifeCycle.contains(interaction.name, calledBy: actor) { return .lifeCycle }
      if reader.log.isDelivered(event) { return .notification }
    }
    if from == .model { return .forbidden }
    let direction = command(from, to)
    let notifiesBack = notification(to, from) != nil
    if event.isCreation {
      if direction.map({ !$0.byProtocol }) == true { return .command }
      return notifiesBack ? .creation : .forbidden
    }
    if direction?.covers(interaction.name) == true { return .command }
    guard notifiesBack else { return .forbidden }
    switch interaction.kind {
    case .call:
      if reader.isSubscription(event, from: to, to: from) { return .subscription }
      return reader.isQuery(event) ? .reading : .forbidden
    case .read: return .reading
    case .write: return registers(event, interaction, reader) ? .subscription : .forbidden
    }
  }

  /// Returns whether one role may notify another; a closure of `composition` may be run by a role
  /// that may call it.
  private func mayBind(_ source: Role, _ sink: Role) -> Bool {
    notification(source, sink) != nil || (sink == .composition && command(source, sink) != nil)
  }

  /// Returns whether a change of state is the registration that `A ⇢ B` allows: B sets A's
  /// delegate.
  private func registers(_ change: Event, _ interaction: Interaction, _ reader: LogReader) -> Bool {
    reader.log.bindings.contains { binding in
      binding.source == change.to && binding.sink == change.from
        && binding.member == interaction.name
    }
  }
}
