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
