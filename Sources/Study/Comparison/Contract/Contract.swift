public import Diagnostics
public import Identifiers
public import Trace

/// The rules of a pattern: its roles, and which role may command or notify which.
///
/// Everything else is forbidden.
public struct Contract: Sendable, Hashable, Identifiable {
  /// The pattern's identifier: `passive-mvp`.
  public let id: PatternID
  /// The display name.
  public let title: String
  /// The module in `Sources/Patterns`: `PassiveMVP`.
  public let module: String
  /// Its roles, in source order.
  public let roles: [DeclaredRole]
  /// The allowed directions between them, in source order.
  public internal(set) var directions: [Direction]
  /// The role that turns values into displayed text or colours; `nil` if the contract names none.
  public let presents: Role?
  /// The file that contains it.
  public let file: String
  /// The location where its module is named; the file, if that is not known.
  public let moduleLocation: SourceLocation

  /// Creates a contract from its parts.
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
  /// The location of the declaration.
  public let location: SourceLocation
}

/// A permission of a contract for one role towards another.
public struct Direction: Sendable, Hashable {
  /// The role that commands or notifies.
  public let from: Role
  /// The role that is commanded or notified.
  public let to: Role
  /// The kind of the direction.
  public let kind: DirectionKind
  /// `(p)`: the other role is named only through a protocol.
  public internal(set) var byProtocol: Bool
  /// `(w)`: references are weak.
  public internal(set) var weakly: Bool
  /// `(only …)`: the methods that may be called; empty if all may.
  public internal(set) var only: [String]
  /// The location of the direction in the contract.
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
  /// The direction in the notation of contracts: `presenter → view (p, w)`.
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
  /// The arrow that represents it in prose.
  public var arrow: String {
    switch self {
    case .command: "→"
    case .notification: "⇢"
    }
  }
}

extension Contract {
  /// Returns the direction that lets one role command another, if there is one.
  public func command(_ from: Role, _ to: Role) -> Direction? {
    directions.first { $0.kind == .command && $0.from == from && $0.to == to }
  }

  /// Returns the direction that lets one role notify another, if there is one.
  public func notification(_ from: Role, _ to: Role) -> Direction? {
    directions.first { $0.kind == .notification && $0.from == from && $0.to == to }
  }

  /// Returns whether a role is declared; `composition` always is.
  public func declares(_ role: Role) -> Bool {
    role == .composition || roles.contains { $0.role == role }
  }

  /// The roles that decide how the app responds to an input: those that may command the model, and
  /// those to which a dispatcher delivers.
  public var deciding: Set<Role> {
    Set(
      directions.filter { direction in
        direction.kind == .command && direction.to == .model && direction.from != .composition
          || direction.kind == .notification && direction.from == .dispatcher
      }.map { $0.kind == .command ? $0.from : $0.to })
  }
}
