public import Diagnostics
public import Trace

/// One place where the source of one role names another.
public struct Knowledge: Sendable, Hashable {
  /// The way in which the other role is named.
  public enum Manner: String, Sendable, Hashable, CaseIterable {
    /// By a type that has the role.
    case direct
    /// By a protocol that a type of the role adopts.
    case byProtocol = "by protocol"
    /// By a protocol whose name ends in `Delegate`, `DataSource` or `Observer`: the types that
    /// adopt it are notified, not commanded.
    case byBinding = "by binding"
  }

  /// The role whose source it is.
  public let from: Role
  /// The role that is named.
  public let to: Role
  /// The sides of both: the screen's, which is nobody's role, or those of the roles.
  public let sides: KnowingPair
  /// The way in which it is named.
  public let manner: Manner
  /// The declaration in whose source the name is.
  public let type: String
  /// The type or protocol that is named.
  public let names: String
  /// The place where it is named.
  public let location: SourceLocation
}

extension Knowledge.Manner {
  /// Creates the manner in which a protocol's name names its adopting types.
  init(naming protocolName: String) {
    let isBinding = ["Delegate", "DataSource", "Observer"].contains(where: protocolName.hasSuffix)
    self = isBinding ? .byBinding : .byProtocol
  }
}

extension TypeIndex {
  /// Returns the places where the files' declarations name a role, in file order.
  ///
  /// A declaration without a role of its own counts as part of the type that it extends or is
  /// nested in, and not at all if that has none. A type that names a protocol in order to adopt it
  /// knows no role by that.
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

  /// The roles that a type knows by naming a type or protocol, and how.
  func roles(named name: String) -> [(role: Role, manner: Knowledge.Manner)] {
    if isProtocol(name) {
      let manner = Knowledge.Manner(naming: name)
      return roles(adopting: name).sorted().map { ($0, manner) }
    }
    return role(of: name).map { [($0, .direct)] } ?? []
  }
}
