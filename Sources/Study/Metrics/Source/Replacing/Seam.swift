/// A place at which a test can put something else in a neighbour's place, without changing the
/// code.
///
/// The word is Michael Feathers's (“Working Effectively with Legacy Code”, 2004).
public struct Seam: Sendable, Hashable {
  /// The kind of thing that the other one has to be.
  public let kind: SeamKind
  /// The property or the initialiser's parameter, after its type: `CounterPresenter.view`.
  public let name: String
}

/// The kind of thing that a test must put in a neighbour's place.
public enum SeamKind: String, Sendable, Hashable, CaseIterable {
  /// An object whose type adopts a protocol.
  case `protocol`
  /// A closure of the right type.
  case closure
}

/// A property that others can set, or a parameter of an initialiser.
struct InjectionPoint: Sendable, Hashable, Codable {
  /// The type that it belongs to.
  let owner: String
  let name: String
  /// Says whether it takes a closure.
  let isFunction: Bool
  /// The types that it names.
  let types: [Mention]
}

extension TypeIndex {
  /// The seams in some files: of a property and the parameter that fills it, one.
  func seams(in files: [FileFacts]) -> [Seam] {
    var seen: Set<String> = []
    return files.flatMap(\.openings).compactMap { opening in
      guard opening.isFunction || opening.types.flatMap({ resolve($0) }).contains(where: isProtocol)
      else { return nil }
      let name = "\(opening.owner).\(opening.name)"
      guard seen.insert(name).inserted else { return nil }
      return Seam(kind: opening.isFunction ? .closure : .protocol, name: name)
    }
  }
}
