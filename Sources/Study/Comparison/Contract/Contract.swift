public import Diagnostics
public import Identifiers
public import Trace

/// The rules of a pattern: its roles, and which role may command or notify which.
///
/// The rest is forbidden.
public struct Contract: Sendable, Hashable, Identifiable {
  /// The pattern's identifier: `passive-mvp`.
  public let id: PatternID
  /// The name that people use for it.
  public let title: String
  /// The module in `Sources/Patterns`: `PassiveMVP`.
  public let module: String
  /// Its roles, in the order written.
  public let roles: [DeclaredRole]
  /// The directions that are allowed between them, in the order written.
  public internal(set) var directions: [Direction]
  /// The role that turns values into what is seen; `nil` if the contract does not say so.
  public let presents: Role?
  /// The file in which it is.
  public let file: String
  /// The place where its module is named; the file, if that is not known.
  public let moduleLocation: SourceLocation

  /// A contract from its parts.
  public init(
    id: PatternID, title: String, module: String, roles: [DeclaredRole], directions: [Direction],
    presents: Role? = nil, file: String, moduleLocation: SourceLocation? = nil
  ) {
    self.id = id
    self.title = title
    self.module = module
    self.roles = roles
    self.directions = directions
    self.presents = presents
    self.file = file
    self.moduleLocation = moduleLocation ?? SourceLocation(file: file)
  }
}

/// A role as a pattern declares it.
public struct DeclaredRole: Sendable, Hashable {
  /// The role.
  public let role: Role
  /// The role's task in this pattern, in a sentence.
  public let text: String
  /// The place where it is declared.
  public let location: SourceLocation
}

/// One thing that a contract allows between two roles.
public struct Direction: Sendable, Hashable {
  /// The role that commands or notifies.
  public let from: Role
  /// The role that is commanded or notified.
  public let to: Role
  /// The kind of the direction: command or notification.
  public let kind: DirectionKind
  /// `(p)`: only through a protocol.
  public internal(set) var byProtocol: Bool
  /// `(w)`: what is held is held weakly.
  public internal(set) var weakly: Bool
  /// `(only …)`: the only methods that may be called; empty for all.
  public internal(set) var only: [String]
  /// The place at which it is written.
  public let location: SourceLocation
}

/// The kind of a direction: which role knows the other.
public enum DirectionKind: Sendable, Hashable {
  /// `A -> B`: A holds B and calls it.
  case command
  /// `A ~> B`: B registered with A; A does not name B's type.
  case notification
}

extension Direction: CustomStringConvertible {
  /// The direction as a contract writes it: `presenter → view (p, w)`.
  public var description: String {
    let marks = [
      byProtocol ? "p" : nil, weakly ? "w" : nil,
      only.isEmpty ? nil : "only \(only.joined(separator: " "))",
    ].compactMap(\.self)
    let qualifiers = marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
    return "\(from.rawValue) \(kind.arrow) \(to.rawValue)\(qualifiers)"
  }
}

extension DirectionKind {
  /// The sign that represents it in prose.
  public var arrow: String {
    switch self {
    case .command: "→"
    case .notification: "⇢"
    }
  }
}

extension Contract {
  /// The direction by which one role may command another, if there is one.
  public func command(_ from: Role, _ to: Role) -> Direction? {
    directions.first { $0.kind == .command && $0.from == from && $0.to == to }
  }

  /// The direction by which one role may notify another, if there is one.
  public func notification(_ from: Role, _ to: Role) -> Direction? {
    directions.first { $0.kind == .notification && $0.from == from && $0.to == to }
  }

  /// Returns whether a role is declared; `composition` always is.
  public func declares(_ role: Role) -> Bool {
    role == .composition || roles.contains { $0.role == role }
  }

  /// The roles that decide what an input leads to: those that may command the model, and those to
  /// which a dispatcher delivers.
  public var deciding: Set<Role> {
    Set(
      directions.filter { direction in
        direction.kind == .command && direction.to == .model && direction.from != .composition
          || direction.kind == .notification && direction.from == .dispatcher
      }.map { $0.kind == .command ? $0.from : $0.to })
  }
}
