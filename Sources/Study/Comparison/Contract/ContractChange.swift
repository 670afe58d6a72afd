public import Diagnostics
public import Documents
public import Identifiers

/// The difference between the contract of a variant and that of its pattern.
public struct ContractChange: Sendable, Hashable {
  /// The roles that the pattern does not have, or that have another task here.
  public let roles: [DeclaredRole]
  /// The directions that are allowed in addition.
  public let allowed: [Direction]
  /// The directions that the pattern allows and the variant forbids.
  public let forbidden: [Direction]

  /// Reads the `roles` of a change, and its lists of directions `allows` and `forbids`.
  ///
  /// Errors are reported to the fields' collector, and the erroneous entries are left out.
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
  /// Returns the contract of a variant of the pattern.
  ///
  /// - Parameters:
  ///   - change: The difference; `nil` if there is none.
  ///   - id: The variant's identifier; it is used only if there is a change.
  ///   - title: The variant's display name.
  ///   - module: The variant's module.
  /// - Returns: The contract, with the additional directions last.
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
      presents: presents, file: file, moduleLocation: moduleLocation)
  }

  /// Returns diagnostics for parts of a change without effect: forbidding a direction that the
  /// pattern does not have, or allowing one that it has.
  public func needless(in change: ContractChange) -> [Diagnostic] {
    let own = Set(directions.map(\.description))
    let missing = change.forbidden.filter { !own.contains($0.description) }
    let present = change.allowed.filter { own.contains($0.description) }
    return missing.map { direction in
      Diagnostic(
        .contractChange, at: direction.location,
        "the contract of '\(id)' has no '\(direction)' to forbid",
        explanation: "Its directions: \(directions.map(\.description).joined(separator: "; ")).")
    }
      + present.map { direction in
        Diagnostic(
          .contractChange, at: direction.location,
          "the contract of '\(id)' already allows '\(direction)'", suggestion: "remove it")
      }
  }
}
