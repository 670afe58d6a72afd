public import Diagnostics
public import Documents
public import Identifiers

/// In what the contract of a variant differs from that of its pattern.
public struct ContractChange: Sendable, Hashable {
  /// The roles that the pattern does not have, or that do something else here.
  public let roles: [DeclaredRole]
  /// The directions that are allowed besides.
  public let allowed: [Direction]
  /// The directions that the pattern allows and the variant does without.
  public let forbidden: [Direction]

  /// Reads a change: `roles`, as in a pattern's contract, and the lists of directions `allows` and
  /// `forbids`.
  ///
  /// Faults go to the fields' collector; what was faulty is left out.
  ///
  /// - Parameter fields: The mapping in which the change is.
  public init(reading fields: Fields) {
    let reader = RoleReader(fields.optional("roles"), fields.collector)
    roles = reader.declared
    allowed = Self.directions("allows", fields, reader)
    forbidden = Self.directions("forbids", fields, reader)
  }

  private static func directions(_ key: String, _ fields: Fields, _ roles: RoleReader)
    -> [Direction]
  {
    (fields.optionalList(key) ?? []).compactMap {
      DirectionReader.read($0, roles, fields.collector)
    }
  }
}

extension Contract {
  /// The contract of a variant of the pattern.
  ///
  /// - Parameters:
  ///   - change: In what it differs; `nil` if it is the same.
  ///   - id: The variant's identifier.
  ///   - title: What people call the variant.
  ///   - module: The variant's module.
  /// - Returns: The contract, in which what is allowed besides comes last.
  public func changed(
    by change: ContractChange?, id: PatternID, title: String, module: String
  ) -> Contract {
    let forbidden = Set((change?.forbidden ?? []).map(\.description))
    let kept = directions.filter { !forbidden.contains($0.description) }
    let own = change?.roles ?? []
    let roles = roles.map { role in own.first { $0.role == role.role } ?? role }
    return Contract(
      id: change == nil ? self.id : id, title: title, module: module,
      roles: roles + own.filter { !declares($0.role) }, directions: kept + (change?.allowed ?? []),
      presents: presents, file: file)
  }

  /// Returns the parts of a change that change nothing: a direction that the pattern does not have
  /// is forbidden, or one that it has is allowed.
  public func needless(in change: ContractChange) -> [Diagnostic] {
    let own = Set(directions.map(\.description))
    let missing = change.forbidden.filter { !own.contains($0.description) }
    let present = change.allowed.filter { own.contains($0.description) }
    return missing.map { direction in
      Diagnostic(
        .contractChange, at: direction.location,
        "the contract of '\(id)' has no '\(direction)' that could be forbidden",
        explanation: "It has: \(directions.map(\.description).joined(separator: "; ")).")
    }
      + present.map { direction in
        Diagnostic(
          .contractChange, at: direction.location,
          "the contract of '\(id)' allows '\(direction)' already", suggestion: "remove it")
      }
  }
}
