import Identifiers
import SwiftSyntax
import Trace

extension SourceLibrary {
  /// Returns the ownership in an implementation, from its source and its sample's domain.
  ///
  /// - Parameters:
  ///   - facts: The facts from the implementation's source.
  ///   - objects: The names of the classes that have objects in recordings. A class with
  ///     subclasses is a holder only if it is among them. By default, every class without
  ///     subclasses counts.
  /// - Returns: Its classes and what they hold; tokens are not resolved yet.
  /// - Complexity: O(*n*) in the number of declarations and closures.
  public func ownership(in facts: SourceFacts, objects: Set<String>? = nil) -> TypeOwnership {
    let ownership = OwnershipReader(
      files(visibleTo: facts), library: library, index: facts.index, objects: objects ?? []
    ).ownership
    return objects.map(ownership.limited) ?? ownership
  }
}

/// Follows the stored properties of classes to the classes of the objects that they hold.
private struct OwnershipReader {
  private let index: TypeIndex
  private let files: [FileFacts]
  /// The declarations of a type and its extensions, by the type's name.
  private let declarations: [String: [Declaration]]
  /// The subclasses of a class, by its name.
  private let heirs: [String: [String]]
  /// The classes that are known to have objects of their own.
  private let objects: Set<String>

  init(_ files: [FileFacts], library: [FileFacts], index: TypeIndex, objects: Set<String>) {
    self.index = index
    self.objects = objects
    self.files = files
    let all = files.flatMap(\.declarations)
    let containers = library.flatMap(\.declarations).filter { Self.containers.contains($0.name) }
    declarations = Dictionary(grouping: all + containers.map(\.withoutContents), by: \.name)
    heirs = all.reduce(into: [:]) { heirs, declaration in
      guard declaration.kind == .class, let parent = declaration.superclass(index) else { return }
      heirs[parent, default: []].append(declaration.name)
    }
  }

  /// The classes of the user-interface library that hold screens; other widgets are parts of them.
  private static let containers: Set<String> = [
    "Window", "NavigationController", "TabBarController",
  ]

  var ownership: TypeOwnership {
    let types = declarations.keys.sorted().compactMap(node)
    let held = types.flatMap { type in
      lineage(of: type.name).flatMap { edges(of: type, declaredBy: $0) }
    }
    let captures = files.filter { $0.area.module != nil }.flatMap { file in
      file.captures.compactMap { capture in
        node(capture.owner).map {
          ClosureCapture(
            type: $0, member: capture.member, strength: capture.strength,
            location: capture.location)
        }
      }
    }
    let used = Set(held.flatMap { [$0.holder, $0.held].compactMap(\.self) })
    return TypeOwnership(
      types: types.filter { used.contains($0) || !Self.containers.contains($0.name) },
      edges: held, captures: captures)
  }

  /// Returns a class that has a role, has objects and is not a token.
  ///
  /// A class has objects if it has no subclasses or if objects of it were recorded.
  private func node(_ name: String) -> OwningType? {
    guard heirs[name] == nil || objects.contains(name), isClass(name), !OwningToken.isToken(name),
      let role = index.role(of: name)
    else { return nil }
    return OwningType(name: name, side: index.isScreen(name) ? .screen : .role(role))
  }

  private func isClass(_ name: String) -> Bool {
    declarations[name]?.contains { $0.kind == .class || $0.kind == .actor } == true
  }

  /// Returns a class and its superclasses, as far as the files declare them.
  private func lineage(of name: String) -> [Declaration] {
    var (found, seen) = ([Declaration](), Set<String>())
    var next: String? = name
    while let name = next, seen.insert(name).inserted {
      let own = declarations[name] ?? []
      found += own
      next = own.lazy.compactMap { $0.superclass(index) }.first
    }
    return found
  }

  private func edges(of holder: OwningType, declaredBy declaration: Declaration) -> [OwnershipEdge]
  {
    declaration.stored.flatMap { property in
      ends(of: property, path: property.name, strength: property.strength, seen: [])
        // A type on the token's own side keeps its subscribers' tokens; it does not subscribe.
        .filter { end in end.token.flatMap(index.role).map(Side.role) != holder.side }.map { end in
          OwnershipEdge(
            holder: holder, held: end.held, strength: end.strength, property: end.path,
            token: end.token, isByProtocol: end.isByProtocol, location: property.location)
        }
    }
  }

  /// The type at the end of a property's path, and how the property holds it.
  private struct HeldEnd: Hashable {
    var held: OwningType?
    var strength: OwnershipStrength
    var path: String
    var token: String?
    var isByProtocol = false
  }

  private func ends(
    of property: StoredProperty, path: String, strength: OwnershipStrength, seen: Set<String>
  ) -> [HeldEnd] {
    var found: [HeldEnd] = []
    // The declaration of a generic participant shows what it does with its type arguments.
    for mention in property.types where !mention.isArgument(ofAny: { node($0) != nil }) {
      if OwningToken.isToken(mention.name) {
        // A weak reference only lists a token; it is the other end of the registration.
        guard strength == .strong else { continue }
        found.append(HeldEnd(strength: .token, path: path, token: mention.name))
        continue
      }
      for name in index.resolve(mention) {
        found += ends(of: name, path: path, strength: strength, seen: seen)
      }
    }
    var known: Set<HeldEnd> = []
    return found.filter { known.insert($0).inserted }
  }

  private func ends(
    of name: String, path: String, strength: OwnershipStrength, seen: Set<String>
  ) -> [HeldEnd] {
    guard !seen.contains(name) else { return [] }
    let seen = seen.union([name])
    if index.isProtocol(name) {
      return index.types(adopting: name).compactMap(node).map {
        HeldEnd(held: $0, strength: strength, path: path, isByProtocol: true)
      }
    }
    let own = node(name).map { HeldEnd(held: $0, strength: strength, path: path) }
    if own != nil || heirs[name] != nil && isClass(name) {
      return (own.map { [$0] } ?? [])
        + (heirs[name] ?? []).flatMap { ends(of: $0, path: path, strength: strength, seen: seen) }
    }
    return (declarations[name] ?? []).filter { $0.kind != .protocol }.flatMap(\.stored).flatMap {
      inner in
      ends(
        of: inner, path: "\(path).\(inner.name)",
        strength: inner.strength == .strong ? strength : inner.strength, seen: seen)
    }
  }
}

extension StoredProperty {
  fileprivate var strength: OwnershipStrength { isUnowned ? .unowned : isWeak ? .weak : .strong }
}

extension Declaration {
  /// Returns its superclass, as far as the index knows it.
  fileprivate func superclass(_ index: TypeIndex) -> String? {
    guard kind == .class, let first = inherited.first.flatMap({ index.resolve($0).first }),
      !index.isProtocol(first)
    else { return nil }
    return first
  }

  /// The declaration without its stored properties, for a class whose contents are not shown.
  fileprivate var withoutContents: Declaration {
    var copy = self
    copy.stored = []
    return copy
  }
}
