public import Diagnostics
public import Trace

/// A reference in the source of one role to another role.
public struct Knowledge: Sendable, Hashable {
  /// The way the other role is named.
  public enum Manner: String, Sendable, Hashable, CaseIterable {
    /// By a type that has the role.
    case direct
    /// By a protocol that a type of the role adopts.
    case byProtocol = "by protocol"
    /// By a protocol whose name ends in `Delegate`, `DataSource` or `Observer`: the types that
    /// adopt it are notified, not commanded.
    case byBinding = "by binding"
  }

  /// The role whose source contains the name.
  public let from: Role
  /// The role that is named.
  public let to: Role
  /// The sides of both ends: the screen, which belongs to no role, or the side of a role.
  public let sides: KnowingPair
  /// The way it is named.
  public let manner: Manner
  /// The declaration whose source contains the name.
  public let type: String
  /// The type or protocol that is named.
  public let names: String
  /// The location of the name.
  public let location: SourceLocation
}

extension Knowledge.Manner {
  /// Creates the manner for a protocol with a name.
  init(naming protocolName: String) {
    let isBinding = ["Delegate", "DataSource", "Observer"].contains(where: protocolName.hasSuffix)
    self = isBinding ? .byBinding : .byProtocol
  }
}

extension TypeIndex {
  /// Returns the references to roles in the files' declarations, in file order.
  ///
  /// A declaration without its own role counts as part of the type that it extends or is nested
  /// in. If that has no role either, the declaration does not count. Naming a protocol in order to
  /// adopt it does not count as a reference.
  func knowledge(in files: [FileFacts]) -> [Knowledge] {
    files.flatMap { file in
      file.declarations.flatMap { declaration -> [Knowledge] in
        guard let role = role(of: declaration), declaration.kind != .protocol else { return [] }
        let adopted = Set(declaration.inherited.map(\.location))
        return declaration.mentions.flatMap { mention in
          resolve(mention).flatMap { name -> [Knowledge] in
            if isProtocol(name), adopted.contains(mention.location) { return [] }
            let from: Side = isScreen(declaration.name) ? .screen : .role(role)
            return roles(named: name).map { known in
              let to: Side = isScreen(name) ? .screen : .role(known.role)
              return Knowledge(
                from: role, to: known.role, sides: KnowingPair(from: from, to: to),
                manner: known.manner, type: declaration.name, names: name,
                location: mention.location)
            }
          }
        }
      }
    }
  }

  /// Returns the roles known by naming a type or protocol, and how each is named.
  func roles(named name: String) -> [(role: Role, manner: Knowledge.Manner)] {
    if isProtocol(name) {
      let manner = Knowledge.Manner(naming: name)
      return roles(adopting: name).sorted().map { ($0, manner) }
    }
    return role(of: name).map { [($0, .direct)] } ?? []
  }
}
