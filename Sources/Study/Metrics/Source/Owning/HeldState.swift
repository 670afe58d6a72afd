public import Diagnostics
public import Trace

/// A property that stores a changing value of the domain.
public struct HeldState: Sendable, Hashable {
  /// The role of the property's owner.
  public let role: Role
  /// The type that declares the property.
  public let type: String
  /// The property, prefixed with its type: `CounterView.count`.
  public let property: String
  /// The type of the domain value.
  public let state: String
  /// The location of the declaration.
  public let location: SourceLocation
}

/// A stored property that holds a participant of another role.
public struct HeldParticipant: Sendable, Hashable {
  /// The role of the property's owner.
  public let from: Role
  /// The role that is held.
  public let to: Role
  /// The property, prefixed with its type: `CounterPresenter.view`.
  public let property: String
  /// The type that declares the property.
  public let type: String
  /// Indicates whether the property does not keep the participant alive.
  public let isWeak: Bool
  /// The location of the declaration.
  public let location: SourceLocation
}

extension TypeIndex {
  /// Returns the variables of participants that store a domain value with transitions.
  ///
  /// A value in an optional or an array counts; one in the argument of a generic type does not.
  func heldStates(in files: [FileFacts], of domain: [FileFacts]) -> [HeldState] {
    let states = Set(domain.flatMap(\.states).joined.map(\.name))
    return files.flatMap(\.declarations).flatMap { declaration -> [HeldState] in
      guard let role = role(of: declaration) else { return [] }
      return declaration.stored.compactMap { property in
        guard !property.isConstant,
          let state = property.types.first(where: {
            $0.container == nil && states.contains($0.name)
          })
        else { return nil }
        return HeldState(
          role: role, type: declaration.name, property: "\(declaration.name).\(property.name)",
          state: state.name, location: property.location)
      }
    }
  }

  /// Returns the stored properties through which types of one role hold those of another.
  func holdings(in files: [FileFacts]) -> [HeldParticipant] {
    files.flatMap { file in
      file.declarations.flatMap { declaration -> [HeldParticipant] in
        guard let role = role(of: declaration) else { return [] }
        return declaration.stored.flatMap { property in
          let names = property.types.filter { !$0.isArgument(ofAny: { self.role(of: $0) != nil }) }
            .flatMap { resolve($0) }
          let held = Set(names.flatMap { roles(named: $0) }.map(\.role))
          return held.sorted().filter { $0 != role }.map { other in
            HeldParticipant(
              from: role, to: other, property: "\(declaration.name).\(property.name)",
              type: declaration.name, isWeak: property.isWeak, location: property.location)
          }
        }
      }
    }
  }
}
