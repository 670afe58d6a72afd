import Metrics
public import Trace

/// The permission in a contract for an act of one role on another, or the lack of one.
public enum Permission: String, Sendable, Hashable, CaseIterable {
  /// `A → B`: A commands B.
  case command
  /// `A ⇢ B`: A notifies B.
  case notification
  /// `B ⇢ A`: A registers with B, or ends its registration.
  case subscription
  /// `B ⇢ A`: A reads B.
  case reading
  /// `B ⇢ A`: A creates B, in order to register with it.
  case creation
  /// `composition` builds, connects, and reads what it passes on.
  case composition
  /// A container of the library calls a method of every screen, such as `viewDidLoad()`; this is
  /// not a message of the pattern.
  case lifeCycle = "life cycle"
  /// Nothing allows it.
  case forbidden
}

/// A relation of one role to another, with its permission.
public struct RoleRelation: Sendable, Hashable {
  /// The role that acts or names.
  public let from: Role
  /// The role that is acted on or named.
  public let to: Role
  /// The permission for it.
  public let permission: Permission
  /// Indicates whether the source names the other role only through a protocol.
  public let isByProtocol: Bool

  /// Creates a relation of two roles.
  public init(from: Role, to: Role, permission: Permission, isByProtocol: Bool = false) {
    self.from = from
    self.to = to
    self.permission = permission
    self.isByProtocol = isByProtocol
  }
}

/// An event between two roles, with the judgement of the contract.
struct JudgedEvent {
  let event: Event
  /// The responsible participant: the acting one, or the one that requested it of `composition`.
  let actor: Participant
  let other: Participant
  /// The participant of `composition` that acts on the actor's behalf.
  var runner: Participant?
  let permission: Permission
}

extension Contract {
  /// Returns the contract's judgement of an event; `nil` if it does not concern two roles.
  func judged(_ event: Event, _ reader: LogReader) -> JudgedEvent? {
    guard let actor = reader.participant(event.from), let other = reader.participant(event.to),
      actor.role != other.role
    else { return nil }
    if actor.role == .composition { return delegatedCommand(event, actor, other, reader) }
    return permission(of: event, by: actor, on: other, reader).map {
      JudgedEvent(event: event, actor: actor, other: other, permission: $0)
    }
  }

  /// Returns the judgement of an act of `composition`.
  ///
  /// It may create, read and pass on objects itself. A command on another role's behalf is
  /// attributed to the role that called it or ran its closure.
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

  /// Returns whether one role may notify another, or call `composition` and so run its closures.
  private func mayBind(_ source: Role, _ sink: Role) -> Bool {
    notification(source, sink) != nil || (sink == .composition && command(source, sink) != nil)
  }

  /// Returns whether a change of state is a registration under `A ⇢ B`: B sets A's delegate.
  private func registers(_ change: Event, _ interaction: Interaction, _ reader: LogReader) -> Bool {
    reader.log.bindings.contains { binding in
      binding.source == change.to && binding.sink == change.from
        && binding.member == interaction.name
    }
  }
}
